//! Passwords: argon2id, on threads where it delays nobody, and never more than a few at once.

use argon2::password_hash::rand_core::OsRng;
use argon2::password_hash::{PasswordHash as Parsed, PasswordHasher as _, PasswordVerifier as _, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::{Answer, Problem};
use crate::store::PasswordHash;
use crate::sync::aside::Aside;

/// The memory of one hash in KiB, its passes and lanes: what the password storage cheat sheet of OWASP asks for.
const MEMORY_KIB: u32 = 19 * 1_024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// How many are computed at once: bounds memory, and leaves cores for the tables.
const AT_ONCE: usize = 2;

/// Passwords have at least and at most this many letters.
const FEWEST: usize = 8;
const MOST: usize = 200;

/// A password as somebody typed it. It cannot be printed or turned into JSON.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(transparent)]
#[schema(value_type = String, format = Password)]
pub(crate) struct Password(String);

impl std::fmt::Debug for Password {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Password")
    }
}

impl Password {
    /// Whether it may be chosen.
    pub(crate) fn check(&self, field: &str) -> Answer<()> {
        let n_letters = self.0.chars().count();
        if !(FEWEST..=MOST).contains(&n_letters) {
            return Err(Problem::field(field, format!("expected {FEWEST} to {MOST} letters")));
        }
        // Spaces around it belong to it; nothing but spaces is no password.
        match self.0.trim().is_empty() {
            true => Err(Problem::field(field, "expected more than spaces")),
            false => Ok(()),
        }
    }
}

/// Computes and verifies hashes.
#[derive(Clone)]
pub(crate) struct Hasher {
    aside: Aside,
}

impl Default for Hasher {
    fn default() -> Hasher {
        Hasher { aside: Aside::new(AT_ONCE) }
    }
}

impl Hasher {
    /// The hash of a password, with fresh salt.
    pub(crate) async fn hash(&self, password: Password) -> Answer<PasswordHash> {
        self.aside.run(move || hash(&password)).await?
    }

    /// Whether this is the password. Without a hash it takes as long and is not.
    pub(crate) async fn verify(&self, password: Password, hash: Option<PasswordHash>) -> Answer<bool> {
        let verify = move || {
            let known = hash.is_some();
            let hash = hash.unwrap_or_else(|| PasswordHash::new(NOBODYS.into()));
            // Longer than anything that could be chosen: no need to chew on it.
            let password = if password.0.len() > 4 * MOST { "" } else { password.0.as_str() };
            let parsed = Parsed::new(hash.reveal()).map_err(|_| Problem::internal())?;
            let fits = argon2()?.verify_password(password.as_bytes(), &parsed).is_ok();
            Ok(fits && known)
        };
        self.aside.run(verify).await?
    }
}

fn argon2() -> Answer<Argon2<'static>> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).map_err(|_| Problem::internal())?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(password: &Password) -> Answer<PasswordHash> {
    let salt = SaltString::generate(&mut OsRng);
    let hash = argon2()?.hash_password(password.0.as_bytes(), &salt).map_err(|_| Problem::internal())?;
    Ok(PasswordHash::new(hash.to_string()))
}

/// A hash that belongs to nobody and that no password has: anyone who asks for an unknown name waits as long as for
/// a known one.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGhhcyBub25l$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_an_argon2id_hash_with_its_own_salt() {
        let hasher = Hasher::default();
        let password = Password("a cup of coffee".into());
        let first = hasher.hash(password.clone()).await.expect("a hash");
        let second = hasher.hash(password.clone()).await.expect("a hash");
        assert!(first.reveal().starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert_ne!(first.reveal(), second.reveal());
        assert!(hasher.verify(password, Some(first.clone())).await.expect("an answer"));
        assert!(!hasher.verify(Password("a cup of tea".into()), Some(first)).await.expect("an answer"));
    }

    #[tokio::test]
    async fn nobody_has_no_password() {
        assert!(!Hasher::default().verify(Password("anything".into()), None).await.expect("an answer"));
        let somebodys = hash(&Password("anything".into())).expect("a hash");
        let work = |text: &str| {
            let parsed = Parsed::new(text).expect("a hash");
            (parsed.algorithm.to_string(), parsed.params.to_string(), parsed.hash.map(|hash| hash.len()))
        };
        assert_eq!(work(NOBODYS), work(somebodys.reveal()), "as much work as for anybody");
    }

    #[tokio::test]
    async fn spaces_belong_to_a_password_but_are_none() {
        let check = |text: &str| Password(text.into()).check("password").is_ok();
        assert!(!check("        ") && !check("\u{a0}\u{2003}\t      "), "nothing but spaces");
        assert!(check(" espresso ") && check("a cup of"));
        let hash = hash(&Password(" espresso ".into())).expect("a hash");
        let hasher = Hasher::default();
        let fits = |text: &str| hasher.verify(Password(text.into()), Some(hash.clone()));
        assert!(fits(" espresso ").await.expect("an answer"));
        assert!(!fits("espresso").await.expect("an answer"), "nothing is trimmed");
    }

    #[test]
    fn nothing_of_a_password_is_printed() {
        let text = format!("{:?} {:?}", Password("espresso".into()), PasswordHash::new("espresso".into()));
        assert!(!text.contains("espresso"), "{text}");
    }
}
