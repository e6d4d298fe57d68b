//! A PostgreSQL of one's own, started from the machine's binaries for one test.

use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use server::Place;
use sqlx::{Connection as _, PgConnection};

/// A cluster that ends with the test.
pub(crate) struct Cluster {
    server: Child,
    port: u16,
    folder: tempfile::TempDir,
    more: Vec<String>,
}

const MISSING: &str = "no PostgreSQL on this machine: `cargo xtask test` installs Debian's `postgresql`, \
    or put `initdb` and `postgres` on the path";

/// Long enough for any machine.
const LIMIT: Duration = Duration::from_secs(120);

/// The user that runs PostgreSQL when we are root, which it refuses.
const NOBODY: u32 = 65_534;

impl Cluster {
    /// Starts one that need not survive the loss of power: quick, for tests.
    #[allow(dead_code, reason = "not everybody who starts a cluster wants one")]
    pub(crate) async fn start() -> Cluster {
        Cluster::with(&["-c", "fsync=off"]).await
    }

    /// Starts one that writes as it does in earnest.
    #[allow(dead_code, reason = "not everybody who starts a cluster wants one")]
    pub(crate) async fn durable() -> Cluster {
        Cluster::with(&[]).await
    }

    /// Starts one that speaks TLS, with a certificate that nobody vouches for.
    #[allow(dead_code, reason = "not everybody who starts a cluster wants one")]
    pub(crate) async fn encrypted() -> Cluster {
        let folder = tempfile::tempdir().expect("a folder");
        let (key, certificate) = (folder.path().join("key.pem"), folder.path().join("certificate.pem"));
        let made = Command::new("openssl")
            .args([
                "req",
                "-x509",
                "-newkey",
                "rsa:2048",
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=localhost",
                "-keyout",
            ])
            .arg(&key)
            .arg("-out")
            .arg(&certificate)
            .output()
            .expect("`openssl`, which comes with Debian's `postgresql`");
        assert!(made.status.success(), "openssl: {}", String::from_utf8_lossy(&made.stderr));
        if is_root() {
            for path in [folder.path(), &key, &certificate] {
                chown(path, Some(NOBODY), Some(NOBODY)).expect("a file of nobody");
            }
        }
        let key = format!("ssl_key_file={}", key.display());
        let certificate = format!("ssl_cert_file={}", certificate.display());
        Cluster::with(&["-c", "ssl=on", "-c", &key, "-c", &certificate]).await
    }

    async fn with(more: &[&str]) -> Cluster {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        std::fs::create_dir(&data).expect("a folder");
        if is_root() {
            chown(folder.path(), Some(NOBODY), Some(NOBODY)).expect("a folder of nobody");
            chown(&data, Some(NOBODY), Some(NOBODY)).expect("a folder of nobody");
        }
        let made = as_nobody(&binary("initdb"))
            .args(["--username=klatsch", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(&data)
            .stdout(Stdio::null())
            .output()
            .expect(MISSING);
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        let more: Vec<String> = more.iter().map(|word| word.to_string()).collect();
        let port = free_port(0);
        let server = spawn(folder.path(), port, &more);
        let mut cluster = Cluster { server, port, folder, more };
        let mut tries = 0;
        while !cluster.is_up().await {
            // Somebody else had the same port in mind, and was quicker.
            tries += 1;
            assert!(tries < 20, "PostgreSQL does not start");
            cluster.port = free_port(tries);
            cluster.server = spawn(cluster.folder.path(), cluster.port, &cluster.more);
        }
        cluster
    }

    /// Waits until it answers; false if it has ended instead.
    async fn is_up(&mut self) -> bool {
        let began = Instant::now();
        loop {
            if self.answers().await {
                return true;
            }
            if self.server.try_wait().expect("a process").is_some() {
                return false;
            }
            assert!(began.elapsed() < LIMIT, "PostgreSQL does not come up");
            // Another program starts: there is nothing to wait for but time.
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Whether somebody answers at our port who keeps our data.
    async fn answers(&self) -> bool {
        let Ok(mut connection) = PgConnection::connect(&self.url("postgres")).await else { return false };
        let found = sqlx::query_scalar("SHOW data_directory").fetch_one(&mut connection).await;
        found.is_ok_and(|found: String| Path::new(&found) == self.folder.path().join("data"))
    }

    /// Ends at once, without a word to anybody.
    #[allow(dead_code, reason = "not everybody who starts a cluster wants it to end")]
    pub(crate) fn stop(&mut self) {
        let sent = Command::new("kill").args(["-QUIT", &self.server.id().to_string()]).status();
        assert!(sent.expect("kill").success(), "a signal is sent");
        self.server.wait().expect("an end");
    }

    /// Comes back after [`Cluster::stop`], with what was committed.
    #[allow(dead_code, reason = "not everybody who starts a cluster wants it to end")]
    pub(crate) async fn resume(&mut self) {
        // Its port is below those that the system gives away, so nobody has taken it meanwhile.
        self.server = spawn(self.folder.path(), self.port, &self.more);
        assert!(self.is_up().await, "PostgreSQL does not come back");
    }

    /// Ends every connection.
    #[allow(dead_code, reason = "not everybody who starts a cluster wants it to end")]
    pub(crate) async fn cut(&self) {
        let mut connection = PgConnection::connect(&self.url("postgres")).await.expect("a connection");
        let text = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()";
        sqlx::raw_sql(text).execute(&mut connection).await.expect("cut");
    }

    fn url(&self, database: &str) -> String {
        format!("postgres://klatsch@127.0.0.1:{}/{database}", self.port)
    }

    /// An empty database.
    pub(crate) async fn database(&self, name: &str) -> Place {
        let mut connection = PgConnection::connect(&self.url("postgres")).await.expect("a connection");
        let create = format!("CREATE DATABASE {name}");
        sqlx::raw_sql(&create).execute(&mut connection).await.expect("a database");
        Place::Postgres(self.url(name))
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Whatever it has not written is of no interest.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// A port that nobody listens on, below those that the system gives away to connections: another one for every process
/// and every try.
fn free_port(nth: u32) -> u16 {
    (0..)
        .map(|more| 10_000 + ((std::process::id() + 1_009 * nth + more) % 20_000) as u16)
        .find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok())
        .expect("a port")
}

/// Starts the server over the data in this folder.
fn spawn(folder: &Path, port: u16, more: &[String]) -> Child {
    as_nobody(&binary("postgres"))
        .arg("-D")
        .arg(folder.join("data"))
        .arg("-k")
        .arg(folder)
        .args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"])
        .args(more)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect(MISSING)
}

fn is_root() -> bool {
    std::fs::metadata("/proc/self").is_ok_and(|me| me.uid() == 0)
}

/// A command that runs as somebody else if we are root, and ends when we do.
fn as_nobody(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    let nobody = NOBODY.to_string();
    command.args(["--reuid", &nobody, "--regid", &nobody, "--clear-groups", "--pdeathsig", "KILL", "--"]);
    command.arg(program);
    command
}

/// A program of PostgreSQL: where Debian keeps it, the newest first, or on the path.
fn binary(name: &str) -> PathBuf {
    let mut versions: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|folder| folder.flatten().map(|entry| entry.path().join("bin").join(name)).collect())
        .unwrap_or_default();
    versions.retain(|path| path.exists());
    versions.sort();
    versions.pop().unwrap_or_else(|| name.into())
}
