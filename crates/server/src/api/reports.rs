//! What guests tell the operator about one another.

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::Read;
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::User;
use crate::ids::{TableId, UserId};
use crate::store::{HouseChange, ReportRow, Write, dated_id};
use crate::table::manage::may_see;

/// The longest report.
const MOST_LETTERS: usize = 1_000;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(report))
}

/// Something about somebody at a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Report {
    /// At which table.
    table: String,
    /// About whom: the id of a user.
    about: String,
    /// The id of the line of the chat that it is about.
    line: Option<String>,
    /// What happened, 1 to 1,000 letters.
    #[schema(min_length = 1, max_length = 1000)]
    text: String,
}

/// Tells the operator about somebody at a table.
#[utoipa::path(post, path = "/api/reports", tag = "identity", request_body = Report, responses(
    (status = 204), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
    (status = 404, body = ProblemBody, description = "there is no such table, or nobody of that id")))]
async fn report(State(app): State<App>, user: User, Read(report): Read<Report>) -> Answer<StatusCode> {
    let text = report.text.trim();
    if text.is_empty() || text.chars().count() > MOST_LETTERS {
        return Err(Problem::field("text", format!("expected 1 to {MOST_LETTERS} letters")));
    }
    let table = TableId::from(report.table);
    app.registry.look(&table, |table| may_see(table, &user)).await?;
    let about = UserId::from(report.about);
    if app.registry.store.user(&about).await?.is_none() {
        return Err(Problem::new(StatusCode::NOT_FOUND, "user/not_found", "there is nobody of that id"));
    }
    let at = app.registry.clock.now();
    let row = ReportRow {
        id: dated_id(at),
        at,
        user: user.id,
        about,
        table,
        line: report.line,
        text: text.into(),
        done: None,
    };
    app.registry.store.write(Write::House(HouseChange::Report(row))).await?;
    tracing::info!("somebody reported somebody: `klatsch admin reports list`");
    Ok(StatusCode::NO_CONTENT)
}
