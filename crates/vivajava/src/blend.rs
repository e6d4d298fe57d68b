//! Blends: rating, what the dice allow, and why not (V4.1 to V4.5).

use table::{Refusal, Seat};

use crate::catalog::{BLEND_DICE, Colour, JOKER, MAX_SEATS};
use crate::dice::Faces;
use crate::reason::Reason;
use crate::rules;
use crate::state::Vivajava;

/// V4.2: how good a Best Bean is; the strength counts first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rating {
    /// Number of beans of the main colour.
    pub strength: u8,
    /// Its roast.
    pub roast: u8,
}

impl Rating {
    /// V4.2: the rating of dice by their best colour; `None` without dice. Without a pair the strength is 1.
    pub fn of(dice: Faces) -> Option<Rating> {
        main_colour(dice).map(|colour| Rating { strength: dice.count(colour), roast: colour.roast() })
    }
}

/// The colour that gives the rating: the most beans, then the darkest.
pub(crate) fn main_colour(dice: Faces) -> Option<Colour> {
    let mut best = None;
    let mut most = 1;
    for colour in Colour::ALL {
        if dice.count(colour) >= most {
            most = dice.count(colour);
            best = Some(colour);
        }
    }
    best
}

/// A rating as one number that orders like it: strength, then roast. 0 without dice.
#[inline]
fn rank(dice: Faces) -> u8 {
    let mut best = 0;
    for colour in Colour::ALL {
        let n = dice.count(colour);
        best = best.max(if n > 0 { n << 3 | colour.roast() } else { 0 });
    }
    best
}

/// The least strength of a new blend (V4.1).
const PAIR: u8 = 2;

/// How often each colour may occur in a set that is not better than a rank, or has no pair.
#[inline]
fn limits(bar: u8) -> impl Fn(Colour) -> u8 + Copy {
    let (strength, roast) = if bar >> 3 < PAIR { (1, Colour::Black.roast()) } else { (bar >> 3, bar & 7) };
    move |colour: Colour| strength - u8::from(colour.roast() > roast)
}

/// Bits of a coefficient: at most 252 sets are counted.
const COEFFICIENT: u32 = 10;

/// The polynomials 1, 1 + x, … 1 + … + x⁵.
const UP_TO: [u64; 6] = {
    let mut table = [1u64; 6];
    let mut n = 1;
    while n < 6 {
        table[n] = table[n - 1] | 1 << (n as u32 * COEFFICIENT);
        n += 1;
    }
    table
};

/// How many sets of a size a product of such polynomials counts.
#[inline]
const fn coefficient(product: u64, size: u8) -> u32 {
    (product >> (size as u32 * COEFFICIENT)) as u32 & ((1 << COEFFICIENT) - 1)
}

/// Such polynomials by how many jokers are in use.
type ByJokers = [u64; 6];

/// The one set without dice.
const ONLY_NONE: ByJokers = [1, 0, 0, 0, 0, 0];

/// How many sets of a size use up to so many jokers.
#[inline]
fn up_to_jokers(by_jokers: &ByJokers, jokers: u8, size: u8) -> u32 {
    by_jokers.iter().take(jokers as usize + 1).map(|&product| coefficient(product, size)).sum()
}

/// The own dice as beans: those with a colour, and jokers.
#[derive(Clone, Copy)]
pub(crate) struct Beans {
    pub(crate) shown: Faces,
    pub(crate) jokers: u8,
}

impl Beans {
    #[inline]
    pub(crate) fn total(self) -> u8 {
        self.shown.total() + self.jokers
    }

    /// How many beans of a colour there can be.
    #[inline]
    pub(crate) fn most(self, colour: Colour) -> u8 {
        self.shown.count(colour) + self.jokers
    }

    /// Whether the dice can show these faces.
    fn can_show(self, faces: Faces) -> bool {
        let missing: u8 =
            Colour::ALL.iter().map(|&face| faces.count(face).saturating_sub(self.shown.count(face))).sum();
        missing <= self.jokers
    }

    /// The best rating five of these dice can have.
    #[inline]
    fn best_rating(self) -> Option<Rating> {
        if self.total() < BLEND_DICE {
            return None;
        }
        let mut best = Rating { strength: 0, roast: 0 };
        for colour in Colour::ALL {
            let strength = self.most(colour).min(BLEND_DICE);
            if strength >= best.strength {
                best = Rating { strength, roast: colour.roast() };
            }
        }
        Some(best)
    }

    /// How many sets of `size` faces the dice can show in which no colour occurs more often than its limit.
    ///
    /// Sets are counted by generating functions: a colour of which `n` dice may be used is the polynomial
    /// 1 + x + … + xⁿ, and a coefficient of the product counts the sets of its size. One number holds the six
    /// coefficients; jokers in use are a second variable, kept apart as `by_jokers`.
    #[inline]
    fn count_sets(self, size: u8, limit: impl Fn(Colour) -> u8) -> u32 {
        if self.jokers > 0 {
            return self.count_sets_with_jokers(size, limit);
        }
        let mut product = 1u64;
        for colour in Colour::ALL {
            product = product.wrapping_mul(UP_TO[self.shown.count(colour).min(limit(colour)) as usize]);
        }
        coefficient(product, size)
    }

    fn count_sets_with_jokers(self, size: u8, limit: impl Fn(Colour) -> u8) -> u32 {
        let mut by_jokers = ONLY_NONE;
        for colour in Colour::ALL {
            by_jokers = self.with_colour(by_jokers, colour, limit(colour));
        }
        up_to_jokers(&by_jokers, self.jokers, size)
    }

    /// The sets of the colours so far, by jokers in use, with up to `most` dice of one colour more.
    #[inline]
    fn with_colour(self, by_jokers: ByJokers, colour: Colour, most: u8) -> ByJokers {
        let (jokers, here) = (self.jokers as usize, self.shown.count(colour));
        let mut next = [0u64; 6];
        for (used, product) in by_jokers.iter().enumerate().take(jokers + 1) {
            next[used] = next[used].wrapping_add(product.wrapping_mul(UP_TO[here.min(most) as usize]));
            // All that show the colour, and some jokers.
            for more in 1..jokers + 1 - used {
                let n = here as usize + more;
                if n <= most as usize {
                    next[used + more] = next[used + more].wrapping_add(product << (n as u32 * COEFFICIENT));
                }
            }
        }
        next
    }

    /// For each colour the sets of the lighter ones.
    #[inline]
    fn lighter_sets(self, limit: impl Fn(Colour) -> u8) -> [ByJokers; Colour::ALL.len()] {
        let mut by_jokers = ONLY_NONE;
        Colour::ALL.map(|colour| {
            let lighter = by_jokers;
            by_jokers = self.with_colour(lighter, colour, limit(colour));
            lighter
        })
    }

    /// Every set of `size` faces the dice can show, in order.
    fn each_set(self, size: u8, visit: &mut impl FnMut(Faces)) {
        if self.jokers == 0 && self.shown.total() == size {
            visit(self.shown);
        } else if self.jokers == 0 && self.shown.total() == size + 1 {
            // Leaving out a darker die makes the smaller set.
            for colour in Colour::ALL.into_iter().rev() {
                if self.shown.count(colour) > 0 {
                    visit(self.shown.minus(Faces::of(colour, 1)));
                }
            }
        } else {
            self.each_set_from(Colour::ALL.len() - 1, size, Faces::NONE, visit);
        }
    }

    /// The sets with `chosen` already fixed for the faces after `face`, `left` dice to go.
    fn each_set_from(self, face: usize, left: u8, chosen: Faces, visit: &mut impl FnMut(Faces)) {
        let colour = Colour::ALL[face];
        let here = self.shown.count(colour);
        let below = Beans { shown: self.shown.minus(Faces::of(colour, here)), jokers: self.jokers };
        for n in 0..left.min(here + self.jokers) + 1 {
            let jokers = self.jokers - n.saturating_sub(here);
            let rest = Beans { jokers, ..below };
            if rest.total() < left - n {
                continue;
            }
            let chosen = chosen.plus(Faces::of(colour, n));
            if n == left {
                visit(chosen);
            } else if face > 0 {
                rest.each_set_from(face - 1, left - n, chosen, visit);
            }
        }
    }
}

impl Vivajava {
    /// The rolled own dice as beans.
    #[inline]
    pub(crate) fn own_beans(&self) -> Beans {
        let aroma = self.aroma.faces();
        let jokers = aroma.count(JOKER);
        Beans { shown: self.coffee.faces().plus(aroma.minus(Faces::of(JOKER, jokers))), jokers }
    }

    /// V4.1: the blend a new one must beat, and whose it is.
    #[inline]
    fn bar(&self) -> Option<(Seat, Rating)> {
        Some((self.featured_owner?, Rating::of(self.featured)?))
    }

    #[inline]
    fn check_rating(&self, rating: Rating) -> Result<(), Refusal<Reason>> {
        if rating.strength < PAIR {
            return Err(Reason::NoPair.under(rules::V4_1));
        }
        match self.bar() {
            Some((owner, bar)) if rating <= bar => Err(Reason::NotBetter(owner).under(rules::V4_1)),
            _ => Ok(()),
        }
    }

    /// V4.1: whether the own dice alone allow a Best Bean.
    #[inline]
    pub(crate) fn can_blend(&self, beans: Beans) -> bool {
        beans.best_rating().is_some_and(|rating| self.check_rating(rating).is_ok())
    }

    /// V4.1: whether these own faces are a Best Bean.
    pub(crate) fn check_blend(&self, faces: Faces) -> Result<(), Refusal<Reason>> {
        if faces.total() != BLEND_DICE {
            return Err(Reason::NotFive(faces.total()).under(rules::V4_1));
        }
        if !self.own_beans().can_show(faces) {
            return Err(Reason::NotRolled.under(rules::V4_1));
        }
        self.check_rating(Rating::of(faces).expect("a blend has dice"))
    }

    /// How many [`Vivajava::each_blend`] visits: all sets but those that are not better than the bar.
    #[inline]
    pub(crate) fn count_blends(&self, beans: Beans) -> u32 {
        let bar = rank(self.featured);
        if beans.jokers == 0 && beans.shown.total() <= BLEND_DICE {
            let five = beans.shown.total() == BLEND_DICE;
            return u32::from(five && beans.shown.has_pair() && (bar == 0 || rank(beans.shown) > bar));
        }
        let not_better = limits(bar);
        beans.count_sets(BLEND_DICE, |_| BLEND_DICE) - beans.count_sets(BLEND_DICE, not_better)
    }

    /// The Best Bean [`Vivajava::each_blend`] visits after `number` others: face by face, from the darkest, as many
    /// dice as leave the number among the sets that follow.
    pub(crate) fn nth_blend(&self, beans: Beans, number: u32) -> Faces {
        let not_better = limits(rank(self.featured));
        let all = beans.lighter_sets(|_| BLEND_DICE);
        let worse = beans.lighter_sets(not_better);
        let (mut jokers, mut number, mut left) = (beans.jokers, number, BLEND_DICE);
        let mut chosen = Faces::NONE;
        let mut is_better = false;
        for colour in Colour::ALL.into_iter().rev() {
            let here = beans.shown.count(colour);
            for n in 0..left.min(here + jokers) + 1 {
                let rest = jokers - n.saturating_sub(here);
                let better_now = is_better || n > not_better(colour);
                let mut follow = up_to_jokers(&all[colour as usize], rest, left - n);
                if !better_now {
                    follow -= up_to_jokers(&worse[colour as usize], rest, left - n);
                }
                if number < follow {
                    chosen = chosen.plus(Faces::of(colour, n));
                    left -= n;
                    jokers = rest;
                    is_better = better_now;
                    break;
                }
                number -= follow;
            }
        }
        chosen
    }

    /// The Best Beans of own dice alone, in order.
    #[inline]
    pub(crate) fn each_blend(&self, beans: Beans, mut visit: impl FnMut(Faces)) {
        let bar = rank(self.featured);
        let mut check = |faces: Faces| {
            if faces.has_pair() && (bar == 0 || rank(faces) > bar) {
                visit(faces);
            }
        };
        if beans.jokers == 0 && beans.shown.total() == BLEND_DICE {
            check(beans.shown);
        } else if self.can_blend(beans) {
            beans.each_set(BLEND_DICE, &mut check);
        }
    }

    /// V4.4: donated dice of a seat that can be of a colour.
    fn donated_of(&self, donor: Seat, colour: Colour) -> u8 {
        let faces = self.donated[donor.index()].faces();
        faces.count(JOKER) + if colour == JOKER { 0 } else { faces.count(colour) }
    }

    /// V4.4: whether any donated die was rolled.
    #[inline]
    pub(crate) fn has_donated(&self) -> bool {
        self.donated != [Default::default(); MAX_SEATS]
    }

    /// V4.4: whether a Best Bean with these donated dice can be completed with own ones.
    pub(crate) fn check_use(&self, main: Colour, used: [u8; MAX_SEATS]) -> Result<(), Refusal<Reason>> {
        for (number, &n) in used.iter().enumerate() {
            let seat = Seat::new(number).expect("the table has four places");
            if n == 0 {
                continue;
            }
            if seat == self.active || number >= self.n_seats as usize {
                return Err(Reason::NotADonor(seat).under(rules::V4_4));
            }
            let there = self.donated_of(seat, main);
            if n > there {
                return Err(Reason::DonatedFewer(seat, there).under(rules::V4_4));
            }
        }
        self.check_use_of(self.own_beans(), main, used.iter().sum())
    }

    /// V4.4: whether a Best Bean with so many donated dice of the main colour can be completed with own ones.
    fn check_use_of(&self, beans: Beans, main: Colour, n_used: u8) -> Result<(), Refusal<Reason>> {
        if n_used == 0 {
            return Err(Reason::NoneDonated.under(rules::V4_4));
        }
        if n_used >= BLEND_DICE || beans.most(main) == 0 {
            return Err(Reason::NoOwnMain(main).under(rules::V4_4));
        }
        if beans.total() + n_used < BLEND_DICE {
            return Err(Reason::NotFive(beans.total() + n_used).under(rules::V4_1));
        }
        // As many own beans of the main colour as possible is the best there is: it rates highest and leaves
        // the fewest dice to fill up with.
        let strength = beans.most(main).min(BLEND_DICE - n_used) + n_used;
        let mut fill = 0;
        for colour in Colour::ALL {
            if colour != main {
                fill += beans.shown.count(colour).min(strength - u8::from(colour > main));
            }
        }
        if fill + strength < BLEND_DICE {
            return Err(Reason::OtherMain(main).under(rules::V4_4));
        }
        self.check_rating(Rating { strength, roast: main.roast() })
    }

    /// The choices of donated dice, in order.
    #[inline]
    pub(crate) fn each_use(&self, visit: impl FnMut(Colour, [u8; MAX_SEATS])) {
        if self.has_donated() {
            self.each_use_of_some(visit);
        }
    }

    fn each_use_of_some(&self, mut visit: impl FnMut(Colour, [u8; MAX_SEATS])) {
        let beans = self.own_beans();
        for main in Colour::ALL {
            let most: [u8; MAX_SEATS] = std::array::from_fn(|number| {
                let faces = self.donated[number].faces();
                faces.count(JOKER) + if main == JOKER { 0 } else { faces.count(main) }
            });
            // The number of donated dice decides; whose they are does not matter.
            let n_most: u8 = most.iter().sum();
            let mut fitting = 0u8;
            for n_used in 1..n_most.min(BLEND_DICE - 1) + 1 {
                fitting |= u8::from(self.check_use_of(beans, main, n_used).is_ok()) << n_used;
            }
            if fitting == 0 {
                continue;
            }
            for n0 in 0..most[0] + 1 {
                for n1 in 0..most[1] + 1 {
                    for n2 in 0..most[2] + 1 {
                        for n3 in 0..most[3] + 1 {
                            if fitting >> (n0 + n1 + n2 + n3) & 1 != 0 {
                                visit(main, [n0, n1, n2, n3]);
                            }
                        }
                    }
                }
            }
        }
    }

    /// V4.4: whether these own faces complete a Best Bean begun with donated dice.
    pub(crate) fn check_blend_with(
        &self,
        main: Colour,
        used: [u8; MAX_SEATS],
        own: Faces,
    ) -> Result<(), Refusal<Reason>> {
        let n_used: u8 = used.iter().sum();
        if own.total() + n_used != BLEND_DICE {
            return Err(Reason::NotFive(own.total() + n_used).under(rules::V4_1));
        }
        if !self.own_beans().can_show(own) {
            return Err(Reason::NotRolled.under(rules::V4_1));
        }
        self.check_mixture(main, n_used, own)
    }

    /// As [`Vivajava::check_blend_with`], for own faces that can be shown and have the right number.
    fn check_mixture(&self, main: Colour, n_used: u8, own: Faces) -> Result<(), Refusal<Reason>> {
        if own.count(main) == 0 {
            return Err(Reason::NoOwnMain(main).under(rules::V4_4));
        }
        let all = own.plus(Faces::of(main, n_used));
        if main_colour(all) != Some(main) {
            return Err(Reason::OtherMain(main).under(rules::V4_4));
        }
        self.check_rating(Rating::of(all).expect("a blend has dice"))
    }

    /// The own faces that complete a Best Bean begun with donated dice, in order.
    pub(crate) fn each_blend_with(&self, main: Colour, used: [u8; MAX_SEATS], mut visit: impl FnMut(Faces)) {
        let n_used: u8 = used.iter().sum();
        self.own_beans().each_set(BLEND_DICE - n_used, &mut |own| {
            if self.check_mixture(main, n_used, own).is_ok() {
                visit(own);
            }
        });
    }

    /// V4.5: whether the own dice allow a Rainbow.
    #[inline]
    pub(crate) fn check_rainbow(&self, beans: Beans) -> Result<(), Refusal<Reason>> {
        if self.rainbow_owner == Some(self.active) {
            return Err(Reason::OwnsRainbow.under(rules::V4_5));
        }
        if beans.shown.distinct() + beans.jokers < BLEND_DICE {
            return Err(Reason::NotFiveColours.under(rules::V4_5));
        }
        Ok(())
    }
}
