//! V4: phase III, blend or research.

use vivajava::{Colour, Frame, Rating, Spot};

use super::support::{Table, aroma, coffee, featured, roll_of, rolled, seat};

fn at_roll(letters: &str) -> Table {
    Table::at("seats=2", |position| roll_of(position, letters))
}

/// Seat 1 donated these dice to seat 0.
fn with_donation(own: &str, donated: &str) -> Table {
    with_donation_under("seats=2", own, donated)
}

fn with_donation_under(setup: &str, own: &str, donated: &str) -> Table {
    Table::at(setup, |position| {
        roll_of(position, own);
        position.seats[1].donated = rolled(aroma(donated));
    })
}

#[test]
fn v4_1_best_bean_is_five_dice_with_a_pair() {
    let mut table = at_roll("WWYBR");
    table.refuses("seat0 blend WWYB", "V4.1").refuses("seat0 blend WWWBR", "V4.1");
    table.play("seat0 blend WWYBR");
    assert_eq!(table.state.featured_owner(), Some(seat(0)));
    at_roll("WYBRG").refuses("seat0 blend WYBRG", "V4.1");
}

#[test]
fn v4_1_it_must_beat_the_one_another_seat_owns() {
    let against = |own: &str, other: &str| {
        Table::at("seats=2", |position| {
            roll_of(position, own);
            position.featured = featured(1, other);
        })
    };
    against("WWYBR", "YYBRG").refuses("seat0 blend WWYBR", "V4.1");
    against("WYYBR", "YYBRG").refuses("seat0 blend WYYBR", "V4.1");
    against("WYBBR", "YYBRG").play("seat0 blend WYBBR");
}

#[test]
fn v4_1_five_of_more_dice_are_chosen() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WWYBR");
        position.aroma = rolled(aroma("W"));
    });
    let blends: Vec<String> =
        table.legal().into_iter().filter(|action| action.starts_with("blend")).collect();
    assert_eq!(blends, ["blend WWWYB", "blend WWWYR", "blend WWWBR", "blend WWYBR"]);
    table.refuses("seat0 blend WWWWB", "V4.1").play("seat0 blend WWWYB");
}

#[test]
fn v4_1_a_joker_is_what_its_owner_wants() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WYBRG");
        position.aroma = rolled(aroma("J"));
    });
    table.refuses("seat0 blend WYBKK", "V4.1").play("seat0 blend WYRGG");
    assert_eq!(table.featured(), "WYRGG");
}

#[test]
fn v4_2_rating_is_strength_then_roast() {
    let rating = |dice: &str| Rating::of(coffee(dice)).expect("dice");
    assert_eq!(rating("WWWBG"), Rating { strength: 3, roast: 1 });
    assert_eq!(rating("WWGGK"), Rating { strength: 2, roast: 5 }, "the better pair counts");
    assert!(rating("WWWYY") < rating("BBBRG"), "no full house");
    assert_eq!(rating("WYR"), Rating { strength: 1, roast: 4 });
    assert_eq!(Rating::of(coffee("-")), None);
}

#[test]
fn v4_2_a_decayed_blend_is_rated_on_what_is_left() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WWYBR");
        position.featured = featured(1, "GK");
    });
    table.play("seat0 blend WWYBR");
    assert_eq!(table.featured(), "WWYBR", "without a pair any pair is better");
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "YYYBR");
        position.featured = featured(1, "WWKK");
    });
    table.play("seat0 blend YYYBR");
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WYYBR");
        position.featured = featured(1, "WWKK");
    });
    table.refuses("seat0 blend WYYBR", "V4.1");
}

#[test]
fn v4_3_the_new_blend_scores_and_replaces_the_old_one() {
    let mut table = Table::at("seats=3", |position| {
        roll_of(position, "YYYBR");
        position.aroma = rolled(aroma("WY"));
        position.featured = featured(1, "WWW2BG");
    });
    table.play("seat0 blend YYYYR");
    assert_eq!(table.points(), [1, 0, 0]);
    assert_eq!((table.featured().as_str(), table.state.featured_owner()), ("YYYYR", Some(seat(0))));
    assert_eq!((table.state.coffee_supply(), table.state.aroma_supply()), (0, 5), "seat 1 has taken five");
    assert_eq!(table.tokens(2), ["hand", "hand", "hand"]);
    assert_eq!(table.state.active(), seat(1));
}

#[test]
fn v4_4_donated_dice_raise_the_strength_and_pay_their_donor() {
    let mut table = with_donation("WWYBR", "WJ");
    table.play("seat0 use white seat1=2");
    assert_eq!(table.state.frame(), Frame::Blend { main: Colour::White, used: [0, 2, 0, 0] });
    table
        .refuses("seat0 blend YBR", "V4.4")
        .refuses("seat0 blend WYB", "V4.4")
        .refuses("seat0 blend WWYB", "V4.1")
        .refuses("seat0 blend WWW", "V4.1");
    assert_eq!(table.legal(), ["blend WWY", "blend WWB", "blend WWR"]);
    table.play("seat0 blend WWR");
    assert_eq!(table.featured(), "WWWWR");
    assert_eq!(table.points(), [1, 2]);
    assert_eq!(table.tokens(1), ["hand", "blend", "blend"]);
    assert_eq!(table.state.aroma_supply(), 5);
}

#[test]
fn v4_4_what_donated_dice_may_not_do() {
    let mut table = with_donation("WWYBR", "WJ");
    table.refuses("seat0 use white seat0=1", "V4.4");
    table.refuses("seat0 use white seat3=1", "V4.4");
    table.refuses("seat0 use white seat1=3", "V4.4");
    table.refuses("seat0 use yellow seat1=2", "V4.4");
    table.refuses("seat0 use green seat1=1", "V4.4");
    with_donation("WBKKK", "W").refuses("seat0 use white seat1=1", "V4.4");
    with_donation("WWYBR", "G").refuses("seat0 rainbow", "V4.5").refuses("seat0 research green 1", "V4.7");
    with_donation("WWWBR", "W").refuses("seat0 research white 4", "V4.7");
}

/// Against 2 yellow, own dice with 2 white and 2 yellow: a donated brown die would make a brown pair, and so raise
/// the roast alone. A donated white or yellow die makes three.
#[test]
fn v4_4_donated_dice_strengthen_a_pair_of_ones_own() {
    let at = |setup: &str, donated: &str| {
        Table::at(setup, |position| {
            roll_of(position, "WWYYB");
            position.featured = featured(1, "YYWBR");
            position.seats[1].donated = rolled(aroma(donated));
        })
    };
    let mut table = at("seats=2", "B");
    table.refuses("seat0 use brown seat1=1", "V4.4");
    assert!(table.legal().iter().all(|action| action.starts_with("research ")), "{:?}", table.legal());
    for (donated, main) in [("W", "white"), ("Y", "yellow")] {
        let mut table = at("seats=2", donated);
        table.play(&format!("seat0 use {main} seat1=1; seat0 blend WWYY"));
        assert_eq!(table.points(), [1, 1]);
        assert_eq!(table.tokens(1), ["hand", "hand", "blend"]);
    }
    let mut table = at("seats=2 donated=count", "B");
    table.play("seat0 use brown seat1=1; seat0 blend WYYB");
    assert_eq!(table.featured(), "WYYBB", "the old reading");
}

/// A joker among one's own dice is a die of the colour; four donated dice leave no room for a pair.
#[test]
fn v4_4_two_own_dice_may_include_a_joker() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WYBRG");
        position.aroma = rolled(aroma("J"));
        position.seats[1].donated = rolled(aroma("WWWW"));
    });
    table.refuses("seat0 use white seat1=4", "V4.4").play("seat0 use white seat1=3");
    assert_eq!(table.legal(), ["blend WW"]);
    with_donation("WYBRG", "WWWW").refuses("seat0 use white seat1=1", "V4.4");
    with_donation_under("seats=2 donated=count", "WYBRG", "WWWW").play("seat0 use white seat1=4");
}

#[test]
fn v4_4_the_blend_with_donated_dice_must_be_better_too() {
    let mut table = Table::at("seats=3", |position| {
        roll_of(position, "WWYBR");
        position.featured = featured(2, "WWWWG");
        position.seats[1].donated = rolled(aroma("WW"));
        position.seats[2].donated = rolled(aroma("W"));
    });
    table.refuses("seat0 use white seat1=2", "V4.1");
    assert_eq!(table.legal()[0], "use white seat1=2 seat2=1");
    table.play("seat0 use white seat1=2 seat2=1; seat0 blend WW");
    assert_eq!(table.points(), [1, 2, 1]);
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WWWBR");
        position.featured = featured(1, "WWWWG");
        position.seats[1].donated = rolled(aroma("WW"));
    });
    table.play("seat0 use white seat1=2").refuses("seat0 blend WWB", "V4.1").play("seat0 blend WWW");
}

#[test]
fn v4_4_only_dice_with_a_token_earn_points() {
    let mut table = with_donation_under("seats=2 donated=count", "WYBRG", "WWWW");
    table.play("seat0 use white seat1=4; seat0 blend W");
    assert_eq!(table.featured(), "WWWWW");
    assert_eq!(table.points(), [1, 3], "three tokens, three points");
}

#[test]
fn v4_4_unused_donated_dice_return() {
    let mut table = with_donation("WWYBR", "GG");
    table.play("seat0 blend WWYBR");
    assert_eq!((table.points(), table.state.aroma_supply()), (vec![1, 0], 5));
    assert_eq!(table.tokens(1), ["hand", "hand", "hand"]);
}

#[test]
fn v4_5_rainbow_is_five_colours() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WYBRK");
        position.rainbow = Some(seat(1));
    });
    table.play("seat0 rainbow");
    assert_eq!(table.state.rainbow_owner(), Some(seat(0)));
    assert_eq!((table.points(), table.state.coffee_supply()), (vec![1, 0], 5), "the next roll has begun");
    at_roll("WYBRR").refuses("seat0 rainbow", "V4.5");
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WYBRR");
        position.aroma = rolled(aroma("J"));
    });
    table.play("seat0 rainbow");
}

#[test]
fn v4_5_its_owner_may_not_make_it_again() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WYBRK");
        position.rainbow = Some(seat(0));
    });
    table.refuses("seat0 rainbow", "V4.5");
}

#[test]
fn v4_6_best_bean_sends_the_own_rainbow_to_the_middle() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WWYBR");
        position.rainbow = Some(seat(0));
    });
    table.play("seat0 blend WWYBR");
    assert_eq!((table.state.featured_owner(), table.state.rainbow_owner()), (Some(seat(0)), None));
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WWYBR");
        position.rainbow = Some(seat(1));
    });
    table.play("seat0 blend WWYBR");
    assert_eq!(table.state.rainbow_owner(), Some(seat(1)), "another seat's stays");
}

#[test]
fn v4_7_research_marks_a_step_per_bean() {
    let mut table = at_roll("WWYBR");
    table.refuses("seat0 research white 1", "V4.7").refuses("seat0 research white 3", "V4.7");
    table.refuses("seat0 research green 1", "V4.7");
    table.play("seat0 research white 2");
    assert_eq!(table.steps(0), [2, 0, 0, 0, 0]);
    assert_eq!(table.state.active(), seat(1));
}

#[test]
fn v4_7_jokers_are_free() {
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WWYBR");
        position.aroma = rolled(aroma("JJ"));
    });
    let research: Vec<String> =
        table.legal().into_iter().filter(|action| action.starts_with("research")).collect();
    assert_eq!(
        research[..5],
        [
            "research white 2",
            "research white 3",
            "research white 4",
            "research yellow 1",
            "research yellow 2"
        ]
    );
    assert_eq!(research[research.len() - 2..], ["research black 1", "research black 2"]);
    table.play("seat0 research green 2");
    assert_eq!(table.steps(0), [0, 0, 0, 0, 2]);
}

#[test]
fn v4_8_the_cup_scores_and_ends_the_ability() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks[0] = 6;
        roll_of(position, "WWWBR");
    });
    table.play("seat0 research white 3");
    assert_eq!((table.points(), table.steps(0)[0]), (vec![3, 0], 7), "surplus steps are lost");
    assert_eq!(table.state.level(seat(0), Colour::White), 0);
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks[0] = 7;
        roll_of(position, "WWWBR");
    });
    table.refuses("seat0 research white 3", "V4.8").refuses("seat0 reroll W", "V4.8");
}

#[test]
fn v4_9_black_beans_give_aroma_dice_as_far_as_they_last() {
    let mut table = at_roll("WKKKK");
    table.refuses("seat0 research black 3", "V4.7").play("seat0 research black 4");
    assert_eq!((table.held(), table.state.aroma_supply()), (vec![4, 0], 1));
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WKKKK");
        position.seats[1].aroma = 3;
    });
    table.play("seat0 research black 4");
    assert_eq!(table.held(), [2, 0], "seat 1 rolls its own now");
    let mut table = Table::at("seats=2", |position| {
        roll_of(position, "WKKKK");
        position.seats[1].aroma = 5;
    });
    table.refuses("seat0 research black 4", "V4.9");
}

#[test]
fn v4_10_rolled_aroma_dice_return_and_gained_ones_stay() {
    let mut table = Table::at("seats=2", |position| position.seats[0].aroma = 1);
    table.play("chance coffee WWKKK; chance aroma W; seat0 research black 3");
    assert_eq!((table.held(), table.state.aroma_supply()), (vec![3, 0], 2));
    table.play("seat0 donate 1; chance coffee WYBRG; chance aroma W; seat1 rainbow");
    assert_eq!(table.state.unrolled(vivajava::Kind::Aroma), 2, "what was not donated");
    table.play("chance coffee WYBRG; chance aroma WW; seat0 research green 1");
    assert_eq!((table.held(), table.state.aroma_supply()), (vec![0, 0], 5));
}

#[test]
fn v4_10_gained_aroma_dice_expire_when_the_next_turn_ends_by_keeping() {
    let mut table = Table::at("seats=2", |position| {
        position.featured = featured(0, "WWWBG");
        position.seats[0].aroma = 3;
    });
    table.play("seat0 decay white; seat0 keep");
    assert_eq!(table.state.aroma_supply(), 5);
}

#[test]
fn v4_11_nothing_only_if_neither_is_possible() {
    let mut table = at_roll("WYBRK");
    table.refuses("seat0 pass", "V4.11");
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks = [7; 5];
        position.rainbow = Some(seat(0));
        roll_of(position, "WYBRG");
    });
    assert_eq!(table.legal(), ["pass"]);
    table.refuses("seat0 research white 1", "V4.8").play("seat0 pass");
    assert_eq!((table.state.active(), table.points()), (seat(1), vec![0, 0]));
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks = [7; 5];
        position.rainbow = Some(seat(0));
        roll_of(position, "WWYBR");
        position.featured = featured(1, "GGWBR");
        position.seats[1].donated = rolled(aroma("W"));
    });
    table.refuses("seat0 pass", "V4.11");
    assert_eq!(table.legal(), ["use white seat1=1"], "a blend with a donated die is possible");
}

/// Seat 0 has a token to block with, and useless dice.
fn with_useless_dice(setup: &str) -> Table {
    Table::at(setup, |position| {
        position.seats[0].tracks = [7, 7, 7, 3, 7];
        position.seats[0].tokens = vec![Spot::Cup];
        position.featured = featured(1, "KKKKW");
        roll_of(position, "WYBGG");
    })
}

#[test]
fn v4_11_after_a_pass_nothing_is_activated() {
    let mut table = with_useless_dice("seats=2");
    assert_eq!(table.legal(), ["pass"]);
    table.play("seat0 pass");
    assert_eq!(
        (table.state.active(), table.tokens(0)),
        (seat(1), vec!["hand".into(), "hand".into(), "cup".into()])
    );
    table.refuses("seat0 block white", "V2.3");
    let mut table = with_useless_dice("seats=2 after_pass=activate");
    table.play("seat0 pass");
    assert_eq!(table.legal().last().map(String::as_str), Some("end"));
    table.play("seat0 block white");
    assert_eq!(table.state.active(), seat(1), "the old reading");
}

/// Not even compulsory joint research.
#[test]
fn v4_11_a_pass_ends_the_turn_before_joint_research() {
    for (option, next) in [("end", 1), ("activate", 0)] {
        let setup = format!("seats=2 coaster=bold joint_research=compulsory after_pass={option}");
        let mut table = Table::at(&setup, |position| {
            position.seats[0].tracks = [7, 7, 3, 7, 7];
            position.featured = featured(1, "KKKKW");
            roll_of(position, "WYRGG");
        });
        table.play("seat0 pass");
        assert_eq!(table.state.active(), seat(next), "{option}");
    }
}

#[test]
fn v4_11_blend_and_research_are_a_free_choice() {
    let mut table = at_roll("WWWWW");
    assert_eq!(table.legal(), ["blend WWWWW", "research white 5"]);
    table.play("seat0 research white 5");
    assert_eq!(table.state.featured_owner(), None);
    let table = Table::at("seats=2", |position| {
        roll_of(position, "WYBRG");
        position.seats[0].tracks[3] = 3;
        position.seats[0].tokens = vec![Spot::Cup];
    });
    assert_eq!(table.legal()[0], "rainbow");
}
