//! The players of Café: they answer legally in every set-up, the same way for the same seed, and within their
//! budget.

use bots::{Bot, Budget, Effort, Player, Thought};
use cafe::{Action, Cafe, DeckRef, Setup};
use table::{Awaits, Game, QuickDealer, Seat, Step, Viewer};

/// A small effort, so that whole games are quick.
fn little() -> Effort {
    Effort::nodes(3)
}

/// Plays a game; `watch` sees every thought.
fn play(
    setup: &Setup,
    names: &[&str],
    deal: u64,
    watch: &mut dyn FnMut(&Cafe, Seat, &Thought<Action>),
) -> Cafe {
    let mut bots: Vec<Box<dyn Bot<Cafe>>> =
        names.iter().map(|name| Cafe::bot(name, &little()).expect("the game has this bot")).collect();
    let mut dealer = QuickDealer::new(deal);
    let mut own = QuickDealer::new(deal + 1);
    let mut table = Cafe::new(setup).expect("a game");
    let mut legal = Vec::new();
    loop {
        let step = match table.awaits() {
            Awaits::Nobody => return table,
            Awaits::Chance => Step::Outcome(table.pick_outcome(&mut dealer)),
            awaits => {
                let seat = awaits.seats().iter().next().expect("a seat is awaited");
                legal.clear();
                table.legal_actions(seat, &mut legal);
                let view = table.view(Viewer::Seat(seat));
                let thought = bots[seat.index()].choose(&view, seat, &legal, &mut own);
                watch(&table, seat, &thought);
                Step::Choice(seat, thought.action)
            }
        };
        table.play(&step, &mut Vec::new()).expect("a legal step");
    }
}

fn quietly(_: &Cafe, _: Seat, _: &Thought<Action>) {}

#[test]
fn every_level_plays_every_set_up() {
    for (setup, names) in [
        ("seats=1", &["expert"][..]),
        ("seats=1 espresso=true", &["hard"]),
        ("seats=2 draft=auction espresso=true", &["hard", "medium"]),
        ("seats=2 draft=auction edition=de", &["easy", "expert"]),
        ("seats=3 promos=3 edition=fr", &["easy", "medium", "random"]),
        ("seats=4", &["random", "easy", "hard", "medium"]),
    ] {
        let table = play(&setup.parse().expect("a set-up"), names, 3, &mut |table, seat, thought| {
            assert!(thought.candidates.len() <= bots::REPORTED, "{setup}");
            if let Some((best, value)) = thought.candidates.first() {
                assert_eq!(*best, thought.action, "{setup}: the choice comes first");
                assert!(value.is_finite(), "{setup}: {value} for {best}");
            }
            if let Some(first) = thought.plan.first() {
                assert_eq!(*first, thought.action, "{setup}: the plan begins with the choice");
            }
            assert!(table.company(seat).points_left <= 8);
        });
        assert!(table.scores().is_some());
    }
}

#[test]
fn a_deck_of_ones_own_is_played() {
    // Cards unlike the usual ones: large groups, many batches, a café that wants a lot.
    let mut text = String::from("deck odd\n");
    for nth in 1..=4 {
        text.push_str(&format!("start S{nth}  Y N b / u G c\n"));
    }
    for nth in 1..=48 {
        let star = if nth > 40 { "*" } else { "" };
        let squares = ["b b b / b b b", "c c c / c c c", "Y Y u / ? ? ?", "D D u / G R N"][nth % 4];
        let cafe = if nth % 4 == 3 { "  wants YYYNNNGR for 9 at Nowhere" } else { "" };
        text.push_str(&format!("plan {nth:02}{star}  {squares}{cafe}\n"));
    }
    let deck = DeckRef::load(&text).expect("a deck");
    play(&Setup { seats: 2, deck, ..Setup::default() }, &["hard", "expert"], 1, &mut quietly);
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let setup = "seats=2".parse().expect("a set-up");
    let mut choices: [Vec<Action>; 2] = Default::default();
    for choices in &mut choices {
        play(&setup, &["expert", "medium"], 5, &mut |_, _, thought| choices.push(thought.action));
    }
    assert_eq!(choices[0], choices[1]);
}

/// The first choice of a solo game.
fn first_thought(effort: &Effort) -> Thought<Action> {
    let mut dealer = QuickDealer::new(9);
    let mut table = Cafe::new(&"seats=1".parse().expect("a set-up")).expect("a game");
    while table.awaits() == Awaits::Chance {
        table.play(&Step::Outcome(table.pick_outcome(&mut dealer)), &mut Vec::new()).expect("a legal step");
    }
    let seat = Seat::all(1).next().expect("a seat");
    let mut legal = Vec::new();
    table.legal_actions(seat, &mut legal);
    let mut expert = Cafe::bot("expert", effort).expect("an expert");
    expert.choose(&table.view(Viewer::Seat(seat)), seat, &legal, &mut dealer)
}

#[test]
fn the_budget_is_kept_and_used() {
    for nodes in [1, 2, 7, 30] {
        assert_eq!(first_thought(&Effort::nodes(nodes)).visits, nodes);
    }
    assert!(matches!(Effort::nodes(7).budget, Some(Budget::Nodes(7))));
}

#[test]
fn a_stop_is_answered_at_once() {
    let effort = Effort::nodes(1_000_000_000);
    effort.stop.ask();
    // One place is planned, so that there is an answer; no other, and no future is imagined.
    assert_eq!(first_thought(&effort).visits, 1);
}

#[test]
fn a_plan_is_followed_and_an_undo_noticed() {
    // Two games by one bot, step by step in turn: it is never where it left off, and must think again.
    let setup: Setup = "seats=1".parse().expect("a set-up");
    let mut one = Cafe::bot("hard", &little()).expect("a bot");
    let mut tables = [Cafe::new(&setup).expect("a game"), Cafe::new(&setup).expect("a game")];
    let mut dealers = [QuickDealer::new(1), QuickDealer::new(2)];
    let seat = Seat::all(1).next().expect("a seat");
    for step in 0..60 {
        let (table, dealer) = (&mut tables[step % 2], &mut dealers[step % 2]);
        while table.awaits() == Awaits::Chance {
            table.play(&Step::Outcome(table.pick_outcome(dealer)), &mut Vec::new()).expect("a legal step");
        }
        let mut legal = Vec::new();
        table.legal_actions(seat, &mut legal);
        let thought = one.choose(&table.view(Viewer::Seat(seat)), seat, &legal, dealer);
        table.play(&Step::Choice(seat, thought.action), &mut Vec::new()).expect("a legal step");
    }
    assert!(tables.iter().all(|table| table.round() > 1));
}

/// Who follows the plan of a player with whims must not play better than the player does.
#[test]
fn a_plan_ends_where_a_whim_may_strike() {
    let setup: Setup = "seats=1".parse().expect("a set-up");
    let seat = Seat::all(1).next().expect("a seat");
    let longest = |name: &str| {
        let (mut bot, mut dealer) = (Cafe::bot(name, &little()).expect("a bot"), QuickDealer::new(3));
        let (mut table, mut longest) = (Cafe::new(&setup).expect("a game"), 0);
        while table.awaits() != Awaits::Nobody {
            let mut legal = Vec::new();
            table.legal_actions(seat, &mut legal);
            let step = match table.awaits() {
                Awaits::Chance => Step::Outcome(table.pick_outcome(&mut dealer)),
                _ => {
                    let thought = bot.choose(&table.view(Viewer::Seat(seat)), seat, &legal, &mut dealer);
                    longest = longest.max(thought.plan.len());
                    Step::Choice(seat, thought.action)
                }
            };
            table.play(&step, &mut Vec::new()).expect("a legal step");
        }
        longest
    };
    for name in ["easy", "casual", "steady"] {
        assert!(longest(name) <= 1, "{name}");
    }
    assert!(longest("medium") > 1);
}

#[test]
fn levels_are_among_the_bots() {
    assert!(Cafe::BOTS.iter().all(|name| Cafe::bot(name, &little()).is_some()));
    assert!(Cafe::bot("nobody", &little()).is_none());
}
