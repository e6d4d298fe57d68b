//! What the learned player thinks of every answer to a question: the chances of all seats after it.
//!
//! A quiet table, before the dice of a turn are rolled, is valued as learned; everything up to there is thought
//! through: the dice of the own turn by expectation ([`Turn`]), what is left of a turn after them by trying it.

use ::vivajava::{Action, Frame, Kind, Vivajava};
use table::{Awaits, Game, Seat, Step, Unseen};

use super::features::Scale;
use super::turn::{Turn, each_part};
use super::values::{Chances, Values, outcome};

/// Values and the table they are for.
pub(crate) struct Evaluator<'a> {
    values: &'a Values,
    scale: &'a Scale,
    /// The seat that thinks; `None` if it makes no difference.
    thinker: Option<Seat>,
}

/// The table after an action.
pub(crate) fn play_on(mut table: Vivajava, seat: Seat, action: Action) -> Vivajava {
    table.advance(&Step::Choice(seat, action), &mut Unseen);
    table
}

fn legal(table: &Vivajava, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    legal
}

impl<'a> Evaluator<'a> {
    pub(crate) fn new(values: &'a Values, scale: &'a Scale, thinker: Option<Seat>) -> Self {
        Evaluator { values, scale, thinker }
    }

    /// The chances at a quiet table, as learned.
    pub(crate) fn quiet(&self, table: &Vivajava) -> Chances {
        self.values.chances(table, self.scale, self.thinker)
    }

    /// The chances at a quiet table or at the end.
    pub(crate) fn chances(&self, table: &Vivajava) -> Chances {
        outcome(table).unwrap_or_else(|| self.quiet(table))
    }

    /// The chances after each of the legal actions of a seat.
    pub(crate) fn weigh(&self, table: &Vivajava, seat: Seat, legal: &[Action]) -> Vec<Chances> {
        match table.frame() {
            _ if table.owed().is_some() => {
                legal.iter().map(|&action| self.settle(play_on(*table, seat, action))).collect()
            }
            Frame::Decay => {
                legal.iter().map(|&action| self.keep_or_drop(&play_on(*table, seat, action))).collect()
            }
            Frame::KeepOrDrop => legal.iter().map(|&action| self.kept_or_dropped(table, action)).collect(),
            Frame::Choose | Frame::RerollAroma => self.weigh_dice(table, seat, legal),
            Frame::Activate => {
                let mut weighed: Vec<Chances> =
                    legal.iter().map(|&action| self.settle(play_on(*table, seat, action))).collect();
                take_what_is_free(seat, legal, &mut weighed);
                weighed
            }
            _ => legal.iter().map(|&action| self.settle(play_on(*table, seat, action))).collect(),
        }
    }

    /// The better of keeping and dropping.
    fn keep_or_drop(&self, table: &Vivajava) -> Chances {
        if table.frame() != Frame::KeepOrDrop {
            return self.settle(*table);
        }
        let seat = table.active();
        let both = legal(table, seat).into_iter().map(|action| self.kept_or_dropped(table, action));
        best_for(seat, both)
    }

    fn kept_or_dropped(&self, table: &Vivajava, action: Action) -> Chances {
        let seat = table.active();
        let next = play_on(*table, seat, action);
        if action == Action::Drop {
            let own = Turn::new(self, &next).before_roll();
            return with_own(self.chances(&next), seat, own);
        }
        self.settle(next)
    }

    /// The main choice: ends of the roll are tried, abilities looked up.
    fn weigh_dice(&self, table: &Vivajava, seat: Seat, legal: &[Action]) -> Vec<Chances> {
        let mut turn: Option<Turn> = None;
        let (coffee, aroma) = (table.own_dice(Kind::Coffee), table.own_dice(Kind::Aroma));
        let mut quiet: Option<Chances> = None;
        let mut weigh = |&action: &Action| {
            let own = match action {
                Action::Upgrade { kind, face } | Action::Flip { kind, face } => {
                    let turn = turn.get_or_insert_with(|| Turn::new(self, table));
                    turn.turning(coffee, aroma, kind, face)
                }
                Action::Reroll(faces) => {
                    let turn = turn.get_or_insert_with(|| Turn::new(self, table));
                    let left = turn.rerolls() - 1;
                    let mut best = f32::NEG_INFINITY;
                    each_part(aroma, |kept| {
                        // Something must be rolled.
                        if !faces.is_empty() || kept != aroma {
                            best = best.max(turn.keeping(coffee.minus(faces), kept, left));
                        }
                    });
                    best
                }
                Action::RerollAroma(faces) => {
                    let turn = turn.get_or_insert_with(|| Turn::new(self, table));
                    turn.keeping(coffee, aroma.minus(faces), turn.rerolls())
                }
                _ => return self.settle(play_on(*table, seat, action)),
            };
            let quiet = quiet.get_or_insert_with(|| self.quiet(table));
            with_own(*quiet, seat, own)
        };
        legal.iter().map(&mut weigh).collect()
    }

    /// The chances at a table where the dice of the turn are done with: the questions still open are answered as is
    /// best for the seat asked, until the next dice are to be rolled.
    pub(crate) fn settle(&self, table: Vivajava) -> Chances {
        let seat = match table.awaits() {
            Awaits::Nobody => return self.chances(&table),
            Awaits::Chance if table.frame() == Frame::JointRoll => return self.settle_roll(&table),
            Awaits::Seat(seat) => seat,
            _ => return self.quiet(&table),
        };
        if table.owed().is_none() {
            match table.frame() {
                Frame::Decay | Frame::Donate { .. } => return self.quiet(&table),
                Frame::Activate => return self.settle_activation(table, seat),
                _ => {}
            }
        }
        best_for(
            seat,
            legal(&table, seat).into_iter().map(|action| self.settle(play_on(table, seat, action))),
        )
    }

    /// The die of Joint research.
    fn settle_roll(&self, table: &Vivajava) -> Chances {
        let mut outcomes = Vec::new();
        table.outcomes(&mut outcomes);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut mean = Chances::default();
        for (roll, weight) in outcomes {
            let mut next = *table;
            next.advance(&Step::Outcome(roll), &mut Unseen);
            let chances = self.settle(next);
            for (sum, chance) in mean.iter_mut().zip(chances) {
                *sum += chance * weight as f32 / total as f32;
            }
        }
        mean
    }

    /// Phase IV: the best ability first, then the best of the others, as long as they help.
    fn settle_activation(&self, table: Vivajava, seat: Seat) -> Chances {
        let mut table = table;
        loop {
            let mut best: Option<(Action, Chances)> = None;
            for action in legal(&table, seat) {
                let mut next = play_on(table, seat, action);
                if next.frame() == Frame::Activate
                    && next.awaits() == Awaits::Seat(seat)
                    && next.check(&Step::Choice(seat, Action::End)).is_ok()
                {
                    next = play_on(next, seat, Action::End);
                }
                let chances = self.settle(next);
                if best.is_none_or(|(_, before)| chances[seat.index()] >= before[seat.index()]) {
                    best = Some((action, chances));
                }
            }
            let (action, chances) = best.expect("a seat that is asked can answer");
            if matches!(action, Action::End | Action::Joint) {
                return chances;
            }
            table = play_on(table, seat, action);
            if table.frame() != Frame::Activate || table.awaits() != Awaits::Seat(seat) {
                return self.settle(table);
            }
        }
    }
}

/// The number of the best answer, by what each of them is worth to the seat; of equally good ones the first that is
/// done with the dice, so that nothing is rolled or turned for nothing.
pub(crate) fn best_answer(legal: &[Action], worth: &[f32]) -> usize {
    let goes_on = |number: &usize| {
        matches!(
            legal[*number],
            Action::Reroll(_) | Action::RerollAroma(_) | Action::Upgrade { .. } | Action::Flip { .. }
        )
    };
    let most = worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    (0..legal.len()).filter(|&number| worth[number] == most).min_by_key(goes_on).unwrap_or(0)
}

/// A die more never makes a roll worse, so taking one is worth no less than ending the turn without it, whatever the
/// learned chances say of tables that are nearly the same.
fn take_what_is_free(seat: Seat, legal: &[Action], weighed: &mut [Chances]) {
    let place = |wanted| legal.iter().position(|&action| action == wanted);
    if let (Some(die), Some(end)) = (place(Action::ExtraAroma), place(Action::End))
        && weighed[die][seat.index()] < weighed[end][seat.index()]
    {
        weighed[die] = weighed[end];
    }
}

/// The chances a seat likes best.
fn best_for(seat: Seat, options: impl Iterator<Item = Chances>) -> Chances {
    let mut best = Chances::default();
    let mut most = f32::NEG_INFINITY;
    for chances in options {
        if chances[seat.index()] > most {
            most = chances[seat.index()];
            best = chances;
        }
    }
    best
}

/// The chances with the own one known better; the others share what is left as before.
fn with_own(chances: Chances, seat: Seat, own: f32) -> Chances {
    let others: f32 = chances.iter().sum::<f32>() - chances[seat.index()];
    let mut chances = chances.map(|chance| if others > 0.0 { chance * (1.0 - own) / others } else { 0.0 });
    chances[seat.index()] = own;
    chances
}
