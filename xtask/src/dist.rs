//! `cargo xtask dist`: what is shipped. A stripped program with the web table inside, its manual page and completions,
//! the licences of everything in it, a tarball, a Debian package, and checksums of both.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

use crate::Done;
use crate::cargo::{cargo_at, finish};
use crate::debian::Consent;
use crate::say::{complain, say};
use crate::steps::{Place, Steps};
use crate::tree::{built, said};
use crate::web;

/// Files that people who run the service want beside the program.
const PACKAGED: [&str; 6] =
    ["klatsch.service", "klatsch.toml", "nginx.conf", "Caddyfile", "Containerfile", "compose.yaml"];

/// What the web table is made of besides our own sources, as npm names it.
const WEB: [&str; 3] = ["svelte", "@fluent/bundle", "uqr"];

pub(crate) fn dist(root: &Path, consent: Consent) -> Result<Done> {
    let steps = Steps::new(3);
    if !web::build_in_steps(root, web::look(root, consent)?, &steps)? {
        complain("xtask: the web table could not be built");
        return Ok(Done::Badly);
    }
    let mut build = cargo_at(root, &["build", "--release", "--locked", "--package", "klatsch"]);
    build.env("CARGO_PROFILE_RELEASE_STRIP", "symbols").env("KLATSCH_COMMIT", commit(root));
    if !steps.run("klatsch (cargo build --release, stripped)", &mut build, Place::Front)? {
        complain("xtask: `klatsch` could not be built");
        return Ok(Done::Badly);
    }
    let program = crate::run::target(root).join("release/klatsch");
    let dist = root.join("dist");
    match fs::remove_dir_all(&dist) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error).context("dist"),
        _ => {}
    }
    let version = env!("CARGO_PKG_VERSION");
    let name = format!("klatsch-{version}-{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let folder = dist.join(&name);
    stage(root, &program, &folder)?;
    let glibc = oldest_glibc(&program)?;
    fs::write(folder.join("REQUIRES"), format!("glibc {glibc} or newer, and nothing else.\n"))?;
    pack(&dist, &name)?;
    let package = debian(&dist, &folder, version, &glibc)?;
    let sums =
        output(Command::new("sha256sum").current_dir(&dist).arg(format!("{name}.tar.gz")).arg(&package))?;
    fs::write(dist.join("SHA256SUMS"), &sums)?;
    say(&format!("dist/{name}.tar.gz and dist/{package}, for glibc {glibc} or newer:\n{}", sums.trim_end()));
    Ok(Done::Well)
}

/// Which state of the sources this is, if they are in git.
pub(crate) fn commit(root: &Path) -> String {
    let said = |arguments: &[&str]| output(Command::new("git").current_dir(root).args(arguments));
    let Ok(commit) = said(&["rev-parse", "--short=12", "HEAD"]) else { return "unknown".into() };
    let changed = said(&["status", "--porcelain", "--untracked-files=no"]).is_ok_and(|text| !text.is_empty());
    format!("{}{}", commit.trim(), if changed { "-changed" } else { "" })
}

/// What a command says, if all is well.
fn output(command: &mut Command) -> Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let output = command.output().with_context(|| format!("cannot start `{name}`"))?;
    if !output.status.success() {
        bail!("{name}: {}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into())
}

/// Everything that is shipped, in one folder.
fn stage(root: &Path, program: &Path, folder: &Path) -> Result<()> {
    for inside in ["completions", "packaging"] {
        fs::create_dir_all(folder.join(inside)).context("dist")?;
    }
    fs::copy(program, folder.join("klatsch")).context("the program")?;
    for file in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/operations.md"] {
        let name = Path::new(file).file_name().context("a name")?;
        fs::copy(root.join(file), folder.join(name)).with_context(|| file.to_string())?;
    }
    for file in PACKAGED {
        fs::copy(root.join("packaging").join(file), folder.join("packaging").join(file))
            .with_context(|| file.to_string())?;
    }
    fs::write(folder.join("klatsch.1"), output(Command::new(program).arg("man"))?)?;
    for shell in ["bash", "zsh", "fish"] {
        let text = output(Command::new(program).args(["completions", shell]))?;
        fs::write(folder.join("completions").join(format!("klatsch.{shell}")), text)?;
    }
    fs::write(folder.join("THIRD-PARTY.txt"), licences(root)?)?;
    Ok(())
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
    manifest_path: PathBuf,
}

/// The licences of every crate that is in the program, and of what the web table is made of.
fn licences(root: &Path) -> Result<String> {
    let text = said(root, &["metadata", "--format-version", "1", "--locked"])?;
    let Metadata { packages } = serde_json::from_str(&text).context("what cargo metadata says")?;
    let tree =
        said(root, &["tree", "--package", "klatsch", "--edges", "normal", "--locked", "--prefix", "none"])?;
    let built = built(&tree);
    let mut text = String::from("Kaffeeklatsch contains the work of others, under these licences.\n");
    let others = packages.iter().filter(|package| {
        package.source.is_some() && built.contains(&(package.name.as_str(), package.version.as_str()))
    });
    for package in others {
        let folder = package.manifest_path.parent().context("a folder")?;
        let licence = package.license.as_deref().unwrap_or("see below");
        text += &section(&format!("{} {}", package.name, package.version), licence, folder)?;
    }
    for name in WEB {
        let folder = root.join("web/node_modules").join(name);
        let package = fs::read_to_string(folder.join("package.json")).with_context(|| name.to_string())?;
        let package: serde_json::Value = serde_json::from_str(&package).with_context(|| name.to_string())?;
        let word = |key: &str| package[key].as_str().unwrap_or("?").to_string();
        text += &section(&format!("{name} {}", word("version")), &word("license"), &folder)?;
    }
    Ok(text)
}

/// One work: its name, its licence in a word, and the texts that come with it, each once.
fn section(name: &str, licence: &str, folder: &Path) -> Result<String> {
    let is_licence = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        ["LICENSE", "LICENCE", "COPYING", "NOTICE", "COPYRIGHT"].iter().any(|start| name.starts_with(start))
    };
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .with_context(|| folder.display().to_string())?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_file() && is_licence(path))
        .collect();
    files.sort();
    let texts: BTreeSet<String> = files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect();
    let line = "-".repeat(72);
    let mut section = format!("\n{line}\n{name}: {licence}\n{line}\n");
    for text in texts {
        section += text.trim_end();
        section += "\n\n";
    }
    Ok(section)
}

/// The newest version of glibc that the program asks for: the oldest it runs with.
fn oldest_glibc(program: &Path) -> Result<String> {
    let text =
        output(Command::new("objdump").arg("-T").arg(program)).context("objdump, of Debian's binutils")?;
    newest(&text).context("no version of glibc is asked for")
}

fn newest(symbols: &str) -> Option<String> {
    let versions = symbols.split("GLIBC_").skip(1).filter_map(|rest| {
        let version = rest.split(|letter: char| !letter.is_ascii_digit() && letter != '.').next()?;
        version.split('.').map(|part| part.parse::<u32>().ok()).collect::<Option<Vec<_>>>()
    });
    let newest = versions.max()?;
    Some(newest.iter().map(u32::to_string).collect::<Vec<_>>().join("."))
}

fn pack(dist: &Path, name: &str) -> Result<()> {
    let archive = format!("{name}.tar.gz");
    // The same files give the same archive, anyone who packs them.
    let command = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "-czf", &archive, name];
    output(Command::new("tar").current_dir(dist).args(command)).map(drop)
}

/// A Debian package: the program, its unit, settings that an upgrade keeps, and what people read.
fn debian(dist: &Path, staged: &Path, version: &str, glibc: &str) -> Result<String> {
    let tree = dist.join("debian");
    let arch = output(Command::new("dpkg").arg("--print-architecture"))?;
    let arch = arch.trim();
    for (from, to, mode) in [
        ("klatsch", "usr/bin/klatsch", "755"),
        ("packaging/klatsch.service", "lib/systemd/system/klatsch.service", "644"),
        ("packaging/klatsch.toml", "etc/klatsch/klatsch.toml", "644"),
        ("packaging/nginx.conf", "usr/share/doc/klatsch/examples/nginx.conf", "644"),
        ("packaging/Caddyfile", "usr/share/doc/klatsch/examples/Caddyfile", "644"),
        ("klatsch.1", "usr/share/man/man1/klatsch.1", "644"),
        ("completions/klatsch.bash", "usr/share/bash-completion/completions/klatsch", "644"),
        ("completions/klatsch.zsh", "usr/share/zsh/vendor-completions/_klatsch", "644"),
        ("completions/klatsch.fish", "usr/share/fish/vendor_completions.d/klatsch.fish", "644"),
        ("operations.md", "usr/share/doc/klatsch/operations.md", "644"),
        ("THIRD-PARTY.txt", "usr/share/doc/klatsch/copyright", "644"),
    ] {
        output(Command::new("install").args(["-D", "-m", mode]).arg(staged.join(from)).arg(tree.join(to)))?;
    }
    output(Command::new("gzip").args(["-9", "-n"]).arg(tree.join("usr/share/man/man1/klatsch.1")))?;
    let control = tree.join("DEBIAN");
    fs::create_dir_all(&control)?;
    let size = fs::metadata(staged.join("klatsch"))?.len() / 1024;
    fs::write(
        control.join("control"),
        format!(
            "Package: klatsch\nVersion: {version}\nArchitecture: {arch}\nMaintainer: The Kaffeeklatsch developers\n\
             Section: games\nPriority: optional\nInstalled-Size: {size}\nDepends: libc6 (>= {glibc})\n\
             Description: coffee board games at one table\n \
             Three board games about coffee for one to four players: in a browser with friends\n \
             by a link, against good opponents, in the terminal, and as an engine for bots.\n"
        ),
    )?;
    fs::write(control.join("conffiles"), "/etc/klatsch/klatsch.toml\n")?;
    for (script, does) in [
        ("postinst", "systemctl daemon-reload && systemctl try-restart klatsch.service"),
        ("prerm", "[ \"$1\" = upgrade ] || systemctl disable --now klatsch.service"),
        ("postrm", "systemctl daemon-reload"),
    ] {
        // Where systemd does not run, such as in a container, there is nothing to tell it.
        let text =
            format!("#!/bin/sh\nset -e\nif [ -d /run/systemd/system ]; then\n    {does} || true\nfi\n");
        fs::write(control.join(script), text)?;
        output(Command::new("chmod").arg("755").arg(control.join(script)))?;
    }
    let package = format!("klatsch_{version}_{arch}.deb");
    output(Command::new("dpkg-deb").current_dir(dist).args([
        "--build",
        "--root-owner-group",
        "debian",
        &package,
    ]))?;
    fs::remove_dir_all(&tree)?;
    Ok(package)
}

/// Installs the package, uses it and removes it.
pub(crate) fn try_package(root: &Path) -> Result<Done> {
    let done = finish(Command::new("sh").current_dir(root).arg("packaging/try-deb.sh"))?;
    Ok(if done.success() { Done::Well } else { Done::Badly })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_of_glibc_is_found_by_number() {
        let symbols = "x (GLIBC_2.9)  read\nx (GLIBC_2.34) __libc_start_main\nx (GLIBC_2.2.5) free\n";
        assert_eq!(newest(symbols).as_deref(), Some("2.34"));
        assert_eq!(newest("nothing"), None);
    }

    #[test]
    fn a_licence_is_named_with_its_texts_once() {
        let folder = tempfile::tempdir().expect("a folder");
        for (name, text) in
            [("LICENSE-MIT", "be kind"), ("license.md", "be kind"), ("NOTICE", "by us"), ("a.rs", "x")]
        {
            fs::write(folder.path().join(name), text).expect("a file");
        }
        let section = section("cup 1.0", "MIT", folder.path()).expect("a section");
        assert_eq!(section.matches("be kind").count(), 1);
        assert!(
            section.contains("cup 1.0: MIT") && section.contains("by us") && !section.contains('x'),
            "{section}"
        );
    }
}
