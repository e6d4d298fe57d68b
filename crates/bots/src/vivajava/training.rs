//! The training of the learned value: games against itself, after each of which every table it met is told how the
//! game went on, the nearer the surer (TD(λ) with the λ-return).
//!
//! Where that is not enough, games against `greedy` follow. There every choice is thought through as the levels do it,
//! and the value learns to tell itself from the other.

use ::vivajava::{Action, BoldRed, Colour, Faces, Frame, JointResearch, Kind, Setup, Vivajava};
use table::{Awaits, Dealer, Game, QuickDealer, Seat, Step, Unseen, Viewer};

use super::evaluator::{Evaluator, best_answer, play_on};
use super::features::{Facts, Scale};
use super::greedy::VivajavaJudge;
use super::values::{Chances, Field, Values, outcome};
use crate::checkpoint::{self, Checkpoint, Kept};
use crate::{Bot, Greedy, Progress, TunedFile, Tuner, TuningPlan, weights};

/// Games against itself for each number of seats and coaster, in the order of [`Field::all`], by default.
/// The bold coaster gains by more: with two seats the expert won 76.5 % against greedy after 20,000 games and 82.9 %
/// after 100,000.
const GAMES: [u64; 6] = [20_000, 300_000, 20_000, 100_000, 20_000, 100_000];
/// Games against greedy after those: then it won 88.6 %.
const GAMES_WITH_GREEDY: [u64; 6] = [0, 120_000, 0, 20_000, 0, 40_000];
/// Portions after which the luck of the next field begins; further ones of a field share it with another field, whose
/// games differ anyhow.
const PORTIONS_OF_LUCK: u64 = 40;
/// How a training learns.
struct LearningPlan {
    /// Games of one portion of work.
    portion: u64,
    /// How much of what a table learns comes from beyond the next one.
    lambda: f32,
    /// How much a weight moves for a mistake of 1, at the beginning and at the end.
    rate: [f32; 2],
    /// How often an action is tried at random, in thousandths, at the beginning and at the end.
    errant: [f32; 2],
    /// Once in this many games the rules of red and brown are the rarer ones.
    rare: u32,
    with_greedy: bool,
}

const ALONE: LearningPlan = LearningPlan {
    portion: 500,
    lambda: 0.7,
    rate: [0.012, 0.0006],
    errant: [100.0, 30.0],
    rare: 5,
    with_greedy: false,
};
const WITH_GREEDY: LearningPlan = LearningPlan {
    portion: 100,
    lambda: 0.8,
    rate: [0.006, 0.0002],
    errant: [30.0, 10.0],
    rare: 12,
    with_greedy: true,
};
/// How often a re-roll is tried before it is chosen.
const ROLLS: u32 = 3;

/// A training in progress: the fields one after another.
#[derive(Clone, Debug)]
pub(crate) struct Training {
    seed: u64,
    /// Games of each field, if not as many as usual.
    games: Option<u64>,
    /// Portions done in all.
    done: u64,
    values: Vec<Values>,
}

/// A quiet table that was met.
struct Met {
    facts: Vec<Facts>,
    chances: Chances,
    /// An action on the way here was tried at random: what follows says nothing about the table before.
    errant: bool,
}

impl Training {
    /// From the start, or from a checkpoint of the same plan.
    pub(crate) fn new(plan: &TuningPlan, checkpoint: Option<&[u8]>) -> Result<Training, String> {
        let games = plan.games.map(|games| games.max(1));
        let values = Field::all().map(Values::first_guess).collect();
        let training = Training { seed: plan.seed, games, done: 0, values };
        checkpoint::resume(training, checkpoint)
    }

    /// Games for a field, in both manners.
    fn games(&self, field: usize) -> [u64; 2] {
        let usual = [GAMES[field], GAMES_WITH_GREEDY[field]];
        self.games.map_or(usual, |games| usual.map(|usual| if usual > 0 { games } else { 0 }))
    }

    /// Portions for a field, in both manners.
    fn portions(&self, field: usize) -> [u64; 2] {
        let [alone, with_greedy] = self.games(field);
        [alone.div_ceil(ALONE.portion), with_greedy.div_ceil(WITH_GREEDY.portion)]
    }

    /// Portions before a field.
    fn before(&self, field: usize) -> u64 {
        (0..field).flat_map(|field| self.portions(field)).sum()
    }

    fn whole(&self) -> u64 {
        self.before(self.values.len())
    }

    /// How many of the games of a field are played, in both manners.
    fn played(&self, field: usize) -> [u64; 2] {
        let [alone, with_greedy] = self.games(field);
        let done = self.done.saturating_sub(self.before(field));
        let later = done.saturating_sub(self.portions(field)[0]);
        [(done * ALONE.portion).min(alone), (later * WITH_GREEDY.portion).min(with_greedy)]
    }

    /// Where the luck of the next portion comes from.
    fn luck(&self, field: usize) -> u64 {
        let apart = self.games.map_or(PORTIONS_OF_LUCK, |games| games.div_ceil(ALONE.portion));
        let number = field as u64 * apart + (self.done - self.before(field));
        self.seed ^ (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

impl Kept for Training {
    fn plan(&self) -> (&'static str, u64, Option<u64>) {
        (Vivajava::ID, self.seed, self.games)
    }

    fn walk(&mut self, checkpoint: &mut Checkpoint<'_>) -> Result<(), String> {
        checkpoint.u64(&mut self.done)?;
        let mut weights = self.values.iter_mut().flat_map(|values| &mut values.weights);
        weights.try_for_each(|weight| checkpoint.f32(weight))
    }
}

impl Tuner for Training {
    fn work(&mut self) -> Progress {
        let whole = self.whole();
        if self.done >= whole {
            return Progress { done: whole, whole, remark: "done".into() };
        }
        let (number, field) = Field::all()
            .enumerate()
            .find(|&(number, _)| self.done < self.before(number + 1))
            .expect("a field for every portion");
        let later = self.done - self.before(number) >= self.portions(number)[0];
        let plan = if later { &WITH_GREEDY } else { &ALONE };
        let (begin, all) = (self.played(number)[usize::from(later)], self.games(number)[usize::from(later)]);
        let games = plan.portion.min(all - begin);
        let mut dealer = QuickDealer::new(self.luck(number));
        let values = &mut self.values[number];
        if later && begin == 0 {
            values.begin_other_sides(field);
        }
        let mut surprise = 0.0;
        for game in begin..begin + games {
            let part = game as f32 / all as f32;
            surprise += play_and_learn(values, field, plan, part, &mut dealer);
        }
        self.done += 1;
        let remark = format!(
            "{}: {} of {all} games{}, mean surprise {:.4}",
            field.name(),
            begin + games,
            if later { " against greedy" } else { "" },
            surprise / games as f32
        );
        Progress { done: self.done, whole, remark }
    }

    fn checkpoint(&self) -> Vec<u8> {
        checkpoint::write(self)
    }

    fn files(&self) -> Vec<TunedFile> {
        let file = |(number, (field, values)): (usize, (Field, &Values))| {
            let name = field.name();
            let ([played, later], [games, games_later]) = (self.played(number), self.games(number));
            let with_greedy = match games_later {
                0 => String::new(),
                _ => format!(" against itself, then {later} of {games_later} against greedy"),
            };
            let header = format!(
                "# What tables of VivaJava Dice are worth, for {name} (coaster and seats): weights of the learned value.\n\
                 # Made by the training in crates/bots/src/vivajava/training.rs with seed {}, {played} of {games} games{with_greedy}, rules version {}.\n\
                 # Two letters a weight; crates/bots/src/weights.rs says how they are read.\n",
                self.seed,
                Vivajava::RULES_VERSION
            );
            TunedFile {
                name: format!("{name}.values"),
                text: header + &weights::write(&values.weights, &field.shape()),
            }
        };
        Field::all().zip(&self.values).enumerate().map(file).collect()
    }
}

/// Whether the value can be asked about a table: no dice of the turn have been rolled.
fn is_quiet(table: &Vivajava) -> bool {
    match table.frame() {
        Frame::Decay => true,
        Frame::Donate { .. } | Frame::Roll => {
            [Kind::Coffee, Kind::Aroma].iter().all(|&kind| table.own_dice(kind).is_empty())
        }
        _ => false,
    }
}

/// Plays one game and learns from it, when that part of the training is over; says how far off the value was on the
/// whole.
fn play_and_learn(
    values: &mut Values,
    field: Field,
    plan: &LearningPlan,
    part: f32,
    dealer: &mut QuickDealer,
) -> f32 {
    let between = |[first, last]: [f32; 2]| first * (last / first).powf(part);
    let mut setup = Setup { seats: field.seats, coaster: field.coaster, ..Setup::default() };
    if dealer.below(plan.rare) == 0 {
        setup.bold_red = BoldRed::Block;
    }
    if dealer.below(plan.rare) == 0 {
        setup.joint_research = JointResearch::Compulsory;
    }
    let scale = Scale::of(&setup);
    let learner = if plan.with_greedy { Seat::new(dealer.below(field.seats as u32) as usize) } else { None };
    let (met, end) = play(values, &setup, &scale, learner, between(plan.errant) as u32, dealer);
    learn(values, &met, end, between(plan.rate), plan.lambda)
}

/// Plays a game of the learner against greedy players; without a learner it has all seats.
fn play(
    values: &Values,
    setup: &Setup,
    scale: &Scale,
    learner: Option<Seat>,
    errant: u32,
    dealer: &mut QuickDealer,
) -> (Vec<Met>, Chances) {
    let evaluator = Evaluator::new(values, scale, learner);
    let mut greedy = Greedy::new(VivajavaJudge);
    let mut table = Vivajava::new(setup).expect("a set-up that can be played");
    let mut met = Vec::new();
    let mut strayed = false;
    let mut legal: Vec<Action> = Vec::new();
    loop {
        let step = match table.awaits() {
            Awaits::Chance => Step::Outcome(table.pick_outcome(dealer)),
            Awaits::Seat(seat) => {
                legal.clear();
                table.legal_actions(seat, &mut legal);
                let action = if legal.len() == 1 {
                    legal[0]
                } else if learner.is_some_and(|learner| learner != seat) {
                    greedy.choose(&table.view(Viewer::Seat(seat)), seat, &legal, dealer).action
                } else if dealer.below(1000) < errant {
                    strayed = true;
                    legal[dealer.below(legal.len() as u32) as usize]
                } else if learner.is_some() {
                    choose_thoroughly(&evaluator, &table, seat, &legal)
                } else {
                    choose(&evaluator, &table, seat, &legal, dealer)
                };
                Step::Choice(seat, action)
            }
            _ => return (met, outcome(&table).expect("the game is over")),
        };
        table.advance(&step, &mut Unseen);
        if is_quiet(&table) {
            let scene = values.scene(&table, scale, learner);
            let facts = table.seats().map(|seat| scene.facts(seat)).collect();
            met.push(Met { facts, chances: evaluator.quiet(&table), errant: strayed });
            strayed = false;
        }
    }
}

/// As `expert` chooses.
fn choose_thoroughly(evaluator: &Evaluator, table: &Vivajava, seat: Seat, legal: &[Action]) -> Action {
    let chances = evaluator.weigh(table, seat, legal);
    let own: Vec<f32> = chances.iter().map(|chances| chances[seat.index()]).collect();
    legal[best_answer(legal, &own)]
}

/// A quick choice: as the learned player chooses, but without thinking a roll through. Re-roll keeps the face most
/// dice show and is tried a few times.
fn choose(
    evaluator: &Evaluator,
    table: &Vivajava,
    seat: Seat,
    legal: &[Action],
    dealer: &mut QuickDealer,
) -> Action {
    match table.frame() {
        Frame::RerollAroma => return legal[0],
        Frame::Choose => {}
        _ => return best(legal, |&action| evaluator.settle(play_on(*table, seat, action))[seat.index()]).0,
    }
    let (mut chosen, mut most) = best_end(evaluator, table, seat, legal);
    for &action in legal {
        if let Action::Upgrade { .. } | Action::Flip { .. } = action {
            let worth = best_end_of(evaluator, &play_on(*table, seat, action), seat);
            (chosen, most) = if worth > most { (action, worth) } else { (chosen, most) };
        }
    }
    let coffee = table.own_dice(Kind::Coffee);
    let kept = Colour::ALL.into_iter().max_by_key(|&face| coffee.count(face)).expect("a die has faces");
    let reroll = Action::Reroll(coffee.minus(Faces::of(kept, coffee.count(kept))));
    if legal.contains(&reroll) {
        let mut again = play_on(*table, seat, reroll);
        if again.frame() == Frame::RerollAroma {
            let mut legal = Vec::new();
            again.legal_actions(seat, &mut legal);
            again = play_on(again, seat, legal[0]);
        }
        let rolled = (0..ROLLS).map(|_| {
            let mut again = again;
            while again.awaits() == Awaits::Chance {
                let outcome = again.pick_outcome(dealer);
                again.advance(&Step::Outcome(outcome), &mut Unseen);
            }
            best_end_of(evaluator, &again, seat)
        });
        if rolled.sum::<f32>() / ROLLS as f32 > most {
            chosen = reroll;
        }
    }
    chosen
}

fn best(actions: &[Action], worth: impl Fn(&Action) -> f32) -> (Action, f32) {
    let (mut best, mut most) = (actions[0], f32::NEG_INFINITY);
    for &action in actions {
        let worth = worth(&action);
        (best, most) = if worth > most { (action, worth) } else { (best, most) };
    }
    (best, most)
}

/// The best way to end the roll.
fn best_end(evaluator: &Evaluator, table: &Vivajava, seat: Seat, legal: &[Action]) -> (Action, f32) {
    best(legal, |&action| match action {
        Action::Reroll(_) | Action::Upgrade { .. } | Action::Flip { .. } => f32::NEG_INFINITY,
        _ => evaluator.settle(play_on(*table, seat, action))[seat.index()],
    })
}

fn best_end_of(evaluator: &Evaluator, table: &Vivajava, seat: Seat) -> f32 {
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    best_end(evaluator, table, seat, &legal).1
}

/// Moves the value of every table met towards what came of it.
fn learn(values: &mut Values, met: &[Met], end: Chances, rate: f32, lambda: f32) -> f32 {
    let mut goal = end;
    let (mut surprise, mut seats) = (0.0, 0);
    for table in met.iter().rev() {
        for (seat, facts) in table.facts.iter().enumerate() {
            let mistake = goal[seat] - table.chances[seat];
            surprise += mistake * mistake;
            for &number in facts {
                values.weights[number as usize] += rate * mistake;
            }
        }
        seats += table.facts.len();
        let trust = if table.errant { 0.0 } else { lambda };
        for (goal, chance) in goal.iter_mut().zip(table.chances) {
            *goal = chance + trust * (*goal - chance);
        }
    }
    surprise / seats.max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table that leads to a win is worth more the next time.
    #[test]
    fn learning_moves_values_towards_the_end() {
        let field = Field { seats: 2, coaster: ::vivajava::Coaster::Mild };
        let mut values = Values::first_guess(field);
        let setup = Setup { seats: 2, ..Setup::default() };
        let scale = Scale::of(&setup);
        let (met, end) = play(&values, &setup, &scale, None, 0, &mut QuickDealer::new(1));
        let before = learn(&mut values.clone(), &met, end, 0.0, 0.7);
        learn(&mut values, &met, end, 0.01, 0.7);
        let after: f32 = met
            .iter()
            .map(|table| {
                let mut sums: Vec<f32> = table
                    .facts
                    .iter()
                    .map(|facts| facts.iter().map(|&number| values.weights[number as usize]).sum())
                    .collect();
                super::super::values::soften(&mut sums);
                (end[0] - sums[0]).abs()
            })
            .sum();
        let blank: f32 = met.iter().map(|table| (end[0] - table.chances[0]).abs()).sum();
        assert!(before > 0.0 && after < blank, "{after} {blank}");
    }
}
