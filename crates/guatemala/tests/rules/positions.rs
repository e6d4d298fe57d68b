//! Positions: what is possible is set up, what is not is refused with what is wrong.

use guatemala::{Coffee, Content, Emptied, End, Frame, Guatemala, Piece, Plant, Position, Roads, Setup};

use table::{Awaits, Dealer, Game, QuickDealer, Step, Unseen};

use super::support::{Play, harbour, position, seat};

fn refused(position: &Position) -> String {
    Guatemala::from_position(position).expect_err("an impossible position").to_string()
}

/// What is said about the first turn with one thing changed.
fn changed(setup: &str, change: impl FnOnce(&mut Position)) -> String {
    let mut position = position(setup, "");
    change(&mut position);
    refused(&position)
}

fn plant(number: usize, piece: Piece, field: &str) -> Plant {
    Plant { seat: seat(number), piece, field: field.parse().expect("a field") }
}

#[test]
fn a_position_reads_back() {
    let things = "0 hut white f8; 0 worker white e8; 1 worker black a1; ship 2 white; road 5.8-5.9; track 3; points 0 7";
    let position = position("seats=4", things);
    let state = Guatemala::from_position(&position).expect("a position");
    let mut written = state.to_position();
    written.plants.sort_by_key(|plant| (plant.seat, plant.piece, plant.field));
    let mut plants = position.plants.clone();
    plants.sort_by_key(|plant| (plant.seat, plant.piece, plant.field));
    assert_eq!(
        (written.plants.clone(), &written.market, &written.seats),
        (plants, &position.market, &position.seats)
    );
    assert_eq!(Guatemala::from_position(&written), Ok(state));
}

#[test]
fn pieces_are_in_exactly_one_place() {
    let black = Piece::Worker(Coffee::Black);
    assert_eq!(
        changed("seats=4", |p| p.plants.push(plant(0, black, "a1"))),
        "there must be 9 × worker black, but 10 were found"
    );
    assert_eq!(
        changed("seats=4", |p| p.market[0] = Content::Piece(Piece::Road)),
        "there must be 9 × worker black, but 8 were found"
    );
    assert_eq!(changed("seats=4", |p| p.road_supply = 49), "there must be 50 × road, but 49 were found");
    assert_eq!(
        changed("seats=4", |p| p.bag[Coffee::White] += 1),
        "there must be 7 white sacks, but 8 were found"
    );
    assert_eq!(
        changed("seats=4", |p| p.seats[0].sacks[Coffee::Black] = 200),
        "there must be 7 black sacks, but 200 were found"
    );
    assert_eq!(
        changed("seats=4", |p| p.track = vec![Coffee::Black; 300]),
        "300 sacks cannot lie on the track"
    );
}

#[test]
fn a_ship_that_lies_nowhere_has_left() {
    let mut position = position("seats=4", "ship 1 white");
    position.ships[0].clear();
    let play = Play::at(&position);
    assert_eq!(play.state.open().ships_in_box(Coffee::White), 1);
}

#[test]
fn pieces_stand_where_they_may() {
    let (worker, hut) = (Piece::Worker(Coffee::Black), Piece::Hut(Coffee::Black));
    let at = |setup: &str, plants: &[Plant]| {
        let mut position = position(setup, "");
        plants.iter().for_each(|plant| {
            position.plant(plant.seat, plant.piece, plant.field);
        });
        refused(&position)
    };
    assert_eq!(at("seats=4", &[plant(0, worker, "c6")]), "a worker stands on the hut site c6");
    assert_eq!(at("seats=4", &[plant(0, hut, "c5")]), "a hut stands on c5, which is no hut site");
    assert_eq!(at("seats=3", &[plant(0, hut, "c6")]), "the site c6 is closed with three seats");
    assert_eq!(at("seats=2", &[plant(0, worker, "a9")]), "the board has no field a9");
    assert_eq!(at("seats=2", &[plant(2, worker, "a1")]), "the table has no seat2");
    assert_eq!(at("seats=2", &[plant(0, Piece::Road, "a1")]), "a road cannot stand on a1");
    assert_eq!(at("seats=4", &[plant(0, worker, "a1"), plant(1, worker, "a1")]), "two pieces stand on a1");
    assert_eq!(
        at("seats=4", &[plant(0, worker, "a1"), plant(1, worker, "a2")]),
        "two black groups touch at a1"
    );
    assert_eq!(
        at("seats=4", &[plant(0, worker, "a1"), plant(0, worker, "a3")]),
        "the black group of seat0 is not connected"
    );
    let two_huts = [plant(0, hut, "b5"), plant(0, hut, "d4"), plant(0, worker, "c5"), plant(0, worker, "d5")];
    assert_eq!(at("seats=2", &two_huts), "the black group of seat0 has two huts");
}

#[test]
fn roads_and_ships_lie_where_they_may() {
    let road = |setup: &str, text: &str| {
        changed(setup, |p| {
            p.pave(text.parse().expect("a segment"));
        })
    };
    assert_eq!(road("seats=4", "0.0-1.0"), "the board has no segment 0.0-1.0");
    assert_eq!(road("seats=3", "1.4-1.5"), "the segment 1.4-1.5 is closed with three seats");
    let twice = |p: &mut Position| {
        p.pave("5.8-5.9".parse().expect("a segment")).pave("5.8-5.9".parse().expect("a segment"));
    };
    assert_eq!(changed("seats=4", twice), "two roads lie on 5.8-5.9");
    let moored = |p: &mut Position| {
        p.moor(harbour(1), Coffee::White);
    };
    assert_eq!(changed("seats=3", moored), "harbour 1 is closed with three seats");
    assert_eq!(
        changed("seats=4", |p| p.ships[0] = vec![Coffee::White; 4]),
        "harbour 1 has only three berths"
    );
    assert_eq!(
        changed("seats=4", |p| p.ships.push(Vec::new())),
        "the board has 4 harbours, but 5 are described"
    );
}

#[test]
fn the_market_is_as_play_leaves_it() {
    let first = Content::Piece(Piece::Worker(Coffee::Black));
    let swap = |p: &mut Position, one: usize, other: usize| p.market.swap(one, other);
    assert_eq!(changed("seats=4", |p| swap(p, 0, 3)), "r1c1 is no sack field");
    assert_eq!(
        changed("seats=4", |p| {
            p.plants.push(plant(0, Piece::Worker(Coffee::Black), "a1"));
            assert_eq!(p.market[0], first);
            p.market[0] = Content::Empty;
        }),
        "r1c1 would have been filled"
    );
    assert_eq!(
        changed("seats=4", |p| {
            p.track.push(Coffee::Russet);
            p.market[3] = Content::Empty;
        }),
        "r1c4 would have been filled"
    );
}

#[test]
fn the_open_question_fits() {
    let field = "r1c4".parse().expect("a field");
    assert_eq!(changed("seats=4", |p| p.seats.truncate(3)), "4 seats play, but 3 are described");
    assert_eq!(changed("seats=2", |p| p.active = seat(3)), "the table has no seat3");
    assert_eq!(
        changed("seats=2", |p| p.seats[1].money = 60_000),
        "seat1 cannot have that much money or that many points"
    );
    assert!(changed("seats=4", |p| p.buyer = None).contains("buyer"));
    assert!(changed("seats=4", |p| p.buyer = Some(36)).contains("buyer"));
    assert!(changed("seats=4", |p| p.frame = Frame::Lay { field }).contains("sack field"));
    assert!(changed("seats=4", |p| p.idle_turns = 16).contains("idle"));
    assert!(changed("seats=4", |p| p.frame = Frame::Over { end: End::Idle }).contains("not over"));
    assert!(changed("seats=4", |p| p.frame = Frame::MayBuild).contains("track"));
    assert!(changed("seats=4", |p| p.frame = Frame::Start).contains("first turn"));
    assert_eq!(
        changed("seats=4", |p| p.seats[0].points = 61),
        "the game would be over: a marker has met the sacks"
    );
    assert!(
        changed("seats=4", |p| {
            let emptied = Emptied::new(&["r5c5".parse().expect("a field")]).expect("one field");
            p.frame = Frame::Take { emptied };
        })
        .contains("emptied")
    );
    assert!(changed("seats=4", |p| p.setup.roads = Roads::ThirtySix).contains("three seats"));
}

/// Positions of random games with one or two things changed: refused, or a sound table that can be played out.
#[test]
fn a_changed_position_is_refused_or_can_be_played_out() {
    let mut dealer = QuickDealer::new(11);
    let (mut accepted, mut refused) = (0, 0);
    for game in 0..60 {
        let setup: Setup =
            ["seats=2", "seats=3 market=free", "seats=4", "seats=3 market=players first=seat1"][game % 4]
                .parse()
                .expect("a set-up");
        let mut state = Guatemala::new(&setup).expect("a game");
        let mut frames = vec![state.open().frame()];
        while state.awaits() != Awaits::Nobody {
            play_one(&mut state, &mut dealer);
            frames.push(state.open().frame());
            if dealer.below(6) > 0 {
                continue;
            }
            let mut position = state.to_position();
            for _ in 0..=dealer.below(2) {
                change(&mut position, &frames, &mut dealer);
            }
            match Guatemala::from_position(&position) {
                Err(error) => {
                    assert!(!error.to_string().is_empty());
                    refused += 1;
                }
                Ok(mut changed) => {
                    accepted += 1;
                    changed.audit().unwrap_or_else(|error| panic!("{error}: {position:?}"));
                    let mut steps = 0;
                    while changed.awaits() != Awaits::Nobody {
                        play_one(&mut changed, &mut dealer);
                        steps += 1;
                        assert!(steps <= Guatemala::MAX_STEPS, "{position:?}");
                    }
                    changed.audit().unwrap_or_else(|error| panic!("played out, {error}: {position:?}"));
                }
            }
        }
    }
    assert!(accepted > 100 && refused > 100, "{accepted} accepted, {refused} refused");
}

fn play_one(state: &mut Guatemala, dealer: &mut QuickDealer) {
    let step = match state.awaits() {
        Awaits::Seat(seat) => Step::Choice(seat, state.pick_action(seat, dealer)),
        _ => Step::Outcome(state.pick_outcome(dealer)),
    };
    state.advance(&step, &mut Unseen);
}

fn change(position: &mut Position, frames: &[Frame], dealer: &mut QuickDealer) {
    let mut below = |n: usize| dealer.below(n as u32) as usize;
    let n_seats = position.seats.len();
    match below(12) {
        0 => position.frame = frames[below(frames.len())],
        1 => position.active = seat(below(4)),
        2 => position.buyer = Some(below(40) as u8),
        3 => position.idle_turns = below(18) as u8,
        4 => position.market.swap(below(81), below(81)),
        5 => position.seats[below(n_seats)].money = below(40) as u16,
        6 => position.seats[below(n_seats)].points = below(70) as u16,
        7 => {
            let (one, other) = (below(n_seats), below(n_seats));
            let sacks = position.seats[one].sacks;
            position.seats[one].sacks = position.seats[other].sacks;
            position.seats[other].sacks = sacks;
        }
        8 => {
            position.roads.pop();
            position.road_supply += 1;
        }
        9 => {
            position.plants.pop();
        }
        10 => {
            let harbour = below(position.ships.len());
            position.ships[harbour].pop();
        }
        _ => {
            if let Some(plant) = position.plants.last_mut() {
                plant.seat = seat(below(4));
            }
        }
    }
}
