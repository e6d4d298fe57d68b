//! Orders that concern everybody: bans, announcements, maintenance.

use axum::http::StatusCode;
use ipnet::IpNet;

use super::order::Done;
use super::users::find;
use crate::app::App;
use crate::clock::Millis;
use crate::error::{Answer, Problem};
use crate::house::{Maintenance, Notice};
use crate::identity;
use crate::ids::TableId;
use crate::store::{BanRow, HouseChange, StoreError, Write, dated_id};
use crate::table::{Pace, Status, TableEvent, Terms};

/// The longest sentence for everybody.
const MOST_LETTERS: usize = 500;

/// Tables that are running at once; more than any service has.
const MOST_TABLES: usize = 1_000_000;

/// An address range as it is kept: `203.0.113.7` is the range of one address.
fn network(text: &str) -> Answer<String> {
    let one = text.parse::<std::net::IpAddr>().map(IpNet::from);
    let network = text.parse::<IpNet>().or(one);
    let network = network.map_err(|_| {
        Problem::field("network", format!("`{text}` is no address range such as 203.0.113.0/24"))
    })?;
    Ok(network.trunc().to_string())
}

pub(super) async fn ban(
    app: &App,
    user: Option<&str>,
    addresses: Option<&str>,
    for_ms: Option<Millis>,
    reason: String,
) -> Answer<Done> {
    let made = app.registry.clock.now();
    let user = match user {
        Some(user) => Some(find(app, user).await?.id),
        None => None,
    };
    let network = addresses.map(network).transpose()?;
    if user.is_some() == network.is_some() {
        return Err(Problem::field("user", "expected a user or an address range"));
    }
    let ends = for_ms.map(|time| made.saturating_add(time));
    let row = BanRow { id: dated_id(made), user, network, made, ends, reason };
    app.registry.store.write(Write::House(HouseChange::Ban(row.clone()))).await?;
    app.house.reload().await?;
    Ok(Done::Bans(vec![row]))
}

pub(super) async fn unban(app: &App, whom: &str) -> Answer<Done> {
    let bans = app.registry.store.bans().await?;
    let user = find(app, whom).await.ok().map(|user| user.id);
    let range = network(whom).ok();
    let is_meant = |ban: &&BanRow| {
        ban.id == whom
            || ban.user.is_some()
                && (ban.user == user || ban.user.as_ref().is_some_and(|id| id.as_str() == whom))
            || ban.network.is_some() && ban.network == range
    };
    let lifted: Vec<BanRow> = bans.iter().filter(is_meant).cloned().collect();
    if lifted.is_empty() {
        let message = format!("there is no ban of `{whom}`");
        return Err(Problem::new(StatusCode::NOT_FOUND, "ban/not_found", message));
    }
    for ban in &lifted {
        match app.registry.store.write(Write::House(HouseChange::Unban(ban.id.clone()))).await {
            // Somebody else lifted it meanwhile.
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    app.house.reload().await?;
    Ok(Done::Sentence(format!("`{whom}` may come in again")))
}

/// A sentence as it is kept.
fn sentence(text: &str) -> Answer<String> {
    let text = text.trim();
    match text.is_empty() || text.chars().count() > MOST_LETTERS || text.contains('\0') {
        true => Err(Problem::field("text", format!("expected 1 to {MOST_LETTERS} letters"))),
        false => Ok(text.into()),
    }
}

pub(super) async fn announce(app: &App, text: Option<String>, for_ms: Option<Millis>) -> Answer<Done> {
    let at = app.registry.clock.now();
    let mut said = app.house.said();
    let text = text.as_deref().map(sentence).transpose()?;
    said.notice = text.map(|text| Notice { text, at, until: for_ms.map(|time| at.saturating_add(time)) });
    app.house.say(&said).await?;
    Ok(Done::House(said))
}

pub(super) async fn maintenance_on(app: &App, text: Option<String>, stop_ms: Option<Millis>) -> Answer<Done> {
    let now = app.registry.clock.now();
    let mut said = app.house.said();
    let since = said.maintenance.as_ref().map_or(now, |maintenance| maintenance.since);
    if let Some(text) = text.as_deref() {
        said.notice = Some(Notice { text: sentence(text)?, at: now, until: None });
    }
    said.maintenance = Some(Maintenance { since, stops: stop_ms.map(|time| now.saturating_add(time)) });
    // First: games that begin meanwhile stand still by themselves.
    app.house.say(&said).await?;
    turn_clocks(app, &TableEvent::Pause).await?;
    Ok(Done::House(said))
}

pub(super) async fn maintenance_off(app: &App) -> Answer<Done> {
    let mut said = app.house.said();
    if said.maintenance.take().is_none() {
        return Err(Problem::conflict("house/open", "the service is not maintained"));
    }
    said.notice = None;
    app.house.say(&said).await?;
    turn_clocks(app, &TableEvent::Resume).await?;
    Ok(Done::House(said))
}

/// Stops the clocks of every running game, or lets them go on.
async fn turn_clocks(app: &App, event: &TableEvent) -> Answer<()> {
    for row in app.registry.store.tables_in(Some(Status::Running.text()), MOST_TABLES).await? {
        let terms = serde_json::from_str::<Terms>(&row.terms);
        if terms.is_ok_and(|terms| terms.pace == Pace::Unhurried) {
            continue;
        }
        turn_clock(app, &row.id, event).await?;
    }
    Ok(())
}

/// A table that is over, stands as it should, or cannot be read holds up no other.
async fn turn_clock(app: &App, id: &TableId, event: &TableEvent) -> Answer<()> {
    match app.registry.act(id, |_| Ok(event.clone())).await {
        Err(problem) if problem.status.is_server_error() => Err(problem),
        Err(problem) => {
            tracing::debug!(table = id.tag(), code = problem.code(), "its clock is not turned");
            Ok(())
        }
        Ok(_) => Ok(()),
    }
}

/// Cookies are signed with another key from now on.
pub(super) async fn rotate_key(app: &App) -> Answer<Done> {
    app.registry.store.write(Write::House(HouseChange::Key(identity::fresh_key()))).await?;
    app.house.reload().await?;
    Ok(Done::Sentence(
        "cookies have a new key; those with the one before stay good until the next change".into(),
    ))
}
