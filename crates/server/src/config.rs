//! What an operator decides.

use std::net::SocketAddr;
use std::path::PathBuf;

use crate::table::Expiry;

/// Where everything is kept.
#[derive(Clone, Debug)]
pub enum Place {
    /// SQLite, one file in this folder.
    Folder(PathBuf),
    /// PostgreSQL, shared by several nodes.
    Postgres(String),
}

/// The settings of one node.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub addr: SocketAddr,
    /// Where everything is kept.
    pub place: Place,
    /// How many bots may think at once.
    pub bot_threads: usize,
    /// How many tables are kept in memory.
    pub tables_in_memory: usize,
    /// How many stored tables are replayed at the start, to notice a store that this program cannot read.
    pub sample: usize,
    /// Whether cookies are only for encrypted connections (behind a proxy that speaks TLS).
    pub secure_cookies: bool,
    /// Whether callers are limited in how often they may do what. `klatsch serve` limits them.
    pub limits: bool,
    /// How many proxies of one's own stand before the service and name the caller in `X-Forwarded-For`.
    pub proxies: usize,
    /// What whoever reads `/metrics` must show; without it, only this machine may.
    pub metrics_token: Option<String>,
    /// The address under which players reach the service, for links in notifications.
    pub public_url: Option<String>,
    /// When what nobody needs is removed.
    pub expiry: Expiry,
    /// Whether webhooks may lead into the private network.
    pub private_webhooks: bool,
    /// Whom push services can write to, such as `mailto:somebody@example.org`; without it, no Web Push.
    pub push_contact: Option<String>,
}

impl Config {
    /// The file name of the database in a data folder.
    pub const FILE: &'static str = "klatsch.db";

    /// The usual settings.
    pub fn new(addr: SocketAddr, place: Place) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            addr,
            place,
            bot_threads: cores.saturating_sub(1).max(1),
            tables_in_memory: 20_000,
            sample: 20,
            secure_cookies: false,
            limits: false,
            proxies: 0,
            metrics_token: None,
            public_url: None,
            expiry: Expiry::default(),
            private_webhooks: false,
            push_contact: None,
        }
    }
}
