//! How large updates are, over whole games of each title with two seats and a spectator.

use serde_json::json;
use table::QuickDealer;

use crate::sockets::choose;
use crate::support::socket::{Seen, listen};
use crate::support::{World, pair};

#[tokio::test]
async fn the_median_update_is_below_a_kibibyte() {
    for entry in wire::GAMES {
        let world = World::sqlite().await;
        let (ada, ben, table) = pair(&world, entry.id, json!({})).await;
        let eve = world.person("Eve").await;
        let addr = listen(&world).await;
        let mut watching = Seen::at(addr, &eve, &table, json!({})).await;
        let first = watching.heard.len();
        let mut seats = vec![
            Seen::at(addr, &ada, &table, json!({})).await,
            Seen::at(addr, &ben, &table, json!({})).await,
        ];
        let mut dealer = QuickDealer::new(11);
        while choose(&mut seats, &mut dealer).await.is_some() {}
        watching.until(seats[0].version).await;
        let mut seat_sizes: Vec<usize> = seats.iter().flat_map(|seen| seen.sizes.clone()).collect();
        let mut all: Vec<usize> = seat_sizes.iter().chain(&watching.sizes).copied().collect();
        let at = |sizes: &mut Vec<usize>, part: usize| {
            sizes.sort_unstable();
            sizes[(sizes.len() - 1) * part / 100]
        };
        let game = entry.id;
        println!(
            "{game}: {} updates, all viewers p50 {} p90 {} max {}; seats p50 {} p90 {}; first view {first} bytes",
            all.len(),
            at(&mut all, 50),
            at(&mut all, 90),
            at(&mut all, 100),
            at(&mut seat_sizes, 50),
            at(&mut seat_sizes, 90),
        );
        assert!(at(&mut all, 50) < 1_024 && at(&mut seat_sizes, 50) < 1_024, "{game}");
    }
}
