//! The time a bot takes does not tell what it holds.

use std::net::SocketAddr;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::clock::{Clock as _, Millis};
use server::table::Pacer;
use table::{Awaits, Dealer as _, QuickDealer, Seat, Viewer};
use tokio::sync::{oneshot, watch};
use wire::{AnyTable, Audience, Chance, Files};

use crate::support::socket::{Seen, listen};
use crate::support::{Person, World};

/// Among all pairs of an answer of a holder and one of another, the part in which the holder took longer.
fn area_under_the_curve(answers: &[(bool, Duration)]) -> f64 {
    let of = |holds: bool| answers.iter().filter(move |answer| answer.0 == holds).map(|answer| answer.1);
    let (mut longer, mut pairs) = (0.0, 0.0);
    for holder in of(true) {
        for other in of(false) {
            longer += if holder > other {
                1.0
            } else if holder == other {
                0.5
            } else {
                0.0
            };
            pairs += 1.0;
        }
    }
    longer / pairs
}

/// A choice of seat 0 that asks seat 1 whether it blocks.
struct Moment {
    action: String,
    /// The same table to all eyes but those of seat 1, which has the sack in the first and has not in the second.
    worlds: [Value; 2],
}

/// Exchanges sacks of seat 1 with some of the bag: it has none of this coffee then, or one more.
fn exchanged(all: &Value, coffee: &Value, holds: bool) -> Option<Value> {
    let mut world = all.clone();
    let is_wanted = |sack: &Value, of_seat: bool| (sack == coffee) == (of_seat == holds);
    let list = |world: &Value, place: &str| world.pointer(place).and_then(Value::as_array).cloned();
    let (own, bag) = ("/seats/1/sacks", "/bag");
    loop {
        let (mine, others) = (list(&world, own)?, list(&world, bag)?);
        if mine.contains(coffee) == holds {
            return Some(world);
        }
        let out = mine.iter().position(|sack| !is_wanted(sack, true))?;
        let back = others.iter().position(|sack| !is_wanted(sack, false))?;
        *world.pointer_mut(&format!("{own}/{out}"))? = others[back].clone();
        *world.pointer_mut(&format!("{bag}/{back}"))? = mine[out].clone();
    }
}

/// The moment at which this game of two seats is, if it is one.
fn moment(game: &dyn AnyTable) -> Option<Moment> {
    let (first, second) = (Seat::new(0)?, Seat::new(1)?);
    if game.first_awaited() != Some(first) {
        return None;
    }
    let before = game.view(Audience::All);
    game.legal(first).into_iter().find_map(|action| {
        let mut next = game.boxed_clone();
        next.submit(Some(first), &action).ok()?;
        let after = next.view(Audience::All);
        if next.first_awaited() != Some(second) || after["question"]["kind"] != "blockade" {
            return None;
        }
        let coffee = &after["question"]["coffee"];
        let worlds = [exchanged(&before, coffee, true)?, exchanged(&before, coffee, false)?];
        Some(Moment { action, worlds })
    })
}

/// Moments of random games.
fn moments(wanted: usize) -> Vec<Moment> {
    let entry = wire::game("guatemala").expect("a game");
    let mut found = Vec::new();
    for seed in 0.. {
        let mut dealer = QuickDealer::new(seed);
        let (mut game, _) = entry.open(&json!({"seats": 2}), Files::Refuse, Chance::Manual).expect("a table");
        while game.awaits() != Awaits::Nobody {
            if let Some(moment) = moment(game.as_ref()) {
                found.push(moment);
                break;
            }
            let text = match game.first_awaited() {
                Some(seat) => {
                    let legal = game.legal(seat);
                    legal[dealer.below(legal.len() as u32) as usize].clone()
                }
                None => {
                    let outcomes = game.outcomes();
                    format!("chance {}", outcomes[dealer.below(outcomes.len() as u32) as usize].0)
                }
            };
            game.submit(None, &text).expect("a legal step");
        }
        if found.len() == wanted {
            break;
        }
    }
    found
}

/// Whether the seat that is asked holds the sack it may block with.
fn holds_the_sack(game: &dyn AnyTable, seat: Seat) -> bool {
    let all = game.view(Audience::All);
    let sacks = all["seats"][seat.index()]["sacks"].as_array();
    all["question"]["kind"] == "blockade"
        && sacks.is_some_and(|sacks| sacks.contains(&all["question"]["coffee"]))
}

/// Where thoughts wait until it is opened.
#[derive(Clone, Default)]
struct Gate(Arc<(Mutex<bool>, Condvar)>);

impl Gate {
    fn set(&self, shut: bool) {
        *self.0.0.lock().unwrap_or_else(PoisonError::into_inner) = shut;
        self.0.1.notify_all();
    }

    fn pass(&self) {
        let shut = self.0.0.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.0.1.wait_while(shut, |shut| *shut));
    }
}

/// A service with one thread for bots and a clock that is turned by hand. A bot that holds the sack thinks until
/// the gate is opened, told to stop or not; one that does not hold it has nothing to think about.
struct Laboratory {
    world: World,
    ada: Person,
    gate: Gate,
    /// A bot has come to the gate.
    came: watch::Sender<()>,
    /// The pauses that were drawn for the questions of this table.
    drawn: Arc<Mutex<Vec<Duration>>>,
}

impl Laboratory {
    async fn new() -> Laboratory {
        let world = World::sqlite().await;
        let ada = world.person("Ada").await;
        let (gate, drawn) = (Gate::default(), Arc::<Mutex<Vec<Duration>>>::default());
        let came = watch::Sender::default();
        let (noted, thinks, comes) = (drawn.clone(), gate.clone(), came.clone());
        let mut dealer = QuickDealer::new(7);
        let registry = &world.service.app.registry;
        let draw = move || {
            let pause = Pacer::pause(&mut dealer);
            noted.lock().expect("a list").push(pause);
            pause
        };
        registry.pace_bots(Pacer::by(draw).timed_by(Arc::new(world.clock.clone())));
        registry.before_thoughts(move |game, seat| {
            if holds_the_sack(game, seat) {
                comes.send_replace(());
                thinks.pass();
            }
        });
        Laboratory { world, ada, gate, came, drawn }
    }

    fn passed(&self) -> Duration {
        self.world.clock.passed()
    }

    fn turn_to(&self, instant: Duration) {
        let by = instant.saturating_sub(self.passed());
        self.world.clock.advance(by.as_millis() as Millis);
    }

    /// Everything the thread of the bots was asked for before this is done.
    async fn bots_are_done(&self) {
        let (done, heard) = oneshot::channel();
        self.world.service.app.registry.occupy_bots(move || {
            let _ = done.send(());
        });
        heard.await.expect("a thread");
    }

    /// Whether the table is beyond this version. What was about to be stored before is stored.
    async fn is_beyond(&self, table: &str, version: u64) -> bool {
        self.ada.did("/api/me", json!({"name": "Ada"})).await;
        self.ada.version(table).await > version
    }

    /// How long the answer to this blockade takes, and the pause that was drawn for it. If the thread is `busy`, it
    /// comes to the question only when an eighth of the pause is over.
    async fn answer(&self, level: &str, moment: &Moment, holds: bool, busy: bool) -> (Duration, Duration) {
        let position = &moment.worlds[usize::from(!holds)];
        let wishes = json!({"game": "guatemala", "position": position, "bots": {"1": level}});
        let table = self.ada.table(wishes).await;
        let version = self.ada.version(&table).await;
        self.drawn.lock().expect("a list").clear();
        self.gate.set(true);
        let mut came = self.came.subscribe();
        let elsewhere = Gate::default();
        elsewhere.set(busy);
        let work = elsewhere.clone();
        self.world.service.app.registry.occupy_bots(move || work.pass());
        let asked = self.passed();
        self.ada.did(&format!("{table}/play"), json!({"action": moment.action, "version": version})).await;
        let version = self.ada.version(&table).await;
        let pause = *self.drawn.lock().expect("a list").first().expect("a pause");
        // Until then the thread of the bots is elsewhere.
        let begun = if busy { pause / 8 } else { Duration::ZERO };
        let mut time = None;
        for part in [begun, pause / 2, pause - Duration::from_millis(1)] {
            self.turn_to(asked + part);
            if part == begun {
                elsewhere.set(false);
                match holds {
                    true => came.changed().await.expect("a bot"),
                    // It has chosen, and only the instant keeps the answer back.
                    false => self.bots_are_done().await,
                }
            }
            if self.is_beyond(&table, version).await {
                time = Some(self.passed() - asked);
                break;
            }
        }
        self.turn_to(asked + pause);
        let long_enough = Instant::now() + Duration::from_secs(60);
        while time.is_none() && !self.is_beyond(&table, version).await && Instant::now() < long_enough {}
        let beyond = self.is_beyond(&table, version).await;
        let late = if beyond { Duration::ZERO } else { Duration::from_secs(1) };
        let time = time.unwrap_or(self.passed() - asked + late);
        self.gate.set(false);
        // The game is over, and nothing more is drawn for it.
        self.ada.did(&format!("{table}/resign"), json!({})).await;
        self.bots_are_done().await;
        (time, pause)
    }
}

/// The law, at the service: an answer is there at the instant that was drawn when its question was asked, neither
/// before nor after, be it that of a seat with nothing to choose or of one whose bot does not come to an end. And the
/// measure: over all these answers the time tells nothing about the sack.
#[tokio::test]
async fn an_answer_to_a_blockade_leaves_at_the_instant_that_was_drawn() {
    let laboratory = Laboratory::new().await;
    let moments = moments(40);
    for moment in &moments {
        let seen = moment.worlds.each_ref().map(|world| {
            let entry = wire::game("guatemala").expect("a game");
            let (game, _) = entry.open_position(world, Files::Refuse, Chance::Manual).expect("a position");
            game.view(Audience::Viewer(Viewer::Seat(Seat::new(0).expect("a seat"))))
        });
        assert_eq!(seen[0], seen[1], "nothing that can be seen differs");
    }
    let levels = wire::game("guatemala").expect("a game").bots;
    let (mut answers, mut off) = (Vec::new(), Vec::new());
    for round in 0..4 {
        for (number, moment) in moments.iter().enumerate() {
            let level = levels[(round + number) % levels.len()];
            for holds in [true, false] {
                let (time, pause) = laboratory.answer(level, moment, holds, round % 2 == 1).await;
                answers.push((holds, time));
                if time != pause {
                    off.push(format!("{level}, holds {holds}: {time:?} instead of {pause:?}"));
                }
            }
            assert!(off.len() < 8, "{off:#?}");
        }
    }
    assert_eq!((answers.len(), off), (320, Vec::new()));
    let area = area_under_the_curve(&answers);
    println!("{area} over {} answers", answers.len());
    assert!((0.45..=0.55).contains(&area), "{area}");
}

/// How long it takes from the update with the question to the one with the answer of the bot.
async fn time_of_answer(
    addr: SocketAddr,
    ada: &Person,
    level: &str,
    moment: &Moment,
    holds: bool,
) -> Duration {
    let position = &moment.worlds[usize::from(!holds)];
    let wishes = json!({"game": "guatemala", "position": position, "bots": {"1": level}});
    let table = ada.table(wishes).await;
    let mut seen = Seen::at(addr, ada, &table, json!({})).await;
    let play = json!({"id": 100, "do": "play", "action": moment.action, "version": seen.version});
    seen.send(&play.to_string()).await;
    while seen.view["question"]["kind"] != "blockade" {
        seen.next().await;
    }
    let (asked, version) = (Instant::now(), seen.version);
    while seen.version == version {
        seen.next().await;
    }
    let time = asked.elapsed();
    // The game is over, and nothing more is drawn for it.
    ada.did(&format!("{table}/resign"), json!({})).await;
    time
}

/// The service as it is: bots that think, pauses as they are drawn, tables that wait for one thread. For
/// docs/fairness.md, and only with `SLOW_TESTS=1`, because so few answers as a usual run has time for say nothing here;
/// `--no-capture` shows the area.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_at_once_do_not_tell_either() {
    if std::env::var_os("SLOW_TESTS").is_none() {
        return;
    }
    let world = World::sqlite().await;
    let (addr, ada) = (listen(&world).await, world.person("Ada").await);
    let moments = moments(24);
    let mut answers = Vec::new();
    for round in 0..100 {
        // Which of them waits for the thread behind which must not tell either.
        let holds = |number: usize| (number + number / 2 + round).is_multiple_of(2);
        let ada = &ada;
        let tables = moments.iter().enumerate().map(|(number, moment)| async move {
            (holds(number), time_of_answer(addr, ada, "medium", moment, holds(number)).await)
        });
        answers.extend(futures_util::future::join_all(tables).await);
    }
    let area = area_under_the_curve(&answers);
    println!("{area} over {} answers", answers.len());
    assert!((0.45..=0.55).contains(&area), "{area}");
}
