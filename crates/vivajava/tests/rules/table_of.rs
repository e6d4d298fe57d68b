//! A table to play at: steps in notation, refusals with their paragraphs.

use table::{Awaits, Game, Seat, Step};
use vivajava::{
    BlendDie, Colour, DicePosition, Event, Faces, FeaturedPosition, Frame, Kind, Position, Setup, Spot,
    Vivajava,
};

pub(crate) struct Table {
    pub(crate) state: Vivajava,
    pub(crate) events: Vec<Event>,
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(crate) fn coffee(letters: &str) -> Faces {
    Faces::from_letters(Kind::Coffee, letters).expect("coffee dice")
}

pub(crate) fn aroma(letters: &str) -> Faces {
    Faces::from_letters(Kind::Aroma, letters).expect("aroma dice")
}

pub(crate) fn rolled(faces: Faces) -> DicePosition {
    DicePosition { rolled: faces, unrolled: 0 }
}

/// Best Bean of a seat: letters, each followed by the number of the seat whose token lies on it, if any.
pub(crate) fn featured(owner: usize, dice: &str) -> Option<FeaturedPosition> {
    let mut found: Vec<BlendDie> = Vec::new();
    for letter in dice.chars() {
        match letter.to_digit(10) {
            Some(number) => found.last_mut().expect("a die").token = Some(seat(number as usize)),
            None => {
                let face = coffee(&letter.to_string()).iter().next().expect("a face");
                found.push(BlendDie { face, token: None });
            }
        }
    }
    Some(FeaturedPosition { owner: seat(owner), dice: found })
}

/// A position after the roll: the active seat has rolled these coffee dice.
pub(crate) fn roll_of(position: &mut Position, letters: &str) {
    position.coffee = rolled(coffee(letters));
    position.frame = Frame::Choose;
}

impl Table {
    pub(crate) fn new(setup: &str) -> Table {
        let setup: Setup = setup.parse().expect("a set-up");
        Table { state: Vivajava::new(&setup).expect("a game"), events: Vec::new() }
    }

    /// Begins at a position: the start of the first turn, edited.
    pub(crate) fn at(setup: &str, edit: impl FnOnce(&mut Position)) -> Table {
        let mut position = Position::new(setup.parse().expect("a set-up"));
        edit(&mut position);
        let state = Vivajava::from_position(&position).unwrap_or_else(|error| panic!("{error}"));
        Table { state, events: Vec::new() }
    }

    /// Plays steps written in notation and separated by semicolons.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Table {
        self.events.clear();
        for text in steps.split(';').map(str::trim) {
            let step: Step<_, _> = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
            let mut events = Vec::new();
            self.state.play(&step, &mut events).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
            self.events.extend(events);
            self.state.audit().unwrap_or_else(|wrong| panic!("after {text}: {wrong}"));
        }
        self
    }

    /// The step is refused under this paragraph, and changes nothing.
    pub(crate) fn refuses(&mut self, step: &str, rule: &str) -> &mut Table {
        let parsed: Step<_, _> = step.parse().unwrap_or_else(|error| panic!("{step}: {error}"));
        let before = self.state;
        let refusal = self.state.play(&parsed, &mut Vec::new()).expect_err(step);
        assert_eq!(refusal.rule.0, rule, "{step}: {refusal}");
        assert_eq!(self.state, before, "{step}");
        self
    }

    /// The texts of all legal actions.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        if let Awaits::Seat(seat) = self.state.awaits() {
            self.state.legal_actions(seat, &mut actions);
        }
        actions.iter().map(ToString::to_string).collect()
    }

    pub(crate) fn awaits(&self) -> String {
        self.state.awaits().to_string()
    }

    pub(crate) fn points(&self) -> Vec<u8> {
        self.state.seats().map(|seat| self.state.points(seat)).collect()
    }

    pub(crate) fn steps(&self, number: usize) -> Vec<u8> {
        Colour::WITH_TRACK.iter().map(|&track| self.state.steps(seat(number), track)).collect()
    }

    pub(crate) fn tokens(&self, number: usize) -> Vec<String> {
        self.state.tokens(seat(number)).iter().map(Spot::to_string).collect()
    }

    pub(crate) fn held(&self) -> Vec<u8> {
        self.state.seats().map(|seat| self.state.held_aroma(seat)).collect()
    }

    /// The dice of Best Bean as letters; `-` without.
    pub(crate) fn featured(&self) -> String {
        self.state.featured().letters(Kind::Coffee)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state.awaits() == Awaits::Nobody
    }
}
