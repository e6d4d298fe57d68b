//! `klatsch backup` and `klatsch restore`: the data of the web table as one file.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use server::Place;
use server::store::Content;
use server::store::backup as files;

use crate::place::PlaceArgs;

/// A backup and what it is of.
#[derive(clap::Args)]
pub(crate) struct BackupArgs {
    /// The file.
    file: PathBuf,
    #[command(flatten)]
    place: PlaceArgs,
}

/// Everything in the data folder as one file.
pub(crate) fn backup(args: &BackupArgs) -> Result<ExitCode> {
    let runtime = runtime()?;
    match args.place.place()? {
        Place::Postgres(url) => {
            let content =
                runtime.block_on(files::backup_postgres(&url, &args.file)).context("no backup was made")?;
            say(&content)?;
        }
        Place::Folder(folder) => {
            runtime.block_on(files::backup(&folder, &args.file)).context("no backup was made")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The file in place of everything in the data folder, or in an empty database.
pub(crate) fn restore(args: &BackupArgs) -> Result<ExitCode> {
    let runtime = runtime()?;
    match args.place.place()? {
        Place::Postgres(url) => {
            let content = runtime
                .block_on(files::restore_postgres(&url, &args.file))
                .context("nothing was restored")?;
            say(&content)?;
        }
        Place::Folder(folder) => {
            runtime.block_on(files::restore(&folder, &args.file)).context("nothing was restored")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// What was copied, table by table: rows and the beginning of their hash.
fn say(content: &Content) -> Result<()> {
    let mut out = io::stdout().lock();
    write!(out, "{content}").and_then(|()| out.flush())?;
    Ok(())
}

pub(crate) fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build().context("the runtime does not start")
}
