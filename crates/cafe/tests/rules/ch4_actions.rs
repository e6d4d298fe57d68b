//! C4: the four actions, groups and what squares hold.

use cafe::rules::{C4_2, C4_3, C4_4, C4_5, C4_6, C4_7, C4_8, C4_9};
use cafe::{Colour, Event, Question, Reason, SeatPosition, Stage};

use super::support::{Described, Table, area, beans, last_round, pos, seat};

const BROWN: Colour = Colour::Brown;
const GREEN: Colour = Colour::Green;
const RED: Colour = Colour::Red;
const YELLOW: Colour = Colour::Yellow;

/// Fields on the start card; drying squares that touch at 4,0 5,0 5,1 and one apart at 2,1; a roasting square at
/// 7,0; three cups.
fn dryer() -> SeatPosition {
    area(&["Y N . / u N .", ". u . / b . . @ 2,0", "b b . / . b . @ 4,0", "u c . / . . . @ 6,0"])
        .on("0,0", "1 yellow")
        .on("1,0", "1 brown")
        .on("1,1", "1 brown")
}

#[test]
fn c4_3_groups_join_across_cards_and_mix_colours() {
    // The red field of the second card touches the start card's fields: one group of four colours.
    let mut table = Table::acting(area(&["S1", "R . . / . u . @ 2,0"]));
    let events = table.play("seat0 produce 0,0");
    assert_eq!(
        events,
        [Event::Produced {
            seat: seat(0),
            at: pos("0,0"),
            beans: beans("1 yellow, 1 brown, 1 green, 1 red")
        }]
    );
}

#[test]
fn c4_3_squares_that_touch_at_a_corner_only_are_apart() {
    let table = Table::acting(area(&["Y . . / u N ."]));
    assert_eq!(table.actions(0), ["produce 0,0", "produce 1,1", "end"]);
    assert_eq!(table.after("seat0 produce 0,0").beans(0, "1,1"), beans(""));
}

#[test]
fn c4_3_a_covered_square_no_longer_joins_a_group() {
    let joined = Table::acting(area(&["Y N G / u . ."]));
    assert_eq!(joined.actions(0), ["produce 0,0", "end"]);
    let parted = Table::acting(area(&["Y N G / u . .", ". . . / . G . @ 1,-1"]));
    assert_eq!(parted.actions(0), ["produce 0,0", "produce 2,0", "end"]);
}

#[test]
fn c4_3_a_group_is_named_by_its_first_square() {
    let table = Table::acting(area(&["S1"]));
    table.refuses("seat0 produce 1,0", Reason::NamedBy(pos("0,0")), C4_3);
    table.refuses("seat0 produce 1,1", Reason::NamedBy(pos("0,0")), C4_3);
}

#[test]
fn c4_4_every_empty_field_of_the_group_gets_a_bean_of_its_colour() {
    let mut table = Table::acting(area(&["Y N N / u R ."]));
    table.play("seat0 produce 0,0");
    for (at, bean) in [("0,0", "1 yellow"), ("1,0", "1 brown"), ("2,0", "1 brown"), ("1,1", "1 red")] {
        assert_eq!(table.beans(0, at), beans(bean), "{at}");
    }
    assert_eq!((table.points(0), table.supply()), (0, [34, 33, 35, 34]));
}

#[test]
fn c4_4_occupied_fields_are_skipped() {
    let mut table = Table::acting(area(&["Y N N / u R ."]).on("1,0", "1 brown").on("0,0", "1 yellow"));
    let events = table.play("seat0 produce 0,0");
    let produced = Event::Produced { seat: seat(0), at: pos("0,0"), beans: beans("1 brown, 1 red") };
    assert_eq!(events, [produced]);
    assert_eq!(table.beans(0, "1,0"), beans("1 brown"));
}

#[test]
fn c4_4_a_full_group_or_another_square_does_not_produce() {
    let full = area(&["Y N . / u . b"]).on("0,0", "1 yellow").on("1,0", "1 brown");
    let table = Table::acting(full);
    table.refuses("seat0 produce 0,0", Reason::GroupFull, C4_4);
    table.refuses("seat0 produce 2,1", Reason::NotOfKind { at: pos("2,1"), wanted: "a field" }, C4_4);
    table.refuses("seat0 produce 0,1", Reason::NotOfKind { at: pos("0,1"), wanted: "a field" }, C4_4);
    table.refuses("seat0 produce 7,7", Reason::NoSquare(pos("7,7")), C4_4);
}

#[test]
fn c4_5_all_beans_of_a_colour_go_to_one_drying_square() {
    let mut table = Table::acting(dryer());
    let events = table.play("seat0 dry 2,1 brown");
    assert_eq!(events, [Event::Dried { seat: seat(0), at: pos("2,1"), colour: BROWN, n: 2 }]);
    assert_eq!(table.beans(0, "2,1"), beans("2 brown"));
    assert_eq!((table.beans(0, "1,0"), table.beans(0, "1,1")), (beans(""), beans("")));
    assert_eq!(table.beans(0, "0,0"), beans("1 yellow"));
    // Nothing else is empty in that group, so the action is over.
    assert_eq!((table.company(0).stage, table.points(0)), (Stage::Act, 2));
}

#[test]
fn c4_5_a_group_dries_several_colours_in_one_action() {
    let mut table = Table::acting(dryer());
    table.play("seat0 dry 4,0 brown");
    assert_eq!(table.points(0), 2);
    assert_eq!(table.actions(0), ["dry 5,0 yellow", "dry 5,1 yellow", "stop"]);
    table.play("seat0 dry 5,1 yellow");
    // No bean is left on the fields: the action ends by itself.
    assert_eq!((table.company(0).stage, table.points(0)), (Stage::Act, 2));
    assert_eq!((table.beans(0, "4,0"), table.beans(0, "5,1")), (beans("2 brown"), beans("1 yellow")));
}

#[test]
fn c4_5_another_group_costs_another_action() {
    let mut table = Table::acting(dryer());
    table.play("seat0 dry 4,0 brown");
    table.refuses("seat0 dry 2,1 yellow", Reason::OtherGroup(pos("2,1")), C4_5);
    table.refuses("seat0 end", Reason::NotAsked(Question::DryMore), C4_5);
    table.refuses("seat0 produce 0,0", Reason::NotAsked(Question::DryMore), C4_5);
    table.refuses("seat0 clear 0,0", Reason::NotAsked(Question::DryMore), C4_5);
    table.play("seat0 stop; seat0 dry 2,1 yellow");
    assert_eq!(table.points(0), 1);
}

#[test]
fn c4_5_drying_needs_beans_on_fields_and_a_drying_square() {
    let mut table = Table::acting(dryer());
    let not_drying = |at: &str| Reason::NotOfKind { at: pos(at), wanted: "a drying square" };
    table.refuses("seat0 dry 4,0 green", Reason::NoneOnFields(GREEN), C4_5);
    table.refuses("seat0 dry 0,0 brown", not_drying("0,0"), C4_5);
    table.refuses("seat0 dry 7,0 brown", not_drying("7,0"), C4_5);
    table.refuses("seat0 dry 0,9 brown", Reason::NoSquare(pos("0,9")), C4_5);
    table.play("seat0 dry 4,0 brown");
    // A colour is not split: no brown is left for a second square.
    table.refuses("seat0 dry 5,0 brown", Reason::NoneOnFields(BROWN), C4_5);
}

/// Drying squares at 1,0 and 0,1; roasting squares that touch at 3,0 4,0 and one apart at 2,1; two cups.
fn roaster() -> SeatPosition {
    area(&["u b . / b . .", ". c . / c . . @ 2,0", "c . . / . . u @ 4,0"])
}

#[test]
fn c4_6_all_beans_of_a_colour_go_to_one_roasting_square() {
    let mut table = Table::acting(roaster().on("1,0", "2 yellow").on("0,1", "1 yellow"));
    let events = table.play("seat0 roast 2,1 yellow");
    assert_eq!(events, [Event::Roasted { seat: seat(0), at: pos("2,1"), colour: YELLOW, n: 3 }]);
    assert_eq!((table.beans(0, "1,0"), table.beans(0, "0,1")), (beans(""), beans("")));
    assert_eq!(table.beans(0, "2,1"), beans("3 yellow"));
    assert_eq!((table.company(0).stage, table.points(0)), (Stage::Act, 1));
}

#[test]
fn c4_6_a_group_roasts_several_colours_in_one_action() {
    let mut table = Table::acting(roaster().on("1,0", "2 yellow").on("0,1", "3 red"));
    table.play("seat0 roast 4,0 red");
    table.refuses("seat0 end", Reason::NotAsked(Question::RoastMore), C4_6);
    table.refuses("seat0 roast 3,0 red", Reason::NoneDrying(RED), C4_6);
    table.play("seat0 roast 3,0 yellow");
    assert_eq!((table.company(0).stage, table.points(0)), (Stage::Act, 1));
    assert_eq!((table.beans(0, "4,0"), table.beans(0, "3,0")), (beans("3 red"), beans("2 yellow")));
}

#[test]
fn c4_6_another_group_costs_another_action() {
    let mut table = Table::acting(roaster().on("1,0", "2 yellow").on("0,1", "3 red"));
    table.play("seat0 roast 4,0 red");
    table.refuses("seat0 roast 2,1 yellow", Reason::OtherGroup(pos("2,1")), C4_6);
    table.play("seat0 stop; seat0 roast 2,1 yellow");
    assert_eq!(table.points(0), 0);
}

#[test]
fn c4_6_roasting_needs_dried_beans_and_a_roasting_square() {
    let table = Table::acting(roaster().on("1,0", "2 yellow"));
    table.refuses("seat0 roast 4,0 red", Reason::NoneDrying(RED), C4_6);
    let wanted = Reason::NotOfKind { at: pos("0,1"), wanted: "a roasting square" };
    table.refuses("seat0 roast 0,1 yellow", wanted, C4_6);
    // Beans cannot skip the drying squares.
    let fresh = Table::acting(area(&["S1"]).on("0,0", "1 yellow"));
    fresh.refuses("seat0 roast 2,1 yellow", Reason::NoneDrying(YELLOW), C4_6);
}

/// Roasted beans at 1,0 (2 yellow) and 0,1 (1 red); a café asks for YR at 3,0, another for YY at 5,0; two cups.
fn deliverer() -> SeatPosition {
    area(&["u c . / c u .", ". D . / . . . wants YR for 2 @ 2,0", ". D . / . . . wants YY for 3 @ 4,0"])
        .on("1,0", "2 yellow")
        .on("0,1", "1 red")
        .stores("1 green")
}

#[test]
fn c4_7_chosen_squares_are_emptied_and_the_others_keep_their_beans() {
    let mut table = Table::acting(deliverer());
    table.refuses("seat0 deliver all", Reason::DeliverChosen, C4_7);
    table.play("seat0 deliver 1,0");
    assert_eq!((table.company(0).in_hand, table.points(0)), (beans("2 yellow"), 1));
    // Another square may join the same action, or not.
    assert_eq!(table.actions(0), ["deliver 0,1", "send yellow to 3,0", "send yellow to 5,0", "store"]);
    table.refuses("seat0 end", Reason::NotAsked(Question::Deliver), C4_7);
    table.play("seat0 send yellow to 5,0; seat0 store");
    assert_eq!((table.warehouse(0), table.company(0).in_hand), (beans("1 yellow, 1 green"), beans("")));
    assert_eq!((table.beans(0, "5,0"), table.beans(0, "0,1")), (beans("1 yellow"), beans("1 red")));
    assert_eq!((table.company(0).stage, table.points(0)), (Stage::Act, 1));
}

#[test]
fn c4_7_several_chosen_squares_make_one_action() {
    let mut table = Table::acting(deliverer());
    table.play("seat0 deliver 1,0; seat0 send yellow to 3,0; seat0 deliver 0,1; seat0 send red to 3,0");
    table.play("seat0 send yellow to 5,0");
    // No bean is left in hand: the action ends by itself.
    assert_eq!((table.company(0).stage, table.points(0)), (Stage::Act, 1));
    assert_eq!(table.beans(0, "3,0"), beans("1 yellow, 1 red"));
}

#[test]
fn c4_7_with_delivery_all_every_roasting_square_is_emptied() {
    let mut table = Table::at(&last_round("delivery=all", vec![deliverer()]));
    table.refuses("seat0 deliver 1,0", Reason::DeliverEverything, C4_7);
    assert!(table.offers("seat0 deliver all"));
    let events = table.play("seat0 deliver all");
    let lifted = |at, what| Event::Lifted { seat: seat(0), at: pos(at), beans: beans(what) };
    assert_eq!(events, [lifted("1,0", "2 yellow"), lifted("0,1", "1 red")]);
    table.refuses("seat0 deliver 1,0", Reason::DeliverEverything, C4_7);
    table.play("seat0 send yellow to 3,0; seat0 store");
    assert_eq!(table.warehouse(0), beans("1 yellow, 1 green, 1 red"));
    assert_eq!(table.points(0), 1);
    table.refuses("seat0 deliver all", Reason::NothingRoasted, C4_7);
}

#[test]
fn c4_7_beans_that_nobody_asks_for_go_to_the_warehouse_by_themselves() {
    let mut table = Table::acting(area(&["u c . / . u ."]).on("1,0", "3 red"));
    let events = table.play("seat0 deliver 1,0");
    assert_eq!(events[1], Event::Stored { seat: seat(0), beans: beans("3 red") });
    assert_eq!((table.warehouse(0), table.company(0).stage), (beans("3 red"), Stage::Act));
}

#[test]
fn c4_7_only_roasted_beans_are_delivered() {
    let mut table = Table::acting(deliverer());
    let not_roasting = Reason::NotOfKind { at: pos("0,0"), wanted: "a roasting square" };
    table.refuses("seat0 deliver 0,0", not_roasting, C4_7);
    table.refuses("seat0 send yellow to 3,0", Reason::NotAsked(Question::Act), C4_2);
    table.play("seat0 deliver 0,1");
    table.refuses("seat0 deliver 0,1", Reason::NothingThere(pos("0,1")), C4_7);
    table.refuses("seat0 send yellow to 3,0", Reason::NotLifted(YELLOW), C4_7);
    table.refuses("seat0 send red to 9,9", Reason::NoSquare(pos("9,9")), C4_7);
    let no_cafe = Reason::NotOfKind { at: pos("1,1"), wanted: "a café or an Espresso square" };
    table.refuses("seat0 send red to 1,1", no_cafe, C4_7);
}

#[test]
fn c4_8_a_cafe_takes_only_what_it_still_asks_for() {
    let mut table = Table::acting(deliverer().on("3,0", "1 yellow"));
    table.play("seat0 deliver 1,0; seat0 deliver 0,1");
    table.refuses("seat0 send yellow to 3,0", Reason::NotWanted { at: pos("3,0"), colour: YELLOW }, C4_8);
    table.refuses("seat0 send red to 5,0", Reason::NotWanted { at: pos("5,0"), colour: RED }, C4_8);
    assert_eq!(table.actions(0), ["send yellow to 5,0", "send red to 3,0", "store"]);
}

#[test]
fn c4_8_a_partial_supply_stays_and_is_completed_later() {
    let mut table = Table::acting(deliverer());
    table.play("seat0 deliver 0,1; seat0 send red to 3,0");
    assert_eq!((table.beans(0, "3,0"), table.company(0).score().cafes), (beans("1 red"), 0));
    table.play("seat0 deliver 1,0; seat0 send yellow to 3,0; seat0 store");
    assert_eq!((table.beans(0, "3,0"), table.company(0).score().cafes), (beans("1 yellow, 1 red"), 2));
}

#[test]
fn c4_8_beans_in_the_warehouse_never_reach_a_cafe() {
    let mut table = Table::acting(deliverer().stores("5 yellow, 5 red"));
    table.play("seat0 deliver 0,1");
    table.refuses("seat0 send yellow to 3,0", Reason::NotLifted(YELLOW), C4_7);
    assert_eq!(table.actions(0), ["deliver 1,0", "send red to 3,0", "store"]);
}

#[test]
fn c4_8_a_large_cafe_is_one_cafe_named_by_its_first_square() {
    let large = area(&["u c . / . . .", ". D D / . . . wants YYR for 4 @ 2,0"]).on("1,0", "2 yellow");
    let mut table = Table::acting(large);
    table.play("seat0 deliver 1,0");
    table.refuses("seat0 send yellow to 4,0", Reason::NamedBy(pos("3,0")), C4_8);
    table.play("seat0 send yellow to 3,0; seat0 send yellow to 3,0");
    assert_eq!((table.beans(0, "3,0"), table.beans(0, "4,0")), (beans("2 yellow"), beans("")));
}

#[test]
fn c4_9_an_occupied_square_receives_nothing_not_even_its_own_colour() {
    let drying = Table::acting(dryer().on("4,0", "1 brown").on("2,1", "1 red"));
    drying.refuses("seat0 dry 4,0 brown", Reason::Occupied(pos("4,0")), C4_9);
    drying.refuses("seat0 dry 2,1 yellow", Reason::Occupied(pos("2,1")), C4_9);
    let roasting = Table::acting(roaster().on("1,0", "2 yellow").on("3,0", "1 yellow"));
    roasting.refuses("seat0 roast 3,0 yellow", Reason::Occupied(pos("3,0")), C4_9);
    assert!(roasting.offers("seat0 roast 4,0 yellow"));
    // A field keeps its one bean.
    let mut field = Table::acting(area(&["Y N . / u . ."]).on("0,0", "1 yellow"));
    field.play("seat0 produce 0,0");
    assert_eq!(field.beans(0, "0,0"), beans("1 yellow"));
}

#[test]
fn c4_9_a_square_holds_one_colour() {
    let position = super::support::solo(roaster().on("1,0", "1 yellow, 1 red"));
    let error = cafe::Cafe::from_position(&position).expect_err("impossible");
    assert_eq!(error.to_string(), "seat0: beans of several colours on the square at 1,0 (C4.9)");
}
