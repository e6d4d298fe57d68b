//! What is said at a table: players among themselves, watchers among themselves.

use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Read;
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::User;
use crate::ids::{TableId, random_text};
use crate::shape::socket::{Heard, News};
use crate::store::{ChatRow, Write};
use crate::table::followers::chat_room;
use crate::table::manage::may_see;

/// The longest line.
const MOST_LETTERS: usize = 1_000;

/// The most lines of one answer.
const MOST_LINES: usize = 200;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(heard, said))
}

/// A line somebody says.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Line {
    /// What.
    pub(crate) text: String,
}

/// A line somebody said.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ChatLine"))]
#[schema(as = ChatLine)]
pub(crate) struct Said {
    /// Orders lines.
    pub(crate) id: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
    /// `players` or `watchers`.
    pub(crate) room: String,
    /// Who.
    pub(crate) user: String,
    /// Their name then.
    pub(crate) name: String,
    /// What.
    pub(crate) text: String,
}

impl From<ChatRow> for Said {
    fn from(row: ChatRow) -> Said {
        let ChatRow { id, at, room, user, name, text, .. } = row;
        Said { id, at, room, user: user.to_string(), name, text }
    }
}

/// The room a user speaks and listens in.
pub(crate) async fn room_of(app: &App, user: &User, id: &TableId) -> Answer<&'static str> {
    app.registry
        .look(id, |table| {
            may_see(table, user)?;
            Ok(chat_room(table, &user.id))
        })
        .await
}

/// Stores a line, then tells those in the same room.
pub(crate) async fn say(app: &App, user: &User, id: &TableId, text: &str) -> Answer<Said> {
    let room = room_of(app, user, id).await?;
    let text = text.trim();
    if text.is_empty() || text.chars().count() > MOST_LETTERS || text.contains('\0') {
        return Err(Problem::field("text", format!("expected 1 to {MOST_LETTERS} letters")));
    }
    let now = app.registry.clock.now();
    let row = ChatRow {
        id: format!("{now:015}-{}", random_text(6)),
        table: id.clone(),
        at: now,
        room: room.into(),
        user: user.id.clone(),
        name: user.name.clone(),
        text: text.into(),
    };
    app.registry.store.write(Write::Chat(row.clone())).await?;
    let said = Said::from(row);
    app.registry.tell_chat(id, room, chat_text(&said).into());
    Ok(said)
}

/// The message of a line.
pub(crate) fn chat_text(said: &Said) -> String {
    serde_json::to_string(&News::Chat(Heard { line: said })).unwrap_or_default()
}

/// The last lines of my room, oldest first.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Said>), (status = 403, body = ProblemBody)))]
async fn heard(State(app): State<App>, user: User, Path(id): Path<String>) -> Answer<Json<Vec<Said>>> {
    let id = TableId::from(id);
    let room = room_of(&app, &user, &id).await?;
    let rows = app.registry.store.chat(&id, room, MOST_LINES).await?;
    Ok(Json(rows.into_iter().map(Said::from).collect()))
}

/// Says something in my room.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = String, Path)),
    request_body = Line, responses((status = 200, body = Said), (status = 403, body = ProblemBody)))]
async fn said(
    State(app): State<App>,
    user: User,
    Path(id): Path<String>,
    Read(line): Read<Line>,
) -> Answer<Json<Said>> {
    Ok(Json(say(&app, &user, &id.into(), &line.text).await?))
}
