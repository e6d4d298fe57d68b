//! `klatsch serve`: the web table.

use std::io::{self, IsTerminal as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, Result};
use clap::{Parser as _, value_parser};
use server::clock::SystemClock;
use server::config::Schedule;
use server::identity::entry::{Entry, Reserved};
use server::identity::rates::{IpNet, Limit, Networks};
use server::notify::mail::{mail_address, mail_server};
use server::{Config, Expiry, Service, WebFiles, config, store};
use table::QuickDealer;
use tokio::net::TcpListener;
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::failure::Usage;
use crate::place::PlaceArgs;
use crate::{lan, settings};

/// Settings of the web table; each may also be given by the environment.
#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    /// Settings from a TOML file: a key is the name of a flag. Flags and the environment win over it.
    #[arg(long, env = "KLATSCH_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// Only checks the settings, and prints those in force, without secrets, as such a file.
    #[arg(long)]
    check: bool,
    /// Where to listen.
    #[arg(long, env = "KLATSCH_ADDR", default_value = "127.0.0.1:7722")]
    addr: SocketAddr,
    /// For the home network: listens on all addresses of this machine, at the port of --addr, prints the one that others
    /// in the same network can open, and a QR code of it.
    #[arg(long, env = "KLATSCH_LAN")]
    lan: bool,
    #[command(flatten)]
    place: PlaceArgs,
    /// How many bots may think at once; one less than there are cores by default.
    #[arg(long, env = "KLATSCH_BOT_THREADS", value_name = "N", value_parser = value_parser!(u64).range(1..=1024))]
    bot_threads: Option<u64>,
    /// Cookies only over TLS: set this behind a proxy that speaks it.
    #[arg(long, env = "KLATSCH_SECURE_COOKIES")]
    secure_cookies: bool,
    /// How many proxies of your own stand before the service; they name the caller in X-Forwarded-For.
    #[arg(long, env = "KLATSCH_PROXIES", value_name = "N", default_value_t = 0)]
    proxies: usize,
    /// How many sockets (open tables) one person may have at once.
    #[arg(long, env = "KLATSCH_SOCKETS_PER_PERSON", value_name = "N", default_value_t = 32, value_parser = value_parser!(u64).range(1..=1_000_000))]
    sockets_per_person: u64,
    /// How many sockets one address may have at once; a school may need more.
    #[arg(long, env = "KLATSCH_SOCKETS_PER_ADDRESS", value_name = "N", default_value_t = 512, value_parser = value_parser!(u64).range(1..=1_000_000))]
    sockets_per_address: u64,
    /// How many connections one address may have at once; not counted behind a proxy.
    #[arg(long, env = "KLATSCH_CONNECTIONS_PER_ADDRESS", value_name = "N", default_value_t = 1024, value_parser = value_parser!(u64).range(1..=1_000_000))]
    connections_per_address: u64,
    /// How often one user or one address may do something: KIND:WHO=NUMBER,TIME lets that many through at once and one
    /// more each time that long has passed, such as guests:address=240,10s. Several are parted by semicolons.
    #[arg(long, env = "KLATSCH_LIMITS", value_name = "LIMIT", value_delimiter = ';')]
    limit: Vec<Limit>,
    /// A network whose addresses are not limited, such as 192.168.0.0/16; its users are. Several are parted by commas.
    #[arg(long, env = "KLATSCH_EXEMPT", value_name = "NETWORK", value_delimiter = ',')]
    exempt: Vec<IpNet>,
    /// Callers may do everything as often and as much at once as they like: for measurements, not for the Internet.
    #[arg(long, env = "KLATSCH_NO_LIMITS")]
    no_limits: bool,
    /// Who may come in as a new guest; those who are known stay, and accounts sign in.
    #[arg(long, env = "KLATSCH_ENTRY", value_name = "WHO", default_value = "open")]
    entry: EntryKind,
    /// A code with which new guests come in, for --entry invitation; may be said several times.
    #[arg(long, env = "KLATSCH_INVITATIONS", value_name = "CODE", value_delimiter = ',', hide_env_values = true, value_parser = settings::secret)]
    invitation: Vec<String>,
    /// Such codes from a file, one a line.
    #[arg(long, env = "KLATSCH_INVITATIONS_FILE", value_name = "FILE", conflicts_with = "invitation")]
    invitation_file: Option<PathBuf>,
    /// Names that nobody may choose, one a line; `*word*` forbids a word anywhere in a name.
    #[arg(long, env = "KLATSCH_NAMES_FILE", value_name = "FILE")]
    names_file: Option<PathBuf>,
    /// The address under which players reach the service, for links in notifications and pictures of links.
    #[arg(long, env = "KLATSCH_PUBLIC_URL", value_name = "URL", value_parser = config::public_url)]
    public_url: Option<String>,
    /// Webhooks of users may lead into the private network.
    #[arg(long, env = "KLATSCH_ALLOW_PRIVATE_WEBHOOKS")]
    allow_private_webhooks: bool,
    /// Makes a backup this often, such as 1d, and verifies it.
    #[arg(long, env = "KLATSCH_BACKUP_EVERY", value_name = "TIME", value_parser = crate::moment::duration, requires = "backup_dir")]
    backup_every: Option<server::clock::Millis>,
    /// The folder for these backups; another disk is best.
    #[arg(long, env = "KLATSCH_BACKUP_DIR", value_name = "DIR", requires = "backup_every")]
    backup_dir: Option<PathBuf>,
    /// How many of them are kept; the oldest goes first.
    #[arg(long, env = "KLATSCH_BACKUP_KEEP", value_name = "NUMBER", default_value_t = 14, value_parser = value_parser!(u64).range(1..))]
    backup_keep: u64,
    /// Days after which a table that never began is removed; 0 for never.
    #[arg(long, env = "KLATSCH_EXPIRE_UNSTARTED", value_name = "DAYS", default_value_t = 14)]
    expire_unstarted: u32,
    /// Days without a move after which a game is removed; 0 for never.
    #[arg(long, env = "KLATSCH_EXPIRE_ABANDONED", value_name = "DAYS", default_value_t = 0)]
    expire_abandoned: u32,
    /// Days after which a guest without a table is forgotten; 0 for never.
    #[arg(long, env = "KLATSCH_EXPIRE_GUESTS", value_name = "DAYS", default_value_t = 180)]
    expire_guests: u32,
    /// Wakes browsers by Web Push; push services write to this contact, such as mailto:you@example.org.
    #[arg(long, env = "KLATSCH_PUSH_CONTACT", value_name = "URL", value_parser = config::push_contact, requires = "public_url")]
    push_contact: Option<String>,
    /// The mail server, for forgotten passwords and turns: smtps://name:password@mail.example.org, or smtp://127.0.0.1:25
    /// on this machine (?tls=required asks for STARTTLS).
    #[arg(long, env = "KLATSCH_MAIL_SERVER", value_name = "URL", hide_env_values = true, value_parser = mail_server, requires_all = ["public_url", "mail_from"])]
    mail_server: Option<String>,
    /// The address of the mail server from a file.
    #[arg(long, env = "KLATSCH_MAIL_SERVER_FILE", value_name = "FILE", conflicts_with = "mail_server", requires_all = ["public_url", "mail_from"])]
    mail_server_file: Option<PathBuf>,
    /// Who writes these mails, such as klatsch@example.org.
    #[arg(long, env = "KLATSCH_MAIL_FROM", value_name = "ADDRESS", value_parser = mail_address)]
    mail_from: Option<String>,
    /// For how long turns are gathered until they come in one mail.
    #[arg(long, env = "KLATSCH_MAIL_DIGEST", value_name = "TIME", default_value = "30m", value_parser = crate::moment::duration)]
    mail_digest: server::clock::Millis,
    /// What is kept about people and why, as plain text; shown at /privacy.
    #[arg(long, env = "KLATSCH_PRIVACY_FILE", value_name = "FILE")]
    privacy_file: Option<PathBuf>,
    /// Who runs this service, as plain text; shown at /imprint.
    #[arg(long, env = "KLATSCH_IMPRINT_FILE", value_name = "FILE")]
    imprint_file: Option<PathBuf>,
    /// Shows browsers the web table built in this folder, as web/dist, instead of the one inside the program.
    #[arg(long, env = "KLATSCH_WEB", value_name = "DIR")]
    web: Option<PathBuf>,
    /// Who reads /metrics must show this as a bearer token; without it, only this machine may.
    #[arg(long, env = "KLATSCH_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true, value_parser = settings::secret)]
    metrics_token: Option<String>,
    /// That token from a file.
    #[arg(long, env = "KLATSCH_METRICS_TOKEN_FILE", value_name = "FILE", conflicts_with = "metrics_token")]
    metrics_token_file: Option<PathBuf>,
    /// Secrets come from this number, so that the same choices give the same games: for tests, where chance may be known.
    #[arg(long, hide = true, value_name = "NUMBER")]
    seed: Option<u64>,
    /// What is logged: a level, or one for each part of the program, such as server=debug,info.
    #[arg(long, env = "KLATSCH_LOG", value_name = "LEVEL", default_value = "info", value_parser = settings::log_filter)]
    log: String,
    /// How the log is written.
    #[arg(long, env = "KLATSCH_LOG_FORMAT", value_name = "FORMAT", default_value = "plain")]
    log_format: LogFormat,
}

/// Who may come in as a new guest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum EntryKind {
    /// Everybody.
    Open,
    /// Anyone with an invitation code.
    Invitation,
    /// Nobody.
    Closed,
}

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum LogFormat {
    /// For people.
    Plain,
    /// One JSON object a line, for programs.
    Json,
}

impl Default for ServeArgs {
    /// What `klatsch` alone means: all settings as they are usual.
    fn default() -> Self {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            args: ServeArgs,
        }
        Alone::parse_from(["klatsch"]).args
    }
}

impl ServeArgs {
    /// Whether the settings are only looked at.
    pub(crate) fn is_check(&self) -> bool {
        self.check
    }

    /// The settings as the service knows them.
    fn to_config(&self) -> Result<Config> {
        let from_file = |given: &Option<String>, setting: &str, file: &Option<PathBuf>| match file {
            Some(file) => settings::secret_file(setting, file).map(Some),
            None => Ok(given.clone()),
        };
        let place = self.place.place()?;
        let addr = match self.lan {
            true => SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), self.addr.port()),
            false => self.addr,
        };
        let mut config = Config::new(addr, place);
        config.secure_cookies = self.secure_cookies;
        config.proxies = self.proxies;
        config.limits = !self.no_limits;
        for limit in &self.limit {
            config.rates.set(*limit);
        }
        let invitations = match &self.invitation_file {
            Some(file) => settings::secrets_file("invitation-file", file)?,
            None => self.invitation.clone(),
        };
        config.entry = match (self.entry, invitations.is_empty()) {
            (EntryKind::Open, true) => Entry::Open,
            (EntryKind::Closed, true) => Entry::Closed,
            (EntryKind::Invitation, false) => Entry::Invitation(invitations),
            (EntryKind::Invitation, true) => {
                return Err(Usage("--entry invitation needs a code: --invitation".into()).into());
            }
            (_, false) => return Err(Usage("--invitation is for --entry invitation".into()).into()),
        };
        if let Some(file) = &self.names_file {
            let text = std::fs::read_to_string(file)
                .with_context(|| format!("--names-file: {} cannot be read", file.display()))?;
            config.reserved = Reserved::read(&text)
                .map_err(|error| Usage(format!("--names-file: {}, {error}", file.display())))?;
        }
        config.exempt = Networks(self.exempt.clone());
        config.sockets_per_person = number(self.sockets_per_person);
        config.sockets_per_address = number(self.sockets_per_address);
        config.connections_per_address = number(self.connections_per_address);
        config.public_url = self.public_url.clone();
        config.private_webhooks = self.allow_private_webhooks;
        config.push_contact = self.push_contact.clone();
        let server = from_file(&self.mail_server, "mail-server-file", &self.mail_server_file)?;
        if let (Some(server), Some(from)) = (server, self.mail_from.clone()) {
            let server =
                mail_server(&server).map_err(|error| Usage(format!("--mail-server-file: {error}")))?;
            config.mail = Some(config::Mail { server, from, digest: self.mail_digest });
        }
        config.legal.privacy = settings::text_file("privacy-file", &self.privacy_file)?;
        config.legal.imprint = settings::text_file("imprint-file", &self.imprint_file)?;
        if let Some(folder) = &self.web {
            config.web =
                WebFiles::from_folder(folder).with_context(|| format!("--web {}", folder.display()))?;
        }
        if let (Some(every), Some(folder)) = (self.backup_every, &self.backup_dir) {
            if !folder.is_dir() {
                return Err(Usage(format!("--backup-dir: there is no folder {}", folder.display())).into());
            }
            config.backups = Some(Schedule {
                every: Duration::from_millis(every.unsigned_abs()),
                folder: folder.clone(),
                keep: number(self.backup_keep),
            });
        }
        let days = |days: u32| (days > 0).then_some(days);
        config.expiry = Expiry {
            unstarted: days(self.expire_unstarted),
            abandoned: days(self.expire_abandoned),
            guests: days(self.expire_guests),
        };
        config.metrics_token =
            from_file(&self.metrics_token, "metrics-token-file", &self.metrics_token_file)?;
        if let Some(threads) = self.bot_threads {
            config.bot_threads = number(threads);
        }
        Ok(config)
    }
}

fn number(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// Says which settings are in force, and whether the service would take them.
pub(crate) fn check(args: ServeArgs, effective: &str) -> Result<ExitCode> {
    args.to_config()?;
    let mut out = io::stdout().lock();
    out.write_all(effective.as_bytes()).and_then(|()| out.flush())?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn run(args: ServeArgs) -> Result<ExitCode> {
    let config = args.to_config()?;
    let filter: Targets = args.log.parse().context("--log")?;
    // Somebody else may have set it; then it is theirs.
    // Colours are for terminals: a file would keep their codes.
    let colours = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr).with_ansi(colours);
    let log = tracing_subscriber::registry();
    let _ = match args.log_format {
        LogFormat::Plain => log.with(lines.with_filter(filter)).try_init(),
        LogFormat::Json => log.with(lines.json().flatten_event(true).with_filter(filter)).try_init(),
    };
    let runtime = tokio::runtime::Runtime::new().context("the runtime does not start")?;
    runtime.block_on(serve(config, args.lan, args.seed))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(mut config: Config, lan: bool, seed: Option<u64>) -> Result<()> {
    let listener =
        TcpListener::bind(config.addr).await.with_context(|| format!("cannot listen at {}", config.addr))?;
    let addr = listener.local_addr()?;
    if lan {
        let ip = lan::address().context("--lan: this machine is in no network")?;
        config.lan = Some(format!("http://{}", SocketAddr::new(ip, addr.port())));
    }
    let told = config.lan.clone();
    let store = store::open(&config.place).await.context("the store does not open")?;
    let service = Service::over(config, store, Arc::new(SystemClock)).await?;
    if let Some(seed) = seed {
        tracing::warn!("every draw can be foretold: --seed is for tests");
        service.app.registry.deal_secrets_from(QuickDealer::new(seed));
    }
    let (good, bad) = service.sample().await?;
    match bad.is_empty() {
        true => tracing::info!(good, "stored tables replayed as a sample"),
        false => tracing::warn!(good, bad = bad.len(), "some stored tables do not replay; they stay closed"),
    }
    #[cfg(unix)]
    service.hear_orders();
    let mut out = io::stdout();
    // If nobody reads it, nobody needs it.
    let printed = match &told {
        Some(lan) => format!("{lan}\n\n{}", lan::qr(lan)),
        None => format!("http://{addr}"),
    };
    let _ = writeln!(out, "{printed}").and_then(|()| out.flush());
    tracing::info!(%addr, "serving");
    service.serve(listener, shutdown_signal()).await?;
    tracing::info!("closed");
    Ok(())
}

/// Ctrl-C, or SIGTERM.
async fn shutdown_signal() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    {
        let terminated = async {
            match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
                Ok(mut terminated) => drop(terminated.recv().await),
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}
