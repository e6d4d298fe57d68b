//! C10: the worked examples of the rule books, played from positions.

use cafe::rules::{C3_1, C3_2, C4_6};
use cafe::{Event, Reason, SeatPosition, Stage};
use table::Game;

use super::support::{Described, Table, area, beans, pos, seat, solo};

#[test]
fn c10_1_one_action_produces_one_yellow_one_red_and_two_brown() {
    let mut table = Table::acting(area(&["Y R N / u . N"]));
    let events = table.play("seat0 produce 0,0");
    let produced =
        Event::Produced { seat: seat(0), at: pos("0,0"), beans: beans("1 yellow, 1 red, 2 brown") };
    assert_eq!(events, [produced]);
    assert_eq!(table.points(0), 0);
}

#[test]
fn c10_2_two_brown_dry_on_one_square_with_one_action() {
    let mut table = Table::acting(area(&["N N . / u . b"]).on("0,0", "1 brown").on("1,0", "1 brown"));
    table.play("seat0 dry 2,1 brown");
    assert_eq!((table.beans(0, "2,1"), table.points(0)), (beans("2 brown"), 0));
}

#[test]
fn c10_2_two_brown_and_a_yellow_dry_on_two_squares_that_touch_with_one_action() {
    let seat0 = area(&["N N Y / u b b"]).on("0,0", "1 brown").on("1,0", "1 brown").on("2,0", "1 yellow");
    let mut table = Table::acting(seat0);
    table.play("seat0 dry 1,1 brown; seat0 dry 2,1 yellow");
    assert_eq!((table.beans(0, "1,1"), table.beans(0, "2,1")), (beans("2 brown"), beans("1 yellow")));
    assert_eq!((table.points(0), table.company(0).stage), (0, Stage::Act));
}

#[test]
fn c10_3_three_brown_from_several_squares_roast_on_one_with_one_action() {
    let seat0 = area(&["b . b / u c ."]).on("0,0", "1 brown").on("2,0", "2 brown");
    let mut table = Table::acting(seat0);
    table.play("seat0 roast 1,1 brown");
    assert_eq!((table.beans(0, "1,1"), table.points(0)), (beans("3 brown"), 0));
}

/// Dried: 2 yellow at 0,0, 3 green at 1,0, 1 red at 1,1. Roasting squares touch at 4,0 5,0; a third is at 3,1. A
/// café at 6,1 asks for a yellow and a red bean. Three cups.
fn roastery() -> SeatPosition {
    area(&["b b . / u b .", "u . . / . c . @ 2,0", "c c u / . . D wants YR for 2 @ 4,0"])
        .on("0,0", "2 yellow")
        .on("1,0", "3 green")
        .on("1,1", "1 red")
        .stores("1 red, 1 yellow, 2 brown")
}

#[test]
fn c10_4_a_group_roasts_yellow_and_green_and_the_red_costs_another_action() {
    let mut table = Table::acting(roastery());
    table.play("seat0 roast 4,0 yellow");
    table.refuses("seat0 roast 3,1 red", Reason::OtherGroup(pos("3,1")), C4_6);
    table.play("seat0 roast 5,0 green");
    assert_eq!((table.points(0), table.company(0).stage), (2, Stage::Act), "one action so far");
    table.play("seat0 roast 3,1 red");
    assert_eq!(table.points(0), 1);
    let roasted = ["4,0", "5,0", "3,1"].map(|at| table.beans(0, at));
    assert_eq!(roasted, [beans("2 yellow"), beans("3 green"), beans("1 red")]);
}

#[test]
fn c10_5_one_delivery_serves_the_cafe_and_the_warehouse() {
    let mut table = Table::acting(roastery());
    table.play("seat0 roast 4,0 yellow; seat0 roast 5,0 green; seat0 roast 3,1 red");
    table.play("seat0 deliver 4,0; seat0 deliver 5,0; seat0 deliver 3,1");
    table.play("seat0 send red to 6,1; seat0 send yellow to 6,1");
    assert_eq!(table.beans(0, "6,1"), beans("1 red, 1 yellow"));
    assert_eq!(table.warehouse(0), beans("1 red, 2 yellow, 2 brown, 3 green"));
    assert_eq!(table.points(0), 0);
}

/// Three complete cafés of 4, 3 and 2 points, and one of two squares that has 2 of its 3 beans.
fn four_cafes() -> SeatPosition {
    let cards = [
        "u . . / . . .",
        ". D . / . . . wants YR for 4 @ 2,0",
        ". D . / . . . wants NG for 3 @ 4,0",
        ". D . / . . . wants YY for 2 @ 6,0",
        ". D D / . . . wants NGR for 6 @ 8,0",
    ];
    area(&cards)
        .on("3,0", "1 yellow, 1 red")
        .on("5,0", "1 brown, 1 green")
        .on("7,0", "2 yellow")
        .on("9,0", "1 brown, 1 red")
}

#[test]
fn c10_6_nine_for_cafes_and_fourteen_for_the_warehouse() {
    let mut table = Table::acting(four_cafes().stores("4 yellow, 6 brown, 7 green, 9 red"));
    let score = table.company(0).score();
    assert_eq!((score.cafes, score.pastries, score.warehouse), (9, 0, 14));
    table.play("seat0 end");
    assert_eq!(table.state.scores(), Some(vec![23]));
}

#[test]
fn c10_6_of_two_equal_second_colours_one_scores() {
    let mut table = Table::at(&solo(four_cafes().stores("6 brown, 6 green, 11 red")));
    table.play("seat0 end");
    assert_eq!(table.state.scores(), Some(vec![15]));
}

#[test]
fn c10_7_placements_that_cover_two_three_four_and_three_squares() {
    let mut table = Table::new("seats=1");
    table.show("14 02 20");
    table.play("seat0 take 14 pay yellow; seat0 place 2,0 turn 0; seat0 end");
    for (cards, place, covers) in
        [("08 01 04", "4,0", 2), ("06 05 09", "2,-1", 3), ("10 11 16", "5,0", 4), ("12 17 18", "4,1", 3)]
    {
        table.show(cards);
        table.play(&format!("seat0 take {}", &cards[..2]));
        if covers == 3 && place == "4,1" {
            table.refuses("seat0 place 7,1 turn 0", Reason::Covers { covers: 1 }, C3_1);
            table.refuses("seat0 place 3,-1 turn 0", Reason::Covers { covers: 5 }, C3_1);
            table.refuses("seat0 place 1,0 turn 0", Reason::Covers { covers: 6 }, C3_1);
            // Both visible cups, at 0,1 and 2,1.
            table.refuses("seat0 place 0,1 turn 0", Reason::HidesLastCup, C3_2);
        }
        let events = table.play(&format!("seat0 place {place} turn 0"));
        let Event::Placed { covered, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!(covered, covers, "cards {cards}");
        table.play("seat0 end");
    }
    assert_eq!(table.state.round(), 6);
}
