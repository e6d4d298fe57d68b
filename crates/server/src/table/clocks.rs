//! How much time each seat has left, folded from the moments of the deeds.

use serde::Serialize;
use table::SeatSet;
use utoipa::ToSchema;

use crate::clock::{DAY, MINUTE, Millis, SECOND};
use crate::table::terms::Pace;

/// What a seat has that was late and returns.
const LEAST: Millis = MINUTE;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SeatClock {
    /// For this game or this turn, up to `since`.
    left: Millis,
    /// What is taken when nothing is left.
    bank: Millis,
    /// It runs since then; it stands if there is no such moment.
    since: Option<Millis>,
}

/// The clock of a seat as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockFace {
    /// Milliseconds left for the game or the turn.
    pub left_ms: i64,
    /// Milliseconds in the bank.
    pub bank_ms: i64,
    /// Whether it runs.
    pub runs: bool,
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
        }
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
        Clocks { pace, seats: vec![SeatClock { left, bank, since: None }; n_seats] }
    }

    /// From `at` on these seats are awaited. A seat that no longer is has taken its turn.
    pub(crate) fn turn(&mut self, awaited: SeatSet, at: Millis) {
        if self.pace == Pace::Unhurried {
            return;
        }
        for (seat, clock) in table::Seat::all(self.seats.len()).zip(&mut self.seats) {
            let runs = clock.since.is_some();
            *clock = clock.at(at);
            match (runs, awaited.contains(seat), self.pace) {
                (true, false, Pace::Live { increment_s, .. }) => {
                    clock.since = None;
                    clock.left += Millis::from(increment_s) * SECOND;
                }
                (true, false, _) => clock.since = None,
                (false, true, pace) => {
                    clock.since = Some(at);
                    if let Pace::Correspondence { days, .. } = pace {
                        clock.left = Millis::from(days) * DAY;
                    }
                }
                _ => {}
            }
        }
    }

    /// Whoever returns after being late has at least a little time.
    pub(crate) fn refill(&mut self, seat: usize) {
        self.seats[seat].left = self.seats[seat].left.max(LEAST);
        self.seats[seat].bank = self.seats[seat].bank.max(0);
    }

    /// The moment at which the first running clock has nothing left.
    pub(crate) fn runs_out(&self) -> Option<(Millis, usize)> {
        if self.pace == Pace::Unhurried {
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
            let SeatClock { left, bank, since } = clock.at(now);
            ClockFace { left_ms: left, bank_ms: bank.max(0), runs: since.is_some() }
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

    #[test]
    fn a_live_clock_pays_for_the_whole_game_and_gains_after_a_turn() {
        let mut clocks = Clocks::new(Pace::Live { minutes: 1, increment_s: 5 }, 2);
        clocks.turn(seats(&[0]), 1_000);
        assert_eq!(clocks.runs_out(), Some((61_000, 0)));
        clocks.turn(seats(&[0]), 11_000);
        assert_eq!(clocks.runs_out(), Some((61_000, 0)), "a choice within a turn changes nothing");
        clocks.turn(seats(&[1]), 21_000);
        assert_eq!(clocks.faces(21_000).expect("clocks")[0].left_ms, 45_000);
        clocks.turn(seats(&[0]), 31_000);
        assert_eq!(clocks.runs_out(), Some((76_000, 0)));
    }

    #[test]
    fn a_turn_by_letter_has_its_days_and_then_the_bank() {
        let mut clocks = Clocks::new(Pace::Correspondence { days: 2, bank_days: 3 }, 2);
        clocks.turn(seats(&[0, 1]), 0);
        assert_eq!(clocks.runs_out(), Some((5 * DAY, 0)));
        clocks.turn(seats(&[1]), 3 * DAY);
        let faces = clocks.faces(3 * DAY).expect("clocks");
        assert_eq!((faces[0].bank_ms, faces[1].bank_ms), (2 * DAY, 2 * DAY));
        clocks.turn(seats(&[0]), 3 * DAY);
        assert_eq!(clocks.runs_out(), Some((7 * DAY, 0)), "two days anew and two in the bank");
    }

    #[test]
    fn nobody_hurries_without_a_clock() {
        let mut clocks = Clocks::new(Pace::Unhurried, 2);
        clocks.turn(seats(&[0]), 0);
        assert_eq!((clocks.runs_out(), clocks.faces(9)), (None, None));
    }
}
