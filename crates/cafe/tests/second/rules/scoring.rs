//! Points and places (C5), by trying every way to count.

use std::collections::BTreeMap;

use cafe::{Colour, Kind};

use super::actions::Place;
use super::area::{Bag, Cell, House};
use super::{Beans, add};

/// Cafés, pastries, warehouse.
pub(crate) type Parts = (i32, i32, i32);

impl Place {
    /// What the seat would have if the game ended now, with its Espresso beans put to the best use.
    pub(crate) fn parts(&self) -> Parts {
        let complete: Vec<House> =
            self.ground.open_houses().into_iter().filter(|house| house.wanted().is_empty()).collect();
        let pastries: Vec<(Cell, i32)> = (self.ground.squares().into_iter())
            .filter_map(|(at, kind)| match kind {
                Kind::Pastry1 => Some((at, 1)),
                Kind::Pastry2 => Some((at, 2)),
                Kind::Pastry3 => Some((at, 3)),
                _ => None,
            })
            .collect();
        let mut stock = self.warehouse.clone();
        let mut espressos = 0;
        for (at, kind) in self.ground.squares() {
            let beans = self.ground.beans.get(&at).cloned().unwrap_or_default();
            match kind {
                Kind::Ship => stock.extend(beans),
                Kind::Espresso => espressos += beans.len(),
                _ => {}
            }
        }
        let cafes = complete.iter().map(|house| house.points).sum();
        (cafes, best_pastries(&complete, &pastries), best_warehouse(&stock, espressos))
    }

    /// C5.4: beans on roasting squares, then on drying squares.
    fn tie_break(&self) -> (usize, usize) {
        let on = |letter| -> usize {
            let squares = self.ground.of_letter(letter).into_iter();
            squares.map(|at| self.ground.beans.get(&at).map_or(0, Vec::len)).sum()
        };
        (on('C'), on('B'))
    }
}

/// C7.4: the first café takes none of the pastries, or one that touches it; then the other cafés.
fn best_pastries(houses: &[House], pastries: &[(Cell, i32)]) -> i32 {
    let Some((house, others)) = houses.split_first() else { return 0 };
    let mut best = best_pastries(others, pastries);
    for (nth, (at, points)) in pastries.iter().enumerate() {
        let touches = |square: &Cell| (square.0 - at.0).abs() + (square.1 - at.1).abs() == 1;
        if house.squares.iter().any(touches) {
            let mut left = pastries.to_vec();
            left.remove(nth);
            best = best.max(points + best_pastries(others, &left));
        }
    }
    best
}

/// C5.3, C7.2: every choice of colours for the Espresso beans.
fn best_warehouse(stock: &Bag, espressos: usize) -> i32 {
    if espressos > 0 {
        let with = |colour| {
            let mut more = stock.clone();
            more.push(colour);
            best_warehouse(&more, espressos - 1)
        };
        return Colour::ALL.into_iter().map(with).max().expect("there are four colours");
    }
    let count = |colour| stock.iter().filter(|bean| **bean == colour).count() as i32;
    let mut counts = Colour::ALL.map(count);
    counts.sort();
    counts[0] * 2 + counts[1]
}

/// The place of each seat: one more than the number of those before it.
pub(crate) fn ranking(places: &[Place]) -> Vec<u8> {
    let totals: Vec<_> = places.iter().map(|place| (place.total(), place.tie_break())).collect();
    totals.iter().map(|own| 1 + totals.iter().filter(|other| *other > own).count() as u8).collect()
}

impl Place {
    pub(crate) fn total(&self) -> i32 {
        let (cafes, pastries, warehouse) = self.parts();
        cafes + pastries + warehouse
    }

    /// Every visible square with its kind and beans; a café's beans lie on its first square.
    pub(crate) fn squares(&self) -> BTreeMap<Cell, (Kind, Beans)> {
        let mut squares = BTreeMap::new();
        for (at, kind) in self.ground.squares() {
            let mut beans = [0; 4];
            add(&mut beans, self.ground.beans.get(&at).map_or(&[], Vec::as_slice), 1);
            squares.insert(at, (kind, beans));
        }
        for house in self.ground.open_houses() {
            let (_, beans) = squares.get_mut(&house.name()).expect("an open café is visible");
            add(beans, &house.served, 1);
        }
        squares
    }
}
