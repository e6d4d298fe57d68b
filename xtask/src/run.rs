//! `cargo xtask run`: build what is needed and start playing.

use std::path::Path;

use anyhow::{Context as _, Result};

use crate::Done;
use crate::cargo::{cargo, cargo_at, finish};
use crate::say::{complain, say};
use crate::web;

/// What `klatsch` is started with if nothing is said.
const SERVE: [&str; 1] = ["serve"];

pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<Done> {
    let arguments: Vec<&str> = match arguments {
        [] => SERVE.to_vec(),
        given => given.iter().map(String::as_str).collect(),
    };
    if !web::build(root)? {
        complain("xtask: the web table could not be built");
        return Ok(Done::Badly);
    }
    say("Building `klatsch` (cargo build --release); the first time takes some minutes.");
    if !finish(&mut cargo_at(root, &["build", "--release", "--package", "klatsch"]))?.success() {
        complain("xtask: `klatsch` could not be built");
        return Ok(Done::Badly);
    }
    say(&format!("Starting `klatsch {}`.", arguments.join(" ")));
    // Not at the top but in the folder of whoever asked, so that files named on the line are found there.
    let status = cargo()
        .args(["run", "--quiet", "--release", "--package", "klatsch"])
        .arg("--manifest-path")
        .arg(root.join("Cargo.toml"))
        .arg("--")
        .args(&arguments)
        .status()
        .context("cannot start `klatsch`")?;
    Ok(match status.code() {
        Some(0) => Done::Well,
        Some(code) => Done::Code(u8::try_from(code).unwrap_or(1)),
        None => Done::Badly,
    })
}
