//! Who is awaited, as JSON.

use serde_json::{Value, json};
use table::Awaits;

/// `{"kind":"seat","seat":1}`, `{"kind":"seats","seats":[0,2]}`, `{"kind":"chance"}` or `{"kind":"nobody"}`.
pub fn awaits_json(awaits: Awaits) -> Value {
    match awaits {
        Awaits::Seat(seat) => json!({"kind": "seat", "seat": seat.index()}),
        Awaits::Seats(seats) => {
            json!({"kind": "seats", "seats": seats.iter().map(|seat| seat.index()).collect::<Vec<_>>()})
        }
        Awaits::Chance => json!({"kind": "chance"}),
        Awaits::Nobody => json!({"kind": "nobody"}),
    }
}
