//! Records on disk: written whole or not at all.

use std::fs;
use std::io;
use std::path::Path;

use anyhow::{Context as _, Result, bail};

use crate::files;

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
    files::replace(path, record.as_bytes())
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
