//! What a bot would do.

use serde::Serialize;
use utoipa::ToSchema;

#[cfg(test)]
use ts_rs::TS;

/// What the strongest bot would do for a seat, as far as that seat can see.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Hint {
    /// The version now.
    pub(crate) version: u64,
    /// For which seat.
    pub(crate) seat: usize,
    /// How many hints that seat has had, with this one.
    pub(crate) used: u32,
    /// What the values count.
    pub(crate) worth: WorthName,
    /// Its best choices, best first.
    pub(crate) best: Vec<HintedChoice>,
    /// What it means to do one after the other, its first choice first; empty if it does not plan.
    pub(crate) plan: Vec<HintedStep>,
}

/// A choice and what is expected of it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct HintedChoice {
    /// In notation.
    pub(crate) action: String,
    /// What the bot expects of it; null if it does not say.
    pub(crate) value: Option<f64>,
    /// What it does.
    #[schema(value_type = Option<super::Message>)]
    #[cfg_attr(test, ts(as = "Option<super::Message>"))]
    pub(crate) say: Option<wire::Message>,
}

/// A step of a plan.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct HintedStep {
    /// In notation.
    pub(crate) action: String,
    /// What it does.
    #[schema(value_type = super::Message)]
    #[cfg_attr(test, ts(as = "super::Message"))]
    pub(crate) say: wire::Message,
}

/// What the values of a hint count.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum WorthName {
    /// Points at the end of the game.
    Points,
    /// The chance to win, from 0 to 1.
    Chance,
    /// Only an order: the higher the better.
    Order,
}
