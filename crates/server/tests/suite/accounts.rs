//! Guests who become accounts, sign in elsewhere and out again.

use axum::http::{StatusCode, header};
use serde_json::{Value, json};

use crate::support::{Person, World};

const PASSWORD: &str = "a cup of coffee";

/// Signs in on a new device; the person there, or the refusal.
async fn sign_in(world: &World, name: &str, password: &str) -> Result<Person, (StatusCode, Value)> {
    let device = world.person("Somebody").await.with_cookie("");
    let body = json!({"name": name, "password": password});
    let (status, headers, value) = device.call("POST", "/api/sign-in", Some(body)).await;
    if status != StatusCode::OK {
        assert!(headers.get(header::SET_COOKIE).is_none(), "no cookie for a refusal");
        return Err((status, value));
    }
    let cookie = headers.get(header::SET_COOKIE).expect("a cookie").to_str().expect("text");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let mut person = device.with_cookie(cookie.split(';').next().expect("a pair"));
    person.id = value["id"].as_str().expect("an id").into();
    Ok(person)
}

async fn put(person: &Person, path: &str, body: Value) -> (StatusCode, Value) {
    let (status, _, value) = person.call("PUT", path, Some(body)).await;
    (status, value)
}

pub(crate) async fn a_guest_becomes_an_account_and_signs_in_elsewhere(world: World) {
    let ada = world.person("Ada").await;
    assert_eq!(ada.saw("/api/me").await["account"], false);
    let table = ada.table(json!({"game": "cafe", "setup": {"seats": 2}})).await;
    ada.refused("/api/me/account", json!({"password": "short"}), "request/field").await;
    ada.refused("/api/me/account", json!({"password": "x".repeat(201)}), "request/field").await;
    ada.refused("/api/me/account", json!({"password": " ".repeat(12)}), "request/field").await;
    let guest = ada;
    let ada = guest.account(json!({"name": "Ada Lovelace", "password": PASSWORD})).await;
    let me = ada.saw("/api/me").await;
    assert_eq!(
        (&me["account"], &me["id"], &me["name"]),
        (&json!(true), &json!(ada.id), &json!("Ada Lovelace"))
    );
    ada.refused("/api/me/account", json!({"password": PASSWORD}), "identity/account").await;
    assert_ne!(ada.cookie, guest.cookie);
    assert_eq!(
        guest.get("/api/me").await.0,
        StatusCode::UNAUTHORIZED,
        "the guest's cookie is worth nothing now"
    );

    let elsewhere = sign_in(&world, "  ada   LOVELACE ", PASSWORD).await.expect("signed in");
    assert_eq!(elsewhere.id, ada.id);
    assert_ne!(elsewhere.cookie, ada.cookie);
    let mine = elsewhere.saw("/api/me/tables").await;
    assert_eq!(mine["tables"][0]["id"], table.rsplit('/').next().expect("an id"), "its tables are there");

    let world = world.reopened().await;
    assert_eq!(ada.at(&world).saw("/api/me").await["account"], true, "after a restart as well");
    sign_in(&world, "Ada Lovelace", PASSWORD).await.expect("signed in");
}

pub(crate) async fn names_are_unique_among_accounts_only(world: World) {
    let (ada, twin) = (world.person("Ada").await, world.person("Ada").await);
    let ada = ada.account(json!({"password": PASSWORD})).await;
    assert_eq!(twin.saw("/api/me").await["name"], "Ada", "a guest may have the same name");
    twin.refused("/api/me/account", json!({"password": PASSWORD}), "identity/name_taken").await;
    twin.refused("/api/me/account", json!({"name": "ADA", "password": PASSWORD}), "identity/name_taken")
        .await;
    assert_eq!(twin.saw("/api/me").await["account"], false);
    let twin = twin.account(json!({"name": "Ben", "password": PASSWORD})).await;
    twin.refused("/api/me", json!({"name": "aDa"}), "identity/name_taken").await;
    assert_eq!(twin.saw("/api/me").await["name"], "Ben", "nothing changed");

    ada.did("/api/me", json!({"name": "Countess", "colour": "#112233"})).await;
    assert!(sign_in(&world, "Ada", PASSWORD).await.is_err(), "the old name is free");
    assert_eq!(sign_in(&world, "countess", PASSWORD).await.expect("signed in").id, ada.id);
    twin.did("/api/me", json!({"name": "Ada"})).await;
    assert_eq!(sign_in(&world, "ada", PASSWORD).await.expect("signed in").id, twin.id);
}

pub(crate) async fn signing_in_does_not_tell_who_exists(world: World) {
    world.person("Ada").await.account(json!({"password": PASSWORD})).await;
    world.person("Guest").await;
    let known = sign_in(&world, "Ada", "not her password").await.map(drop).expect_err("refused");
    let unknown = sign_in(&world, "Zoe", "not her password").await.map(drop).expect_err("refused");
    let guest = sign_in(&world, "Guest", "not her password").await.map(drop).expect_err("refused");
    assert_eq!(known, unknown, "to the letter");
    assert_eq!(known, guest);
    assert_eq!((known.0, &known.1["code"]), (StatusCode::UNAUTHORIZED, &json!("identity/wrong")));
}

pub(crate) async fn another_password_signs_other_devices_out(world: World) {
    let ada = world.person("Ada").await;
    let change = json!({"old": PASSWORD, "new": "a pot of coffee"});
    assert_eq!(put(&ada, "/api/me/password", change.clone()).await.1["code"], "identity/guest");
    let ada = ada.account(json!({"password": PASSWORD})).await;
    let elsewhere = sign_in(&world, "Ada", PASSWORD).await.expect("signed in");
    let wrong = json!({"old": "something else", "new": "a pot of coffee"});
    assert_eq!(put(&ada, "/api/me/password", wrong).await.1["code"], "identity/wrong");
    assert_eq!(
        put(&ada, "/api/me/password", json!({"old": PASSWORD, "new": "x"})).await.1["code"],
        "request/field"
    );
    assert_eq!(elsewhere.get("/api/me").await.0, StatusCode::OK, "nothing happened so far");

    assert_eq!(put(&ada, "/api/me/password", change).await.0, StatusCode::NO_CONTENT);
    assert_eq!(ada.get("/api/me").await.0, StatusCode::OK);
    assert_eq!(elsewhere.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    assert!(sign_in(&world, "Ada", PASSWORD).await.is_err());
    sign_in(&world, "Ada", "a pot of coffee").await.expect("signed in");
}

pub(crate) async fn signing_out_is_final(world: World) {
    let ada = world.person("Ada").await;
    let ada = ada.account(json!({"password": PASSWORD})).await;
    let phone = sign_in(&world, "Ada", PASSWORD).await.expect("signed in");
    let (status, headers, _) = phone.call("POST", "/api/sign-out", Some(json!({}))).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let gone = headers.get(header::SET_COOKIE).expect("a cookie").to_str().expect("text");
    assert!(gone.starts_with("klatsch=;") && gone.contains("Max-Age=0"), "{gone}");
    assert_eq!(
        phone.get("/api/me").await.0,
        StatusCode::UNAUTHORIZED,
        "a cookie that was kept is worth nothing"
    );
    assert_eq!(ada.get("/api/me").await.0, StatusCode::OK, "other devices stay");

    let phone = sign_in(&world, "Ada", PASSWORD).await.expect("signed in");
    phone.call("POST", "/api/sign-out", Some(json!({"everywhere": true}))).await;
    assert_eq!(phone.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ada.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    sign_in(&world, "Ada", PASSWORD).await.expect("back again");
}

pub(crate) async fn names_that_look_alike_are_one(world: World) {
    let ada = world.person("Ada").await;
    ada.account(json!({"name": "Ada Mara", "password": PASSWORD})).await;
    let twin = world.person("Twin").await;
    for name in ["Ａda Mara", "ADA  mara", "Ada Mar\u{251}"] {
        let wishes = json!({"name": name, "password": PASSWORD});
        twin.refused("/api/me/account", wishes, "identity/name_taken").await;
    }
    let other = world.person("Other").await;
    for name in ["\u{410}da Mara", "Ada\u{200b} Mara", "Ada\u{34f} Mara", "\u{3164}"] {
        other.refused("/api/me/account", json!({"name": name, "password": PASSWORD}), "request/field").await;
        other.refused("/api/me", json!({"name": name}), "request/field").await;
    }
    let other = other.account(json!({"name": "\u{421}\u{43e}\u{440}\u{430}", "password": PASSWORD})).await;
    let last = world.person("Last").await;
    last.refused("/api/me/account", json!({"name": "Copa", "password": PASSWORD}), "identity/name_taken")
        .await;
    assert_eq!(
        sign_in(&world, "\u{421}\u{43e}\u{440}\u{430}", PASSWORD).await.expect("signed in").id,
        other.id
    );
}

/// Accounts of earlier versions are kept under another key.
#[tokio::test]
async fn accounts_of_earlier_versions_sign_in_and_keep_their_names() {
    use sqlx::Connection as _;
    let world = World::sqlite().await;
    let ada = world.person("Mimm").await.account(json!({"password": PASSWORD})).await;
    let mut database = world.database().await;
    sqlx::query("UPDATE accounts SET name = 'mimm'").execute(&mut database).await.expect("as it was");
    database.close().await.expect("closed");
    assert_eq!(sign_in(&world, "MIMM", PASSWORD).await.expect("signed in").id, ada.id);
    let twin = world.person("Twin").await;
    twin.refused("/api/me/account", json!({"name": "Mimm", "password": PASSWORD}), "identity/name_taken")
        .await;
    ada.did("/api/me", json!({"colour": "#112233"})).await;
    assert_eq!(sign_in(&world, "mimm", PASSWORD).await.expect("signed in").id, ada.id);
}
