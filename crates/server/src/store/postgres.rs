//! PostgreSQL: shared by several nodes, which tell each other what they wrote by `NOTIFY`.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgListener, PgPoolOptions};
use tokio::sync::{Mutex, broadcast, watch};
use tokio::task::JoinHandle;

use super::write::{Queue, Write, queue};
use super::{Ring, Stored, migrations};
use crate::clock::closed;
use crate::ids::{TableId, random_text};

type Db = sqlx::Postgres;
type Backend = Postgres;

/// The name by which a node knows its own rings.
type Node = String;

#[path = "sql.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod sql;

/// The channel on which nodes ring.
const CHANNEL: &str = "klatsch";

/// Tables named in one ring: a payload of `NOTIFY` has less than 8,000 bytes.
const MOST_NAMED: usize = 200;

/// How many rings may wait for a slow node before it has to look at everything.
const RINGS: usize = 1_024;

/// What is said on the channel.
#[derive(Serialize, Deserialize)]
struct Said {
    /// By whom: a node knows what it wrote itself.
    node: String,
    ring: Ring,
}

/// PostgreSQL.
pub struct Postgres {
    readers: sql::Pool,
    writer: sql::Pool,
    queue: Queue,
    rings: broadcast::Sender<Ring>,
    closing: watch::Sender<bool>,
    serving: Mutex<Option<JoinHandle<()>>>,
}

impl Postgres {
    /// Connects, and makes the tables if they are not there.
    pub async fn open(url: &str) -> Stored<Postgres> {
        let pool = |connections| {
            PgPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(10))
        };
        let writer = pool(1).connect(url).await?;
        migrations::migrator().run(&writer).await.map_err(sqlx::Error::from)?;
        let readers = pool(8).connect(url).await?;
        let (rings, _) = broadcast::channel(RINGS);
        let (closing, closed) = watch::channel(false);
        let mut listener = PgListener::connect(url).await?;
        listener.listen(CHANNEL).await?;
        let node = random_text(12);
        tokio::spawn(listen(listener, node.clone(), rings.clone(), closed.clone()));
        let (queue, jobs) = queue();
        let serving = tokio::spawn(sql::serve(writer.clone(), node, jobs, closed));
        Ok(Postgres { readers, writer, queue, rings, closing, serving: Mutex::new(Some(serving)) })
    }
}

/// Passes rings on; a connection that was lost is made again, and whatever was missed is looked for.
async fn listen(
    mut listener: PgListener,
    node: String,
    rings: broadcast::Sender<Ring>,
    mut closing: watch::Receiver<bool>,
) {
    loop {
        let heard = tokio::select! {
            heard = listener.try_recv() => heard,
            () = closed(&mut closing) => return,
        };
        let ring = match heard {
            Ok(Some(heard)) => match serde_json::from_str::<Said>(heard.payload()) {
                Ok(said) if said.node == node => continue,
                Ok(said) => said.ring,
                // A newer node says something this one does not know.
                Err(_) => Ring::Missed,
            },
            Ok(None) => Ring::Missed,
            Err(error) => {
                tracing::warn!(%error, "PostgreSQL does not answer; listening again in a second");
                tokio::time::sleep(Duration::from_secs(1)).await;
                Ring::Missed
            }
        };
        // Nobody listens while a node starts.
        let _ = rings.send(ring);
    }
}

/// Tells all nodes what this commit changes; they hear it when it is durable.
async fn announce(
    connection: &mut sqlx::PgConnection,
    node: &Node,
    writes: &[Write],
    outcomes: &[Stored<()>],
) -> Result<(), sqlx::Error> {
    let mut tables: Vec<TableId> = Vec::new();
    let mut rings: Vec<Ring> = Vec::new();
    for (write, outcome) in writes.iter().zip(outcomes) {
        match write {
            Write::Append(append) if outcome.is_ok() => tables.push(append.table.clone()),
            Write::Expire(expired) => {
                rings.extend(expired.tables.chunks(MOST_NAMED).map(|few| Ring::Rewritten(few.to_vec())));
            }
            Write::Chat(chat) => rings.push(Ring::Chat(chat.clone())),
            Write::Person(change) if outcome.is_ok() => {
                rings.extend(change.signed_out().map(|user| Ring::SignedOut(user.clone())));
                rings.extend(change.rewritten().chunks(MOST_NAMED).map(|few| Ring::Rewritten(few.to_vec())));
            }
            _ => {}
        }
    }
    tables.sort();
    tables.dedup();
    rings.extend(tables.chunks(MOST_NAMED).map(|few| Ring::Tables(few.to_vec())));
    for ring in rings {
        let payload = serde_json::to_string(&Said { node: node.clone(), ring }).unwrap_or_default();
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(payload).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Backups of PostgreSQL are put back while no node runs: memory always agrees.
async fn may_write(_connection: &mut sqlx::PgConnection, _node: &Node) -> Result<bool, sqlx::Error> {
    Ok(true)
}

fn accept(_backend: &Backend, _generation: &str) {}
