//! The course of a game in the terminal: chance, bots and people in turn, whatever the game.

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;

use anstyle::Style;
use bots::{Bot, Effort, LEVELS};
use table::{Awaits, ChaChaDealer, Record, Refusal, Seat, Sitting, Step, StepOf, UndoClosed, Viewer};

use super::canvas::{Canvas, Line, wrap};
use super::compose::{Parts, Room, compose};
use super::input::{Heard, Input, Output};
use super::menu::menus;
use super::names::{Names, capital};
use super::programs::{Program, command_of};
use super::screen::{Question, Screen, SeatView};
use super::seating::Who;
use words::{Message, Words};

/// A game in the terminal.
pub(crate) struct Host<G: Screen> {
    pub(super) sitting: Sitting<G>,
    pub(super) seated: Vec<Seated<G>>,
    /// Why a program could not be started.
    pub(super) not_started: Option<String>,
    pub(super) names: Names,
    /// Who sits where.
    pub(super) table: Vec<Who>,
    asked_for: AskedFor,
    /// Whether bots may take every seat.
    watched: bool,
    pub(super) seed: String,
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
    /// Whether the present command was typed before its question was seen.
    pub(super) is_ahead: bool,
    /// How many steps were in the record when it was last saved.
    pub(super) saved: Option<usize>,
    pub(super) file: Option<PathBuf>,
    /// Whose secrets are on the screen, if seats have secrets.
    at_screen: Option<Seat>,
    /// The bot that was last said to be thinking.
    thinking: Option<Seat>,
    /// What an empty line plays after a command that offered it.
    pub(super) offered: Option<G::Action>,
    /// How many steps were in the record when a person let the bots go on.
    released: usize,
}

/// Who is to play, as the command line says it.
pub(super) struct AskedFor {
    /// The bots in the order of the last seats; none asked for: one person against the usual ones.
    pub(super) bots: Option<Vec<String>>,
    /// The names of the people, in the order of their seats.
    pub(super) people: Vec<String>,
}

/// The default bot; where there are no levels yet, the second.
const DEFAULT_BOTS: [&str; 2] = ["medium", "greedy"];

/// Who sits in a seat.
pub(super) enum Seated<G: Screen> {
    Person,
    Bot(Box<dyn Bot<G>>),
    /// A program of somebody's own.
    Program(Box<Program>),
}

/// Whether the evening goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Flow {
    Stay,
    Leave,
}

/// What a person is asked at the moment.
pub(super) struct Asked<G: Screen> {
    pub(super) seat_view: SeatView<G>,
    /// The legal actions in their notation, in the order of `seat_view.legal`.
    pub(super) texts: Vec<String>,
    /// The actions by the numbers of the menu.
    pub(super) numbered: Vec<G::Action>,
    pub(super) obvious: Option<G::Action>,
    /// All answers with all that is said about them.
    pub(super) menu: Canvas,
    prompt: String,
}

impl<G: Screen> Host<G> {
    /// A new game; bots take the last seats.
    pub(super) fn new(
        sitting: Sitting<G>,
        asked_for: AskedFor,
        seed: String,
        input: Input,
        out: Output,
        words: &'static Words,
    ) -> Self {
        let mut host = Host {
            dealer: ChaChaDealer::from_seed(&seed),
            seated: Vec::new(),
            not_started: None,
            names: Names::new(words, &[]),
            table: Vec::new(),
            watched: asked_for.bots.as_ref().is_some_and(|bots| bots.len() == sitting.state().n_seats()),
            asked_for,
            seed,
            sitting,
            input,
            out,
            log: Vec::new(),
            shown: 0,
            stale: true,
            queue: VecDeque::new(),
            is_ahead: false,
            saved: None,
            file: None,
            at_screen: None,
            thinking: None,
            offered: None,
            released: 0,
        };
        let table = host.seats_asked_for();
        host.seat(table);
        host
    }

    /// Says what the game is about, before the first question.
    pub(super) fn welcome(&mut self) {
        let aim = format!("{} {}", self.names.word(G::AIM), self.names.word("term-welcome"));
        self.log.push((0, aim));
    }

    /// Plays until the person leaves.
    pub(super) fn run(&mut self) -> io::Result<()> {
        loop {
            let flow = match self.sitting.state().awaits() {
                Awaits::Chance => self.deal(),
                Awaits::Nobody => {
                    self.tell_programs_the_end();
                    self.ask_at_end()?
                }
                awaits => {
                    let seat = awaits.seats().iter().next().expect("a table that awaits seats names one");
                    match self.seated[seat.index()] {
                        Seated::Person => self.ask(seat)?,
                        Seated::Bot(_) | Seated::Program(_) => match self.person_to_release() {
                            Some(person) => self.ask_to_continue(person, seat)?,
                            None => self.let_bot_play(seat)?,
                        },
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

    /// Bots in the last seats. A game that was loaded may have fewer: then one is left to a person.
    fn seats_asked_for(&self) -> Vec<Who> {
        let n_seats = self.sitting.state().n_seats();
        let usual = || vec![Self::usual_bot().to_string(); n_seats - 1];
        let bots = self.asked_for.bots.clone().unwrap_or_else(usual);
        let most = if self.watched { n_seats } else { n_seats - 1 };
        let bots = &bots[bots.len() - bots.len().min(most)..];
        let people = self.asked_for.people.iter().map(|name| Who::named(name)).chain(std::iter::repeat(None));
        let people = people.take(n_seats - bots.len()).map(Who::Person);
        people.chain(bots.iter().cloned().map(Who::Bot)).collect()
    }

    /// The default bot.
    pub(super) fn usual_bot() -> &'static str {
        DEFAULT_BOTS.into_iter().find(|bot| G::BOTS.contains(bot)).unwrap_or("random")
    }

    /// Lets them sit down.
    pub(super) fn seat(&mut self, table: Vec<Who>) {
        let seated = table.iter().enumerate().map(|(seat, who)| self.seated(seat, who)).collect();
        self.seated = seated;
        self.names = Names::new(self.names.words(), &table);
        self.table = table;
    }

    /// Lets another one sit down in one seat.
    pub(super) fn reseat(&mut self, seat: Seat, table: Vec<Who>) {
        self.seated[seat.index()] = self.seated(seat.index(), &table[seat.index()]);
        self.names = Names::new(self.names.words(), &table);
        self.table = table;
    }

    fn seated(&mut self, seat: usize, who: &Who) -> Seated<G> {
        let bot = |name: &str| G::bot(name, &Effort::usual()).map_or(Seated::Person, Seated::Bot);
        match who {
            Who::Person(_) => Seated::Person,
            Who::Bot(name) if command_of(name).is_none() => bot(name),
            Who::Bot(name) => match self.start_program(name, seat) {
                Ok(program) => Seated::Program(Box::new(program)),
                Err(error) => {
                    self.not_started.get_or_insert(error);
                    bot(Self::usual_bot())
                }
            },
        }
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
        let is_level = match &self.table[seat.index()] {
            Who::Bot(bot) => LEVELS.contains(&bot.as_str()) || command_of(bot).is_some(),
            Who::Person(_) => false,
        };
        if self.thinking != Some(seat) && is_level {
            self.thinking = Some(seat);
            let message = Message::new("term-bot-thinking").with("seat", seat.index());
            self.out.line(self.names.say(&message))?;
        }
        let legal = self.legal(seat);
        let view = self.sitting.state().view(Viewer::Seat(seat));
        let step = self.sitting.record().steps.len();
        let mut dealer = ChaChaDealer::for_step(&format!("{}/bot", self.seed), step);
        let chosen = match &mut self.seated[seat.index()] {
            Seated::Bot(bot) => Some(bot.choose(&view, seat, &legal, &mut dealer).action),
            Seated::Program(_) => self.ask_program(seat, &legal),
            Seated::Person => None,
        };
        // Somebody else sits here now, who is asked next.
        let Some(action) = chosen else { return Ok(Flow::Stay) };
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
        self.names = Names::new(words, &self.table);
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

    /// Goes on with a record from its last step, with those who sat there when it was saved.
    pub(super) fn resume(&mut self, record: &Record<G>, table: Option<Vec<Who>>) -> Result<(), String> {
        if record.position.is_some() {
            return Err(self.names.word("term-record-position"));
        }
        record.replay().map_err(|error| error.to_string())?;
        self.sitting = Sitting::new(&record.setup).map_err(|error| error.to_string())?;
        let table = table.unwrap_or_else(|| self.seats_asked_for());
        self.seat(table);
        self.at_screen = None;
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
        if !G::OPEN
            && self.at_screen != Some(seat)
            && let Some(flow) = self.hand_over(seat)?
        {
            return Ok(flow);
        }
        let seat_view = self.seat_view(seat);
        let question = G::question(&seat_view);
        if self.stale && self.queue.is_empty() {
            self.draw(&seat_view, &question)?;
        }
        let asked = Asked::new(seat_view, question);
        let Some(line) = self.next_command(&asked)? else { return Ok(Flow::Leave) };
        let flow = self.obey(&asked, &line)?;
        if self.sitting.state().awaits() != Awaits::Chance
            && !self.sitting.state().awaits().seats().contains(seat)
        {
            self.forget_rest();
        }
        Ok(flow)
    }

    /// Clears the screen before the next person may look at it; nothing to return if that person takes over.
    fn hand_over(&mut self, seat: Seat) -> io::Result<Option<Flow>> {
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
                // Those who chose before still sit there: nobody else has seen anything yet.
                Heard::Line(line) if matches!(line.trim(), "undo" | "u") => {
                    match self.undo(seat) {
                        Ok(said) => self.say(&said),
                        Err(reason) => drop(self.complain(&reason)?),
                    }
                    return Ok(Some(Flow::Stay));
                }
                Heard::Line(_) => {}
                Heard::End => return Ok(Some(Flow::Leave)),
                Heard::Interrupt => self.put_first(vec!["quit".into()]),
            }
            self.stale = true;
        }
        self.at_screen = Some(seat);
        Ok(None)
    }

    /// The person whose last choice ended a turn unsaid, unless bots were let go on since.
    fn person_to_release(&self) -> Option<Seat> {
        let steps = &self.sitting.record().steps;
        match steps.last() {
            Some(Step::Choice(seat, action))
                if self.input.is_attended()
                    && self.released != steps.len()
                    && matches!(self.seated[seat.index()], Seated::Person)
                    && G::may_end_unsaid(action) =>
            {
                Some(*seat)
            }
            _ => None,
        }
    }

    /// Before a bot answers: the last choice may still be taken back.
    fn ask_to_continue(&mut self, person: Seat, next: Seat) -> io::Result<Flow> {
        let seat_view = self.seat_view(person);
        let name = self.names.of(next).to_string();
        let question = Question {
            sentence: self.names.say(&Message::new("term-go-on").with("name", name)),
            prompt: self.names.of(person).to_string(),
            menu: Vec::new(),
            obvious: None,
        };
        if self.stale && self.queue.is_empty() {
            self.draw(&seat_view, &question)?;
        }
        let asked = Asked::new(seat_view, question);
        match self.next_command(&asked)? {
            Some(line) if line.is_empty() => {
                self.released = self.sitting.record().steps.len();
                Ok(Flow::Stay)
            }
            Some(line) => self.obey(&asked, &line),
            None => Ok(Flow::Leave),
        }
    }

    fn ask_at_end(&mut self) -> io::Result<Flow> {
        let seat = self.people().first().copied().or(Seat::new(0)).expect("there is a seat 0");
        let seat_view = self.seat_view(seat);
        let question = Question {
            sentence: self.names.word("term-over"),
            prompt: self.names.word("term-over-prompt"),
            menu: Vec::new(),
            obvious: None,
        };
        if self.stale {
            self.draw(&seat_view, &question)?;
        }
        let asked = Asked::new(seat_view, question);
        match self.next_command(&asked)? {
            Some(line) => self.obey(&asked, &line),
            None => Ok(Flow::Leave),
        }
    }

    pub(super) fn seat_view(&mut self, seat: Seat) -> SeatView<G> {
        SeatView {
            view: self.sitting.state().view(Viewer::Seat(seat)),
            seat,
            legal: self.legal(seat),
            names: self.names.clone(),
            width: self.input.room(&self.out).width,
            is_over: self.sitting.state().awaits() == Awaits::Nobody,
        }
    }

    /// The next command, typed now or before; nothing when the person is gone.
    fn next_command(&mut self, asked: &Asked<G>) -> io::Result<Option<String>> {
        self.is_ahead = !self.queue.is_empty();
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
        let mut text = capital(what);
        if !what.ends_with(['.', '?', '!']) {
            text.push('.');
        }
        if !rest.is_empty() {
            let message = Message::new("term-not-carried-out").with("commands", rest.join("; "));
            text = format!("{text} {}", self.names.say(&message));
        }
        for line in wrap(&text, self.input.room(&self.out).width) {
            self.out.line(Line::new().put(&line, Style::new().bold()))?;
        }
        Ok(Flow::Stay)
    }

    /// The table, what has happened, and the question.
    fn draw(&mut self, seat_view: &SeatView<G>, question: &Question<G::Action>) -> io::Result<()> {
        self.stale = false;
        self.input.begin_screen(&mut self.out)?;
        let news: Vec<String> = self.log[self.shown..].iter().map(|(_, line)| line.clone()).collect();
        self.shown = self.log.len();
        let room = self.input.room(&self.out);
        self.out.canvas(&screen_of(seat_view, question, &news, room))
    }
}

/// A whole screen: what `klatsch play` shows before the prompt.
pub(super) fn screen_of<G: Screen>(
    seat_view: &SeatView<G>,
    question: &Question<G::Action>,
    news: &[String],
    room: Room,
) -> Canvas {
    let end = seat_view.is_over.then(|| {
        let mut end = G::score_sheet(seat_view);
        for line in
            G::verdict(seat_view).iter().flat_map(|line| wrap(line, seat_view.width.saturating_sub(2)))
        {
            end.push(Line::new().put(&format!("  {line}"), Style::new().bold()));
        }
        end
    });
    let parts = Parts {
        tables: G::tables(seat_view),
        news,
        end,
        sentence: &question.sentence,
        menus: menus(question, G::LAYOUT, room.width),
    };
    compose(parts, room, &seat_view.names)
}

impl<G: Screen> Asked<G> {
    fn new(seat_view: SeatView<G>, question: Question<G::Action>) -> Asked<G> {
        let texts = seat_view.legal.iter().map(ToString::to_string).collect();
        let menu = menus(&question, G::LAYOUT, seat_view.width).into_iter().next().unwrap_or_default();
        let numbered =
            question.menu.into_iter().flat_map(|(_, entries)| entries).map(|(action, _)| action).collect();
        Asked { seat_view, texts, numbered, obvious: question.obvious, menu, prompt: question.prompt }
    }
}
