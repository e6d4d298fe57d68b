//! The options of Guatemala Café, explained.

use ::words::Message;

/// What an option is for.
pub(in crate::guatemala) fn option_message(name: &str) -> Option<Message> {
    Some(Message::new(match name {
        "seats" => "option-seats",
        "market" => "guatemala-option-market",
        "first" => "guatemala-option-first",
        "track" => "guatemala-option-track",
        "roads" => "guatemala-option-roads",
        "idle_end" => "guatemala-option-idle-end",
        "board" => "guatemala-option-board",
        _ => return None,
    }))
}

/// What a value of an option means.
pub(in crate::guatemala) fn value_message(name: &str, value: &str) -> Option<Message> {
    Some(Message::new(match (name, value) {
        ("market", "fixed") => "guatemala-value-market-fixed",
        ("market", "free") => "guatemala-value-market-free",
        ("market", "players") => "guatemala-value-market-players",
        ("first", "lot") => "guatemala-value-first-lot",
        ("first", "seat0") => "guatemala-value-first-seat0",
        ("first", "seat1") => "guatemala-value-first-seat1",
        ("first", "seat2") => "guatemala-value-first-seat2",
        ("first", "seat3") => "guatemala-value-first-seat3",
        ("track", "60") => "guatemala-value-track-60",
        ("track", "50") => "guatemala-value-track-50",
        ("roads", "50") => "guatemala-value-roads-50",
        ("roads", "36") => "guatemala-value-roads-36",
        ("idle_end", "4") => "guatemala-value-idle-end-4",
        ("idle_end", "2") => "guatemala-value-idle-end-2",
        ("idle_end", "off") => "guatemala-value-idle-end-off",
        ("board", "standard") => "guatemala-value-board-standard",
        ("board", "standard-2") => "guatemala-value-board-standard-2",
        _ => return None,
    }))
}
