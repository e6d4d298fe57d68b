//! C7: the Espresso cards.

use cafe::rules::{C2_5, C4_2, C4_4, C4_7, C7_2, C7_3};
use cafe::{Cafe, Colour, Event, Frame, Question, Reason, SeatPosition, Stage};
use table::{Awaits, Game};

use super::support::{Described, Table, area, beans, cards, drafting, last_round, pos, seat, seats, waiting};

/// One seat alone in its last round, with the Espresso cards in.
fn acting(seat: SeatPosition) -> Table {
    Table::at(&last_round("espresso=true", vec![seat]))
}

#[test]
fn c7_1_one_more_card_is_on_display() {
    let mut table = Table::new("seats=1 espresso=true");
    table.show("01 02 09 04");
    assert_eq!((table.awaits(), table.state.display()), (Awaits::Seat(seat(0)), cards("01 02 04 09")));
    assert!(Table::new("seats=1").offers("chance show 01"));
    assert!(!Table::new("seats=1").offers("chance show E1"));
}

#[test]
fn c7_1_all_four_must_have_a_cup_before_one_is_discarded() {
    let at = |display| {
        let phase = Frame::Draft { seat: seat(0) };
        Table::at(&drafting("espresso=true", phase, display, vec![waiting(&["S1"])]))
    };
    assert_eq!(at("01 02 09 E1").actions(0), ["discard 01", "discard 02", "discard 09", "discard E1"]);
    let one_free = at("01 02 09 E2");
    assert_eq!(one_free.actions(0), ["take E2"]);
    one_free.refuses("seat0 discard 01", Reason::MayNotDecline, C2_5);
}

/// A roasting square at 1,0, Espresso squares at 3,0 and 3,1, two cups.
fn with_espresso() -> SeatPosition {
    area(&["u c . / u . .", ". e . / . e . @ 2,0"])
}

#[test]
fn c7_2_a_delivery_may_put_one_bean_on_an_espresso_square() {
    let mut table = acting(with_espresso().on("1,0", "3 red"));
    table.play("seat0 deliver 1,0; seat0 send red to 3,0");
    table.refuses("seat0 send red to 3,0", Reason::Occupied(pos("3,0")), C7_2);
    assert_eq!(table.actions(0), ["send red to 3,1", "store"]);
    table.play("seat0 store");
    assert_eq!((table.beans(0, "3,0"), table.warehouse(0)), (beans("1 red"), beans("2 red")));
}

#[test]
fn c7_2_it_takes_any_colour_but_only_roasted_beans() {
    for colour in Colour::ALL {
        let mut table = acting(with_espresso().on("1,0", &format!("1 {colour}")));
        table.play(&format!("seat0 deliver 1,0; seat0 send {colour} to 3,1"));
        assert_eq!(table.beans(0, "3,1"), beans(&format!("1 {colour}")));
    }
    let mut stocked = acting(with_espresso().on("1,0", "1 red").stores("5 green"));
    stocked.play("seat0 deliver 1,0");
    stocked.refuses("seat0 send green to 3,0", Reason::NotLifted(Colour::Green), C4_7);
}

#[test]
fn c7_2_after_the_last_round_its_bean_becomes_one_of_any_colour() {
    let mut table = acting(with_espresso().on("3,0", "1 red").on("3,1", "1 red"));
    table.refuses("seat0 exchange green", Reason::NotAsked(Question::Act), C4_2);
    assert_eq!(table.supply(), [35, 35, 35, 33]);
    table.play("seat0 end");
    assert_eq!((table.state.frame(), table.company(0).stage), (Frame::Exchange, Stage::Exchange));
    table.refuses("seat0 end", Reason::NotAsked(Question::Exchange), C7_2);
    assert_eq!(table.actions(0), ["exchange yellow", "exchange brown", "exchange green", "exchange red"]);
    let events = table.play("seat0 exchange green");
    assert_eq!(events, [Event::Exchanged { seat: seat(0), colour: Colour::Green }]);
    assert_eq!(table.awaits(), Awaits::Seat(seat(0)), "one bean after another");
    table.play("seat0 exchange red");
    assert_eq!((table.warehouse(0), table.supply()), (beans("1 green, 1 red"), [35, 35, 34, 34]));
    assert_eq!(table.state.frame(), Frame::Over);
}

#[test]
fn c7_2_all_seats_exchange_at_the_same_time() {
    let two = vec![with_espresso().on("3,0", "1 red"), with_espresso().on("3,1", "1 red"), area(&["S3"])];
    let mut table = Table::at(&last_round("espresso=true", two));
    table.play("seat0 end; seat1 end; seat2 end");
    assert_eq!(table.awaits(), Awaits::Seats(seats(&[0, 1])));
    table.play("seat1 exchange yellow; seat0 exchange brown");
    assert_eq!((table.warehouse(0), table.warehouse(1)), (beans("1 brown"), beans("1 yellow")));
    assert!(table.state.scores().is_some());
}

#[test]
fn c7_2_a_covered_espresso_bean_is_lost() {
    let mut table = acting(with_espresso().on("3,0", "1 red").to_place("08"));
    table.play("seat0 place 3,0 turn 0");
    assert_eq!((table.supply(), table.warehouse(0)), ([35; 4], beans("")));
    table.play("seat0 end");
    assert_eq!(table.state.frame(), Frame::Over);
}

#[test]
fn c7_3_a_batch_grows_a_bean_of_any_colour() {
    let mut table = acting(area(&["? Y . / u . ."]));
    let events = table.play("seat0 produce 0,0");
    assert_eq!(events, [Event::Produced { seat: seat(0), at: pos("0,0"), beans: beans("1 yellow") }]);
    assert_eq!(table.actions(0), ["grow yellow", "grow brown", "grow green", "grow red"]);
    table.refuses("seat0 end", Reason::NotAsked(Question::Grow), C7_3);
    table.refuses("seat0 stop", Reason::NotAsked(Question::Grow), C7_3);
    let events = table.play("seat0 grow red");
    assert_eq!(events, [Event::Grew { seat: seat(0), at: pos("0,0"), colour: Colour::Red }]);
    assert_eq!((table.beans(0, "0,0"), table.points(0)), (beans("1 red"), 0));
    assert_eq!(table.supply(), [34, 35, 35, 34]);
}

#[test]
fn c7_3_batches_of_a_group_are_asked_in_reading_order() {
    let mut table = acting(area(&["Y ? . / u ? ."]));
    table.play("seat0 produce 0,0; seat0 grow green; seat0 grow brown");
    assert_eq!((table.beans(0, "1,0"), table.beans(0, "1,1")), (beans("1 green"), beans("1 brown")));
    assert_eq!(table.company(0).stage, Stage::Act);
}

#[test]
fn c7_3_the_colour_is_chosen_at_each_production() {
    let mut table = acting(area(&["? . . / u . .", "u . . / . . . @ 2,0"]));
    table.play("seat0 produce 0,0; seat0 grow red; seat0 clear 0,0; seat0 produce 0,0; seat0 grow green");
    assert_eq!(table.beans(0, "0,0"), beans("1 green"));
    let full = acting(area(&["? . . / u . ."]).on("0,0", "1 red"));
    full.refuses("seat0 produce 0,0", Reason::GroupFull, C4_4);
    full.refuses("seat0 grow red", Reason::NotAsked(Question::Act), C4_2);
}

/// The pastry points of one seat, its cafés all asking for one red bean and worth nothing.
fn pastries(cards: &[&str], served: &[&str]) -> i32 {
    let seat0 = served.iter().fold(area(cards), |seat, at| seat.on(at, "1 red"));
    let score = acting(seat0).company(0).score();
    assert_eq!(score.total(), score.pastries);
    score.pastries
}

#[test]
fn c7_4_a_pastry_beside_a_complete_cafe_adds_its_points() {
    let beside = ["S1", "p2 D . / . . . wants R for 0 @ 2,0"];
    assert_eq!(pastries(&beside, &["3,0"]), 2);
    assert_eq!(pastries(&beside, &[]), 0, "the café is not complete");
    // Cards do not matter, only that the squares touch.
    let near = ["S1", ". p1 . / . . . @ 2,0", "D . . / . . . wants R for 0 @ 4,0"];
    assert_eq!(pastries(&near, &["4,0"]), 1);
}

#[test]
fn c7_4_a_corner_or_a_distance_is_not_enough() {
    assert_eq!(pastries(&["S1", "p2 . . / . D . wants R for 0 @ 2,0"], &["3,1"]), 0);
    assert_eq!(pastries(&["S1", "p2 . D / . . . wants R for 0 @ 2,0"], &["4,0"]), 0);
}

#[test]
fn c7_4_either_half_of_a_large_cafe_may_touch_it() {
    assert_eq!(pastries(&["S1", ". D D / . . p2 wants R for 0 @ 2,0"], &["3,0"]), 2);
    assert_eq!(pastries(&["S1", ". D D / . p2 . wants R for 0 @ 2,0"], &["3,0"]), 2);
}

#[test]
fn c7_4_a_cafe_counts_one_pastry_the_better() {
    assert_eq!(pastries(&["S1", "p1 D p2 / . p1 . wants R for 0 @ 2,0"], &["3,0"]), 2);
}

#[test]
fn c7_4_a_pastry_counts_once() {
    let between = ["S1", ". D . / . . . wants R for 0 @ 2,0", "p2 D . / . . . wants R for 0 @ 4,0"];
    assert_eq!(pastries(&between, &["3,0", "5,0"]), 2);
}

#[test]
fn c7_4_pastries_go_where_they_count_most() {
    // In a row: p1, café, p2, café. The café in the middle would like the 2, but leaves it to its neighbour, which
    // has no other, and takes the 1.
    let row = ["S1", "p1 D . / . . . wants R for 0 @ 2,0", "p2 D . / . . . wants R for 0 @ 4,0"];
    assert_eq!(pastries(&row, &["3,0", "5,0"]), 3);
    // With the right-hand café unserved only one of them counts, the better.
    assert_eq!(pastries(&row, &["3,0"]), 2);
    // Three in a chain: each pastry moves on by one café.
    let chain = [
        "S1",
        "p1 D . / . . . wants R for 0 @ 2,0",
        "p2 D . / . . . wants R for 0 @ 4,0",
        "p3 D . / . . . wants R for 0 @ 6,0",
    ];
    assert_eq!(pastries(&chain, &["3,0", "5,0", "7,0"]), 6);
    assert_eq!(pastries(&chain, &["3,0", "5,0"]), 5);
}

#[test]
fn c7_5_a_surplus_field_produces_two() {
    let mut table = acting(area(&["RR Y . / u . b"]));
    let events = table.play("seat0 produce 0,0");
    assert_eq!(events, [Event::Produced { seat: seat(0), at: pos("0,0"), beans: beans("2 red, 1 yellow") }]);
    assert_eq!((table.beans(0, "0,0"), table.supply()), (beans("2 red"), [34, 35, 35, 33]));
}

#[test]
fn c7_5_an_occupied_surplus_field_produces_nothing() {
    let table = acting(area(&["RR . . / u . b"]).on("0,0", "2 red"));
    table.refuses("seat0 produce 0,0", Reason::GroupFull, C4_4);
    assert_eq!(table.after("seat0 dry 2,1 red").beans(0, "2,1"), beans("2 red"));
    // It never holds one alone.
    let one = last_round("espresso=true", vec![area(&["RR . . / u . b"]).on("0,0", "1 red")]);
    let error = Cafe::from_position(&one).expect_err("impossible");
    assert_eq!(error.message, "the surplus at 0,0 holds 1 red");
}
