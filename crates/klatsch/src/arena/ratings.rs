//! One scale for several bots: the strengths under which the results of all matches are likeliest.

use super::stats;

/// What one match says about two of the bots.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Pairing {
    /// The first bot.
    pub(crate) a: usize,
    /// The other.
    pub(crate) b: usize,
    /// How many games.
    pub(crate) games: f64,
    /// The share of victories of the first.
    pub(crate) score: f64,
    /// How much that may be off, as a standard deviation.
    pub(crate) error: f64,
}

/// The Elo of a bot with its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    /// Above the anchor.
    pub(crate) elo: f64,
    /// Half the width of its interval; 0 for the anchor.
    pub(crate) margin: f64,
}

/// A step in the logarithm of strengths is at most so long.
const STRIDE: f64 = 2.0;

/// Maximum likelihood after Bradley and Terry, for `n` bots; the anchor has 0.
///
/// One `a` among `seats - 1` of `b` wins with `g_a / (g_a + (seats - 1) g_b)`. The intervals follow from the
/// errors of the matches, which come from the spread between blocks. `None` if some bot never met the others.
pub(crate) fn rate(n: usize, anchor: usize, seats: usize, pairings: &[Pairing]) -> Option<Vec<Rating>> {
    let handicap = ((seats.max(2) - 1) as f64).ln();
    // A clean sweep counts as half a game less, as in a single match.
    let pairings: Vec<Pairing> = pairings
        .iter()
        .filter(|pairing| pairing.games > 0.0)
        .map(|pairing| {
            let least = (0.5 / pairing.games).min(0.5);
            let score = pairing.score.clamp(least, 1.0 - least);
            let error = pairing.error.max((score * (1.0 - score) / pairing.games).sqrt() * LEAST_ERROR);
            Pairing { score, error, ..*pairing }
        })
        .collect();
    let expected = |strength: &[f64], pairing: &Pairing| {
        1.0 / (1.0 + (strength[pairing.b] - strength[pairing.a] + handicap).exp())
    };
    let free: Vec<usize> = (0..n).filter(|&bot| bot != anchor).collect();
    let place = |bot: usize| free.iter().position(|&other| other == bot);
    // For each match: the two unknowns it touches, with their signs.
    let touched = |pairing: &Pairing| {
        [(pairing.a, 1.0), (pairing.b, -1.0)]
            .into_iter()
            .filter_map(move |(bot, sign)| Some((place(bot)?, sign)))
    };
    let mut strength = vec![0.0; n];
    let mut curvature = vec![vec![0.0; free.len()]; free.len()];
    for _ in 0..200 {
        let mut slope = vec![0.0; free.len()];
        curvature.iter_mut().for_each(|row| row.fill(0.0));
        for pairing in &pairings {
            let p = expected(&strength, pairing);
            for (i, sign) in touched(pairing) {
                slope[i] += sign * pairing.games * (pairing.score - p);
                for (j, other) in touched(pairing) {
                    curvature[i][j] += sign * other * pairing.games * p * (1.0 - p);
                }
            }
        }
        let inverse = inverted(&curvature)?;
        let mut longest = 0.0f64;
        for (i, &bot) in free.iter().enumerate() {
            let step: f64 = inverse[i].iter().zip(&slope).map(|(a, b)| a * b).sum();
            strength[bot] += step.clamp(-STRIDE, STRIDE);
            longest = longest.max(step.abs());
        }
        if longest < 1e-10 {
            break;
        }
    }
    // The errors of the matches, carried over: inverse · spread · inverse.
    let inverse = inverted(&curvature)?;
    let per_unit = 400.0 / std::f64::consts::LN_10;
    let rating = |bot: usize| {
        let Some(i) = place(bot) else { return Rating { elo: 0.0, margin: 0.0 } };
        let variance: f64 = pairings
            .iter()
            .map(|pairing| {
                let weight: f64 = touched(pairing).map(|(j, sign)| inverse[i][j] * sign).sum();
                (weight * pairing.games * pairing.error).powi(2)
            })
            .sum();
        Rating { elo: strength[bot] * per_unit, margin: stats::Z95 * variance.sqrt() * per_unit }
    };
    Some((0..n).map(rating).collect())
}

/// Pairing cannot cut the error of a match to less than this share of that of independent games.
const LEAST_ERROR: f64 = 0.3;

/// The inverse by elimination; `None` if there is none.
fn inverted(matrix: &[Vec<f64>]) -> Option<Vec<Vec<f64>>> {
    let n = matrix.len();
    let mut rows: Vec<Vec<f64>> = matrix
        .iter()
        .enumerate()
        .map(|(i, row)| row.iter().copied().chain((0..n).map(|j| f64::from(u8::from(i == j)))).collect())
        .collect();
    for column in 0..n {
        let pivot = (column..n).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()))?;
        rows.swap(column, pivot);
        let head = rows[column][column];
        if head.abs() < 1e-12 {
            return None;
        }
        rows[column].iter_mut().for_each(|value| *value /= head);
        let base = rows[column].clone();
        for (number, row) in rows.iter_mut().enumerate() {
            let factor = row[column];
            if number != column && factor != 0.0 {
                row.iter_mut().zip(&base).for_each(|(value, base)| *value -= factor * base);
            }
        }
    }
    Some(rows.into_iter().map(|row| row[n..].to_vec()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} is not {expected} ± {within}");
    }

    fn pairing(a: usize, b: usize, games: f64, score: f64) -> Pairing {
        Pairing { a, b, games, score, error: (score * (1.0 - score) / games).sqrt() }
    }

    #[test]
    fn two_bots_have_the_elo_of_their_match() {
        let ratings = rate(2, 0, 2, &[pairing(1, 0, 100.0, 0.75)]).expect("they met");
        close(ratings[0].elo, 0.0, 0.0);
        close(ratings[1].elo, 190.848_5, 1e-3);
        // Delta method by hand: 1.96 · 0.0433013 / (0.75 · 0.25) · 400/ln 10.
        close(ratings[1].margin, 78.63, 0.01);
        let four = rate(2, 0, 4, &[pairing(1, 0, 100.0, 0.5)]).expect("they met");
        close(four[1].elo, 190.848_5, 1e-3);
    }

    #[test]
    fn a_chain_adds_up_and_errors_grow() {
        let chain = [pairing(1, 0, 400.0, 0.75), pairing(2, 1, 400.0, 0.75)];
        let ratings = rate(3, 0, 2, &chain).expect("they met");
        close(ratings[2].elo, 2.0 * 190.848_5, 1e-3);
        close(ratings[2].margin, ratings[1].margin * 2f64.sqrt(), 1e-6);
        let more = [chain[0], chain[1], pairing(2, 0, 400.0, 0.9)];
        let ratings = rate(3, 0, 2, &more).expect("they met");
        close(ratings[2].elo, 2.0 * 190.848_5, 1e-3);
        assert!(ratings[2].margin < 78.63, "a third match helps");
    }

    #[test]
    fn sweeps_are_finite_and_strangers_have_no_scale() {
        let swept = rate(2, 0, 2, &[pairing(1, 0, 100.0, 1.0)]).expect("they met");
        close(swept[1].elo, 919.54, 0.01);
        assert!(swept[1].margin.is_finite() && swept[1].margin > 50.0);
        assert_eq!(rate(3, 0, 2, &[pairing(1, 0, 100.0, 0.5)]), None);
    }
}
