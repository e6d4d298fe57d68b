//! Who decides when chance is awaited.

use std::fmt;

use fair::Chain;
use table::ChaChaDealer;

use crate::fault::{Code, Fault};

/// Who decides when chance is awaited.
#[derive(Clone)]
pub enum Chance {
    /// The caller names the outcomes.
    Manual,
    /// A dealer, at once.
    Dealt(Box<ChaChaDealer>),
    /// At once, from a secret and contributions: everybody can verify it when the secret is revealed.
    Fair(Chain),
}

impl Chance {
    /// The same game for the same seed.
    pub fn from_seed(seed: &str) -> Chance {
        Chance::Dealt(Box::new(ChaChaDealer::from_seed(seed)))
    }

    /// A seed of the operating system that nobody ever sees.
    pub fn from_os() -> Result<Chance, Fault> {
        Ok(Chance::from_seed(&os_seed()?))
    }

    /// The draws that can be verified, if these can.
    pub(crate) fn chain(&self) -> Option<&Chain> {
        match self {
            Chance::Fair(chain) => Some(chain),
            Chance::Manual | Chance::Dealt(_) => None,
        }
    }
}

/// A seed text of 32 bytes from the operating system.
pub(crate) fn os_seed() -> Result<String, Fault> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Fault::new(Code::Internal, format!("the operating system gives no random bytes: {error}"))
    })?;
    Ok(hex::encode(bytes))
}

// By hand: a dealer shows its state, from which all that is to come can be computed.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::Manual => "Manual",
            Chance::Dealt(_) => "Dealt",
            Chance::Fair(_) => "Fair",
        })
    }
}
