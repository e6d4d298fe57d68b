//! One seat of a position: its cards laid, its beans put down, its stage found, each by the rules.

use crate::action::Action;
use crate::area::{Area, Laid, MAX_LAID};
use crate::bean::{MAX_PILE, Pile};
use crate::card::{Card, CardId};
use crate::catalog::{Kind, Letter, MAX_ACTION_POINTS, N_ROUNDS};
use crate::company::{Company, Stage};
use crate::frame::Frame;
use crate::grid::Pos;
use crate::position::{AnyCard, Check, MANY, PlacedCard, Position, SeatPosition, StageAt, wrong};
use crate::rules::{
    C1_1, C1_2, C1_3, C1_4, C2_1, C3_1, C3_2, C4_1, C4_2, C4_3, C4_7, C4_8, C4_9, C4_12, C6_5, C7_3,
};
use crate::setup::{Delivery, Draft};

impl Company {
    /// Its cards in the order laid.
    pub fn placed_cards(&self) -> impl Iterator<Item = PlacedCard> {
        (0..self.area.laid().len()).map(|k| self.area.placed_card(k))
    }

    /// Its stage of the round; groups are named by their first square.
    pub fn stage_at(&self) -> StageAt {
        let first = |group: u8| self.area.pos(usize::from(group));
        match self.stage {
            Stage::Done => StageAt::Done,
            Stage::Place => StageAt::Place,
            Stage::Act => StageAt::Act,
            Stage::Grow { group } => StageAt::Grow(first(group)),
            Stage::Dry { group } => StageAt::Dry(first(group)),
            Stage::Roast { group } => StageAt::Roast(first(group)),
            Stage::Deliver => StageAt::Deliver,
            Stage::Exchange => StageAt::Exchange,
        }
    }
}

impl SeatPosition {
    pub(crate) fn of(company: &Company) -> SeatPosition {
        let area = &company.area;
        SeatPosition {
            cards: company.placed_cards().collect(),
            beans: area.squares().filter(|s| !s.beans.is_empty()).map(|s| (s.at, s.beans)).collect(),
            warehouse: company.warehouse,
            in_hand: company.in_hand,
            bid: company.bid,
            card: company.card,
            points_left: Some(company.points_left),
            stage: company.stage_at(),
        }
    }

    pub(crate) fn company(&self, position: &Position) -> Check<Company> {
        let mut company = Company {
            area: self.area(position)?,
            warehouse: self.warehouse,
            in_hand: self.in_hand,
            bid: self.bid,
            card: self.card,
            ..Company::NOBODY
        };
        let stored = [self.warehouse, self.in_hand];
        if stored.iter().any(|beans| beans.iter().any(|(_, n)| n > MANY)) || self.bid > MANY {
            return wrong(format!("more than {MANY} beans of a colour in one place"), C1_1);
        }
        if let Some(card) =
            self.card.filter(|card| !card.is_drawn() || position.setup.deck.get(*card).is_none())
        {
            return wrong(format!("card {card} cannot be taken"), C2_1);
        }
        self.lay_beans(position, &mut company.area)?;
        company.stage = self.stage(&company)?;
        company.points_left = self.points_left(&company)?;
        self.check_stage(&company)?;
        Ok(company)
    }

    /// Lays the cards one after another, each by the rules (C3).
    fn area(&self, position: &Position) -> Check<Area> {
        let mut area = Area::BARE;
        if self.cards.is_empty() {
            return wrong("an area begins with a start card", C1_3);
        }
        // A seat that is still to place has laid one card less than the others may have.
        let acted = matches!(position.frame, Frame::Act | Frame::Exchange | Frame::Over)
            && self.stage != StageAt::Place;
        let rounds = usize::from(position.round.min(N_ROUNDS)) - usize::from(!acted && position.round > 0);
        if self.cards.len() > (1 + rounds).min(MAX_LAID) {
            return wrong(format!("{} cards laid by round {}", self.cards.len() - 1, position.round), C4_12);
        }
        for (nth, placed) in self.cards.iter().enumerate() {
            let (id, card) = match placed.card {
                AnyCard::Loose(card) => (CardId::LOOSE, card),
                AnyCard::OfDeck(id) => match position.setup.deck.get(id) {
                    Some(card) if id.is_drawn() != (nth == 0) => (id, *card),
                    Some(_) if nth == 0 => {
                        return wrong(format!("the first card must be a start card, not {id}"), C1_3);
                    }
                    Some(_) => return wrong(format!("start card {id} is not the first"), C1_3),
                    None => return wrong(format!("the deck has no card {id}"), C1_4),
                },
            };
            if [placed.at.x, placed.at.y].iter().any(|n| !(-20..=20).contains(n)) {
                return wrong(format!("no card can lie at {}", placed.at), C3_1);
            }
            if nth > 0 {
                let covers = area.covered(placed.at, placed.turn).count();
                if !(2..=4).contains(&covers) {
                    let message =
                        format!("card {} of the area covers {covers} squares, not 2, 3 or 4", nth + 1);
                    return wrong(message, C3_1);
                }
            }
            area.lay(Laid { card: id, at: placed.at, turn: placed.turn }, &card);
            if area.count(Kind::Cup) == 0 {
                return wrong(format!("after card {} of the area no cup is visible", nth + 1), C3_2);
            }
        }
        Ok(area)
    }

    fn lay_beans(&self, position: &Position, area: &mut Area) -> Check {
        for &(at, beans) in &self.beans {
            if beans.is_empty() {
                continue;
            }
            let Some(i) = area.find(at) else {
                return wrong(format!("beans at {at}, where no square is visible"), C1_2);
            };
            let kind = area.kind(i);
            let (i, pile) = match kind {
                kind if kind.is_cafe() => {
                    let demand = area.square(i).order.expect("a café has an order").demand();
                    if beans.iter().any(|(colour, n)| n > demand[colour]) {
                        return wrong(format!("the café at {at} does not ask for {beans}"), C4_8);
                    }
                    (area.cafe_square(i), Pile::served(beans))
                }
                _ => {
                    let colour = beans.colours().next().expect("there are beans");
                    if beans.colours().count() > 1 {
                        return wrong(format!("beans of several colours on the square at {at}"), C4_9);
                    }
                    if beans[colour] > MANY.min(MAX_PILE) {
                        return wrong(format!("more than {MANY} beans at {at}"), C1_1);
                    }
                    (i, Pile::of(colour, beans[colour]))
                }
            };
            if kind == Kind::Ship && position.setup.draft == Draft::Classic {
                return wrong(format!("a bean on the ship at {at} in a game without an auction"), C6_5);
            }
            if !area.pile(i).is_empty() {
                return wrong(format!("beans for the square at {at} are given twice"), C4_9);
            }
            area.set_pile(i, pile);
        }
        area.audit().map_err(|message| (message, C4_9))
    }

    fn stage(&self, company: &Company) -> Check<Stage> {
        let area = &company.area;
        let group = |at: Pos, letter: Letter| match area.find(at) {
            Some(i) if area.kind(i).letter() == letter && area.is_group_start(i) => Ok(i as u8),
            _ => wrong(format!("no group begins at {at}"), C4_3),
        };
        Ok(match self.stage {
            StageAt::Done => Stage::Done,
            StageAt::Place => Stage::Place,
            StageAt::Act => Stage::Act,
            StageAt::Grow(at) => Stage::Grow { group: group(at, Letter::Field)? },
            StageAt::Dry(at) => Stage::Dry { group: group(at, Letter::Drying)? },
            StageAt::Roast(at) => Stage::Roast { group: group(at, Letter::Roasting)? },
            StageAt::Deliver => Stage::Deliver,
            StageAt::Exchange => Stage::Exchange,
        })
    }

    fn points_left(&self, company: &Company) -> Check<u8> {
        let acting = !matches!(company.stage, Stage::Done | Stage::Place | Stage::Exchange);
        let cups = (company.area.count(Kind::Cup) as u8).min(MAX_ACTION_POINTS);
        let begun = acting && company.stage != Stage::Act;
        // An action under way has spent its point already.
        let most = if acting { cups - u8::from(begun) } else { 0 };
        match self.points_left {
            Some(points) if points > most => {
                wrong(format!("{points} action points left; at most {most} are possible here"), C4_1)
            }
            Some(points) => Ok(points),
            None => Ok(most),
        }
    }

    /// An action under way has a choice left, or it would be over.
    fn check_stage(&self, company: &Company) -> Check {
        let choices = {
            let mut actions = Vec::new();
            company.choices(Delivery::Chosen, &mut actions);
            actions.into_iter().filter(|action| !matches!(action, Action::Stop | Action::Store)).count()
        };
        match company.stage {
            Stage::Dry { .. } | Stage::Roast { .. } if choices == 0 => {
                wrong("the action under way has nothing left to do", C4_2)
            }
            Stage::Deliver if company.in_hand.is_empty() && choices == 0 => {
                wrong("a delivery under way without beans", C4_7)
            }
            Stage::Grow { group } => {
                let mut batches = company
                    .area
                    .group_of(usize::from(group))
                    .filter(|&i| company.area.kind(i) == Kind::Batch && company.area.pile(i).is_empty());
                batches.next().map(|_| ()).ok_or(("no batch waits for a colour".into(), C7_3))
            }
            _ => Ok(()),
        }
    }
}

impl Area {
    /// A laid card as a position writes it. Of a loose card only what can still be seen is known.
    fn placed_card(&self, k: usize) -> PlacedCard {
        let laid = self.laid().nth(k).expect("one of the cards laid");
        let card = match laid.card {
            CardId::LOOSE => {
                let mut squares = [Kind::Empty; 6];
                for i in (0..self.len()).filter(|&i| self.square(i).laid == k) {
                    squares[self.slot(i)] = self.kind(i);
                }
                let seen = (0..self.len()).map(|i| self.square(i)).filter(|square| square.laid == k);
                let order = |kind| seen.clone().find(|square| square.kind == kind)?.order;
                let (order, second) = (order(Kind::Cafe).or(order(Kind::FirstCafe)), order(Kind::SecondCafe));
                AnyCard::Loose(Card { squares, order, second })
            }
            id => AnyCard::OfDeck(id),
        };
        PlacedCard { card, at: laid.at, turn: laid.turn }
    }
}
