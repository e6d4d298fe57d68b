//! What operators need: headers, health, figures, a log without secrets, an end in peace.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, header};
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use table::QuickDealer;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tower::ServiceExt as _;

use crate::support::socket::Seen;
use crate::support::{Log, World, pair, step};

async fn answer(world: &World, request: Request<Body>) -> (StatusCode, HeaderMap, String) {
    let response = world.router.clone().oneshot(request).await.expect("an answer");
    let (status, headers) = (response.status(), response.headers().clone());
    let bytes = response.into_body().collect().await.expect("a body").to_bytes();
    (status, headers, String::from_utf8_lossy(&bytes).into())
}

async fn get(world: &World, path: &str) -> (StatusCode, HeaderMap, String) {
    answer(world, Request::get(path).body(Body::empty()).expect("a request")).await
}

#[tokio::test]
async fn every_answer_has_the_headers() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let (_, _, document) = get(&world, "/api/openapi.json").await;
    let document: Value = serde_json::from_str(&document).expect("JSON");
    let paths = document["paths"].as_object().expect("paths").keys().cloned();
    let others =
        ["/", "/t/abc", "/t/abc/3", "/healthz", "/metrics", "/nowhere", "/api/nowhere", "/api/openapi.json"];
    let mut n_answers = 0;
    let mut ids = std::collections::BTreeSet::new();
    for path in paths.chain(others.map(String::from)) {
        let path = path.replace("{id}", "abc").replace("{version}", "1");
        for method in ["GET", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
            let (status, headers, _) = ada.call(method, &path, Some(json!({}))).await;
            let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
            let policy = header("content-security-policy");
            for part in [
                "default-src 'self'",
                "style-src 'self'",
                "img-src 'self' data:",
                "connect-src 'self'",
                "frame-ancestors 'none'",
                "base-uri 'none'",
                "form-action 'self'",
            ] {
                assert!(policy.split("; ").any(|found| found == part), "{method} {path}: {policy}");
            }
            assert!(!policy.contains("unsafe"));
            assert_eq!(header("x-content-type-options"), "nosniff", "{method} {path} {status}");
            assert_eq!(header("referrer-policy"), "same-origin");
            assert!(ids.insert(header("x-request-id").to_string()), "every answer has a name of its own");
            assert!(headers.get("strict-transport-security").is_none(), "not without TLS");
            n_answers += 1;
        }
    }
    assert!(n_answers > 150, "{n_answers}");
    let secure = World::sqlite_with(|config| config.secure_cookies = true).await;
    let (_, headers, _) = get(&secure, "/").await;
    assert_eq!(headers["strict-transport-security"], "max-age=63072000");
    let request = Request::post("/api/me").header(header::CONTENT_TYPE, "application/json");
    let (_, headers, _) = answer(&secure, request.body(Body::from("{}")).expect("a request")).await;
    assert!(headers[header::SET_COOKIE].to_str().is_ok_and(|cookie| cookie.contains("; Secure")));
}

#[tokio::test]
async fn refusals_of_the_framework_have_the_shape_of_all_others() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let send = |path: &'static str, kind: &'static str, body: Vec<u8>| {
        let request =
            Request::post(path).header(header::CONTENT_TYPE, kind).header(header::COOKIE, &ada.cookie);
        answer(&world, request.body(Body::from(body)).expect("a request"))
    };
    let json_kind = "application/json";
    let mut large = br#"{"game":""#.to_vec();
    large.resize(300 << 10, b'x');
    large.extend_from_slice(br#""}"#);
    for (path, kind, body, status, code) in [
        ("/api/tables", json_kind, b"{".to_vec(), 400, "request/malformed"),
        ("/api/tables", json_kind, br#"{"nonsense":1}"#.to_vec(), 422, "request/malformed"),
        ("/api/tables", "text/plain", b"{}".to_vec(), 415, "request/not_json"),
        ("/api/tables", json_kind, large, 413, "request/too_large"),
        ("/api/nowhere", json_kind, b"{}".to_vec(), 404, "request/no_such_path"),
        ("/api/games", json_kind, b"{}".to_vec(), 405, "request/no_such_method"),
    ] {
        let (got, _, text) = send(path, kind, body).await;
        let problem: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{path}: {text}"));
        assert_eq!((got.as_u16(), &problem["code"]), (status, &json!(code)), "{path}: {problem}");
        assert!(problem["message"].is_string());
    }
}

#[tokio::test]
async fn a_node_says_whether_it_is_well() {
    let world = World::sqlite().await;
    assert_eq!(get(&world, "/healthz").await.0, StatusCode::OK);
    world.service.close().await;
    let (status, _, text) = get(&world, "/healthz").await;
    assert_eq!((status, text.as_str()), (StatusCode::SERVICE_UNAVAILABLE, "closing\n"));
}

/// `/metrics` as somebody at this address reads it.
async fn metrics(world: &World, addr: &str, headers: &[(&str, &str)]) -> (StatusCode, String) {
    for_operators(world, "/metrics", addr, headers).await
}

/// A page for operators as somebody at this address reads it.
pub(crate) async fn for_operators(
    world: &World,
    path: &str,
    addr: &str,
    headers: &[(&str, &str)],
) -> (StatusCode, String) {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut request = request.body(Body::empty()).expect("a request");
    request.extensions_mut().insert(ConnectInfo(addr.parse::<SocketAddr>().expect("an address")));
    let (status, _, text) = answer(world, request).await;
    (status, text)
}

#[tokio::test]
async fn figures_are_for_operators() {
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    let mut dealer = QuickDealer::new(1);
    for _ in 0..3 {
        step(&[&ada, &ben], &table, &mut dealer).await;
    }
    ada.refused(&format!("{table}/play"), json!({"action": "x", "version": 1}), "action/stale").await;
    let (status, text) = metrics(&world, "127.0.0.1:9", &[]).await;
    assert_eq!(status, StatusCode::OK);
    let figure = |name: &str| -> f64 {
        let line =
            text.lines().find_map(|line| line.strip_prefix(name)).unwrap_or_else(|| panic!("{name}\n{text}"));
        line.trim().parse().expect("a number")
    };
    assert!(figure("klatsch_actions_total{kind=\"play\"}") >= 3.0);
    assert!(figure("klatsch_actions_total{kind=\"sit\"}") >= 2.0);
    assert!(figure("klatsch_refusals_total{code=\"action/stale\"}") >= 1.0);
    assert_eq!(figure("klatsch_tables{status=\"running\"}"), 1.0);
    assert!(figure("klatsch_users") >= 2.0 && figure("klatsch_database_bytes") > 10_000.0);
    assert!(figure("klatsch_overdue_seconds") >= 0.0);
    assert!(!cfg!(target_os = "linux") || figure("klatsch_resident_bytes") > 1_000_000.0);
    let build = format!("klatsch_build_info{{version=\"{}\",commit=\"", env!("CARGO_PKG_VERSION"));
    assert!(text.contains(&build) && text.contains("schema=\""), "{text}");
    assert!(figure("klatsch_tables_in_memory") >= 1.0);
    assert!(figure("klatsch_tables_made_total") >= 1.0);
    assert!(figure("klatsch_commit_seconds_count") >= 5.0);
    assert_eq!(figure("klatsch_sockets"), 0.0);
    for name in ["klatsch_bot_seconds", "klatsch_requests", "klatsch_request_seconds"] {
        assert!(text.contains(&format!("# TYPE {name}")), "{name}");
    }
    for secret in [&ada.id, &ada.cookie["klatsch=".len()..], table.rsplit('/').next().expect("an id")] {
        assert!(!text.contains(secret), "a figure names somebody");
    }

    assert_eq!(metrics(&world, "203.0.113.1:9", &[]).await.0, StatusCode::NOT_FOUND);
    let through = [("x-forwarded-for", "203.0.113.1")];
    assert_eq!(metrics(&world, "127.0.0.1:9", &through).await.0, StatusCode::NOT_FOUND, "through a proxy");
    let world =
        World::sqlite_with(|config| config.metrics_token = Some("token of the operator".into())).await;
    let shown = [("authorization", "Bearer token of the operator")];
    assert_eq!(metrics(&world, "203.0.113.1:9", &shown).await.0, StatusCode::OK);
    assert_eq!(metrics(&world, "127.0.0.1:9", &[]).await.0, StatusCode::NOT_FOUND);
    let wrong = [("authorization", "Bearer another token")];
    assert_eq!(metrics(&world, "127.0.0.1:9", &wrong).await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_page_for_operators_is_behind_the_token() {
    let world = World::sqlite().await;
    assert_eq!(for_operators(&world, "/operator", "203.0.113.1:9", &[]).await.0, StatusCode::NOT_FOUND);
    let (status, page) = for_operators(&world, "/operator", "127.0.0.1:9", &[]).await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        page.contains("<td>Stored tables, by status status=&quot;running&quot;</td><td>0</td>"),
        "{page}"
    );
    let world =
        World::sqlite_with(|config| config.metrics_token = Some("token of the operator".into())).await;
    pair(&world, "vivajava", json!({})).await;
    assert_eq!(for_operators(&world, "/operator", "127.0.0.1:9", &[]).await.0, StatusCode::UNAUTHORIZED);
    // `olga:guess`, and `olga:token of the operator`, as browsers send them.
    let wrong = [("authorization", "Basic b2xnYTpndWVzcw==")];
    assert_eq!(for_operators(&world, "/operator", "127.0.0.1:9", &wrong).await.0, StatusCode::UNAUTHORIZED);
    let right = [("authorization", "Basic b2xnYTp0b2tlbiBvZiB0aGUgb3BlcmF0b3I=")];
    let (status, page) = for_operators(&world, "/operator", "203.0.113.1:9", &right).await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        page.contains("<td>Stored tables, by status status=&quot;running&quot;</td><td>1</td>"),
        "{page}"
    );
}

#[tokio::test]
async fn texts_of_the_operator_are_shown() {
    let world = World::sqlite_with(|config| config.legal.imprint = Some("Run by Olga.".into())).await;
    let nobody = world.nobody();
    assert_eq!(nobody.saw("/api/house").await["legal"], json!(["imprint"]));
    assert_eq!(nobody.saw("/api/legal").await, json!({"privacy": null, "imprint": "Run by Olga."}));
}

#[tokio::test]
async fn the_log_holds_no_secret() {
    let log = Log::default();
    let writer = log.clone();
    // Everything, of every library as well: more than any operator asks for.
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_ansi(false)
        .with_writer(move || writer.clone())
        .finish();
    let guard = tracing::subscriber::set_default(subscriber);
    let world = World::sqlite_with(|config| {
        config.limits = true;
        config.metrics_token = Some("token of the operator".into());
    })
    .await;
    let (ada, ben, table) = pair(&world, "vivajava", json!({})).await;
    let entry = json!({"name": "Ada", "password": "password of Ada"});
    let guest = ada;
    let ada = guest.account(json!({"password": "password of Ada"})).await;
    ada.did("/api/sign-in", entry).await;
    ada.refused("/api/sign-in", json!({"name": "Ada", "password": "guess of Ada"}), "identity/wrong").await;
    ada.call("PUT", "/api/me/password", Some(json!({"old": "password of Ada", "new": "newword of Ada"})))
        .await;
    let (_, _, told) =
        ada.call("PUT", "/api/me/notify", Some(json!({"webhook": "https://example.org/x"}))).await;
    ada.did(&format!("{table}/chat"), json!({"text": "line of Ada"})).await;
    ada.refused(&format!("{table}/play"), json!({"action": "x", "version": 1}), "action/stale").await;
    ada.did(&format!("{table}/resign"), json!({})).await;
    let doc = ben.saw(&table).await;
    metrics(&world, "127.0.0.1:9", &[("authorization", "Bearer token of the operator")]).await;
    drop(guard);

    let text = log.take();
    assert!(text.contains("identity/wrong") && text.contains("/api/tables/{id}/play"), "there is a log");
    let secrets = [
        "password of Ada",
        "newword of Ada",
        "guess of Ada",
        "token of the operator",
        "line of Ada",
        &ada.cookie["klatsch=".len()..],
        &guest.cookie["klatsch=".len()..],
        &ben.cookie["klatsch=".len()..],
        told["secret"].as_str().expect("a secret"),
        doc["secret"].as_str().expect("a secret"),
        "$argon2id",
    ];
    for secret in secrets {
        let line = text.lines().find(|line| line.contains(secret));
        assert!(line.is_none(), "the log holds a secret: {line:?}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_end_is_announced_and_loses_nothing() {
    let world = World::sqlite().await;
    let (ada, _, table) = pair(&world, "cafe", json!({})).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let addr = listener.local_addr().expect("an address");
    let place = world.service.app.config.place.clone();
    let World { service, clock, _folder, .. } = world;
    let (end, told) = oneshot::channel::<()>();
    let serving = tokio::spawn(service.serve(listener, async { drop(told.await) }));
    let mut socket = Seen::at(addr, &ada, &table, json!({})).await;
    let client = reqwest::Client::new();
    let say = |number: usize| {
        let call = client
            .post(format!("http://{addr}{table}/chat"))
            .header("cookie", &ada.cookie)
            .header("content-type", "application/json")
            .body(json!({"text": format!("line {number}")}).to_string());
        async move { (number, call.send().await.is_ok_and(|answer| answer.status().is_success())) }
    };
    // Some before, some while the service ends.
    let mut saying: Vec<_> = (0..40).map(|number| tokio::spawn(say(number))).collect();
    let mut acknowledged: Vec<usize> = Vec::new();
    for said in saying.drain(..10) {
        let (number, good) = said.await.expect("an end");
        acknowledged.extend(good.then_some(number));
    }
    end.send(()).expect("the service hears");
    for said in saying {
        let (number, good) = said.await.expect("an end");
        acknowledged.extend(good.then_some(number));
    }
    socket.restarts().await;
    serving.await.expect("an end").expect("in peace");
    assert!(acknowledged.len() >= 10, "{acknowledged:?}");

    let world = World::at(&place, clock).await;
    let lines = ada.at(&world).saw(&format!("{table}/chat")).await;
    let kept: Vec<&str> =
        lines.as_array().expect("lines").iter().filter_map(|line| line["text"].as_str()).collect();
    for number in acknowledged {
        assert!(
            kept.contains(&format!("line {number}").as_str()),
            "line {number} was acknowledged and is lost"
        );
    }
    drop(_folder);
}
