//! Positions: what is impossible is refused with what is wrong.

use vivajava::{Colour, Frame, Position, Spot, Vivajava};

use super::support::{Table, aroma, coffee, featured, roll_of, rolled, seat};

#[track_caller]
fn impossible(setup: &str, what: &str, edit: impl FnOnce(&mut Position)) {
    let mut position = Position::new(setup.parse().expect("a set-up"));
    edit(&mut position);
    let error = Vivajava::from_position(&position).expect_err("an impossible position").to_string();
    assert!(error.contains(what), "{error}");
}

#[test]
fn a_position_between_turns_goes_on_to_the_first_question() {
    let table = Table::at("seats=2", |position| {
        position.round = 4;
        position.featured = featured(0, "WWWBG");
    });
    assert_eq!((table.state.frame(), table.state.round(), table.points()), (Frame::Decay, 4, vec![2, 0]));
    let again = Vivajava::from_position(&table.state.to_position());
    assert_eq!(again, Ok(table.state));
}

#[test]
fn impossible_material_is_refused() {
    impossible("seats=2", "more red tokens", |p| p.seats[0].tokens = vec![Spot::Cup]);
    impossible("seats=2", "three tokens", |p| {
        p.seats[0].tracks[3] = 5;
        p.seats[0].tokens = vec![Spot::Cup; 4];
    });
    impossible("seats=2", "three tokens", |p| p.seats[0].tokens = vec![Spot::Hand]);
    impossible("seats=2", "three tokens", |p| p.seats[0].tokens = vec![Spot::Ability(Colour::Black)]);
    impossible("seats=2", "rides along", |p| {
        p.seats[0].tracks[3] = 3;
        p.seats[0].tokens = vec![Spot::Track(seat(1), Colour::White)];
    });
    impossible("seats=2 coaster=bold", "blocks, but", |p| {
        p.seats[0].tracks[3] = 3;
        p.seats[0].tokens = vec![Spot::Ability(Colour::White)];
    });
    impossible("seats=2 coaster=bold", "rides along with seat0", |p| {
        p.seats[0].tracks[3] = 3;
        p.seats[0].tokens = vec![Spot::Track(seat(0), Colour::White)];
    });
    impossible("seats=2 coaster=bold", "completed track", |p| {
        p.seats[0].tracks[3] = 3;
        p.seats[1].tracks[0] = 7;
        p.seats[0].tokens = vec![Spot::Track(seat(1), Colour::White)];
    });
    impossible("seats=2", "beyond the white cup", |p| p.seats[0].tracks[0] = 8);
    impossible("seats=2", "22 points", |p| p.seats[0].points = 22);
    impossible("seats=2", "dice are too many", |p| p.seats[0].aroma = 6);
    impossible("seats=2", "dice are too many", |p| p.seats.iter_mut().for_each(|seat| seat.aroma = 3));
    impossible("seats=2", "dice are too many", |p| p.featured = featured(0, "WWWWWW"));
    impossible("seats=2", "dice are too many", |p| {
        roll_of(p, "WWWWW");
        p.coffee.unrolled = 1;
    });
    impossible("seats=2", "same face", |p| p.featured = featured(0, "WWW1B1G"));
    impossible("seats=2", "its own blend", |p| p.featured = featured(1, "WWW1BG"));
    impossible("seats=2", "nobody sits", |p| p.featured = featured(3, "WWWBG"));
    impossible("seats=2", "nobody sits", |p| p.active = seat(2));
    impossible("seats=2", "exactly when it has an owner", |p| p.featured = featured(0, ""));
    impossible("seats=2", "3 seats described", |p| p.seats.push(Default::default()));
    impossible("seats=2", "2 to 4 seats", |p| p.setup.seats = 7);
}

#[test]
fn impossible_questions_are_refused() {
    impossible("seats=2", "game is over", |p| p.seats[1].points = 21);
    impossible("seats=2", "nobody has reached", |p| p.frame = Frame::Over);
    impossible("seats=2", "does not own best bean", |p| p.frame = Frame::Decay);
    impossible("seats=2", "a single die", |p| p.featured = featured(0, "W"));
    impossible("seats=2", "at most one blend", |p| {
        p.featured = featured(0, "WWWBG");
        p.rainbow = Some(seat(0));
    });
    impossible("seats=2", "not dropped", |p| {
        p.featured = featured(0, "WWWBG");
        roll_of(p, "WWYBR");
    });
    impossible("seats=2", "all aroma dice", |p| {
        p.seats[0].aroma = 1;
        roll_of(p, "WWYBR");
    });
    impossible("seats=2", "no dice can lie", |p| p.coffee = rolled(coffee("WW")));
    impossible("seats=2", "nothing to donate", |p| p.frame = Frame::Donate { seat: seat(1) });
    impossible("seats=2", "before the roll", |p| {
        p.seats[1].aroma = 1;
        p.coffee = rolled(coffee("WW"));
        p.frame = Frame::Donate { seat: seat(1) };
    });
    impossible("seats=2", "nothing to roll", |p| p.frame = Frame::Roll);
    impossible("seats=2", "dice are rolled first", |p| {
        roll_of(p, "WW");
        p.coffee.unrolled = 1;
    });
    impossible("seats=2", "cannot donate", |p| {
        roll_of(p, "WW");
        p.seats[0].donated = rolled(aroma("W"));
    });
    impossible("seats=2", "more re-rolls", |p| {
        roll_of(p, "WW");
        p.used.rerolls = 1;
    });
    impossible("seats=2", "cannot be used", |p| {
        roll_of(p, "WWYBR");
        p.frame = Frame::Blend { main: Colour::White, used: [0, 1, 0, 0] };
    });
    impossible("seats=2", "nothing to activate", |p| p.frame = Frame::Activate);
    impossible("seats=2", "no blend was made", |p| p.frame = Frame::Focus { left: 1 });
    impossible("seats=2 coaster=bold", "no focus groups", |p| p.frame = Frame::Focus { left: 1 });
    impossible("seats=2 coaster=bold", "not begun", |p| p.frame = Frame::JointRoll);
    impossible("seats=2", "no token can be owed", |p| p.seats[0].owed = 1);
    impossible("seats=2", "has scored", |p| {
        p.featured = featured(0, "WWWBG");
        p.frame = Frame::ScoreBlend;
    });
    impossible("seats=2", "do not roll for the start", |p| {
        p.round = 0;
        let only = table::SeatSet::EMPTY.with(seat(0));
        p.frame = Frame::Opening { roller: seat(0), contenders: only, rolled: [None; 4] };
    });
}
