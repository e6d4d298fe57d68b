//! Tables whose chance can be verified: dealt, stored, reopened, and found out if a draw was changed.

use fair::{Chain, Contribution, Gathering, Secret};
use serde_json::{Value, json};
use table::{Seat, Viewer};
use wire::{AnyTable, Audience, Chance, Code, Draws, Files, GAMES, GameEntry, Opened};

const SECRET: [u8; 32] = *b"nobody knows this until the end!";

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn chain_of(words: &[&str]) -> Chain {
    let mut gathering = Gathering::new(Secret::from_bytes(SECRET));
    for (number, word) in words.iter().enumerate() {
        gathering.add(seat(number), Contribution::new(word).expect("bytes")).expect("once");
    }
    gathering.close()
}

fn chain() -> Chain {
    chain_of(&["tea", "coffee"])
}

fn open(entry: &GameEntry) -> Opened {
    entry.open(&json!({"seats": 2}), Files::Refuse, Chance::Fair(chain())).expect("a table")
}

/// A choice by rote that depends on nothing but the table, and changes from step to step.
fn choice(table: &dyn AnyTable) -> Option<(Seat, String)> {
    let seat = table.first_awaited()?;
    let mut legal = table.legal(seat);
    let number = (table.n_steps() * 7 + 3) % legal.len();
    Some((seat, legal.swap_remove(number)))
}

/// Plays by rote for this many choices, or to the end.
fn play(table: &mut dyn AnyTable, choices: usize) {
    for _ in 0..choices {
        let Some((seat, text)) = choice(table) else { return };
        table.submit(Some(seat), &text).expect("legal");
    }
}

/// A record of each game, as far as it goes in this many choices, with its secret.
fn records(choices: usize) -> Vec<(&'static GameEntry, String)> {
    GAMES
        .iter()
        .map(|entry| {
            let (mut table, _) = open(entry);
            play(table.as_mut(), choices);
            (entry, table.record_with_secret())
        })
        .collect()
}

fn verdict(text: &str) -> Draws {
    GameEntry::verify_record(text).map(|(_, draws)| draws).expect("a good record")
}

/// The line and the message with which the record is refused.
fn bad_line(text: &str) -> (usize, String) {
    let fault = GameEntry::verify_record(text).map(|_| ()).expect_err("a bad record");
    assert_eq!(fault.code, Code::RecordInvalid);
    (fault.line.expect("a line") as usize, fault.message)
}

#[test]
fn every_game_is_dealt_from_the_chain_and_verified() {
    for (entry, text) in records(400) {
        assert_eq!(verdict(&text), Draws::Verified, "{}", entry.id);
        // Before the secret is revealed there is nothing to verify, and without a commitment nothing was promised.
        let sealed: String = text.split_inclusive('\n').filter(|line| !line.starts_with("secret ")).collect();
        assert_eq!(verdict(&sealed), Draws::Sealed);
        let bare: String = sealed.split_inclusive('\n').filter(|line| !line.starts_with('c')).collect();
        assert_eq!(verdict(&bare), Draws::Unpledged);
        assert!(text.contains("\ncommitment ") && text.contains("\ncontribution seat1 636f66666565\n"));
    }
}

/// The façade and the rules do what the page says: one number below the sum of the weights, for the number of the step.
#[test]
fn outcomes_are_picked_by_the_number_of_their_step() {
    use table::Dealer as _;
    for (_, text) in records(60) {
        let draws = GameEntry::draws_of_record(&text).expect("a good record");
        assert!(draws.len() > 3, "{text}");
        for draw in draws {
            let total = draw.outcomes.iter().map(|(_, weight)| weight).sum();
            let number = chain().draw(draw.step as u64).below(total);
            let mut below = 0;
            let picked = draw.outcomes.iter().find(|(_, weight)| {
                below += weight;
                number < below
            });
            assert_eq!(picked.map(|(outcome, _)| outcome), Some(&draw.came));
            assert!(text.contains(&format!("\n{} chance {}\n", draw.step, draw.came)));
        }
    }
}

#[test]
fn the_secret_is_nowhere_before_it_is_revealed() {
    let chain = chain();
    let secret = chain.reveal();
    for entry in GAMES {
        let (mut table, happened) = open(entry);
        let audience: Vec<Audience> = Viewer::all(2).map(Audience::Viewer).chain([Audience::All]).collect();
        let mut said =
            format!("{happened:?} {:?} {:#?}", Chance::Fair(chain.clone()), Chance::Fair(chain.clone()));
        while let Some((seat, text)) = choice(table.as_ref()).filter(|_| table.n_steps() < 150) {
            let happened = table.submit(Some(seat), &text).expect("legal");
            for audience in &audience {
                said += &happened.seen_by(*audience).map(|told| json!(told)).collect::<Value>().to_string();
            }
            said += &format!("{:?}", table.why(None, "dance").expect_err("no action"));
            said += &format!("{:?}", table.undo(Some(seat)).map(|_| table.submit(Some(seat), &text)).err());
        }
        for audience in &audience {
            said += &table.view(*audience).to_string();
        }
        said += &format!("{:?} {} {:?}", table.history(), table.record(), table.scores());
        said += &format!("{:?} {}", table.steps_since(0), table.setup());
        assert!(!said.contains(&secret) && !said.to_lowercase().contains("secret"), "{}", entry.id);
        assert!(
            !said.contains("nobody knows this") && !said.contains(&format!("{SECRET:?}")),
            "{}",
            entry.id
        );
        assert!(table.record_with_secret().ends_with(&format!("\nsecret {secret}\n")));
    }
}

/// Another outcome, legal or not, is found in its line, whatever stands behind it.
#[test]
fn a_changed_draw_is_found_in_its_line() {
    for (entry, text) in records(25) {
        let lines: Vec<&str> = text.lines().collect();
        for draw in GameEntry::draws_of_record(&text).expect("a good record") {
            let Some((other, _)) = draw.outcomes.iter().find(|(outcome, _)| *outcome != draw.came) else {
                continue;
            };
            let line =
                lines.iter().position(|line| line.starts_with(&format!("{} ", draw.step))).expect("a line");
            let forged = format!("{} chance {other}", draw.step);
            let mut changed = lines.clone();
            changed[line] = &forged;
            let (found, message) = bad_line(&changed.join("\n"));
            assert_eq!(found, line + 1, "{}: {message}", entry.id);
            assert!(message.contains("is not what secret and contributions lead to"), "{message}");
            assert!(message.contains(&format!("`chance {}`", draw.came)), "{message}");
        }
    }
}

/// A rule broken before the first wrong draw is the first bad line, and one behind it is not.
#[test]
fn the_first_bad_line_is_named() {
    let (_, text) = records(25).remove(0);
    let lines: Vec<&str> = text.lines().collect();
    let choice = lines
        .iter()
        .position(|line| line.contains(" seat") && line.starts_with(char::is_numeric))
        .expect("a choice");
    let draws = GameEntry::draws_of_record(&text).expect("a good record");
    let step =
        |line: usize| lines[line].split(' ').next().expect("a number").parse::<usize>().expect("a number");
    let later =
        draws.iter().find(|draw| draw.step > step(choice) && draw.outcomes.len() > 1).expect("a draw");
    let at = lines.iter().position(|line| line.starts_with(&format!("{} ", later.step))).expect("a line");
    let other = later.outcomes.iter().find(|(outcome, _)| *outcome != later.came).expect("another");
    let forged = format!("{} chance {}", later.step, other.0);
    let mut changed = lines.clone();
    changed[at] = &forged;
    assert_eq!(bad_line(&changed.join("\n")).0, at + 1);
    let illegal = format!("{} seat0 take 99", step(choice));
    changed[choice] = &illegal;
    assert_eq!(bad_line(&changed.join("\n")).0, choice + 1);
    // A wrong secret is named after everything the rules have to say.
    let wrong = format!("secret {}", "00".repeat(32));
    *changed.last_mut().expect("a line") = &wrong;
    assert_eq!(bad_line(&changed.join("\n")).0, choice + 1);
}

#[test]
fn a_changed_bit_of_secret_or_commitment_is_found_in_the_last_line() {
    let (_, text) = records(5).remove(0);
    let n_lines = text.lines().count();
    for digits in [chain().reveal(), chain().commitment().to_string()] {
        for place in (0..64).step_by(9) {
            let digit = u8::from_str_radix(&digits[place..=place], 16).expect("a digit") ^ (1 << (place % 4));
            let changed = format!("{}{digit:x}{}", &digits[..place], &digits[place + 1..]);
            let (line, message) = bad_line(&text.replace(&digits, &changed));
            assert_eq!((line, &message[..]), (n_lines, "the secret is not the one that was committed to"));
        }
    }
}

/// Another contribution is noticed at the first draw that it changes.
#[test]
fn a_changed_contribution_is_found_at_the_first_draw_that_differs() {
    for (entry, text) in records(60) {
        let (coffee, toffee) = ("636f66666565", "746f66666565");
        let changed = text.replace(coffee, toffee);
        assert_ne!(changed, text);
        let other = chain_of(&["tea", "toffee"]);
        let draws = GameEntry::draws_of_record(&text).expect("a good record");
        let differs = draws.iter().find(|draw| {
            let total = draw.outcomes.iter().map(|(_, weight)| weight).sum();
            let mut left = table::Dealer::below(&mut other.draw(draw.step as u64), total);
            let picked = draw.outcomes.iter().find(|(_, weight)| match left.checked_sub(*weight) {
                Some(rest) => {
                    left = rest;
                    false
                }
                None => true,
            });
            picked.map(|(outcome, _)| outcome) != Some(&draw.came)
        });
        let step = differs.expect("some draw differs").step;
        let line = text.lines().position(|line| line.starts_with(&format!("{step} "))).expect("a line") + 1;
        assert_eq!(bad_line(&changed).0, line, "{}", entry.id);
        // A contribution left out is another table as well.
        let without: String = text.split_inclusive('\n').filter(|line| !line.contains(coffee)).collect();
        bad_line(&without);
    }
}

/// Every step goes into the store as one row; from the rows of any moment the table goes on as it did.
#[test]
fn a_table_reopened_goes_on_dealing_the_same() {
    for entry in GAMES {
        let (mut table, _) = open(entry);
        let mut rows = table.steps_since(0);
        for _ in 0..40 {
            play(table.as_mut(), 1);
            rows.extend(table.steps_since(rows.len()));
            assert_eq!(rows.len(), table.n_steps());
        }
        assert_eq!(rows, table.steps_since(0));
        for kept in 0..=rows.len() {
            let chance = Chance::Fair(chain());
            let (mut again, _) = entry
                .reopen(&table.setup(), Files::Refuse, &rows[..kept], 5, chance)
                .unwrap_or_else(|fault| panic!("{} at {kept}: {fault}", entry.id));
            assert_eq!(again.version(), 5);
            // What chance still owed is dealt, and it is what was dealt then.
            assert_eq!(again.steps_since(0), rows[..again.n_steps()], "{} at {kept}", entry.id);
            assert_eq!(again.record().lines().nth(2), table.record().lines().nth(2));
            if kept % 8 == 0 {
                while again.n_steps() < rows.len() {
                    play(again.as_mut(), 1);
                }
                assert_eq!(again.record(), table.record());
                assert_eq!(again.record_with_secret(), table.record_with_secret());
                assert_eq!(again.view(Audience::All), table.view(Audience::All));
            }
        }
    }
}

#[test]
fn stored_steps_that_were_changed_are_refused() {
    let entry = &GAMES[0];
    let (mut table, _) = open(entry);
    play(table.as_mut(), 6);
    let rows = table.steps_since(0);
    let reopen = |rows: &[String]| {
        let opened = entry.reopen(&table.setup(), Files::Refuse, rows, 0, Chance::Fair(chain()));
        opened.map(|_| ()).expect_err("refused")
    };
    let mut unreadable = rows.clone();
    unreadable[2] = "dance".into();
    let fault = reopen(&unreadable);
    assert!(fault.message.starts_with("step 3: "), "{fault}");
    let other = if rows[0] == "chance master 0" { "chance master 1" } else { "chance master 0" };
    let mut forged = rows.clone();
    forged[0] = other.into();
    let fault = reopen(&forged);
    assert_eq!((fault.code, fault.line), (Code::RecordInvalid, Some(6)));
    let mut illegal = rows.clone();
    illegal.push(rows[0].clone());
    assert_eq!(reopen(&illegal).line, Some(rows.len() as u32 + 6));
}

/// The same choices, taken back in between, lead to the same draws: a draw has the number of its step.
#[test]
fn a_choice_taken_back_changes_no_draw() {
    for entry in GAMES {
        let (mut straight, _) = open(entry);
        let (mut wavering, _) = open(entry);
        let mut taken_back = 0;
        for _ in 0..60 {
            let Some((seat, text)) = choice(straight.as_ref()) else { break };
            straight.submit(Some(seat), &text).expect("legal");
            wavering.submit(Some(seat), &text).expect("legal");
            let n_steps = wavering.n_steps();
            if wavering.undo(Some(seat)).is_ok() {
                assert_eq!(wavering.n_steps(), n_steps - 1);
                wavering.submit(Some(seat), &text).expect("legal");
                taken_back += 1;
            }
        }
        assert!(taken_back > 0, "{}", entry.id);
        assert_eq!(straight.record(), wavering.record());
        assert_eq!(verdict(&wavering.record_with_secret()), Draws::Verified);
    }
}

#[test]
fn a_record_keeps_its_pledge_until_somebody_plays_on() {
    for (entry, text) in records(10) {
        let (mut loaded, _) = GameEntry::open_record(&text, Chance::Manual).expect("a good record");
        assert_eq!(loaded.record(), text);
        assert_eq!(loaded.record_with_secret(), text);
        let (seat, action) = choice(loaded.as_ref()).expect("a choice");
        loaded.submit(Some(seat), &action).expect("legal");
        assert!(
            !loaded.record().contains("commitment") && !loaded.record().contains("secret"),
            "{}",
            entry.id
        );
        // A chain goes on with its own record only, and hides the secret again.
        let (mut own, _) = GameEntry::open_record(&text, Chance::Fair(chain())).expect("its own");
        assert!(!own.record().contains("secret"));
        play(own.as_mut(), 20);
        assert_eq!(verdict(&own.record_with_secret()), Draws::Verified);
        let other = chain_of(&["tea"]);
        let fault =
            GameEntry::open_record(&text, Chance::Fair(other)).map(|_| ()).expect_err("another table");
        assert_eq!(fault.code, Code::RecordInvalid);
    }
}

#[test]
fn a_seat_that_is_not_there_contributes_nothing() {
    let chance = Chance::Fair(chain_of(&["a", "b", "c"]));
    let refused = GAMES[0].open(&json!({"seats": 2}), Files::Refuse, chance);
    let fault = refused.map(|_| ()).expect_err("refused");
    assert_eq!((fault.code, fault.seat), (Code::SetupInvalid, Some(seat(2))));
}

/// A table from a position deals by the chain too, and its record is verified.
#[test]
fn positions_are_dealt_fairly() {
    let (table, _) = open(&GAMES[0]);
    let mut position = table.view(Audience::All);
    position.as_object_mut().expect("an object").insert("version".into(), Value::Null);
    let opened = GAMES[0].open_position(&position, Files::Refuse, Chance::Fair(chain()));
    let (mut table, _) = opened.expect("a position");
    play(table.as_mut(), 8);
    let text = table.record_with_secret();
    assert!(text.lines().nth(2).is_some_and(|line| line.starts_with("position ")));
    assert!(text.lines().nth(3).is_some_and(|line| line.starts_with("commitment ")));
    assert_eq!(verdict(&text), Draws::Verified);
}
