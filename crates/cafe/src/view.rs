//! What a viewer may know.

use table::Viewer;

use crate::state::Cafe;

/// A view of the table.
///
/// Everything that has happened in Café is open, and what has not happened yet is nowhere: the state keeps the
/// cards nobody has seen as a set without an order, and everybody can count those. So a view is the table and
/// whose eyes it is for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The table.
    pub table: Cafe,
}
