//! VivaJava Dice in the terminal.

mod panel;
mod words;

use table::{Game, RuleRef, Seat, Step};
use vivajava::{Action, Colour, Event, Faces, Frame, Kind, Outcome, Owed, Rating, View, Vivajava};

use super::canvas::Canvas;
use super::names::Names;
use super::screen::{Command, Form, Question, Screen, Sight};

/// Blends beyond the best few are typed.
const BLENDS_SHOWN: usize = 5;
/// Re-rolls beyond a few are typed.
const REROLLS_SHOWN: usize = 4;

impl Screen for Vivajava {
    const TITLE: &'static str = "VivaJava Dice";
    const FILLERS: &'static [&'static str] = &["coffee", "aroma", "track", "ability"];
    const FORMS: &'static [Form] = words::FORMS;
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
        (None, Frame::KeepOrDrop) => {
            "Keep Best Bean, which ends your turn, or drop it and roll what is left?".into()
        }
        (None, Frame::Donate { seat }) => {
            format!("Roll aroma dice for {active}? You hold {}.", table.held_aroma(seat))
        }
        (None, Frame::Choose) => {
            "Blend, research, or use a roll ability first; dice are typed as letters, as in `blend WWWRK`."
                .into()
        }
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

/// What an action would do, up to the end of the turn or the next roll.
fn effect(sight: &Sight<Vivajava>, action: &Action) -> Option<String> {
    let mut after = *sight.view.table();
    let mut events = Vec::new();
    after.play(&Step::Choice(sight.seat, *action), &mut events).ok()?;
    let end = events.iter().position(|event| matches!(event, Event::TurnBegan(_))).unwrap_or(events.len());
    let told = words::tell(&events[..end], &sight.names);
    if told.is_empty() {
        return Some(words::plain_effect(action));
    }
    let told: Vec<String> = told.iter().map(|line| line.trim_end_matches('.').to_string()).collect();
    Some(told.join("; "))
}

/// The answers by verb, each with what it would do.
fn menu(sight: &Sight<Vivajava>) -> Vec<(String, Vec<(Action, String)>)> {
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
    let mut menu: Vec<(String, Vec<(Action, String)>)> = Vec::new();
    for action in legal {
        let text = action.to_string();
        let verb = text.split(' ').next().unwrap_or("").to_string();
        if menu.last().is_none_or(|(last, _)| *last != verb) {
            menu.push((verb, Vec::new()));
        }
        let (_, entries) = menu.last_mut().expect("a heading was just made");
        let most = match action {
            Action::Blend(_) => BLENDS_SHOWN,
            Action::Reroll(_) | Action::RerollAroma(_) => REROLLS_SHOWN,
            _ => usize::MAX,
        };
        if entries.len() < most {
            let effect = effect(sight, &action).unwrap_or_default();
            entries.push((action, format!("{text}: {effect}")));
        }
    }
    menu
}
