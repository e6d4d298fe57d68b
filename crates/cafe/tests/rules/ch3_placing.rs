//! C3: placing the card.

use cafe::rules::{C3_1, C3_2, C4_7};
use cafe::{Cafe, Event, Kind, Question, Reason, Stage};
use table::{Awaits, Dealer, Game, QuickDealer, Step};

use super::support::{Described, Table, area, beans, pos, seat, solo};

/// The kind of each visible square, by position, in reading order.
fn kinds(table: &Table) -> Vec<(String, Kind)> {
    let mut squares: Vec<_> = table.company(0).area.squares().collect();
    squares.sort_by_key(|square| square.at);
    squares.iter().map(|square| (square.at.to_string(), square.kind)).collect()
}

fn kind_at(table: &Table, at: &str) -> Kind {
    let found = table.company(0).area.squares().find(|square| square.at == pos(at));
    found.unwrap_or_else(|| panic!("no square at {at}")).kind
}

#[test]
fn c3_1_a_card_covers_two_three_or_four_squares() {
    // Card 14 has a cup, so only the number of covered squares matters.
    let table = Table::acting(area(&["S1"]).to_place("14"));
    for (place, covers) in [
        ("2,0 turn 0", 2),
        ("1,1 turn 2", 2),
        ("2,0 turn 1", 2),
        ("0,-1 turn 0", 3),
        ("0,1 turn 2", 3),
        ("1,0 turn 0", 4),
        ("0,0 turn 3", 4),
        ("1,-1 turn 1", 4),
    ] {
        let events = table.clone().play(&format!("seat0 place {place}"));
        let Event::Placed { covered, .. } = events[0] else { panic!("{events:?}") };
        assert_eq!(covered, covers, "{place}");
        let after = table.after(&format!("seat0 place {place}"));
        assert_eq!(after.company(0).area.squares().count(), 12 - usize::from(covers));
        assert!(table.offers(&format!("seat0 place {place}")));
    }
}

#[test]
fn c3_1_covering_none_one_five_or_six_is_refused() {
    let start = Table::acting(area(&["S1"]).to_place("14"));
    start.refuses("seat0 place 3,0 turn 0", Reason::Covers { covers: 0 }, C3_1);
    start.refuses("seat0 place -9,0 turn 0", Reason::Covers { covers: 0 }, C3_1);
    start.refuses("seat0 place 2,1 turn 0", Reason::Covers { covers: 1 }, C3_1);
    start.refuses("seat0 place -1,-2 turn 1", Reason::Covers { covers: 1 }, C3_1);
    start.refuses("seat0 place 0,0 turn 0", Reason::Covers { covers: 6 }, C3_1);
    start.refuses("seat0 place 0,0 turn 2", Reason::Covers { covers: 6 }, C3_1);
    // Two cards that overlap at a corner: a window over the joint meets five squares.
    let joint = Table::acting(area(&["S1", "01 @ 1,1"]).to_place("14"));
    joint.refuses("seat0 place 1,0 turn 0", Reason::Covers { covers: 5 }, C3_1);
}

#[test]
fn c3_1_a_card_may_be_turned_four_ways_but_not_mirrored() {
    let table = Table::acting(area(&["S1"]).to_place("14"));
    // As printed: b Y R above u . R. The area is to the left of what is compared.
    let upper = |turn: u8| {
        let after = table.after(&format!("seat0 place 2,0 turn {turn}"));
        kinds(&after).into_iter().filter(|(at, _)| !at.starts_with(['0', '1'])).collect::<Vec<_>>()
    };
    let at = |squares: &[&str], kinds: [Kind; 6]| -> Vec<(String, Kind)> {
        squares.iter().map(|at| (*at).to_string()).zip(kinds).collect()
    };
    let wide = ["2,0", "3,0", "4,0", "2,1", "3,1", "4,1"];
    let tall = ["2,0", "3,0", "2,1", "3,1", "2,2", "3,2"];
    use Kind::{Cup, Drying, Empty, RedField, YellowField};
    assert_eq!(upper(0), at(&wide, [Drying, YellowField, RedField, Cup, Empty, RedField]));
    assert_eq!(upper(1), at(&tall, [Cup, Drying, Empty, YellowField, RedField, RedField]));
    assert_eq!(upper(2), at(&wide, [RedField, Empty, Cup, RedField, YellowField, Drying]));
    assert_eq!(upper(3), at(&tall, [RedField, RedField, YellowField, Empty, Drying, Cup]));
    assert!("seat0 place 2,0 turn 4".parse::<table::StepOf<Cafe>>().is_err());
}

#[test]
fn c3_1_covered_squares_may_lie_on_several_cards_and_apart() {
    // Two towers stand on the start card; the new card bridges the gap between them at 1,-1.
    let towers = ["S1", "u Y . / . . . @ -1,-1 turn 1", "R . . / . . . @ 2,-1 turn 1"];
    let mut table = Table::acting(area(&towers).to_place("14"));
    let events = table.play("seat0 place 0,-2 turn 0");
    let Event::Placed { covered, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!(covered, 2);
    assert_eq!(kind_at(&table, "1,-1"), Kind::Empty);
}

#[test]
fn c3_1_only_visible_squares_count() {
    // 2,0 and 2,1 were covered by card 01: the new card covers 01's squares there, two in all, not four.
    let mut table = Table::acting(area(&["S1", "01 @ 2,0"]).to_place("14"));
    let events = table.play("seat0 place 2,-1 turn 0");
    let Event::Placed { covered, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!(covered, 3);
}

#[test]
fn c3_1_placing_comes_before_acting_and_happens_once() {
    let mut table = Table::acting(area(&["S1"]).to_place("14"));
    table.refuses("seat0 produce 0,0", Reason::NotAsked(Question::Place), C3_1);
    table.refuses("seat0 end", Reason::NotAsked(Question::Place), C3_1);
    table.refuses("seat0 clear 0,0", Reason::NotAsked(Question::Place), C3_1);
    table.play("seat0 place 2,0 turn 0");
    assert_eq!((table.company(0).stage, table.company(0).card), (Stage::Act, None));
    table.refuses("seat0 place 2,0 turn 0", Reason::NotAsked(Question::Act), C3_1);
    table.refuses("seat0 drop", Reason::NotAsked(Question::Act), C3_1);
}

#[test]
fn c3_2_hiding_the_last_cup_is_refused() {
    // Card 08 has no cup; the start card's only one is at 0,1.
    let table = Table::acting(area(&["S1"]).to_place("08"));
    table.refuses("seat0 place -1,0 turn 1", Reason::HidesLastCup, C3_2);
    table.refuses("seat0 place 0,1 turn 0", Reason::HidesLastCup, C3_2);
    assert_eq!(table.after("seat0 place 1,0 turn 0").points(0), 1);
    // With two cups the one may go, or the other, but not both at once.
    let two = Table::acting(area(&["S1", ". u . / . . . @ 1,1"]).to_place("08"));
    assert_eq!(two.after("seat0 place -1,1 turn 0").points(0), 1);
    assert_eq!(two.after("seat0 place 2,1 turn 0").points(0), 1);
    let near = Table::acting(area(&["S1", ". . . / . u . @ -1,-1"]).to_place("08"));
    assert_eq!(near.company(0).area.count(Kind::Cup), 2);
    assert_eq!(near.after("seat0 place -1,1 turn 0").points(0), 1);
    near.refuses("seat0 place -1,0 turn 1", Reason::HidesLastCup, C3_2);
}

#[test]
fn c3_2_a_card_with_a_cup_may_hide_the_last_one() {
    let mut table = Table::acting(area(&["S1"]).to_place("14"));
    table.play("seat0 place -1,0 turn 1");
    assert_eq!((table.company(0).area.count(Kind::Cup), table.points(0)), (1, 1));
}

#[test]
fn c3_2_a_card_that_fits_may_not_be_dropped() {
    for id in ["08", "14"] {
        Table::acting(area(&["S1"]).to_place(id)).refuses("seat0 drop", Reason::FitsSomewhere, C3_2);
    }
}

/// Dropping never becomes necessary: a card hanging over the upper edge and one hanging over the lower edge
/// cannot both hide the same last cup. Played out over random areas with cards that have no cup.
#[test]
fn c3_2_no_area_refuses_every_placement() {
    let mut dealer = QuickDealer::new(32);
    for _ in 0..40 {
        let mut state = Table::new("seats=1").state.clone();
        while state.awaits() != Awaits::Nobody {
            let step = match state.awaits() {
                Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
                _ => {
                    let mut actions = Vec::new();
                    state.legal_actions(seat(0), &mut actions);
                    assert!(!actions.contains(&cafe::Action::Drop));
                    // Cards without a cup, and laid over cups, make it as hard as can be.
                    let wanted = |action: &&cafe::Action| match action {
                        cafe::Action::Take { pay, .. } => pay.is_none(),
                        cafe::Action::End => true,
                        _ => false,
                    };
                    let picked = actions.iter().find(wanted).copied();
                    let any = actions[dealer.below(actions.len() as u32) as usize];
                    Step::Choice(seat(0), picked.unwrap_or(any))
                }
            };
            state.play(&step, &mut Vec::new()).expect("a legal step");
        }
    }
}

#[test]
fn c3_3_beans_on_covered_squares_go_to_the_supply() {
    let seat0 = area(&["S1"])
        .on("0,0", "1 yellow")
        .on("1,0", "1 brown")
        .on("2,0", "3 red")
        .on("2,1", "2 green")
        .stores("1 red");
    let mut table = Table::acting(seat0.to_place("14"));
    assert_eq!(table.supply(), [34, 34, 33, 31]);
    let events = table.play("seat0 place 2,0 turn 0");
    let Event::Placed { displaced, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!((displaced.to_supply, displaced.to_warehouse), (beans("3 red, 2 green"), beans("")));
    assert_eq!(table.supply(), [34, 34, 35, 34]);
    // What is not covered stays; the new squares are empty.
    assert_eq!((table.beans(0, "0,0"), table.beans(0, "1,0")), (beans("1 yellow"), beans("1 brown")));
    assert_eq!(table.beans(0, "2,0"), beans(""));
    assert_eq!(table.warehouse(0), beans("1 red"));
}

/// The start card and card 06, whose café (YNR for 4) lies at 3,0 and 4,0.
fn with_large_cafe() -> cafe::SeatPosition {
    area(&["S1", "06 @ 2,0"]).on("3,0", "1 yellow, 1 brown")
}

#[test]
fn c3_3_a_large_cafe_covered_on_its_right_dies_with_all_its_beans() {
    let mut table = Table::acting(with_large_cafe().to_place("08"));
    let events = table.play("seat0 place 4,0 turn 0");
    let Event::Placed { displaced, covered, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!((covered, displaced.to_supply), (2, beans("1 yellow, 1 brown")));
    assert_eq!(table.supply(), [35; 4]);
    assert_eq!((kind_at(&table, "3,0"), table.beans(0, "3,0")), (Kind::Dead, beans("")));
}

#[test]
fn c3_3_a_large_cafe_covered_on_its_left_dies_with_all_its_beans() {
    let mut table = Table::acting(with_large_cafe().to_place("08"));
    let events = table.play("seat0 place 2,-1 turn 1");
    let Event::Placed { displaced, covered, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!((covered, displaced.to_supply), (4, beans("1 yellow, 1 brown")));
    assert_eq!(table.supply(), [35; 4]);
    assert_eq!((kind_at(&table, "4,0"), table.beans(0, "4,0")), (Kind::Dead, beans("")));
}

#[test]
fn c3_3_a_cafe_covered_as_a_whole_gives_its_beans_back_once() {
    let mut table = Table::acting(with_large_cafe().to_place("08"));
    table.play("seat0 place 3,-1 turn 0");
    assert_eq!(table.supply(), [35; 4]);
    assert_eq!(table.company(0).area.count(Kind::Dead), 0);
}

#[test]
fn c3_3_a_dead_cafe_takes_nothing_and_scores_nothing() {
    let full = area(&["S1", "06 @ 2,0"]).on("3,0", "1 yellow, 1 brown, 1 red").on("2,1", "1 red");
    let mut table = Table::acting(full.to_place("08"));
    assert_eq!(table.company(0).score().cafes, 4);
    table.play("seat0 place 4,0 turn 0");
    assert_eq!(table.company(0).score().cafes, 0);
    // A red bean is roasted and the café once asked for red, but it goes straight to the warehouse.
    table.play("seat0 deliver 2,1");
    assert_eq!((table.company(0).stage, table.warehouse(0)), (Stage::Act, beans("1 red")));

    let two = area(&["S1", "06 @ 2,0", "c . . / Y D . wants R for 2 @ 4,0"]).on("2,1", "1 red");
    let mut table = Table::acting(two.with_points(1));
    table.play("seat0 deliver 2,1");
    let dead = Reason::NotOfKind { at: pos("3,0"), wanted: "a café or an Espresso square" };
    table.refuses("seat0 send red to 3,0", dead, C4_7);
    table.play("seat0 send red to 5,1");
}

#[test]
fn c3_3_the_dead_half_is_an_ordinary_square_that_may_be_covered() {
    let dead = area(&["S1", "06 @ 2,0", ". . . / . . . @ 4,0"]);
    let mut table = Table::acting(dead.to_place("08"));
    assert_eq!(kind_at(&table, "3,0"), Kind::Dead);
    let events = table.play("seat0 place 2,-1 turn 0");
    let Event::Placed { covered, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!(covered, 3, "2,0, the dead 3,0 and 4,0");
    assert_ne!(kind_at(&table, "3,0"), Kind::Dead);
}

#[test]
fn c3_3_beans_cannot_lie_on_a_dead_square() {
    let position = solo(area(&["S1", "06 @ 2,0", ". . . / . . . @ 4,0"]).on("3,0", "1 red"));
    let error = Cafe::from_position(&position).expect_err("impossible");
    assert_eq!(error.to_string(), "seat0: the dead at 3,0 holds 1 red (C4.9)");
}
