//! What came of an order, for people and for programs.

use std::io::{self, Write as _};

use anyhow::Result;
use serde_json::Value;
use server::admin::{Done, ReportPage, TableLine, UserLine};
use server::store::{AuditRow, BanRow};

use crate::moment::moment;

/// One JSON value.
pub(super) fn json(value: &Value) -> Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, value)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

/// What came of an order.
pub(super) fn done(done: &Done, as_json: bool) -> Result<()> {
    match done {
        Done::Export(export) => return json(export),
        Done::Table(table) => return json(table),
        done if as_json => return json(&serde_json::to_value(done)?),
        _ => {}
    }
    let mut out = io::stdout().lock();
    for line in lines(done) {
        writeln!(out, "{line}")?;
    }
    Ok(out.flush()?)
}

fn lines(done: &Done) -> Vec<String> {
    match done {
        Done::Users(users) => users.iter().map(user).collect(),
        Done::User(page) => {
            let mut lines = vec![user(&page.user), format!("signed in on {} devices", page.devices)];
            lines.extend(page.bans.iter().map(ban));
            lines.extend(page.tables.iter().map(table));
            lines
        }
        Done::Link(link) => {
            vec![link.link.clone(), format!("for `{}`; works once, until {}", link.user, moment(link.ends))]
        }
        Done::Bans(bans) => bans.iter().map(ban).collect(),
        Done::Tables(tables) => tables.iter().map(table).collect(),
        Done::House(said) => {
            let mut lines = Vec::new();
            match &said.maintenance {
                Some(maintenance) => {
                    lines.push(format!(
                        "maintenance since {}: no new tables, clocks stand still",
                        moment(maintenance.since)
                    ));
                    lines.extend(
                        maintenance.stops.map(|stops| format!("every node stops at {}", moment(stops))),
                    );
                }
                None => lines.push("no maintenance".into()),
            }
            match &said.notice {
                Some(notice) => lines.push(format!("everybody is told: {}", notice.text)),
                None => lines.push("nothing is announced".into()),
            }
            lines
        }
        Done::Reports(reports) => reports.iter().flat_map(report).collect(),
        Done::Audit(acts) => acts.iter().map(act).collect(),
        Done::Sentence(sentence) => vec![sentence.clone()],
        Done::Export(_) | Done::Table(_) => Vec::new(),
    }
}

fn user(user: &UserLine) -> String {
    let kind = if user.account { "account" } else { "guest" };
    let seen = user.signed_in.map_or_else(|| "-".into(), moment);
    format!("{} {kind:7} came {} signed in {seen} {}", user.id, moment(user.created), user.name)
}

fn table(table: &TableLine) -> String {
    let listed = if table.listed { "listed" } else { "by link" };
    format!(
        "{} {:9} {:7} {listed:7} made {} changed {}",
        table.id,
        table.game,
        table.status,
        moment(table.created),
        moment(table.changed)
    )
}

fn ban(ban: &BanRow) -> String {
    let user = ban.user.as_ref().map(|user| format!("user {user}"));
    let whom = user.or_else(|| ban.network.as_ref().map(|network| format!("addresses {network}")));
    let ends = ban.ends.map_or_else(|| "for good".into(), |ends| format!("until {}", moment(ends)));
    let reason = if ban.reason.is_empty() { String::new() } else { format!(": {}", ban.reason) };
    format!("ban {} of {} {ends}{reason}", ban.id, whom.unwrap_or_default())
}

fn report(page: &ReportPage) -> Vec<String> {
    let ReportPage { report, by_name, about_name, said } = page;
    let mut lines = vec![
        format!(
            "{} {}: `{by_name}` ({}) about `{about_name}` ({}) at the table {}{}",
            report.id,
            moment(report.at),
            report.user,
            report.about,
            report.table,
            if report.done.is_some() { ", done" } else { "" }
        ),
        format!("    {}", report.text.replace('\n', " ")),
    ];
    lines.extend(said.iter().map(|line| format!("    | {line}")));
    lines
}

fn act(row: &AuditRow) -> String {
    format!("{} {} {} {}", moment(row.at), row.operator, row.outcome, row.act)
}
