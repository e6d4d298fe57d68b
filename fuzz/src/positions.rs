//! Positions with things changed in them: refused, or a table that can be played.

#![allow(dead_code, reason = "each target uses one of these")]

use cafe::{
    AnyCard, Beans, Bidding, Bids, Cafe, Card, CardId, Colour, Draft, Frame, PlacedCard, Pos, Position,
    Setup, StageAt, Switch, Turn,
};
use table::{QuickDealer, Seat, SeatSet};

use super::bodies::{Choices, play_on, setup, table};

/// A table reached by chance, described, changed as the bytes say and set up again; says whether it could be.
pub(crate) fn position(data: &[u8]) -> Option<bool> {
    let mut choices = Choices(data);
    let setup: Setup = setup(&mut choices)?;
    let seed = choices.below(256)? as u64;
    let length = choices.below(512)?;
    let mut position = table(&setup, seed, length).to_position();
    for _ in 0..=choices.below(3)? {
        change(&mut position, &mut choices)?;
    }
    let Ok(mut state) = Cafe::from_position(&position) else { return Some(false) };
    assert_eq!(table::Game::audit(&state), Ok(()));
    assert_eq!(Cafe::from_position(&state.to_position()).as_ref(), Ok(&state));
    play_on(&mut state, &mut QuickDealer::new(seed), 60);
    Some(true)
}

fn change(position: &mut Position, choices: &mut Choices<'_>) -> Option<()> {
    match choices.below(8)? {
        0 => change_table(position, choices),
        1 => change_setup(&mut position.setup, choices),
        _ => change_seat(position, choices),
    }
}

fn seat(choices: &mut Choices<'_>) -> Option<Seat> {
    Seat::new(choices.below(4)?)
}

/// Mostly near, sometimes as far as numbers go.
fn pos(choices: &mut Choices<'_>) -> Option<Pos> {
    let mut number = || {
        let number = choices.below(256)? as u8 as i8;
        Some(if choices.below(8)? == 0 { number } else { number % 8 })
    };
    Some(Pos::new(number()?, number()?))
}

fn card(choices: &mut Choices<'_>) -> Option<CardId> {
    let starts = (0..4).map(CardId::start);
    let cards: Vec<CardId> =
        CardId::plan().chain(CardId::espresso()).chain(CardId::promo()).chain(starts).collect();
    choices.of(&cards)
}

fn drawn(choices: &mut Choices<'_>) -> Option<CardId> {
    card(choices).filter(|card| card.is_drawn())
}

fn number(choices: &mut Choices<'_>) -> Option<u16> {
    let few = choices.below(8)? as u16;
    Some(if choices.below(8)? == 0 { u16::MAX >> (2 * few) } else { few })
}

fn beans(choices: &mut Choices<'_>) -> Option<Beans> {
    match choices.below(4)? {
        0 => Some(Beans::new([number(choices)?, number(choices)?, number(choices)?, number(choices)?])),
        _ => Some(Beans::of(choices.of(&Colour::ALL)?, number(choices)?)),
    }
}

fn change_table(position: &mut Position, choices: &mut Choices<'_>) -> Option<()> {
    match choices.below(8)? {
        0 => position.round = choices.below(12)? as u8,
        1 => position.master = seat(choices)?,
        2 => {
            position.frame = match choices.below(11)? {
                0 => Frame::Box { left: 1 },
                1 => Frame::FirstMaster,
                2 => Frame::Show,
                3 => Frame::Draft { seat: seat(choices)? },
                4 => Frame::Refill { next: seat(choices)? },
                5 => Frame::Auction { seat: seat(choices)?, bidding: Bidding::NotYet },
                6 => Frame::Auction { seat: seat(choices)?, bidding: Bidding::Begun },
                7 => Frame::Keep { seat: seat(choices)? },
                8 => Frame::Choose { seat: seat(choices)? },
                9 => Frame::Exchange,
                _ => [Frame::Act, Frame::Over][choices.below(2)?],
            }
        }
        3 => position.display.insert(drawn(choices)?),
        4 => position.display.remove(drawn(choices)?),
        5 => {
            let mut unseen = position.unseen.unwrap_or_default();
            position.unseen = match choices.below(3)? {
                0 => {
                    unseen.insert(drawn(choices)?);
                    Some(unseen)
                }
                1 => {
                    unseen.remove(drawn(choices)?);
                    Some(unseen)
                }
                _ => None,
            };
        }
        6 => position.passed = SeatSet::all(4).without(seat(choices)?),
        _ => position.kept = SeatSet::EMPTY.with(seat(choices)?),
    }
    Some(())
}

fn change_setup(setup: &mut Setup, choices: &mut Choices<'_>) -> Option<()> {
    match choices.below(5)? {
        0 => setup.seats = choices.below(6)? as u8,
        1 => setup.draft = choices.of(&[Draft::Classic, Draft::Auction])?,
        2 => setup.espresso = choices.of(&[Switch::Off, Switch::On])?,
        3 => setup.promos = choices.below(5)? as u8,
        _ => setup.bids = choices.of(&[Bids::Settle, Bids::Burn])?,
    }
    Some(())
}

fn change_seat(position: &mut Position, choices: &mut Choices<'_>) -> Option<()> {
    let nth = choices.below(position.seats.len())?;
    if choices.below(32)? == 0 {
        let copy = position.seats.get(nth)?.clone();
        position.seats.push(copy);
        return Some(());
    }
    let seat = position.seats.get_mut(nth)?;
    match choices.below(10)? {
        0 => seat.warehouse = beans(choices)?,
        1 => seat.in_hand = beans(choices)?,
        2 => seat.bid = number(choices)?,
        3 => seat.card = if choices.below(3)? == 0 { None } else { Some(card(choices)?) },
        4 => seat.points_left = if choices.below(3)? == 0 { None } else { Some(choices.below(10)? as u8) },
        5 => {
            seat.stage = match choices.below(8)? {
                0 => StageAt::Done,
                1 => StageAt::Place,
                2 => StageAt::Act,
                3 => StageAt::Grow(pos(choices)?),
                4 => StageAt::Dry(pos(choices)?),
                5 => StageAt::Roast(pos(choices)?),
                6 => StageAt::Deliver,
                _ => StageAt::Exchange,
            }
        }
        6 => {
            // Beans where a square is, more often than not.
            let at = match choices.below(3)? {
                0 => pos(choices)?,
                _ => seat.cards.last()?.at,
            };
            seat.beans.push((at, beans(choices)?));
        }
        7 => drop(seat.beans.pop()),
        8 => {
            let squares: Vec<&str> = KINDS.split(' ').collect();
            let mut row = || {
                let words = [choices.of(&squares)?, choices.of(&squares)?, choices.of(&squares)?];
                Some(words.join(" "))
            };
            let squares = format!("{} / {}", row()?, row()?);
            let order = cafe::Order::from_letters("YN", 3).ok();
            let loose = Card::loose(&squares, None, None)
                .or_else(|_| Card::loose(&squares, order, None))
                .or_else(|_| Card::loose(&squares, order, order));
            if let Ok(card) = loose {
                assert!(card.squares.iter().any(|kind| kind.is_cafe()) == card.order.is_some());
                seat.cards.push(placed(AnyCard::Loose(card), choices)?);
            }
        }
        _ => match choices.below(3)? {
            0 => drop(seat.cards.pop()),
            1 => {
                let card = AnyCard::OfDeck(card(choices)?);
                seat.cards.push(placed(card, choices)?);
            }
            _ => {
                let nth = choices.below(seat.cards.len())?;
                let card = seat.cards.get(nth)?.card;
                seat.cards[nth] = placed(card, choices)?;
            }
        },
    }
    Some(())
}

/// The words of all squares.
const KINDS: &str = "Y N G R YY NN GG RR ? b c D D2 e p1 p2 p3 u s . x";

fn placed(card: AnyCard, choices: &mut Choices<'_>) -> Option<PlacedCard> {
    Some(PlacedCard { card, at: pos(choices)?, turn: choices.of(&Turn::ALL)? })
}
