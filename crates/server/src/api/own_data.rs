//! Taking one's data along, and taking them away.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum_extra::extract::cookie::{Cookie, SignedCookieJar};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::error::{Answer, ProblemBody};
use crate::identity::{COOKIE, SignedIn, User};
use crate::personal_data;
use crate::store::UserRow;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(export)).routes(routes!(forget))
}

/// Everything that is kept about me: profile, tables, what I said, where I am signed in.
#[utoipa::path(get, path = "/api/me/export", tag = "identity", responses(
    (status = 200, body = Object), (status = 401, body = ProblemBody)))]
async fn export(State(app): State<App>, found: SignedIn) -> Answer<impl IntoResponse> {
    let SignedIn { user: User { id, name, colour }, created, id: this, .. } = found;
    let export = personal_data::export(&app, UserRow { id, name, colour, created }, Some(&this)).await?;
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
    personal_data::forget(&app, &found.user).await?;
    Ok((jar.remove(Cookie::build(COOKIE).path("/")), StatusCode::NO_CONTENT))
}
