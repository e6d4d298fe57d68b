//! Points (C5): cafés, pastries, warehouse; ties; the solo rating.

use crate::bean::Beans;
use crate::catalog::{Kind, Letter};
use crate::company::Company;
use crate::frame::Frame;
use crate::state::Cafe;

/// A score in its parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// Complete cafés (C5.2).
    pub cafes: i32,
    /// Pastries beside them (C7.4).
    pub pastries: i32,
    /// Beans in the warehouse (C5.3).
    pub warehouse: i32,
}

impl Score {
    /// All parts together.
    pub fn total(self) -> i32 {
        self.cafes + self.pastries + self.warehouse
    }
}

impl Company {
    /// What the seat would score if the game ended now; ship and Espresso beans count as C5.1 has it, the
    /// latter in the best colours.
    pub fn score(&self) -> Score {
        let complete: Vec<usize> = self.area.cafes().filter(|&i| self.area.wanted(i).is_empty()).collect();
        let points = |&i: &usize| i32::from(self.area.square(i).order.map_or(0, |order| order.points()));
        Score {
            cafes: complete.iter().map(points).sum(),
            pastries: self.pastries(&complete),
            warehouse: warehouse_points(self.warehouse_at_end()),
        }
    }

    /// C5.1: ship beans, and Espresso beans each to the colour there is least of, which no choice betters.
    fn warehouse_at_end(&self) -> Beans {
        let mut beans = self.warehouse;
        for i in self.area.letter(Letter::Other).filter(|&i| self.area.kind(i) == Kind::Ship) {
            beans.add(self.area.pile(i).beans());
        }
        for _ in self.espresso_beans() {
            let least = beans.iter().min_by_key(|&(_, n)| n).map(|(colour, _)| colour);
            beans[least.expect("there are four colours")] += 1;
        }
        beans
    }

    /// C7.4: one pastry a café, each pastry once, the best way. Pastries are tried dearest first; one finds a
    /// café, perhaps by moving others to other cafés, whenever that is possible at all, and so the sum is greatest.
    fn pastries(&self, complete: &[usize]) -> i32 {
        let area = &self.area;
        let mut pastries: Vec<(u8, usize)> = area
            .letter(Letter::Other)
            .filter_map(|i| area.kind(i).pastry_points().map(|points| (points, i)))
            .collect();
        pastries.sort_unstable_by(|a, b| b.cmp(a));
        let touches = |pastry: usize, cafe: usize| {
            let first = complete[cafe];
            let mut squares = area.letter(Letter::Other).filter(|&i| area.kind(i).is_cafe());
            squares.any(|i| area.cafe_square(i) == first && area.pos(i).touches(area.pos(pastry)))
        };
        let mut served_by: Vec<Option<usize>> = vec![None; complete.len()];
        let mut sum = 0;
        for &(points, pastry) in &pastries {
            let mut tried = vec![false; complete.len()];
            if augment(pastry, &touches, &mut served_by, &mut tried) {
                sum += i32::from(points);
            }
        }
        sum
    }

    /// C5.4: beans on roasting squares, then on drying squares.
    pub fn tie_break(&self) -> (u32, u32) {
        let beans = |letter| self.area.beans_on(self.area.letter(letter)).total();
        (beans(Letter::Roasting), beans(Letter::Drying))
    }
}

/// Finds a café for a pastry, moving others on if need be.
fn augment(
    pastry: usize,
    touches: &dyn Fn(usize, usize) -> bool,
    served_by: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for cafe in 0..served_by.len() {
        if tried[cafe] || !touches(pastry, cafe) {
            continue;
        }
        tried[cafe] = true;
        let free = match served_by[cafe] {
            None => true,
            Some(other) => augment(other, touches, served_by, tried),
        };
        if free {
            served_by[cafe] = Some(pastry);
            return true;
        }
    }
    false
}

/// C5.3: two points for each bean of the rarest colour, one for each of the second rarest.
pub fn warehouse_points(beans: Beans) -> i32 {
    let mut counts: Vec<i32> = beans.iter().map(|(_, n)| i32::from(n)).collect();
    counts.sort_unstable();
    2 * counts[0] + counts[1]
}

impl Cafe {
    pub(crate) fn final_scores(&self) -> Option<Vec<i32>> {
        (self.frame == Frame::Over).then(|| self.companies().iter().map(|c| c.score().total()).collect())
    }

    pub(crate) fn final_ranking(&self) -> Option<Vec<u8>> {
        (self.frame == Frame::Over).then(|| self.places())
    }

    /// Places by score, then C5.4, if the game ended now; those who are equal in all share a place.
    pub fn places(&self) -> Vec<u8> {
        let keys: Vec<_> = self.companies().iter().map(|c| (c.score().total(), c.tie_break())).collect();
        keys.iter().map(|mine| 1 + keys.iter().filter(|other| *other > mine).count() as u8).collect()
    }
}

/// C5.5: the rating of a solo score.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[allow(missing_docs)]
pub enum Rating {
    Poor,
    Fair,
    Good,
    VeryGood,
    Outstanding,
    Wow,
}

impl Rating {
    /// The rating of a score.
    pub fn of(score: i32) -> Rating {
        match score {
            ..15 => Rating::Poor,
            15..=22 => Rating::Fair,
            23..=29 => Rating::Good,
            30..=35 => Rating::VeryGood,
            36..=40 => Rating::Outstanding,
            41.. => Rating::Wow,
        }
    }

    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Rating::Poor => "poor",
            Rating::Fair => "fair",
            Rating::Good => "good",
            Rating::VeryGood => "very good",
            Rating::Outstanding => "outstanding",
            Rating::Wow => "wow",
        }
    }
}
