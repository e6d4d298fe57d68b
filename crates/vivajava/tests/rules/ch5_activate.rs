//! V5: phase IV, abilities and tokens.

use vivajava::{Colour, Flipped, Frame, Kind, Spot};

use super::support::{Table, aroma, featured, roll_of, rolled, seat};

#[test]
fn v5_1_an_ability_may_be_activated_as_soon_as_it_is_unlocked() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks[4] = 2;
        roll_of(position, "WWYBG");
    });
    table.refuses("seat0 aroma", "V4.11").play("seat0 research green 1");
    assert_eq!(table.legal(), ["aroma", "end"]);
    table.play("seat0 aroma");
    assert_eq!((table.held(), table.awaits()), (vec![1, 0], "seat0".into()), "seat 0 is asked as a donor");
}

#[test]
fn v5_1_a_roll_ability_works_from_the_next_turn() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks[0] = 2;
        roll_of(position, "WYYBG");
    });
    table.play("seat0 research white 1");
    assert_eq!(table.state.level(seat(0), Colour::White), 1);
    assert_eq!(table.state.active(), seat(1), "nothing to activate: the turn is over");
}

#[test]
fn v5_1_joint_research_may_be_compulsory() {
    let at = |option: &str| {
        Table::at(&format!("seats=2 coaster=bold joint_research={option}"), |position| {
            position.seats[0].tracks[2] = 3;
            roll_of(position, "WWYBG");
        })
    };
    let mut table = at("optional");
    table.play("seat0 research white 2");
    assert_eq!(table.legal(), ["joint", "end"]);
    table.play("seat0 end");
    assert_eq!(table.state.active(), seat(1));
    let mut table = at("compulsory");
    table.play("seat0 research white 2");
    assert_eq!(table.legal(), ["joint"]);
    table.refuses("seat0 end", "V5.1").play("seat0 joint; chance coffee G; seat0 partner seat1");
    assert_eq!(table.state.active(), seat(1));
}

#[test]
fn v5_2_extra_aroma_once_and_up_to_twice_at_2x_one_die_each() {
    let at = |setup: &str, steps: u8| {
        let mut table = Table::at(setup, |position| {
            position.seats[0].tracks = [0, 0, 0, 3, steps];
            position.seats[0].tokens = vec![Spot::Cup];
            roll_of(position, "WWYBG");
        });
        table.play("seat0 research white 2; seat0 aroma");
        table
    };
    let mut table = at("seats=2", 3);
    assert_eq!(table.held(), [1, 0]);
    table.refuses("seat0 aroma", "V5.2").play("seat0 end");
    let mut table = at("seats=2", 5);
    assert_eq!(table.held(), [1, 0]);
    assert!(table.legal().contains(&"end".to_string()), "once is enough");
    table.play("seat0 aroma");
    assert_eq!(table.held(), [2, 0]);
    table.refuses("seat0 aroma", "V5.2").play("seat0 end");
    let mut table = at("seats=2 extra_aroma=double", 5);
    assert_eq!(table.held(), [2, 0], "the old reading");
    table.refuses("seat0 aroma", "V5.2").play("seat0 end");
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks = [0, 0, 0, 3, 5];
        position.seats[0].tokens = vec![Spot::Cup];
        position.seats[1].aroma = 5;
        roll_of(position, "WWYBG");
    });
    table.play("seat0 research white 2").refuses("seat0 aroma", "V4.9");
}

#[test]
fn v5_2_re_roll_once_and_twice_at_2x() {
    for (steps, uses) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)] {
        let mut table = Table::at("seats=2", |position| {
            position.seats[0].tracks[0] = steps;
            roll_of(position, "WWYBG");
        });
        for _ in 0..uses {
            table.play("seat0 reroll G; chance coffee G");
        }
        table.refuses("seat0 reroll G", "V5.2");
    }
}

#[test]
fn v5_2_upgrade_raises_by_steps_and_green_aroma_becomes_the_joker() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks[1] = 5;
        roll_of(position, "WWYBK");
        position.aroma = rolled(aroma("GJ"));
    });
    table.refuses("seat0 upgrade coffee black", "V5.2").refuses("seat0 upgrade aroma joker", "V5.2");
    table.refuses("seat0 upgrade coffee red", "V3.4");
    table.play("seat0 upgrade aroma green; seat0 upgrade coffee brown");
    assert_eq!(table.state.own_dice(Kind::Aroma), aroma("JJ"));
    assert_eq!(table.state.own_dice(Kind::Coffee).letters(Kind::Coffee), "WWYRK");
    table.refuses("seat0 upgrade coffee red", "V5.2");
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks[1] = 5;
        roll_of(position, "WWYBK");
    });
    table.play("seat0 upgrade coffee white; seat0 upgrade coffee yellow");
    assert_eq!(table.state.own_dice(Kind::Coffee).letters(Kind::Coffee), "WYBBK", "both on one die");
}

#[test]
fn v5_2_flip_turns_different_dice() {
    let mut table = Table::at("seats=2 coaster=bold", |position| {
        position.seats[0].tracks = [3, 5, 0, 0, 0];
        roll_of(position, "WYBRG");
        position.aroma = rolled(aroma("J"));
    });
    table.play("seat0 flip coffee white");
    assert_eq!(table.state.own_dice(Kind::Coffee).letters(Kind::Coffee), "YBRGK");
    assert_eq!(table.state.used().flipped, Some(Flipped { kind: Kind::Coffee, face: Colour::Black }));
    table.refuses("seat0 flip coffee black", "V5.2").refuses("seat0 flip coffee white", "V3.4");
    table.play("seat0 flip aroma joker");
    assert_eq!(table.state.own_dice(Kind::Aroma), aroma("W"));
    table.refuses("seat0 flip coffee red", "V5.2");
}

#[test]
fn v5_2_a_flipped_die_that_is_rolled_again_may_be_flipped() {
    let mut table = Table::at("seats=2 coaster=bold", |position| {
        position.seats[0].tracks = [3, 5, 0, 0, 0];
        roll_of(position, "WYBRG");
    });
    table.play("seat0 flip coffee white; seat0 reroll K; chance coffee K; seat0 flip coffee black");
    assert_eq!(table.state.own_dice(Kind::Coffee).letters(Kind::Coffee), "WYBRG");
    assert_eq!([Colour::Yellow, Colour::Brown].map(Colour::opposite), [Colour::Green, Colour::Red]);
}

#[test]
fn v5_2_focus_groups_mark_steps_for_a_blend() {
    let at = |brown: u8, letters: &str| {
        Table::at("seats=2", |position| {
            position.seats[0].tracks = [7, 0, brown, 0, 0];
            roll_of(position, letters);
        })
    };
    let mut table = at(3, "WWYBR");
    table.play("seat0 blend WWYBR");
    assert_eq!(table.legal(), ["focus yellow", "focus brown", "focus red", "focus green", "stop"]);
    table
        .refuses("seat0 focus white", "V4.8")
        .refuses("seat0 focus black", "V4.9")
        .refuses("seat0 end", "V5.1");
    table.play("seat0 focus green");
    assert_eq!((table.steps(0), table.state.active()), (vec![7, 0, 3, 0, 1], seat(1)));
    let mut table = at(5, "WYBRG");
    table.play("seat0 rainbow; seat0 focus brown; seat0 focus yellow");
    assert_eq!(table.steps(0), [7, 1, 6, 0, 0], "two steps, split, for a rainbow too");
    let mut table = at(5, "WWYBR");
    table.play("seat0 blend WWYBR; seat0 focus brown; seat0 stop");
    assert_eq!(table.steps(0), [7, 0, 6, 0, 0]);
    let mut table = at(5, "WWYBR");
    table.play("seat0 research yellow 1");
    assert_eq!(table.state.active(), seat(1), "not for research");
}

fn joint(brown: u8, edit: impl FnOnce(&mut vivajava::Position)) -> Table {
    let mut table = Table::at("seats=3 coaster=bold", |position| {
        position.seats[0].tracks[2] = brown;
        roll_of(position, "WWYBG");
        edit(position);
    });
    table.play("seat0 research white 2");
    table
}

#[test]
fn v5_2_joint_research_marks_for_both_and_double_at_2x() {
    let mut table = joint(3, |_| {});
    table.play("seat0 joint; chance coffee R").refuses("seat0 joint", "V5.3");
    table.play("seat0 partner seat2");
    assert_eq!((table.steps(0)[3], table.steps(1)[3], table.steps(2)[3]), (1, 0, 1));
    let mut table = joint(5, |_| {});
    table.play("seat0 joint; chance coffee G; seat0 partner seat1");
    assert_eq!((table.steps(0)[4], table.steps(1)[4]), (2, 2));
    assert_eq!(table.state.active(), seat(1));
}

#[test]
fn v5_2_joint_research_with_black_gives_aroma_dice_you_first() {
    let mut table = joint(5, |position| position.seats[2].aroma = 2);
    table.play("seat0 joint; chance coffee K; seat0 partner seat1");
    assert_eq!(
        table.state.unrolled(Kind::Aroma),
        1,
        "three were left: two for you, one for seat 1, who rolls now"
    );
    assert_eq!(table.held(), [2, 0, 2]);
}

#[test]
fn v5_3_the_partner_must_be_able_to_mark_as_much_as_possible() {
    let mut table = joint(5, |position| {
        position.seats[1].tracks[3] = 6;
        position.seats[1].tokens = vec![Spot::Cup, Spot::Cup];
    });
    table.play("seat0 joint; chance coffee R");
    assert_eq!(table.legal(), ["partner seat2"]);
    table.refuses("seat0 partner seat1", "V5.3").refuses("seat0 partner seat0", "V5.3");
    table.refuses("seat0 partner seat3", "V1.1");
    let mut table = joint(5, |position| {
        for number in [1, 2] {
            position.seats[number].tracks[4] = 7;
        }
    });
    table.play("seat0 joint; chance coffee G");
    assert_eq!(table.legal(), ["partner seat1", "partner seat2"], "if nobody can, anybody will do");
}

#[test]
fn v5_3_a_ride_needs_an_open_track_of_an_opponent() {
    let mut table = Table::at("seats=2 coaster=bold", |position| {
        position.seats[0].tracks[3] = 3;
        position.seats[0].tokens = vec![Spot::Cup];
        position.seats[1].tracks[0] = 7;
        roll_of(position, "WWYBG");
    });
    table.play("seat0 research white 2");
    assert_eq!(
        table.legal(),
        ["ride seat1 yellow", "ride seat1 brown", "ride seat1 red", "ride seat1 green", "end"]
    );
    table.refuses("seat0 ride seat0 white", "V5.3").refuses("seat0 ride seat1 white", "V4.8");
    table.refuses("seat0 ride seat1 black", "V4.9").refuses("seat0 block white", "V1.3");
}

#[test]
fn v5_4_reaching_1x_and_2x_each_puts_a_token_on_the_cup() {
    let mut table = Table::at("seats=2", |position| roll_of(position, "WYRRR"));
    table.play("seat0 research red 3");
    assert_eq!(table.tokens(0), ["hand", "hand", "cup"]);
    table.play("seat0 block white");
    assert_eq!(table.tokens(0), ["hand", "hand", "ability white"]);
    let mut table = Table::at("seats=2", |position| roll_of(position, "RRRRR"));
    table.play("seat0 research red 5; seat0 block white; seat0 block white");
    assert_eq!(table.tokens(0), ["hand", "ability white", "ability white"], "each is used once");
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks = [0, 0, 0, 3, 3];
        roll_of(position, "WWYBG");
    });
    table.play("seat0 research white 2").refuses("seat0 block white", "V5.4");
}

#[test]
fn v5_4_a_block_lasts_until_the_own_next_turn() {
    let mut table = Table::at("seats=3", |position| {
        position.seats[1].tracks[0] = 5;
        position.seats[2].tracks[0] = 5;
        roll_of(position, "WYRRR");
    });
    table.play("seat0 research red 3; seat0 block white");
    table.play("chance coffee WWYBR").refuses("seat1 reroll W", "V5.7").play("seat1 blend WWYBR");
    table.play("chance coffee WWYBG").refuses("seat2 reroll W", "V5.7").play("seat2 research green 1");
    assert_eq!(table.tokens(0), ["hand", "hand", "hand"]);
}

#[test]
fn v5_4_ride_along_marks_what_the_opponent_gains_on_its_turn() {
    let mut table = Table::at("seats=3 coaster=bold", |position| {
        position.seats[0].tracks[3] = 5;
        position.seats[0].tokens = vec![Spot::Cup, Spot::Cup];
        roll_of(position, "WWYBG");
    });
    table.play("seat0 research green 1; seat0 ride seat1 yellow; seat0 ride seat1 yellow");
    table.play("chance coffee WYYYB; seat1 research yellow 3");
    assert_eq!((table.steps(0)[1], table.steps(1)[1]), (3, 3), "two tokens do not double");
    table.play("chance coffee WYYYB; seat2 research yellow 3");
    assert_eq!(table.steps(0)[1], 3, "seat 2 is another opponent");
}

#[test]
fn v5_4_ride_along_does_not_chain() {
    let mut table = Table::at("seats=3 coaster=bold", |position| {
        for (number, target) in [(1, 0), (2, 1)] {
            position.seats[number].tracks[3] = 3;
            position.seats[number].tokens = vec![Spot::Track(seat(target), Colour::White)];
        }
        roll_of(position, "WWYBG");
    });
    table.play("seat0 research white 2");
    assert_eq!((table.steps(1)[0], table.steps(2)[0]), (2, 0));
}

#[test]
fn v5_4_bold_red_may_block_instead() {
    let mut table = Table::at("seats=2 coaster=bold bold_red=block", |position| roll_of(position, "WYRRR"));
    table.play("seat0 research red 3").refuses("seat0 ride seat1 white", "V1.3");
    table.refuses("seat0 block black", "V4.9").play("seat0 block green");
}

#[test]
fn v5_5_a_donor_may_take_a_token_back() {
    let at = || {
        let mut table = Table::at("seats=2", |position| {
            position.seats[1].tracks[3] = 5;
            position.seats[1].tokens = vec![Spot::Cup, Spot::Ability(Colour::White)];
            position.seats[1].donated = rolled(aroma("WW"));
            roll_of(position, "WWYBR");
        });
        table.play("seat0 use white seat1=2; seat0 blend WWR");
        table
    };
    let mut table = at();
    assert_eq!((table.awaits().as_str(), table.points()), ("seat1", vec![0, 0]));
    assert_eq!(table.legal(), ["recall cup", "recall ability white", "leave"]);
    table.refuses("seat1 recall blend", "V5.5").refuses("seat1 recall hand", "V5.5");
    table
        .refuses("seat1 recall ability green", "V5.5")
        .refuses("seat0 leave", "V5.5")
        .refuses("seat1 end", "V5.5");
    table.play("seat1 recall cup");
    assert_eq!(table.points(), [1, 2]);
    let mut table = at();
    table.play("seat1 leave");
    assert_eq!(
        (table.points(), table.featured().as_str()),
        (vec![1, 1], "WWWWR"),
        "the die counts without token"
    );
}

#[test]
fn v5_5_a_token_for_the_cup_may_come_from_a_blend() {
    let at = || {
        let mut table = Table::at("seats=2", |position| {
            position.featured = featured(1, "WWWW0W0");
            position.seats[0].tracks[3] = 3;
            position.seats[0].tokens = vec![Spot::Cup];
            roll_of(position, "WWYRR");
        });
        table.play("seat0 research red 2");
        table
    };
    let mut table = at();
    assert_eq!(table.legal(), ["recall blend", "leave"]);
    table.refuses("seat0 recall cup", "V5.5").play("seat0 recall blend");
    assert_eq!(table.tokens(0), ["cup", "cup", "blend"]);
    assert_eq!(table.featured(), "WWWWW");
    let mut table = at();
    table.play("seat0 leave");
    assert_eq!(table.tokens(0), ["cup", "blend", "blend"]);
    assert_eq!(table.state.frame(), Frame::Activate);
}

#[test]
fn v5_6_tokens_of_a_completed_track_return() {
    let mut table = Table::at("seats=2 coaster=bold", |position| {
        position.seats[0].tracks = [6, 0, 0, 0, 0];
        position.seats[1].tracks[3] = 3;
        position.seats[1].tokens = vec![Spot::Track(seat(0), Colour::White)];
        roll_of(position, "WWYBG");
    });
    table.play("seat0 research white 2");
    assert_eq!(table.tokens(1), ["hand", "hand", "hand"]);
    assert_eq!(table.steps(1)[0], 1, "as many as seat 0 had room for");
}

#[test]
fn v5_6_the_red_cup_gives_its_tokens_back_but_a_block_stays() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks[3] = 6;
        position.seats[0].tokens = vec![Spot::Cup, Spot::Ability(Colour::White)];
        roll_of(position, "WWYRR");
    });
    table.play("seat0 research red 2");
    assert_eq!(table.tokens(0), ["hand", "hand", "ability white"]);
    assert_eq!(table.points(), [4, 0]);
}

#[test]
fn v5_7_a_block_stops_use_and_triggers_but_not_research() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks = [0, 0, 6, 0, 0];
        position.seats[1].tracks[3] = 3;
        position.seats[1].tokens = vec![Spot::Ability(Colour::Brown)];
        roll_of(position, "WWYBG");
    });
    let mut other = table.clone();
    table.play("seat0 blend WWYBG");
    assert_eq!(table.state.active(), seat(1), "focus groups are blocked");
    other.play("seat0 research brown 1");
    assert_eq!(other.points(), [3, 0], "the cup still scores");
}

#[test]
fn v5_7_the_own_block_does_not_hinder() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks = [0, 0, 0, 5, 3];
        position.seats[0].tokens = vec![Spot::Cup, Spot::Cup];
        roll_of(position, "WWYBG");
    });
    table.play("seat0 research white 2; seat0 block green; seat0 aroma; seat0 block red");
    assert_eq!(table.held(), [1, 0]);
}
