//! The options of Café, explained.

use ::words::Message;

/// What an option is for.
pub(in crate::cafe) fn option_message(name: &str) -> Option<Message> {
    Some(Message::new(match name {
        "seats" => "option-seats",
        "draft" => "cafe-option-draft",
        "espresso" => "cafe-option-espresso",
        "promos" => "cafe-option-promos",
        "edition" => "cafe-option-edition",
        "delivery" => "cafe-option-delivery",
        "bids" => "cafe-option-bids",
        "bid_sum" => "cafe-option-bid-sum",
        "low_bids" => "cafe-option-low-bids",
        "ship_keep" => "cafe-option-ship-keep",
        "first_master" => "cafe-option-first-master",
        "starts" => "cafe-option-starts",
        "promo_cards" => "cafe-option-promo-cards",
        "replaced" => "cafe-option-replaced",
        "deck" => "cafe-option-deck",
        _ => return None,
    }))
}

/// What a value of an option means.
pub(in crate::cafe) fn value_message(name: &str, value: &str) -> Option<Message> {
    Some(Message::new(match (name, value) {
        ("draft", "classic") => "cafe-value-draft-classic",
        ("draft", "auction") => "cafe-value-draft-auction",
        ("espresso", "false") => "cafe-value-espresso-false",
        ("espresso", "true") => "cafe-value-espresso-true",
        ("edition", "merged") => "cafe-value-edition-merged",
        ("edition", "fr") => "cafe-value-edition-fr",
        ("edition", "de") => "cafe-value-edition-de",
        ("edition", "ua") => "cafe-value-edition-ua",
        ("delivery", "chosen") => "cafe-value-delivery-chosen",
        ("delivery", "all") => "cafe-value-delivery-all",
        ("bids", "settle") => "cafe-value-bids-settle",
        ("bids", "burn") => "cafe-value-bids-burn",
        ("bid_sum", "added") => "cafe-value-bid-sum-added",
        ("bid_sum", "alone") => "cafe-value-bid-sum-alone",
        ("low_bids", "refused") => "cafe-value-low-bids-refused",
        ("low_bids", "allowed") => "cafe-value-low-bids-allowed",
        ("low_bids", "neighbour") => "cafe-value-low-bids-neighbour",
        ("first_master", "lot") => "cafe-value-first-master-lot",
        ("first_master", seat @ ("0" | "1" | "2" | "3")) => {
            return Some(Message::new("cafe-value-first-master-seat").with("seat", seat.to_string()));
        }
        ("starts", "order") => "cafe-value-starts-order",
        ("starts", "lot") => "cafe-value-starts-lot",
        ("starts", "choose") => "cafe-value-starts-choose",
        ("promo_cards", "first") => "cafe-value-promo-cards-first",
        ("replaced", "lot") => "cafe-value-replaced-lot",
        ("ship_keep", "per_ship") => "cafe-value-ship-keep-per-ship",
        ("ship_keep", "one_per_auction") => "cafe-value-ship-keep-one-per-auction",
        ("deck", "classic") => "cafe-value-deck-classic",
        ("deck", "classic-2" | "classic-1") => "cafe-value-deck-earlier",
        _ => return None,
    }))
}
