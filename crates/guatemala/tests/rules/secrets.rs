//! Secret sacks: views, imagined worlds, what a step reveals.

use guatemala::{Coffee, Guatemala, Seen};
use table::{Dealer, Game, QuickDealer, Step, Viewer};

use super::support::{Play, seat};

const HANDS: [&str; 4] = ["KKKWWB", "WWWBBB", "RRRRRN", "KKBBRN"];

#[test]
fn g1_3_a_view_has_ones_own_sacks_and_the_numbers_of_the_others() {
    let play = Play::dealt("seats=4", &HANDS);
    let view = play.state.view(Viewer::Seat(seat(0)));
    assert_eq!(view.own.map(|own| own.0), Some([3, 2, 1, 0, 0]));
    assert_eq!((view.n_sacks, view.n_bag), ([6; 4], 5));
    assert_eq!(view.unseen().0, [3, 3, 5, 6, 6]);
    let spectator = play.state.view(Viewer::Spectator);
    assert_eq!((spectator.own, spectator.unseen().0), (None, [6, 5, 6, 6, 6]));
}

#[test]
fn g1_3_a_dealt_sack_is_seen_by_its_owner_alone() {
    let play = Play::dealt("seats=4", &HANDS);
    let dealt = &play.events[1];
    let coffee = |viewer| match Guatemala::seen_by(dealt, viewer) {
        Some(Seen::Dealt { coffee, .. }) => coffee,
        other => panic!("{other:?}"),
    };
    assert_eq!(coffee(Viewer::Seat(seat(1))), Some(Coffee::White));
    assert_eq!(coffee(Viewer::Seat(seat(0))), None);
    assert_eq!(coffee(Viewer::Spectator), None);
}

/// Of the 23 sacks seat 0 cannot see, seat 2 holds six: each is there with chance 6 in 23.
#[test]
fn imagined_sacks_are_dealt_evenly() {
    let play = Play::dealt("seats=4", &HANDS);
    let view = play.state.view(Viewer::Seat(seat(0)));
    let mut dealer = QuickDealer::new(3);
    let n_worlds = 20_000u32;
    let (mut with_seat, mut in_bag) = ([0u32; 5], [0u32; 5]);
    for _ in 0..n_worlds {
        let world = Guatemala::imagine(&view, &mut dealer);
        for coffee in Coffee::ALL {
            with_seat[coffee.index()] += u32::from(world.stock(seat(2))[coffee]);
            in_bag[coffee.index()] += u32::from(world.bag()[coffee]);
        }
    }
    for coffee in Coffee::ALL {
        let unseen = u32::from(view.unseen()[coffee]);
        // Within two in a hundred of what is expected.
        for (found, room) in [(with_seat[coffee.index()], 6), (in_bag[coffee.index()], 5)] {
            let expected = n_worlds * unseen * room / 23;
            assert!(found.abs_diff(expected) * 50 < expected, "{coffee}: {found}, not {expected}");
        }
    }
}

/// A dealer that counts its calls.
struct Counting(QuickDealer, Vec<u32>);

impl Dealer for Counting {
    fn below(&mut self, n: u32) -> u32 {
        self.1.push(n);
        self.0.below(n)
    }
}

#[test]
fn picking_asks_the_dealer_once() {
    let mut play = Play::dealt("seats=4", &HANDS);
    play.play("seat3 buyer 5");
    let mut dealer = Counting(QuickDealer::new(1), Vec::new());
    play.state.pick_action(seat(0), &mut dealer);
    assert_eq!(dealer.1, [4]);
    let mut dealer = Counting(QuickDealer::new(1), Vec::new());
    Play::new("seats=3").state.pick_outcome(&mut dealer);
    assert_eq!(dealer.1, [29]);
}

#[test]
fn g5_2_a_view_says_what_its_owner_may_choose() {
    let mut play = Play::dealt("seats=4", &HANDS);
    play.play("seat3 buyer 5; seat0 move 1; seat0 sack r3c7");
    for (viewer, expected) in [(1, vec!["block", "decline"]), (2, vec![])] {
        let mut actions = Vec::new();
        play.state.view(Viewer::Seat(seat(viewer))).legal_actions(&mut actions);
        assert_eq!(actions.iter().map(|action| action.to_string()).collect::<Vec<_>>(), expected);
    }
    // Seat 2 is asked as well, though it has no white sack; that it declines tells nothing.
    play.play("seat1 decline");
    assert_eq!(play.legal(), ["seat2 decline"]);
}

#[test]
fn a_sack_from_the_own_stock_reveals() {
    let mut play = Play::dealt("seats=4", &HANDS);
    play.play("seat3 buyer 5; seat0 move 1; seat0 sack r3c7");
    let step = |text: &str| text.parse::<Step<_, _>>().expect("a step");
    assert!(play.state.reveals(&step("seat1 block")));
    assert!(!play.state.reveals(&step("seat1 decline")));
    play.play("seat1 decline; seat2 decline; seat3 decline");
    assert!(play.state.reveals(&step("seat0 lay black")));
}
