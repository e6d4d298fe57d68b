//! Hidden chance, hidden choices, hands that decide what is legal.

use table::{Seat, Step};

use super::grove::{Branch, Shown, Tree};
use super::{LOST, WON, after, assert_near, search, think_as, two, verdict};

use Shown::{ToAll, ToSeat};
use Tree::{Chance, Choice, Sealed};

/// Guesses a coin that only the other seat has seen.
const GUESS: Tree = Chance {
    shown: ToSeat(1),
    to: &[
        (3, Choice { seat: 0, shown: ToAll, to: &[WON, LOST] }),
        (2, Choice { seat: 0, shown: ToAll, to: &[LOST, WON] }),
    ],
};

#[test]
fn a_hidden_coin_is_not_known_when_it_is_guessed() {
    // A bot that peeked would guess right every time and think the guess better than 70 %.
    const SAFE: Tree = Chance { shown: ToAll, to: &[(7, WON), (3, LOST)] };
    const TREE: Tree = Choice { seat: 0, shown: ToAll, to: &[GUESS, SAFE] };
    let (choice, values) = verdict(&after(two("guess or safe", &TREE), &[]), 4000);
    assert_eq!(choice, Branch(1));
    assert_near(values[0], 0.7, 0.03);
}

#[test]
fn the_likelier_side_of_a_hidden_coin_is_guessed() {
    const RISKY: Tree = Chance { shown: ToAll, to: &[(4, WON), (6, LOST)] };
    const TREE: Tree = Choice { seat: 0, shown: ToAll, to: &[RISKY, GUESS] };
    let (choice, values) = verdict(&after(two("guess or risk", &TREE), &[]), 4000);
    assert_eq!(choice, Branch(1));
    assert_near(values[0], 0.6, 0.05);
}

#[test]
fn worlds_are_imagined_by_what_the_view_leaves_open() {
    // The coin has fallen already; whichever way, the same is thought.
    let setup = two("fallen", &GUESS);
    for side in [0, 1] {
        let grove = after(setup, &[Step::Outcome(Branch(side))]);
        let (choice, values) = verdict(&grove, 4000);
        assert_eq!(choice, Branch(0));
        assert_near(values[0], 0.6, 0.03);
    }
}

#[test]
fn a_hidden_choice_is_not_known_when_it_is_guessed() {
    /// The other seat hides something in one of two hands.
    const HANDS: Tree = Choice {
        seat: 1,
        shown: ToSeat(1),
        to: &[
            Choice { seat: 0, shown: ToAll, to: &[WON, LOST] },
            Choice { seat: 0, shown: ToAll, to: &[LOST, WON] },
        ],
    };
    const SAFE: Tree = Chance { shown: ToAll, to: &[(8, WON), (2, LOST)] };
    const RISKY: Tree = Chance { shown: ToAll, to: &[(2, WON), (8, LOST)] };
    const OR_SAFE: Tree = Choice { seat: 0, shown: ToAll, to: &[HANDS, SAFE] };
    const OR_RISKY: Tree = Choice { seat: 0, shown: ToAll, to: &[HANDS, RISKY] };
    let (choice, _) = verdict(&after(two("hands or safe", &OR_SAFE), &[]), 6000);
    assert_eq!(choice, Branch(1));
    let (choice, values) = verdict(&after(two("hands or risky", &OR_RISKY), &[]), 6000);
    assert_eq!(choice, Branch(0));
    assert_near(values[0], 0.5, 0.12);
}

#[test]
fn what_is_legal_for_others_depends_on_their_hand() {
    // One hand in ten lets the other seat win; then it does.
    const HAND: Tree = Chance {
        shown: ToSeat(1),
        to: &[
            (9, Choice { seat: 1, shown: ToAll, to: &[WON, WON] }),
            (1, Choice { seat: 1, shown: ToAll, to: &[WON, WON, LOST] }),
        ],
    };
    const BETTER: Tree = Chance { shown: ToAll, to: &[(4, WON), (1, LOST)] };
    const TREE: Tree = Choice { seat: 0, shown: ToAll, to: &[HAND, BETTER] };
    let (choice, values) = verdict(&after(two("hands", &TREE), &[]), 6000);
    assert_eq!(choice, Branch(0));
    assert_near(values[0], 0.9, 0.03);
}

/// Matching pennies: seat 0 wins if both show the same.
const PENNIES: Tree = Sealed(&[&[&[1, 0], &[0, 1]], &[&[0, 1], &[1, 0]]]);

#[test]
fn sealed_choices_are_not_seen_by_the_other_seat() {
    // If seat 1 knew the penny of seat 0 it would win every time, and a quarter would be better than that.
    const POOR: Tree = Chance { shown: ToAll, to: &[(1, WON), (3, LOST)] };
    const RICH: Tree = Chance { shown: ToAll, to: &[(3, WON), (1, LOST)] };
    const OR_POOR: Tree = Choice { seat: 0, shown: ToAll, to: &[POOR, PENNIES] };
    const OR_RICH: Tree = Choice { seat: 0, shown: ToAll, to: &[RICH, PENNIES] };
    let (choice, values) = verdict(&after(two("pennies or poor", &OR_POOR), &[]), 6000);
    assert_eq!(choice, Branch(1));
    assert_near(values[0], 0.5, 0.12);
    let (choice, _) = verdict(&after(two("pennies or rich", &OR_RICH), &[]), 6000);
    assert_eq!(choice, Branch(0));
}

#[test]
fn a_sealed_choice_of_the_other_seat_is_not_known() {
    let setup = two("pennies", &PENNIES);
    let [zero, one] = [0, 1].map(|number| Seat::new(number).expect("a seat"));
    for seed in 0..4 {
        let open = think_as(&mut search(4000), &after(setup, &[]), zero, seed);
        assert_near(open.values[0], 0.5, 0.15);
        let sealed = [0, 1].map(|branch| {
            let grove = after(setup, &[Step::Choice(one, Branch(branch))]);
            think_as(&mut search(500), &grove, zero, seed)
        });
        assert_eq!(sealed[0], sealed[1], "whatever seat 1 has sealed");
    }
}
