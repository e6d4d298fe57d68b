//! The loops that play a game to its end: at random, or as somebody chooses.

use table::{Awaits, Dealer, Game, Seat, Step, Unseen};

/// How a playout went, apart from where it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// Choices of seats.
    pub choices: u32,
    /// Outcomes of chance.
    pub outcomes: u32,
}

/// Plays a state to its end at random.
pub fn random_playout<G: Game, D: Dealer + ?Sized>(state: &mut G, dealer: &mut D) -> Course {
    let mut course = Course::default();
    loop {
        match state.step_at_random(dealer) {
            Awaits::Nobody => return course,
            Awaits::Chance => course.outcomes += 1,
            _ => course.choices += 1,
        }
    }
}

/// Plays a state on until it is over or `choose` has seen enough.
///
/// `choose` gets the state, the seat that is asked, the dealer and how many choices came before; an error ends
/// the playout there. Seats asked at once choose in their order.
#[inline]
pub(crate) fn play_out<G: Game, D: Dealer + ?Sized, E>(
    state: &mut G,
    dealer: &mut D,
    mut choose: impl FnMut(&G, Seat, &mut D, u32) -> Result<G::Action, E>,
) -> Result<Course, E> {
    let mut course = Course::default();
    loop {
        let step = match state.awaits() {
            Awaits::Nobody => return Ok(course),
            Awaits::Chance => {
                course.outcomes += 1;
                Step::Outcome(state.pick_outcome(dealer))
            }
            awaits => {
                let seat = awaits.first().expect("a seat is awaited");
                let action = choose(state, seat, dealer, course.choices)?;
                course.choices += 1;
                Step::Choice(seat, action)
            }
        };
        state.advance(&step, &mut Unseen);
    }
}
