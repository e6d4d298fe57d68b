//! What never changes on a board, in the shape a quick look needs: corners as bits, sacks by ring space.

use ::guatemala::{
    Coffee, Corner, Field, LayoutRef, MOST_HARBOURS, Open, Openness, RING_SPACES, SACK_FIELDS, Segment,
};
use table::{MAX_SEATS, Seat};

/// Ways longer than this count as no way.
pub(super) const FARTHEST: usize = 7;

/// Plantation fields a board has at most.
const MOST_FIELDS: usize = 128;

/// The unchanging side of a board.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    layout: LayoutRef,
    /// Segments by number, with the corners at their ends; closed ones have no entry in `near`.
    segments: Vec<(Segment, u8, u8)>,
    /// By corner: its neighbours over open segments, as bits.
    near: Vec<u128>,
    /// By harbour: its dock, if it is open.
    docks: [Option<u8>; MOST_HARBOURS],
    /// By field: its corners that have segments.
    corners: Vec<u128>,
    /// By sack field: the ring spaces that look along it.
    sack_spaces: [u64; SACK_FIELDS],
    /// By field: prices of a worker and of a hut there.
    worker_price: [u8; MOST_FIELDS],
    hut_price: [u8; MOST_FIELDS],
    names: Vec<Field>,
    /// Hut sites that are open.
    sites: u128,
    all_fields: u128,
}

impl Ground {
    pub(super) fn of(open: &Open) -> Ground {
        let layout = open.layout();
        let mut corners: Vec<Corner> =
            layout.segments().flat_map(|(segment, _)| [segment.from, segment.to()]).collect();
        corners.sort_unstable();
        corners.dedup();
        let find = |corner: &Corner| corners.binary_search(corner).ok();
        let mut near = vec![0; corners.len()];
        let mut segments = Vec::new();
        for (segment, openness) in layout.segments() {
            let ends = [segment.from, segment.to()].map(|end| find(&end).expect("both ends are corners"));
            segments.push((segment, ends[0] as u8, ends[1] as u8));
            if openness == Openness::Open {
                near[ends[0]] |= 1 << ends[1];
                near[ends[1]] |= 1 << ends[0];
            }
        }
        let mut docks = [None; MOST_HARBOURS];
        for (harbour, dock, openness) in layout.harbours() {
            if openness == Openness::Open {
                docks[harbour.index()] = find(&dock).map(|corner| corner as u8);
            }
        }
        let names: Vec<Field> = layout.fields().collect();
        let (mut worker_price, mut hut_price) = ([0; MOST_FIELDS], [0; MOST_FIELDS]);
        let (mut touched, mut sites) = (Vec::new(), 0);
        for (index, &field) in names.iter().enumerate() {
            worker_price[index] = layout.worker_price(field) as u8;
            hut_price[index] = layout.hut_price(field) as u8;
            sites |= u128::from(layout.site(field) == Some(Openness::Open)) << index;
            let (x, y) = (field.column() as u8 - 1, field.row() as u8 - 1);
            let around = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| Corner { x: x + dx, y: y + dy });
            touched.push(around.iter().filter_map(find).fold(0u128, |bits, corner| bits | 1 << corner));
        }
        let sack_spaces = layout.sack_fields().map(|field| {
            let looks = |space: &u8| layout.line(*space).contains(field);
            (0..RING_SPACES as u8).filter(looks).fold(0u64, |bits, space| bits | 1 << space)
        });
        let all_fields = names.iter().fold(0, |bits, &field| bits | 1u128 << layout.index(field));
        Ground {
            layout: layout.clone(),
            segments,
            near,
            docks,
            corners: touched,
            sack_spaces,
            worker_price,
            hut_price,
            names,
            sites,
            all_fields,
        }
    }

    /// Whether this is the ground of that table.
    pub(super) fn fits(&self, open: &Open) -> bool {
        self.layout == *open.layout()
    }

    /// The corners of huts, docks and laid roads: where a new road leads on from.
    pub(super) fn begun_ways(&self, open: &Open) -> u128 {
        let laid = open.roads().fold(0, |laid, road| laid | self.ends_of(road));
        let docks = self.docks.iter().flatten().fold(0, |docks, &dock| docks | 1 << dock);
        let groups = Seat::all(open.n_seats())
            .flat_map(|seat| Coffee::ALL.map(|coffee| open.group_mask(seat, coffee)))
            .fold(0, |all, group| all | group);
        let huts = bits(groups & self.sites).fold(0, |huts, field| huts | self.corners_of(1 << field));
        laid | docks | huts
    }

    /// The two corners of a segment.
    pub(super) fn ends_of(&self, segment: Segment) -> u128 {
        let found = self.segments.iter().find(|&&(known, ..)| known == segment);
        found.map_or(0, |&(_, from, to)| 1 << from | 1 << to)
    }

    pub(super) fn worker_price(&self, field: Field) -> u8 {
        self.worker_price[self.layout.index(field)]
    }

    pub(super) fn hut_price(&self, field: Field) -> u8 {
        self.hut_price[self.layout.index(field)]
    }

    /// Open sites as bits of fields.
    pub(super) fn sites(&self) -> u128 {
        self.sites
    }

    /// Fields that may have a worker, as bits.
    pub(super) fn worker_fields(&self) -> u128 {
        self.all_fields & !self.layout.site_mask()
    }

    /// The fields in a mask.
    pub(super) fn fields(&self, mask: u128) -> impl Iterator<Item = Field> + '_ {
        bits(mask).map(|index| self.names[index])
    }

    pub(super) fn bit(&self, field: Field) -> u128 {
        1 << self.layout.index(field)
    }

    pub(super) fn next_to(&self, fields: u128) -> u128 {
        self.layout.next_to(fields)
    }

    /// The corners of the lowest field in a mask.
    pub(super) fn corners_of(&self, field: u128) -> u128 {
        self.corners[field.trailing_zeros() as usize]
    }

    /// Whether the sack field with this number is seen from one of these ring spaces.
    pub(super) fn sees(&self, slot: usize, spaces: u64) -> bool {
        self.sack_spaces[slot] & spaces != 0
    }

    pub(super) fn is_open(&self, harbour: usize) -> bool {
        self.docks[harbour].is_some()
    }
}

/// The ring spaces from `first` to `last` steps ahead, as bits.
pub(super) fn spaces_ahead(buyer: u8, first: u32, last: u32) -> u64 {
    const RING: u64 = (1 << RING_SPACES) - 1;
    let window = ((1u64 << (last - first + 1)) - 1) << ((u32::from(buyer) + first) % RING_SPACES as u32);
    (window | window >> RING_SPACES) & RING
}

/// The places of the set bits, lowest first.
pub(super) fn bits(mask: u128) -> impl Iterator<Item = usize> {
    let mut left = mask;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            place
        })
    })
}

/// How many roads the hut of each seat and coffee lacks to each harbour; [`NO_ROUTE`] where there is no hut.
#[derive(Clone, Copy, Debug)]
pub(super) struct Routes([[[u8; MOST_HARBOURS]; 5]; MAX_SEATS]);

/// Farther than any harbour.
pub(super) const NO_ROUTE: u8 = u8::MAX;

impl Routes {
    pub(super) fn of(&self, seat: Seat, coffee: Coffee) -> &[u8; MOST_HARBOURS] {
        &self.0[seat.index()][coffee.index()]
    }

    /// One road less is missing.
    pub(super) fn shorten(&mut self, seat: Seat, coffee: Coffee, harbour: usize) {
        let missing = &mut self.0[seat.index()][coffee.index()][harbour];
        *missing = missing.saturating_sub(1);
    }
}

/// How many roads each corner lacks to each harbour.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ways {
    /// By harbour and number of missing roads: the corners that lack no more.
    within: [[u128; FARTHEST + 1]; MOST_HARBOURS],
}

/// The laid roads as neighbours of corners.
struct Laid([u128; 128]);

impl Laid {
    fn of(ground: &Ground, open: &Open) -> Laid {
        let mut laid = Laid([0; 128]);
        for (word, roads) in open.road_bits().into_iter().enumerate() {
            for bit in bits(u128::from(roads)) {
                let (_, from, to) = ground.segments[word * 64 + bit];
                laid.0[usize::from(from)] |= 1 << to;
                laid.0[usize::from(to)] |= 1 << from;
            }
        }
        laid
    }

    /// All corners joined with these by roads.
    fn flood(&self, corners: u128) -> u128 {
        let (mut reached, mut fresh) = (corners, corners);
        while fresh != 0 {
            let corner = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            let more = self.0[corner] & !reached;
            reached |= more;
            fresh |= more;
        }
        reached
    }
}

impl Ways {
    pub(super) fn of(ground: &Ground, open: &Open) -> Ways {
        let laid = Laid::of(ground, open);
        let mut within = [[0; FARTHEST + 1]; MOST_HARBOURS];
        for (layers, dock) in within.iter_mut().zip(ground.docks) {
            let Some(dock) = dock else { continue };
            layers[0] = laid.flood(1 << dock);
            let mut fresh = layers[0];
            for missing in 1..=FARTHEST {
                let before = layers[missing - 1];
                let next = bits(fresh).fold(0, |next, corner| next | ground.near[corner]) & !before;
                fresh = laid.flood(next) & !before;
                layers[missing] = before | fresh;
            }
        }
        Ways { within }
    }

    /// Roads missing between these corners and a harbour.
    #[inline]
    pub(super) fn missing(&self, harbour: usize, corners: u128) -> usize {
        let layers = &self.within[harbour];
        if layers[FARTHEST] & corners == 0 {
            return FARTHEST + 1;
        }
        (0..FARTHEST).find(|&missing| layers[missing] & corners != 0).unwrap_or(FARTHEST)
    }

    /// Roads missing between the corners of each hut and each harbour.
    pub(super) fn routes(&self, ground: &Ground, open: &Open) -> Routes {
        let mut routes = Routes([[[NO_ROUTE; MOST_HARBOURS]; 5]; MAX_SEATS]);
        for seat in Seat::all(open.n_seats()) {
            for coffee in Coffee::ALL {
                self.route(ground, open, seat, coffee, &mut routes);
            }
        }
        routes
    }

    /// Measures the routes of one group again.
    pub(super) fn route(
        &self,
        ground: &Ground,
        open: &Open,
        seat: Seat,
        coffee: Coffee,
        routes: &mut Routes,
    ) {
        let hut = open.group_mask(seat, coffee) & ground.sites;
        if hut == 0 {
            return;
        }
        let corners = ground.corners_of(hut);
        let route = &mut routes.0[seat.index()][coffee.index()];
        for (harbour, missing) in route.iter_mut().enumerate().filter(|(harbour, _)| ground.is_open(*harbour))
        {
            *missing = self.missing(harbour, corners) as u8;
        }
    }

    /// The segments that are missing on one shortest way from these corners to a harbour, first the one at the
    /// near end, last the one at the dock's end.
    pub(super) fn gaps(&self, ground: &Ground, open: &Open, harbour: usize, corners: u128) -> Vec<Segment> {
        let laid = Laid::of(ground, open);
        let mut gaps = Vec::new();
        let mut here = laid.flood(corners);
        for missing in (0..self.missing(harbour, corners).min(FARTHEST + 1)).rev() {
            if missing == FARTHEST {
                break;
            }
            let nearer = self.within[harbour][missing];
            let Some(from) = bits(here).find(|&corner| ground.near[corner] & nearer != 0) else { break };
            let to = (ground.near[from] & nearer).trailing_zeros() as usize;
            let joins = |&&(_, a, b): &&(Segment, u8, u8)| {
                usize::from(a) == from && usize::from(b) == to
                    || usize::from(a) == to && usize::from(b) == from
            };
            let Some(&(segment, ..)) = ground.segments.iter().find(joins) else { break };
            gaps.push(segment);
            here = laid.flood(1 << to);
        }
        gaps
    }
}
