//! Whole turns: what a seat may do until the next one moves, the promising ways of it, each with its value.
//!
//! A turn is a chain of small decisions of one seat, so it is planned as one: a narrow beam over the pieces, the
//! taking of a sack played through to its end in an imagined world.

use ::guatemala::{Action, Coffee, Content, Field, Frame, Guatemala, MOST_HARBOURS, Piece, Segment};
use table::{Awaits, Game, Seat, Step, Unseen};

use super::ground::{FARTHEST, Ground, Ways};
use super::value::{Chances, Value};

/// Steps of one seat in a turn at most: move, build, and three pieces taken and placed.
const MOST_STEPS: usize = 8;

/// Places tried for one piece.
const GROWTH_PLACES: usize = 4;
const NEW_PLACES: usize = 6;
/// Roads this far from a harbour are not begun.
const ROAD_WORTH: usize = 6;

/// A chain of actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Steps {
    actions: [Action; MOST_STEPS],
    n_actions: u8,
}

impl Steps {
    pub(super) const NONE: Steps = Steps { actions: [Action::Nothing; MOST_STEPS], n_actions: 0 };

    #[must_use]
    fn with(mut self, action: Action) -> Steps {
        self.actions[usize::from(self.n_actions)] = action;
        self.n_actions += 1;
        self
    }

    pub(super) fn actions(&self) -> &[Action] {
        &self.actions[..usize::from(self.n_actions)]
    }
}

/// One way through the rest of a turn.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// What the seat does. A turn with a sack ends with it: what follows depends on the others.
    pub(super) steps: Steps,
    /// The table afterwards; after a sack, when the others are asked.
    pub(super) after: Guatemala,
    /// The chances then.
    pub(super) chances: Chances,
}

/// Plans turns on one board by one value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planner<'a> {
    pub(super) ground: &'a Ground,
    pub(super) value: &'a Value,
    /// Beginnings of a building that are continued.
    pub(super) width: usize,
}

/// A building in progress.
struct Begun {
    steps: Steps,
    world: Guatemala,
    ways: Ways,
    chance: f32,
}

pub(super) fn after(world: &Guatemala, seat: Seat, action: Action) -> Guatemala {
    let mut next = *world;
    next.advance(&Step::Choice(seat, action), &mut Unseen);
    next
}

impl Planner<'_> {
    /// The promising ways through the rest of the active seat's turn, best first for that seat. Empty when the open
    /// question is not one of a turn, or nothing promising is left.
    pub(super) fn turns(&self, world: &Guatemala) -> Vec<Turn> {
        let seat = world.open().active();
        let ways = Ways::of(self.ground, world.open());
        let mut turns = Vec::new();
        match world.open().frame() {
            Frame::Move => {
                let mut moves = Vec::new();
                world.legal_actions(seat, &mut moves);
                for action in moves {
                    self.choose(&after(world, seat, action), Steps::NONE.with(action), &ways, &mut turns);
                }
            }
            Frame::Choose | Frame::MayBuild => self.choose(world, Steps::NONE, &ways, &mut turns),
            Frame::Take { emptied } => {
                if !emptied.fields().is_empty() {
                    self.finish(after(world, seat, Action::Done), Steps::NONE.with(Action::Done), &ways, &mut turns);
                }
                self.build(*world, Steps::NONE, ways, &mut turns);
            }
            Frame::Place { .. } => {
                let mut begun = Vec::new();
                let mut places = Vec::new();
                world.legal_actions(seat, &mut places);
                for place in places {
                    self.place(world, place, Steps::NONE, &ways, &mut begun, &mut turns);
                }
                self.go_on(begun, &mut turns);
            }
            _ => {}
        }
        let chance = |turn: &Turn| turn.chances[seat.index()];
        turns.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
        // The same pieces in another order are the same turn.
        turns.dedup_by(|a, b| a.chances == b.chances && a.after == b.after);
        turns
    }

    /// G2.2: build, a sack, or nothing.
    fn choose(&self, world: &Guatemala, steps: Steps, ways: &Ways, turns: &mut Vec<Turn>) {
        let seat = world.open().active();
        let mut actions = Vec::new();
        world.legal_actions(seat, &mut actions);
        for action in actions {
            let next = after(world, seat, action);
            let steps = steps.with(action);
            match action {
                Action::Build => self.build(next, steps, *ways, turns),
                Action::Sack(_) => {
                    let chances = self.resolve(&next, ways).1;
                    turns.push(Turn { steps, after: next, chances });
                }
                _ => self.finish(next, steps, ways, turns),
            }
        }
    }

    fn finish(&self, after: Guatemala, steps: Steps, ways: &Ways, turns: &mut Vec<Turn>) {
        let chances = self.value.chances(self.ground, ways, &after);
        turns.push(Turn { steps, after, chances });
    }

    /// G3.1: up to three pieces, by a beam.
    fn build(&self, world: Guatemala, steps: Steps, ways: Ways, turns: &mut Vec<Turn>) {
        self.go_on(vec![Begun { steps, world, ways, chance: 0.0 }], turns);
    }

    fn go_on(&self, mut beam: Vec<Begun>, turns: &mut Vec<Turn>) {
        let mut takes = Vec::new();
        while !beam.is_empty() {
            let mut next = Vec::new();
            beam.sort_by(|a, b| b.chance.total_cmp(&a.chance));
            beam.dedup_by(|a, b| a.chance == b.chance && a.world == b.world);
            beam.truncate(self.width);
            for begun in &beam {
                let seat = begun.world.open().active();
                takes.clear();
                begun.world.legal_actions(seat, &mut takes);
                let mut kinds: Vec<Content> = Vec::new();
                for &take in &takes {
                    let Action::Take(field) = take else { continue };
                    // One piece of a kind is like another.
                    let kind = begun.world.open().on_market(field);
                    if kinds.contains(&kind) {
                        continue;
                    }
                    kinds.push(kind);
                    let taken = after(&begun.world, seat, take);
                    let steps = begun.steps.with(take);
                    for place in self.places(&taken, &begun.ways) {
                        self.place(&taken, place, steps, &begun.ways, &mut next, turns);
                    }
                }
            }
            beam = next;
        }
    }

    /// Places the piece in hand; the building may end there or go on.
    fn place(
        &self,
        world: &Guatemala,
        place: Action,
        steps: Steps,
        ways: &Ways,
        begun: &mut Vec<Begun>,
        turns: &mut Vec<Turn>,
    ) {
        let seat = world.open().active();
        let next = after(world, seat, place);
        let steps = steps.with(place);
        let ways = match place {
            Action::Road(_) => Ways::of(self.ground, next.open()),
            _ => *ways,
        };
        if !matches!(next.open().frame(), Frame::Take { .. }) {
            return self.finish(next, steps, &ways, turns);
        }
        self.finish(after(&next, seat, Action::Done), steps.with(Action::Done), &ways, turns);
        let chance = turns.last().map_or(0.0, |turn| turn.chances[seat.index()]);
        begun.push(Begun { steps, world: next, ways, chance });
    }

    /// The promising places of the piece in hand.
    fn places(&self, world: &Guatemala, ways: &Ways) -> Vec<Action> {
        let open = world.open();
        let seat = open.active();
        let Frame::Place { piece, .. } = open.frame() else { return Vec::new() };
        if piece == Piece::Road {
            return self.roads(world, ways).into_iter().map(Action::Road).collect();
        }
        let mut places = Vec::new();
        world.legal_actions(seat, &mut places);
        match piece {
            Piece::Worker(coffee) if open.group_mask(seat, coffee) != 0 => {
                keep_best(&mut places, GROWTH_PLACES, |field| self.growth_cost(world, field));
            }
            Piece::Worker(_) => {
                let sites = self.ground.sites() & !open.occupied();
                places.retain(|place| match place {
                    Action::Worker(field) => self.ground.next_to(self.ground.bit(*field)) & sites != 0,
                    _ => true,
                });
                keep_best(&mut places, NEW_PLACES, |field| {
                    let near = self.ground.next_to(self.ground.bit(field)) & sites;
                    let site = self.ground.fields(near).map(|site| self.site_cost(world, ways, site)).min();
                    i32::from(self.ground.worker_price(field)) * 2 + site.unwrap_or(0)
                });
            }
            Piece::Hut(_) => keep_best(&mut places, NEW_PLACES, |field| self.site_cost(world, ways, field)),
            _ => {}
        }
        places
    }

    /// A cheap field with free ones around is good to grow onto.
    fn growth_cost(&self, world: &Guatemala, field: Field) -> i32 {
        let free = self.ground.worker_fields() & !world.open().occupied();
        let room = (self.ground.next_to(self.ground.bit(field)) & free).count_ones() as i32;
        i32::from(self.ground.worker_price(field)) * 2 - room
    }

    /// A cheap site near a harbour with free fields around is a good one.
    fn site_cost(&self, world: &Guatemala, ways: &Ways, site: Field) -> i32 {
        let corners = self.ground.corners_of(self.ground.bit(site));
        let harbours = (0..MOST_HARBOURS).filter(|&harbour| self.ground.is_open(harbour));
        let missing = harbours.map(|harbour| ways.missing(harbour, corners)).min().unwrap_or(FARTHEST);
        i32::from(self.ground.hut_price(site)) * 2 + missing as i32 * 2 + self.growth_cost(world, site)
            - i32::from(self.ground.worker_price(site)) * 2
    }

    /// The roads that shorten the way of one of the active seat's huts.
    fn roads(&self, world: &Guatemala, ways: &Ways) -> Vec<Segment> {
        let open = world.open();
        let mut roads = Vec::new();
        for coffee in Coffee::ALL {
            let hut = open.group_mask(open.active(), coffee) & self.ground.sites();
            if hut == 0 {
                continue;
            }
            let corners = self.ground.corners_of(hut);
            for harbour in (0..MOST_HARBOURS).filter(|&harbour| self.ground.is_open(harbour)) {
                if (1..=ROAD_WORTH).contains(&ways.missing(harbour, corners)) {
                    let gaps = ways.gaps(self.ground, open, harbour, corners);
                    roads.extend(gaps.first());
                    roads.extend(gaps.last());
                }
            }
        }
        roads.sort_unstable();
        roads.dedup();
        roads
    }

    /// Plays the taking of a sack to its end, everybody by the value; says how the table looks then.
    pub(super) fn resolve(&self, world: &Guatemala, ways: &Ways) -> (Guatemala, Chances) {
        let open = world.open();
        let Awaits::Seat(seat) = open.awaits() else { return (*world, self.value.chances(self.ground, ways, world)) };
        match open.frame() {
            Frame::Blockade { .. } | Frame::Sail { .. } | Frame::Lay { .. } => {
                let mut actions = Vec::new();
                world.legal_actions(seat, &mut actions);
                let ends = actions.into_iter().map(|action| self.resolve(&after(world, seat, action), ways));
                best_for(seat, ends)
            }
            Frame::MayBuild => {
                let mut turns = Vec::new();
                Planner { width: 1, ..*self }.choose(world, Steps::NONE, ways, &mut turns);
                best_for(seat, turns.into_iter().map(|turn| (turn.after, turn.chances)))
            }
            _ => (*world, self.value.chances(self.ground, ways, world)),
        }
    }
}

/// The end that is best for a seat; the first of equals.
fn best_for(seat: Seat, ends: impl Iterator<Item = (Guatemala, Chances)>) -> (Guatemala, Chances) {
    let better = |best: (Guatemala, Chances), end: (Guatemala, Chances)| {
        if end.1[seat.index()] > best.1[seat.index()] { end } else { best }
    };
    ends.reduce(better).expect("a seat that is asked has a choice")
}

/// Keeps the places with the least cost; the first of equals.
fn keep_best(places: &mut Vec<Action>, n_places: usize, cost: impl Fn(Field) -> i32) {
    if places.len() > n_places {
        places.sort_by_cached_key(|place| match *place {
            Action::Worker(field) | Action::Hut(field) => cost(field),
            _ => 0,
        });
        places.truncate(n_places);
    }
}
