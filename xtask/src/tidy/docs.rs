//! Links lead somewhere, and the changelog has room for the next change.

use super::Problem;
use super::tree::{File, Tree};

pub(super) fn check(tree: &Tree, problems: &mut Vec<Problem>) {
    for file in tree.files().iter().filter(|file| file.extension() == "md") {
        check_links(tree, file, problems);
    }
    match tree.file("CHANGELOG.md") {
        None => problems.push(Problem::new("CHANGELOG.md", 0, "missing")),
        Some(file) => {
            let unreleased = |line: &str| {
                line.strip_prefix("## ").is_some_and(|rest| rest.trim_matches(['[', ']']) == "Unreleased")
            };
            if !file.text.lines().any(unreleased) {
                problems.push(Problem::new(&file.path, 0, "no section `## Unreleased`"));
            }
        }
    }
}

fn check_links(tree: &Tree, file: &File, problems: &mut Vec<Problem>) {
    let mut fenced = false;
    for (number, line) in file.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        }
        if fenced {
            continue;
        }
        for target in targets(line) {
            let path = target.split(['#', '?']).next().unwrap_or("");
            let elsewhere = path.contains("://") || path.starts_with("mailto:");
            if !path.is_empty()
                && !elsewhere
                && !resolve(&file.path, path).is_some_and(|path| tree.has(&path))
            {
                problems.push(Problem::new(
                    &file.path,
                    number,
                    format!("the link to `{target}` leads nowhere"),
                ));
            }
        }
    }
}

/// Where the links of a line lead: `[text](target)`, `![picture](target)` and `[name]: target`.
fn targets(line: &str) -> Vec<String> {
    // What stands between back-ticks is no link.
    let plain: String = line.split('`').step_by(2).collect::<Vec<_>>().join("``");
    let mut found: Vec<String> = plain
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target.split_whitespace().next().unwrap_or("").to_string())
        .collect();
    if let Some((name, target)) = plain.split_once("]: ")
        && name.starts_with('[')
    {
        found.push(target.trim().to_string());
    }
    found
}

/// A relative path, from the folder of `from`; nothing if it leaves the repository.
fn resolve(from: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found() {
        assert_eq!(targets("see [a](b.md), ![c](d/e.png \"title\") and `[f](g)`"), ["b.md", "d/e.png"]);
        assert_eq!(targets("[`code`](x.rs#L3)"), ["x.rs#L3"]);
        assert_eq!(targets("[name]: docs/a.md"), ["docs/a.md"]);
    }

    #[test]
    fn paths_are_resolved() {
        assert_eq!(resolve("docs/a.md", "../crates/./x").as_deref(), Some("crates/x"));
        assert_eq!(resolve("README.md", "docs/").as_deref(), Some("docs"));
        assert_eq!(resolve("README.md", "../elsewhere"), None);
    }
}
