//! What is done with all data of a person: they are renamed, exported, or forgotten, at tables and everywhere else.

use serde_json::{Value, json};

use crate::app::App;
use crate::error::{Answer, Problem};
use crate::identity::User;
use crate::identity::names::{self, free_key, taken};
use crate::ids::{TableId, UserId};
use crate::store::{PersonChange, SitRow, StoreError, UserRow, Write};
use crate::table::{Sitter, Status, TableEvent};

/// Tables of one export; more than anybody plays.
const MOST_TABLES: usize = 100_000;

/// Somebody is called otherwise everywhere: also at the tables where they sit and over what they said. Says how.
pub(crate) async fn rename(app: &App, user: UserRow, name: &str) -> Answer<String> {
    let name = names::check(name)?;
    let user = UserRow { name: name.clone(), ..user };
    let key = match app.registry.store.account_of(&user.id).await? {
        Some(_) => Some(free_key(app.registry.store.as_ref(), &name, Some(&user.id)).await?),
        None => None,
    };
    let sits = sits_as(app, &user.id, &name).await?;
    let tables: Vec<TableId> = sits.iter().map(|sit| sit.table.clone()).collect();
    let id = user.id.clone();
    match app.registry.store.write(Write::Person(PersonChange::Called(user, key, sits))).await {
        Err(StoreError::Conflict) => return Err(taken()),
        other => other?,
    }
    app.registry.reload(Some(&tables)).await;
    app.sign_ins.signed_out(&id);
    Ok(name)
}

/// Everything that is kept of a user; `this` is the sign-in that asks.
pub(crate) async fn export(app: &App, user: UserRow, this: Option<&str>) -> Answer<Value> {
    let store = &app.registry.store;
    let mut tables = Vec::new();
    for row in store.tables_of(&user.id, MOST_TABLES).await? {
        let terms: Value = serde_json::from_str(&row.terms).unwrap_or_default();
        let result: Option<Value> = row.standing.result.and_then(|text| serde_json::from_str(&text).ok());
        tables.push(json!({
            "id": row.id, "game": row.game, "created": row.created, "status": row.standing.status,
            "changed": row.standing.changed, "host": terms["host"] == json!(user.id), "result": result,
        }));
    }
    let sits: Vec<Value> = store
        .sits_of(&user.id)
        .await?
        .into_iter()
        .map(|sit| {
            let said: Value = serde_json::from_str(&sit.body).unwrap_or_default();
            json!({"table": sit.table, "version": sit.version, "name": said["name"], "colour": said["colour"],
                "contribution": said["contribution"]})
        })
        .collect();
    let chat: Vec<Value> = store
        .chat_of(&user.id)
        .await?
        .into_iter()
        .map(|line| json!({"table": line.table, "at": line.at, "room": line.room, "name": line.name, "text": line.text}))
        .collect();
    let sign_ins: Vec<Value> = store
        .sign_ins(&user.id)
        .await?
        .into_iter()
        .map(|row| json!({"made": row.made, "ends": row.ends, "this": Some(row.id.as_str()) == this}))
        .collect();
    Ok(json!({
        "profile": {
            "id": user.id, "name": user.name, "colour": user.colour, "created": user.created,
            "account": store.account_of(&user.id).await?.is_some(),
        },
        "tables": tables,
        "seats": sits,
        "chat": chat,
        "sign_ins": sign_ins,
        "notify": app.notifier.told(&user.id).await?,
    }))
}

/// Somebody goes for good: at their tables, in memory, and in everything that is stored.
pub(crate) async fn forget(app: &App, user: &User) -> Answer<()> {
    // First the tables: if anything fails in between, it can be done again.
    for id in app.registry.store.hosted_open(&user.id).await? {
        pass_over(app.registry.close(user, &id).await.map(drop), &id)?;
    }
    for row in app.registry.store.tables_of(&user.id, MOST_TABLES).await? {
        leave_table(app, user, &row.id).await?;
    }
    let sits = sits_as(app, &user.id, "").await?;
    let tables: Vec<TableId> = sits.iter().map(|sit| sit.table.clone()).collect();
    app.registry.store.write(Write::Person(PersonChange::Forget(user.id.clone(), sits))).await?;
    app.registry.reload(Some(&tables)).await;
    app.sign_ins.signed_out(&user.id);
    Ok(())
}

/// Before the start the chair is free again; afterwards the seat has given up, and a bot plays for the others.
async fn leave_table(app: &App, user: &User, id: &TableId) -> Answer<()> {
    let table = app.registry.look(id, |table| Ok((table.status(), table.seats_of(&user.id)))).await;
    let (status, seats) = match table {
        Ok(found) => found,
        Err(problem) => return pass_over(Err(problem), id),
    };
    for seat in seats {
        let left = match status {
            Status::Open => app.registry.rise(user, id, Some(seat)).await,
            Status::Running => app.registry.resign(user, id, Some(seat)).await,
            Status::Over => continue,
        };
        pass_over(left.map(drop), id)?;
    }
    Ok(())
}

/// A table that does not want that event any more, or cannot be read, does not hold anybody back.
fn pass_over(left: Answer<()>, id: &TableId) -> Answer<()> {
    match left {
        Err(problem) if problem.status.is_server_error() => Err(problem),
        Err(problem) => {
            tracing::debug!(table = id.tag(), code = problem.code(), "nothing to leave");
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

/// The steps with which somebody sat down, under this name.
async fn sits_as(app: &App, user: &UserId, name: &str) -> Answer<Vec<SitRow>> {
    app.registry.store.sits_of(user).await?.into_iter().map(|sit| called(sit, name)).collect()
}

/// The same step with another name.
fn called(sit: SitRow, name: &str) -> Answer<SitRow> {
    let sitter: Sitter = serde_json::from_str(&sit.body).map_err(|_| Problem::internal())?;
    let sitter = Sitter { name: name.into(), ..sitter };
    let body = TableEvent::Sit(0, sitter).to_row(sit.version, 0, &[]).body;
    Ok(SitRow { body, ..sit })
}
