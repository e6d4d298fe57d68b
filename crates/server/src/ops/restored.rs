//! A backup that was put back while the service runs: memory is of yesterday, and is dropped.

use std::time::Duration;

use tokio::sync::watch;

use crate::app::App;
use crate::clock::closed;
use crate::error::Answer;
use crate::store::{GENERATION, PersonChange, Write};

/// How often somebody looks.
const EVERY: Duration = Duration::from_secs(1);

/// After this many looks, what nobody needs any more is thrown away.
const TIDY: u32 = 600;

/// Drops what is in memory if a backup was put back since the last look. Says whether it was.
pub(crate) async fn look(app: &App) -> Answer<bool> {
    let now = app.registry.store.setting(GENERATION).await?;
    let changed = *app.generation.lock().await != now;
    let Some(generation) = now.filter(|_| changed) else { return Ok(false) };
    let mut known = app.generation.lock().await;
    // Until `accept` nothing is written, so nothing of yesterday gets into what is stored now.
    app.registry.reload(None).await;
    app.registry.store.accept(&generation);
    app.sign_ins.renew_keys().await?;
    *known = Some(generation);
    app.sign_ins.everybody_out();
    tracing::warn!("a backup was put back; every table is read again");
    Ok(true)
}

/// Looks until the service closes.
pub(crate) async fn watch(app: App, mut closing: watch::Receiver<bool>) {
    let mut looks = 0;
    loop {
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            () = closed(&mut closing) => return,
        }
        if let Err(problem) = look(&app).await {
            tracing::warn!(code = problem.code(), "cannot ask whether a backup was put back");
        }
        looks += 1;
        if looks % TIDY == 0 {
            app.limits.tidy();
            let expire = PersonChange::Expire(app.registry.clock.now());
            if let Err(error) = app.registry.store.write(Write::Person(expire)).await {
                tracing::warn!(%error, "old sign-ins cannot be forgotten");
            }
        }
    }
}
