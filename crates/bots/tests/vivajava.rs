//! How the bots of VivaJava Dice fare against each other, on fixed dice.

use bots::{Bot, Effort, Player};
use table::{Awaits, Game, QuickDealer, Seat, Step, Viewer};
use vivajava::{Setup, Vivajava};

/// The places of a game between these bots.
fn places(setup: &Setup, names: &[&str], dice: u64) -> Vec<u8> {
    let mut bots: Vec<Box<dyn Bot<Vivajava>>> = names
        .iter()
        .map(|name| Vivajava::bot(name, &Effort::usual()).expect("the game has this bot"))
        .collect();
    let mut dealer = QuickDealer::new(dice);
    let mut state = Vivajava::new(setup).expect("a game");
    let mut legal = Vec::new();
    loop {
        let step = match state.awaits() {
            Awaits::Nobody => return state.ranking().expect("the game is over"),
            Awaits::Chance => Step::Outcome(state.pick_outcome(&mut dealer)),
            awaits => {
                let seat = awaits.seats().iter().next().expect("a seat is awaited");
                legal.clear();
                state.legal_actions(seat, &mut legal);
                let view = state.view(Viewer::Seat(seat));
                Step::Choice(seat, bots[seat.index()].choose(&view, seat, &legal, &mut dealer).action)
            }
        };
        state.play(&step, &mut Vec::new()).expect("a legal step");
    }
}

/// In how many of so many games the greedy seat alone comes first; it sits in every seat equally often.
fn greedy_wins(setup: &str, n_games: usize) -> usize {
    let setup: Setup = setup.parse().expect("a set-up");
    let wins = (0..n_games).filter(|&game| {
        let greedy = Seat::new(game % setup.seats).expect("a seat");
        let mut names = vec!["random"; setup.seats];
        names[greedy.index()] = "greedy";
        let places = places(&setup, &names, game as u64);
        places[greedy.index()] == 1 && places.iter().filter(|&&place| place == 1).count() == 1
    });
    wins.count()
}

#[test]
fn greedy_beats_random() {
    for (setup, n_games, least) in
        [("seats=2 coaster=mild", 8, 7), ("seats=2 coaster=bold", 8, 7), ("seats=4 coaster=bold", 4, 3)]
    {
        let wins = greedy_wins(setup, n_games);
        assert!(wins >= least, "{setup}: {wins} of {n_games}");
    }
}
