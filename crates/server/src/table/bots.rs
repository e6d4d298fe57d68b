//! Where bots think: a few threads of their own, never those that serve sockets.
//!
//! Bots wait in a line for each person who made their tables, and these lines take turns: somebody with twenty tables
//! delays others by no more than the decision that a thread is at.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Effort, Stop};
use table::Seat;
use tokio::sync::oneshot::{self, error::TryRecvError};
use wire::{AnyBot, AnyTable, BotAnswer};

use super::hall::lock;
use super::pace::Pause;
use crate::ids::UserId;

type Job = Box<dyn FnOnce() + Send>;

/// What a test lets happen before a bot thinks.
type First = Arc<dyn Fn(&dyn AnyTable, Seat) + Send + Sync>;

/// A bounded number of bots that think at once; the others wait.
pub(crate) struct BotPool {
    waiting: Arc<Waiting>,
    stop: Stop,
    first: Mutex<Option<First>>,
}

/// Who wants to know what.
pub(crate) struct Question {
    /// Whose line the bot waits in: the person who made the table.
    pub(crate) line: UserId,
    pub(crate) game: Box<dyn AnyTable>,
    pub(crate) seat: Seat,
    /// Who shall choose; nobody yet if the seat has no bot at this node.
    pub(crate) bot: Option<SeatedBot>,
    pub(crate) level: String,
    /// Where its random numbers come from, if not from the operating system.
    pub(crate) seed: Option<String>,
    /// When the answer leaves, where the time must not tell what was found out.
    pub(crate) pause: Option<Pause>,
}

/// A bot that stays with its seat, with what it remembers of the game.
pub(crate) struct SeatedBot {
    pub(crate) level: String,
    bot: Box<dyn AnyBot>,
    stop: Stop,
}

/// What a bot chose.
pub(crate) struct Chosen {
    pub(crate) action: String,
    /// It may be asked again.
    pub(crate) bot: Option<SeatedBot>,
}

#[derive(Default)]
struct Waiting {
    lines: Mutex<Lines>,
    changed: Condvar,
}

/// A line for each person; those who have one take turns.
#[derive(Default)]
struct Lines {
    jobs: HashMap<UserId, VecDeque<Job>>,
    turns: VecDeque<UserId>,
    closed: bool,
}

impl Lines {
    fn put(&mut self, line: UserId, job: Job) {
        let jobs = self.jobs.entry(line.clone()).or_default();
        if jobs.is_empty() {
            self.turns.push_back(line);
        }
        jobs.push_back(job);
    }

    fn take(&mut self) -> Option<Job> {
        let line = self.turns.pop_front()?;
        let jobs = self.jobs.get_mut(&line)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&line);
        } else {
            self.turns.push_back(line);
        }
        job
    }
}

impl Waiting {
    fn lines(&self) -> std::sync::MutexGuard<'_, Lines> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next job; none once nobody can put another.
    fn next(&self) -> Option<Job> {
        let mut lines = self.lines();
        loop {
            if let Some(job) = lines.take() {
                return Some(job);
            }
            if lines.closed {
                return None;
            }
            lines = self.changed.wait(lines).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.waiting.lines().closed = true;
        self.waiting.changed.notify_all();
    }
}

impl BotPool {
    /// A pool of so many threads.
    pub(crate) fn new(threads: usize) -> BotPool {
        let waiting = Arc::new(Waiting::default());
        for number in 0..threads.max(1) {
            let waiting = waiting.clone();
            let work = move || {
                while let Some(job) = waiting.next() {
                    job();
                }
            };
            if let Err(error) = thread::Builder::new().name(format!("bot-{number}")).spawn(work) {
                tracing::error!(%error, "a thread for bots cannot be started");
            }
        }
        BotPool { waiting, stop: Stop::default(), first: Mutex::default() }
    }

    /// What a bot of this level chooses; nothing if the service is shutting down.
    ///
    /// A bot that fails is replaced by a fresh one of its level, then by one that plays anything: a table never waits
    /// for a bot that cannot play.
    ///
    /// An answer with a pause comes exactly when that is over. Whether there was anything to think about changes
    /// nothing: one that is still not thought out is replaced by any legal one.
    pub(crate) async fn choose(&self, question: Question) -> Option<Chosen> {
        let Question { line, game, seat, bot, level, seed, pause } = question;
        let paced = pause.is_some();
        let all = self.stop.clone();
        let first = lock(&self.first).clone();
        let runtime = tokio::runtime::Handle::current();
        let (answer, heard) = oneshot::channel();
        let (begin, begun) = oneshot::channel();
        // Found before the time is up, so that it costs none then.
        let otherwise = pause.clone().map(|pause| (pause, anything(game.as_ref(), seat)));
        let job: Job = Box::new(move || {
            if answer.is_closed() {
                return;
            }
            let began = Instant::now();
            let pause = pause.map(|pause| (pause.now(), pause));
            let _ = begin.send(pause.as_ref().map_or_else(Duration::default, |(begun, _)| *begun));
            let hurry = |stop: Stop| {
                if let Some((begun, pause)) = pause.clone() {
                    runtime.spawn(async move {
                        pause.until(pause.thought(begun)).await;
                        stop.ask();
                    });
                }
            };
            if let Some(first) = first {
                first(game.as_ref(), seat);
            }
            let mut thought = None;
            let seated = bot.filter(|bot| bot.level == level);
            for attempt in [Attempt::Remembering(seated), Attempt::Afresh(&level), Attempt::Afresh(FALLBACK)]
            {
                thought = attempt.think(game.as_ref(), seat, seed.as_deref(), &all, paced, &hurry);
                if thought.is_some() {
                    break;
                }
            }
            crate::ops::figures().bot_thought(began.elapsed());
            if let Some((action, bot)) = thought {
                let bot = bot.filter(|bot| bot.level == level);
                drop(answer.send(Chosen { action, bot }));
            }
        });
        self.waiting.lines().put(line, job);
        self.waiting.changed.notify_one();
        let chosen = match otherwise {
            None => heard.await.ok()?,
            Some((pause, otherwise)) => {
                let due = pause.over(begun.await.ok()?);
                when_due(pause.until(due), heard, otherwise).await?
            }
        };
        // Thought out in a hurry: whoever starts next does it better.
        (!self.stop.asked()).then_some(chosen)
    }

    /// What the strongest bot says about a choice of this seat; nothing if it was stopped before it began.
    pub(crate) async fn advise(
        &self,
        line: UserId,
        game: Box<dyn AnyTable>,
        seat: Seat,
        stop: &Stop,
    ) -> Option<BotAnswer> {
        let effort = Effort { stop: stop.clone(), ..Effort::usual() };
        let (answer, heard) = oneshot::channel();
        let job: Job = Box::new(move || {
            if answer.is_closed() || effort.stop.asked() {
                return;
            }
            let began = Instant::now();
            let think = std::panic::AssertUnwindSafe(|| {
                game.make_bot(None, &effort).and_then(|mut bot| bot.choose(game.as_ref(), Some(seat), None))
            });
            let thought = std::panic::catch_unwind(think);
            crate::ops::figures().bot_thought(began.elapsed());
            match thought {
                Ok(Ok(thought)) => drop(answer.send(thought)),
                Ok(Err(fault)) => tracing::error!(%fault, "a bot does not know what to advise"),
                Err(_) => tracing::error!(game = game.game_id(), "a bot panicked"),
            }
        });
        self.waiting.lines().put(line, job);
        self.waiting.changed.notify_one();
        heard.await.ok()
    }

    /// For tests: a thread does this work, and the bots wait.
    pub(crate) fn occupy(&self, work: impl FnOnce() + Send + 'static) {
        self.waiting.lines().put("a test".into(), Box::new(work));
        self.waiting.changed.notify_one();
    }

    /// For tests: this happens before a bot thinks.
    pub(crate) fn before_thoughts(&self, first: First) {
        *lock(&self.first) = Some(first);
    }

    /// Tells all bots to stop thinking.
    pub(crate) fn stop(&self) {
        self.stop.ask();
    }
}

/// Who plays when a bot cannot.
const FALLBACK: &str = "random";

/// What was heard by then, and then only; something else if nothing was.
async fn when_due<T>(
    due: impl Future<Output = ()>,
    mut heard: oneshot::Receiver<T>,
    otherwise: Option<T>,
) -> Option<T> {
    due.await;
    match heard.try_recv() {
        Ok(chosen) => Some(chosen),
        Err(TryRecvError::Empty) => {
            tracing::warn!("a bot's answer was due before it was thought out");
            otherwise
        }
        Err(TryRecvError::Closed) => None,
    }
}

/// Any legal choice: what is left to a bot whose thought is not over when its answer is due.
fn anything(game: &dyn AnyTable, seat: Seat) -> Option<Chosen> {
    let mut bot = game.make_bot(Some(FALLBACK), &Effort::usual()).ok()?;
    let thought = bot.choose(game, Some(seat), None).ok()?;
    Some(Chosen { action: thought.action, bot: None })
}

/// One try to get a choice.
enum Attempt<'a> {
    /// By the bot of the seat, if it is there.
    Remembering(Option<SeatedBot>),
    /// By a new one of this level.
    Afresh(&'a str),
}

impl Attempt<'_> {
    fn think(
        self,
        game: &dyn AnyTable,
        seat: Seat,
        seed: Option<&str>,
        all: &Stop,
        paced: bool,
        hurry: &dyn Fn(Stop),
    ) -> Option<(String, Option<SeatedBot>)> {
        let mut seated = match self {
            Attempt::Remembering(bot) => bot?,
            Attempt::Afresh(level) => {
                let stop = if paced { Stop::default() } else { all.clone() };
                let effort = Effort { stop: stop.clone(), ..Effort::usual() };
                let bot = game.make_bot(Some(level), &effort);
                let bot = bot.map_err(|fault| tracing::error!(%fault, "there is no such bot")).ok()?;
                SeatedBot { level: level.into(), bot, stop }
            }
        };
        hurry(seated.stop.clone());
        let choose = std::panic::AssertUnwindSafe(|| seated.bot.choose(game, Some(seat), seed));
        match std::panic::catch_unwind(choose) {
            Ok(Ok(thought)) => match game.why(Some(seat), &thought.action) {
                Ok(()) => {
                    // One that was told to hurry would hurry for ever.
                    let rested = (!paced).then_some(seated);
                    Some((thought.action, rested))
                }
                Err(fault) => {
                    tracing::error!(%fault, level = seated.level, "a bot wants what it may not do");
                    None
                }
            },
            Ok(Err(fault)) => {
                tracing::error!(%fault, level = seated.level, "a bot does not know what to do");
                None
            }
            Err(_) => {
                tracing::error!(game = game.game_id(), level = seated.level, "a bot panicked");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use wire::{BotAnswer, Chance, Fault, Files};

    use super::*;

    /// A seat with one answer needs no thought, another may never come to an end: neither is heard before its time,
    /// and neither is waited for.
    #[tokio::test]
    async fn an_answer_comes_when_it_is_due_thought_out_or_not() {
        for thought_out in [true, false] {
            let (answer, heard) = oneshot::channel();
            let mut answer = Some(answer);
            if thought_out {
                let _ = answer.take().map(|answer| answer.send("thought out"));
            }
            let (ring, rung) = oneshot::channel::<()>();
            let due = async { rung.await.unwrap_or_default() };
            let mut chosen = std::pin::pin!(when_due(due, heard, Some("anything")));
            tokio::select! {
                biased;
                chosen = &mut chosen => panic!("it is not due yet: {chosen:?}"),
                () = std::future::ready(()) => {}
            }
            ring.send(()).expect("somebody waits");
            assert_eq!(chosen.await, Some(if thought_out { "thought out" } else { "anything" }));
        }
        let (answer, heard) = oneshot::channel();
        drop(answer);
        let chosen = when_due(std::future::ready(()), heard, Some("anything")).await;
        assert_eq!(chosen, None, "nobody thinks any more");
    }

    /// What is wrong with a bot.
    #[derive(Clone, Copy, Debug)]
    enum Trouble {
        Panics,
        SaysNothing,
        Cheats,
    }

    impl AnyBot for Trouble {
        fn choose(
            &mut self,
            table: &dyn AnyTable,
            seat: Option<Seat>,
            seed: Option<&str>,
        ) -> Result<BotAnswer, Fault> {
            match self {
                Trouble::Panics => panic!("a bot that panics, as this test wants it"),
                Trouble::SaysNothing => Err(Fault::new(wire::Code::BotUnknown, "nothing comes to mind")),
                Trouble::Cheats => {
                    let mut any = table.make_bot(Some(FALLBACK), &Effort::usual())?;
                    Ok(BotAnswer { action: "take 99".into(), ..any.choose(table, seat, seed)? })
                }
            }
        }
    }

    /// What the pool answers for a seat of this level at which such a bot sits.
    async fn answer(pool: &BotPool, level: &str, trouble: Trouble) -> (Box<dyn AnyTable>, Chosen) {
        let entry = wire::game("cafe").expect("a known game");
        let setup = serde_json::json!({"seats": 2});
        let (game, _) = entry.open(&setup, Files::Refuse, Chance::from_seed("trouble")).expect("a table");
        let seat = game.first_awaited().expect("a seat");
        let bot = SeatedBot { level: level.into(), bot: Box::new(trouble), stop: Stop::default() };
        let question = Question {
            line: "ada".into(),
            game: game.boxed_clone(),
            seat,
            bot: Some(bot),
            level: level.into(),
            seed: Some("seed".into()),
            pause: None,
        };
        (game, pool.choose(question).await.expect("an answer"))
    }

    /// A bot that fails is tried once more, afresh; what that one says is played, and it stays with the seat.
    #[tokio::test]
    async fn a_bot_that_fails_is_tried_once_more() {
        let pool = BotPool::new(1);
        for trouble in [Trouble::Panics, Trouble::SaysNothing, Trouble::Cheats] {
            let (game, chosen) = answer(&pool, "greedy", trouble).await;
            assert_eq!(game.why(game.first_awaited(), &chosen.action), Ok(()), "{trouble:?}");
            assert_eq!(chosen.bot.expect("a bot that plays").level, "greedy", "{trouble:?}");
        }
    }

    /// If that fails as well, anything that is legal is played; the seat keeps no bot that cannot play.
    #[tokio::test]
    async fn a_plain_fallback_plays_in_the_end() {
        let pool = BotPool::new(1);
        for trouble in [Trouble::Panics, Trouble::SaysNothing, Trouble::Cheats] {
            let (game, chosen) = answer(&pool, "a level that is gone", trouble).await;
            assert_eq!(game.why(game.first_awaited(), &chosen.action), Ok(()), "{trouble:?}");
            assert!(chosen.bot.is_none(), "{trouble:?}");
        }
    }

    #[test]
    fn lines_take_turns() {
        let said: Arc<Mutex<Vec<String>>> = Arc::default();
        let job = |text: String| -> Job {
            let said = said.clone();
            Box::new(move || said.lock().expect("a list").push(text))
        };
        let mut lines = Lines::default();
        for number in 0..20 {
            lines.put("ada".into(), job(format!("ada {number}")));
        }
        lines.take().expect("a job")();
        lines.put("ben".into(), job("ben".into()));
        while let Some(job) = lines.take() {
            job();
        }
        let said = said.lock().expect("a list");
        assert_eq!(said.len(), 21);
        assert_eq!(said[..4], ["ada 0", "ada 1", "ben", "ada 2"], "after one decision it is Ben's turn");
        assert!(lines.jobs.is_empty() && lines.turns.is_empty(), "nothing is kept of lines without jobs");
    }
}
