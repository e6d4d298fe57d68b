//! Mail, taken by a mail server from Debian: `python3-aiosmtpd`.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use server::clock::MINUTE;
use server::config::Mail;
use table::QuickDealer;
use tokio::net::{TcpListener, TcpStream};

use crate::notices::{awaited, letters, put, sent};
use crate::support::{Person, World, step};

/// A mail server that keeps what it takes in a folder; it ends with the test.
struct Post {
    child: Child,
    port: u16,
    folder: tempfile::TempDir,
}

impl Post {
    async fn open() -> Post {
        let port = {
            let free = TcpListener::bind("127.0.0.1:0").await.expect("a port");
            free.local_addr().expect("an address").port()
        };
        Post::at(port).await
    }

    async fn at(port: u16) -> Post {
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new("/usr/bin/python3")
            .args(["-m", "aiosmtpd", "-n", "-l", &format!("127.0.0.1:{port}")])
            .args(["-c", "aiosmtpd.handlers.Mailbox"])
            .arg(folder.path().join("box"))
            .stderr(Stdio::null())
            .spawn()
            .expect("python3-aiosmtpd");
        while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
            assert!(child.try_wait().expect("a process").is_none(), "python3-aiosmtpd does not start");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Post { child, port, folder }
    }

    async fn world(&self) -> World {
        let server = format!("smtp://127.0.0.1:{}", self.port);
        World::sqlite_with(|config| {
            config.private_webhooks = true;
            config.public_url = Some("https://tables.example".into());
            let from = "Kaffeeklatsch <klatsch@tables.example>".into();
            config.mail = Some(Mail { server, from, digest: 30 * MINUTE });
        })
        .await
    }

    /// Takes all mail out of the box.
    fn mails(&self) -> Vec<String> {
        let texts = |folder: &Path| -> Vec<_> {
            let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
            files.map(|file| file.path()).collect()
        };
        let taken = texts(&self.folder.path().join("box/new")).into_iter().map(|file| {
            let text = std::fs::read_to_string(&file).expect("a mail").replace('\r', "");
            std::fs::remove_file(file).expect("taken out");
            // Long lines are broken, and long headers folded.
            text.replace("=\n", "").replace("\n ", " ")
        });
        taken.collect()
    }

    /// The only mail that was sent now.
    async fn mail(&self, world: &World) -> String {
        assert_eq!(world.service.send_due().await.expect("the store"), 1, "one is sent");
        let mut mails = self.mails();
        assert_eq!(mails.len(), 1, "{mails:?}");
        mails.remove(0)
    }
}

impl Drop for Post {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a link on this page says in a mail.
fn token(mail: &str, page: &str) -> String {
    let start = format!("https://tables.example/{page}#");
    let at = mail.find(&start).unwrap_or_else(|| panic!("no {start} in {mail}")) + start.len();
    mail[at..].split_whitespace().next().expect("a token").into()
}

async fn has_mail(person: &Person, address: &str, turns: bool) -> serde_json::Value {
    let wish = json!({"address": address, "lang": "en", "turns": turns});
    let (status, told) = put(person, "/api/me/mail", wish).await;
    assert_eq!(status, StatusCode::OK, "{told}");
    told
}

/// Gives an address and follows the link that is sent there.
async fn confirmed(post: &Post, world: &World, person: &Person, address: &str) {
    assert_eq!(has_mail(person, address, true).await["mail"]["confirmed"], json!(false));
    let mail = post.mail(world).await;
    assert!(mail.contains(&format!("To: {address}")), "{mail}");
    // Mail servers trust no mail that says it comes from a machine without a name.
    let sender = mail.lines().find_map(|line| line.strip_prefix("From: ")).expect("a sender");
    let domain = sender.trim_end_matches('>').rsplit('@').next().expect("a domain");
    let id = mail.lines().find_map(|line| line.strip_prefix("Message-ID: ")).expect("an id");
    assert!(id.ends_with(&format!("@{domain}>")), "{id} of {sender}");
    let wish = json!({"token": token(&mail, "mail")});
    assert_eq!(world.nobody().post("/api/mail-confirmed", wish).await.0, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_mail() {
    let post = Post::open().await;
    let world = post.world().await;
    let ada = world.person("Ada").await.account(json!({"password": "a cup of coffee"})).await;
    let nobody = world.nobody();
    let forgot = async |name: &str| {
        let (status, said) = nobody.post("/api/password-forgotten", json!({"name": name})).await;
        assert_eq!((status, said), (StatusCode::ACCEPTED, json!("")), "nobody learns who has an address");
    };
    forgot("Ada").await;
    assert_eq!(world.service.send_due().await.expect("the store"), 0, "no address");

    // An address counts when somebody reads there.
    has_mail(&ada, "wrong@example.org", true).await;
    let wrong = token(&post.mail(&world).await, "mail");
    forgot("Ada").await;
    assert_eq!(world.service.send_due().await.expect("the store"), 0, "not confirmed");
    has_mail(&ada, "ada@example.org", true).await;
    nobody.refused("/api/mail-confirmed", json!({"token": wrong}), "identity/link_used").await;
    let right = json!({"token": token(&post.mail(&world).await, "mail")});
    assert_eq!(nobody.post("/api/mail-confirmed", right.clone()).await.0, StatusCode::NO_CONTENT);
    nobody.refused("/api/mail-confirmed", right, "identity/link_used").await;
    let mail = &ada.saw("/api/me/notify").await["mail"];
    assert_eq!((&mail["address"], &mail["confirmed"]), (&json!("ada@example.org"), &json!(true)));

    forgot("Nobody at all").await;
    forgot("ada").await;
    forgot("Ada").await;
    let mail = post.mail(&world).await;
    assert!(mail.contains("To: ada@example.org") && mail.contains("Subject: Kaffeeklatsch: a new password"));
    assert!(mail.contains("Auto-Submitted: auto-generated"), "{mail}");
    let wish = json!({"token": token(&mail, "reset"), "password": "a pot of coffee"});
    nobody.did("/api/password-reset", wish).await;
    nobody.did("/api/sign-in", json!({"name": "Ada", "password": "a pot of coffee"})).await;
}

#[tokio::test]
async fn turns_come_in_one_mail_that_can_be_stopped() {
    let post = Post::open().await;
    let world = post.world().await;
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    confirmed(&post, &world, &ada, "ada@example.org").await;
    let mut dealer = QuickDealer::new(3);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let table = letters(&ada, &ben).await;
        // Until it is Ada's turn, which somebody else brought about.
        while awaited(&ada, &table).await == Some(0) {
            step(&[&ada, &ben], &table, &mut dealer).await;
        }
        while awaited(&ada, &table).await != Some(0) {
            step(&[&ada, &ben], &table, &mut dealer).await;
        }
        tables.push(table);
    }
    sent(&world).await;
    assert_eq!(world.service.send_due().await.expect("the store"), 0, "turns are gathered first");
    let world = world.kept_mail().await;
    world.clock.advance(30 * MINUTE);
    let mail = post.mail(&world).await;
    assert!(mail.contains("Subject: Kaffeeklatsch: it is your turn at 2 tables"), "{mail}");
    for table in &tables {
        let id = table.rsplit('/').next().expect("an id");
        assert!(mail.contains(&format!("VivaJava Dice with Ben\nhttps://tables.example/t/{id}\n")), "{mail}");
    }
    let stop = token(&mail, "unsubscribe");
    assert!(
        mail.contains(&format!("List-Unsubscribe: <https://tables.example/api/unsubscribe?token={stop}>")),
        "{mail}"
    );
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail}");
    world.clock.advance(24 * 60 * MINUTE);
    assert_eq!(world.service.send_due().await.expect("the store"), 0, "once");

    let (ada, ben) = (ada.at(&world), ben.at(&world));
    let unsubscribe = async |token: &str| {
        world.nobody().call("POST", &format!("/api/unsubscribe?token={token}"), None).await.0
    };
    assert_eq!(unsubscribe(&format!("{}.guess", ada.id)).await, StatusCode::GONE);
    assert_eq!(unsubscribe(&stop).await, StatusCode::NO_CONTENT);
    assert_eq!(ada.saw("/api/me/notify").await["mail"]["turns"], json!(false));
    let mut left = false;
    while !left || awaited(&ada, &tables[0]).await != Some(0) {
        step(&[&ada, &ben], &tables[0], &mut dealer).await;
        left |= awaited(&ada, &tables[0]).await != Some(0);
    }
    sent(&world).await;
    world.clock.advance(24 * 60 * MINUTE);
    assert_eq!(world.service.send_due().await.expect("the store"), 0, "no more of these");
}

#[tokio::test]
async fn mail_waits_for_a_mail_server_that_is_away() {
    let post = Post::open().await;
    let world = post.world().await;
    let ada = world.person("Ada").await.account(json!({"password": "a cup of coffee"})).await;
    confirmed(&post, &world, &ada, "ada@example.org").await;
    let port = post.port;
    drop(post);
    world.nobody().post("/api/password-forgotten", json!({"name": "Ada"})).await;
    assert_eq!(world.service.send_due().await.expect("the store"), 0);
    let store = &world.service.app.registry.store;
    let waits = store.errands_of(&ada.id.clone().into()).await.expect("the store");
    assert_eq!((waits.len(), waits[0].attempts), (1, 1));
    assert_eq!(waits[0].why, "the mail server was not reached");
    let post = Post::at(port).await;
    assert_eq!(world.service.send_due().await.expect("the store"), 0, "not yet");
    world.clock.advance(MINUTE);
    assert!(post.mail(&world).await.contains("https://tables.example/reset#"));
    assert!(store.errands_of(&ada.id.into()).await.expect("the store").is_empty());
}

#[tokio::test]
async fn a_service_without_mail_says_so() {
    let world = World::sqlite().await;
    let ada = world.person("Ada").await;
    let wish = json!({"address": "ada@example.org", "lang": "en", "turns": true});
    assert_eq!(put(&ada, "/api/me/mail", wish).await.1["code"], "mail/none");
    ada.refused("/api/password-forgotten", json!({"name": "Ada"}), "mail/none").await;
    assert_eq!(ada.saw("/api/house").await.get("mails"), None);
}
