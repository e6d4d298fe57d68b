//! What an area remembers, worked out once more from its cards.

use super::{Area, Spot};
use crate::catalog::{Kind, Letter};

impl Area {
    /// Recomputes from the laid cards what is visible, and by pairwise comparison which squares are grouped.
    pub(crate) fn audit(&self) -> Result<(), String> {
        let mut visible = 0;
        for (k, laid) in self.laid().enumerate() {
            for slot in 0..6 {
                let at = laid.at.plus(laid.turn.offset(slot));
                let on_top = !self.laid().skip(k + 1).any(|later| later.covers(at));
                visible += usize::from(on_top);
                let found = self.find(at).map(|i| self.spots[i]);
                if on_top && found != Some(Spot::new(k, slot)) {
                    return Err(format!("the square at {at} is not in the table"));
                }
            }
        }
        if visible != self.len() {
            return Err(format!("{visible} squares are visible, the table has {}", self.len()));
        }
        for letter in [Letter::Field, Letter::Drying, Letter::Roasting] {
            let squares = self.letter(letter);
            for i in squares.clone() {
                if self.kinds[i].letter() != letter {
                    return Err(format!("the square at {} stands under the wrong letter", self.pos(i)));
                }
                for j in squares.clone() {
                    if self.pos(i).touches(self.pos(j)) && self.group_of(i) != self.group_of(j) {
                        return Err(format!("{} and {} touch but are apart", self.pos(i), self.pos(j)));
                    }
                }
            }
            for group in self.groups(letter) {
                // Every square but the first touches some square of its group, all the way to the first.
                let mut reached = 1u64 << group.start;
                for _ in group.clone() {
                    for i in group.clone() {
                        let near = |j: usize| reached >> j & 1 == 1 && self.pos(i).touches(self.pos(j));
                        if group.clone().any(near) {
                            reached |= 1 << i;
                        }
                    }
                }
                if reached.count_ones() as usize != group.len() {
                    return Err(format!("the group of {} is not connected", self.pos(group.start)));
                }
            }
        }
        self.audit_piles()
    }

    /// Every pile is one that its square can hold.
    fn audit_piles(&self) -> Result<(), String> {
        for i in 0..self.len() {
            let square = self.square(i);
            let n = square.beans.total();
            let fits = match square.kind {
                kind if kind.letter() == Letter::Field => {
                    n == 0
                        || n == u32::from(kind.harvest())
                            && kind.colour().is_none_or(|colour| square.beans[colour] > 0)
                }
                Kind::Drying | Kind::Roasting => true,
                kind if kind.is_cafe() && self.cafe_square(i) == i => {
                    let demand = square.order.expect("a café has an order").demand();
                    square.beans.iter().all(|(colour, n)| n <= demand[colour])
                }
                Kind::Espresso | Kind::Ship => n <= 1,
                _ => n == 0,
            };
            if !fits {
                return Err(format!("the {} at {} holds {}", square.kind.name(), square.at, square.beans));
            }
        }
        Ok(())
    }
}
