//! How a node starts, and what it says when it does not.

use std::net::UdpSocket;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Command, Stdio};

use super::node::{Node, Person};

/// The last line of a service that does not start.
fn last_line(words: &[&str]) -> String {
    last_line_in(&[], words)
}

/// The same, with more in its environment.
fn last_line_in(environment: &[(&str, &str)], words: &[&str]) -> String {
    let done = Command::new(env!("CARGO_BIN_EXE_klatsch"))
        .arg("serve")
        .args(words)
        .env("KLATSCH_ADDR", "127.0.0.1:0")
        .envs(environment.iter().copied())
        .stdin(Stdio::null())
        .output()
        .expect("klatsch starts");
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    assert_eq!(done.status.code(), Some(1), "{said}");
    said.lines().last().expect("a line").to_string()
}

#[test]
fn the_last_line_names_the_cause() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_string();
    let (used, damaged, newer, file) = (path("used"), path("damaged"), path("newer"), path("file"));
    std::fs::create_dir(&damaged).expect("a folder");
    std::fs::write(Path::new(&damaged).join("klatsch.db"), "no database\n".repeat(1_000)).expect("a file");
    std::fs::write(&file, "").expect("a file");
    make_newer(&newer);
    let _node = Node::start(&["--data", &used]);
    let version = env!("CARGO_PKG_VERSION");
    for (words, cause) in [
        (["--data", used.as_str()], "another klatsch (process ".to_string()),
        (["--data", damaged.as_str()], "klatsch.db is damaged (".into()),
        (["--data", newer.as_str()], format!("made by a newer klatsch; this is {version}")),
        (["--data", file.as_str()], "cannot be used: ".into()),
        (["--database", "postgres://nobody@127.0.0.1:1/none"], "PostgreSQL cannot be used: ".into()),
        (["--addr", "192.0.2.1:7"], "cannot listen at 192.0.2.1:7: ".into()),
    ] {
        let line = last_line(&words);
        assert!(line.starts_with("klatsch: ") && line.contains(&cause), "{words:?}: {line}");
    }
}

/// The unit of the package and the image name their usual folder in the environment; a database that is set, by a flag,
/// a file or the environment, is used all the same, and a folder that is named by a flag wins over the environment.
#[test]
fn a_database_wins_over_the_folder_of_the_environment() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a path").to_string();
    let (usual, address, settings, file) =
        (path("usual"), path("address"), path("klatsch.toml"), path("file"));
    std::fs::write(&address, "postgres://nobody@127.0.0.1:1/none\n").expect("a file");
    std::fs::write(&settings, format!("database-file = {address:?}\n")).expect("a file");
    std::fs::write(&file, "").expect("a file");
    let data = ("KLATSCH_DATA", usual.as_str());
    let database = ("KLATSCH_DATABASE_FILE", address.as_str());
    for (environment, words) in [
        (vec![data], vec!["--config", &settings]),
        (vec![data], vec!["--database-file", &address]),
        (vec![data, database], vec![]),
    ] {
        let line = last_line_in(&environment, &words);
        assert!(line.contains("PostgreSQL cannot be used: "), "{environment:?} {words:?}: {line}");
    }
    assert!(!Path::new(&usual).exists(), "nothing is made in the usual folder");
    for environment in [vec![database], vec![("KLATSCH_CONFIG", settings.as_str())]] {
        let line = last_line_in(&environment, &["--data", &file]);
        assert!(line.contains("cannot be used: ") && !line.contains("PostgreSQL"), "{environment:?}: {line}");
    }
}

/// `--lan` listens where others in the home network can come in, and clients are told that address for invitations.
#[test]
fn the_home_network_is_served_and_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().to_str().expect("a path");
    let words = ["--lan", "--data", data];
    // From where the system would send something, were it to send anything.
    let own = UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
        socket.connect("192.0.2.1:9")?;
        socket.local_addr()
    });
    match own {
        Ok(own) if !own.ip().is_loopback() && !own.ip().is_unspecified() => {
            let node = Node::start(&words);
            assert_eq!(node.addr.ip(), own.ip());
            let told = Person::new(node.addr).and_then(|mut ada| ada.saw("/api/house")).expect("an answer");
            assert_eq!(told["lan"], format!("http://{}", node.addr));
        }
        _ => assert!(last_line(&words).contains("--lan: this machine is in no network")),
    }
}

/// A data folder of a program with one migration more than this one.
fn make_newer(folder: &str) {
    Node::start(&["--data", folder]).kill();
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        use sqlx::Connection as _;
        let file = Path::new(folder).join("klatsch.db");
        let mut database = sqlx::SqliteConnection::connect(&format!("sqlite://{}", file.display()))
            .await
            .expect("the database");
        let text = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
            VALUES (9999, 'of tomorrow', 1, x'00', 0)";
        sqlx::raw_sql(text).execute(&mut database).await.expect("a row");
        database.close().await.expect("closed");
    });
}

#[test]
fn the_data_are_for_their_owner_alone_whatever_the_umask() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    let node = Node::start_with_umask("000", &["--data", data.to_str().expect("a path")]);
    Person::new(node.addr).expect("a guest");
    let mode = |path: &Path| std::fs::metadata(path).expect("a file").permissions().mode() & 0o777;
    assert_eq!(mode(&data), 0o700);
    let files: Vec<_> =
        std::fs::read_dir(&data).expect("a folder").flatten().map(|entry| entry.path()).collect();
    assert!(files.len() >= 4, "the database, its log, its index, the lock: {files:?}");
    for file in files {
        assert_eq!(mode(&file), 0o600, "{}", file.display());
    }
}
