//! Scores, Elo, intervals and the sequential test: what a match says, and how surely.
//!
//! The unit is the block: one seed, every seat assignment. Games of a block share their seed, so the spread is
//! taken between blocks, never between games.

/// 95 % of a normal distribution lie within this many deviations.
pub(crate) const Z95: f64 = 1.959_963_984_540_054;

/// Both errors of the sequential test.
const SPRT_ERROR: f64 = 0.05;

/// No verdict before this many blocks: the spread must be known a little.
const SPRT_BLOCKS: usize = 10;

/// A mean with its interval of 95 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Estimate {
    /// The mean.
    pub(crate) mean: f64,
    /// How much it may be off, as a standard deviation.
    pub(crate) error: f64,
    /// From where it may lie.
    pub(crate) low: f64,
    /// Up to where.
    pub(crate) high: f64,
}

/// The mean of independent values with its normal interval.
pub(crate) fn mean_of(values: &[f64]) -> Estimate {
    let n = values.len() as f64;
    let mean = if values.is_empty() { 0.0 } else { values.iter().sum::<f64>() / n };
    let error = if values.len() < 2 { 0.0 } else { (variance(values, mean) / n).sqrt() };
    Estimate { mean, error, low: mean - Z95 * error, high: mean + Z95 * error }
}

/// The same from the number of the values, their sum and the sum of their squares.
pub(crate) fn mean_of_sums(n: u64, sum: f64, squares: f64) -> Estimate {
    let n = n as f64;
    let mean = if n == 0.0 { 0.0 } else { sum / n };
    let variance = if n < 2.0 { 0.0 } else { ((squares - n * mean * mean) / (n - 1.0)).max(0.0) };
    let error = if n < 2.0 { 0.0 } else { (variance / n).sqrt() };
    Estimate { mean, error, low: mean - Z95 * error, high: mean + Z95 * error }
}

/// The spread of single values.
pub(crate) fn deviation(values: &[f64]) -> f64 {
    if values.len() < 2 { 0.0 } else { variance(values, mean_of(values).mean).sqrt() }
}

fn variance(values: &[f64], mean: f64) -> f64 {
    values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (values.len() as f64 - 1.0)
}

/// The value below which this share of the sorted values lies, between two of them in proportion.
pub(crate) fn percentile(sorted: &[f64], share: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return 0.0 };
    let place = share * last as f64;
    let below = place.floor() as usize;
    let above = (below + 1).min(last);
    sorted[below] + (sorted[above] - sorted[below]) * (place - below as f64)
}

/// The score of a side over blocks, each the mean of its games.
///
/// Blocks that are all alike have no spread to measure; then Wilson's interval over the blocks is taken instead.
pub(crate) fn score_of(blocks: &[f64]) -> Estimate {
    let plain = mean_of(blocks);
    let n = blocks.len() as f64;
    if blocks.is_empty() {
        return Estimate { mean: 0.5, error: 0.5, low: 0.0, high: 1.0 };
    }
    if plain.error > 0.0 {
        return Estimate { low: plain.low.max(0.0), high: plain.high.min(1.0), ..plain };
    }
    let (p, z2) = (plain.mean, Z95 * Z95);
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z95 / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt();
    Estimate {
        mean: p,
        error: half / Z95,
        low: (middle - half).clamp(0.0, p),
        high: (middle + half).clamp(p, 1.0),
    }
}

/// The score of a side that is no stronger than the others, with this many seats.
pub(crate) fn fair_score(seats: usize) -> f64 {
    1.0 / seats as f64
}

/// How much stronger one side is, from its score of one seat against all others.
///
/// A side of strength `g` among `seats - 1` of strength 1 wins `g / (g + seats - 1)` of the games; Elo is
/// 400 · log10 `g`. With two seats this is the usual formula, and the fair score is always 0.
pub(crate) fn elo(score: f64, seats: usize) -> f64 {
    let others = (seats.max(2) - 1) as f64;
    400.0 * (score * others / (1.0 - score)).log10()
}

/// The score that this much Elo is worth.
pub(crate) fn score_at(elo: f64, seats: usize) -> f64 {
    let others = (seats.max(2) - 1) as f64;
    let strength = 10f64.powf(elo / 400.0);
    strength / (strength + others)
}

/// Elo with its interval: the ends of the score's interval on the scale of Elo.
///
/// A side that won or lost everything counts as having missed that by half a game; the ends of the interval
/// come no closer than 1/40 of a game. So every number is finite.
pub(crate) fn elo_of(score: &Estimate, games: usize, seats: usize) -> (f64, [f64; 2]) {
    let within = |score: f64, games_short: f64| {
        let least = (games_short / games.max(1) as f64).min(0.5);
        score.clamp(least, 1.0 - least)
    };
    let at = |score| elo(score, seats);
    let point = at(within(score.mean, 0.5));
    (point, [at(within(score.low, 0.025)).min(point), at(within(score.high, 0.025)).max(point)])
}

/// Two strengths to decide between, in Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    /// What is true if the change is worth nothing.
    pub(crate) elo0: f64,
    /// What is true if it is worth something.
    pub(crate) elo1: f64,
}

/// Where a sequential test stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct SprtState {
    /// The logarithm of how much likelier the blocks are under `elo1` than under `elo0`.
    pub(crate) llr: f64,
    /// The test ends below minus this or above this.
    pub(crate) bound: f64,
    /// What it found.
    pub(crate) verdict: Option<Verdict>,
}

/// What a sequential test found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// `elo0`: not as strong as hoped.
    Elo0,
    /// `elo1`: as strong as hoped.
    Elo1,
}

impl Sprt {
    /// The generalised test over block scores: normal, with the spread as it was found.
    pub(crate) fn judge(&self, blocks: &[f64], seats: usize) -> SprtState {
        let bound = ((1.0 - SPRT_ERROR) / SPRT_ERROR).ln();
        let n = blocks.len() as f64;
        if blocks.len() < SPRT_BLOCKS {
            return SprtState { llr: 0.0, bound, verdict: None };
        }
        let mean = mean_of(blocks).mean;
        let mut spread = variance(blocks, mean);
        if spread == 0.0 {
            // Blocks all alike: as if the games were independent and one had ended half otherwise.
            let games = n * seats as f64;
            let near = mean.clamp(0.5 / games, 1.0 - 0.5 / games);
            spread = near * (1.0 - near) / seats as f64;
        }
        let (low, high) = (score_at(self.elo0, seats), score_at(self.elo1, seats));
        let llr = n * (high - low) * (2.0 * mean - low - high) / (2.0 * spread);
        let verdict = match llr {
            llr if llr >= bound => Some(Verdict::Elo1),
            llr if llr <= -bound => Some(Verdict::Elo0),
            _ => None,
        };
        SprtState { llr, bound, verdict }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64, within: f64) {
        assert!((found - expected).abs() <= within, "{found} is not {expected} ± {within}");
    }

    #[test]
    fn elo_of_two_seats_is_the_usual_one() {
        close(elo(0.5, 2), 0.0, 1e-9);
        // 400 · log10(3) and 400 · log10(9).
        close(elo(0.75, 2), 190.848_501_9, 1e-6);
        close(elo(0.9, 2), 381.697_003_8, 1e-6);
        close(elo(0.25, 2), -190.848_501_9, 1e-6);
        close(score_at(elo(0.83, 2), 2), 0.83, 1e-12);
    }

    #[test]
    fn with_more_seats_the_fair_share_is_zero() {
        close(elo(fair_score(3), 3), 0.0, 1e-9);
        close(elo(fair_score(4), 4), 0.0, 1e-9);
        // Half of the games against three others: three times as strong.
        close(elo(0.5, 4), 190.848_501_9, 1e-6);
        close(score_at(190.848_501_9, 4), 0.5, 1e-9);
    }

    #[test]
    fn the_interval_comes_from_the_spread_between_blocks() {
        // Mean 0.625; the squares of the differences are 0.140625 and three times 0.015625: variance 1/16, error 1/8.
        let score = score_of(&[1.0, 0.5, 0.5, 0.5]);
        close(score.mean, 0.625, 1e-12);
        close(score.error, 0.125, 1e-12);
        close(score.low, 0.625 - 0.244_995_498, 1e-6);
        close(score.high, 0.625 + 0.244_995_498, 1e-6);
        let (point, [low, high]) = elo_of(&score, 8, 2);
        // 400 · log10(0.625/0.375), and the same of the ends 0.380005 and 0.869995.
        close(point, 88.739_499_8, 1e-5);
        close(low, -85.04, 0.01);
        close(high, 330.22, 0.01);
    }

    #[test]
    fn a_clean_sweep_has_finite_numbers() {
        for (blocks, sign) in [([1.0; 50], 1.0), ([0.0; 50], -1.0)] {
            let score = score_of(&blocks);
            let (point, [low, high]) = elo_of(&score, 100, 2);
            // Half a game of 100 missed: 400 · log10(199).
            close(point, sign * 919.541_2, 1e-3);
            assert!(low.is_finite() && high.is_finite() && low <= point && point <= high);
            assert!(high - low > 300.0, "{low} to {high} says more than 100 games can");
            // Wilson: n / (n + z²) = 50 / 53.8415.
            close(if sign > 0.0 { score.low } else { 1.0 - score.high }, 0.928_652, 1e-5);
        }
        let one = elo_of(&score_of(&[1.0]), 1, 2);
        assert!(one.0.is_finite() && one.1.iter().all(|end| end.is_finite()), "{one:?}");
        let none = elo_of(&score_of(&[]), 0, 2);
        assert!(none.0 == 0.0 && none.1.iter().all(|end| end.is_finite()), "{none:?}");
    }

    #[test]
    fn blocks_that_are_all_halves_are_not_certain() {
        let score = score_of(&[0.5; 100]);
        // Wilson's half width of 100 even tosses: 1.96 · 0.05 / sqrt(1 + z²/100).
        close(score.high - 0.5, 0.096_2, 1e-4);
    }

    #[test]
    fn sums_say_the_same_as_the_values() {
        for values in [&[][..], &[3.0], &[1.0, 0.0, 0.5, 0.25], &[0.0, 1.0, 1.0, 1.0, 0.0]] {
            let (sum, squares) = (values.iter().sum(), values.iter().map(|value| value * value).sum());
            let (plain, sums) = (mean_of(values), mean_of_sums(values.len() as u64, sum, squares));
            close(sums.mean, plain.mean, 1e-12);
            close(sums.error, plain.error, 1e-12);
            close(sums.high, plain.high, 1e-12);
        }
    }

    #[test]
    fn percentiles_lie_between_values() {
        let values = [10.0, 20.0, 30.0, 40.0];
        close(percentile(&values, 0.0), 10.0, 1e-12);
        close(percentile(&values, 0.5), 25.0, 1e-12);
        close(percentile(&values, 0.9), 37.0, 1e-9);
        close(percentile(&values, 1.0), 40.0, 1e-12);
        close(percentile(&[], 0.5), 0.0, 0.0);
        close(deviation(&values), 12.909_944_5, 1e-6);
    }

    #[test]
    fn the_sequential_test_ends_where_it_should() {
        let test = Sprt { elo0: 0.0, elo1: 50.0 };
        // Twenty blocks with mean 0.75 and variance 20/19/16: score at 50 Elo 0.571463, so by hand
        // 20 · 0.071463 · (1.5 − 1.071463) / (2 · 0.0657895) = 4.6549.
        let blocks: Vec<f64> = [1.0, 0.5].repeat(10);
        let state = test.judge(&blocks, 2);
        close(state.llr, 4.654_9, 2e-3);
        close(state.bound, 2.944_439, 1e-6);
        assert_eq!(state.verdict, Some(Verdict::Elo1));
        let weak: Vec<f64> = [0.0, 0.5].repeat(10);
        assert_eq!(test.judge(&weak, 2).verdict, Some(Verdict::Elo0));
        assert_eq!(test.judge(&blocks[..8], 2).verdict, None, "too few blocks to know the spread");
        assert_eq!(test.judge(&[1.0; 20], 2).verdict, Some(Verdict::Elo1));
        assert_eq!(test.judge(&[0.0; 20], 2).verdict, Some(Verdict::Elo0));
        assert_eq!(test.judge(&[0.5; 20], 2).verdict, None);
        assert_eq!(test.judge(&[0.5; 400], 2).verdict, Some(Verdict::Elo0), "halves are not 50 Elo");
    }
}
