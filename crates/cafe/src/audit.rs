//! What the state remembers, worked out once more: every bean and every card is in exactly one place.

use crate::catalog::{BEANS_PER_COLOUR, Colour};
use crate::state::Cafe;

pub(crate) fn audit(cafe: &Cafe) -> Result<(), String> {
    for colour in Colour::ALL {
        let out: i32 = cafe.companies.iter().map(|c| i32::from(c.all_beans()[colour])).sum();
        let supply = i32::from(cafe.supply(colour));
        if supply + out != i32::from(BEANS_PER_COLOUR) {
            return Err(format!("{supply} {colour} beans in the supply and {out} on the table"));
        }
    }
    if usize::from(cafe.pile) > cafe.unseen.len() {
        return Err(format!("{} cards to draw, {} unseen", cafe.pile, cafe.unseen.len()));
    }
    if cafe.pile != cafe.derived_pile() {
        return Err(format!("{} cards to draw, not {}", cafe.pile, cafe.derived_pile()));
    }
    let mut met = cafe.display;
    if !met.and(cafe.unseen).is_empty() {
        return Err("a card on display counts as unseen".into());
    }
    for company in cafe.companies() {
        company.area.audit()?;
        let cards = company.area.laid().map(|laid| laid.card).chain(company.card);
        for card in cards.filter(|card| card.is_drawn()) {
            if met.contains(card) || cafe.unseen.contains(card) {
                return Err(format!("card {card} is in two places"));
            }
            met.insert(card);
        }
    }
    Ok(())
}
