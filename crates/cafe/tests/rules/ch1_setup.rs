//! C1: components and set-up.

use cafe::rules::{C1_1, C1_2, C1_3, C1_4, C1_5, C2_1, C6_1};
use cafe::{Beans, Cafe, Card, Event, Frame, Kind, N_ROUNDS, Question, Reason, Setup, Stage};
use table::{Awaits, Game, QuickDealer, Step};

use super::support::{Described, Table, area, card, cards, pos, seat};

#[test]
fn c1_1_a_table_has_one_to_four_seats() {
    for seats in 1..=4 {
        assert_eq!(Table::new(&format!("seats={seats}")).state.n_seats(), seats);
    }
    for text in ["seats=0", "seats=5", "seats=many"] {
        let error = text.parse::<Setup>().expect_err("no such table");
        assert_eq!(error.expected(), "a number from 1 to 4");
    }
    for seats in [0, 5] {
        let error = Cafe::new(&Setup { seats, ..Setup::default() }).expect_err("no such table");
        assert_eq!((error.message, error.rule), (format!("Café has 1 to 4 seats, not {seats}"), C1_1));
    }
}

#[test]
fn c1_1_a_seat_not_at_the_table_is_refused() {
    let mut table = Table::new("seats=2");
    table.play("chance master 0");
    table.show("06 07 08");
    table.refuses("seat2 take 06", Reason::NoSuchSeat(seat(2)), C1_1);
}

#[test]
fn c1_1_there_are_35_beans_of_each_colour() {
    for seats in 1..=4_i16 {
        assert_eq!(Table::new(&format!("seats={seats}")).supply(), [35 - seats; 4]);
    }
}

#[test]
fn c1_1_the_supply_may_go_below_nothing() {
    let mut table = Table::acting(area(&["S1"]).stores("35 yellow, 40 brown, 30 green"));
    assert_eq!(table.supply(), [0, -5, 5, 35]);
    table.play("seat0 produce 0,0");
    assert_eq!(table.supply(), [-1, -6, 4, 35]);
    table.play("seat0 clear 0,0");
    assert_eq!(table.supply(), [0, -6, 4, 35]);
}

#[test]
fn c1_2_a_card_has_two_rows_of_three_squares() {
    let table = Table::new("seats=1");
    let mut seen: Vec<(String, Kind)> =
        table.company(0).area.squares().map(|square| (square.at.to_string(), square.kind)).collect();
    seen.sort();
    let start = ["0,0", "0,1", "1,0", "1,1", "2,0", "2,1"].map(String::from).into_iter().zip([
        Kind::YellowField,
        Kind::Cup,
        Kind::BrownField,
        Kind::GreenField,
        Kind::Drying,
        Kind::Roasting,
    ]);
    assert_eq!(seen, start.collect::<Vec<_>>());
}

#[test]
fn c1_2_a_card_names_kinds_that_exist() {
    assert_eq!(Kind::PRINTED.len(), 20);
    for kind in Kind::PRINTED {
        assert_eq!(kind.word().parse(), Ok(kind));
    }
    for text in ["R Y Y / u s", "R Y Y / u s c c", "R Y Y u s c", "R Y Y / u s x", "R Y q / u s c"] {
        assert!(Card::squares_from_text(text).is_err(), "{text}");
    }
}

#[test]
fn c1_2_a_cafe_has_one_or_two_squares_a_demand_and_points() {
    let order = cafe::Order::from_letters("YYG", 4).expect("an order");
    assert_eq!((order.demand(), order.points()), (Beans::new([2, 0, 1, 0]), 4));
    let card = |text: &str, order| Card::new(Card::squares_from_text(text).expect("squares"), order, None);
    for text in ["D . . / . . u", "D D . / . . u", "D . u / D . .", ". . u / . D D"] {
        assert!(card(text, Some(order)).is_ok(), "{text}");
        assert!(card(text, None).is_err(), "{text} without a demand");
    }
    for text in ["D . D / . . u", ". . D / D . u", "D . . / . D u", "D D D / . . u", ". . . / . . u"] {
        assert!(card(text, Some(order)).is_err(), "{text}");
    }
}

#[test]
fn c1_2_beans_lie_on_squares_only() {
    let position = super::support::solo(area(&["S1"]).on("3,0", "1 red"));
    let error = Cafe::from_position(&position).expect_err("there is no square");
    assert_eq!(error.to_string(), "seat0: beans at 3,0, where no square is visible (C1.2)");
    assert_eq!(error.rule, C1_2);
}

#[test]
fn c1_3_each_seat_begins_with_its_start_card_and_one_bean_of_each_colour() {
    let table = Table::new("seats=4");
    for (number, start) in ["S1", "S2", "S3", "S4"].into_iter().enumerate() {
        let company = table.company(number);
        let laid: Vec<_> = company.area.laid().map(|laid| (laid.card, laid.at)).collect();
        assert_eq!(laid, [(card(start), pos("0,0"))]);
        assert_eq!(company.warehouse, Beans::ONE_OF_EACH);
        assert_eq!((company.points_left, company.stage), (0, Stage::Done));
    }
}

#[test]
fn c1_3_start_cards_are_chosen_from_the_first_master_clockwise() {
    let mut table = Table::new("seats=3 starts=choose first_master=1");
    assert_eq!(
        (table.awaits(), table.state.frame()),
        (Awaits::Seat(seat(1)), Frame::Start { seat: seat(1) })
    );
    assert_eq!(table.actions(1), ["take S1", "take S2", "take S3", "take S4"]);
    assert_eq!(table.outcomes(), Vec::<String>::new());
    table.refuses("seat1 take 01", Reason::NoStartCard(card("01")), C1_3);
    table.refuses("seat1 take S1 pay red", Reason::NoStartCard(card("S1")), C1_3);
    table.refuses("seat1 pass", Reason::NotAsked(Question::Start), C1_3);
    table.refuses("chance start S1", Reason::NotDue, C1_3);
    let early = Reason::NotAwaited { seat: seat(0), awaits: Awaits::Seat(seat(1)) };
    table.refuses("seat0 take S1", early, C1_3);
    let events = table.play("seat1 take S3");
    assert_eq!(events, [Event::StartTaken { seat: seat(1), card: card("S3") }]);
    assert_eq!(table.awaits(), Awaits::Seat(seat(2)));
    table.refuses("seat2 take S3", Reason::NoStartCard(card("S3")), C1_3);
    table.play("seat2 take S1; seat0 take S4");
    let first = |number| table.company(number).area.laid().next().map(|laid| laid.card);
    assert_eq!([first(0), first(1), first(2)], [Some(card("S4")), Some(card("S3")), Some(card("S1"))]);
    assert_eq!((table.awaits(), table.state.frame()), (Awaits::Chance, Frame::Show));
    assert_eq!(table.supply(), [32; 4]);
}

#[test]
fn c1_3_start_cards_are_dealt_by_lot() {
    let mut table = Table::new("seats=2 starts=lot");
    table.refuses("chance start S1", Reason::NotDue, C1_5);
    table.play("chance master 1");
    assert_eq!(table.outcomes(), ["start S1", "start S2", "start S3", "start S4"]);
    let events = table.play("chance start S2");
    assert_eq!(events, [Event::StartDealt { seat: seat(1), card: card("S2") }]);
    table.refuses("chance start S2", Reason::NoStartCard(card("S2")), C1_3);
    table.play("chance start S4");
    assert_eq!(table.state.frame(), Frame::Show);
}

#[test]
fn c1_5_a_first_master_who_is_named_is_not_drawn() {
    let table = Table::new("seats=4 first_master=3");
    assert_eq!((table.state.master(), table.state.frame()), (seat(3), Frame::Show));
    let table = Table::new("seats=2 promos=1 first_master=1").after("chance box 03");
    assert_eq!((table.state.master(), table.state.frame()), (seat(1), Frame::Show));
}

#[test]
fn c1_3_an_area_begins_with_a_start_card() {
    let none = super::support::solo(area(&[]));
    let plan = super::support::solo(area(&["01"]));
    let second = super::support::solo(area(&["S1", "S2 @ 2,0"]));
    for (position, message) in [
        (none, "seat0: an area begins with a start card (C1.3)"),
        (plan, "seat0: the first card must be a start card, not 01 (C1.3)"),
        (second, "seat0: start card S2 is not the first (C1.3)"),
    ] {
        assert_eq!(Cafe::from_position(&position).expect_err("impossible").to_string(), message);
    }
}

/// Seats, cards used in a round, used in a game, in the game before cards are removed at random.
type Row = (u8, usize, usize, usize);

const CLASSIC: [Row; 4] = [(4, 6, 48, 48), (3, 5, 40, 40), (2, 4, 32, 40), (1, 3, 24, 40)];
const AUCTION: [Row; 3] = [(4, 5, 40, 40), (3, 4, 32, 40), (2, 3, 24, 40)];
const ESPRESSO: [Row; 4] = [(4, 7, 56, 56), (3, 6, 48, 48), (2, 5, 40, 48), (1, 4, 32, 48)];
const AUCTION_ESPRESSO: [Row; 3] = [(4, 6, 48, 48), (3, 5, 40, 48), (2, 4, 32, 48)];

/// Every row of the table: eight rounds, and as many cards come out as the table says, then the pile is empty.
#[test]
fn c1_4_the_pile_lasts_exactly_eight_rounds() {
    let mut dealer = QuickDealer::new(14);
    for (options, rows) in [
        ("draft=classic", &CLASSIC[..]),
        ("draft=auction", &AUCTION[..]),
        ("draft=classic espresso=true", &ESPRESSO[..]),
        ("draft=auction espresso=true", &AUCTION_ESPRESSO[..]),
    ] {
        for &(seats, a_round, used, in_game) in rows {
            let text = format!("seats={seats} {options}");
            let mut table = Table::new(&text);
            assert_eq!(usize::from(table.state.deck_left()), used, "{text}");
            assert_eq!(table.state.unseen().len(), in_game, "{text}");
            let mut shown = [0; 9];
            while table.awaits() != Awaits::Nobody {
                let round = usize::from(table.state.round());
                let step = match table.awaits() {
                    Awaits::Chance => Step::Outcome(table.state.pick_outcome(&mut dealer)),
                    awaits => {
                        let seat = awaits.seats().iter().next().expect("a seat");
                        Step::Choice(seat, table.state.pick_action(seat, &mut dealer))
                    }
                };
                shown[round] += table
                    .play(&step.to_string())
                    .iter()
                    .filter(|event| matches!(event, Event::Shown { .. }))
                    .count();
            }
            assert_eq!(shown[1..], [a_round; 8], "{text}");
            assert_eq!(table.state.round(), N_ROUNDS, "{text}");
            assert_eq!(table.state.deck_left(), 0, "{text}");
            assert_eq!(table.state.unseen().len(), in_game - used, "{text}");
        }
    }
}

#[test]
fn c1_4_star_cards_are_in_only_with_four_seats_and_the_classic_draft() {
    let stars = cards("41 42 43 44 45 46 47 48");
    assert_eq!(Table::new("seats=4").state.setup().deck.stars(), stars);
    let in_game = |setup: &str| stars.iter().all(|star| Table::new(setup).state.unseen().contains(star));
    assert!(in_game("seats=4 draft=classic"));
    assert!(in_game("seats=4 draft=classic espresso=true"));
    for setup in ["seats=3", "seats=2", "seats=1", "seats=4 draft=auction", "seats=3 espresso=true"] {
        assert!(!in_game(setup), "{setup}");
        let mut table = Table::new(setup);
        if table.state.frame() == Frame::FirstMaster {
            table.play("chance master 0");
        }
        table.refuses("chance show 41", Reason::NotDrawable(card("41")), C1_4);
    }
}

#[test]
fn c1_4_no_card_comes_twice_and_espresso_cards_only_if_asked_for() {
    let mut table = Table::new("seats=1");
    table.show("17");
    table.refuses("chance show 17", Reason::NotDrawable(card("17")), C1_4);
    table.refuses("chance show E1", Reason::NotDrawable(card("E1")), C1_4);
    table.refuses("chance show P1", Reason::NotDrawable(card("P1")), C1_4);
    table.refuses("chance show S2", Reason::NotDrawable(card("S2")), C1_4);
    assert!(Table::new("seats=1 espresso=true").offers("chance show E1"));
}

#[test]
fn c1_4_one_seat_cannot_hold_an_auction() {
    let setup: Setup = "seats=1 draft=auction".parse().expect("a set-up");
    let error = Cafe::new(&setup).expect_err("not offered");
    assert_eq!((error.message.as_str(), error.rule), ("one seat cannot hold an auction", C6_1));
}

#[test]
fn c1_5_chance_draws_the_first_master() {
    let mut table = Table::new("seats=3");
    assert_eq!(table.outcomes(), ["master 0", "master 1", "master 2"]);
    table.refuses("chance master 3", Reason::NoSuchSeat(seat(3)), C1_5);
    table.refuses("chance show 01", Reason::NotDue, C1_5);
    let early = Reason::NotAwaited { seat: seat(0), awaits: Awaits::Chance };
    table.refuses("seat0 take 01", early, C1_5);
    let events = table.play("chance master 2");
    assert_eq!(events, [Event::MasterDrawn { seat: seat(2) }]);
    assert_eq!(table.state.master(), seat(2));
}

#[test]
fn c1_5_alone_the_one_seat_is_always_master() {
    let mut table = Table::new("seats=1");
    assert_eq!((table.state.frame(), table.state.master()), (Frame::Show, seat(0)));
    table.refuses("chance master 0", Reason::NotDue, C2_1);
    table.show("06 07 08");
    table.play("seat0 take 08; seat0 place 2,0 turn 0; seat0 end");
    assert_eq!((table.state.round(), table.state.master()), (2, seat(0)));
}
