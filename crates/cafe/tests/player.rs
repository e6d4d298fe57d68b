//! A player by rote, for games worth keeping: it lays cards where little is lost, works the beans up from the
//! fields and serves cafés. No chance and no search: the same table gives the same choice.

use cafe::{Action, Beans, Cafe, CardId, Colour, Company, Kind, Letter, Square};
use table::Seat;

/// The choice with the highest worth; of equals the first in the list.
pub(crate) fn choose(state: &Cafe, seat: Seat, legal: &[Action]) -> Action {
    let mut best = legal[0];
    let mut most = i32::MIN;
    for &action in legal {
        let worth = worth(state, seat, action);
        if worth > most {
            (best, most) = (action, worth);
        }
    }
    best
}

fn worth(state: &Cafe, seat: Seat, action: Action) -> i32 {
    let company = state.company(seat);
    match action {
        Action::Take { card, pay } => card_worth(state, company, card) + pay_worth(company, pay),
        Action::Discard(card) => -card_worth(state, company, card),
        Action::Bid(colour) => bid_worth(state, company) + i32::from(company.warehouse[colour]),
        Action::Stand => 100,
        Action::Pass => 0,
        Action::Keep { colour, .. } => 10 - i32::from(company.warehouse[colour]),
        Action::KeepNone | Action::Drop => 0,
        Action::Place { at, turn } => place_worth(state, company, at, turn),
        Action::Send { colour, to } => 1000 + send_worth(company, colour, to),
        Action::Deliver(at) => moving(state, company, roasted_at(company, at), 1),
        Action::DeliverAll => moving(state, company, beans_on(company, Letter::Roasting), 1),
        Action::Roast { colour, .. } => {
            moving(state, company, only(colour, beans_on(company, Letter::Drying)), 2)
        }
        Action::Dry { colour, .. } => {
            moving(state, company, only(colour, beans_on(company, Letter::Field)), 3)
        }
        Action::Produce(at) => moving(state, company, crop(company, at), 4),
        Action::Grow(colour) | Action::Exchange(colour) => colour_worth(company, colour),
        Action::Stop | Action::Store | Action::End => 1,
        Action::Clear(_) => 0,
    }
}

/// Cups early, cafés in between, and what the area is short of.
fn card_worth(state: &Cafe, company: &Company, id: CardId) -> i32 {
    let Some(card) = state.setup().deck.get(id) else { return 0 };
    let rounds_left = 9 - i32::from(state.round());
    let mut worth = 0;
    for kind in card.squares {
        worth += match kind {
            Kind::Cup => 3 * rounds_left,
            Kind::Drying | Kind::Roasting if company.area.count(kind) < 3 => 5,
            Kind::Espresso | Kind::Pastry1 | Kind::Pastry2 | Kind::Pastry3 => 3,
            Kind::Ship | Kind::Drying | Kind::Roasting => 2,
            kind if kind.letter() == Letter::Field && grows(company, kind.colour()) == 0 => 8,
            kind if kind.letter() == Letter::Field => 1,
            _ => 0,
        };
    }
    let cafes = cafes(company).count() as i32;
    let points: i32 = [card.order, card.second].iter().flatten().map(|order| i32::from(order.points())).sum();
    worth + points * rounds_left.min(4 - cafes).max(0)
}

fn pay_worth(company: &Company, pay: Option<Colour>) -> i32 {
    pay.map_or(0, |colour| i32::from(company.warehouse[colour]) - 8)
}

/// One bean for the first choice, where the cards differ and the warehouse can bear it.
fn bid_worth(state: &Cafe, company: &Company) -> i32 {
    let worths: Vec<i32> = state.display().iter().map(|card| card_worth(state, company, card)).collect();
    let spread = worths.iter().max().unwrap_or(&0) - worths.iter().min().unwrap_or(&0);
    let spent = i32::from(company.bid);
    if spread > 8 + 12 * spent && company.warehouse.total() > 1 { 1 } else { -100 }
}

/// What is covered is lost; neighbours of the same letter are won.
fn place_worth(state: &Cafe, company: &Company, at: cafe::Pos, turn: cafe::Turn) -> i32 {
    let card = company.card.and_then(|id| state.setup().deck.get(id)).expect("a card to place");
    let laid = cafe::Laid { card: CardId::LOOSE, at, turn };
    let mut worth = 0;
    for square in company.area.squares() {
        if laid.covers(square.at) {
            worth -= square_worth(company, &square);
        }
    }
    for (slot, kind) in card.squares.iter().enumerate() {
        let (dx, dy) = turn.offset(slot);
        let here = cafe::Pos::new(at.x + dx, at.y + dy);
        for square in company.area.squares().filter(|square| !laid.covers(square.at)) {
            let same = kind.letter() != Letter::Other && kind.letter() == square.kind.letter();
            let sweet = kind.pastry_points().is_some() && square.kind.is_cafe();
            let served = kind.is_cafe() && square.kind.pastry_points().is_some();
            if square.at.touches(here) && (same || sweet || served) {
                worth += 2;
            }
        }
    }
    worth
}

/// How many fields of a colour can be seen.
fn grows(company: &Company, colour: Option<Colour>) -> usize {
    company.area.squares().filter(|square| square.kind.colour() == colour && colour.is_some()).count()
}

fn square_worth(company: &Company, square: &Square) -> i32 {
    let beans = 3 * square.beans.total() as i32;
    beans
        + match square.kind {
            Kind::Cup => 30,
            Kind::Cafe => 12,
            Kind::Drying | Kind::Roasting if company.area.count(square.kind) < 3 => 20,
            Kind::Drying | Kind::Roasting => 8,
            Kind::Espresso | Kind::Pastry1 | Kind::Pastry2 | Kind::Pastry3 => 6,
            kind if kind.letter() == Letter::Field && grows(company, kind.colour()) == 1 => 15,
            kind if kind.letter() == Letter::Field => 4,
            Kind::Ship => 5,
            _ => 0,
        }
}

/// The squares of a letter hold these beans.
fn beans_on(company: &Company, letter: Letter) -> Beans {
    let mut beans = Beans::NONE;
    company.area.squares().filter(|s| s.kind.letter() == letter).for_each(|s| beans.add(s.beans));
    beans
}

fn roasted_at(company: &Company, at: cafe::Pos) -> Beans {
    company.area.squares().find(|square| square.at == at).map_or(Beans::NONE, |square| square.beans)
}

/// The first square of each café, on which its beans lie.
fn cafes(company: &Company) -> impl Iterator<Item = Square> {
    let squares: Vec<Square> = company.area.squares().filter(|s| s.kind == Kind::Cafe).collect();
    let first =
        |square: &Square| !squares.iter().any(|other| other.laid == square.laid && other.at < square.at);
    let firsts: Vec<Square> = squares.iter().copied().filter(first).collect();
    firsts.into_iter()
}

/// What a café still asks for.
fn wants(cafe: &Square) -> Beans {
    let demand = cafe.order.map_or(Beans::NONE, |order| order.demand());
    Beans::new(Colour::ALL.map(|colour| demand[colour] - cafe.beans[colour]))
}

fn wanted(company: &Company) -> Beans {
    let mut beans = Beans::NONE;
    cafes(company).for_each(|cafe| beans.add(wants(&cafe)));
    beans
}

fn only(colour: Colour, beans: Beans) -> Beans {
    Beans::of(colour, beans[colour])
}

/// What the group of fields named by this square would give.
fn crop(company: &Company, at: cafe::Pos) -> Beans {
    let fields: Vec<Square> = company.area.squares().filter(|s| s.kind.letter() == Letter::Field).collect();
    let mut group: Vec<Square> = fields.iter().copied().filter(|field| field.at == at).collect();
    let mut next = 0;
    while next < group.len() {
        let touched = fields.iter().filter(|field| field.at.touches(group[next].at));
        let new: Vec<Square> = touched.copied().filter(|field| !group.contains(field)).collect();
        group.extend(new);
        next += 1;
    }
    let mut beans = Beans::NONE;
    for field in group.iter().filter(|field| field.beans.is_empty()) {
        beans.add(Beans::of(field.kind.colour().unwrap_or(Colour::Yellow), field.kind.harvest()));
    }
    beans
}

/// Beans wanted by cafés and beans of rare colours are worth more.
fn colour_worth(company: &Company, colour: Colour) -> i32 {
    let stock = i32::from(company.warehouse[colour]);
    6 + 6 * i32::from(wanted(company)[colour].min(2)) + 4 * (3 - stock).max(0)
}

/// The worth of moving beans on that are this many actions from the warehouse: the nearer the better, and
/// nothing if there is no time for the way.
fn moving(state: &Cafe, company: &Company, beans: Beans, away: u8) -> i32 {
    if state.round() == cafe::N_ROUNDS && away > company.points_left.max(1) {
        return 0;
    }
    let worth: i32 = beans.iter().map(|(colour, n)| i32::from(n) * colour_worth(company, colour)).sum();
    2 + worth * i32::from(12 - 2 * away)
}

/// The café that is nearest to being served, and Espresso squares with what is left.
fn send_worth(company: &Company, colour: Colour, to: cafe::Pos) -> i32 {
    match cafes(company).find(|cafe| cafe.at == to) {
        Some(cafe) => {
            let points = cafe.order.map_or(0, |order| i32::from(order.points()));
            700 + 2 * points - 10 * wants(&cafe).total() as i32
        }
        None => 600 + i32::from(company.warehouse[colour]),
    }
}
