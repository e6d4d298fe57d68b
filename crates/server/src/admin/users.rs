//! Orders about one user.

use super::order::{Done, OnceLink, UserLine, UserPage};
use super::tables::line;
use crate::app::App;
use crate::error::{Answer, Problem};
use crate::identity::{User, names};
use crate::ids::UserId;
use crate::personal_data;
use crate::store::{ListedUser, UserRow};

/// Tables that are shown of one user.
const MOST_TABLES: usize = 100;

/// How many of one name are told apart.
const MOST_NAMESAKES: usize = 20;

/// Who is meant: an id, the name of an account, or a name that only one has.
pub(super) async fn find(app: &App, text: &str) -> Answer<UserRow> {
    let store = &app.registry.store;
    if let Some(user) = store.user(&UserId::from(text)).await? {
        return Ok(user);
    }
    if let Some(account) = names::account(store.as_ref(), text).await?
        && let Some(user) = store.user(&account.user).await?
    {
        return Ok(user);
    }
    let mut called = store.users(text, false, MOST_NAMESAKES).await?;
    called.retain(|listed| listed.user.name == text);
    match called.as_slice() {
        [] => Err(Problem::new(
            axum::http::StatusCode::NOT_FOUND,
            "user/not_found",
            format!("nobody is called `{text}`"),
        )),
        [one] => Ok(one.user.clone()),
        many => {
            let ids: Vec<&str> = many.iter().map(|listed| listed.user.id.as_str()).collect();
            let message = format!("several are called `{text}`; name one by id: {}", ids.join(", "));
            Err(Problem::conflict("user/several", message))
        }
    }
}

fn user_line(listed: ListedUser) -> UserLine {
    UserLine {
        id: listed.user.id.to_string(),
        name: listed.user.name,
        account: listed.account,
        created: listed.user.created,
        signed_in: listed.signed_in,
    }
}

pub(super) async fn list(app: &App, part: &str, accounts: bool, limit: usize) -> Answer<Done> {
    let users = app.registry.store.users(part, accounts, limit).await?;
    Ok(Done::Users(users.into_iter().map(user_line).collect()))
}

pub(super) async fn show(app: &App, text: &str) -> Answer<Done> {
    let store = &app.registry.store;
    let user = find(app, text).await?;
    let sign_ins = store.sign_ins(&user.id).await?;
    let mut bans = store.bans().await?;
    bans.retain(|ban| ban.user.as_ref() == Some(&user.id));
    let listed = ListedUser {
        account: store.account_of(&user.id).await?.is_some(),
        signed_in: sign_ins.iter().map(|row| row.made).max(),
        user: user.clone(),
    };
    Ok(Done::User(Box::new(UserPage {
        user: user_line(listed),
        devices: sign_ins.len(),
        tables: store.tables_of(&user.id, MOST_TABLES).await?.into_iter().map(line).collect(),
        bans,
    })))
}

pub(super) async fn rename(app: &App, text: &str, name: &str) -> Answer<Done> {
    let user = find(app, text).await?;
    let before = user.name.clone();
    let name = personal_data::rename(app, user, name).await?;
    Ok(Done::Sentence(format!("`{before}` is called `{name}` everywhere from now on")))
}

pub(super) async fn delete(app: &App, text: &str) -> Answer<Done> {
    let user = find(app, text).await?;
    let sentence = format!("`{}` ({}) is gone, and leaves no name", user.name, user.id);
    personal_data::forget(app, &User::from(user)).await?;
    Ok(Done::Sentence(sentence))
}

pub(super) async fn export(app: &App, text: &str) -> Answer<Done> {
    let user = find(app, text).await?;
    Ok(Done::Export(personal_data::export(app, user, None).await?))
}

pub(super) async fn reset_password(app: &App, text: &str) -> Answer<Done> {
    let user = find(app, text).await?;
    if app.registry.store.account_of(&user.id).await?.is_none() {
        return Err(Problem::conflict("identity/guest", "a guest has no password"));
    }
    let (link, ends) = app.links.for_password(&user.id).await?;
    Ok(Done::Link(OnceLink { user: user.name, link, ends }))
}
