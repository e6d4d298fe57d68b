//! The address a request comes from.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::extract::ConnectInfo;
use axum::http::Extensions;
use axum::http::HeaderMap;

/// The header in which proxies write whom they speak for.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The address of a caller, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Peer(pub(crate) Option<IpAddr>);

/// Whom a request comes from. Each of our own proxies adds one address at the end of a header; whatever stands
/// before those was written by somebody nobody knows, and counts for nothing.
pub(crate) fn peer(headers: &HeaderMap, extensions: &Extensions, n_proxies: usize) -> Peer {
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(addr)| addr.ip());
    if n_proxies == 0 {
        return Peer(direct.map(canonical));
    }
    let named = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = named.flat_map(|value| value.split(',')).map(str::trim).collect();
    let addr = named.len().checked_sub(n_proxies).and_then(|at| read(named[at]));
    Peer(addr.or(direct).map(canonical))
}

/// Whether a request came without a proxy from this machine, or from no machine at all, as in tests.
pub(crate) fn is_local(headers: &HeaderMap, extensions: &Extensions) -> bool {
    let direct = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(addr)| addr.ip());
    let forwarded = headers.contains_key(FORWARDED_FOR) || headers.contains_key("forwarded");
    !forwarded && direct.is_none_or(|addr| canonical(addr).is_loopback())
}

/// An address, perhaps with a port.
fn read(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|addr| addr.ip()))
}

fn canonical(addr: IpAddr) -> IpAddr {
    addr.to_canonical()
}

impl Peer {
    /// What limits go by: one home has a whole block of IPv6 addresses.
    pub(crate) fn block(self) -> Option<IpAddr> {
        self.0.map(|addr| match addr {
            IpAddr::V4(_) => addr,
            IpAddr::V6(addr) => {
                let [a, b, c, d, ..] = addr.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(direct: &str, forwarded: &[&str], n_proxies: usize) -> String {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED_FOR, value.parse().expect("a value"));
        }
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(direct.parse().expect("an address"), 9)));
        peer(&headers, &extensions, n_proxies).0.expect("an address").to_string()
    }

    #[test]
    fn a_header_counts_only_with_a_proxy_of_ours() {
        assert_eq!(seen("192.0.2.1", &["203.0.113.7"], 0), "192.0.2.1");
        assert_eq!(seen("192.0.2.1", &["203.0.113.7"], 1), "203.0.113.7");
    }

    #[test]
    fn only_what_our_own_proxies_wrote_counts() {
        assert_eq!(seen("192.0.2.1", &["1.1.1.1, 2.2.2.2, 203.0.113.7"], 1), "203.0.113.7");
        assert_eq!(seen("192.0.2.1", &["1.1.1.1", "2.2.2.2, 203.0.113.7"], 2), "2.2.2.2");
        assert_eq!(seen("192.0.2.1", &["203.0.113.7"], 2), "192.0.2.1", "too few: the header is forged");
        assert_eq!(seen("192.0.2.1", &["nonsense"], 1), "192.0.2.1");
    }

    #[test]
    fn ports_brackets_and_mapped_addresses_are_understood() {
        assert_eq!(seen("192.0.2.1", &["203.0.113.7:4711"], 1), "203.0.113.7");
        assert_eq!(seen("192.0.2.1", &["[2001:db8::1]:4711"], 1), "2001:db8::1");
        assert_eq!(seen("192.0.2.1", &["[2001:db8::1]"], 1), "2001:db8::1");
        assert_eq!(seen("::ffff:192.0.2.1", &[], 0), "192.0.2.1");
    }

    #[test]
    fn a_home_is_a_block_of_addresses() {
        let block =
            |text: &str| Peer(Some(text.parse().expect("an address"))).block().map(|addr| addr.to_string());
        assert_eq!(block("2001:db8:1:2:3:4:5:6"), Some("2001:db8:1:2::".into()));
        assert_eq!(block("203.0.113.7"), Some("203.0.113.7".into()));
    }
}
