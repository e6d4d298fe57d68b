//! V7: worked cases that must hold.

use vivajava::{Colour, Kind};

use super::support::{Table, aroma, featured, roll_of, rolled, seat};

/// Whether seat 0 can take Best Bean from seat 1 with this roll.
fn takes(own: &str, other: &str) -> bool {
    let table = Table::at("seats=2", |position| {
        roll_of(position, own);
        position.featured = featured(1, other);
    });
    table.legal().iter().any(|action| action.starts_with("blend"))
}

#[test]
fn v7_three_white_lose_to_three_yellow() {
    assert!(takes("WWYYY", "WWWBG"));
    assert!(!takes("WWWBG", "WWYYY"));
}

#[test]
fn v7_three_red_lose_to_four_alike_and_to_darker_threes() {
    for own in ["WWWWY", "YYYYK", "RRRRG", "WYGGG", "WYKKK"] {
        assert!(takes(own, "WYRRR"), "{own}");
    }
    assert!(!takes("BBBGK", "WYRRR"));
}

#[test]
fn v7_an_equal_rating_does_not_take_the_coaster() {
    assert!(!takes("RRRGK", "WYRRR"));
}

#[test]
fn v7_a_blend_of_five_scores_four_times_until_the_drop_is_forced() {
    let mut table = Table::at("seats=2", |position| position.featured = featured(0, "WWWBG"));
    table.play("seat0 decay green; seat0 keep");
    assert_eq!(table.points()[0], 2);
    table.play("chance coffee WYBRG; seat1 research white 1; seat0 decay brown; seat0 keep");
    assert_eq!(table.points()[0], 4);
    table.play("chance coffee WYBRG; seat1 research yellow 1; seat0 decay white; seat0 keep");
    assert_eq!(table.points()[0], 6);
    table.play("chance coffee WYBRG; seat1 research brown 1; seat0 decay white");
    assert_eq!(table.points()[0], 8);
    assert_eq!(table.legal(), ["drop"]);
}

#[test]
fn v7_after_dropping_with_three_dice_three_are_rolled() {
    let mut table = Table::at("seats=2", |position| position.featured = featured(0, "WWBG"));
    table.play("seat0 decay green; seat0 drop");
    assert_eq!(table.state.unrolled(Kind::Coffee), 3);
}

#[test]
fn v7_six_matching_dice_research_five_steps() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "GGGGG");
        position.aroma = rolled(aroma("G"));
    });
    table.refuses("seat0 research green 6", "V4.7").play("seat0 research green 5");
    assert_eq!(table.steps(0), [0, 0, 0, 0, 5]);
}

#[test]
fn v7_three_green_steps_on_bold_unlock_the_bottleneck() {
    let mut table = Table::new("seats=2 coaster=bold opening=fixed");
    table.play("chance coffee WYGGG; seat0 research green 3");
    assert_eq!(table.state.level(seat(0), Colour::Green), 1);
    table.play("chance coffee WYBRG; seat1 rainbow").refuses("chance coffee WWWWW", "V3.4");
    table.play("chance coffee WWWW");
}

#[test]
fn v7_a_token_holder_scores_when_the_blend_it_helped_scores() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WWYBR");
        position.seats[1].donated = rolled(aroma("W"));
    });
    table.play("seat0 use white seat1=1; seat0 blend WWYB; chance coffee WYBRG; seat1 research green 1");
    assert_eq!(table.points(), [3, 2]);
}
