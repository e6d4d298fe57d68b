//! Records on disk: written whole or not at all.

use std::fs;
use std::io;
use std::path::Path;

use words::Message;

use crate::files;

/// Larger files are no records.
const MAX_BYTES: u64 = 16 << 20;

/// Writes a record. A file that is there already is replaced only if it is a record itself.
pub(crate) fn save(path: &Path, record: &str) -> Result<(), Message> {
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => return Err(about("file-no-file", path)),
        Ok(_) if !is_record(path) => return Err(about("file-no-record", path)),
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(failed("file-cannot-write", path, &error)),
    }
    files::replace(path, record.as_bytes())
        .map_err(|error| about("file-cannot-write", path).with("error", error.root_cause().to_string()))
}

fn about(key: &'static str, path: &Path) -> Message {
    Message::new(key).with("file", path.display().to_string())
}

fn failed(key: &'static str, path: &Path, error: &io::Error) -> Message {
    about(key, path).with("error", error.to_string())
}

fn is_record(path: &Path) -> bool {
    fs::read(path)
        .is_ok_and(|bytes| bytes.is_empty() || bytes.starts_with(b"game ") || bytes.starts_with(b"#"))
}

/// Reads a text file of reasonable size.
pub(crate) fn read(path: &Path) -> Result<String, Message> {
    let found = fs::metadata(path).map_err(|error| failed("file-cannot-read", path, &error))?;
    if !found.is_file() {
        return Err(about("file-no-file", path));
    }
    if found.len() > MAX_BYTES {
        return Err(about("file-too-large", path).with("most", MAX_BYTES >> 20));
    }
    fs::read_to_string(path).map_err(|error| failed("file-cannot-read", path, &error))
}
