//! C9: set-up options and editions.

use cafe::rules::C9;
use cafe::{Bids, Delivery, Edition, Setup, ShipKeep};
use table::{GameSetup, OptionValues};

fn setup(text: &str) -> Setup {
    text.parse().expect("a set-up")
}

#[test]
fn c9_an_edition_presets_the_switches() {
    for (edition, delivery, bids, ship_keep) in [
        ("merged", Delivery::Chosen, Bids::Settle, ShipKeep::PerShip),
        ("ua", Delivery::Chosen, Bids::Settle, ShipKeep::PerShip),
        ("fr", Delivery::All, Bids::Burn, ShipKeep::PerShip),
        ("de", Delivery::All, Bids::Burn, ShipKeep::OnePerAuction),
    ] {
        let setup = setup(&format!("edition={edition}"));
        assert_eq!((setup.delivery, setup.bids, setup.ship_keep), (delivery, bids, ship_keep), "{edition}");
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
            (setup.delivery, setup.bids, setup.ship_keep),
            (Delivery::All, Bids::Settle, ShipKeep::OnePerAuction)
        );
    }
    let one = setup("delivery=all ship_keep=one_per_auction");
    assert_eq!((one.edition, one.delivery, one.bids), (Edition::Merged, Delivery::All, Bids::Settle));
}

#[test]
fn c9_a_set_up_is_written_with_every_rule_in_force_and_read_back() {
    assert_eq!(
        setup("edition=de seats=3 delivery=chosen").to_string(),
        "seats=3 draft=classic espresso=false promos=0 edition=de delivery=chosen bids=burn \
         ship_keep=one_per_auction deck=classic"
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
            "expected an option among seats, draft, espresso, promos, edition, delivery, bids, ship_keep, deck, found `seat`",
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
        ["seats", "draft", "espresso", "promos", "edition", "delivery", "bids", "ship_keep", "deck"]
    );
    let defaults: Vec<String> = options.iter().map(|o| format!("{}={}", o.name, o.default)).collect();
    assert_eq!(setup(&defaults.join(" ")), Setup::default());
    assert_eq!(Setup::default().to_string(), defaults.join(" "));
    for option in &options {
        let values: Vec<String> = match &option.values {
            OptionValues::OneOf(words) => words.iter().map(ToString::to_string).collect(),
            OptionValues::Range(least, most) => (*least..=*most).map(|n| n.to_string()).collect(),
            OptionValues::Text(_) => vec![option.default.into()],
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
