//! What a seat's prospects consist of, as numbers of about one: the same list for every seat.

use ::guatemala::{
    BERTHS, Coffee, Content, Frame, Guatemala, HUTS_PER_COFFEE, Harbour, MOST_HARBOURS, Open, SACK_FIELDS,
    SHIPS_PER_COFFEE, WORKERS_PER_COFFEE,
};
use table::{MAX_SEATS, Seat};

use super::ground::{Ground, NO_ROUTE, Routes, spaces_ahead};

/// The features by name, in the order of [`TableSummary::features`]. A data file names them too.
pub(super) const NAMES: [&str; N_FEATURES] = [
    "next-0",
    "next-1",
    "next-2",
    "points",
    "ahead",
    "broke",
    "money-little",
    "money-some",
    "money-much",
    "yield",
    "yield-best",
    "yield-second",
    "lead",
    "huts",
    "workers",
    "workers-waiting",
    "workers-lost",
    "missing-1",
    "missing-2",
    "missing-more",
    "ships-1-away",
    "ships-2-away",
    "ships-to-come",
    "room",
    "room-with-ships",
    "own-sacks-lead",
    "own-sacks-block",
    "blockable",
    "sacks",
    "market-lead",
    "now",
    "now-safe",
    "soon",
    "later",
    "ends-safe",
    "ends",
    "ends-soon",
];

/// How many features a seat has.
pub(super) const N_FEATURES: usize = 37;

/// The features of one seat.
pub(super) type Features = [f32; N_FEATURES];

/// How far the end is: weights of three sets of weights, which sum to 1.
pub(super) const STAGES: usize = 3;

/// The group of one seat and coffee.
#[derive(Clone, Copy, Debug, Default)]
struct Plot {
    workers: u8,
    hut: bool,
    /// Ships it would count now, and those one or two roads away.
    ships: [u8; 3],
    /// Roads missing to the nearest harbour.
    missing: u8,
    /// Whether a connected harbour has a free berth.
    berth: bool,
    /// Free fields it could grow onto.
    room: u8,
}

impl Plot {
    /// G5.3: the points it would bring now.
    fn points(&self) -> f32 {
        if self.hut { f32::from(self.workers) * (1.0 + f32::from(self.ships[0])) } else { 0.0 }
    }
}

/// A look at a table between turns, from nobody's side.
pub(super) struct TableSummary<'a> {
    ground: &'a Ground,
    world: &'a Guatemala,
    plots: [[Plot; 5]; MAX_SEATS],
    /// Points of a scoring by seat and coffee.
    yields: [[f32; 5]; MAX_SEATS],
    /// Pieces on the market.
    workers: [u8; 5],
    huts: [u8; 5],
    ships: [u8; 5],
    /// By coffee: the best yield of a seat, and the best of the others.
    best_yields: [(f32, f32); 5],
    /// By coffee: how many seats hold a sack of it.
    holders: [u8; 5],
    /// The sacks on the market, by sack field.
    sacks: [Option<Coffee>; SACK_FIELDS],
    /// Who moves the buyer next.
    next: usize,
}

impl<'a> TableSummary<'a> {
    pub(super) fn new(ground: &'a Ground, routes: &Routes, world: &'a Guatemala) -> TableSummary<'a> {
        let open = world.open();
        let mut summary = TableSummary {
            ground,
            world,
            plots: Default::default(),
            yields: Default::default(),
            workers: [WORKERS_PER_COFFEE; 5],
            huts: [HUTS_PER_COFFEE; 5],
            ships: Coffee::ALL.map(|coffee| SHIPS_PER_COFFEE - open.ships_in_box(coffee)),
            best_yields: [(0.0, 0.0); 5],
            holders: [0; 5],
            sacks: [None; SACK_FIELDS],
            next: next_mover(open).index(),
        };
        for (slot, &field) in summary.sacks.iter_mut().zip(open.layout().sack_fields()) {
            if let Content::Sack(coffee) = open.on_market(field) {
                *slot = Some(coffee);
            }
        }
        let mut ships = [[0u8; 5]; MOST_HARBOURS];
        let mut free = [false; MOST_HARBOURS];
        for (harbour, by_coffee) in
            ships.iter_mut().enumerate().filter(|(harbour, _)| ground.is_open(*harbour))
        {
            let mut n_ships = 0;
            for coffee in open.ships(Harbour::new(harbour + 1).expect("below the most harbours")) {
                by_coffee[coffee.index()] += 1;
                summary.ships[coffee.index()] -= 1;
                n_ships += 1;
            }
            free[harbour] = n_ships < BERTHS;
        }
        for seat in Seat::all(open.n_seats()) {
            for coffee in Coffee::ALL {
                let plot = look(ground, routes, open, (seat, coffee), &ships, &free);
                // Between turns what is neither on the board nor in the box lies on the market.
                summary.workers[coffee.index()] -= plot.workers;
                summary.huts[coffee.index()] -= u8::from(plot.hut);
                let points = plot.points();
                let (first, second) = &mut summary.best_yields[coffee.index()];
                *second = second.max(points.min(*first));
                *first = first.max(points);
                summary.holders[coffee.index()] += u8::from(world.stock(seat)[coffee] > 0);
                summary.yields[seat.index()][coffee.index()] = points;
                summary.plots[seat.index()][coffee.index()] = plot;
            }
        }
        summary
    }

    /// How near the end is: at hand, in the middle, far; the three sum to 1.
    pub(super) fn stages(&self) -> [f32; STAGES] {
        const MIDDLE: f32 = 20.0;
        const FAR: f32 = 50.0;
        let open = self.world.open();
        let most = Seat::all(open.n_seats()).map(|seat| open.points(seat)).max().unwrap_or(0);
        let gap = f32::from(open.meeting_space().saturating_sub(most)).min(FAR);
        if gap < MIDDLE {
            [1.0 - gap / MIDDLE, gap / MIDDLE, 0.0]
        } else {
            let far = (gap - MIDDLE) / (FAR - MIDDLE);
            [0.0, 1.0 - far, far]
        }
    }

    /// The features of a seat.
    pub(super) fn features(&self, seat: Seat) -> Features {
        let open = self.world.open();
        let (own, n_seats) = (seat.index(), open.n_seats());
        let rivals = || (0..n_seats).filter(move |&rival| rival != own);
        let stock = self.world.stock(seat);
        let rival_yields: [f32; 5] = std::array::from_fn(|coffee| {
            let (first, second) = self.best_yields[coffee];
            if self.yields[own][coffee] == first { second } else { first }
        });
        let net: [f32; 5] = std::array::from_fn(|coffee| self.yields[own][coffee] - rival_yields[coffee]);
        let held: [bool; 5] =
            std::array::from_fn(|coffee| self.holders[coffee] > u8::from(stock[Coffee::ALL[coffee]] > 0));
        let mut f = [0.0; N_FEATURES];
        let mut at = 0;
        let mut put = |value: f32| {
            f[at] = value;
            at += 1;
        };

        let offset = (own + n_seats - self.next) % n_seats;
        (0..3).for_each(|place| put(f32::from(offset == place)));
        let points = f32::from(open.points(seat));
        put(points / 20.0);
        let best = rivals().map(|rival| f32::from(open.points(seat_of(rival)))).fold(0.0, f32::max);
        put(bent((points - best) / 8.0));
        let money = f32::from(open.money(seat));
        put(f32::from(money < 2.0));
        put(money.min(6.0) / 6.0);
        put((money - 6.0).clamp(0.0, 9.0) / 9.0);
        put((money - 15.0).clamp(0.0, 20.0) / 10.0);

        let yields = &self.yields[own];
        put(yields.iter().sum::<f32>() / 20.0);
        let (first, second) = yields.iter().fold((0.0f32, 0.0f32), |(first, second), &points| {
            (first.max(points), second.max(points.min(first)))
        });
        put(first / 10.0);
        put(second / 10.0);
        put(net.iter().map(|net| net.max(0.0)).sum::<f32>() / 20.0);

        let mut sums = [0.0f32; 12];
        for (coffee, plot) in self.plots[own].iter().enumerate() {
            let workers = f32::from(plot.workers);
            if !plot.hut {
                // A group without a hut is worth something as long as a hut can come.
                sums[if self.huts[coffee] > 0 { 2 } else { 3 }] += workers / 5.0;
                continue;
            }
            sums[0] += 0.2;
            sums[1] += workers / 10.0;
            match plot.missing {
                0 => {}
                1 => sums[4] += 0.5,
                2 => sums[5] += 0.5,
                missing => sums[6] += f32::from(missing.min(8) - 2) / 4.0,
            }
            let grown = workers + 1.0;
            sums[7] += grown * f32::from(plot.ships[1]) / 10.0;
            sums[8] += grown * f32::from(plot.ships[2]) / 10.0;
            if plot.berth {
                sums[9] += grown * f32::from(self.ships[coffee].min(2)) / 10.0;
            }
            let room = f32::from(plot.room.min(self.workers[coffee]).min(4));
            sums[10] += room / 8.0;
            sums[11] += room * f32::from(plot.ships[0]) / 8.0;
        }
        sums.into_iter().for_each(&mut put);

        let sacks = |coffee: usize| f32::from(stock[Coffee::ALL[coffee]]);
        put((0..5).map(|c| sacks(c).min(2.0) * net[c].max(0.0)).sum::<f32>() / 20.0);
        put((0..5).map(|c| sacks(c).min(1.0) * rival_yields[c]).sum::<f32>() / 20.0);
        put((0..5).map(|c| if held[c] { yields[c] } else { 0.0 }).sum::<f32>() / 20.0);
        put(f32::from(stock.total()) / 12.0);
        put(self.sacks.iter().flatten().map(|coffee| net[coffee.index()]).sum::<f32>() / 20.0);

        let buyer = open.buyer().unwrap_or(0);
        let steps = if money < 2.0 { 3 } else { 4 };
        let (reach, seen) = match offset {
            0 => (0, spaces_ahead(buyer, 1, steps)),
            1 => (1, spaces_ahead(buyer, 2, steps + 3)),
            _ => (2, u64::MAX),
        };
        let (mut nets, mut ends) = ([0.0f32; 4], [0.0f32; 3]);
        let meeting = f32::from(open.meeting_space() - 1);
        for (slot, coffee) in self.sacks.iter().enumerate() {
            let Some(coffee) = coffee.map(Coffee::index) else { continue };
            if !self.ground.sees(slot, seen) {
                continue;
            }
            let nth = [0, 2, 3][reach];
            nets[nth] = nets[nth].max(net[coffee]);
            let ahead = points + yields[coffee];
            let beaten = rivals()
                .any(|rival| f32::from(open.points(seat_of(rival))) + self.yields[rival][coffee] >= ahead);
            let won = ahead >= meeting && !beaten;
            if reach == 0 && !held[coffee] {
                nets[1] = nets[1].max(net[coffee]);
                ends[0] = ends[0].max(f32::from(won));
            }
            if reach < 2 {
                ends[1 + reach] = ends[1 + reach].max(f32::from(won));
            }
        }
        nets.into_iter().for_each(|net| put(net / 10.0));
        ends.into_iter().for_each(&mut put);
        debug_assert_eq!(at, N_FEATURES);
        f
    }
}

/// Bent towards ±1.
fn bent(x: f32) -> f32 {
    x / (1.0 + x.abs())
}

fn seat_of(number: usize) -> Seat {
    Seat::new(number).expect("a seat of the table")
}

/// Who moves the buyer next: between turns the active seat, within a turn the one after it.
pub(super) fn next_mover(open: &Open) -> Seat {
    match open.frame() {
        Frame::Move | Frame::SetBuyer | Frame::Over { .. } => open.active(),
        _ => open.active().left(open.n_seats()),
    }
}

fn look(
    ground: &Ground,
    routes: &Routes,
    open: &Open,
    (seat, coffee): (Seat, Coffee),
    ships: &[[u8; 5]; MOST_HARBOURS],
    free: &[bool; MOST_HARBOURS],
) -> Plot {
    let group = open.group_mask(seat, coffee);
    if group == 0 {
        return Plot::default();
    }
    let hut = group & ground.sites();
    let mut plot = Plot {
        workers: (group & !hut).count_ones() as u8,
        hut: hut != 0,
        missing: NO_ROUTE,
        ..Plot::default()
    };
    if !plot.hut {
        return plot;
    }
    for (harbour, &missing) in routes.of(seat, coffee).iter().enumerate() {
        plot.missing = plot.missing.min(missing);
        if missing < 3 {
            plot.ships[usize::from(missing)] += ships[harbour][coffee.index()];
        }
        plot.berth |= missing == 0 && free[harbour];
    }
    let all = Seat::all(open.n_seats());
    let others =
        all.filter(|&other| other != seat).fold(0, |mask, other| mask | open.group_mask(other, coffee));
    let fields = ground.worker_fields() & !open.occupied() & !ground.next_to(others);
    plot.room = (ground.next_to(group) & fields).count_ones() as u8;
    plot
}

#[cfg(test)]
mod tests {
    use ::guatemala::{Position, Setup};
    use table::Game;

    use super::super::ground::Ways;
    use super::*;

    fn sight_of(position: &Position, check: impl FnOnce(&dyn Fn(usize, &str) -> f32, [f32; STAGES])) {
        let world = Guatemala::from_position(position).expect("a possible position");
        let ground = Ground::of(world.open());
        let routes = Ways::of(&ground, world.open()).routes(&ground, world.open());
        let summary = TableSummary::new(&ground, &routes, &world);
        let features: Vec<Features> = Seat::all(world.n_seats()).map(|seat| summary.features(seat)).collect();
        let feature = |seat: usize, name: &str| {
            features[seat][NAMES.iter().position(|known| *known == name).expect("a feature")]
        };
        check(&feature, summary.stages());
    }

    fn plant(position: &mut Position, seat: usize, pieces: &[(&str, &str)]) {
        for (piece, field) in pieces {
            let piece = piece.parse().expect("a piece");
            position.plant(seat_of(seat), piece, field.parse().expect("a field"));
        }
    }

    /// Two seats: seat 0 has three workers of white coffee and a ship in a harbour its hut touches; a second ship lies one
    /// road away. Seat 1 has one worker of white coffee with a hut far from any harbour.
    #[test]
    fn features_of_a_table_set_up_by_hand() {
        let mut position = Position::start(&Setup::new(2)).expect("a set-up");
        plant(&mut position, 0, &[("hut white", "e5"), ("worker white", "e6"), ("worker white", "e4")]);
        plant(&mut position, 0, &[("worker white", "f6"), ("worker black", "a1")]);
        plant(&mut position, 1, &[("hut white", "l3"), ("worker white", "l4")]);
        position.pave("5.5-5.6".parse().expect("a segment"));
        let harbour = |number: usize| Harbour::new(number).expect("a harbour");
        position.moor(harbour(3), Coffee::White).moor(harbour(2), Coffee::White);
        position.seats[0].money = 1;
        position.seats[0].points = 20;
        position.buyer = Some(0);
        sight_of(&position, |feature, stages| {
            let near = |seat: usize, name: &str, expected: f32| {
                let found = feature(seat, name);
                assert!((found - expected).abs() < 1e-4, "{name} of seat {seat}: {found}, not {expected}");
            };
            near(0, "next-0", 1.0);
            near(1, "next-1", 1.0);
            near(0, "points", 1.0);
            near(0, "broke", 1.0);
            // 3 × (1 + 1) points against 1.
            near(0, "yield", 6.0 / 20.0);
            near(1, "yield", 1.0 / 20.0);
            near(0, "lead", 5.0 / 20.0);
            near(1, "lead", 0.0);
            near(0, "huts", 0.2);
            near(0, "workers", 0.3);
            near(0, "workers-waiting", 0.2);
            // The other white ship is not one road away: docks 2 and 3 are two apart.
            near(0, "ships-1-away", 0.0);
            near(0, "ships-2-away", 4.0 / 10.0);
            near(0, "missing-1", 0.0);
            // Seat 1: from l3 to the nearest dock two or more roads are missing.
            assert!(feature(1, "missing-more") > 0.0);
            // 61 less 20 points are left: between the middle and far.
            assert_eq!(stages[0], 0.0);
            assert!((stages.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        });
    }

    #[test]
    fn a_victory_in_reach_is_seen() {
        let setup: Setup = "seats=2 board=standard-2".parse().expect("a set-up");
        let mut position = Position::start(&setup).expect("a set-up");
        plant(&mut position, 0, &[("hut russet", "e1"), ("worker russet", "d1"), ("worker russet", "f1")]);
        position.fill_track(12);
        position.seats[0].points = 46;
        // From space 0 the russet sack of column 4 is three steps away.
        position.buyer = Some(0);
        sight_of(&position, |feature, _| assert_eq!(feature(0, "ends"), 1.0));
        position.buyer = Some(4);
        sight_of(&position, |feature, _| assert_eq!(feature(0, "ends"), 0.0));
    }
}
