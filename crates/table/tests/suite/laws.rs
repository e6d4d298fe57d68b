//! The toy passes the laws.

use table::laws::{self, LawRun};
use table::{Game, Seat, Step, Unseen};

use super::flawed::{Flawed, FlawedSetup, NONE};
use super::toy;
use super::toy::{Action, Reason, Setup, Toy};

fn games() -> u32 {
    laws::games(100)
}

pub(crate) fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for seats in 2..=4 {
        for rounds in 1..=3 {
            for bag in ["small", "large"] {
                let text = format!("seats={seats} rounds={rounds} bag={bag}");
                setups.push(text.parse().expect("a set-up"));
            }
        }
    }
    setups
}

#[test]
fn the_toy_passes() {
    let tally = laws::check::<Toy>(&LawRun::new(setups(), games(), "toy"));
    assert_eq!(tally.games, 18 * games());
    assert_eq!(tally.longest_list, 2);
    assert!(tally.longest_game <= Toy::MAX_STEPS as usize);
    assert!(tally.refusals > 0 && tally.reveals > 0 && tally.awaited_together > 0 && tally.outcomes > 0);
}

#[test]
fn the_wrapper_without_a_flaw_passes() {
    let setups = setups().into_iter().map(FlawedSetup).collect();
    laws::check::<Flawed<NONE>>(&LawRun::new(setups, 20, "no flaw"));
}

#[test]
fn a_seed_plays_the_same_game_again() {
    let run = LawRun::<Toy>::new(vec!["seats=4 rounds=3".parse().unwrap()], 1, "again");
    let tally = laws::check(&run);
    let again = laws::check_game::<Toy>(&run.setups[0], "again/seats=4 rounds=3 bag=small/0");
    assert_eq!((tally.steps, tally.reveals), (again.steps, again.reveals));
}

/// T2: the highest bid wins and is paid; of equal ones the lowest seat's.
#[test]
fn t2_bids_are_opened_by_the_last_seal() {
    let bids = "chance draw light; chance draw dark; seat0 raise; seat1 raise";
    let mut state = toy("seats=2 rounds=1", &format!("{bids}; seat1 seal"));
    let mut events = Vec::new();
    state.play(&"seat0 seal".parse().unwrap(), &mut events).unwrap();
    assert_eq!(state.awaits().to_string(), "seat0");
    assert_eq!(events.len(), 2, "{events:?}");
    state.play(&"seat0 keep".parse().unwrap(), &mut events).unwrap();
    assert_eq!(state.scores(), Some(vec![4, 5]));
    assert_eq!(state.ranking(), Some(vec![2, 1]));
}

/// T2: raising takes a coin that is still there.
#[test]
fn t2_no_raise_beyond_the_coins() {
    let raises = "seat0 raise; seat0 raise; seat0 raise";
    let mut state = toy("seats=2", &format!("chance draw light; chance draw dark; {raises}"));
    let refusal = state.play(&"seat0 raise".parse().unwrap(), &mut Unseen).unwrap_err();
    assert_eq!((refusal.reason, refusal.rule.0), (Reason::NoCoinLeft, "T2"));
}

/// T3: with an empty bag there is no swapping.
#[test]
fn t3_no_swap_with_an_empty_bag() {
    let deals = "chance draw light; chance draw light; chance draw light; chance draw dark";
    let seals = "seat0 seal; seat1 seal; seat2 seal; seat3 seal";
    let swaps = format!("{seals}; seat0 swap; chance draw dark; {seals}; seat0 swap; chance draw rare");
    let state = toy("seats=4 rounds=3", &format!("{deals}; {swaps}; {seals}"));
    let seat = Seat::new(0).unwrap();
    let refusal = state.check(&Step::Choice(seat, Action::Swap)).unwrap_err();
    assert_eq!((refusal.reason, refusal.rule.0), (Reason::BagIsEmpty, "T3"));
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    assert_eq!(legal, [Action::Keep]);
}
