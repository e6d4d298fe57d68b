//! VivaJava Dice in the terminal.

mod foretell;
mod panel;
mod words;

use table::{RuleRef, Seat};
use vivajava::{Action, Colour, Event, Faces, Frame, Kind, Outcome, Owed, Rating, View, Vivajava};

use super::canvas::Canvas;
use super::names::{Names, capital};
use super::screen::{Command, Form, Layout, Question, Screen, Sight};

impl Screen for Vivajava {
    const TITLE: &'static str = "VivaJava Dice";
    const FILLERS: &'static [&'static str] = &["coffee", "aroma", "track", "ability"];
    const FORMS: &'static [Form] = words::FORMS;
    const LAYOUT: Layout = Layout::List;
    const COMMANDS: &'static [Command] =
        &[Command { name: "abilities", form: "abilities", does: "what the abilities of the coaster do" }];

    fn table(sight: &Sight<Vivajava>) -> Canvas {
        panel::table(sight)
    }

    fn question(sight: &Sight<Vivajava>) -> Question<Action> {
        let sentence = sentence(sight);
        let obvious = if let [only] = sight.legal[..] { Some(only) } else { None };
        let prompt = format!("{}, round {}", sight.names.of(sight.seat), sight.view.table().round());
        Question { sentence, prompt, menu: menu(sight), obvious }
    }

    fn describe(sight: &Sight<Vivajava>, action: &Action) -> String {
        effect(sight, action).unwrap_or_else(|| "not now".into())
    }

    fn tell(seen: &[Event], _after: &View, names: &Names) -> Vec<String> {
        words::tell(seen, names)
    }

    fn tell_outcome(outcome: &Outcome) -> String {
        match outcome {
            Outcome::Coffee(faces) => format!("coffee dice showed {}", faces.letters(Kind::Coffee)),
            Outcome::Aroma(faces) => format!("aroma dice showed {}", faces.letters(Kind::Aroma)),
        }
    }

    /// Colours by letter; letters of dice in any case and order.
    fn spell(_sight: &Sight<Vivajava>, line: &str) -> String {
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

    fn rule(name: &str) -> Option<&'static str> {
        let rule: RuleRef = *vivajava::rules::ALL.iter().find(|rule| rule.0 == name)?;
        vivajava::rules::line(rule)
    }

    fn look(sight: &Sight<Vivajava>, at: Option<Seat>) -> Canvas {
        panel::look(sight, at)
    }

    fn score_sheet(sight: &Sight<Vivajava>) -> Canvas {
        panel::scores(sight)
    }

    fn verdict(sight: &Sight<Vivajava>) -> Vec<String> {
        panel::verdict(sight)
    }

    fn command(sight: &Sight<Vivajava>, _: &str, _: &str) -> Result<(Canvas, Option<Action>), String> {
        Ok((panel::abilities(sight), None))
    }
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

fn sentence(sight: &Sight<Vivajava>) -> String {
    let table = sight.view.table();
    let active = sight.names.of(table.active());
    match (table.owed(), table.frame()) {
        (Some((_, Owed::Blend)), _) => {
            "Your donated die is in the blend, but no token is in hand: take one back for it, or leave it."
                .into()
        }
        (Some((_, Owed::Cup)), _) => {
            "A token belongs on your red cup, but none is in hand: take one back, or leave it.".into()
        }
        (None, Frame::Decay) => "Which die leaves your Best Bean?".into(),
        (None, Frame::KeepOrDrop) if !sight.legal.contains(&Action::Keep) => {
            "One die is left of your Best Bean: it is dropped, and you roll that die.".into()
        }
        (None, Frame::KeepOrDrop) => {
            "Keep Best Bean, which ends your turn, or drop it and roll what is left?".into()
        }
        (None, Frame::Donate { seat }) => {
            format!("Roll aroma dice for {active}? You hold {}.", table.held_aroma(seat))
        }
        (None, Frame::Choose) => choices(sight),
        (None, Frame::RerollAroma) => "Which aroma dice go along? `and -` for none.".into(),
        (None, Frame::Blend { .. }) => "Which own dice go with the donated ones?".into(),
        (None, Frame::Focus { left }) => format!("Focus groups: mark a step on any track ({left} left)."),
        (None, Frame::Activate) => "Use an ability, or end your turn.".into(),
        (None, Frame::JointPartner { colour }) => {
            format!("Joint research rolled {colour}: with whom?")
        }
        _ => "Nothing to do.".into(),
    }
}

fn is_blend(action: &Action) -> bool {
    matches!(action, Action::Blend(_))
}

fn is_reroll(action: &Action) -> bool {
    matches!(action, Action::Reroll(_))
}

/// A name for some actions, and which they are.
type Way = (&'static str, fn(&Action) -> bool);

/// What may be done with the dice, and how to type what has no number.
fn choices(sight: &Sight<Vivajava>) -> String {
    let ways: [Way; 7] = [
        ("re-roll", is_reroll),
        ("upgrade", |action| matches!(action, Action::Upgrade { .. })),
        ("flip", |action| matches!(action, Action::Flip { .. })),
        ("blend", |action| matches!(action, Action::Blend(_) | Action::Use { .. })),
        ("make Rainbow", |action| matches!(action, Action::Rainbow)),
        ("research", |action| matches!(action, Action::Research { .. })),
        ("pass", |action| matches!(action, Action::Pass)),
    ];
    let ways: Vec<&str> =
        ways.iter().filter(|(_, is)| sight.legal.iter().any(is)).map(|(name, _)| *name).collect();
    let ways = match ways.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        Some((last, _)) => (*last).to_string(),
        None => return "Nothing to do.".into(),
    };
    let shown = shown(sight);
    let has_more = |is: fn(&Action) -> bool| {
        let count = |actions: &[Action]| actions.iter().filter(|action| is(action)).count();
        count(&shown) < count(&sight.legal)
    };
    let typed = match (has_more(is_blend), has_more(is_reroll)) {
        (true, true) => " Other dice are typed as letters, as in `blend WWWRK` or `reroll WY`.",
        (true, false) => " Other dice are typed as letters, as in `blend WWWRK`.",
        (false, true) => " Other dice are typed as letters, as in `reroll WY`.",
        (false, false) => "",
    };
    format!("{}?{typed}", capital(&ways))
}

/// What an action would do, as sentences.
fn effect(sight: &Sight<Vivajava>, action: &Action) -> Option<String> {
    let (_, events) = foretell::outcome_of(sight, action)?;
    let told: Vec<String> = events.iter().filter_map(|event| words::sentence(event, &sight.names)).collect();
    Some(if told.is_empty() { words::plain_effect(action) } else { told.join("; ") })
}

/// The answers worth a number, by verb.
fn shown(sight: &Sight<Vivajava>) -> Vec<Action> {
    let table = sight.view.table();
    let rating = |action: &Action| match action {
        Action::Blend(faces) => Rating::of(*faces),
        _ => None,
    };
    let mut legal = sight.legal.clone();
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
fn menu(sight: &Sight<Vivajava>) -> Vec<(String, Vec<(Action, String)>)> {
    let shown = shown(sight);
    let width = shown.iter().map(|action| action.to_string().chars().count()).max().unwrap_or(0);
    let mut menu: Vec<(String, Vec<(Action, String)>)> = Vec::new();
    for action in shown {
        let text = action.to_string();
        let verb = text.split(' ').next().unwrap_or("").to_string();
        if menu.last().is_none_or(|(last, _)| *last != verb) {
            menu.push((verb, Vec::new()));
        }
        let (_, entries) = menu.last_mut().expect("a heading was just made");
        entries.push((action, format!("{text:width$}  {}", foretell::line(sight, &action))));
    }
    menu
}
