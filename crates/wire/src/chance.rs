//! Who decides when chance is awaited.

use std::fmt;

use table::ChaChaDealer;

use crate::fault::{Code, Fault};

/// Who decides when chance is awaited.
#[derive(Clone)]
pub enum Chance {
    /// The caller names the outcomes.
    Manual,
    /// A dealer, at once.
    Dealt(Box<ChaChaDealer>),
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
}

/// A seed text of 32 bytes from the operating system.
pub(crate) fn os_seed() -> Result<String, Fault> {
    let mut bytes = [0u8; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Fault::new(Code::Internal, format!("the operating system gives no random bytes: {error}"))
    })?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

// By hand: a dealer shows its state, from which all that is to come can be computed.
impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chance::Manual => "Manual",
            Chance::Dealt(_) => "Dealt",
        })
    }
}
