//! Where bots think: a few threads of their own, never those that serve sockets.
//!
//! Bots wait in a line for each person who made their tables, and these lines take turns: somebody with twenty tables
//! delays others by no more than the decision that a thread is at.
//!
//! By hand: `spawn_blocking` behind a semaphore serves in the order of asking, so those who ask most are served most, and it
//! cannot give a turn to another thread when a bot never comes to an end.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Effort, Stop};
use table::Seat;
use tokio::sync::oneshot;
use wire::{AnyBot, AnyTable, BotAnswer, Fault};

use super::pace::Pause;
use crate::ids::UserId;
use crate::metrics::metrics;
use crate::sync::lock;

/// Work for a thread; whether that thread is wanted for more of it.
type Job = Box<dyn FnOnce() -> bool + Send>;

/// How long a bot may think about one choice. The strongest take some seconds on a slow machine; one that takes longer
/// than this is given up.
const PATIENCE: Duration = Duration::from_secs(120);

/// What a test lets happen before a bot thinks.
type First = Arc<dyn Fn(&dyn AnyTable, Seat) + Send + Sync>;

/// A bounded number of bots that think at once; the others wait.
pub(crate) struct BotPool {
    waiting: Arc<Waiting>,
    stop: Stop,
    first: Mutex<Option<First>>,
    patience: Duration,
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

    /// One more thread for bots to think on.
    fn add_thread(self: &Arc<Self>) {
        let waiting = self.clone();
        let work = move || {
            while let Some(job) = waiting.next() {
                if !job() {
                    return;
                }
            }
        };
        if let Err(error) = thread::Builder::new().name("bot".into()).spawn(work) {
            tracing::error!(%error, "a thread for bots cannot be started");
        }
    }

    /// Another thread in the place of one whose bot does not come to an end, unless it just has.
    fn replace_thread(self: &Arc<Self>, is_over: &AtomicBool) {
        if !is_over.swap(true, Ordering::AcqRel) {
            tracing::error!("a bot does not come to an end; it is given up");
            self.add_thread();
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
    /// A pool of this many threads.
    pub(crate) fn new(threads: usize) -> BotPool {
        let waiting: Arc<Waiting> = Arc::default();
        for _ in 0..threads.max(1) {
            waiting.add_thread();
        }
        BotPool { waiting, stop: Stop::default(), first: Mutex::default(), patience: PATIENCE }
    }

    /// What a bot of this level chooses; nothing if the service is shutting down.
    ///
    /// A bot that fails is replaced by a fresh one of its level, then by one that plays anything: a table never waits
    /// for a bot that cannot play. One that does not come to an end is given up, and another thread takes the place of
    /// the one it keeps.
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
        let is_over = Arc::new(AtomicBool::new(false));
        let (asked, over) = (game.boxed_clone(), is_over.clone());
        let (thinks, ended) = oneshot::channel::<()>();
        let job: Job = Box::new(move || {
            let _thinks = thinks;
            if answer.is_closed() {
                return true;
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
            let seated = bot.filter(|bot| bot.level == level).map(Attempt::Remembering);
            let attempts = seated.into_iter().chain([Attempt::Afresh(&level), Attempt::Afresh(FALLBACK)]);
            let think = || {
                if let Some(first) = first {
                    first(asked.as_ref(), seat);
                }
                let table =
                    At { game: asked.as_ref(), seat, seed: seed.as_deref(), all: &all, paced, hurry: &hurry };
                attempts.into_iter().find_map(|attempt| attempt.think(&table))
            };
            let thought = safely(asked.as_ref(), think).flatten();
            metrics().bot_thought(began.elapsed());
            if let Some((action, bot)) = thought {
                let bot = bot.filter(|bot| bot.level == level);
                drop(answer.send(Chosen { action, bot }));
            }
            !over.swap(true, Ordering::AcqRel)
        });
        self.waiting.lines().put(line, job);
        self.waiting.changed.notify_one();
        let begun = begun.await.ok()?;
        let chosen = match otherwise {
            None => {
                let heard = tokio::time::timeout(self.patience, heard).await;
                if heard.is_err() {
                    self.waiting.replace_thread(&is_over);
                }
                heard.ok().and_then(Result::ok).or_else(|| anything(game.as_ref(), seat))
            }
            Some((pause, otherwise)) => {
                let chosen = when_due(pause.until(pause.over(begun)), heard, otherwise).await;
                if !is_over.load(Ordering::Acquire) {
                    let (waiting, ended) = (self.waiting.clone(), tokio::time::timeout(self.patience, ended));
                    tokio::spawn(async move {
                        if ended.await.is_err() {
                            waiting.replace_thread(&is_over);
                        }
                    });
                }
                chosen
            }
        };
        // Thought out in a hurry: anyone who starts next does it better.
        chosen.filter(|_| !self.stop.asked())
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
                return true;
            }
            let began = Instant::now();
            let think = || {
                game.make_bot(None, &effort).and_then(|mut bot| bot.choose(game.as_ref(), Some(seat), None))
            };
            let thought = safely(game.as_ref(), think);
            metrics().bot_thought(began.elapsed());
            match thought {
                Some(Ok(thought)) => drop(answer.send(thought)),
                Some(Err(fault)) => tracing::error!(%fault, "a bot does not know what to advise"),
                None => {}
            }
            true
        });
        self.waiting.lines().put(line, job);
        self.waiting.changed.notify_one();
        heard.await.ok()
    }

    /// For tests: a thread does this work, and the bots wait.
    pub(crate) fn occupy(&self, work: impl FnOnce() + Send + 'static) {
        let work = || {
            work();
            true
        };
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

/// What was heard by then, and then only; something else if nothing was, or if the bot failed.
async fn when_due<T>(
    due: impl Future<Output = ()>,
    mut heard: oneshot::Receiver<T>,
    otherwise: Option<T>,
) -> Option<T> {
    due.await;
    heard.try_recv().ok().or_else(|| {
        tracing::warn!("a bot's answer was due before it was thought out");
        otherwise
    })
}

/// What comes of it, unless it panics, which is told to the log.
fn safely<T>(game: &dyn AnyTable, think: impl FnOnce() -> T) -> Option<T> {
    let thought = catch_unwind(AssertUnwindSafe(think));
    if thought.is_err() {
        tracing::error!(game = game.game_id(), "a bot panicked");
    }
    thought.ok()
}

/// Any legal choice: what is left to a bot that does not find one, or not in time.
fn anything(game: &dyn AnyTable, seat: Seat) -> Option<Chosen> {
    let at_random = || {
        let mut bot = game.make_bot(Some(FALLBACK), &Effort::usual()).ok()?;
        Some(bot.choose(game, Some(seat), None).ok()?.action)
    };
    let action = safely(game, at_random).flatten().or_else(|| game.legal(seat).into_iter().next())?;
    Some(Chosen { action, bot: None })
}

/// One try to get a choice.
enum Attempt<'a> {
    /// By the bot of the seat.
    Remembering(SeatedBot),
    /// By a new one of this level.
    Afresh(&'a str),
}

/// Where a bot thinks, and how.
struct At<'a> {
    game: &'a dyn AnyTable,
    seat: Seat,
    seed: Option<&'a str>,
    /// Stops all bots.
    all: &'a Stop,
    /// Whether the answer has an instant of its own.
    paced: bool,
    /// Sees to it that this one is stopped in time for that.
    hurry: &'a dyn Fn(Stop),
}

impl Attempt<'_> {
    /// A legal choice, and who may be asked again; nothing if the bot fails in any way.
    fn think(self, at: &At<'_>) -> Option<(String, Option<SeatedBot>)> {
        let level = match &self {
            Attempt::Remembering(bot) => bot.level.clone(),
            Attempt::Afresh(level) => (*level).to_string(),
        };
        let thought = safely(at.game, || self.found(at))?;
        thought.map_err(|fault| tracing::error!(%fault, level, "a bot cannot play")).ok()
    }

    fn found(self, at: &At<'_>) -> Result<(String, Option<SeatedBot>), Fault> {
        let mut seated = match self {
            Attempt::Remembering(bot) => bot,
            Attempt::Afresh(level) => {
                let stop = if at.paced { Stop::default() } else { at.all.clone() };
                let effort = Effort { stop: stop.clone(), ..Effort::usual() };
                let bot = at.game.make_bot(Some(level), &effort)?;
                SeatedBot { level: level.into(), bot, stop }
            }
        };
        (at.hurry)(seated.stop.clone());
        let action = seated.bot.choose(at.game, Some(at.seat), at.seed)?.action;
        at.game.why(Some(at.seat), &action)?;
        // One that was told to hurry would hurry for ever.
        Ok((action, (!at.paced).then_some(seated)))
    }
}

#[cfg(test)]
mod tests {
    use wire::{Chance, Files};

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
            let (sender, received) = oneshot::channel::<()>();
            let due = async { received.await.unwrap_or_default() };
            let mut chosen = std::pin::pin!(when_due(due, heard, Some("anything")));
            tokio::select! {
                biased;
                chosen = &mut chosen => panic!("it is not due yet: {chosen:?}"),
                () = std::future::ready(()) => {}
            }
            sender.send(()).expect("somebody waits");
            assert_eq!(chosen.await, Some(if thought_out { "thought out" } else { "anything" }));
        }
        let (answer, heard) = oneshot::channel();
        drop(answer);
        let chosen = when_due(std::future::ready(()), heard, Some("anything")).await;
        assert_eq!(chosen, Some("anything"), "a bot that failed");
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
    async fn answer(
        pool: &BotPool,
        level: &str,
        trouble: impl AnyBot + 'static,
    ) -> (Box<dyn AnyTable>, Chosen) {
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

    /// A bot that thinks until somebody lets it go.
    struct Endless(std::sync::mpsc::Receiver<()>);

    impl AnyBot for Endless {
        fn choose(&mut self, _: &dyn AnyTable, _: Option<Seat>, _: Option<&str>) -> Result<BotAnswer, Fault> {
            let _ = self.0.recv();
            Err(Fault::new(wire::Code::BotUnknown, "it is too late"))
        }
    }

    /// A bot that never answers leaves neither its table waiting nor those that wait for its thread.
    #[tokio::test]
    async fn a_bot_that_never_answers_is_given_up() {
        let mut pool = BotPool::new(1);
        let mut endless = Vec::new();
        for _ in 0..3 {
            pool.patience = Duration::ZERO;
            let (let_go, waits) = std::sync::mpsc::channel();
            endless.push(let_go);
            let (game, chosen) = answer(&pool, "greedy", Endless(waits)).await;
            assert_eq!(game.why(game.first_awaited(), &chosen.action), Ok(()));
            assert!(chosen.bot.is_none());
            // The only thread is taken for ever; another one thinks about this.
            pool.patience = PATIENCE;
            let (_, chosen) = answer(&pool, "greedy", Trouble::SaysNothing).await;
            assert_eq!(chosen.bot.expect("a bot that plays").level, "greedy");
        }
        drop(endless);
    }

    /// Whatever panics on the thread of a bot, its table goes on, and so does the thread.
    #[tokio::test]
    async fn a_panic_before_the_thought_takes_no_thread_away() {
        let pool = BotPool::new(1);
        for first in [Some("as this test wants it"), None] {
            *lock(&pool.first) = first.map(|said| -> First { Arc::new(move |_, _| panic!("{said}")) });
            let (game, chosen) = answer(&pool, "greedy", Trouble::SaysNothing).await;
            assert_eq!(game.why(game.first_awaited(), &chosen.action), Ok(()));
            assert_eq!(chosen.bot.is_none(), first.is_some());
        }
    }

    #[test]
    fn lines_take_turns() {
        let said: Arc<Mutex<Vec<String>>> = Arc::default();
        let job = |text: String| -> Job {
            let said = said.clone();
            Box::new(move || {
                said.lock().expect("a list").push(text);
                true
            })
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
