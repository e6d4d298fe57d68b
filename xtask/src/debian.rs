//! Programs from Debian that a fresh machine may not have.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::cargo::{answers, finish};
use crate::say::say;

/// A program, how to know that it is there, and its package.
pub(crate) struct Wanted {
    /// What for, in a few words.
    pub(crate) what: &'static str,
    /// Whether it is there.
    pub(crate) is_there: fn() -> bool,
    /// Debian's names.
    pub(crate) packages: &'static [&'static str],
}

pub(crate) const NODE: Wanted = Wanted {
    what: "Node.js 20.19 or 22.12 or newer, which builds the web table",
    is_there: || {
        let node = Command::new("node").arg("--version").stdin(Stdio::null()).output();
        node.is_ok_and(|node| is_new_enough(&String::from_utf8_lossy(&node.stdout)))
            && answers(Command::new("npm").arg("--version"))
    },
    packages: &["nodejs", "npm"],
};

pub(crate) const CHROMIUM: Wanted = Wanted {
    what: "Chromium, for the tests in a browser",
    is_there: || Path::new("/usr/bin/chromium").exists() || Path::new("/usr/bin/chromium-browser").exists(),
    packages: &["chromium"],
};

pub(crate) const NGINX: Wanted = Wanted {
    what: "nginx, for the test of the documented proxy",
    is_there: || Path::new("/usr/sbin/nginx").exists(),
    packages: &["nginx-light"],
};

pub(crate) const SMTP: Wanted = Wanted {
    what: "a mail server in Python, for the tests of mail",
    is_there: || answers(Command::new("/usr/bin/python3").args(["-c", "import aiosmtpd"])),
    packages: &["python3-aiosmtpd"],
};

pub(crate) const POSTGRESQL: Wanted = Wanted {
    what: "PostgreSQL, for the tests with several nodes",
    // Where Debian keeps it, or on the path.
    is_there: || {
        std::fs::read_dir("/usr/lib/postgresql")
            .is_ok_and(|folder| folder.flatten().any(|version| version.path().join("bin/initdb").exists()))
            || answers(Command::new("initdb").arg("--version"))
    },
    packages: &["postgresql"],
};

/// Whether this is a Node.js that Vite runs on (`engines` of its package); some releases of Debian have an older one.
fn is_new_enough(version: &str) -> bool {
    let mut numbers =
        version.trim().trim_start_matches('v').split('.').map_while(|part| part.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(20), Some(minor)) => minor >= 19,
        (Some(22), Some(minor)) => minor >= 12,
        (Some(major), _) => major > 22,
        (None, _) => false,
    }
}

/// Whether system packages may be installed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consent {
    /// Yes, it was said on the command line.
    Given,
    /// In continuous integration (`CI=true`) yes; else somebody is asked.
    OfEnvironment,
}

impl Consent {
    /// Whether these packages may be installed; nobody to ask is a no.
    fn to(self, wanted: &Wanted) -> bool {
        let names = wanted.packages.join(" ");
        if self == Consent::Given || std::env::var("CI").is_ok_and(|value| value == "true") {
            say(&format!("Missing: {}. Installing {names}.", wanted.what));
            return true;
        }
        if !io::stdin().is_terminal() {
            return false;
        }
        say(&format!("Missing: {}.", wanted.what));
        let mut out = io::stdout();
        let _ = write!(
            out,
            "Install the Debian packages {names} with apt-get{}? [y/N] ",
            if is_root() { "" } else { " and sudo" }
        )
        .and_then(|()| out.flush());
        let mut answer = String::new();
        io::stdin().lock().read_line(&mut answer).is_ok() && is_yes(&answer)
    }
}

fn is_yes(answer: &str) -> bool {
    matches!(answer.trim().to_lowercase().as_str(), "y" | "yes")
}

fn is_root() -> bool {
    answers(Command::new("sh").args(["-c", "[ \"$(id -u)\" = 0 ]"]))
}

/// Installs what is missing if that is allowed, or says exactly what to install. What is there needs no permission.
pub(crate) fn install(wanted: &Wanted, consent: Consent) -> Result<()> {
    if (wanted.is_there)() {
        return Ok(());
    }
    let names = wanted.packages.join(" ");
    let how = format!(
        "install the Debian packages {names} (or their like elsewhere), or allow it with `--yes` or CI=true"
    );
    if !consent.to(wanted) {
        bail!("missing: {}; {how}", wanted.what);
    }
    let root = is_root();
    let apt = |arguments: &[&str]| {
        let mut command = Command::new(if root { "apt-get" } else { "sudo" });
        if !root {
            command.arg("apt-get");
        }
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    // A list of packages that is out of date is no reason to give up yet.
    let _ = finish(apt(&["update", "-qq"]).arg("-y"));
    let _ = finish(apt(&["install", "-y", "-qq", "--no-install-recommends"]).args(wanted.packages));
    if !(wanted.is_there)() {
        bail!("{} is missing and could not be installed; please install {names}", wanted.what);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_clear_yes_is_one() {
        assert!(is_yes("y\n") && is_yes(" Yes ") && !is_yes("") && !is_yes("yeah no"));
    }

    #[test]
    fn an_old_node_is_none() {
        for version in ["v20.19.0\n", "v20.20.2", "v22.12.0", "v24.0.1"] {
            assert!(is_new_enough(version), "{version}");
        }
        for version in ["v18.20.4\n", "v20.18.9", "v21.7.0", "v22.11.0", "", "node"] {
            assert!(!is_new_enough(version), "{version}");
        }
    }

    #[test]
    fn what_is_there_needs_no_permission() {
        let wanted = Wanted { what: "a shell", is_there: || true, packages: &["dash"] };
        assert!(install(&wanted, Consent::OfEnvironment).is_ok());
    }
}
