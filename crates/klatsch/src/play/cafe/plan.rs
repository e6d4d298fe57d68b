//! Planning a placement: the card in its turns, the area with the card laid, the places there are.

use ::words::Message;
use cafe::{
    Action, AnyCard, Cafe, CardId, CardSet, Draft, FirstMaster, Frame, Kind, Laid, Letter, PlacedCard, Pos,
    Position, Replaced, SeatPosition, Setup, Square, StageAt, Turn, View,
};
use table::{Game, Seat, SeatSet, Step, Unseen, Viewer};
use wire::WireGame;

use super::board::{Board, Size};
use super::panel;
use super::short_place;
use crate::play::canvas::{Canvas, Line, wrap};
use crate::play::screen::SeatView;
use crate::play::typed::shown;

/// A card in its four turns.
pub(super) fn turns(seat_view: &SeatView<Cafe>, which: &str) -> Result<Canvas, String> {
    let card = match (which.trim(), seat_view.view.table.company(seat_view.seat).card) {
        ("", Some(card)) => card,
        ("", None) => return Err(seat_view.word("cafe-turn-which")),
        (name, _) => card_in(seat_view, name)?,
    };
    let missing = || seat_view.say(&Message::new("cafe-not-in-deck").with("card", card.to_string()));
    turned(seat_view, card, seat_view.width, Size::Card).ok_or_else(missing)
}

/// The four turns side by side.
fn turned(seat_view: &SeatView<Cafe>, id: CardId, width: usize, size: Size) -> Option<Canvas> {
    let card = seat_view.view.table.setup().deck.get(id)?;
    let blocks = Turn::ALL.map(|turn| {
        let mut block = Canvas::new();
        block.push(turn_name(seat_view, turn));
        block.below(Board::of_card(card, turn).draw(size, seat_view.names.words()));
        block
    });
    let mut canvas = Canvas::rows(blocks.to_vec(), 1, width);
    if let Some(line) = panel::order_line(&seat_view.view.table, id) {
        canvas.push(line);
    }
    Some(canvas)
}

fn turn_name(seat_view: &SeatView<Cafe>, turn: Turn) -> String {
    seat_view.say(&Message::new("cafe-turn").with("n", turn.quarters()))
}

/// A card by name, or that there is none.
fn card_in(seat_view: &SeatView<Cafe>, name: &str) -> Result<CardId, String> {
    let missing = |_| seat_view.say(&Message::new("cafe-no-card").with("text", shown(name)));
    card_named(name).map_err(missing)
}

fn card_named(name: &str) -> Result<CardId, table::ParseError> {
    let name = name.to_uppercase();
    let padded = if name.len() == 1 { format!("0{name}") } else { name };
    padded.parse()
}

/// Draws the area as it would be.
pub(super) fn try_place(
    seat_view: &SeatView<Cafe>,
    arguments: &str,
) -> Result<(Canvas, Option<Action>), String> {
    let usage = || seat_view.word("cafe-try-usage");
    let mut words: Vec<&str> =
        arguments.split_whitespace().filter(|&word| word != "turn" && word != "place").collect();
    let table = &seat_view.view.table;
    let held = table.company(seat_view.seat).card;
    let card = match words.first() {
        Some(word) if !word.contains(',') => {
            let card = card_in(seat_view, word)?;
            words.remove(0);
            card
        }
        _ => held.ok_or_else(usage)?,
    };
    let &[at, turn] = &words[..] else { return Err(usage()) };
    let at: Pos = at.trim_matches(['(', ')']).parse().map_err(|_| usage())?;
    let quarters = turn.trim_start_matches('t').parse().ok().and_then(Turn::new);
    let turn =
        quarters.ok_or_else(|| seat_view.say(&Message::new("cafe-turn-range").with("text", shown(turn))))?;
    if held != Some(card) && !table.display().contains(card) {
        return Err(seat_view.say(&Message::new("cafe-card-neither").with("card", card.to_string())));
    }
    let cannot = || seat_view.say(&Message::new("cafe-cannot-try").with("card", card.to_string()));
    let (start, seat) = with_card(table, seat_view.seat, card).map_err(|_| cannot())?;
    let mut after = start.clone();
    let step = Step::Choice(seat, Action::Place { at, turn });
    after.play(&step, &mut Unseen).map_err(|refusal| {
        let reason = Cafe::reason_message(&refusal.reason);
        seat_view.say(&Message::new("refusal").with("reason", reason).with("rule", refusal.rule.0))
    })?;

    let area = &after.company(seat).area;
    let mut canvas = Board::with_last_card(area).draw(Size::Full, seat_view.names.words());
    let view = View { viewer: Viewer::Seat(seat), table: start };
    let mut tell = |text: &str| wrap(text, seat_view.width).into_iter().for_each(|line| canvas.push(line));
    tell(&seat_view.say(&Cafe::action_message(&view, seat, &Action::Place { at, turn })));
    let sizes = |letter| groups(area, letter);
    let message = Message::new("cafe-plan-groups")
        .with("fields", sizes(Letter::Field))
        .with("drying", sizes(Letter::Drying))
        .with("roasting", sizes(Letter::Roasting));
    tell(&seat_view.say(&message));
    let action = Action::Place { at, turn };
    let offered = seat_view.legal.contains(&action).then_some(action);
    if offered.is_some() {
        canvas.push(seat_view.word("cafe-plan-enter"));
    }
    Ok((canvas, offered))
}

/// The table as if the seat were to place this card; the rules themselves say what follows.
fn with_card(table: &Cafe, seat: Seat, card: CardId) -> Result<(Cafe, Seat), String> {
    let company = table.company(seat);
    if company.card == Some(card) && table.frame() == Frame::Act {
        return Ok((table.clone(), seat));
    }
    // A table of one with the same area, so that the others' turns do not matter.
    let alone = Seat::new(0).expect("there is a seat 0");
    let cards = company
        .area
        .laid()
        .map(|laid| PlacedCard { card: AnyCard::OfDeck(laid.card), at: laid.at, turn: laid.turn })
        .collect();
    let beans = company.area.squares().filter(|square| !square.beans.is_empty());
    let beans = beans.map(|square| (square.at, square.beans)).collect();
    let position = Position {
        setup: Setup {
            seats: 1,
            draft: Draft::Classic,
            first_master: FirstMaster::Lot,
            replaced: Replaced::Lot,
            ..table.setup().clone()
        },
        round: table.round(),
        master: alone,
        frame: Frame::Act,
        display: CardSet::EMPTY,
        unseen: None,
        passed: SeatSet::EMPTY,
        kept: SeatSet::EMPTY,
        seats: vec![SeatPosition {
            beans,
            warehouse: company.warehouse,
            card: Some(card),
            points_left: Some(0),
            stage: StageAt::Place,
            ..SeatPosition::new(cards)
        }],
    };
    Cafe::from_position(&position).map(|cafe| (cafe, alone)).map_err(|error| error.to_string())
}

/// The sizes of the groups of a letter: `3+1`.
fn groups(area: &cafe::Area, letter: Letter) -> String {
    let mut sizes: Vec<usize> = area.group_sizes(letter).collect();
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
    if sizes.is_empty() { "0".into() } else { sizes.join("+") }
}

/// How many places `places` recommends.
const RECOMMENDED: usize = 8;

/// Where the places stand beside the name of a turn.
const COLUMN: usize = 14;

/// Every placement by turn, and those that cost least.
pub(super) fn places(seat_view: &SeatView<Cafe>) -> Result<Canvas, String> {
    let area = &seat_view.view.table.company(seat_view.seat).area;
    let mut canvas = Canvas::new();
    for turn in Turn::ALL {
        let places: Vec<String> = seat_view
            .legal
            .iter()
            .filter_map(|action| match action {
                Action::Place { at, turn: found } if *found == turn => Some(at.to_string()),
                _ => None,
            })
            .collect();
        let lines = wrap(&places.join("  "), seat_view.width.saturating_sub(COLUMN));
        for (nth, line) in lines.iter().enumerate().filter(|_| !places.is_empty()) {
            let heading = if nth == 0 { turn_name(seat_view, turn) } else { String::new() };
            canvas.push(Line::plain("  ").and(&heading).pad(COLUMN).and(line));
        }
    }
    if canvas.height() == 0 {
        return Err(seat_view.word("cafe-no-card-to-place"));
    }
    let mut costs: Vec<(u32, &Action)> =
        seat_view.legal.iter().filter_map(|action| Some((cost(area, action)?, action))).collect();
    costs.sort();
    let cheap: Vec<String> =
        costs.iter().take(RECOMMENDED).map(|(_, action)| format!("`{}`", short_place(action))).collect();
    let message = Message::new("cafe-plan-cheap").with("places", cheap.join(" "));
    for line in wrap(&seat_view.say(&message), seat_view.width.saturating_sub(2)) {
        canvas.push(format!("  {line}"));
    }
    Ok(canvas)
}

/// What a placement covers, weighed roughly: cafés and cups most, then beans, then squares in use.
fn cost(area: &cafe::Area, action: &Action) -> Option<u32> {
    let Action::Place { at, turn } = *action else { return None };
    let laid = Laid { card: CardId::LOOSE, at, turn };
    let covered = area.squares().filter(|square| laid.covers(square.at));
    let weight = |square: Square| {
        let beans = square.beans.total();
        beans
            + match square.kind {
                Kind::Empty | Kind::Dead => 0,
                kind if kind.is_cafe() => 8,
                Kind::Cup => 6,
                Kind::Ship => 2,
                _ => 3,
            }
    };
    Some(covered.map(weight).sum())
}

/// The card a seat holds, as the question shows it.
pub(super) fn hand(seat_view: &SeatView<Cafe>, width: usize, size: Size) -> Option<Canvas> {
    let table = &seat_view.view.table;
    let card = table.company(seat_view.seat).card?;
    let mut canvas = Canvas::new();
    let message =
        Message::new("cafe-hand").with("seat", seat_view.seat.index()).with("card", card.to_string());
    canvas.push(seat_view.say(&message));
    canvas.below(turned(seat_view, card, width, size)?);
    Some(canvas)
}

#[cfg(test)]
mod tests {
    #[test]
    fn card_numbers_need_no_zero() {
        assert_eq!(super::card_named("9").map(|card| card.to_string()), Ok("09".to_string()));
        assert_eq!(super::card_named("e2").map(|card| card.to_string()), Ok("E2".into()));
        assert!(super::card_named("99").is_err());
    }
}
