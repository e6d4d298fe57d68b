//! What each answer would do, in one line.

use table::{Game, Seat, Step};
use vivajava::{Action, Colour, Event, Faces, Kind, Rating, Source, Spot, Vivajava};

use super::words::{self, many};
use crate::play::screen::Sight;

/// What an action would do as a line of the menu, up to the end of the turn or the next roll.
pub(super) fn line(sight: &Sight<Vivajava>, action: &Action) -> String {
    let before = sight.view.table();
    if let Some(text) = before_the_dice(before, action) {
        return text;
    }
    let Some((after, events)) = outcome_of(sight, action) else { return "not now".into() };
    let teller = Teller { sight, before, after: &after };
    let mut phrases: Vec<String> = events.iter().filter_map(|event| teller.phrase(event)).collect();
    if let Action::Decay { .. } = action {
        phrases.push(format!("leaves {}", blend(after.featured())));
    }
    if phrases.is_empty() { words::plain_effect(action) } else { phrases.join("; ") }
}

/// The table after an action, and what happened until the turn ended.
pub(super) fn outcome_of(sight: &Sight<Vivajava>, action: &Action) -> Option<(Vivajava, Vec<Event>)> {
    let mut after = *sight.view.table();
    let mut events = Vec::new();
    after.play(&Step::Choice(sight.seat, *action), &mut events).ok()?;
    let end = events.iter().position(|event| matches!(event, Event::TurnBegan(_))).unwrap_or(events.len());
    events.truncate(end);
    Some((after, events))
}

/// `YRGGG: 3 green`.
pub(super) fn blend(dice: Faces) -> String {
    let Some(rating) = Rating::of(dice) else { return "nothing".into() };
    format!("{}: {}", dice.letters(Kind::Coffee), rating_words(rating))
}

/// `3 green`, or `no pair` where only one bean counts.
pub(super) fn rating_words(rating: Rating) -> String {
    let colour = Colour::ALL.into_iter().find(|colour| colour.roast() == rating.roast);
    match (rating.strength, colour) {
        (1, Some(colour)) => format!("no pair, 1 {colour}"),
        (n, Some(colour)) => format!("{n} {colour}"),
        (_, None) => String::new(),
    }
}

/// Actions that only dice or a second answer complete.
fn before_the_dice(table: &Vivajava, action: &Action) -> Option<String> {
    Some(match *action {
        Action::Reroll(faces) => again(table, Kind::Coffee, faces),
        Action::RerollAroma(faces) => again(table, Kind::Aroma, faces),
        Action::Use { main, dice } => {
            let donated: u8 = dice.iter().sum();
            let jokers = table.own_dice(Kind::Aroma).count(Colour::Black);
            let shown: u8 =
                [Kind::Coffee, Kind::Aroma].iter().map(|&kind| table.own_dice(kind).count(main)).sum();
            let strength = (donated + shown + jokers).min(BLEND);
            format!("Best Bean of up to {strength} {main}; then your own dice")
        }
        _ => return None,
    })
}

/// V4.1: a blend has so many dice.
const BLEND: u8 = 5;

fn again(table: &Vivajava, kind: Kind, faces: Faces) -> String {
    let kept = table.own_dice(kind).minus(faces);
    match (faces.is_empty(), kept.is_empty()) {
        (true, _) => format!("keep all {} dice", kind.name()),
        (false, true) => format!("roll all {} dice again", kind.name()),
        (false, false) => {
            format!("roll {} {} again, keep {}", faces.total(), kind.name(), kept.letters(kind))
        }
    }
}

struct Teller<'a> {
    sight: &'a Sight<Vivajava>,
    before: &'a Vivajava,
    after: &'a Vivajava,
}

impl Teller<'_> {
    /// An event in few words; the seat that is asked is not named.
    fn phrase(&self, event: &Event) -> Option<String> {
        let names = &self.sight.names;
        Some(match *event {
            Event::Scored { seat, points, source } => {
                let why = match source {
                    Source::Tokens => " for tokens".into(),
                    Source::Cup(track) => format!(" for the {track} cup"),
                    _ => String::new(),
                };
                format!("{}+{}{why}", self.other(seat), many(points, "point", "points"))
            }
            Event::MadeFeatured(_, dice) => {
                format!("Best Bean of {}", Rating::of(dice).map(rating_words).unwrap_or_default())
            }
            Event::MadeRainbow(_) => "Rainbow".into(),
            Event::RainbowToMiddle(_) => "Rainbow is given up".into(),
            Event::Marked { seat, track, .. } => self.marked(seat, track),
            Event::TookAroma(seat, n) => {
                format!("{}+{}", self.other(seat), many(n, "aroma die", "aroma dice"))
            }
            Event::Donated(_, 0) => "roll nothing".into(),
            Event::Donated(_, n) => {
                let active = names.of(self.before.active());
                format!("roll {} for {active}", many(n, "aroma die", "aroma dice"))
            }
            Event::Kept(_) => "your turn ends".into(),
            Event::Dropped(_, n) => format!("roll the {} left", many(n, "die", "dice")),
            Event::Turned { kind, from, to, .. } => {
                format!("{} becomes {}", kind.face_name(from), kind.face_name(to))
            }
            Event::Decayed(..) => return None,
            Event::TokenMoved { to: Spot::Cup, .. } => "a token onto the red cup".into(),
            Event::TokenMoved { seat, to: Spot::Hand, .. } => {
                format!("{} token comes back", names.whose(seat))
            }
            // The points say whose tokens lie there.
            Event::TokenMoved { to: Spot::Blend, .. } => return None,
            Event::TokenMoved { to: Spot::Ability(track), .. } => {
                format!("nobody else uses {} until your next turn", self.before.ability(track).name())
            }
            Event::TokenMoved { to: Spot::Track(seat, track), .. } => {
                format!("gain the {track} steps {} on its own turns", names.does(seat, "gain", "gains"))
            }
            Event::Over => "the game ends".into(),
            _ => words::sentence(event, names)?,
        })
    }

    /// The name of another seat, as the beginning of a phrase.
    fn other(&self, seat: Seat) -> String {
        if seat == self.sight.seat { String::new() } else { format!("{}: ", self.sight.names.of(seat)) }
    }

    /// `red 2 → 4 of 7, opens block`.
    fn marked(&self, seat: Seat, track: Colour) -> String {
        let squares = self.before.setup().tracks.squares(track);
        let (from, to) = (self.before.steps(seat, track), self.after.steps(seat, track));
        let ability = self.before.ability(track).name();
        let reaches = |square: u8| from < square && square <= to;
        let opens = match to {
            _ if to >= squares.cup => String::new(),
            _ if reaches(squares.twice) => format!(", {ability} 2X"),
            _ if reaches(squares.once) => format!(", {ability} 1X"),
            _ => String::new(),
        };
        format!("{}{track} {from} → {to} of {}{opens}", self.other(seat), squares.cup)
    }
}
