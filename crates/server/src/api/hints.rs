//! Hints: what the strongest bot would do.

use axum::Json;
use axum::extract::Extension;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::at_table::AtTable;
use super::{OfSeat, Read};
use crate::app::App;
use crate::error::{Answer, ProblemBody};
use crate::identity::limits::Kind;
use crate::identity::peer::Peer;
use crate::shape::hints::Hint;
use crate::shape::socket::Nothing;
use crate::sync::hung_up::HungUp;

/// What a hint costs, in steps of a game computed again.
const HINT: u64 = 500;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(hint, stop))
}

/// Asks what the strongest bot would do for one's seat. The answer takes as long as it thinks; one hint at a time, and none for those who hang up.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path)),
    request_body = OfSeat, responses((status = 200, body = Hint),
    (status = 403, body = ProblemBody, description = "no hints at this table, or not one's seat"),
    (status = 409, body = ProblemBody, description = "busy, stopped, or nothing to choose")))]
async fn hint(
    AtTable { app, user, id }: AtTable,
    Extension(peer): Extension<Peer>,
    Extension(HungUp(stop)): Extension<HungUp>,
    Read(of): Read<OfSeat>,
) -> Answer<Json<Hint>> {
    app.limits.pay(Kind::Work, peer, &user.id, HINT)?;
    Ok(Json(app.registry.hint(&user, &id, of.seat, stop).await?))
}

/// Stops the hint that one has asked for; it does not count.
#[utoipa::path(delete, path = "/api/tables/{id}/hint", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
async fn stop(AtTable { app, user, id }: AtTable) -> Answer<Json<Nothing>> {
    app.registry.look(&id, |_| Ok(())).await?;
    app.registry.hints.stop(&user.id);
    Ok(Json(Nothing {}))
}
