//! Exact numbers: what five fresh dice allow, by plain enumeration and by the engine's weights.

use table::{Awaits, Game, Step, Unseen};
use vivajava::{Action, Colour, Vivajava};

/// All 7,776 results of five dice, faces 0 to 5.
fn results() -> impl Iterator<Item = [usize; 5]> {
    (0..6usize.pow(5)).map(|number| std::array::from_fn(|die| number / 6usize.pow(die as u32) % 6))
}

fn counts(result: [usize; 5]) -> [u32; 6] {
    let mut counts = [0; 6];
    result.iter().for_each(|&face| counts[face] += 1);
    counts
}

/// The sum of `value` over all results.
fn by_enumeration(value: impl Fn([u32; 6]) -> u32) -> u32 {
    results().map(|result| value(counts(result))).sum()
}

/// The sum of `value` over the rolls of a first turn, by weight: it sees the legal actions.
fn by_weights(value: impl Fn(&[Action]) -> u32) -> u32 {
    let start = Vivajava::new(&"opening=fixed".parse().expect("a set-up")).expect("a game");
    let mut outcomes = Vec::new();
    start.outcomes(&mut outcomes);
    let mut sum = 0;
    for (outcome, weight) in outcomes {
        let mut state = start;
        state.advance(&Step::Outcome(outcome), &mut Unseen);
        let Awaits::Seat(seat) = state.awaits() else { panic!("somebody chooses") };
        let mut actions = Vec::new();
        state.legal_actions(seat, &mut actions);
        sum += weight * value(&actions);
    }
    sum
}

/// 6 · 5! of 7,776: 9.26 %.
#[test]
fn v4_5_how_often_five_dice_are_a_rainbow() {
    let enumerated = by_enumeration(|counts| u32::from(counts.iter().all(|&n| n < 2)));
    let weighted = by_weights(|actions| u32::from(actions.contains(&Action::Rainbow)));
    assert_eq!((enumerated, weighted), (720, 720));
}

/// All others have a pair: 90.74 %.
#[test]
fn v4_1_how_often_five_dice_have_a_pair() {
    let enumerated = by_enumeration(|counts| u32::from(counts.iter().any(|&n| n >= 2)));
    let weighted =
        by_weights(|actions| u32::from(actions.iter().any(|action| matches!(action, Action::Blend(_)))));
    assert_eq!((enumerated, weighted), (7056, 7056));
}

/// 6 · 5 · 5 + 6 of 7,776: 2.01 %.
#[test]
fn v4_2_how_often_four_or_five_are_alike() {
    let enumerated = by_enumeration(|counts| u32::from(counts.iter().any(|&n| n >= 4)));
    let weighted = by_weights(|actions| u32::from(most_beans(actions, &Colour::ALL) >= 4));
    assert_eq!((enumerated, weighted), (156, 156));
}

fn most_beans(actions: &[Action], colours: &[Colour]) -> u32 {
    let beans = |action: &Action| match *action {
        Action::Research { colour, beans } if colours.contains(&colour) => u32::from(beans),
        _ => 0,
    };
    actions.iter().map(beans).max().unwrap_or(0)
}

/// 720 rolls have one bean of the best colour, 5,400 two, 1,500 three, 150 four and 6 five: 16,650 of 7,776 or
/// 2.14 steps; without black, which has no track, 15,520 or 2.00.
#[test]
fn v4_7_expected_steps_of_the_best_colour() {
    let enumerated = by_enumeration(|counts| *counts.iter().max().expect("six faces"));
    assert_eq!((enumerated, by_weights(|actions| most_beans(actions, &Colour::ALL))), (16_650, 16_650));
    let on_a_track = by_enumeration(|counts| *counts[..5].iter().max().expect("five tracks"));
    assert_eq!(
        (on_a_track, by_weights(|actions| most_beans(actions, &Colour::WITH_TRACK))),
        (15_520, 15_520)
    );
}
