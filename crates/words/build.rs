//! Lists the Fluent files of `locales/` and the rule books of `rules/`, so that a new one needs no line anywhere.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folders of the languages, in the order of `Lang::ALL`; the first has the names of the files.
const LANGS: [&str; 5] = ["en", "fr", "de", "uk", "pt"];

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=build.rs");
    let out = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    fs::write(out.join("locales.rs"), list("locales", "ftl")?)?;
    fs::write(out.join("rules.rs"), list("rules", "md")?)
}

/// Every file of a folder that has a folder for each language: its name, and its text in each of them.
/// A language without one of the files does not compile.
fn list(folder: &str, ending: &str) -> io::Result<String> {
    let root = Path::new("../..").join(folder);
    println!("cargo:rerun-if-changed={}", root.display());
    let root = fs::canonicalize(root)?;
    let mut names = Vec::new();
    for entry in fs::read_dir(root.join(LANGS[0]))? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == ending) {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    let mut list = String::from("&[\n");
    for name in names {
        let paths = LANGS.map(|lang| root.join(lang).join(format!("{name}.{ending}")));
        let texts = paths.map(|path| format!("include_str!({path:?})")).join(", ");
        let _ = writeln!(list, "    ({name:?}, [{texts}]),");
    }
    list.push_str("]\n");
    Ok(list)
}
