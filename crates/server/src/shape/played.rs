//! What somebody has played: figures by game.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::ids::TableId;
use super::table::{How, KeptResult};

#[cfg(test)]
use ts_rs::TS;

/// What somebody has played, by game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct Played {
    /// One entry for each game they have finished at least once.
    pub(crate) games: Vec<PlayedGame>,
}

/// What somebody has played of a game.
#[derive(Default, Serialize, ToSchema)]
#[cfg_attr(test, derive(TS))]
pub(crate) struct PlayedGame {
    /// The game.
    pub(crate) game: String,
    /// Games with a result at which they had one seat; all other figures are about these.
    pub(crate) played: u32,
    /// Games with a result at which they had several seats: played by people at one screen.
    pub(crate) one_screen: u32,
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
    /// Counts a game at which somebody had these seats; older ones come later.
    pub(crate) fn count(
        &mut self,
        table: TableId,
        at: i64,
        seats: &[usize],
        kept: &KeptResult,
        n_seats: usize,
    ) {
        let result = &kept.result;
        if !matches!(result.how, How::Finished | How::Deserted) {
            return;
        }
        // Who sits on every side has neither won nor lost.
        let &[seat] = seats else {
            self.one_screen += 1;
            return;
        };
        self.played += 1;
        let scores = result.scores.as_deref().filter(|_| result.how == How::Finished).unwrap_or_default();
        let own = scores.iter().find(|score| score.seat == seat).map(|own| (own.total, own.place));
        // A bot plays on for a seat that left, and may come first; it wins nothing.
        let stayed = scores.iter().filter(|score| !result.lost.contains(&score.seat));
        let first = stayed.map(|score| score.place).min();
        let won =
            n_seats > 1 && !result.lost.contains(&seat) && own.is_none_or(|(_, place)| Some(place) == first);
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_best_of_those_who_stayed_has_won() {
        let score = |seat: usize, total: i32, place: u32| json!({"seat": seat, "total": total, "place": place, "parts": {}});
        let scores = [score(0, 12, 2), score(1, 20, 1), score(2, 9, 3)];
        let kept = json!({"how": "finished", "scores": scores, "lost": [1], "bots": [null, null, null]});
        let kept: KeptResult = serde_json::from_value(kept).expect("a kept result");
        let won = |seat: usize| {
            let mut game = PlayedGame::default();
            game.count(TableId::from("t".to_owned()), 0, &[seat], &kept, 3);
            (game.played, game.won)
        };
        assert_eq!([won(0), won(1), won(2)], [(1, 1), (1, 0), (1, 0)]);
    }
}
