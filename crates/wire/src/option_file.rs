//! Options that are files: a name that comes with the game, the text of a file, or the name of one.

use std::fs::{self, File};
use std::io::{self, Read as _};

use table::{FileOption, GameSetup as _, OptionSpec, OptionValues, to_word};

use crate::fault::Fault;
use crate::game::WireGame;
use crate::setup::{Files, shorten};

/// What is wrong with the text of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileMistake {
    /// In which line, from 1, if it is in one.
    pub line: Option<usize>,
    /// What.
    pub message: String,
}

/// A kind of file that people may bring to a game.
#[derive(Clone, Copy, Debug)]
pub struct Content {
    /// The option of the set-up that takes it.
    pub option: &'static str,
    /// What it is called, such as `a deck of Café`.
    pub name: &'static str,
    /// Whether the first word of a text says that it is one.
    pub begins_with: fn(&str) -> bool,
    /// Everything that is wrong with a text, line by line.
    pub mistakes: fn(&str) -> Vec<FileMistake>,
}

impl FileMistake {
    /// A mistake in a line.
    pub(crate) fn in_line(line: usize, message: impl Into<String>) -> FileMistake {
        FileMistake { line: Some(line), message: message.into() }
    }
}

/// The options of a game that may be files, by name.
pub(crate) fn file_options<G: WireGame>() -> Vec<(&'static str, FileOption)> {
    let file = |option: OptionSpec| match option.values {
        OptionValues::File(kind) => Some((option.name, kind)),
        _ => None,
    };
    G::Setup::options().into_iter().filter_map(file).collect()
}

/// The value of an option as one word of a set-up.
pub(crate) fn option_word<G: WireGame>(
    option: &OptionSpec,
    value: &str,
    files: Files,
) -> Result<String, Fault> {
    let OptionValues::File(kind) = option.values else { return Ok(to_word(value)) };
    if kind.names.contains(&value) {
        return Ok(to_word(value));
    }
    let wrong = |mistake: FileMistake| Fault {
        line: mistake.line.and_then(|line| u32::try_from(line).ok()),
        ..Fault::new(G::FILE_CODE, mistake.message).under(Some(option.rule.0), G::rule_line(option.rule))
    };
    let text = match (value.contains('\n'), files) {
        (true, _) => value.to_string(),
        (false, Files::Read) => read(&kind, value).map_err(wrong)?,
        (false, Files::Refuse) => {
            let message = format!("no {} is read here; send its text", kind.noun);
            return Err(wrong(FileMistake { line: None, message }));
        }
    };
    G::file_word(option.name, &text).map_err(wrong)
}

/// The text of a file of this machine.
fn read(kind: &FileOption, path: &str) -> Result<String, FileMistake> {
    let said = format!("{} `{}`", kind.noun, shorten(path));
    let mistake = |message: String| FileMistake { line: None, message };
    let failed = |error: io::Error| mistake(format!("{said}: {error}"));
    // Asked before it is opened: a pipe that nobody writes to would never open.
    if !fs::metadata(path).map_err(failed)?.is_file() {
        return Err(mistake(format!("{said} is not a file")));
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(failed)?;
    file.take(kind.most_bytes + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > kind.most_bytes {
        return Err(mistake(format!("{said} is longer than {} bytes", kind.most_bytes)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = error.utf8_error().valid_up_to();
        let line = error.as_bytes()[..before].iter().filter(|&&byte| byte == b'\n').count() + 1;
        FileMistake::in_line(line, format!("the {} is not UTF-8", kind.noun))
    })
}
