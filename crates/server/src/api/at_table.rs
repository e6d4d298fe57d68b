//! Somebody who calls about a table.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};

use crate::app::App;
use crate::identity::User;
use crate::ids::TableId;

/// The caller, and the table that the path names.
pub(super) struct AtTable {
    pub(super) app: App,
    pub(super) user: User,
    pub(super) id: TableId,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AtTable, Response> {
        let user = <User as FromRequestParts<App>>::from_request_parts(parts, app).await;
        let user = user.map_err(|problem| problem.into_response())?;
        let id = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = id.map_err(|refused| refused.into_response())?;
        Ok(AtTable { app: app.clone(), user, id: id.into() })
    }
}
