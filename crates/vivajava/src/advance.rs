//! What steps do. Every step here has been checked.

use table::{Seat, SeatSet, Witness};

use crate::action::{Action, Outcome};
use crate::catalog::{
    Ability, BLEND_DICE, BLEND_POINTS, Colour, Kind, MAX_SEATS, TOKEN_POINTS, featured_points, next_seat,
    rainbow_points,
};
use crate::dice::{Faces, Pool};
use crate::event::{Event, Source};
use crate::frame::{Flipped, Frame, Owed, Used};
use crate::setup::{AfterPass, ExtraAroma};
use crate::state::{RollDue, Vivajava};
use crate::tokens::Spot;

impl Vivajava {
    #[inline(always)]
    pub(crate) fn advance_outcome<W: Witness<Event>>(&mut self, outcome: Outcome, events: &mut W) {
        let (Outcome::Coffee(faces) | Outcome::Aroma(faces)) = outcome;
        self.advance_roll(faces, events);
    }

    #[inline(always)]
    pub(crate) fn advance_action<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        match action {
            Action::Decay { face, token } => self.advance_decay(face, token, events),
            Action::Keep => self.advance_keep(events),
            Action::Drop => self.advance_drop(events),
            Action::Donate(n) => self.advance_donate(seat, n, events),
            Action::Reroll(faces) => self.advance_reroll(faces),
            Action::RerollAroma(faces) => self.advance_reroll_aroma(faces),
            Action::Upgrade { kind, face } => self.advance_upgrade(kind, face, events),
            Action::Flip { kind, face } => self.advance_flip(kind, face, events),
            Action::Use { main, dice } => self.frame = Frame::Blend { main, used: dice },
            Action::Blend(faces) => self.advance_blend(faces, events),
            Action::Rainbow => self.advance_rainbow(events),
            Action::Research { colour, beans } => self.advance_research(colour, beans, events),
            Action::Pass => {
                events.happened(Event::Passed(seat));
                self.put_dice_back();
                self.continue_after_pass(events);
            }
            Action::Focus(track) => self.advance_focus(track, events),
            Action::Stop => self.activate(events),
            Action::Block(track) => {
                self.move_token(seat, Spot::Cup, Spot::Ability(track), events);
                self.activate(events);
            }
            Action::Ride(other, track) => {
                self.move_token(seat, Spot::Cup, Spot::Track(other, track), events);
                self.activate(events);
            }
            Action::ExtraAroma => {
                self.used.extra_aromas += 1;
                let n = match self.switches.extra_aroma() {
                    ExtraAroma::Each => 1,
                    ExtraAroma::Double => self.level(seat, Colour::Green),
                };
                self.take_aroma(seat, n, events);
                self.activate(events);
            }
            Action::Joint => {
                self.used.joint_research = true;
                self.frame = Frame::JointRoll;
            }
            Action::Partner(other) => self.advance_partner(other, events),
            Action::Recall(spot) => self.advance_recall(seat, spot, events),
            Action::Leave => self.advance_leave(seat, events),
            Action::End => self.end_turn(events),
        }
    }

    /// Goes on with `frame` as soon as no token is owed.
    fn continue_turn<W: Witness<Event>>(&mut self, frame: Frame, events: &mut W) {
        self.frame = frame;
        if self.owes() {
            return;
        }
        match frame {
            Frame::ScoreBlend => self.score_blend(events),
            Frame::Focus { left } if left == 0 || !self.has_open_track() => {
                self.activate(events);
            }
            Frame::Activate => self.activate(events),
            _ => {}
        }
    }

    /// V5.1: phase IV, or the next turn if there is nothing to activate.
    fn activate<W: Witness<Event>>(&mut self, events: &mut W) {
        self.frame = Frame::Activate;
        if !self.owes() && !self.can_activate() {
            self.end_turn(events);
        }
    }

    /// V4.11: the dice are passed on, and nothing is activated.
    fn continue_after_pass<W: Witness<Event>>(&mut self, events: &mut W) {
        match self.switches.after_pass() {
            AfterPass::End => self.end_turn(events),
            AfterPass::Activate => self.activate(events),
        }
    }

    pub(crate) fn has_open_track(&self) -> bool {
        Colour::WITH_TRACK.iter().any(|&track| !self.is_completed(self.active, track))
    }
}

/// The start of the game and of turns.
impl Vivajava {
    /// V1.6: the first roll for the start, or the first turn.
    pub(crate) fn begin(&mut self) {
        match self.switches.opening() {
            crate::setup::Opening::Fixed => self.start_turn(self.starter, &mut table::Unseen),
            crate::setup::Opening::Roll => {
                self.frame = Frame::Opening {
                    roller: self.starter,
                    contenders: SeatSet::all(self.n_seats as usize),
                    rolled: [None; MAX_SEATS],
                };
            }
        }
    }

    /// V1.6: a seat rolled for the start.
    fn advance_opening<W: Witness<Event>>(&mut self, face: Colour, events: &mut W) {
        let Frame::Opening { roller, contenders, mut rolled } = self.frame else {
            unreachable!("only a roll for the start comes here")
        };
        events.happened(Event::RolledForStart(roller, face));
        rolled[roller.index()] = Some(face);
        if let Some(next) = contenders.iter().find(|&seat| seat > roller) {
            self.frame = Frame::Opening { roller: next, contenders, rolled };
            return;
        }
        let best = contenders.iter().filter_map(|seat| rolled[seat.index()]).max();
        let leaders: SeatSet = contenders.iter().filter(|&seat| rolled[seat.index()] == best).collect();
        let first = leaders.iter().next().expect("somebody rolled highest");
        if leaders.len() > 1 {
            leaders.iter().for_each(|seat| rolled[seat.index()] = None);
            self.frame = Frame::Opening { roller: first, contenders: leaders, rolled };
            return;
        }
        events.happened(Event::Starts(first));
        for seat in self.others(first) {
            match rolled[seat.index()].expect("every seat has rolled") {
                Colour::Black => self.take_aroma(seat, 1, events),
                track => {
                    self.mark(seat, track, 1, events);
                }
            }
        }
        self.starter = first;
        self.start_turn(first, events);
    }

    /// V2.1, V2.2: a turn begins; blends score.
    pub(crate) fn start_turn<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
        self.active = seat;
        self.used = Used::default();
        self.round = self.round.saturating_add(u16::from(seat == self.starter));
        events.happened(Event::TurnBegan(seat));
        if self.tokens[seat.index()].any_laid() {
            // Blocks last until the start of the seat's next turn.
            for track in Colour::WITH_TRACK {
                self.take_home(seat, Spot::Ability(track), events);
            }
        }
        if self.featured_owner == Some(seat) {
            self.score(seat, featured_points(self.n_seats as usize), Source::Featured, events);
            self.score_tokens(events);
            if !self.end_if_won(events) {
                self.frame = Frame::Decay;
            }
            return;
        }
        if self.rainbow_owner == Some(seat) {
            self.score(seat, rainbow_points(self.n_seats as usize), Source::Rainbow, events);
            if self.end_if_won(events) {
                return;
            }
        }
        self.begin_roll(BLEND_DICE, events);
    }

    /// V2.2, V4.4: every token on the blend gives its owner a point.
    fn score_tokens<W: Witness<Event>>(&mut self, events: &mut W) {
        if self.token_face.is_some() {
            for seat in self.seats() {
                let n = self.tokens[seat.index()].count(Spot::Blend);
                self.score(seat, n * TOKEN_POINTS, Source::Tokens, events);
            }
        }
    }

    /// V2.1, V2.2: what the coasters pay this seat when the turns of their owners begin, if nothing changes.
    pub fn income(&self, seat: Seat) -> impl Iterator<Item = (Source, u8)> + use<> {
        let n_seats = self.n_seats as usize;
        let featured = (self.featured_owner == Some(seat)).then(|| featured_points(n_seats));
        let tokens = self.featured_owner.map(|_| self.tokens[seat.index()].count(Spot::Blend) * TOKEN_POINTS);
        // The owner of both is paid for Best Bean alone.
        let rainbow =
            (featured.is_none() && self.rainbow_owner == Some(seat)).then(|| rainbow_points(n_seats));
        let all = [(Source::Featured, featured), (Source::Tokens, tokens), (Source::Rainbow, rainbow)];
        all.into_iter().filter_map(|(source, points)| Some((source, points.filter(|&points| points > 0)?)))
    }

    fn end_turn<W: Witness<Event>>(&mut self, events: &mut W) {
        self.start_turn(next_seat(self.active, self.n_seats as usize), events);
    }
}

/// Phase I.
impl Vivajava {
    pub(crate) fn advance_decay<W: Witness<Event>>(
        &mut self,
        face: Colour,
        token: Option<Seat>,
        events: &mut W,
    ) {
        self.featured = self.featured.minus(Faces::of(face, 1));
        events.happened(Event::Decayed(self.active, face));
        if let Some(owner) = token {
            self.move_token(owner, Spot::Blend, Spot::Hand, events);
            self.forget_token_face();
        }
        self.frame = Frame::KeepOrDrop;
    }

    /// Once no token lies on the blend, no face is special.
    fn forget_token_face(&mut self) {
        if self.tokens_on_blend() == 0 {
            self.token_face = None;
        }
    }

    /// V2.4, V4.10: the turn ends, and aroma dice held so long expire.
    pub(crate) fn advance_keep<W: Witness<Event>>(&mut self, events: &mut W) {
        let seat = self.active;
        events.happened(Event::Kept(seat));
        let expired = std::mem::take(&mut self.held[seat.index()]);
        if expired > 0 {
            self.aroma_supply += expired;
            events.happened(Event::AromaExpired(seat, expired));
        }
        self.end_turn(events);
    }

    /// V2.4: the coaster goes to the middle, the dice left are rolled.
    pub(crate) fn advance_drop<W: Witness<Event>>(&mut self, events: &mut W) {
        let n = self.featured.total();
        events.happened(Event::Dropped(self.active, n));
        self.clear_featured(events);
        self.begin_roll(n, events);
    }

    /// The dice leave Best Bean; tokens on them return.
    fn clear_featured<W: Witness<Event>>(&mut self, events: &mut W) {
        self.featured = Faces::NONE;
        self.featured_owner = None;
        if self.token_face.take().is_some() {
            for seat in self.seats() {
                self.take_home(seat, Spot::Blend, events);
            }
        }
    }
}

/// Phase II.
impl Vivajava {
    /// V3.1, V3.2: coffee dice less the bottleneck, and all aroma dice; then the first donor is asked.
    fn begin_roll<W: Witness<Event>>(&mut self, n_coffee: u8, events: &mut W) {
        let seat = self.active;
        let mut n_coffee = n_coffee;
        if self.ability(Colour::Green) == Ability::Bottleneck {
            // At least no die is left: the dropped dice may be fewer than the level.
            let fewer = self.usable_level(seat, Colour::Green).min(n_coffee);
            n_coffee -= fewer;
            if fewer > 0 {
                events.happened(Event::Bottlenecked(seat, fewer));
            }
        }
        self.coffee = Pool::new(Faces::NONE, n_coffee);
        self.aroma = Pool::new(Faces::NONE, std::mem::take(&mut self.held[seat.index()]));
        self.ask_donor_after(seat);
    }

    /// V3.3: asks the next seat that holds aroma dice; after the last one the dice are rolled.
    fn ask_donor_after(&mut self, seat: Seat) {
        let n_seats = self.n_seats as usize;
        let mut next = next_seat(seat, n_seats);
        while next != self.active {
            if self.held[next.index()] > 0 {
                self.frame = Frame::Donate { seat: next };
                return;
            }
            next = next_seat(next, n_seats);
        }
        self.roll_or_choose();
    }

    pub(crate) fn advance_donate<W: Witness<Event>>(&mut self, seat: Seat, n: u8, events: &mut W) {
        self.held[seat.index()] -= n;
        self.donated[seat.index()] = Pool::new(Faces::NONE, n);
        events.happened(Event::Donated(seat, n));
        self.ask_donor_after(seat);
    }

    #[inline]
    fn roll_or_choose(&mut self) {
        self.frame = if self.next_roll().is_some() { Frame::Roll } else { Frame::Choose };
    }

    #[inline]
    fn advance_roll<W: Witness<Event>>(&mut self, faces: Faces, events: &mut W) {
        if !matches!(self.frame, Frame::Roll) {
            return self.advance_single_die(faces, events);
        }
        let due = self.next_roll().expect("a roll is due");
        self.land(due, faces, events);
    }

    /// V3.4: dice that were due show these faces.
    #[inline]
    pub(crate) fn land<W: Witness<Event>>(&mut self, due: RollDue, faces: Faces, events: &mut W) {
        let pool = if due.seat == self.active {
            self.own_mut(due.kind)
        } else {
            &mut self.donated[due.seat.index()]
        };
        pool.land(faces);
        events.happened(Event::Rolled { seat: due.seat, kind: due.kind, faces });
        self.roll_or_choose();
    }

    /// V1.6, Joint research: one coffee die outside phase II.
    #[cold]
    fn advance_single_die<W: Witness<Event>>(&mut self, faces: Faces, events: &mut W) {
        let face = faces.iter().next().expect("one die was rolled");
        if let Frame::Opening { .. } = self.frame {
            self.advance_opening(face, events);
        } else {
            events.happened(Event::JointRolled(face));
            self.frame = Frame::JointPartner { colour: face };
        }
    }

    fn advance_reroll(&mut self, faces: Faces) {
        self.used.rerolls += 1;
        self.pick_up(Kind::Coffee, faces);
        self.frame = if self.aroma.faces().is_empty() { Frame::Roll } else { Frame::RerollAroma };
    }

    fn advance_reroll_aroma(&mut self, faces: Faces) {
        self.pick_up(Kind::Aroma, faces);
        self.frame = Frame::Roll;
    }

    /// A flipped die that is rolled again may be flipped again.
    fn pick_up(&mut self, kind: Kind, faces: Faces) {
        self.own_mut(kind).pick_up(faces);
        if self.used.flipped.is_some_and(|flipped| flipped.kind == kind && faces.count(flipped.face) > 0) {
            self.used.flipped = None;
        }
    }

    fn advance_upgrade<W: Witness<Event>>(&mut self, kind: Kind, from: Colour, events: &mut W) {
        let to = from.darker().expect("the die can rise");
        self.used.upgrades += 1;
        self.own_mut(kind).turn(from, to);
        events.happened(Event::Turned { ability: Ability::Upgrade, kind, from, to });
    }

    fn advance_flip<W: Witness<Event>>(&mut self, kind: Kind, from: Colour, events: &mut W) {
        let to = from.opposite();
        self.used.flips += 1;
        self.used.flipped = Some(Flipped { kind, face: to });
        self.own_mut(kind).turn(from, to);
        events.happened(Event::Turned { ability: Ability::Flip, kind, from, to });
    }
}

/// Phase III.
impl Vivajava {
    /// V4.10: all dice of the roll return to the supply.
    fn put_dice_back(&mut self) {
        let donated: u8 =
            if self.has_donated() { self.donated.iter().map(|pool| pool.total()).sum() } else { 0 };
        self.aroma_supply += self.aroma.total() + donated;
        self.coffee = Pool::EMPTY;
        self.aroma = Pool::EMPTY;
        self.donated = [Pool::EMPTY; MAX_SEATS];
    }

    /// V4.3, V4.4, V4.6: the new Best Bean lies there; donors place their tokens.
    fn advance_blend<W: Witness<Event>>(&mut self, own: Faces, events: &mut W) {
        let seat = self.active;
        self.clear_featured(events);
        self.featured = own;
        self.featured_owner = Some(seat);
        if self.rainbow_owner == Some(seat) {
            self.rainbow_owner = None;
            events.happened(Event::RainbowToMiddle(seat));
        }
        self.put_dice_back();
        if let Frame::Blend { main, used } = self.frame {
            self.featured = own.plus(Faces::of(main, used.iter().sum()));
            self.token_face = Some(main);
            for donor in self.others(seat).filter(|donor| used[donor.index()] > 0) {
                self.owed[donor.index()] = used[donor.index()];
                self.place_owed(donor, Owed::Blend, events);
            }
        }
        events.happened(Event::MadeFeatured(seat, self.featured));
        self.continue_turn(Frame::ScoreBlend, events);
    }

    /// V4.3, V4.4: maker and donors score together.
    fn score_blend<W: Witness<Event>>(&mut self, events: &mut W) {
        self.forget_token_face();
        self.score(self.active, BLEND_POINTS, Source::NewBlend, events);
        self.score_tokens(events);
        if !self.end_if_won(events) {
            self.begin_focus(events);
        }
    }

    /// V4.5: Rainbow changes hands, all dice return.
    fn advance_rainbow<W: Witness<Event>>(&mut self, events: &mut W) {
        self.rainbow_owner = Some(self.active);
        events.happened(Event::MadeRainbow(self.active));
        self.put_dice_back();
        self.score(self.active, BLEND_POINTS, Source::NewBlend, events);
        if !self.end_if_won(events) {
            self.begin_focus(events);
        }
    }

    /// Focus groups: a blend was made.
    fn begin_focus<W: Witness<Event>>(&mut self, events: &mut W) {
        let focus = self.ability(Colour::Brown) == Ability::FocusGroups;
        let left = if focus { self.usable_level(self.active, Colour::Brown) } else { 0 };
        self.continue_turn(Frame::Focus { left }, events);
    }

    fn advance_focus<W: Witness<Event>>(&mut self, track: Colour, events: &mut W) {
        let Frame::Focus { left } = self.frame else { unreachable!("only focus groups come here") };
        self.gain(track, 1, events);
        if !self.end_if_won(events) {
            self.continue_turn(Frame::Focus { left: left - 1 }, events);
        }
    }

    /// V4.7 to V4.9.
    fn advance_research<W: Witness<Event>>(&mut self, colour: Colour, beans: u8, events: &mut W) {
        match colour {
            Colour::Black => self.take_aroma(self.active, beans, events),
            track => self.gain(track, beans, events),
        }
        self.put_dice_back();
        if !self.end_if_won(events) {
            self.activate(events);
        }
    }

    /// V4.9: aroma dice from the supply, as far as it lasts.
    fn take_aroma<W: Witness<Event>>(&mut self, seat: Seat, n: u8, events: &mut W) {
        let n = n.min(self.aroma_supply);
        if n > 0 {
            self.aroma_supply -= n;
            self.held[seat.index()] += n;
            events.happened(Event::TookAroma(seat, n));
        }
    }
}

/// Phase IV and tokens.
impl Vivajava {
    /// Joint research: both marks, and those who ride along, are one event (V6.1).
    fn advance_partner<W: Witness<Event>>(&mut self, other: Seat, events: &mut W) {
        let Frame::JointPartner { colour } = self.frame else {
            unreachable!("only joint research comes here")
        };
        let steps = self.joint_steps();
        match colour {
            Colour::Black => {
                self.take_aroma(self.active, steps, events);
                self.take_aroma(other, steps, events);
            }
            track => {
                self.gain(track, steps, events);
                self.mark(other, track, steps, events);
            }
        }
        if !self.end_if_won(events) {
            self.activate(events);
        }
    }

    /// V5.5: a token is taken back and placed where it is owed.
    #[cold]
    fn advance_recall<W: Witness<Event>>(&mut self, seat: Seat, spot: Spot, events: &mut W) {
        let (_, owed) = self.owed().expect("a token is owed");
        self.move_token(seat, spot, Spot::Hand, events);
        self.place_owed(seat, owed, events);
        if spot == Spot::Blend {
            self.forget_token_face();
        }
        self.continue_turn(self.frame, events);
    }

    /// V5.5: none is taken back.
    #[cold]
    fn advance_leave<W: Witness<Event>>(&mut self, seat: Seat, events: &mut W) {
        self.owed[seat.index()] = 0;
        self.continue_turn(self.frame, events);
    }
}
