//! The words of short texts about VivaJava Dice, by how much room they save in whole games.

use std::sync::LazyLock;

use table::Game as _;

use crate::brief::Codebook;

pub(super) static BOOK: LazyLock<Codebook> =
    LazyLock::new(|| Codebook::new(::vivajava::Vivajava::ID, FACES, WORDS));

/// What dice show, by the letters of actions and sentences.
const FACES: &[(char, &str)] = &[
    ('W', "white"),
    ('Y', "yellow"),
    ('B', "brown"),
    ('R', "red"),
    ('G', "green"),
    ('K', "black"),
    ('J', "joker"),
];

#[rustfmt::skip]
const WORDS: &[&str] = &[
    "kind", "face", "coffee", "seat", "faces", "dice", "colour", "turn_began",
    "question", "say", "vivajava-outcome-roll", "args", "rolled", "points",
    "vivajava-spot", "aroma", "seats", "awaits", "supply", "vivajava-way", "key", "choose", "stage",
    "tracks", "source", "featured", "marked", "undo-chance", "vivajava-ask-choose", "phase", "turn",
    "steps", "donated", "left", "ability", "hand", "blend", "activate", "token_moved", "strength", "none",
    "scored", "keep_or_drop", "from", "outcome", "research", "round", "scores", "vivajava-effect-marked",
    "income", "donate", "took_aroma", "steps_left", "tokens", "unlocked", "made_featured", "spot", "asked",
    "roast", "levels", "rainbow", "to_beat", "new_blend", "new-blend", "rerolls", "upgrade",
    "verb", "cup", "owner", "focus",
];
