//! C9: set-up options and editions.

use cafe::rules::C9;
use cafe::{BidSum, Bids, Cafe, DeckRef, Delivery, Edition, LowBids, Setup, ShipKeep};
use table::{Game, GameSetup, OptionValues, setup_of_rules};

fn setup(text: &str) -> Setup {
    text.parse().expect("a set-up")
}

#[test]
fn c9_an_edition_presets_the_switches() {
    for (edition, delivery, bids, bid_sum, low_bids) in [
        ("merged", Delivery::Chosen, Bids::Settle, BidSum::Added, LowBids::Refused),
        ("ua", Delivery::Chosen, Bids::Settle, BidSum::Added, LowBids::Refused),
        ("fr", Delivery::All, Bids::Burn, BidSum::Alone, LowBids::Allowed),
        ("de", Delivery::All, Bids::Burn, BidSum::Alone, LowBids::Neighbour),
    ] {
        let setup = setup(&format!("edition={edition}"));
        assert_eq!((setup.delivery, setup.bids), (delivery, bids), "{edition}");
        assert_eq!((setup.bid_sum, setup.low_bids), (bid_sum, low_bids), "{edition}");
        // Q23: the books say the same about ships.
        assert_eq!(setup.ship_keep, ShipKeep::PerShip, "{edition}");
        assert_eq!(setup, Setup::default().with_edition(setup.edition));
    }
    assert_eq!(setup(""), setup("edition=merged"));
}

#[test]
fn c9_a_single_switch_overrides_the_edition_in_any_order() {
    for text in ["edition=de bids=settle", "bids=settle edition=de"] {
        let setup = setup(text);
        assert_eq!(setup.edition, Edition::De);
        assert_eq!(
            (setup.delivery, setup.bids, setup.bid_sum, setup.low_bids),
            (Delivery::All, Bids::Settle, BidSum::Alone, LowBids::Neighbour)
        );
    }
    let one = setup("delivery=all ship_keep=one_per_auction");
    assert_eq!((one.edition, one.delivery, one.bids), (Edition::Merged, Delivery::All, Bids::Settle));
}

#[test]
fn c9_a_set_up_is_written_with_every_rule_in_force_and_read_back() {
    assert_eq!(
        setup("edition=de seats=3 delivery=chosen").to_string(),
        "seats=3 draft=classic espresso=false promos=0 edition=de delivery=chosen bids=burn bid_sum=alone \
         low_bids=neighbour ship_keep=per_ship first_master=lot starts=order promo_cards=first replaced=lot \
         deck=classic"
    );
    for seats in 1..=4 {
        for edition in Edition::WORDS {
            for delivery in Delivery::WORDS {
                for bids in Bids::WORDS {
                    for ship_keep in ShipKeep::WORDS {
                        let setup = setup(&format!(
                            "seats={seats} draft=auction espresso=true promos=3 edition={edition} \
                             delivery={delivery} bids={bids} ship_keep={ship_keep}"
                        ));
                        assert_eq!(setup.to_string().parse(), Ok(setup));
                    }
                }
            }
        }
    }
}

#[test]
fn c9_a_bad_option_is_refused_with_what_would_be_right() {
    for (text, complaint) in [
        (
            "seat=2",
            "expected an option among seats, draft, espresso, promos, edition, delivery, bids, bid_sum, low_bids, \
             ship_keep, first_master, starts, promo_cards, replaced, deck, found `seat`",
        ),
        ("seats", "expected `option=value`, found `seats`"),
        ("seats=2 seats=3", "expected each option once, found `seats=3`"),
        ("seats=5", "expected a number from 1 to 4, found `5`"),
        ("promos=4", "expected a number from 0 to 3, found `4`"),
        ("draft=open", "expected one of classic, auction, found `open`"),
        ("espresso=yes", "expected one of false, true, found `yes`"),
        ("edition=en", "expected one of merged, fr, de, ua, found `en`"),
        ("delivery=some", "expected one of chosen, all, found `some`"),
        ("bids=later", "expected one of settle, burn, found `later`"),
        ("ship_keep=two", "expected one of per_ship, one_per_auction, found `two`"),
        ("bid_sum=more", "expected one of added, alone, found `more`"),
        ("low_bids=never", "expected one of refused, allowed, neighbour, found `never`"),
        ("first_master=4", "expected one of lot, 0, 1, 2, 3, found `4`"),
        ("starts=best", "expected one of order, lot, choose, found `best`"),
        ("promo_cards=all", "expected `first`, `lot`, or promo cards such as `P1,P3`, found `all`"),
        ("promo_cards=05", "expected promo cards, P1 to P3, found `05`"),
        ("promo_cards=P1,P1", "expected each card once, found `P1,P1`"),
        ("replaced=P1", "expected plan cards, 01 to 48, found `P1`"),
        ("replaced=01,02,03,04", "expected at most 3 cards, found `01,02,03,04`"),
    ] {
        assert_eq!(text.parse::<Setup>().expect_err(text).to_string(), complaint);
    }
}

#[test]
fn c9_the_options_are_listed_with_their_values_and_defaults() {
    let options = Setup::options();
    let names: Vec<&str> = options.iter().map(|option| option.name).collect();
    assert_eq!(
        names,
        [
            "seats",
            "draft",
            "espresso",
            "promos",
            "edition",
            "delivery",
            "bids",
            "bid_sum",
            "low_bids",
            "ship_keep",
            "first_master",
            "starts",
            "promo_cards",
            "replaced",
            "deck"
        ]
    );
    let defaults: Vec<String> = options.iter().map(|o| format!("{}={}", o.name, o.default)).collect();
    assert_eq!(setup(&defaults.join(" ")), Setup::default());
    assert_eq!(Setup::default().to_string(), defaults.join(" "));
    for option in &options {
        let values: Vec<String> = match &option.values {
            OptionValues::OneOf(words) => words.iter().map(ToString::to_string).collect(),
            OptionValues::Range(least, most) => (*least..=*most).map(|n| n.to_string()).collect(),
            OptionValues::Text(_) | OptionValues::File(_) => vec![option.default.into()],
        };
        for value in values {
            assert!(format!("{}={value}", option.name).parse::<Setup>().is_ok(), "{}={value}", option.name);
        }
        assert!(cafe::rules::line(option.rule).is_some(), "{} is explained", option.rule);
    }
    assert!(options.iter().any(|option| option.rule == C9));
}

/// Every paragraph that code may cite has its line for players.
#[test]
fn c9_every_paragraph_is_told_in_one_line() {
    for &rule in cafe::rules::ALL {
        let line = cafe::rules::line(rule).unwrap_or_else(|| panic!("{rule} has no line"));
        assert!(line.ends_with('.') && !line.contains(['|', '`', '*']) && line.len() > 20, "{rule}: {line}");
    }
    assert_eq!(cafe::rules::line(table::RuleRef("X1")), None);
}

/// Options that contradict each other are refused with the reason, before a game begins.
#[test]
fn c9_contradicting_options_are_refused() {
    for (text, complaint) in [
        ("seats=1 draft=auction", "one seat cannot hold an auction (C6.1)"),
        ("seats=2 first_master=2", "the first master seat2 is not at a table of 2 (C1.5)"),
        ("seats=1 first_master=1", "the first master seat1 is not at a table of 1 (C1.5)"),
        ("promos=1 promo_cards=P1,P3", "1 promo cards asked for, and P1,P3 named (C8.1)"),
        ("promos=0 promo_cards=P2", "0 promo cards asked for, and P2 named (C8.1)"),
        ("promos=2 replaced=05", "2 promo cards, and 05 to be replaced; both must be as many (C8.1)"),
        ("replaced=05", "0 promo cards, and 05 to be replaced; both must be as many (C8.1)"),
        (
            "seats=2 promos=1 replaced=41",
            "card 41 has a star and is not in this game, so nothing can replace it (C8.1)",
        ),
    ] {
        let error = Cafe::new(&setup(text)).expect_err(text);
        assert_eq!(error.to_string(), complaint);
    }
    // With four seats and the classic draft the star cards are in.
    assert!(Cafe::new(&setup("seats=4 promos=1 replaced=41")).is_ok());
    // Cards that are named need no number beside them.
    assert_eq!(setup("promo_cards=P1,P3").promos, 2);
}

/// What a set-up of rules version 1 means: the deck, the bids and the ships of its time.
#[test]
fn c9_a_set_up_of_rules_version_1_keeps_its_readings() {
    let old = |text: &str| setup_of_rules::<Cafe>(1, text).expect("a set-up").to_string();
    let rest = "first_master=lot starts=order promo_cards=first replaced=lot deck=classic-1";
    assert_eq!(
        old("seats=2 edition=de draft=auction"),
        format!(
            "seats=2 draft=auction espresso=false promos=0 edition=de delivery=all bids=burn bid_sum=added \
             low_bids=refused ship_keep=one_per_auction {rest}"
        )
    );
    assert_eq!(
        old("edition=de ship_keep=per_ship deck=classic bids=settle"),
        format!(
            "seats=2 draft=classic espresso=false promos=0 edition=de delivery=all bids=settle bid_sum=added \
             low_bids=refused ship_keep=per_ship {rest}"
        )
    );
    // A deck of one's own stays what it is.
    let own = DeckRef::classic().to_string().replace("deck classic", "deck own");
    let text = format!("deck={}", table::to_word(&own));
    assert!(old(&text).ends_with(&text));
    assert!(setup_of_rules::<Cafe>(1, "seats=7").is_err());
}
