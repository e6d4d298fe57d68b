//! Exact chances of what rolls dice: every roll that can follow, weighted as the rules weigh it.
//!
//! Re-roll, upgrade and flip are followed up to the dice that lie there afterwards, a donation and a drop up to the roll
//! they lead to. Keeping is followed through one roll of each opponent. Nobody else is taken to donate, and nobody to use
//! an ability of theirs: what they would do is not chance.

use std::collections::HashMap;

use ::vivajava::{
    Action, Colour, DicePosition, Faces, Frame, JOKER, Kind, MAX_ROLL, MAX_SEATS, Rating, TRACKS, Used,
    Vivajava,
};
use serde::Serialize;
use table::{Awaits, Game, Seat, Step, Unseen};

#[cfg(test)]
use ts_rs::TS;

/// No action whose rolls have more results than this is reckoned unless it is asked for by name.
const MOST_UNASKED: u64 = 2_000;

/// What may be done with the dice after an action, and how likely.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct Odds {
    /// The action.
    pub(super) action: String,
    /// The action after it that belongs to it: the aroma dice of a re-roll, keeping or dropping after the decay.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) then: Option<String>,
    /// The chance that a blend can take Best Bean; after a donation, that the active seat can.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) beats: Option<f64>,
    /// The same with this main colour, where there is a chance.
    pub(super) by_colour: Vec<ColourOdds>,
    /// The chance that Rainbow can be made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) rainbow: Option<f64>,
    /// The chance to research at least this many beans of a colour, where there is one.
    pub(super) research: Vec<ResearchOdds>,
    /// After a donation: the chance that a blend can use at least one of the dice given, at least two, and so on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<f64>>", optional))]
    pub(super) used: Vec<f64>,
    /// After keeping: the chance that none of the others can take Best Bean with one roll each.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(super) stays: Option<f64>,
}

/// The chance of a main colour.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ColourOdds {
    #[cfg_attr(test, ts(type = "Face"))]
    pub(super) colour: &'static str,
    pub(super) chance: f64,
}

/// The chance of at least this many beans.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct ResearchOdds {
    #[cfg_attr(test, ts(type = "Face"))]
    pub(super) colour: &'static str,
    pub(super) steps: u8,
    pub(super) chance: f64,
}

/// The odds of these actions one after the other, or of all that lead to chance if none is named. Empty for actions that
/// do not, or that are not allowed one after the other.
pub(super) fn odds(table: &Vivajava, seat: Seat, wanted: &[Action]) -> Vec<Odds> {
    if wanted.is_empty() {
        let plays = plays(table, seat);
        return plays.iter().filter_map(|play| reckon(table, seat, play, MOST_UNASKED)).collect();
    }
    reckon(table, seat, wanted, u64::MAX).into_iter().collect()
}

/// What this seat may do that leads to chance: single actions, and decays with what follows them.
fn plays(table: &Vivajava, seat: Seat) -> Vec<Vec<Action>> {
    let mut actions = Vec::new();
    table.legal_actions(seat, &mut actions);
    let with_next = |action: Action| {
        let [keep, drop] = [Action::Keep, Action::Drop].map(|next| vec![action, next]);
        if matches!(action, Action::Decay { .. }) { vec![keep, drop] } else { vec![vec![action]] }
    };
    actions.into_iter().flat_map(with_next).collect()
}

/// The odds of these actions one after the other.
fn reckon(table: &Vivajava, seat: Seat, play: &[Action], most: u64) -> Option<Odds> {
    let (&last, _) = play.split_last()?;
    if !leads_to_chance(last) {
        return None;
    }
    let mut after = *table;
    for &action in play {
        after.play(&Step::Choice(seat, action), &mut Unseen).ok()?;
    }
    let said =
        Odds { action: play[0].to_string(), then: play.get(1).map(Action::to_string), ..Odds::default() };
    if last == Action::Keep {
        return Some(Odds { stays: Some(chance_to_stay(&after, seat)), ..said });
    }
    // The second half of a re-roll decides how many dice are rolled: as if no aroma die went along.
    if after.frame() == Frame::RerollAroma {
        after.play(&Step::Choice(seat, Action::RerollAroma(Faces::NONE)), &mut Unseen).ok()?;
    }
    let donor = matches!(last, Action::Donate(_)).then_some(seat);
    give_nothing(&mut after);
    if n_results(&after) > most && donor.is_none() && last != Action::Drop {
        return None;
    }
    let mut tally = Tally::default();
    tally.add(&after, donor);
    Some(tally.odds(said))
}

fn leads_to_chance(action: Action) -> bool {
    matches!(
        action,
        Action::Reroll(_)
            | Action::RerollAroma(_)
            | Action::Upgrade { .. }
            | Action::Flip { .. }
            | Action::Donate(_)
            | Action::Keep
            | Action::Drop
    )
}

/// A seat that is asked for aroma dice gives none.
fn give_nothing(table: &mut Vivajava) {
    while let Frame::Donate { seat } = table.frame() {
        if table.play(&Step::Choice(seat, Action::Donate(0)), &mut Unseen).is_err() {
            return;
        }
    }
}

/// The chance that Best Bean still is this seat's after one roll of each other, begun with this table.
fn chance_to_stay(table: &Vivajava, owner: Seat) -> f64 {
    let n_seats = table.n_seats();
    let mut stays = 1.0;
    // The dice in front of the first of them are those it held.
    let mut between = table.to_position();
    between.seats[table.active().index()].aroma += between.aroma.unrolled;
    (between.coffee, between.aroma) = (DicePosition::default(), DicePosition::default());
    (between.used, between.frame) = (Used::default(), Frame::TurnStart);
    for turn in 1..n_seats {
        let Some(active) = Seat::new((owner.index() + turn) % n_seats) else { break };
        between.active = active;
        let Ok(mut table) = Vivajava::from_position(&between) else { break };
        give_nothing(&mut table);
        if table.awaits() != Awaits::Chance {
            continue;
        }
        let mut tally = Tally::default();
        tally.add(&table, None);
        stays *= 1.0 - tally.chance(tally.beats);
    }
    stays
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

/// What the rules look at when a roll is used: own beans of each colour, own jokers, and what each donor's dice show.
/// Rolls that are alike in this may be used alike, and are counted together.
type Roll = (Faces, u8, [Faces; MAX_SEATS]);

fn roll_of(table: &Vivajava) -> Roll {
    let aroma = table.own_dice(Kind::Aroma);
    let jokers = aroma.count(JOKER);
    let beans = table.own_dice(Kind::Coffee).plus(aroma.minus(Faces::of(JOKER, jokers)));
    let mut donated = [Faces::NONE; MAX_SEATS];
    for seat in table.seats() {
        donated[seat.index()] = table.donated_dice(seat);
    }
    (beans, jokers, donated)
}

/// Every roll that can follow, and by what weight.
fn rolls(table: &Vivajava, weight: u64, found: &mut HashMap<Roll, (Vivajava, u64)>) {
    if table.awaits() != Awaits::Chance {
        found.entry(roll_of(table)).or_insert((*table, 0)).1 += weight;
        return;
    }
    let mut outcomes = Vec::new();
    table.outcomes(&mut outcomes);
    for (outcome, more) in outcomes {
        let mut next = *table;
        next.advance(&Step::Outcome(outcome), &mut Unseen);
        rolls(&next, weight * u64::from(more), found);
    }
}

/// Counts by weight.
#[derive(Default)]
struct Tally {
    all: u64,
    beats: u64,
    by_colour: [u64; Colour::ALL.len()],
    rainbow: u64,
    /// By colour and number of beans: at least this many.
    research: [[u64; MAX_ROLL as usize + 1]; TRACKS + 1],
    /// By number of dice of the donor: at least this many can be used.
    used: [u64; MAX_ROLL as usize + 1],
}

impl Tally {
    /// Every roll that can follow.
    fn add(&mut self, table: &Vivajava, donor: Option<Seat>) {
        let mut found = HashMap::new();
        rolls(table, 1, &mut found);
        for (rolled, weight) in found.into_values() {
            self.count(&rolled, donor, weight);
        }
    }

    fn count(&mut self, table: &Vivajava, donor: Option<Seat>, weight: u64) {
        self.all += weight;
        let mut actions = Vec::new();
        if let Awaits::Seat(seat) = table.awaits() {
            table.legal_actions(seat, &mut actions);
        }
        let mut colours = [false; Colour::ALL.len()];
        let mut beans = [0u8; TRACKS + 1];
        let mut most_used = 0;
        for action in &actions {
            match *action {
                Action::Blend(dice) => {
                    let roast = Rating::of(dice).map(|rating| rating.roast);
                    let main = Colour::ALL.into_iter().find(|colour| Some(colour.roast()) == roast);
                    colours[main.map_or(0, Colour::index)] |= main.is_some();
                }
                Action::Use { main, dice } => {
                    colours[main.index()] = true;
                    most_used = most_used.max(donor.map_or(0, |donor| dice[donor.index()]));
                }
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
        for count in &mut self.used[1..=usize::from(most_used)] {
            *count += weight;
        }
    }

    fn chance(&self, count: u64) -> f64 {
        count as f64 / self.all.max(1) as f64
    }

    fn odds(&self, said: Odds) -> Odds {
        let by_colour = Colour::ALL.into_iter().zip(self.by_colour).filter(|(_, count)| *count > 0);
        let research = Colour::ALL.into_iter().zip(&self.research).flat_map(|(colour, counts)| {
            let some = counts.iter().enumerate().skip(1).filter(|(_, count)| **count > 0);
            some.map(move |(steps, count)| (colour, steps as u8, *count))
        });
        Odds {
            beats: Some(self.chance(self.beats)),
            by_colour: by_colour
                .map(|(colour, count)| ColourOdds { colour: colour.name(), chance: self.chance(count) })
                .collect(),
            rainbow: Some(self.chance(self.rainbow)),
            research: research
                .map(|(colour, steps, count)| ResearchOdds {
                    colour: colour.name(),
                    steps,
                    chance: self.chance(count),
                })
                .collect(),
            used: self.used[1..].iter().take_while(|&&count| count > 0).map(|&n| self.chance(n)).collect(),
            ..said
        }
    }
}
