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
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use super::found;
use super::peer::{Peer, peer};
use crate::app::App;
use crate::clock::{Clock, Millis};
use crate::error::{Answer, Problem};
use crate::ids::UserId;

/// What somebody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Comes as a new guest.
    Arrive,
    /// Shows a password, or chooses one.
    SignIn,
    /// Makes a table, or asks for something as large.
    Table,
    /// Says something.
    Chat,
    /// Changes something.
    Act,
    /// Looks at something.
    Look,
}

/// So many at once, and one more each time so many milliseconds are over.
#[derive(Clone, Copy, Debug)]
struct Rate(u32, u64);

/// All kinds with the rates of a user and of an address, which may have a whole family or school behind it.
const RATES: [(Kind, Rate, Rate); 6] = [
    (Kind::Arrive, Rate(10, 10_000), Rate(40, 10_000)),
    (Kind::SignIn, Rate(10, 30_000), Rate(20, 15_000)),
    (Kind::Table, Rate(20, 30_000), Rate(80, 8_000)),
    (Kind::Chat, Rate(10, 2_000), Rate(80, 250)),
    (Kind::Act, Rate(80, 100), Rate(800, 10)),
    (Kind::Look, Rate(300, 50), Rate(3_000, 5)),
];

/// The clock of the service, as the buckets want to read it.
#[derive(Clone)]
struct Time(Arc<dyn Clock>);

impl GovernorClock for Time {
    type Instant = Duration;

    fn now(&self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.now()).unwrap_or(0))
    }
}

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, Time, NoOpMiddleware<Duration>>;

/// The buckets of one kind.
struct Buckets {
    users: Limiter<UserId>,
    names: Limiter<String>,
    addresses: Limiter<IpAddr>,
}

/// All buckets; none at all if callers are not limited.
pub(crate) struct Limits {
    clock: Time,
    buckets: Vec<(Kind, Buckets)>,
}

impl Limits {
    /// Full buckets.
    pub(crate) fn usual(clock: Arc<dyn Clock>) -> Limits {
        let clock = Time(clock);
        let buckets = RATES.map(|(kind, of_user, of_address)| {
            let buckets = Buckets {
                users: RateLimiter::dashmap_with_clock(quota(of_user), clock.clone()),
                names: RateLimiter::dashmap_with_clock(quota(of_user), clock.clone()),
                addresses: RateLimiter::dashmap_with_clock(quota(of_address), clock.clone()),
            };
            (kind, buckets)
        });
        Limits { clock, buckets: buckets.into() }
    }

    /// Nobody is limited.
    pub(crate) fn none(clock: Arc<dyn Clock>) -> Limits {
        Limits { clock: Time(clock), buckets: Vec::new() }
    }

    /// Whether an address may do that once more.
    pub(crate) fn check_peer(&self, kind: Kind, peer: Peer) -> Answer<()> {
        match (self.of(kind), peer.block()) {
            (Some(buckets), Some(block)) => self.take(&buckets.addresses, &block),
            _ => Ok(()),
        }
    }

    /// Whether a user may do that once more.
    pub(crate) fn check_user(&self, kind: Kind, user: &UserId) -> Answer<()> {
        self.of(kind).map_or(Ok(()), |buckets| self.take(&buckets.users, user))
    }

    /// Whether that may be tried once more with an account, whoever tries.
    pub(crate) fn check_name(&self, kind: Kind, name: &str) -> Answer<()> {
        // Nobody has such a name, and a bucket should not be larger than it must.
        let name: String = name.chars().take(64).collect();
        self.of(kind).map_or(Ok(()), |buckets| self.take(&buckets.names, &name))
    }

    /// Forgets callers whose buckets are full again.
    pub(crate) fn tidy(&self) {
        for (_, buckets) in &self.buckets {
            buckets.users.retain_recent();
            buckets.names.retain_recent();
            buckets.addresses.retain_recent();
        }
    }

    fn of(&self, kind: Kind) -> Option<&Buckets> {
        self.buckets.iter().find(|(of, _)| *of == kind).map(|(_, buckets)| buckets)
    }

    fn take<K: Hash + Eq + Clone>(&self, limiter: &Limiter<K>, key: &K) -> Answer<()> {
        limiter.check_key(key).map_err(|refused| {
            let wait = refused.wait_time_from(self.clock.now());
            Problem::too_many(Millis::try_from(wait.as_millis()).unwrap_or(Millis::MAX))
        })
    }
}

fn quota(Rate(at_once, every): Rate) -> Quota {
    let quota = Quota::with_period(Duration::from_millis(every)).expect("a rate above zero");
    quota.allow_burst(NonZeroU32::new(at_once).unwrap_or(NonZeroU32::MIN))
}

/// What a call counts as; pages and files count as nothing.
fn kind_of(method: &Method, path: &str) -> Option<Kind> {
    let rest = path.strip_prefix("/api")?;
    let reads = matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS);
    Some(match (rest, reads) {
        ("/sign-in" | "/me/account" | "/me/password", _) => Kind::SignIn,
        ("/me/export", _) => Kind::Table,
        (_, true) => Kind::Look,
        ("/tables" | "/tables/{id}/rematch" | "/tables/{id}/fork", false) => Kind::Table,
        ("/tables/{id}/chat", false) => Kind::Chat,
        _ => Kind::Act,
    })
}

/// Notes where a request comes from, and refuses what comes too often.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let peer = peer(&parts.headers, &parts.extensions, app.config.proxies);
    parts.extensions.insert(peer);
    let path = parts.extensions.get::<MatchedPath>().map(|path| path.as_str().to_string());
    let kind = path.as_deref().and_then(|path| kind_of(&parts.method, path));
    if let Some(kind) = kind.filter(|_| !app.limits.buckets.is_empty()) {
        // The address first: it costs nothing to look at.
        if let Err(problem) = app.limits.check_peer(kind, peer) {
            return problem.into_response();
        }
        let allowed = match found(&app, &mut parts).await {
            Ok(Some(found)) => app.limits.check_user(kind, &found.user.id),
            Ok(None) if parts.method == Method::POST && path.as_deref() == Some("/api/me") => {
                app.limits.check_peer(Kind::Arrive, peer)
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

    #[test]
    fn a_bucket_fills_again_with_the_clock_of_the_service() {
        let clock = HandClock::at(1_000_000);
        let limits = Limits::usual(Arc::new(clock.clone()));
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
