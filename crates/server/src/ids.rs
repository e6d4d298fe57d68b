//! Names of tables and users: short random texts.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// Letters that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A random text of so many letters, five bits each.
pub(crate) fn random_text(letters: usize) -> String {
    random_bytes(letters).iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// Random bytes of the operating system.
pub(crate) fn random_bytes(n_bytes: usize) -> Vec<u8> {
    let mut bytes = vec![0; n_bytes];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

/// Bytes as text.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

macro_rules! name {
    ($(#[$doc:meta])* $name:ident, $letters:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, utoipa::ToSchema)]
        #[cfg_attr(test, derive(ts_rs::TS), ts(type = "string"))]
        #[serde(transparent)]
        #[schema(value_type = String)]
        pub struct $name(#[cfg_attr(test, ts(skip))] Arc<str>);

        impl $name {
            /// A new one that nobody can guess.
            pub fn random() -> Self {
                $name(random_text($letters).into())
            }

            /// Its text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                $name(text.into())
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                $name(text.into())
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

name!(
    /// A table. Whoever knows it has the link.
    TableId,
    12
);
name!(
    /// A user: a guest or an account.
    UserId,
    16
);

impl TableId {
    /// What the log calls the table: the same for the same table, and no way back to its link.
    pub fn tag(&self) -> String {
        use sha2::{Digest as _, Sha256};
        hex(&Sha256::digest(self.as_str().as_bytes())[..4])
    }
}
