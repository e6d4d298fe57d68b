//! Decks that people bring. Alone in its program: the decks in use are counted for all of it.

use cafe::{Cafe, DeckRef, Setup};
use table::{Game as _, Viewer};

#[test]
fn c1_6_decks_go_with_the_last_set_up_state_or_view_that_names_them() {
    let classic = DeckRef::classic().to_string();
    for number in 0..3_000 {
        let text = classic.replace("deck classic", &format!("deck number-{number}"));
        let deck = DeckRef::load(&text).expect("a deck");
        let setup = Setup { deck, ..Setup::default() };
        assert_eq!(setup.to_string().parse(), Ok(setup.clone()), "a record brings the same deck");
        let state = Cafe::new(&setup).expect("a game");
        let view = state.clone().view(Viewer::Spectator);
        drop((setup, state));
        assert_eq!((Cafe::n_brought(), view.table.setup().deck.to_string()), (1, text));
        drop(view);
        assert_eq!(Cafe::n_brought(), 0);
    }
    assert!(DeckRef::load(&classic.replace("start S1", "start S9")).is_err());
    let too_few = Setup {
        seats: 9,
        deck: DeckRef::load(&classic.replace("deck classic", "deck other")).expect("a deck"),
        ..Setup::default()
    };
    assert!(Cafe::new(&too_few).is_err());
    drop(too_few);
    assert_eq!(Cafe::n_brought(), 0, "a refused one is not kept");
    assert_eq!(DeckRef::load(&classic), Ok(DeckRef::classic()), "what comes with the game is not brought");
    assert_eq!(Cafe::n_brought(), 0);
}
