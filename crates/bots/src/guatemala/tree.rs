//! A search over whole turns: a tree of what lies open, walked in worlds that fit the view.
//!
//! All that seats do is seen by all, so one path is one open table, whatever the hidden sacks; a node therefore plans
//! its turns once. Every walk deals the unseen sacks again. Every seat goes for its own chance (max^n). A node that is
//! met for the first time plans, and the chances of its best turn are carried back.

use ::guatemala::{Action, Frame, Guatemala, Outcome};
use table::{Awaits, Game, MAX_SEATS, QuickDealer, Seat, Step, Unseen};

use super::turns::{Planner, Steps, after};
use super::value::{Chances, result};

/// How the search weighs trying against knowing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Curiosity {
    /// How much a turn that is tried seldom is favoured.
    pub(super) explore: f32,
    /// A turn whose chance is this much below the best one's is e times less likely to be tried.
    pub(super) slope: f32,
}

/// What leads on from a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// A seat does this.
    Steps(Steps),
    /// Chance brings this.
    Outcome(Outcome),
}

#[derive(Clone, Debug)]
struct Edge {
    way: Way,
    /// The share of tries it deserves at first sight.
    prior: f32,
    /// The chance of the node's seat at first sight; counts like one visit.
    hope: f32,
    visits: u32,
    sums: Chances,
    child: Option<usize>,
}

impl Edge {
    fn new(way: Way, hope: f32) -> Edge {
        Edge { way, prior: 1.0, hope, visits: 0, sums: Chances::default(), child: None }
    }

    fn mean(&self, seat: usize) -> f32 {
        (self.sums[seat] + self.hope) / (self.visits + 1) as f32
    }
}

#[derive(Clone, Debug, Default)]
struct Node {
    edges: Vec<Edge>,
    visits: u32,
    planned: bool,
}

/// What the search found out about a way to go on.
pub(super) struct Found {
    pub(super) actions: Vec<Action>,
    pub(super) visits: u32,
    /// The chances of all seats; of the searching seat alone as long as it was not tried.
    pub(super) chances: Chances,
}

impl Found {
    /// Adds what another tree found about the same.
    pub(super) fn add(&mut self, other: &Found) {
        let visits = (self.visits + other.visits).max(1) as f32;
        for (chance, more) in self.chances.iter_mut().zip(other.chances) {
            *chance = (*chance * self.visits as f32 + more * other.visits as f32) / visits;
        }
        self.visits += other.visits;
    }
}

/// A tree for one decision.
pub(super) struct Tree<'a> {
    /// Plans at the root, with more care than below.
    first: Planner<'a>,
    planner: Planner<'a>,
    curiosity: Curiosity,
    nodes: Vec<Node>,
}

const ROOT: usize = 0;

impl<'a> Tree<'a> {
    pub(super) fn new(first: Planner<'a>, planner: Planner<'a>, curiosity: Curiosity) -> Tree<'a> {
        Tree { first, planner, curiosity, nodes: vec![Node::default()] }
    }

    /// One walk from the root to a node that is new, in this world.
    pub(super) fn walk(&mut self, mut world: Guatemala, dealer: &mut QuickDealer) {
        let mut path: Vec<(usize, usize)> = Vec::new();
        let mut node = ROOT;
        let chances = loop {
            if let Some(chances) = result(&world) {
                break chances;
            }
            let edge = match world.awaits() {
                Awaits::Seat(seat) => {
                    let fresh = self.open_up(node, seat, &world);
                    if let Some(chances) = fresh.filter(|_| node != ROOT) {
                        break chances;
                    }
                    let edge = self.select(node, seat, &world);
                    if let Way::Steps(steps) = self.nodes[node].edges[edge].way {
                        world =
                            steps.actions().iter().fold(world, |world, &action| after(&world, seat, action));
                    }
                    edge
                }
                _ => {
                    let outcome = world.pick_outcome(dealer);
                    world.advance(&Step::Outcome(outcome), &mut Unseen);
                    self.edge(node, Way::Outcome(outcome), || 0.0)
                }
            };
            path.push((node, edge));
            node = self.child(node, edge);
        };
        for (node, edge) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            let edge = &mut node.edges[edge];
            edge.visits += 1;
            edge.sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
        }
    }

    /// Whether the seat's ways on are whole turns.
    fn plans(world: &Guatemala) -> bool {
        let frame = world.open().frame();
        matches!(
            frame,
            Frame::Move | Frame::Choose | Frame::MayBuild | Frame::Take { .. } | Frame::Place { .. }
        )
    }

    /// Sees to it that the node has an edge for everything the seat may do. A node with turns to plan tells what
    /// the best of them brings, the first time.
    fn open_up(&mut self, node: usize, seat: Seat, world: &Guatemala) -> Option<Chances> {
        if self.nodes[node].planned {
            return None;
        }
        if Self::plans(world) {
            let planner = if node == ROOT { &self.first } else { &self.planner };
            let turns = planner.turns(world);
            if let Some(best) = turns.first().map(|best| best.chances) {
                let edges =
                    turns.iter().map(|turn| Edge::new(Way::Steps(turn.steps), turn.chances[seat.index()]));
                self.nodes[node].edges = edges.collect();
                self.nodes[node].planned = true;
                self.weigh(node);
                return Some(best);
            }
        }
        // What is possible depends on the seat's sacks, so other worlds may add to it.
        let roads = self.planner.roads(world);
        let mut legal = Vec::new();
        world.legal_actions(seat, &mut legal);
        let before = self.nodes[node].edges.len();
        for action in legal {
            let planner = self.planner;
            self.edge(node, Way::Steps(Steps::one(action)), || match action {
                // Where the buyer starts shows only in the turns after it.
                Action::Buyer(_) => {
                    Planner { most: 1, ..planner }.round(&after(world, seat, action))[seat.index()]
                }
                _ => planner.resolve(&after(world, seat, action), &roads)[seat.index()],
            });
        }
        if self.nodes[node].edges.len() > before {
            self.weigh(node);
        }
        None
    }

    /// The place of this edge, made if it is missing.
    fn edge(&mut self, node: usize, way: Way, hope: impl FnOnce() -> f32) -> usize {
        let edges = &mut self.nodes[node].edges;
        edges.iter().position(|edge| edge.way == way).unwrap_or_else(|| {
            edges.push(Edge::new(way, hope()));
            edges.len() - 1
        })
    }

    fn child(&mut self, node: usize, edge: usize) -> usize {
        if let Some(child) = self.nodes[node].edges[edge].child {
            return child;
        }
        self.nodes.push(Node::default());
        let child = self.nodes.len() - 1;
        self.nodes[node].edges[edge].child = Some(child);
        child
    }

    /// Shares by first sight.
    fn weigh(&mut self, node: usize) {
        let slope = self.curiosity.slope;
        let edges = &mut self.nodes[node].edges;
        let best = edges.iter().map(|edge| edge.hope).fold(f32::NEG_INFINITY, f32::max);
        edges.iter_mut().for_each(|edge| edge.prior = ((edge.hope - best) / slope).exp());
        let sum: f32 = edges.iter().map(|edge| edge.prior).sum();
        edges.iter_mut().for_each(|edge| edge.prior /= sum);
    }

    /// The edge to walk, among those this world allows.
    fn select(&self, node: usize, seat: Seat, world: &Guatemala) -> usize {
        let mut legal = Vec::new();
        let Node { edges, visits, planned } = &self.nodes[node];
        if !planned {
            world.legal_actions(seat, &mut legal);
        }
        let allowed = |edge: &Edge| match edge.way {
            Way::Steps(steps) => *planned || legal.contains(&steps.actions()[0]),
            Way::Outcome(_) => false,
        };
        let eager = self.curiosity.explore * ((*visits + 1) as f32).sqrt();
        let urge = |edge: &Edge| edge.mean(seat.index()) + eager * edge.prior / (edge.visits + 1) as f32;
        let mut best = (f32::NEG_INFINITY, 0);
        for (nth, edge) in edges.iter().enumerate().filter(|(_, edge)| allowed(edge)) {
            let urge = urge(edge);
            if urge > best.0 {
                best = (urge, nth);
            }
        }
        best.1
    }

    /// What was found about the ways on from the root, the most tried first.
    pub(super) fn found(&self, seat: Seat) -> Vec<Found> {
        let own = seat.index();
        let mut edges: Vec<&Edge> = self.nodes[ROOT].edges.iter().collect();
        edges.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.mean(own).total_cmp(&a.mean(own))));
        let found = |edge: &&Edge| match edge.way {
            Way::Steps(steps) => {
                let mut chances = [0.0; MAX_SEATS];
                if edge.visits == 0 {
                    chances[own] = edge.hope;
                } else {
                    chances = edge.sums.map(|sum| sum / edge.visits as f32);
                }
                Some(Found { actions: steps.actions().to_vec(), visits: edge.visits, chances })
            }
            Way::Outcome(_) => None,
        };
        edges.iter().filter_map(found).collect()
    }
}
