//! What happens in Café, as JSON.

use ::cafe::{Colour, Event, Pos};
use serde::Serialize;
use table::Seat;

#[cfg(test)]
use ts_rs::TS;

use super::shape::{BeanCounts, CardAt};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(test, derive(TS))]
#[expect(missing_docs, reason = "the fields repeat the variant's sentence")]
pub enum CafeEvent {
    /// Chance drew a promo card.
    PromoDrawn { card: CardAt },
    /// A plan card made room for a promo card.
    Boxed { card: CardAt },
    /// The first master was drawn.
    MasterDrawn { seat: usize },
    /// Chance dealt a start card.
    StartDealt { seat: usize, card: CardAt },
    /// A seat took a start card.
    StartTaken { seat: usize, card: CardAt },
    /// A card came onto the display.
    Shown { card: CardAt },
    /// A card was taken, with the bean paid for its cup.
    Took { seat: usize, card: CardAt, paid: Option<BeanColour> },
    /// A card was thrown away because no card could be paid.
    Discarded { seat: usize, card: CardAt },
    /// What was left on display at the end of the draft went away.
    DisplayCleared { cards: Vec<CardAt> },
    /// A bean was laid on a bid.
    BidBean { seat: usize, colour: BeanColour },
    /// A bid was completed; its seat takes the token.
    BidMade { seat: usize, total: u16 },
    /// A bid was completed that is too low for the token.
    BidLow { seat: usize, total: u16, needed: u16 },
    /// A seat left the auction.
    Passed { seat: usize },
    /// A bean of a bid was kept on a ship.
    Kept { seat: usize, colour: BeanColour, x: i8, y: i8 },
    /// The rest of a bid went to the supply.
    BidPaid { seat: usize, beans: BeanCounts },
    /// The auction ended with this master.
    AuctionWon { seat: usize },
    /// A card was laid; what it displaced; the action points that follow.
    Placed {
        seat: usize,
        card: CardAt,
        x: i8,
        y: i8,
        turn: u8,
        covered: u8,
        points: u8,
        to_supply: BeanCounts,
        to_warehouse: BeanCounts,
    },
    /// A card fitted nowhere and was thrown away.
    Dropped { seat: usize, card: CardAt },
    /// A group of fields produced.
    Produced { seat: usize, x: i8, y: i8, beans: BeanCounts },
    /// A batch grew a bean.
    Grew { seat: usize, x: i8, y: i8, colour: BeanColour },
    /// Beans moved from fields to a drying square.
    Dried { seat: usize, x: i8, y: i8, colour: BeanColour, n: u16 },
    /// Beans moved from drying squares to a roasting square.
    Roasted { seat: usize, x: i8, y: i8, colour: BeanColour, n: u16 },
    /// Beans were lifted off a roasting square.
    Lifted { seat: usize, x: i8, y: i8, beans: BeanCounts },
    /// A lifted bean went to a café or an Espresso square.
    Sent { seat: usize, x: i8, y: i8, colour: BeanColour },
    /// Lifted beans went to the warehouse.
    Stored { seat: usize, beans: BeanCounts },
    /// A square was cleared.
    Cleared { seat: usize, x: i8, y: i8, beans: BeanCounts },
    /// A seat ended its round with this many points unspent.
    Ended { seat: usize, unspent: u8 },
    /// A round ended.
    RoundEnded { round: u8 },
    /// The master token was passed on.
    MasterPassed { seat: usize },
    /// At the end of the game ships gave their beans back.
    ShipsUnloaded { seat: usize, beans: BeanCounts },
    /// An Espresso bean became a bean of this colour.
    Exchanged { seat: usize, colour: BeanColour },
    /// The game is over.
    GameEnded,
}

/// A colour of beans.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(type = "'yellow' | 'brown' | 'green' | 'red'"))]
pub struct BeanColour(&'static str);

impl From<Colour> for BeanColour {
    fn from(colour: Colour) -> Self {
        BeanColour(colour.name())
    }
}

impl From<&Event> for CafeEvent {
    fn from(event: &Event) -> Self {
        let at = |Pos { x, y }: Pos| (x, y);
        let of = Seat::index;
        match *event {
            Event::PromoDrawn { card } => CafeEvent::PromoDrawn { card: CardAt(card) },
            Event::Boxed { card } => CafeEvent::Boxed { card: CardAt(card) },
            Event::MasterDrawn { seat } => CafeEvent::MasterDrawn { seat: of(seat) },
            Event::StartDealt { seat, card } => CafeEvent::StartDealt { seat: of(seat), card: CardAt(card) },
            Event::StartTaken { seat, card } => CafeEvent::StartTaken { seat: of(seat), card: CardAt(card) },
            Event::Shown { card } => CafeEvent::Shown { card: CardAt(card) },
            Event::Took { seat, card, paid } => {
                CafeEvent::Took { seat: of(seat), card: CardAt(card), paid: paid.map(Into::into) }
            }
            Event::Discarded { seat, card } => CafeEvent::Discarded { seat: of(seat), card: CardAt(card) },
            Event::DisplayCleared { cards } => {
                CafeEvent::DisplayCleared { cards: cards.iter().map(CardAt).collect() }
            }
            Event::BidBean { seat, colour } => CafeEvent::BidBean { seat: of(seat), colour: colour.into() },
            Event::BidMade { seat, total } => CafeEvent::BidMade { seat: of(seat), total },
            Event::BidLow { seat, total, needed } => CafeEvent::BidLow { seat: of(seat), total, needed },
            Event::Passed { seat } => CafeEvent::Passed { seat: of(seat) },
            Event::Kept { seat, colour, at: pos } => {
                let (x, y) = at(pos);
                CafeEvent::Kept { seat: of(seat), colour: colour.into(), x, y }
            }
            Event::BidPaid { seat, beans } => {
                CafeEvent::BidPaid { seat: of(seat), beans: BeanCounts::from_beans(beans) }
            }
            Event::AuctionWon { seat } => CafeEvent::AuctionWon { seat: of(seat) },
            Event::Placed { seat, laid, covered, displaced, points } => {
                let (x, y) = at(laid.at);
                CafeEvent::Placed {
                    seat: of(seat),
                    card: CardAt(laid.card),
                    x,
                    y,
                    turn: laid.turn.quarters(),
                    covered,
                    points,
                    to_supply: BeanCounts::from_beans(displaced.to_supply),
                    to_warehouse: BeanCounts::from_beans(displaced.to_warehouse),
                }
            }
            Event::Dropped { seat, card } => CafeEvent::Dropped { seat: of(seat), card: CardAt(card) },
            Event::Produced { seat, at: pos, beans } => {
                let (x, y) = at(pos);
                CafeEvent::Produced { seat: of(seat), x, y, beans: BeanCounts::from_beans(beans) }
            }
            Event::Grew { seat, at: pos, colour } => {
                let (x, y) = at(pos);
                CafeEvent::Grew { seat: of(seat), x, y, colour: colour.into() }
            }
            Event::Dried { seat, at: pos, colour, n } => {
                let (x, y) = at(pos);
                CafeEvent::Dried { seat: of(seat), x, y, colour: colour.into(), n }
            }
            Event::Roasted { seat, at: pos, colour, n } => {
                let (x, y) = at(pos);
                CafeEvent::Roasted { seat: of(seat), x, y, colour: colour.into(), n }
            }
            Event::Lifted { seat, at: pos, beans } => {
                let (x, y) = at(pos);
                CafeEvent::Lifted { seat: of(seat), x, y, beans: BeanCounts::from_beans(beans) }
            }
            Event::Sent { seat, to, colour } => {
                let (x, y) = at(to);
                CafeEvent::Sent { seat: of(seat), x, y, colour: colour.into() }
            }
            Event::Stored { seat, beans } => {
                CafeEvent::Stored { seat: of(seat), beans: BeanCounts::from_beans(beans) }
            }
            Event::Cleared { seat, at: pos, beans } => {
                let (x, y) = at(pos);
                CafeEvent::Cleared { seat: of(seat), x, y, beans: BeanCounts::from_beans(beans) }
            }
            Event::Ended { seat, unspent } => CafeEvent::Ended { seat: of(seat), unspent },
            Event::RoundEnded { round } => CafeEvent::RoundEnded { round },
            Event::MasterPassed { seat } => CafeEvent::MasterPassed { seat: of(seat) },
            Event::ShipsUnloaded { seat, beans } => {
                CafeEvent::ShipsUnloaded { seat: of(seat), beans: BeanCounts::from_beans(beans) }
            }
            Event::Exchanged { seat, colour } => {
                CafeEvent::Exchanged { seat: of(seat), colour: colour.into() }
            }
            Event::GameEnded => CafeEvent::GameEnded,
        }
    }
}
