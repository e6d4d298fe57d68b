//! Lessons: positions with one thing to do, read from `lessons/*.json`.
//!
//! A lesson is a pure function of what the learner has chosen so far: [`Lesson::scene`] sets the position up, plays the
//! choices with the rules themselves, lets the others answer, and says whether the goal is reached, missed or still
//! open. Nobody has to keep a lesson, so it can be left and resumed anywhere.

mod condition;
mod scene;

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use serde_json::Value;

pub use self::condition::{Condition, Moment, Pattern};
pub use self::scene::{Reason, Scene, Verdict};
use crate::fault::{Code, Fault};
use crate::registry::{GAMES, GameEntry};
use crate::setup::shorten;

/// All lessons of a game, in order, and the game that follows them.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guide {
    /// The schema of the file, for editors.
    #[serde(rename = "$schema")]
    pub schema: String,
    /// The game.
    pub game: String,
    /// Where chance and the bots of the lessons get their random numbers from: a lesson is the same for everybody.
    pub seed: String,
    /// How many other seats have names: `lesson-<game>-seat-<number>`.
    pub others: usize,
    /// The lessons.
    pub lessons: Vec<Lesson>,
    /// The real game at the end, which `lesson-<game>-finish` speaks of.
    pub finish: Finish,
}

/// The real game at the end of a guide.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    /// Its set-up.
    pub setup: Value,
    /// The levels of the bots by seat; the learner has the first.
    pub bots: BTreeMap<usize, String>,
}

/// A position with one thing to do. The learner has seat 0.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name, also in its keys: `lesson-<game>-<id>`.
    pub id: String,
    /// The paragraphs it teaches, the first of them first.
    pub rules: Vec<String>,
    /// The table, as a position of the protocol.
    pub position: Value,
    /// Cards of the deck that the texts rely on, by id: the tests hold the deck to them.
    #[serde(default)]
    pub cards: BTreeMap<String, String>,
    /// Steps that are played before the learner chooses, and shown.
    #[serde(default)]
    pub prelude: Vec<String>,
    /// What chance brings, in order, where the lesson decides it.
    #[serde(default)]
    pub dice: Vec<String>,
    /// Whether chance follows the seed of the learner instead.
    #[serde(default)]
    pub real_dice: bool,
    /// What other seats answer, whenever they may.
    #[serde(default)]
    pub replies: BTreeMap<usize, String>,
    /// Bots that play other seats, by level.
    #[serde(default)]
    pub bots: BTreeMap<usize, String>,
    /// Actions that are not offered.
    pub rest: Vec<Pattern>,
    /// What the texts say of the position; only for the tests.
    #[serde(default)]
    pub facts: Vec<Condition>,
    /// When it is solved.
    pub goal: Condition,
    /// What the texts say of the end; only for the tests.
    #[serde(default)]
    pub then: Vec<Condition>,
    /// The line below the table: the first whose condition holds.
    pub captions: Vec<Caption>,
    /// Ways to the goal, examples unless `only` says that there are no others.
    pub accepted: Vec<Vec<String>>,
    /// Whether every other line of that length misses the goal; only for the tests.
    #[serde(default)]
    pub only: bool,
    /// Whether the learner decides alone what to do: a bot shows what it would do.
    #[serde(default)]
    pub free: bool,
    /// What is answered when it goes another way: the first whose condition holds.
    pub wrong: Vec<Wrong>,
}

/// A line below the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Caption {
    /// The last part of its key.
    pub say: String,
    /// When; without it, always.
    pub on: Option<Condition>,
}

/// What is answered when it goes another way.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wrong {
    /// The last part of its key.
    pub say: String,
    /// When it is said.
    pub on: Condition,
    /// Lines that lead there; the tests play them.
    #[serde(rename = "try")]
    pub tries: Vec<Vec<String>>,
    /// What the text says of the table then; only for the tests.
    #[serde(default)]
    pub then: Vec<Condition>,
    /// Whether the lesson begins again; otherwise only what leads away from the goal is taken back.
    #[serde(default)]
    pub again: bool,
}

impl Guide {
    /// The lesson of that name.
    pub fn lesson(&self, id: &str) -> Result<&Lesson, Fault> {
        self.lessons.iter().find(|lesson| lesson.id == id).ok_or_else(|| {
            let known = self.lessons.iter().map(|lesson| lesson.id.clone()).collect();
            let message = format!("there is no lesson `{}` of {}", shorten(id), self.game);
            Fault { known, ..Fault::new(Code::LessonUnknown, message) }
        })
    }

    /// Every key of the Fluent files that its lessons need.
    pub fn keys(&self) -> Vec<String> {
        let parts = |lesson: &Lesson| {
            let fixed = ["text", "success"].map(String::from);
            let captions = lesson.captions.iter().map(|caption| caption.say.clone());
            let wrong = lesson.wrong.iter().map(|wrong| wrong.say.clone());
            let parts: Vec<String> = fixed.into_iter().chain(captions).chain(wrong).collect();
            parts.into_iter().map(|part| self.key(lesson, &part)).collect::<Vec<_>>()
        };
        let titles = self.lessons.iter().map(|lesson| format!("lesson-{}-{}", self.game, lesson.id));
        let names = (1..=self.others).map(|seat| format!("lesson-{}-seat-{seat}", self.game));
        let finish = format!("lesson-{}-finish", self.game);
        std::iter::once(finish)
            .chain(names)
            .chain(titles)
            .chain(self.lessons.iter().flat_map(parts))
            .collect()
    }

    /// A key of the Fluent files.
    pub fn key(&self, lesson: &Lesson, part: &str) -> String {
        format!("lesson-{}-{}-{part}", self.game, lesson.id)
    }
}

/// The lessons of a game.
pub fn guide(game: &str) -> Result<&'static Guide, Fault> {
    static GUIDES: OnceLock<Vec<Guide>> = OnceLock::new();
    let guides = GUIDES.get_or_init(|| {
        let read = |entry: &GameEntry| {
            let game = entry.id;
            serde_json::from_str(entry.lessons).unwrap_or_else(|error| panic!("lessons/{game}.json: {error}"))
        };
        GAMES.iter().map(read).collect()
    });
    guides
        .iter()
        .find(|guide| guide.game == game)
        .ok_or_else(|| Fault::new(Code::LessonUnknown, format!("there are no lessons of {}", shorten(game))))
}
