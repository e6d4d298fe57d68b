//! Positions that no game can reach are refused, each with its reason and its paragraph.

use cafe::{Bidding, Cafe, CardSet, DeckRef, Frame, Position, SeatPosition, StageAt};
use table::{Game, SeatSet};

use super::support::{
    Described, area, beans, card, cards, drafting, last_round, pos, seat, seats, solo, waiting,
};

#[track_caller]
fn refused(position: &Position, complaint: &str) {
    match Cafe::from_position(position) {
        Ok(_) => panic!("accepted, not refused with: {complaint}"),
        Err(error) => assert_eq!(error.to_string(), complaint),
    }
}

/// What makes a possible position impossible, and the complaint.
type Change = (&'static str, fn(&mut Position));

#[track_caller]
fn all_refused(good: &Position, changes: &[Change]) {
    let table = Cafe::from_position(good).expect("possible as it is");
    assert_eq!(table.audit(), Ok(()));
    for (complaint, change) in changes {
        let mut position = good.clone();
        change(&mut position);
        refused(&position, complaint);
    }
}

#[test]
fn impossible_seats_and_rounds_are_refused() {
    let good = last_round("", vec![area(&["S1"]), area(&["S2"])]);
    all_refused(
        &good,
        &[
            ("Café has 1 to 4 seats, not 5 (C1.1)", |p| p.setup.seats = 5),
            ("2 seats described, 3 at the table (C1.1)", |p| p.setup.seats = 3),
            ("1 seats described, 2 at the table (C1.1)", |p| p.seats.truncate(1)),
            ("there is no round 0; a game has 8 (C4.12)", |p| p.round = 0),
            ("there is no round 9; a game has 8 (C4.12)", |p| p.round = 9),
            ("the master seat2 is not at the table (C1.5)", |p| p.master = seat(2)),
            ("a position begins in a round, not before the first (C1.5)", |p| p.frame = Frame::FirstMaster),
            ("a position begins in a round, not before the first (C1.5)", |p| {
                p.frame = Frame::Box { left: 1 }
            }),
            ("every seat is done, so the phase is over (C4.11)", |p| {
                p.seats.iter_mut().for_each(|seat| seat.stage = StageAt::Done);
            }),
            ("seat0 places or acts before all have their cards (C4.11)", |p| p.frame = Frame::Show),
        ],
    );
}

#[test]
fn an_impossible_draft_is_refused() {
    let good =
        drafting("", Frame::Draft { seat: seat(1) }, "01 02 09", vec![waiting(&["S1"]), waiting(&["S2"])]);
    all_refused(
        &good,
        &[
            ("it is the turn of a seat that is not at the table (C1.1)", |p| {
                p.frame = Frame::Draft { seat: seat(3) }
            }),
            ("2 cards on display; there must be 3 now (C2.1)", |p| p.display = cards("01 02")),
            ("3 cards on display; there must be 2 now (C2.1)", |p| p.frame = Frame::Refill { next: seat(0) }),
            ("3 cards on display; there must be at most 2 now (C2.1)", |p| p.frame = Frame::Show),
            ("the master's card is not replaced (C2.1)", |p| p.frame = Frame::Refill { next: seat(1) }),
            ("an auction in a game with the classic draft (C6.1)", |p| {
                p.frame = Frame::Choose { seat: seat(0) }
            }),
            ("a classic draft in a game with the auction draft (C2.1)", |p| {
                p.setup = "seats=2 draft=auction".parse().unwrap();
            }),
            ("seat1 holds a card at the wrong time (C2.1)", |p| p.seats[1].card = Some(card("03"))),
            ("seat1: card S3 cannot be taken (C2.1)", |p| p.seats[1].card = Some(card("S3"))),
            ("seats passed in a game without an auction (C6.1)", |p| p.passed = seats(&[0])),
            ("seat1 has bid in a game without an auction (C6.1)", |p| p.seats[1].bid = 1),
        ],
    );
}

#[test]
fn an_impossible_auction_is_refused() {
    let bidder = SeatPosition { bid: 2, in_hand: beans("2 red"), ..waiting(&["S1"]).stores("3 green") };
    let rival = SeatPosition { bid: 1, in_hand: beans("1 red"), ..waiting(&["S2"]).stores("1 green") };
    let phase = Frame::Auction { seat: seat(1), bidding: Bidding::NotYet };
    let good = drafting("draft=auction", phase, "01 02 09", vec![bidder, rival]);
    all_refused(
        &good,
        &[
            ("seat1 has passed and cannot bid (C6.1)", |p| p.passed = seats(&[1])),
            ("a seat that is not at the table has passed or kept a bean (C6.1)", |p| p.passed = seats(&[3])),
            ("a seat that is not at the table has passed or kept a bean (C6.1)", |p| p.kept = seats(&[2])),
            ("seat0 holds more beans than it bid (C6.2)", |p| p.seats[0].in_hand = beans("3 red")),
            ("seat0 bid 2 beans but 1 lie there (C6.3)", |p| p.seats[0].in_hand = beans("1 red")),
            ("seat1 has bid more than the token holder (C6.2)", |p| {
                p.seats[1].bid = 3;
                p.seats[1].in_hand = beans("3 red");
            }),
            ("seat0 holds beans at the wrong time (C6.3)", |p| p.setup.bids = cafe::Bids::Burn),
            ("seat0 holds beans at the wrong time (C6.3)", |p| p.frame = Frame::Choose { seat: seat(0) }),
            ("seat0 holds the token and is not asked again (C6.3)", |p| {
                p.frame = Frame::Auction { seat: seat(0), bidding: Bidding::NotYet };
            }),
            ("seat1 has begun a bid without beans (C6.2)", |p| {
                p.frame = Frame::Auction { seat: seat(1), bidding: Bidding::Begun };
                p.seats[1].bid = 0;
                p.seats[1].in_hand = beans("");
            }),
            ("seat1 has no empty ship (C6.5)", |p| p.frame = Frame::Keep { seat: seat(1) }),
            ("2 cards on display; there must be 3 now (C2.1)", |p| p.display = cards("01 02")),
        ],
    );
}

#[test]
fn an_impossible_choice_after_the_auction_is_refused() {
    let taken = SeatPosition { card: Some(card("03")), ..waiting(&["S1"]) };
    let good =
        drafting("draft=auction", Frame::Choose { seat: seat(1) }, "01 02", vec![taken, waiting(&["S2"])]);
    all_refused(
        &good,
        &[
            ("3 cards on display; there must be 2 now (C2.1)", |p| p.display = cards("01 02 09")),
            ("seat0 has no card to place (C3.1)", |p| p.seats[0].card = None),
            ("seat1 holds a card at the wrong time (C2.1)", |p| p.seats[1].card = Some(card("06"))),
        ],
    );
}

#[test]
fn an_impossible_bean_to_keep_is_refused() {
    let ships = ["S1", "s . . / . . . @ 2,0"];
    let keeper = SeatPosition { bid: 2, in_hand: beans("1 red"), ..waiting(&ships) };
    let good = drafting(
        "draft=auction ship_keep=one_per_auction",
        Frame::Keep { seat: seat(0) },
        "01 02 09",
        vec![keeper, waiting(&["S2"])],
    );
    all_refused(
        &good,
        &[
            ("seat0 has no bean to keep (C6.5)", |p| p.seats[0].in_hand = beans("")),
            ("seat0 has no empty ship (C6.5)", |p| p.seats[0].beans = vec![(pos("2,0"), beans("1 red"))]),
            ("seat0 has kept a bean in this auction already (C6.5)", |p| p.kept = seats(&[0])),
        ],
    );
}

#[test]
fn an_impossible_area_is_refused() {
    let good = solo(area(&["S1", "06 @ 2,0"]));
    all_refused(
        &good,
        &[
            ("seat0: an area begins with a start card (C1.3)", |p| p.seats[0].cards.clear()),
            ("seat0: the first card must be a start card, not 06 (C1.3)", |p| {
                p.seats[0].cards.remove(0);
            }),
            ("seat0: start card S1 is not the first (C1.3)", |p| {
                p.seats[0].cards[1].card = p.seats[0].cards[0].card;
            }),
            ("seat0: card 2 of the area covers 0 squares, not 2, 3 or 4 (C3.1)", |p| {
                p.seats[0].cards[1].at = pos("3,0");
            }),
            ("seat0: card 2 of the area covers 1 squares, not 2, 3 or 4 (C3.1)", |p| {
                p.seats[0].cards[1].at = pos("2,1");
            }),
            ("seat0: card 2 of the area covers 6 squares, not 2, 3 or 4 (C3.1)", |p| {
                p.seats[0].cards[1].at = pos("0,0");
            }),
            ("seat0: after card 2 of the area no cup is visible (C3.2)", |p| {
                p.seats[0].cards[1].at = pos("-2,0");
            }),
            ("seat0: no card can lie at 50,0 (C3.1)", |p| p.seats[0].cards[0].at = pos("50,0")),
            ("seat0: 1 cards laid by round 1 (C4.12)", |p| {
                p.round = 1;
                p.frame = Frame::Show;
                p.seats[0].stage = StageAt::Done;
            }),
            ("card 06 is in two places (C1.4)", |p| {
                p.seats[0].card = Some(card("06"));
                p.seats[0].stage = StageAt::Place;
            }),
        ],
    );
    let text = DeckRef::classic().to_string();
    let plain = text
        .lines()
        .filter(|line| !line.starts_with("espresso"))
        .fold(String::new(), |all, line| all + line + "\n");
    let mut position = solo(area(&["S1", "E1 @ 2,0"]));
    position.setup.deck = DeckRef::load(&plain).expect("a deck");
    refused(&position, "seat0: the deck has no card E1 (C1.4)");
}

#[test]
fn impossible_beans_are_refused() {
    let cafe = ["S1", ". D e / b s u wants YYR for 4 @ 2,0"];
    let complaints = [
        ("3,0", "3 yellow", "seat0: the café at 3,0 does not ask for 3 yellow (C4.8)"),
        ("3,0", "1 green", "seat0: the café at 3,0 does not ask for 1 green (C4.8)"),
        ("4,0", "2 red", "seat0: the espresso at 4,0 holds 2 red (C4.9)"),
        ("0,0", "2 yellow", "seat0: the field at 0,0 holds 2 yellow (C4.9)"),
        ("0,0", "1 red", "seat0: the field at 0,0 holds 1 red (C4.9)"),
        ("0,1", "1 red", "seat0: the cup at 0,1 holds 1 red (C4.9)"),
        ("2,0", "1 red", "seat0: the empty at 2,0 holds 1 red (C4.9)"),
        ("2,1", "1 red, 1 green", "seat0: beans of several colours on the square at 2,1 (C4.9)"),
        ("2,1", "1000 red", "seat0: more than 999 beans at 2,1 (C1.1)"),
        ("9,9", "1 red", "seat0: beans at 9,9, where no square is visible (C1.2)"),
        ("3,1", "1 red", "seat0: a bean on the ship at 3,1 in a game without an auction (C6.5)"),
    ];
    for (at, what, complaint) in complaints {
        refused(&last_round("espresso=true", vec![area(&cafe).on(at, what)]), complaint);
    }
    refused(
        &solo(area(&cafe).on("2,1", "1 red").on("2,1", "1 red")),
        "seat0: beans for the square at 2,1 are given twice (C4.9)",
    );
    refused(
        &solo(area(&cafe).stores("1000 red")),
        "seat0: more than 999 beans of a colour in one place (C1.1)",
    );
}

#[test]
fn an_impossible_stage_is_refused() {
    let good = solo(area(&["? N b / u b c"]).on("1,0", "1 brown"));
    all_refused(
        &good,
        &[
            ("seat0: 2 action points left; at most 1 are possible here (C4.1)", |p| {
                p.seats[0].points_left = Some(2);
            }),
            ("seat0: no group begins at 1,1 (C4.3)", |p| p.seats[0].stage = StageAt::Grow(pos("1,1"))),
            ("seat0: no group begins at 1,0 (C4.3)", |p| p.seats[0].stage = StageAt::Grow(pos("1,0"))),
            ("seat0: no group begins at 9,9 (C4.3)", |p| p.seats[0].stage = StageAt::Dry(pos("9,9"))),
            ("seat0: no batch waits for a colour (C7.3)", |p| {
                p.seats[0].stage = StageAt::Grow(pos("0,0"));
                p.seats[0].beans.push((pos("0,0"), beans("1 red")));
            }),
            ("seat0: the action under way has nothing left to do (C4.2)", |p| {
                p.seats[0].stage = StageAt::Roast(pos("2,1"));
            }),
            ("seat0: the action under way has nothing left to do (C4.2)", |p| {
                p.seats[0].stage = StageAt::Dry(pos("2,0"));
                p.seats[0].beans.clear();
            }),
            ("seat0: a delivery under way without beans (C4.7)", |p| p.seats[0].stage = StageAt::Deliver),
            ("seat0: 1 action points left; at most 0 are possible here (C4.1)", |p| {
                p.seats[0].stage = StageAt::Dry(pos("2,0"));
                p.seats[0].points_left = Some(1);
            }),
            ("seat0 has no card to place (C3.1)", |p| p.seats[0].stage = StageAt::Place),
            ("seat0 holds a card at the wrong time (C2.1)", |p| p.seats[0].card = Some(card("06"))),
            ("seat0 holds more beans than it bid (C6.2)", |p| p.seats[0].in_hand = beans("1 red")),
            ("1 cards on display; there must be 0 now (C2.1)", |p| p.display = cards("01")),
            ("Espresso beans are exchanged after the last round (C7.2)", |p| {
                p.seats[0].stage = StageAt::Exchange;
            }),
        ],
    );
}

#[test]
fn an_impossible_end_is_refused() {
    let espresso = area(&["S1", ". e . / . . . @ 2,0"]).on("3,0", "1 red");
    let mut good = last_round("espresso=true", vec![espresso]);
    good.frame = Frame::Exchange;
    good.seats[0].stage = StageAt::Exchange;
    all_refused(
        &good,
        &[
            ("seat0 must exchange exactly while it has Espresso beans (C7.2)", |p| p.seats[0].beans.clear()),
            ("seat0 must exchange exactly while it has Espresso beans (C7.2)", |p| {
                p.seats[0].stage = StageAt::Done;
            }),
            ("the game ends after round 8, not 3 (C4.12)", |p| p.round = 3),
            ("when the game is over no Espresso bean is left (C5.1)", |p| {
                p.frame = Frame::Over;
                p.seats[0].stage = StageAt::Done;
            }),
        ],
    );
}

#[test]
fn cards_in_two_places_or_too_few_are_refused() {
    let good = drafting("", Frame::Draft { seat: seat(0) }, "01 02 09", vec![waiting(&["S1", "06 @ 2,0"])]);
    all_refused(
        &good,
        &[
            ("card 06 is in two places (C1.4)", |p| p.display = cards("01 02 06")),
            ("card 41 is not in this game (C1.4)", |p| p.display = cards("01 02 41")),
            ("card E1 is not in this game (C1.4)", |p| p.display = cards("01 02 E1")),
            ("card 09 cannot be unseen (C1.4)", |p| p.unseen = Some(cards("03 09"))),
            ("card 41 cannot be unseen (C1.4)", |p| p.unseen = Some(cards("03 41"))),
            ("3 cards are still to come, 2 unseen (C1.4)", |p| {
                p.round = 7;
                p.unseen = Some(cards("03 04"));
            }),
        ],
    );
    let twice = last_round("", vec![area(&["S1"]), area(&["S1"])]);
    refused(&twice, "card S1 is in two places (C1.4)");
}

#[test]
fn a_position_fills_in_what_follows_from_the_rest() {
    let good = drafting(
        "",
        Frame::Draft { seat: seat(0) },
        "01 02 09",
        vec![waiting(&["S1", "06 @ 2,0"]).stores("2 red")],
    );
    let position = Position { round: 5, ..good };
    let table = Cafe::from_position(&position).expect("possible");
    assert_eq!(table.deck_left(), 9, "three cards in each of three more rounds");
    assert_eq!(table.unseen().len(), 40 - 4);
    assert_eq!(cafe::Colour::ALL.map(|colour| table.supply(colour)), [35, 35, 35, 33]);
    let written = table.to_position();
    assert_eq!(Cafe::from_position(&written), Ok(table));
    assert_eq!((written.passed, written.unseen.map(CardSet::len)), (SeatSet::EMPTY, Some(36)));
}
