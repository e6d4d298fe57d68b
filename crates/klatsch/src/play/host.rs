//! The course of a game in the terminal: chance, bots and people in turn, whatever the game.

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;

use anstyle::Style;
use bots::{Bot, Effort, LEVELS};
use table::{Awaits, ChaChaDealer, Record, Refusal, Seat, Sitting, Step, StepOf, UndoClosed, Viewer};

use super::canvas::{Canvas, Line, wrap};
use super::input::{Heard, Input, Output};
use super::names::{Names, capital};
use super::screen::{Layout, Question, Screen, Sight};
use words::{Message, Words};

/// A game in the terminal.
pub(crate) struct Host<G: Screen> {
    pub(super) sitting: Sitting<G>,
    seated: Vec<Seated<G>>,
    pub(super) names: Names,
    /// The bots by seat; nothing where a person sits.
    called: Vec<Option<String>>,
    /// The bots asked for, in the order of the last seats; none asked for: one person against the usual ones.
    bots: Option<Vec<String>>,
    /// Whether bots may take every seat.
    watched: bool,
    seed: String,
    dealer: ChaChaDealer,
    pub(super) input: Input,
    pub(super) out: Output,
    /// Everything told so far, with the number of steps before it.
    pub(super) log: Vec<(usize, String)>,
    /// How much of the log the person at the screen has been shown.
    shown: usize,
    /// Whether the table must be drawn before the next question.
    pub(super) stale: bool,
    /// Commands typed in one line and not yet carried out.
    queue: VecDeque<String>,
    /// How many steps were in the record when it was last saved.
    pub(super) saved: Option<usize>,
    pub(super) file: Option<PathBuf>,
    /// Whose secrets are on the screen, if seats have secrets.
    at_screen: Option<Seat>,
    /// The bot that was last said to be thinking.
    thinking: Option<Seat>,
    /// What an empty line plays after a command that offered it.
    pub(super) offered: Option<G::Action>,
}

/// The bot that sits down if nothing is said; where there are no levels yet, the second.
const DEFAULT_BOTS: [&str; 2] = ["medium", "greedy"];

/// Who sits in a seat.
enum Seated<G: Screen> {
    Person,
    Bot(Box<dyn Bot<G>>),
}

/// Whether the evening goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    Stay,
    Leave,
}

/// What a person is asked at the moment.
pub(super) struct Asked<G: Screen> {
    pub(super) sight: Sight<G>,
    /// The legal actions in their notation, in the order of `sight.legal`.
    pub(super) texts: Vec<String>,
    /// The actions by the numbers of the menu.
    pub(super) numbered: Vec<G::Action>,
    pub(super) obvious: Option<G::Action>,
    prompt: String,
}

impl<G: Screen> Host<G> {
    /// A new game; bots take the last seats.
    pub(super) fn new(
        sitting: Sitting<G>,
        bots: Option<Vec<String>>,
        seed: String,
        input: Input,
        out: Output,
        words: &'static Words,
    ) -> Self {
        let mut host = Host {
            dealer: ChaChaDealer::from_seed(&seed),
            watched: bots.as_ref().is_some_and(|bots| bots.len() == sitting.state().n_seats()),
            seated: Vec::new(),
            names: Names::new(words, &[]),
            called: Vec::new(),
            bots,
            seed,
            sitting,
            input,
            out,
            log: Vec::new(),
            shown: 0,
            stale: true,
            queue: VecDeque::new(),
            saved: None,
            file: None,
            at_screen: None,
            thinking: None,
            offered: None,
        };
        host.seat_all();
        host
    }

    /// Plays until the person leaves.
    pub(super) fn run(&mut self) -> io::Result<()> {
        loop {
            let flow = match self.sitting.state().awaits() {
                Awaits::Chance => self.deal(),
                Awaits::Nobody => self.ask_at_end()?,
                awaits => {
                    let seat = awaits.seats().iter().next().expect("a table that awaits seats names one");
                    match self.seated[seat.index()] {
                        Seated::Person => self.ask(seat)?,
                        Seated::Bot(_) => self.let_bot_play(seat)?,
                    }
                }
            };
            if flow == Flow::Leave {
                return Ok(());
            }
        }
    }

    /// Tells the people something before the next question.
    pub(super) fn say(&mut self, what: &str) {
        self.log.push((usize::MAX, what.to_string()));
        self.stale = true;
    }

    /// Puts bots in the last seats. A game that was loaded may have fewer: then one is left to a person.
    fn seat_all(&mut self) {
        let n_seats = self.sitting.state().n_seats();
        let usual = DEFAULT_BOTS.into_iter().find(|bot| G::BOTS.contains(bot)).unwrap_or("random");
        let bots = self.bots.clone().unwrap_or_else(|| vec![usual.to_string(); n_seats - 1]);
        let n_bots = bots.len().min(if self.watched { n_seats } else { n_seats - 1 });
        let bots = &bots[bots.len() - n_bots..];
        let names: Vec<Option<String>> = (0..n_seats)
            .map(|seat| seat.checked_sub(n_seats - n_bots).map(|nth| bots[nth].clone()))
            .collect();
        self.seated = names
            .iter()
            .map(|name| name.as_deref().and_then(|name| G::bot(name, &Effort::usual())))
            .map(|bot| bot.map_or(Seated::Person, Seated::Bot))
            .collect();
        self.names = Names::new(self.names.words(), &names);
        self.called = names;
    }

    // ── steps ──────────────────────────────────────────────────────────────────────────────────────

    fn deal(&mut self) -> Flow {
        let before = self.sitting.record().steps.len();
        let events = self.sitting.deal(&mut self.dealer);
        self.note(before, &events);
        self.forget_rest();
        Flow::Stay
    }

    fn let_bot_play(&mut self, seat: Seat) -> io::Result<Flow> {
        // One line for all choices in a row, and none for bots that answer at once.
        let is_level = self.called[seat.index()].as_deref().is_some_and(|bot| LEVELS.contains(&bot));
        if self.thinking != Some(seat) && is_level {
            self.thinking = Some(seat);
            let message = Message::new("term-bot-thinking").with("seat", seat.index());
            self.out.line(self.names.say(&message))?;
        }
        let legal = self.legal(seat);
        let view = self.sitting.state().view(Viewer::Seat(seat));
        let step = self.sitting.record().steps.len();
        let mut dealer = ChaChaDealer::for_step(&format!("{}/bot", self.seed), step);
        let Seated::Bot(bot) = &mut self.seated[seat.index()] else { return Ok(Flow::Stay) };
        let action = bot.choose(&view, seat, &legal, &mut dealer).action;
        // A bot that errs must not stop the game: the first legal action is as good as any.
        let action = if legal.contains(&action) { action } else { legal[0].clone() };
        let events = self.sitting.play(Step::Choice(seat, action)).unwrap_or_default();
        self.note(step, &events);
        self.forget_rest();
        Ok(Flow::Stay)
    }

    /// Plays a person's action; the reason if it is refused.
    pub(super) fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), String> {
        let before = self.sitting.record().steps.len();
        let events =
            self.sitting.play(Step::Choice(seat, action)).map_err(|refusal| self.refused(&refusal))?;
        self.note(before, &events);
        self.stale = true;
        Ok(())
    }

    /// Takes back the last choice, if a person made it and nothing has been learnt since.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<String, String> {
        // Several people at one screen may take back each other's choices, but nobody a bot's.
        let last = match self.sitting.record().steps.last() {
            Some(Step::Choice(chooser, _)) if matches!(self.seated[chooser.index()], Seated::Person) => {
                *chooser
            }
            _ => seat,
        };
        let dropped = self.sitting.undo(Some(last)).map_err(|closed| self.closed(&closed))?;
        let left = self.sitting.record().steps.len();
        self.log.retain(|(step, _)| *step < left);
        self.shown = self.log.len();
        self.stale = true;
        Ok(match dropped {
            Step::Choice(chooser, action) => {
                let message = Message::new("term-undone").with("seat", chooser.index());
                self.names.say(&message.with("action", format!("`{action}`")))
            }
            Step::Outcome(outcome) => self.names.say(&G::outcome_message(&outcome)),
        })
    }

    /// Speaks another language from now on; what was told stays as it was told.
    pub(super) fn change_language(&mut self, words: &'static Words) {
        self.names = Names::new(words, &self.called);
        self.stale = true;
    }

    /// Why a step is refused, with the number of the rule.
    pub(super) fn refused(&self, refusal: &Refusal<G::Reason>) -> String {
        let reason = Message::new("refusal").with("reason", G::reason_message(&refusal.reason));
        self.names.say(&reason.with("rule", refusal.rule.0))
    }

    fn closed(&self, closed: &UndoClosed<G>) -> String {
        self.names.say(&G::undo_message(closed, Viewer::Spectator))
    }

    /// Goes on with a record from its last step.
    pub(super) fn resume(&mut self, record: &Record<G>) -> Result<(), String> {
        if record.position.is_some() {
            return Err(self.names.word("term-record-position"));
        }
        record.replay().map_err(|error| error.to_string())?;
        self.sitting = Sitting::new(&record.setup).map_err(|error| error.to_string())?;
        self.seat_all();
        self.log.clear();
        for step in &record.steps {
            self.follow(step.clone())?;
        }
        // Old outcomes are in the record; new ones must not repeat the numbers that led to them.
        self.dealer = ChaChaDealer::for_step(&self.seed, record.steps.len());
        self.shown = self.log.len();
        self.saved = Some(record.steps.len());
        self.stale = true;
        Ok(())
    }

    fn follow(&mut self, step: StepOf<G>) -> Result<(), String> {
        let before = self.sitting.record().steps.len();
        let events = self.sitting.play(step).map_err(|refusal| self.refused(&refusal))?;
        self.note(before, &events);
        Ok(())
    }

    /// Tells what happened to the log, as the people at the screen may see it.
    fn note(&mut self, step: usize, events: &[G::Event]) {
        let viewer = match self.people()[..] {
            [only] => Viewer::Seat(only),
            _ => Viewer::Spectator,
        };
        let seen: Vec<G::Seen> = events.iter().filter_map(|event| G::seen_by(event, viewer)).collect();
        let lines = G::tell(&seen, &self.sitting.state().view(viewer), &self.names);
        self.log.extend(lines.into_iter().map(|line| (step, line)));
        self.stale = true;
    }

    fn people(&self) -> Vec<Seat> {
        let seats = Seat::all(self.seated.len());
        seats.filter(|seat| matches!(self.seated[seat.index()], Seated::Person)).collect()
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.sitting.state().legal_actions(seat, &mut legal);
        legal
    }

    /// Something happened that the person could not foresee: what was typed ahead is dropped.
    fn forget_rest(&mut self) {
        if !self.queue.is_empty() {
            let rest: Vec<String> = self.queue.drain(..).collect();
            self.log.push((
                self.sitting.record().steps.len().saturating_sub(1),
                self.names.say(&Message::new("term-dropped").with("commands", rest.join("; "))),
            ));
        }
    }

    // ── asking ─────────────────────────────────────────────────────────────────────────────────────

    fn ask(&mut self, seat: Seat) -> io::Result<Flow> {
        self.thinking = None;
        if !G::OPEN && self.at_screen != Some(seat) && self.hand_over(seat)? == Flow::Leave {
            return Ok(Flow::Leave);
        }
        let sight = self.sight(seat);
        let question = G::question(&sight);
        if self.stale && self.queue.is_empty() {
            self.draw(&sight, &question)?;
        }
        let asked = Asked::new(sight, question);
        let Some(line) = self.next_command(&asked)? else { return Ok(Flow::Leave) };
        let flow = self.obey(&asked, &line)?;
        if self.sitting.state().awaits() != Awaits::Chance
            && !self.sitting.state().awaits().seats().contains(seat)
        {
            self.forget_rest();
        }
        Ok(flow)
    }

    /// Clears the screen before the next person may look at it.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Flow> {
        if self.people().len() > 1 {
            self.forget_rest();
            self.input.begin_screen(&mut self.out)?;
            let name = self.names.of(seat).to_string();
            let hand_over = self.names.say(&Message::new("term-hand-over").with("name", name.clone()));
            self.out.line(Line::new().put(&hand_over, Style::new().bold()))?;
            match self.input.read(&format!("{name}> "), Vec::new(), &mut self.out)? {
                Heard::Line(line) if matches!(line.trim(), "quit" | "exit" | "q") => {
                    self.put_first(vec!["quit".into()]);
                }
                Heard::Line(_) => {}
                Heard::End => return Ok(Flow::Leave),
                Heard::Interrupt => self.put_first(vec!["quit".into()]),
            }
            self.stale = true;
        }
        self.at_screen = Some(seat);
        Ok(Flow::Stay)
    }

    fn ask_at_end(&mut self) -> io::Result<Flow> {
        let seat = self.people().first().copied().or(Seat::new(0)).expect("there is a seat 0");
        let sight = self.sight(seat);
        let question = Question {
            sentence: self.names.word("term-over"),
            prompt: self.names.word("term-over-prompt"),
            menu: Vec::new(),
            obvious: None,
        };
        if self.stale {
            self.draw(&sight, &question)?;
        }
        let asked = Asked::new(sight, question);
        match self.next_command(&asked)? {
            Some(line) => self.obey(&asked, &line),
            None => Ok(Flow::Leave),
        }
    }

    pub(super) fn sight(&mut self, seat: Seat) -> Sight<G> {
        Sight {
            view: self.sitting.state().view(Viewer::Seat(seat)),
            seat,
            legal: self.legal(seat),
            names: self.names.clone(),
            width: self.input.width(&self.out),
        }
    }

    /// The next command, typed now or before; nothing when the person is gone.
    fn next_command(&mut self, asked: &Asked<G>) -> io::Result<Option<String>> {
        if let Some(command) = self.queue.pop_front() {
            return Ok(Some(command));
        }
        let prompt = format!("{}> ", asked.prompt);
        match self.input.read(&prompt, self.known(asked), &mut self.out)? {
            Heard::Line(line) => {
                let mut commands = line.split(';').map(|command| command.trim().to_string());
                let first = commands.next().unwrap_or_default();
                self.queue.extend(commands.filter(|command| !command.is_empty()));
                Ok(Some(first))
            }
            Heard::End => Ok(None),
            Heard::Interrupt => Ok(Some("quit".into())),
        }
    }

    /// Commands to be carried out next.
    pub(super) fn put_first(&mut self, commands: Vec<String>) {
        for command in commands.into_iter().rev() {
            self.queue.push_front(command);
        }
    }

    /// One line about what went wrong; what was typed behind it is dropped.
    pub(super) fn complain(&mut self, what: &str) -> io::Result<Flow> {
        let rest: Vec<String> = self.queue.drain(..).collect();
        let mut line = Line::new().put(&capital(what), Style::new().bold());
        if !what.ends_with(['.', '?', '!']) {
            line = line.and(".");
        }
        if !rest.is_empty() {
            let message = Message::new("term-not-carried-out").with("commands", rest.join("; "));
            line = line.and(" ").and(&self.names.say(&message));
        }
        self.out.line(line)?;
        Ok(Flow::Stay)
    }

    /// The table, what has happened, and the question.
    fn draw(&mut self, sight: &Sight<G>, question: &Question<G::Action>) -> io::Result<()> {
        self.stale = false;
        self.input.begin_screen(&mut self.out)?;
        self.out.canvas(&G::table(sight))?;
        let news = Canvas::from_iter(self.log[self.shown..].iter().map(|(_, line)| format!("  {line}")));
        self.shown = self.log.len();
        if news.height() > 0 {
            self.out.line("")?;
            self.out.canvas(&news)?;
        }
        if self.sitting.state().awaits() == Awaits::Nobody {
            self.out.line("")?;
            self.out.canvas(&G::score_sheet(sight))?;
            for line in G::verdict(sight) {
                self.out.line(Line::new().put(&format!("  {line}"), Style::new().bold()))?;
            }
        }
        self.out.line("")?;
        for line in wrap(&question.sentence, sight.width) {
            self.out.line(Line::new().put(&line, Style::new().bold()))?;
        }
        self.out.canvas(&match G::LAYOUT {
            Layout::Flow => menu(question, sight.width),
            Layout::List => list(question, sight.width),
        })
    }
}

impl<G: Screen> Asked<G> {
    fn new(sight: Sight<G>, question: Question<G::Action>) -> Asked<G> {
        let texts = sight.legal.iter().map(ToString::to_string).collect();
        let numbered =
            question.menu.into_iter().flat_map(|(_, entries)| entries).map(|(action, _)| action).collect();
        Asked { sight, texts, numbered, obvious: question.obvious, prompt: question.prompt }
    }
}

/// The answers with their numbers, a heading to a line.
fn menu<A>(question: &Question<A>, width: usize) -> Canvas {
    let dim = Style::new().dimmed();
    let mut canvas = Canvas::new();
    let column = 2 + question.menu.iter().map(|(heading, _)| heading.chars().count()).max().unwrap_or(0) + 2;
    let mut number = 0;
    for (heading, entries) in &question.menu {
        let mut line = Line::plain("  ").and(heading).pad(column);
        for (_, text) in entries {
            number += 1;
            let entry = Line::new().put(&format!("{number} "), dim).and(text);
            if line.width() > column && line.width() + entry.width() > width {
                canvas.push(line);
                line = Line::new().pad(column);
            }
            line = line.join(entry).and("   ");
        }
        canvas.push(line);
    }
    canvas
}

/// The answers with their numbers, a line for each.
fn list<A>(question: &Question<A>, width: usize) -> Canvas {
    const INDENT: usize = 6;
    const MIN_COLUMN: usize = 20;
    let mut canvas = Canvas::new();
    let answers = question.menu.iter().flat_map(|(_, entries)| entries);
    for (number, (_, text)) in (1..).zip(answers) {
        let mut line = Line::plain("  ").put(&format!("{number:>2}"), Style::new().dimmed()).pad(INDENT);
        // What it does stands in a column of its own, also where it takes several lines.
        let (answer, does) = text.split_at(text.rfind("  ").map_or(0, |at| at + 2));
        line = line.and(answer);
        let column = line.width();
        for part in wrap(does, width.saturating_sub(column).max(MIN_COLUMN)) {
            canvas.push(line.and(&part));
            line = Line::new().pad(column);
        }
    }
    canvas
}
