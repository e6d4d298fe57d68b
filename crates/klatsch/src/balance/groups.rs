//! What belongs together on the page, and how it is told.

/// Mechanisms that are told in one table.
pub(super) struct Group {
    /// Its name in notes and states.
    pub(super) name: &'static str,
    /// Its heading.
    pub(super) title: &'static str,
    /// What the table says.
    pub(super) shown: Shown,
}

/// What a table says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// The part of the whole group, in percent.
    Parts,
    /// How often a seat does it in a game.
    Times,
    /// How often it was taken when it was offered, in percent; the offers are counted under this name.
    Offered(&'static str),
}
