//! Messages that one browser alone can read: `aes128gcm` of RFC 8188 under the keys of RFC 8291.

use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::elliptic_curve::sec1::ToEncodedPoint as _;
use p256::{PublicKey, SecretKey};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use sha2::Sha256;

use crate::ids::random_bytes;

/// The length of a browser's secret for authentication.
pub(crate) const AUTH_BYTES: usize = 16;

/// The salt of a message, fresh each time.
const SALT_BYTES: usize = 16;

/// The size of a record, as the example of RFC 8291 has it. A message is one record: push services take no more.
const RECORD: u32 = 4_096;

/// What a record holds besides its text: the delimiter and the tag.
const AROUND: usize = 1 + 16;

/// The keys of a browser.
pub(crate) struct Receiver {
    pub(crate) public: PublicKey,
    pub(crate) auth: [u8; AUTH_BYTES],
}

/// A message for this browser; nothing if it is too long.
pub(crate) fn seal(receiver: &Receiver, text: &[u8]) -> Option<Vec<u8>> {
    let salt = random_bytes(SALT_BYTES).try_into().ok()?;
    seal_with(receiver, text, &fresh_key(), salt)
}

/// A private key that nobody had before.
pub(crate) fn fresh_key() -> SecretKey {
    loop {
        // All but one of 2^32 values are a key.
        if let Ok(key) = SecretKey::from_slice(&random_bytes(32)) {
            return key;
        }
    }
}

fn seal_with(receiver: &Receiver, text: &[u8], key: &SecretKey, salt: [u8; SALT_BYTES]) -> Option<Vec<u8>> {
    let own = key.public_key().to_encoded_point(false);
    let shared = diffie_hellman(key.to_nonzero_scalar(), receiver.public.as_affine());
    let mut info = b"WebPush: info\0".to_vec();
    info.extend_from_slice(receiver.public.to_encoded_point(false).as_bytes());
    info.extend_from_slice(own.as_bytes());
    let material: [u8; 32] = expanded(&receiver.auth, shared.raw_secret_bytes(), &info)?;
    encode(&material, salt, own.as_bytes(), text)
}

/// One record of RFC 8188 and its header.
fn encode(material: &[u8], salt: [u8; SALT_BYTES], key_id: &[u8], text: &[u8]) -> Option<Vec<u8>> {
    if text.len() + AROUND > RECORD as usize {
        return None;
    }
    let key: [u8; 16] = expanded(&salt, material, b"Content-Encoding: aes128gcm\0")?;
    // The number of the only record is 0, which leaves the nonce as it is.
    let nonce: [u8; NONCE_LEN] = expanded(&salt, material, b"Content-Encoding: nonce\0")?;
    let mut record = text.to_vec();
    // The delimiter of the last record.
    record.push(2);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record).ok()?;
    let mut message = salt.to_vec();
    message.extend_from_slice(&RECORD.to_be_bytes());
    message.push(u8::try_from(key_id.len()).ok()?);
    message.extend_from_slice(key_id);
    message.extend_from_slice(&record);
    Some(message)
}

fn expanded<const N: usize>(salt: &[u8], material: &[u8], info: &[u8]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    Hkdf::<Sha256>::new(Some(salt), material).expand(info, &mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use base64ct::{Base64UrlUnpadded, Encoding as _};

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        Base64UrlUnpadded::decode_vec(text).expect("base64url")
    }

    fn fixed<const N: usize>(text: &str) -> [u8; N] {
        bytes(text).try_into().expect("the length")
    }

    /// RFC 8188, section 3.1.
    #[test]
    fn a_record_is_as_rfc_8188_has_it() {
        let material = bytes("yqdlZ-tYemfogSmv7Ws5PQ");
        let salt = fixed("I1BsxtFttlv3u_Oo94xnmw");
        let message = encode(&material, salt, b"", b"I am the walrus").expect("a message");
        let expected = "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg";
        assert_eq!(Base64UrlUnpadded::encode_string(&message), expected);
    }

    /// RFC 8291, section 5 and appendix A.
    #[test]
    fn a_message_is_as_rfc_8291_has_it() {
        let receiver = Receiver {
            public: PublicKey::from_sec1_bytes(&bytes(
                "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            ))
            .expect("a key"),
            auth: fixed("BTBZMqHH6r4Tts7J_aSIgg"),
        };
        let key =
            SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).expect("a key");
        let text = b"When I grow up, I want to be a watermelon";
        let message = seal_with(&receiver, text, &key, fixed("DGv6ra1nlYgDCS1FRnbzlw")).expect("a message");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS\
            6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(Base64UrlUnpadded::encode_string(&message), expected);
    }

    #[test]
    fn every_message_has_its_own_salt_and_key_and_none_is_too_long() {
        let key = fresh_key();
        let receiver = Receiver { public: key.public_key(), auth: [7; AUTH_BYTES] };
        let (first, second) = (seal(&receiver, b"x").expect("one"), seal(&receiver, b"x").expect("two"));
        assert_ne!(first[..SALT_BYTES], second[..SALT_BYTES]);
        assert_ne!(first[21..86], second[21..86]);
        assert!(seal(&receiver, &[b'x'; 4_096 - AROUND]).is_some());
        assert!(seal(&receiver, &[b'x'; 4_096 - AROUND + 1]).is_none());
    }
}
