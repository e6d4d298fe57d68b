//! The HTTP calls. Each handler reads its request, asks [`crate::table::TableRegistry`], and answers in JSON.

mod chat;
pub(crate) mod document;
mod hints;
mod lessons;
pub(crate) mod pages;
mod play;
mod read;
mod records;
mod reports;
mod tables;
pub(crate) mod web_files;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(crate) use chat::{Said, chat_text, say};
pub(crate) use read::{Read, object, objects};
#[cfg(test)]
pub(crate) use tables::Made;

use crate::app::App;
use crate::config::Legal;
use crate::shape::games::{GameInfo, Games};

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
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

/// What a client should know of the house.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct House {
    /// The address on the home network, if the service was opened to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) lan: Option<String>,
    /// What the operator tells everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub(crate) notice: Option<String>,
    /// Whether the service is maintained: no new tables, and clocks stand still.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub(crate) maintenance: bool,
    /// Whether the service sends mail, so that a forgotten password can be replaced.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    pub(crate) mails: bool,
    /// Which texts of the operator there are: `privacy`, `imprint`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    pub(crate) legal: Vec<&'static str>,
}

/// Texts of the operator.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct LegalTexts {
    /// What is kept about people, and why.
    privacy: Option<String>,
    /// Who runs the service.
    imprint: Option<String>,
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

/// A change was made.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Changed {
    /// The version of the table now.
    pub(crate) version: u64,
}

/// A seat, if the caller has several.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct OfSeat {
    /// Which; without one, the one that is awaited, or the first.
    pub(crate) seat: Option<usize>,
}
