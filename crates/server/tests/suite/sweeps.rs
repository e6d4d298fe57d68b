//! What happens although nobody acts.

use axum::http::StatusCode;
use serde_json::json;
use server::clock::MINUTE;
use sqlx::Connection as _;

use crate::operations::for_operators;
use crate::support::{World, pair};

/// Adds copies of a table whose steps do not replay, all due before it.
async fn damaged_copies(world: &World, id: &str, copies: usize) {
    let mut database = world.database().await;
    let mut all = database.begin().await.expect("a transaction");
    for number in 0..copies {
        for text in [
            "INSERT INTO tables SELECT 'bad' || $2, created, game, rules, terms, 0, status, changed, $2 + 1, result \
             FROM tables WHERE id = $1",
            "INSERT INTO secrets SELECT 'bad' || $2, secret FROM secrets WHERE table_id = $1",
            "INSERT INTO steps SELECT 'bad' || $2, version, at, kind, seat, body, \
             CASE kind WHEN 'begin' THEN 'chance show 99' ELSE dealt END FROM steps WHERE table_id = $1",
        ] {
            let done = sqlx::query(text).bind(id).bind(number as i64).execute(&mut *all).await;
            done.expect("a copy");
        }
    }
    all.commit().await.expect("copies");
}

#[tokio::test]
async fn tables_that_cannot_be_read_stop_no_clock() {
    let world = World::sqlite().await;
    let pace = json!({"pace": {"kind": "live", "minutes": 1, "increment_s": 0}, "when_late": "forfeit"});
    let (ada, _, table) = pair(&world, "vivajava", pace).await;
    let id = table.rsplit('/').next().expect("an id");
    damaged_copies(&world, id, 520).await;
    world.clock.advance(MINUTE);
    for _ in 0..3 {
        world.service.sweep().await;
    }
    assert_eq!(ada.saw(&table).await["status"], "over", "its clock ran out");
    assert_eq!(world.service.sweep().await, 0, "nothing is looked after in vain");
    let (_, metrics) = for_operators(&world, "/metrics", "127.0.0.1:9", &[]).await;
    assert!(metrics.contains("klatsch_tables_quarantined 520"), "{metrics}");
    let (_, listed) = for_operators(&world, "/quarantined", "127.0.0.1:9", &[]).await;
    assert_eq!(listed.lines().count(), 520);
    assert!(listed.contains("bad519 3 internal"), "{listed}");
    let (status, _) = for_operators(&world, "/quarantined", "203.0.113.1:9", &[]).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "links are for those who have them");
}
