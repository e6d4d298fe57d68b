//! Seats, sets of seats, and who is awaited.

use proptest::prelude::*;
use table::{Awaits, MAX_SEATS, Seat, SeatSet, Viewer};

fn seats() -> impl Strategy<Value = Vec<Seat>> {
    prop::collection::vec((0..MAX_SEATS).prop_map(|number| Seat::new(number).unwrap()), 0..8)
}

proptest! {
    #[test]
    fn a_set_is_the_set_of_its_seats(seats in seats(), other in 0..MAX_SEATS) {
        let other = Seat::new(other).unwrap();
        let set: SeatSet = seats.iter().copied().collect();
        let mut expected = seats.clone();
        expected.sort();
        expected.dedup();
        prop_assert_eq!(set.iter().collect::<Vec<_>>(), expected.clone());
        prop_assert_eq!(set.len(), expected.len());
        prop_assert_eq!(set.is_empty(), expected.is_empty());
        prop_assert_eq!(set.contains(other), expected.contains(&other));
        prop_assert!(set.with(other).contains(other));
        prop_assert!(!set.without(other).contains(other));
        prop_assert_eq!(Awaits::among(set).seats(), set);
        prop_assert_eq!(matches!(Awaits::among(set), Awaits::Seat(_)), set.len() == 1);
    }

    #[test]
    fn only_the_names_of_seats_are_read(text in "seat[0-9+]{0,2}|\\PC{0,6}") {
        let known: Vec<String> = Seat::all(MAX_SEATS).map(|seat| seat.to_string()).collect();
        prop_assert_eq!(text.parse::<Seat>().is_ok(), known.contains(&text));
    }
}

#[test]
fn seats_go_round_clockwise() {
    for n_seats in 1..=MAX_SEATS {
        let seats: Vec<Seat> = Seat::all(n_seats).collect();
        let mut seat = seats[0];
        for expected in seats.iter().skip(1).chain(&seats[..1]) {
            seat = seat.left(n_seats);
            assert_eq!(seat, *expected);
        }
        assert_eq!(SeatSet::all(n_seats).iter().collect::<Vec<_>>(), seats);
        assert_eq!(Viewer::all(n_seats).count(), n_seats + 1);
    }
}

#[test]
fn there_is_no_seat_beyond_the_last() {
    assert_eq!(Seat::new(MAX_SEATS), None);
    assert_eq!(Seat::all(9).count(), MAX_SEATS);
    assert_eq!(SeatSet::all(9).len(), MAX_SEATS);
}

#[test]
fn the_awaited_are_named() {
    let both = SeatSet::all(2);
    assert_eq!(Awaits::Seats(both).to_string(), "seat0 and seat1");
    assert_eq!(Awaits::among(both.without(Seat::new(0).unwrap())).to_string(), "seat1");
    assert_eq!((Awaits::Chance.to_string(), Awaits::Nobody.to_string()), ("chance".into(), "nobody".into()));
}
