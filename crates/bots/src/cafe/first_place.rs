//! Where a card is first held over an area: the best place by the judgement of the levels, without their search.

use std::collections::HashMap;
use std::hash::{BuildHasher, RandomState};
use std::sync::{LazyLock, Mutex, PoisonError};

use ::cafe::{Action, Cafe, CardId, Company, Kind, Laid, N_ROUNDS, Pos, Square, Stage, View};
use table::Seat;

use super::player::laid_by;
use super::round::{Attention, RoundEvaluator, Terms};
use super::value::Values;

/// How much less a place may promise, in points, if it costs less of what lies there: a proposal shall not hurt for
/// the sake of a little more.
const PATIENCE: f32 = 4.0;

/// Proposals made lately, by what they follow from. While a seat thinks about its card, others act, and each of their
/// choices asks again.
static PROPOSED: LazyLock<Mutex<HashMap<u64, Option<Action>>>> = LazyLock::new(Mutex::default);

/// How they are told apart.
static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

/// The most proposals that are remembered.
const MOST_PROPOSED: usize = 4_096;

/// The place that promises most at the end of the round, for the card in the seat's hand; nothing if there is none.
///
/// Among places that promise about the same it is the one that loses least. Never over the only drying or roasting
/// square, unless every place is or the card brings another: a player who accepts the proposal without a second look
/// shall not lose the way of their coffee by it.
pub fn first_place(view: &View, seat: Seat) -> Option<Action> {
    let table = &view.table;
    let company = table.company(seat);
    let card = company.card.filter(|_| company.stage == Stage::Place)?;
    let key = KEYS.hash_one((company, table.round(), table.setup()));
    // Nothing can be half done while this is held.
    let remembered = || PROPOSED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = remembered().get(&key) {
        return *known;
    }
    let place = planned(table, company, card);
    let mut proposed = remembered();
    if proposed.len() >= MOST_PROPOSED {
        proposed.clear();
    }
    proposed.insert(key, place);
    place
}

/// The same, thought out.
fn planned(table: &Cafe, company: &Company, card: CardId) -> Option<Action> {
    let left = usize::from(N_ROUNDS - table.round());
    let mut evaluator = RoundEvaluator::new(Values::tuned(), Terms::of(table));
    let brings = evaluator.terms.deck.get(card)?.squares;
    let spared = only_works(company, &brings);
    let all: Vec<_> = company.places(&evaluator.terms.deck).collect();
    let mut places = all.clone();
    places.retain(|&(at, turn)| !spared.iter().any(|&only| Laid { card, at, turn }.covers(only)));
    let places = if places.is_empty() { &all } else { &places };
    if places.is_empty() {
        return None;
    }
    evaluator.consider_these(company, places, left, Attention::FULL);
    let best = evaluator.starts.first()?.value;
    let good = evaluator.starts.iter().take_while(|start| start.value >= best - PATIENCE);
    // They are ordered by what they promise: of those that cost the same, the first is the best.
    good.map(|start| laid_by(company, start)).min_by_key(|&action| cost(company, card, action))
}

/// A cup in sight is an action in every round to come.
const CUP: u32 = 2;

/// A ship is half of what makes cups free.
const SHIP: u32 = 1;

/// C3.3: the beans, cups and ships that would be lost, and the points of cafés that would close.
fn cost(company: &Company, card: CardId, action: Action) -> u32 {
    let Action::Place { at, turn } = action else { return 0 };
    let laid = Laid { card, at, turn };
    let of = |square: Square| match square.kind {
        Kind::Cup => CUP,
        // What lies on it is saved.
        Kind::Ship => SHIP,
        kind if kind.is_cafe() => square.order.map_or(0, |order| u32::from(order.points())),
        _ => square.beans.total(),
    };
    company.area.squares().filter(|square| laid.covers(square.at)).map(of).sum()
}

/// The drying square and the roasting square, where there is but one and the card brings none.
fn only_works(company: &Company, brings: &[Kind]) -> Vec<Pos> {
    let only = |kind: Kind| {
        let mut squares = company.area.squares().filter(move |square| square.kind == kind);
        let first = squares.next()?;
        squares.next().is_none().then_some(first.at)
    };
    [Kind::Drying, Kind::Roasting]
        .into_iter()
        .filter(|kind| !brings.contains(kind))
        .filter_map(only)
        .collect()
}

#[cfg(test)]
mod tests {
    use table::{Awaits, Game, QuickDealer, Step, Unseen, Viewer};

    use super::*;

    /// What is remembered is what would be thought out, however often and for whomever it is asked.
    #[test]
    fn a_proposal_that_is_remembered_is_the_one_that_was_planned() {
        let setup = "seats=3 espresso=true".parse().expect("a set-up");
        let mut dealer = QuickDealer::new(7);
        let (mut n_asked, mut keys) = (0, std::collections::BTreeSet::new());
        let mut state = Cafe::new(&setup).expect("a game");
        while state.awaits() != Awaits::Nobody && state.round() < 4 {
            for seat in state.awaits().seats().iter() {
                let company = state.company(seat);
                let proposal = first_place(&state.view(Viewer::Seat(seat)), seat);
                if let Some(card) = company.card.filter(|_| company.stage == Stage::Place) {
                    assert_eq!(proposal, planned(&state, company, card));
                    n_asked += 1;
                    keys.insert(KEYS.hash_one((company, state.round(), state.setup())));
                }
            }
            let step = match state.awaits() {
                Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
                awaits => {
                    let seat = awaits.seats().iter().next().expect("a seat");
                    Step::Choice(seat, state.pick_action(seat, &mut dealer))
                }
            };
            state.advance(&step, &mut Unseen);
        }
        // A seat plans once for each card, though it is asked about with every choice of the others.
        assert!(keys.len() <= 9 && n_asked > 2 * keys.len(), "{n_asked} proposals from {} plans", keys.len());
    }
}
