//! Who may not come in.

use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use ipnet::IpNet;

use super::House;
use crate::clock::Millis;
use crate::error::{Answer, Problem};
use crate::identity::peer::Peer;
use crate::ids::UserId;
use crate::store::{BanRow, Store};

/// A ban as every request asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Ban {
    pub(super) user: Option<UserId>,
    network: Option<IpNet>,
    ends: Option<Millis>,
    reason: String,
}

impl Ban {
    fn is_over(&self, now: Millis) -> bool {
        self.ends.is_some_and(|ends| ends <= now)
    }

    fn refusal(&self) -> Problem {
        let mut message = String::from("you may not come in");
        if !self.reason.is_empty() {
            message = format!("{message}: {}", self.reason);
        }
        Problem::forbidden("identity/banned", message)
    }
}

impl From<BanRow> for Ban {
    fn from(row: BanRow) -> Ban {
        // What is no network was never accepted as one.
        let network = row.network.and_then(|network| network.parse().ok());
        Ban { user: row.user, network, ends: row.ends, reason: row.reason }
    }
}

/// All of them, as they are stored.
pub(super) async fn read(store: &dyn Store) -> Answer<Vec<Ban>> {
    Ok(store.bans().await?.into_iter().map(Ban::from).collect())
}

/// Refuses every call of somebody who may not come in.
pub(crate) async fn guard(State(house): State<Arc<House>>, request: Request, next: Next) -> Response {
    let is_api =
        request.extensions().get::<MatchedPath>().is_some_and(|path| path.as_str().starts_with("/api"));
    let now = house.registry.clock.now();
    let mut bans = house.bans();
    bans.retain(|ban| !ban.is_over(now));
    if !is_api || bans.is_empty() {
        return next.run(request).await;
    }
    let peer = request.extensions().get::<Peer>().and_then(|peer| peer.0);
    let of_peer = |ban: &&Ban| matches!((ban.network, peer), (Some(net), Some(peer)) if net.contains(&peer));
    if let Some(ban) = bans.iter().find(of_peer) {
        return ban.refusal().into_response();
    }
    let (mut parts, body) = request.into_parts();
    match house.sign_ins.found(&mut parts).await {
        Ok(found) => {
            let user = found.map(|found| found.user.id);
            if let Some(ban) = bans.iter().find(|ban| ban.user.is_some() && ban.user == user) {
                return ban.refusal().into_response();
            }
        }
        Err(problem) => return problem.into_response(),
    }
    next.run(Request::from_parts(parts, body)).await
}
