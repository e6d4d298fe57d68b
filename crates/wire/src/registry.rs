//! The games there are, by name.

use ::words::Message;
use serde_json::{Value, json};
use table::{FileOption, Game, RuleRef, game_of_record};

use crate::any_table::{AnyTable, StepEvents};
use crate::chance::Chance;
use crate::fault::{Code, Fault};
use crate::follow::{Draw, Draws};
use crate::game::WireGame;
use crate::option_file::{Content, file_options};
use crate::setup::{Files, OptionEntry, of_options, options, read_setup_of, setup_json, shorten};
use crate::table_of::TableOf;

/// The registry, made of the list of games.
macro_rules! registry {
    ($($name:ident: $game:ty),+ $(,)?) => {
        /// The games there are.
        pub static GAMES: &[GameEntry] = &[$(GameEntry::of::<$game>()),+];

        /// Shows the visitor the game of that name; `None` if there is none.
        pub fn with_game<V: GameVisitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(
                if id == <$game as Game>::ID {
                    return Some(visitor.visit::<$game>());
                }
            )+
            None
        }
    };
}

bots::all_games!(registry);

/// Code that is generic over the game, for what the façade does not offer.
pub trait GameVisitor {
    /// What comes of the visit.
    type Output;
    /// Meets the game.
    fn visit<G: WireGame>(self) -> Self::Output;
}

/// A table and what chance brought before anybody could choose.
pub type Opened = (Box<dyn AnyTable>, StepEvents);

/// The table a record leads to, and what can be said about its draws.
pub type Verified = (Box<dyn AnyTable>, Draws);

/// The name and the value of an option.
pub type OptionPair = (String, String);

/// A game by name, with its constructors.
#[derive(Clone, Copy, Debug)]
pub struct GameEntry {
    /// Its name in the protocol and on command lines.
    pub id: &'static str,
    /// Its name for people.
    pub name: &'static str,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// How long a game of people takes, about, in minutes.
    pub minutes: u32,
    /// Whether a seat may know something that another may not.
    pub secrets: bool,
    /// The version of its rules.
    pub rules_version: u32,
    /// Its bots, weakest first.
    pub bots: &'static [&'static str],
    /// Files that people may bring to it.
    pub content: &'static [Content],
    /// Its lessons, as they are written.
    pub(crate) lessons: &'static str,
    rules: fn() -> &'static [RuleRef],
    options: fn() -> Vec<OptionEntry>,
    setup_of_rules: fn(u32, &Value) -> Result<Value, Fault>,
    from_setup: fn(&Value, Files, Chance) -> Result<Opened, Fault>,
    from_options: fn(&[OptionPair], Files, Chance) -> Result<Opened, Fault>,
    from_position: fn(&Value, Files, Chance) -> Result<Opened, Fault>,
    from_record: fn(&str, Chance) -> Result<Opened, Fault>,
    from_steps: FromSteps,
    verify_record: fn(&str) -> Result<Verified, Fault>,
    draws_of_record: fn(&str) -> Result<Vec<Draw>, Fault>,
    n_brought: fn() -> usize,
    part_message: fn(&str) -> Option<Message>,
    file_options: fn() -> Vec<(&'static str, FileOption)>,
}

/// Set-up, files, stored steps, version, chance.
type FromSteps = fn(&Value, Files, &[String], u64, Chance) -> Result<Opened, Fault>;

fn boxed<G: WireGame>((table, happened): (TableOf<G>, StepEvents)) -> Opened {
    (Box::new(table), happened)
}

impl GameEntry {
    const fn of<G: WireGame>() -> GameEntry {
        GameEntry {
            id: G::ID,
            name: G::NAME,
            seats: G::SEATS,
            minutes: G::MINUTES,
            secrets: !G::OPEN,
            rules_version: G::RULES_VERSION,
            bots: G::BOTS,
            content: G::CONTENT,
            lessons: G::LESSONS,
            rules: G::rules,
            options: options::<G>,
            setup_of_rules: |rules, setup| {
                let setup = read_setup_of::<G>(rules, setup, Files::Refuse)?;
                Ok(setup_json::<G>(&setup))
            },
            from_setup: |setup, files, chance| TableOf::<G>::from_setup(setup, files, chance).map(boxed),
            from_options: |options, files, chance| {
                TableOf::<G>::new(&of_options::<G>(options, files)?, chance).map(boxed)
            },
            from_position: |position, files, chance| {
                TableOf::<G>::from_position(position, files, chance).map(boxed)
            },
            from_record: |text, chance| TableOf::<G>::from_record(text, chance).map(boxed),
            from_steps: |setup, files, steps, version, chance| {
                TableOf::<G>::from_steps(setup, files, steps, version, chance).map(boxed)
            },
            verify_record: |text| {
                let (table, draws) = TableOf::<G>::verify_record(text)?;
                Ok((Box::new(table), draws))
            },
            draws_of_record: TableOf::<G>::draws_of_record,
            n_brought: G::n_brought,
            part_message: G::part_message,
            file_options: file_options::<G>,
        }
    }

    /// How many decks or boards are in use that people brought.
    pub fn n_brought(&self) -> usize {
        (self.n_brought)()
    }

    /// What the protocol says about it.
    pub fn to_json(&self) -> Value {
        json!({
            "id": self.id,
            "name": self.name,
            "seats": [self.seats.0, self.seats.1],
            "minutes": self.minutes,
            "secrets": self.secrets,
            "options": self.options(),
            "rules_version": self.rules_version,
            "bots": self.bots,
        })
    }

    /// The name of a part of its score.
    pub fn part_message(&self, part: &str) -> Option<Message> {
        (self.part_message)(part)
    }

    /// The options of its set-up that may be files, by name.
    pub fn file_options(&self) -> Vec<(&'static str, FileOption)> {
        (self.file_options)()
    }

    /// The letter that the numbers of its paragraphs begin with.
    pub fn letter(&self) -> char {
        self.rules().first().and_then(|rule| rule.0.chars().next()).unwrap_or('?')
    }

    /// Every paragraph of its rules that code may cite.
    pub fn rules(&self) -> &'static [RuleRef] {
        (self.rules)()
    }

    /// The options of its set-up.
    pub fn options(&self) -> Vec<OptionEntry> {
        (self.options)()
    }

    /// The set-up, every option with its value, that means today what this one meant under an earlier version of the
    /// rules; a fault if that version is unknown.
    pub fn setup_of_rules(&self, rules: u32, setup: &Value) -> Result<Value, Fault> {
        (self.setup_of_rules)(rules, setup)
    }

    /// A new table of a set-up: an object of options, `name=value` words, or null.
    pub fn open(&self, setup: &Value, files: Files, chance: Chance) -> Result<Opened, Fault> {
        (self.from_setup)(setup, files, chance)
    }

    /// A new table of pairs of option and value, as a command line gives them.
    pub fn open_with(&self, options: &[OptionPair], files: Files, chance: Chance) -> Result<Opened, Fault> {
        (self.from_options)(options, files, chance)
    }

    /// A table as a position describes it.
    pub fn open_position(&self, position: &Value, files: Files, chance: Chance) -> Result<Opened, Fault> {
        (self.from_position)(position, files, chance)
    }

    /// The table that was stored as these steps, texts as [`AnyTable::steps_since`] gives them. With
    /// [`Chance::Fair`] every draw is verified, and the table goes on dealing as if it had never stopped.
    pub fn reopen(
        &self,
        setup: &Value,
        files: Files,
        steps: &[String],
        version: u64,
        chance: Chance,
    ) -> Result<Opened, Fault> {
        (self.from_steps)(setup, files, steps, version, chance)
    }

    /// A table from a record, whichever game it is of.
    pub fn open_record(text: &str, chance: Chance) -> Result<Opened, Fault> {
        (Self::of_record(text)?.from_record)(text, chance)
    }

    /// The table a record leads to, and what can be said about its draws; a fault has the first bad line.
    pub fn verify_record(text: &str) -> Result<Verified, Fault> {
        (Self::of_record(text)?.verify_record)(text)
    }

    /// Every draw of a record with all that could have come.
    pub fn draws_of_record(text: &str) -> Result<Vec<Draw>, Fault> {
        (Self::of_record(text)?.draws_of_record)(text)
    }

    fn of_record(text: &str) -> Result<&'static GameEntry, Fault> {
        let id = game_of_record(text)?;
        game(id).map_err(|fault| Fault { line: Some(1), ..fault.coded(Code::RecordInvalid) })
    }
}

/// The game of that name.
pub fn game(id: &str) -> Result<&'static GameEntry, Fault> {
    GAMES.iter().find(|entry| entry.id == id).ok_or_else(|| {
        let known: Vec<String> = GAMES.iter().map(|entry| entry.id.to_string()).collect();
        let message = format!("there is no game `{}`; there are {}", shorten(id), known.join(", "));
        Fault { known, ..Fault::new(Code::GameUnknown, message) }
    })
}
