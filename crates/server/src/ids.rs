//! Names of tables and users: short random texts.

pub use crate::shape::ids::{TableId, UserId};

/// Letters that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A random text with this number of letters, five bits each.
pub(crate) fn random_text(letters: usize) -> String {
    random_bytes(letters).iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// Random bytes of the operating system.
pub(crate) fn random_bytes(n_bytes: usize) -> Vec<u8> {
    let mut bytes = vec![0; n_bytes];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

impl TableId {
    /// A new one that nobody can guess.
    pub fn random() -> TableId {
        random_text(12).into()
    }

    /// What the log calls the table: the same for the same table, and no way back to its link.
    pub fn tag(&self) -> String {
        use sha2::{Digest as _, Sha256};
        hex::encode(&Sha256::digest(self.as_str().as_bytes())[..4])
    }
}

impl UserId {
    /// A new one that nobody can guess.
    pub fn random() -> UserId {
        random_text(16).into()
    }
}
