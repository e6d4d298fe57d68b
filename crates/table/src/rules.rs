//! Paragraphs of a rules specification: constants to cite, and their one-line texts.

use crate::game::RuleRef;

/// Makes a constant for each paragraph and the list `ALL` of them.
///
/// ```
/// mod rules {
///     table::paragraphs! {
///         T1_1 = "T1.1": "who begins";
///         T1_2 = "T1.2": "when it ends";
///     }
/// }
/// assert_eq!(rules::T1_2.to_string(), "T1.2");
/// assert_eq!(rules::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! paragraphs {
    ($($name:ident = $text:literal: $about:literal;)+) => {
        $(
            #[doc = concat!($text, ": ", $about, ".")]
            pub const $name: $crate::RuleRef = $crate::RuleRef($text);
        )+
        /// Every paragraph.
        pub const ALL: &[$crate::RuleRef] = &[$($name),+];
    };
}

/// The one-line text of a paragraph in a table of rules: rows `| C2.3 | text | code | tests |`.
pub fn rule_line(table: &'static str, rule: RuleRef) -> Option<&'static str> {
    table.lines().find_map(|row| {
        let mut cells = row.split('|').map(str::trim);
        (cells.next() == Some("") && cells.next() == Some(rule.0)).then(|| cells.next()).flatten()
    })
}
