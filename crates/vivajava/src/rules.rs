//! The paragraphs of the rules, as refusals cite them. `RULES.md` says each in one line.

use table::RuleRef;

macro_rules! paragraphs {
    ($($name:ident $text:literal $what:literal)*) => {
        $(#[doc = $what] pub const $name: RuleRef = RuleRef($text);)*
        /// Every paragraph, in order.
        pub const ALL: &[RuleRef] = &[$($name),*];
    };
}

paragraphs! {
    V1_1 "V1.1" "Seats, dice and tokens."
    V1_2 "V1.2" "Colours, roasts and the faces of the dice."
    V1_3 "V1.3" "Blend coasters and the research coaster."
    V1_4 "V1.4" "Point track, research tracks, cup values."
    V1_5 "V1.5" "The squares of the tracks."
    V1_6 "V1.6" "Who starts."
    V2_1 "V2.1" "Points for the blend owned."
    V2_2 "V2.2" "Points for tokens on a blend."
    V2_3 "V2.3" "Decay."
    V2_4 "V2.4" "Keep or drop."
    V2_5 "V2.5" "Rainbow does not decay."
    V3_1 "V3.1" "Which dice are rolled."
    V3_2 "V3.2" "Bottleneck."
    V3_3 "V3.3" "Donation."
    V3_4 "V3.4" "Roll and roll abilities."
    V3_5 "V3.5" "No free re-roll."
    V4_1 "V4.1" "Best Bean: when it may be made."
    V4_2 "V4.2" "Rating."
    V4_3 "V4.3" "Best Bean: what making it does."
    V4_4 "V4.4" "Donated dice in a blend."
    V4_5 "V4.5" "Rainbow."
    V4_6 "V4.6" "One blend a seat."
    V4_7 "V4.7" "Research."
    V4_8 "V4.8" "The cup."
    V4_9 "V4.9" "Black beans."
    V4_10 "V4.10" "How long aroma dice stay."
    V4_11 "V4.11" "Blend or research, a free choice; nothing only if neither is possible."
    V5_1 "V5.1" "When abilities may be used."
    V5_2 "V5.2" "How often."
    V5_3 "V5.3" "Targets."
    V5_4 "V5.4" "Red tokens."
    V5_5 "V5.5" "Taking a token back."
    V5_6 "V5.6" "Tokens of completed tracks."
    V5_7 "V5.7" "What a block stops."
    V6_1 "V6.1" "The end."
    V6_2 "V6.2" "Ties."
}

/// The table of paragraphs that stands beside the code.
const RULES_MD: &str = include_str!("../RULES.md");

/// A paragraph in one line, for help and refusals.
pub fn line(rule: RuleRef) -> Option<&'static str> {
    RULES_MD.lines().find_map(|row| {
        let mut cells = row.split('|').map(str::trim);
        (cells.next() == Some("") && cells.next() == Some(rule.0)).then(|| cells.next()).flatten()
    })
}
