//! Points, connections, and the end of the game.

use table::{MAX_SEATS, Seat};

use crate::catalog::{BERTHS, Coffee};
use crate::frame::{End, Frame};
use crate::places::{Harbour, HarbourSet};
use crate::state::{Guatemala, Open};

/// What a group would bring, or brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Yield {
    /// Its workers.
    pub workers: u16,
    /// Ships of its coffee in the harbours its hut is connected to.
    pub ships: u16,
}

impl Yield {
    /// G5.3: workers × (1 + ships).
    #[inline]
    pub const fn points(self) -> u16 {
        self.workers * (1 + self.ships)
    }
}

/// The scoring of one coffee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// What each seat's group brings; nothing without hut or workers.
    pub yields: [Yield; MAX_SEATS],
    /// The harbours whose ships multiplied somebody's points.
    pub earning: HarbourSet,
}

impl Open {
    /// G5.3: what a scoring of this coffee brings now, and which harbours earn.
    pub fn scoring(&self, coffee: Coffee) -> Scoring {
        let layout = &*self.layout;
        let mut scoring = Scoring { yields: [Yield::default(); MAX_SEATS], earning: HarbourSet::EMPTY };
        // The corners of the hut's site, for groups that have a hut and workers.
        let mut sites = [0u128; MAX_SEATS];
        let mut any = 0;
        for (seat, corners) in sites.iter_mut().enumerate() {
            let group = self.grown[coffee.index()] & self.owned[seat];
            let hut = group & layout.sites;
            let workers = group & !layout.sites;
            if hut != 0 && workers != 0 {
                scoring.yields[seat].workers = workers.count_ones() as u16;
                *corners = layout.corners(hut.trailing_zeros() as usize);
                any |= *corners;
            }
        }
        if any == 0 {
            return scoring;
        }
        for (harbour, berths) in self.ships[..layout.n_harbours].iter().enumerate() {
            let ships = berths.iter().filter(|&&berth| berth == Some(coffee)).count() as u16;
            if ships == 0 {
                continue;
            }
            let reached = layout.reached(harbour, &self.roads);
            if reached & any == 0 {
                continue;
            }
            scoring.earning = scoring.earning.with(Harbour::at(harbour));
            for (seat, corners) in sites.iter().enumerate() {
                if reached & corners != 0 {
                    scoring.yields[seat].ships += ships;
                }
            }
        }
        scoring
    }

    /// G4.7: the harbours a seat's hut of this coffee is connected to; none without a hut.
    pub fn connected(&self, seat: Seat, coffee: Coffee) -> impl Iterator<Item = Harbour> {
        let layout = &*self.layout;
        let roads = self.roads;
        let hut = self.group_mask(seat, coffee) & layout.sites;
        (0..layout.n_harbours)
            .filter(move |&harbour| {
                hut != 0
                    && layout.reached(harbour, &roads) & layout.corners(hut.trailing_zeros() as usize) != 0
            })
            .map(Harbour::at)
    }

    /// G5.4: of the earning harbours, those with a ship of the coffee on the cheapest berth of all.
    pub(crate) fn leaving(&self, coffee: Coffee, earning: HarbourSet) -> HarbourSet {
        (0..BERTHS)
            .map(|berth| -> HarbourSet {
                earning.iter().filter(|harbour| self.ships[harbour.index()][berth] == Some(coffee)).collect()
            })
            .find(|tied| !tied.is_empty())
            .unwrap_or(HarbourSet::EMPTY)
    }

    /// G6.1: whether a marker is at or beyond the last sack on the track.
    #[inline]
    pub(crate) fn marker_meets(&self) -> bool {
        let meeting = self.meeting_space();
        self.n_track > 0 && self.points[..self.n_seats()].iter().any(|&points| points >= meeting)
    }

    /// Why the game is over, if it is.
    pub fn end(&self) -> Option<End> {
        match self.frame {
            Frame::Over { end } => Some(end),
            _ => None,
        }
    }
}

impl Guatemala {
    /// G6.2: the points of each seat, once it is over.
    pub(crate) fn final_scores(&self) -> Option<Vec<i32>> {
        self.open
            .end()
            .map(|_| self.open.points[..self.open.n_seats()].iter().map(|&p| i32::from(p)).collect())
    }

    /// G6.2: most points, then most money, then shared.
    pub(crate) fn final_ranking(&self) -> Option<Vec<u8>> {
        self.open.end()?;
        let n_seats = self.open.n_seats();
        let worth = |seat: usize| (self.open.points[seat], self.open.money[seat]);
        let place = |seat: usize| 1 + (0..n_seats).filter(|&other| worth(other) > worth(seat)).count() as u8;
        Some((0..n_seats).map(place).collect())
    }
}
