//! Who is awaited, as JSON.

use serde::Serialize;
use serde_json::{Value, json};
use table::{Awaits, Seat};

use crate::delta::fields;

/// `{"kind":"seat","seat":1}`, `{"kind":"seats","seats":[0,2]}`, `{"kind":"chance"}` or `{"kind":"nobody"}`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct AwaitsShape {
    #[cfg_attr(test, ts(type = "'seat' | 'seats' | 'chance' | 'nobody'"))]
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    seat: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    seats: Option<Vec<usize>>,
}
fields!(AwaitsShape { kind; seat, seats });

impl From<Awaits> for AwaitsShape {
    fn from(awaits: Awaits) -> Self {
        let (kind, seat, seats) = match awaits {
            Awaits::Seat(seat) => ("seat", Some(seat.index()), None),
            Awaits::Seats(seats) => ("seats", None, Some(seats.iter().map(Seat::index).collect())),
            Awaits::Chance => ("chance", None, None),
            Awaits::Nobody => ("nobody", None, None),
        };
        AwaitsShape { kind, seat, seats }
    }
}

/// The same as a value.
pub fn awaits_json(awaits: Awaits) -> Value {
    json!(AwaitsShape::from(awaits))
}
