//! Every draw of a game, from a secret and contributions.

use std::fmt;
use std::sync::Arc;

use hmac::{Hmac, Mac};
use sha2::Sha256;
use table::{ChaChaDealer, Dealer, Pledge, Seat};

use crate::contribution::{Contribution, ContributionError};
use crate::gathering::{AlreadyContributed, Gathering};
use crate::secret::{Commitment, Secret};

/// What every message begins with, so that the keys serve nothing else.
const DOMAIN: &[u8] = b"kaffeeklatsch draw 1\n";

/// A secret and all contributions: every draw of a game. Copies share the secret.
#[derive(Clone)]
pub struct Chain(Arc<Links>);

struct Links {
    secret: Secret,
    commitment: Commitment,
    contributions: Vec<(Seat, Contribution)>,
}

impl Chain {
    /// Precondition: lowest seat first, each seat once, as a [`Gathering`] has them.
    pub(crate) fn new(secret: Secret, contributions: Vec<(Seat, Contribution)>) -> Chain {
        Chain(Arc::new(Links { commitment: secret.commitment(), secret, contributions }))
    }

    /// The draws of a record whose secret was revealed, if the secret is the one that was committed to.
    pub fn open(pledge: &Pledge) -> Result<Chain, PledgeError> {
        let secret = Secret::from_bytes(pledge.secret.ok_or(PledgeError::Sealed)?);
        if secret.commitment().0 != pledge.commitment {
            return Err(PledgeError::OtherSecret);
        }
        let mut gathering = Gathering::new(secret);
        for (seat, bytes) in &pledge.contributions {
            gathering.add(*seat, Contribution::new(bytes)?)?;
        }
        Ok(gathering.close())
    }

    /// What was published first.
    pub fn commitment(&self) -> Commitment {
        self.0.commitment
    }

    /// What the seats added, lowest seat first.
    pub fn contributions(&self) -> &[(Seat, Contribution)] {
        &self.0.contributions
    }

    /// What a record may say before the end: everything but the secret.
    pub fn pledge(&self) -> Pledge {
        let contributions = self.0.contributions.iter();
        Pledge {
            commitment: self.0.commitment.0,
            contributions: contributions.map(|(seat, bytes)| (*seat, bytes.bytes().to_vec())).collect(),
            secret: None,
        }
    }

    /// What a record says once the game is over or was broken off: with the secret.
    pub fn revealed(&self) -> Pledge {
        Pledge { secret: Some(*self.0.secret.bytes()), ..self.pledge() }
    }

    /// The secret, for the table's own store: see [`Secret::reveal`].
    pub fn reveal(&self) -> String {
        self.0.secret.reveal()
    }

    /// The dealer of one draw; its number is that of the step in the record, from 1.
    pub fn draw(&self, number: u64) -> ChaChaDealer {
        ChaChaDealer::from_key(self.key(number))
    }

    /// A dealer that takes each number from a draw of its own, beginning with this one: for
    /// [`table::Sitting::deal`], which asks once a step.
    pub fn dealer(&self, first: u64) -> ChainDealer {
        ChainDealer { chain: self.clone(), next: first }
    }

    /// HMAC-SHA-256, keyed by the secret, of all that is public and the number of the draw. Every part has a fixed
    /// length or its length before it, so that no two games have the same message.
    pub(crate) fn key(&self, number: u64) -> [u8; 32] {
        let mut mac = <Hmac<Sha256> as Mac>::new_from_slice(self.0.secret.bytes())
            .expect("a key of any length will do");
        mac.update(DOMAIN);
        mac.update(&self.0.commitment.0);
        mac.update(&[byte(self.0.contributions.len())]);
        for (seat, contribution) in &self.0.contributions {
            mac.update(&[byte(seat.index()), byte(contribution.bytes().len())]);
            mac.update(contribution.bytes());
        }
        mac.update(&number.to_be_bytes());
        mac.finalize().into_bytes().into()
    }
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("seats and lengths of contributions are small")
}

/// Only what is public.
impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chain")
            .field("commitment", &self.0.commitment)
            .field("contributions", &self.0.contributions)
            .finish_non_exhaustive()
    }
}

/// Deals draw after draw of a [`Chain`], one number each.
#[derive(Clone, Debug)]
pub struct ChainDealer {
    chain: Chain,
    next: u64,
}

impl Dealer for ChainDealer {
    fn below(&mut self, n: u32) -> u32 {
        let number = self.chain.draw(self.next).below(n);
        self.next += 1;
        number
    }
}

/// Why the draws of a record cannot be computed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PledgeError {
    /// The secret was not revealed yet.
    Sealed,
    /// The secret is another one than was committed to.
    OtherSecret,
    /// A contribution is none.
    Contribution(ContributionError),
    /// A seat contributes twice.
    Twice(AlreadyContributed),
}

impl From<ContributionError> for PledgeError {
    fn from(error: ContributionError) -> PledgeError {
        PledgeError::Contribution(error)
    }
}

impl From<AlreadyContributed> for PledgeError {
    fn from(error: AlreadyContributed) -> PledgeError {
        PledgeError::Twice(error)
    }
}

impl fmt::Display for PledgeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PledgeError::Sealed => f.write_str("the secret was not revealed yet"),
            PledgeError::OtherSecret => f.write_str("the secret is not the one that was committed to"),
            PledgeError::Contribution(error) => error.fmt(f),
            PledgeError::Twice(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PledgeError {}
