//! Web Push: a browser is woken by its push service, with a message only it can read.

use std::collections::HashSet;
use std::sync::{Arc, Mutex as StdMutex};
use std::time::Duration;

use async_trait::async_trait;
use base64ct::{Base64UrlUnpadded, Encoding as _};
use web_push_native::jwt_simple::algorithms::{ECDSAP256PublicKeyLike as _, ES256KeyPair};
use web_push_native::p256::PublicKey;
use web_push_native::{Auth, WebPushBuilder};

use super::guard::{self, Reach};
use super::{Notice, Outcome, Outlet, Settings, Subscription};
use crate::error::{Answer, Problem};
use crate::ids::hex;
use crate::store::{Store, Write};
use crate::table::hall::lock;

/// The setting that holds the key by which push services know this service.
const KEY: &str = "push_key";

/// How long a push service keeps a message for a browser that sleeps.
const KEEP: Duration = Duration::from_secs(12 * 60 * 60);

/// The length of a browser's secret for authentication.
const AUTH_BYTES: usize = 16;

/// Wakes browsers.
#[derive(Clone)]
pub(crate) struct Push {
    client: reqwest::Client,
    reach: Reach,
    contact: String,
    public_url: Option<String>,
    key: Arc<ES256KeyPair>,
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
        let fresh = hex(&ES256KeyPair::generate().to_bytes());
        store.write(Write::Setting { name: KEY.into(), value: fresh }).await?;
        let text = store.setting(KEY).await?.ok_or_else(Problem::internal)?;
        let bytes = from_hex(&text).ok_or_else(Problem::internal)?;
        let key = ES256KeyPair::from_bytes(&bytes).map_err(|_| Problem::internal())?;
        Ok(Push { client, reach, contact, public_url, key: Arc::new(key), gone: Arc::default() })
    }

    /// What a browser needs to subscribe: the `applicationServerKey`.
    pub(crate) fn public_key(&self) -> String {
        to_base64url(&self.key.public_key().public_key().to_bytes_uncompressed())
    }

    /// Whether a message could be sent there.
    pub(crate) fn check(&self, subscription: &Subscription) -> Answer<()> {
        guard::check(&subscription.endpoint, self.reach)
            .map_err(|wrong| Problem::field("endpoint", wrong))?;
        keys(subscription).map(drop).ok_or_else(|| Problem::field("keys", "expected the keys of a browser"))
    }

    /// Takes those away that are gone.
    pub(crate) fn retain_reached(&self, settings: &mut Settings) {
        let mut gone = lock(&self.gone);
        settings.push.retain(|subscription| !gone.remove(&subscription.endpoint));
    }

    async fn wake(&self, subscription: &Subscription, body: &str) -> Outcome {
        if guard::check(&subscription.endpoint, self.reach).is_err() {
            return Outcome::Forbidden;
        }
        let Some(request) = self.request(subscription, body) else { return Outcome::Failed };
        match self.client.execute(request).await.map(|answer| answer.status().as_u16()) {
            Ok(200..=299) => Outcome::Sent,
            Ok(404 | 410) => {
                lock(&self.gone).insert(subscription.endpoint.clone());
                Outcome::Gone
            }
            Ok(status) => {
                tracing::debug!(status, "a push service refused a message");
                Outcome::Failed
            }
            Err(error) => {
                let error = error.without_url();
                tracing::debug!(%error, "a push service was not reached");
                Outcome::Failed
            }
        }
    }

    fn request(&self, subscription: &Subscription, body: &str) -> Option<reqwest::Request> {
        let (public, auth) = keys(subscription)?;
        let builder = WebPushBuilder::new(subscription.endpoint.parse().ok()?, public, auth)
            .with_valid_duration(KEEP)
            .with_vapid(&self.key, &self.contact);
        reqwest::Request::try_from(builder.build(body.as_bytes()).ok()?).ok()
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
            outcomes.push(self.wake(subscription, &body).await);
        }
        outcomes
    }
}

fn keys(subscription: &Subscription) -> Option<(PublicKey, Auth)> {
    let public = PublicKey::from_sec1_bytes(&from_base64url(&subscription.keys.p256dh)?).ok()?;
    let auth = from_base64url(&subscription.keys.auth).filter(|auth| auth.len() == AUTH_BYTES)?;
    Some((public, Auth::clone_from_slice(&auth)))
}

fn to_base64url(bytes: &[u8]) -> String {
    Base64UrlUnpadded::encode_string(bytes)
}

fn from_base64url(text: &str) -> Option<Vec<u8>> {
    Base64UrlUnpadded::decode_vec(text.trim_end_matches('=')).ok()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(text.get(at..at + 2)?, 16).ok()).collect()
}
