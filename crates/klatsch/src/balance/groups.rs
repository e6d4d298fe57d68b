//! What belongs together on the page, and how it is told.

/// Mechanisms that are told in one table.
pub(crate) struct Group {
    /// Its name in notes and states.
    pub(crate) name: &'static str,
    /// Its heading.
    pub(crate) title: &'static str,
    /// What the table says.
    pub(crate) shown: Shown,
}

/// What a table says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shown {
    /// The part of the whole group, in percent.
    Parts,
    /// How often a seat does it in a game.
    Times,
    /// How often it was taken when it was offered, in percent; the offers are counted under this name.
    Offered(&'static str),
}
