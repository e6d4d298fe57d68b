//! Each flaw breaks the law it should, and the message says enough to see it again.

use std::panic::catch_unwind;

use table::laws::{self, Law, LawRun};

use super::flawed::*;
use super::laws::setups;

/// The message of the law that this flaw breaks.
fn message<const FLAW: u8>(max_actions: usize) -> String {
    let setups = setups().into_iter().map(FlawedSetup).collect();
    let run = LawRun::<Flawed<FLAW>> { max_actions, ..LawRun::new(setups, 40, "flawed") };
    let panic = catch_unwind(move || laws::check(&run)).expect_err("no law was broken");
    *panic.downcast::<String>().expect("a law is broken with words")
}

fn law_of(message: &str) -> &str {
    let (_, rest) = message.split_once("a law of the table is broken: ").expect("a broken law");
    rest.lines().next().expect("a name")
}

macro_rules! breaks {
    ($($test:ident: $flaw:ident breaks $law:ident;)*) => {$(
        #[test]
        fn $test() {
            let message = message::<$flaw>(500);
            assert_eq!(law_of(&message), Law::$law.name(), "{message}");
        }
    )*};
}

breaks! {
    an_option_not_written: SETUP_FORGETS_AN_OPTION breaks NotationRoundTrips;
    seats_miscounted: SEATS_MISCOUNTED breaks SetupStarts;
    a_list_unsorted: LIST_UNSORTED breaks ListsAreSorted;
    a_list_with_repeats: LIST_WITH_REPEATS breaks ListsAreSorted;
    a_list_replaced: LIST_REPLACED breaks ListsAreSorted;
    a_weight_of_zero: WEIGHT_ZERO breaks WeightsArePositive;
    a_generator_that_forgets: GENERATOR_FORGETS breaks GeneratorAndCheckAgree;
    a_check_that_allows_anybody: CHECK_ALLOWS_ANYBODY breaks GeneratorAndCheckAgree;
    a_rule_nobody_wrote: UNKNOWN_RULE breaks RefusalsCiteRules;
    a_refused_step_that_counts: REFUSED_STEP_COUNTS breaks RefusedStepsChangeNothing;
    nothing_to_choose: NOTHING_TO_CHOOSE breaks TheAwaitedCanAct;
    a_choice_for_those_not_asked: NOT_AWAITED_BUT_LISTED breaks OnlyTheAwaitedCanAct;
    scores_too_early: SCORES_TOO_EARLY breaks ScoresComeAtTheEnd;
    the_last_is_first: LAST_IS_FIRST breaks RankingFollowsScores;
    a_game_too_long: TOO_LONG breaks EndsInTime;
    events_that_differ: EVENTS_DIFFER breaks ReplayIsEqual;
    an_audit_that_fails: AUDIT_FAILS breaks AuditPasses;
    a_world_that_does_not_fit: IMAGINES_A_STEP_AHEAD breaks ImaginedWorldFits;
    legality_by_secrets: LEGALITY_KNOWS_SECRETS breaks LegalityFollowsView;
    a_claim_to_be_open: CLAIMS_TO_BE_OPEN breaks OpenGamesHideNothing;
    reveals_by_mood: REVEALS_BY_MOOD breaks UndoRestores;
    an_order_that_counts: LAST_TO_CHOOSE_COUNTS breaks OrderOfSeatsIsFree;
    an_action_picked_twice: PICKS_THE_FIRST_TWICE breaks PicksAreFair;
    a_dealer_asked_twice: PICKS_ASKING_TWICE breaks PicksAreFair;
    an_outcome_picked_without_weight: PICKS_WITHOUT_WEIGHT breaks PicksAreFair;
    a_random_step_too_far: STEPS_TWICE breaks RandomStepsArePicked;
    a_panic_of_the_rules: SPECTATORS_PANIC breaks NothingPanics;
    a_step_that_does_nothing: LOOPS_FOR_EVER breaks ListedStepsArePlayable;
}

#[test]
fn a_list_too_long() {
    let message = message::<NONE>(1);
    assert_eq!(law_of(&message), Law::ListsAreShort.name(), "{message}");
}

#[test]
fn the_message_says_enough_to_see_it_again() {
    let message = message::<SPECTATORS_PANIC>(500);
    for part in [
        "found: nobody thought of spectators",
        "while: carrying out `chance draw ",
        "setup: seats=2 rounds=1 bag=small",
        "seed:  flawed/seats=2 rounds=1 bag=small/0",
        "step:  1",
        "record so far:\ngame flawed rules 1\nsetup seats=2 rounds=1 bag=small\n1 chance draw ",
    ] {
        assert!(message.contains(part), "`{part}` is missing in\n{message}");
    }
}
