//! What happened in Café.

use ::cafe::Event;
use ::words::Message;

use super::{bean_list, card_list};
use crate::words::about;

/// An event as a sentence.
pub(in crate::cafe) fn event_message(event: &Event) -> Message {
    match *event {
        Event::PromoDrawn { card } => Message::new("cafe-event-promo-drawn").with("card", card.to_string()),
        Event::StartDealt { seat, card } => {
            about("cafe-event-start-dealt", seat).with("card", card.to_string())
        }
        Event::StartTaken { seat, card } => {
            about("cafe-event-start-taken", seat).with("card", card.to_string())
        }
        Event::BidLow { seat, total, needed } => {
            about("cafe-event-bid-low", seat).with("total", total).with("needed", needed)
        }
        Event::Boxed { card } => Message::new("cafe-event-boxed").with("card", card.to_string()),
        Event::MasterDrawn { seat } => about("cafe-event-master-drawn", seat),
        Event::Shown { card } => Message::new("cafe-event-shown").with("card", card.to_string()),
        Event::Took { seat, card, paid: None } => {
            about("cafe-event-took", seat).with("card", card.to_string())
        }
        Event::Took { seat, card, paid: Some(colour) } => {
            about("cafe-event-bought", seat).with("card", card.to_string()).with("colour", colour.name())
        }
        Event::Discarded { seat, card } => about("cafe-event-discarded", seat).with("card", card.to_string()),
        Event::DisplayCleared { cards } => Message::new("cafe-event-display-cleared")
            .with("n", cards.len())
            .with("cards", card_list(cards.iter())),
        Event::BidBean { seat, colour } => about("cafe-event-bid-bean", seat).with("colour", colour.name()),
        Event::BidMade { seat, total } => about("cafe-event-bid-made", seat).with("total", total),
        Event::Passed { seat } => about("cafe-event-passed", seat),
        Event::Kept { seat, colour, at } => {
            about("cafe-event-kept", seat).with("colour", colour.name()).with("at", at.to_string())
        }
        Event::BidPaid { seat, beans } => {
            about("cafe-event-bid-paid", seat).with("n", beans.total()).with("beans", bean_list(beans))
        }
        Event::AuctionWon { seat } => about("cafe-event-auction-won", seat),
        Event::Placed { seat, laid, covered, displaced, points } => about("cafe-event-placed", seat)
            .with("card", laid.card.to_string())
            .with("at", laid.at.to_string())
            .with("turn", laid.turn.quarters())
            .with("covered", covered)
            .with("lost", displaced.to_supply.total())
            .with("beans", bean_list(displaced.to_supply))
            .with("saved", displaced.to_warehouse.total())
            .with("kept", bean_list(displaced.to_warehouse))
            .with("points", points),
        Event::Dropped { seat, card } => about("cafe-event-dropped", seat).with("card", card.to_string()),
        Event::Produced { seat, at, beans } => about("cafe-event-produced", seat)
            .with("at", at.to_string())
            .with("n", beans.total())
            .with("beans", bean_list(beans)),
        Event::Grew { seat, at, colour } => {
            about("cafe-event-grew", seat).with("at", at.to_string()).with("colour", colour.name())
        }
        Event::Dried { seat, at, colour, n } => about("cafe-event-dried", seat)
            .with("at", at.to_string())
            .with("colour", colour.name())
            .with("n", n),
        Event::Roasted { seat, at, colour, n } => about("cafe-event-roasted", seat)
            .with("at", at.to_string())
            .with("colour", colour.name())
            .with("n", n),
        Event::Lifted { seat, at, beans } => {
            about("cafe-event-lifted", seat).with("at", at.to_string()).with("beans", bean_list(beans))
        }
        Event::Sent { seat, to, colour } => {
            about("cafe-event-sent", seat).with("at", to.to_string()).with("colour", colour.name())
        }
        Event::Stored { seat, beans } => about("cafe-event-stored", seat).with("beans", bean_list(beans)),
        Event::Cleared { seat, at, beans } => {
            about("cafe-event-cleared", seat).with("at", at.to_string()).with("beans", bean_list(beans))
        }
        Event::Ended { seat, unspent } => about("cafe-event-ended", seat).with("points", unspent),
        Event::RoundEnded { round } => Message::new("cafe-event-round-ended").with("round", round),
        Event::MasterPassed { seat } => about("cafe-event-master-passed", seat),
        Event::ShipsUnloaded { seat, beans } => {
            about("cafe-event-ships-unloaded", seat).with("beans", bean_list(beans))
        }
        Event::Exchanged { seat, colour } => {
            about("cafe-event-exchanged", seat).with("colour", colour.name())
        }
        Event::GameEnded => Message::new("event-game-over"),
    }
}
