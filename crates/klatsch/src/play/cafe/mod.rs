//! Café in the terminal.

mod board;
mod panel;
mod plan;
mod typing;
mod words;

use std::collections::BTreeSet;

use cafe::{Action, Beans, Cafe, DeckRef, Event, Letter, Outcome, Pos, Question as Asks, Stage};
use table::{Game, RuleRef, Seat, Step, to_word};

use super::canvas::Canvas;
use super::names::Names;
use super::screen::{Command, Form, Question, Screen, Sight};

/// Longer menus leave out what is rarely wanted.
const LONG_MENU: usize = 36;

impl Screen for Cafe {
    const TITLE: &'static str = "Café";
    const FILLERS: &'static [&'static str] = &["turn", "pay", "at", "to"];
    const FORMS: &'static [Form] = words::FORMS;
    const COMMANDS: &'static [Command] = &[
        Command {
            name: "try",
            form: "try [CARD] X,Y TURN",
            does: "draw the area with your card, or one of the display, laid there",
        },
        Command { name: "turn", form: "turn [CARD]", does: "a card in its four turns" },
        Command {
            name: "places",
            form: "places",
            does: "every place for your card, and those that cost least",
        },
        Command { name: "display", form: "display", does: "the cards on display" },
        Command { name: "legend", form: "legend", does: "what the squares are" },
    ];

    fn deck_value(text: &str) -> Result<String, String> {
        DeckRef::load(text).map(|deck| to_word(&deck.to_string())).map_err(|error| error.to_string())
    }

    fn table(sight: &Sight<Cafe>) -> Canvas {
        panel::table(sight)
    }

    fn question(sight: &Sight<Cafe>) -> Question<Action> {
        let table = &sight.view.table;
        let asks = table.question(sight.seat);
        let company = table.company(sight.seat);
        let sentence = match asks {
            None => "Nothing to do.".into(),
            Some(Asks::Take) if matches!(sight.legal.first(), Some(Action::Discard(_))) => {
                "Every card costs a bean and your warehouse is empty: throw one of them away.".into()
            }
            Some(Asks::Take) => "Take a card; `try CARD X,Y TURN` shows it in your area.".into(),
            Some(Asks::Bid) => panel::bidding(sight),
            Some(Asks::BidMore) => format!("Your bid is {} so far: add beans, or stand.", company.bid),
            Some(Asks::Keep) => "Keep a bean of your bid on a ship?".into(),
            Some(Asks::Place) if sight.legal == [Action::Drop] => "The card fits nowhere.".into(),
            Some(Asks::Place) => format!(
                "Place card {}: X,Y of its upper left square and a turn, as in `{}`; `try` shows it first, `places` lists all {}.",
                company.card.map_or(String::new(), |card| card.to_string()),
                sight.legal.first().map_or(String::new(), short_place),
                sight.legal.len(),
            ),
            Some(Asks::Act) if company.points_left == 0 => "No point left: Enter ends your round.".into(),
            Some(Asks::Act) => format!("Act: {} left.", words::beans_or(company.points_left.into(), "point")),
            Some(Asks::Grow) => "Which colour does the batch field grow?".into(),
            Some(Asks::DryMore) => "Dry more in the same group with this point, or stop.".into(),
            Some(Asks::RoastMore) => "Roast more in the same group with this point, or stop.".into(),
            Some(Asks::Deliver) => {
                format!("Lifted: {}. Where to? `store` takes the rest to the warehouse.", company.in_hand)
            }
            Some(Asks::Exchange) => "Which colour does an Espresso bean become?".into(),
        };
        let obvious = match (&sight.legal[..], asks) {
            ([only], _) => Some(*only),
            (_, Some(Asks::Act)) if company.points_left == 0 => Some(Action::End),
            _ => None,
        };
        let name = sight.names.of(sight.seat);
        Question { sentence, prompt: format!("{name}, round {}", table.round()), menu: menu(sight), obvious }
    }

    fn caution(sight: &Sight<Cafe>, action: &Action) -> Option<String> {
        let points = sight.view.table.company(sight.seat).points_left;
        let useful = sight.legal.iter().any(|action| !matches!(action, Action::End | Action::Clear(_)));
        (*action == Action::End && useful)
            .then(|| format!("{} would be lost.", words::beans_or(points.into(), "point")))
    }

    /// An action ends by itself when nothing is left to choose; to end it once more does no harm.
    fn is_moot(sight: &Sight<Cafe>, action: &Action) -> bool {
        let acts = sight.view.table.question(sight.seat) == Some(Asks::Act);
        acts && matches!(action, Action::Stop | Action::Store)
    }

    fn describe(sight: &Sight<Cafe>, action: &Action) -> String {
        let mut after = sight.view.table;
        let mut events = Vec::new();
        if after.play(&Step::Choice(sight.seat, *action), &mut events).is_err() {
            return "not now".into();
        }
        let told = words::tell(&events, &after, &sight.names).into_iter().next();
        let told = told.unwrap_or_else(|| "this action is over.".into());
        let (first, rest) = told.split_at(1);
        first.to_lowercase() + rest.trim_end_matches('.')
    }

    fn tell(seen: &[Event], after: &cafe::View, names: &Names) -> Vec<String> {
        words::tell(seen, &after.table, names)
    }

    fn tell_outcome(outcome: &Outcome) -> String {
        words::tell_outcome(*outcome)
    }

    fn spell(sight: &Sight<Cafe>, line: &str) -> String {
        let verbs: BTreeSet<String> = sight.legal.iter().map(verb).collect();
        let table = &sight.view.table;
        typing::spell(&table.company(sight.seat).area, table.question(sight.seat), &verbs, line)
    }

    fn unfold(sight: &Sight<Cafe>, line: &str) -> Option<Vec<String>> {
        let company = sight.view.table.company(sight.seat);
        (company.stage == Stage::Deliver).then(|| typing::unfold(&company.area, company.in_hand, line))?
    }

    fn rule(name: &str) -> Option<&'static str> {
        let rule: RuleRef = *cafe::rules::ALL.iter().find(|rule| rule.0 == name)?;
        cafe::rules::line(rule)
    }

    fn look(sight: &Sight<Cafe>, at: Option<Seat>) -> Canvas {
        panel::look(sight, at)
    }

    fn score_sheet(sight: &Sight<Cafe>) -> Canvas {
        panel::scores(sight)
    }

    fn verdict(sight: &Sight<Cafe>) -> Vec<String> {
        panel::verdict(sight)
    }

    fn command(sight: &Sight<Cafe>, name: &str, arguments: &str) -> Result<(Canvas, Option<Action>), String> {
        let canvas = match name {
            "try" => return plan::try_place(sight, arguments),
            "turn" => plan::turns(sight, arguments)?,
            "places" => plan::places(sight)?,
            "legend" => panel::legend(sight.width),
            _ if sight.view.table.display().is_empty() => {
                return Err("there are no cards on display now".into());
            }
            _ => panel::display(sight, sight.width),
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
fn menu(sight: &Sight<Cafe>) -> Vec<(String, Vec<(Action, String)>)> {
    let table = &sight.view.table;
    let area = &table.company(sight.seat).area;
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
    let label = |action: &Action| match *action {
        Action::Take { card, pay: None } => card.to_string(),
        Action::Take { card, pay: Some(colour) } => format!("{card} pay {colour}"),
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
        Action::Dry { at, colour } => format!("{} to {at}", pile(Beans::of(colour, on_fields[colour]))),
        Action::Roast { at, colour } => format!("{} to {at}", pile(Beans::of(colour, drying[colour]))),
        Action::Deliver(at) => format!("{at} ({})", pile(beans_at(at))),
        Action::Clear(at) => format!("{at} ({})", pile(beans_at(at))),
        Action::Bid(colour) | Action::Grow(colour) | Action::Exchange(colour) => colour.to_string(),
        Action::Keep { colour, at } => format!("{colour} at {at}"),
        Action::KeepNone => "none".into(),
        Action::Send { colour, to } => {
            let order = area.squares().find(|square| square.at == to).and_then(|square| square.order);
            let what = order.map_or("Espresso".into(), |order| format!("café {}", order.points()));
            format!("{colour} to {to} ({what})")
        }
        Action::DeliverAll => "all".into(),
        Action::End => "your round".into(),
        Action::Stop => "this is enough".into(),
        Action::Store => "the rest".into(),
        Action::Pass => "leave the auction".into(),
        Action::Stand => "the bid is complete".into(),
        Action::Drop => "throw the card away".into(),
        Action::Place { at, turn } => format!("{at} turn {}", turn.quarters()),
    };
    let long = sight.legal.len() > LONG_MENU;
    let mut menu: Vec<(String, Vec<(Action, String)>)> = Vec::new();
    for action in &sight.legal {
        if matches!(action, Action::Place { .. }) || long && matches!(action, Action::Clear(_)) {
            continue;
        }
        let verb = verb(action);
        if menu.last().is_none_or(|(last, _)| *last != verb) {
            menu.push((verb, Vec::new()));
        }
        let (_, entries) = menu.last_mut().expect("a heading was just made");
        entries.push((*action, label(action)));
    }
    menu
}
