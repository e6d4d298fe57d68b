//! A player that looks one turn ahead: enough to show whole games with all that happens in them.

use guatemala::{Action, Coffee, Content, Frame, Guatemala, Open, Openness, Piece};
use table::{Awaits, Dealer, Game, QuickDealer, Seat, Step, StepOf, Unseen};

/// How a player weighs things.
#[derive(Clone, Copy)]
pub(crate) struct Taste {
    /// How readily it takes sacks, in tenths of a point.
    pub(crate) sacks: i32,
    /// The lead in points of the active seat at which it blocks.
    pub(crate) block_at: i32,
}

/// The next step of a sensible game.
pub(crate) fn step(state: &Guatemala, taste: Taste, dealer: &mut QuickDealer) -> StepOf<Guatemala> {
    match state.awaits() {
        Awaits::Seat(seat) => Step::Choice(seat, choose(state, seat, taste, dealer)),
        _ => Step::Outcome(state.pick_outcome(dealer)),
    }
}

fn choose(state: &Guatemala, seat: Seat, taste: Taste, dealer: &mut QuickDealer) -> Action {
    let mut actions = Vec::new();
    state.legal_actions(seat, &mut actions);
    let open = state.open();
    match open.frame() {
        Frame::SetBuyer | Frame::ArrangePiece | Frame::ArrangeField { .. } => {
            // The lot would end the arranging.
            actions.retain(|&action| action != Action::Lot);
            actions[dealer.below(actions.len() as u32) as usize]
        }
        Frame::Blockade { coffee, .. } => {
            let gain = |seat: Seat| i32::from(open.scoring(coffee).yields[seat.index()].points());
            let wish = gain(open.active()) - gain(seat) >= taste.block_at;
            if wish && actions.contains(&Action::Block) { Action::Block } else { Action::Decline }
        }
        _ => {
            let best = actions.iter().map(|&action| worth(state, seat, action, taste)).max();
            let ties: Vec<Action> = actions
                .into_iter()
                .filter(|&action| Some(worth(state, seat, action, taste)) == best)
                .collect();
            ties[dealer.below(ties.len() as u32) as usize]
        }
    }
}

fn after(state: &Guatemala, seat: Seat, action: Action) -> Guatemala {
    let mut next = state.clone();
    next.advance(&Step::Choice(seat, action), &mut Unseen);
    next
}

/// What an action is worth to the seat, looking as far as the end of its own turn.
fn worth(state: &Guatemala, seat: Seat, action: Action, taste: Taste) -> i32 {
    let open = state.open();
    match action {
        Action::Sack(field) => {
            let Content::Sack(coffee) = open.on_market(field) else { return i32::MIN };
            let yields = open.scoring(coffee).yields;
            let gain = |seat: Seat| i32::from(yields[seat.index()].points());
            let others =
                Seat::all(state.n_seats()).filter(|&other| other != seat).map(gain).max().unwrap_or(0);
            let thirst = (20 - i32::from(open.money(seat))).max(0) * 2;
            value(open, seat) + 10 * gain(seat) - 7 * others + thirst + taste.sacks
        }
        Action::Lay(coffee) => {
            let yields = open.scoring(coffee).yields;
            let gain = |seat: Seat| i32::from(yields[seat.index()].points());
            3 * gain(seat) - Seat::all(state.n_seats()).map(gain).sum::<i32>()
        }
        Action::Move(_) | Action::Build | Action::Take(_) => {
            let next = after(state, seat, action);
            let mut actions = Vec::new();
            next.legal_actions(seat, &mut actions);
            // One road or worker of a kind is like another as far as taking goes.
            let mut seen: Vec<Content> = Vec::new();
            actions
                .into_iter()
                .filter(|action| match action {
                    Action::Take(field) => {
                        let content = next.open().on_market(*field);
                        let fresh = !seen.contains(&content);
                        seen.push(content);
                        fresh
                    }
                    _ => true,
                })
                .map(|action| worth(&next, seat, action, taste))
                .max()
                .unwrap_or(i32::MIN)
        }
        _ => value(after(state, seat, action).open(), seat),
    }
}

/// What a seat's plantations promise.
fn value(open: &Open, seat: Seat) -> i32 {
    let mut value = 10 * i32::from(open.points(seat)) + i32::from(open.money(seat)).min(20);
    for coffee in Coffee::ALL {
        let workers =
            open.group(seat, coffee).filter(|(_, piece)| matches!(piece, Piece::Worker(_))).count() as i32;
        let hut = open.group(seat, coffee).find(|(_, piece)| matches!(piece, Piece::Hut(_)));
        value += match hut {
            None => 4 * workers - i32::from(workers == 1),
            Some((site, _)) => {
                let gap = missing_roads(open, site.column(), site.row(), coffee);
                let yields = open.scoring(coffee).yields[seat.index()];
                8 + 8 * workers * (1 + i32::from(yields.ships)) - 2 * gap.min(8)
            }
        };
    }
    value
}

/// Roads still missing between a site and the harbours, harbours with a ship of the coffee first.
fn missing_roads(open: &Open, column: usize, row: usize, coffee: Coffee) -> i32 {
    let layout = open.layout();
    let far = 99;
    let mut cost = [[far; 14]; 14];
    for (harbour, dock, openness) in layout.harbours() {
        if openness == Openness::Open {
            let loaded = open.ships(harbour).any(|ship| ship == coffee);
            cost[usize::from(dock.y)][usize::from(dock.x)] = if loaded { 0 } else { 2 };
        }
    }
    let mut changed = true;
    while changed {
        changed = false;
        for (segment, openness) in layout.segments() {
            if openness == Openness::Closed {
                continue;
            }
            let step = i32::from(!open.has_road(segment));
            let (from, to) = (segment.from, segment.to());
            for (a, b) in [(from, to), (to, from)] {
                let through = cost[usize::from(a.y)][usize::from(a.x)] + step;
                let there = &mut cost[usize::from(b.y)][usize::from(b.x)];
                if through < *there {
                    *there = through;
                    changed = true;
                }
            }
        }
    }
    [(0, 0), (1, 0), (0, 1), (1, 1)]
        .map(|(dx, dy)| cost[row - 1 + dy][column - 1 + dx])
        .into_iter()
        .min()
        .unwrap_or(far)
}
