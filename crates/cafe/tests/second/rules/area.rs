//! What lies in front of a seat: stacks of printed squares on a grid, and beans on top.

use std::collections::{BTreeMap, BTreeSet};

use cafe::{Card, Colour, Kind};

/// A place on the grid: row, then column, so that places sort in reading order.
pub(crate) type Cell = (i32, i32);

/// A bag of beans, in no order.
pub(crate) type Bag = Vec<Colour>;

/// One printed square of the nth card laid.
#[derive(Clone)]
struct Printed {
    card: usize,
    kind: Kind,
}

/// A café (C1.2): where it was laid, what it asks for, what it has.
#[derive(Clone)]
pub(crate) struct House {
    card: usize,
    /// Whether it is the second of two on its card.
    second: bool,
    pub(crate) squares: Vec<Cell>,
    pub(crate) demand: Bag,
    pub(crate) points: i32,
    pub(crate) served: Bag,
}

impl House {
    /// Beans still asked for (C4.8).
    pub(crate) fn wanted(&self) -> Bag {
        let mut wanted = self.demand.clone();
        for bean in &self.served {
            take_out(&mut wanted, *bean);
        }
        wanted
    }

    /// The first of its squares in reading order, which names it.
    pub(crate) fn name(&self) -> Cell {
        *self.squares.iter().min().expect("a café has a square")
    }
}

/// A seat's area.
#[derive(Clone, Default)]
pub(crate) struct Ground {
    stacks: BTreeMap<Cell, Vec<Printed>>,
    /// Beans on visible squares that are no café.
    pub(crate) beans: BTreeMap<Cell, Bag>,
    /// Every café ever laid.
    pub(crate) houses: Vec<House>,
    n_cards: usize,
}

/// What a card drives away: to the supply and to the warehouse.
pub(crate) struct Gone {
    pub(crate) to_supply: Bag,
    pub(crate) to_warehouse: Bag,
}

/// Where the six printed squares come to lie, in printed order: the card is turned a quarter at a time.
pub(crate) fn spots(corner: Cell, quarters: u8) -> Vec<Cell> {
    let mut cells: Vec<Cell> = vec![(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)];
    let (mut height, mut width) = (2, 3);
    for _ in 0..quarters {
        // Clockwise: what was the top row is now the rightmost column.
        for cell in &mut cells {
            *cell = (cell.1, height - 1 - cell.0);
        }
        (height, width) = (width, height);
    }
    cells.into_iter().map(|(row, column)| (corner.0 + row, corner.1 + column)).collect()
}

/// Takes one bean of a colour out of a bag; says whether there was one.
pub(crate) fn take_out(bag: &mut Bag, bean: Colour) -> bool {
    match bag.iter().position(|other| *other == bean) {
        Some(at) => {
            bag.remove(at);
            true
        }
        None => false,
    }
}

/// The letter of a square (C1.2, C7.3, C7.5): A, B or C.
pub(crate) fn letter(kind: Kind) -> Option<char> {
    match kind {
        Kind::YellowField | Kind::BrownField | Kind::GreenField | Kind::RedField => Some('A'),
        Kind::YellowSurplus | Kind::BrownSurplus | Kind::GreenSurplus | Kind::RedSurplus => Some('A'),
        Kind::Batch => Some('A'),
        Kind::Drying => Some('B'),
        Kind::Roasting => Some('C'),
        _ => None,
    }
}

fn is_cafe(kind: Kind) -> bool {
    matches!(kind, Kind::Cafe | Kind::FirstCafe | Kind::SecondCafe)
}

/// What an empty field gives (C4.4, C7.5); nothing printed for a batch.
pub(crate) fn harvest(kind: Kind) -> Bag {
    match kind {
        Kind::YellowField => vec![Colour::Yellow],
        Kind::BrownField => vec![Colour::Brown],
        Kind::GreenField => vec![Colour::Green],
        Kind::RedField => vec![Colour::Red],
        Kind::YellowSurplus => vec![Colour::Yellow; 2],
        Kind::BrownSurplus => vec![Colour::Brown; 2],
        Kind::GreenSurplus => vec![Colour::Green; 2],
        Kind::RedSurplus => vec![Colour::Red; 2],
        _ => vec![],
    }
}

impl Ground {
    /// Lays a card on top (C3.3): beans under it go, and those of a café it covers in part.
    pub(crate) fn lay(&mut self, card: &Card, corner: Cell, quarters: u8) -> Gone {
        let mut gone = Gone { to_supply: vec![], to_warehouse: vec![] };
        let spots = spots(corner, quarters);
        for spot in &spots {
            let beans = self.beans.remove(spot).unwrap_or_default();
            match self.kind(*spot) {
                // C6.5: the exception to C3.3.
                Some(Kind::Ship) => gone.to_warehouse.extend(beans),
                _ => gone.to_supply.extend(beans),
            }
        }
        for (spot, kind) in spots.iter().zip(card.squares) {
            self.stacks.entry(*spot).or_default().push(Printed { card: self.n_cards, kind });
        }
        for (second, order) in [(false, card.order), (true, card.second)] {
            let Some(order) = order else { continue };
            let is_cafe = |(_, kind): &(&Cell, Kind)| is_cafe(*kind) && (*kind == Kind::SecondCafe) == second;
            let squares = spots.iter().zip(card.squares).filter(is_cafe).map(|(spot, _)| *spot).collect();
            let demand = Colour::ALL.into_iter().flat_map(|c| vec![c; usize::from(order.demand()[c])]);
            self.houses.push(House {
                card: self.n_cards,
                second,
                squares,
                demand: demand.collect(),
                points: i32::from(order.points()),
                served: vec![],
            });
        }
        self.n_cards += 1;
        for nth in 0..self.houses.len() {
            if !self.is_open(&self.houses[nth]) {
                gone.to_supply.append(&mut self.houses[nth].served);
            }
        }
        gone
    }

    /// Whether no part of a café is covered.
    fn is_open(&self, house: &House) -> bool {
        house.squares.iter().all(|at| self.stacks[at].last().expect("no stack is bare").card == house.card)
    }

    /// The cafés not covered in any part.
    pub(crate) fn open_houses(&self) -> Vec<House> {
        self.houses.iter().filter(|house| self.is_open(house)).cloned().collect()
    }

    /// The open café with this name.
    pub(crate) fn house_at(&mut self, at: Cell) -> Option<&mut House> {
        let nth = self.houses.iter().position(|house| house.name() == at && self.is_open(house))?;
        Some(&mut self.houses[nth])
    }

    /// What can be seen at a place.
    pub(crate) fn kind(&self, at: Cell) -> Option<Kind> {
        let top = self.stacks.get(&at)?.last().expect("no stack is bare");
        if !is_cafe(top.kind) {
            return Some(top.kind);
        }
        let open: Vec<&House> =
            self.houses.iter().filter(|house| house.card == top.card && self.is_open(house)).collect();
        let own = open.iter().any(|house| house.squares.contains(&at));
        // A café that is left alone on its card is a café like any other.
        Some(match (own, open.len()) {
            (false, _) => Kind::Dead,
            (true, 1) => Kind::Cafe,
            (true, _) => top.kind,
        })
    }

    /// Every visible square.
    pub(crate) fn squares(&self) -> Vec<(Cell, Kind)> {
        self.stacks.keys().map(|at| (*at, self.kind(*at).expect("a stack shows its top"))).collect()
    }

    pub(crate) fn count(&self, kind: Kind) -> usize {
        self.squares().into_iter().filter(|(_, other)| *other == kind).count()
    }

    /// The squares of a letter.
    pub(crate) fn of_letter(&self, wanted: char) -> Vec<Cell> {
        let squares = self.squares().into_iter();
        squares.filter(|(_, kind)| letter(*kind) == Some(wanted)).map(|(at, _)| at).collect()
    }

    pub(crate) fn is_empty(&self, at: Cell) -> bool {
        self.beans.get(&at).is_none_or(|bag| bag.is_empty())
    }

    /// The colours lying on the squares of a letter.
    pub(crate) fn colours_on(&self, wanted: char) -> BTreeSet<Colour> {
        let places = self.of_letter(wanted).into_iter();
        places.flat_map(|at| self.beans.get(&at).cloned().unwrap_or_default()).collect()
    }

    /// The group of a square (C4.3): from it to every neighbour of the same letter, and on from there.
    pub(crate) fn group(&self, at: Cell) -> BTreeSet<Cell> {
        let wanted = self.kind(at).and_then(letter).expect("only squares with a letter have a group");
        let mut group = BTreeSet::new();
        let mut to_visit = vec![at];
        while let Some((row, column)) = to_visit.pop() {
            let same = self.kind((row, column)).and_then(letter) == Some(wanted);
            if same && group.insert((row, column)) {
                to_visit.extend([(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]);
            }
        }
        group
    }

    /// Every place and turn a card may be laid (C3.1, C3.2), by trying all of them.
    pub(crate) fn placements(&self, card: &Card) -> Vec<(Cell, u8)> {
        let rows = self.stacks.keys().map(|at| at.0);
        let columns = self.stacks.keys().map(|at| at.1);
        let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
        let (left, right) = (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(0));
        let is_cup = |(_, kind): &(Cell, Kind)| *kind == Kind::Cup;
        let cups: Vec<Cell> = self.squares().into_iter().filter(is_cup).map(|(at, _)| at).collect();
        let mut found = vec![];
        for row in top - 3..=bottom + 1 {
            for column in left - 3..=right + 1 {
                for quarters in 0..4 {
                    let spots = spots((row, column), quarters);
                    let covered = spots.iter().filter(|spot| self.stacks.contains_key(spot)).count();
                    if !(2..=4).contains(&covered) {
                        continue;
                    }
                    let spared = cups.iter().any(|cup| !spots.contains(cup));
                    if spared || card.squares.contains(&Kind::Cup) {
                        found.push(((row, column), quarters));
                    }
                }
            }
        }
        found
    }
}
