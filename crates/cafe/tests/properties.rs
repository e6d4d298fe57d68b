//! Properties of texts, decks, records, positions and byte strings: what is valid round-trips, what is not is
//! refused, and nothing panics. The bodies are those of the fuzz targets.

#[path = "../../../fuzz/src/bodies.rs"]
mod bodies;
#[path = "../../../fuzz/src/positions.rs"]
mod positions;

use cafe::{
    Action, AnyCard, Beans, Cafe, Card, CardId, Colour, Deck, Kind, Outcome, PlacedCard, Pos, Setup, StageAt,
    Turn,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use table::{Dealer, Game, QuickDealer, Record, Seat, Step, Unseen};

/// The same cases in every run; fuzzing is for new ones.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(1742),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

const CLASSIC: &str = include_str!("../data/classic.deck");

fn colour() -> impl Strategy<Value = Colour> + Clone {
    prop::sample::select(&Colour::ALL[..])
}

fn card() -> impl Strategy<Value = CardId> + Clone {
    let starts = (0..4).map(CardId::start);
    let cards: Vec<CardId> =
        CardId::plan().chain(CardId::espresso()).chain(CardId::promo()).chain(starts).collect();
    prop::sample::select(cards)
}

fn pos() -> impl Strategy<Value = Pos> + Clone {
    (-60i8..=60, -60i8..=60).prop_map(|(x, y)| Pos::new(x, y))
}

fn action() -> impl Strategy<Value = Action> {
    let words = [
        Action::Stand,
        Action::Pass,
        Action::KeepNone,
        Action::Drop,
        Action::Stop,
        Action::DeliverAll,
        Action::Store,
        Action::End,
    ];
    let turn = prop::sample::select(&Turn::ALL[..]);
    prop_oneof![
        prop::sample::select(words.to_vec()),
        (card(), prop::option::of(colour())).prop_map(|(card, pay)| Action::Take { card, pay }),
        card().prop_map(Action::Discard),
        colour().prop_map(Action::Bid),
        (colour(), pos()).prop_map(|(colour, at)| Action::Keep { colour, at }),
        (pos(), turn).prop_map(|(at, turn)| Action::Place { at, turn }),
        pos().prop_map(Action::Produce),
        colour().prop_map(Action::Grow),
        (pos(), colour()).prop_map(|(at, colour)| Action::Dry { at, colour }),
        (pos(), colour()).prop_map(|(at, colour)| Action::Roast { at, colour }),
        pos().prop_map(Action::Deliver),
        (colour(), pos()).prop_map(|(colour, to)| Action::Send { colour, to }),
        pos().prop_map(Action::Clear),
        colour().prop_map(Action::Exchange),
    ]
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let seat = (0usize..4).prop_map(|number| Seat::new(number).expect("one of four seats"));
    prop_oneof![
        card().prop_map(Outcome::Promo),
        card().prop_map(Outcome::Box),
        seat.prop_map(Outcome::Master),
        card().prop_map(Outcome::Start),
        card().prop_map(Outcome::Show)
    ]
}

/// `name=value` words, some of them left out, in any order.
fn setup_text() -> impl Strategy<Value = String> {
    let options: Vec<String> = ["seats=1", "draft=auction", "espresso=true", "promos=2", "deck=classic"]
        .into_iter()
        .chain(["delivery=all", "bids=burn", "ship_keep=one_per_auction", "edition=de"])
        .chain(["bid_sum=alone", "low_bids=allowed", "first_master=0", "starts=choose"])
        .chain(["promo_cards=P1,P3", "replaced=05,12"])
        .map(String::from)
        .collect();
    prop::sample::subsequence(options, 0..=15).prop_shuffle().prop_map(|words| words.join(" "))
}

/// Six squares with at most one cup (exactly one if asked for) and a café of neither, one or two squares.
fn squares(needs_cup: bool) -> impl Strategy<Value = String> {
    const PLAIN: [&str; 18] =
        ["Y", "N", "G", "R", "YY", "NN", "GG", "RR", "?", "b", "c", "e", "p1", "p2", "p3", "s", ".", "."];
    const CAFES: [&[usize]; 7] = [&[], &[2], &[5], &[1, 2], &[2, 5], &[4, 5], &[1, 4]];
    let words = prop::collection::vec(prop::sample::select(&PLAIN[..]), 6);
    let cafe = (prop::sample::select(&CAFES[..]), "[YNGR]{1,5}", 0u8..=31);
    (words, any::<bool>(), cafe).prop_map(move |(mut words, cup, (cafe, demand, points))| {
        if cup || needs_cup {
            words[0] = "u";
        }
        cafe.iter().for_each(|slot| words[*slot] = "D");
        let squares = format!("{} / {}", words[..3].join(" "), words[3..].join(" "));
        if cafe.is_empty() {
            squares
        } else {
            format!("{squares} wants {demand} for {points} at Café  de {demand}")
        }
    })
}

/// A deck file, with or without Espresso cards and some of the promo cards.
fn deck_text() -> impl Strategy<Value = String> {
    let cards = prop::collection::vec(squares(false), 59);
    (prop::collection::vec(squares(true), 4), cards, any::<bool>(), 0usize..=3).prop_map(
        |(starts, cards, espresso, promos)| {
            let mut lines = vec!["deck any".to_string()];
            lines.extend(starts.iter().enumerate().map(|(nth, card)| format!("start S{} {card}", nth + 1)));
            for (nth, card) in cards[..48].iter().enumerate() {
                let star = if nth % 6 == 0 { "*" } else { "" };
                lines.push(format!("plan {:02}{star} {card}", nth + 1));
            }
            if espresso {
                let espresso = cards[48..56].iter().enumerate();
                lines.extend(espresso.map(|(nth, card)| format!("espresso E{} {card}", nth + 1)));
            }
            let promo = cards[56..56 + promos].iter().enumerate();
            lines.extend(promo.map(|(nth, card)| format!("promo P{} {card}", nth + 1)));
            lines.join("\n")
        },
    )
}

/// Words of all notations, for texts that nearly mean something.
fn near_text() -> impl Strategy<Value = String> {
    let words = "take discard bid stand pass keep none place drop produce grow dry roast stop deliver all send \
                 store clear end exchange pay at to turn box master show chance seat0 seat3 seat4 01 48 49 E1 P3 \
                 S4 loose yellow brown green red 0,0 -1,2 60,-60 61,0 -128,0 0,-128 128,0 +1,1 01,0 -0,0 0 3 4 \
                 seats=4 seats=0 draft=auction edition=de deck=classic deck=%zz deck=deck%20x promos=9 = % é";
    let words: Vec<&str> = words.split_whitespace().collect();
    prop::collection::vec(prop::sample::select(words), 0..6).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn actions_round_trip(action in action()) {
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn outcomes_round_trip(outcome in outcome()) {
        prop_assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }

    #[test]
    fn cards_and_squares_round_trip(card in card(), pos in pos()) {
        prop_assert_eq!(card.to_string().parse(), Ok(card));
        prop_assert_eq!(pos.to_string().parse(), Ok(pos));
    }

    #[test]
    fn setups_round_trip(text in setup_text()) {
        let setup: Setup = text.parse().expect("every word is an option");
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
    }

    #[test]
    fn any_text_is_read_or_refused(text in ".{0,40}") {
        bodies::notation(&text);
        bodies::record(&text);
        bodies::deck(&text);
    }
}

proptest! {
    #![proptest_config(cases(4000))]

    #[test]
    fn a_text_that_nearly_means_something_is_read_or_refused(text in near_text()) {
        bodies::notation(&text);
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn decks_round_trip(text in deck_text()) {
        let deck: Deck = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
        prop_assert_eq!(deck.to_string().parse(), Ok(deck.clone()));
        prop_assert!((1..=cafe::MAX_STARS).contains(&deck.stars().len()) && !text.contains(Kind::Dead.word()));
    }

    #[test]
    fn a_byte_string_is_a_game(data in prop::collection::vec(any::<u8>(), 0..1500)) {
        bodies::steps(&data);
    }
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn a_changed_position_is_refused_or_playable(data in prop::collection::vec(any::<u8>(), 16..60)) {
        positions::position(&data);
    }
}

/// One or a few small damages: letters lost, doubled or changed; lines lost, doubled or swapped; the end cut off.
fn damage(text: &str, dealer: &mut QuickDealer) -> String {
    const LETTERS: [&str; 16] =
        ["0", "9", "-", " ", "\n", "#", "*", "u", "D", "x", "%", "=", "é", "128", "wants", "\u{7f}"];
    let mut text = text.to_string();
    for _ in 0..=dealer.below(3) {
        let places: Vec<usize> = text.char_indices().map(|(place, _)| place).collect();
        let Some(&place) = places.get(dealer.below(places.len().max(1) as u32) as usize) else { break };
        let next = place + text[place..].chars().next().map_or(0, char::len_utf8);
        let letter = LETTERS[dealer.below(16) as usize];
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        let line = dealer.below(lines.len().max(1) as u32) as usize;
        let other = dealer.below(lines.len().max(1) as u32) as usize;
        match dealer.below(8) {
            0 => text.replace_range(place..next, ""),
            1 => text.replace_range(place..next, letter),
            2 => text.insert_str(place, letter),
            3 => text.truncate(place),
            // A newline is the only line of a text that has none.
            _ if lines.is_empty() => {}
            kind => {
                match kind {
                    4 => drop(lines.remove(line)),
                    5 => lines.insert(other, lines[line].clone()),
                    6 => lines.swap(line, other),
                    _ => lines[line].push_str(letter),
                }
                text = lines.join("\n");
            }
        }
    }
    text
}

#[test]
fn a_damaged_deck_is_read_or_refused_with_its_line() {
    let mut dealer = QuickDealer::new(48);
    for _ in 0..1500 {
        bodies::deck(&damage(CLASSIC, &mut dealer));
    }
}

#[test]
fn a_damaged_record_is_replayed_or_refused_with_its_line() {
    let mut dealer = QuickDealer::new(8);
    for (nth, setup) in
        ["seats=1", "seats=2 draft=auction espresso=true", "seats=3 promos=2"].iter().enumerate()
    {
        let setup: Setup = setup.parse().expect("a set-up");
        let mut record = Record::<Cafe>::new(setup.clone());
        let mut state = Cafe::new(&setup).expect("a set-up to play with");
        for _ in 0..120 + 40 * nth {
            let bytes: [u8; 6] = std::array::from_fn(|_| dealer.below(256) as u8);
            let Some(step) = bodies::step(&state, &mut bodies::Choices(&bytes)) else { break };
            state.play(&step, &mut Unseen).expect("a step from the list");
            record.steps.push(step);
        }
        let text = record.to_string();
        bodies::record(&text);
        for _ in 0..400 {
            bodies::record(&damage(&text, &mut dealer));
        }
    }
}

/// Texts of single steps, damaged.
#[test]
fn a_damaged_step_is_read_or_refused() {
    let mut dealer = QuickDealer::new(3);
    let mut state = Cafe::new(&"seats=2 draft=auction".parse().expect("a set-up")).expect("a game");
    while let Some(step) = {
        let bytes: [u8; 6] = std::array::from_fn(|_| dealer.below(256) as u8);
        bodies::step(&state, &mut bodies::Choices(&bytes))
    } {
        let text = match step {
            Step::Choice(_, action) => action.to_string(),
            Step::Outcome(outcome) => outcome.to_string(),
        };
        for _ in 0..20 {
            bodies::notation(&damage(&text, &mut dealer));
        }
        state.play(&step, &mut Unseen).expect("a step from the list");
    }
}

/// A table of one seat that acts in the last round, with all its cards laid.
fn last_round() -> cafe::Position {
    let setup: Setup = "seats=1".parse().expect("a set-up");
    let tables = (60..400).map(|n| bodies::table(&setup, 1, n).to_position());
    let mut acting = tables.filter(|table| table.round == 8 && table.seats[0].stage == StageAt::Act);
    acting.next().expect("a game comes to its last round")
}

#[test]
fn a_position_with_a_card_too_many_to_place_is_refused() {
    let mut position = last_round();
    assert!(Cafe::from_position(&position).is_ok());
    position.seats[0].stage = StageAt::Place;
    position.seats[0].points_left = None;
    position.seats[0].card = position.unseen.and_then(|unseen| unseen.iter().next());
    position.unseen = None;
    let error = Cafe::from_position(&position).expect_err("there is no ninth card to place");
    assert_eq!(error.to_string(), "seat0: 8 cards laid by round 8 (C4.12)");
}

/// All the beans of a colour that a position may have fit onto one square; more are refused.
#[test]
fn a_position_full_of_beans_is_refused_or_playable() {
    let card = AnyCard::Loose(Card::loose("b b b / u b c", None, None).expect("squares"));
    let full = |n| {
        let mut position = last_round();
        let seat = &mut position.seats[0];
        let placed = |y| PlacedCard { card, at: Pos::new(0, y), turn: Turn::NONE };
        let drying = (0..9).flat_map(|y| (0..3).map(move |x| Pos::new(x, y)));
        seat.cards = (0..9).map(placed).collect();
        seat.beans = drying.map(|at| (at, Beans::of(Colour::Red, n))).collect();
        seat.points_left = None;
        Cafe::from_position(&position)
    };
    let mut state = full(140).expect("a position with fewer than 4000 red beans");
    let roast = "seat0 roast 2,9 red".parse().expect("a step");
    state.play(&roast, &mut Unseen).expect("the roasting square is empty");
    assert_eq!(state.audit(), Ok(()));
    let error = full(150).expect_err("too many");
    assert!(error.to_string().ends_with("red beans on the table (C1.1)"), "{error}");
    full(999).expect_err("far too many");
}

/// Of changed positions some are playable and some are not, or the property above says little.
#[test]
fn changes_go_both_ways() {
    let mut dealer = QuickDealer::new(9);
    let mut verdicts = [0, 0];
    for _ in 0..300 {
        let data: Vec<u8> = (0..40).map(|_| dealer.below(256) as u8).collect();
        verdicts[usize::from(positions::position(&data).unwrap_or(false))] += 1;
    }
    assert!(verdicts[0] > 30 && verdicts[1] > 30, "{verdicts:?}");
}
