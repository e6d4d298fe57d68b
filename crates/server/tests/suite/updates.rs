//! How large updates are, over whole games of each title with two seats and a spectator.

use serde_json::{Value, json};
use table::QuickDealer;

use crate::sockets::choose;
use crate::support::socket::{Seen, listen};
use crate::support::{World, pair};

/// The middle of all updates, and of those to seats, over a whole game with sockets that say hello so.
#[expect(clippy::print_stdout, reason = "a measurement is for people")]
async fn medians(game: &str, hello: Value) -> (usize, usize) {
    let world = World::sqlite().await;
    let (ada, ben, table) = pair(&world, game, json!({})).await;
    let eve = world.person("Eve").await;
    let addr = listen(&world).await;
    let mut watching = Seen::at(addr, &eve, &table, hello.clone()).await;
    let first = watching.heard.len();
    let mut seats = vec![
        Seen::at(addr, &ada, &table, hello.clone()).await,
        Seen::at(addr, &ben, &table, hello.clone()).await,
    ];
    let mut dealer = QuickDealer::new(11);
    while choose(&mut seats, &mut dealer).await.is_some() {}
    watching.until(seats[0].version).await;
    assert_eq!(watching.awaits["kind"], "nobody", "the game is played out");
    let mut seat_sizes: Vec<usize> = seats.iter().flat_map(|seen| seen.sizes.clone()).collect();
    let mut all: Vec<usize> = seat_sizes.iter().chain(&watching.sizes).copied().collect();
    let at = |sizes: &mut Vec<usize>, part: usize| {
        sizes.sort_unstable();
        sizes[(sizes.len() - 1) * part / 100]
    };
    println!(
        "{game} {hello}: {} updates, all viewers p50 {} p90 {} max {}; seats p50 {} p90 {}; first view {first} bytes",
        all.len(),
        at(&mut all, 50),
        at(&mut all, 90),
        at(&mut all, 100),
        at(&mut seat_sizes, 50),
        at(&mut seat_sizes, 90),
    );
    (at(&mut all, 50), at(&mut seat_sizes, 50))
}

#[tokio::test]
async fn the_median_update_is_below_a_kibibyte() {
    for entry in wire::GAMES {
        let (all, seats) = medians(entry.id, json!({})).await;
        assert!(all < 1_024 && seats < 1_024, "{}", entry.id);
    }
}

#[tokio::test]
async fn the_median_short_update_has_at_most_350_bytes() {
    for entry in wire::GAMES {
        let (all, seats) = medians(entry.id, json!({"brief": true})).await;
        assert!(all <= 350, "{}: {all}, of seats {seats}", entry.id);
    }
}

/// What a browser hears: with the question, and every legal action as a drawing needs it.
#[tokio::test]
async fn the_median_short_update_with_offers_is_below_a_kibibyte() {
    for entry in wire::GAMES {
        let (all, seats) = medians(entry.id, json!({"brief": true, "offers": true})).await;
        assert!(all < 1_024, "{}: {all}, of seats {seats}", entry.id);
    }
}
