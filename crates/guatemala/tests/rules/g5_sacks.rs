//! G5: sacks, blockades, points.

use guatemala::{Coffee, Content, Counts, Frame, OpenEvent};
use table::{Awaits, Game};

use super::support::{Play, from, give, position, seat};

/// White: hut f8 at the dock of harbour 2, workers around it.
const WHITE: &str = "0 hut white f8; 0 worker white e8; 0 worker white f7; road 5.8-5.9";

#[test]
fn g5_1_a_sack_goes_to_the_last_free_space_and_brings_8() {
    let mut play = from("seats=4", "buyer 2; track 3");
    play.play("seat0 move 1; seat0 sack r1c4");
    assert_eq!(play.money(0), 23);
    let field = "r1c4".parse().expect("a field");
    assert_eq!(play.last(), OpenEvent::SackTaken { seat: seat(0), field, coffee: Coffee::Russet, space: 57 });
    assert_eq!(play.state.open().track().last(), Some(Coffee::Russet));
    assert_eq!(play.state.open().on_market(field), Content::Empty);
}

#[test]
fn g5_1_any_coffee_may_be_taken_but_only_a_sack() {
    let mut play = from("seats=4", "buyer 2");
    play.play("seat0 move 1");
    assert!(!play.state.open().has_claimed(seat(0), Coffee::Russet));
    assert_eq!(play.refused("seat0 sack r2c4"), "no sack lies on r2c4 (G5.1)");
    play.play("seat0 sack r1c4");
}

#[test]
fn g5_2_every_other_seat_is_asked_once_from_the_left() {
    let mut play = from("seats=4", "buyer 2; active 2");
    play.play("seat2 move 1; seat2 sack r1c4");
    for asked in ["seat3", "seat0", "seat1"] {
        assert_eq!(play.state.awaits().to_string(), asked);
        play.play(&format!("{asked} decline"));
    }
    assert_eq!(play.state.open().frame(), Frame::Lay { field: "r1c4".parse().expect("a field") });
}

#[test]
fn g5_2_a_seat_without_such_a_sack_can_only_decline() {
    let mut play = Play::dealt("seats=2", &["KKKKKKWWWWWB", "BBBBBRRRRRRN"]);
    play.play("seat1 buyer 34; seat0 move 2; seat0 sack r4c1");
    assert_eq!(play.legal(), ["seat1 decline"]);
    assert_eq!(play.refused("seat1 block"), "the seat has no black sack (G5.2)");
}

#[test]
fn g5_2_nobody_blocks_itself() {
    let mut play = Play::dealt("seats=2", &["KKKKKKWWWWWB", "BBBBBRRRRRRN"]);
    play.play("seat1 buyer 34; seat0 move 2; seat0 sack r4c1");
    assert_eq!(play.refused("seat0 block"), "seat1 is to act (G5.2)");
}

#[test]
fn g5_2_a_blockade_stops_points_ship_and_sack_but_not_the_money() {
    let mut position = position("seats=4", &format!("{WHITE}; ship 2 white; buyer 5"));
    give(&mut position, 2, Coffee::White);
    let mut play = Play::at(&position);
    let (own, theirs) = (play.state.stock(seat(0)), play.state.stock(seat(2)));
    play.play("seat0 move 1; seat0 sack r3c7; seat1 decline; seat2 block");
    // Seat 3 is not asked any more.
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(0)));
    assert_eq!((play.points(), play.money(0)), (vec![0; 4], 23));
    assert_eq!(play.ships(2), [Coffee::White]);
    assert_eq!(play.state.open().on_market("r3c7".parse().expect("a field")), Content::Sack(Coffee::White));
    assert_eq!(play.state.open().track().collect::<Vec<_>>(), [Coffee::White]);
    assert_eq!(play.state.stock(seat(2))[Coffee::White], theirs[Coffee::White] - 1);
    assert_eq!(play.state.stock(seat(0)), own);
}

#[test]
fn g5_2_after_a_blockade_the_active_seat_may_build_from_the_same_line() {
    let mut position = position("seats=2", "buyer 5");
    give(&mut position, 1, Coffee::White);
    let mut play = Play::at(&position);
    play.play("seat0 move 1; seat0 sack r3c7; seat1 block");
    assert_eq!(play.legal(), ["seat0 build", "seat0 nothing"]);
    assert!(play.refused("seat0 move 1").ends_with("(G5.2)"));
    assert!(play.refused("seat0 sack r3c7").ends_with("(G5.2)"));
    let mut building = play.clone();
    building.play("seat0 build; seat0 take r1c7; seat0 worker a1; seat0 done");
    assert_eq!(building.money(0), 22);
    assert_eq!(building.state.awaits(), Awaits::Seat(seat(1)));
    play.play("seat0 nothing");
    assert_eq!((play.state.awaits(), play.state.open().idle_turns()), (Awaits::Seat(seat(1)), 0));
}

#[test]
fn g5_3_workers_times_one_plus_ships_for_every_seat_with_a_hut() {
    let things = format!(
        "{WHITE}; ship 2 white; ship 2 white; 1 hut white i7; 1 worker white i8; 1 worker white h7; 1 worker white i6; \
         2 worker white a1; 3 hut white l2; buyer 5"
    );
    let mut play = from("seats=4", &things);
    play.play("seat0 move 1; seat0 sack r3c7; seat1 decline; seat2 decline; seat3 decline");
    // Two workers × 3; three workers without a ship; workers without hut; hut without workers.
    assert_eq!(play.points(), [6, 3, 0, 0]);
    let coffee = Coffee::White;
    assert!(play.happened(OpenEvent::Scored { seat: seat(0), coffee, workers: 2, ships: 2, points: 6 }));
}

#[test]
fn g5_3_only_ships_of_the_coffee_in_connected_harbours_count() {
    let mut play = from("seats=4", &format!("{WHITE}; ship 2 black; ship 3 white; buyer 5"));
    play.play("seat0 move 1; seat0 sack r3c7; seat1 decline; seat2 decline; seat3 decline");
    assert_eq!(play.points(), [2, 0, 0, 0]);
    assert_eq!((play.ships(2), play.ships(3)), (vec![Coffee::Black], vec![Coffee::White]));
}

#[test]
fn g5_4_the_cheapest_earning_ship_leaves_and_the_others_move_up() {
    let mut play = from("seats=4", &format!("{WHITE}; ship 2 black; ship 2 white; ship 2 white; buyer 5"));
    play.play("seat0 move 1; seat0 sack r3c7; seat1 decline; seat2 decline; seat3 decline");
    assert_eq!(play.points()[0], 6);
    assert_eq!(play.ships(2), [Coffee::Black, Coffee::White]);
    assert_eq!(play.state.open().ships_in_box(Coffee::White), 1);
}

#[test]
fn g5_4_ships_that_earned_nothing_stay() {
    // Connected to a hut without workers: nobody's points are multiplied.
    let mut play = from("seats=4", "0 hut white f8; road 5.8-5.9; ship 2 white; buyer 5");
    play.play("seat0 move 1; seat0 sack r3c7; seat1 decline; seat2 decline; seat3 decline");
    assert_eq!((play.points(), play.ships(2)), (vec![0; 4], vec![Coffee::White]));
}

#[test]
fn g5_4_on_a_tie_between_harbours_the_active_seat_chooses() {
    let things = "1 hut white e5; 1 worker white e6; road 5.5-5.6; road 3.5-3.6; road 3.5-4.5; ship 2 white; \
                  ship 3 white; ship 4 white; buyer 5";
    let mut play = from("seats=2", things);
    play.play("seat0 move 1; seat0 sack r3c7; seat1 decline");
    assert_eq!(play.points(), [0, 3]);
    assert_eq!(play.legal(), ["seat0 sail 2", "seat0 sail 3"]);
    assert_eq!(play.refused("seat0 sail 4"), "no ship of harbour 4 is among the cheapest (G5.4)");
    assert!(play.refused("seat0 lay black").ends_with("(G5.4)"));
    play.play("seat0 sail 3");
    assert_eq!((play.ships(2).len(), play.ships(3).len(), play.ships(4).len()), (1, 0, 1));
    play.play("seat0 lay black");
}

#[test]
fn g5_4_no_question_without_a_tie() {
    // Harbour 3 has its white ship on the second berth.
    let things = "1 hut white e5; 1 worker white e6; road 5.5-5.6; road 3.5-3.6; road 3.5-4.5; ship 2 white; \
                  ship 3 black; ship 3 white; buyer 5";
    let mut play = from("seats=2", things);
    play.play("seat0 move 1; seat0 sack r3c7; seat1 decline");
    assert_eq!((play.ships(2).len(), play.ships(3).len()), (0, 2));
    assert!(matches!(play.state.open().frame(), Frame::Lay { .. }));
}

#[test]
fn g5_5_the_active_seat_lays_a_sack_of_its_own_choice() {
    let mut play = Play::dealt("seats=2", &["KKKKKKWWWWWB", "BBBBBRRRRRRN"]);
    play.play("seat1 buyer 34; seat0 move 2; seat0 sack r4c1; seat1 decline");
    assert_eq!(play.legal(), ["seat0 lay black", "seat0 lay white", "seat0 lay beige"]);
    assert_eq!(play.refused("seat0 lay brown"), "the seat has no brown sack (G5.5)");
    assert!(play.refused("seat0 nothing").ends_with("(G5.5)"));
    play.play("seat0 lay white");
    assert_eq!(play.state.open().on_market("r4c1".parse().expect("a field")), Content::Sack(Coffee::White));
    assert_eq!(play.state.stock(seat(0)).total(), 11);
}

/// Seat 0 without sacks: its own lie on the track.
fn without_sacks(things: &str) -> guatemala::Position {
    let mut position = position("seats=4", things);
    let own = std::mem::take(&mut position.seats[0].sacks);
    for coffee in Coffee::ALL {
        position.track.extend(std::iter::repeat_n(coffee, usize::from(own[coffee])));
    }
    position
}

#[test]
fn g5_5_with_none_left_a_blind_one_comes_from_the_bag() {
    let position = without_sacks("buyer 2");
    let mut play = Play::at(&position);
    play.play("seat0 move 1; seat0 sack r1c4; seat1 decline; seat2 decline; seat3 decline");
    assert_eq!(play.state.awaits(), Awaits::Chance);
    let expected: Vec<(String, u32)> = Coffee::ALL
        .into_iter()
        .filter(|&coffee| position.bag[coffee] > 0)
        .map(|coffee| (format!("bag {coffee}"), u32::from(position.bag[coffee])))
        .collect();
    assert_eq!(play.weights(), expected);
    let missing = Coffee::ALL.into_iter().find(|&coffee| position.bag[coffee] == 0);
    if let Some(coffee) = missing {
        assert_eq!(play.refused(&format!("chance bag {coffee}")), format!("no {coffee} sack is left (G5.5)"));
    }
    let drawn = expected[0].0.clone();
    play.play(&format!("chance {drawn}"));
    assert_eq!(play.state.bag().total(), 4);
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(1)));
}

#[test]
fn g5_5_with_an_empty_bag_the_field_stays_empty() {
    let mut position = without_sacks("buyer 2");
    let bag = std::mem::take(&mut position.bag);
    for coffee in Coffee::ALL {
        position.track.extend(std::iter::repeat_n(coffee, usize::from(bag[coffee])));
    }
    assert_eq!(position.bag, Counts::default());
    let mut play = Play::at(&position);
    play.play("seat0 move 1; seat0 sack r1c4; seat1 decline; seat2 decline; seat3 decline");
    assert_eq!(play.state.open().on_market("r1c4".parse().expect("a field")), Content::Empty);
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(1)));
}
