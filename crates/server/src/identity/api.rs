//! `/api/me`: who I am.

use axum::Json;
use axum::extract::State;
use axum_extra::extract::cookie::SignedCookieJar;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{GOOD_FOR, SignedIn, User, accounts, sign_in};
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::ids::{UserId, random_bytes};
use crate::store::{UserRow, Write};

/// The longest name.
const MOST_LETTERS: usize = 40;

/// The colours of guests who chose none.
const COLOURS: [&str; 8] =
    ["#8a5a2b", "#b5482a", "#d08c1d", "#5f7d3a", "#2f7a78", "#3c5fa0", "#7a4a8c", "#a03c62"];

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(me, become_somebody))
}

/// Who somebody is.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct Me {
    /// Never changes.
    id: String,
    /// What others call them.
    name: String,
    /// The colour of their avatar, such as `#8a5a2b`.
    colour: String,
    /// Whether there is a password, so that they can sign in elsewhere.
    account: bool,
}

impl Me {
    pub(super) fn new(user: User, account: bool) -> Me {
        Me { id: user.id.to_string(), name: user.name, colour: user.colour, account }
    }
}

/// How somebody wants to be called.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Wish {
    /// The name; without one it stays as it is, or is made up.
    name: Option<String>,
    /// The colour, as `#rrggbb`.
    colour: Option<String>,
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "identity", responses(
    (status = 200, body = Me), (status = 401, body = ProblemBody, description = "nobody yet")))]
async fn me(found: SignedIn) -> Json<Me> {
    Json(Me::new(found.user, found.account))
}

/// Becomes a guest on the first visit; afterwards changes name and colour.
#[utoipa::path(post, path = "/api/me", tag = "identity", request_body = Wish, responses(
    (status = 200, body = Me), (status = 400, body = ProblemBody),
    (status = 409, body = ProblemBody, description = "another account has that name")))]
async fn become_somebody(
    State(app): State<App>,
    found: Option<SignedIn>,
    jar: SignedCookieJar,
    Json(wish): Json<Wish>,
) -> Answer<(SignedCookieJar, Json<Me>)> {
    let dice = random_bytes(2);
    let user = found.as_ref().map(|found| &found.user);
    let id = user.map_or_else(UserId::random, |user| user.id.clone());
    let name = match (wish.name, user) {
        (Some(name), _) => check_name(&name)?,
        (None, Some(user)) => user.name.clone(),
        (None, None) => format!("Guest {}", 100 + u32::from(dice[0]) * 3),
    };
    let colour = match (wish.colour, user) {
        (Some(colour), _) => check_colour(&colour)?,
        (None, Some(user)) => user.colour.clone(),
        (None, None) => COLOURS[usize::from(dice[1]) % COLOURS.len()].into(),
    };
    let now = app.hall.clock.now();
    let row = UserRow { id: id.clone(), name, colour, created: now };
    let account = found.as_ref().is_some_and(|found| found.account);
    match account {
        true => accounts::rename(&app, row.clone()).await?,
        false => app.hall.store.write(Write::User(row.clone())).await?,
    }
    // A sign-in is renewed when half of its time is over.
    let jar = match found {
        Some(found) if found.ends - now > GOOD_FOR / 2 => jar,
        _ => jar.add(sign_in(&app, &id).await?),
    };
    Ok((jar, Json(Me::new(row.into(), account))))
}

pub(super) fn check_name(name: &str) -> Answer<String> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let n_letters = name.chars().count();
    if n_letters == 0 || n_letters > MOST_LETTERS || name.chars().any(is_unseen) {
        return Err(Problem::field("name", format!("expected 1 to {MOST_LETTERS} letters")));
    }
    Ok(name)
}

/// Letters that nobody sees, or that turn the direction of the others: a name could look like another one.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff0}'..='\u{fff8}' | '\u{e0000}'..='\u{e007f}')
}

fn check_colour(colour: &str) -> Answer<String> {
    let digits = colour.strip_prefix('#').unwrap_or("");
    match digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        true => Ok(colour.to_ascii_lowercase()),
        false => Err(Problem::field("colour", "expected `#rrggbb`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_seen() {
        assert_eq!(check_name("  Anna \t Maria ").expect("a name"), "Anna Maria");
        for bad in ["", "  ", "a\u{200b}b", "a\u{202e}b", "a\u{7}b", &"x".repeat(41)] {
            assert!(check_name(bad).is_err(), "{bad:?}");
        }
    }
}
