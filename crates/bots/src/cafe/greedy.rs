//! A simple player of Café: it plans the actions of its round by a narrow beam, and values what is left at the
//! end of the round by hand-set weights: points at hand, beans on their way, cups for the rounds to come.

use ::cafe::{Action, Beans, Cafe, CardId, Company, Delivery, Frame, Kind, Letter, N_ROUNDS, Stage};
use table::{Dealer, Game, Seat, Step, Unseen};

use crate::greedy::Judge;

/// Values an action by the best end of the round it leads to, a card by its best place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CafeJudge;

// The weights, in victory points. Set by a random climb over solo games (48 decks, 13 minutes), then rounded.

/// A bean on its way, if there is time to bring it home.
const ON_FIELD: f64 = 0.08;
const DRYING: f64 = 0.06;
const ROASTING: f64 = 0.42;
/// An action point still to be spent, while planning.
const POINT: f64 = 2.2;
/// Each visible cup and each ship, for every round to come.
const CUP: f64 = 1.6;
const SHIP: f64 = 0.21;
/// The largest groups, single squares and the number of field colours, at the start of the game.
const FIELD_GROUP: f64 = 1.4;
const FIELD: f64 = 2.4;
const FIELD_COLOUR: f64 = 1.2;
const DRYING_GROUP: f64 = 0.84;
const DRYING_SQUARE: f64 = 0.8;
const ROASTING_GROUP: f64 = 2.8;
const ROASTING_SQUARE: f64 = 0.56;
/// Each point of a café not yet complete: for being there, and for being served in part.
const OPEN_CAFE: f64 = 0.036;
const SERVED_CAFE: f64 = 0.45;
/// Beans of a colour beyond the rarest that still count as useful, and how much the future counts at most.
const EVEN: u16 = 4;
const HOPE: f64 = 0.6;
/// What a bid must gain on each bean it costs.
const BID_BEAN: f64 = 1.4;
/// Plans kept at each step, and steps looked ahead.
const WIDTH: usize = 12;
const NARROW: usize = 3;
const DEPTH: usize = 24;
/// Places tried by a plan, when placing and when choosing a card; all others count for less.
const PLACES: usize = 24;
const DRAFT_PLACES: usize = 8;
const UNPLANNED: f64 = 100.0;

impl Judge<Cafe> for CafeJudge {
    fn judge(&self, view: &cafe::View, seat: Seat, legal: &[Action], _: &mut dyn Dealer) -> Vec<f64> {
        let table = &view.table;
        let company = table.company(seat);
        let context =
            PlanContext { left: f64::from(N_ROUNDS - table.round()), delivery: table.setup().delivery };
        match (table.frame(), company.stage) {
            (Frame::Auction { .. }, _) => judge_bids(table, seat, legal, context),
            (Frame::Act, Stage::Place) => {
                let values = legal.iter().map(|&action| play(table, seat, action));
                best_planned(values.map(|next| *next.company(seat)).collect(), context, PLACES)
            }
            (Frame::Act, _) => plan(company, legal, context, WIDTH),
            _ => {
                let judge = |&action: &Action| {
                    let next = play(table, seat, action);
                    let company = next.company(seat);
                    company.card.map_or_else(
                        || value(company, context.left),
                        |card| worth_of(table, company, card, context),
                    )
                };
                legal.iter().map(judge).collect()
            }
        }
    }
}

/// What a plan has to know of the table.
#[derive(Clone, Copy)]
struct PlanContext {
    /// Rounds to come.
    left: f64,
    delivery: Delivery,
}

fn play(table: &Cafe, seat: Seat, action: Action) -> Cafe {
    let mut next = table.clone();
    next.advance(&Step::Choice(seat, action), &mut Unseen);
    next
}

/// The value of a card in its best place.
fn worth_of(table: &Cafe, company: &Company, card: CardId, context: PlanContext) -> f64 {
    let mut company = *company;
    company.card = Some(card);
    let places = company.after_each_place(&table.setup().deck).collect();
    best_planned(places, context, DRAFT_PLACES).into_iter().fold(f64::NEG_INFINITY, f64::max)
}

/// Values companies that are about to act: the most promising by a plan, the others below them.
fn best_planned(companies: Vec<Company>, context: PlanContext, planned: usize) -> Vec<f64> {
    let mut values: Vec<f64> = companies.iter().map(|company| value(company, context.left)).collect();
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&a, &b| values[b].total_cmp(&values[a]));
    let mut legal = Vec::new();
    for (rank, &i) in order.iter().enumerate() {
        if rank >= planned {
            values[i] -= UNPLANNED;
            continue;
        }
        legal.clear();
        companies[i].choices(context.delivery, &mut legal);
        values[i] =
            plan(&companies[i], &legal, context, NARROW).into_iter().fold(f64::NEG_INFINITY, f64::max);
    }
    values
}

/// For each action the value of the best plan that begins with it, by a beam over the rest of the round.
fn plan(company: &Company, legal: &[Action], context: PlanContext, width: usize) -> Vec<f64> {
    let mut best = vec![f64::NEG_INFINITY; legal.len()];
    let mut beam: Vec<(f64, usize, Company)> = Vec::new();
    let mut actions = Vec::new();
    let consider =
        |first: usize, next: Company, best: &mut Vec<f64>, beam: &mut Vec<(f64, usize, Company)>| {
            let worth = value(&next, context.left);
            match next.stage {
                Stage::Done => best[first] = best[first].max(worth),
                _ => beam.push((worth + POINT * f64::from(next.points_left), first, next)),
            }
        };
    for (first, &action) in legal.iter().enumerate() {
        if !matches!(action, Action::Clear(_)) {
            consider(first, company.after(action), &mut best, &mut beam);
        }
    }
    for _ in 0..DEPTH {
        beam.sort_by(|a, b| b.0.total_cmp(&a.0));
        // The same company by another order of actions is the same plan.
        beam.dedup_by(|a, b| a.0 == b.0 && a.2 == b.2);
        beam.truncate(width);
        for (_, first, company) in std::mem::take(&mut beam) {
            actions.clear();
            company.choices(context.delivery, &mut actions);
            for &action in actions.iter().filter(|action| !matches!(action, Action::Clear(_))) {
                consider(first, company.after(action), &mut best, &mut beam);
            }
        }
        if beam.is_empty() {
            break;
        }
    }
    best
}

/// The first choice of cards is worth what the best card has over the second best.
fn judge_bids(table: &Cafe, seat: Seat, legal: &[Action], context: PlanContext) -> Vec<f64> {
    let company = table.company(seat);
    let mut cards: Vec<f64> =
        table.display().iter().map(|card| worth_of(table, company, card, context)).collect();
    cards.sort_by(|a, b| b.total_cmp(a));
    let gain = cards[0] - cards[1];
    let needed = beans_needed(table, seat);
    let here = value(company, context.left);
    let judge = |&action: &Action| match action {
        // A bid too low for the token would be given away.
        Action::Stand if company.bid >= table.needed(seat) => f64::INFINITY,
        Action::Stand => f64::NEG_INFINITY,
        Action::Bid(_) if u32::from(needed) > company.warehouse.total() => -f64::from(needed),
        // The cheapest colour first.
        Action::Bid(_) => {
            gain - f64::from(needed) * BID_BEAN + value(play(table, seat, action).company(seat), context.left)
                - here
        }
        _ => 0.0,
    };
    legal.iter().map(judge).collect()
}

/// How many beans a seat must lay down to win the token (C6.2).
pub(super) fn beans_needed(table: &Cafe, seat: Seat) -> u16 {
    table.needed(seat).saturating_sub(table.bid_with(seat, 0)).max(1)
}

/// What the warehouse is worth: what it scores, and early on what it may grow to.
fn stock(beans: Beans, left: f64) -> f64 {
    let least = beans.iter().map(|(_, n)| n).min().unwrap_or(0);
    let useful: u16 = beans.iter().map(|(_, n)| n.min(least + EVEN)).sum();
    let hope = (left / 6.0).min(HOPE);
    f64::from(cafe::warehouse_points(beans)) * (1.0 - hope) + f64::from(useful) * hope
}

/// What a company is worth at the end of a round with this many rounds to come.
fn value(company: &Company, left: f64) -> f64 {
    let score = company.score();
    let mut beans = company.warehouse;
    beans.add(company.in_hand);
    let mut value = f64::from(score.cafes + score.pastries) + stock(beans, left);
    // Beans on their way are worth something only if there is time to bring them home.
    let time = left.min(1.0);
    let mut fields = Beans::NONE;
    let (mut drying, mut roasting, mut cups, mut ships) = (0.0f64, 0.0f64, 0.0f64, 0.0f64);
    for square in company.area.squares() {
        let n = f64::from(square.beans.total());
        match square.kind.letter() {
            Letter::Field => {
                value += n * ON_FIELD * time;
                fields[square.kind.colour().unwrap_or(cafe::Colour::Yellow)] += square.kind.harvest();
            }
            Letter::Drying => {
                value += n * DRYING * time;
                drying += 1.0;
            }
            Letter::Roasting => {
                value += n * ROASTING * time;
                roasting += 1.0;
            }
            Letter::Other => match square.kind {
                Kind::Cup => cups += 1.0,
                Kind::Ship => {
                    ships += 1.0;
                    value += n;
                }
                kind if kind.is_cafe() => {
                    let order = square.order.expect("a café has an order");
                    let share = f64::from(square.beans.total()) / f64::from(order.demand().total());
                    let open = if share < 1.0 { f64::from(order.points()) } else { 0.0 };
                    value += open * (OPEN_CAFE * (left / 4.0).min(1.0) + SERVED_CAFE * share * share * time);
                }
                Kind::Espresso => value += 0.5 * time,
                _ => {}
            },
        }
    }
    value += cups.min(8.0) * CUP * left;
    value += ships * SHIP * left;
    let rounds = left / f64::from(N_ROUNDS);
    let area = &company.area;
    let sizes = |letter, most: f64| area.group_sizes(letter).map(move |n| (n as f64).min(most));
    let largest = |letter, most: f64| sizes(letter, most).fold(0.0, f64::max);
    value += rounds
        * (FIELD_GROUP * largest(Letter::Field, 6.0)
            + FIELD * f64::from(fields.total()).min(9.0)
            + FIELD_COLOUR * fields.colours().count() as f64);
    value += rounds * (DRYING_GROUP * largest(Letter::Drying, 3.0) + DRYING_SQUARE * drying.min(4.0));
    value += rounds * (ROASTING_GROUP * largest(Letter::Roasting, 3.0) + ROASTING_SQUARE * roasting.min(4.0));
    value
}
