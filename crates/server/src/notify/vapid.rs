//! VAPID (RFC 8292): a push service learns who sends, by a token signed with ES256 (RFC 7515, RFC 7518).

use base64ct::{Base64UrlUnpadded, Encoding as _};
use p256::SecretKey;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use serde_json::json;
use url::Url;

/// The key by which push services know this service.
#[derive(Clone)]
pub(crate) struct Vapid {
    key: SigningKey,
    public: String,
}

impl Vapid {
    pub(crate) fn new(key: &SecretKey) -> Vapid {
        let public = Base64UrlUnpadded::encode_string(key.public_key().to_encoded_point(false).as_bytes());
        Vapid { key: SigningKey::from(key), public }
    }

    /// The public half: the `applicationServerKey` of browsers.
    pub(crate) fn public_key(&self) -> &str {
        &self.public
    }

    /// The `Authorization` of a call to this address, good until a moment in seconds since 1970.
    pub(crate) fn authorization(&self, endpoint: &Url, contact: &str, until: i64) -> String {
        let head = json!({"typ": "JWT", "alg": "ES256"});
        let claims = json!({"aud": endpoint.origin().ascii_serialization(), "exp": until, "sub": contact});
        let part = |value: serde_json::Value| Base64UrlUnpadded::encode_string(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(head), part(claims));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = Base64UrlUnpadded::encode_string(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public)
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier as _;

    use super::*;
    use crate::notify::sealed::fresh_key;

    /// The header and the claims of an `Authorization`, if its signature is good.
    fn verified(authorization: &str) -> Option<(serde_json::Value, serde_json::Value)> {
        let bytes = |text: &str| Base64UrlUnpadded::decode_vec(text).ok();
        let (token, key) = authorization.strip_prefix("vapid t=")?.split_once(", k=")?;
        let (signed, signature) = token.rsplit_once('.')?;
        let key = VerifyingKey::from_sec1_bytes(&bytes(key)?).ok()?;
        key.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)?).ok()?).ok()?;
        let (head, claims) = signed.split_once('.')?;
        Some((serde_json::from_slice(&bytes(head)?).ok()?, serde_json::from_slice(&bytes(claims)?).ok()?))
    }

    /// RFC 8292, section 2.4; what verifies it there verifies ours.
    const EXAMPLE: &str = "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQi\
        LCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUf\
        nK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5\
        aq9ojSwk5Y2EmClBPs";

    #[test]
    fn a_token_is_as_rfc_8292_has_it() {
        let example = verified(EXAMPLE).expect("the example of the RFC");
        let vapid = Vapid::new(&fresh_key());
        let endpoint =
            Url::parse("https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV").expect("an address");
        let ours = vapid.authorization(&endpoint, "mailto:push@example.com", 1_453_523_768);
        assert_eq!(verified(&ours).expect("a good signature"), example);
        let head = |text: &str| text.split('.').take(2).collect::<Vec<_>>().join(".");
        assert_eq!(head(&ours), head(EXAMPLE), "to the letter, but for the signature");
        assert!(ours.ends_with(vapid.public_key()));
    }

    #[test]
    fn another_key_or_another_claim_is_noticed() {
        let endpoint = Url::parse("https://push.example.net/").expect("an address");
        let ours = Vapid::new(&fresh_key()).authorization(&endpoint, "mailto:a@example.com", 1);
        let (token, _) = ours.split_once(", k=").expect("two parts");
        assert_eq!(verified(&format!("{token}, k={}", Vapid::new(&fresh_key()).public_key())), None);
        assert_eq!(verified(&EXAMPLE.replace(".eyJhdWQi", ".eyJhdWQj")), None);
    }

    #[test]
    fn a_port_belongs_to_the_audience_only_if_it_is_unusual() {
        let claims = |text: &str| {
            let endpoint = Url::parse(text).expect("an address");
            let token = Vapid::new(&fresh_key()).authorization(&endpoint, "mailto:a@example.com", 1);
            verified(&token).expect("a good signature").1["aud"].clone()
        };
        assert_eq!(claims("https://push.example.net:443/x"), "https://push.example.net");
        assert_eq!(claims("https://push.example.net:8443/x"), "https://push.example.net:8443");
    }
}
