//! What a person may type besides actions, and how a line finds its meaning.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anstyle::Style;
use bots::{Effort, Worth};
use table::{Awaits, ChaChaDealer, Record, RuleRef, Seat, Step, game_of_record};
use words::{Lang, Message, RuleBook, Words};

use super::canvas::{Canvas, Line, wrap};
use super::files;
use super::host::{Asked, Flow, Host};
use super::input::Heard;
use super::names::Names;
use super::screen::{Command, Form, Screen};
use super::typed::{self, Meaning, shown};

const fn command(name: &'static str, form: &'static str, does: &'static str) -> Command {
    Command { name, form, does }
}

/// The commands every game has.
const COMMANDS: &[Command] = &[
    command("help", "help [WORD]", "term-help-help"),
    command("why", "why ACTION", "term-help-why"),
    command("hint", "hint", "term-help-hint"),
    command("undo", "undo", "term-help-undo"),
    command("look", "look [SEAT]", "term-help-look"),
    command("score", "score", "term-help-score"),
    command("log", "log [N]", "term-help-log"),
    command("rule", "rule C3.2", "term-help-rule"),
    command("save", "save FILE", "term-help-save"),
    command("load", "load FILE", "term-help-load"),
    command("record", "record", "term-help-record"),
    command("redraw", "redraw", "term-help-redraw"),
    command("lang", "lang LANGUAGE", "term-help-lang"),
    command("quit", "quit", "term-help-quit"),
];

/// Single letters and signs for commands.
const SHORT: &[(&str, &str)] =
    &[("?", "help"), ("h", "help"), ("q", "quit"), ("u", "undo"), ("exit", "quit")];

/// How long a person waits for a hint.
const HINT_TIME: Duration = Duration::from_millis(1500);
/// How much a hint may try where nobody waits.
const HINT_NODES: u64 = 200;
/// How many lines `log` shows if nothing is said.
const LOG_LINES: usize = 20;
/// How many meanings of an unclear line are listed.
const MEANINGS: usize = 6;

impl<G: Screen> Host<G> {
    /// What can be completed: commands and legal actions.
    pub(super) fn known(&self, asked: &Asked<G>) -> Vec<String> {
        let commands = COMMANDS.iter().chain(G::COMMANDS).map(|command| command.name.to_string());
        let whys = asked.texts.iter().map(|text| format!("why {text}"));
        asked.texts.iter().cloned().chain(commands).chain(whys).collect()
    }

    /// Carries out one typed command or action.
    pub(super) fn obey(&mut self, asked: &Asked<G>, line: &str) -> io::Result<Flow> {
        let line = line.trim();
        if line.starts_with('#') {
            return Ok(Flow::Stay);
        }
        let offered = self.offered.take().filter(|action| asked.sight.legal.contains(action));
        if line.is_empty() {
            return match offered.clone().or_else(|| asked.obvious.clone()) {
                Some(action) => self.act(asked, action, offered),
                None => Ok(Flow::Stay),
            };
        }
        if !asked.numbered.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit()) {
            let chosen = line.parse::<usize>().ok().and_then(|n| asked.numbered.get(n.checked_sub(1)?));
            return match chosen {
                Some(action) => self.act(asked, action.clone(), offered),
                None => self.object(Message::new("term-numbers").with("most", asked.numbered.len())),
            };
        }
        let (word, arguments) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, arguments) = (word.to_lowercase(), arguments.trim());
        let word = SHORT.iter().find(|(short, _)| *short == word).map_or(word.as_str(), |(_, name)| name);
        let names: Vec<&str> = COMMANDS.iter().chain(G::COMMANDS).map(|command| command.name).collect();
        if names.contains(&word) {
            return self.command(asked, word, arguments);
        }

        if let Some(commands) = G::unfold(&asked.sight, line) {
            self.put_first(commands);
            return Ok(Flow::Stay);
        }
        let spelt = G::spell(&asked.sight, line);
        match typed::meaning(&spelt, &asked.texts, G::FILLERS) {
            Meaning::One(nth) => return self.act(asked, asked.sight.legal[nth].clone(), offered),
            Meaning::Several(fits) => {
                let texts: Vec<String> =
                    fits.iter().take(MEANINGS).map(|&nth| format!("`{}`", asked.texts[nth])).collect();
                let more = if fits.len() > MEANINGS { ", …" } else { "" };
                return self.which(format!("{}{more}", texts.join(", ")));
            }
            Meaning::Nothing => {}
        }
        let begun: Vec<&str> = names.iter().copied().filter(|name| name.starts_with(word)).collect();
        match (spelt.parse::<G::Action>(), &begun[..]) {
            (Ok(action), _) if G::is_moot(&asked.sight, &action) => Ok(Flow::Stay),
            (Ok(action), _) => {
                let refused = self.sitting.state().check(&Step::Choice(asked.sight.seat, action)).err();
                let refused =
                    refused.map_or_else(|| self.names.word("term-not-now"), |refusal| self.refused(&refusal));
                self.complain(&refused)
            }
            (Err(_), [name]) => self.command(asked, name, arguments),
            (Err(_), []) => self.not_understood(line, &spelt),
            (Err(_), several) => self.which(several.join(", ")),
        }
    }

    /// Says in one line what is wrong.
    fn object(&mut self, message: Message) -> io::Result<Flow> {
        let said = self.names.say(&message);
        self.complain(&said)
    }

    fn which(&mut self, texts: String) -> io::Result<Flow> {
        self.object(Message::new("term-which").with("texts", texts))
    }

    /// What was typed is no action: how that action is typed, or that there is none.
    fn not_understood(&mut self, line: &str, spelt: &str) -> io::Result<Flow> {
        let form = G::FORMS.iter().find(|form| form.verb == first_word(spelt));
        self.object(match form {
            Some(form) => Message::new("term-form")
                .with("text", shown(line))
                .with("form", spoken_form(&self.names, form.form)),
            None => Message::new("term-nothing").with("text", shown(line)),
        })
    }

    /// Plays an action. A person is warned before a rash one, and does it by typing it again.
    fn act(&mut self, asked: &Asked<G>, action: G::Action, offered: Option<G::Action>) -> io::Result<Flow> {
        if self.input.is_person()
            && offered.as_ref() != Some(&action)
            && let Some(caution) = G::caution(&asked.sight, &action)
        {
            self.offered = Some(action);
            let anyway = self.names.word("term-anyway");
            return self.complain(&format!("{caution} {anyway}"));
        }
        match self.play(asked.sight.seat, action) {
            Ok(()) => Ok(Flow::Stay),
            Err(reason) => self.complain(&reason),
        }
    }

    fn command(&mut self, asked: &Asked<G>, name: &str, arguments: &str) -> io::Result<Flow> {
        match name {
            "help" => self.help(asked, arguments),
            "rule" => self.rule(arguments),
            "why" => self.why(asked, arguments),
            "hint" => self.hint(asked),
            "undo" => match self.undo(asked.sight.seat) {
                Ok(said) => {
                    self.say(&said);
                    Ok(Flow::Stay)
                }
                Err(reason) => self.complain(&reason),
            },
            "look" => self.look(asked, arguments),
            "score" => self.show(&G::score_sheet(&asked.sight)),
            "log" => self.show_log(arguments),
            "save" => self.save(arguments),
            "load" => match self.load(Path::new(arguments)) {
                Ok(()) => Ok(Flow::Stay),
                Err(message) => self.object(message),
            },
            "lang" => self.speak(arguments),
            "record" if !G::OPEN && self.sitting.state().awaits() != Awaits::Nobody => {
                self.object(Message::new("term-record-secret"))
            }
            "record" => {
                let record = self.sitting.record().to_string();
                self.show(&record.lines().collect())
            }
            "redraw" => {
                self.stale = true;
                Ok(Flow::Stay)
            }
            "quit" => self.quit(),
            _ => match G::command(&asked.sight, name, arguments) {
                Ok((canvas, offered)) => {
                    self.offered = offered;
                    self.show(&canvas)
                }
                Err(reason) => self.complain(&reason),
            },
        }
    }

    fn show(&mut self, canvas: &Canvas) -> io::Result<Flow> {
        self.out.canvas(canvas)?;
        Ok(Flow::Stay)
    }

    /// Goes on in another language.
    fn speak(&mut self, name: &str) -> io::Result<Flow> {
        match name.parse::<Lang>() {
            Ok(lang) => {
                self.change_language(Words::of(lang));
                Ok(Flow::Stay)
            }
            Err(_) => {
                let known: Vec<String> =
                    Lang::ALL.iter().map(|lang| format!("{lang} ({})", lang.name())).collect();
                self.object(
                    Message::new("term-no-language")
                        .with("text", shown(name))
                        .with("known", known.join(", ")),
                )
            }
        }
    }

    fn help(&mut self, asked: &Asked<G>, about: &str) -> io::Result<Flow> {
        let width = asked.sight.width;
        let names = self.names.clone();
        let of_form = |form: &Form| {
            (spoken_form(&names, form.form), format!("{} [{}]", names.word(form.does), form.rule))
        };
        let of_command = |command: &Command| (spoken_form(&names, command.form), names.word(command.does));
        if !about.is_empty() {
            let word = first_word(about).to_lowercase();
            let forms = G::FORMS.iter().filter(|form| form.verb.starts_with(&word)).map(of_form);
            let commands = COMMANDS.iter().chain(G::COMMANDS);
            let commands = commands.filter(|command| command.name.starts_with(&word)).map(of_command);
            let found: Vec<(String, String)> = forms.chain(commands).collect();
            return match found.is_empty() {
                true => self.rule(about),
                false => self.show(&table_of(&found, width)),
            };
        }
        let mut canvas = Canvas::new();
        let bold = Style::new().bold();
        let verbs: Vec<&str> = asked.texts.iter().map(|text| first_word(text)).collect();
        let now: Vec<(String, String)> =
            G::FORMS.iter().filter(|form| verbs.contains(&form.verb)).map(of_form).collect();
        if !now.is_empty() {
            canvas.push(Line::new().put(&names.word("term-what-now"), bold));
            canvas.below(table_of(&now, width));
        }
        canvas.push(Line::new().put(&names.word("term-commands"), bold));
        let commands: Vec<(String, String)> = COMMANDS.iter().chain(G::COMMANDS).map(of_command).collect();
        canvas.below(table_of(&commands, width));
        for line in wrap(&names.word("term-tips"), width.saturating_sub(2)) {
            canvas.push(format!("  {line}"));
        }
        self.show(&canvas)
    }

    fn rule(&mut self, name: &str) -> io::Result<Flow> {
        let name = name.trim().to_uppercase();
        let Some(rule) = G::rules().iter().find(|rule| rule.0 == name) else {
            return self.object(Message::new("term-no-rule").with("text", shown(&name.to_lowercase())));
        };
        let mut canvas = Canvas::new();
        let width = self.input.width(&self.out);
        for text in self.rule_text(*rule) {
            wrap(&text, width).into_iter().for_each(|line| canvas.push(line));
        }
        self.show(&canvas)
    }

    /// The number and the title of a paragraph, then what it says at this table.
    fn rule_text(&self, rule: RuleRef) -> Vec<String> {
        let book = RuleBook::of(self.names.words().lang(), G::ID);
        let Some(paragraph) = book.and_then(|book| book.paragraph(rule.0)) else {
            return vec![rule.to_string()];
        };
        let mut lines = vec![format!("{rule}: {}", paragraph.title)];
        lines.extend(paragraph.lines(&self.sitting.record().setup.to_string()));
        lines
    }

    fn why(&mut self, asked: &Asked<G>, text: &str) -> io::Result<Flow> {
        if text.is_empty() {
            return self.object(Message::new("term-why-what"));
        }
        let spelt = G::spell(&asked.sight, text);
        if let Meaning::One(nth) = typed::meaning(&spelt, &asked.texts, G::FILLERS) {
            let action = &asked.sight.legal[nth];
            let verb = first_word(&asked.texts[nth]);
            let rule = G::FORMS.iter().find(|form| form.verb == verb).map_or("none", |form| form.rule.0);
            let message = Message::new("term-allowed").with("action", action.to_string()).with("rule", rule);
            let said = format!("{} {}", self.names.say(&message), asked.sight.describe(action));
            for line in wrap(&said, asked.sight.width) {
                self.out.line(line)?;
            }
            return Ok(Flow::Stay);
        }
        let Ok(action) = spelt.parse::<G::Action>() else { return self.not_understood(text, &spelt) };
        match self.sitting.state().check(&Step::Choice(asked.sight.seat, action.clone())) {
            Ok(()) => {
                let message =
                    Message::new("term-allowed").with("action", action.to_string()).with("rule", "none");
                self.out.line(self.names.say(&message))?;
            }
            Err(refusal) => {
                let message = Message::new("term-not-allowed")
                    .with("action", action.to_string())
                    .with("reason", self.refused(&refusal));
                self.out.line(self.names.say(&message))?;
                for text in self.rule_text(refusal.rule) {
                    for line in wrap(&text, asked.sight.width.saturating_sub(2)) {
                        self.out.line(format!("  {line}"))?;
                    }
                }
            }
        }
        Ok(Flow::Stay)
    }

    /// The best three actions as the strongest bot sees them, and what it means to do next.
    fn hint(&mut self, asked: &Asked<G>) -> io::Result<Flow> {
        let sight = &asked.sight;
        // A person waits a moment; what a script asks for is the same every time.
        let effort = match self.input.is_person() {
            true => Effort::time(HINT_TIME),
            false => Effort::nodes(HINT_NODES),
        };
        let name = wire::strongest::<G>();
        let Some(mut bot) = G::bot(name, &effort).filter(|_| !sight.legal.is_empty()) else {
            return self.object(Message::new("term-nothing-to-choose"));
        };
        self.out.line(self.names.word("term-thinking"))?;
        let mut dealer = ChaChaDealer::for_step("hint", self.sitting.record().steps.len());
        let thought = bot.choose(&sight.view, sight.seat, &sight.legal, &mut dealer);
        let mut best: Vec<(G::Action, Option<f64>)> =
            thought.candidates.into_iter().map(|(action, value)| (action, Some(value))).collect();
        // The choice first, even if a bot lists it elsewhere among equals.
        let chosen = best.iter().position(|(action, _)| *action == thought.action);
        let first = chosen.map_or((thought.action, None), |at| best.remove(at));
        best.insert(0, first);
        best.truncate(bots::REPORTED);
        let called = self.names.say(&Message::new("bot-name").with("bot", name));
        self.out.line(self.names.say(&Message::new("term-hint").with("name", called)))?;
        for (number, (action, value)) in (1..).zip(best) {
            let worth = value.and_then(|value| in_words(value, thought.worth));
            let worth = worth.map_or(String::new(), |worth| format!(" ({})", self.names.say(&worth)));
            let text = format!("`{action}`{worth}: {}", sight.describe(&action));
            for (nth, line) in wrap(&text, sight.width.saturating_sub(5)).into_iter().enumerate() {
                let number = if nth == 0 { format!("{number}.") } else { String::new() };
                self.out.line(format!("  {number:2} {line}"))?;
            }
        }
        if thought.plan.len() > 1 {
            let plan: Vec<String> = thought.plan[1..].iter().map(|action| format!("`{action}`")).collect();
            let then = self.names.say(&Message::new("term-hint-then").with("plan", plan.join(", ")));
            for line in wrap(&then, sight.width.saturating_sub(5)) {
                self.out.line(format!("     {line}"))?;
            }
        }
        Ok(Flow::Stay)
    }

    fn look(&mut self, asked: &Asked<G>, whose: &str) -> io::Result<Flow> {
        let n_seats = self.sitting.state().n_seats();
        let found = Seat::all(n_seats).find(|&seat| {
            let name = self.names.of(seat);
            whose == seat.index().to_string() || whose == seat.to_string() || whose.eq_ignore_ascii_case(name)
        });
        match (whose, found) {
            ("", _) => self.show(&G::look(&asked.sight, None)),
            (_, Some(seat)) => self.show(&G::look(&asked.sight, Some(seat))),
            _ => {
                self.object(Message::new("term-no-seat").with("text", shown(whose)).with("last", n_seats - 1))
            }
        }
    }

    fn show_log(&mut self, number: &str) -> io::Result<Flow> {
        let wanted = match (number.is_empty(), number.parse()) {
            (true, _) => LOG_LINES,
            (false, Ok(wanted)) => wanted,
            (false, Err(_)) => {
                return self.object(Message::new("term-log-number").with("text", shown(number)));
            }
        };
        let from = self.log.len().saturating_sub(wanted);
        let lines: Canvas = self.log[from..].iter().map(|(_, line)| format!("  {line}")).collect();
        self.show(&lines)
    }

    // ── files ──────────────────────────────────────────────────────────────────────────────────────

    fn save(&mut self, name: &str) -> io::Result<Flow> {
        let path = match (name.is_empty(), &self.file) {
            (false, _) => PathBuf::from(name),
            (true, Some(file)) => file.clone(),
            (true, None) => return self.object(Message::new("term-save-where").with("game", G::ID)),
        };
        match files::save(&path, &self.sitting.record().to_string()) {
            Ok(()) => {
                let steps = self.sitting.record().steps.len();
                let message =
                    Message::new("term-saved").with("n", steps).with("file", path.display().to_string());
                self.out.line(self.names.say(&message))?;
                self.saved = Some(steps);
                self.file = Some(path);
                Ok(Flow::Stay)
            }
            Err(message) => self.object(message),
        }
    }

    /// Goes on with a record from a file; the game stays as it is if that fails.
    pub(super) fn load(&mut self, path: &Path) -> Result<(), Message> {
        if path.as_os_str().is_empty() {
            return Err(Message::new("term-load-what").with("game", G::ID));
        }
        let text = files::read(path)?;
        let file = path.display().to_string();
        let wrong =
            |what: String| Message::new("term-bad-file").with("file", file.clone()).with("what", what);
        let game = game_of_record(&text).map_err(|error| wrong(error.to_string()))?;
        if game != G::ID {
            let other = Message::new("term-other-game").with("found", shown(game)).with("game", G::ID);
            return Err(wrong(self.names.say(&other)));
        }
        let record: Record<G> = text.parse().map_err(|error: table::RecordError| wrong(error.to_string()))?;
        self.resume(&record).map_err(wrong)?;
        self.file = Some(path.to_path_buf());
        let loaded = Message::new("term-loaded").with("n", record.steps.len()).with("file", file);
        let said = self.names.say(&loaded);
        self.say(&said);
        Ok(())
    }

    /// Offers to save what would be lost.
    fn quit(&mut self) -> io::Result<Flow> {
        let steps = self.sitting.record().steps.len();
        let chosen = self.sitting.record().steps.iter().any(|step| matches!(step, Step::Choice(..)));
        if self.saved == Some(steps) || !chosen {
            return Ok(Flow::Leave);
        }
        loop {
            self.out.line(self.names.word("term-not-saved"))?;
            let prompt = format!("{}> ", self.names.word("term-save-to"));
            let answer = match self.input.read(&prompt, vec!["no".into()], &mut self.out)? {
                Heard::Line(answer) => answer.trim().to_string(),
                Heard::End | Heard::Interrupt => return Ok(Flow::Leave),
            };
            match answer.to_lowercase().as_str() {
                "" | "stay" => return Ok(Flow::Stay),
                "no" | "n" | "q" | "quit" => return Ok(Flow::Leave),
                _ => {}
            }
            self.save(answer.strip_prefix("save ").unwrap_or(&answer))?;
            if self.saved == Some(steps) {
                return Ok(Flow::Leave);
            }
        }
    }
}

/// What a bot expects of an action; nothing where its values are only an order.
fn in_words(value: f64, worth: Worth) -> Option<Message> {
    let of = |key: &'static str, value: String| Some(Message::new(key).with("value", value));
    match worth {
        Worth::Points => of("term-worth-points", format!("{value:.1}")),
        Worth::Chance => of("term-worth-chance", format!("{:.0}", 100.0 * value)),
        Worth::Order => None,
    }
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or("")
}

/// The words in capitals that stand for something in forms, and their keys.
const STANDS_FOR: &[(&str, &str)] = &[
    ("WORD", "form-word"),
    ("ACTION", "form-action"),
    ("SEAT", "form-seat"),
    ("FILE", "form-file"),
    ("LANGUAGE", "form-language"),
    ("CARD", "form-card"),
    ("COLOUR", "form-colour"),
    ("TURN", "form-turn"),
    ("SPACE", "form-space"),
    ("STEPS", "form-steps"),
    ("FIELD", "form-field"),
    ("COFFEE", "form-coffee"),
    ("PIECE", "form-piece"),
    ("SITE", "form-site"),
    ("HARBOUR", "form-harbour"),
    ("CORNER", "form-corner"),
    ("DICE", "form-dice"),
    ("KIND", "form-kind"),
    ("FACE", "form-face"),
    ("SPOT", "form-spot"),
];

/// How something is typed, with the words in capitals in the language of the reader.
fn spoken_form(names: &Names, form: &str) -> String {
    let mut spoken = String::new();
    for part in form.split_inclusive(|letter: char| !letter.is_ascii_uppercase()) {
        let (word, rest) =
            part.split_at(part.trim_end_matches(|letter: char| !letter.is_ascii_uppercase()).len());
        match STANDS_FOR.iter().find(|(found, _)| *found == word) {
            Some((_, key)) => spoken += &names.word(key),
            None => spoken += word,
        }
        spoken += rest;
    }
    spoken
}

/// Two columns, the second one wrapped.
fn table_of(rows: &[(String, String)], width: usize) -> Canvas {
    let first = rows.iter().map(|(form, _)| form.chars().count()).max().unwrap_or(0) + 4;
    let mut canvas = Canvas::new();
    for (form, does) in rows {
        for (nth, part) in wrap(does, width.saturating_sub(first).max(20)).into_iter().enumerate() {
            let form = if nth == 0 { form.clone() } else { String::new() };
            canvas.push(Line::plain("  ").and(&form).pad(first).and(&part));
        }
    }
    canvas
}
