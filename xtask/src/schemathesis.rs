//! The service asked whatever its OpenAPI document allows, by schemathesis from the Python Package Index.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::cargo::{answers, finish};
use crate::say::say;

/// Another version would find other things.
const VERSION: &str = "4.32.5";

/// Cases for each call: enough to notice what is wrong in general, in less than a minute.
const CASES: &str = "12";

/// So that a run can be repeated.
const SEED: &str = "7";

/// What ends a sign-in: everything after it would be asked by nobody.
const ENDING: [&str; 3] = ["DELETE /api/me", "POST /api/sign-out", "POST /api/me/account"];

/// schemathesis in a folder of its own below `target`; none if it cannot be had here.
fn installed(root: &Path) -> Option<PathBuf> {
    let folder = root.join("target/schemathesis").join(VERSION);
    let program = folder.join("bin/schemathesis");
    if answers(Command::new(&program).arg("--version")) {
        return Some(program);
    }
    say(&format!("Fetching schemathesis {VERSION} into {} (pip).", folder.display()));
    let made = answers(Command::new("python3").args(["-m", "venv"]).arg(&folder));
    let package = format!("schemathesis=={VERSION}");
    let mut pip = Command::new(folder.join("bin/pip"));
    pip.args(["install", "--quiet", "--no-input", "--disable-pip-version-check", &package]);
    (made && answers(&mut pip) && answers(Command::new(&program).arg("--version"))).then_some(program)
}

/// A service with a folder of its own; it ends with the run.
struct Served {
    child: Child,
    folder: PathBuf,
    url: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Served {
    fn start(root: &Path, klatsch: &Path) -> Result<Served> {
        let folder = root.join(format!("target/schemathesis/data-{}", std::process::id()));
        let mut child = Command::new(klatsch)
            .args(["serve", "--addr", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(&folder)
            // Calls about mail are answered as where there is some; nobody listens at the mail server.
            .args(["--mail-server", "smtp://127.0.0.1:9", "--mail-from", "klatsch@klatsch.example"])
            .args(["--public-url", "https://klatsch.example"])
            .env("KLATSCH_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", klatsch.display()))?;
        let mut url = String::new();
        BufReader::new(child.stdout.take().context("no output")?).read_line(&mut url)?;
        let url = url.trim().to_string();
        let served = Served { child, folder, url };
        if !served.url.starts_with("http://") {
            bail!("klatsch serve does not say where it serves");
        }
        Ok(served)
    }
}

/// Whether schemathesis finds nothing, without and with a cookie; also if it cannot be had, which is said.
pub(crate) fn finds_nothing(root: &Path, klatsch: &Path) -> Result<bool> {
    let Some(program) = installed(root) else {
        say(
            "Skipped: schemathesis cannot be had from the Python Package Index here, or there is no python3.\n\
             `openapi::generated_requests_are_answered_as_documented` asks similar questions.",
        );
        return Ok(true);
    };
    let served = Served::start(root, klatsch)?;
    let settings = fs::read_to_string(root.join("schemathesis.toml")).context("schemathesis.toml")?;
    let with_cookie = served.folder.join("schemathesis.toml");
    let cookie = guest(&served.url)?;
    fs::write(&with_cookie, format!("{settings}\n[auth.openapi.cookie]\napi_key = \"{cookie}\"\n"))?;
    for settings in [root.join("schemathesis.toml"), with_cookie] {
        let mut command = Command::new(&program);
        command
            .current_dir(&served.folder)
            .arg("--config-file")
            .arg(settings)
            .args(["run", &format!("{}/api/openapi.json", served.url), "--checks", "all", "--workers", "2"])
            .args(["--max-examples", CASES, "--seed", SEED, "--generation-database", "none"])
            .args(["--phases", "examples,coverage,fuzzing", "--suppress-health-check", "all"])
            .args(["--warnings", "off"]);
        for call in ENDING {
            command.args(["--exclude-name", call]);
        }
        if !finish(&mut command)?.success() {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The cookie of a new guest, asked for with what Python has by itself.
fn guest(url: &str) -> Result<String> {
    const ASK: &str = "import sys, urllib.request as u\n\
        r = u.urlopen(u.Request(sys.argv[1] + '/api/me', b'{}', {'content-type': 'application/json'}))\n\
        print(r.headers['set-cookie'].split(';')[0].split('=', 1)[1])";
    let output = Command::new("python3").args(["-c", ASK, url]).output().context("cannot start python3")?;
    let cookie = String::from_utf8_lossy(&output.stdout).trim().to_string();
    if cookie.is_empty() {
        bail!("no guest was made: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(cookie)
}
