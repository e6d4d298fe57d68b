//! What a search keeps from one choice to the next.

use bots::{Effort, Search, Settings, Unguided};
use table::{Awaits, Game, QuickDealer, Seat, Step, Viewer};

use super::grove::{Branch, Grove, Shown, Tree};
use super::{LOST, WON, after, grown, search, settings, think, think_as, two};

use Shown::ToAll;
use Tree::{Chance, Choice};

/// After the first choice chance shows which of two choices, alike in their lists, is to be made.
const FORK: Tree = Choice {
    seat: 0,
    shown: ToAll,
    to: &[
        Chance {
            shown: ToAll,
            to: &[
                (1, Choice { seat: 0, shown: ToAll, to: &[WON, LOST, LOST] }),
                (1, Choice { seat: 0, shown: ToAll, to: &[LOST, LOST, WON] }),
            ],
        },
        LOST,
    ],
};

fn seat0() -> Seat {
    Seat::new(0).expect("a seat")
}

fn fork<const OPEN: bool>(side: u8) -> Grove<OPEN> {
    grown(two("fork", &FORK), &[Step::Choice(seat0(), Branch(0)), Step::Outcome(Branch(side))])
}

#[test]
fn what_was_learnt_of_a_position_is_kept() {
    what_was_learnt_is_kept::<false>();
}

#[test]
fn what_was_learnt_in_the_open_is_kept() {
    what_was_learnt_is_kept::<true>();
}

fn what_was_learnt_is_kept<const OPEN: bool>() {
    for (side, right) in [(0, Branch(0)), (1, Branch(2))] {
        for seed in 0..4 {
            let mut bot = search(1000);
            assert_eq!(think(&mut bot, &grown::<OPEN>(two("fork", &FORK), &[]), seed).action, Branch(0));
            assert_eq!(bot.remembered(), 0);
            // One iteration would be a guess.
            bot.set_budget(bots::Budget::Nodes(1));
            let thought = think(&mut bot, &fork::<OPEN>(side), seed);
            assert_eq!((thought.action, thought.visits), (right, 1));
            assert!(bot.remembered() > 300, "{}", bot.remembered());
        }
    }
}

#[test]
fn nothing_is_kept_if_it_is_not_wanted() {
    let mut bot: Search<Grove, _> =
        Search::new(Unguided, Settings { reuse: false, ..settings() }, &Effort::nodes(1000));
    think(&mut bot, &after(two("fork", &FORK), &[]), 1);
    think(&mut bot, &fork::<false>(0), 1);
    assert_eq!(bot.remembered(), 0);
}

#[test]
fn another_game_or_another_seat_is_not_taken_for_the_one_remembered() {
    /// The same shape with other ends.
    const TWIN: Tree = Choice {
        seat: 0,
        shown: ToAll,
        to: &[
            LOST,
            Choice { seat: 1, shown: ToAll, to: &[Choice { seat: 0, shown: ToAll, to: &[LOST, WON] }, LOST] },
        ],
    };
    let [zero, one] = [0, 1].map(|number| Seat::new(number).expect("a seat"));
    let mut bot = search(300);
    think(&mut bot, &after(two("fork", &FORK), &[]), 1);
    let twin = two("twin", &TWIN);
    assert_eq!(think(&mut bot, &after(twin, &[]), 1).action, Branch(1));
    assert_eq!(bot.remembered(), 0);
    let asked = after(twin, &[Step::Choice(zero, Branch(1))]);
    assert_eq!(think_as(&mut bot, &asked, one, 1).action, Branch(1));
    assert_eq!(bot.remembered(), 0, "the tree of seat 0 is no tree for seat 1");
    // An undo: the position before is as new.
    assert_eq!(think(&mut bot, &after(twin, &[]), 1).action, Branch(1));
}

/// A game of search against random play; says how much was remembered in all.
fn remembered_in_a_game<G: Game>(setup: &str) -> u64 {
    let mut state = G::new(&setup.parse().expect("a set-up")).expect("a game");
    let mut bot: Search<G, _> = Search::new(Unguided, Settings::default(), &Effort::nodes(60));
    let mut dealer = QuickDealer::new(3);
    let mut remembered = 0;
    for _ in 0..60 {
        let step = match state.awaits() {
            Awaits::Nobody => break,
            Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
            awaits if awaits.seats().contains(seat0()) => {
                let mut legal = Vec::new();
                state.legal_actions(seat0(), &mut legal);
                let view = state.view(Viewer::Seat(seat0()));
                let thought = bots::Bot::choose(&mut bot, &view, seat0(), &legal, &mut dealer);
                remembered += u64::from(bot.remembered());
                Step::Choice(seat0(), thought.action)
            }
            awaits => {
                let seat = awaits.seats().iter().next().expect("a seat is awaited");
                Step::Choice(seat, state.pick_action(seat, &mut dealer))
            }
        };
        state.play(&step, &mut Vec::new()).expect("a legal step");
    }
    remembered
}

#[test]
fn positions_of_real_games_are_known_again() {
    assert!(remembered_in_a_game::<cafe::Cafe>("seats=2") > 0);
    assert!(remembered_in_a_game::<guatemala::Guatemala>("seats=2") > 0);
    assert!(remembered_in_a_game::<vivajava::Vivajava>("seats=2") > 0);
}
