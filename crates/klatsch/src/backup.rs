//! `klatsch backup` and `klatsch restore`: the data of the web table as one file.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use server::store::backup as files;

use crate::failure::Usage;

/// A backup and the data folder it is of.
#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The file.
    file: PathBuf,
    /// The data folder.
    #[arg(long, env = "KLATSCH_DATA", value_name = "DIR", default_value = "klatsch-data")]
    data: PathBuf,
    /// Not for PostgreSQL, which has tools of its own.
    #[arg(long, env = "KLATSCH_DATABASE", value_name = "URL", hide = true, hide_env_values = true)]
    database: Option<String>,
}

/// Everything in the data folder as one file.
pub(crate) fn backup(args: &BackupArgs) -> Result<ExitCode> {
    only_sqlite(args, "pg_dump")?;
    runtime()?.block_on(files::backup(&args.data, &args.file)).context("no backup was made")?;
    Ok(ExitCode::SUCCESS)
}

/// The file in place of everything in the data folder.
pub(crate) fn restore(args: &BackupArgs) -> Result<ExitCode> {
    only_sqlite(args, "pg_restore while no node runs")?;
    runtime()?.block_on(files::restore(&args.data, &args.file)).context("nothing was restored")?;
    Ok(ExitCode::SUCCESS)
}

fn only_sqlite(args: &BackupArgs, tool: &str) -> Result<()> {
    match args.database {
        Some(_) => Err(Usage(format!("this is for SQLite; PostgreSQL has {tool}")).into()),
        None => Ok(()),
    }
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build().context("the runtime does not start")
}
