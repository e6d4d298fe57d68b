//! The others at the table: which cards they would like, what it is worth to keep one from them, and how far they
//! would bid for the first choice.

use ::cafe::{BidSum, Cafe, CardId, Colour, Company, Draft};
use table::Seat;

use super::facilities::{Facilities, Load};
use super::round::{Attention, Offer, RoundEvaluator, at_rest};
use super::value::RoundWeights;

/// What of a card's worth to a rival counts for the one who takes it away.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Denial {
    /// At a table of two; with more seats it is shared among the rivals.
    pub(super) share: f32,
}

impl Denial {
    /// What taking each of these cards is worth beyond its own use, because the next seat cannot take it: what that
    /// seat loses if it must do with the second best, or with a card that is not yet on display.
    pub(super) fn of_cards(
        self,
        evaluator: &mut RoundEvaluator<'_>,
        table: &Cafe,
        seat: Seat,
        left: usize,
    ) -> Vec<(CardId, f32)> {
        let n = table.companies().len();
        let next = seat.left(n);
        let chooses_after = match table.setup().draft {
            // The master takes last (C2.1) and the others' next cards are all new.
            Draft::Classic => seat != table.master(),
            // From the master clockwise (C6.4).
            Draft::Auction => next != table.master(),
        };
        if n < 2 || !chooses_after {
            return Vec::new();
        }
        let cards: Vec<CardId> = table.display().iter().collect();
        let worths = appetite(evaluator, table.company(next), &cards, left, Attention::BRIEF);
        let best_without = |taken: Option<usize>| {
            let open = (0..cards.len()).filter(|&card| Some(card) != taken);
            open.map(|card| worths[card]).fold(f32::NEG_INFINITY, f32::max)
        };
        // A card that is taken is replaced with the classic draft: on average it is like those on display.
        let mean = worths.iter().sum::<f32>() / worths.len() as f32;
        let refilled = table.setup().draft == Draft::Classic;
        let floor = if refilled { mean } else { f32::NEG_INFINITY };
        let share = self.share / (n - 1) as f32;
        let best = best_without(None);
        cards
            .iter()
            .enumerate()
            .map(|(nth, &card)| {
                let without = best_without(Some(nth)).max(floor);
                (card, if without.is_finite() { share * (best - without).max(0.0) } else { 0.0 })
            })
            .collect()
    }
}

/// What each of these cards would be worth to a company.
fn appetite(
    evaluator: &mut RoundEvaluator<'_>,
    company: &Company,
    cards: &[CardId],
    left: usize,
    attention: Attention,
) -> Vec<f32> {
    let company = at_rest(company);
    let value = |&card: &CardId| {
        if evaluator.is_late() {
            return 0.0;
        }
        evaluator.consider(&company, &[Offer { card: Some(card), pay: None }], left, attention);
        evaluator.starts.first().map_or(0.0, |start| start.value)
    };
    cards.iter().map(value).collect()
}

/// What the cards on display are worth to everybody, and how a bean is missed by each.
pub(super) struct Auction<'a> {
    table: &'a Cafe,
    worths: Vec<Vec<f32>>,
    costs: Vec<Vec<f32>>,
    /// What of a rival's card counts against one's own.
    share: f32,
}

/// One of two in an auction.
#[derive(Clone, Copy)]
struct Bidder<'a> {
    /// What the first choice is worth to it if the other would have it instead.
    gain: f32,
    /// What each further bean costs it.
    costs: &'a [f32],
    bid: u16,
}

impl<'a> Auction<'a> {
    pub(super) fn of(
        evaluator: &mut RoundEvaluator<'_>,
        table: &'a Cafe,
        left: usize,
        attention: Attention,
        denial: Option<Denial>,
        weights: RoundWeights<'_>,
    ) -> Auction<'a> {
        let cards: Vec<CardId> = table.display().iter().collect();
        let companies = table.companies().iter();
        let worths = companies.clone().map(|one| appetite(evaluator, one, &cards, left, attention)).collect();
        let delivery = evaluator.terms.delivery;
        let costs = companies
            .map(|company| {
                let (facilities, mut load) = Facilities::of(company, delivery);
                let mut costs = Vec::new();
                while let Some((colour, cost)) = cheapest_bean(&facilities, &load, weights) {
                    load.warehouse[colour as usize] -= 1;
                    costs.push(cost);
                }
                costs
            })
            .collect();
        let share = denial.map_or(0.0, |denial| denial.share / (table.companies().len() - 1) as f32);
        Auction { table, worths, costs, share }
    }

    /// What it is worth to a seat if they choose from `first` clockwise: its own card, and what counts of the others'
    /// against it. Each takes the card it likes best, or keeps from the next one what that one needs.
    fn chosen(&self, seat: Seat, first: Seat) -> f32 {
        let n = self.worths.len();
        let mut open: Vec<usize> = (0..self.worths[0].len()).collect();
        let mut chooser = first;
        let mut value = 0.0;
        for nth in 0..n {
            let next = &self.worths[chooser.left(n).index()];
            let best_of_next = |without: usize| {
                let rest = open.iter().filter(|&&card| card != without);
                rest.map(|&card| next[card]).fold(f32::NEG_INFINITY, f32::max)
            };
            let worths = &self.worths[chooser.index()];
            let liking = |card: usize| {
                let denied = if nth + 1 < n { self.share * best_of_next(card) } else { 0.0 };
                worths[card] - denied
            };
            let best = open.iter().copied().max_by(|&a, &b| liking(a).total_cmp(&liking(b)));
            let best = best.expect("there are more cards than seats");
            value += if chooser == seat { worths[best] } else { -self.share * worths[best] };
            open.retain(|&card| card != best);
            chooser = chooser.left(n);
        }
        value
    }

    fn bidder(&self, seat: Seat, rival: Seat) -> Bidder<'_> {
        let gain = self.chosen(seat, seat) - self.chosen(seat, rival);
        Bidder { gain, costs: &self.costs[seat.index()], bid: self.table.company(seat).bid }
    }

    /// What a bid is worth to the seat beyond passing, if it and each rival who is still in know what the other
    /// would give: both bid on only as long as it pays to the end. The rival who is worst for it counts.
    pub(super) fn worth_of_bidding(&self, seat: Seat) -> f32 {
        let table = self.table;
        let sum = table.setup().bid_sum;
        let holder = table.master();
        let rivals = table.companies().len();
        let rivals = Seat::all(rivals).filter(|&other| other != seat);
        let mut bidding = f32::INFINITY;
        let mut passing = f32::INFINITY;
        for rival in rivals {
            let me = self.bidder(seat, rival);
            let other = self.bidder(rival, seat);
            let is_in = !table.has_passed(rival);
            if !is_in && rival != holder {
                continue;
            }
            let [own, _] = bid_on([me, other], sum, is_in);
            bidding = bidding.min(own);
            let kept = seat == holder
                && !(is_in && other.gain > price(&other, me.bid, sum).unwrap_or(f32::INFINITY));
            passing = passing.min(if kept { me.gain } else { 0.0 });
        }
        if bidding.is_finite() { bidding - passing } else { 0.0 }
    }
}

/// What the next bid costs that reaches this one; nothing if there are not enough beans.
fn price(bidder: &Bidder<'_>, other: u16, sum: BidSum) -> Option<f32> {
    let n = usize::from(beans_to_reach(bidder.bid, other, sum));
    bidder.costs.get(..n).map(|costs| costs.iter().sum())
}

fn beans_to_reach(bid: u16, other: u16, sum: BidSum) -> u16 {
    match sum {
        BidSum::Added => other.saturating_sub(bid).max(1),
        BidSum::Alone => other.max(1),
    }
}

/// The first of two bids as little as it must, then the other bids or passes, and so on, each as suits it best from
/// there on: what comes of it for both.
fn bid_on([mut mover, mut other]: [Bidder<'_>; 2], sum: BidSum, other_is_in: bool) -> [f32; 2] {
    let n = beans_to_reach(mover.bid, other.bid, sum);
    let Some(cost) = price(&mover, other.bid, sum) else { return [f32::NEG_INFINITY, 0.0] };
    mover.costs = &mover.costs[usize::from(n)..];
    mover.bid = match sum {
        BidSum::Added => mover.bid + n,
        BidSum::Alone => n,
    };
    if other_is_in {
        std::mem::swap(&mut mover, &mut other);
        // Names as they are after the swap: `mover` answers, `other` has the token.
        let [theirs, own] = bid_on([mover, other], sum, true);
        if theirs > 0.0 {
            return [own - cost, theirs];
        }
        return [other.gain - cost, 0.0];
    }
    [mover.gain - cost, 0.0]
}

/// The bean in the warehouse that is missed least, and how much.
pub(super) fn cheapest_bean(
    facilities: &Facilities,
    load: &Load,
    weights: RoundWeights<'_>,
) -> Option<(Colour, f32)> {
    let all = weights.of_load(facilities, load);
    let without = |colour: Colour| {
        let mut poorer = *load;
        poorer.warehouse[colour as usize] -= 1;
        (colour, all - weights.of_load(facilities, &poorer))
    };
    let there = Colour::ALL.into_iter().filter(|&colour| load.warehouse[colour as usize] > 0);
    there.map(without).min_by(|a, b| a.1.total_cmp(&b.1))
}

#[cfg(test)]
mod tests {
    use ::cafe::{
        AnyCard, Beans, Bidding, Card, CardSet, Frame, PlacedCard, Pos, Position, SeatPosition, StageAt, Turn,
    };
    use table::{Game, SeatSet, Step};

    use super::super::round::Terms;
    use super::super::value::Values;
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).expect("a seat")
    }

    /// The last round of two: seat 0 takes a card, then the master. Seat 0 can do everything, the master's area is as
    /// written, with dried beans on its first two squares.
    fn draft(master: &str, display: &[&str]) -> Cafe {
        table("seats=2", Frame::Draft { seat: seat(0) }, seat(1), master, display)
    }

    fn table(setup: &str, frame: Frame, master: Seat, second: &str, display: &[&str]) -> Cafe {
        let placed = |squares: &str, at: Pos| PlacedCard {
            card: AnyCard::Loose(Card::loose(squares, None, None).expect("a card")),
            at,
            turn: Turn::new(0).expect("a turn"),
        };
        let waiting = |cards| SeatPosition {
            stage: StageAt::Done,
            warehouse: Beans::new([0, 2, 0, 2]),
            ..SeatPosition::new(cards)
        };
        let right = Pos { x: 2, y: 0 };
        let company = |squares: &str| {
            waiting(vec![placed("Y N b / u G R", Pos { x: 0, y: 0 }), placed(squares, right)])
        };
        let beans =
            vec![(right, Beans::of(Colour::Yellow, 3)), (Pos { x: 3, y: 0 }, Beans::of(Colour::Green, 3))];
        let position = Position {
            setup: setup.parse().expect("a set-up"),
            round: 8,
            master,
            frame,
            display: display.iter().map(|id| id.parse::<CardId>().expect("a card")).collect::<CardSet>(),
            unseen: None,
            passed: if setup.contains("auction") { SeatSet::EMPTY.with(seat(0)) } else { SeatSet::EMPTY },
            kept: SeatSet::EMPTY,
            seats: vec![company("c c b / u s G"), SeatPosition { beans, ..company(second) }],
        };
        Cafe::from_position(&position).expect("a position")
    }

    fn denied(table: &Cafe) -> Vec<(String, f32)> {
        let mut evaluator = RoundEvaluator::new(Values::tuned(), Terms::of(table));
        let all = Denial { share: 1.0 }.of_cards(&mut evaluator, table, seat(0), 0);
        all.into_iter().map(|(card, worth)| (card.to_string(), worth)).collect()
    }

    #[test]
    fn a_card_that_the_next_seat_needs_is_worth_keeping_from_it() {
        // The master has dried beans and nowhere to roast them: of these cards only 08 roasts.
        let table = draft("b b Y / u N G", &["08", "39", "15"]);
        let denied = denied(&table);
        let of = |id: &str| denied.iter().find(|(card, _)| card == id).expect("on display").1;
        assert!(of("08") > 1.0, "{denied:?}");
        assert_eq!((of("39"), of("15")), (0.0, 0.0), "{denied:?}");
    }

    #[test]
    fn the_last_to_take_denies_nobody() {
        let mut table = draft("b b Y / u N G", &["08", "39", "15"]);
        let taken = ::cafe::Action::Take { card: "39".parse().expect("a card"), pay: None };
        Game::play(&mut table, &Step::Choice(seat(0), taken), &mut Vec::new()).expect("legal");
        let mut evaluator = RoundEvaluator::new(Values::tuned(), Terms::of(&table));
        assert_eq!(Denial { share: 1.0 }.of_cards(&mut evaluator, &table, seat(1), 0), []);
    }

    #[test]
    fn a_bean_is_bid_for_the_card_that_a_rival_would_keep_from_one() {
        // Seat 1 has dried beans and nowhere to roast them; seat 0 has everything, holds the token and has passed.
        let table = table(
            "seats=2 draft=auction",
            Frame::Auction { seat: seat(1), bidding: Bidding::NotYet },
            seat(0),
            "b b Y / u N G",
            &["08", "39", "15"],
        );
        let mut evaluator = RoundEvaluator::new(Values::tuned(), Terms::of(&table));
        let weights = evaluator.values.weights(1);
        let denial = Some(Denial { share: 0.75 });
        let auction = Auction::of(&mut evaluator, &table, 0, Attention::FULL, denial, weights);
        let gain = auction.chosen(seat(1), seat(1)) - auction.chosen(seat(1), seat(0));
        assert!(gain > 1.0, "{gain}: {:?}", auction.worths);
        assert!(auction.worth_of_bidding(seat(1)) > 0.0);
    }

    fn bidder(gain: f32, costs: &[f32], bid: u16) -> Bidder<'_> {
        Bidder { gain, costs, bid }
    }

    #[test]
    fn the_one_who_wants_it_more_bids_once_and_the_other_passes() {
        let costs = [1.0, 1.0, 1.0, 1.0, 1.0];
        let [mine, theirs] = bid_on([bidder(3.5, &costs, 0), bidder(0.5, &costs, 0)], BidSum::Added, true);
        assert_eq!((mine, theirs), (2.5, 0.0));
    }

    #[test]
    fn a_bid_that_the_other_would_raise_to_the_end_is_a_loss() {
        let (few, many) = ([1.0, 1.0], [1.0; 8]);
        // Beans run out: the other reaches every bid and has one left.
        let [mine, theirs] = bid_on([bidder(6.0, &few, 0), bidder(6.0, &many, 0)], BidSum::Added, true);
        assert!(mine < 0.0 && theirs > 0.0, "{mine} {theirs}");
        // Bids that stand alone cost their whole sum each time.
        let [mine, theirs] = bid_on([bidder(1.5, &many, 0), bidder(9.0, &many, 1)], BidSum::Alone, true);
        assert!(mine < 0.0 && theirs > 0.0, "{mine} {theirs}");
    }

    #[test]
    fn a_rival_who_passed_raises_nothing() {
        let costs = [1.0, 1.0];
        let [mine, _] = bid_on([bidder(1.5, &costs, 0), bidder(9.0, &costs, 0)], BidSum::Added, false);
        assert_eq!(mine, 0.5);
        let [mine, _] = bid_on([bidder(9.0, &costs, 0), bidder(0.0, &costs, 3)], BidSum::Added, true);
        assert_eq!(mine, f32::NEG_INFINITY, "three beans are needed and two are there");
    }
}
