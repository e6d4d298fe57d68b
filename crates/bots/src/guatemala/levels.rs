//! The levels: the same planner and value, with more or less care.

use ::guatemala::{Action, Guatemala, Open, View};
use table::{Dealer, Game, Seat};

use super::ground::{Ground, Ways};
use super::turns::{Planner, after};
use super::value::{Chances, Value};
use crate::{Bot, Effort, REPORTED, Thought, Worth};

/// How a level plays.
#[derive(Clone, Copy, Debug)]
struct Care {
    /// Width of the beam over a building.
    width: usize,
    /// Worlds in which a sack is tried.
    worlds: usize,
    /// By how much it may misjudge a chance.
    blur: f32,
}

/// The bot of this level.
pub(super) fn level(name: &str, _effort: &Effort) -> Option<Box<dyn Bot<Guatemala>>> {
    let care = match name {
        "easy" => Care { width: 1, worlds: 1, blur: 0.1 },
        "medium" => Care { width: 2, worlds: 2, blur: 0.03 },
        "hard" => Care { width: 3, worlds: 4, blur: 0.0 },
        "expert" => Care { width: 8, worlds: 8, blur: 0.0 },
        _ => return None,
    };
    Some(Box::new(Planning { care, ground: None, plan: None }))
}

/// Plans a turn by the value and carries it out.
struct Planning {
    care: Care,
    ground: Option<Ground>,
    /// What is left of a plan, and the table it is meant for.
    plan: Option<(Open, Vec<Action>)>,
}

/// A way to go on and what it is worth.
struct Option_ {
    actions: Vec<Action>,
    chances: Chances,
}

impl Planning {
    fn options(&mut self, view: &View, seat: Seat, legal: &[Action], dealer: &mut dyn Dealer) -> Vec<Option_> {
        if !self.ground.as_ref().is_some_and(|ground| ground.fits(&view.open)) {
            self.ground = Some(Ground::of(&view.open));
        }
        let ground = self.ground.as_ref().expect("just seen to");
        let planner = Planner { ground, value: Value::trained(), width: self.care.width };
        let worlds: Vec<Guatemala> = (0..self.care.worlds).map(|_| Guatemala::imagine(view, dealer)).collect();
        let ways = Ways::of(ground, &view.open);
        let mean = |actions: &[Action]| {
            let mut sum = Chances::default();
            for world in &worlds {
                let end = actions.iter().fold(*world, |world, &action| after(&world, seat, action));
                let chances = planner.resolve(&end, &ways).1;
                sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance / worlds.len() as f32);
            }
            sum
        };
        let turns = planner.turns(&worlds[0]);
        if turns.is_empty() {
            return legal.iter().map(|&action| Option_ { actions: vec![action], chances: mean(&[action]) }).collect();
        }
        turns
            .into_iter()
            .map(|turn| {
                let actions = turn.steps.actions().to_vec();
                let sack = matches!(actions.last(), Some(Action::Sack(_)));
                Option_ { chances: if sack { mean(&actions) } else { turn.chances }, actions }
            })
            .collect()
    }
}

impl Bot<Guatemala> for Planning {
    fn choose(&mut self, view: &View, seat: Seat, legal: &[Action], dealer: &mut dyn Dealer) -> Thought<Action> {
        if let [only] = legal {
            return Thought::plain(*only);
        }
        let planned = self.plan.take().filter(|(open, _)| *open == view.open).map(|(_, rest)| rest);
        let (actions, mut thought) = match planned {
            Some(rest) if legal.contains(&rest[0]) => (rest.clone(), Thought::plain(rest[0])),
            _ => {
                let mut options = self.options(view, seat, legal, dealer);
                let blur = self.care.blur;
                for option in &mut options {
                    if blur > 0.0 {
                        let error: u32 = (0..4).map(|_| dealer.below(1001)).sum();
                        option.chances[seat.index()] += (error as f32 / 2000.0 - 1.0) * blur * 1.7;
                    }
                }
                let chance = |option: &Option_| option.chances[seat.index()];
                options.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
                let best = &options[0];
                let mut candidates: Vec<(Action, f64)> = Vec::new();
                for option in &options {
                    if candidates.len() < REPORTED && candidates.iter().all(|(action, _)| *action != option.actions[0]) {
                        candidates.push((option.actions[0], f64::from(chance(option))));
                    }
                }
                let values = best.chances[..view.open.n_seats()].iter().map(|&chance| f64::from(chance)).collect();
                let thought = Thought {
                    values,
                    worth: Worth::Chance,
                    visits: options.len() as u64,
                    candidates,
                    ..Thought::plain(best.actions[0])
                };
                (best.actions.clone(), thought)
            }
        };
        thought.plan = actions.clone();
        if actions.len() > 1 {
            let world = Guatemala::imagine(view, dealer);
            self.plan = Some((*after(&world, seat, actions[0]).open(), actions[1..].to_vec()));
        }
        thought
    }
}
