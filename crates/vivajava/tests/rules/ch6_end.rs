//! V6: the end.

use table::Game;
use vivajava::{Source, Spot};

use super::support::{Table, aroma, featured, roll_of, rolled, seat};

fn ranking(table: &Table) -> Vec<u8> {
    table.state.ranking().expect("the game is over")
}

#[test]
fn v6_1_the_game_ends_in_phase_one() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].points = 20;
        position.featured = featured(0, "WWWBG");
    });
    assert!(table.is_over());
    assert_eq!(table.state.scores(), Some(vec![21, 0]), "points are capped");
    table.refuses("seat0 decay white", "V6.1").refuses("chance coffee WWWWW", "V6.1");
}

#[test]
fn v6_1_the_game_ends_with_a_blend() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].points = 20;
        position.seats[0].tracks[2] = 3;
        roll_of(position, "WWYBR");
    });
    table.play("seat0 blend WWYBR");
    assert!(table.is_over(), "before the focus groups");
    assert_eq!(table.points(), [21, 0]);
}

#[test]
fn v6_1_the_game_ends_with_a_cup() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[0].points = 18;
        position.seats[0].tracks[0] = 6;
        roll_of(position, "WWYBR");
    });
    table.play("seat0 research white 2");
    assert_eq!((table.is_over(), table.state.scores()), (true, Some(vec![21, 0])));
}

#[test]
fn v6_1_a_seat_may_win_on_anothers_turn() {
    let mut table = Table::at("seats=3", |position| {
        position.seats[2].points = 20;
        position.seats[2].donated = rolled(aroma("W"));
        roll_of(position, "WWYBR");
    });
    table.play("seat0 use white seat2=1; seat0 blend WWYB");
    assert_eq!(table.state.scores(), Some(vec![1, 0, 21]), "one event: seat 0 scored too");
    assert_eq!(ranking(&table), [2, 3, 1]);
}

#[test]
fn v6_1_both_marks_of_joint_research_are_one_event() {
    let mut table = Table::at("seats=2 coaster=bold", |position| {
        for seat in &mut position.seats {
            seat.points = 18;
            seat.tracks = [6, 0, 3, 0, 0];
        }
        roll_of(position, "WYYBR");
    });
    table.play("seat0 research yellow 2; seat0 joint; chance coffee W; seat0 partner seat1");
    assert_eq!(table.state.scores(), Some(vec![21, 21]));
}

#[test]
fn v6_1_the_game_goes_on_below_the_goal() {
    let table = Table::at("seats=2", |position| {
        position.seats[0].points = 18;
        position.featured = featured(0, "WWW1BG");
        position.seats[1].points = 19;
    });
    assert_eq!((table.points(), table.is_over()), (vec![20, 20], false));
    assert_eq!((table.state.scores(), table.state.ranking()), (None, None));
}

fn tie(abilities_of_0: [u8; 5], abilities_of_1: [u8; 5]) -> Table {
    Table::at("seats=2", |position| {
        for seat in &mut position.seats {
            seat.points = 20;
        }
        position.seats[0].tracks = abilities_of_0;
        position.seats[1].tracks = abilities_of_1;
        position.featured = featured(0, "WWW1BG");
    })
}

#[test]
fn v6_2_a_tie_goes_to_fewer_unlocked_abilities() {
    let table = tie([3, 0, 0, 0, 3], [5, 2, 0, 0, 0]);
    assert_eq!(table.state.scores(), Some(vec![21, 21]));
    assert_eq!([0, 1].map(|number| table.state.unlocked(seat(number))), [2, 1], "2X counts once");
    assert_eq!(ranking(&table), [2, 1]);
    assert_eq!(ranking(&tie([3, 0, 0, 0, 0], [7, 7, 3, 0, 0])), [1, 1], "completed tracks do not count");
}

#[test]
fn v6_2_then_the_victory_is_shared() {
    assert_eq!(ranking(&tie([0; 5], [0; 5])), [1, 1]);
}

#[test]
fn v6_1_every_point_is_told() {
    let mut table = Table::at("seats=2", |position| {
        position.seats[1].donated = rolled(aroma("W"));
        position.seats[1].tokens = vec![Spot::Cup];
        position.seats[1].tracks[3] = 3;
        roll_of(position, "WWYBR");
    });
    table.play("seat0 use white seat1=1; seat0 blend WWYB");
    let told: Vec<(usize, u8, Source)> = table
        .events
        .iter()
        .filter_map(|event| match *event {
            vivajava::Event::Scored { seat, points, source } => Some((seat.index(), points, source)),
            _ => None,
        })
        .collect();
    assert_eq!(told, [(0, 1, Source::NewBlend), (1, 1, Source::Tokens)]);
}
