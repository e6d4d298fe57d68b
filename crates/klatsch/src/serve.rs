//! `klatsch serve`: the web table.

use std::io::{self, IsTerminal as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use crate::lan;
use anyhow::{Context as _, Result};
use clap::Parser as _;
use server::clock::SystemClock;
use server::{Config, Expiry, Place, Service, store};
use table::QuickDealer;
use tokio::net::TcpListener;

/// Settings of the web table; each may also be given by the environment.
#[derive(clap::Args)]
pub(crate) struct ServeArgs {
    /// Where to listen.
    #[arg(long, env = "KLATSCH_ADDR", default_value = "127.0.0.1:7722")]
    addr: SocketAddr,
    /// For the home network: listens on all addresses of this machine, at the port of --addr, prints the one that others
    /// in the same network can open, and a QR code of it.
    #[arg(long, env = "KLATSCH_LAN")]
    lan: bool,
    /// The data folder: one SQLite file is made in it.
    #[arg(
        long,
        env = "KLATSCH_DATA",
        value_name = "DIR",
        default_value = "klatsch-data",
        conflicts_with = "database"
    )]
    data: PathBuf,
    /// PostgreSQL instead, for several nodes: postgres://…
    #[arg(long, env = "KLATSCH_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
    /// How many bots may think at once; one less than there are cores if nothing is said.
    #[arg(long, env = "KLATSCH_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// Cookies only over TLS: set this behind a proxy that speaks it.
    #[arg(long, env = "KLATSCH_SECURE_COOKIES")]
    secure_cookies: bool,
    /// How many proxies of your own stand before the service; they name the caller in X-Forwarded-For.
    #[arg(long, env = "KLATSCH_PROXIES", value_name = "N", default_value_t = 0)]
    proxies: usize,
    /// How many sockets (open tables) one person may have at once.
    #[arg(long, env = "KLATSCH_SOCKETS_PER_PERSON", value_name = "N", default_value_t = 32)]
    sockets_per_person: usize,
    /// How many sockets one address may have at once; a school may need more.
    #[arg(long, env = "KLATSCH_SOCKETS_PER_ADDRESS", value_name = "N", default_value_t = 512)]
    sockets_per_address: usize,
    /// How many connections one address may have at once; not counted behind a proxy.
    #[arg(long, env = "KLATSCH_CONNECTIONS_PER_ADDRESS", value_name = "N", default_value_t = 1024)]
    connections_per_address: usize,
    /// Callers may do everything as often and as much at once as they like: for measurements, not for the Internet.
    #[arg(long, env = "KLATSCH_NO_LIMITS")]
    no_limits: bool,
    /// The address under which players reach the service, for links in notifications.
    #[arg(long, env = "KLATSCH_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Webhooks of users may lead into the private network.
    #[arg(long, env = "KLATSCH_ALLOW_PRIVATE_WEBHOOKS")]
    allow_private_webhooks: bool,
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
    #[arg(long, env = "KLATSCH_PUSH_CONTACT", value_name = "URL")]
    push_contact: Option<String>,
    /// Who reads /metrics must show this as a bearer token; without it, only this machine may.
    #[arg(long, env = "KLATSCH_METRICS_TOKEN", value_name = "TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    /// Secrets come from this number, so that the same choices give the same games: for tests, where chance may be known.
    #[arg(long, hide = true, value_name = "NUMBER")]
    seed: Option<u64>,
    /// How the log is written.
    #[arg(long, env = "KLATSCH_LOG_FORMAT", value_name = "FORMAT", default_value = "plain")]
    log_format: LogFormat,
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

pub(crate) fn run(args: ServeArgs) -> Result<ExitCode> {
    let place = match args.database {
        Some(url) => Place::Postgres(url),
        None => Place::Folder(args.data),
    };
    let addr = match args.lan {
        true => SocketAddr::new(Ipv4Addr::UNSPECIFIED.into(), args.addr.port()),
        false => args.addr,
    };
    let mut config = Config::new(addr, place);
    config.secure_cookies = args.secure_cookies;
    config.proxies = args.proxies;
    config.limits = !args.no_limits;
    config.sockets_per_person = args.sockets_per_person;
    config.sockets_per_address = args.sockets_per_address;
    config.connections_per_address = args.connections_per_address;
    config.public_url = args.public_url;
    config.private_webhooks = args.allow_private_webhooks;
    config.push_contact = args.push_contact;
    let days = |days: u32| (days > 0).then_some(days);
    config.expiry = Expiry {
        unstarted: days(args.expire_unstarted),
        abandoned: days(args.expire_abandoned),
        guests: days(args.expire_guests),
    };
    config.metrics_token = args.metrics_token;
    if let Some(threads) = args.bot_threads {
        config.bot_threads = threads.max(1);
    }
    let filter = tracing_subscriber::EnvFilter::try_from_env("KLATSCH_LOG")
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    // Somebody else may have set it; then it is theirs.
    // Colours are for terminals: a file would keep their codes.
    let colours = io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(colours);
    let _ = match args.log_format {
        LogFormat::Plain => log.try_init(),
        LogFormat::Json => log.json().flatten_event(true).try_init(),
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
        service.app.hall.deal_secrets_from(QuickDealer::new(seed));
    }
    let (good, bad) = service.sample().await?;
    match bad.is_empty() {
        true => tracing::info!(good, "stored tables replayed as a sample"),
        false => tracing::warn!(good, bad = bad.len(), "some stored tables do not replay; they stay closed"),
    }
    let mut out = io::stdout();
    // Whoever does not listen does not want to know.
    let printed = match &told {
        Some(lan) => format!("{lan}\n\n{}", lan::qr(lan)),
        None => format!("http://{addr}"),
    };
    let _ = writeln!(out, "{printed}").and_then(|()| out.flush());
    tracing::info!(%addr, "serving");
    service.serve(listener, told_to_end()).await?;
    tracing::info!("closed");
    Ok(())
}

/// Ctrl-C, or SIGTERM.
async fn told_to_end() {
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
