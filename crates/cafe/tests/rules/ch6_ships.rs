//! C6.5: beans of a bid kept on ships.

use cafe::rules::C6_5;
use cafe::{Bidding, Colour, Event, Frame, Question, Reason, SeatPosition};
use table::Awaits;

use super::support::{Described, Table, beans, drafting, last_round, pos, seat, waiting};

/// Two ships, at 2,0 and 4,0.
const SHIPS: [&str; 3] = ["S1", "s . . / . . . @ 2,0", "s . . / . . . @ 4,0"];

/// Two seats before their auction, the first of them master and with two ships.
fn auction(options: &str, first: SeatPosition) -> Table {
    let phase = Frame::Auction { seat: seat(0), bidding: Bidding::NotYet };
    let second = waiting(&["S2"]).stores("2 yellow, 2 red");
    Table::at(&drafting(&format!("draft=auction {options}"), phase, "01 02 06", vec![first, second]))
}

fn with_ships() -> SeatPosition {
    waiting(&SHIPS).stores("2 yellow, 2 red, 1 green")
}

#[test]
fn c6_5_one_bean_of_the_bid_may_stay_on_each_empty_ship() {
    let mut table = auction("", with_ships());
    table.play("seat0 bid yellow; seat0 bid red; seat0 bid green; seat0 stand");
    assert_eq!(table.awaits(), Awaits::Seat(seat(1)), "with `settle` ships wait for the end of the auction");
    table.play("seat1 pass");
    assert_eq!(table.state.frame(), Frame::Keep { seat: seat(0) });
    assert_eq!(
        table.actions(0),
        [
            "keep yellow at 2,0",
            "keep yellow at 4,0",
            "keep green at 2,0",
            "keep green at 4,0",
            "keep red at 2,0",
            "keep red at 4,0",
            "keep none"
        ]
    );
    let events = table.play("seat0 keep green at 4,0");
    assert_eq!(events, [Event::Kept { seat: seat(0), colour: Colour::Green, at: pos("4,0") }]);
    let events = table.play("seat0 keep red at 2,0");
    // No ship is left: the rest is paid.
    assert_eq!(events[1], Event::BidPaid { seat: seat(0), beans: beans("1 yellow") });
    assert_eq!(table.state.frame(), Frame::Choose { seat: seat(0) });
    assert_eq!((table.beans(0, "4,0"), table.beans(0, "2,0")), (beans("1 green"), beans("1 red")));
    assert_eq!(table.warehouse(0), beans("1 yellow, 1 red"));
}

#[test]
fn c6_5_what_may_be_kept_is_refused_otherwise() {
    let mut table = auction("", with_ships().on("2,0", "1 green"));
    table.play("seat0 bid yellow; seat0 bid red; seat0 stand; seat1 pass");
    table.refuses("seat0 keep yellow at 2,0", Reason::NoEmptyShip(pos("2,0")), C6_5);
    table.refuses("seat0 keep yellow at 0,0", Reason::NoEmptyShip(pos("0,0")), C6_5);
    table.refuses("seat0 keep yellow at 9,9", Reason::NoEmptyShip(pos("9,9")), C6_5);
    table.refuses("seat0 keep green at 4,0", Reason::NotInBid(Colour::Green), C6_5);
    table.refuses("seat0 take 01", Reason::NotAsked(Question::Keep), C6_5);
    table.refuses("seat0 pass", Reason::NotAsked(Question::Keep), C6_5);
    let turn = Reason::NotAwaited { seat: seat(1), awaits: Awaits::Seat(seat(0)) };
    table.refuses("seat1 keep none", turn, C6_5);
}

#[test]
fn c6_5_keeping_is_free_to_decline() {
    let mut table = auction("", with_ships());
    table.play("seat0 bid yellow; seat0 bid red; seat0 stand; seat1 pass; seat0 keep none");
    assert_eq!(table.state.frame(), Frame::Choose { seat: seat(0) });
    assert_eq!((table.beans(0, "2,0"), table.company(0).in_hand), (beans(""), beans("")));
    assert_eq!(table.warehouse(0), beans("1 yellow, 1 red, 1 green"));
}

#[test]
fn c6_5_losers_keep_beans_too_after_the_new_master() {
    let phase = Frame::Auction { seat: seat(0), bidding: Bidding::NotYet };
    let second = waiting(&["S2", "s . . / . . . @ 2,0"]).stores("3 red");
    let mut table = Table::at(&drafting("draft=auction", phase, "01 02 06", vec![with_ships(), second]));
    table.play("seat0 bid yellow; seat0 stand; seat1 bid red; seat1 bid red; seat1 stand; seat0 pass");
    assert_eq!(table.state.frame(), Frame::Keep { seat: seat(1) });
    table.play("seat1 keep red at 2,0");
    assert_eq!(table.state.frame(), Frame::Keep { seat: seat(0) });
    table.play("seat0 keep yellow at 2,0");
    assert_eq!((table.state.master(), table.state.frame()), (seat(1), Frame::Choose { seat: seat(1) }));
    assert_eq!((table.beans(1, "2,0"), table.beans(0, "2,0")), (beans("1 red"), beans("1 yellow")));
}

#[test]
fn c6_5_who_has_no_bid_or_no_empty_ship_is_not_asked() {
    let mut idle = auction("", with_ships());
    idle.play("seat0 pass; seat1 bid red; seat1 stand");
    assert_eq!(idle.state.frame(), Frame::Choose { seat: seat(1) });
    let mut full = auction("", with_ships().on("2,0", "1 green").on("4,0", "1 red"));
    full.play("seat0 bid red; seat0 stand; seat1 pass");
    assert_eq!(full.state.frame(), Frame::Choose { seat: seat(0) });
}

#[test]
fn c6_5_with_one_per_auction_a_second_bean_is_not_kept() {
    let mut table = auction("ship_keep=one_per_auction", with_ships());
    table.play("seat0 bid yellow; seat0 bid red; seat0 stand; seat1 pass; seat0 keep red at 4,0");
    assert_eq!(table.state.frame(), Frame::Choose { seat: seat(0) });
    assert_eq!((table.beans(0, "2,0"), table.beans(0, "4,0")), (beans(""), beans("1 red")));
    assert_eq!(table.warehouse(0), beans("1 yellow, 1 red, 1 green"));
}

#[test]
fn c6_5_with_burn_ships_are_asked_after_each_bid() {
    let mut table = auction("bids=burn", with_ships());
    table.play("seat0 bid yellow; seat0 bid green; seat0 stand");
    assert_eq!(table.state.frame(), Frame::Keep { seat: seat(0) });
    table.play("seat0 keep green at 2,0; seat0 keep none; seat1 bid red; seat1 bid red; seat1 stand");
    // A later bid of the same auction may fill the other ship.
    table.play("seat0 bid red; seat0 stand; seat0 keep red at 4,0; seat1 pass");
    assert_eq!((table.beans(0, "2,0"), table.beans(0, "4,0")), (beans("1 green"), beans("1 red")));
    assert_eq!(table.state.frame(), Frame::Choose { seat: seat(0) });
}

#[test]
fn c6_5_with_burn_and_one_per_auction_later_bids_keep_nothing() {
    let mut table = auction("bids=burn ship_keep=one_per_auction", with_ships());
    table.play("seat0 bid yellow; seat0 stand; seat0 keep yellow at 2,0; seat1 bid red; seat1 stand");
    table.play("seat0 bid red; seat0 stand");
    assert_eq!(table.awaits(), Awaits::Seat(seat(1)), "not asked again");
    assert_eq!(table.beans(0, "4,0"), beans(""));
}

#[test]
fn c6_5_in_the_next_auction_one_more_may_be_kept() {
    let mut table = Table::new("seats=2 draft=auction ship_keep=one_per_auction");
    table.play("chance master 0");
    table.show("01 02 25");
    table.play("seat0 pass; seat1 pass; seat0 take 01; seat1 take 25");
    table.play("seat0 place 2,0 turn 0; seat0 end; seat1 place 2,0 turn 0; seat1 end");
    table.show("06 07 08");
    // Card 01 has its ship at 3,1.
    table.play("seat0 bid red; seat0 stand; seat1 pass; seat0 keep red at 3,1; seat0 take 06; seat1 take 08");
    table.play("seat0 place 4,0 turn 0; seat0 end; seat1 place 4,0 turn 0; seat1 end");
    table.show("10 12 13");
    // The ship of card 06 is at 5,1.
    table.play("seat0 bid green; seat0 stand; seat1 pass; seat0 keep green at 5,1");
    assert_eq!((table.beans(0, "3,1"), table.beans(0, "5,1")), (beans("1 red"), beans("1 green")));
}

#[test]
fn c6_5_a_covered_ship_gives_its_bean_back_to_the_warehouse() {
    let seat0 = super::support::area(&SHIPS).on("4,0", "1 red").on("2,0", "1 green").stores("1 red");
    let position = last_round("draft=auction", vec![seat0.to_place("08"), super::support::area(&["S2"])]);
    let mut table = Table::at(&position);
    let before = table.supply();
    let events = table.play("seat0 place 4,0 turn 1");
    let Event::Placed { displaced, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!((displaced.to_warehouse, displaced.to_supply), (beans("1 red"), beans("")));
    assert_eq!((table.warehouse(0), table.supply()), (beans("2 red"), before));
    assert_eq!(table.beans(0, "2,0"), beans("1 green"), "the other ship sails on");
}

#[test]
fn c6_5_at_the_end_of_the_game_ships_give_their_beans_back() {
    let seat0 = super::support::area(&SHIPS).on("4,0", "1 red").on("2,0", "1 green");
    let mut table = Table::at(&last_round("draft=auction", vec![seat0, super::support::area(&["S2"])]));
    table.play("seat0 end; seat1 end");
    assert_eq!(table.warehouse(0), beans("1 red, 1 green"));
    assert_eq!((table.beans(0, "4,0"), table.beans(0, "2,0")), (beans(""), beans("")));
}
