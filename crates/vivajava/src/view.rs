//! What a viewer may know: everything. Nothing in this game is hidden, and the state holds no chance to come.

use table::Viewer;

use crate::state::Vivajava;

/// All that one viewer may know: the open table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    viewer: Viewer,
    table: Vivajava,
}

impl View {
    pub(crate) fn new(viewer: Viewer, table: Vivajava) -> Self {
        View { viewer, table }
    }

    /// Whose view it is.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The table: every piece of it is open.
    pub fn table(&self) -> &Vivajava {
        &self.table
    }
}
