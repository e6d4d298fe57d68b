//! Games that are over: their records, every version of them, and new tables that go on from there.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use table::{Seat, Viewer};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{AnyTable, Audience, Chance, Draws, GameEntry, Past, StepEvents};

use super::Read;
use super::at_table::AtTable;
use super::play::As;
use super::tables::made;
use crate::app::App;
use crate::error::{Answer, Problem, ProblemBody};
use crate::identity::User;
use crate::identity::limits::Kind;
use crate::identity::peer::Peer;
use crate::ids::TableId;
use crate::shape::records::{DrawsSaid, RecordShown, Replay, ReplayVersion, ThenSeen};
use crate::shape::table::Made;
use crate::store::StepRow;
use crate::table::manage::{may_see, viewer_for};
use crate::table::{Status, Table, TableEvent};

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(record))
        .routes(routes!(replay))
        .routes(routes!(version))
        .routes(routes!(fork))
        .routes(routes!(shown))
}

fn over(table: &Table) -> Answer<()> {
    match table.status() {
        Status::Over => Ok(()),
        _ => Err(Problem::conflict("table/not_over", "a record holds every secret; the game is not over")),
    }
}

/// The record as text, with the secret behind its chance; `klatsch check` verifies every draw.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 409, body = ProblemBody)))]
async fn record(
    AtTable { app, user, id }: AtTable,
    Extension(peer): Extension<Peer>,
) -> Answer<impl IntoResponse> {
    let text = app
        .registry
        .look(&id, |table| {
            may_see(table, &user)?;
            over(table)?;
            app.limits.pay(Kind::Work, peer, &user.id, table.version)?;
            table
                .revealed_record()
                .ok_or_else(|| Problem::conflict("table/not_begun", "this game never began"))
        })
        .await?;
    // Names of tables are letters and digits; others do not come this far.
    let file = format!("attachment; filename=\"klatsch-{id}.record\"");
    Ok((
        [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
            (header::CONTENT_DISPOSITION, file),
        ],
        text,
    ))
}

/// Every version of a table: what was done, when, what happened, and the view after it. While the game is on, only
/// with the eyes one has.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "records", params(("id" = String, Path), As), responses(
    (status = 200, body = Replay), (status = 409, body = ProblemBody)))]
async fn replay(
    AtTable { app, user, id }: AtTable,
    Extension(peer): Extension<Peer>,
    Query(audience): Query<As>,
) -> Answer<Response> {
    let audience = app
        .registry
        .look(&id, |table| {
            let audience = eyes_now(table, &user, &audience)?;
            app.limits.pay(Kind::Work, peer, &user.id, VIEWED * table.version)?;
            Ok(audience)
        })
        .await?;
    let (table, _) = app.registry.load(&id, 0).await?;
    let steps = app.registry.store.steps(&id, 0).await?;
    let text = app.aside.run(move || {
        let replay = replayed(id, table, &steps, audience)?;
        serde_json::to_vec(&replay).map_err(|_| Problem::internal())
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], text.await??).into_response())
}

/// A version of a replay takes as long as this many steps: each has its view.
const VIEWED: u64 = 4;

/// Plays a game again, version by version.
fn replayed(id: TableId, mut table: Table, steps: &[StepRow], audience: Audience) -> Answer<Replay> {
    let (mut versions, mut shown) = (Vec::new(), None);
    for step in steps {
        let (event, done) = table.replay(step)?;
        let events = done
            .happened
            .iter()
            .flat_map(|happened| happened.seen_by(audience))
            .map(|told| json!(told))
            .collect();
        versions.push(ReplayVersion {
            version: step.version,
            at: step.at,
            kind: event.kind(),
            seat: event.seat(),
            action: match &event {
                TableEvent::Play(_, action) => Some(action.clone()),
                _ => None,
            },
            events,
            delta: table.game.as_deref().and_then(|game| change(game, audience, &mut shown)),
        });
    }
    let view = table.game.as_ref().map_or(Value::Null, |game| game.view(audience));
    Ok(Replay { table: id, versions, view })
}

/// What changed since what was shown before, which is this from now on; everything where nothing was shown.
fn change(game: &dyn AnyTable, audience: Audience, shown: &mut Option<Past>) -> Option<Box<RawValue>> {
    let text = match shown.replace(game.past()) {
        Some(before) => game.delta(&before, audience, false)?,
        None => json!([game.view(audience)]).to_string(),
    };
    RawValue::from_string(text).ok()
}

/// A record file.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct RecordText {
    /// Its text.
    record: String,
}

/// A record file that anybody has: checked by the rules, shown version by version, and not kept. A refusal names the
/// first bad line.
#[utoipa::path(post, path = "/api/replay", tag = "records", params(As),
    request_body = RecordText, responses(
    (status = 200, body = RecordShown), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody)))]
async fn shown(
    State(app): State<App>,
    user: User,
    Extension(peer): Extension<Peer>,
    Query(wish): Query<As>,
    Read(RecordText { record: text }): Read<RecordText>,
) -> Answer<Response> {
    app.limits.pay(Kind::Work, peer, &user.id, VIEWED * text.lines().count() as u64)?;
    let shown = app.aside.run(move || {
        let shown = record_shown(&text, wish.value().as_ref())?;
        serde_json::to_vec(&shown).map_err(|_| Problem::internal())
    });
    Ok(([(header::CONTENT_TYPE, "application/json")], shown.await??).into_response())
}

fn record_shown(text: &str, wish: Option<&Value>) -> Answer<RecordShown> {
    let (whole, draws) = GameEntry::verify_record(text)?;
    let audience = eyes_of(wish, whole.n_seats())?;
    let (mut game, happened) = GameEntry::open_record(&head_of(&whole.record()), Chance::Manual)?;
    let told = |happened: &StepEvents| -> Vec<Value> {
        happened.seen_by(audience).map(|told| json!(told)).collect()
    };
    let mut version = ReplayVersion {
        version: 1,
        at: 0,
        kind: TableEvent::Begin.kind(),
        seat: None,
        action: None,
        events: told(&happened),
        delta: None,
    };
    let (mut versions, mut before) = (Vec::new(), None);
    for step in whole.steps_since(0) {
        let choice = step.split_once(' ').and_then(|(who, action)| Some((who.parse::<Seat>().ok()?, action)));
        // What chance brings belongs to the choice that led to it.
        if let Some((seat, action)) = choice {
            version.delta = change(game.as_ref(), audience, &mut before);
            let next = ReplayVersion {
                version: version.version + 1,
                at: 0,
                kind: "play",
                seat: Some(seat.index()),
                action: Some(action.into()),
                events: Vec::new(),
                delta: None,
            };
            versions.push(std::mem::replace(&mut version, next));
        }
        version.events.extend(told(&game.submit(None, &step)?));
    }
    version.delta = change(game.as_ref(), audience, &mut before);
    versions.push(version);
    let mut scores = game.final_scores().map(|_| game.scores()).unwrap_or_default();
    Ok(RecordShown {
        game: whole.game_id().into(),
        setup: whole.setup(),
        n_seats: whole.n_seats(),
        draws: match draws {
            Draws::Unpledged => DrawsSaid::Unpledged,
            Draws::Sealed => DrawsSaid::Sealed,
            Draws::Verified => DrawsSaid::Verified,
        },
        scores: serde_json::from_value(scores.remove("scores").unwrap_or_default()).ok(),
        versions,
        view: game.view(audience),
    })
}

/// What stands before the first step of a record: the game and where it began.
fn head_of(record: &str) -> String {
    let after = ["1 ", "end ", "secret "];
    let head = record.lines().take_while(|line| !after.iter().any(|start| line.starts_with(start)));
    head.collect::<Vec<_>>().join("\n")
}

/// Whose eyes may look back: of a game that is on, those one has.
fn eyes_now(table: &Table, user: &User, wish: &As) -> Answer<Audience> {
    match table.status() {
        Status::Over => eyes_for(table, user, wish),
        _ => Ok(Audience::Viewer(viewer_for(table, user, wish.value().as_ref())?)),
    }
}

/// Whose eyes may look back: of a game that is over everybody may see everything.
fn eyes_for(table: &Table, user: &User, wish: &As) -> Answer<Audience> {
    may_see(table, user)?;
    eyes_of(wish.value().as_ref(), table.chairs.len())
}

/// The eyes that are wished for, where everybody may see everything.
fn eyes_of(wish: Option<&Value>, n_seats: usize) -> Answer<Audience> {
    match wish {
        None => Ok(Audience::Viewer(Viewer::Spectator)),
        Some(Value::String(text)) if text == "all" => Ok(Audience::All),
        Some(Value::String(text)) if text == "spectator" => Ok(Audience::Viewer(Viewer::Spectator)),
        Some(wish) => {
            let seat = wish.as_u64().and_then(|seat| table::Seat::new(usize::try_from(seat).ok()?));
            let seat = seat.filter(|seat| seat.index() < n_seats);
            seat.map(|seat| Audience::Viewer(Viewer::Seat(seat)))
                .ok_or_else(|| wire::Fault::new(wire::Code::ViewUnknown, "there is no such viewer").into())
        }
    }
}

/// The table as it was at a version: what a permalink shows. While the game is on, only the versions so far, and
/// only with the eyes one has.
#[utoipa::path(get, path = "/api/tables/{id}/versions/{version}", tag = "records",
    params(("id" = String, Path), ("version" = u64, Path), As), responses(
    (status = 200, body = ThenSeen), (status = 404, body = ProblemBody)))]
async fn version(
    State(app): State<App>,
    user: User,
    Extension(peer): Extension<Peer>,
    Path((id, version)): Path<(String, u64)>,
    Query(wish): Query<As>,
) -> Answer<Json<ThenSeen>> {
    let id = TableId::from(id);
    let audience = app
        .registry
        .look(&id, |table| {
            let audience = eyes_now(table, &user, &wish)?;
            if version > table.version {
                return Err(no_version());
            }
            app.limits.pay(Kind::Work, peer, &user.id, version)?;
            Ok(audience)
        })
        .await?;
    let (mut then, _) = app.registry.load(&id, 0).await?;
    let steps = app.registry.store.steps(&id, 0).await?;
    let seen = app.aside.run(move || {
        for step in steps.iter().take_while(|step| step.version <= version) {
            then.replay(step)?;
        }
        let view = then.game.as_ref().map_or(Value::Null, |game| game.view(audience));
        Ok::<_, Problem>(ThenSeen { version, awaits: then.awaits().into(), view })
    });
    Ok(Json(seen.await??))
}

fn no_version() -> Problem {
    Problem::new(StatusCode::NOT_FOUND, "table/no_version", "the table never had that version")
}

/// Where and how to go on.
#[derive(Default, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
struct Fork {
    /// The version to go on from.
    version: u64,
    /// Bots by seat; all other seats are the caller's.
    bots: BTreeMap<usize, String>,
}

/// A new table that goes on from a version of a game that is over.
#[utoipa::path(post, path = "/api/tables/{id}/fork", tag = "records", params(("id" = String, Path)),
    request_body = Fork, responses((status = 201, body = Made), (status = 409, body = ProblemBody)))]
async fn fork(
    AtTable { app, user, id }: AtTable,
    Extension(peer): Extension<Peer>,
    Read(fork): Read<Fork>,
) -> Answer<(StatusCode, Json<Made>)> {
    app.limits.pay(Kind::Work, peer, &user.id, fork.version)?;
    let new = app.registry.fork(&user, &id, fork.version, &fork.bots).await?;
    made(&app, &user, &new).await
}
