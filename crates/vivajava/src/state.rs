//! The state: small, flat, without heap.

use table::{Awaits, Seat, SetupError};

use crate::catalog::{
    AROMA_DICE, Ability, BoldRed, COFFEE_DICE, Coaster, Colour, Kind, MAX_SEATS, MIN_SEATS, TOKENS, TRACKS,
    others,
};
use crate::dice::{Faces, Pool};
use crate::frame::{Frame, Owed, Used};
use crate::rules;
use crate::setup::{ExtraAroma, Setup, Switches};
use crate::tokens::{Spot, Tokens, any_laid};
use crate::tracks::TrackTable;

/// A game of VivaJava Dice.
///
/// Everything is open. Two states are equal when the same seats have the same things, the same question is open
/// and it is the same round; which of several like dice or tokens is which makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Vivajava {
    // The dice first: four-byte fields together keep the struct small.
    /// Coffee dice in front of the active seat.
    pub(crate) coffee: Pool,
    /// Its aroma dice in this turn.
    pub(crate) aroma: Pool,
    /// Aroma dice rolled for it, by donor.
    pub(crate) donated: [Pool; MAX_SEATS],
    /// The dice of Best Bean.
    pub(crate) featured: Faces,
    pub(crate) round: u16,
    pub(crate) n_seats: u8,
    pub(crate) coaster: Coaster,
    pub(crate) bold_red: BoldRed,
    pub(crate) switches: Switches,
    pub(crate) squares: TrackTable,
    pub(crate) points: [u8; MAX_SEATS],
    pub(crate) tracks: [[u8; TRACKS]; MAX_SEATS],
    /// Cache: what the tracks have reached.
    pub(crate) reached: [Reached; MAX_SEATS],
    /// Aroma dice held, not in a roll.
    pub(crate) held: [u8; MAX_SEATS],
    /// Cache: aroma dice in the supply.
    pub(crate) aroma_supply: u8,
    pub(crate) tokens: [Tokens; MAX_SEATS],
    /// Tokens to be placed by seats that have none in hand: on the blend just made if that is to be scored, else
    /// on the red cup.
    pub(crate) owed: [u8; MAX_SEATS],
    pub(crate) featured_owner: Option<Seat>,
    /// What the dice with tokens show; nothing if there are none.
    pub(crate) token_face: Option<Colour>,
    pub(crate) rainbow_owner: Option<Seat>,
    pub(crate) starter: Seat,
    pub(crate) active: Seat,
    pub(crate) used: Used,
    pub(crate) frame: Frame,
}

const _: () = assert!(size_of::<Vivajava>() <= 128, "the state is meant to fit two cache lines");

/// Sets of tracks, one bit each, that have reached 1X or 2X and are not completed, or are completed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Reached {
    pub(crate) once: u8,
    pub(crate) twice: u8,
    pub(crate) cup: u8,
}

impl Reached {
    /// What these steps have reached.
    pub(crate) fn by(steps: &[u8; TRACKS], table: &TrackTable) -> Reached {
        let mut reached = Reached::default();
        for track in Colour::WITH_TRACK {
            reached.update(track, steps[track.index()], table);
        }
        reached
    }

    /// A track has this many steps now; it never has fewer than before.
    pub(crate) fn update(&mut self, track: Colour, steps: u8, table: &TrackTable) {
        let squares = table.squares(track);
        let bit = 1 << track.index();
        if steps >= squares.cup {
            self.once &= !bit;
            self.twice &= !bit;
            self.cup |= bit;
        } else {
            self.once |= if steps >= squares.once { bit } else { 0 };
            self.twice |= if steps >= squares.twice { bit } else { 0 };
        }
    }
}

/// The roll that is due: whose, which kind, how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RollDue {
    /// Whose dice.
    pub seat: Seat,
    /// Coffee or aroma.
    pub kind: Kind,
    /// How many.
    pub n: u8,
}

impl Vivajava {
    /// The table before the first step.
    pub(crate) fn start(setup: &Setup) -> Result<Self, SetupError> {
        if !(MIN_SEATS..=MAX_SEATS).contains(&setup.seats) {
            let message = format!("{MIN_SEATS} to {MAX_SEATS} seats can play, not {}", setup.seats);
            return Err(SetupError { message, rule: rules::V1_1 });
        }
        let mut state = Vivajava::blank(setup);
        state.begin();
        Ok(state)
    }

    /// The state before anything happened; `setup` has been checked.
    pub(crate) fn blank(setup: &Setup) -> Self {
        let first = Seat::new(0).expect("there is a first seat");
        Vivajava {
            coffee: Pool::EMPTY,
            aroma: Pool::EMPTY,
            donated: [Pool::EMPTY; MAX_SEATS],
            featured: Faces::NONE,
            round: 0,
            n_seats: setup.seats as u8,
            coaster: setup.coaster,
            bold_red: setup.bold_red,
            switches: Switches::of(setup),
            squares: setup.tracks,
            points: [0; MAX_SEATS],
            tracks: [[0; TRACKS]; MAX_SEATS],
            reached: [Reached::default(); MAX_SEATS],
            held: [0; MAX_SEATS],
            aroma_supply: AROMA_DICE,
            tokens: [Tokens::NEW; MAX_SEATS],
            owed: [0; MAX_SEATS],
            featured_owner: None,
            token_face: None,
            rainbow_owner: None,
            starter: first,
            active: first,
            used: Used::default(),
            frame: Frame::TurnStart,
        }
    }

    /// The set-up it was made with.
    pub fn setup(&self) -> Setup {
        Setup {
            seats: self.n_seats as usize,
            coaster: self.coaster,
            opening: self.switches.opening(),
            joint_research: self.switches.joint_research(),
            bold_red: self.bold_red,
            donated: self.switches.donated(),
            extra_aroma: self.switches.extra_aroma(),
            after_pass: self.switches.after_pass(),
            tracks: self.squares,
        }
    }

    /// The seats, clockwise.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.n_seats as usize)
    }

    /// The other seats, clockwise from the left of `seat`.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        others(seat, self.n_seats as usize)
    }

    /// The question that is open. While a token is owed ([`Vivajava::owed`]) it is what follows.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.active
    }

    /// Who began the game.
    pub fn starter(&self) -> Seat {
        self.starter
    }

    /// The round, from 1; it begins with the turn of the first seat. 0 while the start is rolled for.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Points of a seat.
    pub fn points(&self, seat: Seat) -> u8 {
        self.points[seat.index()]
    }

    /// Steps of a seat on a track; 0 for black, which has none.
    pub fn steps(&self, seat: Seat, track: Colour) -> u8 {
        self.tracks[seat.index()].get(track.index()).copied().unwrap_or(0)
    }

    /// Aroma dice a seat holds, not counting those in a roll.
    pub fn held_aroma(&self, seat: Seat) -> u8 {
        self.held[seat.index()]
    }

    /// How many tokens a seat still has to take back and place (V5.5).
    pub fn owed_by(&self, seat: Seat) -> u8 {
        self.owed[seat.index()]
    }

    /// Where the tokens of a seat lie, sorted.
    pub fn tokens(&self, seat: Seat) -> [Spot; TOKENS as usize] {
        self.tokens[seat.index()].spots()
    }

    /// Who owns Best Bean.
    pub fn featured_owner(&self) -> Option<Seat> {
        self.featured_owner
    }

    /// The dice of Best Bean.
    pub fn featured(&self) -> Faces {
        self.featured
    }

    /// What the dice of Best Bean with tokens show; nothing if there are none.
    pub fn token_face(&self) -> Option<Colour> {
        self.token_face
    }

    /// Who owns Rainbow.
    pub fn rainbow_owner(&self) -> Option<Seat> {
        self.rainbow_owner
    }

    /// The rolled dice of the active seat.
    pub fn own_dice(&self, kind: Kind) -> Faces {
        self.own(kind).faces()
    }

    /// Dice in front of the active seat that are still to be rolled.
    pub fn unrolled(&self, kind: Kind) -> u8 {
        self.own(kind).unrolled()
    }

    /// The same table as if the dice of the active seat had all been rolled and showed these faces: for players who
    /// weigh rolls to come. There must be as many of each kind as it has.
    #[must_use]
    pub fn with_own_dice(mut self, coffee: Faces, aroma: Faces) -> Self {
        debug_assert_eq!((coffee.total(), aroma.total()), (self.coffee.total(), self.aroma.total()));
        self.coffee = Pool::new(coffee, 0);
        self.aroma = Pool::new(aroma, 0);
        self.frame = Frame::Choose;
        self
    }

    /// The rolled dice a seat donated.
    pub fn donated_dice(&self, donor: Seat) -> Faces {
        self.donated[donor.index()].faces()
    }

    /// Donated dice of a seat that are still to be rolled.
    pub fn donated_unrolled(&self, donor: Seat) -> u8 {
        self.donated[donor.index()].unrolled()
    }

    /// Coffee dice in the supply.
    pub fn coffee_supply(&self) -> u8 {
        COFFEE_DICE - self.featured.total() - self.coffee.total()
    }

    /// Aroma dice in the supply.
    pub fn aroma_supply(&self) -> u8 {
        self.aroma_supply
    }

    /// Abilities used in this turn.
    pub fn used(&self) -> Used {
        self.used
    }

    /// The ability of a track on the coaster in play.
    #[inline]
    pub fn ability(&self, track: Colour) -> Ability {
        Ability::of(self.coaster, self.bold_red, track)
    }

    /// V5.2: how often a track allows its ability: 0, 1 or 2. 0 too when it is completed (V4.8).
    #[inline]
    pub fn level(&self, seat: Seat, track: Colour) -> u8 {
        let Reached { once, twice, .. } = self.reached[seat.index()];
        (once >> track.index() & 1) + (twice >> track.index() & 1)
    }

    /// V5.2: how often a turn a level allows an ability.
    #[inline]
    pub fn uses_at(&self, ability: Ability, level: u8) -> u8 {
        let once = match ability {
            Ability::ExtraAroma => self.switches.extra_aroma() == ExtraAroma::Double,
            // The book doubles the steps, not the rolls.
            Ability::JointResearch => true,
            _ => false,
        };
        if once { level.min(1) } else { level }
    }

    /// V4.8: whether the seat has completed the track.
    #[inline]
    pub fn is_completed(&self, seat: Seat, track: Colour) -> bool {
        self.reached[seat.index()].cup >> track.index() & 1 != 0
    }

    /// V5.7: whether another seat's token closes the ability to this one.
    #[inline]
    pub fn is_blocked(&self, seat: Seat, track: Colour) -> bool {
        any_laid(&self.tokens)
            && self.others(seat).any(|other| self.tokens[other.index()].any(Spot::Ability(track)))
    }

    /// V5.2: the level a seat may use now: 0 when blocked.
    #[inline]
    pub(crate) fn usable_level(&self, seat: Seat, track: Colour) -> u8 {
        let level = self.level(seat, track);
        if level > 0 && self.is_blocked(seat, track) { 0 } else { level }
    }

    /// The seat that has to place a token and has none in hand, and what for: the active seat first, then
    /// clockwise.
    pub fn owed(&self) -> Option<(Seat, Owed)> {
        if !self.owes() {
            return None;
        }
        let place = if self.frame == Frame::ScoreBlend { Owed::Blend } else { Owed::Cup };
        let mut seats = std::iter::once(self.active).chain(self.others(self.active));
        seats.find(|seat| self.owed[seat.index()] > 0).map(|seat| (seat, place))
    }

    #[inline]
    pub(crate) fn owes(&self) -> bool {
        self.owed != [0; MAX_SEATS]
    }

    #[cold]
    fn await_debtor(&self) -> Awaits {
        let (seat, _) = self.owed().expect("a token is owed");
        Awaits::Seat(seat)
    }

    /// Who acts next.
    #[inline]
    pub(crate) fn next_to_act(&self) -> Awaits {
        if self.owes() {
            return self.await_debtor();
        }
        // Two tests that are nearly always answered alike come last.
        if matches!(self.frame, Frame::Roll | Frame::Opening { .. } | Frame::JointRoll) {
            return Awaits::Chance;
        }
        let asked = if let Frame::Donate { seat } = self.frame { seat } else { self.active };
        if matches!(self.frame, Frame::Over) { Awaits::Nobody } else { Awaits::Seat(asked) }
    }

    /// The roll that is due, if chance is awaited.
    #[inline]
    pub fn roll_due(&self) -> Option<RollDue> {
        if matches!(self.frame, Frame::Roll) {
            return self.next_roll();
        }
        match self.frame {
            Frame::Opening { roller, .. } => Some(RollDue { seat: roller, kind: Kind::Coffee, n: 1 }),
            Frame::JointRoll => Some(RollDue { seat: self.active, kind: Kind::Coffee, n: 1 }),
            _ => None,
        }
    }

    /// V3.4: the next dice that are to be rolled in phase II.
    #[inline]
    pub(crate) fn next_roll(&self) -> Option<RollDue> {
        if self.coffee.unrolled() > 0 {
            return Some(RollDue { seat: self.active, kind: Kind::Coffee, n: self.coffee.unrolled() });
        }
        if self.aroma.unrolled() > 0 {
            return Some(RollDue { seat: self.active, kind: Kind::Aroma, n: self.aroma.unrolled() });
        }
        if !self.has_donated() {
            return None;
        }
        self.others(self.active).find_map(|seat| {
            let n = self.donated[seat.index()].unrolled();
            (n > 0).then_some(RollDue { seat, kind: Kind::Aroma, n })
        })
    }

    #[inline]
    pub(crate) fn own(&self, kind: Kind) -> Pool {
        match kind {
            Kind::Coffee => self.coffee,
            Kind::Aroma => self.aroma,
        }
    }

    #[inline]
    pub(crate) fn own_mut(&mut self, kind: Kind) -> &mut Pool {
        match kind {
            Kind::Coffee => &mut self.coffee,
            Kind::Aroma => &mut self.aroma,
        }
    }

    /// Tokens on Best Bean, of all seats together.
    pub(crate) fn tokens_on_blend(&self) -> u8 {
        self.seats().map(|seat| self.tokens[seat.index()].count(Spot::Blend)).sum()
    }
}
