//! What somebody has played: figures by game.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::table::{How, KeptResult, Score};
use crate::ids::TableId;

#[cfg(test)]
use ts_rs::TS;

/// What somebody has played, by game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Played {
    /// One entry for each game they have finished at least once.
    pub(crate) games: Vec<PlayedGame>,
}

/// What somebody has played of a game; tables at which they had several seats are not counted.
#[derive(Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct PlayedGame {
    /// The game.
    pub(crate) game: String,
    /// Games with a result.
    pub(crate) played: u32,
    /// Those they won, alone or with others; not those they played alone.
    pub(crate) won: u32,
    /// Their points on average, of games that were played out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) mean: Option<f64>,
    /// Their most points.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) best: Option<i32>,
    /// Against the house alone, by level.
    #[cfg_attr(test, ts(as = "std::collections::HashMap<String, AgainstLevel>"))]
    pub(crate) levels: BTreeMap<String, AgainstLevel>,
    /// Points of the last games that were played out, oldest first.
    pub(crate) points: Vec<PointsThen>,
}

/// Games against the house.
#[derive(Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct AgainstLevel {
    /// How many.
    pub(crate) played: u32,
    /// How many of them were won.
    pub(crate) won: u32,
}

/// The points of a game.
#[derive(Clone, Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct PointsThen {
    /// Which.
    pub(crate) table: TableId,
    /// When it ended, in milliseconds since 1970.
    pub(crate) at: i64,
    /// The points.
    pub(crate) points: i32,
}

/// Points that are shown one by one.
const MOST_SHOWN: usize = 60;

impl PlayedGame {
    /// Counts a game at which somebody had this seat; older ones come later.
    pub(crate) fn count(&mut self, table: TableId, at: i64, seat: usize, kept: &KeptResult, n_seats: usize) {
        let result = &kept.result;
        if !matches!(result.how, How::Finished | How::Deserted) {
            return;
        }
        self.played += 1;
        let own = |scores: &Vec<Score>| {
            scores.iter().find(|score| score.seat == seat).map(|own| (own.total, own.place))
        };
        let own = result.scores.as_ref().and_then(own).filter(|_| result.how == How::Finished);
        let won = n_seats > 1
            && match own {
                Some((_, place)) => place == 1 && !result.lost.contains(&seat),
                None => !result.lost.contains(&seat),
            };
        self.won += u32::from(won);
        let mut levels = kept.bots.iter().enumerate().filter(|(other, _)| *other != seat);
        let first = levels.next().and_then(|(_, level)| level.clone());
        if let Some(level) = first.filter(|first| levels.all(|(_, level)| level.as_ref() == Some(first))) {
            let against = self.levels.entry(level).or_default();
            against.played += 1;
            against.won += u32::from(won);
        }
        if let Some((points, _)) = own {
            self.points.push(PointsThen { table, at, points });
        }
    }

    /// Reckons what follows from the points, and keeps the last of them.
    pub(crate) fn reckon(&mut self) {
        let sum: i64 = self.points.iter().map(|then| i64::from(then.points)).sum();
        self.mean = (!self.points.is_empty()).then(|| sum as f64 / self.points.len() as f64);
        self.best = self.points.iter().map(|then| then.points).max();
        self.points.truncate(MOST_SHOWN);
        self.points.reverse();
    }
}
