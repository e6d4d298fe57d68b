//! C5: scoring.

use cafe::{Beans, Cafe, Event, Frame, Rating, SeatPosition, warehouse_points};
use table::{Awaits, Game};

use super::support::{Described, Table, area, beans, last_round, seat, solo};

/// The scores and the places after everybody has ended the last round.
fn result(setup: &str, seats: Vec<SeatPosition>) -> (Vec<i32>, Vec<u8>) {
    let n = seats.len();
    let mut table = Table::at(&last_round(setup, seats));
    (0..n).for_each(|number| {
        table.play(&format!("seat{number} end"));
    });
    (table.state.scores().expect("it is over"), table.state.ranking().expect("it is over"))
}

#[test]
fn c5_1_ship_and_espresso_beans_reach_the_warehouse_before_it_is_counted() {
    let cards = ["S1", "s . e / . . . @ 2,0"];
    let seat0 = area(&cards).on("2,0", "1 red").on("4,0", "1 yellow").stores("2 yellow, 2 brown, 2 green");
    let mut table = Table::at(&last_round("draft=auction espresso=true", vec![seat0, area(&["S2"])]));
    let events = table.play("seat0 end; seat1 end");
    assert_eq!(events[3], Event::ShipsUnloaded { seat: seat(0), beans: beans("1 red") });
    assert_eq!((table.state.frame(), table.awaits()), (Frame::Exchange, Awaits::Seat(seat(0))));
    assert_eq!(table.state.scores(), None, "not before the Espresso bean has its colour");
    let events = table.play("seat0 exchange red");
    assert_eq!(events.last(), Some(&Event::GameEnded));
    assert_eq!(table.warehouse(0), beans("2 yellow, 2 brown, 2 green, 2 red"));
    assert_eq!(table.state.scores(), Some(vec![6, 0]));
}

/// What a seat would score now counts its Espresso beans in the colours that are best for it.
#[test]
fn c5_1_the_score_foretold_is_what_the_best_exchange_brings() {
    let cards = ["S1", "e e . / . e . @ 2,0"];
    for code in 0..4_u16.pow(4) {
        let stock = [code % 4, code / 4 % 4, code / 16 % 4, code / 64].map(|n| 2 * n);
        let seat0 = area(&cards).on("2,0", "1 red").on("3,0", "1 red").on("3,1", "1 green");
        let seat0 = SeatPosition { warehouse: Beans::new(stock), ..seat0 };
        let table = Table::at(&last_round("espresso=true", vec![seat0]));
        let best = (0..64).map(|choice| {
            let mut beans = stock;
            [choice % 4, choice / 4 % 4, choice / 16].iter().for_each(|&colour: &usize| beans[colour] += 1);
            warehouse_points(Beans::new(beans))
        });
        assert_eq!(Some(table.company(0).score().total()), best.max(), "{stock:?}");
    }
}

#[test]
fn c5_1_nothing_is_left_on_ships_when_the_game_is_over() {
    let mut position = last_round(
        "draft=auction",
        vec![area(&["S1", "s . . / . . . @ 2,0"]).on("2,0", "1 red"), area(&["S2"])],
    );
    position.frame = Frame::Over;
    position.seats.iter_mut().for_each(|seat| seat.stage = cafe::StageAt::Done);
    let error = Cafe::from_position(&position).expect_err("impossible");
    assert_eq!(error.to_string(), "after the last round ships are empty (C5.1)");
}

#[test]
fn c5_2_a_complete_cafe_scores_its_points() {
    let cards = ["S1", ". D . / . D . wants YR for 5 @ 2,0", "D . . / . . . wants NNG for 3 @ 4,0"];
    let complete = area(&cards).on("3,0", "1 yellow, 1 red").on("4,0", "2 brown, 1 green");
    assert_eq!(result("", vec![complete]), (vec![8], vec![1]));
}

#[test]
fn c5_2_an_incomplete_cafe_scores_nothing() {
    let cards = ["S1", ". D . / . D . wants YR for 5 @ 2,0", "D . . / . . . wants NNG for 3 @ 4,0"];
    let partial = area(&cards).on("3,0", "1 yellow").on("4,0", "2 brown, 1 green");
    assert_eq!(result("", vec![partial]), (vec![3], vec![1]));
    assert_eq!(result("", vec![area(&cards)]), (vec![0], vec![1]));
}

#[test]
fn c5_2_a_cafe_covered_in_part_scores_nothing() {
    let seat0 = area(&["S1", "06 @ 2,0"]).on("3,0", "1 yellow, 1 brown, 1 red");
    let mut table = Table::acting(seat0.clone().to_place("08"));
    table.play("seat0 place 4,0 turn 0; seat0 end");
    assert_eq!(table.state.scores(), Some(vec![0]));
    assert_eq!(result("", vec![seat0]), (vec![4], vec![1]));
}

#[test]
fn c5_3_the_rarest_colour_scores_two_each_and_the_second_one_each() {
    for (stock, points) in [
        ([4, 6, 7, 9], 14),
        ([9, 7, 6, 4], 14),
        ([1, 1, 1, 1], 3),
        ([2, 2, 9, 9], 6),
        ([5, 5, 5, 1], 7),
        ([3, 3, 3, 8], 9),
    ] {
        assert_eq!(warehouse_points(Beans::new(stock)), points, "{stock:?}");
    }
}

#[test]
fn c5_3_a_missing_colour_is_the_rarest_and_only_two_colours_score() {
    for (stock, points) in
        [([0, 6, 6, 11], 6), ([0, 0, 9, 9], 0), ([0, 0, 0, 9], 0), ([0, 0, 0, 0], 0), ([0, 7, 8, 9], 7)]
    {
        assert_eq!(warehouse_points(Beans::new(stock)), points, "{stock:?}");
    }
    assert_eq!(result("", vec![area(&["S1"]).stores("6 brown, 6 green, 11 red")]), (vec![6], vec![1]));
}

#[test]
fn c5_3_beans_on_squares_do_not_score() {
    let full = area(&["S1"]).on("0,0", "1 yellow").on("2,0", "9 green").on("2,1", "9 red").stores("1 yellow");
    assert_eq!(result("", vec![full]), (vec![0], vec![1]));
}

#[test]
fn c5_4_a_tie_goes_to_the_most_roasted_beans() {
    let seats = vec![
        area(&["S1"]).on("2,1", "1 red").on("2,0", "9 red"),
        area(&["S2"]).on("2,1", "2 red"),
        area(&["S3"]).on("2,1", "2 green").on("2,0", "1 red"),
    ];
    // The second and the third have as many; drying decides between them.
    assert_eq!(result("", seats), (vec![0, 0, 0], vec![3, 2, 1]));
}

#[test]
fn c5_4_then_to_the_most_dried_ones_and_then_it_is_shared() {
    let seats = vec![
        area(&["S1"]).on("2,0", "2 red"),
        area(&["S2"]).on("2,0", "3 yellow"),
        area(&["S3"]).on("2,0", "3 green"),
        area(&["S4"]).on("2,0", "1 green"),
    ];
    assert_eq!(result("", seats), (vec![0; 4], vec![3, 1, 1, 4]));
}

#[test]
fn c5_4_points_come_first() {
    let seats = vec![
        area(&["S1"]).stores("1 yellow, 1 brown, 1 green, 1 red"),
        area(&["S2"]).on("2,1", "20 red").on("2,0", "20 red"),
    ];
    assert_eq!(result("", seats), (vec![3, 0], vec![1, 2]));
}

#[test]
fn c5_4_nobody_is_ranked_before_the_end() {
    let table = Table::at(&solo(area(&["S1"])));
    assert_eq!((table.state.ranking(), table.state.scores()), (None, None));
}

#[test]
fn c5_5_the_rating_of_a_solo_game() {
    use Rating::{Fair, Good, Outstanding, Poor, VeryGood, Wow};
    let borders = [
        (0, Poor),
        (14, Poor),
        (15, Fair),
        (22, Fair),
        (23, Good),
        (29, Good),
        (30, VeryGood),
        (35, VeryGood),
        (36, Outstanding),
        (40, Outstanding),
        (41, Wow),
        (99, Wow),
    ];
    for (score, rating) in borders {
        assert_eq!(Rating::of(score), rating, "{score}");
    }
    let names = [Poor, Fair, Good, VeryGood, Outstanding, Wow].map(Rating::name);
    assert_eq!(names, ["poor", "fair", "good", "very good", "outstanding", "wow"]);
}
