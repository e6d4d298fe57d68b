//! What a person may type besides actions, and how a line finds its meaning.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anstyle::Style;
use bots::{Effort, Worth};
use table::{Awaits, ChaChaDealer, Record, Seat, Step, game_of_record};

use super::canvas::{Canvas, Line, wrap};
use super::files;
use super::host::{Asked, Flow, Host};
use super::input::Heard;
use super::screen::{Command, Screen};
use super::typed::{self, Meaning, shown};

const fn command(name: &'static str, form: &'static str, does: &'static str) -> Command {
    Command { name, form, does }
}

/// The commands every game has.
const COMMANDS: &[Command] = &[
    command("help", "help [word]", "this list; with a word or a paragraph (C3.2) that one"),
    command("why", "why ACTION", "whether an action is allowed, and by which rule not"),
    command("hint", "hint", "what the strongest bot would do, and what it expects"),
    command("undo", "undo", "take your last choice back, if nothing was revealed since"),
    command("look", "look [SEAT]", "everybody's things in short, or one seat's in full"),
    command("score", "score", "the scores in parts as they are now"),
    command("log", "log [N]", "the last things that happened"),
    command("rule", "rule C3.2", "a paragraph of the rules in one line"),
    command("save", "save FILE", "write the record of the game"),
    command("load", "load FILE", "go on with a game that was saved"),
    command("record", "record", "show the record"),
    command("redraw", "redraw", "draw the table again"),
    command("quit", "quit", "leave the table"),
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
                None => self.complain(&format!("the numbers go from 1 to {}", asked.numbered.len())),
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
                return self.complain(&format!("which one? {}{more}", texts.join(", ")));
            }
            Meaning::Nothing => {}
        }
        let begun: Vec<&str> = names.iter().copied().filter(|name| name.starts_with(word)).collect();
        match (spelt.parse::<G::Action>(), &begun[..]) {
            (Ok(action), _) if G::is_moot(&asked.sight, &action) => Ok(Flow::Stay),
            (Ok(action), _) => {
                let refused = self.sitting.state().check(&Step::Choice(asked.sight.seat, action)).err();
                let refused = refused.map_or_else(|| "not now".into(), |refusal| refusal.to_string());
                self.complain(&refused)
            }
            (Err(_), [name]) => self.command(asked, name, arguments),
            (Err(error), []) if G::FORMS.iter().any(|form| form.verb == first_word(&spelt)) => {
                self.complain(&error.to_string())
            }
            (Err(_), []) => {
                self.complain(&format!("{} means nothing here; `help` lists what does", shown(line)))
            }
            (Err(_), several) => self.complain(&format!("which one? {}", several.join(", "))),
        }
    }

    /// Plays an action. A person is warned before a rash one, and does it by typing it again.
    fn act(&mut self, asked: &Asked<G>, action: G::Action, offered: Option<G::Action>) -> io::Result<Flow> {
        if self.input.is_person()
            && offered.as_ref() != Some(&action)
            && let Some(caution) = G::caution(&asked.sight, &action)
        {
            self.offered = Some(action);
            return self.complain(&format!("{caution} Enter does it all the same"));
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
                Err(error) => self.complain(&format!("{error:#}")),
            },
            "record" if G::HAS_SECRETS && self.sitting.state().awaits() != Awaits::Nobody => {
                self.complain("the record holds what is secret until the game is over; `save FILE` writes it")
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

    fn help(&mut self, asked: &Asked<G>, about: &str) -> io::Result<Flow> {
        let width = asked.sight.width;
        if !about.is_empty() {
            let word = first_word(about).to_lowercase();
            let commands = COMMANDS.iter().chain(G::COMMANDS);
            let found: Vec<(String, String)> = G::FORMS
                .iter()
                .map(|form| (form.verb, form.form, format!("{} [{}]", form.does, form.rule)))
                .chain(commands.map(|command| (command.name, command.form, command.does.to_string())))
                .filter(|(name, _, _)| name.starts_with(&word))
                .map(|(_, form, does)| (form.to_string(), does))
                .collect();
            return match found.is_empty() {
                true => self.rule(about),
                false => self.show(&table_of(&found, width)),
            };
        }
        let mut canvas = Canvas::new();
        let bold = Style::new().bold();
        let verbs: Vec<&str> = asked.texts.iter().map(|text| first_word(text)).collect();
        let now: Vec<(String, String)> = G::FORMS
            .iter()
            .filter(|form| verbs.contains(&form.verb))
            .map(|form| (form.form.to_string(), format!("{} [{}]", form.does, form.rule)))
            .collect();
        if !now.is_empty() {
            canvas.push(Line::new().put("What you may do now", bold));
            canvas.below(table_of(&now, width));
        }
        canvas.push(Line::new().put("Commands", bold));
        let commands: Vec<(String, String)> = COMMANDS
            .iter()
            .chain(G::COMMANDS)
            .map(|command| (command.form.to_string(), command.does.to_string()))
            .collect();
        canvas.below(table_of(&commands, width));
        let tips = "Type an action, its number in the list, or as much of it as makes it unique; several in one \
                    line with `;` between them. Tab completes, the arrow keys bring back earlier lines.";
        for line in wrap(tips, width.saturating_sub(2)) {
            canvas.push(format!("  {line}"));
        }
        self.show(&canvas)
    }

    fn rule(&mut self, name: &str) -> io::Result<Flow> {
        let name = name.trim().to_uppercase();
        match (G::rule(&name), G::rules().iter().any(|rule| rule.0 == name)) {
            (Some(line), _) => {
                let mut canvas = Canvas::new();
                for line in wrap(&format!("{name}: {line}"), self.input.width(&self.out)) {
                    canvas.push(line);
                }
                self.show(&canvas)
            }
            (None, true) => self.complain(&format!("paragraph {name} has no short text")),
            (None, false) => self.complain(&format!(
                "there is no command, action or paragraph {}",
                shown(&name.to_lowercase())
            )),
        }
    }

    fn why(&mut self, asked: &Asked<G>, text: &str) -> io::Result<Flow> {
        if text.is_empty() {
            return self.complain("why what? Say an action, as in `why end`");
        }
        let spelt = G::spell(&asked.sight, text);
        if let Meaning::One(nth) = typed::meaning(&spelt, &asked.texts, G::FILLERS) {
            let action = &asked.sight.legal[nth];
            let verb = first_word(&asked.texts[nth]);
            let rule = G::FORMS.iter().find(|form| form.verb == verb).map(|form| form.rule);
            let rule = rule.map_or(String::new(), |rule| format!(" ({rule})"));
            let does = G::describe(&asked.sight, action);
            self.out.line(format!("`{action}` is allowed{rule}: {does}."))?;
            return Ok(Flow::Stay);
        }
        let action = match spelt.parse::<G::Action>() {
            Ok(action) => action,
            Err(error) => return self.complain(&error.to_string()),
        };
        match self.sitting.state().check(&Step::Choice(asked.sight.seat, action.clone())) {
            Ok(()) => self.out.line(format!("`{action}` is allowed."))?,
            Err(refusal) => {
                self.out.line(format!("`{action}` is not allowed: {refusal}."))?;
                if let Some(line) = G::rule(refusal.rule.0) {
                    for line in
                        wrap(&format!("{}: {line}", refusal.rule), asked.sight.width.saturating_sub(2))
                    {
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
            return self.complain("there is nothing to choose");
        };
        self.out.line("Thinking …")?;
        let mut dealer = ChaChaDealer::for_step("hint", self.sitting.record().steps.len());
        let thought = bot.choose(&sight.view, sight.seat, &sight.legal, &mut dealer);
        let mut best: Vec<(G::Action, Option<f64>)> =
            thought.candidates.into_iter().map(|(action, value)| (action, Some(value))).collect();
        // The choice first, even if a bot lists it elsewhere among equals.
        let chosen = best.iter().position(|(action, _)| *action == thought.action);
        let first = chosen.map_or((thought.action, None), |at| best.remove(at));
        best.insert(0, first);
        best.truncate(bots::REPORTED);
        self.out.line(format!("As the {name} bot sees it:"))?;
        for (number, (action, value)) in (1..).zip(best) {
            let worth = value.and_then(|value| in_words(value, thought.worth));
            let worth = worth.map_or(String::new(), |worth| format!(" ({worth})"));
            self.out.line(format!("  {number}. `{action}`{worth}: {}", G::describe(sight, &action)))?;
        }
        if thought.plan.len() > 1 {
            let plan: Vec<String> = thought.plan[1..].iter().map(|action| format!("`{action}`")).collect();
            for line in wrap(&format!("then {}", plan.join(", ")), sight.width.saturating_sub(5)) {
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
            _ => self.complain(&format!(
                "there is no seat {}; they go from 0 to {}",
                shown(whose),
                n_seats - 1
            )),
        }
    }

    fn show_log(&mut self, number: &str) -> io::Result<Flow> {
        let wanted = match (number.is_empty(), number.parse()) {
            (true, _) => LOG_LINES,
            (false, Ok(wanted)) => wanted,
            (false, Err(_)) => return self.complain(&format!("`log` takes a number, not {}", shown(number))),
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
            (true, None) => return self.complain(&format!("where to? As in `save my-game.{}`", G::ID)),
        };
        match files::save(&path, &self.sitting.record().to_string()) {
            Ok(()) => {
                let steps = self.sitting.record().steps.len();
                self.out.line(format!("Saved {steps} steps to {}.", path.display()))?;
                self.saved = Some(steps);
                self.file = Some(path);
                Ok(Flow::Stay)
            }
            Err(error) => self.complain(&format!("{error:#}")),
        }
    }

    /// Goes on with a record from a file; the game stays as it is if that fails.
    pub(super) fn load(&mut self, path: &Path) -> anyhow::Result<()> {
        if path.as_os_str().is_empty() {
            anyhow::bail!("load what? As in `load my-game.{}`", G::ID);
        }
        let text = files::read(path)?;
        let wrong = |what: String| anyhow::anyhow!("{}: {what}", path.display());
        let game = game_of_record(&text).map_err(|error| wrong(error.to_string()))?;
        if game != G::ID {
            return Err(wrong(format!("this is a record of {}, not of {}", shown(game), G::ID)));
        }
        let record: Record<G> = text.parse().map_err(|error: table::RecordError| wrong(error.to_string()))?;
        self.resume(&record).map_err(wrong)?;
        self.file = Some(path.to_path_buf());
        self.say(&format!("Loaded {} steps from {}.", record.steps.len(), path.display()));
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
            self.out
                .line("The game is not saved. A file name saves it, `no` leaves without, Enter stays.")?;
            let answer = match self.input.read("save to> ", vec!["no".into()], &mut self.out)? {
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
fn in_words(value: f64, worth: Worth) -> Option<String> {
    match worth {
        Worth::Points => Some(format!("{value:.1} points expected")),
        Worth::Chance => Some(format!("wins {:.0} of 100", 100.0 * value)),
        Worth::Order => None,
    }
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or("")
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
