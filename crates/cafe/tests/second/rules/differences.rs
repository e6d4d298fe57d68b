//! In what the two implementations differ, in words.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};

use cafe::{Beans, Cafe, Colour, Kind};
use table::{Game, Seat};

use super::{Cell, SecondCafe, add, at};

/// Everything that can be seen on the table and of every seat.
pub(crate) fn between(state: &Cafe, second: &SecondCafe) -> Vec<String> {
    let mut differences = Differences::default();
    differences.of_table(state, second);
    for seat in Seat::all(state.n_seats()) {
        differences.of_seat(seat, state, second);
    }
    differences.0
}

fn texts<T: Display>(things: &[T]) -> Vec<String> {
    things.iter().map(T::to_string).collect()
}

fn counts(beans: Beans) -> [i32; 4] {
    Colour::ALL.map(|colour| i32::from(beans[colour]))
}

fn counts_of(bag: &[Colour]) -> [i32; 4] {
    let mut counts = [0; 4];
    add(&mut counts, bag, 1);
    counts
}

/// Everything in which the two differ, in words.
#[derive(Default)]
struct Differences(Vec<String>);

impl Differences {
    fn compare<T: PartialEq + Debug>(&mut self, what: impl Display, first: T, other: T) {
        if first != other {
            self.0.push(format!("{what}: {first:?} by the crate, {other:?} by the naive one"));
        }
    }

    fn lists<T: Ord + Display>(&mut self, what: impl Display, mut first: Vec<T>, mut other: Vec<T>) {
        first.sort();
        other.sort();
        if first != other {
            self.compare(what, texts(&first), texts(&other));
        }
    }

    fn of_table(&mut self, state: &Cafe, second: &SecondCafe) {
        self.compare("awaits", state.awaits(), second.awaits());
        self.compare("round", state.round(), second.round);
        self.compare("master", state.master().index(), second.master);
        self.lists("display", state.display().iter().collect(), second.display.clone());
        self.lists("unseen", state.unseen().iter().collect(), second.unseen.clone());
        self.compare("deck", usize::from(state.deck_left()), second.to_show);
        let supply = Colour::ALL.map(|colour| i32::from(state.supply(colour)));
        self.compare("supply", supply, second.supply);
        let mut outcomes = vec![];
        state.outcomes(&mut outcomes);
        let uneven = outcomes.iter().filter(|(_, weight)| *weight != 1).count();
        self.compare("outcomes likelier than others", uneven, 0);
        self.compare("ranking", state.ranking(), second.is_over().then(|| second.ranking()));
        let totals = || second.places.iter().map(|place| place.total()).collect();
        self.compare("scores", state.scores(), second.is_over().then(totals));
    }

    fn of_seat(&mut self, seat: Seat, state: &Cafe, second: &SecondCafe) {
        let (company, place) = (state.company(seat), &second.places[seat.index()]);
        self.compare(
            format_args!("warehouse of {seat}"),
            counts(company.warehouse),
            counts_of(&place.warehouse),
        );
        let in_hand: Vec<Colour> = place.lifted.iter().chain(&place.bid).copied().collect();
        self.compare(format_args!("in hand of {seat}"), counts(company.in_hand), counts_of(&in_hand));
        self.compare(format_args!("bid of {seat}"), usize::from(company.bid), place.bid_total);
        self.compare(format_args!("card of {seat}"), company.card, place.card);
        self.compare(format_args!("points of {seat}"), usize::from(company.points_left), place.points);
        let score = company.score();
        let parts = (score.cafes, score.pastries, score.warehouse);
        self.compare(format_args!("score of {seat}"), parts, place.parts());
        self.compare(format_args!("squares of {seat}"), squares_of(company), place.squares());
    }
}

/// The visible squares with their kinds and beans; a café's beans lie on its first square.
fn squares_of(company: &cafe::Company) -> BTreeMap<Cell, (Kind, [i32; 4])> {
    company.area.squares().map(|square| (at(square.at), (square.kind, counts(square.beans)))).collect()
}
