//! Chance that can be checked: the server's secret is committed to before anybody sits down, and every human
//! seat adds something of its own before the first draw.

use sha2::{Digest as _, Sha256};
use wire::Chance;

use crate::ids::{hex, random_bytes};
use crate::store::Secret;

/// A new secret.
pub(crate) fn new_secret() -> Secret {
    Secret::new(hex(&random_bytes(32)))
}

/// A contribution for a client that made none.
pub(crate) fn new_contribution() -> String {
    hex(&random_bytes(16))
}

/// What is published before anybody sits down.
pub(crate) fn commitment(secret: &Secret) -> String {
    hex(&Sha256::digest(secret.reveal().as_bytes()))
}

/// The dealer of a game.
pub(crate) fn dealer(secret: &Secret, contributions: &[Option<&str>]) -> Chance {
    let mut seed = secret.reveal().to_string();
    for contribution in contributions {
        seed.push('/');
        seed.push_str(contribution.unwrap_or(""));
    }
    Chance::from_seed(&seed)
}
