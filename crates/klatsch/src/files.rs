//! Files written whole or not at all.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

/// Writes beside the file, then puts that in its place.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> Result<()> {
    let Some(name) = path.file_name() else { bail!("{} has no file name", path.display()) };
    let beside: PathBuf = path.with_file_name(format!(".{}.{}", name.to_string_lossy(), std::process::id()));
    let written = write_through(&beside, bytes).and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        // The half-written file is of no use; if it was never made there is nothing to remove.
        let _ = fs::remove_file(&beside);
    }
    written.with_context(|| format!("cannot write {}", path.display()))
}

fn write_through(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}
