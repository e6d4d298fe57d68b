//! Plays random games, or searches the opening, and nothing else: the program to count instructions of.
//!
//! `valgrind --tool=callgrind target/release/examples/playouts cafe 500`
//! `valgrind --tool=callgrind target/release/examples/playouts vivajava 10000 search`

use bots::{Bot, Effort, Search, Settings, Unguided, random_playout};
use table::{Awaits, Game, QuickDealer, Viewer};

/// Iterations of one search, as in `klatsch bench`.
const SEARCH_NODES: u64 = 10_000;

fn main() {
    let mut args = std::env::args().skip(1);
    let game = args.next().unwrap_or("cafe".into());
    let n: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1000);
    let run = match args.next().as_deref() {
        Some("search") => Run::Search(n),
        _ => Run::Playouts(n),
    };
    macro_rules! go_with {
        ($($name:ident: $of:ty),+ $(,)?) => {
            match game.as_str() {
                $(stringify!($name) => go::<$of>(run),)+
                other => panic!("there is no game `{other}`"),
            }
        };
    }
    bots::all_games!(go_with);
}

#[derive(Clone, Copy)]
enum Run {
    Playouts(u64),
    Search(u64),
}

fn go<G: Game>(run: Run) {
    let setup: G::Setup = "seats=2".parse().expect("two seats play every game");
    let mut state = G::new(&setup).expect("a game");
    let mut dealer = QuickDealer::new(1);
    match run {
        Run::Playouts(n) => {
            let mut choices = 0;
            for _ in 0..n {
                choices += random_playout(&mut state.clone(), &mut dealer).choices;
            }
            assert!(choices > 0, "somebody chooses in every game");
        }
        Run::Search(n) => {
            while state.awaits() == Awaits::Chance {
                state.step_at_random(&mut dealer);
            }
            let seat = state.awaits().seats().iter().next().expect("a game begins with a choice");
            let mut legal = Vec::new();
            state.legal_actions(seat, &mut legal);
            let view = state.view(Viewer::Seat(seat));
            let settings = Settings { reuse: false, ..Settings::default() };
            let mut search = Search::<G, _>::new(Unguided, settings, &Effort::nodes(SEARCH_NODES));
            for _ in 0..n.div_ceil(SEARCH_NODES) {
                assert_eq!(search.choose(&view, seat, &legal, &mut dealer).visits, SEARCH_NODES);
            }
        }
    }
}
