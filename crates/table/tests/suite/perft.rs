//! Counting step sequences of the toy.

use table::{perft, perft_within};

use super::toy;

/// Counted by hand, for two seats and the small bag of three light, two dark and one rare bean.
///
/// 1. The first bean: light, dark or rare. That makes 3.
/// 2. The second: any of 3 after light or dark, but only 2 after the one rare. 3 + 3 + 2 = 8.
/// 3. Each of the two seats may raise or seal: 8 · 4 = 32.
/// 4. After a raise (two of the four choices) nobody is sealed and 4 choices remain; after a seal (the other
///    two) only the other seat has its 2. 2 · 4 + 2 · 2 = 12, so 8 · 12 = 96.
/// 5. Two raises stand after 2 · 2 of the 12, and leave 4 choices each: all have coins for a third. A raise and
///    a seal of the same seat (2 of the 12) leave the other seat its 2. A raise and a seal of different seats
///    (4 of the 12, in either order) leave the raiser its 2. Two seals (2 of the 12) leave the winner to keep
///    or swap: 2. 4 · 4 + 2 · 2 + 4 · 2 + 2 · 2 = 32, so 8 · 32 = 256.
#[test]
fn the_first_steps_are_counted_by_hand() {
    let start = toy("seats=2 rounds=1 bag=small", "");
    for (depth, nodes) in [(0, 1), (1, 3), (2, 8), (3, 32), (4, 96), (5, 256)] {
        assert_eq!(perft(&start, depth), nodes, "depth {depth}");
    }
}

/// A game that is over has no sequence of one step, but one of none.
#[test]
fn nothing_follows_the_end() {
    let over = toy("rounds=1", "chance draw dark; chance draw dark; seat1 seal; seat0 seal; seat0 keep");
    assert_eq!((perft(&over, 0), perft(&over, 1)), (1, 0));
}

#[test]
fn a_budget_is_kept() {
    let start = toy("seats=2 rounds=1 bag=small", "");
    // Inner states of depth 4: the start, 3 after one step, 8 after two, 32 after three.
    let mut budget = 44;
    assert_eq!(perft_within(&start, 4, &mut budget), Some(96));
    assert_eq!(budget, 0);
    assert_eq!(perft_within(&start, 4, &mut 43), None);
}
