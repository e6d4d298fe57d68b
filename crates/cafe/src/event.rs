//! What happens at the table. Nothing in Café is hidden once it happens, so every viewer sees every event.

use table::Seat;

use crate::area::{Displaced, Laid};
use crate::bean::Beans;
use crate::card::{CardId, CardSet};
use crate::catalog::Colour;
use crate::grid::Pos;

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // Field names repeat the variant's sentence.
pub enum Event {
    /// Chance drew a promo card.
    PromoDrawn { card: CardId },
    /// A plan card made room for a promo card.
    Boxed { card: CardId },
    /// The first master was drawn.
    MasterDrawn { seat: Seat },
    /// Chance dealt a start card.
    StartDealt { seat: Seat, card: CardId },
    /// A seat took a start card.
    StartTaken { seat: Seat, card: CardId },
    /// A card came onto the display.
    Shown { card: CardId },
    /// A card was taken, with the bean paid for its cup.
    Took { seat: Seat, card: CardId, paid: Option<Colour> },
    /// A card was thrown away because no card could be paid.
    Discarded { seat: Seat, card: CardId },
    /// What was left on display at the end of the draft went away.
    DisplayCleared { cards: CardSet },
    /// A bean was laid on a bid.
    BidBean { seat: Seat, colour: Colour },
    /// A bid was completed; its seat takes the token.
    BidMade { seat: Seat, total: u16 },
    /// A bid was completed that is too low for the token.
    BidLow { seat: Seat, total: u16, needed: u16 },
    /// A seat left the auction.
    Passed { seat: Seat },
    /// A bean of a bid was kept on a ship.
    Kept { seat: Seat, colour: Colour, at: Pos },
    /// The rest of a bid went to the supply.
    BidPaid { seat: Seat, beans: Beans },
    /// The auction ended with this master.
    AuctionWon { seat: Seat },
    /// A card was laid; what it displaced; the action points that follow.
    Placed { seat: Seat, laid: Laid, covered: u8, displaced: Displaced, points: u8 },
    /// A card fitted nowhere and was thrown away.
    Dropped { seat: Seat, card: CardId },
    /// A group of fields produced.
    Produced { seat: Seat, at: Pos, beans: Beans },
    /// A batch grew a bean.
    Grew { seat: Seat, at: Pos, colour: Colour },
    /// Beans moved from fields to a drying square.
    Dried { seat: Seat, at: Pos, colour: Colour, n: u16 },
    /// Beans moved from drying squares to a roasting square.
    Roasted { seat: Seat, at: Pos, colour: Colour, n: u16 },
    /// Beans were lifted off a roasting square.
    Lifted { seat: Seat, at: Pos, beans: Beans },
    /// A lifted bean went to a café or an Espresso square.
    Sent { seat: Seat, to: Pos, colour: Colour },
    /// Lifted beans went to the warehouse.
    Stored { seat: Seat, beans: Beans },
    /// A square was cleared.
    Cleared { seat: Seat, at: Pos, beans: Beans },
    /// A seat ended its round with this many points unspent.
    Ended { seat: Seat, unspent: u8 },
    /// A round ended.
    RoundEnded { round: u8 },
    /// The master token was passed on.
    MasterPassed { seat: Seat },
    /// At the end of the game ships gave their beans back.
    ShipsUnloaded { seat: Seat, beans: Beans },
    /// An Espresso bean became a bean of this colour.
    Exchanged { seat: Seat, colour: Colour },
    /// The game is over.
    GameEnded,
}
