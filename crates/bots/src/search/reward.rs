//! What a finished game is worth to each seat.

use table::{Game, MAX_SEATS};

use super::Values;

/// What a search strives for: a mix of winning and of being ahead.
///
/// Winning alone gives no direction while nothing is decided; the lead alone plays for points when the game is
/// won or lost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reward {
    /// The part of winning, from 0 to 1: a shared victory counts in part. The rest is the lead.
    pub win: f64,
    /// The lead over the best other seat that is worth three quarters of what any lead can be worth. Alone at
    /// the table, the score counts as the lead.
    pub lead: f64,
}

impl Reward {
    /// Only victories count.
    pub const WIN: Reward = Reward { win: 1.0, lead: 1.0 };

    /// The values of a game that is over.
    pub fn of<G: Game>(&self, state: &G) -> Values {
        let mut values = [0.0; MAX_SEATS];
        if self.win > 0.0 {
            let places = state.ranking().expect("a game that awaits nobody has a ranking");
            let winners = places.iter().filter(|&&place| place == 1).count() as f64;
            for (value, _) in values.iter_mut().zip(&places).filter(|(_, place)| **place == 1) {
                *value = self.win / winners;
            }
        }
        if self.win < 1.0 {
            let scores = state.scores().expect("a game that awaits nobody has scores");
            let mut points = [0.0; MAX_SEATS];
            for (point, score) in points.iter_mut().zip(&scores) {
                *point = f64::from(*score);
            }
            let leads = self.leads(&points[..scores.len()]);
            for (value, lead) in values.iter_mut().zip(leads) {
                *value += (1.0 - self.win) * lead;
            }
        }
        values
    }

    /// The values of a game that is expected to end with these scores: all of it by the lead.
    pub fn leads(&self, scores: &[f64]) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for (seat, (value, score)) in values.iter_mut().zip(scores).enumerate() {
            let rivals = scores.iter().enumerate().filter(|(other, _)| *other != seat);
            let best = rivals.map(|(_, score)| *score).fold(f64::NEG_INFINITY, f64::max);
            let lead = if scores.len() > 1 { score - best } else { *score };
            *value = 0.5 + 0.5 * lead / (lead.abs() + self.lead);
        }
        values
    }
}

impl Default for Reward {
    fn default() -> Self {
        Reward { win: 0.7, lead: 10.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_is_worth_more_than_half() {
        let reward = Reward { win: 0.0, lead: 5.0 };
        let [first, second, third, nobody] = reward.leads(&[20.0, 15.0, 10.0]);
        assert_eq!((first, second, nobody), (0.75, 0.25, 0.0));
        assert!((third - 1.0 / 6.0).abs() < 1e-12);
    }

    #[test]
    fn alone_at_the_table_the_score_counts() {
        let reward = Reward { win: 0.0, lead: 30.0 };
        assert_eq!(reward.leads(&[30.0])[0], 0.75);
        assert!(reward.leads(&[40.0])[0] > 0.75);
    }
}
