//! PostgreSQL: shared by several nodes, which tell each other what they wrote by `NOTIFY`.

use std::collections::HashSet;
use std::future::Future;
use std::io;
use std::str::FromStr as _;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use sqlx::{ConnectOptions as _, Connection as _, PgConnection, Row as _, TransactionManager as _};
use tokio::sync::{Mutex, broadcast, watch};
use tokio::task::JoinHandle;

use super::write::{Queue, Write, queue, standings_json, steps_json};
use super::{Append, NodeMessage, StoreError, Stored, migrations};
use crate::clock::closed;
use crate::ids::{TableId, random_text};

type Db = sqlx::Postgres;
type Backend = Postgres;

/// The name by which a node knows its own messages.
type Node = String;

/// How large the database is, in SQL.
macro_rules! size_text {
    () => {
        "pg_database_size(current_database())"
    };
}

#[path = "sql.rs"]
#[allow(clippy::duplicate_mod, reason = "the same queries, compiled for each database")]
mod sql;

use sql::{Begun, Writer};

type Transactions = <Db as sqlx::Database>::TransactionManager;

/// Other nodes write as well.
const IS_SHARED: bool = true;

/// The longest a connection or a transaction may take: beyond it the database is away.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait before trying again to listen.
const AGAIN: Duration = Duration::from_millis(200);

/// The channel on which nodes tell each other what they did.
const CHANNEL: &str = "klatsch";

/// Tables named in one message: a payload of `NOTIFY` has less than 8,000 bytes.
const MOST_NAMED: usize = 200;

/// How many messages may wait for a slow node before it has to look at everything.
const MESSAGES: usize = 1_024;

/// What is said on the channel.
#[derive(Serialize, Deserialize)]
struct Said {
    /// By whom: a node knows what it wrote itself.
    node: String,
    /// Nodes of other versions know it by this name.
    #[serde(rename = "ring")]
    message: NodeMessage,
}

/// PostgreSQL.
pub struct Postgres {
    readers: sql::Pool,
    queue: Queue,
    node_messages: broadcast::Sender<NodeMessage>,
    closing: watch::Sender<bool>,
    serving: Mutex<Option<JoinHandle<()>>>,
}

impl Postgres {
    /// Connects, and makes the tables if they are not there.
    pub async fn open(url: &str) -> Stored<Postgres> {
        let (options, mut connection) = connected(url).await?;
        migrations::run(&mut connection).await?;
        let readers = PgPoolOptions::new()
            .max_connections(8)
            .acquire_timeout(PATIENCE)
            .connect_with(options.clone())
            .await
            .map_err(away)?;
        let (node_messages, _) = broadcast::channel(MESSAGES);
        let (closing, closed) = watch::channel(false);
        let listener = within(listener(url)).await.map_err(away)?;
        let node = random_text(12);
        tokio::spawn(listen(listener, url.into(), node.clone(), node_messages.clone(), closed.clone()));
        let (queue, jobs) = queue();
        let serving = tokio::spawn(Writer::new(options, connection, node).serve(jobs, Maintenance, closed));
        Ok(Postgres { readers, queue, node_messages, closing, serving: Mutex::new(Some(serving)) })
    }

    /// Refuses a database that opening it would change: it has an older shape, or none.
    pub(super) async fn refuse_older(url: &str) -> Stored<()> {
        let mut connection = connect(url).await?;
        let text = "SELECT MAX(version) FROM _sqlx_migrations WHERE success";
        let found: Result<Option<i64>, _> = sqlx::query_scalar(text).fetch_one(&mut connection).await;
        connection.close().await?;
        match found {
            Ok(Some(schema)) if schema >= migrations::SCHEMA => Ok(()),
            _ => Err(StoreError::Unreadable(format!(
                "the database would have to be changed to schema {}; put a dump of it into another database, let \
                 `klatsch serve` of this version start on that, and examine it there",
                migrations::SCHEMA
            ))),
        }
    }

    fn closed(&self) {}
}

/// A connection of its own, for what is no service.
pub(super) async fn connect(url: &str) -> Stored<PgConnection> {
    Ok(connected(url).await?.1)
}

/// A first connection, and how to have others.
async fn connected(url: &str) -> Stored<(PgConnectOptions, PgConnection)> {
    let options = PgConnectOptions::from_str(url).map_err(away)?;
    let connection = within(options.connect()).await.map_err(away)?;
    Ok((options, connection))
}

fn away(error: sqlx::Error) -> StoreError {
    StoreError::Unreadable(format!("PostgreSQL cannot be used: {error}"))
}

/// PostgreSQL looks after itself.
struct Maintenance;

impl Maintenance {
    async fn due(&self) {
        std::future::pending::<()>().await;
    }

    fn wrote(&mut self, _writes: &[Write]) {}

    async fn run(&mut self, _connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        Ok(())
    }
}

/// A connection that hears what is said from now on.
async fn listener(url: &str) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Passes messages on. A connection that was lost is made again, and whatever was missed is looked for only then:
/// what is written before somebody listens is heard by nobody.
async fn listen(
    mut listener: PgListener,
    url: String,
    node: String,
    node_messages: broadcast::Sender<NodeMessage>,
    mut closing: watch::Receiver<bool>,
) {
    // The connection is made again here, where it is known when.
    listener.eager_reconnect(false);
    loop {
        let heard = tokio::select! {
            heard = listener.try_recv() => heard,
            () = closed(&mut closing) => return,
        };
        let message = match heard {
            Ok(Some(heard)) => match serde_json::from_str::<Said>(heard.payload()) {
                Ok(said) if said.node == node => continue,
                Ok(said) => said.message,
                // A newer node says something this one does not know.
                Err(_) => NodeMessage::Missed,
            },
            lost => {
                let error = lost.err().map(|error| error.to_string()).unwrap_or_default();
                tracing::warn!(error, "other nodes cannot be heard; listening again");
                let again = tokio::select! {
                    again = listen_again(&url) => again,
                    () = closed(&mut closing) => return,
                };
                listener = again;
                listener.eager_reconnect(false);
                tracing::info!("other nodes are heard again");
                NodeMessage::Missed
            }
        };
        // Nobody listens while a node starts.
        let _ = node_messages.send(message);
    }
}

async fn listen_again(url: &str) -> PgListener {
    loop {
        match within(listener(url)).await {
            Ok(listener) => return listener,
            Err(error) => tracing::debug!(%error, "PostgreSQL does not answer"),
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// Adds the steps whose version is free, in their order: two nodes never wait for each other.
const ADD_STEPS: &str = "INSERT INTO steps (table_id, version, at, kind, seat, body, dealt) \
    SELECT v ->> 0, (v ->> 1)::bigint, (v ->> 2)::bigint, v ->> 3, (v ->> 4)::bigint, v ->> 5, v ->> 6 \
    FROM json_array_elements($1::json) WITH ORDINALITY AS j (v, n) ORDER BY n \
    ON CONFLICT DO NOTHING RETURNING table_id, version";

const PUT_STANDINGS: &str = "UPDATE tables SET status = v ->> 2, changed = (v ->> 3)::bigint, \
    due = (v ->> 4)::bigint, result = v ->> 5 FROM json_array_elements($1::json) AS j (v) WHERE id = v ->> 0";

/// Begins a transaction and adds steps with their standings.
async fn begin(
    connection: &mut PgConnection,
    _node: &Node,
    steps: &[&Append],
    _is_all: bool,
) -> Result<Begun, sqlx::Error> {
    Transactions::begin(connection, None).await?;
    let mut begun = Begun { is_current: true, conflicts: Vec::new(), is_committed: false };
    if steps.is_empty() {
        return Ok(begun);
    }
    let rows = sqlx::query(ADD_STEPS).bind(steps_json(steps)).fetch_all(&mut *connection).await?;
    let mut added: HashSet<(String, i64)> = HashSet::with_capacity(rows.len());
    for row in rows {
        added.insert((row.try_get(0)?, row.try_get(1)?));
    }
    let is_added =
        |append: &Append| added.contains(&(append.table.as_str().to_string(), append.step.version as i64));
    let fitting: Vec<&Append> = steps.iter().copied().filter(|append| is_added(append)).collect();
    if fitting.len() < steps.len() {
        begun.conflicts = (0..steps.len()).filter(|&number| !is_added(steps[number])).collect();
    }
    if fitting.iter().any(|append| append.standing.is_some()) {
        sqlx::query(PUT_STANDINGS).bind(standings_json(&fitting)).execute(connection).await?;
    }
    Ok(begun)
}

async fn commit(connection: &mut PgConnection) -> Result<(), sqlx::Error> {
    Transactions::commit(connection).await
}

/// A change that always changes something.
const PROBE: &str = "INSERT INTO settings (name, value) VALUES ('probe', '1') \
    ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(settings.value AS BIGINT) + 1 AS TEXT)";

/// A database that does not answer is away.
async fn within<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let late = |_| sqlx::Error::Io(io::Error::from(io::ErrorKind::TimedOut));
    tokio::time::timeout(PATIENCE, work).await.map_err(late)?
}

/// PostgreSQL ends what a connection was about when the connection ends.
async fn discard(connection: PgConnection) {
    let _ = connection.close_hard().await;
}

/// Whether the connection ended, and not what was asked of it failed.
fn is_lost(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(error) => error.kind() != io::ErrorKind::TimedOut,
        sqlx::Error::Protocol(_) => true,
        // The administrator ended it, or the server ends.
        sqlx::Error::Database(error) => error.code().is_some_and(|code| code.starts_with("57P")),
        _ => false,
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
    let mut node_messages: Vec<NodeMessage> = Vec::new();
    for (write, outcome) in writes.iter().zip(outcomes) {
        match write {
            Write::Append(append) if outcome.is_ok() => tables.push(append.table.clone()),
            Write::Expire(expired) => {
                node_messages.extend(
                    expired.tables.chunks(MOST_NAMED).map(|few| NodeMessage::Rewritten(few.to_vec())),
                );
            }
            Write::Chat(chat) => node_messages.push(NodeMessage::Chat(chat.clone())),
            Write::House(change) if outcome.is_ok() && change.is_news() => {
                node_messages.push(NodeMessage::House);
            }
            Write::Person(change) if outcome.is_ok() => {
                node_messages.extend(change.signed_out().map(|user| NodeMessage::SignedOut(user.clone())));
                node_messages.extend(
                    change.rewritten().chunks(MOST_NAMED).map(|few| NodeMessage::Rewritten(few.to_vec())),
                );
            }
            _ => {}
        }
    }
    tables.sort();
    tables.dedup();
    node_messages.extend(tables.chunks(MOST_NAMED).map(|few| NodeMessage::Tables(few.to_vec())));
    if node_messages.is_empty() {
        return Ok(());
    }
    let say = |message| serde_json::to_string(&Said { node: node.clone(), message }).unwrap_or_default();
    let payloads: Vec<String> = node_messages.into_iter().map(say).collect();
    let text = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS said (payload)";
    sqlx::query(text).bind(CHANNEL).bind(payloads).execute(connection).await?;
    Ok(())
}

/// Backups of PostgreSQL are put back while no node runs: memory always agrees.
fn accept(_backend: &Backend, _generation: &str) {}
