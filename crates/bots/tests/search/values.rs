//! Open trees: choices, chance, three seats.

use super::grove::{Branch, Setup, Shown, Tree};
use super::{DRAWN, LOST, WON, after, assert_near, grown, two, verdict};

use Shown::ToAll;
use Tree::{Chance, Choice, End};

/// What a search thinks of a tree in which nothing is hidden: if it does not know that, and if it does.
fn verdicts(setup: Setup, nodes: u64) -> [(Branch, Vec<f64>); 2] {
    [verdict(&after(setup, &[]), nodes), verdict(&grown::<true>(setup, &[]), nodes)]
}

#[test]
fn the_other_seat_answers_for_itself() {
    // Two of three answers to the first branch win, but the other seat takes the third.
    const TREE: Tree = Choice {
        seat: 0,
        shown: ToAll,
        to: &[
            Choice { seat: 1, shown: ToAll, to: &[WON, WON, LOST] },
            Choice { seat: 1, shown: ToAll, to: &[DRAWN, DRAWN] },
        ],
    };
    for (choice, values) in verdicts(two("answer", &TREE), 2000) {
        assert_eq!(choice, Branch(1));
        assert_eq!(values, [0.5, 0.5]);
    }
}

#[test]
fn chance_counts_by_its_weights() {
    const TREE: Tree = Choice {
        seat: 0,
        shown: ToAll,
        to: &[
            Chance { shown: ToAll, to: &[(1, WON), (1, LOST)] },
            // More ways to win, but less likely ones.
            Chance { shown: ToAll, to: &[(1, WON), (1, WON), (1, WON), (7, LOST)] },
            Chance { shown: ToAll, to: &[(7, WON), (1, LOST), (1, LOST), (1, LOST)] },
        ],
    };
    for (choice, values) in verdicts(two("weights", &TREE), 4000) {
        assert_eq!(choice, Branch(2));
        assert_near(values[0], 0.7, 0.03);
    }
}

#[test]
fn what_chance_shows_can_be_answered() {
    const TREE: Tree = Choice {
        seat: 0,
        shown: ToAll,
        to: &[
            Chance { shown: ToAll, to: &[(4, WON), (1, LOST)] },
            Chance {
                shown: ToAll,
                to: &[
                    (1, Choice { seat: 0, shown: ToAll, to: &[WON, LOST, LOST] }),
                    (1, Choice { seat: 0, shown: ToAll, to: &[LOST, WON, LOST] }),
                    (1, Choice { seat: 0, shown: ToAll, to: &[LOST, LOST, WON] }),
                ],
            },
        ],
    };
    for (choice, values) in verdicts(two("shown", &TREE), 12_000) {
        assert_eq!(choice, Branch(1));
        assert_near(values[0], 1.0, 0.06);
    }
}

#[test]
fn every_seat_has_its_own_value() {
    const FIRST: Tree = End(&[1, 0, 0]);
    const SECOND: Tree = End(&[0, 1, 0]);
    const SHARED: Tree = End(&[1, 0, 1]);
    const TREE: Tree = Choice {
        seat: 0,
        shown: ToAll,
        to: &[
            // The second seat takes its own victory, although the first would be glad of the other one.
            Choice { seat: 1, shown: ToAll, to: &[FIRST, FIRST, SECOND] },
            // The third seat cannot win alone: it does not spite the first but shares.
            Choice { seat: 2, shown: ToAll, to: &[SECOND, SHARED, SECOND] },
        ],
    };
    let setup = Setup { name: "three", seats: 3, tree: &TREE };
    for (choice, values) in verdicts(setup, 4000) {
        assert_eq!(choice, Branch(1));
        for (value, expected) in values.iter().zip([0.5, 0.0, 0.5]) {
            assert_near(*value, expected, 0.03);
        }
    }
}

#[test]
fn a_long_plan_is_followed() {
    const END: Tree = Choice { seat: 0, shown: ToAll, to: &[LOST, LOST, WON] };
    const MIDDLE: Tree = Choice { seat: 0, shown: ToAll, to: &[LOST, END, LOST] };
    const TREE: Tree = Choice { seat: 0, shown: ToAll, to: &[DRAWN, LOST, MIDDLE] };
    let thought = super::think(&mut super::search(3000), &after(two("plan", &TREE), &[]), 1);
    assert_eq!(thought.plan, [Branch(2), Branch(1), Branch(2)]);
    assert_eq!(thought.candidates[0].0, Branch(2));
    assert_eq!(thought.candidates[1], (Branch(0), 0.5));
}
