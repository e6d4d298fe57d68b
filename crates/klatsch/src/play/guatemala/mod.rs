//! Guatemala Café in the terminal.

mod balance;
mod draw;
mod panel;
mod typing;
mod words;

use ::words::Message;
use guatemala::{
    Action, Coffee, Content, EXTRA_STEP_PRICE, FREE_STEPS, Frame, Guatemala, Harbour, Open, Piece,
    RING_SPACES, Seen, View,
};
use table::Seat;

use super::canvas::Canvas;
use super::names::Names;
use super::screen::{Command, Form, Question, Screen, SeatView};

/// Longer lists of places are typed.
const LONG_MENU: usize = 80;

impl Screen for Guatemala {
    const TITLE: &'static str = "game-guatemala";
    const AIM: &'static str = "guatemala-aim";
    #[cfg(test)]
    const FITS: &'static [&'static str] =
        &["seats=2", "seats=3", "seats=4", "seats=3 market=players", "seats=2"];
    const FILLERS: &'static [&'static str] = &[];
    const FORMS: &'static [Form] = words::FORMS;
    const COMMANDS: &'static [Command] = &[
        Command { name: "market", form: "market", does: "guatemala-help-market" },
        Command { name: "board", form: "board", does: "guatemala-help-board" },
        Command { name: "offers", form: "offers [SPACE]", does: "guatemala-help-offers" },
        Command { name: "legend", form: "legend", does: "guatemala-help-legend" },
    ];

    fn tables(seat_view: &SeatView<Guatemala>) -> Vec<Canvas> {
        panel::tables(seat_view)
    }

    fn question(seat_view: &SeatView<Guatemala>) -> Question<Action> {
        let obvious = if let [only] = seat_view.legal[..] { Some(only) } else { None };
        let prompt = seat_view.prompt(seat_view.view.open.round());
        let tip = match seat_view.view.open.frame() {
            Frame::Place { piece: Piece::Road, .. } => Some(Message::new("guatemala-tip-road")),
            Frame::ArrangePiece => Some(Message::new("guatemala-tip-lot")),
            _ if is_buyers_place(seat_view) => Some(Message::new("guatemala-tip-buyer")),
            _ => None,
        };
        Question { sentence: seat_view.asked(tip), prompt, menu: menu(seat_view), obvious }
    }

    /// G3.1: the third piece ends the turn by itself.
    fn may_end_unsaid(action: &Action) -> bool {
        matches!(action, Action::Worker(_) | Action::Hut(_) | Action::Ship(_) | Action::Road(_))
    }

    fn vocabulary(names: &Names) -> Vec<(String, &'static str)> {
        let verb = |form: &Form| {
            let heading = names.say(&Message::new("guatemala-heading").with("what", form.verb).with("n", 0));
            // A heading that names a price or a number of steps begins with what is meant.
            let said = match heading.ends_with('0') {
                true => heading.split(' ').next().unwrap_or("").to_string(),
                false => heading,
            };
            (said, form.verb)
        };
        let coffee = |coffee: Coffee| {
            (names.say(&Message::new("guatemala-coffee-name").with("coffee", coffee.name())), coffee.name())
        };
        Self::FORMS.iter().map(verb).chain(Coffee::ALL.map(coffee)).collect()
    }

    fn tell(seen: &[Seen], _after: &View, names: &Names) -> Vec<String> {
        words::tell(seen, names)
    }

    fn spell(seat_view: &SeatView<Guatemala>, line: &str) -> String {
        typing::spell(seat_view, line)
    }

    fn look(seat_view: &SeatView<Guatemala>, at: Option<Seat>) -> Canvas {
        panel::look(seat_view, at)
    }

    fn score_sheet(seat_view: &SeatView<Guatemala>) -> Canvas {
        panel::scores(seat_view)
    }

    fn verdict(seat_view: &SeatView<Guatemala>) -> Vec<String> {
        panel::verdict(seat_view)
    }

    fn command(
        seat_view: &SeatView<Guatemala>,
        name: &str,
        arguments: &str,
    ) -> Result<(Canvas, Option<Action>), String> {
        match name {
            "market" => Ok((draw::market(&seat_view.view.open), None)),
            "board" => Ok((panel::board(seat_view), None)),
            "offers" => Ok((panel::offers(seat_view, arguments)?, None)),
            _ => Ok((panel::legend(seat_view), None)),
        }
    }
}

/// `You 6, Greedy 0`.
fn gains(seat_view: &SeatView<Guatemala>, coffee: Coffee) -> String {
    let open = &seat_view.view.open;
    let yields = open.scoring(coffee).yields;
    let gain = |seat: Seat| format!("{} {}", seat_view.names.of(seat), yields[seat.index()].points());
    Seat::all(open.n_seats()).map(gain).collect::<Vec<_>>().join(", ")
}

/// Whether the buyer's first space is chosen: spaces have numbers of their own, which those of a menu would hide.
fn is_buyers_place(seat_view: &SeatView<Guatemala>) -> bool {
    matches!(seat_view.legal.first(), Some(Action::Buyer(_)))
}

/// The answers with what each would do. Roads, and places for the first piece of a group, are typed.
fn menu(seat_view: &SeatView<Guatemala>) -> Vec<(String, Vec<(Action, String)>)> {
    if seat_view.legal.len() > LONG_MENU || is_buyers_place(seat_view) {
        return Vec::new();
    }
    let mut menu: Vec<(String, Vec<(Action, String)>)> = Vec::new();
    for action in &seat_view.legal {
        let (heading, text) = label(seat_view, action);
        match menu.iter_mut().find(|(found, _)| *found == heading) {
            Some((_, entries)) => entries.push((*action, text)),
            None => menu.push((heading, vec![(*action, text)])),
        }
    }
    menu
}

/// The heading of an answer and what it does, in short.
fn label(seat_view: &SeatView<Guatemala>, action: &Action) -> (String, String) {
    let open = &seat_view.view.open;
    let layout = open.layout();
    let heading = |what: &'static str, n: u16| {
        seat_view.say(&Message::new("guatemala-heading").with("what", what).with("n", n))
    };
    let does = |what: &'static str| seat_view.say(&Message::new("guatemala-menu").with("what", what));
    match *action {
        Action::Arrange(piece) => {
            let (text, _) = draw::sign(Content::Piece(piece));
            (heading("arrange", 0), format!("{text} ({})", open.in_box(piece)))
        }
        Action::Lot => (heading("lot", 0), does("lot")),
        Action::At(field) => (heading("at", 0), field.to_string()),
        Action::Buyer(space) => (heading("buyer", 0), format!("{space}={}", layout.line(space))),
        Action::Move(steps) => {
            let space = (open.buyer().unwrap_or(0) + steps) % RING_SPACES as u8;
            let line = layout.line(space);
            let price = if steps > FREE_STEPS { format!(" (-{EXTRA_STEP_PRICE})") } else { String::new() };
            let name = panel::line_name(seat_view, line);
            (
                heading("move", steps.into()),
                format!("{name}{price}: {}", panel::offer_in_signs(seat_view, line)),
            )
        }
        Action::Build => (heading("build", 0), does("build")),
        Action::Sack(field) => match open.on_market(field) {
            Content::Sack(coffee) => {
                let text = Message::new("guatemala-menu-sack")
                    .with("field", field.to_string())
                    .with("coffee", coffee.name())
                    .with("gains", gains(seat_view, coffee));
                (heading("sack", 0), seat_view.say(&text))
            }
            _ => (heading("sack", 0), field.to_string()),
        },
        Action::Nothing => (heading("nothing", 0), does("nothing")),
        Action::Take(field) => {
            let (text, _) = draw::sign(open.on_market(field));
            (heading("take", 0), format!("{field} {text}"))
        }
        Action::Done => (heading("done", 0), does("done")),
        Action::Worker(field) => (heading("worker", layout.worker_price(field)), field.to_string()),
        Action::Hut(field) => (heading("hut", layout.hut_price(field)), field.to_string()),
        Action::Ship(harbour) => {
            // Harbours have numbers too, which are not those of the answers.
            let text = Message::new("guatemala-menu-ship").with("harbour", harbour.number());
            (heading("ship", berth_price(open, harbour).into()), seat_view.say(&text))
        }
        Action::Road(segment) => (heading("road", 0), segment.to_string()),
        Action::Block => (heading("block", 0), does("block")),
        Action::Decline => (heading("decline", 0), does("decline")),
        Action::Sail(harbour) => {
            let text = Message::new("guatemala-menu-sail").with("harbour", harbour.number());
            (heading("sail", 0), seat_view.say(&text))
        }
        Action::Lay(coffee) => {
            let text = Message::new("guatemala-menu-lay").with("coffee", coffee.name());
            (heading("lay", 0), seat_view.say(&text.with("gains", gains(seat_view, coffee))))
        }
    }
}

/// What the next ship costs there.
fn berth_price(open: &Open, harbour: Harbour) -> u8 {
    open.layout().berth_prices().get(open.ships(harbour).count()).copied().unwrap_or(0)
}
