//! The words of short texts about Guatemala Café, by how much room they save in whole games.

use std::sync::LazyLock;

use table::Game as _;

use crate::brief::Codebook;

pub(super) static BOOK: LazyLock<Codebook> =
    LazyLock::new(|| Codebook::new(::guatemala::Guatemala::ID, &[], WORDS));

#[rustfmt::skip]
const WORDS: &[&str] = &[
    "kind", "coffee", "question", "piece", "guatemala-event-buyer", "seat", "guatemala-event-taken", "road",
    "buyer_stands", "emptied", "phase", "worker", "choose", "russet", "guatemala-event-nothing", "field",
    "white", "guatemala-counted", "market", "black", "piece_taken", "say", "brown", "args", "beige",
    "awaits", "move", "idle_turns", "space", "key", "price", "verb", "seats", "fields", "road_laid_out",
    "workers", "did_nothing", "empty", "buyer", "placed", "turns", "edge", "money", "line", "take",
    "points", "place", "board", "guatemala-ask-choose", "paid", "name", "turn", "guatemala-ask-take",
    "harbour", "guatemala-ask-move", "none", "spot", "roads", "sack_taken", "guatemala-event-shipped",
    "ship", "round", "guatemala-action-put", "would_score", "sack", "build", "blockade", "sacks", "groups",
    "ships", "declined", "income", "berth", "guatemala-ask-place", "at", "sack_laid", "hut",
];
