//! How many sockets somebody has open.

use std::net::IpAddr;

use super::peer::Peer;
use super::rates::Networks;
use crate::error::{Answer, Problem};
use crate::ids::UserId;
use crate::sync::counted::{Counted, Held};

/// Counts open sockets by person and by address; not at all if callers are not limited.
#[derive(Clone)]
pub(crate) struct OpenSockets(Option<Caps>);

#[derive(Clone)]
struct Caps {
    persons: Counted<UserId>,
    addresses: Counted<IpAddr>,
    exempt: Networks,
}

/// The place of a socket; given back when it is dropped.
pub(crate) struct Place {
    _of_person: Option<Held<UserId>>,
    _of_address: Option<Held<IpAddr>>,
}

impl OpenSockets {
    /// As many as anybody likes.
    pub(crate) fn unlimited() -> OpenSockets {
        OpenSockets(None)
    }

    /// At most this many of one person and of one address that is not exempt.
    pub(crate) fn new(per_person: usize, per_address: usize, exempt: Networks) -> OpenSockets {
        let (persons, addresses) = (Counted::new(per_person), Counted::new(per_address));
        OpenSockets(Some(Caps { persons, addresses, exempt }))
    }

    /// One more for this person at this address, unless they have enough.
    pub(crate) fn take(&self, user: &UserId, peer: Peer) -> Answer<Place> {
        let Some(caps) = &self.0 else {
            return Ok(Place { _of_person: None, _of_address: None });
        };
        let of_person = caps.persons.take(user).ok_or_else(Problem::too_many_open)?;
        let is_exempt = peer.0.is_some_and(|addr| caps.exempt.contains(addr));
        let of_address = match peer.block().filter(|_| !is_exempt) {
            Some(block) => Some(caps.addresses.take(&block).ok_or_else(Problem::too_many_open)?),
            None => None,
        };
        Ok(Place { _of_person: Some(of_person), _of_address: of_address })
    }
}
