//! `klatsch replay` and `klatsch check`: records shown and verified.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use table::Awaits;
use wire::{AnyTable, Audience, Chance, Content, Draws, Fault, FileMistake, GameEntry};
use words::{Lang, Message, Words};

use crate::content::content_of;
use crate::failure::{self, BadFile, Usage};

/// What `klatsch replay` is told.
#[derive(clap::Args)]
pub(crate) struct ReplayArgs {
    /// The record; `-` reads standard input.
    file: String,
    /// Stop after this step.
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Print the whole table there as JSON instead: a position.
    #[arg(long)]
    json: bool,
    /// The language: en, fr, de, uk or pt.
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    lang: String,
}

/// What `klatsch check` is told.
#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    /// A record, a deck, a board or a table of tracks; `-` reads standard input.
    file: String,
    /// List every draw with all that could have come, one JSON object a line, for programs that verify it.
    #[arg(long)]
    draws: bool,
}

/// No record is longer.
const MAX_RECORD: u64 = 16 << 20;

/// Shows a record: what it is, every step in words, and the scores.
pub(crate) fn run(args: &ReplayArgs) -> Result<ExitCode> {
    let lang: Lang = args.lang.parse().map_err(|error: words::LangUnknown| Usage(error.to_string()))?;
    let mut table = open(&args.file)?;
    if let Some(at) = args.at {
        table = stopped_at(table.as_ref(), at)?;
    }
    let mut output = BufWriter::new(io::stdout().lock());
    if args.json {
        writeln!(output, "{}", table.view(Audience::All))?;
    } else {
        show(table.as_ref(), Words::of(lang), &mut output)?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Verifies a record: the rules, and the draws if the secret behind them was revealed.
pub(crate) fn check(args: &CheckArgs) -> Result<ExitCode> {
    let text = read(&args.file)?;
    if let Some((game, content)) = content_of(&text) {
        return check_content(&args.file, game, content, &text);
    }
    let (table, draws) = GameEntry::verify_record(&text).map_err(|fault| bad_line(&args.file, &fault))?;
    let mut output = BufWriter::new(io::stdout().lock());
    if args.draws {
        for draw in GameEntry::draws_of_record(&text)? {
            let line = json!({"step": draw.step, "outcomes": draw.outcomes, "came": draw.came});
            writeln!(output, "{line}")?;
        }
    } else {
        let end = match (table.final_scores(), table.awaits()) {
            (Some(scores), _) => {
                let scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
                format!("the game is over, scores {}", scores.join(" "))
            }
            (None, awaits) => format!("the game goes on with {awaits}"),
        };
        writeln!(output, "{}: fine, {} steps, {end}{}", args.file, table.n_steps(), said_of(draws))?;
    }
    output.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// Verifies content of one's own: every mistake of the file, a line each.
fn check_content(file: &str, game: &GameEntry, content: &Content, text: &str) -> Result<ExitCode> {
    let mistakes = (content.mistakes)(text);
    let (name, option) = (content.name, content.option);
    if mistakes.is_empty() {
        let id = game.id;
        writeln!(io::stdout(), "{file}: fine, {name}; play with it: klatsch play {id} --{option} {file}")?;
        return Ok(ExitCode::SUCCESS);
    }
    for FileMistake { line, message } in &mistakes {
        failure::say(&format!("{file}:{}: {message}", line.unwrap_or(1)));
    }
    Ok(ExitCode::FAILURE)
}

/// What can be said about the draws, after everything else.
fn said_of(draws: Draws) -> &'static str {
    match draws {
        Draws::Unpledged => "",
        Draws::Sealed => "; the draws cannot be verified yet: the secret was not revealed",
        Draws::Verified => "; the secret is the one committed to, and every draw follows from it",
    }
}

fn open(file: &str) -> Result<Box<dyn AnyTable>> {
    let text = read(file)?;
    let opened = GameEntry::open_record(&text, Chance::Manual);
    let (table, _) = opened.map_err(|fault| bad_line(file, &fault))?;
    Ok(table)
}

fn bad_line(file: &str, fault: &Fault) -> BadFile {
    BadFile(format!("{file}:{}: {fault}", fault.line.unwrap_or(1)))
}

fn read(file: &str) -> Result<String> {
    let mut bytes = Vec::new();
    match file {
        "-" => io::stdin().lock().take(MAX_RECORD + 1).read_to_end(&mut bytes).map(|_| ()),
        _ => File::open(file).and_then(|opened| {
            opened.take(MAX_RECORD + 1).read_to_end(&mut bytes)?;
            Ok(())
        }),
    }
    .with_context(|| file.to_string())?;
    if bytes.len() as u64 > MAX_RECORD {
        bail!("{file}: longer than {MAX_RECORD} bytes, which no record is");
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        BadFile(format!("{file}:{line}: not UTF-8 text")).into()
    })
}

/// The same game, stopped after this many steps.
fn stopped_at(table: &dyn AnyTable, at: usize) -> Result<Box<dyn AnyTable>> {
    let steps = table.history().len();
    if at > steps {
        return Err(Usage(format!("--at {at}: the record has {steps} steps")).into());
    }
    let record = table.record();
    let after_head = ["1 ", "end ", "secret "];
    let head = record.lines().take_while(|line| !after_head.iter().any(|start| line.starts_with(start)));
    let lines: Vec<&str> = record.lines().take(head.count() + at).collect();
    let (table, _) = GameEntry::open_record(&lines.join("\n"), Chance::Manual)?;
    Ok(table)
}

fn show(table: &dyn AnyTable, words: &Words, output: &mut impl Write) -> Result<()> {
    let record = table.record();
    for line in record.lines().take(2) {
        writeln!(output, "{line}")?;
    }
    let history = table.history();
    let width = history.len().to_string().len();
    for (number, step) in history.iter().enumerate() {
        let events: Vec<String> = step.events.iter().map(|event| words.say(event)).collect();
        writeln!(output, "{:>width$}  {:<28} {}", number + 1, step.step, events.join(" "))?;
    }
    let end = match table.awaits() {
        Awaits::Nobody => Message::new("replay-over"),
        awaits => Message::new("replay-goes-on").with("awaits", awaits.to_string()),
    };
    writeln!(output, "{}", words.say(&end))?;
    show_scores(table, words, output)
}

/// `1. seat0  31 = cafés 20 + pastries 0 + warehouse 11`, best first.
fn show_scores(table: &dyn AnyTable, words: &Words, output: &mut impl Write) -> Result<()> {
    let scores = table.scores();
    let game = wire::game(table.game_id())?;
    let mut rows: Vec<&Value> = scores["scores"].as_array().into_iter().flatten().collect();
    rows.sort_by_key(|row| row["place"].as_u64());
    for row in rows {
        let parts = row["parts"].as_object().into_iter().flatten();
        let parts: Vec<String> =
            parts.map(|(name, points)| format!("{} {points}", part(game, words, name))).collect();
        let (place, seat, total) = (&row["place"], &row["seat"], &row["total"]);
        writeln!(output, "{place}. seat{seat}  {total} = {}", parts.join(" + "))?;
    }
    if let Some(rating) = scores.get("rating").and_then(Value::as_str) {
        let message = Message::new("replay-rating")
            .with("rating", Message::new("cafe-rating").with("rating", rating.replace(' ', "-")));
        writeln!(output, "{}", words.say(&message))?;
    }
    Ok(())
}

/// A part of a score in words; its name in the protocol where there are none.
fn part(game: &GameEntry, words: &Words, name: &str) -> String {
    game.part_message(name).map_or_else(|| name.to_string(), |message| words.say(&message))
}
