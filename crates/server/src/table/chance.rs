//! Chance that can be checked: the server's secret is committed to before anybody sits down, and every human
//! seat adds something of its own before the first draw.

use fair::{Contribution, Gathering};
use table::{Dealer as _, QuickDealer, Seat};
use wire::Chance;

use crate::error::{Answer, Problem};
use crate::ids::random_text;
use crate::store::Secret;

/// A new secret: of the operating system, or for a test of a dealer.
pub(crate) fn new_secret(dealer: Option<&mut QuickDealer>) -> Answer<Secret> {
    if let Some(dealer) = dealer {
        let bytes: Vec<u8> = (0..32).map(|_| dealer.below(256) as u8).collect();
        return Ok(Secret::new(hex::encode(bytes)));
    }
    let secret = fair::Secret::from_os().map_err(|error| {
        tracing::error!(%error, "no secret can be made");
        Problem::internal()
    })?;
    Ok(Secret::new(secret.reveal()))
}

/// A contribution for a client that made none.
pub(crate) fn new_contribution(dealer: Option<&mut QuickDealer>) -> String {
    dealer.map_or_else(|| random_text(26), |dealer| format!("contribution {}", dealer.below(u32::MAX)))
}

/// What is published before anybody sits down.
pub(crate) fn commitment(secret: &Secret) -> Answer<String> {
    Ok(gathering(secret)?.commitment().to_string())
}

/// The dealer of a game: no contribution counts from here on.
pub(crate) fn dealer(secret: &Secret, contributions: &[Option<&str>]) -> Answer<Chance> {
    let mut gathering = gathering(secret)?;
    for (seat, contribution) in Seat::all(contributions.len()).zip(contributions) {
        let Some(contribution) = contribution else { continue };
        let contribution = Contribution::new(contribution).map_err(unreadable)?;
        gathering.add(seat, contribution).map_err(unreadable)?;
    }
    Ok(Chance::Fair(gathering.close()))
}

fn gathering(secret: &Secret) -> Answer<Gathering> {
    Ok(Gathering::new(fair::Secret::from_hex(secret.reveal()).map_err(unreadable)?))
}

fn unreadable(error: impl std::fmt::Display) -> Problem {
    tracing::error!(%error, "the chance of a table cannot be read");
    Problem::internal()
}
