//! G4: plantations, roads and harbours.

use guatemala::{Coffee, Content, Emptied, Frame, Piece};

use super::support::{from, harbour, seat};

/// The line c2 has brown workers on r1c2 and r4c2, a brown hut on r7c2, ships on r8c2 and r9c2.
const TO_C2: &str = "seat0 move 1; seat0 build";

#[test]
fn g4_1_a_group_has_one_hut() {
    let mut play = from("seats=4", "0 hut brown c6; 0 worker brown c5");
    // The first brown hut of the market was taken for the position: another lies on r7c2.
    play.play(TO_C2);
    assert_eq!(play.refused("seat0 take r7c2"), "the brown group has its hut (G4.1)");
    let mut play = from("seats=4", "0 worker brown c5");
    play.play(TO_C2).play("seat0 take r7c2; seat0 hut c6");
    assert_eq!(play.state.open().group(seat(0), Coffee::Brown).count(), 2);
}

#[test]
fn g4_1_no_second_hut_in_a_later_turn() {
    let mut play = from("seats=4", "0 worker brown c5");
    play.play(TO_C2).play("seat0 take r7c2; seat0 hut c6; seat0 done");
    play.play("seat1 move 3; seat1 nothing; seat2 move 3; seat2 nothing; seat3 move 3; seat3 nothing");
    // The line r4 has the next brown hut on r4c4.
    play.play("seat0 move 2; seat0 build");
    assert_eq!(play.refused("seat0 take r4c4"), "the brown group has its hut (G4.1)");
}

#[test]
fn g4_1_a_hut_in_hand_does_not_join_a_group_that_has_one() {
    // Such a hut cannot come into the hand by play, so the position is one step before and the hut is imagined.
    let mut position = super::support::position("seats=4", "0 hut brown c6; 0 worker brown c5");
    position.buyer = Some(1);
    position.frame = Frame::Place {
        piece: Piece::Hut(Coffee::Brown),
        emptied: Emptied::new(&["r7c2".parse().expect("a field")]).expect("one field"),
    };
    position.market[6 * 9 + 1] = Content::Empty;
    let error = guatemala::Guatemala::from_position(&position).expect_err("no place for a second hut");
    assert_eq!(error.to_string(), "the open question cannot arise here");
}

#[test]
fn g4_1_the_claim_marks_whose_group_it_is() {
    let mut play = from("seats=4", "");
    assert!(!play.state.open().has_claimed(seat(0), Coffee::Brown));
    play.play(TO_C2).play("seat0 take r1c2; seat0 worker a1; seat0 done");
    assert!(play.state.open().has_claimed(seat(0), Coffee::Brown));
    assert_eq!(
        play.state.open().on_field("a1".parse().expect("a field")),
        Some((seat(0), Piece::Worker(Coffee::Brown)))
    );
}

#[test]
fn g4_2_huts_on_sites_workers_elsewhere_one_piece_a_field() {
    let mut play = from("seats=4", "1 worker black c5; 1 hut white d2");
    play.play(TO_C2).play("seat0 take r1c2");
    assert_eq!(play.refused("seat0 worker c6"), "c6 is a hut site, no place for a worker (G4.2)");
    assert_eq!(play.refused("seat0 worker c5"), "c5 is taken (G4.2)");
    assert_eq!(play.refused("seat0 worker m1"), "the board has no field m1 (G4.2)");
    play.play("seat0 worker c4; seat0 done");
    let mut play = from("seats=4", "1 worker black c5; 1 hut white d2");
    play.play(TO_C2).play("seat0 take r7c2");
    assert_eq!(play.refused("seat0 hut c5"), "c5 is no hut site (G4.2)");
    assert_eq!(play.refused("seat0 hut d2"), "d2 is taken (G4.2)");
    assert_eq!(play.refused("seat0 hut a10"), "the board has no field a10 (G4.2)");
    play.play("seat0 hut c6");
}

#[test]
fn g4_3_the_first_piece_goes_anywhere() {
    let mut play = from("seats=4", "");
    play.play(TO_C2).play("seat0 take r1c2");
    // All 108 fields but the 16 sites.
    assert_eq!(play.legal().len(), 92);
    let mut play = from("seats=4", "");
    play.play(TO_C2).play("seat0 take r7c2");
    assert_eq!(play.legal().len(), 16);
}

#[test]
fn g4_3_later_workers_touch_the_hut_or_a_worker() {
    let mut play = from("seats=4", "0 hut brown c6; 0 worker brown c5");
    play.play("seat0 move 1; seat0 build; seat0 take r4c2");
    // Around the hut c6: b6, d6, c7; around the worker c5: b5, d5, c4. Not over a corner.
    assert_eq!(
        play.legal(),
        ["c4", "b5", "d5", "b6", "d6", "c7"].map(|field| format!("seat0 worker {field}"))
    );
    assert_eq!(play.refused("seat0 worker b4"), "b4 does not touch the brown group (G4.3)");
}

#[test]
fn g4_3_groups_do_not_reach_round_the_edge_of_the_board() {
    let mut play = from("seats=4", "0 worker brown l3");
    play.play("seat0 move 1; seat0 build; seat0 take r4c2");
    // l2 is a site; a4 would be next in reading order.
    assert_eq!(play.legal(), ["seat0 worker k3", "seat0 worker l4"]);
}

#[test]
fn g4_3_a_later_hut_touches_a_worker() {
    let mut play = from("seats=4", "0 worker brown c5");
    play.play(TO_C2).play("seat0 take r7c2");
    assert_eq!(play.legal(), ["seat0 hut c6"]);
    assert_eq!(play.refused("seat0 hut a4"), "a4 does not touch a worker of the brown group (G4.3)");
}

#[test]
fn g4_4_groups_of_one_coffee_of_different_seats_never_touch() {
    let mut play = from("seats=4", "1 worker brown c5; 1 worker black f5");
    play.play("seat0 move 1; seat0 build; seat0 take r4c2");
    for field in ["c4", "b5", "d5"] {
        assert_eq!(
            play.refused(&format!("seat0 worker {field}")),
            format!("{field} touches the brown group of seat1 (G4.4)")
        );
    }
    // Over a corner is fine, and so is another coffee.
    assert!(play.legal().contains(&"seat0 worker b4".to_string()));
    play.play("seat0 worker f4; seat0 take r7c2");
    assert_eq!(play.refused("seat0 hut c6"), "c6 does not touch a worker of the brown group (G4.3)");
    let mut play = from("seats=4", "1 worker brown c5");
    play.play(TO_C2).play("seat0 take r7c2");
    assert_eq!(play.refused("seat0 hut c6"), "c6 touches the brown group of seat1 (G4.4)");
}

#[test]
fn g4_5_roads_lie_on_printed_segments_in_any_place_one_on_each() {
    let mut play = from("seats=4", "0 worker brown a1; road 5.8-5.9");
    play.play("seat0 move 1; seat0 build; seat0 take r1c2");
    assert_eq!(play.legal().len(), 51);
    assert_eq!(play.refused("seat0 road 5.8-5.9"), "a road lies on 5.8-5.9 (G4.5)");
    assert_eq!(play.refused("seat0 road 0.0-1.0"), "the board has no segment 0.0-1.0 (G4.5)");
    play.play("seat0 road 11.2-11.3");
    assert!(play.state.open().has_road("11.2-11.3".parse().expect("a segment")));
}

#[test]
fn g4_5_with_two_seats_roads_lie_on_any_edge() {
    let mut play = from("seats=2", "0 worker brown a1");
    play.play("seat0 move 1; seat0 build; seat0 take r1c2");
    assert_eq!(play.legal().len(), 162);
    assert_eq!(play.refused("seat0 road 12.6-13.6"), "the board has no segment 12.6-13.6 (G4.5)");
    play.play("seat0 road 0.0-0.1");
}

#[test]
fn g4_5_roads_neither_join_nor_separate_fields() {
    // A road between b2 and b3 does not keep a worker from touching.
    let mut play = from("seats=2", "0 worker brown b2; road 1.2-2.2");
    play.play("seat0 move 1; seat0 build; seat0 take r4c2; seat0 worker b3");
    assert_eq!(play.state.open().group(seat(0), Coffee::Brown).count(), 2);
}

#[test]
fn g4_6_a_ship_goes_to_the_cheapest_free_berth_of_any_open_harbour() {
    let mut play = from("seats=4", "ship 2 black; ship 2 white; ship 2 beige");
    play.play(TO_C2).play("seat0 take r8c2");
    assert_eq!(play.legal(), ["seat0 ship 1", "seat0 ship 3", "seat0 ship 4"]);
    assert_eq!(play.refused("seat0 ship 2"), "harbour 2 is full (G4.6)");
    assert_eq!(play.refused("seat0 ship 5"), "the board has no harbour 5 (G4.6)");
    play.play("seat0 ship 3; seat0 take r9c2; seat0 ship 3");
    assert_eq!(play.ships(3), [Coffee::Russet, Coffee::Brown]);
}

#[test]
fn g4_7_a_hut_is_connected_by_roads_without_a_gap() {
    let white = Coffee::White;
    let connected = |things: &str| -> Vec<usize> {
        let play = from("seats=4", things);
        play.state.open().connected(seat(0), white).map(|harbour| harbour.number()).collect()
    };
    // d2 has its way in at corner 4.2, eight segments from the dock of harbour 2.
    let road = "road 4.2-4.3; road 4.3-4.4; road 4.4-4.5; road 4.5-4.6; road 4.6-4.7; road 4.7-4.8; road 4.8-5.8; road 5.8-5.9";
    assert_eq!(connected(&format!("0 hut white d2; {road}")), [2]);
    assert_eq!(connected(&format!("0 hut white d2; {}", road.replace("road 4.5-4.6; ", ""))), [0usize; 0]);
    assert_eq!(connected(road), [0usize; 0]);
}

#[test]
fn g4_7_any_corner_counts_and_a_hut_may_reach_several_harbours() {
    // e5 on the two-seat side: corners 4.4, 5.4, 4.5, 5.5. Docks at 3.6 and 5.6.
    let play = from("seats=2", "0 hut white e5; road 5.5-5.6; road 3.5-3.6; road 3.5-4.5");
    let harbours: Vec<_> = play.state.open().connected(seat(0), Coffee::White).collect();
    assert_eq!(harbours, [harbour(2), harbour(3)]);
}

#[test]
fn g4_7_who_laid_the_roads_does_not_matter() {
    let mut play =
        from("seats=4", "0 hut white f8; 0 worker white e8; ship 2 white; 1 worker brown a1; active 1");
    play.play("seat1 move 1; seat1 build; seat1 take r1c2; seat1 road 5.8-5.9; seat1 done");
    assert_eq!(play.state.open().scoring(Coffee::White).yields[0].points(), 2);
}
