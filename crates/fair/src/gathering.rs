//! Contributions while they come in.

use std::collections::BTreeMap;
use std::fmt;

use table::Seat;

use crate::chain::Chain;
use crate::contribution::Contribution;
use crate::secret::{Commitment, Secret};

/// A secret and the contributions so far.
///
/// There is no draw before it is closed and no contribution after; and since it begins with the secret, the
/// commitment can be published before anybody contributes.
#[derive(Debug)]
pub struct Gathering {
    secret: Secret,
    contributions: BTreeMap<Seat, Contribution>,
}

impl Gathering {
    /// Nobody has contributed yet.
    pub fn new(secret: Secret) -> Gathering {
        Gathering { secret, contributions: BTreeMap::new() }
    }

    /// What is to be published now, before the first contribution.
    pub fn commitment(&self) -> Commitment {
        self.secret.commitment()
    }

    /// Takes the contribution of a seat; it stays as it is.
    pub fn add(&mut self, seat: Seat, contribution: Contribution) -> Result<(), AlreadyContributed> {
        if self.contributions.contains_key(&seat) {
            return Err(AlreadyContributed(seat));
        }
        self.contributions.insert(seat, contribution);
        Ok(())
    }

    /// What came in, lowest seat first.
    pub fn contributions(&self) -> impl Iterator<Item = (Seat, &Contribution)> {
        self.contributions.iter().map(|(seat, contribution)| (*seat, contribution))
    }

    /// The secret, for the table's own store: see [`Secret::reveal`].
    pub fn reveal(&self) -> String {
        self.secret.reveal()
    }

    /// No more contributions: from here on all draws are fixed.
    pub fn close(self) -> Chain {
        Chain::new(self.secret, self.contributions.into_iter().collect())
    }
}

/// A seat contributes once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AlreadyContributed(pub Seat);

impl fmt::Display for AlreadyContributed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} has contributed already", self.0)
    }
}

impl std::error::Error for AlreadyContributed {}
