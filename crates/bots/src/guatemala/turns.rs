//! Whole turns: what a seat may do until the next one moves, the promising ways of it, each with its value.
//!
//! A turn is a chain of small decisions of one seat, so it is planned as one: a narrow beam over the pieces, the
//! taking of a sack played through to its end in an imagined world.

use std::rc::Rc;

use ::guatemala::{Action, Coffee, Content, Field, Frame, Guatemala, Harbour, MOST_HARBOURS, Piece, Segment};
use table::{Awaits, Game, Seat, Step, Unseen};

use super::ground::{FARTHEST, Ground, Routes, Ways};
use super::value::{Chances, Value};

/// Steps of one seat in a turn at most: move, build, and three pieces taken and placed.
const MOST_STEPS: usize = 8;

/// Places tried for one piece.
const GROWTH_PLACES: usize = 3;
const NEW_PLACES: usize = 5;
/// Roads this far from a harbour are not begun.
const ROAD_WORTH: u8 = 6;
/// Harbours to which roads of a hut are tried.
const ROAD_HARBOURS: usize = 3;

/// A chain of actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Steps {
    actions: [Action; MOST_STEPS],
    n_actions: u8,
}

impl Steps {
    pub(super) const NONE: Steps = Steps { actions: [Action::Nothing; MOST_STEPS], n_actions: 0 };

    pub(super) fn one(action: Action) -> Steps {
        Steps::NONE.with(action)
    }

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
#[derive(Clone, Copy, Debug)]
pub(super) struct Turn {
    /// What the seat does. A turn with a sack ends with it: what follows depends on the others.
    pub(super) steps: Steps,
    /// The chances afterwards.
    pub(super) chances: Chances,
}

/// Plans turns on one board by one value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planner<'a> {
    pub(super) ground: &'a Ground,
    pub(super) value: &'a Value,
    /// Beginnings of a building that are continued; with none, a building is one piece.
    pub(super) width: usize,
    /// Turns that are reported.
    pub(super) most: usize,
}

/// What the roads and huts of a table say.
#[derive(Clone)]
pub(super) struct Roads {
    ways: Rc<Ways>,
    routes: Routes,
}

/// A building in progress.
struct Begun {
    steps: Steps,
    world: Guatemala,
    /// `None` after a road, until it is known that the building goes on.
    roads: Option<Roads>,
    chances: Chances,
}

/// A place for the piece in hand, and what the roads and huts say then, if that is quickly said.
struct Place {
    action: Action,
    routes: Option<Routes>,
}

pub(super) fn after(world: &Guatemala, seat: Seat, action: Action) -> Guatemala {
    let mut next = world.clone();
    next.advance(&Step::Choice(seat, action), &mut Unseen);
    next
}

impl Planner<'_> {
    /// What the roads and huts of a table say.
    pub(super) fn roads(&self, world: &Guatemala) -> Roads {
        let ways = Ways::of(self.ground, world.open());
        let routes = ways.routes(self.ground, world.open());
        Roads { ways: Rc::new(ways), routes }
    }

    fn chances(&self, roads: &Roads, world: &Guatemala) -> Chances {
        self.value.chances(self.ground, &roads.routes, world)
    }

    /// The promising ways through the rest of the active seat's turn, best first for that seat. Empty when the open
    /// question is not one of a turn, or nothing promising is left.
    pub(super) fn turns(&self, world: &Guatemala) -> Vec<Turn> {
        let seat = world.open().active();
        let roads = self.roads(world);
        let mut turns = Vec::new();
        match world.open().frame() {
            Frame::Move => {
                let mut moves = Vec::new();
                world.legal_actions(seat, &mut moves);
                for action in moves {
                    self.choose(&after(world, seat, action), Steps::one(action), &roads, &mut turns);
                }
            }
            Frame::Choose | Frame::MayBuild => self.choose(world, Steps::NONE, &roads, &mut turns),
            Frame::Take { emptied } => {
                if !emptied.fields().is_empty() {
                    let chances = self.chances(&roads, &after(world, seat, Action::Done));
                    turns.push(Turn { steps: Steps::one(Action::Done), chances });
                }
                self.build(world.clone(), Steps::NONE, roads, &mut turns);
            }
            Frame::Place { .. } => {
                let mut begun = Vec::new();
                let mut places = Vec::new();
                world.legal_actions(seat, &mut places);
                for action in places {
                    let place = Place { action, routes: None };
                    self.place(world, &place, Steps::NONE, &roads, &mut begun, &mut turns);
                }
                let begun = self.widest(&mut begun, seat);
                self.extend(begun, &mut turns);
            }
            _ => {}
        }
        let chance = |turn: &Turn| turn.chances[seat.index()];
        turns.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
        // The same pieces in another order are the same turn, and what looks the same is not tried twice.
        turns.dedup_by(|a, b| a.chances == b.chances);
        turns.truncate(self.most);
        turns
    }

    /// The chances after everybody, from the active seat on, has had a turn that looks best to it. What comes of a sack
    /// is played to its end and no further.
    pub(super) fn round(&self, world: &Guatemala) -> Chances {
        let mut world = world.clone();
        let mut chances = None;
        for _ in 0..world.open().n_seats() {
            let Some(turn) = self.turns(&world).into_iter().next() else { break };
            chances = Some(turn.chances);
            let seat = world.open().active();
            world = turn.steps.actions().iter().fold(world, |world, &action| after(&world, seat, action));
            if world.open().frame() != Frame::Move {
                break;
            }
        }
        chances.unwrap_or_else(|| self.chances(&self.roads(&world), &world))
    }

    /// G2.2: build, a sack, or nothing.
    fn choose(&self, world: &Guatemala, steps: Steps, roads: &Roads, turns: &mut Vec<Turn>) {
        let seat = world.open().active();
        let mut actions = Vec::new();
        world.legal_actions(seat, &mut actions);
        for action in actions {
            let next = after(world, seat, action);
            let steps = steps.with(action);
            match action {
                Action::Build => self.build(next, steps, roads.clone(), turns),
                Action::Sack(_) => turns.push(Turn { steps, chances: self.resolve(&next, roads) }),
                _ => turns.push(Turn { steps, chances: self.chances(roads, &next) }),
            }
        }
    }

    /// G3.1: up to three pieces, by a beam.
    fn build(&self, world: Guatemala, steps: Steps, roads: Roads, turns: &mut Vec<Turn>) {
        self.extend(vec![Begun { steps, world, roads: Some(roads), chances: Chances::default() }], turns);
    }

    fn extend(&self, mut beam: Vec<Begun>, turns: &mut Vec<Turn>) {
        let Some(seat) = beam.first().map(|begun| begun.world.open().active()) else { return };
        let (mut takes, mut next) = (Vec::new(), Vec::new());
        while !beam.is_empty() {
            for begun in &mut beam {
                let roads = &*begun.roads.get_or_insert_with(|| self.roads(&begun.world));
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
                    for place in self.places(&taken, roads) {
                        self.place(&taken, &place, steps, roads, &mut next, turns);
                    }
                }
            }
            beam = self.widest(&mut next, seat);
        }
    }

    /// The most promising beginnings.
    fn widest(&self, begun: &mut Vec<Begun>, seat: Seat) -> Vec<Begun> {
        let mut order: Vec<usize> = (0..begun.len()).collect();
        let chance = |&nth: &usize| begun[nth].chances[seat.index()];
        order.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
        order.dedup_by(|a, b| begun[*a].chances == begun[*b].chances);
        order.truncate(self.width);
        let mut kept: Vec<Option<Begun>> = begun.drain(..).map(Some).collect();
        order.into_iter().filter_map(|nth| kept[nth].take()).collect()
    }

    /// Places the piece in hand; the building may end there or go on.
    fn place(
        &self,
        world: &Guatemala,
        place: &Place,
        steps: Steps,
        roads: &Roads,
        begun: &mut Vec<Begun>,
        turns: &mut Vec<Turn>,
    ) {
        let seat = world.open().active();
        let next = after(world, seat, place.action);
        let steps = steps.with(place.action);
        let known = match (place.action, world.open().frame()) {
            (Action::Road(_), _) => None,
            (Action::Hut(_), Frame::Place { piece: Piece::Hut(coffee), .. }) => {
                let mut roads = roads.clone();
                roads.ways.route(self.ground, next.open(), seat, coffee, &mut roads.routes);
                Some(roads)
            }
            _ => Some(roads.clone()),
        };
        let routes = match (&known, place.routes) {
            (Some(roads), _) => roads.routes,
            (None, Some(routes)) => routes,
            (None, None) => self.roads(&next).routes,
        };
        if !matches!(next.open().frame(), Frame::Take { .. }) {
            let chances = self.value.chances(self.ground, &routes, &next);
            turns.push(Turn { steps, chances });
            return;
        }
        let chances = self.value.chances(self.ground, &routes, &after(&next, seat, Action::Done));
        turns.push(Turn { steps: steps.with(Action::Done), chances });
        if self.width > 0 {
            begun.push(Begun { steps, world: next, roads: known, chances });
        }
    }

    /// The promising places of the piece in hand.
    fn places(&self, world: &Guatemala, roads: &Roads) -> Vec<Place> {
        let open = world.open();
        let seat = open.active();
        let Frame::Place { piece, .. } = open.frame() else { return Vec::new() };
        if piece == Piece::Road {
            return self.gaps(world, roads);
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
                    let site =
                        self.ground.fields(near).map(|site| self.site_cost(world, &roads.ways, site)).min();
                    i32::from(self.ground.worker_price(field)) * 2 + site.unwrap_or(0)
                });
            }
            Piece::Hut(_) => {
                keep_best(&mut places, NEW_PLACES, |field| self.site_cost(world, &roads.ways, field));
            }
            _ => {}
        }
        places.into_iter().map(|action| Place { action, routes: None }).collect()
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

    /// The roads that shorten the way of one of the active seat's huts to the harbours that suit it best. That they
    /// may shorten other ways too is left out here.
    fn gaps(&self, world: &Guatemala, roads: &Roads) -> Vec<Place> {
        let open = world.open();
        let seat = open.active();
        let mut gaps: Vec<(Segment, Routes)> = Vec::new();
        for coffee in Coffee::ALL {
            let hut = open.group_mask(seat, coffee) & self.ground.sites();
            if hut == 0 {
                continue;
            }
            let corners = self.ground.corners_of(hut);
            let routes = roads.routes.of(seat, coffee);
            let mut harbours: Vec<(i32, usize)> = (0..MOST_HARBOURS)
                .filter(|&harbour| (1..=ROAD_WORTH).contains(&routes[harbour]))
                .map(|harbour| {
                    let ships = open.ships(Harbour::new(harbour + 1).expect("a harbour of the board"));
                    let fitting = ships.filter(|&ship| ship == coffee).count() as i32;
                    (i32::from(routes[harbour]) - 2 * fitting, harbour)
                })
                .collect();
            harbours.sort_unstable();
            for &(_, harbour) in harbours.iter().take(ROAD_HARBOURS) {
                let way = roads.ways.gaps(self.ground, open, harbour, corners);
                let ends = way.first().into_iter().chain(way.iter().skip(1).next_back());
                for &segment in ends {
                    let nth = gaps.iter().position(|(known, _)| *known == segment).unwrap_or_else(|| {
                        gaps.push((segment, roads.routes));
                        gaps.len() - 1
                    });
                    gaps[nth].1.shorten(seat, coffee, harbour);
                }
            }
        }
        let place = |(segment, routes)| Place { action: Action::Road(segment), routes: Some(routes) };
        gaps.into_iter().map(place).collect()
    }

    /// Plays the taking of a sack to its end, everybody by the value; the chances then.
    pub(super) fn resolve(&self, world: &Guatemala, roads: &Roads) -> Chances {
        let open = world.open();
        let Awaits::Seat(seat) = open.awaits() else { return self.chances(roads, world) };
        match open.frame() {
            Frame::Blockade { .. } | Frame::Sail { .. } | Frame::Lay { .. } => {
                let mut actions = Vec::new();
                world.legal_actions(seat, &mut actions);
                best_for(
                    seat,
                    actions.into_iter().map(|action| self.resolve(&after(world, seat, action), roads)),
                )
            }
            Frame::MayBuild => {
                let mut turns = Vec::new();
                Planner { width: 0, ..*self }.choose(world, Steps::NONE, roads, &mut turns);
                best_for(seat, turns.into_iter().map(|turn| turn.chances))
            }
            _ => self.chances(roads, world),
        }
    }
}

/// The end that is best for a seat; the first of equals.
fn best_for(seat: Seat, ends: impl Iterator<Item = Chances>) -> Chances {
    let better =
        |best: Chances, end: Chances| if end[seat.index()] > best[seat.index()] { end } else { best };
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
