//! What operators order on the machine of the service: `klatsch admin`.
//!
//! A service over SQLite hears orders at a socket in its data folder (`socket.rs`). Where none runs, and for
//! PostgreSQL, the command is a node of its own for a moment ([`alone`]): what it writes is heard by all others. Both
//! end in [`carry_out`], which writes every act down before it is done and how it ended after that.

mod order;
mod reports;
#[cfg(unix)]
pub mod socket;
mod tables;
mod users;
mod whole;

use std::sync::Arc;

use tokio::sync::watch;

pub use order::{Asked, Done, OnceLink, Order, Reply, ReportPage, TableLine, UserLine, UserPage};

use crate::app::App;
use crate::clock::SystemClock;
use crate::config::{Config, Place};
use crate::error::{Answer, Problem};
use crate::store::{self, AuditRow, HouseChange, StoreError, Stored, Write, dated_id};

/// Most letters that are kept of an operator's name.
const MOST_LETTERS: usize = 64;

/// Carries out an order and writes it down.
pub async fn carry_out(app: &App, asked: Asked) -> Reply {
    match written_down(app, asked).await {
        Ok(done) => Reply::Done { done },
        Err(problem) => Reply::Refused { code: problem.code().into(), message: problem.to_string() },
    }
}

async fn written_down(app: &App, Asked { operator, order }: Asked) -> Answer<Done> {
    if !order.is_act() {
        return obey(app, order).await;
    }
    let at = app.registry.clock.now();
    let row = AuditRow {
        id: dated_id(at),
        at,
        operator: operator.chars().filter(|letter| !letter.is_control()).take(MOST_LETTERS).collect(),
        act: serde_json::to_string(&order).map_err(|_| Problem::internal())?,
        outcome: "begun".into(),
    };
    // First: nothing is done that is not written down.
    app.registry.store.write(Write::House(HouseChange::Audit(row.clone()))).await?;
    let done = obey(app, order).await;
    let outcome = done.as_ref().map_or_else(|problem| problem.code().to_string(), |_| "done".into());
    app.registry.store.write(Write::House(HouseChange::Audit(AuditRow { outcome, ..row }))).await?;
    done
}

async fn obey(app: &App, order: Order) -> Answer<Done> {
    match order {
        Order::Users { part, accounts, limit } => users::list(app, &part, accounts, limit).await,
        Order::User { user } => users::show(app, &user).await,
        Order::RenameUser { user, name } => users::rename(app, &user, &name).await,
        Order::DeleteUser { user } => users::delete(app, &user).await,
        Order::ExportUser { user } => users::export(app, &user).await,
        Order::ResetPassword { user } => users::reset_password(app, &user).await,
        Order::Bans => Ok(Done::Bans(app.registry.store.bans().await?)),
        Order::Ban { user, network, for_ms, reason } => {
            whole::ban(app, user.as_deref(), network.as_deref(), for_ms, reason).await
        }
        Order::Unban { whom } => whole::unban(app, &whom).await,
        Order::Tables { status, limit } => tables::list(app, status.as_deref(), limit).await,
        Order::Table { table } => tables::show(app, &table).await,
        Order::CloseTable { table } => tables::close(app, &table).await,
        Order::EndTable { table } => tables::end(app, &table).await,
        Order::Reseat { table, seat, user, bot } => {
            tables::reseat(app, &table, seat, user.as_deref(), bot).await
        }
        Order::Announce { text, for_ms } => whole::announce(app, text, for_ms).await,
        Order::MaintenanceOn { text, stop_ms } => whole::maintenance_on(app, text, stop_ms).await,
        Order::MaintenanceOff => whole::maintenance_off(app).await,
        Order::RotateKey => whole::rotate_key(app).await,
        Order::Reports { all, limit } => reports::list(app, all, limit).await,
        Order::ReportDone { id } => reports::done(app, &id).await,
        Order::Audit { limit } => Ok(Done::Audit(app.registry.store.audit(limit).await?)),
    }
}

/// Carries out an order as a node of its own: nobody serves this place, or other nodes do.
pub async fn alone(place: &Place, public_url: Option<String>, asked: Asked) -> Stored<Reply> {
    let store = store::open_as_it_is(place).await?;
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), place.clone());
    config.public_url = public_url;
    let (closing, closed) = watch::channel(false);
    let app = App::over(config, store, Arc::new(SystemClock), closed);
    let app = app.await.map_err(|problem| StoreError::Unreadable(problem.to_string()))?;
    let reply = carry_out(&app, asked).await;
    let _ = closing.send(true);
    app.close().await;
    Ok(reply)
}
