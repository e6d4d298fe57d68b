//! Taking one's data along, and taking them away.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::extract::cookie::{Cookie, SignedCookieJar};
use serde_json::{Value, json};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{COOKIE, SignedIn, User};
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::ids::TableId;
use crate::notify;
use crate::store::{PersonChange, SitRow, Write};
use crate::table::{Deed, Sitter, Status};

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export)).routes(routes!(forget))
}

/// Tables of one export; more than anybody plays.
const MOST_TABLES: usize = 100_000;

/// Everything that is kept about me: profile, tables, what I said, where I am signed in.
#[utoipa::path(get, path = "/api/me/export", tag = "identity", responses(
    (status = 200, body = Object), (status = 401, body = ProblemBody)))]
async fn export(State(app): State<App>, found: SignedIn) -> Answer<impl IntoResponse> {
    let store = &app.hall.store;
    let user = &found.user;
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
        .map(|row| json!({"made": row.made, "ends": row.ends, "this": row.id == found.id}))
        .collect();
    let export = json!({
        "profile": {
            "id": user.id, "name": user.name, "colour": user.colour, "created": found.created,
            "account": found.account,
        },
        "tables": tables,
        "seats": sits,
        "chat": chat,
        "sign_ins": sign_ins,
        "notify": notify::settings_of(&app, &user.id).await?,
    });
    Ok(([(header::CONTENT_DISPOSITION, "attachment; filename=\"klatsch-export.json\"")], Json(export)))
}

/// Goes for good: name and words are taken out of everything, running games go on without me.
#[utoipa::path(delete, path = "/api/me", tag = "identity", responses(
    (status = 204), (status = 401, body = ProblemBody)))]
async fn forget(
    State(app): State<App>,
    found: SignedIn,
    jar: SignedCookieJar,
) -> Answer<(SignedCookieJar, StatusCode)> {
    let user = found.user;
    // First the tables: if anything fails in between, it can be done again.
    for id in app.hall.store.hosted_open(&user.id).await? {
        pass_over(app.hall.close(&user, &id).await.map(drop), &id)?;
    }
    for row in app.hall.store.tables_of(&user.id, MOST_TABLES).await? {
        leave_table(&app, &user, &row.id).await?;
    }
    let sits =
        app.hall.store.sits_of(&user.id).await?.into_iter().map(nameless).collect::<Answer<Vec<_>>>()?;
    let tables: Vec<TableId> = sits.iter().map(|sit| sit.table.clone()).collect();
    app.hall.store.write(Write::Person(PersonChange::Forget(user.id.clone(), sits))).await?;
    app.hall.reload(Some(&tables)).await;
    app.signed_out(&user.id);
    Ok((jar.remove(Cookie::build(COOKIE).path("/")), StatusCode::NO_CONTENT))
}

/// Before the start the chair is free again; afterwards the seat has given up, and a bot plays for the others.
async fn leave_table(app: &App, user: &User, id: &TableId) -> Answer<()> {
    let table = app.hall.look(id, |table| Ok((table.status(), table.seats_of(&user.id)))).await;
    let (status, seats) = match table {
        Ok(found) => found,
        Err(problem) => return pass_over(Err(problem), id),
    };
    for seat in seats {
        let left = match status {
            Status::Open => app.hall.rise(user, id, Some(seat)).await,
            Status::Running => app.hall.resign(user, id, Some(seat)).await,
            Status::Over => continue,
        };
        pass_over(left.map(drop), id)?;
    }
    Ok(())
}

/// A table that does not want that deed any more, or cannot be read, does not hold anybody back.
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

/// The same step without a name.
fn nameless(sit: SitRow) -> Answer<SitRow> {
    let sitter: Sitter = serde_json::from_str(&sit.body).map_err(|_| Problem::internal())?;
    let sitter = Sitter { name: String::new(), ..sitter };
    let body = Deed::Sit(0, sitter).to_row(sit.version, 0, &[]).body;
    Ok(SitRow { body, ..sit })
}
