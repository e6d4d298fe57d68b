//! Backups that the service makes by itself, and how many of them it keeps.

use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::sync::watch;

use crate::app::App;
use crate::clock::{Millis, closed};
use crate::config::{Place, Schedule};
use crate::store::{StoreError, Stored, backup};

/// What the name of a scheduled backup begins with; after it comes its moment, so that names sort by it.
const BEGINS: &str = "klatsch-";

/// How often it is asked whether a backup is due.
const ASK: Duration = Duration::from_secs(10);

/// Makes a backup if the last one is older than the schedule wants. Says which.
pub(crate) async fn make_if_due(app: &App, schedule: &Schedule) -> Stored<Option<PathBuf>> {
    let now = app.registry.clock.now();
    let every = Millis::try_from(schedule.every.as_millis()).unwrap_or(Millis::MAX);
    let made = kept(&schedule.folder)?;
    if made.last().is_some_and(|(at, _)| now - at < every) {
        return Ok(None);
    }
    let file = schedule.folder.join(format!("{BEGINS}{now:015}.db"));
    match &app.config.place {
        Place::Folder(folder) => backup::backup(folder, &file).await?,
        Place::Postgres(url) => drop(backup::backup_postgres(url, &file).await?),
    }
    // Read again from the disk: a backup that cannot be put back is none.
    if let Err(error) = backup::verify(&file).await {
        let _ = std::fs::remove_file(&file);
        return Err(error);
    }
    let all = kept(&schedule.folder)?;
    for (_, old) in all.iter().take(all.len().saturating_sub(schedule.keep)) {
        std::fs::remove_file(old).map_err(|error| unusable(old, &error))?;
    }
    Ok(Some(file))
}

/// Scheduled backups with their moments, the oldest first. Other files are nobody's business here.
fn kept(folder: &Path) -> Stored<Vec<(Millis, PathBuf)>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| unusable(folder, &error))? {
        let path = entry.map_err(|error| unusable(folder, &error))?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let moment = name.strip_prefix(BEGINS).and_then(|name| name.strip_suffix(".db"));
        if let Some(at) = moment.and_then(|moment| moment.parse().ok()) {
            found.push((at, path));
        }
    }
    found.sort();
    Ok(found)
}

fn unusable(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Unreadable(format!("{}: {error}", path.display()))
}

/// Makes backups until the service closes.
pub(crate) async fn run(app: App, schedule: Schedule, mut closing: watch::Receiver<bool>) {
    loop {
        match make_if_due(&app, &schedule).await {
            Ok(Some(file)) => tracing::info!(file = %file.display(), "a backup was made and verified"),
            Ok(None) => {}
            Err(error) => tracing::error!(%error, "no backup was made"),
        }
        tokio::select! {
            () = tokio::time::sleep(ASK) => {}
            () = closed(&mut closing) => return,
        }
    }
}
