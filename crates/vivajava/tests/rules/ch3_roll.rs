//! V3: phase II, roll.

use table::Game;
use vivajava::{Colour, Event, Frame, Kind, Spot};

use super::support::{Table, aroma, featured, roll_of, rolled, seat};

#[test]
fn v3_1_five_coffee_dice_and_all_aroma_dice_are_rolled() {
    let mut table = Table::at("seats=2", |position| position.seats[0].aroma = 2);
    assert_eq!(table.state.unrolled(Kind::Coffee), 5);
    assert_eq!(table.state.unrolled(Kind::Aroma), 2);
    assert_eq!(table.held(), [0, 0]);
    table.refuses("chance coffee WWWW", "V3.4").refuses("chance aroma WW", "V3.4");
    table.play("chance coffee WWWWW").refuses("chance coffee WW", "V3.4").play("chance aroma WJ");
    assert_eq!(table.state.frame(), Frame::Choose);
}

#[test]
fn v3_1_dropped_dice_are_used_instead_of_five() {
    let mut table = Table::at("seats=2", |position| position.featured = featured(0, "WWWB"));
    table.play("seat0 decay white; seat0 drop").refuses("chance coffee WWWWW", "V3.4");
    table.play("chance coffee WWW");
    assert_eq!(table.state.coffee_supply(), 7);
}

#[test]
fn v3_2_bottleneck_takes_dice_away() {
    for (steps, left) in [(2, 5), (3, 4), (5, 3), (7, 5)] {
        let table = Table::at("seats=2 coaster=bold", |position| position.seats[0].tracks[4] = steps);
        assert_eq!(table.state.unrolled(Kind::Coffee), left, "{steps} steps");
    }
    let mild = Table::at("seats=2", |position| position.seats[0].tracks[4] = 5);
    assert_eq!(mild.state.unrolled(Kind::Coffee), 5);
}

#[test]
fn v3_2_bottleneck_never_goes_below_none() {
    let mut table = Table::at("seats=2 coaster=bold", |position| {
        position.featured = featured(0, "WG");
        position.seats[0].tracks[4] = 5;
    });
    table.play("seat0 decay white; seat0 drop");
    assert_eq!(table.legal(), ["pass"], "no dice, no roll");
    assert!(table.events.contains(&Event::Bottlenecked(seat(0), 1)), "one die fewer, not two");
    table.play("seat0 pass");
    assert_eq!(table.state.active(), seat(1));
}

#[test]
fn v3_2_a_blocked_bottleneck_is_not_used() {
    let table = Table::at("seats=2 coaster=bold bold_red=block", |position| {
        position.seats[0].tracks[4] = 5;
        position.seats[1].tracks[3] = 3;
        position.seats[1].tokens = vec![Spot::Ability(Colour::Green)];
    });
    assert_eq!(table.state.unrolled(Kind::Coffee), 5);
}

#[test]
fn v3_3_seats_with_aroma_dice_are_asked_clockwise() {
    let mut table = Table::at("seats=4", |position| {
        position.active = seat(2);
        position.seats[0].aroma = 2;
        position.seats[1].aroma = 1;
    });
    assert_eq!(table.awaits(), "seat0", "seat 3 holds none");
    assert_eq!(table.legal(), ["donate 0", "donate 1", "donate 2"]);
    table.refuses("seat0 donate 3", "V3.3").refuses("seat1 donate 1", "V3.3").refuses("seat0 pass", "V3.3");
    table.play("seat0 donate 1");
    assert_eq!(table.awaits(), "seat1");
    table.play("seat1 donate 0; chance coffee WWWWW");
    assert_eq!(table.held(), [1, 1, 0, 0]);
    let due = table.state.roll_due().expect("the donated die");
    assert_eq!((due.seat, due.kind, due.n), (seat(0), Kind::Aroma, 1));
    table.play("chance aroma J");
    assert_eq!(table.state.donated_dice(seat(0)), aroma("J"));
}

#[test]
fn v3_3_no_donation_when_the_blend_is_kept() {
    let mut table = Table::at("seats=2", |position| {
        position.featured = featured(0, "WWWBG");
        position.seats[1].aroma = 1;
    });
    table.play("seat0 decay white; seat0 keep");
    assert_eq!(table.state.active(), seat(1));
    assert_eq!(table.state.unrolled(Kind::Aroma), 1);
}

/// Re-roll, Upgrade and Flip in any order; each leaves the other dice alone.
#[test]
fn v3_4_roll_abilities_in_any_order() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks = [3, 5, 0, 0, 0];
        roll_of(position, "WWYGK");
    });
    table.play("seat0 upgrade coffee white; seat0 reroll WY");
    table.refuses("seat0 upgrade coffee white", "V3.4");
    table.play("chance coffee GG; seat0 upgrade coffee green");
    assert_eq!(table.state.own_dice(Kind::Coffee).letters(Kind::Coffee), "YGGKK");
    table.refuses("seat0 upgrade coffee yellow", "V5.2").refuses("seat0 reroll Y", "V5.2");
}

#[test]
fn v3_4_a_re_roll_names_coffee_dice_then_aroma_dice() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks[0] = 5;
        roll_of(position, "WWYGK");
        position.aroma = rolled(aroma("WJ"));
    });
    table.refuses("seat0 reroll R", "V3.4");
    table.play("seat0 reroll -").refuses("seat0 and -", "V3.4").refuses("seat0 and Y", "V3.4");
    assert_eq!(table.legal(), ["and W", "and J", "and WJ"]);
    table.play("seat0 and J; chance aroma G; seat0 reroll WW; seat0 and -; chance coffee KK");
    assert_eq!(table.state.own_dice(Kind::Coffee).letters(Kind::Coffee), "YGKKK");
    assert_eq!(table.state.own_dice(Kind::Aroma).letters(Kind::Aroma), "WG");
    table.refuses("seat0 reroll W", "V5.2");
}

#[test]
fn v3_4_a_re_roll_without_dice_is_none() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].tracks[0] = 3;
        roll_of(position, "WWWWW");
    });
    table.refuses("seat0 reroll -", "V3.4");
    assert_eq!(table.legal()[..5], ["reroll W", "reroll WW", "reroll WWW", "reroll WWWW", "reroll WWWWW"]);
}

#[test]
fn v3_4_abilities_do_not_touch_donated_dice() {
    let mut table = Table::at("seats=2 coaster=bold", |position| {
        position.seats[0].tracks = [3, 3, 0, 0, 0];
        position.seats[1].tracks = [3, 3, 0, 0, 0];
        roll_of(position, "WWYYB");
        position.seats[1].donated = rolled(aroma("G"));
    });
    table.refuses("seat0 flip aroma green", "V3.4").refuses("seat0 reroll G", "V3.4");
    table.refuses("seat1 flip aroma green", "V4.11");
    table.play("seat0 reroll WWYYB");
    assert_eq!(table.state.donated_dice(seat(1)), aroma("G"));
}

#[test]
fn v3_5_there_is_no_free_re_roll() {
    let mut table = Table::new("seats=2 opening=fixed");
    table.play("chance coffee WWYBR").refuses("seat0 reroll W", "V5.2");
    assert!(table.legal().iter().all(|action| !action.starts_with("reroll")));
    assert!(table.state.audit().is_ok());
}
