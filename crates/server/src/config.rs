//! What an operator decides.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use crate::identity::entry::{Entry, Reserved};
use crate::identity::rates::{Networks, Rates};
pub use crate::notify::mail::Mail;
pub use crate::store::Place;
use crate::table::Expiry;
use crate::web_files::WebFiles;

/// How long the service waits for its callers; callers who take longer are cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For the whole head of the first request of a connection.
    pub first: Duration,
    /// For the head of another request, and while a connection idles.
    pub head: Duration,
    /// While an HTTP/2 connection asks nothing.
    pub idle: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// For anything of an answer to be read.
    pub write: Duration,
    /// How often a socket is asked whether it is still there.
    pub ping: Duration,
    /// For a socket to say anything, be it that it is still there.
    pub silence: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            first: Duration::from_secs(10),
            head: Duration::from_secs(30),
            idle: Duration::from_secs(90),
            body: Duration::from_secs(20),
            write: Duration::from_secs(30),
            ping: Duration::from_secs(25),
            silence: Duration::from_secs(60),
        }
    }
}

/// Backups that the service makes by itself: how often, where, and how many are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The time between two backups.
    pub every: Duration,
    /// Where they are.
    pub folder: PathBuf,
    /// How many are kept; the oldest goes first.
    pub keep: usize,
}

/// Texts of the operator that the law may ask for.
#[derive(Clone, Default, Debug)]
pub struct Legal {
    /// What is kept about people, and why.
    pub privacy: Option<String>,
    /// Who runs the service.
    pub imprint: Option<String>,
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
    /// Who may come in as a new guest.
    pub entry: Entry,
    /// How nobody may be called.
    pub reserved: Reserved,
    /// Whether callers are limited in how often they may do what, and how much they may have open at once.
    /// `klatsch serve` limits them.
    pub limits: bool,
    /// How often callers may do what, if they are limited.
    pub rates: Rates,
    /// Networks of which no address is limited, such as that of the club's own rooms; each user in them is.
    pub exempt: Networks,
    /// How many sockets one person may have open, if callers are limited.
    pub sockets_per_person: usize,
    /// How many sockets one address may have open, if callers are limited.
    pub sockets_per_address: usize,
    /// How many connections one address may have open, if callers are limited and no proxy speaks for them.
    pub connections_per_address: usize,
    /// How many files the process may have open; some of them are kept from connections. Without it, as many as
    /// the system grants.
    pub open_files: Option<u64>,
    /// How long the service waits for its callers.
    pub patience: Patience,
    /// How many proxies of one's own stand before the service and name the caller in `X-Forwarded-For`.
    pub proxies: usize,
    /// What a reader of `/metrics` must show; without it, only this machine may.
    pub metrics_token: Option<String>,
    /// The address under which players reach the service, for links in notifications and pictures of links.
    pub public_url: Option<String>,
    /// The address on the home network, for invitations, if the service was opened to it.
    pub lan: Option<String>,
    /// When what nobody needs is removed.
    pub expiry: Expiry,
    /// Backups that the service makes by itself.
    pub backups: Option<Schedule>,
    /// Whether webhooks may lead into the private network.
    pub private_webhooks: bool,
    /// Whom push services can write to, such as `mailto:somebody@example.org`; without it, no Web Push.
    pub push_contact: Option<String>,
    /// How mail is sent; without it, none is. Needs `public_url`.
    pub mail: Option<Mail>,
    /// What the operator says about privacy, and who runs the service, as plain text.
    pub legal: Legal,
    /// What browsers are shown; usually the web table inside the program.
    pub web: WebFiles,
}

impl Config {
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
            entry: Entry::default(),
            reserved: Reserved::default(),
            limits: false,
            rates: Rates::default(),
            exempt: Networks::default(),
            sockets_per_person: 32,
            sockets_per_address: 512,
            connections_per_address: 1_024,
            open_files: None,
            patience: Patience::default(),
            proxies: 0,
            metrics_token: None,
            public_url: None,
            lan: None,
            expiry: Expiry::default(),
            backups: None,
            private_webhooks: false,
            push_contact: None,
            mail: None,
            legal: Legal::default(),
            web: WebFiles::inside(),
        }
    }
}

/// An address under which players reach a service: a scheme and a host, nothing after it.
pub fn public_url(text: &str) -> Result<String, String> {
    let shape = "a public address is such as https://klatsch.example";
    let url = reqwest::Url::parse(text).map_err(|error| format!("{shape} ({error})"))?;
    if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none() {
        return Err(shape.into());
    }
    if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
        return Err("the service cannot be below a path; give it a host name of its own".into());
    }
    Ok(text.trim_end_matches('/').to_string())
}

/// Whom a push service can write to: a mail address or a page.
pub fn push_contact(text: &str) -> Result<String, String> {
    let is_mail = text.strip_prefix("mailto:").is_some_and(|mail| {
        mail.split_once('@').is_some_and(|(name, host)| !name.is_empty() && !host.is_empty())
    });
    let is_page = text.starts_with("https://") && reqwest::Url::parse(text).is_ok();
    match (is_mail || is_page) && !text.contains(char::is_whitespace) {
        true => Ok(text.to_string()),
        false => Err("a contact is such as mailto:you@example.org or https://example.org/contact".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What operators read is what holds.
    #[test]
    fn the_documentation_says_these_limits() {
        let text = include_str!("../../../docs/operations.md");
        let row = |begins: &str| {
            let line = text.lines().find(|line| line.starts_with(begins));
            line.unwrap_or_else(|| panic!("no row {begins}")).trim_end_matches(" |")
        };
        let usual = Patience::default();
        for (begins, limit) in [
            ("| a new connection,", usual.first),
            ("| the head of another request,", usual.head),
            ("| an HTTP/2 connection", usual.idle),
            ("| the body of a request", usual.body),
            ("| a client that reads nothing", usual.write),
            ("| a socket that says nothing,", usual.silence),
        ] {
            assert!(row(begins).ends_with(&format!("| {}", limit.as_secs())), "{begins} {limit:?}");
        }
        assert!(text.contains(&format!("more than {} seconds", usual.ping.as_secs())));
        let config = Config::new("127.0.0.1:0".parse().expect("an address"), Place::Folder("x".into()));
        assert_eq!(
            row("| open sockets"),
            format!("| open sockets | {} | {}", config.sockets_per_person, config.sockets_per_address)
        );
        assert_eq!(
            (config.connections_per_address, row("| open connections")),
            (1_024, "| open connections | | 1,024")
        );
        assert!(usual.silence > 2 * usual.ping, "one lost ping is no reason");
    }
}
