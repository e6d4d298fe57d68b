//! Several bots against each other, and where each stands on one scale.

use anyhow::Result;
use serde_json::{Value, json};
use wire::WireGame;

use super::contender::Contender;
use super::contest::{Conditions, Contest, rounded, spent_json};
use super::game::Spent;
use super::ratings::{self, Pairing, Rating};
use crate::progress::Bar;

/// A tournament that was played.
pub(crate) struct Tournament {
    bots: Vec<Contender>,
    anchor: usize,
    contests: Vec<(usize, usize, Contest)>,
    seats: usize,
    ratings: Option<Vec<Rating>>,
}

/// Each of so many bots against each; the later one, which is listed as the stronger, is the first side.
pub(crate) fn everybody(n: usize) -> Vec<(usize, usize)> {
    (1..n).flat_map(|a| (0..a).map(move |b| (a, b))).collect()
}

/// Each of so many bots against the two below it: far opponents say little about each other.
pub(crate) fn neighbours(n: usize) -> Vec<(usize, usize)> {
    everybody(n).into_iter().filter(|(a, b)| a - b <= 2).collect()
}

/// Plays the pairings; `random` has 0 on the scale, or the first bot if it does not take part.
pub(crate) fn play<G: WireGame>(
    conditions: &Conditions<G>,
    bots: &[Contender],
    pairings: &[(usize, usize)],
    n_blocks: usize,
    mut played: impl FnMut(&Contest) -> Result<()>,
) -> Result<Tournament> {
    let bar = Bar::new(G::ID, (pairings.len() * n_blocks) as u64);
    let mut contests = Vec::new();
    for &(a, b) in pairings {
        let contest = conditions.play(&bots[a], &bots[b], n_blocks, None, &bar)?;
        played(&contest)?;
        contests.push((a, b, contest));
        if conditions.interrupt.pressed() {
            break;
        }
    }
    let anchor = bots.iter().position(|bot| bot.to_string() == "random").unwrap_or(0);
    let results: Vec<Pairing> = contests
        .iter()
        .map(|(a, b, contest)| {
            let score = contest.score();
            Pairing { a: *a, b: *b, games: contest.games() as f64, score: score.mean, error: score.error }
        })
        .collect();
    let ratings = ratings::rate(bots.len(), anchor, conditions.seats, &results);
    Ok(Tournament { bots: bots.to_vec(), anchor, contests, seats: conditions.seats, ratings })
}

impl Tournament {
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
            .bots
            .iter()
            .zip(ratings)
            .enumerate()
            .map(|(number, (bot, rating))| {
                let spent = self.spent(number);
                (bot, *rating, spent.mean_ms(), spent.longest.as_secs_f64() * 1000.0)
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
            "{:<wide$}  {:>6}  {:>6}  {:>11}  {:>9}   ({} = 0)",
            "bot", "Elo", "±95 %", "ms/decision", "at most", self.bots[self.anchor]
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
