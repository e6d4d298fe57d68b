//! Backups of SQLite: taken from a running service and put back into one.
//!
//! A backup is one file, whole at one moment. Putting one back replaces all rows in one transaction and names
//! another generation; a running service notices that, writes nothing on top of it, and reads everything anew.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::folder::{self, BEFORE, Lock};
use super::{GENERATION, StoreError, Stored, migrations, sqlite};
use crate::config::Config;
use crate::ids::random_text;

/// How long to wait for a service that writes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Writes everything in a data folder into one file. The file is there only when it is whole.
pub async fn backup(folder: &Path, file: &Path) -> Stored<()> {
    folder::refuse_own(folder, file)?;
    let data = folder::database(folder);
    if !data.is_file() {
        return Err(StoreError::Unreadable(format!("there is no {} in {}", Config::FILE, folder.display())));
    }
    let part = Part::beside(file)?;
    let mut connection = connect(&data).await?;
    sqlx::query("VACUUM INTO $1").bind(part.text()?).execute(&mut connection).await?;
    connection.close().await?;
    part.keep(file)
}

/// Replaces everything in a data folder by what a backup holds; the service may run meanwhile.
///
/// What was there is kept in the folder under the time, and no copy ever takes the place of another.
pub async fn restore(folder: &Path, file: &Path) -> Stored<()> {
    folder::refuse_own(folder, file)?;
    // Made as a first start makes it if it is not there: the copies below are in it.
    folder::make(folder)?;
    let part = Part::beside(&folder::database(folder))?;
    std::fs::copy(file, &part.path).map_err(|error| unreadable(file, error))?;
    bring_up_to_date(&part, file).await?;
    if folder::database(folder).is_file() {
        keep_before(folder).await?;
    }
    // Makes what is missing, as a first start does.
    sqlite::make(folder).await?;
    let mut connection = connect(&folder::database(folder)).await?;
    sqlx::query("ATTACH DATABASE $1 AS backup").bind(part.text()?).execute(&mut connection).await?;
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    replace(&mut transaction).await?;
    sqlx::query(
        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2",
    )
    .bind(GENERATION)
    .bind(random_text(26))
    .execute(&mut *transaction)
    .await?;
    transaction.commit().await?;
    connection.close().await?;
    Ok(())
}

/// Keeps what is there now. A damaged file cannot be read: it is put aside as it is, while no service runs.
async fn keep_before(folder: &Path) -> Stored<()> {
    let name = format!("{BEFORE}{}", now_as_text().await?);
    let copy = folder.join(format!("{name}.db"));
    if copy.exists() {
        return Err(unreadable(&copy, "there is a copy of that time already"));
    }
    match backup(folder, &copy).await {
        Err(StoreError::Database(error)) if sqlite::is_damage(&error) => {}
        done => return done,
    }
    tracing::warn!("what is there is damaged; it is kept as it is");
    let _lock = Lock::take(folder)?;
    for (file, end) in folder::files(folder).zip(["", "-wal", "-shm", "-journal"]) {
        let aside = folder.join(format!("{name}.db{end}"));
        if file.exists() {
            std::fs::rename(&file, &aside).map_err(|error| unreadable(&file, error))?;
        }
    }
    Ok(())
}

/// The time as it may be part of a file's name.
async fn now_as_text() -> Stored<String> {
    let mut connection = SqliteConnection::connect("sqlite::memory:").await?;
    let text = "SELECT strftime('%Y-%m-%dT%H-%M-', 'now') || replace(strftime('%f', 'now'), '.', '-') || 'Z'";
    Ok(sqlx::query_scalar(text).fetch_one(&mut connection).await?)
}

async fn connect(data: &Path) -> Stored<SqliteConnection> {
    let options = SqliteConnectOptions::new().filename(data).create_if_missing(false).busy_timeout(PATIENCE);
    Ok(SqliteConnection::connect_with(&options).await?)
}

/// A backup of an older program gets the shape of this one; damaged, strange and newer ones are refused.
async fn bring_up_to_date(part: &Part, file: &Path) -> Stored<()> {
    let options = SqliteConnectOptions::new()
        .filename(&part.path)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Delete);
    let refused = |error: sqlx::Error| unreadable(file, error);
    let mut connection = SqliteConnection::connect_with(&options).await.map_err(refused)?;
    let found: String =
        sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.map_err(refused)?;
    if found != "ok" {
        return Err(unreadable(file, found));
    }
    let known =
        "SELECT COUNT(*) FROM sqlite_master WHERE type = 'table' AND name IN ('tables', 'steps', 'users')";
    let known: i64 = sqlx::query_scalar(known).fetch_one(&mut connection).await.map_err(refused)?;
    if known != 3 {
        return Err(unreadable(file, "this is no backup of the table service"));
    }
    migrations::run(&mut connection).await.map_err(|error| unreadable(file, error))?;
    connection.close().await?;
    Ok(())
}

/// All rows of all tables.
async fn replace(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let tables: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' \
         AND name NOT LIKE '_sqlx_%'",
    )
    .fetch_all(&mut *connection)
    .await?;
    for table in tables {
        // Names come from our own migrations. Columns are named: their order may differ.
        let columns = sqlx::query("SELECT name FROM pragma_table_info($1)")
            .bind(&table)
            .fetch_all(&mut *connection)
            .await?
            .iter()
            .map(|row| Ok(format!("\"{}\"", row.try_get::<String, _>(0)?)))
            .collect::<Result<Vec<_>, sqlx::Error>>()?
            .join(", ");
        let sql = format!(
            "DELETE FROM main.\"{table}\"; \
             INSERT INTO main.\"{table}\" ({columns}) SELECT {columns} FROM backup.\"{table}\";"
        );
        sqlx::raw_sql(&sql).execute(&mut *connection).await?;
    }
    Ok(())
}

fn unreadable(file: &Path, error: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(format!("{}: {error}", file.display()))
}

/// A file that is being written, for its owner alone; gone if it is not kept.
struct Part {
    path: PathBuf,
}

impl Part {
    fn beside(file: &Path) -> Stored<Part> {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let path = file.with_file_name(format!(".{name}.{}.part", random_text(8)));
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| unreadable(folder, error))?;
        }
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&path).map_err(|error| unreadable(&path, error))?;
        Ok(Part { path })
    }

    fn text(&self) -> Stored<&str> {
        self.path.to_str().ok_or_else(|| unreadable(&self.path, "the name is not UTF-8"))
    }

    /// Takes the place of the file, and is on the disk before it does.
    fn keep(self, file: &Path) -> Stored<()> {
        let kept = || -> io::Result<()> {
            File::open(&self.path)?.sync_all()?;
            std::fs::rename(&self.path, file)?;
            match file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
                Some(folder) => File::open(folder)?.sync_all(),
                None => File::open(".")?.sync_all(),
            }
        };
        kept().map_err(|error| unreadable(file, error))
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Once kept it has another name.
        let _ = std::fs::remove_file(&self.path);
    }
}
