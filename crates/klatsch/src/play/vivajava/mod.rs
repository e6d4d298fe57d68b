//! VivaJava Dice in the terminal.

mod balance;
mod panel;
mod words;

use ::words::Message;
use table::Seat;
use vivajava::{Action, Colour, Event, Faces, Frame, Kind, Rating, View, Vivajava};

use super::canvas::Canvas;
use super::names::Names;
use super::screen::{Command, Form, Layout, Question, Screen, SeatView};

impl Screen for Vivajava {
    const TITLE: &'static str = "game-vivajava";
    const AIM: &'static str = "vivajava-aim";
    #[cfg(test)]
    const FITS: &'static [&'static str] =
        &["seats=2", "seats=3", "seats=4", "seats=2 coaster=bold", "seats=4 coaster=bold"];
    const FILLERS: &'static [&'static str] = &["coffee", "aroma", "track", "ability"];
    const FORMS: &'static [Form] = words::FORMS;
    const LAYOUT: Layout = Layout::List;
    const COMMANDS: &'static [Command] = &[
        Command { name: "abilities", form: "abilities", does: "vivajava-help-abilities" },
        Command { name: "legend", form: "legend", does: "vivajava-help-legend" },
    ];

    fn tables(seat_view: &SeatView<Vivajava>) -> Vec<Canvas> {
        panel::tables(seat_view)
    }

    fn question(seat_view: &SeatView<Vivajava>) -> Question<Action> {
        let sentence = seat_view.asked(tip(seat_view));
        let obvious = if let [only] = seat_view.legal[..] { Some(only) } else { None };
        let prompt = seat_view.prompt(seat_view.view.table().round());
        Question { sentence, prompt, menu: menu(seat_view), obvious }
    }

    fn vocabulary(names: &Names) -> Vec<(String, &'static str)> {
        let colour = |colour: Colour| {
            (names.say(&Message::new("vivajava-colour").with("colour", colour.name())), colour.name())
        };
        let kind = |kind: &'static str| (names.say(&Message::new("vivajava-kind").with("dice", kind)), kind);
        let verb =
            |form: &Form| (names.say(&Message::new("vivajava-verb").with("verb", form.verb)), form.verb);
        let verbs = Self::FORMS.iter().map(verb);
        verbs.chain(Colour::ALL.map(colour)).chain(KINDS.map(kind)).collect()
    }

    fn tell(seen: &[Event], _after: &View, names: &Names) -> Vec<String> {
        words::tell(seen, names)
    }

    /// Colours by letter; letters of dice in any case and order.
    fn spell(_sight: &SeatView<Vivajava>, line: &str) -> String {
        let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
        let Some((verb, rest)) = words.split_first() else { return String::new() };
        let kind = match verb.as_str() {
            "blend" | "b" | "bl" | "reroll" => Some(Kind::Coffee),
            "and" => Some(Kind::Aroma),
            _ => None,
        };
        let rest = rest.iter().map(|word| match kind {
            Some(kind) => dice_letters(kind, word).unwrap_or_else(|| word.clone()),
            None if word.len() == 1 => {
                let letter = |face: &&Colour| Kind::Coffee.letter(**face).to_ascii_lowercase();
                let face = Colour::ALL.iter().find(|face| word.starts_with(letter(face)));
                face.map_or_else(|| word.clone(), |face| face.name().to_string())
            }
            None => word.clone(),
        });
        let verb = if matches!(verb.as_str(), "b" | "bl") { "blend" } else { verb };
        std::iter::once(verb.to_string()).chain(rest).collect::<Vec<_>>().join(" ")
    }

    fn look(seat_view: &SeatView<Vivajava>, at: Option<Seat>) -> Canvas {
        panel::look(seat_view, at)
    }

    fn score_sheet(seat_view: &SeatView<Vivajava>) -> Canvas {
        panel::scores(seat_view)
    }

    fn verdict(seat_view: &SeatView<Vivajava>) -> Vec<String> {
        panel::verdict(seat_view)
    }

    fn command(
        seat_view: &SeatView<Vivajava>,
        name: &str,
        _: &str,
    ) -> Result<(Canvas, Option<Action>), String> {
        match name {
            "abilities" => Ok((panel::abilities(seat_view), None)),
            _ => Ok((panel::legend(seat_view), None)),
        }
    }
}

/// The kinds of dice, as the notation has them.
const KINDS: [&str; 2] = ["coffee", "aroma"];

/// What an action begins with, in the player's language.
fn verb_of(seat_view: &SeatView<Vivajava>, verb: &str) -> String {
    seat_view.say(&Message::new("vivajava-verb").with("verb", verb.to_string()))
}

/// An action as it may be typed in the player's language: its verb, and the rest of it.
fn spoken(seat_view: &SeatView<Vivajava>, action: &Action) -> (String, String) {
    let text = action.to_string();
    let mut words = text.split(' ');
    let verb = verb_of(seat_view, words.next().unwrap_or(""));
    let rest = words.map(|word| match word {
        _ if KINDS.contains(&word) => {
            seat_view.say(&Message::new("vivajava-kind").with("dice", word.to_string()))
        }
        _ if Colour::ALL.iter().any(|colour| colour.name() == word) => {
            seat_view.say(&Message::new("vivajava-colour").with("colour", word.to_string()))
        }
        _ => word.to_string(),
    });
    (verb, rest.map(|word| format!(" {word}")).collect())
}

/// Letters in roast order, as the notation has them.
fn dice_letters(kind: Kind, word: &str) -> Option<String> {
    let mut faces = Faces::NONE;
    for letter in word.to_uppercase().chars() {
        let face = Colour::ALL.into_iter().find(|&face| kind.letter(face) == letter)?;
        if faces.total() >= vivajava::MAX_ROLL {
            return None;
        }
        faces = faces.with(face);
    }
    Some(faces.letters(kind))
}

fn is_blend(action: &Action) -> bool {
    matches!(action, Action::Blend(_))
}

fn is_reroll(action: &Action) -> bool {
    matches!(action, Action::Reroll(_))
}

/// How to type what has no number.
fn tip(seat_view: &SeatView<Vivajava>) -> Option<Message> {
    let typed = |verb: &str, dice: &str| format!("{} {dice}", verb_of(seat_view, verb));
    if seat_view.view.table().frame() == Frame::RerollAroma {
        return Some(Message::new("vivajava-tip-reroll-aroma").with("typed", typed("and", "-")));
    }
    let shown = shown(seat_view);
    // Something that may be done now and has no number.
    let example = |verb: &str, is: fn(&Action) -> bool| {
        let action = seat_view.legal.iter().find(|action| is(action) && !shown.contains(action))?.to_string();
        let (_, dice) = action.split_once(' ')?;
        Some(format!("`{}`", typed(verb, dice)))
    };
    let (blend, reroll) = (example("blend", is_blend), example("reroll", is_reroll));
    let examples: Vec<String> = blend.into_iter().chain(reroll).collect();
    (!examples.is_empty()).then(|| Message::new("vivajava-tip-typed").with("typed", examples.join(", ")))
}

/// The answers worth a number, by verb.
fn shown(seat_view: &SeatView<Vivajava>) -> Vec<Action> {
    let table = seat_view.view.table();
    let rating = |action: &Action| match action {
        Action::Blend(faces) => Rating::of(*faces),
        _ => None,
    };
    let mut legal = seat_view.legal.clone();
    // The best blends first; the order of everything else stays.
    legal.sort_by(|a, b| match (a, b) {
        (Action::Blend(_), Action::Blend(_)) => rating(b).cmp(&rating(a)),
        _ => std::cmp::Ordering::Equal,
    });
    // Beans beside the main colour never count (V4.2): one blend of each rating is enough.
    legal.dedup_by(|next, first| rating(first).is_some() && rating(next) == rating(first));
    legal.retain(|action| match *action {
        Action::Reroll(faces) => is_telling(table.own_dice(Kind::Coffee), faces),
        Action::RerollAroma(faces) => is_telling(table.own_dice(Kind::Aroma), faces),
        _ => true,
    });
    legal
}

/// Whether a re-roll keeps all dice, none, or just those of one colour.
fn is_telling(all: Faces, again: Faces) -> bool {
    let kept = all.minus(again);
    kept.distinct() == 0 || again.is_empty() || Colour::ALL.iter().any(|&face| kept == all_of(all, face))
}

fn all_of(dice: Faces, face: Colour) -> Faces {
    Faces::of(face, dice.count(face))
}

/// The answers by verb, each with what it would do.
fn menu(seat_view: &SeatView<Vivajava>) -> Vec<(String, Vec<(Action, String)>)> {
    let spoken: Vec<(Action, (String, String))> =
        shown(seat_view).into_iter().map(|action| (action, spoken(seat_view, &action))).collect();
    let width =
        spoken.iter().map(|(_, (verb, rest))| (verb.clone() + rest).chars().count()).max().unwrap_or(0);
    let mut menu: Vec<(String, Vec<(Action, String)>)> = Vec::new();
    for (action, (verb, rest)) in spoken {
        let text = verb.clone() + &rest;
        if menu.last().is_none_or(|(last, _)| *last != verb) {
            menu.push((verb, Vec::new()));
        }
        let (_, entries) = menu.last_mut().expect("a heading was just made");
        entries.push((action, format!("{text:width$}  {}", seat_view.describe(&action))));
    }
    menu
}

#[cfg(test)]
mod tests {
    use ::words::{Lang, Words};
    use table::{Awaits, Game as _, QuickDealer, Viewer};

    use super::*;
    use crate::play::typed::in_notation;

    #[test]
    fn what_the_menu_shows_can_be_typed_in_every_language() {
        let verbs: Vec<&str> = Vivajava::FORMS.iter().map(|form| form.verb).collect();
        for lang in Lang::ALL {
            let names = Names::new(Words::of(lang), &[]);
            let vocabulary = Vivajava::vocabulary(&names);
            let mut state = Vivajava::new(&"seats=2".parse().expect("a set-up")).expect("a game");
            let mut dealer = QuickDealer::new(7);
            let mut n_read = 0;
            while state.awaits() != Awaits::Nobody {
                if let Some(seat) = state.awaits().seats().iter().next() {
                    let mut legal = Vec::new();
                    state.legal_actions(seat, &mut legal);
                    let view = state.view(Viewer::Seat(seat));
                    let names = names.clone();
                    let seat_view = SeatView { view, seat, legal, names, width: 80, is_over: false };
                    for action in seat_view.legal.iter() {
                        let (verb, rest) = spoken(&seat_view, action);
                        let line = in_notation(&(verb + &rest), &vocabulary, &verbs);
                        assert_eq!(Vivajava::spell(&seat_view, &line), action.to_string(), "{lang}");
                        n_read += 1;
                    }
                }
                state.step_at_random(&mut dealer);
            }
            assert!(n_read > 100, "{lang}: a whole game was read");
        }
    }
}
