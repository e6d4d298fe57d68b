//! The paragraphs of the rules, to be cited by code and shown to players.

use table::RuleRef;

table::paragraphs! {
    V1_1 = "V1.1": "seats, dice and tokens";
    V1_2 = "V1.2": "colours, roasts and the faces of the dice";
    V1_3 = "V1.3": "blend coasters and the research coaster";
    V1_4 = "V1.4": "point track, research tracks, cup values";
    V1_5 = "V1.5": "the squares of the tracks";
    V1_6 = "V1.6": "who starts";
    V2_1 = "V2.1": "points for the blend owned";
    V2_2 = "V2.2": "points for tokens on a blend";
    V2_3 = "V2.3": "decay";
    V2_4 = "V2.4": "keep or drop";
    V2_5 = "V2.5": "Rainbow does not decay";
    V3_1 = "V3.1": "which dice are rolled";
    V3_2 = "V3.2": "Bottleneck";
    V3_3 = "V3.3": "donation";
    V3_4 = "V3.4": "roll and roll abilities";
    V3_5 = "V3.5": "no free re-roll";
    V4_1 = "V4.1": "Best Bean: when it may be made";
    V4_2 = "V4.2": "rating";
    V4_3 = "V4.3": "Best Bean: what making it does";
    V4_4 = "V4.4": "donated dice in a blend";
    V4_5 = "V4.5": "Rainbow";
    V4_6 = "V4.6": "one blend a seat";
    V4_7 = "V4.7": "research";
    V4_8 = "V4.8": "the cup";
    V4_9 = "V4.9": "black beans";
    V4_10 = "V4.10": "how long aroma dice stay";
    V4_11 = "V4.11": "blend or research, a free choice; nothing only if neither is possible";
    V5_1 = "V5.1": "when abilities may be used";
    V5_2 = "V5.2": "how often";
    V5_3 = "V5.3": "targets";
    V5_4 = "V5.4": "red tokens";
    V5_5 = "V5.5": "taking a token back";
    V5_6 = "V5.6": "tokens of completed tracks";
    V5_7 = "V5.7": "what a block stops";
    V6_1 = "V6.1": "the end";
    V6_2 = "V6.2": "ties";
}

/// The table of paragraphs that stands beside the code.
const RULES_MD: &str = include_str!("../RULES.md");

/// A paragraph in one line, for help and refusals.
pub fn line(rule: RuleRef) -> Option<&'static str> {
    table::rule_line(RULES_MD, rule)
}
