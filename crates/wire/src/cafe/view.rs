//! A table of Café as JSON. Everything in Café is open; the whole state adds only the set of unseen cards.

use std::collections::BTreeSet;

use ::cafe::{
    AnyCard, Beans, Bidding, Cafe, Card, CardId, CardSet, Colour, Company, Kind, N_ROUNDS, Phase, PlacedCard,
    Pos, Position, Question, Square, StageAt,
};
use serde_json::{Map, Value, json};
use table::{Game, Seat};

use super::beans::{HIDDEN, beans_json, letters};
use crate::setup::setup_json;

/// What every viewer may know.
pub(super) fn view_json(cafe: &Cafe) -> Map<String, Value> {
    let position = cafe.to_position();
    let mut view = Map::new();
    let mut put = |key: &str, value: Value| view.insert(key.into(), value);
    put("round", json!(cafe.round()));
    put("rounds", json!(N_ROUNDS));
    put("phase", json!(phase_word(cafe.phase())));
    if let Some(drawing) = drawing_word(cafe.phase()) {
        put("drawing", json!(drawing));
    }
    if let Some(seat) = turn_of(cafe.phase()) {
        put("turn", json!(seat.index()));
    }
    if let Phase::Auction { bidding, .. } = cafe.phase() {
        put("bid_begun", json!(bidding == Bidding::Begun));
    }
    put("master", json!(cafe.master().index()));
    put("scores", cafe.companies().iter().map(|company| company.score().total()).collect());
    put("display", ids(cafe.display()));
    put("deck_left", json!(cafe.deck_left()));
    put(
        "supply",
        Value::Object(
            Colour::ALL.map(|c| (c.name().to_string(), json!(cafe.supply(c)))).into_iter().collect(),
        ),
    );
    put("seats", Seat::all(cafe.n_seats()).map(|seat| seat_json(cafe, &position, seat)).collect());
    put("cards_shown", cards_shown(cafe));
    put("setup", setup_json::<Cafe>(cafe.setup()));
    view
}

/// Everything.
pub(super) fn all_json(cafe: &Cafe) -> Map<String, Value> {
    let mut all = Map::new();
    all.insert("game".into(), json!(Cafe::ID));
    all.extend(view_json(cafe));
    all.insert("unseen".into(), ids(cafe.unseen()));
    all
}

/// What cannot be computed from the rest.
pub(super) fn position_json(cafe: &Cafe) -> Map<String, Value> {
    let mut all = all_json(cafe);
    for derived in ["rounds", "scores", "deck_left", "supply", "cards_shown"] {
        all.shift_remove(derived);
    }
    let seats = all.get_mut("seats").and_then(Value::as_array_mut);
    for (seat, company) in seats.into_iter().flatten().zip(cafe.companies()) {
        let Some(seat) = seat.as_object_mut() else { continue };
        for derived in ["seat", "cups", "ships", "question", "score", "squares"] {
            seat.shift_remove(derived);
        }
        let beans = company.area.squares().filter(|square| !square.beans.is_empty());
        let beans = beans.map(|square| (square.at.to_string(), json!(letters(square.beans))));
        seat.insert("beans".into(), Value::Object(beans.collect()));
        for beans in ["warehouse", "in_hand"] {
            let held = if beans == "warehouse" { company.warehouse } else { company.in_hand };
            seat.insert(beans.into(), json!(letters(held)));
        }
    }
    all
}

/// The word for a phase; what chance decides is all `draw`.
fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Box { .. } | Phase::FirstMaster | Phase::Show | Phase::Refill { .. } => "draw",
        Phase::Draft { .. } => "draft",
        Phase::Auction { .. } => "auction",
        Phase::Keep { .. } => "keep",
        Phase::Choose { .. } => "choose",
        Phase::Act => "act",
        Phase::Exchange => "exchange",
        Phase::Over => "over",
    }
}

fn drawing_word(phase: Phase) -> Option<&'static str> {
    match phase {
        Phase::Box { .. } => Some("box"),
        Phase::FirstMaster => Some("master"),
        Phase::Show => Some("show"),
        Phase::Refill { .. } => Some("refill"),
        _ => None,
    }
}

/// Whose turn it is, or will be once the card taken is replaced.
fn turn_of(phase: Phase) -> Option<Seat> {
    match phase {
        Phase::Draft { seat }
        | Phase::Refill { next: seat }
        | Phase::Auction { seat, .. }
        | Phase::Keep { seat }
        | Phase::Choose { seat } => Some(seat),
        _ => None,
    }
}

fn seat_json(cafe: &Cafe, position: &Position, seat: Seat) -> Value {
    let company = cafe.company(seat);
    let described = &position.seats[seat.index()];
    let (stage, group) = stage_words(described.stage);
    let score = company.score();
    let mut object = Map::new();
    let mut put = |key: &str, value: Value| object.insert(key.into(), value);
    put("seat", json!(seat.index()));
    put("warehouse", beans_json(company.warehouse));
    put("cups", json!(company.area.count(Kind::Cup)));
    put("ships", json!(company.area.count(Kind::Ship)));
    put("points_left", json!(company.points_left));
    put("stage", json!(stage));
    if let Some(group) = group {
        put("group", json!(group.to_string()));
    }
    put("question", json!(cafe.question(seat).map(question_word)));
    put("card", json!(company.card.map(|card| card.to_string())));
    put("in_hand", beans_json(company.in_hand));
    put("bid", json!(company.bid));
    put("passed", json!(cafe.has_passed(seat)));
    put("kept", json!(position.kept.contains(seat)));
    put(
        "score",
        json!({
            "total": score.total(), "cafes": score.cafes, "pastries": score.pastries,
            "warehouse": score.warehouse,
        }),
    );
    put("cards", (0..described.cards.len()).map(|k| placed_json(&described.cards, k)).collect());
    put("squares", squares_json(cafe, company));
    Value::Object(object)
}

fn stage_words(stage: StageAt) -> (&'static str, Option<Pos>) {
    match stage {
        StageAt::Done => ("done", None),
        StageAt::Place => ("place", None),
        StageAt::Act => ("act", None),
        StageAt::Grow(at) => ("grow", Some(at)),
        StageAt::Dry(at) => ("dry", Some(at)),
        StageAt::Roast(at) => ("roast", Some(at)),
        StageAt::Deliver => ("deliver", None),
        StageAt::Exchange => ("exchange", None),
    }
}

fn question_word(question: Question) -> &'static str {
    match question {
        Question::Take => "take",
        Question::Bid => "bid",
        Question::BidMore => "bid_more",
        Question::Keep => "keep",
        Question::Place => "place",
        Question::Act => "act",
        Question::Grow => "grow",
        Question::DryMore => "dry_more",
        Question::RoastMore => "roast_more",
        Question::Deliver => "deliver",
        Question::Exchange => "exchange",
    }
}

/// A laid card in the form of positions. Covered squares of a card that is in no deck are not known any more.
fn placed_json(cards: &[PlacedCard], k: usize) -> Value {
    let placed = &cards[k];
    let card = match placed.card {
        AnyCard::OfDeck(id) => json!(id.to_string()),
        AnyCard::Loose(card) => {
            let square = |slot: usize| {
                let (dx, dy) = placed.turn.offset(slot);
                let at = Pos::new(placed.at.x + dx, placed.at.y + dy);
                let covered = cards[k + 1..].iter().any(|later| covers(later, at));
                if covered { HIDDEN } else { card.squares[slot].word() }
            };
            let row = |slots: [usize; 3]| slots.map(square).join(" ");
            let mut object = Map::new();
            object.insert("squares".into(), json!(format!("{} / {}", row([0, 1, 2]), row([3, 4, 5]))));
            if let Some(order) = card.order {
                object.insert("demand".into(), json!(order.letters()));
                object.insert("points".into(), json!(order.points()));
            }
            Value::Object(object)
        }
    };
    json!({"card": card, "x": placed.at.x, "y": placed.at.y, "turn": placed.turn.quarters()})
}

/// Whether a laid card lies over a square.
pub(super) fn covers(placed: &PlacedCard, at: Pos) -> bool {
    let (width, height) = placed.turn.size();
    let (dx, dy) = (i16::from(at.x) - i16::from(placed.at.x), i16::from(at.y) - i16::from(placed.at.y));
    (0..i16::from(width)).contains(&dx) && (0..i16::from(height)).contains(&dy)
}

/// The visible squares in reading order.
fn squares_json(cafe: &Cafe, company: &Company) -> Value {
    let mut squares: Vec<Square> = company.area.squares().collect();
    squares.sort_by_key(|square| square.at);
    let row = |square: &Square| {
        let laid = company.area.laid()[square.laid].card;
        let mut object = Map::new();
        let mut put = |key: &str, value: Value| object.insert(key.into(), value);
        put("x", json!(square.at.x));
        put("y", json!(square.at.y));
        put("kind", json!(square.kind.name()));
        if let Some(colour) = square.kind.colour() {
            put("colour", json!(colour.name()));
        }
        if let Some(points) = square.kind.pastry_points() {
            put("points", json!(points));
        }
        put("beans", beans_json(square.beans));
        put("card", json!(laid.to_string()));
        put("laid", json!(square.laid));
        if let Some(order) = square.order {
            // The first of its squares in reading order names a café, and its beans lie there.
            let first = squares.iter().find(|s| s.laid == square.laid && s.order.is_some()).unwrap_or(square);
            let wanted = Colour::ALL.map(|c| order.demand()[c].saturating_sub(first.beans[c]));
            put("demand", json!(order.letters()));
            put("points", json!(order.points()));
            put("cafe", json!(first.at.to_string()));
            put("wanted", json!(letters(Beans::new(wanted))));
            if let Some(title) = cafe.setup().deck.title(laid) {
                put("title", json!(title));
            }
        }
        Value::Object(object)
    };
    squares.iter().map(row).collect()
}

/// The cards on display and in hand, with their squares.
fn cards_shown(cafe: &Cafe) -> Value {
    let held = cafe.companies().iter().filter_map(|company| company.card);
    let cards: BTreeSet<CardId> = cafe.display().iter().chain(held).collect();
    let deck = cafe.setup().deck;
    let row = |id: CardId| deck.get(id).map(|card| (id.to_string(), card_json(card, deck.title(id))));
    Value::Object(cards.into_iter().filter_map(row).collect())
}

fn card_json(card: &Card, title: Option<&str>) -> Value {
    let mut object = Map::new();
    object.insert("squares".into(), json!(card.squares_text()));
    object.insert("cup".into(), json!(card.has_cup()));
    if let Some(order) = card.order {
        object.insert("demand".into(), json!(order.letters()));
        object.insert("points".into(), json!(order.points()));
    }
    if let Some(title) = title {
        object.insert("title".into(), json!(title));
    }
    Value::Object(object)
}

fn ids(cards: CardSet) -> Value {
    cards.iter().map(|card| card.to_string()).collect()
}
