//! Playing over plain HTTP, for programs that need no socket.

use axum::Json;
use axum::extract::Query;
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Read;
use super::at_table::AtTable;
use crate::app::App;
use crate::error::{Answer, ProblemBody};
use crate::shape::records::NowSeen;
use crate::shape::socket::Why;
use crate::shape::table::Changed;
use crate::table::frame;
use crate::table::manage::{view_json, viewer_for};

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(view))
        .routes(routes!(play))
        .routes(routes!(undo))
        .routes(routes!(why))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct As {
    /// A seat of one's own, or `spectator`; without it, as one sits.
    #[serde(rename = "as")]
    audience: Option<String>,
}

impl As {
    /// As JSON has it: a number or a text.
    pub(crate) fn value(&self) -> Option<Value> {
        let text = self.audience.as_ref()?;
        Some(text.parse::<u64>().map_or_else(|_| json!(text), Value::from))
    }
}

/// The table as one viewer sees it, with what that viewer may choose.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "play", params(("id" = String, Path), As), responses(
    (status = 200, body = NowSeen), (status = 403, body = ProblemBody)))]
async fn view(AtTable { app, user, id }: AtTable, Query(audience): Query<As>) -> Answer<Json<NowSeen>> {
    let answer = app.registry.look(&id, |table| {
        let viewer = viewer_for(table, &user, audience.value().as_ref())?;
        Ok(NowSeen {
            version: table.version,
            awaits: table.awaits().into(),
            view: view_json(table, viewer)?,
            legal: frame::legal(table, viewer),
            clocks: table.clocks.faces(app.registry.clock.now()),
        })
    });
    Ok(Json(answer.await?))
}

/// A choice.
#[derive(Deserialize, ToSchema)]
struct Choice {
    /// In notation, such as `take 17 pay yellow`.
    action: String,
    /// The seat, if the caller has several.
    seat: Option<usize>,
    /// The version it answers.
    version: u64,
}

/// Plays an action.
#[utoipa::path(post, path = "/api/tables/{id}/play", tag = "play", params(("id" = String, Path)),
    request_body = Choice, responses((status = 200, body = Changed), (status = 403, body = ProblemBody),
    (status = 409, body = ProblemBody, description = "stale"),
    (status = 422, body = ProblemBody, description = "the rules refuse it")))]
async fn play(AtTable { app, user, id }: AtTable, Read(choice): Read<Choice>) -> Answer<Json<Changed>> {
    let version = app.registry.play(&user, &id, choice.seat, choice.version, &choice.action).await?;
    Ok(Json(Changed { version }))
}

/// What is taken back.
#[derive(Deserialize, ToSchema)]
struct Undoing {
    /// The seat, if the caller has several.
    seat: Option<usize>,
    /// The version it answers.
    version: u64,
    /// The whole turn, or only the last choice.
    #[serde(default)]
    whole_turn: bool,
}

/// Takes a choice back, or a whole turn, as far as nobody has learnt anything since.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(("id" = String, Path)),
    request_body = Undoing, responses((status = 200, body = Changed), (status = 409, body = ProblemBody)))]
async fn undo(AtTable { app, user, id }: AtTable, Read(wish): Read<Undoing>) -> Answer<Json<Changed>> {
    let version = app.registry.undo(&user, &id, wish.seat, wish.version, wish.whole_turn).await?;
    Ok(Json(Changed { version }))
}

/// A question.
#[derive(Deserialize, ToSchema)]
struct Question {
    /// In notation.
    action: String,
    /// The seat, if the caller has several.
    seat: Option<usize>,
}

/// Whether an action could be played now, and if not, why.
#[utoipa::path(post, path = "/api/tables/{id}/why", tag = "play", params(("id" = String, Path)),
    request_body = Question, responses((status = 200, body = Why), (status = 403, body = ProblemBody)))]
async fn why(AtTable { app, user, id }: AtTable, Read(question): Read<Question>) -> Answer<Json<Why>> {
    Ok(Json(app.registry.why(&user, &id, question.seat, &question.action).await?))
}
