//! What viewers see of a table, and which questions depend on what they do not see.

use guatemala::{Guatemala, Setup};
use serde_json::Value;
use table::{Awaits, Dealer as _, Game as _, QuickDealer, Seat, Step, Unseen, Viewer};
use wire::{AnyTable, Audience, Chance, Files, WireGame as _};

/// The same table with two hidden sacks exchanged, one of them of this seat.
fn other_worlds(all: &Value, seat: Seat) -> Vec<Value> {
    let own = format!("/seats/{}/sacks", seat.index());
    let n_seats = all["seats"].as_array().expect("seats").len();
    let others =
        (0..n_seats).filter(|&other| other != seat.index()).map(|other| format!("/seats/{other}/sacks"));
    let list = |place: &str| all.pointer(place).and_then(Value::as_array).cloned().unwrap_or_default();
    let mut worlds = Vec::new();
    // One exchange of each kind is enough.
    let mut seen = std::collections::BTreeSet::new();
    for place in others.chain(["/bag".to_string()]) {
        for (a, mine) in list(&own).iter().enumerate() {
            for (b, theirs) in list(&place).iter().enumerate().filter(|(_, theirs)| *theirs != mine) {
                if !seen.insert((mine.to_string(), theirs.to_string())) {
                    continue;
                }
                let mut world = all.clone();
                world.pointer_mut(&own).expect("sacks")[a] = theirs.clone();
                world.pointer_mut(&place).expect("sacks")[b] = mine.clone();
                worlds.push(world);
            }
        }
    }
    worlds
}

fn step(table: &mut dyn AnyTable, dealer: &mut QuickDealer) {
    let text = match table.awaits() {
        Awaits::Chance => {
            let outcomes = table.outcomes();
            format!("chance {}", outcomes[dealer.below(outcomes.len() as u32) as usize].0)
        }
        _ => {
            let legal = table.legal(table.first_awaited().expect("a seat"));
            legal[dealer.below(legal.len() as u32) as usize].clone()
        }
    };
    table.submit(None, &text).expect("a legal step");
}

#[test]
fn questions_whose_answers_depend_on_hidden_things_are_known() {
    let entry = wire::game("guatemala").expect("a game");
    let (mut n_depending, mut n_free) = (0, 0);
    for seed in 0..3 {
        let mut dealer = QuickDealer::new(seed);
        let setup = Value::from(format!("seats={}", 2 + seed % 3));
        let (mut table, _) = entry.open(&setup, Files::Refuse, Chance::Manual).expect("a table");
        while table.awaits() != Awaits::Nobody {
            if let Some(seat) = table.first_awaited() {
                let (all, legal) = (table.view(Audience::All), table.legal(seat));
                let depends = other_worlds(&all, seat).iter().any(|world| {
                    let (other, _) =
                        entry.open_position(world, Files::Refuse, Chance::Manual).expect("a world");
                    other.legal(seat) != legal
                });
                assert!(!depends || table.tells_by_time(seat), "{}", all["question"]);
                n_depending += usize::from(depends);
                n_free += usize::from(!table.tells_by_time(seat));
            }
            step(table.as_mut(), &mut dealer);
        }
    }
    assert!(n_depending > 5 && n_free > 100, "{n_depending} {n_free}");
    for open in ["cafe", "vivajava"] {
        let (mut table, _) = wire::game(open)
            .expect("a game")
            .open(&Value::Null, Files::Refuse, Chance::Manual)
            .expect("a table");
        let mut dealer = QuickDealer::new(1);
        for _ in 0..60 {
            if let Some(seat) = table.first_awaited() {
                assert!(!table.tells_by_time(seat), "nothing is hidden in {open}");
            }
            step(table.as_mut(), &mut dealer);
        }
    }
}

/// All that a viewer is sent after a step: events, changes, the question, offers, and why the last choice stays, as they
/// are written for those who ask for short updates and for those who do not.
fn sent(table: &mut dyn AnyTable, step: &str, viewer: Viewer) -> Option<[String; 2]> {
    let before = table.past();
    let happened = table.submit(None, step).ok()?;
    Some([false, true].map(|brief| {
        let event = |told: &wire::SeenEvent| match brief {
            true => serde_json::to_string(&told.brief()).expect("JSON"),
            false => serde_json::to_string(told).expect("JSON"),
        };
        let mut sent: Vec<String> = happened.seen_by(Audience::Viewer(viewer)).map(event).collect();
        sent.extend(table.delta(&before, Audience::Viewer(viewer), brief));
        let view = if brief { table.brief_view(viewer) } else { table.view(Audience::Viewer(viewer)) };
        sent.push(view.to_string());
        if let Viewer::Seat(seat) = viewer {
            sent.push(format!("{:?} {:?}", table.asked(seat, Some(60), brief), table.undo_closed(seat)));
        }
        sent.join("\n")
    }))
}

/// Two worlds that differ only in what a viewer cannot see send the same bytes, in short updates as in whole ones.
#[test]
fn short_updates_do_not_depend_on_what_is_hidden() {
    let entry = wire::game("guatemala").expect("a game");
    let open = |state: &Guatemala| {
        let position = Value::Object(state.all_json());
        entry.open_position(&position, Files::Refuse, Chance::Manual).expect("a position").0
    };
    let (mut n_deals, mut n_choices) = (0, 0);
    for n_seats in 2..=4 {
        let mut dealer = QuickDealer::new(n_seats as u64);
        let mut state = Guatemala::new(&Setup::new(n_seats)).expect("a game");
        for number in 0.. {
            let (step, text) = match state.awaits() {
                Awaits::Nobody => break,
                Awaits::Chance => {
                    let outcome = state.pick_outcome(&mut dealer);
                    (Step::Outcome(outcome), format!("chance {outcome}"))
                }
                awaits => {
                    let seat = awaits.seats().iter().next().expect("a seat");
                    let action = state.pick_action(seat, &mut dealer);
                    (Step::Choice(seat, action), action.to_string())
                }
            };
            let is_choice = matches!(step, Step::Choice(..));
            if !is_choice || number % 5 == 0 {
                let table = open(&state);
                for viewer in Viewer::all(n_seats) {
                    let twin = Guatemala::imagine(&state.view(viewer), &mut dealer);
                    let mut other_table = open(&twin);
                    // The same choice, if it is possible; chance may deal another sack to somebody else.
                    let other = match is_choice {
                        true => text.clone(),
                        false => {
                            let outcomes = other_table.outcomes();
                            format!("chance {}", outcomes[dealer.below(outcomes.len() as u32) as usize].0)
                        }
                    };
                    let sent_here = sent(table.boxed_clone().as_mut(), &text, viewer).expect("a legal step");
                    let Some(sent_there) = sent(other_table.as_mut(), &other, viewer) else { continue };
                    let same = [0, 1].map(|brief| sent_here[brief] == sent_there[brief]);
                    // What a deal tells its own seat is no secret to it.
                    assert!(same[0] || !is_choice, "{viewer:?} can tell two worlds apart by `{text}`");
                    assert_eq!(same[0], same[1], "`{text}` and `{other}` to {viewer:?}: {sent_here:?}");
                    n_deals += usize::from(!is_choice && same[0] && text != other);
                    n_choices += usize::from(is_choice && twin != state);
                }
            }
            state.advance(&step, &mut Unseen);
        }
    }
    assert!(n_deals > 50 && n_choices > 150, "{n_deals} deals and {n_choices} choices were compared");
}
