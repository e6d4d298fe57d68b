//! The words of short texts about Café, by how much room they save in whole games.

use std::sync::LazyLock;

use table::Game as _;

use crate::brief::Codebook;

pub(super) static BOOK: LazyLock<Codebook> = LazyLock::new(|| Codebook::new(::cafe::Cafe::ID, &[], WORDS));

#[rustfmt::skip]
const WORDS: &[&str] = &[
    "kind", "yellow", "points", "beans", "colour", "card", "brown", "green", "squares", "args", "question",
    "points_left", "turn", "place", "seats", "cafe-square", "red", "covers", "seat", "key", "cafe-beans",
    "laid", "group", "item", "say", "verb", "cards", "cups", "stage", "at", "covered", "to_warehouse",
    "field", "demand", "awaits", "display", "supply", "title", "to_supply", "saved", "deck_left", "lost",
    "cafe", "shown", "display_cleared", "drying", "cafe-event-bought", "unspent", "roasting", "wanted",
    "kept", "act", "cafe-ask-place", "master_passed", "cup", "none", "cafe-ask-act", "warehouse",
    "cafe-outcome-show", "placed", "round_ended", "produced", "phase", "ended", "cleared", "round",
    "closes", "empty", "take", "undo-chance", "took", "done", "ships", "master", "outcome",
    "cafe-ask-take", "score",
];
