//! Why a step of VivaJava Dice is refused.

use ::vivajava::Reason;
use ::words::Message;

use super::{ability_word, question_word};
use crate::words::{about, seat_name};

/// A reason as a clause without a full stop; the paragraph stands beside it.
pub(in crate::vivajava) fn reason_message(reason: &Reason) -> Message {
    let plain = Message::new;
    let colour = |key: &'static str, colour: ::vivajava::Colour| plain(key).with("colour", colour.name());
    let ability = |key, ability| plain(key).with("ability", ability_word(ability));
    match *reason {
        Reason::GameOver => plain("reason-game-over"),
        Reason::NotAsked(seat) => plain("reason-awaited").with("awaited", seat_name(seat)),
        Reason::DiceFirst => plain("vivajava-reason-dice-first"),
        Reason::NoRollDue => plain("vivajava-reason-no-roll-due"),
        Reason::OtherRoll(kind, n) => {
            plain("vivajava-reason-other-roll").with("n", n).with("dice", kind.name())
        }
        Reason::OtherQuestion(frame) => {
            plain("vivajava-reason-other-question").with("question", question_word(frame))
        }
        Reason::TokenOwed => plain("vivajava-reason-token-owed"),
        Reason::NotOnBlend(face) => colour("vivajava-reason-not-on-blend", face),
        Reason::NoTokenOnBlend(seat) => about("vivajava-reason-no-token-on-blend", seat),
        Reason::OnlyWithToken(face) => colour("vivajava-reason-only-with-token", face),
        Reason::MustDrop => plain("vivajava-reason-must-drop"),
        Reason::HoldsFewer(n) => plain("vivajava-reason-holds-fewer").with("n", n),
        Reason::NotOnCoaster(found) => ability("vivajava-reason-not-on-coaster", found),
        Reason::NotUnlocked(found) => ability("vivajava-reason-not-unlocked", found),
        Reason::AbilityOver(found) => ability("vivajava-reason-ability-over", found),
        Reason::Blocked(found) => ability("vivajava-reason-blocked", found),
        Reason::UsedUp(found) => ability("vivajava-reason-used-up", found),
        Reason::NoSuchDie(kind, face) => plain("vivajava-reason-no-such-die")
            .with("dice", kind.name())
            .with("colour", kind.face_name(face)),
        Reason::NothingPickedUp => plain("vivajava-reason-nothing-picked-up"),
        Reason::CannotRise => plain("vivajava-reason-cannot-rise"),
        Reason::JustFlipped => plain("vivajava-reason-just-flipped"),
        Reason::DonatedFewer(seat, n) => about("vivajava-reason-donated-fewer", seat).with("n", n),
        Reason::NotADonor(seat) => about("vivajava-reason-not-a-donor", seat),
        Reason::NoneDonated => plain("vivajava-reason-none-donated"),
        Reason::TooFewOwn(main, n) => colour("vivajava-reason-too-few-own", main).with("n", n),
        Reason::NotFive(n) => plain("vivajava-reason-not-five").with("n", n),
        Reason::NotRolled => plain("vivajava-reason-not-rolled"),
        Reason::NoPair => plain("vivajava-reason-no-pair"),
        Reason::OtherMain(main) => colour("vivajava-reason-other-main", main),
        Reason::NotBetter(seat) => about("vivajava-reason-not-better", seat),
        Reason::NotFiveColours => plain("vivajava-reason-not-five-colours"),
        Reason::OwnsRainbow => plain("vivajava-reason-owns-rainbow"),
        Reason::NoBean(face) => colour("vivajava-reason-no-bean", face),
        Reason::Beans(least, most) if least == most => {
            plain("vivajava-reason-beans-exactly").with("n", least)
        }
        Reason::Beans(least, most) => plain("vivajava-reason-beans").with("least", least).with("most", most),
        Reason::TrackCompleted(track) => colour("vivajava-reason-track-completed", track),
        Reason::NoTrack => plain("vivajava-reason-no-track"),
        Reason::NoAromaLeft => plain("vivajava-reason-no-aroma-left"),
        Reason::MustAct => plain("vivajava-reason-must-act"),
        Reason::NoTokenOnCup => plain("vivajava-reason-no-token-on-cup"),
        Reason::Yourself => plain("vivajava-reason-yourself"),
        Reason::NoSuchSeat(seat) => plain("reason-no-such-seat").with("number", seat.index()),
        Reason::OtherTarget(seat) => about("vivajava-reason-other-target", seat),
        Reason::JointResearchFirst => plain("vivajava-reason-joint-research-first"),
        Reason::NoTokenThere(_) => plain("vivajava-reason-no-token-there"),
        Reason::NotFromThere(_) => plain("vivajava-reason-not-from-there"),
    }
}
