//! Where bots think: a few threads of their own, never those that serve sockets.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread;

use bots::{Effort, Stop};
use table::Seat;
use tokio::sync::oneshot;
use wire::{AnyTable, BotCall};

type Job = Box<dyn FnOnce() + Send>;

/// A bounded number of bots that think at once; the others wait.
pub(crate) struct BotPool {
    jobs: Sender<Job>,
    stop: Stop,
}

impl BotPool {
    /// A pool of so many threads.
    pub(crate) fn new(threads: usize) -> BotPool {
        let (jobs, waiting) = channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..threads.max(1) {
            let waiting = waiting.clone();
            let spawned = thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&waiting));
            if let Err(error) = spawned {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        BotPool { jobs, stop: Stop::default() }
    }

    /// What a bot of this level chooses; nothing if it failed or the service is shutting down.
    pub(crate) async fn choose(&self, game: Box<dyn AnyTable>, seat: Seat, level: String) -> Option<String> {
        let effort = Effort { stop: self.stop.clone(), ..Effort::usual() };
        let (answer, heard) = oneshot::channel();
        let job: Job = Box::new(move || {
            if answer.is_closed() {
                return;
            }
            let call = BotCall { name: Some(level), seat: Some(seat), effort, seed: None };
            let began = std::time::Instant::now();
            let thought = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| game.bot(&call)));
            crate::ops::figures().bot_thought(began.elapsed());
            match thought {
                Ok(Ok(thought)) => drop(answer.send(thought.action)),
                Ok(Err(fault)) => tracing::error!(%fault, "a bot does not know what to do"),
                Err(_) => tracing::error!(game = game.game_id(), "a bot panicked"),
            }
        });
        self.jobs.send(job).ok()?;
        let action = heard.await.ok()?;
        // Thought out in a hurry: whoever starts next does it better.
        (!self.stop.asked()).then_some(action)
    }

    /// Tells all bots to stop thinking.
    pub(crate) fn stop(&self) {
        self.stop.ask();
    }
}

fn work(waiting: &Mutex<Receiver<Job>>) {
    loop {
        let job = match waiting.lock() {
            Ok(waiting) => waiting.recv(),
            Err(_) => return,
        };
        match job {
            Ok(job) => job(),
            Err(_) => return,
        }
    }
}
