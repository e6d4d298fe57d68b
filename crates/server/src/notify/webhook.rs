//! Webhooks: a program of the user is called, and can verify who calls.

use async_trait::async_trait;
use hmac::{Hmac, Mac as _};
use sha2::Sha256;

use super::guard::{self, Reach};
use super::settings::Hook;
use super::{Notice, Outcome, Outlet, Settings};

/// When it was signed, in seconds since 1970.
pub(crate) const TIMESTAMP: &str = "klatsch-timestamp";

/// `v1=` and the HMAC-SHA-256 of timestamp, full stop and body, in hexadecimal.
pub(crate) const SIGNATURE: &str = "klatsch-signature";

/// Calls programs.
#[derive(Clone)]
pub(crate) struct Webhook {
    client: reqwest::Client,
    reach: Reach,
    public_url: Option<String>,
}

impl Webhook {
    pub(crate) fn new(client: reqwest::Client, reach: Reach, public_url: Option<String>) -> Webhook {
        Webhook { client, reach, public_url }
    }

    /// Calls a program once.
    pub(crate) async fn call(&self, hook: &Hook, notice: &Notice) -> Outcome {
        let Ok(url) = guard::check(&hook.url, self.reach) else { return Outcome::Forbidden };
        let body = notice.to_json(self.public_url.as_deref()).to_string();
        let timestamp = (notice.at / 1_000).to_string();
        let signature = sign(&hook.secret, &timestamp, &body);
        let call = self
            .client
            .post(url)
            .header("content-type", "application/json")
            .header(TIMESTAMP, &timestamp)
            .header(SIGNATURE, signature)
            .body(body)
            .send();
        Outcome::of(self.name(), call.await)
    }
}

#[async_trait]
impl Outlet for Webhook {
    fn name(&self) -> &'static str {
        "webhook"
    }

    async fn send(&self, settings: &Settings, notice: &Notice) -> Vec<Outcome> {
        match &settings.webhook {
            Some(hook) => vec![self.call(hook, notice).await],
            None => Vec::new(),
        }
    }
}

/// The signature of a call.
pub(crate) fn sign(secret: &str, timestamp: &str, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key of any length");
    mac.update(timestamp.as_bytes());
    mac.update(b".");
    mac.update(body.as_bytes());
    format!("v1={}", hex::encode(mac.finalize().into_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `openssl dgst -sha256 -hmac`.
    #[test]
    fn a_signature_can_be_computed_elsewhere() {
        let signature = sign("a secret of the hook", "1700000000", r#"{"event":"turn"}"#);
        assert_eq!(signature, "v1=f19576de953252ff45e7f36f4ab928bec5cdffd40048d4f85a34005dbad1f0b5");
    }
}
