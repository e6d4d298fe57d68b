//! One round of a company for itself: which card, where to lay it, and how the round ends.

use ::cafe::{
    Beans, Cafe, CardId, CardSet, Colour, Company, DeckRef, Delivery, Draft, Kind, MAX_ACTION_POINTS, Pos,
    Stage, Turn,
};
use table::Dealer;

use super::facilities::Facilities;
use super::glance::{self, Ground};
use super::planner::{Care, Planner, script};
use super::value::{RoundWeights, Values};
use crate::pace::Pace;

/// How many places are planned quickly, and how many of these with more care.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Attention {
    /// Places of each card that pass the first glance, if there is one.
    pub(super) glance: Option<usize>,
    pub(super) places: usize,
    pub(super) careful: usize,
    pub(super) care: Care,
}

impl Attention {
    /// For rounds that are only imagined.
    pub(super) const BRIEF: Attention =
        Attention { glance: Some(10), places: 6, careful: 0, care: Care::QUICK };
    pub(super) const FULL: Attention = Attention { glance: None, places: 40, careful: 8, care: Care::GOOD };
    /// All places there are, the better half of them as well as can be.
    pub(super) const EVERY: Attention =
        Attention { glance: None, places: 160, careful: 40, care: Care::BEST };
}

/// What the table settles for every round.
#[derive(Clone)]
pub(super) struct Terms {
    pub(super) deck: DeckRef,
    pub(super) delivery: Delivery,
    pub(super) draft: Draft,
    /// Cards a seat may choose from.
    pub(super) n_offered: usize,
}

impl Terms {
    pub(super) fn of(table: &Cafe) -> Terms {
        let setup = table.setup();
        let n_offered = match setup.draft {
            Draft::Classic => setup.n_display(),
            // The others take theirs first as often as not.
            Draft::Auction => setup.n_display() - usize::from(setup.seats - 1) / 2,
        };
        Terms { deck: setup.deck.clone(), delivery: setup.delivery, draft: setup.draft, n_offered }
    }
}

/// A card that may be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Offer {
    /// The card; none if every card must be declined (C2.4).
    pub(super) card: Option<CardId>,
    pub(super) pay: Option<Colour>,
}

/// A way to begin a round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Start {
    pub(super) offer: Offer,
    /// The company with its card laid, about to act.
    pub(super) company: Company,
    pub(super) value: f32,
    /// How much of the value is what the card would be worth to others.
    pub(super) denied: f32,
}

/// Someone who thinks about rounds; keeps tables from one thought to the next.
pub(super) struct RoundEvaluator<'a> {
    pub(super) values: &'a Values,
    pub(super) terms: Terms,
    pub(super) planner: Planner,
    pub(super) starts: Vec<Start>,
    /// When to leave it at what is known; without one, never.
    pub(super) pace: Option<Pace>,
    places: Vec<(f32, Pos, Turn)>,
}

impl<'a> RoundEvaluator<'a> {
    pub(super) fn new(values: &'a Values, terms: Terms) -> RoundEvaluator<'a> {
        let (starts, places) = (Vec::new(), Vec::new());
        RoundEvaluator { values, terms, planner: Planner::default(), starts, pace: None, places }
    }

    /// Whether an answer is wanted now.
    pub(super) fn is_late(&self) -> bool {
        self.pace.as_ref().is_some_and(Pace::is_late)
    }

    /// What of these cards the company may have, each for the bean it misses least.
    pub(super) fn offers(&self, company: &Company, cards: CardSet, weights: RoundWeights<'_>) -> Vec<Offer> {
        let pays = self.terms.draft == Draft::Classic && !company.has_discount();
        let cheapest = if pays { self.cheapest(company, weights) } else { None };
        let mut offers = Vec::with_capacity(4);
        for card in cards.iter() {
            let has_cup = self.terms.deck.get(card).is_some_and(|card| card.has_cup());
            match (pays && has_cup, cheapest) {
                (false, _) => offers.push(Offer { card: Some(card), pay: None }),
                (true, Some(colour)) => offers.push(Offer { card: Some(card), pay: Some(colour) }),
                (true, None) => {}
            }
        }
        if offers.is_empty() {
            offers.push(Offer { card: None, pay: None });
        }
        offers
    }

    /// The bean in the warehouse that is missed least.
    fn cheapest(&self, company: &Company, weights: RoundWeights<'_>) -> Option<Colour> {
        let (facilities, load) = Facilities::of(company, self.terms.delivery);
        let without = |colour: &Colour| {
            let mut load = load;
            load.warehouse[*colour as usize] -= 1;
            weights.of_load(&facilities, &load)
        };
        company.warehouse.colours().max_by(|a, b| without(a).total_cmp(&without(b)))
    }

    /// Fills `starts` with the most promising ways to begin the round, best first.
    pub(super) fn consider(
        &mut self,
        company: &Company,
        offers: &[Offer],
        left: usize,
        attention: Attention,
    ) {
        let weights = self.values.weights(left);
        self.starts.clear();
        for &offer in offers {
            let mut taken = *company;
            if let Some(colour) = offer.pay {
                taken.warehouse[colour] -= 1;
            }
            taken.card = offer.card;
            self.shortlist(&taken, offer, weights, attention);
        }
        self.plan_starts(left, attention);
    }

    /// The same for a card in hand.
    pub(super) fn consider_places(&mut self, company: &Company, left: usize, attention: Attention) {
        self.starts.clear();
        let offer = Offer { card: company.card, pay: None };
        self.shortlist(company, offer, self.values.weights(left), attention);
        self.plan_starts(left, attention);
    }

    /// The same for a card in hand that is to lie in one of these places.
    pub(super) fn consider_these(
        &mut self,
        company: &Company,
        places: &[(Pos, Turn)],
        left: usize,
        attention: Attention,
    ) {
        self.starts.clear();
        self.places.clear();
        self.places.extend(places.iter().map(|&(at, turn)| (0.0, at, turn)));
        self.start_in_places(
            company,
            Offer { card: company.card, pay: None },
            self.values.weights(left),
            attention,
        );
        self.plan_starts(left, attention);
    }

    /// Adds the places of a card that look best at once, as long as they are among the best so far.
    fn shortlist(
        &mut self,
        company: &Company,
        offer: Offer,
        weights: RoundWeights<'_>,
        attention: Attention,
    ) {
        let deck = &*self.terms.deck;
        self.places.clear();
        if let Some(card) = company.card.and_then(|card| deck.get(card)) {
            self.places.extend(company.places(deck).map(|(at, turn)| (0.0, at, turn)));
            if let Some(n) = attention.glance.filter(|&n| n < self.places.len()) {
                let ground = Ground::of(company);
                let letters = glance::letters(card);
                for (value, at, turn) in &mut self.places {
                    *value = glance::weigh(weights.glanced, &ground.glance(&letters, *at, *turn));
                }
                self.places.select_nth_unstable_by(n - 1, |a, b| b.0.total_cmp(&a.0));
                self.places.truncate(n);
            }
        }
        self.start_in_places(company, offer, weights, attention);
    }

    /// Adds what `places` has, or a round without the card if it fits nowhere.
    fn start_in_places(
        &mut self,
        company: &Company,
        offer: Offer,
        weights: RoundWeights<'_>,
        attention: Attention,
    ) {
        let deck = &*self.terms.deck;
        for &(_, at, turn) in &self.places {
            let company = company.after_place(deck, at, turn);
            let (facilities, load) = Facilities::of(&company, self.terms.delivery);
            let value = weights.of_placed(&facilities, &load);
            insert(&mut self.starts, Start { offer, company, value, denied: 0.0 }, attention.places);
        }
        if self.places.is_empty() {
            let company = without_card(company);
            let (facilities, load) = Facilities::of(&company, self.terms.delivery);
            let value = weights.of_placed(&facilities, &load);
            insert(&mut self.starts, Start { offer, company, value, denied: 0.0 }, attention.places);
        }
    }

    fn plan_starts(&mut self, left: usize, attention: Attention) {
        let mut starts = std::mem::take(&mut self.starts);
        // Against the clock those that look best at once come first, in case there is no time for all.
        if self.pace.as_ref().is_some_and(Pace::is_timed) {
            starts.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
        for nth in 0..starts.len() {
            if nth > 0 && self.is_late() {
                starts.truncate(nth);
                break;
            }
            starts[nth].value = self.worth(&starts[nth].company, left, Care::QUICK);
        }
        starts.sort_by(|a, b| b.value.total_cmp(&a.value));
        if attention.careful > 0 {
            let careful = attention.careful.min(starts.len());
            for start in &mut starts[..careful] {
                if self.is_late() {
                    break;
                }
                start.value = self.worth(&start.company, left, attention.care);
            }
            starts[..careful].sort_by(|a, b| b.value.total_cmp(&a.value));
        }
        self.starts = starts;
    }

    /// What a company that is about to act will be worth at the end of the round.
    pub(super) fn worth(&mut self, company: &Company, left: usize, care: Care) -> f32 {
        let weights = self.values.weights(left);
        let (facilities, load) = Facilities::of(company, self.terms.delivery);
        let (value, _) = self.planner.value(&facilities, &load, company.points_left, weights, care);
        weights.of_works(&facilities) + value
    }

    /// The company at the end of the round.
    pub(super) fn act(&mut self, company: &Company, left: usize, care: Care) -> Company {
        let weights = self.values.weights(left);
        let (facilities, load) = Facilities::of(company, self.terms.delivery);
        let plan = self.planner.plan(&facilities, &load, company.points_left, weights, care);
        let (last, action) = *script(company, &facilities, &plan).last().expect("a script ends the round");
        last.after(action)
    }
}

/// Keeps the best `n`, in no order until it is full.
fn insert(starts: &mut Vec<Start>, start: Start, n: usize) {
    if starts.len() < n {
        starts.push(start);
        return;
    }
    let least = starts.iter_mut().min_by(|a, b| a.value.total_cmp(&b.value)).expect("there are some");
    if least.value < start.value {
        *least = start;
    }
}

/// A company that acts without laying a card (C2.4, C3.2).
pub(super) fn without_card(company: &Company) -> Company {
    let mut acting = *company;
    acting.card = None;
    acting.points_left = (acting.area.count(Kind::Cup) as u8).min(MAX_ACTION_POINTS);
    acting.stage = Stage::Act;
    acting
}

/// This many of these cards, drawn.
pub(super) fn draw(from: &mut Vec<CardId>, n: usize, dealer: &mut impl Dealer) -> CardSet {
    let mut drawn = CardSet::EMPTY;
    for _ in 0..n.min(from.len()) {
        let nth = dealer.below(from.len() as u32) as usize;
        drawn.insert(from.swap_remove(nth));
    }
    drawn
}

/// A company between rounds: it holds no bid.
pub(super) fn at_rest(company: &Company) -> Company {
    Company { in_hand: Beans::NONE, bid: 0, ..*company }
}
