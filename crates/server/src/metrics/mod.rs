//! The figures of this process, as Prometheus reads them.

mod process;

use std::sync::atomic::AtomicU64;
use std::sync::{LazyLock, OnceLock};
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

#[cfg(test)]
pub(crate) use process::open_files;

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

/// The labels of a family of figures: one field each.
macro_rules! labels {
    ($($name:ident { $($label:ident: $type:ty),+ })+) => {
        $(#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
        struct $name {
            $($label: $type),+
        })+
    };
}

labels! {
    OfKind { kind: &'static str }
    OfCode { code: String }
    OfTableStatus { status: &'static str }
    OfStatus { status: u16 }
    OfReason { reason: &'static str }
    OfOutcome { outlet: &'static str, outcome: &'static str }
}

/// Every figure once, in the order in which they are written: its field, its type, how it begins, and its help.
macro_rules! figures {
    ($($name:ident: $type:ty = $first:expr, $help:literal;)+) => {
        /// The figures. Labels are words of this program, never of its users.
        pub(crate) struct Metrics {
            registry: OnceLock<Registry>,
            $($name: $type,)+
        }

        impl Metrics {
            fn new() -> Metrics {
                Metrics { registry: OnceLock::new(), $($name: $first,)+ }
            }

            fn registered(&self, schema: i64) -> Registry {
                let mut registry = Registry::with_prefix("klatsch");
                $(registry.register(stringify!($name), $help, self.$name.clone());)+
                let build = Info::new(vec![
                    ("version", env!("CARGO_PKG_VERSION").to_string()),
                    ("commit", COMMIT.to_string()),
                    ("schema", schema.to_string()),
                ]);
                registry.register("build", "This program", build);
                registry
            }
        }
    };
}

figures! {
    actions: Family<OfKind, Counter> = Family::default(), "Durable events of this node, by kind";
    refusals: Family<OfCode, Counter> = Family::default(), "Calls that were refused, by code";
    requests: Family<OfStatus, Counter> = Family::default(), "HTTP requests, by status";
    request_seconds: Histogram = Histogram::new(SECONDS), "From the head of an HTTP request to that of its answer";
    sockets: Gauge = Gauge::default(), "WebSockets that follow a table";
    sockets_opened: Counter = Counter::default(), "WebSockets that were opened";
    tables_in_memory: Gauge = Gauge::default(), "Tables in memory";
    tables_quarantined: Gauge = Gauge::default(), "Tables that this program cannot read";
    catalogues_in_use: Gauge = Gauge::default(), "Decks and boards in use that people brought";
    tables_made: Counter = Counter::default(), "Tables that were made";
    bot_seconds: Histogram = Histogram::new(SECONDS), "How long bots think about one choice";
    commit_seconds: Histogram = Histogram::new(SECONDS), "How long a commit of the store takes";
    commit_changes: Histogram = Histogram::new(CHANGES), "Changes that share a commit";
    notices: Family<OfOutcome, Counter> = Family::default(), "Notifications, by outlet and outcome";
    connections: Gauge = Gauge::default(), "Connections that are open now";
    connections_refused: Family<OfReason, Counter> = Family::default(), "Connections that were not served, by reason";
    open_files: Gauge = Gauge::default(), "Files that are open now";
    open_files_limit: Gauge = Gauge::default(), "Files that may be open";
    tables: Family<OfTableStatus, Gauge> = Family::default(), "Stored tables, by status";
    users: Gauge = Gauge::default(), "Everybody who is known, guests among them";
    overdue_seconds: Gauge = Gauge::default(), "For how long the table that is longest due has been waiting";
    database_bytes: Gauge = Gauge::default(), "What the database takes on the disk";
    resident_bytes: Gauge = Gauge::default(), "Memory of the process";
    cpu_seconds: Gauge<f64, AtomicU64> = Gauge::default(), "CPU time of the process";
}

static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// The figures of this process.
pub(crate) fn metrics() -> &'static Metrics {
    &METRICS
}

/// What is in memory now.
#[derive(Clone, Copy, Default)]
pub(crate) struct InMemory {
    pub(crate) tables: usize,
    pub(crate) sockets: usize,
    pub(crate) quarantined: usize,
    pub(crate) catalogues: usize,
    /// The shape of the store that this program writes.
    pub(crate) schema: i64,
}

impl Metrics {
    /// An event of this node is durable.
    pub(crate) fn acted(&self, kind: &'static str) {
        self.actions.get_or_create(&OfKind { kind }).inc();
    }

    /// A bot thought for this long.
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

    /// How many tables of each status are stored, as of now.
    pub(crate) fn tables_stored(&self, by_status: [(&'static str, u64); 3]) {
        for (status, number) in by_status {
            self.tables.get_or_create(&OfTableStatus { status }).set(number as i64);
        }
    }

    /// What else is stored, as of now.
    pub(crate) fn stored(&self, users: u64, overdue_seconds: i64, bytes: u64) {
        self.users.set(users as i64);
        self.overdue_seconds.set(overdue_seconds);
        self.database_bytes.set(bytes as i64);
    }

    /// Everything as text.
    pub(crate) fn to_text(&self, now: InMemory) -> String {
        self.tables_in_memory.set(now.tables as i64);
        self.sockets.set(now.sockets as i64);
        self.tables_quarantined.set(now.quarantined as i64);
        self.catalogues_in_use.set(now.catalogues as i64);
        if let Some(open) = process::open_files() {
            self.open_files.set(open as i64);
        }
        if let Some(process) = process::now() {
            self.resident_bytes.set(process.resident as i64);
            self.cpu_seconds.set(process.cpu_seconds);
        }
        let mut text = String::new();
        // Writing to a text cannot fail.
        let _ = encode(&mut text, self.registry.get_or_init(|| self.registered(now.schema)));
        text
    }
}
