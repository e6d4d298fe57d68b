//! One seat: every bot plays the same decks alone, and its points count.

use anyhow::Result;
use serde_json::{Value, json};
use wire::WireGame;

use super::blocks::{self, Flow};
use super::contender::Contender;
use super::contest::{Conditions, Side, rounded, spent_json};
use super::game::{self, Spent, Unwatched};
use super::stats;
use super::tournament::in_ms;
use crate::progress::Bar;

/// The shares whose points are told.
const PERCENTILES: [(&str, f64); 7] =
    [("min", 0.0), ("p10", 0.1), ("p25", 0.25), ("p50", 0.5), ("p75", 0.75), ("p90", 0.9), ("max", 1.0)];

/// The points of one bot over the decks.
pub(super) struct Solo {
    bot: Contender,
    points: Vec<f64>,
    spent: Spent,
    interrupted: bool,
}

/// Plays this many decks with each of the bots.
pub(super) fn play<G: WireGame>(
    conditions: &Conditions<G>,
    bots: &[Contender],
    games: usize,
) -> Result<Vec<Solo>> {
    let mut played = Vec::new();
    for bot in bots {
        let bar = Bar::new(&bot.to_string(), games as u64);
        let rows = blocks::play(
            games,
            conditions.jobs,
            &conditions.interrupt,
            || Side::new(bot, conditions),
            |side, number| {
                let mut seated = vec![side.seat()?];
                let seed = conditions.seed_of(number);
                let stop = conditions.interrupt.stop();
                let result = game::play::<G>(&conditions.setup, &seed, &mut seated, stop, &mut Unwatched)?;
                seated.into_iter().for_each(|seated| side.unseat(seated));
                Ok(result.map(|game| (game.points[0], game.spent[0])))
            },
            |row: &[(f64, Spent)]| {
                let mean = row.iter().map(|(points, _)| points).sum::<f64>() / row.len() as f64;
                bar.step(&format!("mean {mean:.2}"));
                Flow::More
            },
        )?;
        let mut spent = Spent::default();
        rows.iter().for_each(|(_, of_game)| spent.add(of_game));
        played.push(Solo {
            bot: bot.clone(),
            interrupted: rows.len() < games,
            points: rows.into_iter().map(|(points, _)| points).collect(),
            spent,
        });
        if conditions.interrupt.pressed() {
            break;
        }
    }
    Ok(played)
}

impl Solo {
    fn percentiles(&self) -> Vec<(&'static str, f64)> {
        let mut sorted = self.points.clone();
        sorted.sort_by(f64::total_cmp);
        PERCENTILES.iter().map(|(name, share)| (*name, stats::percentile(&sorted, *share))).collect()
    }

    /// One object with everything about the bot.
    pub(super) fn to_json<G: WireGame>(&self, conditions: &Conditions<G>) -> Value {
        let mean = stats::mean_of(&self.points);
        let percentiles: serde_json::Map<String, Value> = self
            .percentiles()
            .into_iter()
            .map(|(name, points)| (name.into(), json!(rounded(points, 2))))
            .collect();
        let mut object = json!({
            "games": self.points.len(),
            "a": self.bot.to_string(),
            "mean": rounded(mean.mean, 3),
            "deviation": rounded(stats::deviation(&self.points), 3),
            "ci95": [rounded(mean.low, 3), rounded(mean.high, 3)],
            "percentiles": percentiles,
            "illegal": self.spent.illegal,
            "game": G::ID,
            "setup": conditions.setup.to_string(),
            "seats": 1,
            "seed": conditions.seed,
            "decisions": self.spent.decisions,
            "ms_per_decision": {"a": spent_json(&self.spent)},
        });
        if self.interrupted {
            object["interrupted"] = json!(true);
        }
        object
    }

    /// The same for people.
    pub(super) fn lines(&self) -> Vec<String> {
        let mean = stats::mean_of(&self.points);
        let percentiles: Vec<String> =
            self.percentiles().into_iter().map(|(name, points)| format!("{name} {points:.0}")).collect();
        vec![
            format!(
                "{}: {:.2} points over {} decks (95 %: {:.2} to {:.2}), deviation {:.2}",
                self.bot,
                mean.mean,
                self.points.len(),
                mean.low,
                mean.high,
                stats::deviation(&self.points)
            ),
            format!("  {}", percentiles.join(", ")),
            format!(
                "  {:.3} ms a decision, at most {:.1} ms, {} decisions, {} illegal",
                self.spent.mean_ms(),
                self.spent.longest.as_secs_f64() * 1000.0,
                self.spent.decisions,
                self.spent.illegal
            ),
        ]
    }
}

/// The bots as a table of a page, the best first.
pub(super) fn markdown(played: &[Solo]) -> String {
    let mut rows: Vec<&Solo> = played.iter().collect();
    rows.sort_by(|a, b| stats::mean_of(&b.points).mean.total_cmp(&stats::mean_of(&a.points).mean));
    let mut page = "| bot | mean points | 95 % | deviation | a tenth below | half below | a tenth above | ms a decision |\n|---|---|---|---|---|---|---|---|\n".to_string();
    for solo in rows {
        let mean = stats::mean_of(&solo.points);
        let of = |name: &str| {
            solo.percentiles().iter().find(|(n, _)| *n == name).map_or(0.0, |(_, points)| *points)
        };
        page.push_str(&format!(
            "| {} | {:.2} | {:.2} to {:.2} | {:.2} | {:.0} | {:.0} | {:.0} | {} |\n",
            solo.bot,
            mean.mean,
            mean.low,
            mean.high,
            stats::deviation(&solo.points),
            of("p10"),
            of("p50"),
            of("p90"),
            in_ms(solo.spent.mean_ms())
        ));
    }
    page
}

/// How two bots compare deck by deck: `a` more, as many or fewer points than `b`.
pub(super) fn compare<G: WireGame>(a: &Solo, b: &Solo, conditions: &Conditions<G>) -> (Value, Vec<String>) {
    let pairs = || a.points.iter().zip(&b.points);
    let more = stats::mean_of(&pairs().map(|(a, b)| a - b).collect::<Vec<f64>>());
    let won: Vec<f64> = pairs().map(|(a, b)| if a == b { 0.5 } else { f64::from(u8::from(a > b)) }).collect();
    let score = stats::score_of(&won);
    let (elo, [low, high]) = stats::elo_of(&score, won.len(), 2);
    let object = json!({
        "games": won.len(),
        "a": a.bot.to_string(),
        "b": b.bot.to_string(),
        "score_a": rounded(score.mean, 4),
        "elo": rounded(elo, 1),
        "ci95": [rounded(low, 1), rounded(high, 1)],
        "illegal": a.spent.illegal + b.spent.illegal,
        "score_ci95": [rounded(score.low, 4), rounded(score.high, 4)],
        "game": G::ID,
        "setup": conditions.setup.to_string(),
        "seats": 1,
        "seed": conditions.seed,
        "points_a": rounded(stats::mean_of(&a.points).mean, 3),
        "points_b": rounded(stats::mean_of(&b.points).mean, 3),
        "points_diff": rounded(more.mean, 3),
        "points_diff_ci95": [rounded(more.low, 3), rounded(more.high, 3)],
        "ms_per_decision": {"a": spent_json(&a.spent), "b": spent_json(&b.spent)},
    });
    let line = format!(
        "{} against {} on the same decks: {:+.2} points (95 %: {:+.2} to {:+.2}), better on {:.1} %",
        a.bot,
        b.bot,
        more.mean,
        more.low,
        more.high,
        100.0 * score.mean
    );
    (object, vec![line])
}
