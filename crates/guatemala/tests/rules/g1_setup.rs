//! G1: material and set-up.

use guatemala::{
    BOARDS, Coffee, Content, Guatemala, MarketField, OpenEvent, Openness, Piece, STANDARD_BOARD, Setup,
};
use table::{Awaits, Game, GameSetup, Seat, setup_of_rules};

use super::support::{Play, from, harbour, seat};

#[test]
fn g1_1_each_seat_begins_with_15_centavos_no_points_and_all_claims() {
    for seats in 2..=4 {
        let play = Play::new(&format!("seats={seats}"));
        assert_eq!(play.state.n_seats(), seats);
        for seat in Seat::all(seats) {
            let open = play.state.open();
            assert_eq!((open.money(seat), open.points(seat)), (15, 0));
            assert!(Coffee::ALL.into_iter().all(|coffee| !open.has_claimed(seat, coffee)));
        }
        assert_eq!(play.state.open().road_supply(), 50);
    }
}

#[test]
fn g1_1_only_two_to_four_seats_play() {
    for seats in ["0", "1", "5", "200"] {
        let setup: Setup = format!("seats={seats}").parse().expect("a number");
        let error = Guatemala::new(&setup).expect_err("too few or too many");
        assert_eq!(error.to_string(), format!("2 to 4 seats play, not {seats} (G1.1)"));
    }
}

#[test]
fn g1_1_nine_workers_three_huts_three_ships_and_seven_sacks_of_each_coffee() {
    for board in BOARDS {
        let play = Play::new(&format!("seats=4 board={board}"));
        let on_market: Vec<Content> =
            MarketField::all().map(|field| play.state.open().on_market(field)).collect();
        let count = |content| on_market.iter().filter(|&&other| other == content).count();
        for coffee in Coffee::ALL {
            assert_eq!(count(Content::Piece(Piece::Worker(coffee))), 9);
            assert_eq!(count(Content::Piece(Piece::Hut(coffee))), 3);
            assert_eq!(count(Content::Piece(Piece::Ship(coffee))), 3);
            assert_eq!(count(Content::Sack(coffee)) + usize::from(play.state.bag()[coffee]), 7);
        }
    }
}

#[test]
fn g1_2_the_fixed_market_is_the_one_the_board_draws() {
    let play = Play::new("seats=2 market=fixed");
    let at = |field: &str| play.state.open().on_market(field.parse().expect("a field"));
    assert_eq!(at("r1c4"), Content::Sack(Coffee::Russet));
    assert_eq!(at("r9c6"), Content::Sack(Coffee::White));
    assert_eq!(at("r1c1"), Content::Piece(Piece::Worker(Coffee::Black)));
    assert_eq!(at("r7c9"), Content::Piece(Piece::Ship(Coffee::Beige)));
    assert!(play.refused("chance piece worker black").ends_with("(G1.3)"));
}

#[test]
fn g1_2_a_free_market_is_arranged_piece_by_piece() {
    let mut play = Play::new("seats=2 market=free");
    assert_eq!(play.weights().len(), 15);
    assert_eq!(play.weights()[0], ("piece worker black".into(), 9));
    assert_eq!(play.weights()[5], ("piece hut black".into(), 3));
    assert_eq!(play.refused("chance piece road"), "no road is left to lay out (G1.2)");
    assert!(play.refused("chance sack black").ends_with("(G1.2)"));
    play.play("chance piece hut black; chance piece hut black; chance piece hut black");
    assert_eq!(play.refused("chance piece hut black"), "no hut black is left to lay out (G1.2)");
    for coffee in Coffee::ALL {
        for (kind, count) in [("worker", 9), ("hut", 3), ("ship", 3)] {
            for _ in 0..if (kind, coffee) == ("hut", Coffee::Black) { 0 } else { count } {
                play.play(&format!("chance piece {kind} {coffee}"));
            }
        }
    }
    // The five bordered fields show the five coffees in some order, each equally likely.
    assert_eq!(
        play.weights(),
        ["black", "white", "beige", "russet", "brown"].map(|c| (format!("sack {c}"), 1))
    );
    play.play("chance sack white; chance sack black");
    assert_eq!(play.refused("chance sack white"), "a bordered field shows white already (G1.2)");
    play.play("chance sack beige; chance sack russet; chance sack brown");
    // The last marked field gets any of the 30 sacks left.
    assert_eq!(play.weights().iter().map(|(_, weight)| weight).sum::<u32>(), 30);
    play.play("chance sack white");
    let at = |field: &str| play.state.open().on_market(field.parse().expect("a field"));
    assert_eq!((at("r1c4"), at("r9c6")), (Content::Sack(Coffee::White), Content::Sack(Coffee::White)));
    assert_eq!(play.state.bag().0, [6, 5, 6, 6, 6]);
}

/// A market that the seats arrange, sacks laid and dealt.
fn to_be_arranged(setup: &str) -> Play {
    let mut play = Play::new(setup);
    play.play(
        "chance sack black; chance sack white; chance sack beige; chance sack russet; chance sack brown",
    );
    play.play("chance sack white");
    for coffee in ["black", "beige", "russet", "brown"] {
        (0..6).for_each(|_| {
            play.play(&format!("chance deal {coffee}"));
        });
    }
    play
}

#[test]
fn g1_2_the_seats_arrange_the_market_one_after_another_a_piece_at_a_time() {
    let mut play = Play::new("seats=3 market=players");
    assert_eq!(play.weights().len(), 5, "the sacks come first");
    assert!(play.refused("chance piece worker black").ends_with("(G1.2)"));
    play = to_be_arranged("seats=3 market=players");
    assert_eq!(play.state.stock(seat(2)).total(), 8, "everybody knows their sacks");
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(0)));
    assert_eq!(play.legal().len(), 16, "fifteen kinds, and the lot");
    assert_eq!(play.refused("seat1 arrange hut white"), "seat0 is to act (G1.2)");
    assert_eq!(play.refused("seat0 arrange road"), "no road is left to lay out (G1.2)");
    assert_eq!(play.refused("seat0 at r1c1"), "the question is which piece to lay on the market (G1.2)");
    play.play("seat0 arrange hut white");
    assert_eq!(play.legal().len(), 75);
    assert_eq!(play.refused("seat0 lot"), "the question is where on the market the piece goes (G1.2)");
    assert_eq!(play.refused("seat0 at r1c4"), "r1c4 is for a sack (G1.2)");
    play.play("seat0 at r5c5");
    let laid = OpenEvent::PieceLaidOut {
        seat: seat(0),
        field: "r5c5".parse().expect("a field"),
        piece: Piece::Hut(Coffee::White),
    };
    assert_eq!(play.last(), laid);
    play.play("seat1 arrange hut white; seat1 at r5c6; seat2 arrange hut white");
    assert_eq!(play.refused("seat2 at r5c5"), "something lies on r5c5 (G1.2)");
    play.play("seat2 at r5c7");
    assert_eq!(play.refused("seat0 arrange hut white"), "no hut white is left to lay out (G1.2)");
}

/// All 75 pieces by hand: then the start is drawn, or the seat that was agreed on begins.
#[test]
fn g1_2_a_market_may_be_arranged_to_the_last_piece() {
    for (setup, next) in [("seats=2 market=players", None), ("seats=4 market=players first=seat2", Some(1))] {
        let mut play = to_be_arranged(setup);
        for number in 0..75 {
            let Awaits::Seat(seat) = play.state.awaits() else { panic!("a seat lays out piece {number}") };
            assert_eq!(seat.index(), number % play.state.n_seats());
            let kind = play.legal()[0].clone();
            play.play(&kind);
            let field = play.legal()[0].clone();
            play.play(&field);
        }
        assert!(!play.state.open().is_arranging());
        match next {
            None => assert_eq!(play.state.awaits(), Awaits::Chance),
            Some(right) => assert_eq!(play.state.awaits(), Awaits::Seat(seat(right))),
        }
    }
}

#[test]
fn g1_2_a_seat_may_leave_the_rest_to_the_lot() {
    let mut play = to_be_arranged("seats=2 market=players");
    play.play("seat0 arrange worker black; seat0 at r1c1; seat1 arrange hut brown; seat1 at r1c3; seat0 lot");
    assert_eq!(play.last(), OpenEvent::LeftToLot(seat(0)));
    assert_eq!(play.state.awaits(), Awaits::Chance);
    assert_eq!(play.weights()[0], ("piece worker black".into(), 8));
    assert!(play.refused("seat1 arrange hut brown").ends_with("(G1.2)"));
    play.play("chance piece ship white; chance piece ship beige");
    let at = |play: &Play, field: &str| play.state.open().on_market(field.parse().expect("a field"));
    assert_eq!(at(&play, "r1c2"), Content::Piece(Piece::Ship(Coffee::White)), "the first empty field");
    assert_eq!(at(&play, "r1c3"), Content::Piece(Piece::Hut(Coffee::Brown)), "what lies there stays");
    assert_eq!(at(&play, "r1c5"), Content::Piece(Piece::Ship(Coffee::Beige)), "r1c4 is for a sack");
    for _ in 0..71 {
        let (outcome, _) = play.weights()[0].clone();
        play.play(&format!("chance {outcome}"));
    }
    assert_eq!(play.weights()[0].0, "start seat0");
}

#[test]
fn g1_3_24_sacks_are_dealt_evenly_and_five_stay_in_the_bag() {
    for (seats, share) in [(2, 12), (3, 8), (4, 6)] {
        let mut play = Play::new(&format!("seats={seats}"));
        assert_eq!(
            play.weights(),
            [("black", 6), ("white", 5), ("beige", 6), ("russet", 6), ("brown", 6)]
                .map(|(coffee, weight)| (format!("deal {coffee}"), weight))
        );
        for coffee in ["black", "white", "beige", "russet", "brown"] {
            for _ in 0..if coffee == "brown" { 1 } else { if coffee == "white" { 5 } else { 6 } } {
                play.play(&format!("chance deal {coffee}"));
            }
        }
        assert!(Seat::all(seats).all(|seat| play.state.stock(seat).total() == share));
        assert_eq!(play.state.bag().0, [0, 0, 0, 0, 5]);
        assert_eq!(play.legal()[0], "chance start seat0");
    }
}

#[test]
fn g1_3_no_coffee_is_dealt_that_is_used_up() {
    let mut play = Play::new("seats=2");
    for _ in 0..5 {
        play.play("chance deal white");
    }
    assert_eq!(play.refused("chance deal white"), "no white sack is left (G1.3)");
}

#[test]
fn g1_4_two_seats_have_their_own_side() {
    let two = Play::new("seats=2").state.open().layout().clone();
    let four = Play::new("seats=4").state.open().layout().clone();
    assert_eq!((two.size(), four.size()), ((12, 6), (12, 9)));
    assert_eq!((two.segments().count(), four.segments().count()), (162, 52));
    assert_eq!((two.harbours().count(), four.harbours().count()), (6, 4));
    assert!(four.segments().all(|(_, openness)| openness == Openness::Open));
}

#[test]
fn g1_4_with_three_seats_the_left_path_is_closed() {
    let layout = Play::new("seats=3").state.open().layout().clone();
    let closed = |field: &str| layout.site(field.parse().expect("a field")) == Some(Openness::Closed);
    assert!(["a8", "a4", "c6", "c1"].into_iter().all(closed));
    assert_eq!(layout.fields().filter(|&field| layout.site(field) == Some(Openness::Open)).count(), 12);
    assert_eq!(layout.segments().filter(|(_, openness)| *openness == Openness::Closed).count(), 13);
    assert_eq!(
        layout.harbours().next().map(|(h, _, openness)| (h, openness)),
        Some((harbour(1), Openness::Closed))
    );

    // A brown hut: not on the closed site, but on others. A ship: not to the closed harbour.
    let mut play = from("seats=3", "");
    play.play("seat0 move 1; seat0 build; seat0 take r7c2");
    assert_eq!(play.refused("seat0 hut a4"), "the site a4 is closed with three seats (G1.4)");
    play.play("seat0 hut d2; seat0 take r8c2");
    assert_eq!(play.refused("seat0 ship 1"), "harbour 1 is closed with three seats (G1.4)");
    play.play("seat0 ship 2; seat0 done");
    // The other fields of the left stay usable; its segments do not.
    play.play("seat1 move 3; seat1 build; seat1 take r5c5; seat1 worker a5; seat1 done");
    play.play("seat2 move 3; seat2 nothing; seat0 move 3; seat0 nothing");
    let mut play = from("seats=3", "0 worker black a1; buyer 35");
    play.play("seat0 move 1; seat0 build; seat0 take r1c1");
    assert_eq!(play.refused("seat0 road 1.4-1.5"), "the segment 1.4-1.5 is closed with three seats (G1.4)");
    play.play("seat0 road 5.8-5.9");
}

#[test]
fn g1_4_with_four_seats_the_left_path_is_open() {
    let mut play = from("seats=4", "");
    play.play("seat0 move 1; seat0 build; seat0 take r7c2; seat0 hut a4; seat0 take r8c2; seat0 ship 1");
    assert_eq!(
        play.state.open().on_field("a4".parse().expect("a field")),
        Some((seat(0), Piece::Hut(Coffee::Brown)))
    );
}

#[test]
fn g1_5_chance_names_the_start_and_the_right_neighbour_sets_the_buyer() {
    let mut play = Play::dealt("seats=3", &["KKKKKKWW", "WWWBBBBB", "BRRRRRRN"]);
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(2)));
    assert_eq!(play.legal().len(), 36);
    assert_eq!(play.refused("seat0 buyer 3"), "seat2 is to act (G1.5)");
    assert_eq!(play.refused("seat2 buyer 36"), "the ring has spaces 0 to 35, not 36 (G1.5)");
    assert!(play.refused("seat2 move 1").ends_with("(G1.5)"));
    play.play("seat2 buyer 35");
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(0)));
    assert_eq!(play.state.open().buyer(), Some(35));
}

#[test]
fn g1_5_the_start_is_drawn_among_the_seats() {
    let mut play = Play::new("seats=2");
    for coffee in ["black", "white", "beige", "russet"] {
        for _ in 0..5 {
            play.play(&format!("chance deal {coffee}"));
        }
    }
    play.play("chance deal black; chance deal beige; chance deal russet; chance deal brown");
    assert_eq!(play.weights(), [("start seat0".into(), 1), ("start seat1".into(), 1)]);
    assert_eq!(play.refused("chance start seat2"), "the table has no seat2 (G1.5)");
    play.play("chance start seat1");
    assert_eq!(play.state.awaits(), Awaits::Seat(seat(0)));
}

#[test]
fn g1_5_the_players_may_agree_on_who_starts() {
    for (first, right) in [(0, 2), (1, 0), (2, 1)] {
        let mut play = Play::new(&format!("seats=3 first=seat{first}"));
        for coffee in ["black", "beige", "russet", "brown"] {
            (0..6).for_each(|_| {
                play.play(&format!("chance deal {coffee}"));
            });
        }
        assert_eq!(play.last(), OpenEvent::Started(seat(first)));
        assert_eq!(play.state.awaits(), Awaits::Seat(seat(right)));
        play.play(&format!("seat{right} buyer 0; seat{first} move 1"));
    }
}

#[test]
fn g1_5_only_a_seat_at_the_table_starts() {
    let setup: Setup = "seats=3 first=seat3".parse().expect("a set-up");
    let error = Guatemala::new(&setup).expect_err("three seats play");
    assert_eq!(error.to_string(), "seat3 cannot start: 3 seats play (G1.5)");
}

#[test]
fn g6_5_every_option_is_named_and_has_a_default() {
    let options: Vec<(&str, &str)> =
        Setup::options().iter().map(|option| (option.name, option.default)).collect();
    let defaults = [
        ("seats", "2"),
        ("market", "fixed"),
        ("first", "lot"),
        ("track", "60"),
        ("roads", "50"),
        ("idle_end", "4"),
        ("board", "standard"),
    ];
    assert_eq!(options, defaults);
    let written: Vec<String> = defaults.iter().map(|(name, value)| format!("{name}={value}")).collect();
    assert_eq!(Setup::default().to_string(), written.join(" "));
    assert_eq!(
        "track=50 seats=3".parse::<Setup>().map(|s| s.to_string()).as_deref(),
        Ok("seats=3 market=fixed first=lot track=50 roads=50 idle_end=4 board=standard")
    );
}

#[test]
fn g6_5_other_options_and_values_are_not_read() {
    for text in [
        "seats=two",
        "market=open",
        "track=70",
        "roads=40",
        "first=nobody",
        "first=seat9",
        "idle_end=3",
        "colour=red",
        "seats=2 seats=3",
        "board=foo",
        "board=standard-1",
        "x",
    ] {
        assert!(text.parse::<Setup>().is_err(), "{text}");
    }
}

/// What a set-up of an earlier rules version means: the board of its time, and of version 1 the end of idle turns.
#[test]
fn g6_5_a_set_up_of_an_earlier_rules_version_keeps_its_readings() {
    let old = |rules, text: &str| setup_of_rules::<Guatemala>(rules, text).expect("a set-up").to_string();
    let rest = "first=lot track=60 roads=50";
    let first = format!("seats=3 market=free {rest} idle_end=2 board=standard-2");
    assert_eq!(old(1, "seats=3 market=free"), first);
    assert_eq!(old(1, "seats=3 market=free board=standard"), first);
    let second = format!("seats=2 market=fixed {rest} idle_end=4 board=standard-2");
    assert_eq!(old(2, ""), second);
    assert_eq!(old(2, "idle_end=4 board=standard"), second);
    assert_eq!(old(3, "board=standard"), second.replace("standard-2", "standard"));
    // A board of one's own stays what it is.
    let own = STANDARD_BOARD.replace("board standard", "board own");
    let text = format!("board={}", table::to_word(&own));
    assert!((1..=3).all(|rules| old(rules, &text).ends_with(&text)));
    assert!(setup_of_rules::<Guatemala>(2, "colour=red").is_err());
}
