//! What operators order, as the service carries it out.

use axum::http::StatusCode;
use serde_json::{Value, json};
use server::admin::{Asked, Done, Order, Reply, carry_out};
use server::clock::{DAY, HandClock, MINUTE};
use table::QuickDealer;

use crate::support::postgres::Cluster;
use crate::support::socket::{Seen, connect, listen};
use crate::support::{Person, World, pair, step};

async fn ask(world: &World, order: Order) -> Reply {
    carry_out(&world.service.app, Asked { operator: "olga".into(), order }).await
}

/// An order that must be carried out.
async fn done(world: &World, order: Order) -> Done {
    match ask(world, order).await {
        Reply::Done { done } => done,
        Reply::Refused { code, message } => panic!("{code}: {message}"),
    }
}

/// An order that must be refused with this code.
async fn refused(world: &World, order: Order, wanted: &str) {
    match ask(world, order).await {
        Reply::Refused { code, message } => assert_eq!(code, wanted, "{message}"),
        Reply::Done { done } => panic!("{wanted}: {done:?}"),
    }
}

fn id_of(table: &str) -> String {
    table.rsplit('/').next().expect("an id").into()
}

/// Waits until the service ends the socket.
async fn ends(seen: &mut Seen) {
    while seen.next().await["type"] != "end" {}
}

pub(crate) async fn an_offensive_name_is_changed_everywhere(world: World) {
    const BAD: &str = "Dreadful Unmistakable";
    let (bad, ben) = (world.person(BAD).await, world.person("Ben").await);
    let bad = bad.account(json!({"password": "a cup of coffee"})).await;
    let wishes = json!({"game": "vivajava", "setup": {"seats": 2}, "listed": true});
    let table = bad.table(wishes).await;
    ben.did(&format!("{table}/join"), json!({})).await;
    bad.did(&format!("{table}/chat"), json!({"text": "hello"})).await;
    let Done::Users(found) =
        done(&world, Order::Users { part: "dreadful".into(), accounts: true, limit: 9 }).await
    else {
        panic!("a list")
    };
    assert_eq!((found.len(), found[0].id.as_str(), found[0].account), (1, bad.id.as_str(), true));
    let rename = |name: &str| Order::RenameUser { user: BAD.into(), name: name.into() };
    refused(&world, rename(""), "request/field").await;
    done(&world, rename("Dora")).await;
    let mut seen = bad.saw("/api/me").await.to_string();
    for call in ["", "/chat"] {
        seen += &ben.saw(&format!("{table}{call}")).await.to_string();
    }
    seen += &ben.saw("/api/tables").await.to_string();
    assert!(seen.contains("Dora") && !seen.contains("Unmistakable"), "{seen}");
    ben.did("/api/sign-in", json!({"name": "Dora", "password": "a cup of coffee"})).await;
    ben.refused("/api/sign-in", json!({"name": BAD, "password": "a cup of coffee"}), "identity/wrong").await;
    let (world, ben) = {
        let world = world.reopened().await;
        let ben = ben.at(&world);
        (world, ben)
    };
    assert_eq!(ben.saw(&table).await["seats"][0]["user"]["name"], "Dora", "also after a restart");
    refused(&world, rename("Eva"), "user/not_found").await;
    let eva = world.person("Eva").await.account(json!({"password": "a cup of coffee"})).await;
    let taken = Order::RenameUser { user: bad.id.clone(), name: "Eva".into() };
    refused(&world, taken, "identity/name_taken").await;
    world.person("Eva").await;
    let Done::User(page) = done(&world, Order::User { user: "Eva".into() }).await else { panic!("a page") };
    assert_eq!(page.user.id, eva.id, "an account wins over guests of the same name");
}

pub(crate) async fn a_deleted_user_is_gone_and_their_sockets_end(world: World) {
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    let open = ada.table(json!({"game": "cafe", "setup": {"seats": 2}, "listed": true})).await;
    let addr = listen(&world).await;
    let mut hers = Seen::at(addr, &ada, &table, json!({})).await;
    let Done::Export(export) = done(&world, Order::ExportUser { user: ada.id.clone() }).await else {
        panic!("an export")
    };
    assert_eq!(
        (&export["profile"]["name"], export["tables"].as_array().map(Vec::len)),
        (&json!("Ada"), Some(2))
    );
    done(&world, Order::DeleteUser { user: ada.id.clone() }).await;
    ends(&mut hers).await;
    assert!(connect(addr, &ada, &table, None).await.is_err(), "nobody comes back");
    assert_eq!(ada.get("/api/me").await.0, StatusCode::UNAUTHORIZED);
    let doc = ben.saw(&table).await;
    assert_eq!((&doc["seats"][0]["user"]["name"], &doc["status"]), (&json!(""), &json!("over")));
    assert_eq!(ben.saw(&open).await["status"], "over", "the lobby has no table of somebody who is gone");
    let lobby = ben.saw("/api/tables").await.to_string();
    assert!(!lobby.contains("Ada"), "{lobby}");
    refused(&world, Order::DeleteUser { user: ada.id.clone() }, "user/not_found").await;
}

pub(crate) async fn a_password_is_reset_by_a_link_that_works_once(world: World) {
    let ada = world.person("Ada").await;
    let order = || Order::ResetPassword { user: "Ada".into() };
    refused(&world, order(), "identity/guest").await;
    let ada = ada.account(json!({"password": "a cup of coffee"})).await;
    let token = async || {
        let Done::Link(link) = done(&world, order()).await else { panic!("a link") };
        link.link.split_once("/reset#").expect("a link").1.to_string()
    };
    let (first, second) = (token().await, token().await);
    let wish = |token: &str, password: &str| json!({"token": token, "password": password});
    let nobody = ada.with_cookie("");
    nobody.refused("/api/password-reset", wish(&first, "a pot of coffee"), "identity/link_used").await;
    nobody.refused("/api/password-reset", wish(&second, "short"), "request/field").await;
    let me = nobody.did("/api/password-reset", wish(&second, "a pot of coffee")).await;
    assert_eq!((&me["id"], &me["account"]), (&json!(ada.id), &json!(true)));
    nobody.refused("/api/password-reset", wish(&second, "a pot of tea"), "identity/link_used").await;
    assert_eq!(ada.get("/api/me").await.0, StatusCode::UNAUTHORIZED, "other devices are signed out");
    nobody
        .refused("/api/sign-in", json!({"name": "Ada", "password": "a cup of coffee"}), "identity/wrong")
        .await;
    nobody.did("/api/sign-in", json!({"name": "Ada", "password": "a pot of coffee"})).await;
    let late = token().await;
    world.clock.advance(DAY);
    nobody.refused("/api/password-reset", wish(&late, "a jug of coffee"), "identity/link_used").await;
}

pub(crate) async fn who_is_banned_has_to_go_for_a_time(world: World) {
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    let addr = listen(&world).await;
    let mut hers = Seen::at(addr, &ada, &table, json!({})).await;
    let ban = |user: Option<&str>, network: Option<&str>| Order::Ban {
        user: user.map(String::from),
        network: network.map(String::from),
        for_ms: Some(DAY),
        reason: "be kind".into(),
    };
    refused(&world, ban(None, None), "request/field").await;
    refused(&world, ban(None, Some("nowhere")), "request/field").await;
    done(&world, ban(Some(&ada.id), None)).await;
    ends(&mut hers).await;
    assert!(connect(addr, &ada, &table, None).await.is_err());
    let said = ada.refused("/api/me", json!({}), "identity/banned").await;
    assert!(said["message"].as_str().is_some_and(|said| said.ends_with("be kind")), "{said}");
    assert!(ben.get("/api/me").await.0.is_success(), "others stay");
    world.clock.advance(DAY);
    assert!(ada.get("/api/me").await.0.is_success(), "the time is over");

    done(&world, ban(Some(&ada.id), None)).await;
    done(&world, Order::Unban { whom: ada.id.clone() }).await;
    assert!(ada.get("/api/me").await.0.is_success());
    refused(&world, Order::Unban { whom: ada.id.clone() }, "ban/not_found").await;

    // Addresses: sockets of the test come from this machine, calls through the router from nowhere.
    let mut his = Seen::at(addr, &ben, &table, json!({})).await;
    done(&world, ban(None, Some("127.0.0.0/8"))).await;
    ends(&mut his).await;
    assert!(connect(addr, &ben, &table, None).await.is_err());
    let world = world.reopened().await;
    let addr = listen(&world).await;
    assert!(connect(addr, &ben, &table, None).await.is_err(), "a restart forgets no ban");
    done(&world, Order::Unban { whom: "127.0.0.0/8".into() }).await;
    assert!(connect(addr, &ben, &table, None).await.is_ok());
}

pub(crate) async fn tables_are_closed_ended_and_reseated(world: World) {
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    let open = ada.table(json!({"game": "cafe", "setup": {"seats": 2}})).await;
    let Done::Tables(tables) = done(&world, Order::Tables { status: Some("open".into()), limit: 9 }).await
    else {
        panic!("a list")
    };
    assert_eq!(tables.iter().map(|table| table.id.clone()).collect::<Vec<_>>(), [id_of(&open)]);
    refused(&world, Order::Tables { status: Some("lost".into()), limit: 9 }, "request/field").await;
    refused(&world, Order::CloseTable { table: id_of(&table) }, "table/begun").await;
    refused(&world, Order::EndTable { table: id_of(&open) }, "table/not_begun").await;
    refused(&world, Order::EndTable { table: "nothing".into() }, "table/not_found").await;
    done(&world, Order::CloseTable { table: id_of(&open) }).await;
    assert_eq!(ada.saw(&open).await["result"]["how"], "closed");

    // Ben lost his device and comes again as another guest: his chair is given to that one.
    let again = world.person("Ben").await;
    let reseat = |seat: usize, user: Option<&str>, bot: Option<&str>| Order::Reseat {
        table: id_of(&table),
        seat,
        user: user.map(String::from),
        bot: bot.map(String::from),
    };
    refused(&world, reseat(1, Some("Ben"), None), "user/several").await;
    refused(&world, reseat(7, Some(&again.id), None), "seat/free").await;
    let addr = listen(&world).await;
    let mut his = Seen::at(addr, &ben, &table, json!({"as": 1})).await;
    done(&world, reseat(1, Some(&again.id), None)).await;
    while his.view["you"] != "spectator" {
        his.next().await;
    }
    assert_eq!(again.saw(&format!("{table}/view?as=1")).await["view"]["you"], 1);
    assert_eq!(
        ben.get(&format!("{table}/view?as=1")).await.0,
        StatusCode::FORBIDDEN,
        "his old eyes are closed"
    );
    let mut dealer = QuickDealer::new(4);
    for _ in 0..6 {
        step(&[&ada, &again], &table, &mut dealer).await.expect("the game goes on");
    }
    done(&world, reseat(0, None, Some("random"))).await;
    assert_eq!(ada.saw(&table).await["seats"][0]["bot"], "random");
    ada.did(&format!("{table}/return"), json!({"seat": 0})).await;
    done(&world, Order::EndTable { table: id_of(&table) }).await;
    let Done::Table(doc) = done(&world, Order::Table { table: id_of(&table) }).await else {
        panic!("a table")
    };
    assert_eq!((&doc["status"], &doc["result"]["how"]), (&json!("over"), &json!("ended")));
    assert!(doc["result"].get("scores").is_none(), "no result: {doc}");
    let world = world.reopened().await;
    assert_eq!(ada.at(&world).saw(&table).await["result"]["how"], "ended", "it replays");
    done(&world, Order::RenameUser { user: again.id.clone(), name: "Benjamin".into() }).await;
    let name = ada.at(&world).saw(&table).await["seats"][1]["user"]["name"].clone();
    assert_eq!(name, "Benjamin", "also who was seated by an operator");
}

pub(crate) async fn clocks_stand_still_while_the_service_is_maintained(world: World) {
    let live = json!({"pace": {"kind": "live", "minutes": 5, "increment_s": 0}});
    let (ada, ben, table) = pair(&world, "vivajava", live.clone()).await;
    let waiting = ada
        .table(json!({"game": "vivajava", "setup": {"seats": 2}, "listed": true, "begins_when_full": true,
            "pace": live["pace"]}))
        .await;
    let addr = listen(&world).await;
    let mut hers = Seen::at(addr, &ada, &table, json!({})).await;
    world.clock.advance(MINUTE);
    let on = || Order::MaintenanceOn { text: Some("back at noon".into()), stop_ms: None };
    refused(&world, Order::MaintenanceOff, "house/open").await;
    done(&world, on()).await;
    let notice = loop {
        let message = hers.next().await;
        if message["type"] == "notice" {
            break message;
        }
    };
    assert_eq!((&notice["text"], &notice["maintenance"]), (&json!("back at noon"), &json!(true)));
    let house = ben.saw("/api/house").await;
    assert_eq!((&house["notice"], &house["maintenance"]), (&json!("back at noon"), &json!(true)));
    let (status, said) = ben.post("/api/tables", json!({"game": "cafe", "setup": {"seats": 2}})).await;
    assert_eq!((status, &said["code"]), (StatusCode::SERVICE_UNAVAILABLE, &json!("house/maintenance")));

    // Nobody is late, however long it takes; who plays on spends nothing.
    world.clock.advance(3 * DAY);
    world.service.sweep().await;
    let faces = |seen: &Value| seen["clocks"].as_array().cloned().expect("clocks");
    let left =
        |faces: &[Value]| faces.iter().map(|face| face["left_ms"].as_i64().expect("a time")).sum::<i64>();
    let seen = ada.saw(&format!("{table}/view")).await;
    assert_eq!(left(&faces(&seen)), 9 * MINUTE, "{seen}");
    assert!(faces(&seen).iter().all(|face| face["runs"] == false), "{seen}");
    let mut dealer = QuickDealer::new(4);
    for _ in 0..5 {
        world.clock.advance(MINUTE);
        step(&[&ada, &ben], &table, &mut dealer).await.expect("the game goes on");
    }
    // A table that begins meanwhile stands still as well.
    ben.did(&format!("{waiting}/join"), json!({})).await;
    // A restart changes nothing of it.
    let world = world.reopened().await;
    let (ada, ben) = (ada.at(&world), ben.at(&world));
    world.clock.advance(DAY);
    world.service.sweep().await;
    done(&world, Order::MaintenanceOff).await;
    for (table, wanted) in [(&table, 9 * MINUTE), (&waiting, 10 * MINUTE)] {
        let seen = ada.saw(&format!("{table}/view")).await;
        assert_eq!(left(&faces(&seen)), wanted, "{table} {seen}");
        assert_eq!(faces(&seen).iter().filter(|face| face["runs"] == true).count(), 1, "{seen}");
    }
    world.clock.advance(MINUTE);
    let seen = ben.saw(&format!("{table}/view")).await;
    assert_eq!(left(&faces(&seen)), 8 * MINUTE, "clocks go on: {seen}");
    assert_eq!(ben.saw("/api/house").await, json!({}));
    ben.table(json!({"game": "cafe", "setup": {"seats": 2}})).await;
}

pub(crate) async fn cookies_outlast_a_change_of_their_key_and_not_two(world: World) {
    let ada = world.person("Ada").await;
    let seen = async |person: &Person| {
        let (status, headers, _) = person.call("GET", "/api/me", None).await;
        let cookie = headers.get("set-cookie").map(|cookie| cookie.to_str().expect("text").to_string());
        (status, cookie.map(|cookie| cookie.split(';').next().expect("a pair").to_string()))
    };
    assert_eq!(seen(&ada).await, (StatusCode::OK, None));
    done(&world, Order::RotateKey).await;
    let (status, cookie) = seen(&ada).await;
    assert_eq!(status, StatusCode::OK, "signed with the key before");
    let again = ada.with_cookie(&cookie.expect("signed again"));
    assert_ne!(again.cookie, ada.cookie);
    assert_eq!(seen(&again).await, (StatusCode::OK, None));
    let world = world.reopened().await;
    let (ada, again) = (ada.at(&world), again.at(&world));
    assert_eq!(seen(&ada).await.0, StatusCode::OK, "a restart knows both keys");
    done(&world, Order::RotateKey).await;
    assert_eq!(seen(&ada).await.0, StatusCode::UNAUTHORIZED, "its key is gone");
    assert_eq!(seen(&again).await.0, StatusCode::OK);
}

pub(crate) async fn every_act_is_written_down(world: World) {
    world.person("Ada").await;
    done(&world, Order::Announce { text: Some("cake today".into()), for_ms: Some(DAY) }).await;
    world.clock.advance(1);
    refused(&world, Order::Announce { text: Some(" ".into()), for_ms: None }, "request/field").await;
    done(&world, Order::Users { part: String::new(), accounts: false, limit: 9 }).await;
    world.clock.advance(1);
    done(&world, Order::ExportUser { user: "Ada".into() }).await;
    let nobody = world.person("Ben").await;
    assert_eq!(nobody.saw("/api/house").await["notice"], "cake today");
    world.clock.advance(DAY);
    assert_eq!(nobody.saw("/api/house").await, json!({}), "for a day");
    let world = world.reopened().await;
    let Done::Audit(acts) = done(&world, Order::Audit { limit: 9 }).await else { panic!("a list") };
    let said: Vec<(String, &str, &str)> = acts
        .iter()
        .map(|row| {
            let act: Value = serde_json::from_str(&row.act).expect("JSON");
            (act["do"].as_str().expect("a name").into(), row.outcome.as_str(), row.operator.as_str())
        })
        .collect();
    assert_eq!(
        said,
        [
            ("export_user".into(), "done", "olga"),
            ("announce".into(), "request/field", "olga"),
            ("announce".into(), "done", "olga")
        ],
        "the last first, and looking at a list is no act"
    );
}

/// An order at one node counts at the other: there the one who is banned plays.
#[tokio::test]
async fn what_an_operator_orders_at_one_node_counts_at_all() {
    let cluster = Cluster::start().await;
    let place = cluster.database("orders").await;
    let clock = HandClock::at(1_790_000_000_000);
    let (here, there) = (World::at(&place, clock.clone()).await, World::at(&place, clock).await);
    there.service.start();
    let (ada, _, table) = pair(&there, "vivajava", json!({})).await;
    let mut hers = Seen::at(listen(&there).await, &ada, &table, json!({})).await;
    done(&here, Order::Announce { text: Some("cake today".into()), for_ms: None }).await;
    while hers.next().await["type"] != "notice" {}
    let ban = Order::Ban { user: Some(ada.id.clone()), network: None, for_ms: None, reason: String::new() };
    done(&here, ban).await;
    ends(&mut hers).await;
    ada.refused("/api/me", json!({}), "identity/banned").await;
}
