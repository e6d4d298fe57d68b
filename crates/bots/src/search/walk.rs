//! One iteration: imagine a world, walk down the tree in it, add a node, play on, and carry the values back.

use table::{Awaits, Dealer, Game, QuickDealer, Seat, SeatSet, Step, Unseen, Viewer};

use super::tree::{Arrival, Edge, List, Meeting, NodeId, Own, Tree, Weighed, hash_of};
use super::{Guide, Settings, Values};

/// Whether a node's list of legal actions may differ from world to world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lists {
    Stay,
    Differ,
}

/// Lists used again and again, so that a walk asks for no memory.
#[derive(Debug)]
pub(super) struct Walker<'a, G: Game, U> {
    guide: &'a U,
    settings: &'a Settings,
    dealer: QuickDealer,
    path: Vec<(NodeId, usize)>,
    events: Vec<G::Event>,
    seen: Vec<G::Seen>,
    legal: Vec<G::Action>,
    weights: Vec<f32>,
    possible: Vec<usize>,
    met: Vec<bool>,
}

impl<'a, G: Game, U: Guide<G>> Walker<'a, G, U> {
    pub(super) fn new(guide: &'a U, settings: &'a Settings, dealer: QuickDealer) -> Self {
        Walker {
            guide,
            settings,
            dealer,
            path: Vec::new(),
            events: Vec::new(),
            seen: Vec::new(),
            legal: Vec::new(),
            weights: Vec::new(),
            possible: Vec::new(),
            met: Vec::new(),
        }
    }

    /// One iteration in a world that fits the view.
    pub(super) fn walk(&mut self, tree: &mut Tree<G>, view: &G::View) {
        let mut world = self.guide.imagine(view, &mut self.dealer);
        let values = self.descend(tree, &mut world);
        for (id, edge) in self.path.drain(..) {
            let node = tree.node_mut(id);
            node.visits += 1;
            node.edges[edge].count(&values);
        }
    }

    fn descend(&mut self, tree: &mut Tree<G>, world: &mut G) -> Values {
        let mut id = NodeId::ROOT;
        let mut veiled = false;
        loop {
            let (edge, own) = match world.awaits() {
                Awaits::Nobody => return self.settings.reward.of(world),
                Awaits::Chance => {
                    veiled = false;
                    let outcome = Step::Outcome(world.pick_outcome(&mut self.dealer));
                    (branch(tree, id, outcome), Own::No)
                }
                awaits => {
                    let seats = awaits.seats();
                    if seats.contains(tree.seat) {
                        // Of seats asked at once the searching one goes first; the others must not know.
                        veiled = U::SEALED && seats.len() > 1;
                        let edge = self.select(tree, id, world, tree.seat, Lists::Stay);
                        (if veiled { self.mix(tree, id, edge) } else { edge }, Own::Yes)
                    } else {
                        veiled |= U::SEALED && seats.len() > 1;
                        let seat = first(seats);
                        let edge = if veiled {
                            self.select_veiled(tree, id, world, seat)
                        } else {
                            let lists = if G::OPEN { Lists::Stay } else { Lists::Differ };
                            let edge = self.select(tree, id, world, seat, lists);
                            if tree.node(id).secret { self.mix(tree, id, edge) } else { edge }
                        };
                        (edge, Own::No)
                    }
                }
            };
            self.path.push((id, edge));
            match self.step(tree, id, edge, own, world) {
                Some(child) if tree.has_room() || !tree.node(child).edges.is_empty() => id = child,
                _ => return self.play_on(world),
            }
        }
    }

    /// Takes the step of an edge; the node it leads to, if that is known.
    fn step(
        &mut self,
        tree: &mut Tree<G>,
        id: NodeId,
        edge: usize,
        own: Own,
        world: &mut G,
    ) -> Option<NodeId> {
        let viewer = Viewer::Seat(tree.seat);
        let step = &tree.node(id).edges[edge].step;
        self.seen.clear();
        if G::OPEN {
            world.advance(step, &mut Unseen);
        } else {
            self.events.clear();
            world.advance(step, &mut self.events);
            self.seen.extend(self.events.iter().filter_map(|event| G::seen_by(event, viewer)));
        }
        let known = tree.child(id, edge, &self.seen);
        if known.is_some() {
            return known;
        }
        let asked = world.awaits().seats().contains(tree.seat);
        let by_view = !G::OPEN || (asked && self.settings.reuse);
        let view = if by_view { hash_of(&world.view(viewer)) } else { 0 };
        match tree.meet(id, edge, own, Arrival { seen: &self.seen, view, asked }) {
            Meeting::Known(child) => Some(child),
            Meeting::New | Meeting::NoRoom => None,
        }
    }

    /// Plays on from outside of the tree; says what came of it.
    fn play_on(&mut self, world: &mut G) -> Values {
        let values = self.guide.play_on(world, &mut self.dealer);
        values.unwrap_or_else(|| self.settings.reward.of(world))
    }

    /// The edge of a choice to try now.
    ///
    /// What a seat may choose depends on its view alone, so where a node is one view of it the list stays.
    fn select(&mut self, tree: &mut Tree<G>, id: NodeId, world: &G, seat: Seat, lists: Lists) -> usize {
        let list = tree.node(id).list;
        if list == List::Unknown || lists == Lists::Differ {
            self.legal.clear();
            world.legal_actions(seat, &mut self.legal);
        }
        match list {
            List::Unknown => self.list(tree, id, world, seat),
            List::Same(hash, weighed) if lists == Lists::Differ && hash != hash_of(&self.legal) => {
                while tree.open(id, seat).is_some() {}
                let node = tree.node_mut(id);
                let visits = node.visits;
                node.edges.iter_mut().for_each(|edge| edge.possible = visits);
                node.list = List::Mixed(weighed);
            }
            _ => {}
        }
        let explore = self.settings.explore;
        match tree.node(id).list {
            List::Unknown => unreachable!("the node has just got its list"),
            List::Same(_, weighed) => {
                let node = tree.node(id);
                let edges = node.edges.iter().enumerate().map(|(place, edge)| (place, node.visits, edge));
                let open = self.settings.open(weighed, node.visits, usize::MAX);
                let next = node.waiting.last().filter(|_| node.edges.len() < open).map(|next| next.1);
                let best = match (weighed, next) {
                    (Weighed::No, Some(_)) => None,
                    (Weighed::No, None) => best_bound(explore, seat, edges),
                    (Weighed::Yes, _) => {
                        best_weighed(explore, seat, edges, next.map(|next| (next, node.visits)))
                    }
                };
                best.or_else(|| tree.open(id, seat)).expect("a seat that is asked has a choice")
            }
            List::Mixed(weighed) => {
                self.match_list(tree, id, world, seat, weighed);
                let node = tree.node(id);
                let n = self.settings.open(weighed, node.visits, self.possible.len());
                let edges = self.possible[..n].iter().map(|&place| {
                    let edge = &node.edges[place];
                    (place, edge.possible, edge)
                });
                let best = match weighed {
                    Weighed::No => best_bound(explore, seat, edges),
                    Weighed::Yes => best_weighed(explore, seat, edges, None),
                };
                best.expect("a seat that is asked has a choice")
            }
        }
    }

    /// A choice counted apart from what the searching seat did in secret: by the view of the choosing seat.
    fn select_veiled(&mut self, tree: &mut Tree<G>, id: NodeId, world: &G, seat: Seat) -> usize {
        let key = hash_of(&world.view(Viewer::Seat(seat)));
        let step = match tree.veil(key) {
            Some(veil) => {
                tree.node_mut(id).veil = Some(veil);
                let selected = self.select(tree, veil, world, seat, Lists::Stay);
                let chosen = self.mix(tree, veil, selected);
                self.path.push((veil, chosen));
                tree.node(veil).edges[chosen].step.clone()
            }
            None => Step::Choice(seat, self.guide.pick(world, seat, &mut self.dealer)),
        };
        branch(tree, id, step)
    }

    /// The edge selected or, every other time, one drawn by its visits. Seats that choose in secret would fall
    /// into step otherwise, and one would seem to foresee the other.
    fn mix(&mut self, tree: &Tree<G>, id: NodeId, selected: usize) -> usize {
        let node = tree.node(id);
        if node.visits == 0 || node.edges[selected].visits == 0 || self.dealer.below(2) == 0 {
            return selected;
        }
        let mut left = self.dealer.below(node.visits);
        let drawn = node.edges.iter().position(|edge| match left.checked_sub(edge.visits) {
            Some(rest) => {
                left = rest;
                false
            }
            None => true,
        });
        // Where lists differ, what was drawn may not be possible in this world.
        let fits = |drawn: &usize| !matches!(node.list, List::Mixed(_)) || self.possible.contains(drawn);
        drawn.filter(fits).unwrap_or(selected)
    }

    /// Gives a node its list of actions, the promising first; without advice, in any order.
    fn list(&mut self, tree: &mut Tree<G>, id: NodeId, world: &G, seat: Seat) {
        self.weights.clear();
        self.guide.weigh(world, seat, &self.legal, &mut self.weights);
        let hash = hash_of(&self.legal);
        let weighed = if self.weights.is_empty() { Weighed::No } else { Weighed::Yes };
        assert!(
            weighed == Weighed::No || self.weights.len() == self.legal.len(),
            "a guide weighs every action or none"
        );
        let shares = shares(&self.weights, self.legal.len());
        let listed = self.legal.iter().zip(shares).filter(|(_, share)| *share > 0.0);
        let mut waiting: Vec<(G::Action, f32)> =
            listed.map(|(action, share)| (action.clone(), share)).collect();
        match weighed {
            Weighed::No => {
                for last in (1..waiting.len()).rev() {
                    waiting.swap(last, self.dealer.below(last as u32 + 1) as usize);
                }
            }
            Weighed::Yes => waiting.sort_by(|a, b| a.1.total_cmp(&b.1)),
        }
        tree.fill(id, waiting, List::Same(hash, weighed));
    }

    /// Finds which edges of a mixed node this world allows, adds those it has not met, and counts them.
    fn match_list(&mut self, tree: &mut Tree<G>, id: NodeId, world: &G, seat: Seat, weighed: Weighed) {
        if self.mark_possible(tree, id) < self.legal.len() {
            self.weights.clear();
            if weighed == Weighed::Yes {
                self.guide.weigh(world, seat, &self.legal, &mut self.weights);
            }
            let shares = shares(&self.weights, self.legal.len());
            for (nth, share) in shares.enumerate().filter(|(nth, share)| !self.met[*nth] && *share > 0.0) {
                let place = tree.node(id).edges.partition_point(|edge| edge.weight >= share);
                let step = Step::Choice(seat, self.legal[nth].clone());
                tree.insert(id, place, Edge::new(step, share));
            }
            self.mark_possible(tree, id);
        }
        let node = tree.node_mut(id);
        for &place in &self.possible {
            node.edges[place].possible += 1;
        }
    }

    /// Lists the edges that this world allows and marks their actions as met; says how many there are.
    fn mark_possible(&mut self, tree: &Tree<G>, id: NodeId) -> usize {
        self.possible.clear();
        self.met.clear();
        self.met.resize(self.legal.len(), false);
        for (place, edge) in tree.node(id).edges.iter().enumerate() {
            if let Step::Choice(_, action) = &edge.step
                && let Ok(nth) = self.legal.binary_search(action)
            {
                self.met[nth] = true;
                self.possible.push(place);
            }
        }
        self.possible.len()
    }
}

/// The weights of a guide as shares of 1; equal ones if it gave none or only zeros.
fn shares(weights: &[f32], n: usize) -> impl Iterator<Item = f32> {
    let sum: f32 = weights.iter().filter(|weight| **weight > 0.0).sum();
    let share = move |nth| if sum > 0.0 { f32::max(weights[nth], 0.0) / sum } else { 1.0 / n as f32 };
    (0..n).map(share)
}

/// The seat that chooses first of those asked at once.
fn first(seats: SeatSet) -> Seat {
    seats.iter().next().expect("a seat is awaited")
}

/// The edge for a step that is not the search's to select: found, or added where the order wants it.
fn branch<G: Game>(tree: &mut Tree<G>, id: NodeId, step: table::StepOf<G>) -> usize {
    match tree.node(id).edges.binary_search_by(|edge| edge.step.cmp(&step)) {
        Ok(place) => place,
        Err(place) => {
            tree.insert(id, place, Edge::new(step, 1.0));
            place
        }
    }
}

/// The edge with the highest upper confidence bound, by the visits in which it was possible; what was never
/// tried comes first.
fn best_bound<'e, G: Game>(
    explore: f64,
    seat: Seat,
    edges: impl Iterator<Item = (usize, u32, &'e Edge<G>)>,
) -> Option<usize> {
    let mut best = (f64::NEG_INFINITY, None);
    let mut last = (0, 0.0);
    for (place, possible, edge) in edges {
        if edge.visits == 0 {
            return Some(place);
        }
        if last.0 != possible {
            last = (possible, explore * f64::from(possible.max(1)).ln().sqrt());
        }
        let bound = edge.bound(seat, last.1);
        if bound > best.0 {
            best = (bound, Some(place));
        }
    }
    best.1
}

/// The edge with the best mix of mean and curiosity that follows the weights; `None` if the next one that waits
/// is better, given by its weight and the visits in which it was possible. What was never tried counts as much
/// as the others together.
fn best_weighed<'e, G: Game>(
    explore: f64,
    seat: Seat,
    edges: impl Iterator<Item = (usize, u32, &'e Edge<G>)> + Clone,
    next: Option<(f32, u32)>,
) -> Option<usize> {
    let (mut total, mut visits) = (0.0, 0u32);
    for (.., edge) in edges.clone() {
        total += edge.totals[seat.index()];
        visits += edge.visits;
    }
    let unknown = if visits > 0 { total / f64::from(visits) } else { 0.0 };
    let bound = |mean: f64, weight: f32, possible: u32, visits: u32| {
        mean + explore * f64::from(weight) * f64::from(possible.max(1)).sqrt() / f64::from(1 + visits)
    };
    let mut best = match next {
        Some((weight, possible)) => (bound(unknown, weight, possible, 0), None),
        None => (f64::NEG_INFINITY, None),
    };
    for (place, possible, edge) in edges {
        let mean = if edge.visits > 0 { edge.mean(seat) } else { unknown };
        let bound = bound(mean, edge.weight, possible, edge.visits);
        if bound > best.0 {
            best = (bound, Some(place));
        }
    }
    best.1
}
