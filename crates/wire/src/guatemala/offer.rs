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
    /// The lowest and the highest price where this piece could be placed now; left out for what is free.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    prices: Option<[u16; 2]>,
    /// What may be taken from the line once one builds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<Taking>>", optional))]
    takes: Vec<Taking>,
    /// The own ways between hut and harbour on which this road is missing; for a hut, the way it would have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<WayShape>>", optional))]
    ways: Vec<WayShape>,
}

/// What a sack of this coffee pays each seat, before and after.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct Pays {
    coffee: CoffeeName,
    before: Vec<u16>,
    after: Vec<u16>,
}

/// A piece of the line that may be taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct Taking {
    market: MarketAt,
    piece: ContentKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    coffee: Option<CoffeeName>,
    /// As in an offer to take it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    prices: Option<[u16; 2]>,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(test, ts(as = "Option<u16>", optional))]
    best: u16,
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
    let mut prospects = Prospects::new(&world, seat);
    actions.iter().map(|action| offer(&world, seat, *action, &ways, &mut prospects)).collect()
}

fn offer(
    world: &Guatemala,
    seat: Seat,
    action: Action,
    ways: &[Way],
    prospects: &mut Prospects<'_>,
) -> GuatemalaOffer {
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
        Action::Take(field) => {
            let Prospect { prices, best } = prospects.of(field);
            let take = GuatemalaOffer { market: Some(MarketAt(field)), prices, best, ..of("take") };
            with_content(take, open.on_market(field))
        }
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
            let on = ways.iter().filter(|way| way.missing.contains(&segment));
            let ways = on.map(Into::into);
            let road = GuatemalaOffer { edge: Some(EdgeAt(segment)), ways: ways.collect(), ..of("road") };
            placed(world, seat, action, road)
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

/// The piece in hand at a place.
fn placed(world: &Guatemala, seat: Seat, action: Action, offer: GuatemalaOffer) -> GuatemalaOffer {
    let piece = match world.open().frame() {
        Frame::Place { piece, .. } => piece,
        _ => Piece::Road,
    };
    GuatemalaOffer {
        price: price(world.open(), action),
        pays: pays(world, seat, action),
        ..with_content(offer, Content::Piece(piece))
    }
}

/// The way a hut would have, if roads would be missing on it.
fn way_of_hut(world: &Guatemala, seat: Seat, hut: Action) -> Option<Way> {
    let Frame::Place { piece: Piece::Hut(coffee), .. } = world.open().frame() else { return None };
    let mut after = world.clone();
    after.play(&Step::Choice(seat, hut), &mut Unseen).ok()?;
    way(after.open(), seat, coffee)
}

/// What sacks would pay afterwards, where that is something else.
fn pays(world: &Guatemala, seat: Seat, action: Action) -> Vec<Pays> {
    let mut after = world.clone();
    if after.play(&Step::Choice(seat, action), &mut Unseen).is_err() {
        return Vec::new();
    }
    let changed = |coffee: Coffee| {
        let (before, after) = (points_of(world.open(), coffee), points_of(after.open(), coffee));
        (before != after).then(|| Pays { coffee: coffee.into(), before, after })
    };
    Coffee::ALL.into_iter().filter_map(changed).collect()
}

/// What placing a piece can cost, and the most that what sacks pay the seat can rise by it, all coffees together.
#[derive(Clone, Copy, Default)]
struct Prospect {
    prices: Option<[u16; 2]>,
    best: u16,
}

/// The prospects of the pieces of a line: equal pieces have equal ones.
struct Prospects<'a> {
    world: &'a Guatemala,
    seat: Seat,
    known: Vec<(Content, Prospect)>,
}

impl<'a> Prospects<'a> {
    /// Precondition: the seat may take pieces in this world.
    fn new(world: &'a Guatemala, seat: Seat) -> Self {
        Prospects { world, seat, known: Vec::new() }
    }

    fn of(&mut self, field: MarketField) -> Prospect {
        let content = self.world.open().on_market(field);
        if let Some((_, prospect)) = self.known.iter().find(|(known, _)| *known == content) {
            return *prospect;
        }
        let prospect = self.reckon(field);
        self.known.push((content, prospect));
        prospect
    }

    fn reckon(&self, field: MarketField) -> Prospect {
        let own = |world: &Guatemala| -> u16 {
            let points = |coffee| world.open().scoring(coffee).yields[self.seat.index()].points();
            Coffee::ALL.into_iter().map(points).sum()
        };
        let mut taken = self.world.clone();
        if taken.play(&Step::Choice(self.seat, Action::Take(field)), &mut Unseen).is_err() {
            return Prospect::default();
        }
        let (before, mut places) = (own(self.world), Vec::new());
        taken.legal_actions(self.seat, &mut places);
        let mut prospect = Prospect::default();
        for place in places {
            let mut after = taken.clone();
            if after.play(&Step::Choice(self.seat, place), &mut Unseen).is_err() {
                continue;
            }
            let price = price(taken.open(), place);
            let [low, high] = prospect.prices.unwrap_or([price, price]);
            prospect.prices = Some([low.min(price), high.max(price)]);
            prospect.best = prospect.best.max(own(&after).saturating_sub(before));
        }
        prospect.prices = prospect.prices.filter(|prices| *prices != [0, 0]);
        prospect
    }
}

/// What may be taken from the line once the seat builds.
fn takes(world: &Guatemala, seat: Seat) -> Vec<Taking> {
    let mut building = world.clone();
    if building.play(&Step::Choice(seat, Action::Build), &mut Unseen).is_err() {
        return Vec::new();
    }
    let mut actions = Vec::new();
    building.legal_actions(seat, &mut actions);
    let mut prospects = Prospects::new(&building, seat);
    let mut taking = |action| match action {
        Action::Take(field) => {
            let PieceShape { kind, coffee } = building.open().on_market(field).into();
            let Prospect { prices, best } = prospects.of(field);
            Some(Taking { market: MarketAt(field), piece: kind, coffee, prices, best })
        }
        _ => None,
    };
    actions.into_iter().filter_map(&mut taking).collect()
}

/// What a placement costs.
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
