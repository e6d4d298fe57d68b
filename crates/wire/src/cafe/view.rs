//! A table of Café as JSON. Everything in Café is open; the whole state adds only the set of unseen cards.

use std::collections::BTreeMap;

use ::cafe::{
    AnyCard, Beans, Bidding, Cafe, Card, CardId, Colour, Company, Frame, Kind, Letter, N_ROUNDS, Order,
    PlacedCard, Pos, Question, Square, StageAt, Starts,
};
use serde_json::{Map, Value, json};
use table::{Game, Seat};

use super::beans::{HIDDEN, letters};
use super::shape::{
    BeanCounts, CafeTableShape, CardAt, CardShape, PlacedShape, Printed, ScoreShape, SeatShape, SquareAt,
    SquareShape,
};
use crate::setup::setup_json;
use crate::table_of::as_object;

/// What every viewer may know.
pub(super) fn shape(cafe: &Cafe) -> CafeTableShape {
    CafeTableShape {
        awaits: cafe.awaits().into(),
        round: cafe.round(),
        rounds: N_ROUNDS,
        phase: match drawing_word(cafe) {
            Some(_) => "draw",
            None => phase_word(cafe.frame()),
        },
        drawing: drawing_word(cafe),
        turn: turn_of(cafe.frame()).map(Seat::index),
        bid_begun: match cafe.frame() {
            Frame::Auction { bidding, .. } => Some(bidding == Bidding::Begun),
            _ => None,
        },
        master: cafe.master().index(),
        scores: cafe.companies().iter().map(|company| company.score().total()).collect(),
        display: cafe.display().iter().map(CardAt).collect(),
        deck_left: cafe.deck_left(),
        supply: BeanCounts::of(|colour| i32::from(cafe.supply(colour))),
        seats: Seat::all(cafe.n_seats()).map(|seat| seat_shape(cafe, seat)).collect(),
        unseen: None,
        cards_shown: cards_shown(cafe),
    }
}

/// The same with what nobody may know.
pub(super) fn whole_shape(cafe: &Cafe) -> CafeTableShape {
    CafeTableShape { unseen: Some(cafe.unseen().iter().map(CardAt).collect()), ..shape(cafe) }
}

/// The cards of the deck, and the set-up.
pub(super) fn printed(cafe: &Cafe) -> Printed {
    let cards = cafe.setup().deck.ids();
    Printed { deck_cards: card_shapes(cafe, cards), setup: setup_json::<Cafe>(cafe.setup()) }
}

impl BeanCounts {
    fn of(count: impl Fn(Colour) -> i32) -> Self {
        let [yellow, brown, green, red] = Colour::ALL.map(count);
        BeanCounts { yellow, brown, green, red }
    }

    pub(super) fn from_beans(beans: Beans) -> Self {
        BeanCounts::of(|colour| i32::from(beans[colour]))
    }
}

/// Everything.
pub(super) fn all_json(cafe: &Cafe) -> Map<String, Value> {
    let mut all = Map::new();
    all.insert("game".into(), json!(Cafe::ID));
    all.extend(as_object(&whole_shape(cafe)));
    all.extend(as_object(&printed(cafe)));
    // Records of positions have had it at their end from the beginning.
    let unseen = all.shift_remove("unseen");
    all.extend(unseen.map(|unseen| ("unseen".to_string(), unseen)));
    all
}

/// What cannot be computed from the rest.
pub(super) fn position_json(cafe: &Cafe) -> Map<String, Value> {
    let mut all = all_json(cafe);
    for derived in ["awaits", "rounds", "scores", "deck_left", "supply", "cards_shown", "deck_cards"] {
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

/// The word for a phase in which seats are asked; what chance decides is all `draw`.
fn phase_word(frame: Frame) -> &'static str {
    match frame {
        Frame::Promo { .. } | Frame::Box { .. } | Frame::FirstMaster | Frame::Show | Frame::Refill { .. } => {
            "draw"
        }
        Frame::Start { .. } => "start",
        Frame::Draft { .. } => "draft",
        Frame::Auction { .. } => "auction",
        Frame::Keep { .. } => "keep",
        Frame::Choose { .. } => "choose",
        Frame::Act => "act",
        Frame::Exchange => "exchange",
        Frame::Over => "over",
    }
}

fn drawing_word(cafe: &Cafe) -> Option<&'static str> {
    match cafe.frame() {
        Frame::Start { .. } if cafe.setup().starts == Starts::Lot => Some("start"),
        Frame::Promo { .. } => Some("promo"),
        Frame::Box { .. } => Some("box"),
        Frame::FirstMaster => Some("master"),
        Frame::Show => Some("show"),
        Frame::Refill { .. } => Some("refill"),
        _ => None,
    }
}

/// Whose turn it is, or will be once the card taken is replaced.
fn turn_of(frame: Frame) -> Option<Seat> {
    match frame {
        Frame::Start { seat }
        | Frame::Draft { seat }
        | Frame::Refill { next: seat }
        | Frame::Auction { seat, .. }
        | Frame::Keep { seat }
        | Frame::Choose { seat } => Some(seat),
        _ => None,
    }
}

fn seat_shape(cafe: &Cafe, seat: Seat) -> SeatShape {
    let company = cafe.company(seat);
    let (stage, group) = stage_words(company.stage_at());
    let placed: Vec<PlacedCard> = company.placed_cards().collect();
    let score = company.score();
    SeatShape {
        seat: seat.index(),
        warehouse: BeanCounts::from_beans(company.warehouse),
        cups: company.area.count(Kind::Cup),
        ships: company.area.count(Kind::Ship),
        points_left: company.points_left,
        stage,
        group: group.map(SquareAt),
        question: cafe.question(seat).map(question_word),
        card: company.card.map(CardAt),
        in_hand: BeanCounts::from_beans(company.in_hand),
        bid: company.bid,
        passed: cafe.has_passed(seat),
        kept: cafe.has_kept(seat),
        score: ScoreShape {
            total: score.total(),
            cafes: score.cafes,
            pastries: score.pastries,
            warehouse: score.warehouse,
        },
        cards: (0..placed.len()).map(|k| placed_shape(&placed, k)).collect(),
        squares: square_shapes(cafe, company),
    }
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
        Question::Start => "start",
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
fn placed_shape(cards: &[PlacedCard], k: usize) -> PlacedShape {
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
            let cafes = [(card.order, "demand", "points"), (card.second, "demand2", "points2")];
            for (order, demand, points) in cafes {
                let Some(order) = order else { continue };
                object.insert(demand.into(), json!(order.letters()));
                object.insert(points.into(), json!(order.points()));
            }
            Value::Object(object)
        }
    };
    PlacedShape { card, x: placed.at.x, y: placed.at.y, turn: placed.turn.quarters() }
}

/// Whether a laid card lies over a square.
pub(super) fn covers(placed: &PlacedCard, at: Pos) -> bool {
    let (width, height) = placed.turn.size();
    let (dx, dy) = (i16::from(at.x) - i16::from(placed.at.x), i16::from(at.y) - i16::from(placed.at.y));
    (0..i16::from(width)).contains(&dx) && (0..i16::from(height)).contains(&dy)
}

/// The visible squares in reading order.
fn square_shapes(cafe: &Cafe, company: &Company) -> Vec<SquareShape> {
    let groups = group_names(company);
    let mut squares: Vec<Square> = company.area.squares().collect();
    squares.sort_by_key(|square| square.at);
    let shape = |square: &Square| {
        let laid = company.area.laid().nth(square.laid).map_or(CardId::LOOSE, |laid| laid.card);
        // The first of its squares in reading order names a café, and its beans lie there.
        let first = squares.iter().find(|other| other.shares_cafe(square)).unwrap_or(square);
        let wanted = square.order.map(|order| {
            letters(Beans::new(Colour::ALL.map(|c| order.demand()[c].saturating_sub(first.beans[c]))))
        });
        SquareShape {
            x: square.at.x,
            y: square.at.y,
            kind: square.kind.name(),
            colour: square.kind.colour().map(Colour::name),
            points: square.order.map(|order| order.points()).or(square.kind.pastry_points()),
            beans: BeanCounts::from_beans(square.beans),
            card: CardAt(laid),
            laid: square.laid,
            group: groups.get(&square.at).copied().map(SquareAt),
            demand: square.order.map(|order| order.letters()),
            cafe: square.order.map(|_| SquareAt(first.at)),
            wanted,
            title: square.order.and_then(|order| title_of(cafe, laid, order)).map(str::to_string),
        }
    };
    squares.iter().map(shape).collect()
}

/// The name of a café: of two on a card the one that asks for this.
fn title_of(cafe: &Cafe, card: CardId, order: Order) -> Option<&str> {
    let deck = &cafe.setup().deck;
    match deck.get(card)?.second == Some(order) {
        true => deck.second_title(card),
        false => deck.title(card),
    }
}

/// The first square of the group of each square that is in one (C4.3).
fn group_names(company: &Company) -> BTreeMap<Pos, Pos> {
    let mut names = BTreeMap::new();
    for letter in [Letter::Field, Letter::Drying, Letter::Roasting] {
        // The area lists the squares of a letter group by group, each in reading order.
        let mut squares = company.area.squares().filter(|square| square.kind.letter() == letter);
        for size in company.area.group_sizes(letter) {
            let group: Vec<Pos> = squares.by_ref().take(size).map(|square| square.at).collect();
            names.extend(group.iter().map(|at| (*at, group[0])));
        }
    }
    names
}

/// The cards on display and in hand, with their squares.
fn cards_shown(cafe: &Cafe) -> BTreeMap<String, CardShape> {
    let held = cafe.companies().iter().filter_map(|company| company.card);
    card_shapes(cafe, cafe.display().iter().chain(held).chain(cafe.starts_to_take()))
}

fn card_shapes(cafe: &Cafe, cards: impl Iterator<Item = CardId>) -> BTreeMap<String, CardShape> {
    let deck = &cafe.setup().deck;
    let shape = |id: CardId| {
        let card = deck.get(id)?;
        Some((id.to_string(), card_shape(card, deck.title(id), deck.second_title(id))))
    };
    cards.filter_map(shape).collect()
}

fn card_shape(card: &Card, title: Option<&str>, second_title: Option<&str>) -> CardShape {
    CardShape {
        squares: card.squares_text(),
        cup: card.has_cup(),
        demand: card.order.map(|order| order.letters()),
        points: card.order.map(|order| order.points()),
        title: title.map(str::to_string),
        demand2: card.second.map(|order| order.letters()),
        points2: card.second.map(|order| order.points()),
        title2: second_title.map(str::to_string),
    }
}
