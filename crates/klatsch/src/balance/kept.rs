//! Where a measurement is kept until it is complete, and longer: more games go on from it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use super::tally::Tally;
use crate::files;

/// The lines of a measurement, by their set-ups.
pub(super) struct Kept {
    path: PathBuf,
    title: String,
    lines: BTreeMap<String, Tally>,
}

impl Kept {
    /// What the file has of the measurement of that title, if there is a file.
    pub(super) fn read(path: PathBuf, title: String) -> Result<Kept> {
        let mut kept = Kept { path, title, lines: BTreeMap::new() };
        let text = match fs::read_to_string(&kept.path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(kept),
            Err(error) => return Err(error).with_context(|| kept.path.display().to_string()),
        };
        let path = kept.path.display();
        let Ok(value) = serde_json::from_str::<Value>(&text) else {
            bail!("{path} is no state of a measurement")
        };
        match value["title"].as_str() {
            Some(title) if title == kept.title => {}
            Some(title) => bail!("{path} is of another measurement ({title}); remove it or name another"),
            None => bail!("{path} is no state of a measurement"),
        }
        for (setup, line) in value["lines"].as_object().into_iter().flatten() {
            let Some(tally) = Tally::from_json(line) else { bail!("{path}: the line `{setup}` is damaged") };
            kept.lines.insert(setup.clone(), tally);
        }
        Ok(kept)
    }

    /// What there is of a line.
    pub(super) fn line(&self, setup: &str) -> Option<&Tally> {
        self.lines.get(setup)
    }

    /// Keeps a line.
    pub(super) fn write(&mut self, setup: &str, tally: &Tally) -> Result<()> {
        self.lines.insert(setup.into(), tally.clone());
        if let Some(folder) = self.path.parent().filter(|folder| *folder != Path::new("")) {
            fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        let lines: serde_json::Map<String, Value> =
            self.lines.iter().map(|(setup, tally)| (setup.clone(), tally.to_json())).collect();
        let state = json!({"title": self.title, "lines": lines});
        files::replace(&self.path, state.to_string().as_bytes())
    }

    /// Where it is kept.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_again_and_other_files_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("below/state.json");
        let open = |title: &str| Kept::read(path.clone(), title.into());
        let mut kept = open("one").expect("nothing there");
        assert_eq!(kept.line("seats=2"), None);
        kept.write("seats=2", &Tally::new(2)).expect("written");
        kept.write("seats=3", &Tally::new(3)).expect("written");
        let again = open("one").expect("readable");
        assert_eq!(again.line("seats=2"), Some(&Tally::new(2)));
        assert_eq!(again.line("seats=3"), Some(&Tally::new(3)));
        let other = open("two").map(|_| ()).expect_err("another title").to_string();
        assert!(other.contains("another measurement (one)"), "{other}");
        for wrong in ["something", "{}", r#"{"title":"one","lines":{"seats=2":{}}}"#] {
            fs::write(&path, wrong).expect("written");
            assert!(open("one").is_err(), "{wrong}");
        }
    }
}
