//! G3: building.

use guatemala::{Coffee, Content, Frame, OpenEvent, Piece};
use table::{Awaits, Game};

use super::support::{from, seat};

#[test]
fn g3_1_one_to_three_pieces_each_placed_and_paid_at_once() {
    let mut play = from("seats=4", "");
    play.play("seat0 move 1; seat0 build");
    assert_eq!(play.refused("seat0 done"), "building means taking at least one piece (G3.1)");
    play.play("seat0 take r1c2");
    assert_eq!(play.refused("seat0 take r4c2"), "the question is where the piece in hand goes (G3.1)");
    assert_eq!(play.refused("seat0 hut d2"), "the piece in hand is a worker brown (G3.1)");
    play.play("seat0 worker a1");
    assert_eq!(play.money(0), 14);
    play.play("seat0 take r4c2; seat0 worker a2; seat0 take r8c2; seat0 ship 1");
    // After the third piece building is over.
    assert_eq!((play.money(0), play.state.awaits()), (11, Awaits::Seat(seat(1))));
}

#[test]
fn g3_1_one_piece_is_enough() {
    let mut play = from("seats=4", "");
    play.play("seat0 move 1; seat0 build; seat0 take r1c2; seat0 worker a1; seat0 done");
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(1)));
}

#[test]
fn g3_1_what_cannot_be_placed_and_paid_is_not_taken() {
    // With 1 centavo: a worker in the grey zone, but no hut and no ship.
    let mut play = from("seats=4", "money 0 1");
    play.play("seat0 move 1; seat0 build");
    assert_eq!(play.refused("seat0 take r7c2"), "the hut brown cannot be placed and paid (G3.1)");
    assert_eq!(play.refused("seat0 take r8c2"), "the ship russet cannot be placed and paid (G3.1)");
    play.play("seat0 take r1c2");
    assert!(play.legal().iter().all(|step| step.ends_with('1') || step.ends_with('2')), "{:?}", play.legal());
    play.play("seat0 worker a1");
    assert_eq!(play.legal(), ["seat0 done"]);
}

#[test]
fn g3_1_nobody_builds_without_a_piece_to_pay() {
    let mut play = from("seats=4", "money 0 0");
    play.play("seat0 move 1");
    assert_eq!(play.refused("seat0 build"), "no piece of the line c2 can be placed and paid (G3.1)");
    assert_eq!(play.legal(), ["seat0 nothing"]);
}

#[test]
fn g3_1_sacks_and_empty_fields_are_no_pieces() {
    let mut play = from("seats=4", "buyer 2");
    play.play("seat0 move 1; seat0 build");
    assert_eq!(play.refused("seat0 take r1c4"), "no piece lies on r1c4 (G3.1)");
    play.play("seat0 take r3c4; seat0 worker a1");
    assert_eq!(play.refused("seat0 take r3c4"), "no piece lies on r3c4 (G3.1)");
}

#[test]
fn g3_2_workers_cost_by_zone() {
    let mut play = from("seats=4", "");
    for (field, price) in [("a2", 1), ("a3", 2), ("a7", 3)] {
        let mut copy = from("seats=4", "");
        copy.play(&format!("seat0 move 1; seat0 build; seat0 take r1c2; seat0 worker {field}"));
        assert_eq!(copy.money(0), 15 - price);
    }
    play.play("seat0 move 1");
    let mut play = from("seats=4", "money 0 2");
    play.play("seat0 move 1; seat0 build; seat0 take r1c2");
    assert_eq!(play.refused("seat0 worker a7"), "it costs 3, the seat has 2 (G3.2)");
}

#[test]
fn g3_2_huts_cost_by_zone() {
    for (site, price) in [("c1", 2), ("a4", 4), ("a8", 6)] {
        let mut play = from("seats=4", "");
        play.play(&format!("seat0 move 1; seat0 build; seat0 take r7c2; seat0 hut {site}"));
        assert_eq!(play.money(0), 15 - price);
    }
    let mut play = from("seats=4", "money 0 5");
    play.play("seat0 move 1; seat0 build; seat0 take r7c2");
    assert_eq!(play.refused("seat0 hut a8"), "it costs 6, the seat has 5 (G3.2)");
}

#[test]
fn g3_2_with_two_seats_the_price_stands_on_the_site() {
    for (site, price) in [("b5", 7), ("d4", 6), ("a3", 5), ("c2", 4), ("e1", 3)] {
        let mut play = from("seats=2", "");
        play.play(&format!("seat0 move 1; seat0 build; seat0 take r7c2; seat0 hut {site}"));
        assert_eq!(play.money(0), 15 - price);
    }
    let mut play = from("seats=2", "money 0 6");
    play.play("seat0 move 1; seat0 build; seat0 take r7c2");
    assert_eq!(play.refused("seat0 hut b5"), "it costs 7, the seat has 6 (G3.2)");
}

#[test]
fn g3_2_ships_cost_2_then_3_then_4_and_roads_nothing() {
    let mut play = from("seats=4", "buyer 0; money 0 30; money 1 30");
    play.play("seat0 move 1; seat0 build; seat0 take r8c2; seat0 ship 1");
    assert_eq!(play.money(0), 28);
    play.play("seat0 take r9c2; seat0 ship 1");
    assert_eq!(play.money(0), 25);
    play.play("seat0 done; seat1 move 1; seat1 build; seat1 take r1c3; seat1 ship 1");
    assert_eq!(play.money(1), 26);
    let mut play = from("seats=4", "ship 1 black; ship 1 white; money 0 3");
    play.play("seat0 move 1; seat0 build; seat0 take r8c2");
    assert_eq!(play.refused("seat0 ship 1"), "it costs 4, the seat has 3 (G3.2)");
    let mut play = from("seats=4", "money 0 0; 0 worker brown a1");
    // The field of the planted worker holds a road now.
    play.play("seat0 move 1; seat0 build; seat0 take r1c2; seat0 road 1.4-1.5");
    assert_eq!(play.money(0), 0);
}

#[test]
fn g3_3_emptied_fields_are_filled_with_roads() {
    let mut play = from("seats=4", "");
    play.play("seat0 move 1; seat0 build; seat0 take r1c2; seat0 worker a1");
    let at = |play: &super::support::Play, field: &str| {
        play.state.open().on_market(field.parse().expect("a field"))
    };
    // Not before the end of building: what is laid out now cannot be taken in this turn.
    assert_eq!(at(&play, "r1c2"), Content::Empty);
    assert_eq!(play.refused("seat0 take r1c2"), "no piece lies on r1c2 (G3.1)");
    play.play("seat0 take r4c2; seat0 worker a2; seat0 done");
    assert_eq!(at(&play, "r1c2"), Content::Piece(Piece::Road));
    assert_eq!(at(&play, "r4c2"), Content::Piece(Piece::Road));
    assert_eq!(play.state.open().road_supply(), 48);
    assert!(play.happened(OpenEvent::RoadLaidOut("r4c2".parse().expect("a field"))));
}

#[test]
fn g3_3_a_taken_road_is_replaced_and_never_returns() {
    let mut play = from("seats=4", "0 worker brown a1");
    play.play("seat0 move 1; seat0 build; seat0 take r1c2; seat0 road 1.4-1.5; seat0 done");
    assert_eq!(play.state.open().on_market("r1c2".parse().expect("a field")), Content::Piece(Piece::Road));
    assert_eq!(play.state.open().road_supply(), 48);
}

#[test]
fn g3_3_without_supply_fields_stay_empty_in_the_order_of_taking() {
    // 49 roads lie on segments (all but three of the board's), one is left in the supply.
    let layout = super::support::Play::new("seats=4").state.open().layout().clone();
    let mut position = super::support::position("seats=4", "");
    for (segment, _) in layout.segments().take(49) {
        position.pave(segment);
    }
    let mut play = super::support::Play::at(&position);
    assert_eq!(play.state.open().road_supply(), 1);
    play.play("seat0 move 1; seat0 build; seat0 take r4c2; seat0 worker a1; seat0 take r1c2; seat0 worker a2; seat0 done");
    let at = |field: &str| play.state.open().on_market(field.parse().expect("a field"));
    assert_eq!((at("r4c2"), at("r1c2")), (Content::Piece(Piece::Road), Content::Empty));
    assert_eq!(play.state.open().road_supply(), 0);
}

#[test]
fn g3_3_sack_fields_are_never_filled_with_roads() {
    let mut play = from("seats=2", "buyer 2");
    play.play("seat0 move 1; seat0 sack r1c4; seat1 decline");
    assert_eq!(play.state.open().on_market("r1c4".parse().expect("a field")), Content::Empty);
    assert_eq!(play.state.open().frame(), Frame::Lay { field: "r1c4".parse().expect("a field") });
    play.play("seat0 lay beige");
    assert_eq!(play.state.open().on_market("r1c4".parse().expect("a field")), Content::Sack(Coffee::Beige));
}
