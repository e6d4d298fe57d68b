//! The levels of Café: one player, weaker or stronger by how far it looks and how often it errs.

use ::cafe::{Action, Cafe, CardId, Colour, Company, Frame, N_ROUNDS, Stage, View};
use table::{Dealer, QuickDealer, Seat};

use super::facilities::Facilities;
use super::future::{Foresight, Way, compare};
use super::greedy::beans_needed;
use super::planner::{Care, script};
use super::rivals::{Auction, Denial, cheapest_bean};
use super::round::{Attention, Offer, RoundEvaluator, Start, Terms, at_rest};
use super::value::Values;
use crate::pace::Pace;
use crate::random::{any_of, happens};
use crate::{Bot, Budget, Effort, REPORTED, Thought, Worth};

/// How well a level plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Skill {
    /// Places that are thought about.
    pub(super) attention: Attention,
    /// The same in the last round, which holds no future to guess.
    pub(super) last_round: Attention,
    /// How its actions are planned.
    pub(super) care: Care,
    /// How far its judgement of a card or a place may be off, in points.
    pub(super) slips: f32,
    /// The share of its actions that it takes without a plan.
    pub(super) whims: f32,
    /// Looking ahead, if it does.
    pub(super) foresight: Option<Foresight>,
    /// Keeping cards from others, if it does.
    pub(super) denial: Option<Denial>,
}

/// A player of one level.
pub(super) struct Barista {
    skill: Skill,
    effort: Effort,
    /// The rest of the round as planned: what to do in which position.
    script: Vec<(Company, Action)>,
    /// What the plan is worth.
    worth: f64,
}

impl Barista {
    pub(super) fn new(skill: Skill, effort: &Effort) -> Barista {
        Barista { skill, effort: effort.clone(), script: Vec::new(), worth: 0.0 }
    }
}

/// One decision: what it is about and what was found.
struct Decision<'a> {
    view: &'a View,
    seat: Seat,
    company: Company,
    /// Rounds to come after this one.
    left: usize,
    legal: &'a [Action],
    found: Vec<(Action, f64)>,
    visits: u64,
    plan: Vec<Action>,
}

impl Bot<Cafe> for Barista {
    fn choose(
        &mut self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<Action> {
        let mut thought = self.think(view, seat, legal, dealer);
        if self.skill.whims > 0.0 {
            // It does not know what it will feel like next: who followed its plan would play far better than it does.
            thought.plan.truncate(1);
        }
        thought
    }
}

impl Barista {
    fn think(
        &mut self,
        view: &View,
        seat: Seat,
        legal: &[Action],
        dealer: &mut dyn Dealer,
    ) -> Thought<Action> {
        let table = &view.table;
        let company = *table.company(seat);
        let last_round = table.round() == N_ROUNDS;
        // Not even on a whim are beans thrown away when nothing else can be done, or worked on in the last round when
        // too few points are left to deliver them.
        let idle = |action: &Action| match action {
            Action::End | Action::Clear(_) => true,
            Action::Produce(_) => last_round && company.points_left < 4,
            Action::Dry { .. } => last_round && company.points_left < 3,
            Action::Roast { .. } => last_round && company.points_left < 2,
            _ => false,
        };
        let can_act = company.stage == Stage::Act && !legal.iter().all(idle);
        if can_act && happens(self.skill.whims, dealer) {
            return Thought::plain(any_of(legal, idle, dealer));
        }
        if let Some(thought) = self.follow(&company, legal) {
            return thought;
        }
        let mut decision = Decision {
            view,
            seat,
            company,
            left: usize::from(N_ROUNDS - table.round()),
            legal,
            found: Vec::new(),
            visits: 0,
            plan: Vec::new(),
        };
        let mut evaluator = RoundEvaluator::new(Values::tuned(), Terms::of(table));
        let usual = self.skill.foresight.map_or(u64::MAX, |foresight| foresight.usual);
        evaluator.pace = Some(Pace::new(&self.effort, Budget::Nodes(usual)));
        let mut own =
            QuickDealer::new(u64::from(dealer.below(u32::MAX)) << 32 | u64::from(dealer.below(u32::MAX)));
        match table.frame() {
            Frame::Draft { .. } | Frame::Choose { .. } => self.take(&mut evaluator, &mut decision, &mut own),
            // The start cards differ in their colours only, and nobody has anything yet.
            Frame::Start { .. } => {}
            Frame::Auction { .. } => bid(&mut evaluator, &mut decision, self.skill),
            Frame::Keep { .. } => keep(&evaluator, &mut decision),
            _ => match company.stage {
                Stage::Place => self.place(&mut evaluator, &mut decision, &mut own),
                Stage::Act => self.act(&mut evaluator, &mut decision),
                Stage::Exchange => exchange(&mut decision),
                _ => continue_action(&mut evaluator, &mut decision, self.skill.care),
            },
        }
        decision.thought()
    }
}

impl Decision<'_> {
    fn thought(mut self) -> Thought<Action> {
        self.found.retain(|(action, _)| self.legal.contains(action));
        self.found.sort_by(|a, b| b.1.total_cmp(&a.1));
        let action = self.found.first().map_or(self.legal[0], |&(action, _)| action);
        self.found.truncate(REPORTED);
        let values = match self.view.table.companies().len() {
            1 => self.found.first().map(|&(_, value)| value).into_iter().collect(),
            _ => Vec::new(),
        };
        Thought {
            action,
            values,
            worth: Worth::Points,
            visits: self.visits,
            candidates: self.found,
            plan: self.plan,
        }
    }

    fn unseen(&self) -> Vec<CardId> {
        self.view.table.unseen().iter().collect()
    }
}

impl Barista {
    /// The next step of the plan, if this is where it was to be taken.
    fn follow(&mut self, company: &Company, legal: &[Action]) -> Option<Thought<Action>> {
        let nth = self.script.iter().position(|(then, _)| then == company)?;
        let rest: Vec<Action> = self.script[nth..].iter().map(|&(_, action)| action).collect();
        legal.contains(&rest[0]).then(|| Thought {
            worth: Worth::Points,
            candidates: vec![(rest[0], self.worth)],
            plan: rest.clone(),
            ..Thought::plain(rest[0])
        })
    }

    /// The places it thinks about with this many rounds to come.
    fn attention(&self, left: usize) -> Attention {
        if left == 0 { self.skill.last_round } else { self.skill.attention }
    }

    /// C2, C6.4: a card of the display.
    fn take(
        &mut self,
        evaluator: &mut RoundEvaluator<'_>,
        decision: &mut Decision<'_>,
        dealer: &mut QuickDealer,
    ) {
        let company = at_rest(&decision.company);
        let weights = evaluator.values.weights(decision.left);
        let offers = evaluator.offers(&company, decision.view.table.display(), weights);
        let mut starts: Vec<Start> = Vec::new();
        for (nth, &offer) in offers.iter().enumerate() {
            if nth > 0 && evaluator.is_late() {
                break;
            }
            evaluator.consider(&company, &[offer], decision.left, self.attention(decision.left));
            starts.extend(evaluator.starts.iter().take(self.skill.foresight.map_or(1, |f| f.ways)));
        }
        let denied = self.skill.denial.map_or(Vec::new(), |denial| {
            denial.of_cards(evaluator, &decision.view.table, decision.seat, decision.left)
        });
        for start in &mut starts {
            let card = denied.iter().find(|(card, _)| Some(*card) == start.offer.card);
            start.denied = card.map_or(0.0, |&(_, worth)| worth);
            start.value += start.denied;
        }
        self.slip(&mut starts, dealer);
        let values = self.judge(evaluator, decision, &mut starts, dealer);
        let mut best = f64::NEG_INFINITY;
        for (start, value) in starts.iter().zip(values) {
            let action = match start.offer {
                Offer { card: Some(card), pay } => Action::Take { card, pay },
                Offer { card: None, .. } => decision.legal[0],
            };
            // A card is worth what its best place is.
            match decision.found.iter_mut().find(|(known, _)| *known == action) {
                Some((_, known)) => *known = known.max(value),
                None => decision.found.push((action, value)),
            }
            if value > best {
                best = value;
                decision.plan = vec![action];
                decision.plan.extend(self.rest_of_round(evaluator, &company, start, decision.left));
            }
        }
    }

    /// C3: where to lay the card.
    fn place(
        &mut self,
        evaluator: &mut RoundEvaluator<'_>,
        decision: &mut Decision<'_>,
        dealer: &mut QuickDealer,
    ) {
        evaluator.consider_places(&decision.company, decision.left, self.attention(decision.left));
        let mut starts = std::mem::take(&mut evaluator.starts);
        self.slip(&mut starts, dealer);
        let values = self.judge(evaluator, decision, &mut starts, dealer);
        for (start, value) in starts.iter().zip(values) {
            let action = laid_by(&decision.company, start);
            if decision.found.iter().all(|(_, known)| *known < value) {
                decision.plan = self.rest_of_round(evaluator, &decision.company, start, decision.left);
            }
            decision.found.push((action, value));
        }
    }

    /// What is to be done once this start is chosen: the card laid, then the actions as planned.
    fn rest_of_round(
        &self,
        evaluator: &mut RoundEvaluator<'_>,
        before: &Company,
        start: &Start,
        left: usize,
    ) -> Vec<Action> {
        let (facilities, load) = Facilities::of(&start.company, evaluator.terms.delivery);
        let weights = evaluator.values.weights(left);
        let plan =
            evaluator.planner.plan(&facilities, &load, start.company.points_left, weights, self.skill.care);
        let laid = start.offer.card.map(|_| laid_by(before, start));
        laid.into_iter()
            .chain(script(&start.company, &facilities, &plan).into_iter().map(|(_, act)| act))
            .collect()
    }

    /// C4: the actions of the round; the plan is kept for the choices to come.
    fn act(&mut self, evaluator: &mut RoundEvaluator<'_>, decision: &mut Decision<'_>) {
        let weights = evaluator.values.weights(decision.left);
        let (facilities, load) = Facilities::of(&decision.company, evaluator.terms.delivery);
        let points = decision.company.points_left;
        let plan = evaluator.planner.plan(&facilities, &load, points, weights, self.skill.care);
        let printed = weights.of_works(&facilities);
        self.script = script(&decision.company, &facilities, &plan);
        decision.plan = self.script.iter().map(|&(_, action)| action).collect();
        self.worth = f64::from(plan.value + printed);
        decision.found.push((decision.plan[0], self.worth));
        for (act, value) in plan.beginnings {
            let mut begun = Vec::new();
            let action = act.map_or(Action::End, |act| {
                facilities.carry_out(&decision.company, act, &mut begun);
                begun[0].1
            });
            // What else begins so well was not thought through to the end.
            if decision.found.iter().all(|(known, _)| *known != action) {
                decision.found.push((action, f64::from(value.min(plan.value) + printed) - 1e-6));
            }
        }
        decision.visits = evaluator.planner.n_plans;
    }

    /// Weaker levels misjudge: each value is off by up to this many points, more often by few.
    fn slip(&self, starts: &mut [Start], dealer: &mut QuickDealer) {
        if self.skill.slips > 0.0 {
            let mut unit = || dealer.below(1 << 20) as f32 / (1 << 20) as f32;
            for start in starts.iter_mut() {
                start.value += self.skill.slips * (unit() + unit() + unit() - 1.5);
            }
            starts.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
    }

    /// The value of each start; the starts are ordered best first, and the best are looked at further.
    fn judge(
        &self,
        evaluator: &mut RoundEvaluator<'_>,
        decision: &mut Decision<'_>,
        starts: &mut [Start],
        dealer: &mut QuickDealer,
    ) -> Vec<f64> {
        starts.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut values: Vec<f64> = starts.iter().map(|start| f64::from(start.value)).collect();
        decision.visits = evaluator.planner.n_plans;
        let Some(foresight) = self.skill.foresight else { return values };
        let n = foresight.ways.min(starts.len());
        let Some(pace) = evaluator.pace.clone().filter(|pace| !pace.is_late()) else { return values };
        if n < 2 || decision.left == 0 {
            return values;
        }
        let ways: Vec<Way> = starts[..n]
            .iter()
            .map(|start| {
                Way::new(evaluator.act(&start.company, decision.left, Care::GOOD), start.value, start.denied)
            })
            .collect();
        let seed = u64::from(dealer.below(u32::MAX));
        let (order, visits) =
            compare(evaluator, &ways, decision.left, &decision.unseen(), foresight, &pace, seed);
        decision.visits = visits;
        // Those given up early stay behind those that were not, and all others behind them.
        let mut below = f64::INFINITY;
        for &(nth, mean) in &order {
            below = mean.min(below - 1e-3);
            values[nth] = below;
        }
        for value in &mut values[n..] {
            *value = value.min(below - 1e-3);
        }
        values
    }
}

/// Where the card of a start was laid, if it fits anywhere.
pub(super) fn laid_by(before: &Company, start: &Start) -> Action {
    match start.company.area.laid().last() {
        Some(laid) if start.company.area.laid().len() > before.area.laid().len() => {
            Action::Place { at: laid.at, turn: laid.turn }
        }
        _ => Action::Drop,
    }
}

/// C6: the first choice is worth what it brings over the card that would be left; a bean is bid only if it pays
/// although the others may bid on.
fn bid(evaluator: &mut RoundEvaluator<'_>, decision: &mut Decision<'_>, skill: Skill) {
    let table = &decision.view.table;
    let left = decision.left;
    let (facilities, load) = Facilities::of(&decision.company, evaluator.terms.delivery);
    let weights = evaluator.values.weights((left + 1).min(usize::from(N_ROUNDS) - 1));
    let cheapest = cheapest_bean(&facilities, &load, weights);
    let needed = beans_needed(table, decision.seat);
    // A bid too low for the token would be given away, but for one that has begun and cannot be helped.
    let reaches = decision.company.bid >= table.needed(decision.seat);
    if decision.legal.contains(&Action::Stand) && (reaches || cheapest.is_none()) {
        return decision.found.push((Action::Stand, 0.0));
    }
    let Some((colour, _)) = cheapest else { return decision.found.push((Action::Pass, 0.0)) };
    if !decision.legal.contains(&Action::Pass) {
        return decision.found.push((Action::Bid(colour), 0.0));
    }
    let auction = Auction::of(evaluator, table, left, skill.attention, skill.denial, weights);
    // If there was no time for all cards, no bean is bid for one that may be worth nothing.
    if !evaluator.is_late() && u32::from(needed) <= decision.company.warehouse.total() {
        let gain = auction.worth_of_bidding(decision.seat);
        decision.found.push((Action::Bid(colour), f64::from(gain)));
    }
    decision.found.push((Action::Pass, 0.0));
    decision.visits = evaluator.planner.n_plans;
}

/// What a bean kept on a ship is worth beyond what it is in the warehouse: it comes back in any case, so it is kept
/// where the values hardly tell.
const COMES_BACK: f32 = 0.3;

/// C6.5: beans of the bid on ships, those missed most first.
fn keep(evaluator: &RoundEvaluator<'_>, decision: &mut Decision<'_>) {
    let (facilities, load) = Facilities::of(&decision.company, evaluator.terms.delivery);
    let weights = evaluator.values.weights((decision.left + 1).min(usize::from(N_ROUNDS) - 1));
    for &action in decision.legal {
        let mut richer = load;
        if let Action::Keep { colour, .. } = action {
            richer.warehouse[colour as usize] += 1;
        }
        let spared = if action == Action::KeepNone { 0.0 } else { COMES_BACK };
        decision.found.push((action, f64::from(weights.of_load(&facilities, &richer) + spared)));
    }
}

/// C7.2: each Espresso bean to the colour there is least of.
fn exchange(decision: &mut Decision<'_>) {
    for &action in decision.legal {
        if let Action::Exchange(colour) = action {
            let mut beans = decision.company.warehouse;
            beans[colour] += 1;
            decision.found.push((action, f64::from(::cafe::warehouse_points(beans))));
        }
    }
}

/// An action that somebody else began, or this bot before it forgot: the best part to add, if the rest of the action is
/// then added part by part as long as that gains.
fn continue_action(evaluator: &mut RoundEvaluator<'_>, decision: &mut Decision<'_>, care: Care) {
    let left = decision.left;
    let delivery = evaluator.terms.delivery;
    let mut parts = Vec::new();
    for &action in decision.legal {
        let mut company = decision.company.after(action);
        while company.stage != Stage::Act {
            parts.clear();
            company.choices(delivery, &mut parts);
            let worth = |part: &Action, evaluator: &mut RoundEvaluator<'_>| {
                evaluator.worth(&ended_now(company.after(*part)), left, Care::QUICK)
            };
            let valued = parts.iter().map(|&part| (part, worth(&part, evaluator)));
            // Of equally good parts the last one listed is the one that ends the action.
            let best = valued.reduce(|a, b| if b.1 >= a.1 { b } else { a });
            company = company.after(best.expect("an action that was begun can be ended").0);
        }
        let value = evaluator.worth(&company, left, care);
        decision.found.push((action, f64::from(value)));
    }
    decision.visits = evaluator.planner.n_plans;
}

/// The company if its action ended here.
fn ended_now(mut company: Company) -> Company {
    loop {
        company = match company.stage {
            Stage::Grow { .. } => company.after(Action::Grow(Colour::Yellow)),
            Stage::Dry { .. } | Stage::Roast { .. } => company.after(Action::Stop),
            Stage::Deliver => company.after(Action::Store),
            _ => return company,
        };
    }
}
