//! The files of the repository, read once.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result};

/// What holds no work of ours.
const SKIPPED: [&str; 7] = [".git", "target", "node_modules", "dist", "corpus", "artifacts", "coverage"];

/// One text file.
#[derive(Clone, Debug)]
pub(super) struct File {
    /// From the top of the repository, with `/`.
    pub(super) path: String,
    pub(super) text: String,
}

impl File {
    /// What stands after the last dot of its name.
    pub(super) fn extension(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or(&self.path);
        name.rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    /// Its lines, numbered from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(number, line)| (number + 1, line))
    }
}

/// All text files below a folder, sorted by path; and the names of all others.
#[derive(Clone, Debug, Default)]
pub(super) struct Tree {
    files: Vec<File>,
    /// Folders, and files that are no text.
    others: Vec<String>,
}

impl Tree {
    pub(super) fn read(root: &Path) -> Result<Tree> {
        let mut tree = Tree::default();
        tree.read_folder(root, "")?;
        tree.files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    fn read_folder(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let entries = fs::read_dir(folder).with_context(|| format!("cannot read `{}`", folder.display()))?;
        for entry in entries {
            let entry = entry.with_context(|| format!("cannot read `{}`", folder.display()))?;
            let kind =
                entry.file_type().with_context(|| format!("cannot read `{}`", entry.path().display()))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{prefix}{name}");
            if SKIPPED.contains(&&*name) {
                continue;
            }
            // Cargo marks its build folders, wherever they were put.
            if kind.is_dir() && !entry.path().join("CACHEDIR.TAG").exists() {
                self.read_folder(&entry.path(), &format!("{path}/"))?;
                self.others.push(path);
            } else if kind.is_file() {
                let bytes = fs::read(entry.path())
                    .with_context(|| format!("cannot read `{}`", entry.path().display()))?;
                match String::from_utf8(bytes) {
                    Ok(text) => self.files.push(File { path, text }),
                    Err(_) => self.others.push(path),
                }
            } else if kind.is_symlink() {
                self.others.push(path);
            }
        }
        Ok(())
    }

    pub(super) fn files(&self) -> &[File] {
        &self.files
    }

    /// The file at a path.
    pub(super) fn file(&self, path: &str) -> Option<&File> {
        self.files.binary_search_by(|file| file.path.as_str().cmp(path)).ok().map(|found| &self.files[found])
    }

    /// Whether a file or folder is there.
    pub(super) fn has(&self, path: &str) -> bool {
        path.is_empty() || self.file(path).is_some() || self.others.iter().any(|other| other == path)
    }

    /// The files of a folder and of those below it with this extension.
    pub(super) fn below<'a>(&'a self, folder: &'a str, extension: &'a str) -> impl Iterator<Item = &'a File> {
        self.files.iter().filter(move |file| {
            let below = file.path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
            below && file.extension() == extension
        })
    }
}
