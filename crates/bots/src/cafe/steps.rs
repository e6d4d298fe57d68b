//! The actions of a round as a plan sees them: each costs a point, none is split into its parts.

use ::cafe::{Action, Colour, Company, Delivery, Stage};

use super::facilities::{
    Facilities, Load, MAX_CAFES, Trays, Wanted, empty_trays, on_trays, tray, tray_colour, tray_count,
    wanted_in_all, wanted_of,
};

/// One action with all its parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// C4.4: harvest this group; its batches take this colour (C7.3).
    Produce { group: u8, batch: u8 },
    /// C4.5: dry these colours, as bits, in this group, after this square was cleared (C4.10).
    Dry { group: u8, colours: u8, clear: Option<u8> },
    /// C4.6: the same for roasting.
    Roast { group: u8, colours: u8, clear: Option<u8> },
    /// C4.7: empty these roasting squares, as bits; serve these cafés in their order of need; store the rest.
    Deliver { trays: u16, cafes: u16 },
}

/// How many of the possible actions are considered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// As many colours as fit, everything delivered.
    Usual,
    /// Any colours, room made by clearing, roasted beans held back.
    Every,
}

/// Up to this many cafés are told apart in one delivery.
const TOLD_APART: u32 = 4;

impl Facilities {
    /// The beans after an action.
    pub(super) fn after(&self, load: &Load, act: Act) -> Load {
        let mut next = *load;
        match act {
            Act::Produce { group, batch } => self.produce(&mut next, usize::from(group), batch),
            Act::Dry { group, colours, clear } => {
                if let Some(tray) = clear {
                    next.drying[usize::from(tray)] = 0;
                }
                self.dry(&mut next, usize::from(group), colours);
            }
            Act::Roast { group, colours, clear } => {
                if let Some(tray) = clear {
                    next.roasting[usize::from(tray)] = 0;
                }
                self.roast(&mut next, usize::from(group), colours);
            }
            Act::Deliver { trays, cafes } => {
                let beans = self.lift(&mut next, trays);
                self.serve(&mut next, beans, cafes, &mut |_, _| {});
            }
        }
        next
    }

    fn produce(&self, load: &mut Load, group: usize, batch: u8) {
        let fresh = self.fields[group] & !load.full;
        for nth in 0..self.n_batches {
            if fresh & self.batches[nth] != 0 {
                load.batch |= u16::from(batch) << (2 * nth);
            }
        }
        load.full |= fresh;
    }

    fn dry(&self, load: &mut Load, group: usize, colours: u8) {
        let grown = self.grown(load);
        let mut free = self.drying.groups[group] & empty_trays(&load.drying, self.drying.n);
        for colour in bits(u16::from(colours)) {
            load.drying[free.trailing_zeros() as usize] = tray(colour, grown[colour]);
            free &= free - 1;
            load.full &= !self.fields_with(load, colour);
        }
        for nth in 0..self.n_batches {
            if load.full & self.batches[nth] == 0 {
                load.batch &= !(3 << (2 * nth));
            }
        }
    }

    fn roast(&self, load: &mut Load, group: usize, colours: u8) {
        let dried = on_trays(&load.drying[..self.drying.n]);
        let mut free = self.roasting.groups[group] & empty_trays(&load.roasting, self.roasting.n);
        for colour in bits(u16::from(colours)) {
            load.roasting[free.trailing_zeros() as usize] = tray(colour, dried[colour]);
            free &= free - 1;
        }
        for tray in &mut load.drying[..self.drying.n] {
            if *tray != 0 && colours >> tray_colour(*tray) & 1 == 1 {
                *tray = 0;
            }
        }
    }

    fn lift(&self, load: &mut Load, trays: u16) -> [u8; 4] {
        let mut beans = [0; 4];
        for i in bits(trays) {
            beans[tray_colour(load.roasting[i])] += tray_count(load.roasting[i]);
            load.roasting[i] = 0;
        }
        beans
    }

    /// Gives beans to these cafés, then to Espresso squares, then to the warehouse; tells of each bean sent.
    fn serve(&self, load: &mut Load, mut beans: [u8; 4], cafes: u16, sent: &mut impl FnMut(usize, Sent)) {
        let mut waiting = cafes;
        while waiting != 0 {
            // The one that needs least, the dearer of two.
            let key = |&i: &usize| (wanted_in_all(load.wanted[i]), u8::MAX - self.points[i]);
            let cafe = bits(waiting).min_by_key(key).expect("one is waiting");
            waiting &= !(1 << cafe);
            for (colour, left) in beans.iter_mut().enumerate() {
                let n = wanted_of(load.wanted[cafe], colour).min(*left);
                *left -= n;
                load.wanted[cafe] -= u16::from(n) << (4 * colour);
                (0..n).for_each(|_| sent(colour, Sent::Cafe(cafe)));
            }
        }
        for square in 0..self.n_espresso {
            // C7.2: a bean that may become any colour; the one there is most of.
            let most = (0..4).filter(|&c| beans[c] > 0).max_by_key(|&c| beans[c] + load.warehouse[c]);
            if let Some(colour) = most.filter(|_| load.espresso >> square & 1 == 0) {
                beans[colour] -= 1;
                load.espresso |= 1 << square;
                sent(colour, Sent::Espresso(square));
            }
        }
        for (stock, n) in load.warehouse.iter_mut().zip(beans) {
            *stock = stock.saturating_add(n);
        }
    }

    /// The cafés that want a bean of these, as bits.
    pub(super) fn customers(&self, load: &Load, beans: [u8; 4]) -> u16 {
        let mut there: Wanted = 0;
        for (colour, &n) in beans.iter().enumerate() {
            there |= Wanted::from(n > 0) * (15 << (4 * colour));
        }
        let mut cafes = 0;
        for (i, &wanted) in load.wanted[..self.n_cafes].iter().enumerate() {
            cafes |= u16::from(wanted & there != 0) << i;
        }
        cafes
    }

    /// Delivers everything to where it is wanted; whether there was anything.
    pub(super) fn deliver_all(&self, load: &mut Load) -> bool {
        let trays = full_trays(load, &self.roasting);
        if trays == 0 {
            return false;
        }
        let beans = self.lift(load, trays);
        let cafes = self.customers(load, beans);
        self.serve(load, beans, cafes, &mut |_, _| {});
        true
    }

    /// Dries as many beans as one action can; whether there were any.
    pub(super) fn dry_most(&self, load: &mut Load) -> bool {
        let free = empty_trays(&load.drying, self.drying.n);
        most(self.grown(load), &self.drying, free)
            .map(|(group, colours)| self.dry(load, group, colours))
            .is_some()
    }

    /// Roasts as many beans as one action can; whether there were any.
    pub(super) fn roast_most(&self, load: &mut Load) -> bool {
        let free = empty_trays(&load.roasting, self.roasting.n);
        most(on_trays(&load.drying[..self.drying.n]), &self.roasting, free)
            .map(|(group, colours)| self.roast(load, group, colours))
            .is_some()
    }

    /// Every action that moves a bean.
    pub(super) fn acts(&self, load: &Load, choice: Choice, into: &mut Vec<Act>) {
        for group in 0..self.n_field_groups {
            let fresh = self.fields[group] & !load.full;
            if fresh == 0 {
                continue;
            }
            let any = self.batches[..self.n_batches].iter().any(|&batch| fresh & batch != 0);
            let colours = if any { 4 } else { 1 };
            into.extend((0..colours).map(|batch| Act::Produce { group: group as u8, batch }));
        }
        let grown = self.grown(load);
        each_process(grown, &self.drying, &load.drying, choice, |group, colours, clear| {
            into.push(Act::Dry { group, colours, clear });
        });
        let dried = on_trays(&load.drying[..self.drying.n]);
        each_process(dried, &self.roasting, &load.roasting, choice, |group, colours, clear| {
            into.push(Act::Roast { group, colours, clear });
        });
        let all = full_trays(load, &self.roasting);
        if all == 0 {
            return;
        }
        self.each_delivery(load, all, into);
        if choice == Choice::Every && self.delivery == Delivery::Chosen {
            // Held back: what no café asks for, or one colour.
            let those = |keep: &dyn Fn(usize) -> bool| {
                bits(all).filter(|&i| keep(tray_colour(load.roasting[i]))).fold(0, |trays, i| trays | 1 << i)
            };
            let tried = [
                those(&|colour| self.customers(load, one(colour)) != 0),
                those(&|colour| colour != 0),
                those(&|colour| colour != 1),
                those(&|colour| colour != 2),
                those(&|colour| colour != 3),
            ];
            for (nth, &trays) in tried.iter().enumerate() {
                if trays != 0 && trays != all && !tried[..nth].contains(&trays) {
                    self.each_delivery(load, trays, into);
                }
            }
        }
    }

    /// Every way to share out the beans of these squares.
    fn each_delivery(&self, load: &Load, trays: u16, into: &mut Vec<Act>) {
        let mut lifted = *load;
        let beans = self.lift(&mut lifted, trays);
        let customers = self.customers(load, beans);
        into.push(Act::Deliver { trays, cafes: customers });
        if customers.count_ones() <= TOLD_APART {
            let mut cafes = customers;
            while cafes != 0 {
                cafes = (cafes - 1) & customers;
                into.push(Act::Deliver { trays, cafes });
            }
        }
    }

    /// Plays an action out in the company, part by part.
    pub(super) fn carry_out(
        &self,
        company: &Company,
        act: Act,
        into: &mut Vec<(Company, Action)>,
    ) -> Company {
        let mut now = *company;
        let mut go = |now: &mut Company, action: Action| {
            into.push((*now, action));
            *now = now.after(action);
        };
        let (_, mut load) = Facilities::of(company, self.delivery);
        let colour_of = |colour: usize| Colour::ALL[colour];
        match act {
            Act::Produce { group, batch } => {
                go(&mut now, Action::Produce(self.field_at[usize::from(group)]));
                while matches!(now.stage, Stage::Grow { .. }) {
                    go(&mut now, Action::Grow(colour_of(usize::from(batch))));
                }
            }
            Act::Dry { group, colours, clear } | Act::Roast { group, colours, clear } => {
                let dries = matches!(act, Act::Dry { .. });
                let (squares, trays) = match dries {
                    true => (&self.drying, &mut load.drying),
                    false => (&self.roasting, &mut load.roasting),
                };
                if let Some(tray) = clear {
                    go(&mut now, Action::Clear(squares.at[usize::from(tray)]));
                    trays[usize::from(tray)] = 0;
                }
                let mut free = squares.groups[usize::from(group)] & empty_trays(trays, squares.n);
                for colour in bits(u16::from(colours)) {
                    let (at, colour) = (squares.at[free.trailing_zeros() as usize], colour_of(colour));
                    free &= free - 1;
                    go(
                        &mut now,
                        if dries { Action::Dry { at, colour } } else { Action::Roast { at, colour } },
                    );
                }
                if matches!(now.stage, Stage::Dry { .. } | Stage::Roast { .. }) {
                    go(&mut now, Action::Stop);
                }
            }
            Act::Deliver { trays, cafes } => {
                match self.delivery {
                    Delivery::All => go(&mut now, Action::DeliverAll),
                    Delivery::Chosen => {
                        bits(trays).for_each(|i| go(&mut now, Action::Deliver(self.roasting.at[i])));
                    }
                }
                let beans = self.lift(&mut load, trays);
                let mut sends = Vec::new();
                self.serve(&mut load, beans, cafes, &mut |colour, to| sends.push((colour, to)));
                for (colour, to) in sends {
                    let to = match to {
                        Sent::Cafe(cafe) => self.cafe_at[cafe],
                        Sent::Espresso(square) => self.espresso_at[square],
                    };
                    go(&mut now, Action::Send { colour: colour_of(colour), to });
                }
                if now.stage == Stage::Deliver {
                    go(&mut now, Action::Store);
                }
            }
        }
        now
    }
}

/// Where a bean was sent.
#[derive(Clone, Copy)]
enum Sent {
    Cafe(usize),
    Espresso(usize),
}

const _: () = assert!(MAX_CAFES <= 16, "cafés are told apart by 16 bits");

fn one(colour: usize) -> [u8; 4] {
    std::array::from_fn(|c| u8::from(c == colour))
}

/// The roasting squares that hold beans, as bits.
fn full_trays(load: &Load, roasting: &Trays) -> u16 {
    !empty_trays(&load.roasting, roasting.n) & ((1u32 << roasting.n) - 1) as u16
}

/// The group and the colours by which one action moves most beans.
fn most(beans: [u8; 4], squares: &Trays, free: u16) -> Option<(usize, u8)> {
    let mut best = None;
    let mut best_room = 0;
    for (group, &squares) in squares.groups[..squares.n_groups].iter().enumerate() {
        let room = (squares & free).count_ones();
        if room > best_room {
            best_room = room;
            best = Some(group);
        }
    }
    let colours = largest(beans, best_room);
    best.filter(|_| colours != 0).map(|group| (group, colours))
}

/// The `n` colours with most beans, as bits.
fn largest(mut beans: [u8; 4], n: u32) -> u8 {
    let mut colours = 0;
    for _ in 0..n.min(4) {
        let most = (0..4).max_by_key(|&c| beans[c]).unwrap_or(0);
        if beans[most] == 0 {
            break;
        }
        colours |= 1 << most;
        beans[most] = 0;
    }
    colours
}

/// Every way to dry or roast these beans: group, colours, square to clear first.
fn each_process(
    beans: [u8; 4],
    squares: &Trays,
    trays: &[u8],
    choice: Choice,
    mut visit: impl FnMut(u8, u8, Option<u8>),
) {
    let present = (0..4).filter(|&colour| beans[colour] > 0).fold(0u8, |bits, colour| bits | 1 << colour);
    if present == 0 {
        return;
    }
    let free = empty_trays(trays, squares.n);
    for (group, &members) in squares.groups[..squares.n_groups].iter().enumerate() {
        let room = (members & free).count_ones();
        let fits = room.min(present.count_ones());
        let mut colours = present;
        while colours != 0 {
            let n = colours.count_ones();
            if n == fits || n < fits && choice == Choice::Every {
                visit(group as u8, colours, None);
            }
            colours = (colours - 1) & present;
        }
        if choice == Choice::Every && room < present.count_ones() {
            // Room for one more by clearing the smallest pile of the group.
            let smallest = bits(members & !free).min_by_key(|&i| tray_count(trays[i]));
            let Some(smallest) = smallest else { continue };
            let mut colours = present;
            while colours != 0 {
                if colours.count_ones() == room + 1 {
                    visit(group as u8, colours, Some(smallest as u8));
                }
                colours = (colours - 1) & present;
            }
        }
    }
}

#[inline]
pub(super) fn bits(mut set: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            bit
        })
    })
}
