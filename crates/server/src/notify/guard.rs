//! Which addresses the service may call for its users: public ones, unless the operator allows more.
//!
//! A name is resolved here, its addresses are checked, and the connection is made to exactly those: anyone who
//! changes the name in between changes nothing.
//!
//! By hand: whether the standard library may say that an address is public is not settled, and a check apart from the
//! resolver could be given another address than the connection.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::redirect::Policy;
use url::{Host, Url};

/// How long a whole call may take, and how long to reach the other side.
const PATIENCE: Duration = Duration::from_secs(5);
const TO_CONNECT: Duration = Duration::from_secs(3);

/// The longest address.
const MOST_LETTERS: usize = 2_000;

/// Which addresses may be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// Public ones, by TLS.
    Public,
    /// All, as the operator said.
    Everything,
}

/// Why an address may not be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Forbidden {
    /// No address at all.
    #[error("expected an address such as https://example.org/klatsch")]
    Unreadable,
    /// Another scheme.
    #[error("expected an address that begins with https://")]
    Scheme,
    /// A name or password in the address.
    #[error("an address must not hold a name or password")]
    Credentials,
    /// An address of a private network.
    #[error("this address is not public")]
    Private,
}

/// Reads an address and checks what can be checked without asking for names.
pub(crate) fn check(text: &str, reach: Reach) -> Result<Url, Forbidden> {
    if text.len() > MOST_LETTERS {
        return Err(Forbidden::Unreadable);
    }
    let url = Url::parse(text).map_err(|_| Forbidden::Unreadable)?;
    match (url.scheme(), reach) {
        ("https", _) | ("http", Reach::Everything) => {}
        _ => return Err(Forbidden::Scheme),
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(Forbidden::Credentials);
    }
    let addr = match url.host().ok_or(Forbidden::Unreadable)? {
        Host::Ipv4(addr) => Some(IpAddr::V4(addr)),
        Host::Ipv6(addr) => Some(IpAddr::V6(addr)),
        Host::Domain(_) => None,
    };
    match addr {
        Some(addr) if !is_allowed(addr, reach) => Err(Forbidden::Private),
        _ => Ok(url),
    }
}

fn is_allowed(addr: IpAddr, reach: Reach) -> bool {
    reach == Reach::Everything || is_public(addr)
}

/// Whether an address belongs to the open Internet.
pub(crate) fn is_public(addr: IpAddr) -> bool {
    match addr.to_canonical() {
        IpAddr::V4(addr) => is_public_v4(addr),
        IpAddr::V6(addr) => is_public_v6(addr),
    }
}

/// All but the special-purpose blocks of RFC 6890 and its successors.
fn is_public_v4(addr: Ipv4Addr) -> bool {
    let [a, b, c, _] = addr.octets();
    let special = match (a, b, c) {
        // This network, private networks, loopback.
        (0 | 10 | 127, ..) => true,
        // Carrier-grade NAT.
        (100, 64..=127, _) => true,
        // Link-local, with the metadata services of clouds.
        (169, 254, _) => true,
        (172, 16..=31, _) => true,
        // Protocol assignments, documentation, the relays of 6to4, a private network.
        (192, 0, 0 | 2) | (192, 88, 99) | (192, 168, _) => true,
        // Benchmarks, documentation.
        (198, 18 | 19, _) | (198, 51, 100) | (203, 0, 113) => true,
        // Multicast, reserved, broadcast.
        (224.., ..) => true,
        _ => false,
    };
    !special
}

/// Global unicast alone, without its special blocks. Translated IPv4 addresses lie outside of it.
fn is_public_v6(addr: Ipv6Addr) -> bool {
    let [a, b, ..] = addr.segments();
    let global = a & 0xe000 == 0x2000;
    let special = match (a, b) {
        // Protocol assignments with Teredo, ORCHID and benchmarks.
        (0x2001, 0..=0x01ff) => true,
        // Documentation.
        (0x2001, 0x0db8) | (0x3fff, 0..=0x0fff) => true,
        // 6to4: an IPv4 address within.
        (0x2002, _) => true,
        _ => false,
    };
    global && !special
}

/// Resolves names, and gives only addresses that may be called.
struct Resolver(Reach);

impl Resolve for Resolver {
    fn resolve(&self, name: Name) -> Resolving {
        let reach = self.0;
        Box::pin(async move {
            let addrs: Vec<SocketAddr> = tokio::net::lookup_host((name.as_str(), 0)).await?.collect();
            // One bad address among good ones is a trap, not an accident.
            if addrs.iter().any(|addr| !is_allowed(addr.ip(), reach)) {
                return Err(Forbidden::Private.into());
            }
            let addrs: Addrs = Box::new(addrs.into_iter());
            Ok(addrs)
        })
    }
}

/// A caller that keeps to these rules: no redirects, no proxy, little patience.
pub(crate) fn client(reach: Reach) -> Result<reqwest::Client, reqwest::Error> {
    reqwest::Client::builder()
        .dns_resolver(std::sync::Arc::new(Resolver(reach)))
        .redirect(Policy::none())
        .no_proxy()
        .timeout(PATIENCE)
        .connect_timeout(TO_CONNECT)
        .user_agent("klatsch")
        .build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_refused() {
        for text in [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "64:ff9b::7f00:1",
            "64:ff9b::a00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:0:7f00:1::",
            "2001:10::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:a00:1::1",
            "3fff::1",
            "fc00::1",
            "fd00:ec2::254",
            "fdff::1",
            "fe80::1",
            "febf::1",
            "fec0::1",
            "ff02::1",
        ] {
            assert!(!is_public(text.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn public_addresses_are_allowed() {
        for text in [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "::ffff:8.8.8.8",
            "2606:4700:4700::1111",
            "2001:4860:4860::8888",
            "2a00::1",
        ] {
            assert!(is_public(text.parse().expect("an address")), "{text}");
        }
    }

    #[test]
    fn addresses_are_read_as_browsers_read_them() {
        for (text, wrong) in [
            ("https://127.0.0.1/", Forbidden::Private),
            ("https://127.1/", Forbidden::Private),
            ("https://2130706433/", Forbidden::Private),
            ("https://0x7f000001/", Forbidden::Private),
            ("https://0177.0.0.1/", Forbidden::Private),
            ("https://[::1]/", Forbidden::Private),
            ("https://[::ffff:7f00:1]:8443/", Forbidden::Private),
            ("https://169.254.169.254/latest/meta-data", Forbidden::Private),
            ("http://example.org/", Forbidden::Scheme),
            ("file:///etc/passwd", Forbidden::Scheme),
            ("gopher://example.org/", Forbidden::Scheme),
            ("https://anna:pass@example.org/", Forbidden::Credentials),
            ("example.org", Forbidden::Unreadable),
            ("", Forbidden::Unreadable),
        ] {
            assert_eq!(check(text, Reach::Public).expect_err(text), wrong, "{text}");
        }
        check("https://example.org/hook?x=1", Reach::Public).expect("a public name");
        check("http://127.0.0.1:9/", Reach::Everything).expect("the operator allows it");
    }

    #[tokio::test]
    async fn a_name_that_leads_home_is_refused() {
        let resolve = |reach| Resolver(reach).resolve("localhost".parse().expect("a name"));
        assert!(resolve(Reach::Public).await.is_err());
        assert!(resolve(Reach::Everything).await.is_ok());
    }
}
