//! G6: the end.

use guatemala::{Coffee, Content, End, Guatemala, OpenEvent, Position, Setup};
use table::{Awaits, Game};

use super::support::{Play, from, give, position};

const WHITE: &str = "0 hut white f8; 0 worker white e8; 0 worker white f7; buyer 5";
const ALL_DECLINE: &str = "seat1 decline; seat2 decline; seat3 decline";

#[test]
fn g6_1_a_marker_at_the_last_sack_ends_the_game_at_once() {
    // The fifth sack lies on 56. Two points lead from 54 to 56.
    let mut play = from("seats=4", &format!("{WHITE}; track 4; points 0 54; road 5.8-5.9"));
    play.play("seat0 move 1; seat0 sack r3c7").play(ALL_DECLINE);
    assert_eq!(play.last(), OpenEvent::Ended(End::MarkerAfterPoints));
    assert_eq!(play.state.awaits(), Awaits::Nobody);
    assert_eq!(play.state.scores(), Some(vec![56, 0, 0, 0]));
    // At once: no sack was laid.
    assert_eq!(play.state.open().on_market("r3c7".parse().expect("a field")), Content::Empty);
    assert!(play.refused("seat1 move 1").ends_with("(G6.1)"));
}

#[test]
fn g6_1_one_space_before_it_goes_on() {
    let mut play = from("seats=4", &format!("{WHITE}; track 4; points 0 53"));
    play.play("seat0 move 1; seat0 sack r3c7").play(ALL_DECLINE);
    assert_eq!((play.points()[0], play.state.scores()), (55, None));
}

#[test]
fn g6_1_also_another_seats_marker_and_without_points_made() {
    // Nobody grows russet; the sack itself comes down to the marker of seat 2.
    let mut play = from("seats=4", "buyer 2; track 4; points 2 56");
    play.play("seat0 move 1; seat0 sack r1c4");
    assert_eq!(play.state.scores(), None, "not before the others were asked");
    play.play(ALL_DECLINE);
    assert_eq!(play.state.scores(), Some(vec![0, 0, 56, 0]));
}

#[test]
fn g6_1_also_after_a_blockade() {
    let mut position = position("seats=4", "buyer 5; track 4; points 2 56");
    give(&mut position, 1, Coffee::White);
    let mut play = Play::at(&position);
    play.play("seat0 move 1; seat0 sack r3c7; seat1 block");
    assert_eq!(play.last(), OpenEvent::Ended(End::MarkerAfterBlockade));
    assert_eq!(play.legal(), [""; 0]);
}

#[test]
fn g6_1_the_track_of_50() {
    let mut play = from("seats=4 track=50", &format!("{WHITE}; track 4; points 0 44"));
    play.play("seat0 move 1; seat0 sack r3c7").play(ALL_DECLINE);
    assert_eq!(play.state.scores(), Some(vec![46, 0, 0, 0]));
    let mut play = from("seats=4 track=60", &format!("{WHITE}; track 4; points 0 44"));
    play.play("seat0 move 1; seat0 sack r3c7").play(ALL_DECLINE);
    assert_eq!(play.state.scores(), None);
}

#[test]
fn g6_2_points_count_in_full_also_beyond() {
    let things = "0 hut white f8; 0 worker white e8; 0 worker white f7; 0 worker white f9; buyer 5; track 4; points 0 55; \
                  ship 2 white; ship 2 white; ship 2 white; road 5.8-5.9";
    let mut play = from("seats=4", things);
    play.play("seat0 move 1; seat0 sack r3c7").play(ALL_DECLINE);
    assert_eq!(play.state.scores(), Some(vec![67, 0, 0, 0]));
    // At once: the ships stay where they are.
    assert_eq!(play.ships(2).len(), 3);
}

#[test]
fn g6_2_most_points_then_most_money_then_shared() {
    let ends = |things: &str| {
        let mut play = from("seats=4", &format!("buyer 2; track 4; points 2 56; {things}"));
        play.play("seat0 move 1; seat0 sack r1c4").play(ALL_DECLINE);
        play.state.ranking().expect("it is over")
    };
    assert_eq!(ends(""), [2, 3, 1, 3]);
    assert_eq!(ends("points 1 55"), [3, 2, 1, 4]);
    assert_eq!(ends("points 1 56; money 1 14"), [3, 2, 1, 4]);
    assert_eq!(ends("points 1 56; points 3 56"), [4, 1, 1, 1]);
    assert_eq!(from("seats=4", "").state.ranking(), None);
}

#[test]
fn g6_3_full_rounds_without_anything_taken_end_the_game() {
    for (setup, rounds) in [("seats=3", 4), ("seats=3 idle_end=2", 2)] {
        let mut play = from(setup, "");
        for turn in 0..3 * rounds - 1 {
            play.play(&format!("seat{0} move 1; seat{0} nothing", turn % 3));
        }
        assert_eq!(play.state.scores(), None, "{setup}");
        play.play("seat2 move 1; seat2 nothing");
        assert_eq!(play.last(), OpenEvent::Ended(End::Idle));
        assert_eq!(play.state.ranking(), Some(vec![1, 1, 1]));
    }
}

/// Far longer than can be counted: the numbers stop, the game does not.
#[test]
fn g6_3_idle_turns_need_not_end_the_game() {
    let mut play = from("seats=2 idle_end=off", "");
    for turn in 0..600 {
        play.play(&format!("seat{0} move 1; seat{0} nothing", turn % 2));
    }
    assert_eq!((play.state.scores(), play.state.open().idle_turns()), (None, 255));
    assert_eq!(Guatemala::from_position(&play.state.to_position()), Ok(play.state.clone()));
    // Space 1 looks along a column with pieces.
    play.play("seat0 move 1; seat0 build");
}

#[test]
fn g6_3_taking_anything_starts_the_count_anew() {
    let mut play = from("seats=3", "idle 11");
    play.play("seat0 move 1; seat0 build; seat0 take r1c2; seat0 worker a1; seat0 done");
    assert_eq!(play.state.open().idle_turns(), 0);
    let mut play = from("seats=3", "idle 11; buyer 2");
    play.play("seat0 move 1; seat0 sack r1c4");
    assert_eq!(play.state.open().idle_turns(), 0);
}

/// One sack is left on the market, the bag and the hand of seat 0 are empty.
fn one_sack_left() -> Position {
    let mut position = position("seats=4", "buyer 2");
    let own = std::mem::take(&mut position.seats[0].sacks);
    let bag = std::mem::take(&mut position.bag);
    for coffee in Coffee::ALL {
        position.track.extend(std::iter::repeat_n(coffee, usize::from(own[coffee] + bag[coffee])));
    }
    for content in position.market.iter_mut().skip(9) {
        if let Content::Sack(coffee) = *content {
            position.track.push(coffee);
            *content = Content::Empty;
        }
    }
    position
}

#[test]
fn g6_3_no_sack_left_on_the_market_ends_the_game() {
    let mut play = Play::at(&one_sack_left());
    play.play("seat0 move 1; seat0 sack r1c4; seat1 decline; seat2 decline");
    assert_eq!(play.state.scores(), None);
    play.play("seat3 decline");
    assert_eq!(play.last(), OpenEvent::Ended(End::NoSackLeft));
}

#[test]
fn g6_3_a_blockade_keeps_a_sack_on_the_market() {
    let mut position = one_sack_left();
    give(&mut position, 3, Coffee::Russet);
    let mut play = Play::at(&position);
    play.play("seat0 move 1; seat0 sack r1c4; seat1 decline; seat2 decline; seat3 block; seat0 nothing");
    assert_eq!(play.state.scores(), None);
}

#[test]
fn g6_4_36_roads_with_three_seats_only() {
    assert_eq!(Play::new("seats=3 roads=36").state.open().road_supply(), 36);
    assert_eq!(Play::new("seats=3").state.open().road_supply(), 50);
    for seats in [2, 4] {
        let setup: Setup = format!("seats={seats} roads=36").parse().expect("a set-up");
        let error = Guatemala::new(&setup).expect_err("only for three");
        assert_eq!(error.to_string(), format!("36 roads are for three seats, not {seats} (G6.4)"));
    }
}
