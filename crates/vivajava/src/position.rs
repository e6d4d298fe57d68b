//! Positions: any situation of a game as plain data that can be written by hand.
//!
//! A position says where every die and token lies and which question is open. [`Vivajava::from_position`] refuses
//! an impossible one and says what is wrong; [`Vivajava::to_position`] writes a table down.

use std::fmt;

use table::{RuleRef, Seat, Unseen};

use crate::audit;
use crate::blend::main_colour;
use crate::catalog::{Ability, BLEND_DICE, Colour, GOAL, MAX_SEATS, MIN_SEATS, TRACKS};
use crate::dice::{Faces, Pool};
use crate::frame::{Frame, Owed, Used};
use crate::rules;
use crate::setup::Setup;
use crate::state::{Reached, Vivajava};
use crate::tokens::Spot;

/// A situation of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// How the game was set up.
    pub setup: Setup,
    /// The round, from 1; 0 while the start is rolled for.
    pub round: u16,
    /// Who began the game.
    pub starter: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What the seats have, in order.
    pub seats: Vec<SeatPosition>,
    /// Best Bean, if somebody owns it.
    pub featured: Option<FeaturedPosition>,
    /// Who owns Rainbow.
    pub rainbow: Option<Seat>,
    /// Coffee dice in front of the active seat.
    pub coffee: DicePosition,
    /// Its aroma dice in this turn.
    pub aroma: DicePosition,
    /// Abilities used in this turn.
    pub used: Used,
    /// The question that is open. [`Frame::TurnStart`] stands between two turns: the active seat is about to
    /// begin, and setting the position up lets it score (V2.1) and go on to its first question.
    pub frame: Frame,
}

/// What a seat has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatPosition {
    /// Points.
    pub points: u8,
    /// Steps on the tracks, white to green.
    pub tracks: [u8; TRACKS],
    /// Aroma dice held, not in a roll.
    pub aroma: u8,
    /// Aroma dice it rolls for the active seat.
    pub donated: DicePosition,
    /// Tokens that are neither in hand nor on Best Bean, sorted: on the cup, on abilities, on tracks.
    pub tokens: Vec<Spot>,
    /// V5.5: tokens it has to place with none in hand: on the blend just made in [`Frame::ScoreBlend`], else on
    /// its red cup.
    pub owed: u8,
}

/// Dice of one kind: rolled ones, and those still to be rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DicePosition {
    /// What the rolled ones show.
    pub rolled: Faces,
    /// How many are to be rolled.
    pub unrolled: u8,
}

/// Best Bean in front of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FeaturedPosition {
    /// Who owns it.
    pub owner: Seat,
    /// Its dice: in roast order, those without token first, then by seat.
    pub dice: Vec<BlendDie>,
}

/// A die of Best Bean.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct BlendDie {
    /// What it shows.
    pub face: Colour,
    /// Whose token lies on it.
    pub token: Option<Seat>,
}

/// Why a position is impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The seat concerned, if one is.
    pub seat: Option<Seat>,
    /// What is wrong.
    pub message: String,
    /// The paragraph it offends.
    pub rule: RuleRef,
}

impl PositionError {
    fn new(message: impl Into<String>, rule: RuleRef) -> Self {
        PositionError { seat: None, message: message.into(), rule }
    }

    fn at(seat: Seat, message: impl Into<String>, rule: RuleRef) -> Self {
        PositionError { seat: Some(seat), message: message.into(), rule }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.seat {
            write!(f, "{seat}: ")?;
        }
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl std::error::Error for PositionError {}

impl Position {
    /// Before the first turn of seat 0, everything empty: a beginning to write on.
    ///
    /// # Panics
    ///
    /// If the set-up has more seats than a table.
    pub fn new(setup: Setup) -> Position {
        let first = Seat::new(0).expect("there is a first seat");
        assert!(setup.seats <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        Position {
            seats: vec![SeatPosition::default(); setup.seats],
            setup,
            round: 1,
            starter: first,
            active: first,
            featured: None,
            rainbow: None,
            coffee: DicePosition::default(),
            aroma: DicePosition::default(),
            used: Used::default(),
            frame: Frame::TurnStart,
        }
    }
}

type Possible = Result<(), PositionError>;

fn fits(condition: bool, otherwise: &'static str, rule: RuleRef) -> Possible {
    if condition { Ok(()) } else { Err(PositionError::new(otherwise, rule)) }
}

fn too_many_dice(n: impl fmt::Display) -> PositionError {
    PositionError::new(format!("{n} dice are too many"), rules::V1_1)
}

fn read_pool(dice: DicePosition) -> Result<Pool, PositionError> {
    let total = dice.rolled.total().saturating_add(dice.unrolled);
    if total > BLEND_DICE {
        return Err(too_many_dice(total));
    }
    Ok(Pool::new(dice.rolled, dice.unrolled))
}

fn write_pool(pool: Pool) -> DicePosition {
    DicePosition { rolled: pool.faces(), unrolled: pool.unrolled() }
}

impl Vivajava {
    /// The table of a position, or what is wrong with it.
    pub fn from_position(position: &Position) -> Result<Self, PositionError> {
        let setup = &position.setup;
        if !(MIN_SEATS..=MAX_SEATS).contains(&setup.seats) {
            let error = <Self as table::Game>::new(setup).expect_err("the number of seats is wrong");
            return Err(PositionError::new(error.message, error.rule));
        }
        if position.seats.len() != setup.seats {
            let message = format!("{} seats described, {} at the table", position.seats.len(), setup.seats);
            return Err(PositionError::new(message, rules::V1_1));
        }
        let mut state = Vivajava::blank(setup);
        for seat in [Some(position.starter), Some(position.active), position.rainbow].into_iter().flatten() {
            state.check_sits(seat)?;
        }
        state.round = position.round;
        state.starter = position.starter;
        state.active = position.active;
        state.rainbow_owner = position.rainbow;
        state.coffee = read_pool(position.coffee)?;
        state.aroma = read_pool(position.aroma)?;
        state.used = position.used;
        state.frame = position.frame;
        for (seat, there) in state.seats().zip(&position.seats) {
            state.read_seat(seat, there)?;
        }
        if let Some(featured) = &position.featured {
            state.read_featured(featured)?;
        }
        let aroma: u8 =
            state.seats().map(|seat| state.held[seat.index()] + state.donated[seat.index()].total()).sum();
        let aroma = aroma + state.aroma.total();
        state.aroma_supply = state.aroma_supply.checked_sub(aroma).ok_or(too_many_dice(aroma))?;
        audit::audit(&state).map_err(|what| PositionError::new(what, rules::V1_1))?;
        state.check_points()?;
        state.check_used()?;
        state.check_question()?;
        state.check_owed()?;
        if state.frame == Frame::TurnStart {
            // Beginning a turn of the first seat counts the round up.
            if state.active == state.starter {
                state.round = state.round.saturating_sub(1);
            }
            state.start_turn(state.active, &mut Unseen);
        }
        Ok(state)
    }

    /// The table as a position.
    pub fn to_position(&self) -> Position {
        let seats = self.seats().map(|seat| {
            let number = seat.index();
            let elsewhere = |spot: &Spot| !matches!(spot, Spot::Hand | Spot::Blend);
            SeatPosition {
                points: self.points[number],
                tracks: self.tracks[number],
                aroma: self.held[number],
                donated: write_pool(self.donated[number]),
                tokens: self.tokens(seat).into_iter().filter(elsewhere).collect(),
                owed: self.owed[number],
            }
        });
        Position {
            setup: self.setup(),
            round: self.round,
            starter: self.starter,
            active: self.active,
            seats: seats.collect(),
            featured: self.featured_owner.map(|owner| FeaturedPosition { owner, dice: self.blend_dice() }),
            rainbow: self.rainbow_owner,
            coffee: write_pool(self.coffee),
            aroma: write_pool(self.aroma),
            used: self.used,
            frame: self.frame,
        }
    }

    /// The dice of Best Bean with their tokens: in roast order, those without token first, then by seat.
    pub fn blend_dice(&self) -> Vec<BlendDie> {
        let mut dice = Vec::with_capacity(BLEND_DICE.into());
        for face in Colour::ALL {
            let tokens: Vec<Seat> = if self.token_face == Some(face) {
                let of = |seat: Seat| (0..self.tokens[seat.index()].count(Spot::Blend)).map(move |_| seat);
                self.seats().flat_map(of).collect()
            } else {
                Vec::new()
            };
            let plain = usize::from(self.featured.count(face)) - tokens.len();
            dice.extend(std::iter::repeat_n(BlendDie { face, token: None }, plain));
            dice.extend(tokens.into_iter().map(|seat| BlendDie { face, token: Some(seat) }));
        }
        dice
    }

    fn check_sits(&self, seat: Seat) -> Possible {
        if seat.index() < self.n_seats as usize {
            Ok(())
        } else {
            Err(PositionError::at(seat, "nobody sits there", rules::V1_1))
        }
    }

    fn read_seat(&mut self, seat: Seat, there: &SeatPosition) -> Possible {
        let number = seat.index();
        if there.points > GOAL {
            return Err(PositionError::at(
                seat,
                format!("{} points are too many", there.points),
                rules::V1_4,
            ));
        }
        if there.aroma > BLEND_DICE {
            return Err(too_many_dice(there.aroma));
        }
        self.points[number] = there.points;
        self.tracks[number] = there.tracks;
        self.reached[number] = Reached::by(&there.tracks, &self.squares);
        self.held[number] = there.aroma;
        self.donated[number] = read_pool(there.donated)?;
        self.owed[number] = there.owed;
        for &spot in &there.tokens {
            let possible = match spot {
                Spot::Hand | Spot::Blend => false,
                Spot::Cup => true,
                Spot::Ability(track) | Spot::Track(_, track) => track != Colour::Black,
            };
            if !possible || !self.tokens[number].any(Spot::Hand) {
                return Err(PositionError::at(seat, "its three tokens cannot lie like this", rules::V5_4));
            }
            self.tokens[number].shift(Spot::Hand, spot);
        }
        Ok(())
    }

    fn read_featured(&mut self, featured: &FeaturedPosition) -> Possible {
        self.check_sits(featured.owner)?;
        if featured.dice.len() > BLEND_DICE.into() {
            return Err(too_many_dice(featured.dice.len()));
        }
        self.featured_owner = Some(featured.owner);
        self.featured = featured.dice.iter().map(|die| die.face).collect();
        for die in &featured.dice {
            let Some(seat) = die.token else { continue };
            self.check_sits(seat)?;
            if *self.token_face.get_or_insert(die.face) != die.face {
                return Err(PositionError::new("dice with tokens must all show the same face", rules::V4_4));
            }
            if !self.tokens[seat.index()].any(Spot::Hand) {
                return Err(PositionError::at(seat, "its three tokens cannot lie like this", rules::V5_4));
            }
            self.tokens[seat.index()].shift(Spot::Hand, Spot::Blend);
        }
        if self.frame == Frame::ScoreBlend {
            // Donated dice show the main colour, also before the first token lies on one.
            self.token_face = main_colour(self.featured);
        }
        Ok(())
    }

    /// V6.1: somebody has reached the goal exactly when the game is over.
    fn check_points(&self) -> Possible {
        let winner = self.seats().find(|&seat| self.points(seat) == GOAL);
        match (winner, self.frame) {
            (Some(seat), frame) if frame != Frame::Over => {
                Err(PositionError::at(seat, "it has reached the goal, so the game is over", rules::V6_1))
            }
            (None, Frame::Over) => Err(PositionError::new("nobody has reached the goal", rules::V6_1)),
            _ => Ok(()),
        }
    }

    /// V5.2: nothing was used more often than its track allowed. A track may have been completed since.
    fn check_used(&self) -> Possible {
        let used = self.used;
        let most = |ability: Ability| {
            let track = ability.track();
            let reached = self.is_completed(self.active, track) || self.level(self.active, track) == 2;
            match self.ability(track) == ability {
                true if reached => 2,
                true => self.level(self.active, track),
                false => 0,
            }
        };
        fits(used.rerolls <= most(Ability::Reroll), "more re-rolls than allowed", rules::V5_2)?;
        fits(used.upgrades <= most(Ability::Upgrade), "more upgrades than allowed", rules::V5_2)?;
        fits(used.flips <= most(Ability::Flip), "more flips than allowed", rules::V5_2)?;
        fits(
            used.extra_aromas <= self.uses_at(Ability::ExtraAroma, most(Ability::ExtraAroma)),
            "more extra aroma than allowed",
            rules::V5_2,
        )?;
        fits(
            !used.joint_research || most(Ability::JointResearch) > 0,
            "joint research is not unlocked",
            rules::V5_2,
        )?;
        if let Some(flipped) = used.flipped {
            fits(used.flips > 0, "a die was flipped without flip", rules::V5_2)?;
            let before_the_choice = matches!(self.frame, Frame::Roll | Frame::Choose | Frame::RerollAroma);
            let shown = self.own(flipped.kind).faces().count(flipped.face) > 0;
            fits(!before_the_choice || shown, "the flipped die is not there", rules::V5_2)?;
        }
        Ok(())
    }

    fn check_question(&self) -> Possible {
        let active = self.active;
        let owns_featured = self.featured_owner == Some(active);
        let unrolled = self.coffee.unrolled() + self.aroma.unrolled();
        let rolled = self.coffee.faces().total() + self.aroma.faces().total();
        let n_blend = self.featured.total();
        let nothing_used = self.used == Used::default();
        fits(self.donated[active.index()] == Pool::EMPTY, "the active seat cannot donate", rules::V3_3)?;
        fits(
            self.featured_owner.is_none() || self.featured_owner != self.rainbow_owner,
            "a seat owns at most one blend",
            rules::V4_6,
        )?;
        fits(
            n_blend != 1 || self.frame == Frame::KeepOrDrop || self.frame == Frame::Over,
            "a single die is dropped",
            rules::V2_4,
        )?;
        let rolling = matches!(
            self.frame,
            Frame::Donate { .. } | Frame::Roll | Frame::Choose | Frame::RerollAroma | Frame::Blend { .. }
        );
        fits(
            rolling || (unrolled + rolled == 0 && !self.has_donated()),
            "no dice can lie there now",
            rules::V4_10,
        )?;
        fits(!rolling || !owns_featured, "best bean was not dropped", rules::V2_4)?;
        fits(
            !rolling || self.held[active.index()] == 0,
            "all aroma dice of the active seat are rolled",
            rules::V3_1,
        )?;
        match self.frame {
            Frame::Opening { roller, contenders, rolled } => {
                self.check_opening(roller, contenders, rolled)?;
            }
            Frame::TurnStart => fits(nothing_used, "the turn has not begun", rules::V2_1)?,
            Frame::Decay | Frame::KeepOrDrop => {
                fits(owns_featured, "the active seat does not own best bean", rules::V2_3)?;
                fits(nothing_used, "abilities come later in the turn", rules::V3_4)?;
                fits(self.frame == Frame::Decay || n_blend < BLEND_DICE, "a die has decayed", rules::V2_3)?;
            }
            Frame::Donate { seat } => {
                self.check_sits(seat)?;
                fits(
                    seat != active && self.held[seat.index()] > 0,
                    "that seat has nothing to donate",
                    rules::V3_3,
                )?;
                fits(rolled == 0 && nothing_used, "donations come before the roll", rules::V3_3)?;
                let rolled_early = self.donated.iter().any(|pool| !pool.faces().is_empty());
                fits(!rolled_early, "donations come before the roll", rules::V3_3)?;
                let asked = self.others(active).take_while(|&other| other != seat).count();
                let early =
                    self.others(active).skip(asked).any(|later| self.donated[later.index()] != Pool::EMPTY);
                fits(!early, "that seat was not asked yet", rules::V3_3)?;
            }
            Frame::Roll => fits(self.roll_due().is_some(), "there is nothing to roll", rules::V3_4)?,
            Frame::RerollAroma => {
                fits(self.used.rerolls > 0, "no re-roll was begun", rules::V3_4)?;
                fits(
                    !self.aroma.faces().is_empty() && self.aroma.unrolled() == 0,
                    "there is no aroma die to choose",
                    rules::V3_4,
                )?;
                fits(!self.donated_due(), "donated dice are rolled first", rules::V3_4)?;
            }
            Frame::Choose | Frame::Blend { .. } => {
                fits(unrolled == 0 && !self.donated_due(), "dice are rolled first", rules::V3_4)?;
                if let Frame::Blend { main, used } = self.frame {
                    fits(
                        self.check_use(main, used).is_ok(),
                        "these donated dice cannot be used",
                        rules::V4_4,
                    )?;
                }
            }
            Frame::ScoreBlend => {
                fits(owns_featured && n_blend == BLEND_DICE, "no blend was made", rules::V4_3)?;
            }
            Frame::Focus { left } => {
                fits(
                    self.ability(Colour::Brown) == Ability::FocusGroups,
                    "there are no focus groups",
                    rules::V5_1,
                )?;
                fits(owns_featured || self.rainbow_owner == Some(active), "no blend was made", rules::V4_3)?;
                fits(
                    (1..=2).contains(&left) && self.has_open_track(),
                    "there is no step to mark",
                    rules::V5_1,
                )?;
            }
            Frame::Activate => {
                fits(self.owes() || self.can_activate(), "there is nothing to activate", rules::V5_1)?;
            }
            Frame::JointRoll | Frame::JointPartner { .. } => {
                fits(
                    self.used.joint_research && self.joint_steps() > 0,
                    "joint research was not begun",
                    rules::V5_1,
                )?;
            }
            Frame::Over => {}
        }
        Ok(())
    }

    fn donated_due(&self) -> bool {
        self.donated.iter().any(|pool| pool.unrolled() > 0)
    }

    /// V1.6: the contenders before the roller have rolled in this round, and all others in an earlier one.
    fn check_opening(
        &self,
        roller: Seat,
        contenders: table::SeatSet,
        rolled: [Option<Colour>; MAX_SEATS],
    ) -> Possible {
        let blank = Vivajava { frame: self.frame, ..Vivajava::blank(&self.setup()) };
        fits(*self == blank, "nothing has happened before the start", rules::V1_6)?;
        let seated = contenders.iter().all(|seat| self.check_sits(seat).is_ok());
        fits(
            seated && contenders.contains(roller) && contenders.len() >= 2,
            "these seats do not roll for the start",
            rules::V1_6,
        )?;
        for seat in Seat::all(MAX_SEATS) {
            let has_rolled = self.check_sits(seat).is_ok() && (!contenders.contains(seat) || seat < roller);
            fits(
                rolled[seat.index()].is_some() == has_rolled,
                "the rolls do not fit who rolls next",
                rules::V1_6,
            )?;
        }
        Ok(())
    }

    /// V5.5: tokens are owed only by seats that have none in hand and one to take back, and only when they can be.
    fn check_owed(&self) -> Possible {
        let scoring = self.frame == Frame::ScoreBlend;
        let marked = matches!(self.frame, Frame::Activate | Frame::Focus { .. });
        fits(!self.owes() || scoring || marked, "no token can be owed now", rules::V5_5)?;
        fits(self.owes() || !scoring, "a blend without tokens to place has scored", rules::V5_5)?;
        fits(self.owed.iter().all(|&n| n < BLEND_DICE), "so many tokens cannot be owed", rules::V5_5)?;
        if scoring {
            let donated = self.owed.iter().sum::<u8>() + self.tokens_on_blend();
            let main = self.token_face.map_or(0, |face| self.featured.count(face));
            fits(
                donated + self.switches.donated().least_own() <= main,
                "too few own dice are of the main colour",
                rules::V4_4,
            )?;
            fits(self.owed[self.active.index()] == 0, "the active seat cannot donate", rules::V3_3)?;
        }
        let owed = if scoring { Owed::Blend } else { Owed::Cup };
        for seat in self.seats().filter(|seat| self.owed[seat.index()] > 0) {
            let able = !self.tokens[seat.index()].any(Spot::Hand)
                && self.tokens(seat).iter().any(|&spot| Self::is_recallable(owed, spot));
            let message = "it owes a token, so it has none in hand and one to take back";
            able.then_some(()).ok_or_else(|| PositionError::at(seat, message, rules::V5_5))?;
            let from_cup =
                self.tokens(seat).iter().filter(|spot| !matches!(spot, Spot::Hand | Spot::Blend)).count();
            let given = usize::from(self.level(seat, Colour::Red));
            let enough = scoring || from_cup + usize::from(self.owed[seat.index()]) <= given;
            let message = "its red track did not give so many tokens";
            enough.then_some(()).ok_or_else(|| PositionError::at(seat, message, rules::V5_4))?;
        }
        Ok(())
    }
}
