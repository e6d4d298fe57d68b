//! What is allowed: the one home of legality, question by question in the order of a turn.
//!
//! What a seat may do depends on what lies open and on its own sacks, and on nothing else: these functions see
//! no more than that.

use table::{Awaits, Refusal, RuleRef, Seat};

use crate::action::{Action, Outcome};
use crate::board::Openness;
use crate::catalog::{
    BERTHS, Content, Counts, EXTRA_STEP_PRICE, FREE_STEPS, MOST_STEPS, Piece, RING_SPACES, SACK_FIELDS,
};
use crate::catalog::{Coffee, MARKET_FIELDS};
use crate::choices::{can_place, placeable_in_line};
use crate::frame::{Emptied, Frame};
use crate::places::{Field, Harbour, HarbourSet, Line, MarketField, Segment};
use crate::reason::{Question, Reason};
use crate::rules::{
    G1_2, G1_3, G1_4, G1_5, G2_1, G2_2, G3_1, G3_2, G4_1, G4_2, G4_3, G4_4, G4_5, G4_6, G5_1, G5_2, G5_4,
    G5_5, G6_1,
};
use crate::state::{Guatemala, Open};

pub(crate) type Allowed = Result<(), Refusal<Reason>>;

/// The paragraph behind a question: cited when another one is answered.
fn rule_of(frame: Frame) -> RuleRef {
    match frame {
        Frame::Arrange { .. } | Frame::ArrangePiece | Frame::ArrangeField { .. } => G1_2,
        Frame::Deal { .. } => G1_3,
        Frame::Start | Frame::SetBuyer => G1_5,
        Frame::Move => G2_1,
        Frame::Choose => G2_2,
        Frame::MayBuild | Frame::Blockade { .. } => G5_2,
        Frame::Take { .. } | Frame::Place { .. } => G3_1,
        Frame::Sail { .. } => G5_4,
        Frame::Lay { .. } | Frame::Draw { .. } => G5_5,
        Frame::Over { .. } => G6_1,
    }
}

/// Whether the seat may choose this, as far as open things and its own sacks say.
pub(crate) fn check_action(open: &Open, stock: &Counts, seat: Seat, action: Action) -> Allowed {
    let awaits = open.awaits();
    if awaits != Awaits::Seat(seat) {
        return Err(Reason::NotAwaited(awaits).under(rule_of(open.frame)));
    }
    match (open.frame, action) {
        (Frame::ArrangePiece, Action::Arrange(piece)) => check_in_box(open, piece),
        (Frame::ArrangePiece, Action::Lot) => Ok(()),
        (Frame::ArrangeField { .. }, Action::At(field)) => check_empty_field(open, field),
        (Frame::SetBuyer, Action::Buyer(space)) => check_buyer(space),
        (Frame::Move, Action::Move(steps)) => check_move(open, steps),
        (Frame::Choose, Action::Sack(field)) => check_sack(open, field),
        (Frame::Choose | Frame::MayBuild, Action::Build) => check_build(open),
        (Frame::Choose | Frame::MayBuild, Action::Nothing) => Ok(()),
        (Frame::Take { .. }, Action::Take(field)) => check_take(open, field),
        (Frame::Take { emptied }, Action::Done) => check_done(emptied),
        (Frame::Place { piece, .. }, action) => check_place(open, piece, action),
        (Frame::Blockade { coffee, .. }, Action::Block) => check_own_sack(stock, coffee, G5_2),
        (Frame::Blockade { .. }, Action::Decline) => Ok(()),
        (Frame::Sail { harbours, .. }, Action::Sail(harbour)) => check_sail(harbours, harbour),
        (Frame::Lay { .. }, Action::Lay(coffee)) => check_own_sack(stock, coffee, G5_5),
        (frame, _) => Err(Reason::OtherQuestion(Question::of(frame)).under(rule_of(frame))),
    }
}

/// G1.2: a piece that is not on the market yet.
fn check_in_box(open: &Open, piece: Piece) -> Allowed {
    if open.in_box(piece) > 0 { Ok(()) } else { Err(Reason::NoneLeft(piece).under(G1_2)) }
}

/// G1.2: an empty field for pieces.
fn check_empty_field(open: &Open, field: MarketField) -> Allowed {
    if open.layout.sack_fields.contains(&field) {
        return Err(Reason::SackField(field).under(G1_2));
    }
    match open.on_market(field) {
        Content::Empty => Ok(()),
        _ => Err(Reason::SomethingThere(field).under(G1_2)),
    }
}

/// G1.5: any space of the ring.
fn check_buyer(space: u8) -> Allowed {
    if usize::from(space) < RING_SPACES { Ok(()) } else { Err(Reason::NoSuchSpace(space).under(G1_5)) }
}

/// G2.1: one to three spaces, the fourth for money owned beforehand.
fn check_move(open: &Open, steps: u8) -> Allowed {
    if !(1..=MOST_STEPS).contains(&steps) {
        return Err(Reason::NoSuchMove(steps).under(G2_1));
    }
    let money = open.money(open.active);
    if steps > FREE_STEPS && money < EXTRA_STEP_PRICE {
        return Err(Reason::FourthStepTooDear(money).under(G2_1));
    }
    Ok(())
}

/// The line of the buyer. Precondition: the buyer is set, as in every frame of a turn.
fn line(open: &Open) -> Line {
    open.line().expect("in a turn the buyer is on the ring")
}

/// G5.1: a sack of the line.
fn check_sack(open: &Open, field: MarketField) -> Allowed {
    if !line(open).contains(field) {
        return Err(Reason::NotInLine(field, line(open)).under(G2_2));
    }
    match open.on_market(field) {
        Content::Sack(_) => Ok(()),
        _ => Err(Reason::NoSackThere(field).under(G5_1)),
    }
}

/// G3.1: building takes at least one piece, so one must be possible.
fn check_build(open: &Open) -> Allowed {
    if placeable_in_line(open) == 0 {
        return Err(Reason::NothingToBuild(line(open)).under(G3_1));
    }
    Ok(())
}

/// G3.1: a piece of the line that can be placed and paid.
fn check_take(open: &Open, field: MarketField) -> Allowed {
    if !line(open).contains(field) {
        return Err(Reason::NotInLine(field, line(open)).under(G2_2));
    }
    let Content::Piece(piece) = open.on_market(field) else {
        return Err(Reason::NoPieceThere(field).under(G3_1));
    };
    if let Piece::Hut(coffee) = piece
        && open.group_mask(open.active, coffee) & open.layout.sites != 0
    {
        return Err(Reason::SecondHut(coffee).under(G4_1));
    }
    if !can_place(open, piece) {
        return Err(Reason::CannotBePlaced(piece).under(G3_1));
    }
    Ok(())
}

/// G3.1: at least one piece.
fn check_done(emptied: Emptied) -> Allowed {
    if emptied.fields().is_empty() { Err(Reason::NothingTakenYet.under(G3_1)) } else { Ok(()) }
}

/// G3.1: the piece in hand goes to its kind of place.
pub(crate) fn check_place(open: &Open, piece: Piece, action: Action) -> Allowed {
    match (piece, action) {
        (Piece::Worker(coffee), Action::Worker(field)) => check_worker(open, coffee, field),
        (Piece::Hut(coffee), Action::Hut(field)) => check_hut(open, coffee, field),
        (Piece::Ship(_), Action::Ship(harbour)) => check_ship(open, harbour),
        (Piece::Road, Action::Road(segment)) => check_road(open, segment),
        (piece, Action::Worker(_) | Action::Hut(_) | Action::Ship(_) | Action::Road(_)) => {
            Err(Reason::OtherPieceInHand(piece).under(G3_1))
        }
        _ => Err(Reason::OtherQuestion(Question::Place).under(G3_1)),
    }
}

fn check_money(open: &Open, price: u16) -> Allowed {
    let money = open.money(open.active);
    if price > money { Err(Reason::TooDear { price, money }.under(G3_2)) } else { Ok(()) }
}

/// G4.4: no other seat's group of this coffee next to the field.
fn check_apart(open: &Open, coffee: Coffee, field: Field) -> Allowed {
    let around = open.layout.next_to(open.layout.bit(field));
    let other = Seat::all(open.n_seats())
        .find(|&other| other != open.active && open.group_mask(other, coffee) & around != 0);
    match other {
        Some(other) => Err(Reason::TouchesOther(field, coffee, other).under(G4_4)),
        None => Ok(()),
    }
}

/// G4.2, G4.3, G4.4, G3.2: a worker.
fn check_worker(open: &Open, coffee: Coffee, field: Field) -> Allowed {
    let layout = &*open.layout;
    if !layout.has_field(field) {
        return Err(Reason::NoSuchField(field).under(G4_2));
    }
    let bit = layout.bit(field);
    if layout.sites & bit != 0 {
        return Err(Reason::WorkerOnSite(field).under(G4_2));
    }
    if open.occupied() & bit != 0 {
        return Err(Reason::FieldTaken(field).under(G4_2));
    }
    let group = open.group_mask(open.active, coffee);
    if group != 0 && layout.next_to(bit) & group == 0 {
        return Err(Reason::ApartFromGroup(field, coffee).under(G4_3));
    }
    check_apart(open, coffee, field)?;
    check_money(open, layout.worker_price(field))
}

/// G4.1 to G4.4, G3.2: a hut.
fn check_hut(open: &Open, coffee: Coffee, field: Field) -> Allowed {
    let layout = &*open.layout;
    match layout.site(field) {
        _ if !layout.has_field(field) => return Err(Reason::NoSuchField(field).under(G4_2)),
        None => return Err(Reason::NoSite(field).under(G4_2)),
        Some(Openness::Closed) => return Err(Reason::SiteClosed(field).under(G1_4)),
        Some(Openness::Open) => {}
    }
    let bit = layout.bit(field);
    if open.occupied() & bit != 0 {
        return Err(Reason::FieldTaken(field).under(G4_2));
    }
    let group = open.group_mask(open.active, coffee);
    if group & layout.sites != 0 {
        return Err(Reason::SecondHut(coffee).under(G4_1));
    }
    if group != 0 && layout.next_to(bit) & group == 0 {
        return Err(Reason::ApartFromWorkers(field, coffee).under(G4_3));
    }
    check_apart(open, coffee, field)?;
    check_money(open, layout.hut_price(field))
}

/// G4.6, G3.2: a ship.
fn check_ship(open: &Open, harbour: Harbour) -> Allowed {
    if harbour.index() >= open.layout.n_harbours {
        return Err(Reason::NoSuchHarbour(harbour).under(G4_6));
    }
    if open.layout.open_harbours >> harbour.index() & 1 == 0 {
        return Err(Reason::HarbourClosed(harbour).under(G1_4));
    }
    let berth = open.n_ships(harbour.index());
    if berth == BERTHS {
        return Err(Reason::HarbourFull(harbour).under(G4_6));
    }
    check_money(open, u16::from(open.layout.berth_price[berth]))
}

/// G4.5: a road.
fn check_road(open: &Open, segment: Segment) -> Allowed {
    let Some(number) = open.layout.segment_index(segment) else {
        return Err(Reason::NoSuchSegment(segment).under(G4_5));
    };
    if !open.layout.open_segments.contains(number) {
        return Err(Reason::SegmentClosed(segment).under(G1_4));
    }
    if open.roads.contains(number) {
        return Err(Reason::RoadThere(segment).under(G4_5));
    }
    Ok(())
}

/// G5.2, G5.5: a sack of one's own stock.
fn check_own_sack(stock: &Counts, coffee: Coffee, rule: RuleRef) -> Allowed {
    if stock[coffee] == 0 { Err(Reason::NoSuchSack(coffee).under(rule)) } else { Ok(()) }
}

/// G5.4: one of the equally cheap ships.
fn check_sail(harbours: HarbourSet, harbour: Harbour) -> Allowed {
    if harbours.contains(harbour) { Ok(()) } else { Err(Reason::NotTied(harbour).under(G5_4)) }
}

/// Whether chance may bring this.
pub(crate) fn check_outcome(state: &Guatemala, outcome: Outcome) -> Allowed {
    let open = &state.open;
    if open.awaits() != Awaits::Chance {
        return Err(Reason::NotAwaited(open.awaits()).under(rule_of(open.frame)));
    }
    let check_bag = |coffee, rule| match state.bag[coffee] {
        0 => Err(Reason::NoSackLeft(coffee).under(rule)),
        _ => Ok(()),
    };
    match (open.frame, outcome) {
        (Frame::Arrange { done }, Outcome::Piece(piece)) if usize::from(done) < FIRST_SACK => {
            check_in_box(open, piece)
        }
        (Frame::Arrange { done }, Outcome::Sack(coffee)) if usize::from(done) >= FIRST_SACK => {
            if usize::from(done) < MARKET_FIELDS - 1 && open.seen_sacks()[coffee] > 0 {
                return Err(Reason::CoffeeShown(coffee).under(G1_2));
            }
            check_bag(coffee, G1_2)
        }
        (Frame::Deal { .. }, Outcome::Deal(coffee)) => check_bag(coffee, G1_3),
        (Frame::Start, Outcome::Start(seat)) => {
            if seat.index() < open.n_seats() {
                Ok(())
            } else {
                Err(Reason::NoSuchSeat(seat).under(G1_5))
            }
        }
        (Frame::Draw { .. }, Outcome::Bag(coffee)) => check_bag(coffee, G5_5),
        (frame, _) => Err(Reason::OtherQuestion(Question::of(frame)).under(rule_of(frame))),
    }
}

/// A free market is arranged pieces first; the sack fields begin here.
pub(crate) const FIRST_SACK: usize = MARKET_FIELDS - SACK_FIELDS;
