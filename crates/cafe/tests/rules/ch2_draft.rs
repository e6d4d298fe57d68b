//! C2: the classic draft.

use cafe::rules::{C2_1, C2_2, C2_3, C2_4, C2_5};
use cafe::{Event, Frame, Position, Question, Reason, SeatPosition, Stage};
use table::Awaits;

use super::support::{Described, Table, beans, card, cards, drafting, seat, waiting};

/// Two seats, the first of them master; the other is to take one of three cards.
fn two_seats(display: &str, taker: SeatPosition) -> Position {
    drafting("", Frame::Draft { seat: seat(1) }, display, vec![waiting(&["S1"]), taker])
}

#[test]
fn c2_1_all_take_clockwise_from_the_masters_left_and_the_master_last() {
    let mut table = Table::new("seats=3");
    table.play("chance master 1");
    table.show("06 07 08");
    assert_eq!(table.awaits(), Awaits::Seat(seat(2)));
    table.play("seat2 take 07");
    // Replaced at once.
    assert_eq!(table.awaits(), Awaits::Chance);
    table.play("chance show 10; seat0 take 10; chance show 12");
    assert_eq!((table.awaits(), table.state.display()), (Awaits::Seat(seat(1)), cards("06 08 12")));
    // The master takes without refill; the rest is thrown away.
    let events = table.play("seat1 take 06");
    assert!(events.contains(&Event::DisplayCleared { cards: cards("08 12") }));
    assert_eq!(table.state.frame(), Frame::Act);
    assert!(table.state.display().is_empty());
    let held = [0, 1, 2].map(|number| table.company(number).card);
    assert_eq!(held, ["10", "06", "07"].map(|id| Some(card(id))));
    for gone in ["08", "12"] {
        assert!(!table.state.unseen().contains(card(gone)));
    }
}

#[test]
fn c2_1_with_espresso_four_cards_are_shown() {
    let mut table = Table::new("seats=2 espresso=true");
    table.play("chance master 0");
    table.show("06 07 08");
    assert_eq!(table.awaits(), Awaits::Chance);
    table.show("E2");
    assert_eq!(table.awaits(), Awaits::Seat(seat(1)));
    table.play("seat1 take E2; chance show E4");
    assert_eq!(table.state.display(), cards("06 07 08 E4"));
}

#[test]
fn c2_1_nobody_takes_out_of_turn_or_what_is_not_shown() {
    let mut table = Table::new("seats=3");
    table.play("chance master 1");
    table.show("06 07 08");
    let out_of_turn = |number| Reason::NotAwaited { seat: seat(number), awaits: Awaits::Seat(seat(2)) };
    table.refuses("seat1 take 06", out_of_turn(1), C2_1);
    table.refuses("seat0 take 06", out_of_turn(0), C2_1);
    table.refuses("seat2 take 10", Reason::NotOnDisplay(card("10")), C2_1);
    table.refuses("seat2 pass", Reason::NotAsked(Question::Take), C2_1);
    table.refuses("seat2 produce 0,0", Reason::NotAsked(Question::Take), C2_1);
    table.refuses("chance show 10", Reason::NotDue, C2_1);
    table.play("seat2 take 06");
    let early = Reason::NotAwaited { seat: seat(0), awaits: Awaits::Chance };
    table.refuses("seat0 take 07", early, C2_1);
}

#[test]
fn c2_2_a_cup_costs_one_bean_of_any_colour() {
    let mut table = Table::new("seats=2");
    table.play("chance master 0");
    table.show("09 07 08");
    assert_eq!(
        table.actions(1),
        [
            "take 07",
            "take 08",
            "take 09 pay yellow",
            "take 09 pay brown",
            "take 09 pay green",
            "take 09 pay red"
        ]
    );
    let events = table.play("seat1 take 09 pay green");
    assert_eq!(events, [Event::Took { seat: seat(1), card: card("09"), paid: Some(cafe::Colour::Green) }]);
    assert_eq!(table.warehouse(1), beans("1 yellow, 1 brown, 1 red"));
    assert_eq!(table.supply(), [33, 33, 34, 33]);
}

#[test]
fn c2_2_a_card_without_a_cup_is_free() {
    let mut table = Table::new("seats=2");
    table.play("chance master 0");
    table.show("09 07 08");
    table.refuses("seat1 take 07 pay red", Reason::NothingToPay(card("07")), C2_2);
    table.play("seat1 take 07");
    assert_eq!(table.warehouse(1), cafe::Beans::ONE_OF_EACH);
}

#[test]
fn c2_2_the_bean_must_be_there_and_be_paid() {
    let table = Table::at(&two_seats("09 07 08", waiting(&["S2"]).stores("2 red")));
    table.refuses("seat1 take 09", Reason::MustPay(card("09")), C2_2);
    table.refuses("seat1 take 09 pay green", Reason::NoneInWarehouse(cafe::Colour::Green), C2_2);
    assert_eq!(table.actions(1), ["take 07", "take 08", "take 09 pay red"]);
}

/// Two ships in a row: squares 2,0 and 4,0.
const TWO_SHIPS: [&str; 3] = ["S2", "s . . / . . . @ 2,0", "s . . / . . . @ 4,0"];

#[test]
fn c2_3_two_ships_make_cups_free() {
    let mut table = Table::at(&two_seats("09 07 08", waiting(&TWO_SHIPS).stores("1 red")));
    assert_eq!(table.actions(1), ["take 07", "take 08", "take 09"]);
    table.refuses("seat1 take 09 pay red", Reason::ShipsPay(card("09")), C2_3);
    table.play("seat1 take 09");
    assert_eq!(table.warehouse(1), beans("1 red"));
}

#[test]
fn c2_3_more_than_two_ships_do_the_same_and_an_empty_warehouse_does_not_matter() {
    let three = ["S2", "s . . / . . . @ 2,0", "s . . / . . . @ 4,0", "s . . / . . . @ 6,0"];
    let table = Table::at(&two_seats("09 01 02", waiting(&three)));
    assert_eq!(table.actions(1), ["take 01", "take 02", "take 09"]);
    table.refuses("seat1 discard 09", Reason::MayNotDecline, C2_5);
}

#[test]
fn c2_3_one_ship_or_a_covered_second_one_is_not_enough() {
    let one = waiting(&TWO_SHIPS[..2]).stores("1 red");
    let covered =
        waiting(&["S2", "s . . / . . . @ 2,0", "s . . / . . . @ 4,0", "Y . . / . . . @ 4,0 turn 1"]);
    for taker in [one, covered.stores("1 red")] {
        let table = Table::at(&two_seats("09 07 08", taker));
        table.refuses("seat1 take 09", Reason::MustPay(card("09")), C2_2);
        assert!(table.offers("seat1 take 09 pay red"));
    }
}

#[test]
fn c2_3_ships_count_before_the_new_card_is_placed() {
    // Card 01 has a cup and a ship, which would be the second: too late for its own price.
    let table = Table::at(&two_seats("01 07 08", waiting(&TWO_SHIPS[..2]).stores("1 red")));
    table.refuses("seat1 take 01", Reason::MustPay(card("01")), C2_2);
}

#[test]
fn c2_4_who_can_pay_for_nothing_discards_a_card_and_acts() {
    let mut table = Table::at(&two_seats("01 02 09", waiting(&["S2"])));
    assert_eq!(table.actions(1), ["discard 01", "discard 02", "discard 09"]);
    table.refuses("seat1 take 09", Reason::CannotPay(card("09")), C2_4);
    table.refuses("seat1 discard 07", Reason::NotOnDisplay(card("07")), C2_1);
    let events = table.play("seat1 discard 02");
    assert_eq!(events, [Event::Discarded { seat: seat(1), card: card("02") }]);
    // It is replaced as usual, and the master takes.
    assert_eq!(table.awaits(), Awaits::Chance);
    table.play("chance show 07; seat0 take 07");
    // Nothing to place: the actions follow at once.
    assert_eq!((table.company(1).stage, table.points(1)), (Stage::Act, 1));
    assert_eq!(table.company(0).stage, Stage::Place);
    table.play("seat1 produce 0,0");
    assert_eq!(table.company(1).area.laid().len(), 1);
}

#[test]
fn c2_4_a_cup_card_cannot_be_taken_without_a_bean_though_others_are_free() {
    let table = Table::at(&two_seats("01 02 07", waiting(&["S2"])));
    assert_eq!(table.actions(1), ["take 07"]);
    table.refuses("seat1 take 01", Reason::CannotPay(card("01")), C2_4);
    table.refuses("seat1 take 01 pay red", Reason::NoneInWarehouse(cafe::Colour::Red), C2_2);
    table.refuses("seat1 discard 01", Reason::MayNotDecline, C2_5);
}

#[test]
fn c2_4_the_master_discards_too_without_refill() {
    let position = drafting(
        "",
        Frame::Draft { seat: seat(0) },
        "01 02 09",
        vec![waiting(&["S1"]), { SeatPosition { card: Some(card("07")), ..waiting(&["S2"]) } }],
    );
    let mut table = Table::at(&position);
    assert_eq!(table.actions(0), ["discard 01", "discard 02", "discard 09"]);
    table.play("seat0 discard 01");
    assert_eq!(table.state.frame(), Frame::Act);
    assert_eq!((table.company(0).stage, table.points(0)), (Stage::Act, 1));
    assert_eq!(table.company(1).stage, Stage::Place);
}

#[test]
fn c2_5_a_seat_that_can_take_a_card_may_not_decline() {
    let mut table = Table::new("seats=2");
    table.play("chance master 0");
    table.show("01 02 09");
    table.refuses("seat1 discard 01", Reason::MayNotDecline, C2_5);
    table.refuses("seat1 pass", Reason::NotAsked(Question::Take), C2_1);
    assert!(table.actions(1).iter().all(|action| action.starts_with("take ")));
}
