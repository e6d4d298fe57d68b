//! What viewers see of a table, and which questions depend on what they do not see.

use serde_json::Value;
use table::{Awaits, Dealer as _, QuickDealer, Seat};
use wire::{AnyTable, Chance, Eyes, Files};

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
                let (all, legal) = (table.view(Eyes::All), table.legal(seat));
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
