//! Blends: rating, what the dice allow, and why not (V4.1 to V4.5).

use table::{Refusal, Seat};

use crate::catalog::{BLEND_DICE, Colour, JOKER, MAX_SEATS};
use crate::dice::{EVERY_FACE, Faces, Pool, nth_present};
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

    /// One number that orders like the rating: strength, then roast.
    #[inline]
    const fn rank(self) -> u8 {
        self.strength << 3 | self.roast
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

/// The rank of the rating of at most five dice; without dice, less than that of any.
#[inline]
fn rank(dice: Faces) -> u8 {
    let colour = dice.leading();
    Rating { strength: dice.count(colour), roast: colour.roast() }.rank()
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

/// How many of these aroma dice can be of a colour, jokers included.
#[inline(always)]
fn aroma_of(faces: Faces, colour: Colour) -> u8 {
    faces.count(JOKER) + if colour == JOKER { 0 } else { faces.count(colour) }
}

/// V4.4: donated dice for a Best Bean of one main colour. Only their number decides; whose they are does not matter.
struct Uses {
    /// How many dice of each donor can be of that colour.
    most: [u8; MAX_SEATS],
    /// The numbers of dice that may be used, one bit each.
    fitting: u8,
}

impl Uses {
    #[inline]
    fn each(&self, mut visit: impl FnMut([u8; MAX_SEATS])) {
        let Uses { most, fitting } = *self;
        if fitting == 0 {
            return;
        }
        for n0 in 0..most[0] + 1 {
            for n1 in 0..most[1] + 1 {
                for n2 in 0..most[2] + 1 {
                    for n3 in 0..most[3] + 1 {
                        if fitting >> (n0 + n1 + n2 + n3) & 1 != 0 {
                            visit([n0, n1, n2, n3]);
                        }
                    }
                }
            }
        }
    }

    /// How many [`Uses::each`] visits: counted like the sets of a blend, by a product of polynomials.
    fn count(&self) -> u32 {
        let [n0, n1, n2, n3] = self.most.map(|n| UP_TO[usize::from(n)]);
        let product = n0.wrapping_mul(n1).wrapping_mul(n2).wrapping_mul(n3);
        (1..BLEND_DICE).map(|n| u32::from(self.fitting >> n & 1) * coefficient(product, n)).sum()
    }
}

/// How many sets the dice can show, for finding the blends among them by number.
///
/// Sets are counted by generating functions: a colour of which `n` dice may be used is the polynomial
/// 1 + x + … + xⁿ, and a coefficient of the product counts the sets of its size. One number holds the six
/// coefficients; `[c][j]` is the product of the `c` lightest colours with at most `j` jokers.
pub(crate) struct BlendCounts {
    beans: Beans,
    most: [u8; 6],
    /// All sets.
    all: [[u64; 6]; 7],
    /// Those in which no colour occurs more often than its limit: they are not better than the bar.
    poor: [[u64; 6]; 7],
}

impl BlendCounts {
    pub(crate) const EMPTY: BlendCounts = BlendCounts {
        beans: Beans { shown: Faces::NONE, jokers: 0 },
        most: [0; 6],
        all: [[0; 6]; 7],
        poor: [[0; 6]; 7],
    };

    fn fill(&mut self, beans: Beans, limit: impl Fn(Colour) -> u8) {
        self.beans = beans;
        self.most = Colour::ALL.map(limit);
        for jokers in 0..usize::from(beans.jokers) + 1 {
            self.all[0][jokers] = 1;
            self.poor[0][jokers] = 1;
        }
        for colour in 0..6 {
            let here = beans.shown.count(Colour::ALL[colour]);
            for jokers in 0..usize::from(beans.jokers) + 1 {
                self.all[colour + 1][jokers] = times(&self.all[colour], jokers, here, BLEND_DICE);
                self.poor[colour + 1][jokers] = times(&self.poor[colour], jokers, here, self.most[colour]);
            }
        }
    }

    /// How many blends there are.
    fn total(&self) -> u32 {
        let jokers = usize::from(self.beans.jokers);
        coefficient(self.all[6][jokers], BLEND_DICE) - coefficient(self.poor[6][jokers], BLEND_DICE)
    }

    /// The Best Bean [`Vivajava::each_blend`] visits after `number` others: face by face, from the darkest, as many
    /// dice as leave the number among the sets that follow.
    pub(crate) fn nth(&self, number: u32) -> Faces {
        let (mut number, mut left, mut jokers) = (number, BLEND_DICE, self.beans.jokers);
        let mut chosen = Faces::NONE;
        let mut is_better = false;
        for colour in Colour::ALL.into_iter().rev() {
            let here = self.beans.shown.count(colour);
            let (all, poor) = (&self.all[colour.index()], &self.poor[colour.index()]);
            for n in 0..left.min(here + jokers) + 1 {
                let jokers_left = jokers - n.saturating_sub(here);
                let better_now = is_better || n > self.most[colour.index()];
                let mut follow = coefficient(all[usize::from(jokers_left)], left - n);
                if !better_now {
                    follow -= coefficient(poor[usize::from(jokers_left)], left - n);
                }
                if number < follow {
                    chosen = chosen.plus(Faces::of(colour, n));
                    left -= n;
                    jokers = jokers_left;
                    is_better = better_now;
                    break;
                }
                number -= follow;
            }
        }
        chosen
    }
}

/// The product for one colour more, of which `here` dice are shown and `most` may be used, jokers included.
#[inline]
fn times(products: &[u64; 6], jokers: usize, here: u8, most: u8) -> u64 {
    let mut product = products[jokers].wrapping_mul(UP_TO[here.min(most) as usize]);
    // All that show the colour, and some jokers.
    for more in 1..jokers + 1 {
        let n = usize::from(here) + more;
        if n <= usize::from(most) {
            product = product.wrapping_add(products[jokers - more] << (n as u32 * COEFFICIENT));
        }
    }
    product
}

impl Vivajava {
    /// The rolled own dice as beans.
    #[inline]
    pub(crate) fn own_beans(&self) -> Beans {
        let aroma = self.aroma.faces();
        let jokers = aroma.count(JOKER);
        Beans { shown: self.coffee.faces().plus(aroma.minus(Faces::of(JOKER, jokers))), jokers }
    }

    /// V4.1: a pair at least, and better than the Best Bean there is.
    #[inline]
    fn check_rating(&self, rating: Rating) -> Result<(), Refusal<Reason>> {
        if rating.strength < PAIR {
            return Err(Reason::NoPair.under(rules::V4_1));
        }
        match self.featured_owner {
            Some(owner) if rating.rank() <= rank(self.featured) => {
                Err(Reason::NotBetter(owner).under(rules::V4_1))
            }
            _ => Ok(()),
        }
    }

    /// V4.1: how many beans of this colour a new Best Bean needs at least; 6 if no five dice are enough.
    pub fn beans_to_beat(&self, colour: Colour) -> u8 {
        let enough = |&strength: &u8| self.check_rating(Rating { strength, roast: colour.roast() }).is_ok();
        (PAIR..=BLEND_DICE).find(enough).unwrap_or(BLEND_DICE + 1)
    }

    /// V4.1: whether the active seat's dice alone allow a Best Bean.
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

    /// How many [`Vivajava::each_blend`] visits for at most five dice without joker: one or none.
    #[inline(always)]
    pub(crate) fn count_blends_of_five(&self, shown: Faces) -> u32 {
        let five = (shown.total() == BLEND_DICE) & shown.has_pair();
        u32::from(five & (rank(shown) > rank(self.featured)))
    }

    /// How many [`Vivajava::each_blend`] visits, for any dice; `counts` must be empty and then knows them by number.
    pub(crate) fn count_blends(&self, beans: Beans, counts: &mut BlendCounts) -> u32 {
        if beans.total() < BLEND_DICE {
            return 0;
        }
        counts.fill(beans, limits(rank(self.featured)));
        counts.total()
    }

    /// The Best Beans of own dice alone, in order.
    #[inline]
    pub(crate) fn each_blend(&self, beans: Beans, mut visit: impl FnMut(Faces)) {
        let bar = rank(self.featured);
        let mut check = |faces: Faces| {
            if faces.has_pair() && rank(faces) > bar {
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
        aroma_of(self.donated[donor.index()].faces(), colour)
    }

    /// V4.4: whether any donated die was rolled.
    #[inline]
    pub(crate) fn has_donated(&self) -> bool {
        Pool::any(&self.donated)
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

    /// V4.4: whether a Best Bean with this many donated dice of the main colour can be completed with own ones.
    #[inline]
    fn check_use_of(&self, beans: Beans, main: Colour, n_used: u8) -> Result<(), Refusal<Reason>> {
        if n_used == 0 {
            return Err(Reason::NoneDonated.under(rules::V4_4));
        }
        let least_own = self.switches.donated().least_own();
        if n_used + least_own > BLEND_DICE || beans.most(main) < least_own {
            return Err(Reason::TooFewOwn(main, least_own).under(rules::V4_4));
        }
        if beans.total() + n_used < BLEND_DICE {
            return Err(Reason::NotFive(beans.total() + n_used).under(rules::V4_1));
        }
        // As many own beans of the main colour as possible is the best there is: it rates highest and leaves
        // the fewest dice to fill up with.
        let strength = beans.most(main).min(BLEND_DICE - n_used) + n_used;
        let others = beans.shown.without(main);
        let mut fill = others.total();
        if others.any_at_least(strength) {
            fill = 0;
            for colour in Colour::ALL {
                fill += others.count(colour).min(strength - u8::from(colour > main));
            }
        }
        if fill + strength < BLEND_DICE {
            return Err(Reason::OtherMain(main).under(rules::V4_4));
        }
        self.check_rating(Rating { strength, roast: main.roast() })
    }

    /// V4.4: how many donated dice a Best Bean of a main colour can have, one bit each; `donated` are all of them.
    #[inline(always)]
    fn fitting_uses(&self, beans: Beans, donated: Faces, main: Colour) -> u8 {
        let mut fitting = 0;
        if beans.most(main) >= self.switches.donated().least_own() {
            for n_used in 1..aroma_of(donated, main).min(BLEND_DICE - 1) + 1 {
                fitting |= u8::from(self.check_use_of(beans, main, n_used).is_ok()) << n_used;
            }
        }
        fitting
    }

    /// V4.4: the choices of donated dice for a main colour; `donated` are all of them.
    #[inline(always)]
    fn uses_of(&self, beans: Beans, donated: Faces, main: Colour) -> Uses {
        let fitting = self.fitting_uses(beans, donated, main);
        let mut most = [0; MAX_SEATS];
        if fitting != 0 {
            for (most, pool) in most.iter_mut().zip(self.donated) {
                *most = aroma_of(pool.faces(), main);
            }
        }
        Uses { most, fitting }
    }

    /// All dice donated and rolled.
    #[inline]
    fn all_donated(&self) -> Faces {
        self.donated.iter().fold(Faces::NONE, |all, pool| all.plus(pool.faces()))
    }

    /// The choices of donated dice, in order.
    #[inline(always)]
    pub(crate) fn each_use(&self, mut visit: impl FnMut(Colour, [u8; MAX_SEATS])) {
        if self.has_donated() {
            let (beans, donated) = (self.own_beans(), self.all_donated());
            for main in Colour::ALL {
                self.uses_of(beans, donated, main).each(|used| visit(main, used));
            }
        }
    }

    /// How many [`Vivajava::each_use`] visits, by main colour.
    #[inline(always)]
    pub(crate) fn count_uses(&self, beans: Beans) -> [u32; 6] {
        if self.has_donated() { self.count_uses_of_some(beans) } else { [0; 6] }
    }

    fn count_uses_of_some(&self, beans: Beans) -> [u32; 6] {
        let donated = self.all_donated();
        let mut counts = [0; 6];
        // The colours that own and donated dice can both show.
        let shown = |faces: Faces, jokers: u8| if jokers > 0 { EVERY_FACE } else { faces.present() };
        let mut mains = shown(beans.shown, beans.jokers) & shown(donated, donated.count(JOKER));
        while mains != 0 {
            let main = nth_present(mains, 0);
            let uses = self.uses_of(beans, donated, main);
            if uses.fitting != 0 {
                counts[main.index()] = uses.count();
            }
            mains &= mains - 1;
        }
        counts
    }

    /// The choice of donated dice of one main colour [`Vivajava::each_use`] visits after `number` others of it.
    pub(crate) fn nth_use(&self, beans: Beans, main: Colour, number: u32) -> [u8; MAX_SEATS] {
        let mut found = [0; MAX_SEATS];
        let mut left = number;
        self.uses_of(beans, self.all_donated(), main).each(|used| {
            found = if left == 0 { used } else { found };
            left = left.wrapping_sub(1);
        });
        found
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
        let least_own = self.switches.donated().least_own();
        if own.count(main) < least_own {
            return Err(Reason::TooFewOwn(main, least_own).under(rules::V4_4));
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

    /// V4.5: whether the active seat's dice allow a Rainbow.
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
