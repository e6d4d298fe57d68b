//! A turn thought through: what the dice of the active seat are worth to it, before and after they are rolled.
//!
//! What it can end in is little: research of a colour by this many beans, a Best Bean of some rating, Rainbow, or
//! nothing. These are valued once; every roll, every choice of dice to roll again and every die turned by an ability
//! is then a look into tables over all sets of dice, filled by exact expectation over the faces.

use ::vivajava::{Ability, Action, BLEND_DICE, Colour, Faces, Kind, Vivajava};
use table::{Game, Step, Unseen};

use super::evaluator::Evaluator;
use super::sets::{FACES, NONE, SETS, UP_TO};

/// Not possible.
const NEVER: f32 = f32::NEG_INFINITY;
/// Re-rolls or turned dice a turn can have.
const USES: usize = 2;
/// The face of black, and of the joker on aroma dice.
const BLACK: usize = 5;

/// The tables of one turn.
pub(crate) struct Turn {
    n_coffee: usize,
    n_aroma: usize,
    rerolls: usize,
    turns: usize,
    ability: Ability,
    // What the ways to end the roll are worth to the active seat; [`NEVER`] where they are not allowed.
    /// By colour and beans.
    research: [[f32; 6]; FACES],
    /// By colour, beans shown and jokers.
    best_research: [[[f32; 6]; 6]; FACES],
    /// By colour and strength.
    blend: [[f32; 6]; FACES],
    rainbow: f32,
    pass: f32,
    /// By re-rolls and turns left; empty if not yet needed. A place is a set of coffee dice and a set of aroma dice
    /// (see [`Turn::place`]): what it is worth if the rest is rolled.
    worth: [[Vec<f32>; USES + 1]; USES + 1],
}

/// This many dice that show a face, filled up with others.
fn dice(n: [u8; FACES]) -> Faces {
    Colour::ALL.into_iter().flat_map(|face| (0..n[face.index()]).map(move |_| face)).collect()
}

impl Turn {
    /// The turn of the active seat, which has dice in front of it, rolled or not.
    pub(crate) fn new(evaluator: &Evaluator, table: &Vivajava) -> Turn {
        let count = |kind| usize::from(table.own_dice(kind).total() + table.unrolled(kind));
        let seat = table.active();
        let left = |track: Colour, used: u8| {
            let level = if table.is_blocked(seat, track) { 0 } else { table.level(seat, track) };
            usize::from(level.saturating_sub(used))
        };
        let ability = table.ability(Colour::Yellow);
        let used = table.used();
        let turned = if ability == Ability::Upgrade { used.upgrades } else { used.flips };
        let mut turn = Turn {
            n_coffee: count(Kind::Coffee),
            n_aroma: count(Kind::Aroma),
            rerolls: left(Colour::White, used.rerolls),
            turns: left(Colour::Yellow, turned),
            ability,
            research: [[NEVER; 6]; FACES],
            best_research: [[[NEVER; 6]; 6]; FACES],
            blend: [[NEVER; 6]; FACES],
            rainbow: NEVER,
            pass: NEVER,
            worth: Default::default(),
        };
        turn.find_ends(evaluator, table);
        turn
    }

    /// Values every end by playing it with dice that allow it.
    fn find_ends(&mut self, evaluator: &Evaluator, table: &Vivajava) {
        let n_dice = self.n_coffee + self.n_aroma;
        let five = usize::from(BLEND_DICE);
        for colour in Colour::ALL {
            for beans in 1..=n_dice.min(five) {
                let action = Action::Research { colour, beans: beans as u8 };
                self.research[colour.index()][beans] =
                    self.try_end(evaluator, table, &[colour; 5][..beans], action);
            }
            if n_dice >= five {
                for strength in 2..=five {
                    let others = Colour::ALL.into_iter().filter(|&other| other != colour);
                    let mut faces = [colour; 5];
                    faces[strength..].iter_mut().zip(others).for_each(|(face, other)| *face = other);
                    let action = Action::Blend(faces.into_iter().collect());
                    self.blend[colour.index()][strength] = self.try_end(evaluator, table, &faces, action);
                }
            }
        }
        if n_dice >= five {
            self.rainbow = self.try_end(evaluator, table, &Colour::WITH_TRACK, Action::Rainbow);
        }
        // Nothing is allowed only when nothing is possible: no dice, or only dice of completed tracks, spread so that
        // they make no good blend. What follows is the same whatever they show.
        let useless: Vec<Colour> =
            Colour::ALL.into_iter().filter(|colour| self.research[colour.index()][1] == NEVER).collect();
        if n_dice == 0 {
            self.pass = self.try_end(evaluator, table, &[], Action::Pass);
        }
        for n_colours in (1..=useless.len()).filter(|_| n_dice > 0) {
            let faces: Vec<Colour> = useless[..n_colours].iter().copied().cycle().take(n_dice).collect();
            self.pass = self.pass.max(self.try_end(evaluator, table, &faces, Action::Pass));
        }
        for face in 0..FACES {
            for beans in 0..=five {
                self.best_research[face][beans][0] = self.research[face][beans];
                for jokers in 1..=five {
                    let with_all = self.research[face][(beans + jokers).min(five)];
                    let before = self.best_research[face][beans][jokers - 1];
                    self.best_research[face][beans][jokers] = before.max(with_all);
                }
            }
        }
    }

    /// What the table is worth to the active seat if its dice show these faces and it does that.
    fn try_end(&self, evaluator: &Evaluator, table: &Vivajava, faces: &[Colour], action: Action) -> f32 {
        let seat = table.active();
        // Further dice show something else.
        let filler =
            Colour::WITH_TRACK.into_iter().find(|colour| !faces.contains(colour)).unwrap_or(Colour::White);
        let mut all = faces.iter().copied().chain(std::iter::repeat(filler));
        let coffee = all.by_ref().take(self.n_coffee).collect();
        let aroma = all.take(self.n_aroma).collect();
        let mut next = table.with_own_dice(coffee, aroma);
        let step = Step::Choice(seat, action);
        if next.check(&step).is_err() {
            return NEVER;
        }
        next.advance(&step, &mut Unseen);
        evaluator.settle(next)[seat.index()]
    }

    /// What rolled dice are worth without any ability: the best end they allow.
    fn end(&self, coffee: &[u8; FACES], aroma: &[u8; FACES]) -> f32 {
        let jokers = aroma[BLACK];
        let mut beans: [u8; FACES] = std::array::from_fn(|face| coffee[face] + aroma[face]);
        beans[BLACK] = coffee[BLACK];
        let mut best = NEVER;
        let mut distinct = jokers;
        for (research, &n) in self.best_research.iter().zip(&beans) {
            best = best.max(research[usize::from(n.min(BLEND_DICE))][usize::from(jokers)]);
            distinct += u8::from(n > 0);
        }
        if self.n_coffee + self.n_aroma >= usize::from(BLEND_DICE) {
            if distinct >= BLEND_DICE {
                best = best.max(self.rainbow);
            }
            best = best.max(self.best_blend(&beans, jokers, best));
        }
        if best == NEVER { self.pass } else { best }
    }

    /// The best Best Bean that is worth more than `least`: a colour can lead with a strength if enough others fit
    /// below it.
    fn best_blend(&self, beans: &[u8; FACES], jokers: u8, least: f32) -> f32 {
        let mut best = least;
        if jokers == 0 && self.n_coffee + self.n_aroma == usize::from(BLEND_DICE) {
            // All dice are used, so the colour that occurs most leads.
            let (mut lead, mut most) = (0, 0);
            for (face, &n) in beans.iter().enumerate() {
                (lead, most) = if n >= most { (face, n) } else { (lead, most) };
            }
            return best.max(self.blend[lead][usize::from(most)]);
        }
        for lead in 0..FACES {
            for strength in 2..=(beans[lead] + jokers).min(BLEND_DICE) {
                let worth = self.blend[lead][usize::from(strength)];
                if worth <= best {
                    continue;
                }
                // Jokers stand in for what the leading colour lacks; the rest of them fit anywhere there is room.
                let spare = jokers - strength.saturating_sub(beans[lead]);
                let (mut room, mut shown) = (0, 0);
                for other in (0..FACES).filter(|&other| other != lead) {
                    let limit = strength - u8::from(other > lead);
                    room += limit;
                    shown += beans[other].min(limit);
                }
                if shown + spare.min(room - shown) >= BLEND_DICE - strength {
                    best = worth;
                }
            }
        }
        best
    }

    fn width(&self) -> usize {
        UP_TO[self.n_aroma]
    }

    fn place(&self, coffee: usize, aroma: usize) -> usize {
        coffee * self.width() + aroma
    }

    /// The first sets in which all dice lie.
    fn full(&self) -> (usize, usize) {
        let first = |n: usize| if n == 0 { 0 } else { UP_TO[n - 1] };
        (first(self.n_coffee), first(self.n_aroma))
    }

    /// Fills the table for this many re-rolls and turns left.
    fn fill(&mut self, rerolls: usize, turns: usize) {
        if !self.worth[rerolls][turns].is_empty() {
            return;
        }
        let again = (rerolls > 0).then(|| {
            self.fill(rerolls - 1, turns);
            self.best_kept(&self.worth[rerolls - 1][turns])
        });
        if turns > 0 {
            self.fill(rerolls, turns - 1);
        }
        let sets = &*SETS;
        let (full_coffee, full_aroma) = self.full();
        let mut worth = vec![0.0; UP_TO[self.n_coffee] * self.width()];
        let width = self.width();
        for coffee in (0..UP_TO[self.n_coffee]).rev() {
            let row = coffee * width;
            if coffee < full_coffee {
                // Larger sets come later, so their rows are known.
                let (here, later) = worth.split_at_mut(row + width);
                let here = &mut here[row..];
                for &more in &sets.more[coffee] {
                    let begin = usize::from(more) * width - row - width;
                    here.iter_mut().zip(&later[begin..begin + width]).for_each(|(sum, worth)| *sum += worth);
                }
                here.iter_mut().for_each(|sum| *sum /= FACES as f32);
                continue;
            }
            for aroma in (0..width).rev() {
                worth[row + aroma] = if aroma < full_aroma {
                    let sum: f32 = sets.more[aroma].iter().map(|&more| worth[row + usize::from(more)]).sum();
                    sum / FACES as f32
                } else if rerolls + turns == 0 {
                    self.end(&sets.counts[coffee], &sets.counts[aroma])
                } else {
                    // What could be done with fewer abilities can be done with more.
                    let (fewer, less) = if turns > 0 { (rerolls, turns - 1) } else { (rerolls - 1, 0) };
                    let mut best = self.worth[fewer][less][row + aroma];
                    if let Some(again) = &again {
                        best = best.max(again[row + aroma]);
                    }
                    if turns > 0 {
                        best = best.max(self.best_turned(&self.worth[rerolls][turns - 1], coffee, aroma));
                    }
                    best
                };
            }
        }
        self.worth[rerolls][turns] = worth;
    }

    /// For every place the best that some of its dice are worth if the others are rolled again.
    fn best_kept(&self, worth: &[f32]) -> Vec<f32> {
        let sets = &*SETS;
        let width = self.width();
        let mut kept = worth.to_vec();
        for coffee in 0..UP_TO[self.n_coffee] {
            let (before, here) = kept.split_at_mut(coffee * width);
            for &less in sets.less[coffee].iter().filter(|&&less| less != NONE) {
                let less = &before[usize::from(less) * width..][..width];
                here.iter_mut().zip(less).for_each(|(best, worth)| *best = best.max(*worth));
            }
            for aroma in 1..width {
                for &less in sets.less[aroma].iter().filter(|&&less| less != NONE) {
                    here[aroma] = here[aroma].max(here[usize::from(less)]);
                }
            }
        }
        kept
    }

    fn turned_face(&self, face: Colour) -> Option<Colour> {
        if self.ability == Ability::Upgrade { face.darker() } else { Some(face.opposite()) }
    }

    fn best_turned(&self, worth: &[f32], coffee: usize, aroma: usize) -> f32 {
        let mut best = NEVER;
        for face in Colour::ALL {
            let Some(to) = self.turned_face(face) else { continue };
            if let Some(turned) = SETS.turned(coffee, face, to) {
                best = best.max(worth[self.place(turned, aroma)]);
            }
            if let Some(turned) = SETS.turned(aroma, face, to) {
                best = best.max(worth[self.place(coffee, turned)]);
            }
        }
        best
    }

    /// What the turn is worth to the active seat before any die is rolled.
    pub(crate) fn before_roll(&mut self) -> f32 {
        let (rerolls, turns) = (self.rerolls, self.turns);
        self.fill(rerolls, turns);
        self.worth[rerolls][turns][0]
    }

    /// What it is worth to turn a die, with these dice rolled.
    pub(crate) fn turning(&mut self, coffee: Faces, aroma: Faces, kind: Kind, face: Colour) -> f32 {
        let to = self.turned_face(face).expect("the die can be turned");
        let turn = |faces: Faces| faces.minus(Faces::of(face, 1)).with(to);
        let (coffee, aroma) = match kind {
            Kind::Coffee => (turn(coffee), aroma),
            Kind::Aroma => (coffee, turn(aroma)),
        };
        let left = self.turns.saturating_sub(1);
        if self.ability != Ability::Flip || left == 0 {
            return self.look_up(coffee, aroma, self.rerolls, left);
        }
        // The tables know dice by their faces alone and would flip the same one back, which V5.2 forbids. That makes no
        // roll look better than it is, for it could have been left as it was; but what this flip is worth is what the
        // other dice can still do. To roll again after a flip is never better than before it.
        let mut best = self.look_up(coffee, aroma, self.rerolls, 0);
        for face in Colour::ALL {
            let other = |of, faces: Faces| faces.count(face) > u8::from(of == kind && face == to);
            let flip = |faces: Faces| faces.minus(Faces::of(face, 1)).with(face.opposite());
            if other(Kind::Coffee, coffee) {
                best = best.max(self.look_up(flip(coffee), aroma, self.rerolls, 0));
            }
            if other(Kind::Aroma, aroma) {
                best = best.max(self.look_up(coffee, flip(aroma), self.rerolls, 0));
            }
        }
        best
    }

    /// What it is worth to roll all other dice again, `rerolls` being left after that.
    pub(crate) fn keeping(&mut self, coffee: Faces, aroma: Faces, rerolls: usize) -> f32 {
        self.look_up(coffee, aroma, rerolls, self.turns)
    }

    fn look_up(&mut self, coffee: Faces, aroma: Faces, rerolls: usize, turns: usize) -> f32 {
        self.fill(rerolls, turns);
        self.worth[rerolls][turns][self.place(SETS.number(coffee), SETS.number(aroma))]
    }

    /// Re-rolls left to the seat.
    pub(crate) fn rerolls(&self) -> usize {
        self.rerolls
    }
}

/// All dice of a set, as they are counted in the tables.
pub(crate) fn each_part(of: Faces, mut visit: impl FnMut(Faces)) {
    let whole = SETS.counts[SETS.number(of)];
    for set in &SETS.counts {
        if set.iter().zip(&whole).all(|(part, all)| part <= all) {
            visit(dice(*set));
        }
    }
}

#[cfg(test)]
mod tests {
    use ::vivajava::{BlendDie, FeaturedPosition, Frame, Position, Setup};
    use table::{Awaits, QuickDealer, Seat};

    use super::super::evaluator::play_on;
    use super::super::features::Scale;
    use super::super::values::Values;
    use super::*;

    /// Tracks on which abilities come early and stay.
    const EARLY: &str = "tracks=white%201%202%2015%0Ayellow%201%202%2015%0Abrown%201%202%2015%0Ared%201%202%2015%0Agreen%201%202%2015";

    /// What a table is worth to the active seat, by trying every action and every roll of the turn.
    fn by_trying(evaluator: &Evaluator, table: Vivajava, seat: Seat) -> f32 {
        if table.awaits() == Awaits::Chance && table.frame() == Frame::Roll {
            let mut outcomes = Vec::new();
            table.outcomes(&mut outcomes);
            let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let rolls = outcomes.into_iter().map(|(outcome, weight)| {
                let mut next = table;
                next.advance(&Step::Outcome(outcome), &mut Unseen);
                by_trying(evaluator, next, seat) * weight as f32
            });
            return rolls.sum::<f32>() / total as f32;
        }
        let mut legal = Vec::new();
        table.legal_actions(seat, &mut legal);
        let worth = legal.into_iter().map(|action| {
            let next = play_on(table, seat, action);
            match action {
                Action::Reroll(_) | Action::RerollAroma(_) | Action::Upgrade { .. } | Action::Flip { .. } => {
                    by_trying(evaluator, next, seat)
                }
                _ => evaluator.settle(next)[seat.index()],
            }
        });
        worth.fold(NEVER, f32::max)
    }

    /// Compares this many tables of random games that are about to be rolled: with this many coffee and aroma dice,
    /// re-rolls and dice to turn.
    fn compare(setup: &str, most: usize, dice: (usize, usize), abilities: (usize, usize)) {
        let setup: Setup = setup.parse().expect("a set-up");
        let (values, scale) = (Values::learned(&setup), Scale::of(&setup));
        let evaluator = Evaluator::new(values, &scale, None);
        let mut dealer = QuickDealer::new(1);
        let mut table = Vivajava::new(&setup).expect("a game");
        let mut compared = 0;
        while compared < most {
            let step = match table.awaits() {
                Awaits::Seat(seat) => Step::Choice(seat, table.pick_action(seat, &mut dealer)),
                Awaits::Chance => Step::Outcome(table.pick_outcome(&mut dealer)),
                _ => {
                    table = Vivajava::new(&setup).expect("a game");
                    continue;
                }
            };
            table.advance(&step, &mut Unseen);
            let unrolled = |kind| usize::from(table.unrolled(kind));
            let fresh = [Kind::Coffee, Kind::Aroma].iter().all(|&kind| table.own_dice(kind).is_empty());
            let donated = table.seats().any(|seat| table.donated_unrolled(seat) > 0);
            if table.frame() != Frame::Roll
                || table.owed().is_some()
                || !fresh
                || donated
                || (unrolled(Kind::Coffee), unrolled(Kind::Aroma)) != dice
            {
                continue;
            }
            let mut turn = Turn::new(&evaluator, &table);
            if (turn.rerolls, turn.turns) != abilities {
                continue;
            }
            let (quick, tried) = (turn.before_roll(), by_trying(&evaluator, table, table.active()));
            assert!((quick - tried).abs() < 1e-4, "{quick} by tables, {tried} by trying: {table:?}");
            compared += 1;
        }
    }

    #[test]
    fn expectation_is_what_trying_everything_gives() {
        for coaster in ["mild", "bold"] {
            let setup = format!("seats=2 coaster={coaster} {EARLY}");
            compare(&setup, 2, (2, 0), (1, 1));
            compare(&setup, 2, (3, 0), (1, 0));
            compare(&setup, 2, (3, 0), (0, 1));
        }
    }

    /// One coffee die and perhaps the aroma die rolled again, after whole rolls of random games.
    #[test]
    fn aroma_dice_are_rolled_again_as_is_best() {
        let setup: Setup = format!("seats=2 {EARLY}").parse().expect("a set-up");
        let scale = Scale::of(&setup);
        let evaluator = Evaluator::new(Values::learned(&setup), &scale, None);
        let mut dealer = QuickDealer::new(2);
        let mut table = Vivajava::new(&setup).expect("a game");
        let (mut compared, mut legal) = (0, Vec::new());
        while compared < 6 {
            let step = match table.awaits() {
                Awaits::Seat(seat) => Step::Choice(seat, table.pick_action(seat, &mut dealer)),
                Awaits::Chance => Step::Outcome(table.pick_outcome(&mut dealer)),
                _ => {
                    table = Vivajava::new(&setup).expect("a game");
                    continue;
                }
            };
            table.advance(&step, &mut Unseen);
            let seat = table.active();
            let donated = table.seats().any(|seat| !table.donated_dice(seat).is_empty());
            if table.frame() != Frame::Choose || table.own_dice(Kind::Aroma).total() != 1 || donated {
                continue;
            }
            let turn = Turn::new(&evaluator, &table);
            if (turn.rerolls, turn.turns) != (1, 0) {
                continue;
            }
            legal.clear();
            table.legal_actions(seat, &mut legal);
            legal.retain(|action| matches!(action, Action::Reroll(faces) if faces.total() == 1));
            legal.truncate(1);
            for (&action, weighed) in legal.iter().zip(evaluator.weigh(&table, seat, &legal)) {
                let tried = by_trying(&evaluator, play_on(table, seat, action), seat);
                assert!((weighed[seat.index()] - tried).abs() < 1e-4, "{action}: {weighed:?} {tried}");
                compared += 1;
            }
        }
    }

    #[test]
    fn whole_rolls_are_valued_by_what_they_allow() {
        compare("seats=2 coaster=mild", 2, (5, 1), (0, 0));
        compare("seats=3 coaster=bold", 6, (5, 0), (0, 0));
        compare("seats=2 coaster=mild", 2, (5, 0), (0, 1));
    }

    /// With two tracks completed and a Best Bean that few rolls beat, some rolls are good for nothing.
    #[test]
    fn rolls_good_for_nothing_are_passed() {
        let setup: Setup = "seats=2".parse().expect("a set-up");
        let mut position = Position::new(setup.clone());
        (position.seats[0].points, position.seats[0].tracks) = (10, [7, 7, 0, 0, 0]);
        let dice = vec![BlendDie { face: Colour::Black, token: None }; 4];
        position.featured = Some(FeaturedPosition { owner: Seat::new(1).expect("a seat"), dice });
        let table = Vivajava::from_position(&position).expect("a possible position");
        let scale = Scale::of(&setup);
        let evaluator = Evaluator::new(Values::learned(&setup), &scale, None);
        let (quick, tried) =
            (Turn::new(&evaluator, &table).before_roll(), by_trying(&evaluator, table, table.active()));
        assert!((quick - tried).abs() < 1e-4, "{quick} by tables, {tried} by trying");
    }
}
