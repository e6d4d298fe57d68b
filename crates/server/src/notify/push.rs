//! Web Push: a browser is woken by its push service, with a message only it can read.

use std::collections::HashSet;
use std::sync::{Arc, Mutex as StdMutex};
use std::time::Duration;

use async_trait::async_trait;
use base64ct::{Base64UrlUnpadded, Encoding as _};
use p256::{PublicKey, SecretKey};

use super::guard::{self, Reach};
use super::sealed::{self, Receiver};
use super::vapid::Vapid;
use super::{Notice, Outcome, Outlet, Settings, Why};
use crate::clock::{DAY, Millis, SECOND};
use crate::error::{Answer, Problem};
use crate::shape::notify::Subscription;
use crate::store::{Store, Write};
use crate::sync::lock;

/// The setting that holds the key by which push services know this service.
const KEY: &str = "push_key";

/// How long a push service keeps a message for a browser that sleeps.
const KEEP: Duration = Duration::from_secs(12 * 60 * 60);

/// How long a push service may take our word for who we are: RFC 8292 allows a day.
const TRUST: Millis = DAY / 2;

/// Wakes browsers.
#[derive(Clone)]
pub(crate) struct Push {
    client: reqwest::Client,
    reach: Reach,
    contact: String,
    public_url: Option<String>,
    vapid: Arc<Vapid>,
    /// Browsers that are gone, until the store knows.
    gone: Arc<StdMutex<HashSet<String>>>,
}

impl Push {
    /// Reads the key, or makes it at the first start.
    pub(crate) async fn open(
        store: &dyn Store,
        client: reqwest::Client,
        reach: Reach,
        contact: String,
        public_url: Option<String>,
    ) -> Answer<Push> {
        let fresh = hex::encode(sealed::fresh_key().to_bytes());
        store.write(Write::Setting { name: KEY.into(), value: fresh }).await?;
        let text = store.setting(KEY).await?.ok_or_else(Problem::internal)?;
        let bytes = hex::decode(text).map_err(|_| Problem::internal())?;
        let key = SecretKey::from_slice(&bytes).map_err(|_| Problem::internal())?;
        let vapid = Arc::new(Vapid::new(&key));
        Ok(Push { client, reach, contact, public_url, vapid, gone: Arc::default() })
    }

    /// What a browser needs to subscribe: the `applicationServerKey`.
    pub(crate) fn public_key(&self) -> String {
        self.vapid.public_key().into()
    }

    /// Whether a message could be sent there.
    pub(crate) fn check(&self, subscription: &Subscription) -> Answer<()> {
        guard::check(&subscription.endpoint, self.reach)
            .map_err(|wrong| Problem::field("endpoint", wrong))?;
        receiver(subscription)
            .map(drop)
            .ok_or_else(|| Problem::field("keys", "expected the keys of a browser"))
    }

    /// Takes those away that are gone. Says which.
    pub(crate) fn take_gone(&self, settings: &mut Settings) -> Vec<Subscription> {
        let gone = lock(&self.gone);
        settings.push.extract_if(.., |subscription| gone.contains(&subscription.endpoint)).collect()
    }

    /// The store knows that these are gone.
    pub(crate) fn forget(&self, gone: &[Subscription]) {
        let mut known = lock(&self.gone);
        for subscription in gone {
            known.remove(&subscription.endpoint);
        }
    }

    async fn wake(&self, subscription: &Subscription, body: &str, now: Millis) -> Outcome {
        let Ok(endpoint) = guard::check(&subscription.endpoint, self.reach) else {
            return Outcome::Forbidden;
        };
        let sealed = receiver(subscription).and_then(|receiver| sealed::seal(&receiver, body.as_bytes()));
        let Some(sealed) = sealed else { return Outcome::Failed(Why::Unfit) };
        let until = (now + TRUST) / SECOND;
        let authorization = self.vapid.authorization(&endpoint, &self.contact, until);
        let call = self
            .client
            .post(endpoint)
            .header("ttl", KEEP.as_secs())
            .header("content-encoding", "aes128gcm")
            .header("content-type", "application/octet-stream")
            .header("authorization", authorization)
            .body(sealed);
        match Outcome::of(self.name(), call.send().await) {
            Outcome::Failed(Why::Status(404 | 410)) => {
                lock(&self.gone).insert(subscription.endpoint.clone());
                Outcome::Gone
            }
            outcome => outcome,
        }
    }
}

#[async_trait]
impl Outlet for Push {
    fn name(&self) -> &'static str {
        "push"
    }

    async fn send(&self, settings: &Settings, notice: &Notice) -> Vec<Outcome> {
        let body = notice.to_json(self.public_url.as_deref()).to_string();
        let mut outcomes = Vec::with_capacity(settings.push.len());
        for subscription in &settings.push {
            outcomes.push(self.wake(subscription, &body, notice.at).await);
        }
        outcomes
    }
}

fn receiver(subscription: &Subscription) -> Option<Receiver> {
    let public = PublicKey::from_sec1_bytes(&from_base64url(&subscription.keys.p256dh)?).ok()?;
    let auth = from_base64url(&subscription.keys.auth)?.try_into().ok()?;
    Some(Receiver { public, auth })
}

fn from_base64url(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok()
}
