//! Laws of legality: what the generators list, what `check` allows, what the pickers take.

use super::Trial;
use super::report::{Law, Verdict};
use super::sample::{one_in, one_of, sample};
use crate::dealer::{Dealer, QuickDealer};
use crate::game::{Game, Refusal, Step, StepOf, Unseen, step_by_picks};
use crate::seat::{Awaits, MAX_SEATS, Seat};

/// How many steps of a list, or of those remembered, are put to `check` in a state and for a seat.
const PROBES: usize = 8;
/// The largest sum of weights for which every number of the dealer is tried.
const MAX_TOTAL: u32 = 4_096;

impl<G: Game> Trial<'_, G> {
    /// Fills the lists of this state and holds them to the laws about lists.
    pub(super) fn lists_are_sound(&mut self) -> Verdict {
        let Trial { sitting, actions, outcomes, prober, .. } = self;
        let state = sitting.state();
        let n_seats = state.n_seats();
        let awaits = state.awaits();
        let awaited = awaits.seats();
        Law::TheAwaitedCanAct
            .demand(matches!(awaits, Awaits::Chance | Awaits::Nobody) || !awaited.is_empty(), || {
                "seats are awaited, but none of them".into()
            })?;
        for seat in Seat::all(MAX_SEATS) {
            let list = &mut actions[seat.index()];
            list.clear();
            state.legal_actions(seat, list);
            if !awaited.contains(seat) {
                Law::OnlyTheAwaitedCanAct.demand(list.is_empty(), || {
                    format!("{seat} is not awaited but may choose `{}`", list[0])
                })?;
                continue;
            }
            Law::TheAwaitedCanAct.demand(seat.index() < n_seats && !list.is_empty(), || {
                format!("{seat} of {n_seats} seats is awaited and has nothing to choose")
            })?;
            Law::ListsAreShort.demand(list.len() <= self.max_actions, || {
                format!("{seat} has {} actions to choose from", list.len())
            })?;
            self.tally.longest_list = self.tally.longest_list.max(list.len());
            if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
                return Err(Law::ListsAreSorted
                    .broken(format!("`{}` stands before `{}` for {seat}", pair[0], pair[1])));
            }
            if one_in(16, prober) {
                let first = one_of(list, prober).clone();
                let mut longer = vec![first.clone()];
                state.legal_actions(seat, &mut longer);
                Law::ListsAreSorted.demand(longer[0] == first && longer[1..] == list[..], || {
                    format!("the actions of {seat} are not added behind what the list held")
                })?;
            }
        }

        outcomes.clear();
        state.outcomes(outcomes);
        if awaits != Awaits::Chance {
            return Law::OnlyTheAwaitedCanAct.demand(outcomes.is_empty(), || {
                format!("chance is not awaited but may bring `{}`", outcomes[0].0)
            });
        }
        Law::TheAwaitedCanAct.demand(!outcomes.is_empty(), || "chance has nothing to bring".into())?;
        if let Some(pair) = outcomes.windows(2).find(|pair| pair[0].0 >= pair[1].0) {
            return Err(
                Law::ListsAreSorted.broken(format!("outcome `{}` stands before `{}`", pair[0].0, pair[1].0))
            );
        }
        for (outcome, weight) in outcomes.iter() {
            Law::WeightsArePositive.demand(*weight > 0, || format!("`{outcome}` has weight 0"))?;
        }
        let total = outcomes.iter().try_fold(0u32, |sum, (_, weight)| sum.checked_add(*weight));
        Law::WeightsArePositive.demand(total.is_some(), || "the weights add up to more than u32 holds".into())
    }

    /// Puts steps to `check` that are legal here, or were legal elsewhere, or are legal for somebody else.
    pub(super) fn generator_and_check_agree(&mut self) -> Verdict {
        // All of the list now and then, some of it always.
        let n_probes = if one_in(16, &mut self.prober) { usize::MAX } else { PROBES };
        let mut steps: Vec<StepOf<G>> = Vec::new();
        for seat in Seat::all(MAX_SEATS) {
            let list = &self.actions[seat.index()];
            let listed = sample(list, n_probes, &mut self.prober);
            for action in listed.iter().take(3) {
                steps.extend(Seat::all(MAX_SEATS).map(|other| Step::Choice(other, action.clone())));
                self.pools.actions.offer(action, &mut self.prober);
            }
            steps.extend(listed.into_iter().map(|action| Step::Choice(seat, action)));
            let seen = self.pools.actions.sample(PROBES, &mut self.prober);
            steps.extend(seen.into_iter().map(|action| Step::Choice(seat, action)));
        }
        for (outcome, _) in sample(&self.outcomes, n_probes, &mut self.prober) {
            self.pools.outcomes.offer(&outcome, &mut self.prober);
            steps.push(Step::Outcome(outcome));
        }
        let seen = self.pools.outcomes.sample(PROBES, &mut self.prober);
        steps.extend(seen.into_iter().map(Step::Outcome));

        for step in steps {
            self.trying = ("checking", Some(step.clone()));
            let verdict = self.state().check(&step);
            let listed = self.lists(&step);
            Law::GeneratorAndCheckAgree.demand(verdict.is_ok() == listed, || match &verdict {
                Ok(()) => format!("`{step}` is allowed but not listed"),
                Err(refusal) => format!("`{step}` is listed but refused: {refusal}"),
            })?;
            if let Err(refusal) = verdict {
                self.tally.refusals += 1;
                self.refusal_is_sound(&step, &refusal)?;
            }
        }
        Ok(())
    }

    /// Whether the lists of this state hold the step. They are sorted.
    fn lists(&self, step: &StepOf<G>) -> bool {
        match step {
            Step::Choice(seat, action) => self.actions[seat.index()].binary_search(action).is_ok(),
            Step::Outcome(outcome) => {
                self.outcomes.binary_search_by(|(listed, _)| listed.cmp(outcome)).is_ok()
            }
        }
    }

    fn refusal_is_sound(&mut self, step: &StepOf<G>, refusal: &Refusal<G::Reason>) -> Verdict {
        Law::RefusalsCiteRules.demand(G::rules().contains(&refusal.rule), || {
            format!("`{step}` is refused by {}, which is not among the rules", refusal.rule)
        })?;
        if !one_in(4, &mut self.prober) {
            return Ok(());
        }
        let mut state = self.state().clone();
        let mut events = Vec::new();
        let again = state.play(step, &mut events);
        Law::RefusedStepsChangeNothing
            .demand(again.as_ref() == Err(refusal) && state == *self.state() && events.is_empty(), || {
                format!("playing `{step}` gave {again:?}, events {events:?} and the state\n{state:?}")
            })
    }

    /// Carries out some of what is listed, besides the step the game takes.
    pub(super) fn listed_steps_are_playable(&mut self) -> Verdict {
        let awaited = self.state().awaits().seats();
        let mut steps: Vec<StepOf<G>> = Vec::new();
        for seat in awaited.iter() {
            let some = sample(&self.actions[seat.index()], 2, &mut self.prober);
            steps.extend(some.into_iter().map(|action| Step::Choice(seat, action)));
        }
        let some = sample(&self.outcomes, 4, &mut self.prober);
        steps.extend(some.into_iter().map(|(outcome, _)| Step::Outcome(outcome)));
        for step in steps {
            self.trying = ("carrying out", Some(step.clone()));
            self.step_round_trips(&step)?;
            let mut state = self.state().clone();
            state.advance(&step, &mut Unseen);
            state.audit().map_err(|error| Law::AuditPasses.broken(format!("after `{step}`: {error}")))?;
            Law::ListedStepsArePlayable.demand(state != *self.state(), || {
                format!("`{step}` changes nothing, so the game could last for ever")
            })?;
        }
        Ok(())
    }

    /// Tries the pickers with every number the dealer could give. Rarely for long lists: it takes a pick for
    /// each entry, and a simple picker makes the whole list for each pick.
    pub(super) fn picks_are_fair(&mut self) -> Verdict {
        self.trying = ("picking", None);
        for seat in self.state().awaits().seats().iter() {
            let n_actions = self.actions[seat.index()].len() as u32;
            if !one_in(4 + n_actions / 4, &mut self.prober) {
                continue;
            }
            let state = self.state();
            let expected = self.actions[seat.index()].clone();
            let picked = every_pick(n_actions, 0..n_actions, |dealer| state.pick_action(seat, dealer))?;
            Law::PicksAreFair.demand(picked == expected, || {
                format!("{seat} chooses among {expected:?}, but the picks are {picked:?}")
            })?;
        }
        if self.outcomes.is_empty() {
            return Ok(());
        }
        let total: u32 = self.outcomes.iter().map(|(_, weight)| weight).sum();
        if !one_in(4 + total.min(MAX_TOTAL) / 4, &mut self.prober) {
            return Ok(());
        }
        let state = self.sitting.state();
        if total > MAX_TOTAL {
            let some: Vec<u32> = (0..64).map(|_| self.prober.below(total)).collect();
            let picked = every_pick(total, some, |dealer| state.pick_outcome(dealer))?;
            let stranger = picked.iter().find(|outcome| !self.lists(&Step::Outcome((*outcome).clone())));
            return stranger.map_or(Ok(()), |outcome| {
                Err(Law::PicksAreFair.broken(format!("`{outcome}` is picked but not listed")))
            });
        }
        let picked = every_pick(total, 0..total, |dealer| state.pick_outcome(dealer))?;
        let expected: Vec<G::Outcome> = self
            .outcomes
            .iter()
            .flat_map(|(outcome, weight)| std::iter::repeat_n(outcome.clone(), *weight as usize))
            .collect();
        Law::PicksAreFair.demand(picked == expected, || {
            format!("the outcomes by weight are {expected:?}, but the picks are {picked:?}")
        })
    }
}

impl<G: Game> Trial<'_, G> {
    /// The same random numbers lead to the same state, by the pickers and by the game's own way.
    pub(super) fn random_steps_are_picked(&mut self) -> Verdict {
        self.trying = ("stepping at random", None);
        let seed = self.prober.below(u32::MAX).into();
        let (mut picked, mut stepped) = (self.state().clone(), self.state().clone());
        let expected = step_by_picks(&mut picked, &mut QuickDealer::new(seed));
        let awaited = stepped.step_at_random(&mut QuickDealer::new(seed));
        Law::RandomStepsArePicked.demand(awaited == expected && stepped == picked, || {
            format!("{awaited} was awaited, not {expected}, or came to\n{stepped:?}\ninstead of\n{picked:?}")
        })
    }
}

/// What is picked for each of the dealer's answers, sorted; the dealer must be asked once, below `total`.
fn every_pick<T: Ord>(
    total: u32,
    answers: impl IntoIterator<Item = u32>,
    mut pick: impl FnMut(&mut Script) -> T,
) -> Result<Vec<T>, super::Broken> {
    let mut picked = Vec::new();
    for answer in answers {
        let mut dealer = Script { answer, asked: Vec::new() };
        picked.push(pick(&mut dealer));
        Law::PicksAreFair.demand(dealer.asked == [total], || {
            format!("a picker asked for numbers below {:?}, not once below {total}", dealer.asked)
        })?;
    }
    picked.sort();
    Ok(picked)
}

/// A dealer that gives the same answer always and remembers the questions.
struct Script {
    answer: u32,
    asked: Vec<u32>,
}

impl Dealer for Script {
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        self.asked.push(n);
        self.answer.min(n - 1)
    }
}
