//! One refusal of every kind, for those that random games do not meet.

use std::str::FromStr;

use table::{Awaits, Game, Seat, SeatSet, UndoClosed, Viewer};
use wire::WireGame;

use crate::words::Met;

/// Adds them all.
pub(crate) fn add_all(met: &mut Met) {
    cafe().iter().for_each(|reason| met.add(::cafe::Cafe::reason_message(reason)));
    guatemala().iter().for_each(|reason| met.add(::guatemala::Guatemala::reason_message(reason)));
    vivajava().iter().for_each(|reason| met.add(::vivajava::Vivajava::reason_message(reason)));
    undo(met);
    rare(met);
    let rating = |score| wire::rating_message(::cafe::Rating::of(score));
    [0, 15, 23, 30, 36, 41].into_iter().map(rating).for_each(|message| met.add(message));
    met.add(words::Message::new("event-undone").with("seat", 0u8).with("action", "end"));
    met.add(words::Message::new("event-undone-hidden").with("seat", 0u8));
}

/// Actions and events that random games hardly ever meet.
fn rare(met: &mut Met) {
    use ::vivajava::{Colour, Event, Spot};
    let (one, other) = (seat(0), seat(1));
    let cafe = ::cafe::Cafe::new(&::cafe::Setup::default()).expect("the usual set-up");
    let view = cafe.view(Viewer::Seat(one));
    met.add(::cafe::Cafe::action_message(&view, one, &::cafe::Action::Drop));
    met.add(::cafe::Cafe::event_message(&::cafe::Event::Dropped { seat: one, card: read("17") }));

    let guatemala = ::guatemala::Guatemala::new(&::guatemala::Setup::default()).expect("the usual set-up");
    let view = guatemala.view(Viewer::Seat(one));
    let harbour = ::guatemala::Harbour::new(3).expect("there is a third harbour");
    met.add(::guatemala::Guatemala::action_message(&view, one, &::guatemala::Action::Sail(harbour)));

    type Vivajava = ::vivajava::Vivajava;
    let vivajava = Vivajava::new(&::vivajava::Setup::default()).expect("the usual set-up");
    let view = vivajava.view(Viewer::Seat(one));
    let recalls =
        [Spot::Hand, Spot::Cup, Spot::Blend, Spot::Ability(Colour::Red), Spot::Track(other, Colour::Green)];
    for action in recalls.map(::vivajava::Action::Recall).into_iter().chain([
        ::vivajava::Action::Leave,
        ::vivajava::Action::Pass,
        ::vivajava::Action::Decay { face: Colour::White, token: Some(other) },
    ]) {
        met.add(Vivajava::action_message(&view, one, &action));
    }
    met.add(Vivajava::event_message(&Event::Passed(one)));
    met.add(words::Message::new("vivajava-effect-rainbow-lost"));
}

fn undo(met: &mut Met) {
    type Cafe = ::cafe::Cafe;
    let viewer = Viewer::Spectator;
    let closed: [UndoClosed<Cafe>; 4] = [
        UndoClosed::NothingToUndo,
        UndoClosed::ChanceSpoke(::cafe::Outcome::Master(seat(1))),
        UndoClosed::OtherSeatChose(seat(1), ::cafe::Action::End),
        UndoClosed::Revealed(::cafe::Action::End),
    ];
    closed.iter().for_each(|closed| met.add(Cafe::undo_message(closed, viewer)));
    let dealt = ::guatemala::Outcome::Deal(::guatemala::Coffee::ALL[0]);
    met.add(::guatemala::Guatemala::undo_message(&UndoClosed::ChanceSpoke(dealt), viewer));
    // No game has secret choices yet; the words are there for one that has.
    met.add(words::Message::new("undo-other-hidden").with("seat", 1u8));
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

fn read<T: FromStr>(text: &str) -> T
where
    T::Err: std::fmt::Debug,
{
    text.parse().expect("well written")
}

fn cafe() -> Vec<::cafe::Reason> {
    use ::cafe::{Colour, Question, Reason};
    let (at, card) = (read("3,-1"), read("17"));
    let mut reasons = vec![
        Reason::NoSuchSeat(seat(3)),
        Reason::GameOver,
        Reason::NotDue,
        Reason::NotOnDisplay(card),
        Reason::NothingToPay(card),
        Reason::ShipsPay(card),
        Reason::AuctionPaid,
        Reason::MustPay(card),
        Reason::CannotPay(card),
        Reason::MayNotDecline,
        Reason::BidBegun,
        Reason::NothingBid,
        Reason::NoEmptyShip(at),
        Reason::HidesLastCup,
        Reason::FitsSomewhere,
        Reason::NoPoints,
        Reason::NoSquare(at),
        Reason::NamedBy(at),
        Reason::GroupFull,
        Reason::Occupied(at),
        Reason::OtherGroup(at),
        Reason::NothingThere(at),
        Reason::NothingRoasted,
        Reason::DeliverChosen,
        Reason::DeliverEverything,
        Reason::StaysThere(at),
        Reason::HoldsNone(at),
        Reason::NotDrawable(card),
        Reason::NoStartCard(card),
    ];
    let both: SeatSet = [seat(0), seat(2)].into_iter().collect();
    for awaits in [Awaits::Seat(seat(1)), Awaits::Seats(both), Awaits::Chance, Awaits::Nobody] {
        reasons.push(Reason::NotAwaited { seat: seat(0), awaits });
    }
    for colour in Colour::ALL {
        reasons.push(Reason::NoneInWarehouse(colour));
        reasons.push(Reason::NotInBid(colour));
        reasons.push(Reason::NoneOnFields(colour));
        reasons.push(Reason::NoneDrying(colour));
        reasons.push(Reason::NotLifted(colour));
        reasons.push(Reason::NotWanted { at, colour });
    }
    for n in 0..7 {
        reasons.push(Reason::BidTooLow { bid: n, needed: n + 1 });
        reasons.push(Reason::CannotReach { needed: n + 1 });
        reasons.push(Reason::Covers { covers: n.into() });
    }
    for wanted in ["a field", "a drying square", "a roasting square", "a café or an Espresso square"] {
        reasons.push(Reason::NotOfKind { at, wanted });
    }
    for question in [
        Question::Start,
        Question::Take,
        Question::Bid,
        Question::BidMore,
        Question::Keep,
        Question::Place,
        Question::Act,
        Question::Grow,
        Question::DryMore,
        Question::RoastMore,
        Question::Deliver,
        Question::Exchange,
    ] {
        reasons.push(Reason::NotAsked(question));
    }
    reasons
}

fn guatemala() -> Vec<::guatemala::Reason> {
    use ::guatemala::{Coffee, Harbour, Line, Piece, Question, Reason};
    let (market, field, segment) = (read("r3c7"), read("d7"), read("4.8-5.8"));
    let harbour = Harbour::new(3).expect("there is a third harbour");
    let mut reasons = vec![
        Reason::NotAwaited(Awaits::Seat(seat(1))),
        Reason::NoSuchSpace(40),
        Reason::NoSuchMove(9),
        Reason::FourthStepTooDear(1),
        Reason::NotInLine(market, Line::Row(1)),
        Reason::NotInLine(market, Line::Column(2)),
        Reason::NoSackThere(market),
        Reason::NoPieceThere(market),
        Reason::NothingToBuild(Line::Row(4)),
        Reason::NothingTakenYet,
        Reason::NoSuchField(field),
        Reason::FieldTaken(field),
        Reason::WorkerOnSite(field),
        Reason::NoSite(field),
        Reason::SiteClosed(field),
        Reason::TooDear { price: 4, money: 1 },
        Reason::NoSuchSegment(segment),
        Reason::SegmentClosed(segment),
        Reason::RoadThere(segment),
        Reason::NoSuchHarbour(harbour),
        Reason::HarbourClosed(harbour),
        Reason::HarbourFull(harbour),
        Reason::NotTied(harbour),
        Reason::SackField(market),
        Reason::SomethingThere(market),
        Reason::NoSuchSeat(seat(3)),
    ];
    for coffee in Coffee::ALL {
        reasons.push(Reason::SecondHut(coffee));
        reasons.push(Reason::ApartFromGroup(field, coffee));
        reasons.push(Reason::ApartFromWorkers(field, coffee));
        reasons.push(Reason::TouchesOther(field, coffee, seat(0)));
        reasons.push(Reason::NoSuchSack(coffee));
        reasons.push(Reason::NoSackLeft(coffee));
        reasons.push(Reason::CoffeeShown(coffee));
        for piece in [Piece::Worker(coffee), Piece::Hut(coffee), Piece::Ship(coffee), Piece::Road] {
            reasons.push(Reason::CannotBePlaced(piece));
            reasons.push(Reason::OtherPieceInHand(piece));
            reasons.push(Reason::NoneLeft(piece));
        }
    }
    for question in [
        Question::Arrange,
        Question::ArrangePiece,
        Question::ArrangeField,
        Question::Deal,
        Question::Start,
        Question::SetBuyer,
        Question::Move,
        Question::Choose,
        Question::MayBuild,
        Question::Take,
        Question::Place,
        Question::Blockade,
        Question::Sail,
        Question::Lay,
        Question::Draw,
        Question::Over,
    ] {
        reasons.push(Reason::OtherQuestion(question));
    }
    reasons
}

fn vivajava() -> Vec<::vivajava::Reason> {
    use ::vivajava::{Ability, Colour, Frame, Kind, Reason, Spot};
    let mut reasons = vec![
        Reason::GameOver,
        Reason::NotAsked(seat(1)),
        Reason::DiceFirst,
        Reason::NoRollDue,
        Reason::OtherRoll(Kind::Coffee, 5),
        Reason::OtherRoll(Kind::Aroma, 1),
        Reason::TokenOwed,
        Reason::NoTokenOnBlend(seat(0)),
        Reason::MustDrop,
        Reason::NothingPickedUp,
        Reason::CannotRise,
        Reason::JustFlipped,
        Reason::NotADonor(seat(0)),
        Reason::NoneDonated,
        Reason::NotFive(4),
        Reason::NotRolled,
        Reason::NoPair,
        Reason::NotBetter(seat(0)),
        Reason::NotFiveColours,
        Reason::OwnsRainbow,
        Reason::Beans(2, 2),
        Reason::Beans(1, 3),
        Reason::NoTrack,
        Reason::NoAromaLeft,
        Reason::MustAct,
        Reason::NoTokenOnCup,
        Reason::Yourself,
        Reason::NoSuchSeat(seat(3)),
        Reason::OtherTarget(seat(0)),
        Reason::JointResearchFirst,
        Reason::NoTokenThere(Spot::Cup),
        Reason::NotFromThere(Spot::Blend),
    ];
    for n in 0..6 {
        reasons.push(Reason::HoldsFewer(n));
        reasons.push(Reason::DonatedFewer(seat(0), n));
    }
    for colour in Colour::ALL {
        reasons.push(Reason::NotOnBlend(colour));
        reasons.push(Reason::OnlyWithToken(colour));
        reasons.push(Reason::TooFewOwn(colour, 1));
        reasons.push(Reason::TooFewOwn(colour, 2));
        reasons.push(Reason::OtherMain(colour));
        reasons.push(Reason::NoBean(colour));
        reasons.push(Reason::TrackCompleted(colour));
        reasons.push(Reason::NoSuchDie(Kind::Coffee, colour));
        reasons.push(Reason::NoSuchDie(Kind::Aroma, colour));
    }
    for ability in [
        Ability::Reroll,
        Ability::Upgrade,
        Ability::Flip,
        Ability::FocusGroups,
        Ability::JointResearch,
        Ability::Block,
        Ability::RideAlong,
        Ability::ExtraAroma,
        Ability::Bottleneck,
    ] {
        reasons.push(Reason::NotOnCoaster(ability));
        reasons.push(Reason::NotUnlocked(ability));
        reasons.push(Reason::AbilityOver(ability));
        reasons.push(Reason::Blocked(ability));
        reasons.push(Reason::UsedUp(ability));
    }
    let colour = Colour::White;
    for frame in [
        Frame::TurnStart,
        Frame::Decay,
        Frame::KeepOrDrop,
        Frame::Donate { seat: seat(0) },
        Frame::Roll,
        Frame::Choose,
        Frame::RerollAroma,
        Frame::Blend { main: colour, used: [0; 4] },
        Frame::ScoreBlend,
        Frame::Focus { left: 1 },
        Frame::Activate,
        Frame::JointRoll,
        Frame::JointPartner { colour },
        Frame::Over,
    ] {
        reasons.push(Reason::OtherQuestion(frame));
    }
    reasons
}
