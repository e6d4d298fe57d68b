//! A company as its action phase sees it: what is printed ([`Facilities`], fixed for the round, since groups only
//! change when a card is laid) and the beans on it ([`Load`], small enough to copy by the million).

use ::cafe::{Beans, Colour, Company, Delivery, Kind, Letter, MAX_SQUARES, Pos};

/// Drying or roasting squares a plan uses at most; any beyond these are left alone.
pub(super) const MAX_TRAYS: usize = 12;
/// Cafés a plan serves at most: one on each card.
pub(super) const MAX_CAFES: usize = 9;
/// Batches whose colours are told apart.
const MAX_BATCHES: usize = 8;
/// Espresso squares a plan fills at most.
const MAX_ESPRESSO: usize = 8;
/// Groups of fields a plan harvests at most.
const MAX_GROUPS: usize = 16;

/// Drying or roasting squares, group by group.
#[derive(Clone, Copy, Debug)]
pub(super) struct Trays {
    pub(super) n: usize,
    /// The squares of each group, as bits.
    pub(super) groups: [u16; MAX_TRAYS],
    pub(super) n_groups: usize,
    pub(super) at: [Pos; MAX_TRAYS],
}

/// What is printed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facilities {
    /// The fields of each group, as bits, and the square that names it.
    pub(super) fields: [u64; MAX_GROUPS],
    pub(super) field_at: [Pos; MAX_GROUPS],
    pub(super) n_field_groups: usize,
    /// The fields of each colour, and those of them that give two (C7.5).
    pub(super) of_colour: [u64; 4],
    pub(super) surplus: [u64; 4],
    /// Fields of any colour (C7.3).
    pub(super) batches: [u64; MAX_BATCHES],
    pub(super) n_batches: usize,
    pub(super) drying: Trays,
    pub(super) roasting: Trays,
    pub(super) cafe_at: [Pos; MAX_CAFES],
    /// What each café is worth when complete, with the pastry beside it.
    pub(super) points: [u8; MAX_CAFES],
    pub(super) n_cafes: usize,
    pub(super) espresso_at: [Pos; MAX_ESPRESSO],
    pub(super) n_espresso: usize,
    pub(super) cups: u8,
    pub(super) ships: u8,
    /// Squares nobody would miss.
    pub(super) junk: u8,
    /// Beans that ships keep for the end.
    pub(super) shipped: [u8; 4],
    pub(super) delivery: Delivery,
}

/// Beans on a drying or roasting square: their number and their colour; 0 is an empty square.
pub(super) type Tray = u8;
const MOST: u8 = 63;

#[inline]
pub(super) fn tray(colour: usize, n: u8) -> Tray {
    if n == 0 { 0 } else { n.min(MOST) << 2 | colour as u8 }
}

#[inline]
pub(super) fn tray_colour(tray: Tray) -> usize {
    usize::from(tray & 3)
}

#[inline]
pub(super) fn tray_count(tray: Tray) -> u8 {
    tray >> 2
}

/// Beans of the four colours, four bits each: what a café still wants.
pub(super) type Wanted = u16;

#[inline]
pub(super) fn wanted_of(wanted: Wanted, colour: usize) -> u8 {
    (wanted >> (4 * colour) & 15) as u8
}

#[inline]
pub(super) fn wanted_in_all(wanted: Wanted) -> u8 {
    let pairs = (wanted & 0x0f0f) + (wanted >> 4 & 0x0f0f);
    (pairs + (pairs >> 8)) as u8
}

/// The beans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Load {
    /// Fields that hold a bean.
    pub(super) full: u64,
    /// The colours of the batches, two bits each; 0 for those that hold none.
    pub(super) batch: u16,
    pub(super) drying: [Tray; MAX_TRAYS],
    pub(super) roasting: [Tray; MAX_TRAYS],
    pub(super) wanted: [Wanted; MAX_CAFES],
    /// Espresso squares that hold a bean, as bits.
    pub(super) espresso: u8,
    pub(super) warehouse: [u8; 4],
}

const NOWHERE: Pos = Pos::new(0, 0);

impl Trays {
    const NONE: Trays = Trays { n: 0, groups: [0; MAX_TRAYS], n_groups: 0, at: [NOWHERE; MAX_TRAYS] };
}

fn counts(beans: Beans) -> [u8; 4] {
    Colour::ALL.map(|colour| beans[colour].min(200) as u8)
}

impl Facilities {
    /// What a company has, and the beans on it.
    pub(super) fn of(company: &Company, delivery: Delivery) -> (Facilities, Load) {
        let mut facilities = Facilities {
            fields: [0; MAX_GROUPS],
            field_at: [NOWHERE; MAX_GROUPS],
            n_field_groups: 0,
            of_colour: [0; 4],
            surplus: [0; 4],
            batches: [0; MAX_BATCHES],
            n_batches: 0,
            drying: Trays::NONE,
            roasting: Trays::NONE,
            cafe_at: [NOWHERE; MAX_CAFES],
            points: [0; MAX_CAFES],
            n_cafes: 0,
            espresso_at: [NOWHERE; MAX_ESPRESSO],
            n_espresso: 0,
            cups: 0,
            ships: 0,
            junk: 0,
            shipped: [0; 4],
            delivery,
        };
        let mut load = Load {
            full: 0,
            batch: 0,
            drying: [0; MAX_TRAYS],
            roasting: [0; MAX_TRAYS],
            wanted: [0; MAX_CAFES],
            espresso: 0,
            warehouse: counts(company.warehouse),
        };
        // Squares come by letter, then by group: a new group begins where the last one is used up.
        let area = &company.area;
        let mut sizes = area
            .group_sizes(Letter::Field)
            .chain(area.group_sizes(Letter::Drying))
            .chain(area.group_sizes(Letter::Roasting));
        let mut left_in_group = 0;
        let mut pastries = [(0u8, NOWHERE); MAX_SQUARES];
        let mut n_pastries = 0;
        let mut known_cafes = [(usize::MAX, Kind::Cafe); MAX_CAFES];
        let mut cafe_squares = [(NOWHERE, 0usize); 2 * MAX_CAFES];
        let mut n_cafe_squares = 0;
        for (i, square) in area.squares().enumerate() {
            let letter = square.kind.letter();
            let begins = letter != Letter::Other && left_in_group == 0;
            if begins {
                left_in_group = sizes.next().expect("every square of a letter is in a group");
            }
            left_in_group = left_in_group.saturating_sub(1);
            match letter {
                Letter::Field => facilities.add_field(&mut load, i, begins, &square),
                Letter::Drying => facilities.drying.add(&mut load.drying, begins, &square),
                Letter::Roasting => facilities.roasting.add(&mut load.roasting, begins, &square),
                Letter::Other => match square.kind {
                    Kind::Cup => facilities.cups += 1,
                    Kind::Ship => {
                        facilities.ships += 1;
                        for (kept, n) in facilities.shipped.iter_mut().zip(counts(square.beans)) {
                            *kept += n;
                        }
                    }
                    kind if kind.is_cafe() => {
                        let this = (square.laid, kind);
                        let known = known_cafes[..facilities.n_cafes].iter().position(|&known| known == this);
                        let cafe = known.unwrap_or(facilities.n_cafes);
                        if known.is_none() && cafe < MAX_CAFES {
                            let order = square.order.expect("a café has an order");
                            facilities.cafe_at[cafe] = square.at;
                            facilities.points[cafe] = order.points();
                            known_cafes[cafe] = this;
                            facilities.n_cafes += 1;
                            for (colour, n) in order.demand().iter() {
                                let missing = n - square.beans[colour];
                                load.wanted[cafe] |= missing << (4 * colour as u16);
                            }
                        }
                        if n_cafe_squares < cafe_squares.len() {
                            cafe_squares[n_cafe_squares] = (square.at, cafe);
                            n_cafe_squares += 1;
                        }
                    }
                    Kind::Espresso => {
                        if facilities.n_espresso < MAX_ESPRESSO {
                            facilities.espresso_at[facilities.n_espresso] = square.at;
                            load.espresso |= u8::from(!square.beans.is_empty()) << facilities.n_espresso;
                            facilities.n_espresso += 1;
                        }
                    }
                    Kind::Empty | Kind::Dead => facilities.junk += 1,
                    kind => {
                        pastries[n_pastries] = (kind.pastry_points().unwrap_or(0), square.at);
                        n_pastries += 1;
                    }
                },
            }
        }
        facilities.add_pastries(&mut pastries[..n_pastries], &cafe_squares[..n_cafe_squares]);
        (facilities, load)
    }

    fn add_field(&mut self, load: &mut Load, i: usize, begins: bool, square: &::cafe::Square) {
        if begins && self.n_field_groups < MAX_GROUPS {
            self.field_at[self.n_field_groups] = square.at;
            self.n_field_groups += 1;
        }
        let bit = 1u64 << i;
        self.fields[self.n_field_groups - 1] |= bit;
        match square.kind.colour() {
            Some(colour) => {
                self.of_colour[colour as usize] |= bit;
                if square.kind.harvest() > 1 {
                    self.surplus[colour as usize] |= bit;
                }
            }
            None if self.n_batches < MAX_BATCHES => {
                self.batches[self.n_batches] = bit;
                if let Some(colour) = square.beans.colours().next() {
                    load.batch |= (colour as u16) << (2 * self.n_batches);
                }
                self.n_batches += 1;
            }
            // One batch too many is nobody's: it grows beans that no plan counts.
            None => {}
        }
        if !square.beans.is_empty() {
            load.full |= bit;
        }
    }

    /// C7.4, nearly: dearest first, each pastry to a café beside it that has none yet.
    fn add_pastries(&mut self, pastries: &mut [(u8, Pos)], cafe_squares: &[(Pos, usize)]) {
        pastries.sort_unstable_by_key(|&(points, _)| std::cmp::Reverse(points));
        let mut served = 0u16;
        for &(points, at) in pastries.iter() {
            let beside = cafe_squares
                .iter()
                .find(|&&(pos, cafe)| cafe < MAX_CAFES && served >> cafe & 1 == 0 && pos.touches(at));
            if let Some(&(_, cafe)) = beside {
                served |= 1 << cafe;
                self.points[cafe] += points;
            }
        }
    }

    /// The fields that hold beans of this colour.
    #[inline]
    pub(super) fn fields_with(&self, load: &Load, colour: usize) -> u64 {
        let mut fields = self.of_colour[colour];
        for nth in 0..self.n_batches {
            if usize::from(load.batch >> (2 * nth) & 3) == colour {
                fields |= self.batches[nth];
            }
        }
        fields & load.full
    }

    /// Beans on fields, by colour.
    #[inline]
    pub(super) fn grown(&self, load: &Load) -> [u8; 4] {
        if load.full == 0 {
            return [0; 4];
        }
        std::array::from_fn(|colour| {
            let twice = load.full & self.surplus[colour];
            (self.fields_with(load, colour).count_ones() + twice.count_ones()) as u8
        })
    }

    /// C5.2, C5.3: what the seat would score.
    pub(super) fn score(&self, load: &Load) -> i32 {
        let cafes: i32 =
            (0..self.n_cafes).filter(|&i| load.wanted[i] == 0).map(|i| i32::from(self.points[i])).sum();
        let stock = self.sorted_stock(load);
        cafes + 2 * i32::from(stock[0]) + i32::from(stock[1])
    }

    /// The warehouse as it will be at the end if nothing more comes, by colour.
    #[inline]
    pub(super) fn stock(&self, load: &Load) -> [u8; 4] {
        let mut stock: [u8; 4] = std::array::from_fn(|colour| load.warehouse[colour] + self.shipped[colour]);
        for _ in 0..load.espresso.count_ones() {
            let least = (0..4).min_by_key(|&colour| stock[colour]).unwrap_or(0);
            stock[least] += 1;
        }
        stock
    }

    pub(super) fn sorted_stock(&self, load: &Load) -> [u8; 4] {
        sorted(self.stock(load))
    }
}

impl Trays {
    fn add(&mut self, trays: &mut [Tray; MAX_TRAYS], begins: bool, square: &::cafe::Square) {
        if self.n == MAX_TRAYS {
            return;
        }
        self.n_groups += usize::from(begins);
        self.groups[self.n_groups - 1] |= 1 << self.n;
        self.at[self.n] = square.at;
        if let Some(colour) = square.beans.colours().next() {
            trays[self.n] = tray(colour as usize, square.beans[colour].min(u16::from(MOST)) as u8);
        }
        self.n += 1;
    }

    /// The squares of the groups, largest first: the two largest.
    pub(super) fn largest_two(&self) -> [u8; 2] {
        let mut sizes = [0u8; 2];
        for group in &self.groups[..self.n_groups] {
            let size = group.count_ones() as u8;
            if size > sizes[0] {
                sizes = [size, sizes[0]];
            } else if size > sizes[1] {
                sizes[1] = size;
            }
        }
        sizes
    }
}

/// Least first.
#[inline]
pub(super) fn sorted([a, b, c, d]: [u8; 4]) -> [u8; 4] {
    let (a, b, c, d) = (a.min(b), a.max(b), c.min(d), c.max(d));
    let (a, c, b, d) = (a.min(c), a.max(c), b.min(d), b.max(d));
    [a, b.min(c), b.max(c), d]
}

/// Beans on these squares, by colour.
#[inline]
pub(super) fn on_trays(trays: &[Tray]) -> [u8; 4] {
    let mut beans = [0; 4];
    for &tray in trays {
        beans[tray_colour(tray)] += tray_count(tray);
    }
    beans
}

/// The empty squares among the first `n`, as bits.
#[inline]
pub(super) fn empty_trays(trays: &[Tray], n: usize) -> u16 {
    let mut bits = 0;
    for (i, &tray) in trays[..n].iter().enumerate() {
        bits |= u16::from(tray == 0) << i;
    }
    bits
}
