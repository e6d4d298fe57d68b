//! Everything the games can say is said in every language: random games of all set-ups, and lists of the rest.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::json;
use table::{Awaits, GameSetup, OptionValues, QuickDealer, Step, Viewer};
use wire::{Code, Files, WireGame};
use words::{Arg, Lang, Message, Seats, Words};

use crate::words_reasons;

/// Messages of one key that are said; more would only repeat the same forms.
const PER_KEY: usize = 60;
/// Games of each set-up.
const GAMES: u64 = 2;

/// What was met, by key; each message once.
#[derive(Default)]
pub(crate) struct Met(BTreeMap<&'static str, Vec<Message>>);

impl Met {
    pub(crate) fn add(&mut self, message: Message) {
        for (_, arg) in &message.args {
            if let Arg::List(messages) = arg {
                messages.iter().for_each(|message| self.add(message.clone()));
            }
        }
        let found = self.0.entry(message.key).or_default();
        if found.len() < PER_KEY && !found.contains(&message) {
            found.push(message);
        }
    }

    fn is_full(&self, key: &str) -> bool {
        self.0.get(key).is_some_and(|found| found.len() >= PER_KEY)
    }
}

/// Plays a game on at random and notes all that could be said on the way.
fn play<G: WireGame>(mut game: G, seed: u64, met: &mut Met) {
    let mut dealer = QuickDealer::new(seed);
    let mut tried: Vec<G::Action> = Vec::new();
    let (mut legal, mut events, mut step_number) = (Vec::new(), Vec::new(), 0usize);
    loop {
        met.add(G::phase_message(&game.view(Viewer::Spectator)));
        let step = match game.awaits() {
            Awaits::Nobody => break,
            Awaits::Chance => {
                let outcome = game.pick_outcome(&mut dealer);
                met.add(G::outcome_message(&outcome));
                Step::Outcome(outcome)
            }
            awaits => {
                let seat = awaits.seats().iter().next().expect("somebody is awaited");
                let view = game.view(Viewer::Seat(seat));
                legal.clear();
                game.legal_actions(seat, &mut legal);
                let question = G::question_message(&view, seat, &legal);
                met.add(question.unwrap_or_else(|| panic!("{} asks nothing of {seat}", G::ID)));
                for action in &legal {
                    let message = G::action_message(&view, seat, action);
                    if !met.is_full(message.key) {
                        met.add(message);
                    }
                }
                // What was legal elsewhere is often refused here; every refusal has its words.
                for action in tried.iter().skip(step_number % 7).step_by(7) {
                    if let Err(refusal) = game.check(&Step::Choice(seat, action.clone())) {
                        met.add(G::reason_message(&refusal.reason));
                    }
                }
                let action = game.pick_action(seat, &mut dealer);
                if tried.len() < 400 {
                    tried.push(action.clone());
                }
                Step::Choice(seat, action)
            }
        };
        events.clear();
        game.advance(&step, &mut events);
        step_number += 1;
        for event in &events {
            for viewer in Viewer::all(game.n_seats()) {
                if let Some(seen) = G::seen_by(event, viewer) {
                    met.add(G::event_message(&seen));
                }
            }
        }
    }
    for part in game.seat_scores().iter().flat_map(|score| &score.parts) {
        met.add(G::part_message(part.0).expect("every part of the score has a name"));
    }
}

/// Plays games of these set-ups, and explains every option and value.
fn play_all<G: WireGame>(setups: &[String], met: &mut Met) {
    for (nth, setup) in setups.iter().enumerate() {
        let setup = setup.parse::<G::Setup>().expect("the set-up is well written");
        for game in 0..GAMES {
            play(G::new(&setup).expect("the set-up is good"), 1000 * nth as u64 + game, met);
        }
    }
    for option in G::Setup::options() {
        met.add(G::option_message(option.name).expect("every option is explained"));
        let values: Vec<&str> = match &option.values {
            OptionValues::OneOf(values) => values.to_vec(),
            OptionValues::Range(..) => Vec::new(),
            OptionValues::Text(_) => vec![option.default],
            OptionValues::File(file) => file.names.to_vec(),
        };
        for value in values {
            met.add(G::value_message(option.name, value).expect("every value is explained"));
        }
    }
    assert_eq!(G::option_message("nonsense"), None);
    assert_eq!(G::value_message("seats", "2"), None);
}

/// Questions that random games hardly ever come to.
fn rare_questions() -> Vec<Message> {
    vec![
        Message::new("cafe-ask-bid-raise").with("total", 3u8),
        Message::new("cafe-ask-drop"),
        Message::new("guatemala-ask-sail").with("coffee", "white"),
        Message::new("vivajava-ask-pass"),
        Message::new("vivajava-ask-token-blend"),
        Message::new("vivajava-ask-token-cup"),
    ]
}

fn all_met() -> Met {
    let mut met = Met::default();
    macro_rules! play_usual {
        ($($name:ident: $game:ty),+ $(,)?) => {
            $(
                let (least, most) = <$game as WireGame>::SEATS;
                let setups: Vec<String> = (least..=most).map(|seats| format!("seats={seats}")).collect();
                play_all::<$game>(&setups, &mut met);
            )+
        };
    }
    wire::all_games!(play_usual);
    let mut cafe = Vec::new();
    for seats in 1..=4 {
        for rest in [
            "espresso=true promos=2",
            "promos=1 promo_cards=lot starts=lot",
            "starts=choose espresso=true",
            "espresso=true deck=classic-1",
            "draft=auction",
            "draft=auction espresso=true edition=de",
        ] {
            if seats > 1 || !rest.contains("auction") {
                cafe.push(format!("seats={seats} {rest}"));
            }
        }
    }
    play_all::<::cafe::Cafe>(&cafe, &mut met);
    // What random games seldom come to: a delivery with empty hands, and an Espresso bean at the end.
    let late = json!({
        "espresso": true, "round": 8, "seats": [{
            "area": [{"card": {"squares": "c e c / u D c", "demand": "YYN", "points": 4}}],
            "beans": {"0,0": "Y", "2,0": "Y", "2,1": "N", "1,0": "R"}, "points_left": 1,
        }],
    });
    for seed in 0..200 {
        let (_, game) = ::cafe::Cafe::read_position(&late, Files::Refuse).expect("a position");
        play(game, seed, &mut met);
    }
    let guatemala = [
        "seats=3 market=free roads=36",
        "seats=4 track=50",
        "seats=3 market=players first=seat2",
        "seats=2 board=standard-2",
    ];
    let guatemala: Vec<String> = guatemala.map(String::from).into();
    play_all::<::guatemala::Guatemala>(&guatemala, &mut met);
    let mut vivajava = Vec::new();
    for seats in 2..=4 {
        for rest in [" coaster=bold", " coaster=bold bold_red=block joint_research=compulsory opening=fixed"]
        {
            vivajava.push(format!("seats={seats}{rest}"));
        }
    }
    play_all::<::vivajava::Vivajava>(&vivajava, &mut met);
    words_reasons::add_all(&mut met);
    rare_questions().into_iter().for_each(|message| met.add(message));
    Code::ALL.iter().for_each(|code| met.add(code.message()));
    met
}

/// The keys that stand as literals in the sources of this crate.
fn literals(folder: &Path, into: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            literals(&path, into);
        } else {
            let text = fs::read_to_string(&path).expect("a source can be read");
            into.extend(text.split('"').skip(1).step_by(2).filter(|key| key.contains('-')).map(String::from));
        }
    }
}

#[test]
fn whatever_can_happen_is_said_in_every_language() {
    let met = all_met();
    let names = ["Ana", "Bo", "Cleo", "Dmytro"].map(String::from).to_vec();
    let readers = [Seats::new(names.clone(), None), Seats::new(names, Some(0)), Seats::default()];
    let mut faults = BTreeSet::new();
    for lang in Lang::ALL {
        let words = Words::of(lang);
        for message in met.0.values().flatten() {
            for reader in &readers {
                match words.try_say(message, reader) {
                    Ok(said) => {
                        let odd = said.contains(['{', '}', '$', '\u{2068}', '\u{2069}'])
                            || said.contains("  ")
                            || said.trim() != said
                            || said.contains(" .")
                            || said.is_empty();
                        if odd {
                            faults.insert(format!("{lang}: {}: {said:?}", message.key));
                        }
                    }
                    Err(found) => faults.extend(found),
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.into_iter().collect::<Vec<_>>().join("\n")
    );

    let mut known = BTreeSet::new();
    literals(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut known);
    let never: Vec<&String> = (known.iter())
        .filter(|key| Words::of(Lang::En).has(key) && !met.0.contains_key(key.as_str()))
        .collect();
    assert!(never.is_empty(), "no game and no list here ever said {never:?}");
}
