//! Playing by notation, and positions written short.

use guatemala::{Coffee, Event, Guatemala, Harbour, OpenEvent, Piece, Position, Setup};
use table::kit::script::Script;
use table::{Game, Seat};

pub(crate) use table::kit::script::seat;

table::script!(Play, Guatemala);

pub(crate) fn harbour(number: usize) -> Harbour {
    Harbour::new(number).expect("a harbour")
}

impl Play {
    /// A new game, before chance has spoken.
    pub(crate) fn new(setup: &str) -> Play {
        Play(Script::new(&on_old_board(setup)))
    }

    /// A game on the printed market: the hands as letters of coffees, seat by seat; seat 0 starts.
    pub(crate) fn dealt(setup: &str, hands: &[&str]) -> Play {
        let mut play = Play::new(setup);
        let mut steps = Vec::new();
        for round in 0..24 / hands.len() {
            for hand in hands {
                let letter = hand.chars().nth(round).expect("enough sacks in every hand");
                let coffee = Coffee::from_letter(letter).expect("a coffee");
                steps.push(format!("chance deal {coffee}"));
            }
        }
        steps.push("chance start seat0".into());
        play.play(&steps.join("; "));
        play
    }

    pub(crate) fn at(position: &Position) -> Play {
        match Guatemala::from_position(position) {
            Ok(state) => Play(Script::of(state)),
            Err(error) => panic!("not a position: {error}"),
        }
    }

    /// Why the step is refused, with the paragraph.
    #[track_caller]
    pub(crate) fn refused(&self, step: &str) -> String {
        self.0.refused(step).to_string()
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

/// A set-up with the board of rules version 2, unless it names another: what lies where on the market is known here,
/// and most tests are about something else.
fn on_old_board(setup: &str) -> String {
    let board = if setup.contains("board=") { "" } else { " board=standard-2" };
    format!("{setup}{board}")
}

/// The first turn of seat 0 on the printed market, changed by a short text:
/// `buyer 5; 0 hut white f8; 0 worker white e8; ship 2 white; road 5.8-5.9; track 12; points 0 46; money 0 3`.
pub(crate) fn position(setup: &str, things: &str) -> Position {
    let setup: Setup = on_old_board(setup).parse().expect("a set-up");
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
