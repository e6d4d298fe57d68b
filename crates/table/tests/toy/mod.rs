//! The tasting: a toy game to copy when adding a real one.
//!
//! It has one of everything: chance with unequal weights, a choice made by all seats at once and hidden until
//! the last one seals, a choice in turn, hidden information, refusals with their rules, and options.
//! A real game spreads this over the files named at each section.
//!
//! The rules:
//!
//! - **T1** Chance deals each seat a hidden bean out of the bag. Then rounds are played. Questions are answered
//!   by those asked.
//! - **T2** In a round every seat bids in secret: it may raise by one coin as long as it has one, and seals.
//!   Once all are sealed the bids are opened. The highest wins, of equal ones the lowest seat, and is paid.
//! - **T3** The winner keeps its bean and takes a point, or throws it away openly and draws a hidden new one.
//!   Beans come out of the bag only; there is no swapping with an empty bag.
//!
//! After the last round all beans are shown. The score is bean, coins and points; ties go by coins.

use std::fmt::{self, Display};
use std::str::FromStr;

use table::{
    Awaits, Dealer, Game, GameSetup, OptionSpec, OptionValues, OptionWords, ParseError, Refusal, RuleRef,
    Seat, SeatSet, SetupError, Step, StepOf, Viewer, Witness,
};

// ---- catalog.rs: what the rulebook gives as numbers --------------------------------------------------------

const COINS: u8 = 3;
const T1: RuleRef = RuleRef("T1");
const T2: RuleRef = RuleRef("T2");
const T3: RuleRef = RuleRef("T3");

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Bean {
    Light,
    Dark,
    Rare,
}

impl Bean {
    const ALL: [Bean; 3] = [Bean::Light, Bean::Dark, Bean::Rare];

    const fn worth(self) -> i32 {
        [1, 2, 4][self as usize]
    }
}

/// How many beans of each kind.
type Beans = [u8; 3];

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bag {
    Small,
    Large,
}

impl Bag {
    const fn beans(self) -> Beans {
        match self {
            Bag::Small => [3, 2, 1],
            Bag::Large => [6, 4, 2],
        }
    }
}

// ---- setup.rs ----------------------------------------------------------------------------------------------

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    pub seats: u8,
    pub rounds: u8,
    pub bag: Bag,
}

impl GameSetup for Setup {
    fn options() -> Vec<OptionSpec> {
        let range = |name, first, last, default| OptionSpec {
            name,
            values: OptionValues::Range(first, last),
            default,
            rule: T1,
        };
        vec![
            range("seats", 2, 4, "2"),
            range("rounds", 1, 3, "2"),
            OptionSpec {
                name: "bag",
                values: OptionValues::OneOf(&["small", "large"]),
                default: "small",
                rule: T3,
            },
        ]
    }

    fn seats(&self) -> usize {
        usize::from(self.seats)
    }
}

// ---- state.rs ----------------------------------------------------------------------------------------------

/// The whole state. Two are equal when every field is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Toy {
    setup: Setup,
    round: u8,
    /// What is left, not in which order it will come.
    bag: Beans,
    /// Thrown away openly.
    spent: Beans,
    places: Vec<Place>,
    frame: Frame,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Place {
    bean: Option<Bean>,
    coins: u8,
    points: u8,
    bid: u8,
    sealed: bool,
}

/// The question that is open.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Which bean is dealt to this seat?
    Deal(Seat),
    /// What does everybody bid?
    Bid,
    /// Does the winner keep or swap?
    Choose(Seat),
    /// Which bean does the winner draw?
    Draw(Seat),
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    Raise,
    Seal,
    Keep,
    Swap,
}

impl Action {
    const ALL: [Action; 4] = [Action::Raise, Action::Seal, Action::Keep, Action::Swap];
}

/// A bean comes out of the bag.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Drawn(pub Bean);

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    Drew { seat: Seat, bean: Bean },
    Raised { seat: Seat },
    Sealed { seat: Seat },
    Opened { bids: Vec<u8>, winner: Seat },
    Kept { seat: Seat },
    Swapped { seat: Seat, bean: Bean },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    NotAsked,
    NotTheQuestion,
    NoCoinLeft,
    BagIsEmpty,
    NotInTheBag(Bean),
}

impl Reason {
    const fn under(self, rule: RuleRef) -> Refusal<Reason> {
        Refusal { reason: self, rule }
    }
}

impl Toy {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.places.len())
    }
}

// ---- legal.rs: legality, stated once -----------------------------------------------------------------------

impl Toy {
    fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal<Reason>> {
        if !self.awaits().seats().contains(seat) {
            return Err(Reason::NotAsked.under(T1));
        }
        let place = &self.places[seat.index()];
        match (self.frame, action) {
            (Frame::Bid, Action::Raise) if place.bid == place.coins => Err(Reason::NoCoinLeft.under(T2)),
            (Frame::Bid, Action::Raise | Action::Seal) => Ok(()),
            (Frame::Choose(_), Action::Swap) if self.bag == [0; 3] => Err(Reason::BagIsEmpty.under(T3)),
            (Frame::Choose(_), Action::Keep | Action::Swap) => Ok(()),
            _ => Err(Reason::NotTheQuestion.under(T1)),
        }
    }

    fn check_outcome(&self, Drawn(bean): Drawn) -> Result<(), Refusal<Reason>> {
        match self.frame {
            Frame::Deal(_) | Frame::Draw(_) if self.bag[bean as usize] == 0 => {
                Err(Reason::NotInTheBag(bean).under(T3))
            }
            Frame::Deal(_) | Frame::Draw(_) => Ok(()),
            _ => Err(Reason::NotTheQuestion.under(T1)),
        }
    }
}

// ---- advance.rs: effects of steps --------------------------------------------------------------------------

impl Toy {
    fn advance_drawn<W: Witness<Event>>(&mut self, Drawn(bean): Drawn, events: &mut W) {
        let (Frame::Deal(seat) | Frame::Draw(seat)) = self.frame else {
            unreachable!("beans are drawn when chance is asked")
        };
        self.bag[bean as usize] -= 1;
        self.places[seat.index()].bean = Some(bean);
        events.happened(Event::Drew { seat, bean });
        let left = seat.left(self.places.len());
        match self.frame {
            Frame::Deal(_) if left.index() == 0 => self.frame = Frame::Bid,
            Frame::Deal(_) => self.frame = Frame::Deal(left),
            _ => self.end_round(),
        }
    }

    fn advance_bid<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        let place = &mut self.places[seat.index()];
        if action == Action::Raise {
            place.bid += 1;
            return events.happened(Event::Raised { seat });
        }
        place.sealed = true;
        events.happened(Event::Sealed { seat });
        if self.places.iter().all(|place| place.sealed) {
            self.open_bids(events);
        }
    }

    fn open_bids<W: Witness<Event>>(&mut self, events: &mut W) {
        let bids: Vec<u8> = self.places.iter().map(|place| place.bid).collect();
        // Of equal bids `max_by_key` takes the last, so the seats are asked from the highest down.
        let winner = Seat::all(bids.len()).rev().max_by_key(|seat| bids[seat.index()]);
        let winner = winner.expect("a table has seats");
        self.places[winner.index()].coins -= bids[winner.index()];
        for place in &mut self.places {
            place.bid = 0;
            place.sealed = false;
        }
        self.frame = Frame::Choose(winner);
        events.happened(Event::Opened { bids, winner });
    }

    fn advance_choose<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        let place = &mut self.places[seat.index()];
        if action == Action::Keep {
            place.points += 1;
            events.happened(Event::Kept { seat });
            return self.end_round();
        }
        let bean = place.bean.take().expect("every seat was dealt a bean");
        self.spent[bean as usize] += 1;
        self.frame = Frame::Draw(seat);
        events.happened(Event::Swapped { seat, bean });
    }

    fn end_round(&mut self) {
        self.round += 1;
        self.frame = if self.round == self.setup.rounds { Frame::Over } else { Frame::Bid };
    }
}

// ---- scoring.rs --------------------------------------------------------------------------------------------

impl Toy {
    fn score(&self, seat: Seat) -> i32 {
        let place = &self.places[seat.index()];
        place.bean.map_or(0, Bean::worth) + i32::from(place.coins) + i32::from(place.points)
    }
}

// ---- view.rs: what a viewer may know; counts where others have beans ---------------------------------------

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    setup: Setup,
    round: u8,
    frame: Frame,
    places: Vec<PlaceView>,
    spent: Beans,
    /// In the bag or in hands this viewer cannot see.
    unseen: Beans,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct PlaceView {
    coins: u8,
    points: u8,
    sealed: bool,
    bean: BeanView,
    bid: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum BeanView {
    None,
    Hidden,
    Known(Bean),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    Drew { seat: Seat, bean: Option<Bean> },
    Raised,
    Sealed { seat: Seat },
    Opened { bids: Vec<u8>, winner: Seat },
    Kept { seat: Seat },
    Swapped { seat: Seat, bean: Bean },
}

/// Takes a bean out, each as likely as any other.
fn take_one<D: Dealer + ?Sized>(beans: &mut Beans, dealer: &mut D) -> Bean {
    let mut left = dealer.below(beans.iter().map(|&n| u32::from(n)).sum()) as u8;
    for bean in Bean::ALL {
        match left.checked_sub(beans[bean as usize]) {
            Some(rest) => left = rest,
            None => {
                beans[bean as usize] -= 1;
                return bean;
            }
        }
    }
    unreachable!("a number below the sum falls into one of the kinds")
}

// ---- action.rs: how they are written -------------------------------------------------------------------------------------------

const BEANS: [(&str, Bean); 3] = [("light", Bean::Light), ("dark", Bean::Dark), ("rare", Bean::Rare)];
const BAGS: [(&str, Bag); 2] = [("small", Bag::Small), ("large", Bag::Large)];
const ACTIONS: [(&str, Action); 4] =
    [("raise", Action::Raise), ("seal", Action::Seal), ("keep", Action::Keep), ("swap", Action::Swap)];

fn word_of<T: Copy + Eq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, it)| *it == value).expect("every value has a word").0
}

fn read<T: Copy>(words: &[(&str, T)], expected: &str, text: &str) -> Result<T, ParseError> {
    let found = words.iter().find(|(word, _)| *word == text);
    found.map(|(_, value)| *value).ok_or_else(|| ParseError::new(expected, text))
}

impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seats={} rounds={} bag={}", self.seats, self.rounds, word_of(&BAGS, self.bag))
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    /// Options in any order; those not named have their defaults.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut setup = Setup { seats: 2, rounds: 2, bag: Bag::Small };
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let number = || value.parse().map_err(|_| ParseError::new("a number", value));
            match name {
                "seats" => setup.seats = number()?,
                "rounds" => setup.rounds = number()?,
                "bag" => setup.bag = read(&BAGS, "`small` or `large`", value)?,
                _ => return Err(ParseError::new("`seats=`, `rounds=` or `bag=`", word)),
            }
        }
        Ok(setup)
    }
}

impl Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(word_of(&ACTIONS, *self))
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        read(&ACTIONS, "`raise`, `seal`, `keep` or `swap`", text)
    }
}

impl Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw {}", word_of(&BEANS, self.0))
    }
}

impl FromStr for Drawn {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let bean = text.strip_prefix("draw ").ok_or_else(|| ParseError::new("`draw <bean>`", text))?;
        read(&BEANS, "`light`, `dark` or `rare`", bean).map(Drawn)
    }
}

impl Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::NotAsked => write!(f, "this seat is not asked"),
            Reason::NotTheQuestion => write!(f, "that is not the question"),
            Reason::NoCoinLeft => write!(f, "no coin is left to raise by"),
            Reason::BagIsEmpty => write!(f, "the bag is empty"),
            Reason::NotInTheBag(bean) => write!(f, "there is no {} bean in the bag", word_of(&BEANS, *bean)),
        }
    }
}

// ---- game.rs: the trait -------------------------------------------------------------------------------------

impl Game for Toy {
    const ID: &'static str = "toy";
    /// Under version 1 the bag was called a sack, and three rounds were the default.
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    /// Four deals; in each of three rounds four seats raise thrice and seal, one chooses and draws.
    const MAX_STEPS: u32 = 4 + 3 * (4 * 4 + 2);

    type Setup = Setup;
    type Action = Action;
    type Outcome = Drawn;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Reason = Reason;

    fn upgrade_setup(_: u32, options: &mut OptionWords) {
        options.set_default("rounds", "3");
        options.remove("sack").into_iter().for_each(|sack| options.set("bag", &sack));
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let refuse = |message: &str| Err(SetupError { message: message.into(), rule: T1 });
        if !(2..=4).contains(&setup.seats) {
            return refuse("two to four seats can play");
        }
        if !(1..=3).contains(&setup.rounds) {
            return refuse("one to three rounds can be played");
        }
        let place = Place { bean: None, coins: COINS, points: 0, bid: 0, sealed: false };
        Ok(Toy {
            setup: *setup,
            round: 0,
            bag: setup.bag.beans(),
            spent: [0; 3],
            places: vec![place; setup.seats()],
            frame: Frame::Deal(Seat::new(0).expect("a table has a first seat")),
        })
    }

    fn n_seats(&self) -> usize {
        self.places.len()
    }

    fn awaits(&self) -> Awaits {
        match self.frame {
            Frame::Deal(_) | Frame::Draw(_) => Awaits::Chance,
            Frame::Choose(seat) => Awaits::Seat(seat),
            Frame::Over => Awaits::Nobody,
            Frame::Bid => {
                let open: SeatSet = self.seats().filter(|seat| !self.places[seat.index()].sealed).collect();
                Awaits::among(open)
            }
        }
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        into.extend(Action::ALL.into_iter().filter(|action| self.check_action(seat, *action).is_ok()));
    }

    fn outcomes(&self, into: &mut Vec<(Drawn, u32)>) {
        let possible = Bean::ALL.into_iter().filter(|bean| self.check_outcome(Drawn(*bean)).is_ok());
        into.extend(possible.map(|bean| (Drawn(bean), u32::from(self.bag[bean as usize]))));
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Reason>> {
        match *step {
            Step::Choice(seat, action) => self.check_action(seat, action),
            Step::Outcome(drawn) => self.check_outcome(drawn),
        }
    }

    fn advance<W: Witness<Event>>(&mut self, step: &StepOf<Self>, events: &mut W) {
        debug_assert_eq!(self.check(step), Ok(()), "steps are checked before they are carried out");
        match (*step, self.frame) {
            (Step::Outcome(drawn), _) => self.advance_drawn(drawn, events),
            (Step::Choice(seat, action), Frame::Bid) => self.advance_bid(seat, action, events),
            (Step::Choice(seat, action), _) => self.advance_choose(seat, action, events),
        }
    }

    fn scores(&self) -> Option<Vec<i32>> {
        (self.frame == Frame::Over).then(|| self.seats().map(|seat| self.score(seat)).collect())
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        let merit = |seat: Seat| (self.score(seat), self.places[seat.index()].coins);
        let place = |seat| 1 + self.seats().filter(|other| merit(*other) > merit(seat)).count() as u8;
        (self.frame == Frame::Over).then(|| self.seats().map(place).collect())
    }

    fn view(&self, viewer: Viewer) -> View {
        let mut unseen = self.bag;
        let mut places = Vec::new();
        for seat in self.seats() {
            let place = &self.places[seat.index()];
            let own = viewer == Viewer::Seat(seat);
            let bean = match place.bean {
                None => BeanView::None,
                Some(bean) if own || self.frame == Frame::Over => BeanView::Known(bean),
                Some(bean) => {
                    unseen[bean as usize] += 1;
                    BeanView::Hidden
                }
            };
            places.push(PlaceView {
                coins: place.coins,
                points: place.points,
                sealed: place.sealed,
                bean,
                bid: own.then_some(place.bid),
            });
        }
        View { setup: self.setup, round: self.round, frame: self.frame, places, spent: self.spent, unseen }
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Seen> {
        match *event {
            Event::Drew { seat, bean } => {
                Some(Seen::Drew { seat, bean: (viewer == Viewer::Seat(seat)).then_some(bean) })
            }
            Event::Raised { seat } => (viewer == Viewer::Seat(seat)).then_some(Seen::Raised),
            Event::Sealed { seat } => Some(Seen::Sealed { seat }),
            Event::Opened { ref bids, winner } => Some(Seen::Opened { bids: bids.clone(), winner }),
            Event::Kept { seat } => Some(Seen::Kept { seat }),
            Event::Swapped { seat, bean } => Some(Seen::Swapped { seat, bean }),
        }
    }

    fn imagine<D: Dealer + ?Sized>(view: &View, dealer: &mut D) -> Self {
        let mut bag = view.unseen;
        let places = view.places.iter().map(|place| Place {
            bean: match place.bean {
                BeanView::None => None,
                BeanView::Hidden => Some(take_one(&mut bag, dealer)),
                BeanView::Known(bean) => Some(bean),
            },
            coins: place.coins,
            points: place.points,
            // Outside the bidding nobody has a bid; within it, any that the coins allow.
            bid: place.bid.unwrap_or_else(|| match view.frame {
                Frame::Bid => dealer.below(u32::from(place.coins) + 1) as u8,
                _ => 0,
            }),
            sealed: place.sealed,
        });
        let places = places.collect();
        Toy { setup: view.setup, round: view.round, bag, spent: view.spent, places, frame: view.frame }
    }

    /// The last seal opens the bids, a swap shows the old bean, and the last choice ends the game and shows all.
    fn reveals(&self, step: &StepOf<Self>) -> bool {
        match step {
            Step::Choice(_, Action::Seal) => self.awaits().seats().len() == 1,
            Step::Choice(_, Action::Swap) => true,
            Step::Choice(_, Action::Keep) => self.round + 1 == self.setup.rounds,
            _ => false,
        }
    }

    fn rules() -> &'static [RuleRef] {
        &[T1, T2, T3]
    }

    fn audit(&self) -> Result<(), String> {
        for bean in Bean::ALL {
            let held = self.places.iter().filter(|place| place.bean == Some(bean)).count() as u8;
            let found = self.bag[bean as usize] + self.spent[bean as usize] + held;
            if found != self.setup.bag.beans()[bean as usize] {
                return Err(format!("there are {found} {bean:?} beans"));
            }
        }
        match self.places.iter().find(|place| place.bid > place.coins || place.coins > COINS) {
            Some(place) => Err(format!("coins and bid of {place:?}")),
            None => Ok(()),
        }
    }
}
