//! The exact chances of a re-roll, an upgrade or a flip: every roll that can follow, weighted as the rules weigh it.

use ::vivajava::{Action, Colour, Frame, MAX_ROLL, Rating, TRACKS, Vivajava};
use serde::Serialize;
use table::{Awaits, Game, Seat, Step, Unseen};

#[cfg(test)]
use ts_rs::TS;

/// No action whose rolls have more results than this is reckoned unless it is asked for by name.
const MOST_UNASKED: u64 = 2_000;

/// What may be done with the dice after an action, and how likely.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct Odds {
    /// The action.
    pub(super) action: String,
    /// The chance that a blend can take Best Bean.
    pub(super) beats: f64,
    /// The same with this main colour, where there is a chance.
    pub(super) by_colour: Vec<ColourOdds>,
    /// The chance that Rainbow can be made.
    pub(super) rainbow: f64,
    /// The chance to research at least so many beans of a colour, where there is one.
    pub(super) research: Vec<ResearchOdds>,
}

/// The chance of a main colour.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ColourOdds {
    #[cfg_attr(test, ts(type = "Face"))]
    pub(super) colour: &'static str,
    pub(super) chance: f64,
}

/// The chance of at least so many beans.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ResearchOdds {
    #[cfg_attr(test, ts(type = "Face"))]
    pub(super) colour: &'static str,
    pub(super) steps: u8,
    pub(super) chance: f64,
}

/// The odds of one action, or of all that change the dice. Empty for actions that do not.
pub(super) fn odds(table: &Vivajava, seat: Seat, wanted: Option<Action>) -> Vec<Odds> {
    let mut actions = Vec::new();
    table.legal_actions(seat, &mut actions);
    actions.retain(|action| is_about_dice(action) && wanted.is_none_or(|wanted| wanted == *action));
    let reckon = |action: Action| {
        let mut after = *table;
        after.play(&Step::Choice(seat, action), &mut Unseen).ok()?;
        // The second half of a re-roll decides how many dice are rolled: as if no aroma die went along.
        if after.frame() == Frame::RerollAroma {
            let none = Action::RerollAroma(::vivajava::Faces::NONE);
            after.play(&Step::Choice(seat, none), &mut Unseen).ok()?;
        }
        if wanted.is_none() && n_results(&after) > MOST_UNASKED {
            return None;
        }
        let mut tally = Tally::default();
        tally.follow(&after, seat, 1);
        Some(tally.odds(action.to_string()))
    };
    actions.into_iter().filter_map(reckon).collect()
}

fn is_about_dice(action: &Action) -> bool {
    matches!(
        action,
        Action::Reroll(_) | Action::RerollAroma(_) | Action::Upgrade { .. } | Action::Flip { .. }
    )
}

/// How many results the rolls that are due have together.
fn n_results(table: &Vivajava) -> u64 {
    let mut state = *table;
    let mut results = 1;
    while state.awaits() == Awaits::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(&mut outcomes);
        results *= outcomes.len() as u64;
        // The number of results does not depend on which came before.
        let Some((first, _)) = outcomes.into_iter().next() else { break };
        state.advance(&Step::Outcome(first), &mut Unseen);
    }
    results
}

/// Counts by weight.
#[derive(Default)]
struct Tally {
    all: u64,
    beats: u64,
    by_colour: [u64; Colour::ALL.len()],
    rainbow: u64,
    /// By colour and number of beans: at least so many.
    research: [[u64; MAX_ROLL as usize + 1]; TRACKS + 1],
}

impl Tally {
    fn follow(&mut self, table: &Vivajava, seat: Seat, weight: u64) {
        match table.awaits() {
            Awaits::Chance => {
                let mut outcomes = Vec::new();
                table.outcomes(&mut outcomes);
                for (outcome, more) in outcomes {
                    let mut next = *table;
                    next.advance(&Step::Outcome(outcome), &mut Unseen);
                    self.follow(&next, seat, weight * u64::from(more));
                }
            }
            _ => self.count(table, seat, weight),
        }
    }

    fn count(&mut self, table: &Vivajava, seat: Seat, weight: u64) {
        self.all += weight;
        let mut actions = Vec::new();
        table.legal_actions(seat, &mut actions);
        let mut colours = [false; Colour::ALL.len()];
        let mut beans = [0u8; TRACKS + 1];
        for action in &actions {
            match *action {
                Action::Blend(dice) => {
                    let roast = Rating::of(dice).map(|rating| rating.roast);
                    let main = Colour::ALL.into_iter().find(|colour| Some(colour.roast()) == roast);
                    colours[main.map_or(0, Colour::index)] |= main.is_some();
                }
                Action::Use { main, .. } => colours[main.index()] = true,
                Action::Rainbow => self.rainbow += weight,
                Action::Research { colour, beans: n } => {
                    beans[colour.index()] = beans[colour.index()].max(n.min(MAX_ROLL));
                }
                _ => {}
            }
        }
        self.beats += if colours.contains(&true) { weight } else { 0 };
        for (count, possible) in self.by_colour.iter_mut().zip(colours) {
            *count += if possible { weight } else { 0 };
        }
        for (counts, most) in self.research.iter_mut().zip(beans) {
            for count in &mut counts[1..=usize::from(most)] {
                *count += weight;
            }
        }
    }

    fn odds(&self, action: String) -> Odds {
        let chance = |count: u64| count as f64 / self.all.max(1) as f64;
        let by_colour = Colour::ALL.into_iter().zip(self.by_colour).filter(|(_, count)| *count > 0);
        let research = Colour::ALL.into_iter().zip(&self.research).flat_map(|(colour, counts)| {
            let some = counts.iter().enumerate().skip(1).filter(|(_, count)| **count > 0);
            some.map(move |(steps, count)| (colour, steps as u8, *count))
        });
        Odds {
            action,
            beats: chance(self.beats),
            by_colour: by_colour
                .map(|(colour, count)| ColourOdds { colour: colour.name(), chance: chance(count) })
                .collect(),
            rainbow: chance(self.rainbow),
            research: research
                .map(|(colour, steps, count)| ResearchOdds {
                    colour: colour.name(),
                    steps,
                    chance: chance(count),
                })
                .collect(),
        }
    }
}
