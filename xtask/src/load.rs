//! `cargo xtask load`: many tables at once, over real sockets.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use crate::Done;
use crate::cargo::{cargo_at, finish};
use crate::say::{complain, say};

pub(crate) fn load(root: &Path, arguments: &[String]) -> Result<Done> {
    say("Building `klatsch` and the load program (cargo build --release).");
    let build = ["build", "--release", "--package", "klatsch", "--package", "server", "--bin", "klatsch"];
    let mut build = cargo_at(root, &build);
    if !finish(build.args(["--example", "load"]))?.success() {
        complain("xtask: the load program could not be built");
        return Ok(Done::Badly);
    }
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let release = folder.join("release");
    // As it was built: `cargo run` for one package alone would build half of its dependencies once more, with fewer features.
    let status = Command::new(release.join("examples/load"))
        .arg("--program")
        .arg(release.join("klatsch"))
        .args(arguments)
        .status()
        .context("cannot start the load program")?;
    Ok(if status.success() { Done::Well } else { Done::Badly })
}
