//! How much time each seat has left, folded from the moments of the events.

use table::SeatSet;

use crate::clock::{DAY, MINUTE, Millis, SECOND};
use crate::shape::terms::{ClockFace, Pace};

/// What a seat has that was late and returns.
const LEAST: Millis = MINUTE;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    seats: Vec<SeatClock>,
    /// Time up to here in which nobody served has been given back.
    forgiven: Millis,
    /// All stand still since then: the service is maintained.
    paused: Option<Millis>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SeatClock {
    /// For this game or this turn, up to `since`.
    left: Millis,
    /// What is taken when nothing is left.
    bank: Millis,
    /// It runs since then; it stands if there is no such moment.
    since: Option<Millis>,
    /// `left` and `bank` when the last turn began: a turn that is taken away costs nothing.
    before: (Millis, Millis),
    /// When the seat's own choice ended its last turn, and what it gained by that.
    ended: Option<(Millis, Millis)>,
}

/// Why somebody else is awaited now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cause {
    /// This seat chose.
    Played(usize),
    /// This seat took choices back.
    Undone(usize),
    /// Something that is no choice.
    Other,
}

impl SeatClock {
    /// As it stands at this moment.
    fn at(self, now: Millis) -> SeatClock {
        let Some(since) = self.since else { return self };
        let used = (now - since).max(0);
        let from_bank = (used - self.left).max(0);
        SeatClock {
            left: (self.left - used).max(0),
            bank: self.bank - from_bank,
            since: Some(now.max(since)),
            ..self
        }
    }

    /// A turn begins.
    fn start(&mut self, pace: Pace, at: Millis) {
        self.before = (self.left, self.bank);
        self.since = Some(at);
        if let Pace::Correspondence { days, .. } = pace {
            self.left = Millis::from(days) * DAY;
        }
    }

    /// The seat's own choice ends its turn.
    fn end(&mut self, pace: Pace, at: Millis) {
        let gained = match pace {
            Pace::Live { increment_s, .. } => Millis::from(increment_s) * SECOND,
            _ => 0,
        };
        *self = SeatClock { left: self.left + gained, since: None, ended: Some((at, gained)), ..*self };
    }

    /// The seat takes the end of its turn back: as if the turn had gone on all the time.
    fn resume(&mut self, (ended, gained): (Millis, Millis), at: Millis) {
        self.left -= gained;
        self.since = Some(ended);
        self.ended = None;
        *self = self.at(at);
    }
}

impl Clocks {
    /// Full clocks that stand still.
    pub(crate) fn new(pace: Pace, n_seats: usize) -> Clocks {
        let (left, bank) = match pace {
            Pace::Unhurried => (0, 0),
            Pace::Live { minutes, .. } => (Millis::from(minutes) * MINUTE, 0),
            Pace::Correspondence { days, bank_days } => {
                (Millis::from(days) * DAY, Millis::from(bank_days) * DAY)
            }
        };
        let clock = SeatClock { left, bank, since: None, before: (left, bank), ended: None };
        Clocks { pace, seats: vec![clock; n_seats], forgiven: 0, paused: None }
    }

    /// From `at` on these seats are awaited. A turn that a seat ends by its own choice is a turn taken; one that is
    /// taken back, or taken away by another seat's undo, never was.
    pub(crate) fn turn(&mut self, awaited: SeatSet, at: Millis, cause: Cause) {
        if self.pace == Pace::Unhurried {
            return;
        }
        let at = self.moment(at);
        for (seat, clock) in table::Seat::all(self.seats.len()).zip(&mut self.seats) {
            let runs = clock.since.is_some();
            let number = seat.index();
            if runs && !awaited.contains(seat) {
                *clock = clock.at(at);
            }
            match (runs, awaited.contains(seat), cause, clock.ended) {
                (true, false, Cause::Played(by), _) if by == number => clock.end(self.pace, at),
                (true, false, Cause::Undone(by), _) if by != number => {
                    (clock.left, clock.bank) = clock.before;
                    clock.since = None;
                }
                (true, false, ..) => clock.since = None,
                (false, true, Cause::Undone(by), Some(ended)) if by == number => clock.resume(ended, at),
                (false, true, ..) => clock.start(self.pace, at),
                _ => {}
            }
        }
    }

    /// The moment that counts: while everything stands still, that at which it stopped.
    fn moment(&self, now: Millis) -> Millis {
        self.paused.map_or(now, |paused| now.min(paused))
    }

    /// Whether all stand still.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// All stand still from now on.
    pub(crate) fn pause(&mut self, at: Millis) {
        self.paused = self.paused.or(Some(at));
    }

    /// All go on as they stood.
    pub(crate) fn resume(&mut self, at: Millis) {
        if let Some(paused) = self.paused.take() {
            self.forgive(paused, at);
        }
    }

    /// Nobody served in this time: it is nobody's.
    pub(crate) fn forgive(&mut self, from: Millis, to: Millis) {
        let from = from.max(self.forgiven);
        for clock in &mut self.seats {
            let later = |moment: Millis| moment + (to - from.max(moment)).max(0);
            clock.since = clock.since.map(later);
            clock.ended = clock.ended.map(|(at, gained)| (later(at), gained));
        }
        self.forgiven = self.forgiven.max(to);
    }

    /// Whether a clock ran in this time, and it has not been given back.
    pub(crate) fn ran_in(&self, from: Millis, to: Millis) -> bool {
        let runs = |clock: &SeatClock| clock.since.is_some_and(|since| since < to);
        self.pace != Pace::Unhurried
            && self.paused.is_none()
            && from.max(self.forgiven) < to
            && self.seats.iter().any(runs)
    }

    /// Anyone who returns after being late has at least a little time.
    pub(crate) fn refill(&mut self, seat: usize) {
        self.seats[seat].left = self.seats[seat].left.max(LEAST);
        self.seats[seat].bank = self.seats[seat].bank.max(0);
    }

    /// The moment at which the first running clock has nothing left.
    pub(crate) fn runs_out(&self) -> Option<(Millis, usize)> {
        if self.pace == Pace::Unhurried || self.paused.is_some() {
            return None;
        }
        let moment =
            |(seat, clock): (usize, &SeatClock)| Some((clock.since? + clock.left + clock.bank, seat));
        self.seats.iter().enumerate().filter_map(moment).min()
    }

    /// What everybody may see of the clocks; nothing if there are none.
    pub(crate) fn faces(&self, now: Millis) -> Option<Vec<ClockFace>> {
        if self.pace == Pace::Unhurried {
            return None;
        }
        let face = |clock: &SeatClock| {
            let SeatClock { left, bank, since, .. } = clock.at(self.moment(now));
            let runs = since.is_some() && self.paused.is_none();
            ClockFace { left_ms: left, bank_ms: bank.max(0), runs }
        };
        Some(self.seats.iter().map(face).collect())
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn seats(numbers: &[usize]) -> SeatSet {
        numbers.iter().filter_map(|&number| Seat::new(number)).collect()
    }

    fn left(clocks: &Clocks, seat: usize, now: Millis) -> Millis {
        clocks.faces(now).expect("clocks")[seat].left_ms
    }

    #[test]
    fn a_live_clock_pays_for_the_whole_game_and_gains_after_a_turn() {
        let mut clocks = Clocks::new(Pace::Live { minutes: 1, increment_s: 5 }, 2);
        clocks.turn(seats(&[0]), 1_000, Cause::Other);
        assert_eq!(clocks.runs_out(), Some((61_000, 0)));
        clocks.turn(seats(&[0]), 11_000, Cause::Played(0));
        assert_eq!(clocks.runs_out(), Some((61_000, 0)), "a choice within a turn changes nothing");
        clocks.turn(seats(&[1]), 21_000, Cause::Played(0));
        assert_eq!(left(&clocks, 0, 21_000), 45_000);
        clocks.turn(seats(&[0]), 31_000, Cause::Played(1));
        assert_eq!(clocks.runs_out(), Some((76_000, 0)));
    }

    #[test]
    fn a_turn_taken_back_goes_on_and_one_taken_away_never_was() {
        let mut clocks = Clocks::new(Pace::Live { minutes: 1, increment_s: 5 }, 2);
        clocks.turn(seats(&[0]), 0, Cause::Other);
        for round in 0..5 {
            clocks.turn(seats(&[1]), 2_000 * round + 1_000, Cause::Played(0));
            clocks.turn(seats(&[0]), 2_000 * round + 2_000, Cause::Undone(0));
        }
        assert_eq!(left(&clocks, 0, 10_000), 50_000, "all of it is one turn");
        assert_eq!(left(&clocks, 1, 10_000), 60_000, "seat 1 had no turn");
        clocks.turn(seats(&[1]), 10_000, Cause::Played(0));
        assert_eq!(left(&clocks, 0, 10_000), 55_000);
    }

    #[test]
    fn a_turn_by_letter_that_is_taken_back_has_no_other_days() {
        let mut clocks = Clocks::new(Pace::Correspondence { days: 2, bank_days: 3 }, 2);
        clocks.turn(seats(&[0]), 0, Cause::Other);
        clocks.turn(seats(&[1]), DAY, Cause::Played(0));
        clocks.turn(seats(&[0]), 4 * DAY, Cause::Undone(0));
        assert_eq!(clocks.runs_out(), Some((5 * DAY, 0)));
        let faces = clocks.faces(4 * DAY).expect("clocks");
        assert_eq!((faces[0].bank_ms, faces[1].bank_ms), (DAY, 3 * DAY));
    }

    #[test]
    fn who_is_late_or_no_longer_asked_gains_nothing() {
        let mut clocks = Clocks::new(Pace::Live { minutes: 1, increment_s: 5 }, 2);
        clocks.turn(seats(&[0, 1]), 0, Cause::Other);
        clocks.turn(seats(&[1]), 60_000, Cause::Other);
        assert_eq!(left(&clocks, 0, 60_000), 0);
        clocks.turn(seats(&[]), 60_000, Cause::Played(0));
        assert_eq!(left(&clocks, 1, 60_000), 0);
    }

    #[test]
    fn a_turn_by_letter_has_its_days_and_then_the_bank() {
        let mut clocks = Clocks::new(Pace::Correspondence { days: 2, bank_days: 3 }, 2);
        clocks.turn(seats(&[0, 1]), 0, Cause::Other);
        assert_eq!(clocks.runs_out(), Some((5 * DAY, 0)));
        clocks.turn(seats(&[1]), 3 * DAY, Cause::Played(0));
        let faces = clocks.faces(3 * DAY).expect("clocks");
        assert_eq!((faces[0].bank_ms, faces[1].bank_ms), (2 * DAY, 2 * DAY));
        clocks.turn(seats(&[0]), 3 * DAY, Cause::Played(1));
        assert_eq!(clocks.runs_out(), Some((7 * DAY, 0)), "two new days and two in the bank");
    }

    #[test]
    fn time_in_which_nobody_served_is_given_back_once() {
        let mut clocks = Clocks::new(Pace::Live { minutes: 1, increment_s: 0 }, 2);
        clocks.turn(seats(&[0]), 10_000, Cause::Other);
        assert!(clocks.ran_in(5_000, 90_000));
        clocks.forgive(5_000, 20_000);
        assert_eq!(clocks.runs_out(), Some((80_000, 0)), "only what it lost");
        clocks.forgive(5_000, 90_000);
        assert_eq!(clocks.runs_out(), Some((150_000, 0)));
        assert!(!clocks.ran_in(5_000, 90_000));
        clocks.forgive(5_000, 90_000);
        assert_eq!(clocks.runs_out(), Some((150_000, 0)), "once");
        clocks.turn(seats(&[0]), 200_000, Cause::Other);
        assert!(clocks.ran_in(100_000, 130_000), "two of them may be waiting");
        clocks.forgive(100_000, 130_000);
        assert_eq!(clocks.runs_out(), Some((180_000, 0)));
    }

    #[test]
    fn nobody_hurries_without_a_clock() {
        let mut clocks = Clocks::new(Pace::Unhurried, 2);
        clocks.turn(seats(&[0]), 0, Cause::Other);
        assert_eq!((clocks.runs_out(), clocks.faces(9)), (None, None));
        assert!(!clocks.ran_in(0, 9));
    }
}
