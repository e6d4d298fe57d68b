//! `klatsch doctor`: whether this program can read everything that is stored, before and after an upgrade.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use server::ops::doctor::{Findings, examine};
use server::store::{self, Source};

use crate::backup::runtime;
use crate::place::PlaceArgs;
use crate::progress::Bar;

/// What to examine.
#[derive(clap::Args)]
pub(crate) struct DoctorArgs {
    /// A backup; otherwise the data folder or the database.
    #[arg(value_name = "BACKUP")]
    backup: Option<PathBuf>,
    #[command(flatten)]
    place: PlaceArgs,
    /// Where a copy of the data is made meanwhile; it needs as much room as they do.
    #[arg(long, value_name = "DIR")]
    scratch: Option<PathBuf>,
    /// As one JSON object.
    #[arg(long)]
    json: bool,
}

/// Exit code 1 if something cannot be read.
pub(crate) fn run(args: &DoctorArgs) -> Result<ExitCode> {
    let source = match &args.backup {
        Some(file) => Source::Backup(file.clone()),
        None => Source::Place(args.place.place()?),
    };
    let near = args.scratch.clone().unwrap_or_else(std::env::temp_dir);
    let scratch = Scratch::beside(&near)?;
    let findings = runtime()?.block_on(async {
        let store = store::inspect(&source, &scratch.0).await.context("nothing was examined")?;
        let bar = Bar::new("tables", 0);
        let findings = examine(store.as_ref(), |done, whole| bar.reach(done, whole, "replayed")).await;
        store.close().await;
        findings.context("nothing was examined")
    })?;
    say(&findings, args.json)?;
    Ok(if findings.unreadable.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn say(findings: &Findings, json: bool) -> Result<()> {
    let mut out = io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, findings)?;
        writeln!(out)?;
        return Ok(out.flush()?);
    }
    let Findings { schema, tables, finished, steps, unreadable } = findings;
    for finding in unreadable {
        writeln!(
            out,
            "{} ({}, {}) does not open: step {}, {}",
            finding.table, finding.game, finding.status, finding.step, finding.code
        )?;
    }
    writeln!(
        out,
        "klatsch {} with schema {schema}: {tables} tables ({finished} finished, {steps} steps) examined, \
         {} cannot be read",
        env!("CARGO_PKG_VERSION"),
        unreadable.len()
    )?;
    Ok(out.flush()?)
}

/// A folder for a copy of the data, for its owner alone; gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn beside(near: &std::path::Path) -> Result<Scratch> {
        let path = near.join(format!("klatsch-doctor-{}", std::process::id()));
        let mut builder = std::fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(&path).with_context(|| format!("{} cannot be made", path.display()))?;
        Ok(Scratch(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What cannot be removed is only a copy.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
