//! The roads that are still missing between a hut and a harbour.

use std::collections::{BTreeMap, VecDeque};

use ::guatemala::{Coffee, Corner, Harbour, Open, Openness, Piece, Segment};
use table::Seat;

/// The shortest way from the hut of a coffee to a harbour.
pub(super) struct Way {
    pub(super) coffee: Coffee,
    pub(super) harbour: Harbour,
    /// Where roads are missing.
    pub(super) missing: Vec<Segment>,
}

/// For each hut of the seat: its shortest way to a harbour with ships of its coffee that it is not connected to; without
/// such a harbour, that of a hut without any connection to the nearest one.
pub(super) fn ways(open: &Open, seat: Seat) -> Vec<Way> {
    Coffee::ALL.into_iter().filter_map(|coffee| way(open, seat, coffee)).collect()
}

/// The same for the hut of one coffee.
pub(super) fn way(open: &Open, seat: Seat, coffee: Coffee) -> Option<Way> {
    let (hut, _) = open.group(seat, coffee).find(|(_, piece)| matches!(piece, Piece::Hut(_)))?;
    let layout = open.layout();
    let connected: Vec<Harbour> = open.connected(seat, coffee).collect();
    let with_ships = |harbour: Harbour| open.ships(harbour).any(|ship| ship == coffee);
    let mut edges: BTreeMap<Corner, Vec<(Corner, Segment)>> = BTreeMap::new();
    for (segment, openness) in layout.segments() {
        if openness == Openness::Open {
            edges.entry(segment.from).or_default().push((segment.to(), segment));
            edges.entry(segment.to()).or_default().push((segment.from, segment));
        }
    }
    // How many roads are missing up to each corner, and the segment it was reached by; laid roads cost nothing, so
    // corners behind them are looked at first.
    let mut reached: BTreeMap<Corner, (u32, Option<Segment>)> = BTreeMap::new();
    let mut queue = VecDeque::new();
    let (right, below) = (hut.column() as u8, hut.row() as u8);
    for corner in [(right - 1, below - 1), (right, below - 1), (right - 1, below), (right, below)] {
        let corner = Corner { x: corner.0, y: corner.1 };
        reached.insert(corner, (0, None));
        queue.push_back(corner);
    }
    while let Some(corner) = queue.pop_front() {
        let (so_far, _) = reached[&corner];
        for &(next, segment) in edges.get(&corner).into_iter().flatten() {
            let laid = open.has_road(segment);
            let total = so_far + u32::from(!laid);
            if reached.get(&next).is_none_or(|(known, _)| *known > total) {
                reached.insert(next, (total, Some(segment)));
                if laid { queue.push_front(next) } else { queue.push_back(next) }
            }
        }
    }
    // Harbours no printed way leads to are none, whatever lies there.
    let lacking = layout
        .harbours()
        .filter(|(harbour, _, openness)| *openness == Openness::Open && !connected.contains(harbour));
    let found = lacking.filter_map(|(harbour, dock, _)| Some((reached.get(&dock)?.0, harbour, dock)));
    let (_, harbour, dock) =
        found.min_by_key(|(missing, harbour, _)| (!with_ships(*harbour), *missing, *harbour))?;
    if !with_ships(harbour) && !connected.is_empty() {
        return None;
    }
    let mut way = Way { coffee, harbour, missing: Vec::new() };
    let mut corner = dock;
    while let Some((_, Some(segment))) = reached.get(&corner) {
        if !open.has_road(*segment) {
            way.missing.push(*segment);
        }
        corner = if segment.from == corner { segment.to() } else { segment.from };
    }
    Some(way)
}
