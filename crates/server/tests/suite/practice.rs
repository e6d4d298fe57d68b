//! Tables that begin with a position somebody describes.

use serde_json::{Value, json};

use crate::support::{World, play_out};

/// Two brown beans and a yellow one lie on fields, two drying squares are empty; C4.5 can be tried.
fn to_dry() -> Value {
    json!({"seats": [
        {"area": [{"card": {"squares": "N Y u / N b b"}}], "beans": {"0,0": "N", "1,0": "Y", "0,1": "N"}},
        {"area": ["S2"]}]})
}

pub(crate) async fn a_position_is_practised_from(world: World) {
    let (ada, ben) = (world.person("Ada").await, world.person("Ben").await);
    let wishes = json!({"game": "cafe", "position": to_dry(), "bots": {"1": "random"}});
    let table = ada.table(wishes).await;
    let doc = ada.saw(&table).await;
    assert_eq!(
        (&doc["status"], &doc["practice"], &doc["mine"]),
        (&json!("running"), &json!(true), &json!([0]))
    );
    assert_eq!((doc.get("origin"), &doc["seats"][1]["bot"]), (None, &json!("random")), "{doc}");
    for list in ["/api/tables?status=open", "/api/tables?status=running"] {
        assert_eq!(ben.saw(list).await["tables"], json!([]), "it is not listed");
    }
    let seen = ada.saw(&format!("{table}/view?as=0")).await;
    ada.refused(
        &format!("{table}/play"),
        json!({"action": "roast 1,1 brown", "version": seen["version"]}),
        "action/illegal",
    )
    .await;
    ada.did(&format!("{table}/play"), json!({"action": "dry 1,1 brown", "version": seen["version"]})).await;

    // People at one screen have every seat that no bot has; what is agreed beside the position counts.
    let setup = json!({"seats": 2, "edition": "fr"});
    let both = ada.table(json!({"game": "cafe", "setup": setup, "position": to_dry()})).await;
    let doc = ada.saw(&both).await;
    assert_eq!((&doc["mine"], &doc["setup"]["delivery"]), (&json!([0, 1]), &json!("all")), "{doc}");
    play_out(&[&ada, &ada], &both, 3).await;
    let record = ada.saw(&format!("{both}/record")).await;
    let (_, draws) =
        wire::GameEntry::verify_record(record.as_str().expect("text")).expect("a record that holds");
    assert_eq!(draws, wire::Draws::Verified);
    let doc = ben.saw(&ada.table(json!({"game": "cafe"})).await).await;
    assert_eq!(doc.get("practice"), None, "a game from the beginning is no practice");
}

pub(crate) async fn positions_that_cannot_be_are_refused(world: World) {
    let ada = world.person("Ada").await;
    let of = |position: Value| json!({"game": "cafe", "position": position});
    let with = |name: &str, value: Value| {
        let mut wishes = of(to_dry());
        wishes[name] = value;
        wishes
    };
    let mut own_setup = with("setup", json!({"seats": 2}));
    own_setup["position"]["setup"] = json!({"seats": 2});
    for (wishes, code) in [
        (of(json!("start")), "request/field"),
        (of(json!({})), "position/invalid"),
        (of(json!({"seats": [{"area": ["S1", {"card": "01", "x": 7, "y": 7}]}]})), "position/invalid"),
        (of(json!({"phase": "over", "seats": [{"area": ["S1"]}]})), "request/field"),
        (of(json!({"deck": "/etc/passwd", "seats": [{"area": ["S1"]}]})), "deck/invalid"),
        (own_setup, "request/field"),
        (with("listed", json!(true)), "request/field"),
        (with("mine", json!([0])), "table/not_full"),
        (with("bots", json!({"1": "oracle"})), "bot/unknown"),
        (with("game", json!("chess")), "game/unknown"),
    ] {
        ada.refused("/api/tables", wishes, code).await;
    }
    assert_eq!(ada.saw("/api/me/tables").await["tables"], json!([]), "a refused table is not made");
    for number in 0..20 {
        let deck = format!("a bad\ndeck {number}\n");
        ada.refused("/api/tables", of(json!({"deck": deck, "seats": [{"area": ["S1"]}]})), "deck/invalid")
            .await;
    }
    let setup = json!({"deck": "one more\nbad deck\n"});
    let wishes = of(json!({"setup": setup, "seats": [{"area": ["S1"]}]}));
    ada.refused("/api/tables", wishes, "limit/too_many").await;
}
