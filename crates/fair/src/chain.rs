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

    /// What a record says once the game is over or was aborted: with the secret.
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    fn chain(secret: [u8; 32], contributions: &[(usize, &[u8])]) -> Chain {
        let mut gathering = Gathering::new(Secret::from_bytes(secret));
        for (number, bytes) in contributions {
            gathering.add(seat(*number), Contribution::new(bytes).expect("bytes")).expect("once a seat");
        }
        gathering.close()
    }

    /// Everything that goes into a draw changes it: who said what, where one word ends, and the number.
    #[test]
    fn every_part_of_the_message_counts() {
        let keys = [
            chain([1; 32], &[(0, b"ab"), (1, b"c")]).key(1),
            chain([1; 32], &[(0, b"ab"), (1, b"c")]).key(2),
            chain([1; 32], &[(0, b"ab"), (1, b"c")]).key(1 << 32),
            chain([2; 32], &[(0, b"ab"), (1, b"c")]).key(1),
            chain([1; 32], &[(0, b"a"), (1, b"bc")]).key(1),
            chain([1; 32], &[(0, b"c"), (1, b"ab")]).key(1),
            chain([1; 32], &[(0, b"ab"), (2, b"c")]).key(1),
            chain([1; 32], &[(0, b"ab\x01\x01c")]).key(1),
            chain([1; 32], &[(0, b"ab")]).key(1),
            chain([1; 32], &[]).key(1),
        ];
        for (n, key) in keys.iter().enumerate() {
            assert!(!keys[..n].contains(key), "{n}");
        }
    }

    /// The order in which contributions come in does not matter, and nobody contributes twice.
    #[test]
    fn contributions_have_the_order_of_seats() {
        let early = chain([1; 32], &[(0, b"first"), (2, b"second")]);
        let late = chain([1; 32], &[(2, b"second"), (0, b"first")]);
        assert_eq!(early.key(5), late.key(5));
        assert_eq!(early.pledge(), late.pledge());

        let mut gathering = Gathering::new(Secret::from_bytes([1; 32]));
        let tea = Contribution::new("tea").expect("bytes");
        assert_eq!(gathering.add(seat(1), tea.clone()), Ok(()));
        let twice = gathering.add(seat(1), Contribution::new("coffee").expect("bytes"));
        assert_eq!(twice, Err(AlreadyContributed(seat(1))));
        assert_eq!(gathering.contributions().collect::<Vec<_>>(), [(seat(1), &tea)]);
    }

    #[test]
    fn nothing_shows_the_secret_before_it_is_revealed() {
        let secret = [0xab; 32];
        let mut gathering = Gathering::new(Secret::from_bytes(secret));
        gathering.add(seat(0), Contribution::new("tea").expect("bytes")).expect("once");
        let mut said = format!("{gathering:?} {gathering:#?} {}", gathering.commitment());
        let chain = gathering.close();
        let mut dealer = chain.dealer(1);
        said += &format!("{chain:?} {chain:#?} {dealer:?} {:?} {:?}", chain.pledge(), chain.draw(1));
        dealer.below(6);
        said += &format!("{dealer:?}");
        let key = chain.key(1);
        for hidden in [&secret[..], &key[..]] {
            assert!(!said.contains(&hex::encode(hidden)), "{said}");
            assert!(!said.contains(&format!("{hidden:?}")), "{said}");
            let lines = format!("{hidden:#?}");
            assert!(!said.contains(lines.trim_matches(['[', ']', '\n'])), "{said}");
        }
        assert_eq!(chain.pledge().secret, None);
        assert_eq!(chain.reveal(), "ab".repeat(32));
        assert_eq!(chain.revealed().secret, Some(secret));
    }

    #[test]
    fn a_pledge_is_opened_by_its_own_secret_only() {
        let chain = chain([3; 32], &[(1, b"milk")]);
        let opened = Chain::open(&chain.revealed()).expect("its own secret");
        assert_eq!((opened.key(9), opened.pledge()), (chain.key(9), chain.pledge()));
        assert_eq!(Chain::open(&chain.pledge()).err(), Some(PledgeError::Sealed));
        for bit in 0..256 {
            let mut pledge = chain.revealed();
            pledge.secret.as_mut().expect("revealed")[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Chain::open(&pledge).err(), Some(PledgeError::OtherSecret));
            let mut pledge = chain.revealed();
            pledge.commitment[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(Chain::open(&pledge).err(), Some(PledgeError::OtherSecret));
        }
        let mut pledge = chain.revealed();
        pledge.contributions.push((seat(1), b"milk".to_vec()));
        assert_eq!(Chain::open(&pledge).err(), Some(PledgeError::Twice(AlreadyContributed(seat(1)))));
        pledge.contributions = vec![(seat(0), Vec::new())];
        let empty = PledgeError::Contribution(ContributionError::Length(0));
        assert_eq!(Chain::open(&pledge).err(), Some(empty));
    }

    /// Pearson's statistic over draws with numbers in a row: 35.9 is the 99.9999 % point with 5 degrees of freedom.
    #[test]
    fn draws_are_uniform() {
        let mut dealer = chain([4; 32], &[(0, b"dice")]).dealer(1);
        let mut counts = [0u64; 6];
        for _ in 0..60_000 {
            counts[dealer.below(6) as usize] += 1;
        }
        let squares: u64 = counts.iter().map(|count| count.abs_diff(10_000).pow(2)).sum();
        assert!(squares / 10_000 < 36, "{counts:?}");
    }

    proptest! {
        #[test]
        fn a_dealer_takes_each_number_from_its_own_draw(secret: [u8; 32], first in 1..u64::MAX / 2, n in 1..u32::MAX) {
            let chain = chain(secret, &[(0, b"x")]);
            let mut dealer = chain.dealer(first);
            for number in first..first + 4 {
                prop_assert_eq!(dealer.below(n), chain.draw(number).below(n));
            }
        }

        #[test]
        fn a_chain_is_rebuilt_from_what_is_stored(
            secret: [u8; 32],
            words in proptest::collection::btree_map(0..4usize, proptest::collection::vec(any::<u8>(), 1..=64), 0..4),
            number: u64,
        ) {
            let given: Vec<(usize, &[u8])> = words.iter().map(|(seat, word)| (*seat, &word[..])).collect();
            let chain = chain(secret, &given);
            let mut stored = Gathering::new(Secret::from_hex(&chain.reveal()).expect("a secret"));
            for (seat, contribution) in chain.contributions().iter().rev() {
                let digits = contribution.to_hex();
                stored.add(*seat, Contribution::from_hex(&digits).expect("bytes")).expect("once");
            }
            prop_assert_eq!(stored.commitment(), chain.commitment());
            prop_assert_eq!(stored.close().key(number), chain.key(number));
        }
    }
}
