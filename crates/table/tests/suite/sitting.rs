//! A game in progress, and what may be taken back.

use table::{Awaits, ChaChaDealer, Game, Record, Seat, Sitting, UndoClosed};

use super::toy;
use super::toy::{Action, Bean, Drawn, Toy};

const DEALS: [&str; 2] = ["chance draw dark", "chance draw light"];

/// Two seats and two rounds, after the deals and these steps.
fn sitting(steps: &[&str]) -> Sitting<Toy> {
    let mut sitting = Sitting::new(&"seats=2 rounds=2 bag=small".parse().unwrap()).unwrap();
    for step in DEALS.iter().chain(steps) {
        sitting.play(step.parse().unwrap()).unwrap();
    }
    sitting
}

fn seat(number: usize) -> Option<Seat> {
    Seat::new(number)
}

#[test]
fn a_choice_is_taken_back() {
    let mut sitting = sitting(&["seat0 raise", "seat0 raise"]);
    let dropped = sitting.undo(seat(0)).unwrap();
    assert_eq!(dropped.to_string(), "seat0 raise");
    assert_eq!(*sitting.state(), toy("seats=2", &format!("{}; {}; seat0 raise", DEALS[0], DEALS[1])));
    sitting.undo(None).unwrap();
    assert_eq!(sitting.record().steps.len(), 2);
    assert_eq!(sitting.undo(None), Err(UndoClosed::NothingToUndo));
}

#[test]
fn not_across_another_seats_choice() {
    let mut sitting = sitting(&["seat0 raise", "seat1 raise"]);
    let closed = UndoClosed::OtherSeatChose(seat(1).unwrap(), Action::Raise);
    assert_eq!(closed.to_string(), "seat1 has chosen since: raise");
    assert_eq!(sitting.undo(seat(0)), Err(closed));
    sitting.undo(seat(1)).unwrap();
    sitting.undo(seat(0)).unwrap();
}

#[test]
fn nothing_of_a_seat_that_did_not_choose() {
    assert_eq!(sitting(&["seat1 raise"]).undo(seat(0)), Err(UndoClosed::NothingToUndo));
    assert_eq!(sitting(&[]).undo(seat(0)), Err(UndoClosed::NothingToUndo));
}

#[test]
fn not_across_a_reveal() {
    let mut sitting = sitting(&["seat0 seal", "seat1 seal"]);
    assert_eq!(sitting.undo(seat(1)), Err(UndoClosed::Revealed(Action::Seal)));
    sitting.play("seat0 swap".parse().unwrap()).unwrap();
    assert_eq!(sitting.undo(seat(0)), Err(UndoClosed::Revealed(Action::Swap)));
}

#[test]
fn not_across_chance() {
    let mut sitting = sitting(&["seat0 seal", "seat1 seal", "seat0 swap", "chance draw rare"]);
    let before = sitting.record().clone();
    for who in [seat(0), seat(1), None] {
        assert_eq!(sitting.undo(who), Err(UndoClosed::ChanceSpoke(Drawn(Bean::Rare))));
    }
    assert_eq!(*sitting.record(), before);
}

/// A choice that opens nothing can be taken back even though the round is over.
#[test]
fn a_keep_is_taken_back() {
    let mut sitting = sitting(&["seat0 seal", "seat1 seal", "seat0 keep"]);
    assert_eq!(sitting.undo(None).unwrap().to_string(), "seat0 keep");
    assert_eq!(sitting.state().awaits(), Awaits::Seat(seat(0).unwrap()));
}

#[test]
fn a_refused_step_is_not_recorded() {
    let mut sitting = sitting(&["seat0 seal"]);
    let (state, record) = (sitting.state().clone(), sitting.record().clone());
    let refusal = sitting.play("seat0 seal".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.to_string(), "this seat is not asked (T1)");
    assert_eq!((sitting.state(), sitting.record()), (&state, &record));
}

/// The dealer deals as long as chance is asked, and the same seed deals the same.
#[test]
fn the_dealer_deals() {
    let deal = |seed: &str| {
        let mut sitting = Sitting::<Toy>::new(&"seats=4 bag=large".parse().unwrap()).unwrap();
        assert_eq!(sitting.deal(&mut ChaChaDealer::from_seed(seed)).len(), 4);
        assert_eq!(sitting.state().awaits().seats().len(), 4);
        sitting.record().clone()
    };
    assert_eq!(deal("spring"), deal("spring"));
    assert!(["a", "b", "c", "d"].iter().any(|seed| deal(seed) != deal("spring")));
}

/// The record ends with the scores as soon as the game does.
#[test]
fn the_record_says_the_end() {
    let round = ["seat0 seal", "seat1 seal", "seat0 keep"];
    let mut sitting = sitting(&round);
    assert_eq!(sitting.record().end, None);
    for step in round {
        sitting.play(step.parse().unwrap()).unwrap();
    }
    let text = sitting.record().to_string();
    assert!(text.ends_with("8 seat0 keep\nend scores 7 4\n"), "{text}");
    let read: Record<Toy> = text.parse().unwrap();
    assert_eq!(read.replay().unwrap(), *sitting.state());
}

/// A table may begin with a position; its record says where, and undo goes back no further.
#[test]
fn a_sitting_from_a_position() {
    let start = toy("seats=2", "chance draw dark; chance draw rare; seat0 raise");
    let setup = "seats=2".parse().unwrap();
    let mut sitting = Sitting::from_position(setup, start.clone(), Some("here".into()));
    sitting.play("seat1 raise".parse().unwrap()).unwrap();
    sitting.undo(None).unwrap();
    assert_eq!(*sitting.state(), start);
    assert_eq!(sitting.undo(None), Err(UndoClosed::NothingToUndo));
    assert!(sitting.record().to_string().contains("\nposition here\n"));
}

/// Taking back gives the very state that was kept, without a replay, as long as it is recent.
#[test]
fn taking_back_costs_no_replay() {
    let mut sitting = sitting(&[]);
    let mut kept = Vec::new();
    for _ in 0..3 {
        kept.push(sitting.kept_state());
        sitting.play("seat0 raise".parse().unwrap()).unwrap();
    }
    while let Some(before) = kept.pop() {
        assert_ne!(*before, *sitting.state(), "a state that is kept does not change");
        sitting.undo(seat(0)).unwrap();
        assert!(std::sync::Arc::ptr_eq(&before, &sitting.kept_state()));
    }
    assert_eq!(sitting.undo(None), Err(UndoClosed::NothingToUndo));
}
