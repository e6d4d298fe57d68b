//! The boards that come with the game.

use std::sync::LazyLock;

use super::text::read_board;
use super::{Layout, STANDARD_BOARD};
use crate::setup::BoardChoice;

/// The built-in boards by name, the present one first. The other is that of rules versions 1 and 2.
pub const BOARDS: [&str; 2] = ["standard", "standard-2"];

const TEXTS: [&str; BOARDS.len()] = [STANDARD_BOARD, include_str!("../../data/standard-2.board")];

/// The built-in boards in the order of [`BOARDS`], each for 2, 3 and 4 seats.
static LAYOUTS: [LazyLock<[Layout; 3]>; BOARDS.len()] =
    [LazyLock::new(|| read_built_in(0)), LazyLock::new(|| read_built_in(1))];

fn read_built_in(number: u8) -> [Layout; 3] {
    let file = read_board(TEXTS[usize::from(number)]).expect("the built-in boards are sound: tested");
    let choice = BoardChoice::BuiltIn(BuiltIn(number));
    [2, 3, 4].map(|n_seats| Layout::new(&file, choice.clone(), n_seats))
}

/// A board that comes with the game: its place in [`BOARDS`]. The first is the default.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BuiltIn(u8);

impl BuiltIn {
    /// All of them, the present one first.
    pub fn all() -> impl Iterator<Item = BuiltIn> {
        (0..BOARDS.len() as u8).map(BuiltIn)
    }

    /// The built-in board of that name.
    pub fn named(name: &str) -> Option<BuiltIn> {
        BuiltIn::all().find(|board| board.name() == name)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        BOARDS[self.0 as usize]
    }

    /// The text of its file.
    pub const fn text(self) -> &'static str {
        TEXTS[self.0 as usize]
    }

    /// The board for this number of seats (2 to 4).
    pub(super) fn layout(self, n_seats: usize) -> &'static Layout {
        &LAYOUTS[usize::from(self.0)][n_seats - 2]
    }
}
