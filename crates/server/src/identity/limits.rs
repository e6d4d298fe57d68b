//! How often is too often: a bucket for each caller, by user and by address.
//!
//! The buckets are in the memory of one node; with several nodes a caller has one in each.

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use governor::clock::Clock as GovernorClock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use super::peer::{Peer, peer};
pub(crate) use super::rates::Kind;
use super::rates::{Networks, Rate, Rates};
use super::sign_ins::SignIns;
use crate::clock::{Clock, Millis};
use crate::error::{Answer, Problem};
use crate::ids::UserId;

/// The clock of the service, as the buckets want to read it.
#[derive(Clone)]
struct Time(Arc<dyn Clock>);

impl GovernorClock for Time {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.passed()
    }
}

type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, Time, NoOpMiddleware<Duration>>;

/// The buckets of one kind.
struct Buckets {
    users: Limiter<UserId>,
    addresses: Limiter<IpAddr>,
    /// An account as one address tries it: who guesses is slowed down, and the owner elsewhere is not.
    pairs: Limiter<(Option<IpAddr>, String)>,
    /// The most that may be taken at once: what a user has.
    at_once: u32,
}

/// All buckets; none at all if callers are not limited.
pub(crate) struct Limits {
    clock: Time,
    buckets: Vec<(Kind, Buckets)>,
    /// Networks whose addresses are not limited; each user in them is.
    exempt: Networks,
}

impl Limits {
    /// No limits at all.
    pub(crate) fn none(clock: Arc<dyn Clock>) -> Limits {
        Limits { clock: Time(clock), buckets: Vec::new(), exempt: Networks::default() }
    }

    /// Full buckets of these rates.
    pub(crate) fn new(rates: &Rates, exempt: Networks, clock: Arc<dyn Clock>) -> Limits {
        let clock = Time(clock);
        let buckets = rates.all().map(|(kind, of_user, of_address)| {
            let buckets = Buckets {
                users: RateLimiter::hashmap_with_clock(quota(of_user), clock.clone()),
                addresses: RateLimiter::hashmap_with_clock(quota(of_address), clock.clone()),
                pairs: RateLimiter::hashmap_with_clock(quota(of_user), clock.clone()),
                at_once: of_user.at_once,
            };
            (kind, buckets)
        });
        Limits { buckets: buckets.collect(), clock, exempt }
    }

    /// Whether an address may do that once more.
    pub(crate) fn check_peer(&self, kind: Kind, peer: Peer) -> Answer<()> {
        self.pay_peer(kind, peer, 1)
    }

    /// Whether a user may do that once more.
    pub(crate) fn check_user(&self, kind: Kind, user: &UserId) -> Answer<()> {
        self.pay_user(kind, user, 1)
    }

    /// Whether an address may try that once more with an account.
    pub(crate) fn check_pair(&self, kind: Kind, peer: Peer, name: &str) -> Answer<()> {
        if self.is_exempt(peer) {
            return Ok(());
        }
        // Nobody has such a name, and a bucket should not be larger than it must.
        let pair = (peer.block(), name.chars().take(64).collect());
        self.of(kind).map_or(Ok(()), |buckets| self.take(&buckets.pairs, &pair, 1))
    }

    /// Whether a user at an address may do something of this cost. What costs more than a whole bucket costs that.
    pub(crate) fn pay(&self, kind: Kind, peer: Peer, user: &UserId, cost: u64) -> Answer<()> {
        self.pay_peer(kind, peer, cost)?;
        self.pay_user(kind, user, cost)
    }

    fn is_exempt(&self, peer: Peer) -> bool {
        peer.0.is_some_and(|addr| self.exempt.contains(addr))
    }

    fn pay_peer(&self, kind: Kind, peer: Peer, cost: u64) -> Answer<()> {
        if self.is_exempt(peer) {
            return Ok(());
        }
        match (self.of(kind), peer.block()) {
            (Some(buckets), Some(block)) => self.take(&buckets.addresses, &block, buckets.price(cost)),
            _ => Ok(()),
        }
    }

    fn pay_user(&self, kind: Kind, user: &UserId, cost: u64) -> Answer<()> {
        self.of(kind).map_or(Ok(()), |buckets| self.take(&buckets.users, user, buckets.price(cost)))
    }

    /// Forgets callers whose buckets are full again.
    pub(crate) fn tidy(&self) {
        for (_, buckets) in &self.buckets {
            buckets.users.retain_recent();
            buckets.addresses.retain_recent();
            buckets.pairs.retain_recent();
        }
    }

    fn of(&self, kind: Kind) -> Option<&Buckets> {
        self.buckets.iter().find(|(of, _)| *of == kind).map(|(_, buckets)| buckets)
    }

    fn take<K: Hash + Eq + Clone>(&self, limiter: &Limiter<K>, key: &K, cost: u32) -> Answer<()> {
        let cost = NonZeroU32::new(cost).unwrap_or(NonZeroU32::MIN);
        let Ok(taken) = limiter.check_key_n(key, cost) else { return Err(Problem::internal()) };
        taken.map_err(|refused| {
            let wait = refused.wait_time_from(self.clock.now());
            Problem::too_many(Millis::try_from(wait.as_millis()).unwrap_or(Millis::MAX))
        })
    }
}

impl Buckets {
    /// What a cost takes from a bucket: never more than is in a full one of a user.
    fn price(&self, cost: u64) -> u32 {
        u32::try_from(cost).unwrap_or(u32::MAX).min(self.at_once)
    }
}

fn quota(rate: Rate) -> Quota {
    let quota = Quota::with_period(rate.every).expect("a rate above zero");
    quota.allow_burst(NonZeroU32::new(rate.at_once).unwrap_or(NonZeroU32::MIN))
}

/// What a call counts as; pages and files count as nothing.
fn kind_of(method: &Method, path: &str) -> Option<Kind> {
    let rest = path.strip_prefix("/api")?;
    let reads = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    Some(match (rest, reads) {
        (
            "/sign-in"
            | "/password-reset"
            | "/password-forgotten"
            | "/me/mail"
            | "/mail-confirmed"
            | "/me/account"
            | "/me/password",
            _,
        ) => Kind::SignIn,
        ("/me/export", _) => Kind::Table,
        (_, true) => Kind::Look,
        ("/tables" | "/tables/{id}/rematch" | "/tables/{id}/fork", false) => Kind::Table,
        ("/tables/{id}/chat" | "/reports", false) => Kind::Chat,
        _ => Kind::Act,
    })
}

/// What [`guard`] asks.
#[derive(Clone)]
pub(crate) struct Gate {
    pub(crate) limits: Arc<Limits>,
    pub(crate) sign_ins: Arc<SignIns>,
    /// How many proxies of ours name the caller.
    pub(crate) proxies: usize,
}

/// Notes where a request comes from, and refuses what comes too often.
pub(crate) async fn guard(State(gate): State<Gate>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let peer = peer(&parts.headers, &parts.extensions, gate.proxies);
    parts.extensions.insert(peer);
    let path = parts.extensions.get::<MatchedPath>().map(|path| path.as_str().to_string());
    let kind = path.as_deref().and_then(|path| kind_of(&parts.method, path));
    if let Some(kind) = kind.filter(|_| !gate.limits.buckets.is_empty()) {
        // The address first: it costs nothing to look at.
        if let Err(problem) = gate.limits.check_peer(kind, peer) {
            return problem.into_response();
        }
        let allowed = match gate.sign_ins.found(&mut parts).await {
            Ok(Some(found)) => gate.limits.check_user(kind, &found.user.id),
            Ok(None) if parts.method == Method::POST && path.as_deref() == Some("/api/me") => {
                gate.limits.check_peer(Kind::Arrive, peer)
            }
            Ok(None) => Ok(()),
            Err(problem) => Err(problem),
        };
        if let Err(problem) = allowed {
            return problem.into_response();
        }
    }
    next.run(Request::from_parts(parts, body)).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::HandClock;

    fn usual(clock: Arc<dyn Clock>) -> Limits {
        Limits::new(&Rates::default(), Networks::default(), clock)
    }

    #[test]
    fn addresses_of_an_exempt_network_are_not_limited_and_their_users_are() {
        let mut limits = usual(Arc::new(HandClock::at(0)));
        limits.exempt = Networks(vec!["192.0.2.0/24".parse().expect("a network")]);
        let at = |text: &str| Peer(Some(text.parse().expect("an address")));
        for _ in 0..1_000 {
            limits.check_peer(Kind::Arrive, at("192.0.2.9")).expect("a phone of the club");
        }
        let strangers = (0..1_000).filter(|_| limits.check_peer(Kind::Arrive, at("198.51.100.9")).is_ok());
        assert_eq!(strangers.count(), 240);
        let user = UserId::from("anna");
        let lines = (0..100).filter(|_| limits.pay(Kind::Chat, at("192.0.2.9"), &user, 1).is_ok());
        assert_eq!(lines.count(), 10);
    }

    #[test]
    fn a_bucket_fills_again_with_the_clock_of_the_service() {
        let clock = HandClock::at(1_000_000);
        let limits = usual(Arc::new(clock.clone()));
        let user = UserId::from("anna");
        for _ in 0..10 {
            limits.check_user(Kind::Chat, &user).expect("ten at once");
        }
        let problem = limits.check_user(Kind::Chat, &user).expect_err("no more");
        assert_eq!(problem.code(), "limit/too_many");
        assert_eq!(problem.into_body().retry_after, Some(2));
        limits.check_user(Kind::Chat, &UserId::from("bert")).expect("a bucket of one's own");
        limits.check_user(Kind::Act, &user).expect("another kind");
        clock.advance(1_999);
        assert!(limits.check_user(Kind::Chat, &user).is_err());
        clock.advance(1);
        limits.check_user(Kind::Chat, &user).expect("one more");
        assert!(limits.check_user(Kind::Chat, &user).is_err());
    }

    #[test]
    fn who_sets_the_clock_changes_no_limit() {
        let clock = HandClock::at(1_000_000);
        let limits = usual(Arc::new(clock.clone()));
        let user = UserId::from("anna");
        for _ in 0..10 {
            limits.check_user(Kind::Chat, &user).expect("ten at once");
        }
        clock.set(crate::clock::DAY);
        assert!(limits.check_user(Kind::Chat, &user).is_err(), "no time has passed");
        clock.set(-2 * crate::clock::DAY);
        assert!(limits.check_user(Kind::Chat, &user).is_err());
        clock.advance(2_000);
        limits.check_user(Kind::Chat, &user).expect("time has passed, whatever the clock shows");
    }

    #[test]
    fn what_costs_more_takes_more() {
        let clock = HandClock::at(0);
        let limits = usual(Arc::new(clock.clone()));
        let (user, peer) = (UserId::from("anna"), Peer(Some("192.0.2.1".parse().expect("an address"))));
        for _ in 0..4 {
            limits.pay(Kind::Work, peer, &user, 2_500).expect("four times");
        }
        let problem = limits.pay(Kind::Work, peer, &user, 100).expect_err("no more");
        assert_eq!(problem.into_body().retry_after, Some(1));
        clock.advance(500);
        limits.pay(Kind::Work, peer, &user, 100).expect("a hundred of five milliseconds");
        limits.pay(Kind::Work, peer, &UserId::from("bert"), u64::MAX).expect("a whole bucket at most");
        assert!(limits.pay(Kind::Work, peer, &UserId::from("bert"), 1).is_err());
    }

    #[test]
    fn who_guesses_slows_down_nobody_else() {
        let limits = usual(Arc::new(HandClock::at(0)));
        let at = |text: &str| Peer(Some(text.parse().expect("an address")));
        for _ in 0..10 {
            limits.check_pair(Kind::SignIn, at("192.0.2.1"), "ada").expect("ten at once");
        }
        assert!(limits.check_pair(Kind::SignIn, at("192.0.2.1"), "ada").is_err());
        limits.check_pair(Kind::SignIn, at("192.0.2.1"), "ben").expect("another account");
        limits.check_pair(Kind::SignIn, at("192.0.2.2"), "ada").expect("the owner, elsewhere");
    }

    #[test]
    fn every_change_counts_as_something() {
        for (method, path, kind) in [
            (Method::POST, "/api/sign-in", Some(Kind::SignIn)),
            (Method::PUT, "/api/me/password", Some(Kind::SignIn)),
            (Method::POST, "/api/tables", Some(Kind::Table)),
            (Method::POST, "/api/tables/{id}/fork", Some(Kind::Table)),
            (Method::GET, "/api/tables", Some(Kind::Look)),
            (Method::POST, "/api/tables/{id}/chat", Some(Kind::Chat)),
            (Method::POST, "/api/tables/{id}/play", Some(Kind::Act)),
            (Method::DELETE, "/api/me", Some(Kind::Act)),
            (Method::GET, "/t/{id}", None),
        ] {
            assert_eq!(kind_of(&method, path), kind, "{method} {path}");
        }
    }
}
