//! The paragraphs of the specification, to be cited by code and shown to players.

use table::RuleRef;

macro_rules! paragraphs {
    ($($name:ident = $text:literal),+ $(,)?) => {
        $(
            #[doc = concat!("Paragraph ", $text, ".")]
            pub const $name: RuleRef = RuleRef($text);
        )+
        /// Every paragraph of chapters C1 to C9.
        pub const ALL: &[RuleRef] = &[$($name),+];
    };
}

paragraphs! {
    C1_1 = "C1.1", C1_2 = "C1.2", C1_3 = "C1.3", C1_4 = "C1.4", C1_5 = "C1.5", C1_6 = "C1.6",
    C2_1 = "C2.1", C2_2 = "C2.2", C2_3 = "C2.3", C2_4 = "C2.4", C2_5 = "C2.5",
    C3_1 = "C3.1", C3_2 = "C3.2", C3_3 = "C3.3",
    C4_1 = "C4.1", C4_2 = "C4.2", C4_3 = "C4.3", C4_4 = "C4.4", C4_5 = "C4.5", C4_6 = "C4.6",
    C4_7 = "C4.7", C4_8 = "C4.8", C4_9 = "C4.9", C4_10 = "C4.10", C4_11 = "C4.11", C4_12 = "C4.12",
    C5_1 = "C5.1", C5_2 = "C5.2", C5_3 = "C5.3", C5_4 = "C5.4", C5_5 = "C5.5",
    C6_1 = "C6.1", C6_2 = "C6.2", C6_3 = "C6.3", C6_4 = "C6.4", C6_5 = "C6.5",
    C7_1 = "C7.1", C7_2 = "C7.2", C7_3 = "C7.3", C7_4 = "C7.4", C7_5 = "C7.5",
    C8_1 = "C8.1",
    C9 = "C9",
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
