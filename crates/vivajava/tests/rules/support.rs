//! A table to play at, and positions written short.

use table::kit::script::Script;
use table::{Awaits, Game};
use vivajava::{
    BlendDie, Colour, DicePosition, Faces, FeaturedPosition, Frame, Kind, Position, Spot, Vivajava,
};

pub(crate) use table::kit::script::seat;

table::script!(Table, Vivajava);

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
        Table(Script::new(setup))
    }

    /// Begins at a position: the start of the first turn, edited.
    pub(crate) fn at(setup: &str, edit: impl FnOnce(&mut Position)) -> Table {
        let mut position = Position::new(setup.parse().expect("a set-up"));
        edit(&mut position);
        let state = Vivajava::from_position(&position).unwrap_or_else(|error| panic!("{error}"));
        Table(Script::of(state))
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
