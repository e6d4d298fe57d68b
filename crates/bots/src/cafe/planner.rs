//! The plan of one round's actions: a beam over the beans, each step judged by the quickest way home.

use ::cafe::{Action, Company};

use super::facilities::{Facilities, Load};
use super::steps::{Act, Choice};
use super::value::RoundWeights;

/// How thoroughly a round is planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Care {
    /// Plans kept at each step.
    pub(super) width: usize,
    /// Which actions are tried.
    pub(super) choice: Choice,
}

impl Care {
    pub(super) const QUICK: Care = Care { width: 1, choice: Choice::Usual };
    pub(super) const GOOD: Care = Care { width: 8, choice: Choice::Every };
    pub(super) const BEST: Care = Care { width: 60, choice: Choice::Every };
}

/// A plan that is being made.
#[derive(Clone, Copy)]
struct Draft {
    load: Load,
    /// What it is worth if the round ends here, and what it promises.
    worth: f32,
    promise: f32,
    /// The step before, and what was done.
    before: u32,
    act: Act,
    /// The first act of the plan, as its number.
    first: u16,
    key: u64,
}

/// The best plan found.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    pub(super) acts: Vec<Act>,
    pub(super) value: f32,
    /// The other beginnings with what their plans promise, best first; `None` ends the round at once.
    pub(super) beginnings: Vec<(Option<Act>, f32)>,
}

/// Makes plans; keeps its tables from one to the next.
#[derive(Default)]
pub(super) struct Planner {
    kept: Vec<Draft>,
    fresh: Vec<Draft>,
    acts: Vec<Act>,
    pub(super) n_plans: u64,
}

impl Planner {
    /// The value of the best plan found for this many points, and where it ends.
    pub(super) fn value(
        &mut self,
        facilities: &Facilities,
        load: &Load,
        points: u8,
        weights: RoundWeights<'_>,
        care: Care,
    ) -> (f32, Load) {
        let (value, best) = self.search(facilities, load, points, weights, care);
        (value, best.map_or(*load, |nth| self.kept[nth].load))
    }

    /// The best plan found for this many points.
    pub(super) fn plan(
        &mut self,
        facilities: &Facilities,
        load: &Load,
        points: u8,
        weights: RoundWeights<'_>,
        care: Care,
    ) -> Plan {
        let (value, best) = self.search(facilities, load, points, weights, care);
        let mut acts = Vec::new();
        let mut at = best;
        while let Some(nth) = at {
            acts.push(self.kept[nth].act);
            at = (self.kept[nth].before as usize).checked_sub(1);
        }
        acts.reverse();
        let mut beginnings: Vec<(Option<Act>, f32)> = vec![(None, weights.of_load(facilities, load))];
        let mut of_first: Vec<(Act, f32)> = Vec::new();
        for draft in &self.kept {
            let first = usize::from(draft.first);
            if first >= of_first.len() {
                of_first.resize(first + 1, (draft.act, f32::NEG_INFINITY));
            }
            if draft.before == 0 {
                of_first[first].0 = draft.act;
            }
            of_first[first].1 = of_first[first].1.max(draft.promise);
        }
        let reached = of_first.into_iter().filter(|(_, value)| value.is_finite());
        beginnings.extend(reached.map(|(act, value)| (Some(act), value)));
        beginnings.sort_by(|a, b| b.1.total_cmp(&a.1));
        Plan { acts, value, beginnings }
    }

    fn search(
        &mut self,
        facilities: &Facilities,
        load: &Load,
        points: u8,
        weights: RoundWeights<'_>,
        care: Care,
    ) -> (f32, Option<usize>) {
        self.n_plans += 1;
        self.kept.clear();
        let mut best = (weights.of_load(facilities, load), None);
        let mut level = 0..0;
        for spent in 0..points {
            let left = points - spent - 1;
            self.fresh.clear();
            for parent in level.clone().map(Some).chain((spent == 0).then_some(None)) {
                let (from, before) = match parent {
                    Some(nth) => (self.kept[nth].load, nth as u32 + 1),
                    None => (*load, 0),
                };
                self.acts.clear();
                facilities.acts(&from, care.choice, &mut self.acts);
                for (nth, &act) in self.acts.iter().enumerate() {
                    let load = facilities.after(&from, act);
                    let (worth, promise) = promise(facilities, &load, left, weights);
                    let first = parent.map_or(nth as u16, |parent| self.kept[parent].first);
                    self.fresh.push(Draft { load, worth, promise, before, act, first, key: 0 });
                }
            }
            if self.fresh.is_empty() {
                break;
            }
            let start = self.kept.len();
            self.keep(care.width);
            level = start..self.kept.len();
            for nth in level.clone() {
                if self.kept[nth].worth > best.0 {
                    best = (self.kept[nth].worth, Some(nth));
                }
            }
        }
        best
    }

    /// Keeps the most promising of the fresh drafts, each position once.
    fn keep(&mut self, width: usize) {
        if width == 1 {
            let best = self.fresh.iter().reduce(|a, b| if b.promise > a.promise { b } else { a });
            self.kept.extend(best.copied());
            return;
        }
        self.fresh.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        let start = self.kept.len();
        for draft in &mut self.fresh {
            if self.kept.len() - start == width {
                break;
            }
            draft.key = key(&draft.load);
            let known = &self.kept[start..];
            if !known.iter().any(|other| other.key == draft.key) {
                self.kept.push(*draft);
            }
        }
    }
}

/// What these beans are worth now, and with this many points if they go home the quickest way.
fn promise(facilities: &Facilities, load: &Load, left: u8, weights: RoundWeights<'_>) -> (f32, f32) {
    let worth = weights.of_load(facilities, load);
    let mut best = worth;
    let mut consider = |load: &Load| best = best.max(weights.of_load(facilities, load));
    if left >= 1 {
        let mut home = *load;
        if facilities.deliver_all(&mut home) {
            consider(&home);
        }
        if left >= 2 {
            let mut home = *load;
            if facilities.roast_most(&mut home) {
                facilities.deliver_all(&mut home);
                consider(&home);
            }
        }
        if left >= 3 {
            let mut home = *load;
            if facilities.dry_most(&mut home) && facilities.roast_most(&mut home) {
                facilities.deliver_all(&mut home);
                consider(&home);
            }
        }
    }
    (worth, best)
}

/// The same for the same beans; another for nearly all others.
fn key(load: &Load) -> u64 {
    let mix = |word: u64| {
        let word = (word ^ word >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (word ^ word >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
    };
    let mut key = mix(load.full ^ u64::from(load.batch) << 48);
    let words = |bytes: &[u8]| {
        bytes.chunks(8).fold(0u64, |key, chunk| {
            let word = chunk.iter().fold(0u64, |word, &byte| word << 8 | u64::from(byte));
            mix(key ^ word)
        })
    };
    key = mix(key ^ words(&load.drying)).wrapping_add(mix(words(&load.roasting) ^ 1));
    let wanted = load.wanted.iter().fold(0u64, |word, &wanted| mix(word ^ u64::from(wanted)));
    mix(key ^ wanted) ^ mix(words(&load.warehouse) ^ u64::from(load.espresso) << 40)
}

/// The actions of a plan, each with the company that it is to be taken in; the last one ends the round.
pub(super) fn script(company: &Company, facilities: &Facilities, plan: &Plan) -> Vec<(Company, Action)> {
    let mut script = Vec::new();
    let mut now = *company;
    for &act in &plan.acts {
        now = facilities.carry_out(&now, act, &mut script);
    }
    script.push((now, Action::End));
    script
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use ::cafe::{Cafe, Delivery, Frame, Setup, Stage};
    use table::{Awaits, Game, QuickDealer, Step, Unseen};

    use super::super::value::Values;
    use super::*;

    /// Companies about to act, met in random games, with at most this many points left.
    fn met(setup: &str, points: u8, n: usize) -> Vec<Company> {
        let setup: Setup = setup.parse().expect("a set-up");
        let mut met: Vec<Company> = Vec::new();
        for seed in 0.. {
            let mut dealer = QuickDealer::new(seed);
            let mut table = Cafe::new(&setup).expect("a game");
            while table.awaits() != Awaits::Nobody {
                let step = match table.awaits() {
                    Awaits::Chance => Step::Outcome(table.pick_outcome(&mut dealer)),
                    awaits => {
                        let seat = awaits.seats().iter().next().expect("a seat is awaited");
                        let company = table.company(seat);
                        let fits = (2..=points).contains(&company.points_left) && company.stage == Stage::Act;
                        // One in four, so that the companies differ.
                        if fits && table.frame() == Frame::Act && table::Dealer::below(&mut dealer, 4) == 0 {
                            met.push(*company);
                        }
                        Step::Choice(seat, table.pick_action(seat, &mut dealer))
                    }
                };
                table.advance(&step, &mut Unseen);
            }
            if met.len() >= n {
                met.truncate(n);
                return met;
            }
        }
        met
    }

    /// Rounds that may go on in more ways than this are left out: one of them would take a minute.
    const MOST: usize = 150_000;

    /// The best end of the round by trying everything the rules allow, if that can be done.
    fn brute_force(company: &Company, delivery: Delivery, weights: RoundWeights<'_>) -> Option<f32> {
        let mut seen = HashSet::new();
        let mut open = vec![*company];
        let mut best = f32::NEG_INFINITY;
        let mut actions = Vec::new();
        while let Some(company) = open.pop() {
            if !seen.insert(company) {
                continue;
            }
            if seen.len() > MOST {
                return None;
            }
            if company.stage == Stage::Act {
                let (facilities, load) = Facilities::of(&company, delivery);
                best = best.max(weights.of_load(&facilities, &load));
            }
            actions.clear();
            company.choices(delivery, &mut actions);
            open.extend(actions.iter().filter(|&&action| action != Action::End).map(|&a| company.after(a)));
        }
        Some(best)
    }

    #[test]
    fn plans_are_as_good_as_trying_everything() {
        let weights = Values::tuned().weights(0);
        for setup in ["seats=1", "seats=2 delivery=all", "seats=1 espresso=true"] {
            let delivery = setup.parse::<Setup>().expect("a set-up").delivery;
            let mut tried = 0;
            for company in met(setup, 3, 8) {
                let Some(best) = brute_force(&company, delivery, weights) else { continue };
                tried += 1;
                let (facilities, load) = Facilities::of(&company, delivery);
                let care = Care { width: 2000, choice: Choice::Every };
                let (planned, _) =
                    Planner::default().value(&facilities, &load, company.points_left, weights, care);
                assert!(
                    (planned - best).abs() < 1e-4,
                    "{setup}: planned {planned}, best {best}: {company:?}"
                );
            }
            assert!(tried >= 4, "{setup}: only {tried} rounds were tried");
        }
    }

    #[test]
    fn a_script_ends_where_its_plan_does() {
        let values = Values::tuned();
        for setup in
            ["seats=1", "seats=2 delivery=all", "seats=1 espresso=true", "seats=3 draft=auction promos=3"]
        {
            let delivery = setup.parse::<Setup>().expect("a set-up").delivery;
            for (nth, company) in met(setup, 8, 20).into_iter().enumerate() {
                let weights = values.weights(nth % 8);
                let (facilities, load) = Facilities::of(&company, delivery);
                let plan =
                    Planner::default().plan(&facilities, &load, company.points_left, weights, Care::GOOD);
                let (last, action) = *script(&company, &facilities, &plan).last().expect("an end");
                assert_eq!(action, Action::End);
                let (_, end) = Facilities::of(&last, delivery);
                let value = weights.of_load(&facilities, &end);
                assert!((value - plan.value).abs() < 1e-3, "{setup}: {value}, not {}: {plan:?}", plan.value);
            }
        }
    }
}
