//! Orders about one table.

use serde_json::json;

use super::order::{Done, TableLine};
use super::users::find;
use crate::app::App;
use crate::error::{Answer, Problem};
use crate::ids::TableId;
use crate::store::TableRow;
use crate::table::{Sitter, Status, TableEvent};

pub(super) fn line(row: TableRow) -> TableLine {
    TableLine {
        id: row.id.to_string(),
        game: row.game,
        status: row.standing.status,
        created: row.created,
        changed: row.standing.changed,
        listed: row.listed,
    }
}

pub(super) async fn list(app: &App, status: Option<&str>, limit: usize) -> Answer<Done> {
    let known = [Status::Open, Status::Running, Status::Over].map(Status::text);
    if let Some(status) = status.filter(|status| !known.contains(status)) {
        return Err(Problem::field("status", format!("`{status}` is not one of {}", known.join(", "))));
    }
    let rows = app.registry.store.tables_in(status, limit).await?;
    Ok(Done::Tables(rows.into_iter().map(line).collect()))
}

/// As the API shows it to everybody, and the code of its invitation.
pub(super) async fn show(app: &App, table: &str) -> Answer<Done> {
    let id = TableId::from(table);
    let doc = app.registry.doc(None, &id).await?;
    let mut doc = serde_json::to_value(doc).map_err(|_| Problem::internal())?;
    doc["code"] = json!(app.registry.look(&id, |table| Ok(table.terms.code.clone())).await?);
    Ok(Done::Table(doc))
}

pub(super) async fn close(app: &App, table: &str) -> Answer<Done> {
    app.registry.act(&TableId::from(table), |_| Ok(TableEvent::Close)).await?;
    Ok(Done::Sentence(format!("the table {table} is closed")))
}

pub(super) async fn end(app: &App, table: &str) -> Answer<Done> {
    app.registry.act(&TableId::from(table), |_| Ok(TableEvent::End)).await?;
    Ok(Done::Sentence(format!("the game at {table} is over, without a result")))
}

pub(super) async fn reseat(
    app: &App,
    table: &str,
    seat: usize,
    user: Option<&str>,
    bot: Option<String>,
) -> Answer<Done> {
    let id = TableId::from(table);
    if let (None, Some(level)) = (user, bot) {
        let sentence = format!("a bot ({level}) plays seat {seat} of {table}");
        app.registry.act(&id, |_| Ok(TableEvent::Bot(seat, level.clone()))).await?;
        return Ok(Done::Sentence(sentence));
    }
    let user = find(app, user.unwrap_or_default()).await?;
    let nobody = || Problem::conflict("seat/free", "nobody sits there whose place could be taken");
    app.registry
        .act(&id, |table| {
            let chair = table.chairs.get(seat);
            let sitter = chair.and_then(|chair| chair.sitter.as_deref()).ok_or_else(nobody)?;
            // What the seat added to chance stays: the game was dealt by it.
            Ok(TableEvent::Reseat(
                seat,
                Sitter {
                    user: user.id.clone(),
                    name: user.name.clone(),
                    colour: user.colour.clone(),
                    ..sitter.clone()
                },
            ))
        })
        .await?;
    Ok(Done::Sentence(format!("`{}` sits at seat {seat} of {table}", user.name)))
}
