//! What the fuzz targets do with their input. The tests include this file too, so that the same code runs on a
//! small corpus with a stable compiler.

#![allow(dead_code, reason = "each target uses one of these")]

use std::fmt::Debug;

use cafe::{Action, Cafe, CardId, Colour, Deck, Outcome, Pos, Setup};
use table::{Awaits, Dealer, Game, Notation, QuickDealer, Record, Seat, Step, StepOf, Unseen};

/// Choices read from bytes.
pub(crate) struct Choices<'a>(pub(crate) &'a [u8]);

impl Choices<'_> {
    /// The next number below `n`: one byte, or two where one is not enough. `None` at the end.
    pub(crate) fn below(&mut self, n: usize) -> Option<usize> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        if n <= 256 {
            return Some(usize::from(*first) % n.max(1));
        }
        let (second, rest) = self.0.split_first()?;
        self.0 = rest;
        Some((usize::from(*first) << 8 | usize::from(*second)) % n)
    }

    pub(crate) fn of<T: Clone>(&mut self, things: &[T]) -> Option<T> {
        Some(things[self.below(things.len())?].clone())
    }
}

/// Notation: no text panics, and what can be read is written so that it can be read again.
pub(crate) fn notation(text: &str) {
    exact::<Action>(text);
    exact::<Outcome>(text);
    exact::<CardId>(text);
    exact::<Pos>(text);
    exact::<Colour>(text);
    exact::<Seat>(text);
    exact::<StepOf<Cafe>>(text);
    round_trip::<Setup>(text);
}

/// One text for one value.
fn exact<T: Notation + PartialEq + Debug>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text, "{value:?} has another text");
    }
}

fn round_trip<T: Notation + PartialEq + Debug>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse::<T>().as_ref(), Ok(&value)),
        Err(error) => assert!(!error.to_string().contains('\n'), "an error is one line: {error}"),
    }
}

/// Deck files: read and written without loss, or refused with a line of the file.
pub(crate) fn deck(text: &str) {
    match text.parse::<Deck>() {
        Ok(deck) => assert_eq!(deck.to_string().parse::<Deck>().as_ref(), Ok(&deck)),
        Err(error) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&error.line), "{error}, in a file of {lines} lines");
        }
    }
}

/// Records: read and written without loss, replayed or refused with a line.
pub(crate) fn record(text: &str) {
    match text.parse::<Record<Cafe>>() {
        Ok(record) => {
            assert_eq!(record.to_string().parse::<Record<Cafe>>().as_ref(), Ok(&record));
            match record.replay() {
                Ok(state) => assert_eq!(state.audit(), Ok(())),
                Err(error) => assert!(error.line > 0, "{error}"),
            }
        }
        Err(error) => assert!(error.line > 0, "{error}"),
    }
}

/// A set-up chosen by bytes, one that a game can start from.
pub(crate) fn setup(choices: &mut Choices<'_>) -> Option<Setup> {
    let seats = choices.below(4)? + 1;
    let draft = choices.of(&["classic", "auction"])?;
    let draft = if seats == 1 { "classic" } else { draft };
    let espresso = choices.of(&["false", "true"])?;
    let promos = choices.below(4)?;
    let edition = choices.of(&["merged", "fr", "de", "ua"])?;
    let text = format!("seats={seats} draft={draft} espresso={espresso} promos={promos} edition={edition}");
    Some(text.parse().expect("a set-up"))
}

/// One step chosen by bytes. The lists it is chosen from are sorted, without repeats and never empty.
pub(crate) fn step(state: &Cafe, choices: &mut Choices<'_>) -> Option<StepOf<Cafe>> {
    if state.awaits() == Awaits::Chance {
        let mut outcomes = vec![];
        state.outcomes(&mut outcomes);
        assert!(!outcomes.is_empty(), "chance has nothing to bring");
        assert!(outcomes.windows(2).all(|pair| pair[0].0 < pair[1].0), "outcomes are sorted");
        return Some(Step::Outcome(choices.of(&outcomes)?.0));
    }
    let seats: Vec<Seat> = state.awaits().seats().iter().collect();
    if seats.is_empty() {
        return None;
    }
    let seat = choices.of(&seats)?;
    let mut legal = vec![];
    state.legal_actions(seat, &mut legal);
    assert!(!legal.is_empty(), "{seat} is awaited and can do nothing: {:?}", state.to_position());
    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "actions are sorted");
    Some(Step::Choice(seat, choices.of(&legal)?))
}

/// Byte strings as choices of steps: always a legal game, and every piece in its place. Returns where it ended.
pub(crate) fn steps(data: &[u8]) -> Option<Cafe> {
    let mut choices = Choices(data);
    let mut state = Cafe::new(&setup(&mut choices)?).expect("a set-up to play with");
    let mut n_steps = 0;
    while let Some(step) = step(&state, &mut choices) {
        state.play(&step, &mut Unseen).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
        n_steps += 1;
        // What is out of place stays out of place: to look now and then is enough.
        if n_steps % 8 == 0 || choices.0.len() < 8 {
            assert_eq!(state.audit(), Ok(()), "after {step}");
        }
        assert_eq!(state.scores().is_some(), state.awaits() == Awaits::Nobody);
    }
    Some(state)
}

/// Plays a table on by chance, to its end or for so many steps.
pub(crate) fn play_on(state: &mut Cafe, dealer: &mut impl Dealer, most: usize) {
    for _ in 0..most {
        let bytes: [u8; 6] = std::array::from_fn(|_| dealer.below(256) as u8);
        let Some(step) = step(state, &mut Choices(&bytes)) else { return };
        state.play(&step, &mut Unseen).unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
        assert_eq!(state.audit(), Ok(()), "after {step}");
    }
}

/// A table reached by chance.
pub(crate) fn table(setup: &Setup, seed: u64, most: usize) -> Cafe {
    let mut dealer = QuickDealer::new(seed);
    let mut state = Cafe::new(setup).expect("a set-up to play with");
    for _ in 0..most {
        let step = match state.awaits() {
            Awaits::Nobody => break,
            Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
            awaits => {
                let nth = dealer.below(awaits.seats().len() as u32) as usize;
                let seat = awaits.seats().iter().nth(nth).expect("a seat that is awaited");
                Step::Choice(seat, state.pick_action(seat, &mut dealer))
            }
        };
        state.advance(&step, &mut Unseen);
    }
    state
}
