//! Many tables at once, over real sockets: how many choices a second become durable, and how long it takes from a
//! choice to the update at every client.
//!
//! ```sh
//! cargo xtask load --tables 2000 --rate 5000 --seconds 30
//! ```
//!
//! The service is a process of its own. `--rate` spreads that many choices a second evenly over the tables; without
//! it each table plays as fast as it is answered. The first seconds (`--warm-up 5`) are played but not counted: the
//! tables were all opened just before, and the disk is still busy with that. `--postgres` starts a PostgreSQL for the run.
//! `--offers` asks for offers and questions, and `--brief` for short updates, as browsers do; a service that does not know
//! one of them passes over it. `--abandon 10000` opens that many tables, leaves them alone
//! and says minute by minute how much memory the service has.

mod client;
#[allow(dead_code, reason = "made for tests; a load needs less of it")]
#[path = "../../tests/suite/support/postgres.rs"]
mod postgres;

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::json;
use server::Place;
use table::{Dealer as _, QuickDealer};
use tokio::sync::{Barrier, Semaphore};

use client::{Caller, Seen};

struct Plan {
    program: String,
    tables: usize,
    seconds: u64,
    warm_up: u64,
    rate: f64,
    game: String,
    postgres: bool,
    offers: bool,
    brief: bool,
    abandon: usize,
}

fn plan() -> Plan {
    let mut plan = Plan {
        program: "target/release/klatsch".into(),
        tables: 2_000,
        seconds: 30,
        warm_up: 5,
        rate: 0.0,
        game: "vivajava".into(),
        postgres: false,
        offers: false,
        brief: false,
        abandon: 0,
    };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--postgres" {
            plan.postgres = true;
            continue;
        }
        if word == "--offers" {
            plan.offers = true;
            continue;
        }
        if word == "--brief" {
            plan.brief = true;
            continue;
        }
        let value = words.next().unwrap_or_default();
        match word.as_str() {
            "--program" => plan.program = value,
            "--tables" => plan.tables = value.parse().expect("a number of tables"),
            "--seconds" => plan.seconds = value.parse().expect("a number of seconds"),
            "--warm-up" => plan.warm_up = value.parse().expect("a number of seconds"),
            "--rate" => plan.rate = value.parse().expect("choices a second"),
            "--game" => plan.game = value,
            "--abandon" => plan.abandon = value.parse().expect("a number of tables"),
            other => panic!(
                "{other}: expected --program, --tables, --seconds, --warm-up, --rate, --game, --offers, --brief, --abandon \
                 or --postgres"
            ),
        }
    }
    plan
}

/// The service; it ends with the run.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Served {
    fn start(plan: &Plan, place: &Place) -> (Served, SocketAddr) {
        let mut command = Command::new(&plan.program);
        command
            .args(["serve", "--addr", "127.0.0.1:0", "--no-limits"])
            .env("KLATSCH_LOG", "warn")
            .stdout(Stdio::piped());
        match place {
            Place::Folder(folder) => command.arg("--data").arg(folder),
            Place::Postgres(url) => command.args(["--database", url]),
        };
        let mut child = command.spawn().expect("klatsch starts; build it with `cargo build --release`");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("a line");
        let addr = line.trim().strip_prefix("http://").expect("its address").parse().expect("an address");
        (Served(child), addr)
    }

    /// Processor time so far, in microseconds: user and system, by the clock ticks of Linux.
    fn cpu(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id())).unwrap_or_default();
        // The name of the program may have blanks in it; what follows has not.
        let fields = stat.rsplit(')').next().unwrap_or("").split_whitespace();
        fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum::<u64>() * 10_000
    }

    /// How often a thread that runs now has waited for something.
    fn waits(&self) -> u64 {
        let tasks = std::fs::read_dir(format!("/proc/{}/task", self.0.id())).into_iter().flatten().flatten();
        let statuses = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("status")).ok());
        let count = |status: String| {
            let line = status.lines().find_map(|line| line.strip_prefix("voluntary_ctxt_switches:"))?;
            line.trim().parse::<u64>().ok()
        };
        statuses.filter_map(count).sum()
    }

    /// Resident memory in KiB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or("0");
        line.trim().trim_end_matches(" kB").parse().unwrap_or(0)
    }
}

#[tokio::main]
#[allow(clippy::print_stdout, reason = "a program that reports")]
async fn main() {
    let plan = Arc::new(plan());
    let folder = tempfile::tempdir().expect("a folder");
    let cluster = if plan.postgres { Some(postgres::Cluster::durable().await) } else { None };
    let place = match &cluster {
        Some(cluster) => cluster.database("load").await,
        None => Place::Folder(folder.path().into()),
    };
    let (served, addr) = Served::start(&plan, &place);
    let empty = served.memory();

    let mut people = Vec::new();
    for _ in 0..20 {
        let mut caller = Caller::new(addr).await;
        caller.post("/api/me", &json!({})).await;
        people.push(caller.cookie);
    }
    let people = Arc::new(people);
    if plan.abandon > 0 {
        return abandon(&plan, addr, &people, &served).await;
    }
    // All tables are open before the first choice counts.
    let ready = Arc::new(Barrier::new(plan.tables + 1));
    let doors = Arc::new(Semaphore::new(64));
    let mut playing = Vec::new();
    for number in 0..plan.tables {
        let (plan, people) = (plan.clone(), people.clone());
        let (ready, doors) = (ready.clone(), doors.clone());
        playing.push(tokio::spawn(async move {
            let seats = {
                let _door = doors.acquire().await.expect("a door");
                open(addr, &plan, &people, number).await
            };
            ready.wait().await;
            play(&plan, addr, &people, number, seats).await
        }));
    }
    ready.wait().await;
    let full = served.memory();
    println!("{} tables and {} sockets are open", plan.tables, 2 * plan.tables);
    tokio::time::sleep(Duration::from_secs(plan.warm_up)).await;
    let (cpu, switches) = (served.cpu(), served.waits());
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    let (cpu, switches) = (served.cpu() - cpu, served.waits().saturating_sub(switches));
    let mut waits: Vec<Duration> = Vec::new();
    for task in playing {
        waits.extend(task.await.expect("a table"));
    }
    waits.sort_unstable();
    let at = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "{}",
        json!({
            "game": plan.game,
            "store": if plan.postgres { "postgres" } else { "sqlite" },
            "tables": plan.tables,
            "wanted_per_s": plan.rate,
            "actions_per_s": (waits.len() as f64 / plan.seconds as f64).round(),
            "p50_ms": at(0.5), "p90_ms": at(0.9), "p99_ms": at(0.99), "max_ms": at(1.0),
            "cpu_us_per_action": cpu / waits.len().max(1) as u64,
            "switches_per_action": (switches as f64 / waits.len().max(1) as f64 * 10.0).round() / 10.0,
            "kib_per_table": (full.saturating_sub(empty)) / plan.tables as u64,
            "kib_per_table_after": (served.memory().saturating_sub(empty)) / plan.tables as u64,
        })
    );
}

/// Opens tables that nobody comes for, and reports the memory of the service for as long as they are kept and after.
#[allow(clippy::print_stdout, reason = "a program that reports")]
async fn abandon(plan: &Plan, addr: SocketAddr, people: &[String], served: &Served) {
    let empty = served.memory();
    for number in 0..plan.abandon {
        drop(open(addr, plan, people, number).await);
    }
    for minute in 0..=12 {
        println!(
            "{}",
            json!({"abandoned": plan.abandon, "minute": minute, "kib": served.memory(), "kib_before": empty})
        );
        tokio::time::sleep(Duration::from_secs(60)).await;
    }
}

/// A new table with two people at it.
async fn open(addr: SocketAddr, plan: &Plan, people: &[String], number: usize) -> [Seen; 2] {
    let (ada, ben) = (&people[number % people.len()], &people[(number + 1) % people.len()]);
    let mut caller = Caller::with(addr, ada).await;
    let wishes = json!({"game": plan.game, "listed": true, "begins_when_full": true});
    let made = caller.post("/api/tables", &wishes).await;
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    Caller::with(addr, ben).await.post(&format!("{table}/join"), &json!({})).await;
    let hello = json!({"do": "hello", "offers": plan.offers, "brief": plan.brief}).to_string();
    [Seen::at(addr, ada, &table, &hello).await, Seen::at(addr, ben, &table, &hello).await]
}

/// Plays until the time is up, game after game; how long each choice took to reach both clients.
async fn play(
    plan: &Plan,
    addr: SocketAddr,
    people: &[String],
    number: usize,
    seats: [Seen; 2],
) -> Vec<Duration> {
    let mut seats = seats;
    let mut dealer = QuickDealer::new(number as u64);
    let pause = (plan.rate > 0.0).then(|| Duration::from_secs_f64(plan.tables as f64 / plan.rate));
    let began = Instant::now();
    let counts = began + Duration::from_secs(plan.warm_up);
    let end = counts + Duration::from_secs(plan.seconds);
    let mut next = began + pause.unwrap_or_default().mul_f64(number as f64 / plan.tables as f64);
    let mut waits = Vec::new();
    loop {
        if let Some(pause) = pause {
            tokio::time::sleep_until(next.into()).await;
            next += pause;
        }
        if Instant::now() >= end {
            return waits;
        }
        if seats.iter().all(|seen| seen.legal.is_empty()) {
            seats = open(addr, plan, people, number).await;
            continue;
        }
        let asked = Instant::now();
        let mover = usize::from(seats[0].legal.is_empty());
        let action = seats[mover].legal[dealer.below(seats[mover].legal.len() as u32) as usize].clone();
        let version = seats[mover].play(&action).await;
        for seen in &mut seats {
            seen.until(version).await;
        }
        if asked >= counts {
            waits.push(asked.elapsed());
        }
    }
}
