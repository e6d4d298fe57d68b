//! Backups of SQLite: taken from a running service and put back into one.
//!
//! A backup is one file, whole at one moment. Putting one back replaces all rows in one transaction and names
//! another generation; a running service notices that, writes nothing on top of it, and reads everything again.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::content::{self, CHECKSUM, Content};
use super::folder::{self, BEFORE, Lock};
use super::{GENERATION, Place, StoreError, Stored, migrations, postgres, sqlite};
use crate::ids::random_text;

/// How long to wait for a service that writes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Writes everything in a data folder into one file. The file is there only when it is whole.
pub async fn backup(folder: &Path, file: &Path) -> Stored<()> {
    folder::refuse_own(folder, file)?;
    let data = folder::database(folder);
    if !data.is_file() {
        return Err(StoreError::Unreadable(format!("there is no {} in {}", Place::FILE, folder.display())));
    }
    let part = Part::beside(file)?;
    let mut connection = connect(&data).await?;
    sqlx::query("VACUUM INTO $1").bind(part.text()?).execute(&mut connection).await?;
    connection.close().await?;
    seal(&part).await?;
    part.keep(file)
}

/// Writes everything in a PostgreSQL database into one file of the same kind, as of one moment; nodes may run.
pub async fn backup_postgres(url: &str, file: &Path) -> Stored<Content> {
    let part = Part::beside(file)?;
    let mut into = connect(&part.path).await?;
    migrations::run(&mut into).await?;
    let shapes = content::shapes(&mut into).await?;
    let mut database = postgres::connect(url).await?;
    let mut moment = database.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    content::to_sqlite(&mut moment, &mut into, &shapes).await?;
    let there = content::postgres::content(&mut moment, &shapes).await?;
    moment.rollback().await?;
    same(&there, &content::sqlite::content(&mut into, &shapes).await?)?;
    into.close().await?;
    database.close().await?;
    seal(&part).await?;
    part.keep(file)?;
    Ok(there)
}

/// Puts a backup into an empty PostgreSQL database.
pub async fn restore_postgres(url: &str, file: &Path) -> Stored<Content> {
    let folder = std::env::temp_dir();
    let part = Part::beside(&folder.join(Place::FILE))?;
    std::fs::copy(file, &part.path).map_err(|error| unreadable(file, error))?;
    bring_up_to_date(&part, file).await?;
    let mut from = connect(&part.path).await?;
    let shapes = content::shapes(&mut from).await?;
    let there = content::sqlite::content(&mut from, &shapes).await?;
    let mut database = postgres::connect(url).await?;
    migrations::run(&mut database).await?;
    let mut moment = database.begin().await?;
    let before = content::postgres::content(&mut moment, &shapes).await?;
    if ["tables", "users"].into_iter().any(|name| before.rows(name) > 0) {
        return Err(StoreError::Unreadable(format!(
            "the database holds {} tables and {} users already; name an empty one",
            before.rows("tables"),
            before.rows("users")
        )));
    }
    // A service that was started on it once left its key there.
    sqlx::query("DELETE FROM settings").execute(&mut *moment).await?;
    content::to_postgres(&mut from, &mut moment, &shapes).await?;
    same(&there, &content::postgres::content(&mut moment, &shapes).await?)?;
    moment.commit().await?;
    database.close().await?;
    from.close().await?;
    Ok(there)
}

/// Refuses a copy that is not what was copied.
fn same(there: &Content, copy: &Content) -> Stored<()> {
    match there == copy {
        true => Ok(()),
        false => Err(StoreError::Damaged(format!("the copy differs from what was copied\n{there}\n{copy}"))),
    }
}

/// Checks a backup that was just written, and writes its checksum into it.
async fn seal(part: &Part) -> Stored<()> {
    let mut connection = connect(&part.path).await?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await?;
    if found != "ok" {
        return Err(StoreError::Damaged(found));
    }
    let shapes = content::shapes(&mut connection).await?;
    let checksum = content::sqlite::content(&mut connection, &shapes).await?.checksum();
    let text =
        "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2";
    sqlx::query(text).bind(CHECKSUM).bind(checksum).execute(&mut connection).await?;
    Ok(connection.close().await?)
}

/// Refuses a backup that is not as it was written; earlier releases wrote none.
async fn check_seal(connection: &mut SqliteConnection) -> Result<(), String> {
    let checked = async {
        let text = "SELECT value FROM settings WHERE name = $1";
        let said: Option<String> =
            sqlx::query_scalar(text).bind(CHECKSUM).fetch_optional(&mut *connection).await?;
        let shapes = content::shapes(&mut *connection).await?;
        Ok::<_, sqlx::Error>((said, content::sqlite::content(connection, &shapes).await?.checksum()))
    };
    match checked.await {
        Ok((None, _)) => Ok(()),
        Ok((Some(said), found)) if said == found => Ok(()),
        Ok(_) => Err("it is not as it was written: the checksum differs".into()),
        Err(error) => Err(error.to_string()),
    }
}

/// Whether a backup is whole and as it was written; changes nothing of it.
pub async fn verify(file: &Path) -> Stored<()> {
    let mut connection = connect(file).await?;
    let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await?;
    if found != "ok" {
        return Err(StoreError::Damaged(format!("{}: {found}", file.display())));
    }
    check_seal(&mut connection).await.map_err(|error| unreadable(file, error))?;
    Ok(connection.close().await?)
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

/// Puts a backup into a folder of its own, in the shape of this program. The file itself stays as it is.
pub(super) async fn unpack(file: &Path, folder: &Path) -> Stored<()> {
    folder::make(folder)?;
    let part = Part::beside(&folder::database(folder))?;
    std::fs::copy(file, &part.path).map_err(|error| unreadable(file, error))?;
    bring_up_to_date(&part, file).await?;
    part.keep(&folder::database(folder))
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
    check_seal(&mut connection).await.map_err(|error| unreadable(file, error))?;
    migrations::run(&mut connection).await.map_err(|error| unreadable(file, error))?;
    let text = "DELETE FROM settings WHERE name = $1";
    sqlx::query(text).bind(CHECKSUM).execute(&mut connection).await?;
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
