//! What donated dice earn the seat that gives them, at best: found by playing the roll that could not be better for it.

use ::vivajava::{Action, Colour, Event, Faces, Frame, Kind, Outcome, Source, Spot, Vivajava};
use serde::Serialize;
use table::{Awaits, Game, Seat, Step};

#[cfg(test)]
use ts_rs::TS;

/// What a donation earns if as many of its dice as possible go into a new Best Bean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(TS))]
pub(super) struct Gift {
    /// How many of the dice can earn something.
    dice: u8,
    /// Points at once.
    now: u8,
    /// Points whenever that Best Bean is scored.
    turn: u8,
    /// Points that the tokens on the present Best Bean would no longer earn whenever that is scored.
    lost: u8,
}

impl Gift {
    /// The other donors give all they have, every die shows black or the joker, and the active seat uses as many dice of
    /// this donor as it may. Nothing, if it cannot make a Best Bean with them even so.
    pub(super) fn at_best(table: &Vivajava, donor: Seat, n: u8) -> Gift {
        Gift::played(*table, donor, n).unwrap_or_default()
    }

    fn played(mut table: Vivajava, donor: Seat, n: u8) -> Option<Gift> {
        let lost = tokens_earn(&table, donor);
        let mut events = Vec::new();
        let mut choose = |table: &mut Vivajava, seat: Seat, action: Action| {
            table.play(&Step::Choice(seat, action), &mut events).ok()
        };
        choose(&mut table, donor, Action::Donate(n))?;
        while let Frame::Donate { seat } = table.frame() {
            let all = *legal(&table, seat).last()?;
            choose(&mut table, seat, all)?;
        }
        while let Some(due) = table.roll_due() {
            // V1.2: where coffee dice are black, aroma dice have the joker.
            let faces = Faces::of(Colour::Black, due.n);
            let rolled = match due.kind {
                Kind::Coffee => Outcome::Coffee(faces),
                Kind::Aroma => Outcome::Aroma(faces),
            };
            table.play(&Step::Outcome(rolled), &mut Vec::new()).ok()?;
        }
        let active = table.active();
        let of_donor = |action: &Action| match action {
            Action::Use { dice, .. } => dice[donor.index()],
            _ => 0,
        };
        let most =
            legal(&table, active).into_iter().max_by_key(of_donor).filter(|action| of_donor(action) > 0)?;
        choose(&mut table, active, most)?;
        let blend = *legal(&table, active).first()?;
        choose(&mut table, active, blend)?;
        // V5.5: tokens that lie elsewhere are taken back for it.
        while let (Frame::ScoreBlend, Awaits::Seat(seat)) = (table.frame(), table.awaits()) {
            let recall = *legal(&table, seat).first()?;
            choose(&mut table, seat, recall)?;
        }
        let now = events.iter().map(|event| match *event {
            Event::Scored { seat, points, source: Source::Tokens } if seat == donor => points,
            _ => 0,
        });
        let dice = table.tokens(donor).into_iter().filter(|spot| *spot == Spot::Blend).count() as u8;
        Some(Gift { dice, now: now.sum(), turn: tokens_earn(&table, donor), lost })
    }
}

fn legal(table: &Vivajava, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    table.legal_actions(seat, &mut actions);
    actions
}

fn tokens_earn(table: &Vivajava, seat: Seat) -> u8 {
    table.income(seat).filter(|(source, _)| *source == Source::Tokens).map(|(_, points)| points).sum()
}
