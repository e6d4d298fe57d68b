//! What an action of Café would do.

use ::cafe::{Action, Area, Beans, BidSum, Bids, Cafe, Draft, Event, Laid, Letter, Pos, Square, Stage};
use ::words::Message;
use table::{Game, Seat, Step};

use super::{bean_list, square};

/// What the action would do, if the seat chose it now.
pub(in crate::cafe) fn action_message(table: &Cafe, seat: Seat, action: &Action) -> Message {
    let company = table.company(seat);
    let area = &company.area;
    match *action {
        Action::Take { card, pay: None } if card.is_start() => {
            Message::new("cafe-action-take-start").with("card", card.to_string())
        }
        Action::Take { card, pay: None } => {
            let has_cup = table.setup().deck.get(card).is_some_and(|card| card.has_cup());
            let free = match (has_cup, table.setup().draft) {
                (false, _) => "plain",
                (true, Draft::Auction) => "auction",
                (true, Draft::Classic) => "ships",
            };
            Message::new("cafe-action-take").with("card", card.to_string()).with("free", free)
        }
        Action::Take { card, pay: Some(colour) } => {
            Message::new("cafe-action-buy").with("card", card.to_string()).with("colour", colour.name())
        }
        Action::Discard(card) => Message::new("cafe-action-discard").with("card", card.to_string()),
        Action::Bid(colour) => {
            let total = table.bid_with(seat, 1);
            Message::new("cafe-action-bid").with("colour", colour.name()).with("total", total)
        }
        Action::Stand if company.bid < table.needed(seat) => Message::new("cafe-action-stand-low")
            .with("total", company.bid)
            .with("needed", table.needed(seat)),
        Action::Stand => Message::new("cafe-action-stand").with("total", company.bid),
        Action::Pass => {
            // Bids that stood alone and are paid already are no matter of this moment.
            let lies = table.setup().bids == Bids::Settle || table.setup().bid_sum == BidSum::Added;
            let total = company.bid.max(company.in_hand.total() as u16);
            Message::new("cafe-action-pass").with("total", if lies { total } else { 0 })
        }
        Action::Keep { colour, at } => {
            Message::new("cafe-action-keep").with("colour", colour.name()).with("at", at.to_string())
        }
        Action::KeepNone => Message::new("cafe-action-keep-none"),
        Action::Place { at, turn } => {
            let Some(card) = company.card else { return Message::new("cafe-action-drop") };
            place(table, seat, action, Laid { card, at, turn })
        }
        Action::Drop => Message::new("cafe-action-drop"),
        Action::Produce(at) => produce(area, at),
        Action::Grow(colour) => Message::new("cafe-action-grow").with("colour", colour.name()),
        Action::Dry { at, colour } => Message::new("cafe-action-dry")
            .with("n", beans_on(area, Letter::Field)[colour])
            .with("colour", colour.name())
            .with("at", at.to_string()),
        Action::Roast { at, colour } => Message::new("cafe-action-roast")
            .with("n", beans_on(area, Letter::Drying)[colour])
            .with("colour", colour.name())
            .with("at", at.to_string()),
        Action::Stop => Message::new("cafe-action-stop").with(
            "doing",
            match company.stage {
                Stage::Roast { .. } => "roast",
                _ => "dry",
            },
        ),
        Action::Deliver(at) => Message::new("cafe-action-deliver")
            .with("beans", bean_list(at_square(area, at).map_or(Beans::NONE, |square| square.beans)))
            .with("at", at.to_string()),
        Action::DeliverAll => {
            Message::new("cafe-action-deliver-all").with("beans", bean_list(beans_on(area, Letter::Roasting)))
        }
        Action::Send { colour, to } => send(area, colour, to),
        // All that was lifted is sent; only more could be lifted.
        Action::Store if company.in_hand.is_empty() => Message::new("cafe-action-store-nothing"),
        Action::Store => Message::new("cafe-action-store").with("beans", bean_list(company.in_hand)),
        Action::Clear(at) => Message::new("cafe-action-clear")
            .with("beans", bean_list(at_square(area, at).map_or(Beans::NONE, |square| square.beans)))
            .with("at", at.to_string()),
        Action::End => Message::new("cafe-action-end").with("points", company.points_left),
        Action::Exchange(colour) => Message::new("cafe-action-exchange").with("colour", colour.name()),
    }
}

/// C3: what the card would cover, what would be lost, and the action points that follow. The rules themselves say it.
fn place(table: &Cafe, seat: Seat, action: &Action, laid: Laid) -> Message {
    let mut after = table.clone();
    let mut events = Vec::new();
    // An action that is not legal has no effect to tell of.
    let played = after.play(&Step::Choice(seat, *action), &mut events).is_ok();
    let placed = events.iter().find_map(|event| match *event {
        Event::Placed { displaced, points, .. } => Some((displaced, points)),
        _ => None,
    });
    let (displaced, points) = placed.filter(|_| played).unwrap_or_default();
    let before = &table.company(seat).area;
    let mut covered: Vec<Square> = before.squares().filter(|square| laid.covers(square.at)).collect();
    covered.sort_by_key(|square| square.at);
    let dies = covered
        .iter()
        .any(|covered| before.squares().any(|other| other.shares_cafe(covered) && !laid.covers(other.at)));
    Message::new("cafe-action-place")
        .with("card", laid.card.to_string())
        .with("at", laid.at.to_string())
        .with("turn", laid.turn.quarters())
        .with("covered", covered.len())
        .with("squares", covered.iter().map(square).collect::<Vec<_>>())
        .with("dies", if dies { "yes" } else { "no" })
        .with("lost", displaced.to_supply.total())
        .with("beans", bean_list(displaced.to_supply))
        .with("saved", displaced.to_warehouse.total())
        .with("kept", bean_list(displaced.to_warehouse))
        .with("points", points)
}

/// C4.4, C7.3: what the empty fields of the group would bring.
fn produce(area: &Area, at: Pos) -> Message {
    let (mut beans, mut batches) = (Beans::NONE, 0u16);
    for square in field_group(area, at).iter().filter(|square| square.beans.is_empty()) {
        match square.kind.colour() {
            Some(colour) => beans[colour] += square.kind.harvest(),
            None => batches += 1,
        }
    }
    Message::new("cafe-action-produce")
        .with("at", at.to_string())
        .with("n", beans.total())
        .with("beans", bean_list(beans))
        .with("batches", batches)
}

/// C4.8, C7.2: the café, and whether this bean completes it.
fn send(area: &Area, colour: ::cafe::Colour, to: Pos) -> Message {
    let there = at_square(area, to);
    match there.and_then(|square| square.order.map(|order| (order, square.beans))) {
        Some((order, beans)) => Message::new("cafe-action-send")
            .with("colour", colour.name())
            .with("at", to.to_string())
            .with("points", order.points())
            .with("missing", (order.demand().total() - beans.total()).saturating_sub(1)),
        None => {
            Message::new("cafe-action-send-espresso").with("colour", colour.name()).with("at", to.to_string())
        }
    }
}

fn at_square(area: &Area, at: Pos) -> Option<Square> {
    area.squares().find(|square| square.at == at)
}

fn beans_on(area: &Area, letter: Letter) -> Beans {
    let mut beans = Beans::NONE;
    for square in area.squares().filter(|square| square.kind.letter() == letter) {
        beans.add(square.beans);
    }
    beans
}

/// C4.3: the fields that hang together with the one at a position.
fn field_group(area: &Area, at: Pos) -> Vec<Square> {
    let mut rest: Vec<Square> =
        area.squares().filter(|square| square.kind.letter() == Letter::Field).collect();
    let mut group: Vec<Square> = rest.extract_if(.., |square| square.at == at).collect();
    let mut next = 0;
    while let Some(from) = group.get(next).map(|square| square.at) {
        group.extend(rest.extract_if(.., |square| square.at.touches(from)));
        next += 1;
    }
    group
}
