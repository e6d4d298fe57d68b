//! What an action of Guatemala Café acts on, costs and brings, for drawings.

use ::guatemala::{
    Action, Coffee, Content, EXTRA_STEP_PRICE, FREE_STEPS, Frame, Guatemala, MarketField, Open, Piece,
    RING_SPACES, SACK_INCOME, View,
};
use serde::Serialize;
use table::{Game, QuickDealer, Seat, Step, Unseen};

#[cfg(test)]
use ts_rs::TS;

use super::shape::{CoffeeName, ContentKind, EdgeAt, FieldAt, MarketAt, PieceShape};
use super::view::points_of;
use super::way::{Way, way, ways};

/// An action as a drawing needs it. What does not belong to the action is left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct GuatemalaOffer {
    /// The first word of the action.
    #[cfg_attr(
        test,
        ts(
            type = "'arrange' | 'lot' | 'at' | 'buyer' | 'move' | 'build' | 'sack' | 'nothing' | 'take' | 'done' | 'worker' | 'hut' | 'ship' | 'road' | 'block' | 'decline' | 'sail' | 'lay'"
        )
    )]
    verb: &'static str,
    /// The ring space it leads to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    space: Option<u8>,
    /// The market fields in the line seen from there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<MarketAt>>", optional))]
    line: Vec<MarketAt>,
    /// The market field it acts on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    market: Option<MarketAt>,
    /// The plantation field it acts on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    field: Option<FieldAt>,
    /// The place for a road it acts on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    edge: Option<EdgeAt>,
    /// The harbour it acts on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    harbour: Option<usize>,
    /// What is taken, placed or arranged.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    piece: Option<ContentKind>,
    /// Its coffee, or that of the sack it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    coffee: Option<CoffeeName>,
    /// What it costs.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    price: u16,
    /// For a piece that is taken: the lowest and the highest price at which it can be placed now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    prices: Option<(u16, u16)>,
    /// What money it brings.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    income: u16,
    /// The points a sack of that coffee pays each seat now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<u16>>", optional))]
    points: Vec<u16>,
    /// For each coffee of which a sack would pay something else afterwards: before and after, by seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Pays>>", optional))]
    pays: Vec<Pays>,
    /// The most that the own sacks' worth can rise by placing this piece.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    best: u16,
    /// The own ways between hut and harbour on which this road is missing; for a hut, the way it would have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WayShape>>", optional))]
    ways: Vec<WayShape>,
    /// What could be taken first by those who build, as it will be offered then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<GuatemalaOffer>>", optional))]
    takes: Vec<GuatemalaOffer>,
}

/// What a sack of this coffee pays each seat, before and after.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct Pays {
    coffee: CoffeeName,
    before: Vec<u16>,
    after: Vec<u16>,
}

/// The shortest way of a hut to a harbour.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct WayShape {
    coffee: CoffeeName,
    harbour: usize,
    /// How many roads are missing on it, this one among them.
    missing: usize,
}

impl From<&Way> for WayShape {
    fn from(way: &Way) -> Self {
        WayShape { coffee: way.coffee.into(), harbour: way.harbour.number(), missing: way.missing.len() }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// The actions of a seat as a drawing needs them.
pub(super) fn offers(view: &View, seat: Seat, actions: &[Action]) -> Vec<GuatemalaOffer> {
    // What a placement changes lies open: any world that fits the view shows it.
    let world = Guatemala::imagine(view, &mut QuickDealer::new(0));
    let is_road = |action: &Action| matches!(action, Action::Road(_));
    let ways = if actions.iter().any(is_road) { ways(&view.open, seat) } else { Vec::new() };
    actions.iter().map(|action| offer(&world, seat, *action, &ways)).collect()
}

fn offer(world: &Guatemala, seat: Seat, action: Action, ways: &[Way]) -> GuatemalaOffer {
    let open = world.open();
    let layout = open.layout();
    let of = |verb: &'static str| GuatemalaOffer { verb, ..GuatemalaOffer::default() };
    let line = |space: u8| layout.line(space).fields().into_iter().map(MarketAt).collect();
    match action {
        Action::Arrange(piece) => with_content(of("arrange"), Content::Piece(piece)),
        Action::Lot => of("lot"),
        Action::At(field) => {
            let at = GuatemalaOffer { market: Some(MarketAt(field)), ..of("at") };
            match open.frame() {
                Frame::ArrangeField { piece } => with_content(at, Content::Piece(piece)),
                _ => at,
            }
        }
        Action::Buyer(space) => {
            GuatemalaOffer { space: Some(space), line: line(space % RING_SPACES as u8), ..of("buyer") }
        }
        Action::Move(steps) => {
            let from = u16::from(open.buyer().unwrap_or(0));
            let space = ((from + u16::from(steps)) % RING_SPACES as u16) as u8;
            let price = if steps > FREE_STEPS { EXTRA_STEP_PRICE } else { 0 };
            GuatemalaOffer { space: Some(space), line: line(space), price, ..of("move") }
        }
        Action::Build => GuatemalaOffer { takes: takes(world, seat), ..of("build") },
        Action::Sack(field) => GuatemalaOffer {
            income: SACK_INCOME,
            points: sack_on(open, field).map_or_else(Vec::new, |coffee| points_of(open, coffee)),
            ..with_content(
                GuatemalaOffer { market: Some(MarketAt(field)), ..of("sack") },
                open.on_market(field),
            )
        },
        Action::Nothing => of("nothing"),
        Action::Take(field) => take(world, seat, field),
        Action::Done => of("done"),
        Action::Worker(field) => {
            placed(world, seat, action, GuatemalaOffer { field: Some(FieldAt(field)), ..of("worker") })
        }
        Action::Hut(field) => {
            let ways = way_of_hut(world, seat, action).as_ref().map(Into::into).into_iter().collect();
            placed(world, seat, action, GuatemalaOffer { field: Some(FieldAt(field)), ways, ..of("hut") })
        }
        Action::Ship(harbour) => {
            placed(world, seat, action, GuatemalaOffer { harbour: Some(harbour.number()), ..of("ship") })
        }
        Action::Road(segment) => {
            let ways = ways.iter().filter(|way| way.missing.contains(&segment)).map(Into::into).collect();
            placed(world, seat, action, GuatemalaOffer { edge: Some(EdgeAt(segment)), ways, ..of("road") })
        }
        Action::Block => about_sack(open, of("block")),
        Action::Decline => about_sack(open, of("decline")),
        Action::Sail(harbour) => {
            let coffee = match open.frame() {
                Frame::Sail { coffee, .. } => Some(coffee.into()),
                _ => None,
            };
            let sail = GuatemalaOffer { harbour: Some(harbour.number()), coffee, ..of("sail") };
            GuatemalaOffer { pays: pays(world, seat, action), ..sail }
        }
        Action::Lay(coffee) => {
            let market = match open.frame() {
                Frame::Lay { field } => Some(MarketAt(field)),
                _ => None,
            };
            let points = points_of(open, coffee);
            GuatemalaOffer { market, coffee: Some(coffee.into()), points, ..of("lay") }
        }
    }
}

fn sack_on(open: &Open, field: MarketField) -> Option<Coffee> {
    match open.on_market(field) {
        Content::Sack(coffee) => Some(coffee),
        _ => None,
    }
}

fn with_content(offer: GuatemalaOffer, content: Content) -> GuatemalaOffer {
    let PieceShape { kind, coffee } = content.into();
    GuatemalaOffer { piece: Some(kind), coffee, ..offer }
}

/// The sack that was taken and what it pays.
fn about_sack(open: &Open, offer: GuatemalaOffer) -> GuatemalaOffer {
    match open.frame() {
        Frame::Blockade { coffee, .. } => {
            GuatemalaOffer { coffee: Some(coffee.into()), points: points_of(open, coffee), ..offer }
        }
        _ => offer,
    }
}

/// What placing the piece in hand costs.
fn price(open: &Open, action: Action) -> u16 {
    let layout = open.layout();
    match action {
        Action::Worker(field) => layout.worker_price(field),
        Action::Hut(field) => layout.hut_price(field),
        Action::Ship(harbour) => {
            layout.berth_prices().get(open.ships(harbour).count()).copied().unwrap_or(0).into()
        }
        _ => 0,
    }
}

/// The piece in hand at a place.
fn placed(world: &Guatemala, seat: Seat, action: Action, offer: GuatemalaOffer) -> GuatemalaOffer {
    let piece = match world.open().frame() {
        Frame::Place { piece, .. } => piece,
        _ => Piece::Road,
    };
    let (price, pays) = (price(world.open(), action), pays(world, seat, action));
    GuatemalaOffer { price, pays, ..with_content(offer, Content::Piece(piece)) }
}

/// The table after an action of this seat.
fn after(world: &Guatemala, seat: Seat, action: Action) -> Option<Guatemala> {
    let mut after = *world;
    after.play(&Step::Choice(seat, action), &mut Unseen).is_ok().then_some(after)
}

/// The way a hut would have, if roads would be missing on it.
fn way_of_hut(world: &Guatemala, seat: Seat, hut: Action) -> Option<Way> {
    let Frame::Place { piece: Piece::Hut(coffee), .. } = world.open().frame() else { return None };
    way(after(world, seat, hut)?.open(), seat, coffee)
}

/// What sacks would pay afterwards, where that is something else.
fn pays(world: &Guatemala, seat: Seat, action: Action) -> Vec<Pays> {
    let Some(after) = after(world, seat, action) else { return Vec::new() };
    let changed = |coffee: Coffee| {
        let (before, after) = (points_of(world.open(), coffee), points_of(after.open(), coffee));
        (before != after).then(|| Pays { coffee: coffee.into(), before, after })
    };
    Coffee::ALL.into_iter().filter_map(changed).collect()
}

/// The pieces that can be taken first by those who build.
fn takes(world: &Guatemala, seat: Seat) -> Vec<GuatemalaOffer> {
    let Some(building) = after(world, seat, Action::Build) else { return Vec::new() };
    let mut actions = Vec::new();
    building.legal_actions(seat, &mut actions);
    let mut takes: Vec<GuatemalaOffer> = Vec::new();
    for action in actions {
        let Action::Take(field) = action else { continue };
        let content = PieceShape::from(building.open().on_market(field));
        // Two pieces of one kind go to the same places.
        let same =
            takes.iter().find(|other| other.piece == Some(content.kind) && other.coffee == content.coffee);
        let take = match same {
            Some(same) => GuatemalaOffer { market: Some(MarketAt(field)), ..same.clone() },
            None => take(&building, seat, field),
        };
        takes.push(take);
    }
    takes
}

/// A piece of the line: what it costs to place it, and the most that what sacks pay this seat can rise by it, all
/// coffees together.
fn take(world: &Guatemala, seat: Seat, field: MarketField) -> GuatemalaOffer {
    let offer = GuatemalaOffer { verb: "take", market: Some(MarketAt(field)), ..GuatemalaOffer::default() };
    let offer = with_content(offer, world.open().on_market(field));
    let Some(taken) = after(world, seat, Action::Take(field)) else { return offer };
    let own = |world: &Guatemala| -> u16 {
        let points = |coffee| world.open().scoring(coffee).yields[seat.index()].points();
        Coffee::ALL.into_iter().map(points).sum()
    };
    let before = own(world);
    let mut places = Vec::new();
    taken.legal_actions(seat, &mut places);
    let rise =
        |place: &Action| after(&taken, seat, *place).map_or(0, |after| own(&after).saturating_sub(before));
    let best = places.iter().map(rise).max().unwrap_or(0);
    let prices = places.iter().map(|place| price(taken.open(), *place));
    let prices = prices.clone().min().zip(prices.max()).filter(|(_, most)| *most > 0);
    GuatemalaOffer { best, prices, ..offer }
}
