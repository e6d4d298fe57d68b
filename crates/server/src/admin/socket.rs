//! The socket in the data folder at which a running service hears orders; for its owner alone.

use std::io;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;

use super::{Asked, Reply, carry_out};
use crate::app::App;
use crate::clock::closed;
use crate::config::Place;
use crate::ids::random_text;

/// The longest order.
const MOST_BYTES: u64 = 64 << 10;

/// The socket of a data folder.
pub fn path(folder: &Path) -> PathBuf {
    folder.join(Place::ADMIN)
}

/// Hears orders until the service closes. A service without the socket is worth having: it only says so.
pub(crate) fn open(app: &App, closing: watch::Receiver<bool>) {
    let Place::Folder(folder) = &app.config.place else { return };
    match listen(folder) {
        Ok(listener) => drop(tokio::spawn(serve(app.clone(), listener, path(folder), closing))),
        Err(error) => tracing::warn!(%error, "`klatsch admin` cannot reach this service"),
    }
}

/// Nobody else may open it at any moment: it gets its name when it is closed to others. What is there already is of a
/// service that was killed, because the folder is ours.
fn listen(folder: &Path) -> io::Result<UnixListener> {
    let part = folder.join(format!(".{}-{}", Place::FILE, random_text(6)));
    let listener = UnixListener::bind(&part)?;
    std::fs::set_permissions(&part, std::fs::Permissions::from_mode(0o600))?;
    std::fs::rename(&part, path(folder))?;
    Ok(listener)
}

async fn serve(app: App, listener: UnixListener, path: PathBuf, mut closing: watch::Receiver<bool>) {
    loop {
        let stream = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        match stream {
            Ok((stream, _)) => {
                let app = app.clone();
                // An order is carried out to its end, even if the caller hangs up.
                tokio::spawn(async move {
                    if let Err(error) = converse(&app, stream).await {
                        tracing::debug!(%error, "an operator hung up");
                    }
                });
            }
            Err(error) => {
                tracing::warn!(%error, "an operator was not heard");
                tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            }
        }
    }
    // The next start makes another one.
    let _ = std::fs::remove_file(path);
}

async fn converse(app: &App, stream: UnixStream) -> io::Result<()> {
    let uid = stream.peer_cred()?.uid();
    let (read, mut write) = stream.into_split();
    let mut line = String::new();
    BufReader::new(read.take(MOST_BYTES)).read_line(&mut line).await?;
    let reply = match serde_json::from_str::<Asked>(&line) {
        Ok(Asked { operator, order }) => {
            carry_out(app, Asked { operator: format!("{operator} (uid {uid})"), order }).await
        }
        Err(error) => Reply::Refused { code: "request/malformed".into(), message: error.to_string() },
    };
    let mut text = serde_json::to_string(&reply)?;
    text.push('\n');
    write.write_all(text.as_bytes()).await?;
    write.shutdown().await
}

/// Asks the service of a data folder; nothing if none listens there.
pub async fn ask(folder: &Path, asked: &Asked) -> io::Result<Option<Reply>> {
    let stream = match UnixStream::connect(path(folder)).await {
        Ok(stream) => stream,
        Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused) => {
            return Ok(None);
        }
        Err(error) => return Err(error),
    };
    let (read, mut write) = stream.into_split();
    let mut text = serde_json::to_string(asked)?;
    text.push('\n');
    write.write_all(text.as_bytes()).await?;
    let mut line = String::new();
    BufReader::new(read).read_line(&mut line).await?;
    Ok(Some(serde_json::from_str(&line)?))
}
