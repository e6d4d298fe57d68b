//! What may be chosen and rolled: the lists of it, and one of it without a list, on which playouts spend their time.
//!
//! Every pick answers like the generator would with the same number; a law compares them.

use table::{Awaits, Dealer, Seat, Unseen};

use crate::action::{Action, Outcome};
use crate::blend::{Beans, BlendCounts};
use crate::catalog::{Ability, BLEND_DICE, Colour, Kind, MAX_RESEARCH, TRACKS};
use crate::dice::{Faces, n_present, nth_present, rolls, spread};
use crate::frame::{Flipped, Frame, Owed};
use crate::state::Vivajava;
use crate::tokens::Spot;

/// Entries remembered before a list has to be gone through twice.
const REMEMBERED: usize = 16;

/// Remembers the first entries of a list and counts all.
struct List<T> {
    first: [T; REMEMBERED],
    n: u32,
}

impl<T: Copy> List<T> {
    #[inline]
    fn new(filler: T) -> Self {
        List { first: [filler; REMEMBERED], n: 0 }
    }

    #[inline]
    fn push(&mut self, entry: T) {
        if let Some(slot) = self.first.get_mut(self.n as usize) {
            *slot = entry;
        }
        self.n += 1;
    }

    /// The entry with this number; `again` lists the same once more.
    #[inline]
    fn nth(&self, number: u32, again: impl FnOnce(&mut dyn FnMut(T))) -> T {
        let mut found = self.first[number as usize % REMEMBERED];
        if number as usize >= REMEMBERED {
            let mut counted = 0;
            again(&mut |entry| {
                if counted == number {
                    found = entry;
                }
                counted += 1;
            });
        }
        found
    }
}

impl Vivajava {
    pub(crate) fn list_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if self.next_to_act() == Awaits::Seat(seat) {
            self.each_action(seat, |action| into.push(action));
        }
    }

    /// V3.4: every roll of the dice that are due, with its weight.
    pub(crate) fn list_outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        if self.next_to_act() != Awaits::Chance {
            return;
        }
        let due = self.roll_due().expect("chance is awaited for a roll");
        let table = rolls(due.n);
        let weights = table.weights.iter().map(|&weight| u32::from(weight));
        into.extend(table.sets.iter().map(|&faces| Outcome::of(due.kind, faces)).zip(weights));
    }

    #[inline(always)]
    pub(crate) fn draw_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Outcome {
        let due = self.roll_due().expect("chance is awaited for a roll");
        Outcome::of(due.kind, rolls(due.n).pick(dealer))
    }

    /// Everything the seat may choose now, in order. Precondition: it is awaited.
    #[inline]
    pub(crate) fn each_action(&self, seat: Seat, mut visit: impl FnMut(Action)) {
        if let Some((_, owed)) = self.owed() {
            return self.each_recall(seat, owed, visit);
        }
        match self.frame {
            Frame::Decay => self.each_decay(visit),
            Frame::KeepOrDrop => {
                if self.check_keep().is_ok() {
                    visit(Action::Keep);
                }
                visit(Action::Drop);
            }
            Frame::Donate { .. } => (0..=self.held[seat.index()]).for_each(|n| visit(Action::Donate(n))),
            Frame::Choose => self.each_main_choice(visit),
            Frame::RerollAroma => self.aroma.faces().each_choice(|faces| {
                if self.check_reroll_aroma(faces).is_ok() {
                    visit(Action::RerollAroma(faces));
                }
            }),
            Frame::Blend { main, used } => {
                self.each_blend_with(main, used, |faces| visit(Action::Blend(faces)));
            }
            Frame::Focus { .. } => {
                for track in Colour::WITH_TRACK {
                    if !self.is_completed(seat, track) {
                        visit(Action::Focus(track));
                    }
                }
                visit(Action::Stop);
            }
            Frame::Activate => {
                self.each_activation(&mut visit);
                if self.check_end().is_ok() {
                    visit(Action::End);
                }
            }
            Frame::JointPartner { colour } => {
                for other in self.seats() {
                    if self.check_partner(colour, other).is_ok() {
                        visit(Action::Partner(other));
                    }
                }
            }
            Frame::Opening { .. }
            | Frame::TurnStart
            | Frame::Roll
            | Frame::ScoreBlend
            | Frame::JointRoll
            | Frame::Over => {}
        }
    }

    fn each_decay(&self, mut visit: impl FnMut(Action)) {
        for face in Colour::ALL {
            let n = self.featured.count(face);
            if n == 0 {
                continue;
            }
            if self.token_face != Some(face) {
                visit(Action::Decay { face, token: None });
                continue;
            }
            if n > self.tokens_on_blend() {
                visit(Action::Decay { face, token: None });
            }
            for seat in self.seats() {
                if self.tokens[seat.index()].any(Spot::Blend) {
                    visit(Action::Decay { face, token: Some(seat) });
                }
            }
        }
    }

    #[inline]
    fn each_main_choice(&self, mut visit: impl FnMut(Action)) {
        let beans = self.own_beans();
        self.each_roll_ability(&mut visit);
        let mut possible = false;
        let mut act = |action| {
            possible = true;
            visit(action);
        };
        self.each_use(|main, dice| act(Action::Use { main, dice }));
        self.each_blend(beans, |faces| act(Action::Blend(faces)));
        if self.check_rainbow(beans).is_ok() {
            act(Action::Rainbow);
        }
        for colour in Colour::ALL {
            if let Ok(range) = self.research_range(beans, colour) {
                range.for_each(|beans| act(Action::Research { colour, beans }));
            }
        }
        if !possible {
            visit(Action::Pass);
        }
    }

    #[inline]
    fn each_roll_ability(&self, visit: &mut impl FnMut(Action)) {
        let seat = self.active;
        if self.level(seat, Colour::White) > 0 && self.check_may_reroll().is_ok() {
            self.coffee.faces().each_choice(|faces| {
                if self.check_picked(faces).is_ok() {
                    visit(Action::Reroll(faces));
                }
            });
        }
        if self.level(seat, Colour::Yellow) == 0 {
            return;
        }
        let ability = self.ability(Colour::Yellow);
        for kind in [Kind::Coffee, Kind::Aroma] {
            let faces = self.own(kind).faces();
            for face in Colour::ALL {
                if faces.count(face) == 0 {
                    continue;
                }
                if ability == Ability::Upgrade && self.check_upgrade(kind, face).is_ok() {
                    visit(Action::Upgrade { kind, face });
                }
                if ability == Ability::Flip && self.check_flip(kind, face).is_ok() {
                    visit(Action::Flip { kind, face });
                }
            }
        }
    }

    #[inline]
    pub(crate) fn each_activation(&self, visit: &mut impl FnMut(Action)) {
        let red = self.ability(Colour::Red);
        if self.check_red_token(red).is_ok() {
            if red == Ability::Block {
                Colour::WITH_TRACK.into_iter().for_each(|track| visit(Action::Block(track)));
            } else {
                for other in self.seats().filter(|&other| other != self.active) {
                    for track in Colour::WITH_TRACK {
                        if !self.is_completed(other, track) {
                            visit(Action::Ride(other, track));
                        }
                    }
                }
            }
        }
        if self.check_extra_aroma().is_ok() {
            visit(Action::ExtraAroma);
        }
        if self.check_joint().is_ok() {
            visit(Action::Joint);
        }
    }

    fn each_recall(&self, seat: Seat, owed: Owed, mut visit: impl FnMut(Action)) {
        let spots = self.tokens(seat);
        for (number, &spot) in spots.iter().enumerate() {
            let repeated = number > 0 && spots[number - 1] == spot;
            if !repeated && Self::is_recallable(owed, spot) {
                visit(Action::Recall(spot));
            }
        }
        visit(Action::Leave);
    }

    /// One step at random: what the picks and their step would do, with fewer questions on the way.
    #[inline(always)]
    pub(crate) fn draw_step<D: Dealer + ?Sized>(&mut self, dealer: &mut D) -> Awaits {
        if self.owes() {
            return self.step_by_picks(dealer);
        }
        let active = self.active;
        match self.frame {
            Frame::Roll => {
                let due = self.next_roll().expect("a roll is due");
                self.land(due, rolls(due.n).pick(dealer), &mut Unseen);
                return Awaits::Chance;
            }
            Frame::Choose => {
                let action = self.pick_choice(dealer);
                self.advance_action(active, action, &mut Unseen);
            }
            Frame::Decay if self.token_face.is_none() => {
                let face = self.pick_decay(dealer);
                self.advance_decay(face, None, &mut Unseen);
            }
            Frame::KeepOrDrop => {
                if self.picks_keep(dealer) {
                    self.advance_keep(&mut Unseen);
                } else {
                    self.advance_drop(&mut Unseen);
                }
            }
            Frame::Donate { seat } => {
                let n = self.pick_donation(seat, dealer);
                self.advance_donate(seat, n, &mut Unseen);
                return Awaits::Seat(seat);
            }
            Frame::Activate => {
                let action = self.pick_activation(dealer);
                self.advance_action(active, action, &mut Unseen);
            }
            Frame::Over => return Awaits::Nobody,
            _ => return self.step_by_picks(dealer),
        }
        Awaits::Seat(active)
    }

    #[inline(never)]
    fn step_by_picks<D: Dealer + ?Sized>(&mut self, dealer: &mut D) -> Awaits {
        table::step_by_picks(self, dealer)
    }

    /// One of the legal actions by one number below how many there are. Precondition: the seat is awaited.
    /// Always inlined, like the steps it leads to: the compiler would not, once searches call it too, and a random game
    /// would cost a fifth more.
    #[inline(always)]
    pub(crate) fn draw_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        if self.owes() {
            return self.pick_from_list(seat, dealer);
        }
        if matches!(self.frame, Frame::Choose) {
            return self.pick_choice(dealer);
        }
        match self.frame {
            Frame::Decay if self.token_face.is_none() => {
                Action::Decay { face: self.pick_decay(dealer), token: None }
            }
            Frame::KeepOrDrop if self.picks_keep(dealer) => Action::Keep,
            Frame::KeepOrDrop => Action::Drop,
            Frame::Donate { seat } => Action::Donate(self.pick_donation(seat, dealer)),
            Frame::RerollAroma => {
                // Without a coffee die picked up the choice of none is not there.
                let none = u32::from(self.coffee.unrolled() == 0);
                let faces = self.aroma.faces();
                Action::RerollAroma(faces.nth_choice(none + dealer.below(faces.n_choices() - none)))
            }
            Frame::Focus { .. } => {
                let open = self.open_tracks(self.active);
                let n_open = n_present(open);
                let number = dealer.below(n_open + 1);
                if number < n_open { Action::Focus(nth_present(open, number)) } else { Action::Stop }
            }
            Frame::Activate => self.pick_activation(dealer),
            _ => self.pick_from_list(seat, dealer),
        }
    }

    #[inline(always)]
    fn pick_choice<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Action {
        let beans = self.own_beans();
        // Most rolls are five dice or fewer, and what they allow is quickly counted.
        if beans.jokers == 0 && beans.shown.total() <= BLEND_DICE {
            self.pick_main_choice::<false, D>(beans, dealer)
        } else {
            self.pick_main_choice_of_many(beans, dealer)
        }
    }

    /// V2.3: the die to go from a blend without tokens.
    #[inline(always)]
    fn pick_decay<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Colour {
        let faces = self.featured.present();
        nth_present(faces, dealer.below(n_present(faces)))
    }

    /// V2.4: whether the blend is kept.
    #[inline(always)]
    fn picks_keep<D: Dealer + ?Sized>(&self, dealer: &mut D) -> bool {
        let may_keep = u32::from(self.featured.total() > 1);
        dealer.below(1 + may_keep) < may_keep
    }

    /// V3.3: how many dice.
    #[inline(always)]
    fn pick_donation<D: Dealer + ?Sized>(&self, donor: Seat, dealer: &mut D) -> u8 {
        dealer.below(u32::from(self.held[donor.index()]) + 1) as u8
    }

    /// V5.1: counts the kinds of activations like [`Vivajava::each_activation`], then finds the one that was picked.
    fn pick_activation<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Action {
        let n_red = self.count_red_uses();
        let n_extra = u32::from(self.check_extra_aroma().is_ok());
        let n_joint = u32::from(self.check_joint().is_ok());
        let n_end = u32::from(self.check_end().is_ok());
        let number = dealer.below(n_red + n_extra + n_joint + n_end);
        if number < n_red {
            return self.nth_red_use(number);
        }
        let number = number - n_red;
        if number < n_extra {
            Action::ExtraAroma
        } else if number < n_extra + n_joint {
            Action::Joint
        } else {
            Action::End
        }
    }

    /// The tracks a seat has not completed, as a set like [`Faces::present`].
    #[inline]
    fn open_tracks(&self, seat: Seat) -> u32 {
        spread(!self.reached[seat.index()].cup)
    }

    /// How many places there are for the token on the red cup.
    #[inline]
    fn count_red_uses(&self) -> u32 {
        let red = self.ability(Colour::Red);
        if self.check_red_token(red).is_err() {
            0
        } else if red == Ability::Block {
            TRACKS as u32
        } else {
            self.others(self.active).map(|other| n_present(self.open_tracks(other))).sum()
        }
    }

    fn nth_red_use(&self, number: u32) -> Action {
        if self.ability(Colour::Red) == Ability::Block {
            return Action::Block(Colour::ALL[number as usize]);
        }
        let mut number = number;
        for other in self.seats().filter(|&other| other != self.active) {
            let open = self.open_tracks(other);
            if number < n_present(open) {
                return Action::Ride(other, nth_present(open, number));
            }
            number -= n_present(open);
        }
        unreachable!("the number is below the number of choices")
    }

    #[inline(never)]
    fn pick_main_choice_of_many<D: Dealer + ?Sized>(&self, beans: Beans, dealer: &mut D) -> Action {
        self.pick_main_choice::<true, D>(beans, dealer)
    }

    #[cold]
    fn pick_from_list<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        let mut list = List::new(Action::Keep);
        self.each_action(seat, |action| list.push(action));
        let number = dealer.below(list.n);
        list.nth(number, |visit| self.each_action(seat, visit))
    }

    /// V3.4, V4: counts the kinds of choices one after another, then finds the one that was picked. `MANY` says
    /// whether there are jokers or more than five dice.
    #[inline(always)]
    fn pick_main_choice<const MANY: bool, D: Dealer + ?Sized>(&self, beans: Beans, dealer: &mut D) -> Action {
        let reached = self.reached[self.active.index()];
        let may_reroll = reached.once & 1 << Colour::White as u8 != 0 && self.check_may_reroll().is_ok();
        let coffee = self.coffee.faces();
        // Without aroma dice the choice of none is not there.
        let none = u32::from(self.aroma.faces().is_empty());
        let n_rerolls = if may_reroll { coffee.n_choices() - none } else { 0 };
        let (turns, ability) = if reached.once & 1 << Colour::Yellow as u8 != 0 {
            self.turnable()
        } else {
            ([0, 0], Ability::Flip)
        };
        let n_turns = [n_present(turns[0]), n_present(turns[1])];
        let n_before = n_rerolls + n_turns[0] + n_turns[1];

        let uses_of = self.count_uses(beans);
        let uses: u32 = uses_of.iter().sum();
        let mut counts = BlendCounts::EMPTY;
        let blends =
            if MANY { self.count_blends(beans, &mut counts) } else { self.count_blends_of_five(beans.shown) };
        let n_rainbow = u32::from(self.check_rainbow(beans).is_ok());
        let black = if self.aroma_supply > 0 { 1 << (4 * Colour::Black as u32) } else { 0 };
        let open = spread(!reached.cup) | black;
        let shown = beans.shown.present() & open;
        let jokers = MANY && beans.jokers > 0;
        let n_research = if jokers { self.count_research(open) } else { n_present(shown) };
        let n_acts = uses + blends + n_rainbow + n_research;

        let mut number = dealer.below(n_before + n_acts.max(1));
        if number < n_before {
            if number < n_rerolls {
                return Action::Reroll(coffee.nth_choice(number + none));
            }
            number -= n_rerolls;
            let (kind, face) = if number < n_turns[0] {
                (Kind::Coffee, nth_present(turns[0], number))
            } else {
                (Kind::Aroma, nth_present(turns[1], number - n_turns[0]))
            };
            return match ability {
                Ability::Upgrade => Action::Upgrade { kind, face },
                _ => Action::Flip { kind, face },
            };
        }
        number -= n_before;
        if n_acts == 0 {
            return Action::Pass;
        }
        if number < uses {
            return self.nth_use_of(beans, uses_of, number);
        }
        number -= uses;
        if number < blends {
            return Action::Blend(if MANY { counts.nth(number) } else { beans.shown });
        }
        number -= blends;
        if number < n_rainbow {
            return Action::Rainbow;
        }
        number -= n_rainbow;
        if jokers {
            return self.nth_research(number);
        }
        let colour = nth_present(shown, number);
        Action::Research { colour, beans: beans.shown.count(colour).min(MAX_RESEARCH) }
    }

    /// The dice Upgrade or Flip may turn, as sets like [`Faces::present`], coffee and aroma.
    fn turnable(&self) -> ([u32; 2], Ability) {
        let ability = self.ability(Colour::Yellow);
        let uses = if ability == Ability::Upgrade { self.used.upgrades } else { self.used.flips };
        let level = self.usable_level(self.active, Colour::Yellow);
        if uses >= level {
            return ([0, 0], ability);
        }
        let kinds = [Kind::Coffee, Kind::Aroma];
        let mut sets = kinds.map(|kind| self.own(kind).faces().present());
        if ability == Ability::Upgrade {
            sets = sets.map(|set| set & spread(31));
        } else if let Some(Flipped { kind, face }) = self.used.flipped
            && self.own(kind).faces().count(face) == 1
        {
            sets[usize::from(kind == Kind::Aroma)] &= !Faces::of(face, 1).present();
        }
        (sets, ability)
    }

    fn count_research(&self, open: u32) -> u32 {
        let beans = self.own_beans();
        let mut n = 0;
        for colour in Colour::ALL {
            if open & Faces::of(colour, 1).present() != 0 {
                n += self
                    .research_range(beans, colour)
                    .map_or(0, |range| u32::from(range.end() - range.start()) + 1);
            }
        }
        n
    }

    fn nth_research(&self, number: u32) -> Action {
        let mut number = number;
        let own = self.own_beans();
        for colour in Colour::ALL {
            let Ok(range) = self.research_range(own, colour) else { continue };
            let n = u32::from(range.end() - range.start()) + 1;
            if number < n {
                return Action::Research { colour, beans: range.start() + number as u8 };
            }
            number -= n;
        }
        unreachable!("the number is below the number of choices")
    }

    fn nth_use_of(&self, beans: Beans, uses_of: [u32; 6], number: u32) -> Action {
        let mut number = number;
        for main in Colour::ALL {
            let n = uses_of[main.index()];
            if number < n {
                return Action::Use { main, dice: self.nth_use(beans, main, number) };
            }
            number -= n;
        }
        unreachable!("the number is below the number of choices")
    }
}
