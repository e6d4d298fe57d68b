//! The levels: the same planner and value, with more or less care.

use ::guatemala::{Action, Guatemala, Open, View};
use table::{Dealer, Game, QuickDealer, Seat};

use super::ground::Ground;
use super::tree::{Curiosity, Found, Tree};
use super::turns::{Planner, after};
use super::value::{Chances, Value};
use crate::fan_out::fan_out;
use crate::pace::Pace;
use crate::random::{any_of, happens};
use crate::{Bot, Budget, Effort, REPORTED, Thought, Worth};

/// How a level plays.
#[derive(Clone, Copy, Debug)]
struct Care {
    /// Width of the beam over a building.
    width: usize,
    /// Turns it considers.
    turns: usize,
    /// How it decides between them.
    look: Look,
    /// The share of its decisions that it makes without a plan.
    whims: f32,
}

#[derive(Clone, Copy, Debug)]
enum Look {
    /// At first sight: by the value alone, which it may misjudge by about this much where all is open, and by less
    /// where the game is nearly won or lost; a sack is tried in some worlds.
    Glance { blur: f32, worlds: usize },
    /// By a search of this many walks.
    Search { walks: u64 },
}

/// Steps of the buyer that cost money (G2.1).
const PAID_STEPS: u8 = 4;

/// Beam and turns below the root of a search.
const BELOW: (usize, usize) = (1, 6);

const CURIOSITY: Curiosity = Curiosity { explore: 0.25, slope: 0.04 };

/// The bot of this level.
pub(super) fn level(name: &str, effort: &Effort) -> Option<Box<dyn Bot<Guatemala>>> {
    let care = match name {
        "easy" => Care { width: 2, turns: 24, look: Look::Glance { blur: 0.6, worlds: 1 }, whims: 0.92 },
        "relaxed" => Care { width: 2, turns: 24, look: Look::Glance { blur: 0.25, worlds: 1 }, whims: 0.41 },
        "casual" => Care { width: 2, turns: 24, look: Look::Glance { blur: 0.19, worlds: 1 }, whims: 0.19 },
        "steady" => Care { width: 2, turns: 24, look: Look::Glance { blur: 0.153, worlds: 1 }, whims: 0.05 },
        "medium" => Care { width: 3, turns: 24, look: Look::Glance { blur: 0.097, worlds: 2 }, whims: 0.0 },
        "skilled" => Care { width: 3, turns: 24, look: Look::Glance { blur: 0.046, worlds: 2 }, whims: 0.0 },
        "hard" => Care { width: 3, turns: 24, look: Look::Glance { blur: 0.0, worlds: 4 }, whims: 0.0 },
        "expert" => Care { width: 4, turns: 12, look: Look::Search { walks: 240 }, whims: 0.0 },
        _ => return None,
    };
    Some(Box::new(TurnPlayer { care, effort: effort.clone(), ground: None, plan: None }))
}

/// Plans a turn and carries it out.
struct TurnPlayer {
    care: Care,
    effort: Effort,
    ground: Option<Ground>,
    plan: Option<Plan>,
}

/// What is left of a plan.
struct Plan {
    /// The table it is meant for.
    open: Open,
    /// What is still to be done; never empty.
    rest: Vec<Action>,
    /// What it promised to each seat.
    values: Vec<f64>,
}

impl TurnPlayer {
    /// Knows the ground of the table from here on.
    fn look_around(&mut self, view: &View) {
        if !self.ground.as_ref().is_some_and(|ground| ground.fits(&view.open)) {
            self.ground = Some(Ground::of(&view.open));
        }
    }

    /// Any action that a beginner might take: not even on a whim does anybody pay for a step to look around, or lay a
    /// road that leads on from nothing.
    fn follow_a_whim(&mut self, view: &View, legal: &[Action], dealer: &mut dyn Dealer) -> Action {
        self.look_around(view);
        let ground = self.ground.as_ref().expect("just seen to");
        let begun = ground.begun_ways(&view.open);
        let idle = |action: &Action| match *action {
            Action::Nothing | Action::Done => true,
            Action::Move(steps) => steps == PAID_STEPS,
            Action::Road(segment) => ground.ends_of(segment) & begun == 0,
            _ => false,
        };
        any_of(legal, idle, dealer)
    }

    /// The ways to go on, best first, and how many iterations that took.
    fn think(&mut self, view: &View, seat: Seat, dealer: &mut dyn Dealer) -> (Vec<Found>, u64) {
        self.look_around(view);
        let ground = self.ground.as_ref().expect("just seen to");
        let planner =
            Planner { ground, value: Value::trained(), width: self.care.width, most: self.care.turns };
        match self.care.look {
            Look::Glance { blur, worlds } => {
                let found = glance(&planner, view, seat, (blur, worlds), dealer);
                let visits = found.len() as u64;
                (found, visits)
            }
            Look::Search { walks } => search(&planner, view, seat, walks, &self.effort, dealer),
        }
    }
}

/// Values every way to go on at first sight.
fn glance(
    planner: &Planner<'_>,
    view: &View,
    seat: Seat,
    (blur, worlds): (f32, usize),
    dealer: &mut dyn Dealer,
) -> Vec<Found> {
    let worlds: Vec<Guatemala> = (0..worlds).map(|_| Guatemala::imagine(view, dealer)).collect();
    // Where the buyer starts shows only in the turns after it.
    let outlook = Planner { width: BELOW.0, most: 1, ..*planner };
    let roads = planner.roads(&worlds[0]);
    let mean = |actions: &[Action]| {
        let mut sum = Chances::default();
        for world in &worlds {
            let end = actions.iter().fold(world.clone(), |world, &action| after(&world, seat, action));
            let chances = planner.resolve(&end, &roads);
            sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance / worlds.len() as f32);
        }
        sum
    };
    let mut found: Vec<Found> = planner
        .turns(&worlds[0])
        .into_iter()
        .map(|turn| {
            let actions = turn.steps.actions().to_vec();
            let sack = matches!(actions.last(), Some(Action::Sack(_)));
            Found { chances: if sack { mean(&actions) } else { turn.chances }, actions, visits: 1 }
        })
        .collect();
    if found.is_empty() {
        let mut legal = Vec::new();
        view.legal_actions(&mut legal);
        let single = |action| {
            let chances = match action {
                Action::Buyer(_) => outlook.round(&after(&worlds[0], seat, action)),
                _ => mean(&[action]),
            };
            Found { actions: vec![action], chances, visits: 1 }
        };
        found = legal.into_iter().map(single).collect();
    }
    if blur > 0.0 {
        let best = found.iter().map(|found| found.chances[seat.index()]).fold(0.0, f32::max);
        let blur = blur * stakes(best);
        for found in &mut found {
            // The sum of four draws is bell-shaped enough; its deviation is 0.58.
            let error: u32 = (0..4).map(|_| dealer.below(1001)).sum();
            found.chances[seat.index()] += (error as f32 / 1000.0 - 2.0) / 0.58 * blur;
        }
    }
    let chance = |found: &Found| found.chances[seat.index()];
    found.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
    found
}

/// How much a turn can matter at this chance, from nearly nothing to 1: slips as large as those of an open game would
/// drown every difference, and who is behind would not even take the points at hand.
fn stakes(chance: f32) -> f32 {
    let chance = chance.clamp(0.0, 1.0);
    (4.0 * chance * (1.0 - chance)).max(0.02)
}

/// Searches; on several cores with a tree on each.
fn search(
    planner: &Planner<'_>,
    view: &View,
    seat: Seat,
    walks: u64,
    effort: &Effort,
    dealer: &mut dyn Dealer,
) -> (Vec<Found>, u64) {
    let mut seed = || u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX));
    let paces = Pace::new(effort, Budget::Nodes(walks)).shared(effort.threads);
    let tasks: Vec<(u64, Pace)> = paces.map(|pace| (seed(), pace)).collect();
    let mut grown: Vec<(Vec<Found>, u64)> = fan_out(tasks, |(seed, mut pace)| {
        let below = Planner { width: BELOW.0, most: BELOW.1, ..*planner };
        let mut tree = Tree::new(*planner, below, CURIOSITY);
        let mut dealer = QuickDealer::new(seed);
        loop {
            tree.walk(Guatemala::imagine(view, &mut dealer), &mut dealer);
            if !pace.has_budget() {
                return (tree.found(seat), pace.done());
            }
        }
    });
    if grown.len() == 1 {
        return grown.remove(0);
    }
    let visits = grown.iter().map(|(_, done)| done).sum();
    let mut all: Vec<Found> = Vec::new();
    for found in grown.into_iter().flat_map(|(found, _)| found) {
        match all.iter_mut().find(|known| known.actions == found.actions) {
            Some(known) => known.add(&found),
            None => all.push(found),
        }
    }
    all.sort_by(|a, b| {
        b.visits.cmp(&a.visits).then(b.chances[seat.index()].total_cmp(&a.chances[seat.index()]))
    });
    (all, visits)
}

impl Bot<Guatemala> for TurnPlayer {
    fn choose(
        &mut self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<Action> {
        let mut thought = self.decide(view, seat, legal, dealer);
        if self.care.whims > 0.0 {
            // It does not know what it will feel like next: who followed its plan would play far better than it does.
            thought.plan.truncate(1);
        }
        thought
    }
}

impl TurnPlayer {
    fn decide(
        &mut self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<Action> {
        if legal.len() > 1 && happens(self.care.whims, dealer) {
            self.plan = None;
            return Thought::plain(self.follow_a_whim(view, legal, dealer));
        }
        let planned = self.plan.take().filter(|plan| plan.open == view.open && legal.contains(&plan.rest[0]));
        let thought = match (planned, legal) {
            (Some(Plan { rest, values, .. }), _) => Thought {
                candidates: vec![(rest[0], values[seat.index()])],
                values,
                worth: Worth::Chance,
                plan: rest.clone(),
                ..Thought::plain(rest[0])
            },
            (None, [only]) => return Thought::plain(*only),
            _ => {
                let (found, visits) = self.think(view, seat, dealer);
                thought(&found, visits, seat, view.open.n_seats())
            }
        };
        if let [first, rest @ ..] = &thought.plan[..]
            && !rest.is_empty()
        {
            // What is hidden does not matter here: a plan ends before anybody's sacks come into play.
            let next = after(&Guatemala::imagine(view, dealer), seat, *first);
            self.plan =
                Some(Plan { open: next.open().clone(), rest: rest.to_vec(), values: thought.values.clone() });
        }
        thought
    }
}

/// Puts what was found into words; the first is the choice.
fn thought(found: &[Found], visits: u64, seat: Seat, n_seats: usize) -> Thought<Action> {
    let best = &found[0];
    let mut candidates: Vec<(Action, f64)> = Vec::new();
    // Turns that begin alike are one candidate, by the best of them.
    for found in found {
        if candidates.len() < REPORTED && candidates.iter().all(|(action, _)| *action != found.actions[0]) {
            candidates.push((found.actions[0], f64::from(found.chances[seat.index()])));
        }
    }
    Thought {
        values: best.chances[..n_seats].iter().map(|&chance| f64::from(chance)).collect(),
        worth: Worth::Chance,
        visits,
        candidates,
        plan: best.actions.clone(),
        ..Thought::plain(best.actions[0])
    }
}
