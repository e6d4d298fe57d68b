//! `cargo xtask run`: build what is needed and start playing.

use std::io::{self, IsTerminal as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Error, Result, bail};

use crate::Done;
use crate::cargo::{answers, cargo_at};
use crate::debian::Consent;
use crate::say::{complain, say};
use crate::steps::{Place, Steps};
use crate::web;

/// The profile of a program to play with; Cargo.toml says what it is.
const PLAY: &str = "play";
/// Where the web table usually is.
const USUAL: &str = "127.0.0.1:7722";
/// How long the browser waits for the web table.
const PATIENCE: Duration = Duration::from_secs(30);

/// What `cargo xtask run` is told; the rest is for `klatsch`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RunArgs {
    /// Whether system packages may be installed without asking.
    pub(crate) consent: Consent,
    open: bool,
    timings: bool,
    klatsch: Vec<String>,
}

impl RunArgs {
    /// Our own options come first, as in `cargo xtask run --no-open serve --data here`.
    pub(crate) fn from_words(words: &[String]) -> RunArgs {
        let own =
            words.iter().take_while(|word| matches!(word.as_str(), "--yes" | "--no-open" | "--timings"));
        let n_own = own.count();
        let (own, rest) = words.split_at(n_own);
        let given = |name: &str| own.iter().any(|word| word == name);
        RunArgs {
            consent: if given("--yes") { Consent::Given } else { Consent::OfEnvironment },
            open: !given("--no-open"),
            timings: given("--timings"),
            klatsch: rest.to_vec(),
        }
    }

    /// What is measured is built as it is shipped, and everything else as quickly as possible.
    fn profile(&self) -> &'static str {
        match self.klatsch.first().map(String::as_str) {
            Some("arena" | "balance" | "bench" | "ladder" | "perft" | "tune") => "release",
            _ => PLAY,
        }
    }

    /// Whether the web table is to be served: only that needs Node.js.
    fn serves(&self) -> bool {
        self.klatsch.first().is_none_or(|first| first == "serve")
    }
}

/// What is said if there is no web table.
const IN_THE_TERMINAL: &str = "`cargo xtask run play cafe` plays in the terminal without it";

pub(crate) fn run(root: &Path, args: &RunArgs) -> Result<Done> {
    let steps = Steps::new(if args.serves() { 3 } else { 1 });
    // Asked for and found missing now, not after minutes of other steps.
    let web = match args.serves().then(|| web::look(root, args.consent)).transpose() {
        Ok(web) => web,
        Err(error) => {
            complain(&format!("xtask: {error:#}\nThe web table cannot be built; {IN_THE_TERMINAL}."));
            return Ok(Done::Badly);
        }
    };
    let profile = args.profile();
    let mut build = cargo_at(root, &["build", "--profile", profile, "--package", "klatsch"]);
    // The web table is built at the same time and taken from its folder.
    if profile == PLAY {
        build.env("KLATSCH_BUILD_WITHOUT_WEB", "1");
    }
    let (is_web_built, is_built) = thread::scope(|scope| {
        let web = web.map(|work| scope.spawn(|| web::build_in_steps(root, work, &steps)));
        let built =
            steps.run(&format!("klatsch (cargo build --profile {profile})"), &mut build, Place::Front);
        let web = web
            .map_or(Ok(true), |web| web.join().unwrap_or_else(|_| bail!("the web table's build broke off")));
        Ok::<_, Error>((web?, built?))
    })?;
    if !is_web_built {
        complain(&format!("xtask: the web table could not be built; {IN_THE_TERMINAL}"));
        return Ok(Done::Badly);
    }
    if !is_built {
        complain("xtask: `klatsch` could not be built");
        return Ok(Done::Badly);
    }
    if args.timings {
        say(&format!("Where the time went:\n{}", steps.timings()));
    }
    let mut words = args.klatsch.clone();
    let named = words.iter().any(|word| word == "--addr" || word.starts_with("--addr="));
    let address = match args.serves() && !named && std::env::var_os("KLATSCH_ADDR").is_none() {
        true => Some(free_address()?),
        false => None,
    };
    if let Some(address) = address {
        if words.is_empty() {
            words.push("serve".into());
        }
        words.extend(["--addr".to_string(), address.to_string()]);
    }
    let has_web = words.iter().any(|word| word == "--web" || word.starts_with("--web="));
    if args.serves() && !has_web && std::env::var_os("KLATSCH_WEB").is_none() {
        words.extend(["--web".to_string(), root.join("web/dist").display().to_string()]);
    }
    say(&format!("Starting `klatsch {}`.", words.join(" ")));
    // In the folder the command was given in, so that files named on the line are found there.
    let program = target(root).join(profile).join(format!("klatsch{}", std::env::consts::EXE_SUFFIX));
    let mut child = Command::new(&program).args(&words).spawn().context("cannot start `klatsch`")?;
    if let Some(address) = address.filter(|_| args.open && has_desktop()) {
        thread::spawn(move || open_when_there(address));
    }
    let status = child.wait().context("lost sight of `klatsch`")?;
    Ok(match status.code() {
        Some(0) => Done::Well,
        Some(code) => Done::Code(u8::try_from(code).unwrap_or(1)),
        None => Done::Badly,
    })
}

/// The folder cargo builds into.
pub(crate) fn target(root: &Path) -> std::path::PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |folder| root.join(folder))
}

/// The usual address, or another port if somebody listens there already.
fn free_address() -> Result<SocketAddr> {
    let usual: SocketAddr = USUAL.parse().context("an address")?;
    match TcpListener::bind(usual) {
        Ok(_) => Ok(usual),
        Err(_) => {
            let other = TcpListener::bind((usual.ip(), 0)).context("no port is free")?.local_addr()?;
            say(&format!("{usual} is taken; the web table comes to {other} instead."));
            Ok(other)
        }
    }
}

/// Whether there is somebody with a browser: not in a pipe, not on a machine without a screen.
fn has_desktop() -> bool {
    let screen = cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()));
    screen && io::stdout().is_terminal() && std::env::var_os("CI").is_none()
}

/// Opens the browser once the web table answers; without one the printed address has to do.
fn open_when_there(address: SocketAddr) {
    let begun = Instant::now();
    while TcpStream::connect(address).is_err() {
        if begun.elapsed() > PATIENCE {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = answers(Command::new(opener).arg(format!("http://{address}")).stdin(Stdio::null()));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> RunArgs {
        RunArgs::from_words(&line.split_whitespace().map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn our_own_options_come_first_and_the_rest_is_for_klatsch() {
        let args = read("--no-open --yes play cafe --seed --yes");
        assert_eq!(args.klatsch, ["play", "cafe", "--seed", "--yes"]);
        assert_eq!((args.open, args.consent, args.timings), (false, Consent::Given, false));
        assert!(read("").open);
    }

    #[test]
    fn only_the_web_table_needs_node() {
        assert!(read("").serves() && read("--timings").serves() && read("serve --addr 127.0.0.1:0").serves());
        assert!(!read("play cafe").serves() && !read("bench").serves());
    }

    #[test]
    fn what_is_measured_is_built_as_it_is_shipped() {
        assert_eq!((read("bench cafe").profile(), read("ladder all").profile()), ("release", "release"));
        assert_eq!((read("").profile(), read("play cafe").profile()), (PLAY, PLAY));
    }

    #[test]
    fn a_taken_port_is_not_chosen() {
        // Whether or not the usual one is free here, what comes out can be listened at.
        let address = free_address().expect("some port is free");
        assert!(TcpListener::bind(address).is_ok());
    }
}
