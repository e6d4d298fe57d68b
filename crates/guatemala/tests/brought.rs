//! Boards that people bring. Alone in its program: the boards in use are counted for all of it.

use guatemala::{BoardChoice, Guatemala, STANDARD_BOARD, Setup};
use table::{Game as _, Viewer};

#[test]
fn boards_go_with_the_last_state_that_is_played_on_them() {
    for number in 0..3_000 {
        let text = STANDARD_BOARD.replace("board standard", &format!("board number-{number}"));
        let setup = Setup { board: BoardChoice::Text(text), ..Setup::new(2 + number % 3) };
        let state = Guatemala::new(&setup).expect("a board");
        let again = Guatemala::new(&setup).expect("a board");
        let view = state.clone().view(Viewer::Spectator);
        assert_eq!((Guatemala::n_brought(), &state), (1, &again), "the same text is kept once");
        drop((state, again));
        assert_eq!((Guatemala::n_brought(), view.open.layout().n_seats()), (1, 2 + number % 3));
        drop(view);
        assert_eq!(Guatemala::n_brought(), 0, "set-ups hold texts, not boards");
    }
    let unsound = STANDARD_BOARD.replace("board standard", "board other").replace("zone", "zones");
    let setup = Setup { board: BoardChoice::Text(unsound), ..Setup::new(2) };
    assert!(Guatemala::new(&setup).is_err());
    assert_eq!(Guatemala::n_brought(), 0, "a refused one is not kept");
}
