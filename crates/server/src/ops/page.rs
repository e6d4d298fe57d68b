//! `/operator`: what an operator wants to know at a glance, for a browser.

use std::fmt::Write as _;

use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::api::{is_operator, text_of_figures};
use crate::app::App;
use crate::error::Answer;

/// How the page looks.
const STYLE: &str = "body{font:16px/1.45 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;\
color:#2b1d12;background:#fbf6ee}h1{font-size:1.5rem}h2{font-size:1.15rem;margin-top:2rem}table{border-collapse:\
collapse;width:100%}td,th{text-align:left;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #d9c9b4;vertical-align:\
top}td:last-child{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}pre{overflow:auto}";

/// Most lines of a list.
const MOST: usize = 20;

pub(super) async fn style() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], STYLE)
}

/// The page, for an operator; a browser is asked for the token.
pub(super) async fn page(State(app): State<App>, request: Request) -> Response {
    if !is_operator(&app, &request) {
        let ask = [(header::WWW_AUTHENTICATE, "Basic realm=\"klatsch operator\", charset=\"UTF-8\"")];
        return match app.config.metrics_token {
            Some(_) => (StatusCode::UNAUTHORIZED, ask).into_response(),
            None => StatusCode::NOT_FOUND.into_response(),
        };
    }
    match written(&app).await {
        Ok(page) => {
            let headers =
                [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-store")];
            (headers, page).into_response()
        }
        Err(problem) => problem.into_response(),
    }
}

async fn written(app: &App) -> Answer<String> {
    let store = &app.registry.store;
    let now = app.registry.clock.now();
    let mut page = String::from(
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><meta http-equiv=\"refresh\" content=\"30\"><title>Kaffeeklatsch: operator\
         </title><link rel=\"stylesheet\" href=\"/operator.css\"></head><body><main><h1>Kaffeeklatsch</h1>",
    );
    let said = app.house.said();
    let mut state = Vec::new();
    if let Some(maintenance) = &said.maintenance {
        state.push(vec!["Maintenance".into(), format!("for {}", ago(now - maintenance.since))]);
    }
    if let Some(notice) = said.notice_at(now) {
        state.push(vec!["Everybody is told".into(), notice.into()]);
    }
    state.push(vec![
        "Reports that nobody is done with".into(),
        store.reports(false, 1_000).await?.len().to_string(),
    ]);
    state.push(vec!["Bans".into(), store.bans().await?.len().to_string()]);
    section(&mut page, "The house", &state);
    section(&mut page, "Figures", &facts(&text_of_figures(app).await));
    let quarantined = app.registry.quarantine.list();
    if !quarantined.is_empty() {
        let _ = write!(page, "<h2>Tables that cannot be read</h2><pre>{}</pre>", escaped(&quarantined));
    }
    let failed = store.errands_failed(MOST).await?;
    let failed: Vec<_> = failed
        .into_iter()
        .map(|row| {
            let next =
                row.due.map_or_else(|| "given up".into(), |due| format!("again in {}", ago(due - now)));
            vec![row.kind, row.user.to_string(), format!("{}, {} times, {next}", row.why, row.attempts)]
        })
        .collect();
    section(&mut page, "What could not be sent", &failed);
    let acts = store.audit(MOST).await?.into_iter();
    let acts = acts.map(|row| vec![format!("{} ago", ago(now - row.at)), row.operator, row.outcome, row.act]);
    section(&mut page, "What operators did", &acts.collect::<Vec<_>>());
    page += "</main></body></html>\n";
    Ok(page)
}

/// The figures without histograms, each with what it is.
fn facts(metrics: &str) -> Vec<Vec<String>> {
    let mut help = "";
    let mut facts = Vec::new();
    for line in metrics.lines() {
        if let Some(rest) = line.strip_prefix("# HELP ") {
            help = rest.split_once(' ').map_or(rest, |(_, help)| help).trim_end_matches('.');
        }
        let Some((name, value)) = line.rsplit_once(' ').filter(|_| !line.starts_with('#')) else { continue };
        let labels = name.split_once('{').map(|(_, labels)| labels.trim_end_matches('}'));
        let name = name.split('{').next().unwrap_or(name);
        if ["_bucket", "_sum", "_count"].iter().any(|part| name.ends_with(part)) {
            continue;
        }
        facts.push(vec![format!("{help} {}", labels.unwrap_or_default()).trim().to_string(), value.into()]);
    }
    facts
}

fn section(page: &mut String, title: &str, rows: &[Vec<String>]) {
    if rows.is_empty() {
        return;
    }
    let _ = write!(page, "<h2>{}</h2><table>", escaped(title));
    for row in rows {
        *page += "<tr>";
        for cell in row {
            let _ = write!(page, "<td>{}</td>", escaped(cell));
        }
        *page += "</tr>";
    }
    *page += "</table>";
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A time for people.
fn ago(time: i64) -> String {
    match time.max(0) / 1_000 {
        seconds @ 0..120 => format!("{seconds} s"),
        seconds @ 120..7_200 => format!("{} min", seconds / 60),
        seconds @ 7_200..172_800 => format!("{} h", seconds / 3_600),
        seconds => format!("{} days", seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_and_nothing_becomes_a_tag() {
        let text = "# HELP klatsch_tables Stored tables.\n# TYPE klatsch_tables gauge\n\
            klatsch_tables{status=\"open\"} 3\n# HELP klatsch_x Long.\nklatsch_x_bucket{le=\"1\"} 9\n# EOF\n";
        assert_eq!(facts(text), [["Stored tables status=\"open\"", "3"]]);
        let mut page = String::new();
        section(&mut page, "T", &[vec!["<script>".into()]]);
        assert_eq!(page, "<h2>T</h2><table><tr><td>&lt;script&gt;</td></tr></table>");
    }
}
