//! Chance that can be verified after the game.
//!
//! 1. The table makes a [`Secret`] and publishes its [`Commitment`].
//! 2. Each seat may add a [`Contribution`]; the [`Gathering`] takes one a seat and is then closed.
//! 3. Every draw follows from secret, contributions and the number of the draw: the [`Chain`] deals them.
//! 4. After the end the secret is revealed, and anybody can compute the commitment and every draw again.
//!
//! So the table cannot choose its secret to suit the contributions, and a seat cannot choose its contribution to
//! suit the secret. What this does not promise stands in `docs/fairness.md`, with the exact bytes and test vectors.
//!
//! ```
//! use fair::{Contribution, Gathering, Secret};
//! use table::{Dealer, Seat};
//!
//! let mut gathering = Gathering::new(Secret::from_os()?);
//! let published = gathering.commitment();
//! gathering.add(Seat::new(0).expect("a seat"), Contribution::new("coffee")?)?;
//! let chain = gathering.close();
//! let die = chain.draw(1).below(6);
//!
//! // After the end.
//! let opened = fair::Chain::open(&chain.revealed())?;
//! assert_eq!((opened.commitment(), opened.draw(1).below(6)), (published, die));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Glossary
//!
//! | word | meaning |
//! |---|---|
//! | secret | 32 random bytes that only the table knows before the end |
//! | commitment | a hash of the secret, published before anybody contributes |
//! | contribution | what a seat adds to chance |
//! | gathering | a secret and the contributions so far |
//! | chain | a secret and all contributions: every draw of a game |
//! | draw | the picking of one outcome; its number is that of its step in the record |

mod chain;
mod contribution;
mod gathering;
#[cfg(test)]
mod page;
mod secret;

pub use chain::{Chain, ChainDealer, PledgeError};
pub use contribution::{Contribution, ContributionError};
pub use gathering::{AlreadyContributed, Gathering};
pub use secret::{Commitment, NoRandomness, NoSecret, Secret};
