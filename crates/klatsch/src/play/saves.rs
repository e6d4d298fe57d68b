//! Games kept in files: `save`, `load`, and the question before one leaves.

use std::io;
use std::path::{Path, PathBuf};

use table::{GameSetup as _, Record, Step, game_of_record};
use words::Message;

use super::files;
use super::host::{Flow, Host};
use super::input::Heard;
use super::screen::Screen;
use super::seating::{self, Who};
use super::typed::shown;

/// Who is to play a game that is loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seating {
    /// Those who played when it was saved, if the file says it.
    AsSaved,
    /// Those whom the command line names.
    AsAsked,
}

impl<G: Screen> Host<G> {
    pub(super) fn save(&mut self, name: &str) -> io::Result<Flow> {
        let path = match (name.is_empty(), &self.file) {
            (false, _) => PathBuf::from(name),
            (true, Some(file)) => file.clone(),
            (true, None) => return self.object(Message::new("term-save-where").with("game", G::ID)),
        };
        let text = format!("{}{}", seating::lines_of(&self.table), self.sitting.record());
        match files::save(&path, &text) {
            Ok(()) => {
                let steps = self.sitting.record().steps.len();
                let message =
                    Message::new("term-saved").with("n", steps).with("file", path.display().to_string());
                self.tell(&self.names.say(&message))?;
                self.saved = Some(steps);
                self.file = Some(path);
                Ok(Flow::Stay)
            }
            Err(message) => self.object(message),
        }
    }

    /// Goes on with a record from a file; the game stays as it is if that fails.
    pub(super) fn load(&mut self, path: &Path, seating: Seating) -> Result<(), Message> {
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
        let saved = match seating {
            Seating::AsSaved => seating::of_saved(&text, record.setup.seats()),
            Seating::AsAsked => None,
        };
        let unknown = saved.iter().flatten().find_map(|who| match who {
            Who::Bot(name) if !G::BOTS.contains(&name.as_str()) => Some(shown(name)),
            _ => None,
        });
        if let Some(bot) = unknown {
            let missing = Message::new("term-no-bot").with("text", bot).with("known", G::BOTS.join(", "));
            return Err(wrong(self.names.say(&missing)));
        }
        self.resume(&record, saved).map_err(wrong)?;
        self.file = Some(path.to_path_buf());
        let loaded = Message::new("term-loaded").with("n", record.steps.len()).with("file", file);
        let said = self.names.say(&loaded);
        self.say(&said);
        Ok(())
    }

    /// Offers to save what would be lost.
    pub(super) fn quit(&mut self) -> io::Result<Flow> {
        let steps = self.sitting.record().steps.len();
        let chosen = self.sitting.record().steps.iter().any(|step| matches!(step, Step::Choice(..)));
        if self.saved == Some(steps) || !chosen {
            return Ok(Flow::Leave);
        }
        loop {
            self.tell(&self.names.word("term-not-saved"))?;
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
