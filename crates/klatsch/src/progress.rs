//! How far something long is: a bar in a terminal, elsewhere a line now and then.

use std::cell::Cell;
use std::io::{self, IsTerminal as _};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::say;

/// Where nobody watches, a line comes no more often than this.
const SELDOM: Duration = Duration::from_secs(30);

/// A bar, or what stands for it, on standard error.
pub(crate) struct Bar {
    bar: Option<ProgressBar>,
    what: String,
    done: Cell<u64>,
    whole: Cell<u64>,
    said: Cell<Instant>,
}

impl Bar {
    /// A bar for this many portions of something.
    pub(crate) fn new(what: &str, whole: u64) -> Bar {
        let bar = io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new(whole);
            let style = "{prefix} [{bar:30}] {pos}/{len} {msg} ({elapsed}, {eta} left)";
            bar.set_style(ProgressStyle::with_template(style).expect("a template that was tried"));
            bar.set_prefix(what.to_string());
            bar.enable_steady_tick(Duration::from_millis(500));
            bar
        });
        Bar {
            bar,
            what: what.into(),
            done: Cell::new(0),
            whole: Cell::new(whole),
            said: Cell::new(Instant::now()),
        }
    }

    /// One more portion is done.
    pub(crate) fn step(&self, remark: &str) {
        self.reach(self.done.get() + 1, self.whole.get(), remark);
    }

    /// There turn out to be this many portions more.
    pub(crate) fn expect_more(&self, portions: u64) {
        self.whole.set(self.whole.get() + portions);
    }

    /// How many of the portions are done, and how many there are.
    pub(crate) fn reach(&self, done: u64, whole: u64, remark: &str) {
        self.done.set(done);
        match &self.bar {
            Some(bar) => {
                bar.set_length(whole);
                bar.set_position(done);
                bar.set_message(remark.to_string());
            }
            None if self.said.get().elapsed() >= SELDOM => {
                self.said.set(Instant::now());
                say(&format!("{}: {done} of {whole}, {remark}", self.what));
            }
            None => {}
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
