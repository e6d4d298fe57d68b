//! Playing by notation, and positions written short.

use guatemala::{Coffee, Event, Guatemala, Harbour, OpenEvent, Piece, Position, Setup};
use table::{Awaits, Game, Seat, StepOf};

/// A game under test and what happened in it.
pub(crate) struct Play {
    pub(crate) state: Guatemala,
    pub(crate) events: Vec<Event>,
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

pub(crate) fn harbour(number: usize) -> Harbour {
    Harbour::new(number).expect("a harbour")
}

impl Play {
    /// A new game, before chance has spoken.
    pub(crate) fn new(setup: &str) -> Play {
        let setup: Setup = setup.parse().expect("a set-up");
        Play { state: Guatemala::new(&setup).expect("a sound set-up"), events: Vec::new() }
    }

    /// A game on the printed market: the hands as letters of coffees, seat by seat; seat 0 starts.
    pub(crate) fn dealt(setup: &str, hands: &[&str]) -> Play {
        let mut play = Play::new(setup);
        for round in 0..24 / hands.len() {
            for hand in hands {
                let letter = hand.chars().nth(round).expect("enough sacks in every hand");
                let coffee = Coffee::from_letter(letter).expect("a coffee");
                play.play(&format!("chance deal {coffee}"));
            }
        }
        play.play("chance start seat0");
        play
    }

    pub(crate) fn at(position: &Position) -> Play {
        match Guatemala::from_position(position) {
            Ok(state) => Play { state, events: Vec::new() },
            Err(error) => panic!("not a position: {error}"),
        }
    }

    /// Plays these steps, divided by `;`, each checked; and audits the state after each.
    pub(crate) fn play(&mut self, steps: &str) -> &mut Play {
        for text in steps.split(';').map(str::trim).filter(|text| !text.is_empty()) {
            let step: StepOf<Guatemala> = text.parse().unwrap_or_else(|error| panic!("`{text}`: {error}"));
            if let Err(refusal) = self.state.play(&step, &mut self.events) {
                panic!("`{text}` is refused: {refusal}");
            }
            self.state.audit().unwrap_or_else(|error| panic!("after `{text}`: {error}"));
        }
        self
    }

    /// Why the step is refused, with the paragraph; the generator must know it too.
    pub(crate) fn refused(&self, step: &str) -> String {
        let parsed: StepOf<Guatemala> = step.parse().unwrap_or_else(|error| panic!("`{step}`: {error}"));
        assert!(!self.legal().contains(&step.to_string()), "`{step}` is listed as legal");
        let mut copy = self.state.clone();
        let refusal = copy.play(&parsed, &mut Vec::new()).expect_err("the step should be refused");
        assert_eq!(copy, self.state, "a refused step changes nothing");
        refusal.to_string()
    }

    /// Every legal step, as text with its actor.
    pub(crate) fn legal(&self) -> Vec<String> {
        match self.state.awaits() {
            Awaits::Seat(seat) => {
                let mut actions = Vec::new();
                self.state.legal_actions(seat, &mut actions);
                actions.into_iter().map(|action| format!("{seat} {action}")).collect()
            }
            Awaits::Chance => {
                let mut outcomes = Vec::new();
                self.state.outcomes(&mut outcomes);
                outcomes.into_iter().map(|(outcome, _)| format!("chance {outcome}")).collect()
            }
            _ => Vec::new(),
        }
    }

    /// The weights of the outcomes.
    pub(crate) fn weights(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.state.outcomes(&mut outcomes);
        outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    pub(crate) fn money(&self, number: usize) -> u16 {
        self.state.open().money(seat(number))
    }

    pub(crate) fn points(&self) -> Vec<u16> {
        Seat::all(self.state.n_seats()).map(|seat| self.state.open().points(seat)).collect()
    }

    pub(crate) fn ships(&self, number: usize) -> Vec<Coffee> {
        self.state.open().ships(harbour(number)).collect()
    }

    pub(crate) fn last(&self) -> OpenEvent {
        match self.events.last() {
            Some(Event::Open(event)) => *event,
            other => panic!("no open event: {other:?}"),
        }
    }

    pub(crate) fn happened(&self, event: OpenEvent) -> bool {
        self.events.contains(&Event::Open(event))
    }
}

/// The first turn of seat 0 on the printed market, changed by a short text:
/// `buyer 5; 0 hut white f8; 0 worker white e8; ship 2 white; road 5.8-5.9; track 12; points 0 46; money 0 3`.
pub(crate) fn position(setup: &str, things: &str) -> Position {
    let setup: Setup = setup.parse().expect("a set-up");
    let mut position = Position::start(&setup).expect("a sound set-up");
    for thing in things.split(';').map(str::trim).filter(|thing| !thing.is_empty()) {
        let words: Vec<&str> = thing.split(' ').collect();
        let number = |word: &str| word.parse::<usize>().unwrap_or_else(|_| panic!("`{thing}`"));
        match words[..] {
            ["buyer", space] => position.buyer = Some(number(space) as u8),
            ["road", segment] => {
                position.pave(segment.parse().expect("a segment"));
            }
            ["ship", at, coffee] => {
                position.moor(harbour(number(at)), coffee.parse().expect("a coffee"));
            }
            ["track", n_sacks] => {
                position.fill_track(number(n_sacks));
            }
            ["points", of, points] => position.seats[number(of)].points = number(points) as u16,
            ["money", of, money] => position.seats[number(of)].money = number(money) as u16,
            ["active", of] => position.active = seat(number(of)),
            ["idle", turns] => position.idle_turns = number(turns) as u8,
            [of, kind, coffee, field] => {
                let piece: Piece = format!("{kind} {coffee}").parse().expect("a piece");
                position.plant(seat(number(of)), piece, field.parse().expect("a field"));
            }
            _ => panic!("`{thing}` is no part of a position"),
        }
    }
    position
}

/// A game from [`position`].
pub(crate) fn from(setup: &str, things: &str) -> Play {
    Play::at(&position(setup, things))
}

/// Exchanges sacks so that the seat holds one of this coffee more, for one of another coffee of the bag or of
/// another seat.
pub(crate) fn give(position: &mut Position, number: usize, coffee: Coffee) {
    let spare = Coffee::ALL
        .into_iter()
        .filter(|&other| other != coffee)
        .max_by_key(|&other| position.seats[number].sacks[other])
        .expect("other coffees");
    let Position { seats, bag, .. } = position;
    let holder = if bag[coffee] > 0 {
        bag
    } else {
        let others = seats.iter_mut().enumerate().filter(|(other, _)| *other != number);
        others
            .map(|(_, seat)| &mut seat.sacks)
            .find(|sacks| sacks[coffee] > 0)
            .expect("somebody holds such a sack")
    };
    holder[coffee] -= 1;
    holder[spare] += 1;
    position.seats[number].sacks[spare] -= 1;
    position.seats[number].sacks[coffee] += 1;
}
