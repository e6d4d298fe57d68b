//! The options of Guatemala Café, explained.

use ::words::Message;

/// What an option is for.
pub(in crate::guatemala) fn option_message(name: &str) -> Option<Message> {
    Some(Message::new(match name {
        "seats" => "option-seats",
        "market" => "guatemala-option-market",
        "track" => "guatemala-option-track",
        "roads" => "guatemala-option-roads",
        "board" => "guatemala-option-board",
        _ => return None,
    }))
}

/// What a value of an option means.
pub(in crate::guatemala) fn value_message(name: &str, value: &str) -> Option<Message> {
    Some(Message::new(match (name, value) {
        ("market", "fixed") => "guatemala-value-market-fixed",
        ("market", "free") => "guatemala-value-market-free",
        ("track", "60") => "guatemala-value-track-60",
        ("track", "50") => "guatemala-value-track-50",
        ("roads", "50") => "guatemala-value-roads-50",
        ("roads", "36") => "guatemala-value-roads-36",
        ("board", "standard") => "guatemala-value-board-standard",
        _ => return None,
    }))
}
