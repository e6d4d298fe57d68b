//! `/api/me/notify` and muting a table.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Read;
use super::at_table::AtTable;
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::User;
use crate::ids::random_text;
use crate::notify::guard;
use crate::notify::postman::WEBHOOK;
use crate::notify::settings::Hook;
use crate::shape::notify::{Told, Wish};
use crate::store::{PersonChange, Write};
use crate::table::manage::may_see;

/// The most browsers of one person.
const MOST_BROWSERS: usize = 10;

/// The letters of a secret: 160 bits.
const SECRET_LETTERS: usize = 32;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(read, write)).routes(routes!(mute))
}

/// How am I told?
#[utoipa::path(get, path = "/api/me/notify", tag = "notify", responses(
    (status = 200, body = Told), (status = 401, body = ProblemBody)))]
async fn read(State(app): State<App>, user: User) -> Answer<Json<Told>> {
    Ok(Json(app.notifier.told(&user.id).await?))
}

/// Says how I want to be told.
#[utoipa::path(put, path = "/api/me/notify", tag = "notify", request_body = Wish, responses(
    (status = 200, body = Told), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody)))]
async fn write(State(app): State<App>, user: User, Read(wish): Read<Wish>) -> Answer<Json<Told>> {
    let outlets = app.notifier.outlets();
    if let Some(url) = &wish.webhook {
        guard::check(url, outlets.reach).map_err(|wrong| Problem::field("webhook", wrong))?;
    }
    if let Some(browsers) = &wish.push {
        if browsers.len() > MOST_BROWSERS {
            return Err(Problem::field("push", format!("expected at most {MOST_BROWSERS} browsers")));
        }
        let push = outlets.push();
        for browser in browsers {
            push.ok_or_else(|| Problem::field("push", "this service wakes no browsers"))?.check(browser)?;
        }
    }
    let changed = app.notifier.change_settings(&user.id, |settings| {
        let known = settings
            .webhook
            .take()
            .filter(|hook| !wish.new_secret && Some(&hook.url) == wish.webhook.as_ref());
        let made = known.is_none().then(|| random_text(SECRET_LETTERS));
        let secret = made.filter(|_| wish.webhook.is_some());
        let fresh = || Some(Hook { url: wish.webhook.clone()?, secret: secret.clone()? });
        settings.webhook = known.or_else(fresh);
        if let Some(browsers) = &wish.push {
            settings.push.clone_from(browsers);
        }
        Ok(secret)
    });
    let (settings, secret) = changed.await?;
    if secret.is_some() || settings.webhook.is_none() {
        // What failed was another program's affair.
        app.postman.drop_waiting(&user.id, WEBHOOK).await?;
    }
    Ok(Json(Told { secret, ..app.notifier.told(&user.id).await? }))
}

/// Whether I want to hear of a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Muting {
    /// Whether I want to hear nothing.
    muted: bool,
}

/// Wants to hear nothing more of a table, or again something.
#[utoipa::path(put, path = "/api/tables/{id}/mute", tag = "notify", params(("id" = String, Path)),
    request_body = Muting, responses((status = 204), (status = 403, body = ProblemBody)))]
async fn mute(AtTable { app, user, id }: AtTable, Read(muting): Read<Muting>) -> Answer<StatusCode> {
    app.registry
        .look(&id, |table| match table.seats_of(&user.id).is_empty() {
            true => {
                may_see(table, &user).and(Err(Problem::forbidden("seat/not_yours", "you do not sit there")))
            }
            false => Ok(()),
        })
        .await?;
    app.registry.store.write(Write::Person(PersonChange::Mute(user.id.clone(), id, muting.muted))).await?;
    Ok(StatusCode::NO_CONTENT)
}
