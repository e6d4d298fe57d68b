//! What the state remembers, worked out once more: every die and every token is in exactly one place.

use table::Seat;

use crate::catalog::{AROMA_DICE, Ability, BLEND_DICE, COFFEE_DICE, Colour, GOAL};
use crate::frame::Frame;
use crate::state::{Reached, Vivajava};
use crate::tokens::Spot;

/// Every die and token is in exactly one place; caches equal their recomputation.
pub(crate) fn audit(table: &Vivajava) -> Result<(), String> {
    if table.featured.total() > BLEND_DICE {
        return Err(format!("{} dice on the blend", table.featured.total()));
    }
    if table.coffee.total() > BLEND_DICE {
        return Err(format!("{} coffee dice in front of the active seat", table.coffee.total()));
    }
    if table.featured.total() + table.coffee.total() > COFFEE_DICE {
        return Err("more than ten coffee dice".into());
    }
    match count_aroma_supply(table) {
        None => return Err("more than five aroma dice".into()),
        Some(supply) if supply != table.aroma_supply => {
            return Err(format!("{supply} aroma dice are in the supply, not {}", table.aroma_supply));
        }
        Some(_) => {}
    }
    if table.featured_owner.is_some() == table.featured.is_empty() {
        return Err("a blend has dice exactly when it has an owner".into());
    }
    let on_blend = table.tokens_on_blend();
    // While donors are asked for tokens, the face is known before the first one lies there.
    if table.frame != Frame::ScoreBlend && table.token_face.is_some() != (on_blend > 0) {
        return Err("the face of dice with tokens is known exactly when there are some".into());
    }
    if table.token_face.is_some_and(|face| table.featured.count(face) < on_blend) {
        return Err("more tokens than dice to carry them".into());
    }
    for seat in table.seats() {
        audit_seat(table, seat)?;
    }
    Ok(())
}

fn audit_seat(table: &Vivajava, seat: Seat) -> Result<(), String> {
    if table.reached[seat.index()] != Reached::by(&table.tracks[seat.index()], &table.squares) {
        return Err(format!("{seat} has reached other squares than its steps say"));
    }
    if table.points(seat) > GOAL {
        return Err(format!("{seat} has more than {GOAL} points"));
    }
    for track in Colour::WITH_TRACK {
        if table.steps(seat, track) > table.squares.squares(track).cup {
            return Err(format!("{seat} is beyond the {} cup", track.name()));
        }
    }
    let mut from_cup = 0;
    for spot in table.tokens(seat) {
        match spot {
            Spot::Hand => {}
            Spot::Cup => from_cup += 1,
            Spot::Blend if table.featured_owner == Some(seat) => {
                return Err(format!("{seat} has a token on its own blend"));
            }
            Spot::Blend => {}
            Spot::Ability(_) if table.ability(Colour::Red) != Ability::Block => {
                return Err(format!("{seat} blocks, but no ability does that"));
            }
            Spot::Track(..) if table.ability(Colour::Red) != Ability::RideAlong => {
                return Err(format!("{seat} rides along, but no ability does that"));
            }
            Spot::Track(other, _) if other == seat || other.index() >= table.n_seats as usize => {
                return Err(format!("{seat} rides along with {other}"));
            }
            Spot::Track(other, track) if table.is_completed(other, track) => {
                return Err(format!("{seat} rides along on a completed track of {other}"));
            }
            Spot::Ability(_) | Spot::Track(..) => from_cup += 1,
        }
    }
    let completed = table.is_completed(seat, Colour::Red);
    let most = if completed { 2 } else { table.level(seat, Colour::Red) };
    if from_cup > most || (completed && table.tokens[seat.index()].any(Spot::Cup)) {
        return Err(format!("{seat} has more red tokens than its red track gave"));
    }
    Ok(())
}

/// What the supply of aroma dice must be: everything that is nowhere else.
pub(crate) fn count_aroma_supply(table: &Vivajava) -> Option<u8> {
    let held: u8 = table.held.iter().sum();
    let donated: u8 = table.donated.iter().map(|pool| pool.total()).sum();
    AROMA_DICE.checked_sub(held + donated + table.aroma.total())
}
