//! Dice as views have them, and on their way into a position.

use ::vivajava::{DicePosition, Faces, Kind};

use super::shape::DieShape;
use super::written::Die;
use crate::fault::Fault;

/// Dice one by one, with no face while they are to be rolled.
pub(super) fn dice_shapes(
    kind: Kind,
    rolled: Faces,
    unrolled: u8,
    seat: Option<usize>,
) -> impl Iterator<Item = DieShape> {
    let shown: Vec<Option<&'static str>> = rolled.iter().map(|face| Some(kind.face_name(face))).collect();
    let faces = shown.into_iter().chain((0..unrolled).map(|_| None));
    faces.map(move |face| DieShape { kind: kind.name(), face, seat })
}

/// Dice on their way into a position, more than there can be at first.
#[derive(Clone, Copy, Default)]
pub(super) struct Gathered {
    pub(super) coffee: DicePosition,
    pub(super) aroma: DicePosition,
}

impl Gathered {
    /// Adds dice written at `path`.
    pub(super) fn add(&mut self, dice: &[Die], path: &str) -> Result<(), Fault> {
        for &(kind, face) in dice {
            let dice = if kind == Kind::Coffee { &mut self.coffee } else { &mut self.aroma };
            if dice.rolled.total() + dice.unrolled >= Faces::MAX {
                return Err(Fault::position(path, "too many dice"));
            }
            match face {
                Some(face) => dice.rolled = dice.rolled.with(face),
                None => dice.unrolled += 1,
            }
        }
        Ok(())
    }
}
