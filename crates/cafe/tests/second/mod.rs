//! Random games on two implementations of the rules: the crate and a deliberately naive one. At every step they
//! must agree on all that can be seen and on all that may be done.

pub(crate) mod rules;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use cafe::{Action, Cafe, DeckRef, Setup};
use table::kit::{self, second};
use table::{Awaits, Dealer, Game, QuickDealer, Seat, Step, StepOf};

use rules::SecondCafe;

use crate::player;

/// Twenty times as many games if there is time.
fn games(usual: u32) -> u32 {
    if kit::is_slow() { usual * 20 } else { usual }
}

/// Editions, and every switch in every position.
const RULES: [&str; 16] = [
    "edition=merged",
    "edition=fr",
    "edition=de",
    "edition=ua",
    "edition=fr delivery=chosen",
    "edition=de bids=settle",
    "edition=fr ship_keep=one_per_auction",
    "bid_sum=alone starts=choose",
    "low_bids=allowed first_master=0 starts=lot",
    "low_bids=neighbour promo_cards=lot",
    "edition=fr bids=settle promo_cards=lot first_master=1",
    "edition=de low_bids=refused starts=choose",
    "edition=de bid_sum=added starts=lot",
    "edition=fr promo_cards=P1,P3 replaced=05,12",
    "promo_cards=lot replaced=01,04 first_master=0 starts=choose",
    "edition=de ship_keep=one_per_auction bid_sum=added low_bids=refused deck=classic-1",
];

/// Every seat count, draft, Espresso setting and edition, and every switch in both positions.
fn setups(seats: u8) -> Vec<Setup> {
    let mut setups = vec![];
    for draft in ["classic", "auction"] {
        for espresso in ["false", "true"] {
            for (nth, rules) in RULES.into_iter().enumerate() {
                let promos = if rules.contains("replaced") { 2 } else { nth % 4 };
                let text = format!("seats={seats} draft={draft} espresso={espresso} promos={promos} {rules}");
                let setup: Setup = text.parse().expect("a set-up");
                setups.extend(setup.check().is_ok().then_some(setup));
            }
        }
    }
    setups
}

/// How a player picks: anything at all, rather something that gets on with the game, or mostly well.
#[derive(Clone, Copy, PartialEq)]
enum Mood {
    Fickle,
    Keen,
    Able,
}

const MOODS: [Mood; 3] = [Mood::Able, Mood::Keen, Mood::Fickle];

fn pick(state: &Cafe, seat: Seat, mood: Mood, dealer: &mut QuickDealer) -> Action {
    let mut legal = vec![];
    state.legal_actions(seat, &mut legal);
    if mood == Mood::Able && dealer.below(16) > 0 {
        return player::choose(state, seat, &legal);
    }
    if mood == Mood::Keen && dealer.below(8) > 0 {
        let idle = |action: &Action| {
            matches!(action, Action::Clear(_) | Action::End | Action::Stop | Action::Store | Action::KeepNone)
        };
        let busy: Vec<Action> = legal.iter().copied().filter(|action| !idle(action)).collect();
        legal = if busy.is_empty() { legal } else { busy };
    }
    legal[dealer.below(legal.len() as u32) as usize]
}

/// How often each kind of action was played, and how many games ended with a café.
#[derive(Default)]
struct Tally {
    verbs: BTreeMap<String, u32>,
    cafes: u32,
    pastries: u32,
}

fn verb(step: &StepOf<Cafe>) -> String {
    let text = match step {
        Step::Choice(_, action) => action.to_string(),
        Step::Outcome(outcome) => outcome.to_string(),
    };
    text.split(' ').next().unwrap_or_default().to_string()
}

fn play(setup: &Setup, mood: Mood, dealer: &mut QuickDealer, tally: &mut Tally) {
    let choose = |state: &Cafe| {
        let step = match state.awaits() {
            Awaits::Nobody => return None,
            Awaits::Chance => Step::Outcome(state.pick_outcome(dealer)),
            awaits => {
                let nth = dealer.below(awaits.seats().len() as u32) as usize;
                let seat = awaits.seats().iter().nth(nth).expect("a seat that is awaited");
                Step::Choice(seat, pick(state, seat, mood, dealer))
            }
        };
        *tally.verbs.entry(verb(&step)).or_default() += 1;
        Some(step)
    };
    let (_, end) = second::in_step::<Cafe, SecondCafe>(setup, choose);
    for company in end.companies() {
        tally.cafes += u32::from(company.score().cafes > 0);
        tally.pastries += u32::from(company.score().pastries > 0);
    }
}

/// Plays games with each of the set-ups.
fn agree(setups: &[Setup], usual: u32) -> Tally {
    let mut tally = Tally::default();
    for (nth, setup) in setups.iter().enumerate() {
        let mut dealer = QuickDealer::new(u64::from(setup.seats) << 32 | nth as u64);
        for game in 0..games(usual) {
            play(setup, MOODS[(nth + game as usize) % MOODS.len()], &mut dealer, &mut tally);
        }
    }
    tally
}

/// All of these must have come up.
fn expect(tally: &Tally, verbs: &str) {
    for verb in verbs.split(' ') {
        assert!(tally.verbs.contains_key(verb), "`{verb}` never came up: {:?}", tally.verbs);
    }
    assert!(tally.cafes > 0, "no game ended with a café");
}

const COMMON: &str = "box show take place produce dry roast stop deliver send store clear end";
const OF_SEVERAL: &str = "promo start master bid stand pass keep";

#[test]
fn both_agree_with_one_seat() {
    expect(&agree(&setups(1), 4), &format!("{COMMON} promo start"));
}

#[test]
fn both_agree_with_two_seats() {
    expect(&agree(&setups(2), 2), &format!("{COMMON} {OF_SEVERAL}"));
}

#[test]
fn both_agree_with_three_seats() {
    expect(&agree(&setups(3), 1), &format!("{COMMON} {OF_SEVERAL}"));
}

#[test]
fn both_agree_with_four_seats() {
    expect(&agree(&setups(4), 1), &format!("{COMMON} {OF_SEVERAL}"));
}

/// A deck in which the rare things are common: every card has a cup or a ship, cafés ask for little, and
/// pastries, batches and Espresso squares are everywhere.
fn sweet_deck() -> DeckRef {
    const CARDS: [&str; 10] = [
        "D p1 Y / u b c wants Y for 2",
        "p2 D ? / e c u wants N for 3",
        "c u ? / D p3 b wants GR for 4",
        "D D p1 / s ? e wants YN for 5",
        "YY b c / u s p2",
        "p1 D p2 / u RR c wants RR for 3",
        "b D u / c D ? wants GG for 4",
        "e p3 u / s b NN",
        "D D2 u / p1 D2 c wants Y for 31 at Here wants NG for 16",
        "D p3 D2 / D u b wants GR for 3 wants R for 17 at There",
    ];
    let mut text = "deck sweet\n".to_string();
    for (nth, card) in ["Y N b / u G c", "N G b / u R c", "G R b / u Y c", "R Y b / u N c"].iter().enumerate()
    {
        writeln!(text, "start S{} {card}", nth + 1).expect("a string can be written to");
    }
    for number in 1..=48 {
        let star = if number > 42 { "*" } else { "" };
        writeln!(text, "plan {number:02}{star} {}", CARDS[number % 10]).expect("a string can be written to");
    }
    for number in 1..=8 {
        writeln!(text, "espresso E{number} {}", CARDS[number % 10]).expect("a string can be written to");
    }
    DeckRef::load(&text).expect("a deck")
}

#[test]
fn both_agree_on_a_sweet_deck() {
    let deck = sweet_deck();
    let mut setups: Vec<Setup> = vec![];
    for seats in 1..=4 {
        for draft in ["classic", "auction"] {
            for rules in ["espresso=false edition=de", "espresso=true edition=ua"] {
                let setup: Setup = format!("seats={seats} draft={draft} {rules}").parse().expect("a set-up");
                let setup = Setup { deck: deck.clone(), ..setup };
                setups.extend(setup.check().is_ok().then_some(setup));
            }
        }
    }
    let tally = agree(&setups, 1);
    expect(&tally, "discard grow send exchange keep");
    assert!(tally.pastries > 0, "no game ended with a pastry");
}
