//! Who may come in, how nobody may be called, and what guests tell the operator.

use axum::http::StatusCode;
use serde_json::json;
use server::admin::{Asked, Done, Order, Reply, carry_out};
use server::identity::entry::{Entry, Reserved};

use crate::support::{World, pair};

#[tokio::test]
async fn newcomers_need_a_code_or_stay_out() {
    let world = World::sqlite_with(|config| {
        config.entry = Entry::Invitation(vec!["a-cup".into(), "two-cups".into()]);
    })
    .await;
    let nobody = world.nobody();
    nobody.refused("/api/me", json!({}), "identity/invitation").await;
    nobody.refused("/api/me", json!({"invitation": "tea"}), "identity/invitation").await;
    let (status, headers, _) = nobody.call("POST", "/api/me", Some(json!({"invitation": "two-cups"}))).await;
    assert_eq!(status, StatusCode::OK);
    let cookie = headers.get("set-cookie").expect("a cookie").to_str().expect("text");
    let ada = nobody.with_cookie(cookie.split(';').next().expect("a pair"));
    ada.did("/api/me", json!({"name": "Ada"})).await;
    let ada = ada.account(json!({"password": "a cup of coffee"})).await;

    // The operator closes the door: who is known stays, and comes back from other devices.
    let place = world.service.app.config.place.clone();
    world.service.close().await;
    let closed = World::with(&place, world.clock.clone(), |config| config.entry = Entry::Closed).await;
    let (ada, nobody) = (ada.at(&closed), nobody.at(&closed));
    nobody.refused("/api/me", json!({"invitation": "a-cup"}), "identity/closed").await;
    assert_eq!(ada.saw("/api/me").await["name"], "Ada");
    nobody.did("/api/sign-in", json!({"name": "Ada", "password": "a cup of coffee"})).await;
}

#[tokio::test]
async fn some_names_cannot_be_chosen() {
    let world = World::sqlite_with(|config| {
        config.reserved = Reserved::read("Admin\n*bogus*").expect("names");
    })
    .await;
    let ada = world.person("Ada").await;
    for name in ["admin", "Mr Bogus"] {
        ada.refused("/api/me", json!({"name": name}), "identity/name_reserved").await;
        let wish = json!({"name": name, "password": "a cup of coffee"});
        ada.refused("/api/me/account", wish, "identity/name_reserved").await;
    }
    let order = Order::RenameUser { user: ada.id.clone(), name: "Admin".into() };
    let reply = carry_out(&world.service.app, Asked { operator: "olga".into(), order }).await;
    assert!(matches!(reply, Reply::Done { .. }), "an operator may: {reply:?}");
    ada.did("/api/me", json!({"name": "Admin", "colour": "#112233"})).await;
}

pub(crate) async fn a_report_reaches_the_operator(world: World) {
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    let id = table.rsplit('/').next().expect("an id");
    ben.did(&format!("{table}/chat"), json!({"text": "you cheat"})).await;
    let lines = ada.saw(&format!("{table}/chat")).await;
    let report = |text: &str| json!({"table": id, "about": ben.id, "line": lines[0]["id"], "text": text});
    ada.refused("/api/reports", report(" "), "request/field").await;
    ada.refused("/api/reports", json!({"table": id, "about": "nobody", "text": "hm"}), "user/not_found")
        .await;
    ada.did("/api/reports", report("he is rude")).await;
    let order = |order| carry_out(&world.service.app, Asked { operator: "olga".into(), order });
    let Reply::Done { done: Done::Reports(pages) } = order(Order::Reports { all: false, limit: 9 }).await
    else {
        panic!("a list")
    };
    let [page] = pages.as_slice() else { panic!("one report: {pages:?}") };
    assert_eq!((page.by_name.as_str(), page.about_name.as_str()), ("Ada", "Ben"));
    assert_eq!(
        (page.report.text.as_str(), page.said.as_slice()),
        ("he is rude", &["Ben: you cheat".to_string()][..])
    );
    let done = order(Order::ReportDone { id: page.report.id.clone() }).await;
    assert!(matches!(done, Reply::Done { .. }), "{done:?}");
    let left = order(Order::Reports { all: false, limit: 9 }).await;
    assert_eq!(left, Reply::Done { done: Done::Reports(Vec::new()) });
    let unknown = order(Order::ReportDone { id: "nothing".into() }).await;
    assert!(matches!(unknown, Reply::Refused { .. }), "{unknown:?}");
}
