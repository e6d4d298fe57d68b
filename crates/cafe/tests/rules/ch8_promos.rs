//! C8: promo cards.

use cafe::rules::{C1_4, C8_1};
use cafe::{Cafe, DeckRef, Event, Frame, Reason, Setup};
use table::{Awaits, Game};

use super::support::{Table, card};

/// The plan cards with a café and without a star.
const WITH_CAFE: &str = "03 05 06 07 09 10 11 12 13 19 21 28 29 31 32 33 34 35 36 38";

#[test]
fn c8_1_each_promo_card_replaces_a_plan_card_with_a_cafe() {
    let mut table = Table::new("seats=2 promos=2");
    assert_eq!((table.awaits(), table.state.frame()), (Awaits::Chance, Frame::Box { left: 2 }));
    let boxes: Vec<String> = WITH_CAFE.split(' ').map(|id| format!("box {id}")).collect();
    assert_eq!(table.outcomes(), boxes);
    let events = table.play("chance box 05; chance box 13");
    assert_eq!(events, [Event::Boxed { card: card("05") }, Event::Boxed { card: card("13") }]);
    assert_eq!(table.state.frame(), Frame::FirstMaster);
    let unseen = table.state.unseen();
    assert!(["P1", "P2"].iter().all(|id| unseen.contains(card(id))));
    assert!(!["P3", "05", "13"].iter().any(|id| unseen.contains(card(id))));
}

#[test]
fn c8_1_other_cards_are_not_replaced() {
    let mut table = Table::new("seats=4 promos=3");
    for id in ["01", "41", "47", "P1", "E1", "S1"] {
        table.refuses(&format!("chance box {id}"), Reason::NotDrawable(card(id)), C8_1);
    }
    table.refuses("chance master 0", Reason::NotDue, C8_1);
    table.refuses("chance show 03", Reason::NotDue, C8_1);
    table.play("chance box 05");
    table.refuses("chance box 05", Reason::NotDrawable(card("05")), C8_1);
    table.play("chance box 03; chance box 06; chance master 0");
    table.refuses("chance show 05", Reason::NotDrawable(card("05")), C1_4);
}

/// The numbers of C1.4 hold with promo cards too.
#[test]
fn c8_1_the_numbers_of_cards_stay_the_same() {
    for draft in ["classic", "auction"] {
        for espresso in ["false", "true"] {
            for seats in 1..=4 {
                if (seats, draft) == (1, "auction") {
                    continue;
                }
                let plain = Table::new(&format!("seats={seats} draft={draft} espresso={espresso}"));
                for (promos, boxes) in [
                    (1, "chance box 03"),
                    (2, "chance box 03; chance box 05"),
                    (3, "chance box 03; chance box 05; chance box 06"),
                ] {
                    let mut table = Table::new(&format!(
                        "seats={seats} draft={draft} espresso={espresso} promos={promos}"
                    ));
                    table.play(boxes);
                    assert_eq!(table.state.unseen().len(), plain.state.unseen().len());
                    assert_eq!(table.state.deck_left(), plain.state.deck_left());
                }
            }
        }
    }
}

#[test]
fn c8_1_a_promo_card_is_drawn_taken_and_served_like_any_other() {
    let mut table = Table::new("seats=1 promos=1");
    table.play("chance box 03");
    table.show("P1 01 02");
    // Leão d'Ouro has no cup, so it is free; its café lies at 2,0 and 3,0.
    table.play("seat0 take P1; seat0 place 2,0 turn 0");
    let cafe = table.company(0).area.squares().find(|square| square.order.is_some()).expect("a café");
    assert_eq!((cafe.at.to_string(), cafe.order.expect("an order").letters()), ("2,0".into(), "YNGR".into()));
}

#[test]
fn c8_1_no_more_promo_cards_than_there_are() {
    assert!("promos=4".parse::<Setup>().is_err());
    let error = Cafe::new(&Setup { promos: 4, ..Setup::default() }).expect_err("three in the deck");
    assert_eq!((error.message.as_str(), error.rule), ("4 promo cards asked for, the deck has 3", C8_1));
    assert_eq!(Table::new("seats=1 promos=0").state.frame(), Frame::Show);
}

#[test]
fn c8_1_without_cafes_in_the_deck_other_plan_cards_make_room() {
    let text: String = DeckRef::classic()
        .to_string()
        .lines()
        .map(|line| match line.split_once(" wants ") {
            Some((squares, _)) if line.starts_with("plan") && !line.contains('*') => {
                squares.replace('D', ".")
            }
            _ => line.to_string(),
        })
        .fold(String::new(), |text, line| text + &line + "\n");
    let deck = DeckRef::load(&text).expect("a deck");
    let setup = Setup { promos: 1, deck, ..Setup::default() };
    let table = Table::of(Cafe::new(&setup).expect("a game"));
    assert_eq!(table.outcomes().len(), 40);
    table.refuses("chance box 41", Reason::NotDrawable(card("41")), C8_1);
}

#[test]
fn c8_1_promo_cards_and_the_cards_they_replace_may_be_named() {
    let table = Table::new("seats=2 promo_cards=P1,P3 replaced=01,05");
    assert_eq!(table.state.frame(), Frame::FirstMaster);
    let unseen = table.state.unseen();
    assert!(["P1", "P3"].iter().all(|id| unseen.contains(card(id))));
    assert!(!["P2", "01", "05"].iter().any(|id| unseen.contains(card(id))));
    assert_eq!(unseen.len(), Table::new("seats=2").state.unseen().len());
}

#[test]
fn c8_1_promo_cards_may_come_by_lot() {
    let mut table = Table::new("seats=2 promos=2 promo_cards=lot");
    assert_eq!(table.outcomes(), ["promo P1", "promo P2", "promo P3"]);
    table.refuses("chance box 03", Reason::NotDue, C8_1);
    table.refuses("chance promo 03", Reason::NotDrawable(card("03")), C8_1);
    assert_eq!(table.play("chance promo P3"), [Event::PromoDrawn { card: card("P3") }]);
    table.refuses("chance promo P3", Reason::NotDrawable(card("P3")), C8_1);
    table.play("chance promo P1");
    assert_eq!(table.state.frame(), Frame::Box { left: 2 });
    table.play("chance box 03; chance box 05; chance master 0; chance show P3");
    table.refuses("chance show P2", Reason::NotDrawable(card("P2")), C1_4);
}
