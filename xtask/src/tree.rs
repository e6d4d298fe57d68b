//! What cargo says of the dependencies.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::cargo::cargo_at;

/// Names and versions in the lines of `cargo tree`: `name v1.2.3 (path)`.
pub(crate) fn built(tree: &str) -> BTreeSet<(&str, &str)> {
    let pairs = tree.lines().filter_map(|line| line.split_once(" v"));
    pairs.map(|(name, rest)| (name, rest.split(' ').next().unwrap_or(rest))).collect()
}

/// What cargo says.
pub(crate) fn said(root: &Path, arguments: &[&str]) -> Result<String> {
    let output = cargo_at(root, arguments).output().context("cannot start cargo")?;
    if !output.status.success() {
        bail!("cargo {}: {}", arguments[0], String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into())
}
