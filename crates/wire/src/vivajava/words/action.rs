//! What an action of VivaJava Dice would do.

use ::vivajava::{Action, BLEND_DICE, Colour, Event, Faces, JOKER, Kind, Rating, Source, Spot, Vivajava};
use ::words::Message;
use table::{Game, Seat, Step};

use super::event::source_words;
use super::{ability_word, spot, with_rating};
use crate::words::about;

/// What the action would do, if the seat chose it now.
pub(in crate::vivajava) fn action_message(table: &Vivajava, seat: Seat, action: &Action) -> Message {
    let plain = Message::new;
    match *action {
        Action::Decay { face, token } => {
            let key = match token {
                None => "vivajava-action-decay",
                Some(_) => "vivajava-action-decay-token",
            };
            let left = match table.featured().count(face) {
                0 => table.featured(),
                _ => table.featured().minus(Faces::of(face, 1)),
            };
            let message = with_rating(plain(key), Rating::of(left)).with("face", face.name());
            match token {
                None => message,
                Some(owner) => message.with("other", owner.index()),
            }
        }
        Action::Keep => plain("vivajava-action-keep"),
        Action::Drop => plain("vivajava-action-drop").with("n", table.featured().total()),
        Action::Donate(n) => {
            plain("vivajava-action-donate").with("n", n).with("other", table.active().index())
        }
        Action::Reroll(faces) => again(table, Kind::Coffee, faces),
        Action::RerollAroma(faces) => again(table, Kind::Aroma, faces),
        Action::Upgrade { kind, face } => plain("vivajava-action-upgrade")
            .with("dice", kind.name())
            .with("colour", kind.face_name(face))
            .with("to", face.darker().map_or("none", |darker| kind.face_name(darker))),
        Action::Flip { kind, face } => plain("vivajava-action-flip")
            .with("dice", kind.name())
            .with("colour", kind.face_name(face))
            .with("to", kind.face_name(face.opposite())),
        Action::Use { main, dice } => {
            let donated: u8 = dice.iter().sum();
            let shown: u8 =
                [Kind::Coffee, Kind::Aroma].iter().map(|&kind| table.own_dice(kind).count(main)).sum();
            let jokers = if main == JOKER { 0 } else { table.own_dice(Kind::Aroma).count(JOKER) };
            plain("vivajava-action-use")
                .with("n", donated)
                .with("colour", main.name())
                .with("strength", (donated + shown + jokers).min(BLEND_DICE))
        }
        Action::Blend(faces) => {
            let message = plain("vivajava-action-blend").with("faces", faces.letters(Kind::Coffee));
            let rating = match table.frame() {
                // The donated dice count as well.
                ::vivajava::Frame::Blend { main, used } => {
                    let donated: u8 = used.iter().sum();
                    let all = donated + faces.count(main);
                    Some(Rating { strength: all, roast: main.roast() })
                }
                _ => Rating::of(faces),
            };
            then(with_rating(message, rating), table, seat, action)
        }
        Action::Rainbow => then(plain("vivajava-action-rainbow"), table, seat, action),
        Action::Research { colour: Colour::Black, beans } => {
            plain("vivajava-action-research-black").with("n", beans.min(table.aroma_supply()))
        }
        Action::Research { colour, beans } => {
            let message = plain("vivajava-action-research").with("colour", colour.name()).with("n", beans);
            then(message, table, seat, action)
        }
        Action::Pass => plain("vivajava-action-pass"),
        Action::Focus(colour) => {
            then(plain("vivajava-action-focus").with("colour", colour.name()), table, seat, action)
        }
        Action::Stop => plain("vivajava-action-stop"),
        Action::Block(colour) => {
            plain("vivajava-action-block").with("ability", ability_word(table.ability(colour)))
        }
        Action::Ride(other, colour) => {
            plain("vivajava-action-ride").with("other", other.index()).with("colour", colour.name())
        }
        Action::ExtraAroma => then(plain("vivajava-action-aroma"), table, seat, action),
        Action::Joint => plain("vivajava-action-joint"),
        Action::Partner(other) => {
            then(plain("vivajava-action-partner").with("other", other.index()), table, seat, action)
        }
        Action::Recall(from) => plain("vivajava-action-recall").with("from", spot(from)),
        Action::Leave => plain("vivajava-action-leave"),
        Action::End => plain("vivajava-action-end"),
    }
}

fn again(table: &Vivajava, kind: Kind, faces: Faces) -> Message {
    let own = table.own_dice(kind);
    let kept = if own.contains(faces) { own.minus(faces) } else { Faces::NONE };
    Message::new("vivajava-action-reroll")
        .with("dice", kind.name())
        .with("n", faces.total())
        .with("left", kept.total())
        .with("faces", faces.letters(kind))
        .with("kept", kept.letters(kind))
}

/// With what would follow at once, up to the next turn or the next roll: `effects` says how much, `then` what.
fn then(message: Message, table: &Vivajava, seat: Seat, action: &Action) -> Message {
    let mut after = *table;
    let mut events = Vec::new();
    // An action that is not legal has no effect to tell of.
    if after.play(&Step::Choice(seat, *action), &mut events).is_err() {
        events.clear();
    }
    let until = events.iter().position(|event| matches!(event, Event::TurnBegan(_)));
    let effects: Vec<Message> = events[..until.unwrap_or(events.len())]
        .iter()
        .filter_map(|event| effect(event, table, &after))
        .collect();
    message.with("effects", effects.len()).with("then", effects)
}

/// An event in few words; nothing for what the action itself says.
fn effect(event: &Event, before: &Vivajava, after: &Vivajava) -> Option<Message> {
    Some(match *event {
        Event::Scored { seat, points, source } => {
            let (source, colour) = match source {
                Source::Tokens | Source::Cup(_) => source_words(source),
                _ => ("plain", "none"),
            };
            about("vivajava-effect-points", seat)
                .with("points", points)
                .with("source", source)
                .with("colour", colour)
        }
        Event::RainbowToMiddle(_) => Message::new("vivajava-effect-rainbow-lost"),
        Event::Marked { seat, track, .. } => {
            let squares = before.setup().tracks.squares(track);
            let (from, to) = (before.steps(seat, track), after.steps(seat, track));
            let reaches = |square: u8| from < square && square <= to && to < squares.cup;
            let opens = match (reaches(squares.twice), reaches(squares.once)) {
                (true, _) => 2u8,
                (false, true) => 1,
                (false, false) => 0,
            };
            about("vivajava-effect-marked", seat)
                .with("colour", track.name())
                .with("from", from)
                .with("to", to)
                .with("cup", squares.cup)
                .with("opens", opens)
                .with("ability", ability_word(before.ability(track)))
        }
        Event::TookAroma(seat, n) => about("vivajava-effect-aroma", seat).with("n", n),
        Event::TokenMoved { to: Spot::Cup, .. } => Message::new("vivajava-effect-token-on-cup"),
        Event::TokenMoved { seat, to: Spot::Hand, .. } => about("vivajava-effect-token-back", seat),
        Event::Over => Message::new("vivajava-effect-over"),
        _ => return None,
    })
}
