//! A table whose rows were damaged stays closed and untouched; all others go on.

use axum::http::StatusCode;
use serde_json::json;
use server::ops::doctor::examine;
use server::store::{Source, inspect};
use table::QuickDealer;

use crate::support::{World, pair, step};

/// Every row of a table, as text.
async fn rows(world: &World, id: &str) -> Vec<(i64, String, String)> {
    sqlx::query_as("SELECT version, body, dealt FROM steps WHERE table_id = $1 ORDER BY version")
        .bind(id)
        .fetch_all(&mut world.database().await)
        .await
        .expect("rows")
}

/// The doctor finds exactly this table beside a running service, and changes nothing.
async fn doctor_finds(world: &World, id: &str) {
    let scratch = tempfile::tempdir().expect("a folder");
    let place = world.service.app.config.place.clone();
    let store = inspect(&Source::Place(place), scratch.path()).await.expect("a copy of what is there");
    let mut last = (0, 0);
    let findings = examine(store.as_ref(), |done, whole| last = (done, whole)).await.expect("findings");
    store.close().await;
    let named: Vec<&str> = findings.unreadable.iter().map(|finding| finding.table.as_str()).collect();
    assert_eq!((findings.tables, named.as_slice(), last), (2, [id].as_slice(), (2, 2)), "{findings:?}");
}

/// Plays two tables, damages one of them by this statement, and starts the service again.
async fn after(damage: &str) {
    let mut world = World::sqlite().await;
    let mut dealer = QuickDealer::new(31);
    let (ada, ben, bad) = pair(&world, "cafe", json!({})).await;
    let (cleo, dora, good) = pair(&world, "cafe", json!({})).await;
    for _ in 0..12 {
        step(&[&ada, &ben], &bad, &mut dealer).await.expect("the game goes on");
        step(&[&cleo, &dora], &good, &mut dealer).await.expect("the game goes on");
    }
    let id = bad.rsplit('/').next().expect("an id").to_string();
    let n_changed = sqlx::query(damage).bind(&id).execute(&mut world.database().await).await;
    assert_eq!(n_changed.expect("a statement").rows_affected(), 1, "{damage}");
    let damaged = rows(&world, &id).await;
    doctor_finds(&world, &id).await;

    world = world.reopened().await;
    assert_eq!(world.service.sample().await.expect("a sample"), (1, vec![id.clone()]), "{damage}");
    let (ada, ben) = (ada.at(&world), ben.at(&world));
    for path in ["", "/view", "/versions/3", "/chat"] {
        let (status, problem) = ada.get(&format!("{bad}{path}")).await;
        assert_eq!((status, &problem["code"]), (StatusCode::CONFLICT, &json!("table/quarantined")), "{path}");
    }
    for (path, body) in [
        ("/play", json!({"action": "pass", "version": 14})),
        ("/undo", json!({"version": 14})),
        ("/resign", json!({})),
        ("/abort", json!({})),
    ] {
        ben.refused(&format!("{bad}{path}"), body, "table/quarantined").await;
    }
    let listed = ada.saw("/api/tables?status=running").await;
    let listed = listed["tables"].as_array().expect("tables");
    assert_eq!(listed.len(), 1, "only the good one is shown");
    // Clocks and bots leave it alone as well.
    world.clock.advance(1_000_000);
    world.service.sweep().await;
    assert_eq!(rows(&world, &id).await, damaged, "nothing was repaired by guess");

    let (cleo, dora) = (cleo.at(&world), dora.at(&world));
    while step(&[&cleo, &dora], &good, &mut dealer).await.is_some() {}
    assert_eq!(dora.saw(&good).await["status"], "over", "the other table goes on");
}

#[tokio::test]
async fn what_chance_brought_was_changed() {
    after("UPDATE steps SET dealt = 'chance show 99' WHERE table_id = $1 AND version = 3").await;
}

#[tokio::test]
async fn a_choice_was_changed() {
    after("UPDATE steps SET body = 'place 9,9 turn 0' WHERE table_id = $1 AND version = 6").await;
}

#[tokio::test]
async fn a_step_is_missing() {
    after("DELETE FROM steps WHERE table_id = $1 AND version = 5").await;
}

#[tokio::test]
async fn the_secret_is_another() {
    after(
        "UPDATE secrets SET secret = '00000000000000000000000000000000000000000000000000000000000000aa' \
         WHERE table_id = $1",
    )
    .await;
}
