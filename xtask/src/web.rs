//! The web table in `web/`: its packages, its build and its tests, by npm.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::cargo::{finish, finish_reading};
use crate::debian;
use crate::say::say;

/// npm in `web/`, with these arguments.
fn npm(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root.join("web")).args(arguments);
    command
}

/// Fetches the packages of the lock file, unless they are there already.
fn packages(root: &Path) -> Result<bool> {
    debian::install(&debian::NODE)?;
    let lock = fs::read(root.join("web/package-lock.json")).context("web/package-lock.json")?;
    let installed = root.join("web/node_modules/.klatsch-lock");
    if fs::read(&installed).is_ok_and(|known| known == lock) {
        return Ok(true);
    }
    say("Fetching the packages of the web table (npm ci).");
    let fetched = finish(&mut npm(root, &["ci", "--no-audit", "--no-fund"]))?.success();
    if fetched {
        fs::write(&installed, lock).context("web/node_modules cannot be written")?;
    }
    Ok(fetched)
}

/// Builds the web table into `web/dist`, from where it goes into the program.
pub(crate) fn build(root: &Path) -> Result<bool> {
    Ok(packages(root)? && finish(&mut npm(root, &["run", "--silent", "build"]))?.success())
}

/// Types, unit tests, build.
pub(crate) fn check(root: &Path, hear: impl FnMut(&str) + Send) -> Result<bool> {
    Ok(packages(root)?
        && finish(&mut npm(root, &["run", "--silent", "check"]))?.success()
        && finish_reading(&mut npm(root, &["run", "--silent", "test"]), hear)?.success()
        && build(root)?)
}

/// Whole games in a browser against the program at `klatsch`.
pub(crate) fn in_browser(root: &Path, klatsch: &Path, hear: impl FnMut(&str) + Send) -> Result<bool> {
    debian::install(&debian::CHROMIUM)?;
    let mut command = npm(root, &["run", "--silent", "test:browser"]);
    command.env("KLATSCH_BIN", klatsch);
    Ok(packages(root)? && finish_reading(&mut command, hear)?.success())
}
