//! V2: phase I, score.

use vivajava::{Colour, Frame, Spot};

use super::support::{Table, featured, seat};

#[test]
fn v2_1_owning_a_blend_scores_by_number_of_seats() {
    for (seats, best_bean, rainbow) in [(2, 2, 1), (3, 3, 1), (4, 3, 2)] {
        let table = Table::at(&format!("seats={seats}"), |position| position.featured = featured(0, "WWWBG"));
        assert_eq!(table.points()[0], best_bean);
        let table = Table::at(&format!("seats={seats}"), |position| position.rainbow = Some(seat(0)));
        assert_eq!(table.points()[0], rainbow);
    }
    let table = Table::at("seats=2", |position| position.featured = featured(1, "WWWBG"));
    assert_eq!(table.points(), [0, 0], "only on the own turn");
}

#[test]
fn v2_2_each_token_gives_its_owner_a_point() {
    let table = Table::at("seats=4", |position| position.featured = featured(0, "WWK1K1K3"));
    assert_eq!(table.points(), [3, 2, 0, 1]);
}

#[test]
fn v2_3_any_die_may_decay() {
    let mut table = Table::at("seats=3", |position| position.featured = featured(0, "WWK1K2G"));
    assert_eq!(table.legal(), ["decay white", "decay green", "decay black seat1", "decay black seat2"]);
    table.refuses("seat0 decay red", "V2.3");
    table.refuses("seat0 decay black", "V2.3");
    table.refuses("seat0 decay white seat1", "V2.3");
    table.refuses("seat0 keep", "V2.3");
    table.refuses("seat1 decay white", "V2.3");
    table.play("seat0 decay white");
    assert_eq!(table.featured(), "WGKK");
    assert_eq!(table.state.coffee_supply(), 6);
}

#[test]
fn v2_3_a_token_on_the_decayed_die_returns() {
    let mut table = Table::at("seats=3", |position| position.featured = featured(0, "WWK1K2G"));
    assert_eq!(table.tokens(1), ["hand", "hand", "blend"]);
    table.play("seat0 decay black seat1");
    assert_eq!(table.tokens(1), ["hand", "hand", "hand"]);
    assert_eq!(table.tokens(2), ["hand", "hand", "blend"]);
    table.play("seat0 keep");
    assert_eq!(table.state.token_face(), Some(Colour::Black));
}

#[test]
fn v2_4_keeping_ends_the_turn_at_once() {
    let mut table = Table::at("seats=2", |position| {
        position.featured = featured(0, "WWWBG");
        position.seats[0].aroma = 2;
        position.seats[0].tracks = [0, 0, 0, 0, 5];
    });
    table.play("seat0 decay white; seat0 keep");
    assert_eq!(table.state.active(), seat(1));
    assert_eq!(table.featured(), "WWBG");
    assert_eq!(table.held(), [0, 0], "aroma dice expire (V4.10)");
}

#[test]
fn v2_4_dropping_sends_the_coaster_to_the_middle_and_rolls_what_is_left() {
    let mut table = Table::at("seats=2", |position| position.featured = featured(0, "WWW1BG"));
    table.play("seat0 decay brown; seat0 drop");
    assert_eq!(table.state.featured_owner(), None);
    assert_eq!(table.state.unrolled(vivajava::Kind::Coffee), 4);
    assert_eq!(table.tokens(1), ["hand", "hand", "hand"]);
    assert_eq!(table.state.frame(), Frame::Roll);
}

#[test]
fn v2_4_a_single_die_must_be_dropped() {
    let mut table = Table::at("seats=2", |position| position.featured = featured(0, "WG"));
    table.play("seat0 decay white");
    assert_eq!(table.legal(), ["drop"]);
    table.refuses("seat0 keep", "V2.4").play("seat0 drop");
    assert_eq!(table.state.roll_due().map(|due| due.n), Some(1));
}

#[test]
fn v2_5_rainbow_does_not_decay() {
    let mut table = Table::at("seats=2", |position| position.rainbow = Some(seat(0)));
    assert_eq!(table.state.roll_due().map(|due| due.n), Some(5));
    table.refuses("seat0 decay white", "V3.4").refuses("seat0 drop", "V3.4");
    table.play("chance coffee WWWWW; seat0 research white 5");
    assert_eq!(table.state.rainbow_owner(), Some(seat(0)));
}

#[test]
fn v5_4_blocks_end_before_anything_is_scored() {
    let table = Table::at("seats=2", |position| {
        position.seats[0].tracks = [0, 0, 0, 3, 0];
        position.seats[0].tokens = vec![Spot::Ability(Colour::White)];
    });
    assert_eq!(table.tokens(0), ["hand", "hand", "hand"]);
}
