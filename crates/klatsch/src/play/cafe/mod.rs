//! Café in the terminal.

mod balance;
mod board;
mod panel;
mod plan;
mod typing;
mod words;

use std::collections::BTreeSet;

use ::words::Message;
use cafe::{Action, Beans, Cafe, Colour, Event, Letter, Pos, Question as Asks, Stage};
use table::Seat;

use super::canvas::Canvas;
use super::names::Names;
use super::screen::{Command, Form, Question, Screen, SeatView};
use super::typed::shown;

/// Longer menus leave out what is rarely wanted.
const LONG_MENU: usize = 36;

impl Screen for Cafe {
    const TITLE: &'static str = "game-cafe";
    const AIM: &'static str = "cafe-aim";
    #[cfg(test)]
    const FITS: &'static [&'static str] = &[
        "seats=1",
        "seats=2",
        "seats=3",
        "seats=4",
        "seats=2 draft=auction espresso=true promos=3",
        "seats=4 draft=auction espresso=true",
    ];
    const FILLERS: &'static [&'static str] = &["turn", "pay", "at", "to"];
    const FORMS: &'static [Form] = words::FORMS;
    const COMMANDS: &'static [Command] = &[
        Command { name: "try", form: "try [CARD] X,Y TURN", does: "cafe-help-try" },
        Command { name: "turn", form: "turn [CARD]", does: "cafe-help-turn" },
        Command { name: "places", form: "places", does: "cafe-help-places" },
        Command { name: "display", form: "display", does: "cafe-help-display" },
        Command { name: "legend", form: "legend", does: "cafe-help-legend" },
    ];

    fn tables(seat_view: &SeatView<Cafe>) -> Vec<Canvas> {
        panel::tables(seat_view)
    }

    fn question(seat_view: &SeatView<Cafe>) -> Question<Action> {
        let table = &seat_view.view.table;
        let asks = table.question(seat_view.seat);
        let company = table.company(seat_view.seat);
        let tip = match asks {
            Some(Asks::Take) if matches!(seat_view.legal.first(), Some(Action::Take { .. })) => {
                Some(Message::new("cafe-tip-take"))
            }
            Some(Asks::Place) if seat_view.legal != [Action::Drop] => Some(
                Message::new("cafe-tip-place")
                    .with("card", company.card.map_or(String::new(), |card| card.to_string()))
                    .with("example", seat_view.legal.first().map_or(String::new(), short_place))
                    .with("n", seat_view.legal.len()),
            ),
            _ => None,
        };
        let sentence = seat_view.asked(tip);
        let obvious = match (&seat_view.legal[..], asks) {
            ([only], _) => Some(*only),
            (_, Some(Asks::Act)) if company.points_left == 0 => Some(Action::End),
            _ => None,
        };
        Question { sentence, prompt: seat_view.prompt(table.round().into()), menu: menu(seat_view), obvious }
    }

    fn caution(seat_view: &SeatView<Cafe>, action: &Action) -> Option<String> {
        let points = seat_view.view.table.company(seat_view.seat).points_left;
        let useful = seat_view.legal.iter().any(|action| !matches!(action, Action::End | Action::Clear(_)));
        (*action == Action::End && useful)
            .then(|| seat_view.say(&Message::new("cafe-caution-end").with("points", points)))
    }

    /// An action ends by itself when nothing is left to choose; to end it once more does no harm.
    fn is_moot(seat_view: &SeatView<Cafe>, action: &Action) -> bool {
        let acts = seat_view.view.table.question(seat_view.seat) == Some(Asks::Act);
        acts && matches!(action, Action::Stop | Action::Store)
    }

    fn vocabulary(names: &Names) -> Vec<(String, &'static str)> {
        let verb = |form: &Form| (names.say(&Message::new("cafe-verb").with("verb", form.verb)), form.verb);
        let colour = |colour: Colour| {
            (names.say(&Message::new("cafe-colour-name").with("colour", colour.name())), colour.name())
        };
        Self::FORMS.iter().map(verb).chain(Colour::ALL.map(colour)).collect()
    }

    fn misread(seat_view: &SeatView<Cafe>, spelt: &str) -> Option<String> {
        let mut words = spelt.split(' ');
        let takes = matches!(words.next(), Some("take" | "discard"));
        let card = words.next().filter(|card| takes && card.parse::<cafe::CardId>().is_err())?;
        Some(seat_view.say(&Message::new("cafe-no-card").with("text", shown(card))))
    }

    fn tell(seen: &[Event], after: &cafe::View, names: &Names) -> Vec<String> {
        words::tell(seen, &after.table, names)
    }

    fn spell(seat_view: &SeatView<Cafe>, line: &str) -> String {
        let verbs: BTreeSet<String> = seat_view.legal.iter().map(verb).collect();
        let table = &seat_view.view.table;
        typing::spell(&table.company(seat_view.seat).area, table.question(seat_view.seat), &verbs, line)
    }

    fn unfold(seat_view: &SeatView<Cafe>, line: &str) -> Option<Vec<String>> {
        let company = seat_view.view.table.company(seat_view.seat);
        (company.stage == Stage::Deliver).then(|| typing::unfold(&company.area, company.in_hand, line))?
    }

    fn look(seat_view: &SeatView<Cafe>, at: Option<Seat>) -> Canvas {
        panel::look(seat_view, at)
    }

    fn score_sheet(seat_view: &SeatView<Cafe>) -> Canvas {
        panel::scores(seat_view)
    }

    fn verdict(seat_view: &SeatView<Cafe>) -> Vec<String> {
        panel::verdict(seat_view)
    }

    fn command(
        seat_view: &SeatView<Cafe>,
        name: &str,
        arguments: &str,
    ) -> Result<(Canvas, Option<Action>), String> {
        let canvas = match name {
            "try" => return plan::try_place(seat_view, arguments),
            "turn" => plan::turns(seat_view, arguments)?,
            "places" => plan::places(seat_view)?,
            "legend" => panel::legend(seat_view),
            _ if seat_view.view.table.display().is_empty() => {
                return Err(seat_view.word("cafe-no-display"));
            }
            _ => panel::display(seat_view, seat_view.width, board::Size::Card),
        };
        Ok((canvas, None))
    }
}

/// The first word of an action.
fn verb(action: &Action) -> String {
    action.to_string().split(' ').next().unwrap_or("").to_string()
}

/// A placement as short as it may be typed.
fn short_place(action: &Action) -> String {
    match action {
        Action::Place { at, turn } => format!("{at} {}", turn.quarters()),
        other => other.to_string(),
    }
}

/// The answers by verb. Placements are too many: they are typed.
fn menu(seat_view: &SeatView<Cafe>) -> Vec<(String, Vec<(Action, String)>)> {
    let table = &seat_view.view.table;
    let area = &table.company(seat_view.seat).area;
    let beans_at =
        |at: Pos| area.squares().find(|square| square.at == at).map_or(Beans::NONE, |square| square.beans);
    let beans_on = |letter: Letter| {
        let mut beans = Beans::NONE;
        area.squares()
            .filter(|square| square.kind.letter() == letter)
            .for_each(|square| beans.add(square.beans));
        beans
    };
    let (on_fields, drying) = (beans_on(Letter::Field), beans_on(Letter::Drying));
    let pile = |beans: Beans| {
        let parts: Vec<String> = beans.colours().map(|c| format!("●{}{}", beans[c], c.letter())).collect();
        parts.join(" ")
    };
    let colour_name =
        |colour: Colour| seat_view.say(&Message::new("cafe-colour-name").with("colour", colour.name()));
    let other = |what: &'static str| seat_view.say(&Message::new("cafe-menu").with("what", what));
    let label = |action: &Action| match *action {
        Action::Take { card, pay: None } => card.to_string(),
        Action::Take { card, pay: Some(colour) } => {
            let message = Message::new("cafe-menu-pay").with("card", card.to_string());
            seat_view.say(&message.with("colour", colour.name()))
        }
        Action::Discard(card) => card.to_string(),
        Action::Produce(at) => {
            let empty = typing::group_at(area, at).filter(|square| square.beans.is_empty());
            let (mut beans, mut any) = (Beans::NONE, 0);
            for square in empty {
                match square.kind.colour() {
                    Some(colour) => beans[colour] += square.kind.harvest(),
                    None => any += 1,
                }
            }
            let any = if any > 0 { format!(" {any}?") } else { String::new() };
            let grows = format!("{}{any}", pile(beans));
            format!("{at} ({})", grows.trim())
        }
        Action::Dry { at, colour } => format!("{} → {at}", pile(Beans::of(colour, on_fields[colour]))),
        Action::Roast { at, colour } => format!("{} → {at}", pile(Beans::of(colour, drying[colour]))),
        Action::Deliver(at) => format!("{at} ({})", pile(beans_at(at))),
        Action::Clear(at) => format!("{at} ({})", pile(beans_at(at))),
        Action::Bid(colour) | Action::Grow(colour) | Action::Exchange(colour) => colour_name(colour),
        Action::Keep { colour, at } => format!("{} → {at}", colour_name(colour)),
        Action::KeepNone => other("none"),
        Action::Send { colour, to } => {
            let order = area.squares().find(|square| square.at == to).and_then(|square| square.order);
            let what = match order {
                Some(order) => format!("{} {}", seat_view.word("cafe-board-cafe"), order.points()),
                None => seat_view.word("cafe-board-espresso"),
            };
            format!("{} → {to} ({what})", colour_name(colour))
        }
        Action::DeliverAll => other("all"),
        Action::End => other("end"),
        Action::Stop => other("stop"),
        Action::Store => other("store"),
        Action::Pass => other("pass"),
        Action::Stand => other("stand"),
        Action::Drop => other("drop"),
        Action::Place { at, turn } => format!("{at} {}", turn.quarters()),
    };
    let long = seat_view.legal.len() > LONG_MENU;
    let mut menu: Vec<(String, Vec<(Action, String)>)> = Vec::new();
    for action in &seat_view.legal {
        if matches!(action, Action::Place { .. }) || long && matches!(action, Action::Clear(_)) {
            continue;
        }
        let verb = seat_view.say(&Message::new("cafe-verb").with("verb", verb(action)));
        if menu.last().is_none_or(|(last, _)| *last != verb) {
            menu.push((verb, Vec::new()));
        }
        let (_, entries) = menu.last_mut().expect("a heading was just made");
        entries.push((*action, label(action)));
    }
    menu
}
