//! The secret of a table, and what is published of it.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

/// What is hashed before the secret, so that the hash means nothing else.
const DOMAIN: &[u8] = b"kaffeeklatsch commitment 1\n";

/// 32 random bytes that only the table knows before the end.
///
/// It cannot be copied, printed or compared, and is wiped when it is dropped; [`Secret::reveal`] is the only way out.
pub struct Secret(Zeroizing<[u8; 32]>);

impl Secret {
    /// A fresh secret of the operating system.
    pub fn from_os() -> Result<Secret, NoRandomness> {
        let mut bytes = Zeroizing::new([0; 32]);
        getrandom::fill(&mut *bytes).map_err(|error| NoRandomness(error.to_string()))?;
        Ok(Secret(bytes))
    }

    /// This secret, for tables that were stored and for tests.
    pub fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(Zeroizing::new(bytes))
    }

    /// The secret behind the text that [`Secret::reveal`] gave.
    pub fn from_hex(digits: &str) -> Result<Secret, NoSecret> {
        let mut bytes = Zeroizing::new([0; 32]);
        hex::decode_to_slice(digits, &mut *bytes).map_err(|_| NoSecret)?;
        Ok(Secret(bytes))
    }

    /// What may be published at once: SHA-256 of a fixed text and the secret.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(DOMAIN).chain_update(self.bytes()).finalize().into())
    }

    /// The secret as text: for the table's own store, and for everybody when the game is over or was aborted.
    /// Anyone who has it before the end knows every draw to come.
    pub fn reveal(&self) -> String {
        hex::encode(self.bytes())
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Nothing of the secret.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// What a table publishes before anybody contributes: it could not be so with another secret.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Commitment(pub [u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = NoSecret;
    fn from_str(digits: &str) -> Result<Commitment, NoSecret> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(digits, &mut bytes).map_err(|_| NoSecret)?;
        Ok(Commitment(bytes))
    }
}

/// The operating system gives no random bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoRandomness(String);

impl fmt::Display for NoRandomness {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the operating system gives no random bytes: {}", self.0)
    }
}

impl std::error::Error for NoRandomness {}

/// The text is not 64 hexadecimal digits. It does not repeat the text, which may be half a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSecret;

impl fmt::Display for NoSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 64 hexadecimal digits")
    }
}

impl std::error::Error for NoSecret {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_shows_nothing_until_it_is_revealed() {
        let secret = Secret::from_bytes([0xab; 32]);
        assert_eq!(format!("{secret:?} {secret:#?}"), "Secret Secret");
        assert_eq!(secret.reveal(), "ab".repeat(32));
        let again = Secret::from_hex(&secret.reveal()).expect("a secret");
        assert_eq!(again.commitment(), secret.commitment());
        for digits in ["", "ab", &"ab".repeat(33), &"xy".repeat(32), "not a secret"] {
            assert_eq!(Secret::from_hex(digits).err(), Some(NoSecret));
        }
    }

    #[test]
    fn secrets_of_the_system_differ() {
        let [one, two] = [0; 2].map(|_| Secret::from_os().expect("random bytes").commitment());
        assert_ne!(one, two);
    }

    #[test]
    fn a_commitment_is_read_as_it_was_written() {
        let commitment = Secret::from_bytes([7; 32]).commitment();
        assert_eq!(commitment.to_string().parse(), Ok(commitment));
        assert_eq!("7".parse::<Commitment>(), Err(NoSecret));
    }
}
