//! C4: action points, clearing, and the course of a round.

use cafe::rules::{C4_1, C4_2, C4_4, C4_10, C4_11, C4_12};
use cafe::{Cafe, Colour, Event, Frame, Kind, Question, Reason, StageAt};
use table::{Awaits, Game, Sitting, Unseen};

use super::support::{Described, Table, area, beans, last_round, pos, seat, seats, step, waiting};

/// A row of cards, each with a cup, 2 squares apart.
const ROW: [&str; 8] = [
    "u Y . / . . .",
    "u . . / . . . @ 2,0",
    "u . . / . . . @ 4,0",
    "u . . / . . . @ 6,0",
    "u . . / . . . @ 8,0",
    "u . . / . . . @ 10,0",
    "u . . / . . . @ 12,0",
    "u . . / . . . @ 14,0",
];

#[test]
fn c4_1_points_are_the_cups_visible_after_placing() {
    let table = Table::acting(area(&ROW[..4]).to_place("14"));
    assert_eq!(table.points(0), 0);
    assert_eq!(table.after("seat0 place 8,0 turn 0").points(0), 5, "a fifth cup comes");
    // Turned so that a cup of the area is hidden: one goes, one comes.
    assert_eq!(table.after("seat0 place 6,0 turn 1").points(0), 4);
}

#[test]
fn c4_1_no_more_than_eight_points() {
    let mut table = Table::acting(area(&ROW).to_place("01"));
    table.play("seat0 place 16,0 turn 0");
    assert_eq!((table.company(0).area.count(Kind::Cup), table.points(0)), (9, 8));
}

#[test]
fn c4_1_without_points_nothing_is_done() {
    let mut table = Table::acting(area(&["S1"]));
    table.play("seat0 produce 0,0");
    table.refuses("seat0 dry 2,0 yellow", Reason::NoPoints, C4_1);
    table.refuses("seat0 produce 0,0", Reason::NoPoints, C4_1);
    let roasted = Table::acting(area(&["S1"]).on("2,1", "1 red").on("2,0", "1 red").with_points(0));
    roasted.refuses("seat0 deliver 2,1", Reason::NoPoints, C4_1);
    roasted.refuses("seat0 roast 2,1 red", Reason::NoPoints, C4_1);
}

#[test]
fn c4_1_unspent_points_are_lost() {
    let mut table = Table::new("seats=1");
    table.show("14 07 08");
    table.play("seat0 take 14 pay red; seat0 place 2,0 turn 0");
    assert_eq!(table.points(0), 2);
    let events = table.play("seat0 end");
    assert_eq!(events[0], Event::Ended { seat: seat(0), unspent: 2 });
    assert_eq!(table.points(0), 0);
    table.show("06 10 12");
    table.play("seat0 take 12; seat0 place 4,0 turn 0");
    assert_eq!(table.points(0), 2, "two cups again, nothing carried over");
}

#[test]
fn c4_2_actions_come_in_any_order_and_may_be_repeated() {
    let mut table = Table::acting(area(&["Y N b / u b .", "u . c / . . . @ 2,0", "u . . / . . . @ 4,0"]));
    assert_eq!(table.points(0), 3);
    table.play("seat0 produce 0,0; seat0 dry 1,1 brown; seat0 produce 0,0");
    assert_eq!((table.points(0), table.beans(0, "1,0")), (0, beans("1 brown")));
}

#[test]
fn c4_2_stopping_is_always_allowed_but_an_action_must_move_a_bean() {
    let table = Table::acting(area(&["S1"]));
    assert!(table.offers("seat0 end"));
    let full = area(&["S1"]).on("0,0", "1 yellow").on("1,0", "1 brown").on("1,1", "1 green");
    Table::acting(full).refuses("seat0 produce 0,0", Reason::GroupFull, C4_4);
    for action in ["stop", "store", "grow red", "send red to 0,0", "exchange red", "pass", "take 01"] {
        table.refuses(&format!("seat0 {action}"), Reason::NotAsked(Question::Act), C4_2);
    }
}

#[test]
fn c4_2_each_action_costs_one_point() {
    let seat0 = area(&["Y b . / u c .", "u . . / . . . @ 2,0", "u . . / . . . @ 4,0", "u . . / . . . @ 6,0"]);
    let mut table = Table::acting(seat0);
    for (step, left) in
        [("produce 0,0", 3), ("dry 1,0 yellow", 2), ("roast 1,1 yellow", 1), ("deliver 1,1", 0), ("end", 0)]
    {
        table.play(&format!("seat0 {step}"));
        assert_eq!(table.points(0), left, "{step}");
    }
    assert_eq!(table.warehouse(0), beans("1 yellow"));
}

#[test]
fn c4_10_clearing_is_free_and_the_square_may_be_used_at_once() {
    let seat0 = area(&["S1"]).on("0,0", "1 yellow").on("2,0", "2 red").on("2,1", "3 green");
    let mut table = Table::acting(seat0);
    let events = table.play("seat0 clear 2,0");
    assert_eq!(events, [Event::Cleared { seat: seat(0), at: pos("2,0"), beans: beans("2 red") }]);
    assert_eq!((table.points(0), table.supply()), (1, [34, 35, 32, 35]));
    table.play("seat0 dry 2,0 yellow");
    assert_eq!(table.beans(0, "2,0"), beans("1 yellow"));
    // Without points as well, on roasting squares and on fields.
    table.play("seat0 clear 2,1; seat0 clear 2,0");
    assert_eq!((table.points(0), table.supply()), (0, [35; 4]));
}

#[test]
fn c4_10_only_beans_that_lie_there_can_be_cleared() {
    let table = Table::acting(area(&["S1"]));
    table.refuses("seat0 clear 2,0", Reason::NothingThere(pos("2,0")), C4_10);
    table.refuses("seat0 clear 5,5", Reason::NoSquare(pos("5,5")), C4_10);
    // A cup never holds beans, and a café that holds none has none to clear.
    table.refuses("seat0 clear 0,1", Reason::HoldsNone(pos("0,1")), C4_10);
    let table = Table::acting(area(&["S1", ". D . / . . s wants YR for 2 @ 2,0"]));
    for at in ["3,0", "4,1"] {
        table.refuses(&format!("seat0 clear {at}"), Reason::NothingThere(pos(at)), C4_10);
    }
}

#[test]
fn c4_10_beans_in_cafes_on_espresso_squares_and_ships_stay() {
    let cards = ["S1", ". D e / . . s wants YR for 2 @ 2,0"];
    let seat0 = area(&cards).on("3,0", "1 yellow").on("4,0", "1 red").on("4,1", "1 green");
    let table = Table::at(&last_round("draft=auction espresso=true", vec![seat0, area(&["S2"])]));
    for at in ["3,0", "4,0", "4,1"] {
        table.refuses(&format!("seat0 clear {at}"), Reason::StaysThere(pos(at)), C4_10);
    }
}

#[test]
fn c4_10_nothing_is_cleared_before_placing() {
    let table = Table::acting(area(&["S1"]).on("0,0", "1 yellow").to_place("14"));
    table.refuses("seat0 clear 0,0", Reason::NotAsked(Question::Place), cafe::rules::C3_1);
}

/// Two seats that have a card each to place.
fn both_place() -> Table {
    Table::at(&last_round("", vec![area(&["S1"]).to_place("14"), area(&["S2"]).to_place("15")]))
}

#[test]
fn c4_11_any_interleaving_of_seats_gives_the_same_table() {
    let mine = ["seat0 place 2,0 turn 0", "seat0 produce 0,0", "seat0 clear 0,0", "seat0 end"];
    let yours = ["seat1 place 2,0 turn 2", "seat1 produce 0,0", "seat1 end"];
    let base = both_place();
    let mut ends = Vec::new();
    // Every way to merge the two lists: a bit says whose step comes next.
    for merge in 0u32..1 << 7 {
        if merge.count_ones() != 3 {
            continue;
        }
        let (mut mine, mut yours) = (mine.iter(), yours.iter());
        let mut table = base.clone();
        for nth in 0..7 {
            let next = if merge >> nth & 1 == 1 { yours.next() } else { mine.next() };
            table.play(next.expect("as many steps as bits"));
        }
        ends.push(table.state.clone());
    }
    assert_eq!(ends.len(), 35);
    assert!(ends.iter().all(|end| *end == ends[0]));
    assert_eq!(ends[0].frame(), Frame::Over);
}

#[test]
fn c4_11_the_round_waits_for_all_and_who_is_done_is_done() {
    let mut table = both_place();
    assert_eq!(table.awaits(), Awaits::Seats(seats(&[0, 1])));
    table.play("seat1 place 2,0 turn 2; seat1 end");
    assert_eq!(table.awaits(), Awaits::Seat(seat(0)));
    let done = Reason::NotAwaited { seat: seat(1), awaits: Awaits::Seat(seat(0)) };
    table.refuses("seat1 produce 0,0", done, C4_11);
    table.play("seat0 place 2,0 turn 0; seat0 end");
    assert_eq!(table.awaits(), Awaits::Nobody);
}

#[test]
fn c4_11_a_choice_is_taken_back_only_while_nobody_has_chosen_since() {
    let table = both_place();
    let mut sitting = Sitting::<Cafe>::from_position(table.state.setup().clone(), table.state.clone(), None);
    sitting.play(step::<Cafe>("seat0 place 2,0 turn 0")).expect("allowed");
    sitting.play(step::<Cafe>("seat1 place 2,0 turn 2")).expect("allowed");
    assert!(sitting.undo(Some(seat(0))).is_err());
    sitting.undo(Some(seat(1))).expect("the last choice was its own");
    assert_eq!(sitting.undo(Some(seat(0))), Ok(step::<Cafe>("seat0 place 2,0 turn 0")));
    assert_eq!(*sitting.state(), table.state);
}

#[test]
fn c4_12_a_game_has_eight_rounds_and_the_token_goes_round() {
    // A round a line: what is taken first, what the master takes, and two cards with cups that nobody wants.
    let rounds = [
        ["03", "06", "01", "02"],
        ["07", "08", "04", "05"],
        ["10", "12", "09", "11"],
        ["13", "15", "14", "16"],
        ["19", "22", "17", "18"],
        ["24", "25", "20", "21"],
        ["28", "29", "23", "26"],
        ["31", "36", "27", "30"],
    ];
    let mut table = Table::new("seats=2");
    table.play("chance master 1");
    for (nth, [first, second, third, fourth]) in rounds.iter().enumerate() {
        let (master, other) = if nth % 2 == 0 { (1, 0) } else { (0, 1) };
        assert_eq!(table.state.master(), seat(master));
        assert_eq!(usize::from(table.state.round()), nth + 1);
        assert_eq!(table.state.scores(), None);
        table.show(&format!("{first} {third} {fourth}"));
        table.play(&format!("seat{other} take {first}; chance show {second}; seat{master} take {second}"));
        let at = 2 * (nth + 1);
        for number in [0, 1] {
            table.play(&format!("seat{number} place {at},0 turn 0; seat{number} end"));
        }
    }
    assert_eq!((table.state.round(), table.state.frame()), (8, Frame::Over));
    assert_eq!(table.state.scores(), Some(vec![3, 3]), "one bean of each colour and no café");
    table.refuses("seat0 end", Reason::GameOver, C4_12);
    table.refuses("chance show 32", Reason::NotDue, C4_12);
}

#[test]
fn c4_12_the_token_passes_to_the_left() {
    let mut position = last_round("", vec![area(&["S1"]), area(&["S2"]), area(&["S3"])]);
    position.round = 3;
    position.master = seat(2);
    let mut table = Table::at(&position);
    let events = table.play("seat0 end; seat1 end; seat2 end");
    assert_eq!(events[3..], [Event::RoundEnded { round: 3 }, Event::MasterPassed { seat: seat(0) }]);
    assert_eq!((table.state.round(), table.state.frame()), (4, Frame::Show));
}

#[test]
fn c4_12_no_round_comes_after_the_eighth() {
    let mut position = last_round("", vec![waiting(&["S1"])]);
    position.round = 9;
    position.frame = Frame::Show;
    let error = Cafe::from_position(&position).expect_err("impossible");
    assert_eq!(error.to_string(), "there is no round 9; a game has 8 (C4.12)");
    position.round = 8;
    position.frame = Frame::Act;
    position.seats[0].stage = StageAt::Act;
    let mut state = Cafe::from_position(&position).expect("possible");
    state.advance(&step::<Cafe>("seat0 end"), &mut Unseen);
    assert_eq!(state.awaits(), Awaits::Nobody);
    assert_eq!(Colour::ALL.map(|colour| state.supply(colour)), [35; 4]);
}
