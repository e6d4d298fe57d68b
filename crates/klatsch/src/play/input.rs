//! Lines from a person or a pipe, and lines to a terminal or a pipe.

use std::collections::VecDeque;
use std::io::{self, BufRead as _, IsTerminal as _, Read as _, Write as _};

use anstream::{AutoStream, ColorChoice};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use super::canvas::{Canvas, Glyphs, Line};
use super::compose::Room;
use super::typed;

/// Where the screen is written.
pub(crate) struct Output {
    stream: AutoStream<io::Stdout>,
    glyphs: Glyphs,
    /// Columns asked for, if any.
    width: Option<usize>,
    /// Rows asked for, if any.
    height: Option<usize>,
}

/// The columns of a pipe, and of terminals that do not say.
const DEFAULT_WIDTH: usize = 80;

impl Output {
    /// Standard output.
    pub(crate) fn new(
        colour: ColorChoice,
        glyphs: Glyphs,
        width: Option<usize>,
        height: Option<usize>,
    ) -> Output {
        let stdout = io::stdout();
        let choice = match colour {
            ColorChoice::Auto => AutoStream::choice(&stdout),
            other => other,
        };
        Output { stream: AutoStream::new(stdout, choice), glyphs, width, height }
    }

    /// A block of lines.
    pub(crate) fn canvas(&mut self, canvas: &Canvas) -> io::Result<()> {
        canvas.render(self.glyphs).try_for_each(|line| writeln!(self.stream, "{line}"))
    }

    /// One line.
    pub(crate) fn line(&mut self, line: impl Into<Line>) -> io::Result<()> {
        let mut canvas = Canvas::new();
        canvas.push(line);
        self.canvas(&canvas)
    }

    /// An empty screen, if it is a screen at all.
    fn clear(&mut self) -> io::Result<()> {
        // Straight to the terminal: a stream without colour would drop this sequence.
        let mut raw = io::stdout();
        raw.write_all(b"\x1b[H\x1b[2J")?;
        raw.flush()
    }
}

/// What came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Heard {
    /// A line.
    Line(String),
    /// There will be no more.
    End,
    /// Somebody wants to leave.
    Interrupt,
}

/// Where lines come from.
pub(crate) struct Input {
    source: Source,
    /// Lines that came together with the one that was asked for, as when several are pasted.
    waiting: VecDeque<String>,
    /// Whether somebody is there to answer.
    attended: bool,
}

enum Source {
    /// A person, with line editing, completion and history.
    Person(Box<Editor<Known, DefaultHistory>>),
    /// A pipe or a file.
    Pipe(io::StdinLock<'static>),
}

/// Longer lines are cut: no command is as long as this.
const LONGEST_LINE: u64 = 4096;

impl Input {
    /// Standard input.
    pub(crate) fn open() -> Input {
        let both = io::stdin().is_terminal() && io::stdout().is_terminal();
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let source = match both.then(|| Editor::with_config(config)) {
            Some(Ok(mut editor)) => {
                editor.set_helper(Some(Known::default()));
                Source::Person(Box::new(editor))
            }
            _ => Source::Pipe(io::stdin().lock()),
        };
        let attended = matches!(source, Source::Person(_));
        Input { source, waiting: VecDeque::new(), attended }
    }

    /// The columns and rows to draw in.
    pub(crate) fn room(&mut self, out: &Output) -> Room {
        let found = match &mut self.source {
            Source::Person(editor) => editor.dimensions(),
            Source::Pipe(_) => None,
        };
        let (width, height) =
            found.map_or((None, None), |(w, h)| (Some(usize::from(w)), Some(usize::from(h))));
        Room {
            width: out.width.or(width).unwrap_or(DEFAULT_WIDTH).clamp(40, 400),
            height: out.height.or(height).map(|height| height.clamp(8, 400)),
        }
    }

    /// Somebody is there even if it is a pipe.
    pub(crate) fn attend(&mut self) {
        self.attended = true;
    }

    /// Whether somebody is there to answer.
    pub(crate) fn is_attended(&self) -> bool {
        self.attended
    }

    /// Makes room for a new screen.
    pub(crate) fn begin_screen(&self, out: &mut Output) -> io::Result<()> {
        match self.source {
            // A dumb terminal would print the sequence.
            Source::Person(_) if std::env::var_os("TERM").is_none_or(|term| term != "dumb") => out.clear(),
            _ => out.line(""),
        }
    }

    /// The next line; `known` are the texts that can be completed to.
    pub(crate) fn read(&mut self, prompt: &str, known: Vec<String>, out: &mut Output) -> io::Result<Heard> {
        if let Some(line) = self.waiting.pop_front() {
            out.line(format!("{prompt}{}", printable(&line)))?;
            return Ok(Heard::Line(line));
        }
        match &mut self.source {
            Source::Person(editor) => {
                if let Some(helper) = editor.helper_mut() {
                    helper.texts = known;
                }
                match editor.readline(prompt) {
                    Ok(text) => {
                        // What was pasted comes in one piece: its lines are answered one by one, in their order.
                        let mut lines = text.split(['\n', '\r']).map(String::from);
                        let first = lines.next().unwrap_or_default();
                        self.waiting.extend(lines.filter(|line| !line.trim().is_empty()));
                        Ok(Heard::Line(first))
                    }
                    // Ctrl-D wants to leave as Ctrl-C does, and is asked as that is.
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(Heard::Interrupt),
                    Err(ReadlineError::Io(error)) => Err(error),
                    Err(error) => Err(io::Error::other(error)),
                }
            }
            Source::Pipe(stdin) => {
                let Some(line) = next_line(stdin)? else {
                    out.line(prompt.trim_end())?;
                    return Ok(Heard::End);
                };
                // The line is repeated, so that what is written reads as a whole.
                out.line(format!("{prompt}{}", printable(&line)))?;
                Ok(Heard::Line(line))
            }
        }
    }
}

/// A typed line as it may be repeated.
fn printable(line: &str) -> String {
    line.chars().take(200).flat_map(char::escape_debug).collect()
}

fn next_line(stdin: &mut io::StdinLock<'static>) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    let n = stdin.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
    if n == 0 {
        return Ok(None);
    }
    if !bytes.ends_with(b"\n") && n as u64 == LONGEST_LINE {
        stdin.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_string()))
}

/// The texts a line can be completed to.
#[derive(Default)]
pub(crate) struct Known {
    texts: Vec<String>,
}

impl Completer for Known {
    type Candidate = String;

    fn complete(&self, line: &str, at: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let line = &line[..at];
        let after = line.rfind(';').map_or(0, |semicolon| semicolon + 1);
        let start = after + (line[after..].len() - line[after..].trim_start().len());
        Ok((start, typed::completions(&line[start..], &self.texts)))
    }
}

impl Hinter for Known {
    type Hint = String;
}

impl Highlighter for Known {}
impl Validator for Known {}
impl Helper for Known {}
