//! The web table in `web/`: its packages, its build and its tests, by npm.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::cargo::{finish, finish_reading};
use crate::debian::{self, Consent};
use crate::say::say;
use crate::steps::{Place, Steps};

/// npm in `web/`, with these arguments.
fn npm(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.current_dir(root.join("web")).args(arguments);
    command
}

/// Fetches the packages of the lock file, unless they are there already.
fn packages(root: &Path) -> Result<bool> {
    debian::install(&debian::NODE, Consent::OfEnvironment)?;
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

const FETCHING: &str = "packages of the web table (npm ci)";
const BUILDING: &str = "web table (npm run build)";

/// What has to be built.
pub(crate) struct Work {
    /// The sources it is built from, or nothing if they are built already.
    sources: Option<String>,
}

/// What has changed since the web table was built last. Node.js is there afterwards if it is needed.
pub(crate) fn look(root: &Path, consent: Consent) -> Result<Work> {
    let sources = sources(root)?;
    let is_built = root.join("web/dist/index.html").exists();
    if is_built && fs::read_to_string(stamp(root)).is_ok_and(|known| known == sources) {
        return Ok(Work { sources: None });
    }
    debian::install(&debian::NODE, consent)?;
    Ok(Work { sources: Some(sources) })
}

/// Which sources were built last; beside the packages and not beside what is built, which all goes into the program.
fn stamp(root: &Path) -> PathBuf {
    root.join("web/node_modules/.klatsch-sources")
}

/// Builds what has to be built, step by step.
pub(crate) fn build_in_steps(root: &Path, work: Work, steps: &Steps) -> Result<bool> {
    let Some(sources) = work.sources else {
        steps.skip(FETCHING, "not needed");
        steps.skip(BUILDING, "nothing changed");
        return Ok(true);
    };
    let lock = fs::read(root.join("web/package-lock.json")).context("web/package-lock.json")?;
    let installed = root.join("web/node_modules/.klatsch-lock");
    if fs::read(&installed).is_ok_and(|known| known == lock) {
        steps.skip(FETCHING, "nothing changed");
    } else {
        if !steps.run(FETCHING, &mut npm(root, &["ci", "--no-audit", "--no-fund"]), Place::Back)? {
            return Ok(false);
        }
        fs::write(&installed, lock).context("web/node_modules cannot be written")?;
    }
    if !steps.run(BUILDING, &mut npm(root, &["run", "--silent", "build"]), Place::Back)? {
        return Ok(false);
    }
    fs::write(stamp(root), sources).context("web/node_modules cannot be written")?;
    Ok(true)
}

/// The files the web table is made of, each with its size and when it was written.
fn sources(root: &Path) -> Result<String> {
    let mut folders = vec![root.join("web"), root.join("locales")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let entry = entry?;
            let (path, known) = (entry.path(), entry.metadata()?);
            let made = ["node_modules", "dist"].iter().any(|name| entry.file_name() == *name);
            match known.is_dir() {
                true if made => {}
                true => folders.push(path),
                false => {
                    let written = known.modified()?.duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
                    let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
                    files.push(format!("{name} {} {}\n", known.len(), written.as_nanos()));
                }
            }
        }
    }
    files.sort();
    Ok(files.concat())
}

/// Types and unit tests.
pub(crate) fn check(root: &Path, hear: impl FnMut(&str) + Send) -> Result<bool> {
    Ok(packages(root)?
        && finish(&mut npm(root, &["run", "--silent", "check"]))?.success()
        && finish_reading(&mut npm(root, &["run", "--silent", "test"]), hear)?.success())
}

/// Whole games in a browser against the program at `klatsch`.
pub(crate) fn in_browser(root: &Path, klatsch: &Path, hear: impl FnMut(&str) + Send) -> Result<bool> {
    debian::install(&debian::CHROMIUM, Consent::OfEnvironment)?;
    let mut command = npm(root, &["run", "--silent", "test:browser"]);
    command.env("KLATSCH_BIN", klatsch);
    Ok(packages(root)? && finish_reading(&mut command, hear)?.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_file_is_noticed_and_what_is_made_of_them_is_not() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a parent")).expect("made");
            fs::write(path, text).expect("written");
        };
        write("web/src/main.ts", "one");
        write("locales/en/table.ftl", "a = b");
        let before = sources(folder.path()).expect("read");
        write("web/dist/index.html", "built");
        write("web/node_modules/x/y.js", "fetched");
        assert_eq!(sources(folder.path()).expect("read"), before);
        write("web/src/main.ts", "longer");
        assert_ne!(sources(folder.path()).expect("read"), before);
    }
}
