//! Who somebody is.

use axum::http::StatusCode;
use serde_json::json;
use server::clock::DAY;

use crate::support::World;

pub(crate) async fn cookies_are_signed_and_expire(world: World) {
    let ada = world.person("Ada").await;
    assert_eq!(ada.saw("/api/me").await["name"], "Ada");
    let me = ada.did("/api/me", json!({"name": "  Ada   Lovelace ", "colour": "#AA8800"})).await;
    assert_eq!(
        (&me["name"], &me["colour"], &me["id"]),
        (&json!("Ada Lovelace"), &json!("#aa8800"), &json!(ada.id))
    );
    for wish in [json!({"name": " "}), json!({"name": "x".repeat(99)}), json!({"colour": "red"})] {
        ada.refused("/api/me", wish, "request/field").await;
    }
    let nobody = ada.with_cookie("");
    assert_eq!(nobody.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    nobody.refused("/api/tables", json!({"game": "cafe"}), "identity/none").await;

    let ben = world.person("Ben").await;
    let (seal, _) = ben.cookie.split_once('.').expect("a sign-in and its end");
    let (_, until) = ada.cookie.split_once('.').expect("a sign-in and its end");
    let forged = ada.with_cookie(&format!("{seal}x.{until}"));
    assert_eq!(
        forged.get("/api/me").await.0,
        StatusCode::UNAUTHORIZED,
        "another sign-in under the same seal"
    );
    let plain = ada.with_cookie(&format!("klatsch={}.9999999999999", ada.id));
    assert_eq!(plain.get("/api/me").await.0, StatusCode::UNAUTHORIZED);

    world.clock.advance(401 * DAY);
    assert_eq!(ada.get("/api/me").await.0, StatusCode::UNAUTHORIZED, "too old");
}
