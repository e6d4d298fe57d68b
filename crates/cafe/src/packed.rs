//! The laid cards of an area and what their cafés ask for, in few bytes: a state is copied by the million.

use crate::area::{Laid, MAX_LAID};
use crate::bean::Beans;
use crate::card::{Card, CardId, N_CARDS, Order};
use crate::catalog::Kind;
use crate::grid::{Pos, Turn};

/// A laid card in three bytes: number and turn share the first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PackedLaid {
    card_and_turn: u8,
    pub(crate) at: Pos,
}

/// What the number of a loose card is packed as.
const LOOSE: u8 = N_CARDS as u8;

impl PackedLaid {
    pub(crate) const NOTHING: PackedLaid = PackedLaid { card_and_turn: LOOSE << 2, at: Pos::new(0, 0) };

    pub(crate) fn new(laid: Laid) -> PackedLaid {
        let number = laid.card.index().map_or(LOOSE, |index| index as u8);
        PackedLaid { card_and_turn: number << 2 | laid.turn.quarters(), at: laid.at }
    }

    #[inline]
    pub(crate) fn turn(self) -> Turn {
        Turn::of_bits(self.card_and_turn)
    }

    /// Whether the card lies over a position.
    #[inline]
    pub(crate) fn covers(&self, pos: Pos) -> bool {
        self.turn().covers(self.at, pos)
    }

    pub(crate) fn laid(self) -> Laid {
        let card = match self.card_and_turn >> 2 {
            LOOSE => CardId::LOOSE,
            number => CardId::of_index(usize::from(number)),
        };
        Laid { card, at: self.at, turn: self.turn() }
    }
}

/// What the cafés on the laid cards ask for, three bytes a card.
///
/// A café alone on its card has them all. Two cafés share them, twelve bits each: five for the points, seven for which
/// of the demands of at most [`MAX_SHARED`] beans it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Orders([[u8; 3]; MAX_LAID]);

/// The most beans that each of two cafés on one card may ask for.
pub(crate) const MAX_SHARED: u16 = 5;

/// The number of demands with at most this many beans, the empty one included.
const N_SHARED: usize = 126;

/// The demands that cafés sharing a card may have, as the low bits of an order.
const SHARED: [u16; N_SHARED] = shared_demands();

const fn shared_demands() -> [u16; N_SHARED] {
    let mut demands = [0; N_SHARED];
    let (mut n, mut bits) = (0, 0u16);
    while bits < 1 << 12 {
        if (bits & 7) + (bits >> 3 & 7) + (bits >> 6 & 7) + (bits >> 9 & 7) <= MAX_SHARED {
            demands[n] = bits;
            n += 1;
        }
        bits += 1;
    }
    assert!(n == N_SHARED, "the table is full");
    demands
}

/// The bits of an order that are its demand.
const DEMAND: u32 = (1 << 12) - 1;

/// Whether two cafés on a card may ask for this much.
pub(crate) fn can_share(demand: Beans) -> bool {
    demand.total() <= u32::from(MAX_SHARED)
}

fn half(order: Order) -> u32 {
    let demand = (order.bits() & DEMAND) as u16;
    let place = SHARED.binary_search(&demand).expect("a card with two cafés was checked when it was read");
    (place as u32) << 5 | u32::from(order.points())
}

#[inline]
fn order_of_half(half: u32) -> Order {
    Order::of_bits(u32::from(SHARED[(half >> 5 & 127) as usize]) | (half & 31) << 12)
}

impl Orders {
    pub(crate) const NONE: Orders = Orders([[0; 3]; MAX_LAID]);

    #[inline]
    fn bits(&self, laid: usize) -> u32 {
        let [low, middle, high] = self.0[laid];
        u32::from_le_bytes([low, middle, high, 0])
    }

    fn set_bits(&mut self, laid: usize, bits: u32) {
        let [low, middle, high, _] = bits.to_le_bytes();
        self.0[laid] = [low, middle, high];
    }

    /// What the café asks for that a square of this kind on that card belongs to.
    #[inline]
    pub(crate) fn get(&self, laid: usize, kind: Kind) -> Order {
        let bits = self.bits(laid);
        match kind {
            Kind::FirstCafe => order_of_half(bits),
            Kind::SecondCafe => order_of_half(bits >> 12),
            _ => Order::of_bits(bits),
        }
    }

    /// The orders of a card just laid.
    #[inline]
    pub(crate) fn lay(&mut self, laid: usize, card: &Card) {
        match (card.order, card.second) {
            (None, _) => {}
            (Some(order), None) => self.set_bits(laid, order.bits()),
            (Some(first), Some(second)) => self.set_bits(laid, half(first) | half(second) << 12),
        }
    }

    /// The only café left on a card, or none.
    pub(crate) fn leave(&mut self, laid: usize, only: Order) {
        self.set_bits(laid, only.bits());
    }
}
