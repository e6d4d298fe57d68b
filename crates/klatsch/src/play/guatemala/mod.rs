//! Guatemala Café in the terminal.

mod draw;
mod panel;
mod typing;
mod words;

use guatemala::{
    Action, Coffee, Content, EXTRA_STEP_PRICE, FREE_STEPS, Frame, Guatemala, Harbour, Open, Outcome, Piece,
    RING_SPACES, Seen, View, check_board,
};
use table::{Game, QuickDealer, RuleRef, Seat, Step, Viewer, to_word};

use super::canvas::Canvas;
use super::names::Names;
use super::screen::{Command, Form, Question, Screen, Sight};

/// Longer lists of places are typed.
const LONG_MENU: usize = 80;

impl Screen for Guatemala {
    const TITLE: &'static str = "Guatemala Café";
    const FILLERS: &'static [&'static str] = &[];
    const FORMS: &'static [Form] = words::FORMS;
    const HAS_SECRETS: bool = true;
    const COMMANDS: &'static [Command] = &[
        Command {
            name: "offers",
            form: "offers [SPACE]",
            does: "what the lines within reach offer, or the line of a ring space",
        },
        Command { name: "legend", form: "legend", does: "what the signs mean" },
    ];

    fn board_value(text: &str) -> Result<String, String> {
        check_board(text).map_err(|error| format!("line {}: {}", error.line, error.message))?;
        Ok(to_word(text))
    }

    fn table(sight: &Sight<Guatemala>) -> Canvas {
        panel::table(sight)
    }

    fn question(sight: &Sight<Guatemala>) -> Question<Action> {
        let obvious = if let [only] = sight.legal[..] { Some(only) } else { None };
        let prompt = format!("{}, round {}", sight.names.of(sight.seat), sight.view.open.round());
        Question { sentence: sentence(sight), prompt, menu: menu(sight), obvious }
    }

    fn describe(sight: &Sight<Guatemala>, action: &Action) -> String {
        let mut world = Guatemala::imagine(&sight.view, &mut QuickDealer::new(0));
        let mut events = Vec::new();
        if world.play(&Step::Choice(sight.seat, *action), &mut events).is_err() {
            return "not now".into();
        }
        let seen: Vec<Seen> =
            events.iter().filter_map(|event| Guatemala::seen_by(event, Viewer::Seat(sight.seat))).collect();
        let told = words::tell(&seen, &sight.names).join(" ");
        match action {
            _ if !told.is_empty() => {
                let (first, rest) = told.split_at(1);
                first.to_lowercase() + rest.trim_end_matches('.')
            }
            Action::Build => "you take pieces from the line".into(),
            _ => "this is over".into(),
        }
    }

    fn tell(seen: &[Seen], _after: &View, names: &Names) -> Vec<String> {
        words::tell(seen, names)
    }

    fn tell_outcome(outcome: &Outcome) -> String {
        match outcome {
            Outcome::Deal(_) => "a sack was dealt".into(),
            Outcome::Piece(piece) => format!("a {piece} was laid out"),
            Outcome::Sack(coffee) => format!("a {coffee} sack was laid out"),
            Outcome::Start(seat) => format!("{seat} was drawn to start"),
            Outcome::Bag(coffee) => format!("a {coffee} sack came out of the bag"),
        }
    }

    fn spell(sight: &Sight<Guatemala>, line: &str) -> String {
        typing::spell(sight, line)
    }

    fn rule(name: &str) -> Option<&'static str> {
        let rule: RuleRef = *guatemala::rules::ALL.iter().find(|rule| rule.0 == name)?;
        guatemala::rules::line(rule)
    }

    fn look(sight: &Sight<Guatemala>, at: Option<Seat>) -> Canvas {
        panel::look(sight, at)
    }

    fn score_sheet(sight: &Sight<Guatemala>) -> Canvas {
        panel::scores(sight)
    }

    fn verdict(sight: &Sight<Guatemala>) -> Vec<String> {
        panel::verdict(sight)
    }

    fn command(
        sight: &Sight<Guatemala>,
        name: &str,
        arguments: &str,
    ) -> Result<(Canvas, Option<Action>), String> {
        match name {
            "offers" => Ok((panel::offers(sight, arguments)?, None)),
            _ => Ok((panel::legend(sight.width), None)),
        }
    }
}

fn sentence(sight: &Sight<Guatemala>) -> String {
    let open = &sight.view.open;
    let money = words::number(open.money(sight.seat).into(), "centavo");
    match open.frame() {
        Frame::SetBuyer => {
            let next = sight.names.does(open.active(), "have", "has");
            format!("Set the buyer on a ring space; {next} the first turn and moves it on.")
        }
        Frame::Move => format!("Move the buyer 1 to 3 spaces; a fourth costs 2. You have {money}."),
        Frame::Choose => format!("Build from the line, take a sack, or do nothing. You have {money}."),
        Frame::MayBuild => "The scoring is blocked; you may build from the same line.".into(),
        Frame::Take { emptied } => match emptied.fields().len() {
            0 => format!("Take a first piece of the line. You have {money}."),
            n => format!("Take another piece ({n} of 3 taken), or be done. You have {money}."),
        },
        Frame::Place { piece: Piece::Road, .. } => {
            "Where does the road go? Type two corners, as in `road 4.5-5.5`: column numbers are below the board, \
             row numbers at its right; `hint` proposes one."
                .into()
        }
        Frame::Place { piece, .. } => format!("Where does the {piece} go? You have {money}."),
        Frame::Blockade { coffee, .. } => {
            let own = sight.view.own.map_or(0, |own| own[coffee]);
            let taker = sight.names.does(open.active(), "take", "takes");
            format!(
                "{taker} a {coffee} sack, which would bring {}. You have {own} of that coffee: block?",
                gains(sight, coffee)
            )
        }
        Frame::Sail { .. } => "Two ships lie equally cheap: which one leaves?".into(),
        Frame::Lay { field } => format!("Which of your sacks do you lay on {field}?"),
        _ => "Nothing to do.".into(),
    }
}

/// `you 6, greedy 0`.
fn gains(sight: &Sight<Guatemala>, coffee: Coffee) -> String {
    let open = &sight.view.open;
    let yields = open.scoring(coffee).yields;
    let gain = |seat: Seat| format!("{} {}", sight.names.of(seat), yields[seat.index()].points());
    Seat::all(open.n_seats()).map(gain).collect::<Vec<_>>().join(", ")
}

/// The answers with what each would do. Roads, and places for the first piece of a group, are typed.
fn menu(sight: &Sight<Guatemala>) -> Vec<(String, Vec<(Action, String)>)> {
    if sight.legal.len() > LONG_MENU {
        return Vec::new();
    }
    let mut menu: Vec<(String, Vec<(Action, String)>)> = Vec::new();
    for action in &sight.legal {
        let (heading, text) = label(sight, action);
        match menu.iter_mut().find(|(found, _)| *found == heading) {
            Some((_, entries)) => entries.push((*action, text)),
            None => menu.push((heading, vec![(*action, text)])),
        }
    }
    menu
}

/// The heading of an answer and what it does, in short.
fn label(sight: &Sight<Guatemala>, action: &Action) -> (String, String) {
    let open = &sight.view.open;
    let layout = open.layout();
    let (heading, text) = match *action {
        Action::Buyer(space) => ("buyer", format!("{space}={}", layout.line(space))),
        Action::Move(steps) => {
            let space = (open.buyer().unwrap_or(0) + steps) % RING_SPACES as u8;
            let line = layout.line(space);
            let price = if steps > FREE_STEPS { format!(" for {EXTRA_STEP_PRICE}") } else { String::new() };
            let name = panel::line_name(line).to_lowercase();
            return (
                format!("move {steps}"),
                format!("{name}{price}: {}", panel::offer_in_signs(open, line)),
            );
        }
        Action::Build => ("build", "take 1 to 3 pieces".into()),
        Action::Sack(field) => match open.on_market(field) {
            Content::Sack(coffee) => {
                return ("sack".into(), format!("{field} {coffee}: 8 centavos; {}", gains(sight, coffee)));
            }
            _ => ("sack", field.to_string()),
        },
        Action::Nothing => ("nothing", "end the turn".into()),
        Action::Take(field) => {
            let (text, _) = draw::sign(open.on_market(field));
            ("take", format!("{field} {text}"))
        }
        Action::Done => ("done", "end building".into()),
        Action::Worker(field) => {
            return (format!("worker for {}", layout.worker_price(field)), field.to_string());
        }
        Action::Hut(field) => return (format!("hut for {}", layout.hut_price(field)), field.to_string()),
        Action::Ship(harbour) => {
            return (format!("ship for {}", berth_price(open, harbour)), harbour.to_string());
        }
        Action::Road(segment) => ("road", segment.to_string()),
        Action::Block => ("block", "lay your sack there: nobody scores".into()),
        Action::Decline => ("decline", "let it score".into()),
        Action::Sail(harbour) => ("sail", format!("from harbour {harbour}")),
        Action::Lay(coffee) => ("lay", format!("{coffee} (would score {})", gains(sight, coffee))),
    };
    (heading.into(), text)
}

/// What the next ship costs there.
fn berth_price(open: &Open, harbour: Harbour) -> u8 {
    open.layout().berth_prices().get(open.ships(harbour).count()).copied().unwrap_or(0)
}
