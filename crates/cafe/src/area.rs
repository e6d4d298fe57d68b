//! A seat's area: the cards laid so far, the squares visible, and the beans on them.

mod audit;

use std::ops::Range;

use crate::bean::{Beans, Pile};
use crate::card::{Card, CardId, Order};
use crate::catalog::{Colour, Kind, Letter};
use crate::grid::{Occupied, Pos, Turn, Windows};
use crate::packed::{Orders, PackedLaid};

/// Most cards in an area: the start card and one a round.
pub const MAX_LAID: usize = 9;
/// Most squares visible at once: a card adds six and covers at least two (C3.1).
pub const MAX_SQUARES: usize = 6 + 4 * (MAX_LAID - 1);

/// A card in its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Laid {
    /// Which card.
    pub card: CardId,
    /// Its upper left square as it lies.
    pub at: Pos,
    /// How it is turned.
    pub turn: Turn,
}

/// The name of a square: which of the laid cards, which of its six printed squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Spot(u8);

impl Spot {
    fn new(laid: usize, slot: usize) -> Spot {
        Spot((laid << 3 | slot) as u8)
    }

    #[inline]
    fn laid(self) -> usize {
        usize::from(self.0 >> 3)
    }

    #[inline]
    fn slot(self) -> usize {
        usize::from(self.0 & 7)
    }
}

/// A bit for each square, in six bytes: a word of eight would cost every area its alignment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Bits([u16; 3]);

impl Bits {
    const NONE: Bits = Bits([0; 3]);

    fn new(bits: u64) -> Bits {
        Bits([bits as u16, (bits >> 16) as u16, (bits >> 32) as u16])
    }

    #[inline]
    fn get(self) -> u64 {
        u64::from(self.0[0]) | u64::from(self.0[1]) << 16 | u64::from(self.0[2]) << 32
    }
}

/// A visible square, as others ask about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    /// Where.
    pub at: Pos,
    /// What.
    pub kind: Kind,
    /// What lies on it. A café's beans lie on its first square in reading order.
    pub beans: Beans,
    /// Which of the laid cards it belongs to, from 0 for the start card.
    pub laid: usize,
    /// What its café asks for; `Some` on café squares only.
    pub order: Option<Order>,
}

impl Square {
    /// Whether both belong to one café.
    pub fn shares_cafe(&self, other: &Square) -> bool {
        self.kind.is_cafe() && self.kind == other.kind && self.laid == other.laid
    }
}

/// Beans that leave an area when a card is laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Displaced {
    /// To the supply (C3.3).
    pub to_supply: Beans,
    /// From ships back to the warehouse (C6.5).
    pub to_warehouse: Beans,
}

/// The area of one seat.
///
/// Visible squares are kept in one table, sorted by letter, then group, then reading order; so the squares of a
/// letter, and those of a group, stand side by side, and an action is a loop over a range. The order is a
/// cache: [`Area::lay`] renews it, and [`Area::audit`] recomputes it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Area {
    laid: [PackedLaid; MAX_LAID],
    orders: Orders,
    n_laid: u8,
    n_squares: u8,
    /// Where the squares of each letter begin: fields at 0, then drying, roasting and all others.
    drying_from: u8,
    roasting_from: u8,
    others_from: u8,
    /// Bit `i`: square `i` is the first of its group.
    group_starts: Bits,
    spots: [Spot; MAX_SQUARES],
    kinds: [Kind; MAX_SQUARES],
    piles: [Pile; MAX_SQUARES],
}

impl Area {
    /// An area that holds nothing: for seats not at the table, and before the start card is laid.
    pub(crate) const BARE: Area = Area {
        laid: [PackedLaid::NOTHING; MAX_LAID],
        orders: Orders::NONE,
        n_laid: 0,
        n_squares: 0,
        drying_from: 0,
        roasting_from: 0,
        others_from: 0,
        group_starts: Bits::NONE,
        spots: [Spot(0); MAX_SQUARES],
        kinds: [Kind::Empty; MAX_SQUARES],
        piles: [Pile::EMPTY; MAX_SQUARES],
    };

    /// An area with its start card (C1.3).
    pub fn new(id: CardId, card: &Card) -> Area {
        let mut area = Area::BARE;
        area.lay(Laid { card: id, at: Pos::new(0, 0), turn: Turn::NONE }, card);
        area
    }

    /// The cards in the order laid.
    pub fn laid(&self) -> impl ExactSizeIterator<Item = Laid> + DoubleEndedIterator + Clone {
        self.laid[..usize::from(self.n_laid)].iter().map(|laid| laid.laid())
    }

    /// Whether another card fits into the table.
    pub fn is_full(&self) -> bool {
        usize::from(self.n_laid) == MAX_LAID
    }

    /// The visible squares, by letter, group and reading order.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        (0..self.len()).map(|i| self.square(i))
    }

    /// How many squares are visible.
    pub(crate) fn len(&self) -> usize {
        usize::from(self.n_squares)
    }

    pub(crate) fn square(&self, i: usize) -> Square {
        let laid = self.spots[i].laid();
        let kind = self.kinds[i];
        let order = kind.is_cafe().then(|| self.order_of(i));
        let beans = if kind.is_cafe() { self.piles[i].served_beans() } else { self.piles[i].beans() };
        Square { at: self.pos(i), kind, beans, laid, order }
    }

    /// Where square `i` is.
    #[inline]
    pub(crate) fn pos(&self, i: usize) -> Pos {
        let spot = self.spots[i];
        let laid = &self.laid[spot.laid()];
        laid.at.plus(laid.turn().offset(spot.slot()))
    }

    /// The printed slot of square `i` on its card.
    pub(crate) fn slot(&self, i: usize) -> usize {
        self.spots[i].slot()
    }

    /// What the café of square `i` asks for.
    #[inline]
    fn order_of(&self, i: usize) -> Order {
        self.orders.get(self.spots[i].laid(), self.kinds[i])
    }

    /// The visible square at a position.
    pub(crate) fn find(&self, at: Pos) -> Option<usize> {
        // The last card laid over a position is the one that is visible there.
        let laid = self.laid[..usize::from(self.n_laid)].iter().rposition(|laid| laid.covers(at))?;
        (0..self.len()).find(|&i| self.spots[i].laid() == laid && self.pos(i) == at)
    }

    #[inline]
    pub(crate) fn kind(&self, i: usize) -> Kind {
        self.kinds[i]
    }

    #[inline]
    pub(crate) fn pile(&self, i: usize) -> Pile {
        self.piles[i]
    }

    #[inline]
    pub(crate) fn set_pile(&mut self, i: usize, pile: Pile) {
        self.piles[i] = pile;
    }

    /// The squares of a letter.
    #[inline]
    pub(crate) fn letter(&self, letter: Letter) -> Range<usize> {
        let (drying, roasting) = (usize::from(self.drying_from), usize::from(self.roasting_from));
        let others = usize::from(self.others_from);
        match letter {
            Letter::Field => 0..drying,
            Letter::Drying => drying..roasting,
            Letter::Roasting => roasting..others,
            Letter::Other => others..self.len(),
        }
    }

    /// The group that square `i` belongs to (C4.3).
    #[inline]
    pub(crate) fn group_of(&self, i: usize) -> Range<usize> {
        let starts = self.group_starts.get();
        let up_to = starts & (u64::MAX >> (63 - i));
        let first = 63 - up_to.leading_zeros() as usize;
        let after = starts & !(u64::MAX >> (63 - i));
        let end = if after == 0 { usize::from(self.others_from) } else { after.trailing_zeros() as usize };
        first..end
    }

    /// Whether square `i` is the first of its group, the one that names it.
    #[inline]
    pub(crate) fn is_group_start(&self, i: usize) -> bool {
        self.group_starts.get() >> i & 1 == 1
    }

    /// The groups of a letter, first square first.
    pub(crate) fn groups(&self, letter: Letter) -> impl Iterator<Item = Range<usize>> {
        let squares = self.letter(letter);
        let mut next = squares.start;
        std::iter::from_fn(move || {
            (next < squares.end).then(|| {
                let group = self.group_of(next);
                next = group.end;
                group
            })
        })
    }

    /// How many squares each group of a letter has, in the order of their first squares (C4.3).
    pub fn group_sizes(&self, letter: Letter) -> impl Iterator<Item = usize> {
        self.groups(letter).map(|group| group.len())
    }

    /// Beans on a stretch of squares of letter A, B or C, by colour.
    #[inline]
    pub(crate) fn beans_on(&self, squares: Range<usize>) -> Beans {
        let mut beans = Beans::NONE;
        for pile in &self.piles[squares] {
            // An empty pile counts as no yellow beans: no branch needed.
            beans[pile.colour()] += pile.count();
        }
        beans
    }

    /// How many visible squares of a kind.
    pub fn count(&self, kind: Kind) -> usize {
        self.kinds[usize::from(self.others_from)..self.len()].iter().filter(|&&k| k == kind).count()
    }

    /// Every bean in the area.
    pub(crate) fn all_beans(&self) -> Beans {
        let mut beans = self.beans_on(0..usize::from(self.others_from));
        for square in self.letter(Letter::Other).map(|i| self.square(i)) {
            beans.add(square.beans);
        }
        beans
    }

    /// The first square, in reading order, of the café that square `i` belongs to: where its beans lie.
    pub(crate) fn cafe_square(&self, i: usize) -> usize {
        let (laid, kind) = (self.spots[i].laid(), self.kinds[i]);
        self.letter(Letter::Other)
            .find(|&j| self.kinds[j] == kind && self.spots[j].laid() == laid)
            .expect("a café square has a first café square")
    }

    /// The cafés that can be served, by their first squares.
    pub(crate) fn cafes(&self) -> impl Iterator<Item = usize> {
        self.letter(Letter::Other).filter(|&i| self.kinds[i].is_cafe() && self.cafe_square(i) == i)
    }

    /// What a café still asks for.
    pub(crate) fn wanted(&self, cafe: usize) -> Beans {
        let demand = self.order_of(cafe).demand();
        let served = self.piles[cafe].served_beans();
        Beans::new(Colour::ALL.map(|colour| demand[colour] - served[colour]))
    }

    /// The windows a card may be laid in (C3.1, C3.2).
    pub(crate) fn windows(&self, card_has_cup: bool) -> Windows {
        let mut occupied = Occupied::new(self.least());
        for laid in &self.laid[..usize::from(self.n_laid)] {
            occupied.mark(laid.at, laid.turn());
        }
        let mut windows = occupied.windows();
        if !card_has_cup && let Some((least, most)) = self.cup_box() {
            windows.forbid_hiding(least, most);
        }
        windows
    }

    /// The smallest box around all visible cups.
    fn cup_box(&self) -> Option<(Pos, Pos)> {
        self.letter(Letter::Other)
            .filter(|&i| self.kinds[i] == Kind::Cup)
            .map(|i| self.pos(i))
            .map(|pos| (pos, pos))
            .reduce(|(least, most), (pos, _)| {
                (
                    Pos::new(least.x.min(pos.x), least.y.min(pos.y)),
                    Pos::new(most.x.max(pos.x), most.y.max(pos.y)),
                )
            })
    }

    /// The upper left corner of the box around the area.
    fn least(&self) -> Pos {
        let laid = &self.laid[..usize::from(self.n_laid)];
        let x = laid.iter().map(|laid| laid.at.x).min().unwrap_or(0);
        let y = laid.iter().map(|laid| laid.at.y).min().unwrap_or(0);
        Pos::new(x, y)
    }

    /// The visible squares a card laid so would cover.
    pub(crate) fn covered(&self, at: Pos, turn: Turn) -> impl Iterator<Item = usize> {
        let window = Laid { card: CardId::LOOSE, at, turn };
        (0..self.len()).filter(move |&i| window.covers(self.pos(i)))
    }

    /// Lays a card on top (C3): what it covers goes, what a dead café held goes, six squares come.
    ///
    /// Precondition: the area is not full and the card covers no more than four squares.
    pub(crate) fn lay(&mut self, new: Laid, card: &Card) -> Displaced {
        let mut displaced = Displaced::default();
        let index = usize::from(self.n_laid);
        let mut table = Table::default();
        // Cafés of which a square is covered (C3.3), as bits: two for each card.
        let mut dead = 0u32;
        // Unpacked once: every square asks for its card.
        let mut corners = [(Pos::new(0, 0), Turn::NONE, 0u8); MAX_LAID];
        for (corner, laid) in corners.iter_mut().zip(&self.laid[..index]) {
            *corner = (laid.at, laid.turn(), 0);
        }
        for i in 0..self.len() {
            let (kind, pile) = (self.kinds[i], self.piles[i]);
            let (at, turn, _) = corners[self.spots[i].laid()];
            let pos = at.plus(turn.offset(self.spots[i].slot()));
            if !new.covers(pos) {
                table.push(self.spots[i], pos, kind, pile);
                continue;
            }
            match kind {
                Kind::Cafe | Kind::FirstCafe | Kind::SecondCafe => {
                    dead |= 1 << (2 * self.spots[i].laid() + usize::from(kind == Kind::SecondCafe));
                    displaced.to_supply.add(pile.served_beans());
                }
                Kind::Ship => displaced.to_warehouse.add(pile.beans()),
                _ if !pile.is_empty() => displaced.to_supply.add(pile.beans()),
                _ => {}
            }
        }
        if dead != 0 {
            self.close_cafes(dead, &mut table, &mut displaced);
        }
        for (slot, &kind) in card.squares.iter().enumerate() {
            table.push(Spot::new(index, slot), new.at.plus(new.turn.offset(slot)), kind, Pile::EMPTY);
        }
        self.laid[index] = PackedLaid::new(new);
        self.orders.lay(index, card);
        self.n_laid += 1;
        self.arrange(&table);
        displaced
    }

    /// C3.3: what is left of these cafés is dead. One that can never be served again leaves no trace, and one that is
    /// now alone on its card is like any other: equal areas are equal.
    fn close_cafes(&mut self, dead: u32, table: &mut Table, displaced: &mut Displaced) {
        for i in 0..table.n {
            let (laid, kind) = (table.spots[i].laid(), table.kinds[i]);
            let second = usize::from(kind == Kind::SecondCafe);
            if !kind.is_cafe() || dead >> (2 * laid) & 3 == 0 {
                continue;
            }
            if dead >> (2 * laid + second) & 1 == 1 {
                displaced.to_supply.add(table.piles[i].served_beans());
                table.kinds[i] = Kind::Dead;
                table.piles[i] = Pile::EMPTY;
            } else {
                table.kinds[i] = Kind::Cafe;
            }
        }
        for laid in 0..usize::from(self.n_laid) {
            let only = match dead >> (2 * laid) & 3 {
                0 => continue,
                // Which of the two is left is known by its squares; a café alone has no second.
                0b01 if self.has_square(laid, Kind::SecondCafe) => self.orders.get(laid, Kind::SecondCafe),
                0b10 => self.orders.get(laid, Kind::FirstCafe),
                _ => Order::NONE,
            };
            self.orders.leave(laid, only);
        }
    }

    /// Whether a square of this kind is visible on a card.
    fn has_square(&self, laid: usize, kind: Kind) -> bool {
        self.letter(Letter::Other).any(|i| self.kinds[i] == kind && self.spots[i].laid() == laid)
    }

    /// Sorts the visible squares into the table: by letter, group and reading order. Linear in the squares.
    fn arrange(&mut self, table: &Table) {
        let n = table.n;
        let least = self.least();
        // A grid with an empty row above and an empty column to the left; 0 is no square. And its rows as bits.
        let mut grid = [0u8; STRIDE * STRIDE];
        let mut rows = [0u32; STRIDE];
        for i in 0..n {
            let pos = table.at[i];
            let (x, y) = ((pos.x - least.x + 1) as usize, (pos.y - least.y + 1) as usize);
            grid[y * STRIDE + x] = i as u8 + 1;
            rows[y] |= 1 << x;
        }

        // Walk in reading order; join each square with its left and upper neighbours of the same letter. The root
        // of a group is its first square in reading order.
        let mut order = [0u8; MAX_SQUARES];
        let mut letters = [Letter::Other; MAX_SQUARES];
        let mut parent = [0u8; MAX_SQUARES];
        let mut rank = 0;
        for (y, &row) in rows.iter().enumerate() {
            let mut bits = row;
            while bits != 0 {
                let cell = y * STRIDE + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                let i = grid[cell] - 1;
                let letter = table.kinds[usize::from(i)].letter();
                order[rank] = i;
                letters[rank] = letter;
                parent[rank] = rank as u8;
                grid[cell] = rank as u8 + 1;
                if letter != Letter::Other {
                    for neighbour in [grid[cell - 1], grid[cell - STRIDE]] {
                        if neighbour > 0 && letters[usize::from(neighbour) - 1] == letter {
                            let (a, b) = (root(&parent, rank), root(&parent, usize::from(neighbour) - 1));
                            parent[a.max(b)] = a.min(b) as u8;
                        }
                    }
                }
                rank += 1;
            }
        }

        // How many squares each letter and each group has; then where each begins; then each to its place.
        let mut by_letter = [0u8; 4];
        let mut by_group = [0u8; MAX_SQUARES];
        for rank in 0..n {
            by_letter[letters[rank] as usize] += 1;
            // Roots come before their members, so one look is enough.
            parent[rank] = parent[usize::from(parent[rank])];
            by_group[usize::from(parent[rank])] += 1;
        }
        self.drying_from = by_letter[0];
        self.roasting_from = self.drying_from + by_letter[1];
        self.others_from = self.roasting_from + by_letter[2];
        let mut next_of_letter = [0, self.drying_from, self.roasting_from, self.others_from];
        let mut next_of_group = [0u8; MAX_SQUARES];
        let mut starts = 0u64;
        for rank in 0..n {
            let (letter, group) = (letters[rank], usize::from(parent[rank]));
            if group == rank {
                let first = next_of_letter[letter as usize];
                next_of_letter[letter as usize] += by_group[group];
                next_of_group[group] = first;
                starts |= u64::from(letter != Letter::Other) << first;
            }
            let to = usize::from(next_of_group[group]);
            next_of_group[group] += 1;
            let from = usize::from(order[rank]);
            self.spots[to] = table.spots[from];
            self.kinds[to] = table.kinds[from];
            self.piles[to] = table.piles[from];
        }
        self.group_starts = Bits::new(starts);
        // Equality is by content: what is beyond the last square must not differ.
        for i in n..usize::from(self.n_squares) {
            self.spots[i] = Spot(0);
            self.kinds[i] = Kind::Empty;
            self.piles[i] = Pile::EMPTY;
        }
        self.n_squares = n as u8;
    }
}

/// Width of the grid used to find neighbours: 19 squares at most, and an empty column.
const STRIDE: usize = 21;

fn root(parent: &[u8; MAX_SQUARES], of: usize) -> usize {
    let mut at = of;
    while usize::from(parent[at]) != at {
        at = usize::from(parent[at]);
    }
    at
}

impl Laid {
    /// Whether the card lies over a position.
    #[inline]
    pub fn covers(&self, pos: Pos) -> bool {
        self.turn.covers(self.at, pos)
    }
}

/// Visible squares before they are sorted.
struct Table {
    n: usize,
    spots: [Spot; MAX_SQUARES],
    at: [Pos; MAX_SQUARES],
    kinds: [Kind; MAX_SQUARES],
    piles: [Pile; MAX_SQUARES],
}

impl Default for Table {
    fn default() -> Self {
        Table {
            n: 0,
            spots: [Spot(0); MAX_SQUARES],
            at: [Pos::new(0, 0); MAX_SQUARES],
            kinds: [Kind::Empty; MAX_SQUARES],
            piles: [Pile::EMPTY; MAX_SQUARES],
        }
    }
}

impl Table {
    fn push(&mut self, spot: Spot, at: Pos, kind: Kind, pile: Pile) {
        self.spots[self.n] = spot;
        self.at[self.n] = at;
        self.kinds[self.n] = kind;
        self.piles[self.n] = pile;
        self.n += 1;
    }
}
