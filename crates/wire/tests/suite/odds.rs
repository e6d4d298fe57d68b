//! The chances that are told, held to counting through every die.

use serde_json::{Value, json};
use table::{QuickDealer, Seat};
use wire::{AnyTable, Audience};

use crate::seam::{play, table};

/// What was counted: how often a blend is possible, with any colour and with each, how often Rainbow is, how often the
/// first two steps of every colour are to be had, and how often a blend can use dice of this donor.
#[derive(Default, Debug)]
struct Counted {
    all: f64,
    beats: f64,
    by_colour: [f64; 6],
    rainbow: f64,
    research: [[f64; 2]; 6],
    used: [f64; 3],
}

const COLOURS: [&str; 6] = ["white", "yellow", "brown", "red", "green", "black"];

impl Counted {
    /// Every result of every die that is to be rolled, one by one, all equally likely.
    fn count(&mut self, table: &dyn AnyTable, donor: Option<usize>) {
        let Some((kind, n)) = due(table) else {
            let seat = table.first_awaited().expect("somebody uses the roll");
            return self.look(&table.legal(seat), donor);
        };
        let faces = if kind == "coffee" { "WYBRGK" } else { "WYBRGJ" };
        for number in 0..6usize.pow(n) {
            let mut dice: Vec<usize> = (0..n).map(|die| number / 6usize.pow(die) % 6).collect();
            dice.sort_unstable();
            let letters: String = dice.iter().map(|&face| &faces[face..=face]).collect();
            let mut rolled = table.boxed_clone();
            rolled.submit(None, &format!("{kind} {letters}")).expect("a roll of as many dice");
            self.count(rolled.as_ref(), donor);
        }
    }

    fn look(&mut self, legal: &[String], donor: Option<usize>) {
        let any = |start: &str| f64::from(u8::from(legal.iter().any(|action| action.starts_with(start))));
        self.all += 1.0;
        self.beats += any("blend ").max(any("use "));
        self.rainbow += any("rainbow");
        for (number, colour) in COLOURS.iter().enumerate() {
            let main = legal.iter().any(|action| main_colour(action) == Some(number));
            let with_donated = any(&format!("use {colour} "));
            self.by_colour[number] += f64::from(u8::from(main)).max(with_donated);
        }
        for (colour, counts) in COLOURS.iter().zip(&mut self.research) {
            let steps = |action: &String| action.strip_prefix(&format!("research {colour} "))?.parse().ok();
            let most: usize = legal.iter().filter_map(steps).max().unwrap_or(0);
            counts.iter_mut().take(most).for_each(|count| *count += 1.0);
        }
        let dice = |action: &String| {
            let of = format!("seat{}=", donor?);
            action.strip_prefix("use ")?.split(' ').find_map(|word| word.strip_prefix(&of))?.parse().ok()
        };
        let most: usize = legal.iter().filter_map(dice).max().unwrap_or(0);
        self.used.iter_mut().take(most).for_each(|count| *count += 1.0);
    }

    /// What the service told is what was counted.
    fn compare(&self, told: &Value) {
        let same = |told: &Value, count: f64| {
            let chance = told.as_f64().unwrap_or(0.0);
            assert!((chance - count / self.all).abs() < 1e-9, "{told} of {self:?}");
        };
        same(&told["beats"], self.beats);
        same(&told["rainbow"], self.rainbow);
        for (colour, count) in COLOURS.iter().zip(&self.by_colour) {
            let line =
                told["by_colour"].as_array().expect("a list").iter().find(|line| line["colour"] == *colour);
            same(line.map_or(&Value::Null, |line| &line["chance"]), *count);
        }
        for (colour, counts) in COLOURS.iter().zip(&self.research) {
            for (steps, count) in (1..).zip(counts) {
                let lines = told["research"].as_array().expect("a list");
                let line =
                    lines.iter().find(|line| line["colour"] == *colour && line["steps"] == json!(steps));
                same(line.map_or(&Value::Null, |line| &line["chance"]), *count);
            }
        }
        for (number, count) in self.used.iter().enumerate() {
            same(&told["used"][number], *count);
        }
    }
}

/// The colour that counts in `blend WWYBR`, from the lightest: the one with most dice, of several the darkest.
fn main_colour(action: &str) -> Option<usize> {
    let dice = action.strip_prefix("blend ")?;
    (0..COLOURS.len()).max_by_key(|&colour| dice.matches(&"WYBRGK"[colour..=colour]).count())
}

/// The dice that are to be rolled next: their kind and how many.
fn due(table: &dyn AnyTable) -> Option<(&'static str, u32)> {
    let (first, _) = table.outcomes().into_iter().next()?;
    let (kind, letters) = first.split_once(' ').expect("a kind and what is shown");
    Some((if kind == "coffee" { "coffee" } else { "aroma" }, letters.len() as u32))
}

/// The table after these choices of a seat, where chance waits to be told; the others donate nothing.
fn led(table: &dyn AnyTable, seat: Seat, actions: &[&str]) -> Box<dyn AnyTable> {
    let mut led = wire::GameEntry::open_record(&table.record(), wire::Chance::Manual).expect("a record").0;
    for action in actions {
        led.submit(Some(seat), action).expect("a legal action");
    }
    while let Some(seat) = led.first_awaited().filter(|_| led.view(Audience::All)["question"] == "donate") {
        led.submit(Some(seat), "donate 0").expect("giving nothing is allowed");
    }
    led
}

fn only(odds: Result<Option<Value>, wire::Fault>) -> Value {
    odds.expect("it may be done").expect("this game reckons odds")[0].clone()
}

/// Re-rolls of one to five coffee dice: what is told is what counting through every die finds.
#[test]
fn odds_are_those_of_enumeration() {
    // Each die more takes six times as long.
    const TIMES: [usize; 6] = [0, 6, 6, 5, 3, 1];
    let mut met = [0; TIMES.len()];
    for seed in ["odds a", "odds b", "odds c", "odds d", "odds e", "odds f"] {
        let mut table = table("vivajava", 2, seed);
        play(&mut table, &mut QuickDealer::new(4), 200, |before, seat, _, _| {
            for action in before.legal(seat) {
                let Some(n) = action.strip_prefix("reroll ").map(str::len) else { continue };
                if met[n] < TIMES[n] && !has_aroma(before) {
                    check(before, seat, &[&action]);
                    met[n] += 1;
                }
            }
        });
    }
    assert_eq!(met, TIMES);
}

/// Re-rolls of coffee dice with aroma dice, five dice together.
#[test]
fn odds_with_aroma_dice_are_those_of_enumeration() {
    let (mut along, mut five) = (0, 0);
    for seed in ["odds a", "odds b", "odds c", "odds d", "odds e", "odds f"] {
        let mut table = table("vivajava", 2, seed);
        play(&mut table, &mut QuickDealer::new(4), 200, |before, seat, _, _| {
            if !has_aroma(before) || (along >= 10 && five == 1) {
                return;
            }
            for coffee in before.legal(seat).iter().filter(|action| action.starts_with("reroll ")) {
                let second = led(before, seat, &[coffee]).legal(seat);
                for aroma in second.iter().filter(|action| action.starts_with("and ")) {
                    let dice =
                        |text: &str| text.split(' ').nth(1).map_or(0, |dice| dice.replace('-', "").len());
                    let (coffees, aromas) = (dice(coffee), dice(aroma));
                    if aromas > 0 && coffees + aromas <= 3 && along < 10 {
                        check(before, seat, &[coffee, aroma]);
                        along += 1;
                    }
                    if aromas > 0 && coffees > 2 && coffees + aromas == 5 && five < 1 {
                        check(before, seat, &[coffee, aroma]);
                        five += 1;
                    }
                }
            }
        });
    }
    assert!(along >= 6 && five == 1, "{along} {five}");
}

/// A die that is turned leaves nothing to chance: everything is certain or impossible.
#[test]
fn odds_of_a_turned_die_are_what_may_be_done_then() {
    for (coaster, verb) in [("mild", "upgrade "), ("bold", "flip ")] {
        let mut met = 0;
        for seed in ["turn a", "turn b", "turn c", "turn d"] {
            let entry = wire::game("vivajava").expect("a known game");
            let setup = json!({"seats": 2, "coaster": coaster});
            let chance = wire::Chance::from_seed(seed);
            let mut table = entry.open(&setup, wire::Files::Refuse, chance).expect("a set-up").0;
            play(&mut table, &mut QuickDealer::new(4), 300, |before, seat, _, _| {
                for action in before.legal(seat).iter().filter(|action| action.starts_with(verb)) {
                    check(before, seat, &[action]);
                    met += 1;
                }
            });
        }
        assert!(met > 20, "{verb}{met}");
    }
}

/// Whether aroma dice of the active seat were rolled.
fn has_aroma(table: &dyn AnyTable) -> bool {
    let view = table.view(Audience::All);
    view["dice"].as_array().expect("dice").iter().any(|die| die["kind"] == "aroma" && !die["face"].is_null())
}

/// What is told of these actions is what counting finds.
fn check(before: &dyn AnyTable, seat: Seat, actions: &[&str]) {
    let told = only(before.odds(seat, actions));
    assert_eq!(told["action"], actions[0]);
    assert_eq!(told["then"].as_str(), actions.get(1).copied());
    let mut counted = Counted::default();
    counted.count(led(before, seat, actions).as_ref(), None);
    counted.compare(&told);
}

/// What a donation, keeping and dropping may lead to is what counting through every die finds.
#[test]
fn odds_before_a_roll_are_those_of_enumeration() {
    let (mut donations, mut drops, mut keeps) = (0, 0, 0);
    for (seats, seed) in
        [(2, "give a"), (3, "give b"), (2, "give c"), (3, "give d"), (2, "give e"), (4, "give f")]
    {
        let mut table = table("vivajava", seats, seed);
        play(&mut table, &mut QuickDealer::new(8), 300, |before, seat, _, _| {
            let all = before.odds(seat, &[]).expect("nothing is wrong").expect("this game reckons odds");
            let told = |action: &str, then: Option<&str>| {
                let same = |odds: &&Value| odds["action"] == action && odds["then"].as_str() == then;
                all.as_array().expect("a list").iter().find(same).expect("it is told unasked").clone()
            };
            let legal = before.legal(seat);
            if legal[0] == "donate 0" && donations < 3 {
                let action = legal[1].as_str();
                let ready = led(before, seat, &[action]);
                // Three dice more than the five would be counted for minutes.
                if before.view(Audience::All)["dice"].as_array().is_some_and(|dice| dice.len() <= 5) {
                    let mut counted = Counted::default();
                    counted.count(ready.as_ref(), Some(seat.index()));
                    counted.compare(&told(action, None));
                    assert!(counted.used[0] > 0.0, "a die may match");
                    donations += 1;
                }
            }
            if !legal[0].starts_with("decay ") {
                return;
            }
            let decay = legal[0].as_str();
            let dice = led(before, seat, &[decay, "drop"]).view(Audience::All)["dice"]
                .as_array()
                .map_or(0, Vec::len);
            if drops < 6 && dice <= 5 {
                let mut counted = Counted::default();
                counted.count(led(before, seat, &[decay, "drop"]).as_ref(), None);
                counted.compare(&told(decay, Some("drop")));
                drops += 1;
            }
            let mut kept = led(before, seat, &[decay]);
            let held = before.view(Audience::All)["seats"]
                .as_array()
                .expect("seats")
                .iter()
                .any(|seat| seat["aroma"] != 0);
            if kept.submit(Some(seat), "keep").is_err() || held || keeps >= 4 {
                return;
            }
            // Nobody holds aroma dice, so one roll of the next seat is like that of any other.
            let mut counted = Counted::default();
            counted.count(kept.as_ref(), None);
            let stays = (1.0 - counted.beats / counted.all).powi(seats as i32 - 1);
            let said = told(decay, Some("keep"))["stays"].as_f64().expect("a chance");
            assert!((said - stays).abs() < 1e-9, "{said} {stays}");
            keeps += 1;
        });
    }
    assert!(donations == 3 && drops == 6 && keeps >= 2, "{donations} {drops} {keeps}");
}

/// Two actions that may not follow each other have no odds, and why is said.
#[test]
fn odds_of_what_is_not_allowed_are_refused() {
    let mut table = table("vivajava", 2, "odds a");
    let mut refused = 0;
    play(&mut table, &mut QuickDealer::new(4), 60, |before, seat, action, _| {
        refused += usize::from(before.odds(seat, &[action, "and WWWWW"]).is_err());
        assert!(before.odds(seat, &["reroll WWWWWW"]).is_err());
    });
    assert!(refused > 20, "{refused}");
}
