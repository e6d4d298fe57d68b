//! The data folder of SQLite: for its owner alone, and for one service at a time.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

use super::{Place, StoreError, Stored};

/// Held by the service that writes in the folder.
const LOCK: &str = "klatsch.lock";

/// What is kept of the data before a backup is put back begins so.
pub(super) const BEFORE: &str = "before-restore-";

/// The database, and what SQLite keeps beside it.
const FILES: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// The database in a folder.
pub(super) fn database(folder: &Path) -> PathBuf {
    folder.join(Place::FILE)
}

/// The database and whatever SQLite may keep beside it, there or not.
pub(super) fn files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    FILES.iter().map(move |end| folder.join(format!("{}{end}", Place::FILE)))
}

/// Makes the folder if it is not there.
pub(super) fn make(folder: &Path) -> Stored<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| unusable(folder, &error))
}

/// Makes the folder and an empty database if they are not there, and closes both to everybody else.
///
/// SQLite gives its other files the permissions of the database, so that no umask has a say.
pub(super) fn prepare(folder: &Path) -> Stored<()> {
    make(folder)?;
    close(folder).map_err(|error| unusable(folder, &error))
}

fn close(folder: &Path) -> io::Result<()> {
    private(&database(folder))?;
    for file in files(folder) {
        restrict(&file, 0o600)?;
    }
    match is_ours_alone(folder)? {
        true => restrict(folder, 0o700)?,
        false => tracing::debug!("other files are in the data folder: its permissions stay"),
    }
    Ok(())
}

fn unusable(folder: &Path, error: &io::Error) -> StoreError {
    StoreError::Unreadable(format!("the folder {} cannot be used: {error}", folder.display()))
}

/// A file for its owner alone, made if it is not there. One that root makes belongs to the owner of the folder, as SQLite
/// does it with its own: the service, which is somebody else, must be able to open it.
fn private(file: &Path) -> io::Result<File> {
    let is_new = !file.exists();
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let opened = options.open(file)?;
    #[cfg(unix)]
    if let Some(folder) = file.parent().filter(|_| is_new) {
        use std::os::unix::fs::MetadataExt as _;
        let (ours, theirs) = (opened.metadata()?, std::fs::metadata(folder)?);
        if ours.uid() == 0 && theirs.uid() != 0 {
            std::os::unix::fs::fchown(&opened, Some(theirs.uid()), Some(theirs.gid()))?;
        }
    }
    Ok(opened)
}

/// Takes away permissions beyond these, if the file is there and has any.
#[cfg(unix)]
fn restrict(path: &Path, mode: u32) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let now = match std::fs::metadata(path) {
        Ok(metadata) => metadata.permissions().mode() & 0o777,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if now & !mode == 0 {
        return Ok(());
    }
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(now & mode))
}

#[cfg(not(unix))]
fn restrict(_path: &Path, _mode: u32) -> io::Result<()> {
    Ok(())
}

/// Whether nothing but files of this program is in the folder: somebody may have named their home.
fn is_ours_alone(folder: &Path) -> io::Result<bool> {
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        let is_ours = name.starts_with(Place::FILE)
            || name.starts_with(&format!(".{}", Place::FILE))
            || name.starts_with(BEFORE)
            || name == Place::ADMIN
            || name == LOCK;
        if !is_ours {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Held while a service writes in the folder; the operating system lets go of it when the process ends.
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes it, or says who has it.
    pub(super) fn take(folder: &Path) -> Stored<Lock> {
        let path = folder.join(LOCK);
        let failed = |error: io::Error| StoreError::Unreadable(format!("{}: {error}", path.display()));
        let mut file = private(&path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut who = String::new();
                // Only for the message.
                let _ = file.read_to_string(&mut who);
                return Err(StoreError::Unreadable(format!(
                    "another klatsch (process {}) uses the folder {}",
                    who.trim(),
                    folder.display()
                )));
            }
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
        file.set_len(0).and_then(|()| writeln!(file, "{}", std::process::id())).map_err(failed)?;
        Ok(Lock { _file: file })
    }
}

/// Refuses a path that is the database of this folder or one of its other files, also through links.
pub(super) fn refuse_own(folder: &Path, file: &Path) -> Stored<()> {
    let is_own = files(folder).chain([folder.join(LOCK)]).any(|own| is_same(&own, file));
    match is_own {
        true => Err(StoreError::Unreadable(format!(
            "{} belongs to the data folder itself; name another file",
            file.display()
        ))),
        false => Ok(()),
    }
}

/// Whether both are one file, or would be if they were there.
fn is_same(one: &Path, other: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        if let (Ok(one), Ok(other)) = (std::fs::metadata(one), std::fs::metadata(other)) {
            return (one.dev(), one.ino()) == (other.dev(), other.ino());
        }
    }
    match (place(one), place(other)) {
        (Some(one), Some(other)) => one == other,
        _ => false,
    }
}

/// The path without links, of a file that need not be there.
fn place(file: &Path) -> Option<PathBuf> {
    if let Ok(path) = file.canonicalize() {
        return Some(path);
    }
    // A link that leads nowhere yet.
    if let Ok(target) = std::fs::read_link(file) {
        let target = file.parent().map(|parent| parent.join(&target)).unwrap_or(target);
        return Some(parent_of(&target)?.join(target.file_name()?));
    }
    Some(parent_of(file)?.join(file.file_name()?))
}

fn parent_of(file: &Path) -> Option<PathBuf> {
    let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty());
    parent.unwrap_or(Path::new(".")).canonicalize().ok()
}
