//! What is allowed: `check` says why a step is not, and by which paragraph.

use std::ops::RangeInclusive;

use table::{Awaits, Refusal, Seat};

use crate::action::{Action, Outcome};
use crate::blend::Beans;
use crate::catalog::{Ability, Colour, Kind, MAX_RESEARCH};
use crate::dice::Faces;
use crate::frame::{Flipped, Frame, Owed};
use crate::reason::Reason;
use crate::rules;
use crate::setup::JointResearch;
use crate::state::Vivajava;
use crate::tokens::Spot;

/// The tracks whose abilities may be activated on some coaster.
const ACTIVATED: u8 = 1 << Colour::Brown as u8 | 1 << Colour::Red as u8 | 1 << Colour::Green as u8;

pub(crate) type Allowed = Result<(), Refusal<Reason>>;

impl Vivajava {
    /// V3.4: a roll shows the dice that are due.
    pub(crate) fn check_outcome(&self, outcome: Outcome) -> Allowed {
        let due = match self.roll_due() {
            Some(due) if !self.owes() => due,
            _ if self.frame == Frame::Over => return Err(Reason::GameOver.under(rules::V6_1)),
            _ => return Err(Reason::NoRollDue.under(rules::V3_4)),
        };
        let (kind, n) = match outcome {
            Outcome::Coffee(faces) => (Kind::Coffee, faces.total()),
            Outcome::Aroma(faces) => (Kind::Aroma, faces.total()),
        };
        if (kind, n) != (due.kind, due.n) {
            return Err(Reason::OtherRoll(due.kind, due.n).under(rules::V3_4));
        }
        Ok(())
    }

    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Allowed {
        match self.next_to_act() {
            Awaits::Nobody => return Err(Reason::GameOver.under(rules::V6_1)),
            Awaits::Chance => return Err(Reason::DiceFirst.under(rules::V3_4)),
            Awaits::Seat(asked) if asked != seat => {
                return Err(Reason::NotAsked(asked).under(self.paragraph()));
            }
            _ => {}
        }
        if let Some((_, owed)) = self.owed() {
            return match action {
                Action::Recall(spot) => self.check_recall(seat, owed, spot),
                Action::Leave => Ok(()),
                _ => Err(Reason::TokenOwed.under(rules::V5_5)),
            };
        }
        match (self.frame, action) {
            (Frame::Decay, Action::Decay { face, token }) => self.check_decay(face, token),
            (Frame::KeepOrDrop, Action::Keep) => self.check_keep(),
            (Frame::KeepOrDrop, Action::Drop) => Ok(()),
            (Frame::Donate { .. }, Action::Donate(n)) => self.check_donate(seat, n),
            (Frame::Choose, Action::Reroll(faces)) => self.check_reroll(faces),
            (Frame::RerollAroma, Action::RerollAroma(faces)) => self.check_reroll_aroma(faces),
            (Frame::Choose, Action::Upgrade { kind, face }) => self.check_upgrade(kind, face),
            (Frame::Choose, Action::Flip { kind, face }) => self.check_flip(kind, face),
            (Frame::Choose, Action::Use { main, dice }) => self.check_use(main, dice),
            (Frame::Choose, Action::Blend(faces)) => self.check_blend(faces),
            (Frame::Blend { main, used }, Action::Blend(faces)) => self.check_blend_with(main, used, faces),
            (Frame::Choose, Action::Rainbow) => self.check_rainbow(self.own_beans()),
            (Frame::Choose, Action::Research { colour, beans }) => self.check_research(colour, beans),
            (Frame::Choose, Action::Pass) => self.check_pass(),
            (Frame::Focus { .. }, Action::Focus(track)) => self.check_focus(track),
            (Frame::Focus { .. }, Action::Stop) => Ok(()),
            (Frame::Activate, Action::Block(track)) => self.check_block(track),
            (Frame::Activate, Action::Ride(other, track)) => self.check_ride(other, track),
            (Frame::Activate, Action::ExtraAroma) => self.check_extra_aroma(),
            (Frame::Activate, Action::Joint) => self.check_joint(),
            (Frame::JointPartner { colour }, Action::Partner(other)) => self.check_partner(colour, other),
            (Frame::Activate, Action::End) => self.check_end(),
            (frame, _) => Err(Reason::OtherQuestion(frame).under(self.paragraph())),
        }
    }

    /// The paragraph of the question that is open.
    fn paragraph(&self) -> table::RuleRef {
        if self.owes() {
            return rules::V5_5;
        }
        match self.frame {
            Frame::Opening { .. } | Frame::TurnStart => rules::V1_6,
            Frame::Decay => rules::V2_3,
            Frame::KeepOrDrop => rules::V2_4,
            Frame::Donate { .. } => rules::V3_3,
            Frame::Roll | Frame::RerollAroma => rules::V3_4,
            Frame::Choose => rules::V4_11,
            Frame::Blend { .. } | Frame::ScoreBlend => rules::V4_4,
            Frame::Focus { .. } | Frame::Activate | Frame::JointRoll => rules::V5_1,
            Frame::JointPartner { .. } => rules::V5_3,
            Frame::Over => rules::V6_1,
        }
    }
}

/// Phase I.
impl Vivajava {
    /// V2.3: a die without token, or one with the token of a named seat.
    fn check_decay(&self, face: Colour, token: Option<Seat>) -> Allowed {
        let on_face = if self.token_face == Some(face) { self.tokens_on_blend() } else { 0 };
        let n = self.featured.count(face);
        match token {
            _ if n == 0 => Err(Reason::NotOnBlend(face).under(rules::V2_3)),
            None if n == on_face => Err(Reason::OnlyWithToken(face).under(rules::V2_3)),
            Some(seat) if on_face == 0 || !self.tokens[seat.index()].any(Spot::Blend) => {
                Err(Reason::NoTokenOnBlend(seat).under(rules::V2_3))
            }
            _ => Ok(()),
        }
    }

    /// V2.4: one die cannot be kept.
    pub(crate) fn check_keep(&self) -> Allowed {
        if self.featured.total() == 1 { Err(Reason::MustDrop.under(rules::V2_4)) } else { Ok(()) }
    }
}

/// Phases II and III.
impl Vivajava {
    /// V3.3: any number of own aroma dice.
    fn check_donate(&self, seat: Seat, n: u8) -> Allowed {
        let held = self.held[seat.index()];
        if n > held { Err(Reason::HoldsFewer(held).under(rules::V3_3)) } else { Ok(()) }
    }

    /// The level of an ability the seat may use, or why it may not. Always inlined: most callers drop the why.
    #[inline(always)]
    pub(crate) fn check_ability(&self, seat: Seat, ability: Ability) -> Result<u8, Refusal<Reason>> {
        let track = ability.track();
        if self.ability(track) != ability {
            return Err(Reason::NotOnCoaster(ability).under(rules::V1_3));
        }
        match self.level(seat, track) {
            0 if self.is_completed(seat, track) => Err(Reason::AbilityOver(ability).under(rules::V4_8)),
            0 => Err(Reason::NotUnlocked(ability).under(rules::V5_2)),
            _ if self.is_blocked(seat, track) => Err(Reason::Blocked(ability).under(rules::V5_7)),
            level => Ok(level),
        }
    }

    /// V5.2: once, at 2X twice.
    #[inline]
    pub(crate) fn check_may_reroll(&self) -> Allowed {
        let level = self.check_ability(self.active, Ability::Reroll)?;
        self.check_uses(Ability::Reroll, self.used.rerolls, level)
    }

    #[inline]
    pub(crate) fn check_uses(&self, ability: Ability, uses: u8, level: u8) -> Allowed {
        if uses >= level { Err(Reason::UsedUp(ability).under(rules::V5_2)) } else { Ok(()) }
    }

    /// A re-roll needs a die; coffee dice may be left out only if aroma dice can follow.
    pub(crate) fn check_picked(&self, faces: Faces) -> Allowed {
        if faces.is_empty() && self.aroma.faces().is_empty() {
            return Err(Reason::NothingPickedUp.under(rules::V3_4));
        }
        Ok(())
    }

    fn check_reroll(&self, faces: Faces) -> Allowed {
        self.check_may_reroll()?;
        self.check_shown(Kind::Coffee, faces)?;
        self.check_picked(faces)
    }

    pub(crate) fn check_reroll_aroma(&self, faces: Faces) -> Allowed {
        self.check_shown(Kind::Aroma, faces)?;
        if faces.is_empty() && self.coffee.unrolled() == 0 {
            return Err(Reason::NothingPickedUp.under(rules::V3_4));
        }
        Ok(())
    }

    fn check_shown(&self, kind: Kind, faces: Faces) -> Allowed {
        let own = self.own(kind).faces();
        match Colour::ALL.into_iter().find(|&face| faces.count(face) > own.count(face)) {
            Some(face) => Err(Reason::NoSuchDie(kind, face).under(rules::V3_4)),
            None => Ok(()),
        }
    }

    pub(crate) fn check_upgrade(&self, kind: Kind, face: Colour) -> Allowed {
        let level = self.check_ability(self.active, Ability::Upgrade)?;
        self.check_uses(Ability::Upgrade, self.used.upgrades, level)?;
        self.check_shown(kind, Faces::of(face, 1))?;
        if face.darker().is_none() {
            return Err(Reason::CannotRise.under(rules::V5_2));
        }
        Ok(())
    }

    pub(crate) fn check_flip(&self, kind: Kind, face: Colour) -> Allowed {
        let level = self.check_ability(self.active, Ability::Flip)?;
        self.check_uses(Ability::Flip, self.used.flips, level)?;
        self.check_shown(kind, Faces::of(face, 1))?;
        if self.used.flipped == Some(Flipped { kind, face }) && self.own(kind).faces().count(face) == 1 {
            return Err(Reason::JustFlipped.under(rules::V5_2));
        }
        Ok(())
    }

    /// V4.7 to V4.9: how many beans of a colour may be researched. A joker need not be used for it.
    #[inline]
    pub(crate) fn research_range(
        &self,
        beans: Beans,
        colour: Colour,
    ) -> Result<RangeInclusive<u8>, Refusal<Reason>> {
        if beans.most(colour) == 0 {
            return Err(Reason::NoBean(colour).under(rules::V4_7));
        }
        if colour == Colour::Black {
            if self.aroma_supply == 0 {
                return Err(Reason::NoAromaLeft.under(rules::V4_9));
            }
        } else if self.is_completed(self.active, colour) {
            return Err(Reason::TrackCompleted(colour).under(rules::V4_8));
        }
        Ok(beans.shown.count(colour).clamp(1, MAX_RESEARCH)..=beans.most(colour).min(MAX_RESEARCH))
    }

    fn check_research(&self, colour: Colour, beans: u8) -> Allowed {
        let range = self.research_range(self.own_beans(), colour)?;
        if range.contains(&beans) {
            return Ok(());
        }
        Err(Reason::Beans(*range.start(), *range.end()).under(rules::V4_7))
    }

    /// V4.11: nothing only if neither a blend nor research is possible.
    fn check_pass(&self) -> Allowed {
        let beans = self.own_beans();
        let mut possible = self.can_blend(beans) || self.check_rainbow(beans).is_ok();
        possible |= Colour::ALL.iter().any(|&colour| self.research_range(beans, colour).is_ok());
        self.each_use(|_, _| possible = true);
        if possible { Err(Reason::MustAct.under(rules::V4_11)) } else { Ok(()) }
    }
}

/// Phase IV and tokens.
impl Vivajava {
    fn check_open_track(&self, seat: Seat, track: Colour) -> Allowed {
        if track == Colour::Black {
            return Err(Reason::NoTrack.under(rules::V4_9));
        }
        if self.is_completed(seat, track) {
            return Err(Reason::TrackCompleted(track).under(rules::V4_8));
        }
        Ok(())
    }

    fn check_focus(&self, track: Colour) -> Allowed {
        self.check_open_track(self.active, track)
    }

    /// V5.1: whether there is anything to activate; if not, the turn ends by itself.
    #[inline(always)]
    pub(crate) fn can_activate(&self) -> bool {
        let seat = self.active;
        if self.reached[seat.index()].once & ACTIVATED == 0 {
            return false;
        }
        (self.tokens[seat.index()].any(Spot::Cup)
            && self.usable_level(seat, Colour::Red) > 0
            && self.has_target())
            || (self.level(seat, Colour::Green) > 0 && self.check_extra_aroma().is_ok())
            || (self.level(seat, Colour::Brown) > 0 && self.check_joint().is_ok())
    }

    /// Whether a red token could be laid somewhere: Ride along needs an open track.
    #[inline]
    fn has_target(&self) -> bool {
        self.ability(Colour::Red) == Ability::Block
            || self
                .others(self.active)
                .any(|other| Colour::WITH_TRACK.iter().any(|&track| !self.is_completed(other, track)))
    }

    /// A token waits on the red cup for this ability.
    #[inline(always)]
    pub(crate) fn check_red_token(&self, ability: Ability) -> Allowed {
        self.check_ability(self.active, ability)?;
        if !self.tokens[self.active.index()].any(Spot::Cup) {
            return Err(Reason::NoTokenOnCup.under(rules::V5_4));
        }
        Ok(())
    }

    fn check_block(&self, track: Colour) -> Allowed {
        self.check_red_token(Ability::Block)?;
        if track == Colour::Black { Err(Reason::NoTrack.under(rules::V4_9)) } else { Ok(()) }
    }

    fn check_opponent(&self, other: Seat) -> Allowed {
        if other.index() >= self.n_seats as usize {
            return Err(Reason::NoSuchSeat(other).under(rules::V1_1));
        }
        if other == self.active { Err(Reason::Yourself.under(rules::V5_3)) } else { Ok(()) }
    }

    fn check_ride(&self, other: Seat, track: Colour) -> Allowed {
        self.check_red_token(Ability::RideAlong)?;
        self.check_opponent(other)?;
        self.check_open_track(other, track)
    }

    #[inline(always)]
    pub(crate) fn check_extra_aroma(&self) -> Allowed {
        let level = self.check_ability(self.active, Ability::ExtraAroma)?;
        let uses = self.uses_at(Ability::ExtraAroma, level);
        self.check_uses(Ability::ExtraAroma, self.used.extra_aromas, uses)?;
        if self.aroma_supply == 0 { Err(Reason::NoAromaLeft.under(rules::V4_9)) } else { Ok(()) }
    }

    #[inline(always)]
    pub(crate) fn check_joint(&self) -> Allowed {
        self.check_ability(self.active, Ability::JointResearch)?;
        if self.used.joint_research {
            return Err(Reason::UsedUp(Ability::JointResearch).under(rules::V5_2));
        }
        Ok(())
    }

    /// V5.3: the partner must be able to mark as many of the steps as any opponent can.
    pub(crate) fn check_partner(&self, colour: Colour, other: Seat) -> Allowed {
        self.check_opponent(other)?;
        if colour == Colour::Black {
            return Ok(());
        }
        let steps = self.joint_steps();
        let able = |seat: Seat| {
            (self.squares.squares(colour).cup - self.tracks[seat.index()][colour.index()]).min(steps)
        };
        match self.others(self.active).find(|&seat| able(seat) > able(other)) {
            Some(better) => Err(Reason::OtherTarget(better).under(rules::V5_3)),
            None => Ok(()),
        }
    }

    /// Joint research: steps for each of the two. The die has been rolled, so a block does not matter any more.
    pub(crate) fn joint_steps(&self) -> u8 {
        self.level(self.active, Colour::Brown)
    }

    /// V5.1: the turn may end unless Joint research is compulsory and still to be used.
    #[inline]
    pub(crate) fn check_end(&self) -> Allowed {
        if self.switches.joint_research() == JointResearch::Compulsory && self.check_joint().is_ok() {
            return Err(Reason::JointResearchFirst.under(rules::V5_1));
        }
        Ok(())
    }

    /// V5.5: which tokens may be taken back for what.
    fn check_recall(&self, seat: Seat, owed: Owed, spot: Spot) -> Allowed {
        if !Self::is_recallable(owed, spot) {
            return Err(Reason::NotFromThere(spot).under(rules::V5_5));
        }
        if matches!(spot, Spot::Ability(Colour::Black) | Spot::Track(_, Colour::Black))
            || !self.tokens[seat.index()].any(spot)
        {
            return Err(Reason::NoTokenThere(spot).under(rules::V5_5));
        }
        Ok(())
    }

    /// V5.5: a token already where it is owed is not taken back for it; nor one in hand, which is placed at once.
    pub(crate) fn is_recallable(owed: Owed, spot: Spot) -> bool {
        match owed {
            Owed::Blend => !matches!(spot, Spot::Hand | Spot::Blend),
            Owed::Cup => !matches!(spot, Spot::Hand | Spot::Cup),
        }
    }
}
