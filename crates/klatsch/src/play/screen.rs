//! What a game must be able to show and say to be played in the terminal.

use table::{RuleRef, Seat};
use wire::WireGame;
use words::Message;

use super::canvas::Canvas;
use super::names::Names;

/// A game that can be played in the terminal. It draws from views, so a screen shows no more than its seat may know.
pub(crate) trait Screen: WireGame {
    /// The key of its name.
    const TITLE: &'static str;
    /// Words of actions that may be left out when typing.
    const FILLERS: &'static [&'static str];
    /// Commands of its own.
    const COMMANDS: &'static [Command];
    /// What can be done, by the first word of the action.
    const FORMS: &'static [Form];
    /// How its menus are laid out.
    const LAYOUT: Layout = Layout::Flow;

    /// The aim of the game in two sentences, for those who see it the first time: a key.
    const AIM: &'static str;

    /// Set-ups of whole games, every screen of which has to fit: every number of seats, and the variants that show more.
    #[cfg(test)]
    const FITS: &'static [&'static str];

    /// The whole table, from the most detailed drawing to the tightest. What a tight one leaves out, commands show.
    fn tables(seat_view: &SeatView<Self>) -> Vec<Canvas>;

    /// What the seat is asked: a sentence, and its answers in groups. Answers that are too many are left out.
    fn question(seat_view: &SeatView<Self>) -> Question<Self::Action>;

    /// What a person may not have meant by an action that cannot be taken back, as a sentence.
    fn caution(_sight: &SeatView<Self>, _action: &Self::Action) -> Option<String> {
        None
    }

    /// Whether this choice may end a turn without saying so: a person may then take it back before a bot answers.
    fn may_end_unsaid(_action: &Self::Action) -> bool {
        false
    }

    /// The words that menus show in the language of the reader, each with the word of the notation it stands for.
    fn vocabulary(_names: &Names) -> Vec<(String, &'static str)> {
        Vec::new()
    }

    /// What is wrong with a typed action that cannot be read, if more can be said than how it is typed.
    fn misread(_sight: &SeatView<Self>, _spelt: &str) -> Option<String> {
        None
    }

    /// Whether an action that is refused asks for what has happened by itself, so that nobody need be told.
    fn is_moot(_sight: &SeatView<Self>, _action: &Self::Action) -> bool {
        false
    }

    /// Events in words, one line for what belongs together; `after` is the table when they had happened.
    fn tell(seen: &[Self::Seen], after: &Self::View, names: &Names) -> Vec<String>;

    /// A typed action, spelt as it should be as far as one can guess.
    fn spell(seat_view: &SeatView<Self>, line: &str) -> String;

    /// The commands that a short form for several stands for.
    fn unfold(_sight: &SeatView<Self>, _line: &str) -> Option<Vec<String>> {
        None
    }

    /// One seat's things in full, or everybody's in short.
    fn look(seat_view: &SeatView<Self>, at: Option<Seat>) -> Canvas;

    /// The scores in parts, as they are now or at the end.
    fn score_sheet(seat_view: &SeatView<Self>) -> Canvas;

    /// The last word on a game that is over.
    fn verdict(seat_view: &SeatView<Self>) -> Vec<String>;

    /// Carries out one of its own commands; with what is shown may come an action that an empty line then plays.
    fn command(
        seat_view: &SeatView<Self>,
        name: &str,
        arguments: &str,
    ) -> Result<(Canvas, Option<Self::Action>), String>;
}

/// The table as one seat sees it.
pub(crate) struct SeatView<G: Screen> {
    /// What it may know.
    pub(crate) view: G::View,
    /// Whose sight it is.
    pub(crate) seat: Seat,
    /// What it may do now.
    pub(crate) legal: Vec<G::Action>,
    /// Who sits where.
    pub(crate) names: Names,
    /// The columns there are.
    pub(crate) width: usize,
    /// Whether the game is over.
    pub(crate) is_over: bool,
}

impl<G: Screen> SeatView<G> {
    /// A message in words.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.names.say(message)
    }

    /// The words of a key without arguments.
    pub(crate) fn word(&self, key: &'static str) -> String {
        self.names.word(key)
    }

    /// What an action would do, as a sentence.
    pub(crate) fn describe(&self, action: &G::Action) -> String {
        self.say(&G::action_message(&self.view, self.seat, action))
    }

    /// What the seat is asked, and how to type the answer if that needs saying.
    pub(crate) fn asked(&self, tip: Option<Message>) -> String {
        let question = G::question_message(&self.view, self.seat, &self.legal);
        let question = question.unwrap_or(Message::new("term-nothing-to-do"));
        let said = [Some(question), tip].into_iter().flatten().map(|message| self.say(&message));
        said.collect::<Vec<_>>().join(" ")
    }

    /// `You, round 3`.
    pub(crate) fn prompt(&self, round: u16) -> String {
        let message = Message::new("term-prompt").with("seat", self.seat.index()).with("round", round);
        self.say(&message)
    }
}

/// A question and its answers.
pub(crate) struct Question<A> {
    /// What is asked.
    pub(crate) sentence: String,
    /// A word for the prompt.
    pub(crate) prompt: String,
    /// Answers to choose by number: a heading, then each action with a short text.
    pub(crate) menu: Vec<(String, Vec<(A, String)>)>,
    /// What an empty line means.
    pub(crate) obvious: Option<A>,
}

/// How a menu is laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layout {
    /// Answers under one heading follow each other: for short ones.
    Flow,
    /// A line for each answer, without headings: for answers that say what they would do.
    List,
}

/// A command.
pub(crate) struct Command {
    /// Its name.
    pub(crate) name: &'static str,
    /// How it is typed; words in capitals stand for something.
    pub(crate) form: &'static str,
    /// The key of what it does.
    pub(crate) does: &'static str,
}

/// A form of action.
pub(crate) struct Form {
    /// Its first word.
    pub(crate) verb: &'static str,
    /// How it is typed; words in capitals stand for something.
    pub(crate) form: &'static str,
    /// The key of what it does.
    pub(crate) does: &'static str,
    /// The paragraph behind it.
    pub(crate) rule: RuleRef,
}
