//! What drawings and viewers are told, over whole random games of every title: deltas lead from view to view, and every
//! offer says what playing it brings.

use serde_json::{Value, json};
use table::{Dealer as _, QuickDealer, Seat, Viewer};
use wire::{AnyTable, Audience, GAMES, GameVisitor, WireGame, apply_delta, decode};

pub(crate) fn table(game: &str, seats: usize, seed: &str) -> Box<dyn AnyTable> {
    let entry = wire::game(game).expect("a known game");
    let chance = wire::Chance::from_seed(seed);
    entry.open(&json!({"seats": seats}), wire::Files::Refuse, chance).expect("the default set-up is good").0
}

/// Plays on at random, one choice at a time, until the game is over or `most` choices are made.
pub(crate) fn play(
    table: &mut Box<dyn AnyTable>,
    dealer: &mut QuickDealer,
    most: usize,
    mut look: impl FnMut(&dyn AnyTable, Seat, &str, &dyn AnyTable),
) {
    for _ in 0..most {
        let seats: Vec<Seat> = table.awaits().seats().iter().collect();
        if seats.is_empty() {
            return;
        }
        let seat = seats[dealer.below(seats.len() as u32) as usize];
        let legal = table.legal(seat);
        let action = legal[dealer.below(legal.len() as u32) as usize].clone();
        let before = table.boxed_clone();
        table.submit(Some(seat), &action).expect("a legal action is accepted");
        look(before.as_ref(), seat, &action, table.as_ref());
    }
}

/// Deltas carried out one after the other show what a fresh view shows, for every viewer, also after an undo.
#[test]
fn deltas_lead_from_view_to_view() {
    for entry in GAMES {
        for seats in entry.seats.0.max(2)..=entry.seats.1 {
            let mut table = table(entry.id, seats, &format!("deltas {seats}"));
            let viewers: Vec<Viewer> = Viewer::all(seats).collect();
            let mut shown: Vec<Value> =
                viewers.iter().map(|viewer| table.view(Audience::Viewer(*viewer))).collect();
            let mut shown_briefly: Vec<Value> =
                viewers.iter().map(|viewer| table.brief_view(*viewer)).collect();
            let words = table.codebook().listed();
            let mut follow = |before: &dyn AnyTable, after: &dyn AnyTable| {
                for ((viewer, shown), briefly) in viewers.iter().zip(&mut shown).zip(&mut shown_briefly) {
                    let now = after.view(Audience::Viewer(*viewer));
                    match after.delta(&before.past(), Audience::Viewer(*viewer), false) {
                        Some(delta) => {
                            apply_delta(shown, &serde_json::from_str(&delta).expect("a delta is JSON"));
                        }
                        None => assert_eq!(before.view(Audience::Viewer(*viewer)), now, "{}", entry.id),
                    }
                    assert_eq!(*shown, now, "{} with {seats} seats, {viewer:?}", entry.id);
                    if let Some(delta) = after.delta(&before.past(), Audience::Viewer(*viewer), true) {
                        let mut delta = serde_json::from_str(&delta).expect("a delta is JSON");
                        decode(&mut delta, &words);
                        apply_delta(briefly, &delta);
                    }
                    assert_eq!(*briefly, after.brief_view(*viewer), "{} briefly", entry.id);
                }
                let mut all = before.view(Audience::All);
                if let Some(delta) = after.delta(&before.past(), Audience::All, false) {
                    apply_delta(&mut all, &serde_json::from_str(&delta).expect("a delta is JSON"));
                }
                assert_eq!(all, after.view(Audience::All), "{} with {seats} seats, whole", entry.id);
            };
            let mut dealer = QuickDealer::new(3);
            play(&mut table, &mut dealer, 300, |before, seat, _, after| {
                follow(before, after);
                let mut back = after.boxed_clone();
                if back.undo(Some(seat)).is_ok() {
                    follow(after, back.as_ref());
                    follow(back.as_ref(), after);
                }
            });
        }
    }
}

/// Every legal action has an offer with its verb, and anyone who is awaited is asked something.
#[test]
fn every_action_is_an_offer() {
    for entry in GAMES {
        let mut table = table(entry.id, 3, "offers");
        play(&mut table, &mut QuickDealer::new(7), 400, |before, seat, _, _| {
            let legal = before.legal(seat);
            for most_said in [0, 60] {
                let offers: Value =
                    serde_json::from_str(&before.offers(seat, most_said)).expect("offers are JSON");
                let offers = offers.as_array().expect("a list");
                assert_eq!(offers.len(), legal.len());
                for (offer, action) in offers.iter().zip(&legal) {
                    let verb = offer["verb"].as_str().expect("a verb");
                    let first = action.split(' ').next().expect("a word");
                    assert!(verb == first || (verb, first) == ("reroll_aroma", "and"), "{action}: {offer}");
                    assert_eq!(offer["say"].is_object(), legal.len() <= most_said, "{action}: {offer}");
                }
            }
            assert!(before.question(seat).is_some());
        });
    }
}

/// What an offer of Guatemala Café promises is what the view shows after it was played.
#[test]
fn offers_of_guatemala_say_what_follows() {
    let mut table = table("guatemala", 3, "worth");
    let mut promised = 0;
    play(&mut table, &mut QuickDealer::new(5), 500, |before, seat, action, after| {
        let number = before.legal(seat).iter().position(|other| other == action).expect("it was legal");
        let offers: Value = serde_json::from_str(&before.offers(seat, 0)).expect("JSON");
        let offer = &offers[number];
        let (old, new) = (before.view(Audience::All), after.view(Audience::All));
        let money = |view: &Value| view["seats"][seat.index()]["money"].as_i64().expect("money");
        let paid = offer["price"].as_i64().unwrap_or(0) - offer["income"].as_i64().unwrap_or(0);
        // A blockade takes the scoring away, never the money.
        assert_eq!(money(&old) - money(&new), paid, "{action}: {offer}");
        if matches!(offer["verb"].as_str(), Some("worker" | "hut" | "ship" | "road")) {
            for coffee in ["black", "white", "beige", "russet", "brown"] {
                let told =
                    offer["pays"].as_array().into_iter().flatten().find(|pays| pays["coffee"] == coffee);
                let expected = told.map_or(&old["would_score"][coffee], |pays| &pays["after"]);
                assert_eq!(*expected, new["would_score"][coffee], "{action}: {offer}");
                promised += usize::from(told.is_some());
            }
        }
    });
    assert!(promised > 10, "a game has some placements that pay: {promised}");
}

/// What `build` says may be taken is what is offered after it, with the prices that placing it then has.
#[test]
fn building_in_guatemala_says_what_may_be_taken() {
    let offers = |table: &dyn AnyTable, seat| -> Vec<Value> {
        serde_json::from_str(&table.offers(seat, 0)).expect("offers are JSON")
    };
    let with = |offers: &[Value], verb: &str| -> Vec<Value> {
        offers.iter().filter(|offer| offer["verb"] == verb).cloned().collect()
    };
    let (mut compared, mut refused) = (0, 0);
    let mut table = table("guatemala", 3, "takes");
    play(&mut table, &mut QuickDealer::new(6), 300, |before, seat, _, _| {
        let now = offers(before, seat);
        let Some(build) = with(&now, "build").pop() else { return };
        let mut building = before.boxed_clone();
        building.submit(Some(seat), "build").expect("it was offered");
        let takes = with(&offers(building.as_ref(), seat), "take");
        let fields = ["market", "piece", "coffee", "prices", "best"];
        let only = |offer: &Value| fields.map(|field| offer[field].clone());
        let told: Vec<_> = build["takes"].as_array().into_iter().flatten().map(only).collect();
        assert_eq!(told, takes.iter().map(only).collect::<Vec<_>>());
        let view = before.view(Audience::Viewer(Viewer::Seat(seat)));
        refused += view["line"]["fields"].as_array().expect("a line").len() - takes.len();
        for take in &takes {
            let mut taken = building.boxed_clone();
            let action = format!("take {}", take["market"].as_str().expect("a field"));
            taken.submit(Some(seat), &action).expect("it was offered");
            let places = offers(taken.as_ref(), seat);
            let prices = || places.iter().map(|place| place["price"].as_u64().unwrap_or(0));
            let range = [prices().min(), prices().max()].map(|price| price.expect("a place"));
            let expected = if range == [0, 0] { Value::Null } else { json!(range) };
            assert_eq!(take["prices"], expected, "{action}");
            compared += 1;
        }
    });
    assert!(compared > 50 && refused > 20, "{compared} {refused}");
}

/// The best gain of a piece is that of the places offered next, and roads are missing where they say so.
#[test]
fn pieces_of_guatemala_bring_what_is_told_and_lack_the_roads_that_are_told() {
    let offers = |table: &dyn AnyTable, seat: Seat| -> Vec<Value> {
        let offers: Value = serde_json::from_str(&table.offers(seat, 0)).expect("JSON");
        offers.as_array().expect("a list").clone()
    };
    let own = |pays: &Value, when: &str, seat: Seat| -> i64 {
        let points = |pays: &Value| pays[when][seat.index()].as_i64().expect("points");
        pays.as_array().into_iter().flatten().map(points).sum()
    };
    let mut met = [0; 2];
    for (seats, dice) in [(2, 11), (3, 5)] {
        let mut table = table("guatemala", seats, "shelf");
        play(&mut table, &mut QuickDealer::new(dice), 900, |before, seat, action, after| {
            let number = before.legal(seat).iter().position(|other| other == action).expect("it was legal");
            let offer = &offers(before, seat)[number];
            match offer["verb"].as_str() {
                Some("take") => {
                    let places = offers(after, seat);
                    let gain = |place: &Value| {
                        own(&place["pays"], "after", seat) - own(&place["pays"], "before", seat)
                    };
                    let best = places.iter().map(gain).max().unwrap_or(0).max(0);
                    assert_eq!(offer["best"].as_i64().unwrap_or(0), best, "{action}");
                    met[0] += usize::from(best > 0);
                }
                Some("hut") => {
                    let view = after.view(Audience::All);
                    let groups = view["seats"][seat.index()]["groups"].as_array().expect("groups").clone();
                    let group =
                        groups.iter().find(|group| group["hut"] == offer["field"]).expect("its group");
                    let harbours = group["harbours"].as_array().expect("harbours");
                    match offer["ways"].get(0) {
                        Some(way) => assert!(!harbours.contains(&way["harbour"]), "{action}: {offer}"),
                        None => assert!(!harbours.is_empty(), "{action}: {offer}"),
                    }
                    met[1] += 1;
                }
                Some("road") => {
                    let view = after.view(Audience::All);
                    for way in offer["ways"].as_array().into_iter().flatten() {
                        let groups =
                            view["seats"][seat.index()]["groups"].as_array().expect("groups").clone();
                        let group = groups.iter().find(|group| group["coffee"] == way["coffee"]);
                        let harbours =
                            group.expect("its group")["harbours"].as_array().expect("harbours").clone();
                        assert_eq!(
                            harbours.contains(&way["harbour"]),
                            way["missing"] == 1,
                            "{action}: {offer}"
                        );
                    }
                }
                _ => {}
            }
        });
    }
    assert!(met.iter().all(|times| *times > 3), "{met:?}");
}

/// What an offer of VivaJava Dice promises is what the seats have after it was played, up to the next turn.
#[test]
fn offers_of_vivajava_say_what_follows() {
    let (mut promised, mut used) = (0, 0);
    for seed in ["a", "b", "c"] {
        let mut table = table("vivajava", 3, seed);
        play(&mut table, &mut QuickDealer::new(9), 400, |before, seat, action, after| {
            let number = before.legal(seat).iter().position(|other| other == action).expect("it was legal");
            let offers: Value = serde_json::from_str(&before.offers(seat, 0)).expect("JSON");
            let offer = &offers[number];
            let (old, new) = (before.view(Audience::All), after.view(Audience::All));
            for marked in offer["tracks"].as_array().into_iter().flatten() {
                let place = &new["seats"][marked["seat"].as_u64().expect("a seat") as usize]["tracks"];
                assert_eq!(place[marked["colour"].as_str().expect("a track")], marked["to"], "{action}");
                promised += 1;
            }
            if offer["verb"] == "decay" {
                assert_eq!(
                    offer["keeps"] == true,
                    after.legal(seat).contains(&"keep".to_string()),
                    "{action}"
                );
            }
            // Donated dice pay with the blend they go into.
            let mut made = after.boxed_clone();
            if offer["verb"] == "use" {
                let blend = after.legal(seat)[0].clone();
                made.submit(Some(seat), &blend).expect("a legal action is accepted");
                used += 1;
            }
            let new = made.view(Audience::All);
            if let Some(points) = offer["points"].as_array().filter(|_| old["turn"] == new["turn"]) {
                for (seat, gained) in points.iter().enumerate() {
                    let points = |view: &Value| view["scores"][seat].as_i64().expect("points");
                    let expected = (points(&old) + gained.as_i64().expect("points")).min(21);
                    assert_eq!(points(&new), expected, "{action}: {offer}");
                }
            }
            if offer["verb"] == "blend" && new["featured"]["owner"] == json!(seat.index()) {
                assert_eq!(offer["strength"], new["featured"]["strength"], "{action}: {offer}");
                assert_eq!(offer["roast"], new["featured"]["roast"], "{action}: {offer}");
            }
        });
    }
    assert!(promised > 20 && used > 0, "{promised} {used}");
}

/// A decay of VivaJava Dice tells both futures: the aroma dice that keeping gives up, and the dice that are rolled after a
/// drop, of which the Bottleneck takes away.
#[test]
fn decays_of_vivajava_tell_both_futures() {
    let (mut kept, mut dropped, mut narrowed) = (0, 0, 0);
    // The bold coaster has the Bottleneck, the mild one aroma dice for who has just made a blend.
    for (coaster, seed) in
        [("bold", "a"), ("bold", "b"), ("bold", "c"), ("mild", "d"), ("mild", "e"), ("mild", "f")]
    {
        let entry = wire::game("vivajava").expect("a known game");
        let setup = json!({"seats": 2, "coaster": coaster});
        let mut table =
            entry.open(&setup, wire::Files::Refuse, wire::Chance::from_seed(seed)).expect("a set-up").0;
        let mut dealer = QuickDealer::new(3);
        for _ in 0..400 {
            let Some(seat) = table.first_awaited() else { break };
            let legal = table.legal(seat);
            let offers: Vec<Value> = serde_json::from_str(&table.offers(seat, 0)).expect("JSON");
            for (action, offer) in legal.iter().zip(&offers).filter(|(_, offer)| offer["verb"] == "decay") {
                let mut decayed = table.boxed_clone();
                decayed.submit(Some(seat), action).expect("a legal action is accepted");
                let held =
                    decayed.view(Audience::All)["seats"][seat.index()]["aroma"].as_u64().expect("dice");
                let mut keep = decayed.boxed_clone();
                if keep.submit(Some(seat), "keep").is_ok() {
                    assert_eq!(offer["loses_aroma"].as_u64().unwrap_or(0), held, "{action}: {offer}");
                    kept += usize::from(held > 0);
                }
                let left =
                    decayed.view(Audience::All)["featured"]["dice"].as_array().map_or(0, Vec::len) as u64;
                // What is to be rolled is in front of everybody before chance is asked.
                let mut drop = wire::GameEntry::open_record(&decayed.record(), wire::Chance::Manual)
                    .expect("a record")
                    .0;
                let offers: Value = serde_json::from_str(&drop.offers(seat, 0)).expect("JSON");
                let again = offers.as_array().expect("a list").iter().find(|offer| offer["verb"] == "drop");
                assert_eq!(again.expect("it may be dropped")["rolls"], offer["rolls"], "{action}");
                drop.submit(Some(seat), "drop").expect("a legal action is accepted");
                let view = drop.view(Audience::All);
                let lying = |kind: &str| {
                    let dice = view["dice"].as_array().expect("dice").iter();
                    dice.filter(|die| die["kind"] == kind).count() as u64
                };
                let rolls = json!({"coffee": lying("coffee"), "aroma": lying("aroma")});
                assert_eq!(offer["rolls"], rolls, "{action}: {view}");
                dropped += 1;
                narrowed += usize::from(lying("coffee") < left);
            }
            let likes = |wish: &str| legal.iter().position(|action| action.starts_with(wish));
            let number = ["decay", "drop", "aroma", "use", "blend", "research green", "research black"]
                .iter()
                .find_map(|wish| likes(wish));
            let number = number.unwrap_or_else(|| dealer.below(legal.len() as u32) as usize);
            table.submit(Some(seat), &legal[number]).expect("a legal action is accepted");
        }
    }
    assert!(kept > 0 && dropped > 20 && narrowed > 0, "{kept} {dropped} {narrowed}");
}

/// What a donation promises at best is what playing it brings, when as many of its dice are used: points at once, and
/// what the tokens earn from then on. It never brings more.
#[test]
fn gifts_of_vivajava_are_what_donated_dice_earn() {
    let mut met = [0; 3];
    for (seats, seed) in [(2, "a"), (2, "b"), (3, "c"), (4, "d"), (4, "e"), (4, "f")] {
        let mut table = table("vivajava", seats, seed);
        let mut dealer = QuickDealer::new(5);
        let mut promised = vec![Value::Null; seats];
        for _ in 0..600 {
            let Some(seat) = table.first_awaited() else { break };
            let legal = table.legal(seat);
            let offers: Vec<Value> = serde_json::from_str(&table.offers(seat, 0)).expect("JSON");
            // Who likes black has aroma dice to give, and gives them; who gets dice uses as many as possible.
            let likes = |wish: &str| legal.iter().rposition(|action| action.starts_with(wish));
            let number =
                ["use", "donate", "recall", "blend", "research black"].iter().find_map(|wish| likes(wish));
            let number = number.unwrap_or_else(|| dealer.below(legal.len() as u32) as usize);
            if legal[number].starts_with("donate") {
                promised[seat.index()] = offers[number]["gift"].clone();
            }
            let happened = table.submit(Some(seat), &legal[number]).expect("a legal action is accepted");
            let events: Vec<Value> = happened
                .seen_by(Audience::All)
                .map(|told| serde_json::to_value(told).expect("JSON"))
                .collect();
            let until = events.iter().position(|event| event["kind"] == "turn_began").unwrap_or(events.len());
            let now = table.view(Audience::All);
            for event in events[..until]
                .iter()
                .filter(|event| event["kind"] == "scored" && event["source"] == "tokens")
            {
                let donor = event["seat"].as_u64().expect("a seat") as usize;
                let gift = &promised[donor];
                let tokens = now["seats"][donor]["tokens"].as_array().expect("tokens");
                let used = tokens.iter().filter(|spot| *spot == "blend").count() as u64;
                assert!(used <= gift["dice"].as_u64().expect("dice"), "{gift} but {used} dice were used");
                assert!(event["points"].as_u64() <= gift["now"].as_u64(), "{gift} but {event}");
                if used == gift["dice"] {
                    assert_eq!(event["points"], gift["now"], "{gift}");
                    let income = now["seats"][donor]["income"].as_array().expect("a list");
                    let turn = income.iter().find(|income| income["source"] == "tokens");
                    assert_eq!(turn.expect("tokens earn")["points"], gift["turn"], "{gift}");
                    met[used as usize - 1] += 1;
                }
            }
            if until < events.len() {
                promised.fill(Value::Null);
            }
        }
    }
    assert!(met[0] > 3 && met[1] > 0, "{met:?}");
}

/// What the coasters pay when a turn begins is what the view and the offer before it had said.
#[test]
fn income_of_vivajava_is_what_coasters_pay() {
    let mut paid = 0;
    for (seats, seed) in [(2, "a"), (3, "b"), (4, "c"), (4, "d")] {
        let mut table = table("vivajava", seats, seed);
        let mut dealer = QuickDealer::new(11);
        for _ in 0..600 {
            let Some(seat) = table.first_awaited() else { break };
            let offers: Vec<Value> = serde_json::from_str(&table.offers(seat, 0)).expect("JSON");
            let number = dealer.below(offers.len() as u32) as usize;
            let view = table.view(Audience::All);
            let sum = |seat: &Value| -> u64 {
                let income = seat["income"].as_array().expect("a list").iter();
                income.map(|income| income["points"].as_u64().expect("points")).sum()
            };
            let now: Vec<u64> = view["seats"].as_array().expect("seats").iter().map(sum).collect();
            let promised = match offers[number]["income"].as_array() {
                Some(told) => told.iter().map(|points| points.as_u64().expect("points")).collect(),
                None => now,
            };
            let action = table.legal(seat)[number].clone();
            let happened = table.submit(Some(seat), &action).expect("a legal action is accepted");
            let after = table.view(Audience::All);
            let events: Vec<Value> = happened
                .seen_by(Audience::All)
                .map(|told| serde_json::to_value(told).expect("JSON"))
                .skip_while(|event| event["kind"] != "turn_began")
                .collect();
            let Some(begins) = events.first().and_then(|event| event["seat"].as_u64()) else { continue };
            if after["phase"] == "over" {
                break;
            }
            let scored = |seat: u64| -> u64 {
                let by = events.iter().filter(|event| event["kind"] == "scored" && event["seat"] == seat);
                by.filter(|event| matches!(event["source"].as_str(), Some("featured" | "rainbow" | "tokens")))
                    .map(|event| event["points"].as_u64().expect("points"))
                    .sum()
            };
            for (number, each) in (0..).zip(after["seats"].as_array().expect("seats")) {
                assert_eq!(sum(each), promised[number as usize], "{action} by {seat}");
                let due = |income: &&Value| match income["source"].as_str() {
                    Some("tokens") => after["featured"]["owner"] == begins,
                    _ => number == begins,
                };
                let income = each["income"].as_array().expect("a list").iter().filter(due);
                let due: u64 = income.map(|income| income["points"].as_u64().expect("points")).sum();
                assert_eq!(scored(number), due, "{action} by {seat}: {each}");
                paid += due;
            }
        }
    }
    assert!(paid > 20, "{paid}");
}

/// The line to beat of VivaJava Dice is what the rules ask of a blend, and the coasters' pay what they print.
#[test]
fn the_line_to_beat_is_what_blends_must_reach() {
    const COLOURS: [&str; 6] = ["white", "yellow", "brown", "red", "green", "black"];
    let mut reached = 0;
    for seats in 2..=4 {
        let mut table = table("vivajava", seats, "line");
        play(&mut table, &mut QuickDealer::new(13), 400, |before, seat, action, _| {
            let view = before.view(Audience::Viewer(Viewer::Seat(seat)));
            let pays = [&view["featured"]["pays"], &view["rainbow"]["pays"]];
            assert_eq!(pays.map(Value::as_u64), [[2, 1], [3, 1], [3, 2]][seats - 2].map(Some));
            let offers: Vec<Value> = serde_json::from_str(&before.offers(seat, 0)).expect("JSON");
            for offer in offers.iter().filter(|offer| matches!(offer["verb"].as_str(), Some("blend" | "use")))
            {
                let roast = offer["roast"].as_u64().expect("a roast") as usize;
                let needed = view["featured"]["to_beat"][COLOURS[roast - 1]].as_u64().expect("a number");
                let strength = offer["strength"].as_u64().expect("a strength");
                assert!(strength >= needed, "{action}: {offer} against {}", view["featured"]);
                reached += usize::from(strength == needed);
            }
            if let (Some(strength), Some(roast)) =
                (view["featured"]["strength"].as_u64(), view["featured"]["roast"].as_u64())
            {
                for (number, colour) in (1..).zip(COLOURS) {
                    let needed = view["featured"]["to_beat"][colour].as_u64().expect("a number");
                    assert_eq!(
                        needed,
                        (strength + u64::from(number <= roast)).max(2),
                        "{}",
                        view["featured"]
                    );
                }
            }
        });
    }
    assert!(reached > 5, "{reached}");
}

/// Viewers of an open game see the same but for who they are.
#[test]
fn open_games_look_the_same_to_everybody() {
    struct IsOpen;
    impl GameVisitor for IsOpen {
        type Output = bool;
        fn visit<G: WireGame>(self) -> bool {
            G::OPEN
        }
    }
    for entry in GAMES {
        let mut table = table(entry.id, 2, "open");
        assert_eq!(wire::with_game(entry.id, IsOpen), Some(table.is_open()), "{}", entry.id);
        let mut differ = false;
        play(&mut table, &mut QuickDealer::new(1), 60, |_, _, _, after| {
            let view = |viewer: Viewer| {
                let mut view = after.view(Audience::Viewer(viewer));
                view["you"] = Value::Null;
                view
            };
            let views: Vec<Value> = Viewer::all(2).map(view).collect();
            differ |= views.windows(2).any(|pair| pair[0] != pair[1]);
        });
        assert_eq!(differ, !table.is_open(), "{}", entry.id);
    }
}
