//! `cargo xtask deny`: where the dependencies come from, under which licences, and which of them are barred.
//!
//! `deny.toml` says what is allowed. It is read as cargo-deny reads it, so that both give the same answer; ours needs
//! nothing installed. Advisories are for those who have cargo-deny and a network.

use std::path::Path;
use std::{fmt, fs};

use anyhow::{Context as _, Result};
use serde::Deserialize;
use spdx::{Expression, ParseMode};

use crate::Done;
use crate::cargo::{answers, cargo, cargo_at, finish};
use crate::say::{complain, say};
use crate::tree::{built, said};

/// `deny.toml`, as far as it is checked here.
#[derive(Deserialize)]
struct Rules {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Bans {
    multiple_versions: Level,
    wildcards: Level,
    /// Our own crates need no version.
    allow_wildcard_paths: bool,
    deny: Vec<Barred>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Barred {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Sources {
    unknown_registry: Level,
    unknown_git: Level,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Level {
    Allow,
    Deny,
}

/// What cargo says of the dependencies.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Clone, Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Clone, Deserialize)]
struct Dependency {
    name: String,
    req: String,
    path: Option<String>,
    /// Another registry than the usual one, by its address.
    registry: Option<String>,
}

/// Something that is not allowed, and of which crate.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Fault(String, String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0, self.1)
    }
}

/// Checks all dependencies and says what was found.
pub(crate) fn command(root: &Path) -> Result<Done> {
    let rules = read(&fs::read_to_string(root.join("deny.toml")).context("deny.toml")?)?;
    let packages = packages(root)?;
    let faults = faults(&rules, &packages);
    for fault in &faults {
        complain(&fault.to_string());
    }
    if !faults.is_empty() {
        complain(&format!("deny: {} faults in {} crates", faults.len(), packages.len()));
        return Ok(Done::Badly);
    }
    say(&format!("deny: {} crates, all of them allowed", packages.len()));
    if !answers(cargo().args(["deny", "--version"])) {
        return Ok(Done::Well);
    }
    let mut check = cargo_at(root, &["deny", "check", "bans", "licenses", "sources"]);
    // What is known about faults of crates comes from elsewhere, and not everybody is on a network.
    if answers(&mut cargo_at(root, &["deny", "fetch", "db"])) {
        check.arg("advisories");
    } else {
        say("deny: advisories cannot be had here, so they were not looked at");
    }
    let checked = finish(&mut check)?;
    Ok(if checked.success() { Done::Well } else { Done::Badly })
}

/// What is built on any system, by whatever we build.
fn packages(root: &Path) -> Result<Vec<Package>> {
    let text = said(root, &["metadata", "--format-version", "1", "--locked"])?;
    let Metadata { mut packages } = serde_json::from_str(&text).context("what cargo metadata says")?;
    // The lock file also names what could only be built with features that nobody asks for.
    let tree = said(root, &["tree", "--workspace", "--locked", "--target", "all", "--prefix", "none"])?;
    let built = built(&tree);
    packages.retain(|package| built.contains(&(package.name.as_str(), package.version.as_str())));
    Ok(packages)
}

fn read(text: &str) -> Result<Rules> {
    let rules: Rules = basic_toml::from_str(text).context("deny.toml")?;
    for licence in &rules.licenses.allow {
        spdx::license_id(licence).with_context(|| format!("deny.toml: there is no licence `{licence}`"))?;
    }
    Ok(rules)
}

fn faults(rules: &Rules, packages: &[Package]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for package in packages {
        let mut find =
            |what: String| faults.push(Fault(format!("{} {}", package.name, package.version), what));
        if let Err(what) = check_licence(&rules.licenses, package.license.as_deref()) {
            find(what);
        }
        if let Some(barred) = rules.bans.deny.iter().find(|barred| barred.name == package.name) {
            find(format!("barred: {}", barred.reason));
        }
        let source = package.source.as_deref().filter(|source| source.starts_with("git+"));
        if let Some(source) = source.filter(|_| rules.sources.unknown_git == Level::Deny) {
            find(format!("it comes from {source}"));
        }
        let other = package.dependencies.iter().find_map(|dependency| dependency.registry.as_deref());
        if let Some(other) = other.filter(|_| rules.sources.unknown_registry == Level::Deny) {
            find(format!("something it needs comes from {other}"));
        }
        // Only ours can be mended here.
        let is_wild = |dependency: &&Dependency| {
            dependency.req == "*" && (dependency.path.is_none() || !rules.bans.allow_wildcard_paths)
        };
        let wild = package.dependencies.iter().find(is_wild).filter(|_| package.source.is_none());
        if let Some(wild) = wild.filter(|_| rules.bans.wildcards == Level::Deny) {
            find(format!("`{}` may be any version", wild.name));
        }
        let twins = packages.iter().filter(|other| other.name == package.name).count();
        if twins > 1 && rules.bans.multiple_versions == Level::Deny {
            find(format!("there are {twins} versions of it"));
        }
    }
    faults.sort();
    faults
}

fn check_licence(rules: &Licenses, licence: Option<&str>) -> Result<(), String> {
    let text = licence.ok_or("it has no licence")?;
    // Some write `MIT/Apache-2.0`.
    let expression =
        Expression::parse_mode(text, ParseMode::LAX).map_err(|_| format!("`{text}` is no licence"))?;
    let allowed = expression.evaluate(|need| {
        need.license.id().is_some_and(|id| rules.allow.iter().any(|allowed| allowed == id.name))
            && need.addition.is_none()
    });
    if allowed { Ok(()) } else { Err(format!("the licence `{text}` is not allowed")) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn rules() -> Rules {
        read(include_str!("../../deny.toml")).expect("the rules of the repository")
    }

    fn package(name: &str, licence: Option<&str>, source: Option<&str>) -> Package {
        let (name, version) = (name.to_string(), "1.0.0".to_string());
        let (license, source) = (licence.map(String::from), source.map(String::from));
        Package { name, version, license, source, dependencies: Vec::new() }
    }

    fn whats(packages: &[Package]) -> Vec<String> {
        faults(&rules(), packages).into_iter().map(|fault| fault.to_string()).collect()
    }

    /// Where most crates come from.
    const USUAL: Option<&str> = Some("registry+https://example.org/usual");

    #[test]
    fn licences_are_read_as_expressions() {
        for good in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "Apache-2.0 / MIT",
            "(MIT OR GPL-3.0-only) AND Zlib",
        ] {
            assert_eq!(whats(&[package("x", Some(good), USUAL)]), Vec::<String>::new(), "{good}");
        }
        for bad in ["GPL-3.0-only", "MIT AND GPL-3.0-only", "nonsense", ""] {
            assert_eq!(whats(&[package("x", Some(bad), USUAL)]).len(), 1, "{bad}");
        }
        assert_eq!(whats(&[package("x", None, None)]), ["x 1.0.0: it has no licence"]);
    }

    #[test]
    fn sources_and_names_are_checked() {
        let from = |source: &str| whats(&[package("x", Some("MIT"), Some(source))]);
        assert_eq!(
            from("git+https://example.org/x#1"),
            ["x 1.0.0: it comes from git+https://example.org/x#1"]
        );
        let mut ours = package("ours", Some("MIT"), None);
        let registry = Some("https://example.org/other".to_string());
        ours.dependencies = vec![Dependency { name: "y".into(), req: "^1".into(), path: None, registry }];
        assert_eq!(whats(&[ours]), ["ours 1.0.0: something it needs comes from https://example.org/other"]);
        let barred = whats(&[package("rsa", Some("MIT"), USUAL)]);
        assert!(barred.len() == 1 && barred[0].starts_with("rsa 1.0.0: barred: "), "{barred:?}");
    }

    #[test]
    fn our_own_crates_say_which_versions_they_want() {
        let mut ours = package("ours", Some("MIT"), None);
        let dependency = |path: Option<&str>| Dependency {
            name: "y".into(),
            req: "*".into(),
            path: path.map(String::from),
            registry: None,
        };
        ours.dependencies = vec![dependency(Some("../y"))];
        assert_eq!(whats(&[ours.clone()]), Vec::<String>::new());
        ours.dependencies.push(dependency(None));
        assert_eq!(whats(&[ours]), ["ours 1.0.0: `y` may be any version"]);
    }

    #[test]
    fn the_tree_names_what_is_built() {
        let tree = "ours v0.1.0 (/here/ours)\nserde v1.0.229\nserde_derive v1.0.229 (proc-macro) (*)\n\n";
        let expected = [("ours", "0.1.0"), ("serde", "1.0.229"), ("serde_derive", "1.0.229")];
        assert_eq!(built(tree), BTreeSet::from(expected));
    }

    #[test]
    fn a_rule_that_nobody_knows_is_refused() {
        let text = include_str!("../../deny.toml");
        assert!(read(&text.replace("\"MIT\"", "\"MTI\"")).is_err());
        assert!(read(&text.replace("unknown-git", "unknown-gti")).is_err());
    }
}
