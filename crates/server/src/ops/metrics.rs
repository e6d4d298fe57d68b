//! The figures of this process, as Prometheus reads them.

use std::sync::LazyLock;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter as Count;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use crate::clock::Millis;
use crate::ids::UserId;
use crate::store::{Census, SCHEMA};
use crate::table::{Catalogues, Observer, Table, TableEvent};

/// The commit this was built from, if the build was told it by `KLATSCH_COMMIT`.
pub const COMMIT: &str = match option_env!("KLATSCH_COMMIT") {
    Some(commit) => commit,
    None => "unknown",
};

/// Seconds, from what memory takes to what a search takes.
const SECONDS: [f64; 14] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Changes that share a commit.
const CHANGES: [f64; 8] = [1.0, 2.0, 5.0, 10.0, 25.0, 50.0, 100.0, 400.0];

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfKind {
    kind: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfCode {
    code: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfTableStatus {
    status: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfStatus {
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfReason {
    reason: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct OfOutcome {
    outlet: &'static str,
    outcome: &'static str,
}

/// The figures. Labels are words of this program, never of its users.
pub(crate) struct Metrics {
    registry: Registry,
    actions: Family<OfKind, Count>,
    refusals: Family<OfCode, Count>,
    requests: Family<OfStatus, Count>,
    request_seconds: Histogram,
    sockets: Gauge,
    tables: Gauge,
    quarantined: Gauge,
    catalogues: Gauge,
    sockets_opened: Count,
    tables_made: Count,
    bot_seconds: Histogram,
    commit_seconds: Histogram,
    commit_changes: Histogram,
    notices: Family<OfOutcome, Count>,
    connections: Gauge,
    connections_refused: Family<OfReason, Count>,
    open_files: Gauge,
    open_files_limit: Gauge,
    stored_tables: Family<OfTableStatus, Gauge>,
    users: Gauge,
    overdue_seconds: Gauge,
    database_bytes: Gauge,
    resident_bytes: Gauge,
    cpu_seconds: Gauge<f64, AtomicU64>,
}

static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// The figures of this process.
pub(crate) fn metrics() -> &'static Metrics {
    &METRICS
}

impl Metrics {
    fn new() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::default(),
            actions: Family::default(),
            refusals: Family::default(),
            requests: Family::default(),
            request_seconds: Histogram::new(SECONDS),
            sockets: Gauge::default(),
            tables: Gauge::default(),
            quarantined: Gauge::default(),
            catalogues: Gauge::default(),
            sockets_opened: Count::default(),
            tables_made: Count::default(),
            bot_seconds: Histogram::new(SECONDS),
            commit_seconds: Histogram::new(SECONDS),
            commit_changes: Histogram::new(CHANGES),
            notices: Family::default(),
            connections: Gauge::default(),
            connections_refused: Family::default(),
            open_files: Gauge::default(),
            open_files_limit: Gauge::default(),
            stored_tables: Family::default(),
            users: Gauge::default(),
            overdue_seconds: Gauge::default(),
            database_bytes: Gauge::default(),
            resident_bytes: Gauge::default(),
            cpu_seconds: Gauge::default(),
        };
        let mut registry = Registry::with_prefix("klatsch");
        registry.register(
            "actions",
            "Events of tables that this node has stored, by kind",
            metrics.actions.clone(),
        );
        registry.register("refusals", "Calls that were refused, by code", metrics.refusals.clone());
        registry.register("requests", "HTTP requests, by status", metrics.requests.clone());
        registry.register(
            "request_seconds",
            "From the head of an HTTP request to that of its answer",
            metrics.request_seconds.clone(),
        );
        registry.register("sockets", "WebSockets that follow a table", metrics.sockets.clone());
        registry.register("sockets_opened", "WebSockets that were opened", metrics.sockets_opened.clone());
        registry.register("tables_in_memory", "Tables in memory", metrics.tables.clone());
        registry.register(
            "tables_quarantined",
            "Tables that this program cannot read",
            metrics.quarantined.clone(),
        );
        registry.register(
            "catalogues_in_use",
            "Decks and boards in use that people brought",
            metrics.catalogues.clone(),
        );
        registry.register("tables_made", "Tables that were made", metrics.tables_made.clone());
        registry.register("bot_seconds", "How long bots think about one choice", metrics.bot_seconds.clone());
        registry.register(
            "commit_seconds",
            "How long a commit of the store takes",
            metrics.commit_seconds.clone(),
        );
        registry.register("commit_changes", "Changes that share a commit", metrics.commit_changes.clone());
        registry.register("notices", "Notifications, by outlet and outcome", metrics.notices.clone());
        registry.register("connections", "Connections that are open now", metrics.connections.clone());
        registry.register(
            "connections_refused",
            "Connections that were not served, by reason",
            metrics.connections_refused.clone(),
        );
        registry.register("open_files", "Files that are open now", metrics.open_files.clone());
        registry.register("open_files_limit", "Files that may be open", metrics.open_files_limit.clone());
        registry.register("tables", "Stored tables, by status", metrics.stored_tables.clone());
        registry.register("users", "Everybody who is known, guests among them", metrics.users.clone());
        registry.register(
            "overdue_seconds",
            "For how long the table that is longest due has been waiting",
            metrics.overdue_seconds.clone(),
        );
        registry.register(
            "database_bytes",
            "What the database takes on the disk",
            metrics.database_bytes.clone(),
        );
        registry.register("resident_bytes", "Memory of the process", metrics.resident_bytes.clone());
        registry.register("cpu_seconds", "CPU time of the process", metrics.cpu_seconds.clone());
        let build = Info::new(vec![
            ("version", env!("CARGO_PKG_VERSION").to_string()),
            ("commit", COMMIT.to_string()),
            ("schema", SCHEMA.to_string()),
        ]);
        registry.register("build", "This program", build);
        metrics.registry = registry;
        metrics
    }

    /// A bot thought so long.
    pub(crate) fn bot_thought(&self, time: Duration) {
        self.bot_seconds.observe(time.as_secs_f64());
    }

    /// This many changes were committed in that time.
    pub(crate) fn committed(&self, changes: usize, time: Duration) {
        self.commit_seconds.observe(time.as_secs_f64());
        self.commit_changes.observe(changes as f64);
    }

    /// A call was refused.
    pub(crate) fn refused(&self, code: &str) {
        self.refusals.get_or_create(&OfCode { code: code.into() }).inc();
    }

    /// A request was answered.
    pub(crate) fn answered(&self, status: u16, time: Duration) {
        self.requests.get_or_create(&OfStatus { status }).inc();
        self.request_seconds.observe(time.as_secs_f64());
    }

    /// A socket was opened.
    pub(crate) fn socket_opened(&self) {
        self.sockets_opened.inc();
    }

    /// A connection was accepted.
    pub(crate) fn connection_opened(&self) {
        self.connections.inc();
    }

    /// A connection ended.
    pub(crate) fn connection_closed(&self) {
        self.connections.dec();
    }

    /// A connection was not served: `full`, `address`, `dropped`, or `silent`.
    pub(crate) fn connection_refused(&self, reason: &'static str) {
        self.connections_refused.get_or_create(&OfReason { reason }).inc();
    }

    /// This many files may be open.
    pub(crate) fn files_limited(&self, files: u64) {
        self.open_files_limit.set(i64::try_from(files).unwrap_or(i64::MAX));
    }

    /// What became of a notification.
    pub(crate) fn notice(&self, outlet: &'static str, outcome: &'static str) {
        self.notices.get_or_create(&OfOutcome { outlet, outcome }).inc();
    }

    /// A table was made.
    pub(crate) fn table_made(&self) {
        self.tables_made.inc();
    }

    /// What is stored, as of now.
    pub(crate) fn counted(&self, census: &Census, now: Millis) {
        for (status, number) in [("open", census.open), ("running", census.running), ("over", census.over)] {
            self.stored_tables.get_or_create(&OfTableStatus { status }).set(number as i64);
        }
        self.users.set(census.users as i64);
        self.overdue_seconds.set(census.oldest_due.map_or(0, |due| (now - due).max(0) / 1_000));
        self.database_bytes.set(census.bytes as i64);
    }

    /// Everything as text; tables and sockets are counted now.
    pub(crate) fn to_text(&self, tables: usize, sockets: usize, quarantined: usize) -> String {
        self.tables.set(tables as i64);
        self.sockets.set(sockets as i64);
        self.quarantined.set(quarantined as i64);
        self.catalogues.set(Catalogues::n_in_use() as i64);
        if let Some(open) = super::files::open_now() {
            self.open_files.set(open as i64);
        }
        if let Some(process) = super::process::now() {
            self.resident_bytes.set(process.resident as i64);
            self.cpu_seconds.set(process.cpu_seconds);
        }
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// Counts events.
pub(crate) struct Counter;

impl Observer for Counter {
    fn on_event(&self, _table: &Table, event: &TableEvent, _present: &[UserId]) {
        metrics().actions.get_or_create(&OfKind { kind: event.kind() }).inc();
    }
}
