//! A simple player of Guatemala Café: it looks to the end of the piece or sack at hand and values what then lies on
//! the board by hand-set weights: points, workers that score with their ships, short ways to a harbour, money.

use std::collections::VecDeque;

use ::guatemala::{
    Action, Coffee, Content, Corner, Field, Frame, Guatemala, Open, Openness, Piece, SACK_INCOME, Segment,
};
use table::{Dealer, Game, Seat, Step, Unseen};

use crate::greedy::Judge;

/// Values an action by the best end of the piece or sack it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GuatemalaJudge;

// The weights, in points of the track. Set by hand, then by matches of variants against each other.

/// A worker of a group with a hut, for each time it would count: once, and once for each ship.
const WORKER: f64 = 0.8;
/// A worker of a group that has no hut yet, and the hut itself.
const WORKER_ALONE: f64 = 0.4;
const HUT: f64 = 0.8;
/// A road that is missing between a hut and a harbour, up to this many, and what a harbour without a fitting ship
/// counts for as a detour.
const MISSING_ROAD: f64 = 0.2;
const MOST_MISSING: u32 = 8;
const NO_SHIP: u32 = 2;
/// A centavo, up to this many.
const CENTAVO: f64 = 0.1;
const ENOUGH: u16 = 20;
/// What a sack costs beside the points it brings: a turn in which two or three pieces could be built. Money that is
/// short makes up for it.
const SACK: f64 = -2.0;
const SHORT: u16 = 8;
const THIRST: f64 = 0.5;
/// How much the points of the strongest rival weigh when a sack is taken.
const RIVAL: f64 = 0.7;
/// The points of a lead for which a sack is spent on a blockade.
const BLOCK_AT: f64 = 5.0;
/// Ending the game as the winner, or as a loser.
const VICTORY: f64 = 1000.0;

impl Judge<Guatemala> for GuatemalaJudge {
    fn judge(
        &self,
        view: &guatemala::View,
        seat: Seat,
        legal: &[Action],
        dealer: &mut dyn Dealer,
    ) -> Vec<f64> {
        // Of the hidden sacks only one's own matter here, and those are the same in every imagined world.
        let world = Guatemala::imagine(view, dealer);
        let ways = Ways::of(world.open());
        legal.iter().map(|&action| worth(&world, seat, action, &ways)).collect()
    }
}

fn after(world: &Guatemala, seat: Seat, action: Action) -> Guatemala {
    let mut next = world.clone();
    next.advance(&Step::Choice(seat, action), &mut Unseen);
    next
}

/// What an action is worth to the seat.
fn worth(world: &Guatemala, seat: Seat, action: Action, ways: &Ways) -> f64 {
    let open = world.open();
    match action {
        Action::Sack(field) => match open.on_market(field) {
            Content::Sack(coffee) => value(open, seat, ways) + sack_worth(open, seat, coffee),
            _ => f64::NEG_INFINITY,
        },
        Action::Lay(coffee) => {
            let points = points_of(open, coffee);
            2.0 * points[seat.index()] - points.iter().sum::<f64>()
        }
        Action::Block => match open.frame() {
            Frame::Blockade { coffee, .. } => {
                let points = points_of(open, coffee);
                points[open.active().index()] - points[seat.index()] - BLOCK_AT
            }
            _ => f64::NEG_INFINITY,
        },
        Action::Decline => 0.0,
        // The others come first; what the line offers to oneself is as good as chance.
        Action::Buyer(_) => 0.0,
        Action::Move(_) | Action::Build | Action::Take(_) => {
            let next = after(world, seat, action);
            let mut actions = Vec::new();
            next.legal_actions(seat, &mut actions);
            // One piece of a kind is like another as far as taking goes.
            let mut kinds: Vec<Content> = Vec::new();
            actions.retain(|action| match action {
                Action::Take(field) => {
                    let kind = next.open().on_market(*field);
                    let fresh = !kinds.contains(&kind);
                    kinds.push(kind);
                    fresh
                }
                _ => true,
            });
            let values = actions.into_iter().map(|action| worth(&next, seat, action, ways));
            values.fold(f64::NEG_INFINITY, f64::max)
        }
        Action::Road(_) | Action::Ship(_) | Action::Sail(_) => {
            let next = after(world, seat, action);
            let ways = Ways { far: ways.measured(next.open(), seat), ..ways.clone() };
            value(next.open(), seat, &ways)
        }
        _ => value(after(world, seat, action).open(), seat, ways),
    }
}

/// The points a scoring would bring each seat.
fn points_of(open: &Open, coffee: Coffee) -> Vec<f64> {
    let yields = open.scoring(coffee).yields;
    yields[..open.n_seats()].iter().map(|found| f64::from(found.points())).collect()
}

/// What taking a sack brings beside what is on the board.
fn sack_worth(open: &Open, seat: Seat, coffee: Coffee) -> f64 {
    let points = points_of(open, coffee);
    let rivals = || Seat::all(open.n_seats()).filter(|&other| other != seat);
    let strongest = rivals().map(|other| points[other.index()]).fold(0.0, f64::max);
    let thirst = f64::from(SHORT.saturating_sub(open.money(seat))) * THIRST;
    let worth = points[seat.index()] - RIVAL * strongest + SACK + thirst;
    let total = |seat: Seat| f64::from(open.points(seat)) + points[seat.index()];
    let ends = Seat::all(open.n_seats()).any(|any| total(any) >= f64::from(open.meeting_space() - 1));
    if !ends {
        return worth;
    }
    let (own, money) = (total(seat), open.money(seat) + SACK_INCOME);
    let beaten = |other: Seat| total(other) > own || total(other) == own && open.money(other) > money;
    worth + if rivals().any(beaten) { -VICTORY } else { VICTORY }
}

/// What a seat's plantations and money promise.
fn value(open: &Open, seat: Seat, ways: &Ways) -> f64 {
    let mut value = f64::from(open.points(seat)) + CENTAVO * f64::from(open.money(seat).min(ENOUGH));
    for coffee in Coffee::ALL {
        let (mut workers, mut hut) = (0.0, None);
        for (field, piece) in open.group(seat, coffee) {
            match piece {
                Piece::Hut(_) => hut = Some(field),
                _ => workers += 1.0,
            }
        }
        value += match hut {
            None if workers > 0.0 => WORKER_ALONE * workers - 0.1,
            None => 0.0,
            Some(site) => {
                let ships = f64::from(open.scoring(coffee).yields[seat.index()].ships);
                let missing = ways.to(coffee, site).min(MOST_MISSING);
                HUT + WORKER * workers * (1.0 + ships) - MISSING_ROAD * f64::from(missing)
            }
        };
    }
    value
}

/// The corners of a board and how many roads each lacks to a harbour.
#[derive(Clone)]
struct Ways {
    columns: usize,
    exits: Vec<Vec<(usize, Segment)>>,
    /// By coffee and corner; empty where nobody asks.
    far: [Vec<u32>; 5],
}

/// Farther than any way.
const NO_WAY: u32 = 999;

impl Ways {
    fn of(open: &Open) -> Ways {
        let layout = open.layout();
        let (columns, rows) = layout.size();
        let mut ways =
            Ways { columns, exits: vec![Vec::new(); (columns + 1) * (rows + 1)], far: Default::default() };
        for (segment, openness) in layout.segments() {
            if openness == Openness::Open {
                let (from, to) = (ways.number(segment.from), ways.number(segment.to()));
                ways.exits[from].push((to, segment));
                ways.exits[to].push((from, segment));
            }
        }
        ways.far = Coffee::ALL.map(|coffee| ways.measure(open, coffee));
        ways
    }

    fn number(&self, corner: Corner) -> usize {
        usize::from(corner.y) * (self.columns + 1) + usize::from(corner.x)
    }

    /// Measured again for the coffees of which the seat has a hut.
    fn measured(&self, open: &Open, seat: Seat) -> [Vec<u32>; 5] {
        Coffee::ALL.map(|coffee| {
            let hut = open.group(seat, coffee).any(|(_, piece)| matches!(piece, Piece::Hut(_)));
            if hut { self.measure(open, coffee) } else { Vec::new() }
        })
    }

    /// From the docks outwards; a laid road costs nothing, so near corners come to the front of the queue.
    fn measure(&self, open: &Open, coffee: Coffee) -> Vec<u32> {
        let mut far = vec![NO_WAY; self.exits.len()];
        let mut queue = VecDeque::new();
        let mut docks: Vec<(u32, usize)> = Vec::new();
        for (harbour, dock, openness) in open.layout().harbours() {
            if openness == Openness::Open {
                let loaded = open.ships(harbour).any(|ship| ship == coffee);
                docks.push((if loaded { 0 } else { NO_SHIP }, self.number(dock)));
            }
        }
        docks.sort_unstable();
        for (cost, corner) in docks {
            if cost < far[corner] {
                far[corner] = cost;
                queue.push_back(corner);
            }
        }
        while let Some(corner) = queue.pop_front() {
            for &(next, segment) in &self.exits[corner] {
                let laid = open.has_road(segment);
                let through = far[corner] + u32::from(!laid);
                if through < far[next] {
                    far[next] = through;
                    if laid { queue.push_front(next) } else { queue.push_back(next) }
                }
            }
        }
        far
    }

    /// Roads missing between the corners of a site and the harbours.
    fn to(&self, coffee: Coffee, site: Field) -> u32 {
        let (x, y) = (site.column() as u8 - 1, site.row() as u8 - 1);
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| Corner { x: x + dx, y: y + dy });
        let far = |corner: Corner| self.far[coffee.index()].get(self.number(corner)).copied();
        corners.into_iter().filter_map(far).min().unwrap_or(NO_WAY)
    }
}
