//! `/api/me`: who I am.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum_extra::extract::cookie::SignedCookieJar;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{Read, accounts};
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::limits::Kind;
use crate::identity::peer::Peer;
use crate::identity::{GOOD_FOR, SignedIn, User, names};
use crate::ids::{UserId, random_bytes};
use crate::shape::me::Me;
use crate::store::{UserRow, Write};

/// The colours of guests who chose none.
const COLOURS: [&str; 8] =
    ["#8a5a2b", "#b5482a", "#d08c1d", "#5f7d3a", "#2f7a78", "#3c5fa0", "#7a4a8c", "#a03c62"];

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(me, become_somebody))
}

/// Who a user is.
pub(super) fn me_of(user: User, account: bool) -> Me {
    Me { id: user.id.to_string(), name: user.name, colour: user.colour, account }
}

/// How somebody wants to be called.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = Profile)]
pub(crate) struct Wish {
    /// The name, 1 to 40 letters; without one it stays as it is, or is made up.
    #[schema(min_length = 1)]
    name: Option<String>,
    /// The colour, as `#rrggbb`.
    #[schema(pattern = "^#[0-9a-fA-F]{6}$")]
    colour: Option<String>,
    /// The invitation code of the house, where new guests need one.
    invitation: Option<String>,
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "identity", responses(
    (status = 200, body = Me), (status = 401, body = ProblemBody, description = "nobody yet")))]
async fn me(
    State(app): State<App>,
    found: SignedIn,
    headers: HeaderMap,
    jar: SignedCookieJar,
) -> (SignedCookieJar, Json<Me>) {
    let jar = match app.sign_ins.signed_again(&headers) {
        Some(cookie) => jar.add(cookie),
        None => jar,
    };
    (jar, Json(me_of(found.user, found.account)))
}

/// Becomes a guest on the first visit; afterwards changes name and colour.
#[utoipa::path(post, path = "/api/me", tag = "identity", request_body = Wish, responses(
    (status = 200, body = Me), (status = 400, body = ProblemBody),
    (status = 403, body = ProblemBody, description = "nobody new comes in, or not without an invitation"),
    (status = 409, body = ProblemBody, description = "another account has that name, or nobody may be called so")))]
async fn become_somebody(
    State(app): State<App>,
    Extension(peer): Extension<Peer>,
    found: Option<SignedIn>,
    jar: SignedCookieJar,
    Read(wish): Read<Wish>,
) -> Answer<(SignedCookieJar, Json<Me>)> {
    let dice = random_bytes(2);
    let user = found.as_ref().map(|found| &found.user);
    if user.is_none()
        && let Err(problem) = app.config.entry.check(wish.invitation.as_deref())
    {
        // Who guesses is slowed down as who guesses passwords.
        app.limits.check_peer(Kind::SignIn, peer)?;
        return Err(problem);
    }
    let id = user.map_or_else(UserId::random, |user| user.id.clone());
    let name = match (wish.name, user) {
        (Some(name), user) => {
            let name = names::check(&name)?;
            // Who is called so already may stay so.
            if user.is_none_or(|user| user.name != name) {
                app.config.reserved.check(&name)?;
            }
            name
        }
        (None, Some(user)) => user.name.clone(),
        (None, None) => format!("Guest {}", 100 + u32::from(dice[0]) * 3),
    };
    let colour = match (wish.colour, user) {
        (Some(colour), _) => check_colour(&colour)?,
        (None, Some(user)) => user.colour.clone(),
        (None, None) => COLOURS[usize::from(dice[1]) % COLOURS.len()].into(),
    };
    let now = app.registry.clock.now();
    let row = UserRow { id: id.clone(), name, colour, created: now };
    let account = found.as_ref().is_some_and(|found| found.account);
    match account {
        true => accounts::rename(&app, row.clone()).await?,
        false => app.registry.store.write(Write::User(row.clone())).await?,
    }
    // A sign-in is renewed when half of its time is over.
    let jar = match found {
        Some(found) if found.ends - now > GOOD_FOR / 2 => jar,
        _ => jar.add(app.sign_ins.sign_in(&id).await?),
    };
    Ok((jar, Json(me_of(row.into(), account))))
}

fn check_colour(colour: &str) -> Answer<String> {
    let digits = colour.strip_prefix('#').unwrap_or("");
    match digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        true => Ok(colour.to_ascii_lowercase()),
        false => Err(Problem::field("colour", "expected `#rrggbb`")),
    }
}
