//! What a seat adds to chance.

use std::fmt;

use table::MAX_CONTRIBUTION;

/// What a seat adds to chance: 1 to 64 bytes, a word, random bytes or whatever it likes.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Contribution(Vec<u8>);

impl Contribution {
    /// These bytes, or those of this text.
    pub fn new(bytes: impl AsRef<[u8]>) -> Result<Contribution, ContributionError> {
        let bytes = bytes.as_ref();
        match bytes.len() {
            1..=MAX_CONTRIBUTION => Ok(Contribution(bytes.to_vec())),
            n_bytes => Err(ContributionError::Length(n_bytes)),
        }
    }

    /// The bytes that these hexadecimal digits mean.
    pub fn from_hex(digits: &str) -> Result<Contribution, ContributionError> {
        // Longer texts are refused unread.
        if digits.len() > 2 * MAX_CONTRIBUTION {
            return Err(ContributionError::Length(digits.len() / 2));
        }
        Contribution::new(hex::decode(digits).map_err(|_| ContributionError::NotHex)?)
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Its bytes as hexadecimal digits, as records have them.
    pub fn to_hex(&self) -> String {
        hex::encode(&self.0)
    }
}

/// Why something is no contribution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContributionError {
    /// It has this many bytes.
    Length(usize),
    /// It is not an even number of hexadecimal digits.
    NotHex,
}

impl fmt::Display for ContributionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContributionError::Length(n_bytes) => {
                write!(f, "a contribution has 1 to {MAX_CONTRIBUTION} bytes, not {n_bytes}")
            }
            ContributionError::NotHex => f.write_str("expected an even number of hexadecimal digits"),
        }
    }
}

impl std::error::Error for ContributionError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contribution_has_1_to_64_bytes() {
        assert_eq!(Contribution::new(""), Err(ContributionError::Length(0)));
        assert_eq!(Contribution::new([0; 65]), Err(ContributionError::Length(65)));
        assert_eq!(Contribution::from_hex(&"00".repeat(65)), Err(ContributionError::Length(65)));
        assert_eq!(Contribution::from_hex("0"), Err(ContributionError::NotHex));
        assert_eq!(Contribution::from_hex("käse"), Err(ContributionError::NotHex));
        let longest = Contribution::new([9; 64]).expect("64 bytes");
        assert_eq!(Contribution::from_hex(&longest.to_hex()), Ok(longest));
        assert_eq!(Contribution::new("tea").map(|tea| tea.to_hex()), Ok("746561".into()));
    }
}
