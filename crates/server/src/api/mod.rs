//! The HTTP calls. Each handler reads its request, asks [`crate::table::TableRegistry`], and answers in JSON.

mod accounts;
mod at_table;
mod chat;
pub(crate) mod document;
mod forgotten;
mod hints;
mod lessons;
mod mailbox;
mod me;
mod notify;
mod own_data;
pub(crate) mod pages;
mod play;
mod read;
mod records;
mod reports;
mod tables;

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::read::Read;
use crate::app::App;
use crate::config::Legal;
use crate::shape::games::{GameInfo, Games};
use crate::shape::house::{House, LegalTexts};

pub(crate) fn routes() -> OpenApiRouter<App> {
    me::routes()
        .merge(accounts::routes())
        .merge(own_data::routes())
        .merge(forgotten::routes())
        .merge(notify::routes())
        .merge(mailbox::routes())
        .routes(routes!(games))
        .routes(routes!(house))
        .routes(routes!(legal))
        .merge(tables::routes())
        .merge(play::routes())
        .merge(records::routes())
        .merge(chat::routes())
        .merge(reports::routes())
        .merge(hints::routes())
        .merge(lessons::routes())
}

/// What can be played, with every option: as `games` of the line protocol.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Games)))]
async fn games() -> Json<Games> {
    Json(Games { games: wire::GAMES.iter().map(GameInfo::from).collect() })
}

/// What the operator says about privacy, and who runs the service.
#[utoipa::path(get, path = "/api/legal", tag = "games", responses((status = 200, body = LegalTexts)))]
async fn legal(State(app): State<App>) -> Json<LegalTexts> {
    let Legal { privacy, imprint } = app.config.legal.clone();
    Json(LegalTexts { privacy, imprint })
}

/// What a client should know of the house.
#[utoipa::path(get, path = "/api/house", tag = "games", responses((status = 200, body = House)))]
async fn house(State(app): State<App>) -> Json<House> {
    let said = app.house.said();
    Json(House {
        lan: app.config.lan.clone(),
        notice: said.notice_at(app.registry.clock.now()).map(String::from),
        maintenance: said.maintenance.is_some(),
        mails: app.notifier.outlets().mailer().is_some(),
        legal: [("privacy", &app.config.legal.privacy), ("imprint", &app.config.legal.imprint)]
            .into_iter()
            .filter_map(|(name, text)| text.as_ref().map(|_| name))
            .collect(),
    })
}

/// A seat, if the caller has several.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct OfSeat {
    /// Which; without one, the one that is awaited, or the first.
    pub(crate) seat: Option<usize>,
}
