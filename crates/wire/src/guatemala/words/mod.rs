//! Guatemala Café in messages: what an action would do, what has happened, why something is refused.

mod action;
mod event;
mod option;
mod question;
mod reason;

use ::guatemala::{Content, Line, Open, Piece, Question};
use ::words::Message;

pub(super) use action::action_message;
pub(super) use event::event_message;
pub(super) use option::{option_message, value_message};
pub(super) use question::question;
pub(super) use reason::reason_message;

/// With a piece: `piece` and `coffee`, which is `none` for a road.
pub(crate) fn with_piece(message: Message, piece: Piece) -> Message {
    let (kind, coffee) = match piece {
        Piece::Worker(coffee) => ("worker", coffee.name()),
        Piece::Hut(coffee) => ("hut", coffee.name()),
        Piece::Ship(coffee) => ("ship", coffee.name()),
        Piece::Road => ("road", "none"),
    };
    message.with("piece", kind).with("coffee", coffee)
}

/// With a line of the market: `line` is `row` or `column`, `number` counts from 1.
pub(crate) fn with_line(message: Message, line: Line) -> Message {
    match line {
        Line::Row(row) => message.with("line", "row").with("number", row),
        Line::Column(column) => message.with("line", "column").with("number", column),
    }
}

/// What a line offers, by kind with how many there are: sacks first, then huts, workers, ships, roads.
pub fn offers(open: &Open, line: Line) -> Vec<Message> {
    kinds(open, line).into_iter().map(|(content, n)| counted(content, n)).collect()
}

/// This many sacks or pieces of one kind.
pub(crate) fn counted(content: Content, n: usize) -> Message {
    let message = Message::new("guatemala-counted").with("n", n);
    match content {
        Content::Sack(coffee) => message.with("piece", "sack").with("coffee", coffee.name()),
        Content::Piece(piece) => with_piece(message, piece),
        Content::Empty => message.with("piece", "nothing").with("coffee", "none"),
    }
}

/// What lies in a line, with how many of each.
pub fn kinds(open: &Open, line: Line) -> Vec<(Content, usize)> {
    let order = |content: Content| match content {
        Content::Sack(coffee) => (0, coffee.index()),
        Content::Piece(Piece::Hut(coffee)) => (1, coffee.index()),
        Content::Piece(Piece::Worker(coffee)) => (2, coffee.index()),
        Content::Piece(Piece::Ship(coffee)) => (3, coffee.index()),
        Content::Piece(Piece::Road) => (4, 0),
        Content::Empty => (5, 0),
    };
    let mut kinds: Vec<(Content, usize)> = Vec::new();
    for content in line.fields().map(|field| open.on_market(field)) {
        match kinds.iter_mut().find(|(kind, _)| *kind == content) {
            Some((_, n)) => *n += 1,
            None => kinds.push((content, 1)),
        }
    }
    kinds.sort_by_key(|(content, _)| order(*content));
    kinds.retain(|(kind, _)| *kind != Content::Empty);
    kinds
}

/// The open question as a code word.
pub(crate) fn question_word(question: Question) -> &'static str {
    match question {
        Question::Arrange => "arrange",
        Question::ArrangePiece => "arrange-piece",
        Question::ArrangeField => "arrange-field",
        Question::Deal => "deal",
        Question::Start => "start",
        Question::SetBuyer => "set-buyer",
        Question::Move => "move",
        Question::Choose => "choose",
        Question::MayBuild => "may-build",
        Question::Take => "take",
        Question::Place => "place",
        Question::Blockade => "blockade",
        Question::Sail => "sail",
        Question::Lay => "lay",
        Question::Draw => "draw",
        Question::Over => "over",
    }
}

/// What the table is about.
pub(crate) fn phase_message(open: &Open) -> Message {
    Message::new("guatemala-phase").with("question", question_word(Question::of(open.frame())))
}
