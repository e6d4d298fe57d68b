//! Laws of order: what may be taken back, and seats that choose at the same time.

use super::Trial;
use super::report::{Broken, Law, Verdict};
use super::sample::{one_in, one_of};
use crate::dealer::Dealer;
use crate::game::{Game, Step, StepOf, Unseen};
use crate::seat::Seat;
use crate::sitting::UndoClosed;

/// The most choices in a row whose order is changed.
const LONGEST_STRETCH: usize = 8;

impl<G: Game> Trial<'_, G> {
    /// Tries to take back the step that led here from `before`. Rarely: each try replays the game.
    pub(super) fn undo_restores(&mut self, before: &G, step: &StepOf<G>) -> Verdict {
        if !one_in(48, &mut self.prober) {
            return Ok(());
        }
        let n_steps = self.sitting.record().steps.len();
        let seats = Seat::all(before.n_seats()).map(Some).chain([None]);
        for seat in seats {
            let mut sitting = self.sitting.clone();
            let undone = sitting.undo(seat);
            let holds = match (step, &undone) {
                (Step::Outcome(_), Err(UndoClosed::ChanceSpoke(_) | UndoClosed::NothingToUndo)) => true,
                (Step::Choice(chooser, _), closed) if seat.is_some_and(|seat| seat != *chooser) => {
                    matches!(closed, Err(UndoClosed::OtherSeatChose(..) | UndoClosed::NothingToUndo))
                }
                (Step::Choice(..), Err(UndoClosed::Revealed(_))) => before.reveals(step),
                (Step::Choice(..), Ok(dropped)) => !before.reveals(step) && dropped == step,
                _ => false,
            };
            let who = seat.map_or("the last to choose".into(), |seat| seat.to_string());
            Law::UndoRestores.demand(holds, || format!("`{step}` taken back by {who} gives {undone:?}"))?;
            if undone.is_err() {
                Law::UndoRestores.demand(
                    sitting.state() == self.state() && sitting.record() == self.sitting.record(),
                    || format!("`{step}` could not be taken back by {who}, but something changed"),
                )?;
                continue;
            }
            let record = sitting.record();
            Law::UndoRestores.demand(
                sitting.state() == before
                    && record.steps[..] == self.sitting.record().steps[..n_steps - 1]
                    && record.end.is_none(),
                || format!("`{step}` taken back by {who} leads to another state"),
            )?;
            let again = sitting.play(step.clone()).is_ok() && sitting.state() == self.state();
            Law::UndoRestores.demand(again, || format!("`{step}` after undo leads to another state"))?;
        }
        Ok(())
    }

    /// Lets two of the awaited seats choose in one order and in another.
    pub(super) fn order_of_seats_is_free(&mut self) -> Verdict {
        self.trying = ("changing the order of seats", None);
        if !one_in(2, &mut self.prober) {
            return Ok(());
        }
        let mut seats: Vec<Seat> = self.state().awaits().seats().iter().collect();
        let first = seats.swap_remove(self.prober.below(seats.len() as u32) as usize);
        let second = *one_of(&seats, &mut self.prober);
        self.two_choices_commute(first, second)?;
        self.stretches_interleave(first, second)
    }

    fn two_choices_commute(&mut self, first: Seat, second: Seat) -> Verdict {
        let Trial { sitting, actions, prober, .. } = self;
        let start = sitting.state();
        let ours: StepOf<G> = Step::Choice(first, one_of(&actions[first.index()], prober).clone());
        let theirs: StepOf<G> = Step::Choice(second, one_of(&actions[second.index()], prober).clone());
        for (step, other) in [(&ours, second), (&theirs, first)] {
            let mut state = start.clone();
            state.advance(step, &mut Unseen);
            let mut list = Vec::new();
            state.legal_actions(other, &mut list);
            Law::OrderOfSeatsIsFree.demand(list == actions[other.index()], || {
                format!("`{step}` changes what {other} may choose to {list:?}")
            })?;
        }
        let one = follow(start, [&ours, &theirs])?;
        let another = follow(start, [&theirs, &ours])?;
        Law::OrderOfSeatsIsFree.demand(one == another, || {
            format!("`{ours}` and `{theirs}` lead to\n{one:?}\nand the other way round to\n{another:?}")
        })
    }

    /// A stretch of choices of both seats, while both stay awaited, and the same choices in another order.
    fn stretches_interleave(&mut self, first: Seat, second: Seat) -> Verdict {
        let Trial { sitting, prober, .. } = self;
        let start = sitting.state();
        let mut one = start.clone();
        let mut stretches: [Vec<StepOf<G>>; 2] = Default::default();
        let mut actions = Vec::new();
        for _ in 0..LONGEST_STRETCH {
            let turn = prober.below(2) as usize;
            let seat = [first, second][turn];
            actions.clear();
            one.legal_actions(seat, &mut actions);
            if actions.is_empty() {
                return Err(Law::TheAwaitedCanAct.broken(format!("{seat} is awaited and cannot choose")));
            }
            let step = Step::Choice(seat, one_of(&actions, prober).clone());
            one.advance(&step, &mut Unseen);
            stretches[turn].push(step);
            let awaited = one.awaits().seats();
            if !awaited.contains(first) || !awaited.contains(second) {
                break;
            }
        }
        let [ours, theirs] = &stretches;
        let (mut mine, mut yours) = (ours.iter().peekable(), theirs.iter().peekable());
        let mut order = Vec::new();
        while mine.peek().is_some() || yours.peek().is_some() {
            let next = if prober.below(2) == 0 { mine.next() } else { yours.next() };
            order.extend(next);
        }
        let another = follow(start, order.iter().copied())?;
        Law::OrderOfSeatsIsFree.demand(one == another, || {
            let order: Vec<String> = order.iter().map(|step| step.to_string()).collect();
            format!("the choices in the order {order:?} lead to\n{another:?}\nand in another to\n{one:?}")
        })
    }
}

/// The state after these choices, each of which must be allowed in its turn.
fn follow<'a, G: Game>(start: &G, steps: impl IntoIterator<Item = &'a StepOf<G>>) -> Result<G, Broken> {
    let mut state = start.clone();
    for step in steps {
        state.play(step, &mut Unseen).map_err(|refusal| {
            Law::OrderOfSeatsIsFree.broken(format!("`{step}` is refused in another order: {refusal}"))
        })?;
    }
    Ok(state)
}
