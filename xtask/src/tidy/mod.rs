//! `cargo xtask tidy`: the house rules that no compiler checks.
//!
//! Everything is found by reading files: no network, no git, no build. The same checks run as a test, so that
//! `cargo test` finds what this command finds.

mod citations;
mod docs;
mod layers;
mod manifests;
mod paragraphs;
mod rust;
mod source;
mod tree;

use std::fmt;
use std::path::Path;

use anyhow::Result;

use crate::Done;
use crate::say::{complain, say};
use tree::Tree;

/// Something that is not as it should be, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Problem {
    /// From the top of the repository, with `/`.
    path: String,
    /// From 1; 0 for the file as a whole.
    line: usize,
    message: String,
}

impl Problem {
    fn new(path: &str, line: usize, message: impl Into<String>) -> Problem {
        Problem { path: path.into(), line, message: message.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.message),
            line => write!(f, "{}:{line}: {}", self.path, self.message),
        }
    }
}

/// Checks the repository and says what was found.
pub(crate) fn command(root: &Path) -> Result<Done> {
    let tree = Tree::read(root)?;
    let problems = problems(&tree);
    for problem in &problems {
        complain(&problem.to_string());
    }
    Ok(match problems.len() {
        0 => {
            say(&format!("tidy: {} files, nothing to complain about", tree.files().len()));
            Done::Well
        }
        n => {
            complain(&format!("tidy: {n} {}", if n == 1 { "problem" } else { "problems" }));
            Done::Badly
        }
    })
}

/// Everything wrong with a tree, in the order of its files.
fn problems(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    citations::check(tree, &mut problems);
    docs::check(tree, &mut problems);
    layers::check(tree, &mut problems);
    manifests::check(tree, &mut problems);
    source::check(tree, &mut problems);
    problems.sort();
    problems.dedup();
    problems
}

#[cfg(test)]
mod tests;
