//! The paragraphs of the rules, to be cited by code and shown to players.

use table::RuleRef;

table::paragraphs! {
    C1_1 = "C1.1": "seats and beans";
    C1_2 = "C1.2": "squares of a card";
    C1_3 = "C1.3": "what each seat begins with";
    C1_4 = "C1.4": "cards used in a game";
    C1_5 = "C1.5": "the first master";
    C1_6 = "C1.6": "decks as data";
    C2_1 = "C2.1": "taking cards in turn";
    C2_2 = "C2.2": "a cup costs a bean";
    C2_3 = "C2.3": "two ships make cups free";
    C2_4 = "C2.4": "when no card can be paid";
    C2_5 = "C2.5": "who can pay must take";
    C3_1 = "C3.1": "covering two to four squares";
    C3_2 = "C3.2": "a cup stays visible";
    C3_3 = "C3.3": "what is covered";
    C4_1 = "C4.1": "action points";
    C4_2 = "C4.2": "spending them";
    C4_3 = "C4.3": "groups";
    C4_4 = "C4.4": "produce";
    C4_5 = "C4.5": "dry";
    C4_6 = "C4.6": "roast";
    C4_7 = "C4.7": "deliver";
    C4_8 = "C4.8": "what a café takes";
    C4_9 = "C4.9": "one colour a square";
    C4_10 = "C4.10": "clearing a square";
    C4_11 = "C4.11": "all act at the same time";
    C4_12 = "C4.12": "eight rounds";
    C5_1 = "C5.1": "order of scoring";
    C5_2 = "C5.2": "complete cafés";
    C5_3 = "C5.3": "the warehouse";
    C5_4 = "C5.4": "ties";
    C5_5 = "C5.5": "the solo rating";
    C6_1 = "C6.1": "bidding or passing";
    C6_2 = "C6.2": "what a bid must reach";
    C6_3 = "C6.3": "the end of the auction";
    C6_4 = "C6.4": "choosing after the auction";
    C6_5 = "C6.5": "beans kept on ships";
    C7_1 = "C7.1": "one more card on display";
    C7_2 = "C7.2": "Espresso squares";
    C7_3 = "C7.3": "batches";
    C7_4 = "C7.4": "pastries";
    C7_5 = "C7.5": "surplus fields";
    C8_1 = "C8.1": "promo cards";
    C9 = "C9": "options and editions";
}

/// The table of paragraphs that stands beside the code.
const RULES_MD: &str = include_str!("../RULES.md");

/// A paragraph in one line, for help and refusals.
pub fn line(rule: RuleRef) -> Option<&'static str> {
    table::rule_line(RULES_MD, rule)
}
