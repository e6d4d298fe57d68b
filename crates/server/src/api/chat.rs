//! What is said at a table: players among themselves, watchers among themselves.

use axum::Json;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Read;
use super::at_table::AtTable;
use crate::app::App;
use crate::error::{Answer, ProblemBody};
use crate::shape::socket::ChatLine;

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

/// The last lines of my room, oldest first.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = String, Path)),
    responses((status = 200, body = Vec<ChatLine>), (status = 403, body = ProblemBody)))]
async fn heard(AtTable { app, user, id }: AtTable) -> Answer<Json<Vec<ChatLine>>> {
    Ok(Json(app.registry.heard(&user, &id).await?))
}

/// Says something in my room.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = String, Path)),
    request_body = Line, responses((status = 200, body = ChatLine), (status = 403, body = ProblemBody)))]
async fn said(AtTable { app, user, id }: AtTable, Read(line): Read<Line>) -> Answer<Json<ChatLine>> {
    Ok(Json(app.registry.say(&user, &id, &line.text).await?))
}
