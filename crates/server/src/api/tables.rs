//! Tables: make, find, join, leave, begin, end.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::at_table::AtTable;
use super::{OfSeat, Read};
use crate::app::App;
use crate::error::{Answer, ProblemBody};
use crate::identity::User;
use crate::ids::TableId;
use crate::shape::played::{Played, PlayedGame};
use crate::shape::table::{Changed, KeptResult, Made, TableDoc, Tables};
use crate::shape::terms::TableRequest;
use crate::store::TableRow;
use crate::table::Terms;

/// The most tables of one list.
const MOST: usize = 100;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(create, lobby))
        .routes(routes!(mine))
        .routes(routes!(played))
        .routes(routes!(table))
        .routes(routes!(join))
        .routes(routes!(leave))
        .routes(routes!(remove))
        .routes(routes!(start))
        .routes(routes!(close))
        .routes(routes!(bot))
        .routes(routes!(resign))
        .routes(routes!(abort))
        .routes(routes!(decline))
        .routes(routes!(seek))
        .routes(routes!(give_back))
        .routes(routes!(rematch))
}

pub(crate) async fn made(app: &App, user: &User, id: &TableId) -> Answer<(StatusCode, Json<Made>)> {
    let table = app.registry.doc(Some(user), id).await?;
    Ok((StatusCode::CREATED, Json(Made { id: id.to_string(), table })))
}

/// Makes a table. The caller is its host and sits down.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = TableRequest, responses(
    (status = 201, body = Made), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody)))]
async fn create(
    State(app): State<App>,
    user: User,
    Read(wishes): Read<TableRequest>,
) -> Answer<(StatusCode, Json<Made>)> {
    let id = app.registry.create(&user, wishes).await?;
    made(&app, &user, &id).await
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Which {
    /// `open` (also if missing), `running` or `over`.
    status: Option<String>,
}

/// The lobby: listed tables, changed last first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Which), responses((status = 200, body = Tables)))]
async fn lobby(State(app): State<App>, Query(which): Query<Which>) -> Answer<Json<Tables>> {
    let status = which.status.unwrap_or_else(|| "open".into());
    let rows = app.registry.store.listed(&status, MOST).await?;
    Ok(Json(Tables { tables: docs(&app, None, rows).await }))
}

/// Tables at which I sit.
#[utoipa::path(get, path = "/api/me/tables", tag = "tables", responses((status = 200, body = Tables)))]
async fn mine(State(app): State<App>, user: User) -> Answer<Json<Tables>> {
    let rows = app.registry.store.tables_of(&user.id, MOST).await?;
    Ok(Json(Tables { tables: docs(&app, Some(&user), rows).await }))
}

/// Finished games that are counted.
const MOST_COUNTED: usize = 5_000;

/// What I have played, by game: how often, how well, against whom of the house.
#[utoipa::path(get, path = "/api/me/played", tag = "tables", responses((status = 200, body = Played)))]
async fn played(State(app): State<App>, user: User) -> Answer<Json<Played>> {
    let mut games: Vec<PlayedGame> = Vec::new();
    for (row, seats) in app.registry.store.played(&user.id, MOST_COUNTED).await? {
        let kept =
            row.standing.result.as_deref().and_then(|text| serde_json::from_str::<KeptResult>(text).ok());
        let terms = serde_json::from_str::<Terms>(&row.terms).ok();
        let (Some(kept), Some(terms)) = (kept, terms) else { continue };
        // What goes on from a position is practice.
        if terms.origin.as_ref().is_some_and(|origin| origin.position.is_some()) {
            continue;
        }
        let found = games.iter().position(|known| known.game == row.game).unwrap_or_else(|| {
            games.push(PlayedGame { game: row.game.clone(), ..PlayedGame::default() });
            games.len() - 1
        });
        games[found].count(row.id, row.standing.changed, &seats, &kept, terms.n_seats);
    }
    games.retain(|game| game.played + game.one_screen > 0);
    games.iter_mut().for_each(PlayedGame::reckon);
    Ok(Json(Played { games }))
}

/// Tables that cannot be read are left out; the log says why.
async fn docs(app: &App, user: Option<&User>, rows: Vec<TableRow>) -> Vec<TableDoc> {
    let mut docs = Vec::with_capacity(rows.len());
    for row in rows {
        if let Ok(doc) = app.registry.doc(user, &row.id).await {
            docs.push(doc);
        }
    }
    docs
}

/// What is known of a table: who sits where, what was agreed, how it ended.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = String, Path)), responses(
    (status = 200, body = TableDoc), (status = 404, body = ProblemBody)))]
async fn table(State(app): State<App>, user: Option<User>, Path(id): Path<String>) -> Answer<Json<TableDoc>> {
    Ok(Json(app.registry.doc(user.as_ref(), &id.into()).await?))
}

/// How somebody wants to sit down.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct Joining {
    /// The code of the invitation, for tables that are not listed.
    code: Option<String>,
    /// Which seat; without one, the first free one.
    seat: Option<usize>,
    /// What the client adds to chance.
    contribution: Option<String>,
}

/// Sits down; may be done several times by people at one screen.
#[utoipa::path(post, path = "/api/tables/{id}/join", tag = "tables", params(("id" = String, Path)),
    request_body = Joining, responses((status = 200, body = Changed), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody)))]
async fn join(AtTable { app, user, id }: AtTable, Read(wish): Read<Joining>) -> Answer<Json<Changed>> {
    let version = app.registry.sit(&user, &id, wish.code.as_deref(), wish.seat, wish.contribution).await?;
    Ok(Json(Changed { version }))
}

/// Leaves before the start.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(("id" = String, Path)),
    request_body = OfSeat, responses((status = 200, body = Changed), (status = 403, body = ProblemBody)))]
async fn leave(AtTable { app, user, id }: AtTable, Read(of): Read<OfSeat>) -> Answer<Json<Changed>> {
    Ok(Json(Changed { version: app.registry.rise(&user, &id, of.seat).await? }))
}

/// The seat that somebody must leave.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Removal {
    /// The seat.
    seat: usize,
}

/// The host sends a bot or a player away before the start; a player leaves all seats and may not come back.
#[utoipa::path(post, path = "/api/tables/{id}/remove", tag = "tables", params(("id" = String, Path)),
    request_body = Removal, responses((status = 200, body = Changed), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody)))]
async fn remove(AtTable { app, user, id }: AtTable, Read(of): Read<Removal>) -> Answer<Json<Changed>> {
    Ok(Json(Changed { version: app.registry.remove(&user, &id, of.seat).await? }))
}

/// The host begins the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Changed), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
async fn start(AtTable { app, user, id }: AtTable) -> Answer<Json<Changed>> {
    Ok(Json(Changed { version: app.registry.begin(&user, &id).await? }))
}

/// The host closes a table that has not begun.
#[utoipa::path(post, path = "/api/tables/{id}/close", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Changed), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
async fn close(AtTable { app, user, id }: AtTable) -> Answer<Json<Changed>> {
    Ok(Json(Changed { version: app.registry.close(&user, &id).await? }))
}

/// A bot for a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct BotWish {
    /// The seat: a free one, or that of a late player.
    seat: usize,
    /// The bot, as `GET /api/games` lists them.
    bot: String,
}

/// The host seats a bot.
#[utoipa::path(post, path = "/api/tables/{id}/bot", tag = "tables", params(("id" = String, Path)),
    request_body = BotWish, responses((status = 200, body = Changed), (status = 403, body = ProblemBody)))]
async fn bot(AtTable { app, user, id }: AtTable, Read(wish): Read<BotWish>) -> Answer<Json<Changed>> {
    let version = app.registry.seat_bot(&user, &id, wish.seat, &wish.bot).await?;
    Ok(Json(Changed { version }))
}

/// Gives up.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", params(("id" = String, Path)),
    request_body = OfSeat, responses((status = 200, body = Changed), (status = 403, body = ProblemBody)))]
async fn resign(AtTable { app, user, id }: AtTable, Read(of): Read<OfSeat>) -> Answer<Json<Changed>> {
    Ok(Json(Changed { version: app.registry.resign(&user, &id, of.seat).await? }))
}

/// Agrees to stop without a result; it stops when all players agree.
#[utoipa::path(post, path = "/api/tables/{id}/abort", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Changed), (status = 403, body = ProblemBody)))]
async fn abort(AtTable { app, user, id }: AtTable) -> Answer<Json<Changed>> {
    Ok(Json(Changed { version: app.registry.agree(&user, &id).await? }))
}

/// Wants to play on: nobody agrees to stop any more.
#[utoipa::path(post, path = "/api/tables/{id}/decline", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = Changed), (status = 403, body = ProblemBody)))]
async fn decline(AtTable { app, user, id }: AtTable) -> Answer<Json<Changed>> {
    Ok(Json(Changed { version: app.registry.decline(&user, &id).await? }))
}

/// Sits down at a table of the lobby with these terms that waits for somebody, or opens one.
#[utoipa::path(post, path = "/api/seek", tag = "tables", request_body = TableRequest, responses(
    (status = 201, body = Made), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody)))]
async fn seek(
    State(app): State<App>,
    user: User,
    Read(wishes): Read<TableRequest>,
) -> Answer<(StatusCode, Json<Made>)> {
    let id = app.registry.seek(&user, wishes).await?;
    made(&app, &user, &id).await
}

/// Returns to a seat that a bot plays because its player was late.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(("id" = String, Path)),
    request_body = OfSeat, responses((status = 200, body = Changed), (status = 403, body = ProblemBody)))]
async fn give_back(AtTable { app, user, id }: AtTable, Read(of): Read<OfSeat>) -> Answer<Json<Changed>> {
    Ok(Json(Changed { version: app.registry.give_back(&user, &id, of.seat).await? }))
}

/// The same table again: the first who wants it makes it, the others sit down there.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 201, body = Made), (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
async fn rematch(AtTable { app, user, id }: AtTable) -> Answer<(StatusCode, Json<Made>)> {
    let new = app.registry.rematch(&user, &id).await?;
    made(&app, &user, &new).await
}
