//! What a person typed, as the notation has it: verbs may be left out, pieces and coffees named instead of fields.

use guatemala::{Action, Content, Guatemala};

use super::draw::sign;
use super::words::coffee;
use crate::play::screen::SeatView;

/// A typed action, spelt as it should be as far as one can guess.
pub(super) fn spell(seat_view: &SeatView<Guatemala>, line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((&first, rest)) = words.split_first() else { return String::new() };
    let verbs: Vec<String> = seat_view.legal.iter().map(verb).collect();
    let lower = first.to_lowercase();
    // Where only one kind of action is asked for, its verb goes without saying.
    let begins = verbs.iter().any(|verb| verb.starts_with(&lower))
        || super::words::FORMS.iter().any(|form| form.verb == lower);
    let (verb, rest) = match verbs.first() {
        Some(only) if !begins && verbs.iter().all(|verb| verb == only || verb == "done" || verb == "lot") => {
            (only.clone(), words.as_slice())
        }
        _ => (lower, rest),
    };
    let rest = rest.join(" ");
    let spelt = match verb.as_str() {
        "arrange" => piece_of(seat_view, &rest),
        "t" | "ta" | "tak" | "take" => field_of(seat_view, &rest, "take"),
        "s" | "sa" | "sac" | "sack" => field_of(seat_view, &rest, "sack"),
        "lay" => coffee(&rest).map(|coffee| format!("lay {coffee}")),
        "road" => Some(format!("road {}", in_order(&rest))),
        _ => None,
    };
    spelt.unwrap_or_else(|| format!("{verb} {}", rest.to_lowercase()).trim().to_string())
}

fn verb(action: &Action) -> String {
    action.to_string().split(' ').next().unwrap_or("").to_string()
}

/// The first legal field with what was named: `wK`, `worker black`, `road`, or a coffee for a sack. If there is none,
/// the first on the line: the rules say why it cannot be taken.
fn field_of(seat_view: &SeatView<Guatemala>, named: &str, wanted: &str) -> Option<String> {
    let named = named.trim().to_lowercase();
    let fits = |content: Content| match content {
        Content::Empty => false,
        Content::Sack(sack) => wanted == "sack" && coffee(&named) == Some(sack),
        Content::Piece(piece) => {
            wanted == "take" && (named == sign(content).0.to_lowercase() || named == piece.to_string())
        }
    };
    let open = &seat_view.view.open;
    let legal = seat_view.legal.iter().find_map(|action| match action {
        Action::Take(field) | Action::Sack(field) if fits(open.on_market(*field)) => Some(action.to_string()),
        _ => None,
    });
    legal.or_else(|| {
        let field = open.line()?.fields().into_iter().find(|field| fits(open.on_market(*field)))?;
        let action = if wanted == "take" { Action::Take(field) } else { Action::Sack(field) };
        Some(action.to_string())
    })
}

/// The legal piece to lay out that was named: `wK` or `worker black`.
fn piece_of(seat_view: &SeatView<Guatemala>, named: &str) -> Option<String> {
    let named = named.trim().to_lowercase();
    seat_view.legal.iter().find_map(|action| match action {
        Action::Arrange(piece) => {
            let fits = named == sign(Content::Piece(*piece)).0.to_lowercase() || named == piece.to_string();
            fits.then(|| action.to_string())
        }
        _ => None,
    })
}

/// The corners of a segment, the upper or left one first; `4.8 5.8` will do.
fn in_order(text: &str) -> String {
    let corners: Vec<&str> = text.split(['-', ' ']).filter(|part| !part.is_empty()).collect();
    let number = |corner: &str| -> Option<(u8, u8)> {
        let (x, y) = corner.split_once('.')?;
        Some((y.parse().ok()?, x.parse().ok()?))
    };
    match corners[..] {
        [a, b] if number(a).zip(number(b)).is_some_and(|(a, b)| b < a) => format!("{b}-{a}"),
        [a, b] => format!("{a}-{b}"),
        _ => text.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use table::{Awaits, ChaChaDealer, Game as _, Seat, Sitting, Step, Viewer};
    use words::{Lang, Words};

    use super::*;
    use crate::play::names::Names;
    use crate::play::seating::Who;

    #[test]
    fn what_cannot_be_taken_is_named_by_its_field() {
        let setup = "seats=2".parse().expect("a set-up");
        let mut sitting = Sitting::<Guatemala>::new(&setup).unwrap_or_else(|error| panic!("{error}"));
        let mut dealer = ChaChaDealer::from_seed("named");
        let (seat, legal) = loop {
            let seat = match sitting.state().awaits() {
                Awaits::Chance => {
                    sitting.deal(&mut dealer);
                    continue;
                }
                awaits => awaits.seats().iter().next().expect("somebody is awaited"),
            };
            let mut legal = Vec::new();
            sitting.state().legal_actions(seat, &mut legal);
            if matches!(legal.first(), Some(Action::Take(_))) {
                break (seat, legal);
            }
            let action = legal.iter().find(|action| verb(action) == "build").unwrap_or(&legal[0]);
            sitting.play(Step::Choice(seat, *action)).unwrap_or_default();
        };
        let Action::Take(field) = legal[0] else { panic!("a piece can be taken") };
        let named = sign(sitting.state().view(Viewer::Seat(seat)).open.on_market(field)).0;
        let seat_view = |legal: Vec<Action>| SeatView {
            view: sitting.state().view(Viewer::Seat(seat)),
            seat: Seat::new(0).expect("there is a seat 0"),
            legal,
            names: Names::new(Words::of(Lang::ALL[0]), &[Who::Person(None), Who::Person(None)]),
            width: 80,
            is_over: false,
        };
        assert_eq!(spell(&seat_view(legal), &format!("take {named}")), format!("take {field}"));
        assert_eq!(spell(&seat_view(Vec::new()), &format!("take {named}")), format!("take {field}"));
        assert_eq!(spell(&seat_view(Vec::new()), "take xy"), "take xy");
    }
}
