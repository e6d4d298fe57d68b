//! The paragraphs of the rules, to be cited by code and shown to players.

use table::RuleRef;

table::paragraphs! {
    G1_1 = "G1.1": "the material and what each seat begins with";
    G1_2 = "G1.2": "the market and its arrangements";
    G1_3 = "G1.3": "the bag and the secret sacks";
    G1_4 = "G1.4": "the plantation board by number of seats";
    G1_5 = "G1.5": "the starting seat and the first place of the buyer";
    G2_1 = "G2.1": "moving the buyer";
    G2_2 = "G2.2": "the line, and what may be done there";
    G3_1 = "G3.1": "taking one to three pieces";
    G3_2 = "G3.2": "prices";
    G3_3 = "G3.3": "filling the emptied fields with roads";
    G4_1 = "G4.1": "one group per seat and coffee, with one hut";
    G4_2 = "G4.2": "where huts and workers stand";
    G4_3 = "G4.3": "how a group grows";
    G4_4 = "G4.4": "groups of one coffee never touch";
    G4_5 = "G4.5": "roads and their segments";
    G4_6 = "G4.6": "ships and their berths";
    G4_7 = "G4.7": "the connection of a hut to a harbour";
    G5_1 = "G5.1": "taking a sack";
    G5_2 = "G5.2": "the blockade";
    G5_3 = "G5.3": "points";
    G5_4 = "G5.4": "the ship that leaves";
    G5_5 = "G5.5": "the replacing sack";
    G6_1 = "G6.1": "the end by the point track";
    G6_2 = "G6.2": "the winner";
    G6_3 = "G6.3": "the end when nothing happens any more";
    G6_4 = "G6.4": "fewer roads with three seats";
    G6_5 = "G6.5": "the options of the set-up";
}

/// The table of paragraphs that stands beside the code.
const RULES_MD: &str = include_str!("../RULES.md");

/// A paragraph in one line, for help and refusals.
pub fn line(rule: RuleRef) -> Option<&'static str> {
    table::rule_line(RULES_MD, rule)
}
