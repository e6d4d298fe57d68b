//! A measurement as tables of a page.

use super::Balanced;
use super::groups::{Group, Shown};
use super::tally::{Tally, Use};
use crate::arena::stats::{Estimate, fair_score};

/// How far a share of victories may be from the fair one.
pub(super) const TOLERANCE: f64 = 0.03;

/// The names of the places in the order of play.
const PLACES: [&str; 4] = ["begins", "2nd", "3rd", "4th"];

/// The tables of a game.
pub(super) fn markdown<G: Balanced>(lines: &[(&str, Tally)], command: &str) -> String {
    let mut page = format!("![Victories by place in the order of play](balance/{}.svg)\n\n", G::ID);
    page.push_str(&shares(lines));
    for group in G::GROUPS {
        let names: Vec<String> =
            G::mechanisms().into_iter().filter(|(of, _)| *of == group.name).map(|(_, name)| name).collect();
        page.push_str(&format!("\n{}:\n\n", heading(group)));
        page.push_str(&match group.shown {
            Shown::Offered(offers) => offered(lines, group, &names, offers),
            _ => table(lines, group, &names),
        });
    }
    page.push_str(&format!("\nRules version {}: `{command}`.\n", G::RULES_VERSION));
    page
}

fn heading(group: &Group) -> String {
    let unit = match group.shown {
        Shown::Parts => ", in percent",
        Shown::Times => ", times a seat and game",
        Shown::Offered(_) => ", over all lines",
    };
    format!("**{}**{unit}", group.title)
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// Victories by place in the order of play.
fn shares(lines: &[(&str, Tally)]) -> String {
    let mut page =
        "| variant | seats | games | begins | 2nd | 3rd | 4th | points | within ±3 |\n".to_string();
    page.push_str("|---|---|---|---|---|---|---|---|---|\n");
    for (variant, tally) in lines {
        let fair = fair_score(tally.seats);
        let shares = tally.shares();
        let mut cells: Vec<String> = shares
            .iter()
            .map(|share| format!("{} ± {}", percent(share.mean), percent(share.high - share.mean)))
            .collect();
        if tally.seats == 1 {
            cells = vec!["alone".into()];
        }
        cells.resize(PLACES.len(), "–".into());
        let verdict = if tally.seats == 1 { "–".into() } else { verdict(&shares, fair) };
        page.push_str(&format!(
            "| {variant} | {} | {} | {} | {:.2} | {verdict} |\n",
            tally.seats,
            tally.games,
            cells.join(" | "),
            tally.mean_points()
        ));
    }
    page
}

/// Whether every place has its fair share: only games enough say yes or no.
fn verdict(shares: &[Estimate], fair: f64) -> String {
    let off = shares.iter().map(|share| (share.mean - fair).abs()).fold(0.0, f64::max);
    let unfair = |share: &Estimate| share.low > fair + TOLERANCE || share.high < fair - TOLERANCE;
    let vague = shares.iter().any(|share| share.high - share.mean > TOLERANCE);
    match off {
        off if shares.iter().any(unfair) => format!("**no**, {}", percent(off)),
        off if off > TOLERANCE || vague => format!("open, {}", percent(off)),
        _ => "yes".into(),
    }
}

/// Those who did, over the lines in which anybody did: in how many games, and what of their fair share they won.
struct Sum {
    all: Use,
    games: u64,
    /// How many victories they would have if nothing depended on it.
    fair: f64,
}

fn sum(lines: &[(&str, Tally)], group: &str, name: &str) -> Sum {
    let mut sum = Sum { all: Use::default(), games: 0, fair: 0.0 };
    for (_, tally) in lines.iter().filter(|(_, tally)| tally.seats > 1) {
        let used = tally.used(group, name);
        if used.times > 0 {
            sum.all.add(&used);
            sum.games += tally.games;
            sum.fair += used.seats as f64 * fair_score(tally.seats);
        }
    }
    sum
}

/// A bar for a share, a block for every tenth.
fn bar(share: f64) -> String {
    "█".repeat((10.0 * share).round().clamp(0.0, 10.0) as usize)
}

fn table(lines: &[(&str, Tally)], group: &Group, names: &[String]) -> String {
    let heads: Vec<String> =
        lines.iter().map(|(variant, tally)| format!("{variant} {}", tally.seats)).collect();
    let mut page = format!("| | {} | in games | | victories |\n", heads.join(" | "));
    page.push_str(&format!("|---{}|---|---|---|\n", "|---".repeat(lines.len())));
    for name in names {
        let cell = |(_, tally): &(&str, Tally)| {
            let used = tally.used(group.name, name);
            let whole: u64 = match group.shown {
                Shown::Parts => names.iter().map(|name| tally.used(group.name, name).times).sum(),
                _ => tally.games * tally.seats as u64,
            };
            match (used.times, group.shown) {
                (0, _) => "–".into(),
                (times, Shown::Parts) => percent(times as f64 / whole.max(1) as f64),
                (times, _) => format!("{:.2}", times as f64 / whole.max(1) as f64),
            }
        };
        let cells: Vec<String> = lines.iter().map(cell).collect();
        let Sum { all, games, fair } = sum(lines, group.name, name);
        if all.times == 0 {
            page.push_str(&format!("| {name} | {} | **never** | | |\n", cells.join(" | ")));
            continue;
        }
        let share = all.games as f64 / games as f64;
        page.push_str(&format!(
            "| {name} | {} | {} % | {} | × {:.2} |\n",
            cells.join(" | "),
            percent(share),
            bar(share),
            all.victories() / fair
        ));
    }
    page
}

fn offered(lines: &[(&str, Tally)], group: &Group, names: &[String], offers: &str) -> String {
    let mut page = "| | offered | taken | | victories | points |\n|---|---|---|---|---|---|\n".to_string();
    for name in names {
        let shown: u64 = lines
            .iter()
            .filter(|(_, tally)| tally.seats > 1)
            .map(|(_, tally)| tally.happened(offers, name))
            .sum();
        let Sum { all, fair, .. } = sum(lines, group.name, name);
        if all.times == 0 {
            page.push_str(&format!("| {name} | {shown} | **never** | | | |\n"));
            continue;
        }
        // What the takers have more than anybody in the same lines.
        let usual: f64 = lines
            .iter()
            .filter(|(_, tally)| tally.seats > 1)
            .map(|(_, tally)| tally.mean_points() * tally.used(group.name, name).seats as f64)
            .sum();
        let taken = all.times as f64 / shown.max(1) as f64;
        page.push_str(&format!(
            "| {name} | {shown} | {} % | {} | × {:.2} | {:+.2} |\n",
            percent(taken),
            bar(taken),
            all.victories() / fair,
            all.mean_points() - usual / all.seats as f64
        ));
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_games_say_neither_yes_nor_no() {
        let share =
            |mean: f64, half: f64| Estimate { mean, error: half / 2.0, low: mean - half, high: mean + half };
        let said = |mean, half| verdict(&[share(mean, half), share(1.0 - mean, half)], 0.5);
        assert_eq!(said(0.51, 0.015), "yes");
        assert_eq!(said(0.51, 0.1), "open, 1.0", "it may as well be 0.6");
        assert_eq!(said(0.55, 0.04), "open, 5.0", "it may as well be 0.51");
        assert_eq!(said(0.55, 0.015), "**no**, 5.0");
    }
}
