//! Placing and acting of one seat (C3, C4): what it may do, and what becomes of it.

use std::collections::BTreeSet;

use cafe::{Action, Colour, Delivery, Kind, Pos};

use super::area::{Bag, Cell, Ground, harvest, take_out};
use super::{Beans, add};

/// What a seat is doing.
#[derive(Clone, PartialEq)]
pub(crate) enum Doing {
    Nothing,
    Placing,
    Acting,
    /// These batches wait for a colour, first one first (C7.3).
    Growing(Vec<Cell>),
    /// Beans move onto squares of this letter in this group (C4.5, C4.6).
    Processing(char, BTreeSet<Cell>),
    Delivering,
    Exchanging,
}

/// A seat with all it has.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) ground: Ground,
    pub(crate) warehouse: Bag,
    /// Roasted beans on their way.
    pub(crate) lifted: Bag,
    /// The beans of a bid that lie in front of it.
    pub(crate) bid: Bag,
    /// All it has bid in this auction.
    pub(crate) bid_total: usize,
    pub(crate) card: Option<cafe::CardId>,
    pub(crate) points: usize,
    pub(crate) doing: Doing,
}

pub(crate) fn pos((row, column): Cell) -> Pos {
    Pos::new(column as i8, row as i8)
}

pub(crate) fn at(pos: Pos) -> Cell {
    (i32::from(pos.y), i32::from(pos.x))
}

fn before(letter: char) -> char {
    if letter == 'B' { 'A' } else { 'B' }
}

fn processing(letter: char, at: Cell, colour: Colour) -> Action {
    match letter {
        'B' => Action::Dry { at: pos(at), colour },
        _ => Action::Roast { at: pos(at), colour },
    }
}

impl Place {
    /// C4.1: as many points as visible cups, eight at most.
    pub(crate) fn begin_acting(&mut self) {
        self.points = self.ground.count(Kind::Cup).min(8);
        self.doing = Doing::Acting;
    }

    fn full(&self, letter: char) -> Vec<Cell> {
        self.ground.of_letter(letter).into_iter().filter(|at| !self.ground.is_empty(*at)).collect()
    }

    fn empty(&self, letter: char) -> Vec<Cell> {
        self.ground.of_letter(letter).into_iter().filter(|at| self.ground.is_empty(*at)).collect()
    }

    /// Where a lifted bean may go but for the warehouse (C4.7, C4.8, C7.2).
    fn takers(&self, colour: Colour) -> Vec<Cell> {
        let houses = self.ground.open_houses().into_iter();
        let mut takers: Vec<Cell> =
            houses.filter(|house| house.wanted().contains(&colour)).map(|house| house.name()).collect();
        for (at, kind) in self.ground.squares() {
            if kind == Kind::Espresso && self.ground.is_empty(at) {
                takers.push(at);
            }
        }
        takers
    }

    fn colours_lifted(&self) -> BTreeSet<Colour> {
        self.lifted.iter().copied().collect()
    }

    pub(crate) fn legal(&self, deck: &cafe::Deck, delivery: Delivery) -> Vec<Action> {
        let mut legal = vec![];
        match &self.doing {
            Doing::Nothing => {}
            Doing::Placing => {
                let card = deck.get(self.card.expect("a card to place")).expect("a card of the deck");
                for (at, quarters) in self.ground.placements(card) {
                    let turn = cafe::Turn::new(quarters).expect("at most three quarter turns");
                    legal.push(Action::Place { at: pos(at), turn });
                }
                if legal.is_empty() {
                    legal.push(Action::Drop);
                }
            }
            Doing::Acting => {
                legal.push(Action::End);
                for letter in ['A', 'B', 'C'] {
                    legal.extend(self.full(letter).into_iter().map(|at| Action::Clear(pos(at))));
                }
                if self.points > 0 {
                    let groups: BTreeSet<Cell> = (self.empty('A').into_iter())
                        .map(|at| *self.ground.group(at).first().expect("a group has a square"))
                        .collect();
                    legal.extend(groups.into_iter().map(|at| Action::Produce(pos(at))));
                    for letter in ['B', 'C'] {
                        legal.extend(self.processings(letter, &self.empty(letter)));
                    }
                    legal.extend(self.deliveries(delivery));
                }
            }
            Doing::Growing(_) => legal.extend(Colour::ALL.map(Action::Grow)),
            Doing::Processing(letter, group) => {
                let squares: Vec<Cell> =
                    group.iter().copied().filter(|at| self.ground.is_empty(*at)).collect();
                legal.extend(self.processings(*letter, &squares));
                legal.push(Action::Stop);
            }
            Doing::Delivering => {
                if delivery == Delivery::Chosen {
                    legal.extend(self.deliveries(delivery));
                }
                for colour in self.colours_lifted() {
                    let takers = self.takers(colour).into_iter();
                    legal.extend(takers.map(|at| Action::Send { colour, to: pos(at) }));
                }
                legal.push(Action::Store);
            }
            Doing::Exchanging => legal.extend(Colour::ALL.map(Action::Exchange)),
        }
        legal
    }

    fn processings(&self, letter: char, squares: &[Cell]) -> Vec<Action> {
        let colours = self.ground.colours_on(before(letter));
        let with =
            |at: &Cell| colours.iter().map(|colour| processing(letter, *at, *colour)).collect::<Vec<_>>();
        squares.iter().flat_map(with).collect()
    }

    fn deliveries(&self, delivery: Delivery) -> Vec<Action> {
        let full = self.full('C');
        match delivery {
            Delivery::Chosen => full.into_iter().map(|at| Action::Deliver(pos(at))).collect(),
            Delivery::All if full.is_empty() => vec![],
            Delivery::All => vec![Action::DeliverAll],
        }
    }

    /// Carries an action out, with the supply at hand.
    pub(crate) fn act(&mut self, action: Action, deck: &cafe::Deck, supply: &mut Beans) {
        match action {
            Action::Place { at: corner, turn } => {
                let card = self.card.take().expect("a card to place");
                let card = deck.get(card).expect("a card of the deck");
                let gone = self.ground.lay(card, at(corner), turn.quarters());
                add(supply, &gone.to_supply, 1);
                self.warehouse.extend(gone.to_warehouse);
                self.begin_acting();
            }
            Action::Drop => {
                self.card = None;
                self.begin_acting();
            }
            Action::Produce(first) => {
                self.points -= 1;
                let mut batches = vec![];
                for at in self.ground.group(at(first)) {
                    if !self.ground.is_empty(at) {
                        continue;
                    }
                    let kind = self.ground.kind(at).expect("a square");
                    let crop = harvest(kind);
                    add(supply, &crop, -1);
                    match kind {
                        Kind::Batch => batches.push(at),
                        _ => drop(self.ground.beans.insert(at, crop)),
                    }
                }
                self.doing = if batches.is_empty() { Doing::Acting } else { Doing::Growing(batches) };
            }
            Action::Grow(colour) => {
                let Doing::Growing(batches) = &mut self.doing else { panic!("no batch waits") };
                self.ground.beans.insert(batches.remove(0), vec![colour]);
                add(supply, &[colour], -1);
                if batches.is_empty() {
                    self.doing = Doing::Acting;
                }
            }
            Action::Dry { at: to, colour } => self.process('B', at(to), colour),
            Action::Roast { at: to, colour } => self.process('C', at(to), colour),
            Action::Stop => self.doing = Doing::Acting,
            Action::Deliver(from) => {
                self.begin_delivery();
                self.lift(at(from));
                self.continue_delivery();
            }
            Action::DeliverAll => {
                self.begin_delivery();
                self.full('C').into_iter().for_each(|at| self.lift(at));
                self.continue_delivery();
            }
            Action::Send { colour, to } => {
                assert!(take_out(&mut self.lifted, colour), "a lifted bean is sent");
                match self.ground.house_at(at(to)) {
                    Some(house) => house.served.push(colour),
                    None => self.ground.beans.entry(at(to)).or_default().push(colour),
                }
                self.continue_delivery();
            }
            Action::Store => self.store(),
            Action::Clear(square) => {
                let beans = self.ground.beans.remove(&at(square)).expect("beans to clear");
                add(supply, &beans, 1);
            }
            Action::End => {
                self.points = 0;
                self.doing = Doing::Nothing;
            }
            other => panic!("`{other}` is no action of this phase"),
        }
    }

    /// All beans of a colour from the letter before to one square.
    fn process(&mut self, letter: char, to: Cell, colour: Colour) {
        if self.doing == Doing::Acting {
            self.points -= 1;
        }
        let mut moved = vec![];
        for from in self.ground.of_letter(before(letter)) {
            if self.ground.beans.get(&from).is_some_and(|bag| bag.contains(&colour)) {
                moved.extend(self.ground.beans.remove(&from).unwrap_or_default());
            }
        }
        assert!(moved.iter().all(|bean| *bean == colour), "a square holds one colour (C4.9)");
        self.ground.beans.insert(to, moved);
        let group = self.ground.group(to);
        let squares: Vec<Cell> = group.iter().copied().filter(|at| self.ground.is_empty(*at)).collect();
        let over = self.processings(letter, &squares).is_empty();
        self.doing = if over { Doing::Acting } else { Doing::Processing(letter, group) };
    }

    fn begin_delivery(&mut self) {
        if self.doing == Doing::Acting {
            self.points -= 1;
            self.doing = Doing::Delivering;
        }
    }

    fn lift(&mut self, from: Cell) {
        let beans = self.ground.beans.remove(&from).expect("beans to lift");
        self.lifted.extend(beans);
    }

    /// Beans that can go nowhere else are stored without being asked.
    fn continue_delivery(&mut self) {
        let taken = self.colours_lifted().into_iter().any(|colour| !self.takers(colour).is_empty());
        if self.full('C').is_empty() && !taken {
            self.store();
        }
    }

    fn store(&mut self) {
        self.warehouse.append(&mut self.lifted);
        self.doing = Doing::Acting;
    }
}
