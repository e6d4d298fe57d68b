//! Links that work once: with one of them somebody who forgot their password chooses another.

use std::sync::Arc;

use axum::http::StatusCode;

use super::sign_ins::{LETTERS, hash};
use crate::clock::{Clock, DAY, Millis};
use crate::error::{Answer, Problem};
use crate::ids::{UserId, random_text};
use crate::store::{HouseChange, LinkRow, Store, StoreError, Write};

/// What a link for another password is kept as.
const PASSWORD: &str = "password";

/// What a link for a mail address is kept as.
const MAIL: &str = "mail";

/// How long a link works.
const GOOD_FOR: Millis = DAY;

/// Makes links that work once.
pub(crate) struct Links {
    store: Arc<dyn Store>,
    clock: Arc<dyn Clock>,
    /// The address under which players reach the service; empty if nobody said it.
    home: String,
}

impl Links {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Arc<dyn Clock>, public_url: Option<&str>) -> Links {
        Links { store, clock, home: public_url.unwrap_or_default().into() }
    }

    /// A link with which a user chooses another password, and until when it works; earlier ones do not any more. What
    /// it says is after `#`, where browsers keep it to themselves.
    pub(crate) async fn for_password(&self, user: &UserId) -> Answer<(String, Millis)> {
        self.make(user, PASSWORD, "reset").await
    }

    /// A link that proves that somebody reads the mail at the address they gave; earlier ones do not work any more.
    pub(crate) async fn for_mail(&self, user: &UserId, address: &str) -> Answer<String> {
        Ok(self.make(user, &of_address(address), "mail").await?.0)
    }

    /// The link for another password that says this, if it is still good.
    pub(crate) async fn of_password(&self, token: &str) -> Answer<LinkRow> {
        let link = self.good(token).await?;
        Some(link).filter(|link| link.purpose == PASSWORD).ok_or_else(used)
    }

    /// The link that says this, if it is still good.
    pub(crate) async fn good(&self, token: &str) -> Answer<LinkRow> {
        let now = self.clock.now();
        self.store.link(&hash(token)).await?.filter(|link| link.ends > now).ok_or_else(used)
    }

    /// The link does not work again.
    pub(crate) async fn use_up(&self, id: String) -> Answer<()> {
        match self.store.write(Write::House(HouseChange::LinkUsed(id))).await {
            Err(StoreError::Conflict) => Err(used()),
            other => Ok(other?),
        }
    }

    async fn make(&self, user: &UserId, purpose: &str, page: &str) -> Answer<(String, Millis)> {
        let token = random_text(LETTERS);
        let made = self.clock.now();
        let ends = made + GOOD_FOR;
        let row = LinkRow { id: hash(&token), user: user.clone(), purpose: purpose.into(), made, ends };
        self.store.write(Write::House(HouseChange::Link(row))).await?;
        Ok((format!("{}/{page}#{token}", self.home), ends))
    }
}

/// What a link for this address is kept as: one for an address that was given before proves nothing about it.
fn of_address(address: &str) -> String {
    format!("{MAIL} {}", hash(address))
}

/// Whether a link proves that somebody reads the mail at this address.
pub(crate) fn is_for(link: &LinkRow, address: &str) -> bool {
    link.purpose == of_address(address)
}

/// The refusal of a link.
pub(crate) fn used() -> Problem {
    Problem::new(StatusCode::GONE, "identity/link_used", "this link was used already, or is too old")
}
