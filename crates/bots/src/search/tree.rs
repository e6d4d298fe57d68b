//! The tree of a search: what the searching seat can tell apart, and how often each step was tried there.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, Hash};
use std::num::NonZeroU32;

use foldhash::quality::FixedState;
use table::{Game, MAX_SEATS, Seat, Step, StepOf};

use super::Values;

/// The number of a node in its tree, from 1, so that none takes no room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NodeId(NonZeroU32);

impl NodeId {
    pub(super) const ROOT: NodeId = NodeId(NonZeroU32::MIN);

    /// The node at a place; trees have fewer than 2³² nodes.
    fn at(index: usize) -> NodeId {
        NodeId(NonZeroU32::MIN.saturating_add(index as u32))
    }

    fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

/// A situation as the searching seat knows it: worlds that look the same to it share a node.
#[derive(Debug)]
pub(super) struct Node<G: Game> {
    /// What the seat noticed on the way from the parent; nothing in games that are open, where the step says it.
    seen: Box<[G::Seen]>,
    /// The steps tried. At a choice the most promising come first, at chance they are sorted.
    pub(super) edges: Vec<Edge<G>>,
    /// Actions not tried yet with their weights, the most promising last.
    pub(super) waiting: Vec<(G::Action, f32)>,
    pub(super) visits: u32,
    /// Where the chain of children begins, if somebody else than the searching seat decides here.
    first: Option<NodeId>,
    /// The next in a chain of children, told apart by what was seen.
    sibling: Option<NodeId>,
    /// Where the choices of the seat are counted that must not know what this node knows.
    pub(super) veil: Option<NodeId>,
    /// The hash of the view of the searching seat. 0 in an open game unless it is asked and the tree may be kept.
    view: u64,
    /// Whether it chooses here.
    asked: bool,
    /// Whether different steps of another seat led from here to the same view.
    pub(super) secret: bool,
    pub(super) list: List,
}

/// What is known of the legal actions of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum List {
    /// Nothing yet: the node was visited only once.
    Unknown,
    /// In all worlds so far these, by their hash, with weights from the guide or without.
    Same(u64, Weighed),
    /// They differ from world to world.
    Mixed(Weighed),
}

/// Whether the searching seat decides at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Own {
    Yes,
    No,
}

/// What the searching seat finds after a step.
#[derive(Debug)]
pub(super) struct Arrival<'a, G: Game> {
    /// What it noticed on the way.
    pub(super) seen: &'a [G::Seen],
    /// The hash of its view, if nodes are known by it.
    pub(super) view: u64,
    /// Whether it is asked to choose.
    pub(super) asked: bool,
}

/// What came of looking for a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meeting {
    Known(NodeId),
    New,
    NoRoom,
}

/// Whether a guide knew which actions are promising.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weighed {
    Yes,
    No,
}

/// A step tried at a node.
#[derive(Debug)]
pub(super) struct Edge<G: Game> {
    pub(super) step: StepOf<G>,
    pub(super) visits: u32,
    /// In how many visits of a mixed node the step was possible.
    pub(super) possible: u32,
    pub(super) weight: f32,
    /// 1/√visits: it is asked for more often than it changes.
    rarity: f32,
    /// Where the chain of children begins, if the searching seat chooses here; else the child met last.
    child: Option<NodeId>,
    pub(super) totals: Values,
}

impl<G: Game> Edge<G> {
    pub(super) fn new(step: StepOf<G>, weight: f32) -> Self {
        Edge { step, visits: 0, possible: 0, weight, rarity: 1.0, child: None, totals: [0.0; MAX_SEATS] }
    }

    /// The mean value for a seat; 0 before the first visit.
    pub(super) fn mean(&self, seat: Seat) -> f64 {
        self.totals[seat.index()] / f64::from(self.visits.max(1))
    }

    /// The upper confidence bound of a seat, for an edge that was visited: the mean + `curiosity` / √visits.
    pub(super) fn bound(&self, seat: Seat, curiosity: f64) -> f64 {
        let rarity = f64::from(self.rarity);
        rarity * (rarity * self.totals[seat.index()] + curiosity)
    }

    /// One visit more, that was worth this.
    pub(super) fn count(&mut self, values: &Values) {
        self.visits += 1;
        self.rarity = 1.0 / (self.visits as f32).sqrt();
        for (total, value) in self.totals.iter_mut().zip(values) {
            *total += value;
        }
    }
}

impl<G: Game> Node<G> {
    fn new(seen: Box<[G::Seen]>, view: u64) -> Self {
        Node {
            seen,
            edges: Vec::new(),
            waiting: Vec::new(),
            visits: 0,
            first: None,
            sibling: None,
            veil: None,
            view,
            asked: false,
            secret: false,
            list: List::Unknown,
        }
    }
}

/// Nodes in one piece of memory, the root first.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    n_edges: usize,
    /// The nodes that hang on no edge, by the view of the seat that chooses there.
    veils: BTreeMap<u64, NodeId>,
    /// No more nodes than this, and [`EDGES`] times as many edges.
    most: usize,
    /// Whose tree it is.
    pub(super) seat: Seat,
}

/// Edges there may be for each node that there may be.
const EDGES: usize = 8;

/// The hash of a thing, the same in every process.
pub(super) fn hash_of(thing: &(impl Hash + ?Sized)) -> u64 {
    FixedState::with_seed(0x6b61_6666_6565).hash_one(thing)
}

impl<G: Game> Tree<G> {
    pub(super) fn new(seat: Seat, view: &G::View, most: usize) -> Self {
        let mut root = Node::new(Box::default(), hash_of(view));
        root.asked = true;
        Tree {
            nodes: vec![root],
            n_edges: 0,
            veils: BTreeMap::new(),
            most: most.min(u32::MAX as usize - 1),
            seat,
        }
    }

    pub(super) fn node(&self, id: NodeId) -> &Node<G> {
        &self.nodes[id.index()]
    }

    pub(super) fn node_mut(&mut self, id: NodeId) -> &mut Node<G> {
        &mut self.nodes[id.index()]
    }

    /// Whether another node with its edges fits.
    pub(super) fn has_room(&self) -> bool {
        self.nodes.len() < self.most && self.n_edges < self.most.saturating_mul(EDGES)
    }

    /// Adds an edge at its place in the node's list.
    pub(super) fn insert(&mut self, id: NodeId, place: usize, edge: Edge<G>) {
        self.n_edges += 1;
        self.node_mut(id).edges.insert(place, edge);
    }

    /// Gives a node its actions, the most promising last.
    pub(super) fn fill(&mut self, id: NodeId, waiting: Vec<(G::Action, f32)>, list: List) {
        self.n_edges += waiting.len();
        let node = self.node_mut(id);
        node.waiting = waiting;
        node.list = list;
    }

    /// Lets the most promising of the actions that wait be tried by the seat; says which edge that is.
    pub(super) fn open(&mut self, id: NodeId, seat: Seat) -> Option<usize> {
        let node = self.node_mut(id);
        let (action, weight) = node.waiting.pop()?;
        node.edges.push(Edge::new(Step::Choice(seat, action), weight));
        Some(node.edges.len() - 1)
    }

    /// The node that counts the choices of a seat with this view; `None` if there is none and no room.
    pub(super) fn veil(&mut self, view: u64) -> Option<NodeId> {
        if let Some(&id) = self.veils.get(&view) {
            return Some(id);
        }
        self.has_room().then(|| {
            let id = self.add(&[], view);
            self.veils.insert(view, id);
            id
        })
    }

    fn add(&mut self, seen: &[G::Seen], view: u64) -> NodeId {
        let id = NodeId::at(self.nodes.len());
        self.nodes.push(Node::new(seen.into(), view));
        id
    }

    fn chain(&self, first: Option<NodeId>) -> impl Iterator<Item = NodeId> {
        std::iter::successors(first, |&id| self.node(id).sibling)
    }

    /// The node that an edge leads to when this is seen on the way, if that was met there before.
    #[inline]
    pub(super) fn child(&self, id: NodeId, edge: usize, seen: &[G::Seen]) -> Option<NodeId> {
        self.node(id).edges[edge].child.filter(|child| G::OPEN || *self.node(*child).seen == *seen)
    }

    /// The node that an edge leads to with this view, now met by the edge: found, or added if there is room.
    /// Own steps lead apart; steps of others and of chance that look the same lead to the same node. In an open
    /// game no two steps look the same.
    pub(super) fn meet(&mut self, id: NodeId, edge: usize, own: Own, arrival: Arrival<'_, G>) -> Meeting {
        let own = if G::OPEN { Own::Yes } else { own };
        let node = self.node(id);
        let chain = match own {
            Own::Yes => node.edges[edge].child,
            Own::No => node.first,
        };
        let known = self.chain(chain).find(|&child| self.node(child).view == arrival.view);
        if let Some(child) = known {
            if own == Own::No {
                let node = self.node_mut(id);
                // An edge that is new leads where another one led before.
                node.secret |= node.edges[edge].child.is_none();
                node.edges[edge].child = known;
            }
            return Meeting::Known(child);
        }
        if !self.has_room() {
            return Meeting::NoRoom;
        }
        let child = self.add(arrival.seen, arrival.view);
        self.node_mut(child).asked = arrival.asked;
        self.node_mut(child).sibling = chain;
        let node = self.node_mut(id);
        node.edges[edge].child = Some(child);
        if own == Own::No {
            node.first = Some(child);
        }
        Meeting::New
    }

    /// The child of an edge that was visited most, for a step of the searching seat.
    pub(super) fn favourite(&self, edge: &Edge<G>) -> Option<NodeId> {
        self.chain(edge.child).max_by_key(|&child| self.node(child).visits)
    }

    /// The most visited node in which the searching seat chooses with this view.
    pub(super) fn find(&self, view: u64) -> Option<NodeId> {
        let ids = (0..self.nodes.len()).map(NodeId::at);
        ids.filter(|&id| self.node(id).asked && self.node(id).view == view)
            .max_by_key(|&id| self.node(id).visits)
    }

    /// Makes a node the root and forgets everything that does not lie below it.
    pub(super) fn keep(self, root: NodeId) -> Self {
        let Tree { nodes, veils, most, seat, .. } = self;
        let mut old: Vec<Option<Node<G>>> = nodes.into_iter().map(Some).collect();
        let mut places: Vec<Option<NodeId>> = vec![None; old.len()];
        // Breadth first: `order` is the new order of the old numbers.
        let mut order = vec![root];
        places[root.index()] = Some(NodeId::ROOT);
        let mut next = 0;
        while let Some(&id) = order.get(next) {
            next += 1;
            let node = old[id.index()].as_ref().expect("nodes are taken out only at the end");
            let sibling = node.sibling.filter(|_| id != root);
            let below = node
                .edges
                .iter()
                .filter_map(|edge| edge.child)
                .chain(node.first)
                .chain(sibling)
                .chain(node.veil);
            for child in below {
                let place = &mut places[child.index()];
                if place.is_none() {
                    *place = Some(NodeId::at(order.len()));
                    order.push(child);
                }
            }
        }
        let moved = |id: Option<NodeId>| id.and_then(|id| places[id.index()]);
        let mut n_edges = 0;
        let nodes: Vec<Node<G>> = order
            .iter()
            .map(|&id| {
                let mut node = old[id.index()].take().expect("every node is met once");
                n_edges += node.edges.len() + node.waiting.len();
                node.sibling = if id == root { None } else { moved(node.sibling) };
                node.first = moved(node.first);
                node.veil = moved(node.veil);
                for edge in &mut node.edges {
                    edge.child = moved(edge.child);
                }
                node
            })
            .collect();
        let veils = veils.into_iter().filter_map(|(view, id)| Some((view, moved(Some(id))?))).collect();
        Tree { nodes, n_edges, veils, most, seat }
    }
}
