//! A first glance at a place: what it covers and what it touches. It only says which places of a card deserve
//! a closer look; it costs a few look-ups where that costs a microsecond.

use ::cafe::{Card, Company, Kind, Letter, Pos, Turn};

/// What is counted: squares covered by class, neighbours joined by letter; then what is on the card.
pub(super) const N_GLANCE: usize = CLASSES + 3 + 7;

/// Classes of squares; 0 is no square at all.
const CLASSES: usize = 14;
const FIELD: u8 = 1;
const DRYING: u8 = 3;
const ROASTING: u8 = 5;
const CUP: u8 = 7;
const SHIP: u8 = 8;
const COMPLETE: u8 = 9;
const OPEN: u8 = 10;
const SERVED: u8 = 11;
const JUNK: u8 = 12;
const EXTRA: u8 = 13;

/// Names of what is counted, as in the data file.
pub(super) const NAMES: [&str; N_GLANCE] = [
    "bare",
    "field",
    "field-full",
    "drying",
    "drying-full",
    "roasting",
    "roasting-full",
    "cup",
    "ship",
    "complete",
    "open",
    "served",
    "junk",
    "extra",
    "joins-field",
    "joins-drying",
    "joins-roasting",
    "card-fields",
    "card-drying",
    "card-roasting",
    "card-cups",
    "card-ships",
    "card-points",
    "card-junk",
];

const STRIDE: usize = 32;
const MARGIN: i8 = 5;

/// An area as a grid of classes.
pub(super) struct Ground {
    corner: Pos,
    cells: [u8; STRIDE * STRIDE],
}

impl Ground {
    pub(super) fn of(company: &Company) -> Ground {
        let area = &company.area;
        let x = area.laid().map(|laid| laid.at.x).min().unwrap_or(0);
        let y = area.laid().map(|laid| laid.at.y).min().unwrap_or(0);
        let mut ground = Ground { corner: Pos::new(x - MARGIN, y - MARGIN), cells: [0; STRIDE * STRIDE] };
        let mut served = [0u8; 2 * ::cafe::MAX_LAID];
        for square in area.squares() {
            let full = u8::from(!square.beans.is_empty());
            let class = match square.kind.letter() {
                Letter::Field => FIELD + full,
                Letter::Drying => DRYING + full,
                Letter::Roasting => ROASTING + full,
                Letter::Other => match square.kind {
                    Kind::Cup => CUP,
                    Kind::Ship => SHIP,
                    kind if kind.is_cafe() => {
                        let cafe = 2 * square.laid + usize::from(kind == Kind::SecondCafe);
                        let demand = square.order.map_or(0, |order| order.demand().total());
                        // The second square of a café is what the first one is.
                        if served[cafe] == 0 {
                            served[cafe] = match square.beans.total() {
                                0 => OPEN,
                                n if n == demand => COMPLETE,
                                _ => SERVED,
                            };
                        }
                        served[cafe]
                    }
                    Kind::Empty | Kind::Dead => JUNK,
                    _ => EXTRA,
                },
            };
            let cell = ground.cell(square.at);
            ground.cells[cell] = class;
        }
        ground
    }

    fn cell(&self, at: Pos) -> usize {
        (at.y - self.corner.y) as usize * STRIDE + (at.x - self.corner.x) as usize
    }

    /// What a card laid there covers and joins.
    pub(super) fn glance(&self, letters: &[u8; 6], at: Pos, turn: Turn) -> [u8; CLASSES + 3] {
        let mut seen = [0; CLASSES + 3];
        let corner = self.cell(at);
        let (width, height) = turn.size();
        let (width, height) = (width as usize, height as usize);
        for (slot, &letter) in letters.iter().enumerate() {
            let (dx, dy) = turn.offset(slot);
            let (dx, dy) = (dx as usize, dy as usize);
            let cell = corner + dy * STRIDE + dx;
            seen[usize::from(self.cells[cell])] += 1;
            if letter == 0 {
                continue;
            }
            let joins = |cell: usize| u8::from(self.cells[cell] == letter || self.cells[cell] == letter + 1);
            let mut n = 0;
            if dx == 0 {
                n += joins(cell - 1);
            }
            if dx + 1 == width {
                n += joins(cell + 1);
            }
            if dy == 0 {
                n += joins(cell - STRIDE);
            }
            if dy + 1 == height {
                n += joins(cell + STRIDE);
            }
            seen[CLASSES + usize::from(letter / 2)] += n;
        }
        seen
    }
}

/// The classes of a card's empty fields, drying and roasting squares; 0 for all others.
pub(super) fn letters(card: &Card) -> [u8; 6] {
    card.squares.map(|kind| match kind.letter() {
        Letter::Field => FIELD,
        Letter::Drying => DRYING,
        Letter::Roasting => ROASTING,
        Letter::Other => 0,
    })
}

/// The value of a glance, but for the card itself.
pub(super) fn weigh(weights: &[f32; N_GLANCE], seen: &[u8; CLASSES + 3]) -> f32 {
    seen.iter().zip(weights).map(|(&n, weight)| f32::from(n) * weight).sum()
}

/// All that is counted, with the card.
pub(super) fn counts(card: &Card, seen: &[u8; CLASSES + 3]) -> [f32; N_GLANCE] {
    let mut counts = [0.0; N_GLANCE];
    for (count, &n) in counts.iter_mut().zip(seen) {
        *count = f32::from(n);
    }
    let rest = &mut counts[CLASSES + 3..];
    for kind in card.squares {
        match kind.letter() {
            Letter::Field => rest[0] += 1.0,
            Letter::Drying => rest[1] += 1.0,
            Letter::Roasting => rest[2] += 1.0,
            Letter::Other => match kind {
                Kind::Cup => rest[3] += 1.0,
                Kind::Ship => rest[4] += 1.0,
                Kind::Empty => rest[6] += 1.0,
                _ => {}
            },
        }
    }
    rest[5] = [card.order, card.second].iter().flatten().map(|order| f32::from(order.points())).sum();
    // Six squares are always covered or bare: the bare ones stand for the constant.
    counts
}
