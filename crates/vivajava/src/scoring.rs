//! Points, marks, the end of the game and ties.

use table::{Seat, Witness};

use crate::catalog::{Ability, Colour, GOAL};
use crate::event::{Event, Source};
use crate::frame::{Frame, Owed};
use crate::state::Vivajava;
use crate::tokens::{Spot, any_laid};

impl Vivajava {
    pub(crate) fn final_scores(&self) -> Option<Vec<i32>> {
        (self.frame == Frame::Over).then(|| self.seats().map(|seat| self.points(seat).into()).collect())
    }

    pub(crate) fn final_ranking(&self) -> Option<Vec<u8>> {
        (self.frame == Frame::Over).then(|| self.places())
    }

    /// V6.1: points are capped; whether the game is over is asked when the whole event is through.
    pub(crate) fn score<W: Witness<Event>>(
        &mut self,
        seat: Seat,
        points: u8,
        source: Source,
        events: &mut W,
    ) {
        if points == 0 {
            return;
        }
        let total = &mut self.points[seat.index()];
        *total = (*total + points).min(GOAL);
        events.happened(Event::Scored { seat, points, source });
    }

    /// V6.1: the game ends at once when a seat has reached the goal.
    #[inline]
    pub(crate) fn end_if_won<W: Witness<Event>>(&mut self, events: &mut W) -> bool {
        if self.points.iter().all(|&points| points != GOAL) {
            return false;
        }
        self.frame = Frame::Over;
        self.owed = Default::default();
        events.happened(Event::Over);
        true
    }

    /// The active seat gains steps: those who ride along on that track gain as many (never in a chain).
    #[inline]
    pub(crate) fn gain<W: Witness<Event>>(&mut self, track: Colour, steps: u8, events: &mut W) {
        let active = self.active;
        if !any_laid(&self.tokens) || self.ability(Colour::Red) == Ability::Block {
            self.mark(active, track, steps, events);
            return;
        }
        // Asked before the marks: a completed track sends the tokens home.
        let riders = self.tokens.map(|tokens| tokens.any(Spot::Track(active, track)));
        let marked = self.mark(active, track, steps, events);
        for rider in self.others(active).filter(|rider| riders[rider.index()]) {
            self.mark(rider, track, marked, events);
        }
    }

    /// Marks steps of any seat, on an open or completed track; says how many there was room for (V4.8).
    pub(crate) fn mark<W: Witness<Event>>(
        &mut self,
        seat: Seat,
        track: Colour,
        steps: u8,
        events: &mut W,
    ) -> u8 {
        let squares = self.squares.squares(track);
        let old = self.tracks[seat.index()][track.index()];
        let new = (old + steps).min(squares.cup);
        if new == old {
            return 0;
        }
        self.tracks[seat.index()][track.index()] = new;
        self.reached[seat.index()].update(track, new, &self.squares);
        events.happened(Event::Marked { seat, track, steps: new - old });
        if new == squares.cup {
            self.score(seat, self.coaster.cup_points(track), Source::Cup(track), events);
            self.clear_track(seat, track, events);
        } else if track == Colour::Red {
            // V5.4: reaching 1X and reaching 2X each put a token on the cup.
            let reached = |square: u8| u8::from(old < square && square <= new);
            self.owed[seat.index()] += reached(squares.once) + reached(squares.twice);
            self.place_owed(seat, Owed::Cup, events);
        }
        new - old
    }

    /// V5.6: tokens on a completed track return.
    fn clear_track<W: Witness<Event>>(&mut self, seat: Seat, track: Colour, events: &mut W) {
        if track == Colour::Red {
            self.owed[seat.index()] = 0;
            self.take_home(seat, Spot::Cup, events);
        }
        for other in self.others(seat) {
            self.take_home(other, Spot::Track(seat, track), events);
        }
    }

    /// Takes all tokens of a seat from one spot back in hand.
    #[inline]
    pub(crate) fn take_home<W: Witness<Event>>(&mut self, seat: Seat, from: Spot, events: &mut W) {
        if self.tokens[seat.index()].all_in_hand() {
            return;
        }
        for _ in 0..self.tokens[seat.index()].take_home(from) {
            events.happened(Event::TokenMoved { seat, from, to: Spot::Hand });
        }
    }

    pub(crate) fn move_token<W: Witness<Event>>(&mut self, seat: Seat, from: Spot, to: Spot, events: &mut W) {
        self.tokens[seat.index()].shift(from, to);
        events.happened(Event::TokenMoved { seat, from, to });
    }

    /// Places owed tokens as far as the seat has them in hand. What is left is asked for (V5.5), unless there
    /// is nothing to take back.
    pub(crate) fn place_owed<W: Witness<Event>>(&mut self, seat: Seat, owed: Owed, events: &mut W) {
        let to = match owed {
            Owed::Blend => Spot::Blend,
            Owed::Cup => Spot::Cup,
        };
        while self.owed[seat.index()] > 0 && self.tokens[seat.index()].any(Spot::Hand) {
            self.owed[seat.index()] -= 1;
            self.move_token(seat, Spot::Hand, to, events);
        }
        if !self.tokens(seat).iter().any(|&spot| Self::is_recallable(owed, spot)) {
            self.owed[seat.index()] = 0;
        }
    }

    /// V6.2: tracks with 1X reached and not completed.
    pub fn unlocked(&self, seat: Seat) -> u8 {
        Colour::WITH_TRACK.iter().map(|&track| u8::from(self.level(seat, track) > 0)).sum()
    }

    /// V6.2: the place of each seat: more points first, then fewer unlocked abilities, then shared.
    pub(crate) fn places(&self) -> Vec<u8> {
        let standing = |seat: Seat| (GOAL - self.points(seat), self.unlocked(seat));
        self.seats()
            .map(|seat| {
                let better = self.seats().filter(|&other| standing(other) < standing(seat)).count();
                better as u8 + 1
            })
            .collect()
    }
}
