//! Planning a placement: the card in its turns, the area with the card laid, the places there are.

use cafe::{
    Action, AnyCard, Cafe, CardId, CardSet, Draft, Kind, Laid, Letter, Phase, PlacedCard, Pos, Position,
    SeatPosition, Setup, Square, StageAt, Turn,
};
use table::{Game, Seat, SeatSet, Step, Unseen};

use super::board::{Board, Size};
use super::panel;
use super::short_place;
use super::words::beans_or;
use crate::play::canvas::{Canvas, Line, wrap};
use crate::play::names::capital;
use crate::play::screen::Sight;
use crate::play::typed::shown;

/// A card in its four turns.
pub(super) fn turns(sight: &Sight<Cafe>, which: &str) -> Result<Canvas, String> {
    let card = match (which.trim(), sight.view.table.company(sight.seat).card) {
        ("", Some(card)) => card,
        ("", None) => return Err("turn which card? As in `turn 09`".into()),
        (name, _) => card_named(name)?,
    };
    turned(sight, card, sight.width).ok_or_else(|| format!("card {card} is not in this deck"))
}

/// The four turns side by side.
fn turned(sight: &Sight<Cafe>, id: CardId, width: usize) -> Option<Canvas> {
    let card = sight.view.table.setup().deck.get(id)?;
    let blocks = Turn::ALL.map(|turn| {
        let mut block = Canvas::new();
        block.push(format!("turn {}", turn.quarters()));
        block.below(Board::of_card(card, turn).draw(Size::Card));
        block
    });
    let mut canvas = Canvas::rows(blocks.to_vec(), 1, width);
    if let Some(line) = panel::order_line(&sight.view.table, id) {
        canvas.push(line);
    }
    Some(canvas)
}

fn card_named(name: &str) -> Result<CardId, String> {
    let name = name.to_uppercase();
    let padded = if name.len() == 1 { format!("0{name}") } else { name };
    padded.parse().map_err(|error: table::ParseError| error.to_string())
}

/// Draws the area as it would be.
pub(super) fn try_place(sight: &Sight<Cafe>, arguments: &str) -> Result<(Canvas, Option<Action>), String> {
    let usage = || "try where? As in `try 1,0 2`, or `try 09 1,0 2` with a card of the display".to_string();
    let mut words: Vec<&str> =
        arguments.split_whitespace().filter(|&word| word != "turn" && word != "place").collect();
    let table = &sight.view.table;
    let held = table.company(sight.seat).card;
    let card = match words.first() {
        Some(word) if !word.contains(',') => {
            let card = card_named(word)?;
            words.remove(0);
            card
        }
        _ => held.ok_or_else(usage)?,
    };
    let &[at, turn] = &words[..] else { return Err(usage()) };
    let at: Pos =
        at.trim_matches(['(', ')']).parse().map_err(|error: table::ParseError| error.to_string())?;
    let quarters = turn.trim_start_matches('t').parse().ok().and_then(Turn::new);
    let turn = quarters.ok_or_else(|| format!("a turn is 0, 1, 2 or 3, not {}", shown(turn)))?;
    if held != Some(card) && !table.display().contains(card) {
        return Err(format!("card {card} is neither yours nor on display"));
    }
    let (start, seat) = with_card(table, sight.seat, card)?;
    let mut after = start;
    let step = Step::Choice(seat, Action::Place { at, turn });
    after.play(&step, &mut Unseen).map_err(|refusal| refusal.to_string())?;

    let before = &start.company(seat).area;
    let area = &after.company(seat).area;
    let mut canvas = Board::with_last_card(area).draw(Size::Full);
    let laid = Laid { card, at, turn };
    let mut covered: Vec<Square> = before.squares().filter(|square| laid.covers(square.at)).collect();
    covered.sort_by_key(|square| square.at);
    let covered: Vec<String> = covered.iter().map(square_words).collect();
    let text = format!("If laid so, the card covers: {}.", covered.join(", "));
    wrap(&text, sight.width).into_iter().for_each(|line| canvas.push(line));
    let mut notes = Vec::new();
    let dead = area.count(Kind::Dead) - before.count(Kind::Dead).min(area.count(Kind::Dead));
    if dead > 0 {
        notes.push("a café dies".to_string());
    }
    let beans = |cafe: &Cafe| {
        cafe.supply(cafe::Colour::Yellow)
            + cafe.supply(cafe::Colour::Brown)
            + cafe.supply(cafe::Colour::Green)
            + cafe.supply(cafe::Colour::Red)
    };
    match beans(&after) - beans(&start) {
        0 => notes.push("no bean is lost".into()),
        n => notes.push(format!("{} lost", beans_or(u32::from(n.unsigned_abs()), "bean"))),
    }
    notes.push(beans_or(after.company(seat).points_left.into(), "action point"));
    notes.push(format!("groups: {}", groups(area)));
    let text = format!("Then: {}.", notes.join("; "));
    wrap(&text, sight.width).into_iter().for_each(|line| canvas.push(line));
    let action = Action::Place { at, turn };
    let offered = sight.legal.contains(&action).then_some(action);
    if offered.is_some() {
        canvas.push("Enter lays it so.");
    }
    Ok((canvas, offered))
}

/// The table as if the seat were to place this card; the rules themselves say what follows.
fn with_card(table: &Cafe, seat: Seat, card: CardId) -> Result<(Cafe, Seat), String> {
    let company = table.company(seat);
    if company.card == Some(card) && table.phase() == Phase::Act {
        return Ok((*table, seat));
    }
    // A table of one with the same area, so that the others' turns do not matter.
    let alone = Seat::new(0).expect("there is a seat 0");
    let cards = company
        .area
        .laid()
        .iter()
        .map(|laid| PlacedCard { card: AnyCard::OfDeck(laid.card), at: laid.at, turn: laid.turn })
        .collect();
    let beans = company.area.squares().filter(|square| !square.beans.is_empty());
    let beans = beans.map(|square| (square.at, square.beans)).collect();
    let position = Position {
        setup: Setup { seats: 1, draft: Draft::Classic, promos: 0, ..*table.setup() },
        round: table.round(),
        master: alone,
        phase: Phase::Act,
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

fn square_words(square: &Square) -> String {
    let what = match square.kind.colour() {
        Some(colour) => format!("{colour} {}", square.kind.name()),
        None if square.kind == Kind::Cafe => "café".into(),
        None => square.kind.name().to_string(),
    };
    match square.beans.is_empty() {
        true => format!("{what} {}", square.at),
        false => format!("{what} {} with {}", square.at, square.beans),
    }
}

/// The sizes of the groups: `fields 3+1, drying 2, roasting 1`.
fn groups(area: &cafe::Area) -> String {
    let name = |letter: Letter, word: &str| {
        let mut squares: Vec<Pos> =
            area.squares().filter(|square| square.kind.letter() == letter).map(|square| square.at).collect();
        let mut sizes: Vec<usize> = Vec::new();
        while let Some(first) = squares.pop() {
            let mut group = vec![first];
            let mut next = 0;
            while next < group.len() {
                let (near, far) = squares.iter().partition(|pos| pos.touches(group[next]));
                group.extend::<Vec<Pos>>(near);
                squares = far;
                next += 1;
            }
            sizes.push(group.len());
        }
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let sizes: Vec<String> = sizes.iter().map(ToString::to_string).collect();
        format!("{word} {}", if sizes.is_empty() { "0".into() } else { sizes.join("+") })
    };
    [name(Letter::Field, "fields"), name(Letter::Drying, "drying"), name(Letter::Roasting, "roasting")]
        .join(", ")
}

/// How many places `places` recommends.
const RECOMMENDED: usize = 8;

/// Every placement by turn, and those that cost least.
pub(super) fn places(sight: &Sight<Cafe>) -> Result<Canvas, String> {
    let area = &sight.view.table.company(sight.seat).area;
    let mut canvas = Canvas::new();
    for turn in Turn::ALL {
        let places: Vec<String> = sight
            .legal
            .iter()
            .filter_map(|action| match action {
                Action::Place { at, turn: found } if *found == turn => Some(at.to_string()),
                _ => None,
            })
            .collect();
        let lines = wrap(&places.join("  "), sight.width.saturating_sub(10));
        for (nth, line) in lines.iter().enumerate().filter(|_| !places.is_empty()) {
            let heading = if nth == 0 { format!("turn {}", turn.quarters()) } else { String::new() };
            canvas.push(Line::plain("  ").and(&heading).pad(10).and(line));
        }
    }
    if canvas.height() == 0 {
        return Err("there is no card to place now".into());
    }
    let mut costs: Vec<(u32, &Action)> =
        sight.legal.iter().filter_map(|action| Some((cost(area, action)?, action))).collect();
    costs.sort();
    let cheap: Vec<String> = costs.iter().take(RECOMMENDED).map(|(_, action)| short_place(action)).collect();
    canvas.push(format!("  Covering least of use: {}", cheap.join("   ")));
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
                Kind::Cafe => 8,
                Kind::Cup => 6,
                Kind::Ship => 2,
                _ => 3,
            }
    };
    Some(covered.map(weight).sum())
}

/// The card a seat holds, as the question shows it.
pub(super) fn hand(sight: &Sight<Cafe>, width: usize) -> Option<Canvas> {
    let table = &sight.view.table;
    let card = table.company(sight.seat).card?;
    let mut canvas = Canvas::new();
    canvas.push(format!("{} card is {card}:", capital(&sight.names.whose(sight.seat))));
    canvas.below(turned(sight, card, width)?);
    Some(canvas)
}

#[cfg(test)]
mod tests {
    #[test]
    fn card_numbers_need_no_zero() {
        assert_eq!(super::card_named("9").map(|card| card.to_string()), Ok("09".into()));
        assert_eq!(super::card_named("e2").map(|card| card.to_string()), Ok("E2".into()));
        assert!(super::card_named("99").is_err());
    }
}
