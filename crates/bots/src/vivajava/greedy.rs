//! A simple player of VivaJava Dice: it tries every action and values the table it leads to by hand-set weights:
//! points, tracks on their way to the cup, abilities, the blends owned and how long they may last.

use ::vivajava::{Ability, Action, Colour, Faces, Frame, Kind, Rating, Spot, Vivajava};
use ::vivajava::{featured_points, rainbow_points};
use table::{Awaits, Dealer, Game, Seat, Step, Unseen};

use crate::greedy::Judge;

/// Values an action by the table after it; a roll that follows is tried a few times.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VivajavaJudge;

// The weights, in points.

/// A turn with five dice.
const TURN: f64 = 1.7;
/// An aroma die that will be rolled, that will expire, and that is rolled for another seat.
const AROMA: f64 = 0.45;
const AROMA_LOST: f64 = 0.05;
const AROMA_DONATED: f64 = 0.25;
/// Of the cup of a track, what the way to it is worth when nearly done.
const ON_THE_WAY: f64 = 0.95;
/// A token on a blend, a red token waiting, a block laid, a ride.
const TOKEN_ON_BLEND: f64 = 0.7;
const TOKEN_ON_CUP: f64 = 0.3;
const BLOCK: f64 = 0.35;
const RIDE: f64 = 0.6;
/// How likely a seat fails to beat a blend of strength 0 to 5 in its turn, and how much its roast helps.
const HOLDS: [f64; 6] = [0.0, 0.02, 0.18, 0.6, 0.92, 0.985];
const HOLDS_BY_ROAST: [f64; 6] = [0.0, 0.02, 0.05, 0.035, 0.01, 0.002];
/// How likely a seat does not make Rainbow in its turn, and the most times it is expected to score.
const RAINBOW_STAYS: f64 = 0.88;
const RAINBOW_TIMES: f64 = 4.0;
/// How much the others' prospects count.
const RIVALS: f64 = 0.8;
/// A game won or lost.
const WIN: f64 = 100.0;
/// Rolls tried for an action that rolls dice.
const ROLLS: u32 = 24;

impl Judge<Vivajava> for VivajavaJudge {
    fn judge(
        &self,
        view: &vivajava::View,
        seat: Seat,
        legal: &[Action],
        dealer: &mut dyn Dealer,
    ) -> Vec<f64> {
        legal.iter().map(|&action| after(*view.table(), seat, action, dealer)).collect()
    }
}

/// The value of the table after an action, dice it rolls and the choice that comes with them included.
fn after(table: Vivajava, seat: Seat, action: Action, dealer: &mut dyn Dealer) -> f64 {
    let next = play(table, seat, action);
    match action {
        Action::Reroll(_) | Action::RerollAroma(_) | Action::Joint => {
            let total: f64 = (0..ROLLS).map(|_| roll_and_choose(next, seat, dealer)).sum();
            total / f64::from(ROLLS)
        }
        Action::Upgrade { .. } | Action::Flip { .. } | Action::Use { .. } => best_choice(next, seat),
        _ => value(&next, seat),
    }
}

fn play(mut table: Vivajava, seat: Seat, action: Action) -> Vivajava {
    table.advance(&Step::Choice(seat, action), &mut Unseen);
    table
}

fn roll_and_choose(mut table: Vivajava, seat: Seat, dealer: &mut dyn Dealer) -> f64 {
    if table.frame() == Frame::RerollAroma {
        // Which aroma dice go along is judged when it is asked; here they stay if they may.
        let stay = Action::RerollAroma(Faces::NONE);
        let may_stay = table.check(&Step::Choice(seat, stay)).is_ok();
        table = play(table, seat, if may_stay { stay } else { table.pick_action(seat, dealer) });
    }
    while table.awaits() == Awaits::Chance && table.active() == seat {
        let outcome = table.pick_outcome(dealer);
        table.advance(&Step::Outcome(outcome), &mut Unseen);
    }
    best_choice(table, seat)
}

/// The best that one more choice of the same seat makes of the table, other roll abilities left aside.
fn best_choice(table: Vivajava, seat: Seat) -> f64 {
    if table.awaits() != Awaits::Seat(seat) {
        return value(&table, seat);
    }
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    let plain = |action: &&Action| {
        !matches!(
            action,
            Action::Reroll(_) | Action::Upgrade { .. } | Action::Flip { .. } | Action::Use { .. }
        )
    };
    let values = legal.iter().filter(plain).map(|&action| value(&play(table, seat, action), seat));
    values.fold(f64::NEG_INFINITY, f64::max).max(-WIN)
}

/// How good the table is for a seat.
fn value(table: &Vivajava, seat: Seat) -> f64 {
    if let Some(places) = table.ranking() {
        return if places[seat.index()] == 1 { WIN } else { -WIN };
    }
    let rivals = table.seats().filter(|&other| other != seat).map(|other| prospects(table, other));
    let (mut sum, mut best) = (0.0, f64::NEG_INFINITY);
    for rival in rivals {
        sum += rival;
        best = best.max(rival);
    }
    let mean = sum / (table.n_seats() - 1) as f64;
    prospects(table, seat) - RIVALS * (mean + best) / 2.0
}

/// What a seat has and may hope for.
fn prospects(table: &Vivajava, seat: Seat) -> f64 {
    let n_rivals = (table.n_seats() - 1) as i32;
    let mut worth = f64::from(table.points(seat));
    worth += Colour::WITH_TRACK.iter().map(|&track| track_worth(table, seat, track)).sum::<f64>();
    let owns_featured = table.featured_owner() == Some(seat);
    if owns_featured {
        worth += featured_worth(table.featured(), f64::from(featured_points(table.n_seats())), n_rivals);
    }
    if table.rainbow_owner() == Some(seat) {
        let stays = RAINBOW_STAYS.powi(n_rivals);
        worth += f64::from(rainbow_points(table.n_seats())) * (stays / (1.0 - stays)).min(RAINBOW_TIMES);
    }
    let will_keep = owns_featured && table.featured().total() > 3;
    worth += f64::from(table.held_aroma(seat)) * if will_keep { AROMA_LOST } else { AROMA };
    worth += f64::from(table.donated_unrolled(seat)) * AROMA_DONATED;
    for spot in table.tokens(seat) {
        worth += match spot {
            Spot::Hand => 0.0,
            Spot::Cup => TOKEN_ON_CUP,
            Spot::Blend => TOKEN_ON_BLEND,
            Spot::Ability(track) => BLOCK * blocked_levels(table, seat, track),
            Spot::Track(other, track) => ride_worth(table, seat, other, track),
        };
    }
    if table.active() == seat && matches!(table.frame(), Frame::Donate { .. } | Frame::Roll) {
        let dice = f64::from(table.unrolled(Kind::Coffee)) + 0.8 * f64::from(table.unrolled(Kind::Aroma));
        worth += TURN * dice / 5.0;
    }
    worth
}

/// The way to the cup, and the ability in the meantime.
fn track_worth(table: &Vivajava, seat: Seat, track: Colour) -> f64 {
    if table.is_completed(seat, track) {
        return 0.0;
    }
    let setup = table.setup();
    let cup = f64::from(setup.tracks.squares(track).cup);
    let part = f64::from(table.steps(seat, track)) / cup;
    let way = ON_THE_WAY * f64::from(setup.coaster.cup_points(track)) * part * (0.6 + 0.4 * part);
    let each = match table.ability(track) {
        Ability::Reroll => 0.7,
        Ability::Upgrade | Ability::Flip | Ability::JointResearch => 0.4,
        Ability::FocusGroups => 0.3,
        Ability::Block | Ability::RideAlong => 0.0,
        Ability::ExtraAroma => 0.8,
        Ability::Bottleneck => -0.7,
    };
    way + each * f64::from(table.level(seat, track))
}

/// What Best Bean will still score: it must last until the owner's next turn, then loses a die of least use, and
/// keeping it costs a turn.
fn featured_worth(dice: Faces, points: f64, n_rivals: i32) -> f64 {
    let Some(rating) = Rating::of(dice) else { return 0.0 };
    let strength = usize::from(rating.strength);
    let holds = HOLDS[strength] + HOLDS_BY_ROAST[strength] * f64::from(rating.roast - 1);
    let holds = holds.min(0.99).powi(n_rivals);
    let spare = dice.iter().find(|face| face.roast() != rating.roast);
    let decayed = dice.iter().next().map_or(dice, |first| dice.minus(Faces::of(spare.unwrap_or(first), 1)));
    let later = if decayed.total() > 1 { featured_worth(decayed, points, n_rivals) - TURN } else { 0.0 };
    holds * (points + later.max(0.0))
}

/// How much of an ability a block keeps from the others.
fn blocked_levels(table: &Vivajava, seat: Seat, track: Colour) -> f64 {
    let rivals = table.seats().filter(|&other| other != seat);
    let levels: u8 = rivals.map(|other| table.level(other, track)).sum();
    let useful = table.ability(track) != Ability::Bottleneck;
    if useful { f64::from(levels) * 2.0 } else { -1.0 }
}

/// Riding along pays on a track the opponent will go on with and the own one still needs.
fn ride_worth(table: &Vivajava, seat: Seat, other: Seat, track: Colour) -> f64 {
    if table.is_completed(seat, track) {
        return 0.0;
    }
    let cup = f64::from(table.setup().tracks.squares(track).cup);
    let left = cup - f64::from(table.steps(other, track));
    let wanted = cup - f64::from(table.steps(seat, track));
    let points = f64::from(table.setup().coaster.cup_points(track));
    RIDE * points / 4.0 * left.min(wanted) / cup
}
