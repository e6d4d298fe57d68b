//! Records on disk: written whole or not at all.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

/// Larger files are no records.
const MAX_BYTES: u64 = 16 << 20;

/// Writes a record. A file that is there already is replaced only if it is a record itself.
pub(crate) fn save(path: &Path, record: &str) -> Result<()> {
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => bail!("{} is no file", path.display()),
        Ok(_) if !is_record(path) => bail!("{} exists and is no record; choose another name", path.display()),
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => bail!("{}: {error}", path.display()),
    }
    let Some(name) = path.file_name() else { bail!("{} has no file name", path.display()) };
    let beside: PathBuf = path.with_file_name(format!(".{}.{}", name.to_string_lossy(), std::process::id()));
    let written = write_through(&beside, record).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The half-written file is of no use; if it was never made there is nothing to remove.
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

fn write_through(path: &Path, text: &str) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn is_record(path: &Path) -> bool {
    fs::read(path)
        .is_ok_and(|bytes| bytes.is_empty() || bytes.starts_with(b"game ") || bytes.starts_with(b"#"))
}

/// Reads a text file of reasonable size.
pub(crate) fn read(path: &Path) -> Result<String> {
    let found = fs::metadata(path).with_context(|| format!("cannot read {}", path.display()))?;
    if !found.is_file() {
        bail!("{} is no file", path.display());
    }
    if found.len() > MAX_BYTES {
        bail!("{} is larger than {} MiB", path.display(), MAX_BYTES >> 20);
    }
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
