//! Several bots against each other, and where each stands on one scale.

use anyhow::Result;
use serde_json::{Value, json};
use wire::WireGame;

use super::contender::Contender;
use super::contest::{Conditions, Contest, rounded, spent_json};
use super::game::Spent;
use super::ratings::{self, Pairing, Rating};
use crate::progress::Bar;

/// Who has how much on the scale, the first of them that takes part: matches with a bot that loses everything say
/// little about anybody.
const ANCHORS: [(&str, f64); 2] = [("easy", 1000.0), ("random", 0.0)];

/// Pairings are compared by what this many more blocks would do.
const PROBE: usize = 10;

/// Who loses or wins nearly everything of this many games is not on the scale: it could be anywhere beyond.
const SWEEP: (f64, f64) = (0.005, 100.0);

/// A tournament that was played.
pub(crate) struct Tournament {
    bots: Vec<Contender>,
    anchor: usize,
    /// What the anchor has.
    base: f64,
    /// Those on the scale, and where they are on it.
    rated: Vec<usize>,
    contests: Vec<(usize, usize, Contest)>,
    seats: usize,
    ratings: Option<Vec<Rating>>,
}

/// Each of the bots against each; the later one, which is listed as the stronger, is the first side.
pub(crate) fn everybody(n: usize) -> Vec<(usize, usize)> {
    (1..n).flat_map(|a| (0..a).map(move |b| (a, b))).collect()
}

/// Each of the bots against the two below it: far opponents say little about each other.
pub(crate) fn neighbours(n: usize) -> Vec<(usize, usize)> {
    everybody(n).into_iter().filter(|(a, b)| a - b <= 2).collect()
}

/// How long a tournament goes on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Length {
    /// Blocks of every pairing.
    pub(crate) blocks: usize,
    /// Then more blocks where they narrow the scale most, until no interval is wider than this many Elo.
    pub(crate) within: Option<f64>,
    /// But no pairing has more blocks than this.
    pub(crate) most: usize,
}

impl Length {
    /// This many blocks of every pairing.
    pub(crate) fn of(blocks: usize) -> Length {
        Length { blocks, within: None, most: blocks }
    }
}

/// So many blocks more are played before the scale is looked at again, by what the pairing has.
fn portion(blocks: usize) -> usize {
    (blocks / 4).max(10)
}

/// Plays the pairings; `easy` has 1000 on the scale; without it `random` has 0, or the first bot.
pub(crate) fn play<G: WireGame>(
    conditions: &Conditions<G>,
    bots: &[Contender],
    pairings: &[(usize, usize)],
    length: Length,
    mut played: impl FnMut(&Contest) -> Result<()>,
) -> Result<Tournament> {
    let n_blocks = length.blocks;
    let bar = Bar::new(G::ID, (pairings.len() * n_blocks) as u64);
    let place = |name: &str| bots.iter().position(|bot| bot.to_string() == name);
    let anchored = ANCHORS.into_iter().find_map(|(name, elo)| Some((place(name)?, elo)));
    let (anchor, base) = anchored.unwrap_or((0, 0.0));
    let mut tournament = Tournament {
        bots: bots.to_vec(),
        anchor,
        base,
        rated: Vec::new(),
        contests: Vec::new(),
        seats: conditions.seats,
        ratings: None,
    };
    for &(a, b) in pairings {
        let contest = conditions.play(&bots[a], &bots[b], n_blocks, None, &bar)?;
        played(&contest)?;
        tournament.contests.push((a, b, contest));
        if conditions.interrupt.pressed() {
            break;
        }
    }
    tournament.rate();
    while let Some(within) = length.within
        && !conditions.interrupt.pressed()
        && let Some(number) = tournament.narrowest_next(within, length.most)
    {
        let (a, b, contest) = &mut tournament.contests[number];
        let more = portion(contest.n_blocks()).min(length.most - contest.n_blocks());
        bar.expect_more(more as u64);
        contest.append(conditions.play_on(&bots[*a], &bots[*b], contest.n_blocks(), more, None, &bar)?);
        tournament.rate();
    }
    Ok(tournament)
}

/// Whether a bot has a match that was neither won nor lost nearly entirely, or none long enough to tell.
fn is_near(bot: usize, results: &[Pairing]) -> bool {
    let (share, games) = SWEEP;
    let near =
        |pairing: &Pairing| pairing.games < games || (share < pairing.score && pairing.score < 1.0 - share);
    let mut own = results.iter().filter(|pairing| pairing.a == bot || pairing.b == bot).peekable();
    own.peek().is_none() || own.any(near)
}

impl Tournament {
    /// What the matches say.
    fn results(&self) -> Vec<Pairing> {
        let result = |(a, b, contest): &(usize, usize, Contest)| {
            let score = contest.score();
            Pairing { a: *a, b: *b, games: contest.games() as f64, score: score.mean, error: score.error }
        };
        self.contests.iter().map(result).collect()
    }

    /// Puts the bots on the scale.
    fn rate(&mut self) {
        let results = self.results();
        let near = |&bot: &usize| bot == self.anchor || is_near(bot, &results);
        self.rated = (0..self.bots.len()).filter(near).collect();
        self.ratings = self.scale(&results);
    }

    /// The scale under these results.
    fn scale(&self, results: &[Pairing]) -> Option<Vec<Rating>> {
        let number = |bot: usize| self.rated.iter().position(|&other| other == bot);
        let among: Vec<Pairing> = results
            .iter()
            .filter_map(|pairing| Some(Pairing { a: number(pairing.a)?, b: number(pairing.b)?, ..*pairing }))
            .collect();
        ratings::rate(self.rated.len(), number(self.anchor)?, self.seats, &among)
    }

    /// The pairing of which more games would narrow the widest interval most, if one is too wide.
    fn narrowest_next(&self, within: f64, most: usize) -> Option<usize> {
        let ratings = self.ratings.as_ref()?;
        let widest = (0..ratings.len()).max_by(|&a, &b| ratings[a].margin.total_cmp(&ratings[b].margin))?;
        if ratings[widest].margin <= within {
            return None;
        }
        let results = self.results();
        let margin_with = |number: usize| {
            let mut results = results.clone();
            let (_, _, contest) = &self.contests[number];
            let [before, after] = [contest.n_blocks(), contest.n_blocks() + PROBE].map(|n| n as f64);
            let result = &mut results[number];
            // More games need not be won like the first few, or a bot that won all of those would be ever farther off.
            let least = (0.5 / result.games).min(0.5);
            result.score = result.score.clamp(least, 1.0 - least);
            result.games *= after / before;
            result.error *= (before / after).sqrt();
            self.scale(&results).map_or(f64::INFINITY, |ratings| ratings[widest].margin)
        };
        (0..self.contests.len())
            .filter(|&number| self.contests[number].2.n_blocks() < most)
            .map(|number| (number, margin_with(number)))
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(number, _)| number)
    }

    /// What a bot needed over all its matches.
    fn spent(&self, bot: usize) -> Spent {
        let mut sum = Spent::default();
        for (a, b, contest) in &self.contests {
            let [of_a, of_b] = contest.spent();
            if *a == bot {
                sum.add(&of_a);
            }
            if *b == bot {
                sum.add(&of_b);
            }
        }
        sum
    }

    /// How many games were played.
    pub(crate) fn games(&self) -> usize {
        self.contests.iter().map(|(_, _, contest)| contest.games()).sum()
    }

    /// The bots with their ratings, the strongest first, and the time of a decision.
    pub(crate) fn standings(&self) -> Vec<(&Contender, Rating, f64, f64)> {
        let ratings = self.ratings.iter().flatten();
        let mut rows: Vec<_> = self
            .rated
            .iter()
            .zip(ratings)
            .map(|(&number, rating)| {
                let spent = self.spent(number);
                let rating = Rating { elo: rating.elo + self.base, ..*rating };
                (&self.bots[number], rating, spent.mean_ms(), spent.longest.as_secs_f64() * 1000.0)
            })
            .collect();
        rows.sort_by(|a, b| b.1.elo.total_cmp(&a.1.elo));
        rows
    }

    /// The scale as a table of a page.
    pub(crate) fn markdown(&self) -> String {
        let mut page = "| bot | Elo | 95 % | ms a decision | longest |\n|---|---|---|---|---|\n".to_string();
        for (bot, Rating { elo, margin }, mean, longest) in self.standings() {
            // Minus nothing is nothing.
            let elo = elo.round() + 0.0;
            page.push_str(&format!("| {bot} | {elo} | ±{margin:.0} | {} | {longest:.0} ms |\n", in_ms(mean)));
        }
        page.push_str("\n| match | games | score | Elo | 95 % |\n|---|---|---|---|---|\n");
        for (_, _, contest) in &self.contests {
            let (elo, [low, high]) = contest.elo();
            page.push_str(&format!(
                "| {} against {} | {} | {:.3} | {elo:+.0} | {low:+.0} to {high:+.0} |\n",
                contest.a,
                contest.b,
                contest.games(),
                contest.score().mean
            ));
        }
        page
    }

    /// One object with the scale.
    pub(crate) fn to_json<G: WireGame>(&self, conditions: &Conditions<G>) -> Value {
        let row = |(bot, rating, ..): &(&Contender, Rating, f64, f64)| {
            let number = self.bots.iter().position(|other| other == *bot).expect("one of the bots");
            json!({
                "bot": bot.to_string(),
                "elo": rounded(rating.elo, 1),
                "ci95": [rounded(rating.elo - rating.margin, 1), rounded(rating.elo + rating.margin, 1)],
                "ms_per_decision": spent_json(&self.spent(number)),
                "illegal": self.spent(number).illegal,
            })
        };
        let ladder: Vec<Value> = self.standings().iter().map(row).collect();
        json!({
            "games": self.games(),
            "ladder": ladder,
            "anchor": self.bots[self.anchor].to_string(),
            "anchor_elo": self.base,
            "game": G::ID,
            "setup": conditions.setup.to_string(),
            "seats": self.seats,
            "seed": conditions.seed,
            "illegal": (0..self.bots.len()).map(|bot| self.spent(bot).illegal).sum::<u64>(),
        })
    }

    /// The pairings and the scale for people.
    pub(crate) fn lines(&self) -> Vec<String> {
        let wide = self.bots.iter().map(|bot| bot.to_string().chars().count()).max().unwrap_or(0);
        let mut lines =
            vec![format!("{:<wide$}  {:<wide$}  {:>6}  {:>6}  {:>6}", "a", "b", "games", "score", "Elo")];
        for (a, b, contest) in &self.contests {
            let (a, b) = (self.bots[*a].to_string(), self.bots[*b].to_string());
            let (elo, [low, high]) = contest.elo();
            lines.push(format!(
                "{a:<wide$}  {b:<wide$}  {:>6}  {:>6.3}  {elo:>+6.0}  ({low:+.0} to {high:+.0})",
                contest.games(),
                contest.score().mean
            ));
        }
        lines.push(String::new());
        if self.ratings.is_none() {
            lines.push("no scale: some of the bots never met the others".into());
            return lines;
        }
        lines.push(format!(
            "{:<wide$}  {:>6}  {:>6}  {:>11}  {:>9}   ({} = {})",
            "bot", "Elo", "±95 %", "ms/decision", "at most", self.bots[self.anchor], self.base
        ));
        for (bot, rating, mean, longest) in self.standings() {
            let bot = bot.to_string();
            lines.push(format!(
                "{bot:<wide$}  {:>+6.0}  {:>6.0}  {mean:>11.3}  {longest:>9.1}",
                rating.elo, rating.margin
            ));
        }
        lines
    }
}

/// Milliseconds with as many digits as mean something.
pub(super) fn in_ms(ms: f64) -> String {
    match ms {
        ms if ms < 0.1 => format!("{ms:.3}"),
        ms if ms < 10.0 => format!("{ms:.2}"),
        ms => format!("{ms:.0}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_loses_everything_is_not_on_the_scale() {
        let pairing = |a, b, games, score| Pairing { a, b, games, score, error: 0.01 };
        let results = [pairing(1, 0, 200.0, 1.0), pairing(2, 1, 200.0, 0.9), pairing(2, 0, 200.0, 0.998)];
        assert!(!is_near(0, &results), "it lost all but one");
        assert!(is_near(1, &results) && is_near(2, &results));
        assert!(is_near(0, &[pairing(1, 0, 4.0, 1.0)]), "four games do not tell");
        assert!(is_near(7, &results), "it did not play");
    }
}
