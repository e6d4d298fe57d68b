//! What a person may type besides actions, and how a line finds its meaning.

use std::io;
use std::path::Path;
use std::time::Duration;

use bots::{Effort, Worth};
use table::{Awaits, ChaChaDealer, Seat, Step};
use words::{Lang, Message, Words};

use super::canvas::{Canvas, wrap};
use super::help::spoken_form;
use super::host::{Asked, Flow, Host};
use super::input::Heard;
use super::saves::Seating;
use super::screen::{Command, Form, Screen};
use super::typed::{self, Meaning, shown};

const fn command(name: &'static str, form: &'static str, does: &'static str) -> Command {
    Command { name, form, does }
}

/// The commands every game has.
pub(super) const COMMANDS: &[Command] = &[
    command("help", "help [WORD]", "term-help-help"),
    command("why", "why ACTION", "term-help-why"),
    command("hint", "hint", "term-help-hint"),
    command("undo", "undo", "term-help-undo"),
    command("look", "look [SEAT]", "term-help-look"),
    command("score", "score", "term-help-score"),
    command("log", "log [N]", "term-help-log"),
    command("rule", "rule [PARAGRAPH]", "term-help-rule"),
    command("menu", "menu", "term-help-menu"),
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
/// How many lines `log` shows by default.
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
        let offered = self.offered.take().filter(|action| asked.seat_view.legal.contains(action));
        if line.is_empty() {
            return match offered.clone().or_else(|| asked.obvious.clone()) {
                Some(action) => self.act(asked, action, offered),
                // After a long answer the table is out of sight: an empty line brings it back.
                None => {
                    self.stale |= self.input.is_attended();
                    Ok(Flow::Stay)
                }
            };
        }
        if !asked.numbered.is_empty() && line.bytes().all(|byte| byte.is_ascii_digit()) {
            if self.is_ahead {
                return self.object(Message::new("term-number-ahead"));
            }
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

        let noted = self.in_notation(asked, line);
        if let Some(commands) = G::unfold(&asked.seat_view, &noted) {
            self.put_first(commands);
            return Ok(Flow::Stay);
        }
        let spelt = G::spell(&asked.seat_view, &noted);
        match typed::meaning(&spelt, &asked.texts, G::FILLERS) {
            Meaning::One(nth) => return self.act(asked, asked.seat_view.legal[nth].clone(), offered),
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
            (Ok(action), _) if G::is_moot(&asked.seat_view, &action) => Ok(Flow::Stay),
            (Ok(action), _) => {
                let refused = self.sitting.state().check(&Step::Choice(asked.seat_view.seat, action)).err();
                let refused =
                    refused.map_or_else(|| self.names.word("term-not-now"), |refusal| self.refused(&refusal));
                self.complain(&refused)
            }
            (Err(_), [name]) => self.command(asked, name, arguments),
            (Err(_), []) => self.not_understood(asked, line, &spelt),
            (Err(_), several) => self.which(several.join(", ")),
        }
    }

    /// A typed action with the words of its menu in the reader's language put into those of the notation.
    fn in_notation(&self, asked: &Asked<G>, line: &str) -> String {
        let vocabulary = G::vocabulary(&self.names);
        let begun =
            asked.texts.iter().map(|text| first_word(text)).chain(G::FORMS.iter().map(|form| form.verb));
        typed::in_notation(line, &vocabulary, &begun.collect::<Vec<_>>())
    }

    /// Says in one line what is wrong.
    pub(super) fn object(&mut self, message: Message) -> io::Result<Flow> {
        let said = self.names.say(&message);
        self.complain(&said)
    }

    fn which(&mut self, texts: String) -> io::Result<Flow> {
        self.object(Message::new("term-which").with("texts", texts))
    }

    /// What was typed, in whose words it is told, is no action: why that kind of action is not allowed now, how it is typed, or that there is none.
    fn not_understood(&mut self, asked: &Asked<G>, line: &str, spelt: &str) -> io::Result<Flow> {
        let Some(form) = G::FORMS.iter().find(|form| form.verb == first_word(spelt)) else {
            return self.object(Message::new("term-nothing").with("text", shown(line)));
        };
        if let Some(wrong) = G::misread(&asked.seat_view, spelt) {
            return self.complain(&wrong);
        }
        if let Some(refused) = self.never_now(asked, form) {
            return self.complain(&refused);
        }
        let message = Message::new("term-form").with("text", shown(line));
        self.object(message.with("form", spoken_form(&self.names, form.form)))
    }

    /// Why no action of this form is allowed now: what the rules say to different ones alike.
    fn never_now(&self, asked: &Asked<G>, form: &Form) -> Option<String> {
        if asked.texts.iter().any(|text| first_word(text) == form.verb) {
            return None;
        }
        let refused = |text: &String| {
            let action = text.parse::<G::Action>().ok()?;
            self.sitting.state().check(&Step::Choice(asked.seat_view.seat, action)).err()
        };
        let refusals = typed::examples(form.form).map(|texts| texts.iter().find_map(refused));
        match refusals {
            [Some(one), Some(other)] if one == other => Some(self.refused(&one)),
            _ => None,
        }
    }

    /// Plays an action. A person is warned before a rash one, and does it by typing it again.
    fn act(&mut self, asked: &Asked<G>, action: G::Action, offered: Option<G::Action>) -> io::Result<Flow> {
        if self.input.is_attended()
            && offered.as_ref() != Some(&action)
            && let Some(caution) = G::caution(&asked.seat_view, &action)
        {
            self.offered = Some(action);
            let anyway = self.names.word("term-anyway");
            return self.complain(&format!("{caution} {anyway}"));
        }
        match self.play(asked.seat_view.seat, action) {
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
            "undo" => match self.undo(asked.seat_view.seat) {
                Ok(said) => {
                    self.say(&said);
                    Ok(Flow::Stay)
                }
                Err(reason) => self.complain(&reason),
            },
            "look" => self.look(asked, arguments),
            "menu" => self.show(asked.menu.clone()),
            "score" => self.show(G::score_sheet(&asked.seat_view)),
            "log" => self.show_log(arguments),
            "save" => self.save(arguments),
            "load" => match self.load(Path::new(arguments), Seating::AsSaved) {
                Ok(()) => Ok(Flow::Stay),
                Err(message) => self.object(message),
            },
            "lang" => self.speak(arguments),
            "record" if !G::OPEN && self.sitting.state().awaits() != Awaits::Nobody => {
                self.object(Message::new("term-record-secret"))
            }
            "record" => {
                let record = self.sitting.record().to_string();
                self.show(record.lines().collect())
            }
            "redraw" => {
                self.stale = true;
                Ok(Flow::Stay)
            }
            "quit" => self.quit(),
            _ => match G::command(&asked.seat_view, name, arguments) {
                Ok((canvas, offered)) => {
                    self.offered = offered;
                    self.show(canvas)
                }
                Err(reason) => self.complain(&reason),
            },
        }
    }

    /// Shows something, a screenful at a time where somebody reads along.
    pub(super) fn show(&mut self, canvas: Canvas) -> io::Result<Flow> {
        let room = self.input.room(&self.out);
        let rows = room.height.filter(|_| self.input.is_attended()).unwrap_or(usize::MAX);
        // The line that was typed stays in sight, and below there is the prompt.
        let mut pages = canvas.pages(rows.saturating_sub(2)).into_iter().peekable();
        while let Some(page) = pages.next() {
            self.out.canvas(&page)?;
            if pages.peek().is_some() {
                let prompt = format!("{}> ", self.names.word("term-more"));
                match self.input.read(&prompt, Vec::new(), &mut self.out)? {
                    Heard::Line(line) if line.trim().is_empty() => {}
                    _ => break,
                }
            }
        }
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

    fn why(&mut self, asked: &Asked<G>, text: &str) -> io::Result<Flow> {
        if text.is_empty() {
            return self.object(Message::new("term-why-what"));
        }
        let spelt = G::spell(&asked.seat_view, &self.in_notation(asked, text));
        if let Meaning::One(nth) = typed::meaning(&spelt, &asked.texts, G::FILLERS) {
            let action = &asked.seat_view.legal[nth];
            let verb = first_word(&asked.texts[nth]);
            let rule = G::FORMS.iter().find(|form| form.verb == verb).map_or("none", |form| form.rule.0);
            let message = Message::new("term-allowed").with("action", action.to_string()).with("rule", rule);
            let said = format!("{} {}", self.names.say(&message), asked.seat_view.describe(action));
            self.tell(&said)?;
            return Ok(Flow::Stay);
        }
        let Ok(action) = spelt.parse::<G::Action>() else {
            return self.not_understood(asked, text, &spelt);
        };
        match self.sitting.state().check(&Step::Choice(asked.seat_view.seat, action.clone())) {
            Ok(()) => {
                let message =
                    Message::new("term-allowed").with("action", action.to_string()).with("rule", "none");
                self.tell(&self.names.say(&message))?;
            }
            Err(refusal) => {
                let message = Message::new("term-not-allowed")
                    .with("action", action.to_string())
                    .with("reason", self.refused(&refusal));
                self.tell(&self.names.say(&message))?;
                for line in wrap(&self.rule_text(refusal.rule), asked.seat_view.width.saturating_sub(2)) {
                    self.out.line(format!("  {line}"))?;
                }
            }
        }
        Ok(Flow::Stay)
    }

    /// Something in words, broken into lines.
    pub(super) fn tell(&mut self, text: &str) -> io::Result<()> {
        let width = self.input.room(&self.out).width;
        wrap(text, width).into_iter().try_for_each(|line| self.out.line(line))
    }

    /// The best three actions as the strongest bot sees them, and what it means to do next.
    fn hint(&mut self, asked: &Asked<G>) -> io::Result<Flow> {
        let seat_view = &asked.seat_view;
        // A person waits a moment; what a script asks for is the same every time.
        let effort = match self.input.is_attended() {
            true => Effort::time(HINT_TIME),
            false => Effort::nodes(HINT_NODES),
        };
        let name = wire::strongest::<G>();
        let Some(mut bot) = G::bot(name, &effort).filter(|_| !seat_view.legal.is_empty()) else {
            return self.object(Message::new("term-nothing-to-choose"));
        };
        self.out.line(self.names.word("term-thinking"))?;
        let mut dealer = ChaChaDealer::for_step("hint", self.sitting.record().steps.len());
        let thought = bot.choose(&seat_view.view, seat_view.seat, &seat_view.legal, &mut dealer);
        let mut best: Vec<(G::Action, Option<f64>)> =
            thought.candidates.into_iter().map(|(action, value)| (action, Some(value))).collect();
        // The choice first, even if a bot lists it elsewhere among equals.
        let chosen = best.iter().position(|(action, _)| *action == thought.action);
        let first = chosen.map_or((thought.action, None), |at| best.remove(at));
        best.insert(0, first);
        best.truncate(bots::REPORTED);
        let called = self.names.say(&Message::new("bot-name").with("bot", name));
        self.tell(&self.names.say(&Message::new("term-hint").with("name", called)))?;
        for (nth, (action, value)) in best.into_iter().enumerate() {
            let number = nth + 1;
            let worth = value.and_then(|value| in_words(value, thought.worth));
            let worth = worth.map_or(String::new(), |worth| format!(" ({})", self.names.say(&worth)));
            let text = format!("`{action}`{worth}: {}", seat_view.describe(&action));
            for (row, line) in wrap(&text, seat_view.width.saturating_sub(5)).into_iter().enumerate() {
                let number = if row == 0 { format!("{number}.") } else { String::new() };
                self.out.line(format!("  {number:2} {line}"))?;
            }
            // What the bot means to do next belongs to its choice, which is the first.
            if nth == 0 && thought.plan.len() > 1 {
                let plan: Vec<String> =
                    thought.plan[1..].iter().map(|action| format!("`{action}`")).collect();
                let then = self.names.say(&Message::new("term-hint-then").with("plan", plan.join(", ")));
                for line in wrap(&then, seat_view.width.saturating_sub(7)) {
                    self.out.line(format!("       {line}"))?;
                }
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
            ("", _) => self.show(G::look(&asked.seat_view, None)),
            (_, Some(seat)) => self.show(G::look(&asked.seat_view, Some(seat))),
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
        let width = self.input.room(&self.out).width;
        let lines: Canvas = self.log[from..]
            .iter()
            .flat_map(|(_, line)| wrap(line, width.saturating_sub(2)))
            .map(|line| format!("  {line}"))
            .collect();
        self.show(lines)
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

pub(super) fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or("")
}
