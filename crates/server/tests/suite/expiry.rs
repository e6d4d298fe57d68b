//! What nobody needs any more is removed, from the store and from memory.

use axum::http::StatusCode;
use serde_json::json;
use server::clock::{DAY, MINUTE};

use crate::support::{World, pair};

pub(crate) async fn tables_that_never_began_are_removed(world: World) {
    let (ada, ben, running) = pair(&world, "vivajava", json!({})).await;
    let open = ada.table(json!({"game": "cafe", "listed": true})).await;
    let busy = ada.table(json!({"game": "cafe", "listed": true})).await;
    let over = ada.table(json!({"game": "cafe", "listed": true})).await;
    ada.did(&format!("{open}/chat"), json!({"text": "anybody?"})).await;
    ada.did(&format!("{over}/close"), json!({})).await;
    world.clock.advance(13 * DAY);
    ben.did(&format!("{busy}/join"), json!({})).await;
    assert_eq!(world.service.expire().await.expect("a look"), 0);
    world.clock.advance(2 * DAY);
    assert_eq!(world.service.expire().await.expect("a look"), 1);
    assert_eq!(ada.get(&open).await.0, StatusCode::NOT_FOUND);
    for table in [&busy, &running, &over] {
        ada.saw(table).await;
    }
    assert_eq!(ada.saw("/api/me/tables").await["tables"].as_array().map(Vec::len), Some(3));
    assert_eq!(ada.saw("/api/me/export").await["chat"], json!([]), "with all that belongs to it");
    world.clock.advance(400 * DAY);
    world.service.expire().await.expect("a look");
    assert!(
        world
            .service
            .app
            .registry
            .store
            .table(&running["/api/tables/".len()..].into())
            .await
            .expect("a store")
            .is_some()
    );
}

#[tokio::test]
async fn abandoned_games_are_removed_by_the_rule_of_the_operator() {
    let world = World::sqlite_with(|config| config.expiry.abandoned = Some(30)).await;
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    let (cem, dora, played) = pair(&world, "vivajava", json!({})).await;
    world.clock.advance(20 * DAY);
    crate::support::step(&[&cem, &dora], &played, &mut table::QuickDealer::new(1)).await.expect("a move");
    world.clock.advance(11 * DAY);
    assert_eq!(world.service.expire().await.expect("a look"), 1);
    assert_eq!(ben.get(&table).await.0, StatusCode::NOT_FOUND);
    assert_eq!(ada.saw("/api/me/tables").await["tables"], json!([]));
    assert_eq!(dora.saw(&played).await["status"], "running");
}

pub(crate) async fn guests_without_tables_are_forgotten(world: World) {
    let (ada, _, _) = pair(&world, "vivajava", json!({})).await;
    let (guest, kept) = (world.person("Guest").await, world.person("Kept").await);
    kept.did("/api/me/account", json!({"name": "Kept", "password": "a cup of coffee"})).await;
    let store = &world.service.app.registry.store;
    world.clock.advance(181 * DAY);
    let late = world.person("Late").await;
    world.service.expire().await.expect("a look");
    for (person, stays) in [(&ada, true), (&guest, false), (&kept, true), (&late, true)] {
        let found = store.user(&person.id.as_str().into()).await.expect("a store");
        assert_eq!(found.is_some(), stays, "{}", person.id);
    }
    assert_eq!(guest.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn tables_that_nobody_comes_for_leave_the_memory() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    for _ in 0..100 {
        ada.table(json!({"game": "vivajava"})).await;
    }
    let addr = crate::support::socket::listen(&world).await;
    let watched = ada.table(json!({"game": "vivajava"})).await;
    let _seen = crate::support::socket::Seen::at(addr, &ada, &watched, json!({})).await;
    assert_eq!(world.service.app.registry.metrics(), (101, 1));
    world.clock.advance(11 * MINUTE);
    world.service.sweep().await;
    assert_eq!(world.service.app.registry.metrics(), (1, 1), "only the one that somebody looks at");
    assert_eq!(ada.saw("/api/me/tables").await["tables"].as_array().map(Vec::len), Some(100));
}
