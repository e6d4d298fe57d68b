//! What the learned value looks at: for every seat a few dozen small facts, each with a weight of its own.
//!
//! A fact is one cell of a table: points by steps of a track, pairs of tracks, the blend owned, and so on. Every
//! seat has its own copy of the tables by its role: 0 is the active seat, 1 the next one clockwise. Where the value
//! tells the seat that thinks from the others there is a set of roles for each role that this seat can have.

use ::vivajava::{Colour, GOAL, Kind, Rating, Setup, Spot, TRACKS, Vivajava};
use table::{Game, Seat};

/// About the most facts that hold for one seat at once.
const MOST: usize = 40;

/// Points a seat can have while the game goes on.
const POINTS: usize = GOAL as usize;
/// Squares of a track as the value sees them, the start included: 1X is 3, 2X is 5, the cup is 7.
const SQUARES: usize = 8;
const RATINGS: usize = 30;
/// Nothing, Rainbow, or Best Bean by strength.
const OWNS: usize = 7;

/// The tables, one after another: how many cells each has.
const SIZES: [usize; 19] = [
    POINTS * OWNS,              // points and what is owned
    TRACKS * POINTS * SQUARES,  // points and each track
    10 * SQUARES * SQUARES,     // pairs of tracks
    1024,                       // what all tracks have reached: nothing, 1X, 2X, the cup
    5 * RATINGS,                // the Best Bean owned: dice and rating
    RATINGS * POINTS,           // its rating and points
    6 * OWNS,                   // aroma dice held and what is owned
    4 * 3 * 4,                  // tokens in hand, on the red cup, on the blend
    4 * 6,                      // tokens on the blend and its strength
    TRACKS * 3,                 // abilities closed to others, by how much they have of them
    TRACKS * SQUARES * SQUARES, // tracks ridden along on: both seats' steps
    36 * 6,                     // dice about to be rolled and the strength to beat
    3 * POINTS * POINTS,        // points, the best rival's points, who owns Best Bean
    6 * 4,                      // dice donated and tokens in hand
    4 * RATINGS,                // another seat's Best Bean: whose, and its rating
    TRACKS * 3,                 // abilities closed to this seat
    36 * 9,                     // dice about to be rolled, with Re-roll and the yellow ability
    POINTS * 16,                // points and how many tracks are nearly done
    4 * POINTS * 3,             // which of the others leads, and by how much it may soon win
];

const fn offset(table: usize) -> usize {
    let (mut at, mut before) = (0, 0);
    while before < table {
        at += SIZES[before];
        before += 1;
    }
    at
}

const OFFSETS: [usize; SIZES.len()] = {
    let mut offsets = [0; SIZES.len()];
    let mut table = 0;
    while table < SIZES.len() {
        offsets[table] = offset(table);
        table += 1;
    }
    offsets
};

/// Weights of one role.
pub(crate) const PER_ROLE: usize = offset(SIZES.len());

/// The points and steps of a cell of the tables of points and one track.
pub(crate) fn point_and_steps(number: usize) -> Option<(usize, usize)> {
    let cell = number.checked_sub(OFFSETS[1]).filter(|&cell| cell < SIZES[1])?;
    Some((cell / SQUARES % POINTS, cell % SQUARES))
}

/// The tracks of a set-up as the value sees them: any table of squares is stretched to the usual one.
#[derive(Clone, Debug)]
pub(crate) struct Scale([[u8; 16]; TRACKS]);

impl Scale {
    pub(crate) fn of(setup: &Setup) -> Scale {
        Scale(Colour::WITH_TRACK.map(|track| {
            let squares = setup.tracks.squares(track);
            std::array::from_fn(|steps| {
                let steps = steps as u8;
                if steps >= squares.cup {
                    7
                } else if steps >= squares.twice {
                    5 + (steps - squares.twice) * 2 / (squares.cup - squares.twice)
                } else if steps >= squares.once {
                    3 + (steps - squares.once) * 2 / (squares.twice - squares.once)
                } else {
                    steps * 3 / squares.once
                }
            })
        }))
    }

    fn steps(&self, table: &Vivajava, seat: Seat, track: Colour) -> usize {
        usize::from(self.0[track.index()][usize::from(table.steps(seat, track) & 15)])
    }
}

/// The role of a seat: how far it sits from the active one, clockwise.
pub(crate) fn role(table: &Vivajava, seat: Seat) -> usize {
    let n_seats = table.n_seats();
    (seat.index() + n_seats - table.active().index()) % n_seats
}

/// The facts that hold for one seat: numbers of weights.
pub(crate) type Facts = Vec<u32>;

/// Tells the numbers of facts to anyone who wants to know.
struct Teller<F> {
    base: usize,
    tell: F,
}

impl<F: FnMut(usize)> Teller<F> {
    #[inline(always)]
    fn add(&mut self, table: usize, cell: usize) {
        debug_assert!(cell < SIZES[table], "table {table} has no cell {cell}");
        (self.tell)(self.base + OFFSETS[table] + cell);
    }
}

/// What all seats share, found once.
pub(crate) struct Scene<'a> {
    table: &'a Vivajava,
    scale: &'a Scale,
    points: [usize; 4],
    /// Strength and roast of Best Bean, from 0; strength 0 is a set without pair.
    rating: Option<(usize, usize)>,
    /// Whether any ability is closed to somebody.
    blocks: bool,
    /// The role of the active seat.
    first_role: usize,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(table: &'a Vivajava, scale: &'a Scale, first_role: usize) -> Self {
        let mut points = [0; 4];
        let mut blocks = false;
        for seat in table.seats() {
            points[seat.index()] = usize::from(table.points(seat)).min(POINTS - 1);
            blocks |= table.tokens(seat).iter().any(|spot| matches!(spot, Spot::Ability(_)));
        }
        let rating = table.featured_owner().and_then(|_| Rating::of(table.featured()));
        let rating =
            rating.map(|Rating { strength, roast }| (usize::from(strength) - 1, usize::from(roast) - 1));
        Scene { table, scale, points, rating, blocks, first_role }
    }

    /// The facts that hold for a seat.
    pub(crate) fn facts(&self, seat: Seat) -> Facts {
        let mut facts = Vec::with_capacity(MOST);
        self.each_fact(seat, |number| facts.push(number as u32));
        facts
    }

    /// Tells every fact that holds for a seat.
    #[inline(always)]
    pub(crate) fn each_fact(&self, seat: Seat, tell: impl FnMut(usize)) {
        let table = self.table;
        let n_seats = table.n_seats();
        let role = role(table, seat);
        let mut facts = Teller { base: (self.first_role + role) * PER_ROLE, tell };
        let points = self.points[seat.index()];
        let owns_featured = table.featured_owner() == Some(seat);
        let strength = self.rating.map_or(0, |(strength, _)| strength);
        let owns = match self.rating {
            Some((strength, _)) if owns_featured => 2 + strength,
            _ => usize::from(table.rainbow_owner() == Some(seat)),
        };
        facts.add(0, points * OWNS + owns);

        let steps = Colour::WITH_TRACK.map(|track| self.scale.steps(table, seat, track));
        let (mut pair, mut reached, mut near) = (0, 0, [0, 0]);
        for (track, &own) in steps.iter().enumerate() {
            facts.add(1, (track * POINTS + points) * SQUARES + own);
            for &other in &steps[track + 1..] {
                facts.add(2, (pair * SQUARES + own) * SQUARES + other);
                pair += 1;
            }
            reached = reached * 4 + [0, 0, 0, 1, 1, 2, 2, 3][own];
            near[0] += usize::from(own == 6 || own == 5);
            near[1] += usize::from(own == 4 || own == 3);
        }
        facts.add(3, reached);
        facts.add(17, points * 16 + near[0].min(3) * 4 + near[1].min(3));

        let held = usize::from(table.held_aroma(seat));
        facts.add(6, held * OWNS + owns);
        let rivals = table.seats().filter(|&other| other != seat);
        let leader = rivals.clone().max_by_key(|other| self.points[other.index()]).unwrap_or(seat);
        let best = self.points[leader.index()];
        let whose = if owns_featured { 1 } else { usize::from(table.featured_owner().is_some()) * 2 };
        facts.add(12, (whose * POINTS + points) * POINTS + best);
        if n_seats > 2 {
            let way = (leader.index() + n_seats - seat.index()) % n_seats;
            let threat = if table.featured_owner() == Some(leader) { 1 } else { 0 }
                + usize::from(table.rainbow_owner() == Some(leader));
            facts.add(18, (way * POINTS + best) * 3 + threat);
        }
        if let (Some((strength, roast)), Some(owner)) = (self.rating, table.featured_owner()) {
            let rating = strength * 6 + roast;
            if owns_featured {
                facts.add(4, (usize::from(table.featured().total()) - 1) * RATINGS + rating);
                facts.add(5, rating * POINTS + points);
            } else {
                let whose = (owner.index() + n_seats - seat.index()) % n_seats;
                facts.add(14, whose * RATINGS + rating);
            }
        }
        self.add_tokens(&mut facts, seat, &steps, strength);
        if role == 0 && !owns_featured {
            let dice =
                6 * usize::from(table.unrolled(Kind::Coffee)) + usize::from(table.unrolled(Kind::Aroma));
            let bar = self.rating.map_or(0, |(strength, _)| strength + 1);
            facts.add(11, dice * 6 + bar);
            let usable = |track| {
                let blocked = self.blocks && table.is_blocked(seat, track);
                if blocked { 0 } else { usize::from(table.level(seat, track)) }
            };
            facts.add(16, dice * 9 + usable(Colour::White) * 3 + usable(Colour::Yellow));
        }
    }

    #[inline(always)]
    fn add_tokens(
        &self,
        facts: &mut Teller<impl FnMut(usize)>,
        seat: Seat,
        steps: &[usize; TRACKS],
        strength: usize,
    ) {
        let table = self.table;
        let (mut hand, mut cup, mut blend) = (0, 0, 0);
        for spot in table.tokens(seat) {
            match spot {
                Spot::Hand => hand += 1,
                Spot::Cup => cup += 1,
                Spot::Blend => blend += 1,
                Spot::Ability(track) => {
                    let others = table.seats().filter(|&other| other != seat);
                    let level = others.map(|other| table.level(other, track)).max().unwrap_or(0);
                    facts.add(9, track.index() * 3 + usize::from(level));
                }
                Spot::Track(other, track) => {
                    let there = self.scale.steps(table, other, track);
                    facts.add(10, (track.index() * SQUARES + steps[track.index()]) * SQUARES + there);
                }
            }
        }
        facts.add(7, (hand * 3 + cup.min(2)) * 4 + blend);
        if blend > 0 {
            facts.add(8, blend * 6 + strength);
        }
        let donated = usize::from(table.donated_unrolled(seat));
        if donated > 0 {
            facts.add(13, donated * 4 + hand);
        }
        for track in Colour::WITH_TRACK.into_iter().filter(|_| self.blocks) {
            let level = table.level(seat, track);
            if level > 0 && table.is_blocked(seat, track) {
                facts.add(15, track.index() * 3 + usize::from(level));
            }
        }
    }
}
