//! Programs of somebody's own at the table: asked in lines of JSON, as in the arena.

use std::time::Duration;

use table::Seat;
use words::Message;

use super::host::{Host, Seated};
use super::screen::Screen;
use super::seating::Who;
use crate::arena::{Contender, Outside, Who as Contending};

/// How long a program may take for an answer, as in the arena.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program in a seat.
pub(super) struct Program {
    outside: Outside,
    /// Whether it knows how the present game ended.
    told_end: bool,
}

/// What begins the name of a bot that is a program: `cmd:python3 bot.py`.
const PREFIX: &str = "cmd:";

/// The program and its arguments; nothing if it is the name of one of our bots.
pub(super) fn command_of(bot: &str) -> Option<Result<Vec<String>, String>> {
    bot.starts_with(PREFIX).then(|| match bot.parse::<Contender>()?.who {
        Contending::Program(words) => Ok(words),
        Contending::Bot(_) => Err("expected a program behind `cmd:`".into()),
    })
}

/// What a program is called at the table: its command without the way to it.
pub(super) fn name_of(bot: &str) -> Option<String> {
    let words = command_of(bot)?.ok()?;
    let last = words.iter().rfind(|word| !word.starts_with('-'))?;
    let file = last.rsplit(['/', '\\']).next().unwrap_or(last);
    Who::named(file)
}

impl<G: Screen> Host<G> {
    /// Starts a program for a seat and tells it that a game begins.
    pub(super) fn start_program(&self, bot: &str, seat: usize) -> Result<Program, String> {
        let words = command_of(bot).unwrap_or_else(|| Err("this is no program".into()))?;
        let mut outside =
            Outside::start(bot, &words, None, PATIENCE).map_err(|error| format!("{error:#}"))?;
        outside.begin::<G>(&self.sitting.record().setup, seat, &self.seed);
        Ok(Program { outside, told_end: false })
    }

    /// What the program in this seat chooses. One that fails leaves its seat to a bot, and one that breaks the rules is
    /// told so; then the first legal action is as good as any.
    pub(super) fn ask_program(&mut self, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        let Seated::Program(program) = &mut self.seated[seat.index()] else { return None };
        program.told_end = false;
        match program.outside.choose(self.sitting.state(), seat, legal) {
            Ok(Some(action)) => Some(action),
            Ok(None) => {
                program.outside.refuse(&legal[0].to_string());
                Some(legal[0].clone())
            }
            Err(error) => {
                self.replace_program(seat, &format!("{error:#}"));
                None
            }
        }
    }

    /// Puts one of our bots in the seat of a program that failed, and says so.
    pub(super) fn replace_program(&mut self, seat: Seat, error: &str) {
        let usual = Self::usual_bot();
        let mut table = self.table.clone();
        let message = Message::new("term-program-failed").with("what", error.to_string());
        self.say(&self.names.say(&message));
        table[seat.index()] = Who::Bot(usual.to_string());
        self.reseat(seat, table);
    }

    /// Tells the programs at the table how the game ended, once.
    pub(super) fn tell_programs_the_end(&mut self) {
        let Some(scores) = self.sitting.state().scores() else { return };
        let places = self.sitting.state().places_now();
        for seated in &mut self.seated {
            if let Seated::Program(program) = seated
                && !program.told_end
            {
                program.told_end = true;
                program.outside.end(&scores, &places);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_told_from_bots_and_named_by_their_file() {
        assert!(command_of("medium").is_none());
        assert_eq!(
            command_of("cmd:python3 -u a/bot.py"),
            Some(Ok(vec!["python3".into(), "-u".into(), "a/bot.py".into()]))
        );
        assert!(command_of("cmd:").is_some_and(|command| command.is_err()));
        assert_eq!(name_of("cmd:python3 -u a/bot.py -v").as_deref(), Some("bot.py"));
        assert_eq!(name_of("medium"), None);
    }
}
