//! Orders about what guests told.

use axum::http::StatusCode;

use super::order::{Done, ReportPage};
use crate::app::App;
use crate::error::{Answer, Problem};
use crate::ids::UserId;
use crate::store::{HouseChange, ReportRow, StoreError, Write};

/// Lines in which the one that is meant is looked for.
const MOST_LINES: usize = 1_000;

/// Lines that are shown.
const SHOWN: usize = 10;

pub(super) async fn list(app: &App, all: bool, limit: usize) -> Answer<Done> {
    let mut pages = Vec::new();
    for report in app.registry.store.reports(all, limit).await? {
        pages.push(ReportPage {
            by_name: name(app, &report.user).await?,
            about_name: name(app, &report.about).await?,
            said: said(app, &report).await?,
            report,
        });
    }
    Ok(Done::Reports(pages))
}

async fn name(app: &App, user: &UserId) -> Answer<String> {
    Ok(app.registry.store.user(user).await?.map(|user| user.name).unwrap_or_default())
}

/// What was said at the table up to the line that is meant; without one, the last lines of the players.
async fn said(app: &App, report: &ReportRow) -> Answer<Vec<String>> {
    for room in ["players", "watchers"] {
        let mut lines = app.registry.store.chat(&report.table, room, MOST_LINES).await?;
        match &report.line {
            Some(id) => match lines.iter().position(|line| line.id == *id) {
                Some(at) => lines.truncate(at + 1),
                None => continue,
            },
            None => lines.retain(|line| line.at <= report.at),
        }
        let from = lines.len().saturating_sub(SHOWN);
        return Ok(lines[from..].iter().map(|line| format!("{}: {}", line.name, line.text)).collect());
    }
    Ok(Vec::new())
}

pub(super) async fn done(app: &App, id: &str) -> Answer<Done> {
    let change = HouseChange::ReportDone(id.into(), app.registry.clock.now());
    match app.registry.store.write(Write::House(change)).await {
        Err(StoreError::Conflict) => {
            Err(Problem::new(StatusCode::NOT_FOUND, "report/not_found", "there is no such report"))
        }
        other => {
            other?;
            Ok(Done::Sentence(format!("the report {id} is done")))
        }
    }
}
