//! G2: a turn.

use guatemala::{Frame, Line, OpenEvent};
use table::{Awaits, Game};

use super::support::{Play, from, seat};

#[test]
fn g2_1_the_buyer_goes_one_to_three_spaces() {
    for steps in 1..=3 {
        let mut play = from("seats=2", "buyer 4");
        play.play(&format!("seat0 move {steps}"));
        assert_eq!((play.state.open().buyer(), play.money(0)), (Some(4 + steps), 15));
    }
}

#[test]
fn g2_1_the_ring_has_36_spaces() {
    let mut play = from("seats=2", "buyer 34");
    play.play("seat0 move 3");
    assert_eq!(play.state.open().buyer(), Some(1));
}

#[test]
fn g2_1_a_fourth_step_costs_two() {
    let mut play = from("seats=2", "buyer 4; money 0 2");
    play.play("seat0 move 4");
    assert_eq!((play.state.open().buyer(), play.money(0)), (Some(8), 0));
    assert_eq!(play.last(), OpenEvent::BuyerStands { seat: seat(0), space: 8, paid: 2 });
}

#[test]
fn g2_1_not_without_the_money_and_never_further() {
    let play = from("seats=2", "buyer 4; money 0 1");
    assert_eq!(play.refused("seat0 move 4"), "the fourth step costs 2, the seat has 1 (G2.1)");
    assert_eq!(play.refused("seat0 move 5"), "the buyer goes 1 to 4 spaces, not 5 (G2.1)");
    assert_eq!(play.refused("seat0 move 0"), "the buyer goes 1 to 4 spaces, not 0 (G2.1)");
    assert_eq!(play.refused("seat1 move 1"), "seat0 is to act (G2.1)");
    assert_eq!(play.legal(), ["seat0 move 1", "seat0 move 2", "seat0 move 3"]);
}

#[test]
fn g2_1_the_buyer_moves_once_a_turn() {
    let mut play = from("seats=2", "");
    play.play("seat0 move 1");
    assert!(play.refused("seat0 move 1").ends_with("(G2.2)"));
}

#[test]
fn g2_2_a_ring_space_names_a_line() {
    let layout = Play::new("seats=2").state.open().layout().clone();
    let lines = [(0, "c1"), (8, "c9"), (9, "r1"), (17, "r9"), (18, "c9"), (26, "c1"), (27, "r9"), (35, "r1")];
    for (space, line) in lines {
        assert_eq!(layout.line(space).to_string(), line);
        assert_eq!(layout.line(space).fields().len(), 9);
    }
    assert_eq!(Line::Row(2).fields()[8].to_string(), "r2c9");
    assert_eq!(Line::Column(2).fields()[8].to_string(), "r9c2");
}

#[test]
fn g2_2_build_take_a_sack_or_do_nothing() {
    let mut play = from("seats=2", "buyer 2");
    play.play("seat0 move 1");
    assert_eq!(play.legal(), ["seat0 build", "seat0 sack r1c4", "seat0 nothing"]);
    assert_eq!(play.refused("seat0 sack r9c6"), "r9c6 is not in the buyer's line c4 (G2.2)");
    play.play("seat0 nothing");
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(1)));
    assert_eq!(play.state.open().frame(), Frame::Move);
    assert_eq!((play.state.open().turns(), play.state.open().round()), (1, 1));
    play.play("seat1 move 1; seat1 nothing");
    assert_eq!((play.state.open().turns(), play.state.open().round()), (2, 2));
}

#[test]
fn g2_2_only_one_of_the_three() {
    let mut play = from("seats=2", "buyer 2");
    play.play("seat0 move 1; seat0 build");
    assert!(play.refused("seat0 sack r1c4").ends_with("(G3.1)"));
    assert!(play.refused("seat0 nothing").ends_with("(G3.1)"));
    assert_eq!(play.refused("seat0 take r1c1"), "r1c1 is not in the buyer's line c4 (G2.2)");
    let mut play = from("seats=2", "buyer 2");
    play.play("seat0 move 1; seat0 sack r1c4; seat1 decline; seat0 lay black");
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(1)));
}
