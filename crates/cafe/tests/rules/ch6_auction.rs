//! C6.1–C6.4: the auction draft.

use cafe::rules::{C6_1, C6_2, C6_3, C6_4};
use cafe::{Bidding, Cafe, Colour, Event, Frame, Position, Question, Reason, SeatPosition};
use table::Awaits;

use super::support::{Described, Table, beans, card, cards, drafting, seat, waiting};

/// Three seats, the first of them master, four cards on display.
fn three_seats(options: &str) -> Table {
    let mut table = Table::new(&format!("seats=3 draft=auction {options}"));
    table.play("chance master 0");
    table.show("06 07 01 02");
    table
}

#[test]
fn c6_1_one_card_more_than_seats_is_shown() {
    for (seats, espresso, shown) in [(2, false, 3), (3, false, 4), (4, false, 5), (2, true, 4), (4, true, 6)]
    {
        let table = Table::new(&format!("seats={seats} draft=auction espresso={espresso}"));
        assert_eq!(table.state.setup().n_display(), shown);
    }
    let mut table = Table::new("seats=3 draft=auction");
    table.play("chance master 0");
    table.show("06 07 01");
    let early = Reason::NotAwaited { seat: seat(0), awaits: Awaits::Chance };
    table.refuses("seat0 bid red", early, C6_1);
    table.show("02");
    assert_eq!((table.awaits(), table.state.display()), (Awaits::Seat(seat(0)), cards("01 02 06 07")));
}

#[test]
fn c6_1_all_are_asked_clockwise_from_the_master() {
    let mut table = three_seats("");
    assert_eq!(table.awaits(), Awaits::Seat(seat(0)));
    assert_eq!(table.actions(0), ["bid yellow", "bid brown", "bid green", "bid red", "pass"]);
    let early = Reason::NotAwaited { seat: seat(1), awaits: Awaits::Seat(seat(0)) };
    table.refuses("seat1 pass", early, C6_1);
    table.refuses("seat0 take 06", Reason::NotAsked(Question::Bid), C6_1);
    table.refuses("chance show 08", Reason::NotDue, C6_1);
    table.play("seat0 bid red; seat0 stand");
    assert_eq!(table.awaits(), Awaits::Seat(seat(1)));
    table.play("seat1 pass");
    assert_eq!(table.awaits(), Awaits::Seat(seat(2)));
}

#[test]
fn c6_1_who_passes_is_out() {
    let mut table = three_seats("");
    table.play("seat0 bid red; seat0 stand; seat1 pass; seat2 bid red; seat2 stand");
    assert!(table.state.has_passed(seat(1)));
    assert_eq!(table.awaits(), Awaits::Seat(seat(0)));
    table.play("seat0 bid yellow; seat0 stand");
    // Not the first seat's neighbour, who is out, but the next.
    assert_eq!(table.awaits(), Awaits::Seat(seat(2)));
    let out = Reason::NotAwaited { seat: seat(1), awaits: Awaits::Seat(seat(2)) };
    table.refuses("seat1 bid red", out, C6_1);
}

#[test]
fn c6_1_a_bid_begun_is_not_passed() {
    let mut table = three_seats("");
    table.play("seat0 bid red");
    table.refuses("seat0 pass", Reason::BidBegun, C6_1);
    table.refuses("seat0 take 06", Reason::NotAsked(Question::BidMore), C6_1);
}

#[test]
fn c6_2_a_bid_has_at_least_one_bean_of_any_colour() {
    let mut table = three_seats("");
    table.refuses("seat0 stand", Reason::NothingBid, C6_2);
    table.play("seat0 bid red; seat0 bid yellow");
    table.refuses("seat0 bid red", Reason::NoneInWarehouse(Colour::Red), C6_2);
    assert_eq!(table.company(0).in_hand, beans("1 red, 1 yellow"));
    let events = table.play("seat0 stand");
    assert_eq!(events, [Event::BidMade { seat: seat(0), total: 2 }]);
}

#[test]
fn c6_2_an_equal_bid_takes_the_token() {
    let mut table = three_seats("");
    table.play("seat0 bid red; seat0 bid green; seat0 stand; seat1 bid brown");
    assert_eq!(table.state.master(), seat(0));
    table.refuses("seat1 stand", Reason::BidTooLow { bid: 1, needed: 2 }, C6_2);
    table.play("seat1 bid red; seat1 stand");
    assert_eq!(table.state.master(), seat(1));
}

#[test]
fn c6_2_a_later_bid_adds_to_the_earlier_one() {
    let mut table = three_seats("");
    table.play("seat0 bid red; seat0 stand; seat1 bid red; seat1 bid green; seat1 stand; seat2 pass");
    // One bean more makes two, as many as the token holder has.
    table.refuses("seat0 stand", Reason::NothingBid, C6_2);
    table.play("seat0 bid yellow; seat0 stand");
    assert_eq!((table.company(0).bid, table.state.master()), (2, seat(0)));
    // The rival has two as well and must exceed its own total.
    table.play("seat1 bid brown; seat1 stand");
    assert_eq!((table.company(1).bid, table.state.master()), (3, seat(1)));
}

#[test]
fn c6_2_more_than_enough_may_be_bid() {
    let mut table = three_seats("");
    table.play("seat0 bid red; seat0 bid green; seat0 bid yellow; seat0 bid brown");
    assert_eq!(table.actions(0), ["stand"]);
    table.play("seat0 stand");
    assert_eq!((table.company(0).bid, table.warehouse(0)), (4, beans("")));
}

/// Two seats; the first, the master, has bid this many beans of red; the second is asked.
fn one_bid(red: u16, second: SeatPosition) -> Position {
    let first = SeatPosition {
        bid: red,
        in_hand: beans(&format!("{red} red")),
        ..waiting(&["S1"]).stores("1 green")
    };
    let phase = Frame::Auction { seat: seat(1), bidding: Bidding::NotYet };
    drafting("draft=auction", phase, "01 02 06", vec![first, second])
}

#[test]
fn c6_2_who_cannot_reach_the_holder_can_only_pass() {
    let table = Table::at(&one_bid(3, waiting(&["S2"]).stores("1 red, 1 green")));
    table.refuses("seat1 bid red", Reason::CannotReach { needed: 3 }, C6_2);
    assert_eq!(table.actions(1), ["pass"]);
    let mut able = Table::at(&one_bid(3, waiting(&["S2"]).stores("1 red, 2 green")));
    able.play("seat1 bid green; seat1 bid green");
    able.refuses("seat1 stand", Reason::BidTooLow { bid: 2, needed: 3 }, C6_2);
    able.play("seat1 bid red; seat1 stand");
    assert_eq!(able.state.master(), seat(1));
}

#[test]
fn c6_2_an_empty_warehouse_cannot_bid() {
    let phase = Frame::Auction { seat: seat(0), bidding: Bidding::NotYet };
    let position = drafting("draft=auction", phase, "01 02 06", vec![waiting(&["S1"]), waiting(&["S2"])]);
    let table = Table::at(&position);
    table.refuses("seat0 bid red", Reason::CannotReach { needed: 1 }, C6_2);
    assert_eq!(table.actions(0), ["pass"]);
}

#[test]
fn c6_3_the_holder_is_master_when_all_others_have_passed() {
    let mut table = three_seats("");
    table.play("seat0 pass; seat1 bid red; seat1 stand");
    assert_eq!(table.awaits(), Awaits::Seat(seat(2)));
    let events = table.play("seat2 pass");
    assert!(events.contains(&Event::AuctionWon { seat: seat(1) }));
    assert_eq!(table.state.frame(), Frame::Choose { seat: seat(1) });
}

#[test]
fn c6_3_if_all_pass_the_master_stays() {
    let mut table = three_seats("");
    table.play("seat0 pass; seat1 pass");
    assert_eq!(table.awaits(), Awaits::Seat(seat(2)), "the last one may still take the token");
    table.play("seat2 pass");
    assert_eq!((table.state.master(), table.state.frame()), (seat(0), Frame::Choose { seat: seat(0) }));
    assert_eq!(table.supply(), [32; 4]);
}

#[test]
fn c6_3_the_holder_is_not_asked_to_outbid_itself() {
    let mut table = three_seats("");
    table.play("seat0 bid red; seat0 stand; seat1 pass; seat2 pass");
    assert_eq!(table.state.frame(), Frame::Choose { seat: seat(0) });
    let position = Position {
        frame: Frame::Auction { seat: seat(0), bidding: Bidding::NotYet },
        ..one_bid(2, waiting(&["S2"]))
    };
    let error = Cafe::from_position(&position).expect_err("impossible");
    assert_eq!((error.message.as_str(), error.rule), ("seat0 holds the token and is not asked again", C6_3));
}

#[test]
fn c6_3_with_settle_every_bid_is_paid_at_the_end() {
    let mut table = three_seats("bids=settle");
    table.play("seat0 bid red; seat0 stand; seat1 bid red; seat1 bid green; seat1 stand; seat2 pass");
    assert_eq!(table.supply(), [32; 4], "the beans lie in front of the seats");
    assert_eq!(
        (table.company(0).in_hand, table.company(1).in_hand),
        (beans("1 red"), beans("1 red, 1 green"))
    );
    let events = table.play("seat0 pass");
    // From the new master clockwise, winner and loser alike.
    let paid = |number, what| Event::BidPaid { seat: seat(number), beans: beans(what) };
    assert_eq!(
        events[1..],
        [Event::AuctionWon { seat: seat(1) }, paid(1, "1 red, 1 green"), paid(0, "1 red"),]
    );
    assert_eq!(table.supply(), [32, 32, 33, 34]);
    assert!([0, 1, 2].iter().all(|&number| table.company(number).in_hand.is_empty()));
}

#[test]
fn c6_3_with_burn_every_bid_is_paid_at_once() {
    let mut table = three_seats("bids=burn");
    let events = table.play("seat0 bid red; seat0 stand");
    assert_eq!(events.last(), Some(&Event::BidPaid { seat: seat(0), beans: beans("1 red") }));
    assert_eq!(table.supply(), [32, 32, 32, 33]);
    table.play("seat1 bid red; seat1 stand; seat2 pass; seat0 bid green; seat0 stand");
    // Paid beans still count: two in all against one.
    assert_eq!((table.company(0).bid, table.company(0).in_hand), (2, beans("")));
    assert_eq!(table.supply(), [32, 32, 33, 34]);
    table.refuses("seat1 stand", Reason::NothingBid, C6_2);
    table.play("seat1 pass");
    assert_eq!((table.state.master(), table.state.frame()), (seat(0), Frame::Choose { seat: seat(0) }));
}

#[test]
fn c6_4_all_choose_clockwise_from_the_new_master_without_refill() {
    let mut table = three_seats("");
    table.play("seat0 pass; seat1 bid red; seat1 stand; seat2 pass");
    assert_eq!(table.actions(1), ["take 01", "take 02", "take 06", "take 07"]);
    table.play("seat1 take 02");
    assert_eq!((table.awaits(), table.state.display()), (Awaits::Seat(seat(2)), cards("01 06 07")));
    let turn = Reason::NotAwaited { seat: seat(0), awaits: Awaits::Seat(seat(2)) };
    table.refuses("seat0 take 01", turn, C6_4);
    table.refuses("seat2 take 02", Reason::NotOnDisplay(card("02")), C6_4);
    table.refuses("seat2 pass", Reason::NotAsked(Question::Take), C6_4);
    let events = table.play("seat2 take 06; seat0 take 01");
    assert!(events.contains(&Event::DisplayCleared { cards: cards("07") }));
    assert_eq!(table.state.frame(), Frame::Act);
}

#[test]
fn c6_4_cups_cost_nothing_after_the_auction() {
    let mut table = three_seats("");
    table.play("seat0 pass; seat1 pass; seat2 pass");
    table.refuses("seat0 take 01 pay red", Reason::AuctionPaid, C6_4);
    table.play("seat0 take 01");
    assert_eq!(table.warehouse(0), cafe::Beans::ONE_OF_EACH);
}

#[test]
fn c6_4_the_token_stays_with_the_master_after_the_round() {
    let mut table = three_seats("");
    table.play(
        "seat0 pass; seat1 bid red; seat1 stand; seat2 pass; seat1 take 02; seat2 take 06; seat0 take 01",
    );
    for number in [0, 1, 2] {
        table.play(&format!("seat{number} place 2,0 turn 0; seat{number} end"));
    }
    assert_eq!((table.state.round(), table.state.master()), (2, seat(1)));
    // A new auction: nobody has passed, nobody has bid, and the master is asked first.
    table.show("08 10 12 13");
    assert_eq!(table.awaits(), Awaits::Seat(seat(1)));
    assert!(
        [0, 1, 2]
            .iter()
            .all(|&number| table.company(number).bid == 0 && !table.state.has_passed(seat(number)))
    );
}

#[test]
fn c6_2_in_the_french_edition_each_bid_stands_alone_and_may_be_low() {
    let mut table = three_seats("edition=fr");
    table.play("seat0 bid red; seat0 bid brown; seat0 stand");
    // A low bid is paid at once and wins nothing; its seat stays in.
    let events = table.play("seat1 bid green; seat1 stand");
    assert_eq!(
        events,
        [
            Event::BidBean { seat: seat(1), colour: Colour::Green },
            Event::BidLow { seat: seat(1), total: 1, needed: 2 },
            Event::BidPaid { seat: seat(1), beans: beans("1 green") },
        ]
    );
    assert_eq!((table.state.master(), table.awaits()), (seat(0), Awaits::Seat(seat(2))));
    table.play("seat2 pass");
    // The token holder is not asked to outbid itself (Q19); the first bid of seat 1 counts no more.
    assert_eq!(table.awaits(), Awaits::Seat(seat(1)));
    table.play("seat1 bid red; seat1 bid yellow; seat1 stand");
    assert_eq!((table.state.master(), table.company(1).bid), (seat(1), 2));
    // Two more beans would make four together, but alone they only match.
    table.play("seat0 bid yellow; seat0 stand");
    assert_eq!((table.state.master(), table.company(0).bid), (seat(1), 1));
    table.play("seat0 pass");
    assert_eq!(table.state.frame(), Frame::Choose { seat: seat(1) });
    assert_eq!(table.supply(), [34, 33, 33, 34]);
}

#[test]
fn c6_2_in_the_german_edition_the_neighbour_to_the_right_is_matched() {
    let mut table = three_seats("edition=de");
    table.play("seat0 bid red; seat0 bid brown; seat0 stand; seat1 bid green; seat1 stand");
    assert_eq!(table.state.master(), seat(0), "one is less than the two of seat 0");
    // Seat 1 is the next to the right, and has bid one.
    table.play("seat2 bid yellow; seat2 stand");
    assert_eq!((table.state.master(), table.awaits()), (seat(2), Awaits::Seat(seat(0))));
    table.play("seat0 pass");
    // Seat 0 has passed, so for seat 1 the next to the right is seat 2.
    assert_eq!((table.awaits(), table.state.needed(seat(1))), (Awaits::Seat(seat(1)), 1));
    table.play("seat1 pass");
    assert_eq!(table.state.frame(), Frame::Choose { seat: seat(2) });
}

#[test]
fn c6_2_bids_that_stand_alone_must_reach_the_token_by_themselves() {
    let mut table = three_seats("bid_sum=alone");
    table.play("seat0 bid red; seat0 bid brown; seat0 stand; seat1 bid red");
    table.refuses("seat1 stand", Reason::BidTooLow { bid: 1, needed: 2 }, C6_2);
    table.play("seat1 bid brown; seat1 stand; seat2 pass; seat0 bid green; seat0 bid yellow; seat0 stand");
    assert_eq!((table.state.master(), table.company(0).bid), (seat(0), 2));
    // Seat 1 has two beans left, which would have made four with the earlier ones.
    table.play("seat1 bid green; seat1 bid yellow; seat1 stand");
    table.refuses("seat0 bid red", Reason::CannotReach { needed: 2 }, C6_2);
    table.play("seat0 pass");
    // With `settle` everything that was bid is paid now.
    assert_eq!((table.state.frame(), table.supply()), (Frame::Choose { seat: seat(1) }, [34, 34, 34, 34]));
}

#[test]
fn c6_2_low_bids_may_be_allowed_where_bids_add_up() {
    let mut table = three_seats("low_bids=allowed");
    table.play("seat0 bid red; seat0 bid brown; seat0 stand; seat1 bid red; seat1 stand; seat2 pass");
    assert_eq!((table.state.master(), table.awaits()), (seat(0), Awaits::Seat(seat(1))));
    table.play("seat1 bid brown; seat1 stand");
    assert_eq!((table.state.master(), table.company(1).bid), (seat(1), 2));
}
