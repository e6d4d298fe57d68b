//! Programs from Debian that a fresh machine may not have.

use std::path::Path;
use std::process::Command;

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
    what: "Node.js, which builds the web table",
    is_there: || {
        answers(Command::new("node").arg("--version")) && answers(Command::new("npm").arg("--version"))
    },
    packages: &["nodejs", "npm"],
};

pub(crate) const CHROMIUM: Wanted = Wanted {
    what: "Chromium, for the tests in a browser",
    is_there: || Path::new("/usr/bin/chromium").exists() || Path::new("/usr/bin/chromium-browser").exists(),
    packages: &["chromium"],
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

/// Installs what is missing, or says what to install.
pub(crate) fn install(wanted: &Wanted) -> Result<()> {
    if (wanted.is_there)() {
        return Ok(());
    }
    let names = wanted.packages.join(" ");
    say(&format!("Missing: {}. Installing it (apt-get install {names}).", wanted.what));
    let root = answers(Command::new("sh").args(["-c", "[ \"$(id -u)\" = 0 ]"]));
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
