//! The state of a game, and the `Game` trait over it.

use table::{
    Awaits, Dealer, Game, OptionWords, Refusal, RuleRef, Seat, SeatSet, SetupError, Step, StepOf, Viewer,
    Witness,
};

use crate::act::FromSupply;
use crate::action::{Action, Outcome};
use crate::bean::{Beans, Colour};
use crate::card::{CardId, CardSet};
use crate::company::{Company, Stage};
use crate::deck::DeckRef;
use crate::event::Event;
use crate::reason::{Question, Reason};
use crate::rules::{self, C1_1, C1_3, C1_5, C2_1, C3_1, C4_11, C4_12, C6_1, C6_4, C6_5, C8_1};
use crate::setup::{self, Draft, N_ROUNDS, Setup, Starts};
use crate::view::View;

/// Beans of each colour in the box (C1.1).
pub const BEANS_PER_COLOUR: i16 = 35;

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Chance draws the promo cards that come in (C8.1).
    Promo {
        /// How many are still to come.
        left: u8,
    },
    /// Chance boxes plan cards for promo cards (C8.1).
    Box {
        /// How many are still to go.
        left: u8,
    },
    /// Chance draws the first master (C1.5).
    FirstMaster,
    /// A seat gets its start card: by lot, or the one it takes (C1.3).
    Start {
        /// Which seat.
        seat: Seat,
    },
    /// Chance fills the display at the start of a round (C2.1, C6.1).
    Show,
    /// A seat takes a card (C2).
    Draft {
        /// Whose turn.
        seat: Seat,
    },
    /// Chance replaces the card just taken; then this seat takes (C2.1).
    Refill {
        /// Whose turn is next.
        next: Seat,
    },
    /// A seat bids or passes (C6.1).
    Auction {
        /// Whose turn.
        seat: Seat,
        /// Whether beans of this bid lie there already.
        bidding: Bidding,
    },
    /// A seat may keep beans of its bid on ships (C6.5).
    Keep {
        /// Which seat.
        seat: Seat,
    },
    /// After the auction a seat chooses a card (C6.4).
    Choose {
        /// Whose turn.
        seat: Seat,
    },
    /// All seats place and act at the same time (C4.11).
    Act,
    /// After the last round seats choose the colours of their Espresso beans (C7.2).
    Exchange,
    /// The game is over.
    Over,
}

/// Whether a seat whose turn it is in the auction has begun a bid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bidding {
    /// It may bid or pass.
    NotYet,
    /// It adds beans until it stands.
    Begun,
}

/// A game of Café: everything there is to know about it, flat and without a heap.
///
/// The deck has no order: `unseen` is the set of cards nobody has seen, which includes those removed at random
/// (C1.4), and `pile` says how many of them will still be drawn. So no future is hidden in a state, and two
/// states are equal exactly when they cannot be told apart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cafe {
    pub(crate) setup: Setup,
    pub(crate) unseen: CardSet,
    pub(crate) display: CardSet,
    pub(crate) pile: u8,
    /// From 1.
    pub(crate) round: u8,
    /// Who holds the master token.
    pub(crate) master: Seat,
    pub(crate) phase: Phase,
    /// Seats out of the auction.
    pub(crate) passed: SeatSet,
    /// Seats that kept a bean in this auction.
    pub(crate) kept: SeatSet,
    /// Beans in the supply: 35 of each colour less those on the table; it may go below 0 (C1.1).
    pub(crate) supply: [i16; 4],
    pub(crate) companies: [Company; 4],
}

impl Cafe {
    /// The set-up, with the rules in force.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Who holds the master token.
    pub fn master(&self) -> Seat {
        self.master
    }

    /// What the table is waiting for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The cards on display.
    pub fn display(&self) -> CardSet {
        self.display
    }

    /// The cards nobody has seen yet.
    pub fn unseen(&self) -> CardSet {
        self.unseen
    }

    /// How many cards will still be drawn.
    pub fn deck_left(&self) -> u8 {
        self.pile
    }

    /// Beans in the supply, which may be below 0.
    pub fn supply(&self, colour: Colour) -> i16 {
        self.supply[colour as usize]
    }

    /// What a seat at this table owns.
    pub fn company(&self, seat: Seat) -> &Company {
        &self.companies[seat.index()]
    }

    /// What each seat owns.
    pub fn companies(&self) -> &[Company] {
        &self.companies[..self.setup.seats.into()]
    }

    /// Whether a seat is out of the auction.
    pub fn has_passed(&self, seat: Seat) -> bool {
        self.passed.contains(seat)
    }

    /// Whether a seat kept a bean in this auction (C6.5).
    pub fn has_kept(&self, seat: Seat) -> bool {
        self.kept.contains(seat)
    }

    pub(crate) fn company_mut(&mut self, seat: Seat) -> &mut Company {
        &mut self.companies[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.setup.seats.into())
    }

    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.setup.seats.into())
    }

    /// Moves beans between a company and the supply.
    pub(crate) fn draw_on_supply(&mut self, taken: FromSupply) {
        for (stock, n) in self.supply.iter_mut().zip(taken.0) {
            *stock -= n;
        }
    }

    pub(crate) fn give_to_supply(&mut self, beans: Beans) {
        let mut given = FromSupply::default();
        given.give(beans);
        self.draw_on_supply(given);
    }

    /// What a seat is asked now, if anything.
    pub fn question(&self, seat: Seat) -> Option<Question> {
        if !self.awaits().seats().contains(seat) {
            return None;
        }
        match self.phase {
            Phase::Start { .. } => Some(Question::Start),
            Phase::Draft { .. } | Phase::Choose { .. } => Some(Question::Take),
            Phase::Auction { bidding: Bidding::NotYet, .. } => Some(Question::Bid),
            Phase::Auction { bidding: Bidding::Begun, .. } => Some(Question::BidMore),
            Phase::Keep { .. } => Some(Question::Keep),
            _ => self.company(seat).stage.question(),
        }
    }

    /// The paragraph that says whose turn it is.
    pub(crate) fn turn_rule(&self) -> RuleRef {
        match self.phase {
            Phase::Promo { .. } | Phase::Box { .. } => C8_1,
            Phase::FirstMaster => C1_5,
            Phase::Start { .. } => C1_3,
            Phase::Show if self.setup.draft == Draft::Auction => C6_1,
            Phase::Show | Phase::Refill { .. } | Phase::Draft { .. } => C2_1,
            Phase::Auction { .. } => C6_1,
            Phase::Keep { .. } => C6_5,
            Phase::Choose { .. } => C6_4,
            Phase::Act | Phase::Exchange => C4_11,
            Phase::Over => C4_12,
        }
    }

    // ── the course of the game ─────────────────────────────────────────────────────────────────────

    pub(crate) fn begin_round(&mut self) {
        self.display = CardSet::EMPTY;
        self.passed = SeatSet::EMPTY;
        self.kept = SeatSet::EMPTY;
        for company in &mut self.companies {
            company.bid = 0;
        }
        self.phase = Phase::Show;
    }

    /// The display is full: the draft or the auction begins.
    pub(crate) fn begin_draft(&mut self) {
        self.phase = match self.setup.draft {
            Draft::Classic => Phase::Draft { seat: self.left_of(self.master) },
            Draft::Auction => Phase::Auction { seat: self.master, bidding: Bidding::NotYet },
        };
    }

    /// Every seat has its card: what is left on display goes, and all place and act (C4.11).
    pub(crate) fn begin_acting<W: Witness<Event>>(&mut self, events: &mut W) {
        events.happened(Event::DisplayCleared { cards: self.display });
        self.display = CardSet::EMPTY;
        for seat in self.seats() {
            self.company_mut(seat).begin();
        }
        self.phase = Phase::Act;
    }

    /// After each choice of the action phase: is the round over (C4.11, C4.12)?
    fn close_round<W: Witness<Event>>(&mut self, events: &mut W) {
        if self.companies.iter().any(|company| company.stage != Stage::Done) {
            return;
        }
        events.happened(Event::RoundEnded { round: self.round });
        if self.round == N_ROUNDS {
            return self.begin_exchange(events);
        }
        if self.setup.draft == Draft::Classic && self.setup.seats > 1 {
            self.master = self.left_of(self.master);
            events.happened(Event::MasterPassed { seat: self.master });
        }
        self.round += 1;
        self.begin_round();
    }

    /// C5.1: ship beans go to the warehouse; Espresso beans ask for their colours.
    fn begin_exchange<W: Witness<Event>>(&mut self, events: &mut W) {
        self.phase = Phase::Exchange;
        for seat in self.seats() {
            let company = self.company_mut(seat);
            let beans = company.unload_ships();
            if company.espresso_beans().next().is_some() {
                company.stage = Stage::Exchange;
            }
            if !beans.is_empty() {
                events.happened(Event::ShipsUnloaded { seat, beans });
            }
        }
        self.close_exchange(events);
    }

    fn close_exchange<W: Witness<Event>>(&mut self, events: &mut W) {
        if self.companies.iter().all(|company| company.stage == Stage::Done) {
            self.phase = Phase::Over;
            events.happened(Event::GameEnded);
        }
    }

    fn advance_choice<W: Witness<Event>>(&mut self, seat: Seat, action: Action, events: &mut W) {
        match (self.phase, action) {
            (Phase::Start { .. }, Action::Take { card, .. }) => {
                events.happened(Event::StartTaken { seat, card });
                self.take_start(seat, card);
            }
            (Phase::Draft { .. }, _) => self.advance_draft(seat, action, events),
            (Phase::Auction { .. }, _) => self.advance_auction(seat, action, events),
            (Phase::Keep { .. }, _) => self.advance_keep(seat, action, events),
            (Phase::Choose { .. }, _) => self.advance_choose(seat, action, events),
            (Phase::Exchange, Action::Exchange(colour)) => {
                let before = self.company_mut(seat).exchange(colour);
                self.supply[before as usize] += 1;
                self.supply[colour as usize] -= 1;
                events.happened(Event::Exchanged { seat, colour });
                self.close_exchange(events);
            }
            (_, Action::Place { at, turn }) => {
                let deck = &self.setup.deck;
                let lost = self.companies[seat.index()].place(seat, deck, at, turn, events);
                self.give_to_supply(lost);
            }
            (_, Action::Drop) => self.company_mut(seat).drop_card(seat, events),
            _ => {
                let taken = self.company_mut(seat).act(seat, action, events);
                self.draw_on_supply(taken);
                if action == Action::End {
                    self.close_round(events);
                }
            }
        }
    }

    fn check_choice(&self, seat: Seat, action: Action) -> Result<(), Refusal<Reason>> {
        if seat.index() >= self.setup.seats.into() {
            return Err(Reason::NoSuchSeat(seat).under(C1_1));
        }
        let awaits = self.awaits();
        if awaits == Awaits::Nobody {
            return Err(Reason::GameOver.under(C4_12));
        }
        if !awaits.seats().contains(seat) {
            return Err(Reason::NotAwaited { seat, awaits }.under(self.turn_rule()));
        }
        match self.phase {
            Phase::Start { .. } => self.check_start(action),
            Phase::Draft { .. } => self.check_draft(seat, action),
            Phase::Auction { bidding, .. } => self.check_auction(seat, bidding, action),
            Phase::Keep { .. } => self.check_keep(seat, action),
            Phase::Choose { .. } => self.check_choose(action),
            _ if self.company(seat).stage == Stage::Place => {
                self.company(seat).check_place(&self.setup.deck, action)
            }
            _ if matches!(action, Action::Place { .. } | Action::Drop) => {
                Err(Reason::NotAsked(self.question(seat).unwrap_or(Question::Act)).under(C3_1))
            }
            _ => self.company(seat).check_act(self.setup.delivery, action),
        }
    }
}

impl Game for Cafe {
    const ID: &'static str = "cafe";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    /// Each seat spends at most 8 points a round; an action has at most one choice a square, and what is produced
    /// can be cleared once. In random play a game of four has some 500 steps.
    const MAX_STEPS: u32 = 20_000;
    const OPEN: bool = true;

    type Setup = Setup;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Reason = Reason;

    fn upgrade_setup(_rules: u32, options: &mut OptionWords) {
        setup::upgrade_from_1(options);
    }

    fn new(setup: &Setup) -> Result<Cafe, SetupError> {
        setup.check()?;
        let deck = &setup.deck;
        let mut companies = [Company::NOBODY; 4];
        for seat in Seat::all(setup.seats.into()) {
            companies[seat.index()] = match setup.starts {
                Starts::Order => Company::new(deck, CardId::start(seat.index())),
                Starts::Lot | Starts::Choose => Company::without_start_card(),
            };
        }
        let mut cafe = Cafe {
            setup: setup.clone(),
            unseen: setup.cards_without_promos(),
            display: CardSet::EMPTY,
            pile: setup.cards_per_game() as u8,
            round: 1,
            master: Seat::new(0).expect("every table has a seat 0"),
            phase: Phase::Show,
            passed: SeatSet::EMPTY,
            kept: SeatSet::EMPTY,
            supply: [BEANS_PER_COLOUR - i16::from(setup.seats); 4],
            companies,
        };
        cafe.begin_with_promos();
        Ok(cafe)
    }

    fn n_seats(&self) -> usize {
        self.setup.seats.into()
    }

    fn awaits(&self) -> Awaits {
        match self.phase {
            Phase::Promo { .. }
            | Phase::Box { .. }
            | Phase::FirstMaster
            | Phase::Show
            | Phase::Refill { .. } => Awaits::Chance,
            Phase::Start { .. } if self.setup.starts == Starts::Lot => Awaits::Chance,
            Phase::Start { seat }
            | Phase::Draft { seat }
            | Phase::Auction { seat, .. }
            | Phase::Keep { seat }
            | Phase::Choose { seat } => Awaits::Seat(seat),
            Phase::Act | Phase::Exchange => {
                Awaits::among(self.seats().filter(|&seat| self.company(seat).stage != Stage::Done).collect())
            }
            Phase::Over => Awaits::Nobody,
        }
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        if !self.awaits().seats().contains(seat) {
            return;
        }
        let from = into.len();
        match self.phase {
            Phase::Start { .. } => {
                into.extend(self.starts_left().map(|card| Action::Take { card, pay: None }));
            }
            Phase::Draft { .. } => self.legal_draft(seat, into),
            Phase::Auction { bidding, .. } => self.legal_auction(seat, bidding, into),
            Phase::Keep { .. } => self.legal_keep(seat, into),
            Phase::Choose { .. } => self.legal_choose(into),
            _ => match self.company(seat).stage {
                Stage::Place => self.company(seat).legal_place(&self.setup.deck, into),
                _ => self.company(seat).legal_act(self.setup.delivery, into),
            },
        }
        into[from..].sort_unstable();
    }

    fn pick_action<D: Dealer + ?Sized>(&self, seat: Seat, dealer: &mut D) -> Action {
        match (self.phase, self.company(seat).stage) {
            (Phase::Act | Phase::Exchange, Stage::Place) => {
                self.company(seat).pick_place(&self.setup.deck, dealer)
            }
            (Phase::Act | Phase::Exchange, _) => self.company(seat).pick_act(self.setup.delivery, dealer),
            (Phase::Draft { .. }, _) => self.pick_draft(seat, dealer),
            _ => {
                let mut actions = Vec::new();
                self.legal_actions(seat, &mut actions);
                actions[dealer.below(actions.len() as u32) as usize]
            }
        }
    }

    fn outcomes(&self, into: &mut Vec<(Outcome, u32)>) {
        self.list_outcomes(into);
    }

    fn pick_outcome<D: Dealer + ?Sized>(&self, dealer: &mut D) -> Outcome {
        self.pick_drawn(dealer)
    }

    fn check(&self, step: &StepOf<Self>) -> Result<(), Refusal<Reason>> {
        match *step {
            Step::Choice(seat, action) => self.check_choice(seat, action),
            Step::Outcome(outcome) => self.check_outcome(outcome),
        }
    }

    fn advance<W: Witness<Event>>(&mut self, step: &StepOf<Self>, events: &mut W) {
        debug_assert_eq!(self.check(step), Ok(()), "{step} must be legal");
        match *step {
            Step::Choice(seat, action) => self.advance_choice(seat, action, events),
            Step::Outcome(outcome) => self.advance_outcome(outcome, events),
        }
    }

    fn scores(&self) -> Option<Vec<i32>> {
        (self.phase == Phase::Over).then(|| self.companies().iter().map(|c| c.score().total()).collect())
    }

    fn ranking(&self) -> Option<Vec<u8>> {
        (self.phase == Phase::Over).then(|| self.places())
    }

    fn view(&self, viewer: Viewer) -> View {
        View { viewer, table: self.clone() }
    }

    fn seen_by(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn imagine<D: Dealer + ?Sized>(view: &View, _dealer: &mut D) -> Cafe {
        view.table.clone()
    }

    fn n_brought() -> usize {
        DeckRef::n_brought()
    }

    fn rules() -> &'static [RuleRef] {
        rules::ALL
    }

    fn audit(&self) -> Result<(), String> {
        for colour in Colour::ALL {
            let out: i32 = self.companies.iter().map(|c| i32::from(c.all_beans()[colour])).sum();
            let supply = i32::from(self.supply(colour));
            if supply + out != i32::from(BEANS_PER_COLOUR) {
                return Err(format!("{supply} {colour} beans in the supply and {out} on the table"));
            }
        }
        if usize::from(self.pile) > self.unseen.len() {
            return Err(format!("{} cards to draw, {} unseen", self.pile, self.unseen.len()));
        }
        if self.pile != self.derived_pile() {
            return Err(format!("{} cards to draw, not {}", self.pile, self.derived_pile()));
        }
        let mut met = self.display;
        if !met.and(self.unseen).is_empty() {
            return Err("a card on display counts as unseen".into());
        }
        for company in self.companies() {
            company.area.audit()?;
            let cards = company.area.laid().map(|laid| laid.card).chain(company.card);
            for card in cards.filter(|card| card.is_drawn()) {
                if met.contains(card) || self.unseen.contains(card) {
                    return Err(format!("card {card} is in two places"));
                }
                met.insert(card);
            }
        }
        Ok(())
    }
}
