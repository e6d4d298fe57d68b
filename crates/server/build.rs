//! The web table is part of the program: its files become a list of names and contents.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const BUILT: &str = "../../web/dist";

/// Set by who takes the files from the folder when the program runs.
const WITHOUT: &str = "KLATSCH_BUILD_WITHOUT_WEB";

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-env-changed={WITHOUT}");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?.join("web_files.rs");
    if env::var_os(WITHOUT).is_some() {
        println!("cargo:rerun-if-changed=build.rs");
        return fs::write(out, "&[]\n");
    }
    // A folder that is missing would be looked for, and everything above it compiled, at every build.
    fs::create_dir_all(BUILT)?;
    println!("cargo:rerun-if-changed={BUILT}");
    let folder = fs::canonicalize(BUILT)?;
    let mut files = files_below(&folder)?;
    files.sort();
    let mut list = String::from("&[\n");
    for path in files {
        let name = path.strip_prefix(&folder).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let _ = writeln!(list, "    ({name:?}, include_bytes!({path:?})),");
    }
    list.push_str("]\n");
    fs::write(out, list)
}

fn files_below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => files.extend(files_below(&path)?),
            false => files.push(path),
        }
    }
    Ok(files)
}
