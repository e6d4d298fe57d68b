//! Why a step is refused.

use std::fmt;

use table::{Refusal, RuleRef, Seat};

use crate::catalog::{Ability, Colour, Kind};
use crate::frame::Frame;
use crate::tokens::Spot;

/// Why a step is refused, with the data to say so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// V6.1: nobody acts any more.
    GameOver,
    /// Another seat is asked.
    NotAsked(Seat),
    /// Dice are rolled first.
    DiceFirst,
    /// No dice are to be rolled now.
    NoRollDue,
    /// The roll due is another one.
    OtherRoll(Kind, u8),
    /// The question that is open is another one.
    OtherQuestion(Frame),
    /// A token is owed: take one back or leave it.
    TokenOwed,
    /// No such die lies on the blend.
    NotOnBlend(Colour),
    /// That seat has no token on such a die.
    NoTokenOnBlend(Seat),
    /// Every die of that face carries a token.
    OnlyWithToken(Colour),
    /// One die left: it must be dropped.
    MustDrop,
    /// The seat holds fewer aroma dice.
    HoldsFewer(u8),
    /// The coaster in play has no such ability.
    NotOnCoaster(Ability),
    /// The track has not reached 1X.
    NotUnlocked(Ability),
    /// The track is completed and its ability over.
    AbilityOver(Ability),
    /// An opponent's token closes it.
    Blocked(Ability),
    /// Used as often as the track allows.
    UsedUp(Ability),
    /// The own roll shows no such die.
    NoSuchDie(Kind, Colour),
    /// Nothing was picked up.
    NothingPickedUp,
    /// Black and the joker cannot rise.
    CannotRise,
    /// The only such die was just flipped.
    JustFlipped,
    /// Donated dice of that colour: that seat rolled fewer.
    DonatedFewer(Seat, u8),
    /// The active seat's dice are no donation, and no seat beyond the last donates.
    NotADonor(Seat),
    /// No donated die named.
    NoneDonated,
    /// Fewer own dice of the main colour than this.
    TooFewOwn(Colour, u8),
    /// A blend has exactly five dice.
    NotFive(u8),
    /// The own dice do not show that.
    NotRolled,
    /// No two beans of a colour.
    NoPair,
    /// Another colour would be rated higher, so that donated dice would not raise the strength.
    OtherMain(Colour),
    /// The Best Bean of that seat is rated as high or higher.
    NotBetter(Seat),
    /// The dice do not show five colours.
    NotFiveColours,
    /// The seat owns Rainbow already.
    OwnsRainbow,
    /// No own die of that colour, nor a joker.
    NoBean(Colour),
    /// The number of beans must be between these.
    Beans(u8, u8),
    /// The track is completed.
    TrackCompleted(Colour),
    /// Black has no track.
    NoTrack,
    /// No aroma die is in the supply.
    NoAromaLeft,
    /// A blend or research is possible.
    MustAct,
    /// No token lies on the cup of the red track.
    NoTokenOnCup,
    /// A seat cannot choose itself.
    Yourself,
    /// No such seat at this table.
    NoSuchSeat(Seat),
    /// Another seat could carry it out more completely.
    OtherTarget(Seat),
    /// Joint research must be used first.
    JointResearchFirst,
    /// No own token lies there.
    NoTokenThere(Spot),
    /// A token that lies there is not taken back for this.
    NotFromThere(Spot),
}

impl Reason {
    /// The refusal that cites this paragraph.
    pub(crate) fn under(self, rule: RuleRef) -> Refusal<Reason> {
        Refusal { reason: self, rule }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::GameOver => write!(f, "the game is over"),
            Reason::NotAsked(seat) => write!(f, "{seat} is asked now"),
            Reason::DiceFirst => write!(f, "dice are to be rolled first"),
            Reason::NoRollDue => write!(f, "no dice are to be rolled now"),
            Reason::OtherRoll(kind, n) => write!(f, "the roll due is of {n} {} dice", kind.name()),
            Reason::OtherQuestion(frame) => write!(f, "the question is another one: {}", question(*frame)),
            Reason::TokenOwed => write!(f, "a token is to be placed: take one back or leave it"),
            Reason::NotOnBlend(face) => write!(f, "no {} die lies on the blend", face.name()),
            Reason::NoTokenOnBlend(seat) => write!(f, "{seat} has no token on such a die"),
            Reason::OnlyWithToken(face) => write!(f, "every {} die there carries a token", face.name()),
            Reason::MustDrop => write!(f, "a single die cannot be kept"),
            Reason::HoldsFewer(n) => write!(f, "only {n} aroma dice are held"),
            Reason::NotOnCoaster(ability) => write!(f, "the coaster in play has no {}", ability.name()),
            Reason::NotUnlocked(ability) => write!(f, "{} is not unlocked", ability.name()),
            Reason::AbilityOver(ability) => write!(f, "{} ended with its track", ability.name()),
            Reason::Blocked(ability) => write!(f, "{} is blocked", ability.name()),
            Reason::UsedUp(ability) => write!(f, "{} is used up for this turn", ability.name()),
            Reason::NoSuchDie(kind, face) => {
                write!(f, "no own {} die shows {}", kind.name(), kind.face_name(*face))
            }
            Reason::NothingPickedUp => write!(f, "no die was chosen"),
            Reason::CannotRise => write!(f, "black and the joker cannot rise"),
            Reason::JustFlipped => write!(f, "the same die cannot be flipped twice"),
            Reason::DonatedFewer(seat, n) => write!(f, "{seat} donated only {n} such dice"),
            Reason::NotADonor(seat) => write!(f, "{seat} donated nothing"),
            Reason::NoneDonated => write!(f, "no donated die was chosen"),
            Reason::TooFewOwn(main, 1) => write!(f, "an own die must be {} too", main.name()),
            Reason::TooFewOwn(main, n) => {
                write!(f, "donated dice only strengthen: {n} own dice must be {}", main.name())
            }
            Reason::NotFive(n) => write!(f, "a blend has five dice, not {n}"),
            Reason::NotRolled => write!(f, "the own dice do not show that"),
            Reason::NoPair => write!(f, "no two beans have the same colour"),
            Reason::OtherMain(main) => {
                write!(
                    f,
                    "donated dice must raise the strength: the main colour would not be {}",
                    main.name()
                )
            }
            Reason::NotBetter(seat) => write!(f, "the blend of {seat} is rated as high or higher"),
            Reason::NotFiveColours => write!(f, "the own dice do not show five colours"),
            Reason::OwnsRainbow => write!(f, "the seat owns the rainbow already"),
            Reason::NoBean(colour) => write!(f, "no own die is {}", colour.name()),
            Reason::Beans(least, most) if least == most => write!(f, "the beans number {least}"),
            Reason::Beans(least, most) => write!(f, "the beans number {least} to {most}"),
            Reason::TrackCompleted(track) => write!(f, "the {} track is completed", track.name()),
            Reason::NoTrack => write!(f, "black has no track"),
            Reason::NoAromaLeft => write!(f, "no aroma die is left in the supply"),
            Reason::MustAct => write!(f, "a blend or research is possible"),
            Reason::NoTokenOnCup => write!(f, "no token lies on the red cup"),
            Reason::Yourself => write!(f, "an opponent must be chosen"),
            Reason::NoSuchSeat(seat) => write!(f, "nobody sits at {seat}"),
            Reason::OtherTarget(seat) => write!(f, "{seat} can carry it out more completely"),
            Reason::JointResearchFirst => write!(f, "joint research must be used first"),
            Reason::NoTokenThere(_) => write!(f, "no own token lies there"),
            Reason::NotFromThere(_) => write!(f, "a token from there cannot be placed here"),
        }
    }
}

/// The open question in words.
const fn question(frame: Frame) -> &'static str {
    match frame {
        Frame::Opening { .. } => "a roll for the start",
        Frame::TurnStart => "the start of a turn",
        Frame::Decay => "which die decays",
        Frame::KeepOrDrop => "keep or drop",
        Frame::Donate { .. } => "how many aroma dice to donate",
        Frame::Roll | Frame::JointRoll => "a roll",
        Frame::Choose => "a roll ability, a blend or research",
        Frame::RerollAroma => "which aroma dice to roll again",
        Frame::Blend { .. } => "the own dice of the blend",
        Frame::ScoreBlend => "the points of the blend",
        Frame::Focus { .. } => "a step of the focus groups",
        Frame::Activate => "an ability or the end of the turn",
        Frame::JointPartner { .. } => "a partner for joint research",
        Frame::Over => "nothing",
    }
}
