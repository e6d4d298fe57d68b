//! Laws of the end: scores, ranking, length.

use super::Trial;
use super::report::{Law, Verdict};
use crate::game::Game;
use crate::seat::Awaits;

impl<G: Game> Trial<'_, G> {
    /// Scores and ranking are there at the end and not before, and the end comes in time.
    pub(super) fn scores_come_at_the_end(&mut self) -> Verdict {
        let state = self.state();
        let n_steps = self.sitting.record().steps.len();
        let (scores, ranking) = (state.scores(), state.ranking());
        if state.awaits() != Awaits::Nobody {
            Law::ScoresComeAtTheEnd.demand(scores.is_none() && ranking.is_none(), || {
                format!("{} is awaited, but there are {scores:?} and {ranking:?}", state.awaits())
            })?;
            return Law::EndsInTime
                .demand(n_steps < G::MAX_STEPS as usize, || format!("after {n_steps} steps it goes on"));
        }
        let (Some(scores), Some(ranking)) = (scores, ranking) else {
            return Err(
                Law::ScoresComeAtTheEnd.broken("nobody is awaited, but scores or ranking are missing")
            );
        };
        let n_seats = state.n_seats();
        Law::ScoresComeAtTheEnd.demand(scores.len() == n_seats && ranking.len() == n_seats, || {
            format!("{n_seats} seats have scores {scores:?} and places {ranking:?}")
        })?;
        let follows = scores.iter().zip(&ranking).all(|(score, place)| {
            (1..=n_seats as u8).contains(place)
                && scores.iter().zip(&ranking).all(|(other, its)| score <= other || place <= its)
        });
        Law::RankingFollowsScores
            .demand(follows && ranking.contains(&1), || format!("scores {scores:?} give places {ranking:?}"))
    }
}
