//! How often somebody may do what: the limits an operator can set.

use std::net::IpAddr;
use std::str::FromStr;
use std::time::Duration;

pub use ipnet::IpNet;

/// What somebody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
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
    /// Lets the service compute; counted by the steps of a game that it takes.
    Work,
}

impl Kind {
    /// All kinds, as settings name them.
    pub const NAMES: [(&'static str, Kind); 7] = [
        ("guests", Kind::Arrive),
        ("passwords", Kind::SignIn),
        ("tables", Kind::Table),
        ("chat", Kind::Chat),
        ("changes", Kind::Act),
        ("looks", Kind::Look),
        ("work", Kind::Work),
    ];
}

/// This many at once, and one more each time this long has passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// How many at once.
    pub at_once: u32,
    /// How long until there is one more.
    pub every: Duration,
}

impl Rate {
    const fn new(at_once: u32, milliseconds: u64) -> Rate {
        Rate { at_once, every: Duration::from_millis(milliseconds) }
    }
}

/// The rates of all kinds: for a user, and for an address, which may have a whole school behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rates([(Kind, Rate, Rate); 7]);

impl Default for Rates {
    fn default() -> Rates {
        Rates([
            // Two hundred phones of a club come in at once; after that, guests come one by one.
            (Kind::Arrive, Rate::new(10, 10_000), Rate::new(240, 10_000)),
            (Kind::SignIn, Rate::new(10, 30_000), Rate::new(240, 15_000)),
            (Kind::Table, Rate::new(20, 30_000), Rate::new(80, 8_000)),
            (Kind::Chat, Rate::new(10, 2_000), Rate::new(80, 250)),
            (Kind::Act, Rate::new(80, 100), Rate::new(800, 10)),
            (Kind::Look, Rate::new(300, 50), Rate::new(3_000, 5)),
            (Kind::Work, Rate::new(10_000, 5), Rate::new(50_000, 1)),
        ])
    }
}

impl Rates {
    /// Every kind with the rate of a user and that of an address.
    pub fn all(&self) -> impl Iterator<Item = (Kind, Rate, Rate)> + '_ {
        self.0.iter().copied()
    }

    /// With this limit instead of the usual one.
    pub fn set(&mut self, limit: Limit) {
        for (kind, of_user, of_address) in &mut self.0 {
            if *kind == limit.kind {
                *(if limit.is_of_address { of_address } else { of_user }) = limit.rate;
            }
        }
    }

    /// All limits, as [`Limit`] reads them.
    pub fn to_texts(&self) -> Vec<String> {
        let name = |kind: Kind| Kind::NAMES.iter().find(|(_, of)| *of == kind).map_or("", |(name, _)| name);
        let text = |kind: Kind, who: &str, rate: Rate| {
            format!("{}:{who}={},{}ms", name(kind), rate.at_once, rate.every.as_millis())
        };
        let texts = self.all().map(|(kind, of_user, of_address)| {
            [text(kind, "user", of_user), text(kind, "address", of_address)]
        });
        texts.flatten().collect()
    }
}

/// One limit as an operator sets it: `guests:address=240,10s` lets an address bring 240 guests at once, and one more
/// every ten seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    kind: Kind,
    is_of_address: bool,
    rate: Rate,
}

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Limit, String> {
        let shape = || "a limit is KIND:WHO=NUMBER,TIME, such as guests:address=240,10s".to_string();
        let (what, rate) = text.split_once('=').ok_or_else(shape)?;
        let (kind, who) = what.split_once(':').ok_or_else(shape)?;
        let (at_once, every) = rate.split_once(',').ok_or_else(shape)?;
        let kind = Kind::NAMES.iter().find(|(name, _)| *name == kind).map(|(_, kind)| *kind);
        let kind = kind.ok_or_else(|| {
            let names = Kind::NAMES.map(|(name, _)| name).join(", ");
            format!("the kinds of limits are {names}")
        })?;
        let is_of_address = match who {
            "user" => false,
            "address" => true,
            _ => return Err("a limit is for one `user` or one `address`".into()),
        };
        let at_once = at_once.parse().ok().filter(|at_once| *at_once > 0);
        let at_once = at_once.ok_or("a limit lets at least one through at once")?;
        Ok(Limit { kind, is_of_address, rate: Rate { at_once, every: time(every)? } })
    }
}

/// Networks of which no address is limited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Networks(pub Vec<IpNet>);

impl Networks {
    /// Whether an address belongs to one of them.
    pub(crate) fn contains(&self, addr: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(&addr))
    }
}

/// A time above zero, such as `250ms` or `10s`.
fn time(text: &str) -> Result<Duration, String> {
    let wrong = || format!("`{text}` is no time such as 250ms, 10s or 5m");
    let digits = text.find(|letter: char| !letter.is_ascii_digit()).ok_or_else(wrong)?;
    let (number, unit) = text.split_at(digits);
    let milliseconds = match unit {
        "ms" => 1,
        "s" => 1_000,
        "m" => 60_000,
        _ => return Err(wrong()),
    };
    let number: u64 = number.parse().map_err(|_| wrong())?;
    let time = number.checked_mul(milliseconds).filter(|time| (1..=86_400_000).contains(time));
    Ok(Duration::from_millis(time.ok_or_else(wrong)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_can_be_set_and_says_how() {
        let mut rates = Rates::default();
        for text in rates.to_texts() {
            let mut limit: Limit = text.parse().expect(&text);
            limit.rate = Rate { at_once: limit.rate.at_once + 1, every: Duration::from_secs(7) };
            rates.set(limit);
        }
        for ((_, of_user, of_address), (_, before_user, before_address)) in
            rates.all().zip(Rates::default().all())
        {
            for (now, before) in [(of_user, before_user), (of_address, before_address)] {
                assert_eq!(now, Rate { at_once: before.at_once + 1, every: Duration::from_secs(7) });
            }
        }
    }

    #[test]
    fn nonsense_is_refused() {
        for text in [
            "",
            "guests",
            "guests:address",
            "guests:address=240",
            "guests:address=0,10s",
            "guests:address=-1,10s",
            "guests:address=1,0s",
            "guests:address=1,10",
            "guests:address=1,s",
            "guests:address=1,99999999999999999999s",
            "guests:house=1,10s",
            "cats:user=1,10s",
        ] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }
}
