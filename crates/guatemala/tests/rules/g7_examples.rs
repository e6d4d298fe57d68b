//! G7: the examples that must hold.

use guatemala::{Coffee, End, MARKET_FIELDS, OpenEvent, Position};

use super::support::{Play, from, give, position, seat};

const WHITE: &str =
    "0 hut white f8; 0 worker white e8; 0 worker white f7; 0 worker white f9; road 5.8-5.9; buyer 4";

#[test]
fn g7_hut_on_green_workers_on_yellow_and_green_cost_nine() {
    let mut play = from("seats=4", "");
    play.play("seat0 move 1; seat0 build; seat0 take r7c2; seat0 hut c6");
    assert_eq!(play.money(0), 11);
    play.play("seat0 take r1c2; seat0 worker c7");
    assert_eq!(play.money(0), 8);
    play.play("seat0 take r4c2; seat0 worker c5");
    assert_eq!(play.money(0), 6);
}

#[test]
fn g7_three_workers_and_a_ship_make_six_and_the_ship_leaves() {
    let mut play = from("seats=4", &format!("{WHITE}; ship 2 white"));
    play.play("seat0 move 2; seat0 sack r3c7; seat1 decline; seat2 decline; seat3 decline");
    assert_eq!((play.points()[0], play.ships(2).len()), (6, 0));
}

/// A position in which seats 0, 1 and 3 hold a white sack each.
fn with_whites(things: &str) -> Position {
    let mut position = position("seats=4", things);
    for seat in [0, 1, 3] {
        if position.seats[seat].sacks[Coffee::White] == 0 {
            give(&mut position, seat, Coffee::White);
        }
    }
    position
}

#[test]
fn g7_three_workers_and_two_ships_make_nine_then_six() {
    let mut play = Play::at(&with_whites(&format!("{WHITE}; ship 2 white; ship 2 white")));
    play.play("seat0 move 2; seat0 sack r3c7; seat1 decline; seat2 decline; seat3 decline; seat0 lay white");
    assert_eq!((play.points()[0], play.ships(2).len()), (9, 1));
    play.play("seat1 move 3; seat1 nothing; seat2 move 2; seat2 sack r3c7");
    play.play("seat3 decline; seat0 decline; seat1 decline");
    assert_eq!((play.points()[0], play.ships(2).len()), (15, 0));
}

#[test]
fn g7_four_workers_and_three_ships_make_16_12_8_and_4() {
    let things = format!("{WHITE}; 0 worker white g8; ship 2 white; ship 2 white; ship 2 white");
    let mut play = Play::at(&with_whites(&things));
    let steps = [
        ("seat0 move 1; seat0 sack r9c6; seat1 decline; seat2 decline; seat3 decline", "seat0 lay white", 16),
        ("seat1 move 1; seat1 sack r3c7; seat2 decline; seat3 decline; seat0 decline", "seat1 lay white", 28),
        (
            "seat2 move 3; seat2 nothing; seat3 move 2; seat3 sack r3c7; seat0 decline; seat1 decline; seat2 decline",
            "seat3 lay white",
            36,
        ),
        (
            "seat0 move 3; seat0 nothing; seat1 move 3; seat1 sack r9c6; seat2 decline; seat3 decline; seat0 decline",
            "",
            40,
        ),
    ];
    for (scoring, laying, points) in steps {
        play.play(scoring);
        assert_eq!(play.points()[0], points);
        play.play(laying);
    }
}

#[test]
fn g7_ships_move_up_and_a_new_one_costs_four() {
    let things =
        "0 hut black f8; 0 worker black e8; road 5.8-5.9; ship 2 black; ship 2 white; ship 2 black; buyer 35";
    let mut play = from("seats=4", things);
    play.play("seat0 move 1; seat0 sack r4c1; seat1 decline; seat2 decline; seat3 decline; seat0 lay beige");
    assert_eq!((play.points()[0], play.ships(2)), (3, vec![Coffee::White, Coffee::Black]));
    play.play("seat1 move 1; seat1 build; seat1 take r8c2; seat1 ship 2");
    assert_eq!(play.money(1), 15 - 4);
}

#[test]
fn g7_the_thirteenth_sack_lies_on_48_and_ends_the_game_of_a_leader_at_46() {
    let mut play = from("seats=4", &format!("{WHITE}; track 12; points 0 46"));
    play.play("seat0 move 2; seat0 sack r3c7");
    let field = "r3c7".parse().expect("a field");
    assert_eq!(play.last(), OpenEvent::SackTaken { seat: seat(0), field, coffee: Coffee::White, space: 48 });
    play.play("seat1 decline; seat2 decline; seat3 decline");
    assert_eq!((play.points()[0], play.last()), (49, OpenEvent::Ended(End::MarkerAfterPoints)));
}

#[test]
fn g7_the_pieces_and_six_sacks_fill_the_market() {
    assert_eq!(45 + 15 + 15 + 6, MARKET_FIELDS);
}
