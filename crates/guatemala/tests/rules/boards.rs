//! Board files: the built-in boards have the numbers of their design, and errors name their line.

use guatemala::{
    BOARDS, BoardChoice, BuiltIn, Coffee, Content, Guatemala, LayoutRef, MarketField, Openness, Piece,
    STANDARD_BOARD, Setup, check_board, redraw_board,
};
use table::{Game, GameSetup};

use super::support::Play;

/// The text of the board of rules versions 1 and 2.
fn old_board() -> &'static str {
    BuiltIn::named("standard-2").expect("a built-in board").text()
}

/// What is wrong with the board of rules version 2 after one replacement.
fn broken(from: &str, to: &str) -> String {
    assert!(old_board().contains(from), "the board has `{from}`");
    check_board(&old_board().replacen(from, to, 1)).expect_err("a broken board").to_string()
}

/// Every built-in board for this number of seats.
fn built_in(seats: usize) -> Vec<LayoutRef> {
    let layout = |board| Play::new(&format!("seats={seats} board={board}")).state.open().layout().clone();
    BOARDS.map(layout).to_vec()
}

#[test]
fn g1_4_the_side_for_three_and_four_seats_is_the_designed_one() {
    built_in(4).iter().for_each(has_the_designed_side_for_three_and_four_seats);
}

fn has_the_designed_side_for_three_and_four_seats(layout: &LayoutRef) {
    assert_eq!(layout.size(), (12, 9));
    let zones: Vec<&str> = (1..=9).map(|row| layout.zone(row)).collect();
    assert_eq!(zones, ["grey", "grey", "green", "green", "green", "green", "yellow", "yellow", "yellow"]);
    let sites = [
        ("a8", 6),
        ("a4", 4),
        ("c6", 4),
        ("c1", 2),
        ("d7", 6),
        ("d2", 2),
        ("f8", 6),
        ("f3", 4),
        ("g6", 4),
        ("g1", 2),
        ("i7", 6),
        ("i4", 4),
        ("j8", 6),
        ("j3", 4),
        ("l6", 4),
        ("l2", 2),
    ];
    for (site, price) in sites {
        let field = site.parse().expect("a field");
        assert_eq!((layout.site(field), layout.hut_price(field)), (Some(Openness::Open), price), "{site}");
    }
    assert_eq!(layout.fields().filter(|&field| layout.site(field).is_some()).count(), 16);
    let docks: Vec<String> = layout.harbours().map(|(_, dock, _)| dock.to_string()).collect();
    assert_eq!(docks, ["1.9", "5.9", "7.9", "11.9"]);
    let prices: Vec<u16> =
        ["b2", "b3", "b6", "b7", "b9"].map(|f| layout.worker_price(f.parse().expect("a field"))).to_vec();
    assert_eq!(prices, [1, 2, 2, 3, 3]);
    assert_eq!(layout.berth_prices(), [2, 3, 4]);
}

#[test]
fn g4_5_the_printed_segments_are_the_designed_ones() {
    built_in(4).iter().for_each(has_the_designed_segments);
}

fn has_the_designed_segments(layout: &LayoutRef) {
    let mut segments: Vec<String> = Vec::new();
    // Each path: two columns of segments down to row 8, a bridge between them, one segment to the dock.
    for (left, top_left, right, top_right, dock) in
        [(1, 4, 2, 1, 1), (4, 2, 5, 3, 5), (7, 1, 8, 4, 7), (10, 3, 11, 2, 11)]
    {
        segments.extend((top_left..8).map(|y| format!("{left}.{y}-{left}.{}", y + 1)));
        segments.extend((top_right..8).map(|y| format!("{right}.{y}-{right}.{}", y + 1)));
        segments.push(format!("{left}.8-{right}.8"));
        segments.push(format!("{dock}.8-{dock}.9"));
    }
    let mut found: Vec<String> = layout.segments().map(|(segment, _)| segment.to_string()).collect();
    segments.sort();
    found.sort();
    assert_eq!((found.len(), found), (52, segments));
}

#[test]
fn g1_4_the_side_for_two_seats_is_the_designed_one() {
    built_in(2).iter().for_each(has_the_designed_side_for_two_seats);
}

fn has_the_designed_side_for_two_seats(layout: &LayoutRef) {
    assert_eq!(layout.size(), (12, 6));
    let zones: Vec<&str> = (1..=6).map(|row| layout.zone(row)).collect();
    assert_eq!(zones, ["grey", "grey", "green", "green", "yellow", "yellow"]);
    let sites = [
        ("b5", 7),
        ("e5", 7),
        ("h5", 7),
        ("k5", 7),
        ("a3", 5),
        ("l3", 5),
        ("d4", 6),
        ("i4", 6),
        ("c2", 4),
        ("j2", 4),
        ("e1", 3),
        ("h1", 3),
    ];
    for (site, price) in sites {
        assert_eq!(layout.hut_price(site.parse().expect("a field")), price, "{site}");
    }
    assert_eq!(layout.fields().filter(|&field| layout.site(field).is_some()).count(), 12);
    let docks: Vec<String> = layout.harbours().map(|(_, dock, _)| dock.to_string()).collect();
    assert_eq!(docks, ["1.6", "3.6", "5.6", "7.6", "9.6", "11.6"]);
    assert_eq!(layout.segments().count(), 162);
}

#[test]
fn g1_2_the_printed_market_is_the_designed_one() {
    let layout = Play::new("seats=2 board=standard-2").state.open().layout().clone();
    let fields: Vec<String> = layout.sack_fields().iter().map(|field| field.to_string()).collect();
    assert_eq!(fields, ["r1c4", "r3c7", "r4c1", "r6c9", "r7c3", "r9c6"]);
    let sacks: Vec<Content> = layout.sack_fields().iter().map(|&field| layout.printed(field)).collect();
    let coffees = [Coffee::Russet, Coffee::White, Coffee::Black, Coffee::Brown, Coffee::Beige, Coffee::White];
    assert_eq!(sacks, coffees.map(Content::Sack));
    let row = |row: usize| -> Vec<Content> {
        (1..=9).map(|column| layout.printed(MarketField::new(row, column).expect("a field"))).collect()
    };
    use Coffee::{Beige as B, Black as K, Brown as N, Russet as R, White as W};
    let (w, h, s) = (
        |coffee| Content::Piece(Piece::Worker(coffee)),
        |coffee| Content::Piece(Piece::Hut(coffee)),
        |coffee| Content::Piece(Piece::Ship(coffee)),
    );
    assert_eq!(row(5), [s(N), w(R), w(W), h(R), w(R), s(K), w(K), w(R), w(W)]);
    assert_eq!(row(8), [h(R), s(R), w(K), w(N), w(R), w(B), w(N), h(N), s(W)]);
}

/// G1.2: word by word what the file draws, on every built-in board; they differ in nothing else but their names.
#[test]
fn g1_2_the_market_of_every_built_in_board_lies_as_its_file_draws_it() {
    let mut others = Vec::new();
    for board in BuiltIn::all() {
        let mut rows = board.text().lines();
        let before: Vec<&str> = rows.by_ref().take_while(|line| *line != "market").collect();
        let words: Vec<&str> = rows.by_ref().take(9).flat_map(str::split_whitespace).collect();
        assert_eq!(words.len(), 81, "{}", board.name());
        let play = Play::new(&format!("seats=3 board={}", board.name()));
        for (field, word) in MarketField::all().zip(words) {
            let (kind, coffee) = word.split_at(1);
            let coffee = coffee.chars().next().and_then(Coffee::from_letter).expect("a coffee");
            let content = match kind {
                "w" => Content::Piece(Piece::Worker(coffee)),
                "h" => Content::Piece(Piece::Hut(coffee)),
                "s" => Content::Piece(Piece::Ship(coffee)),
                _ => Content::Sack(coffee),
            };
            assert_eq!(play.state.open().on_market(field), content, "{field} of {}", board.name());
        }
        let fields: Vec<String> =
            play.state.open().layout().sack_fields().iter().map(|field| field.to_string()).collect();
        assert_eq!(fields, ["r1c4", "r3c7", "r4c1", "r6c9", "r7c3", "r9c6"]);
        assert!(before.contains(&format!("board {}", board.name()).as_str()));
        others.push(rows.collect::<Vec<&str>>());
    }
    assert!(others.iter().all(|other| *other == others[0]));
}

#[test]
fn g2_2_the_ring_goes_round_the_market() {
    built_in(2).iter().for_each(has_the_designed_ring);
}

fn has_the_designed_ring(layout: &LayoutRef) {
    let ring: Vec<String> = (0..36).map(|space| layout.line(space).to_string()).collect();
    let expected: Vec<String> = (1..=9)
        .map(|n| format!("c{n}"))
        .chain((1..=9).map(|n| format!("r{n}")))
        .chain((1..=9).rev().map(|n| format!("c{n}")))
        .chain((1..=9).rev().map(|n| format!("r{n}")))
        .collect();
    assert_eq!(ring, expected);
}

#[test]
fn errors_name_their_line() {
    assert_eq!(broken("board standard", "boards standard"), "line 4: expected `board`");
    assert_eq!(broken("wK wN sK", "wK wX sK"), "line 9: `wX` is no piece and no sack field");
    assert_eq!(broken("wK wN sK", "wK wK sK"), "line 17: the market needs 9 × worker black, not 10");
    assert_eq!(broken("wK wN sK", "wK sK"), "line 9: expected nine words for a market row, found 8");
    assert_eq!(broken("*R", "*W"), "line 17: the sack fields with `*` must show each coffee once");
    assert_eq!(
        broken("*R", "+R"),
        "line 17: the market needs five sack fields with `*` and one with `+`, not 4 and 2"
    );
    assert_eq!(broken("c1 c2", "c1 c1"), "line 24: the ring must name c1 twice, not 3 times");
    assert_eq!(
        broken("c1 c2", "c1 d2"),
        "line 21: expected a line of the market (r1 to r9, c1 to c9), found `d2`"
    );
    assert_eq!(
        broken("berths 2 3 4", "berths 2 2 4"),
        "line 32: each berth must cost more than the one before"
    );
    assert_eq!(
        broken("berths 2 3 4", "berths 2 3 99"),
        "line 32: a price is a number from 1 to 15, not `99`"
    );
    assert_eq!(
        broken("closed-with-three 1", "closed-with-three 5"),
        "line 33: there is no harbour 5 to close"
    );
    assert_eq!(
        broken("map 12 x 9", "map 30 x 9"),
        "line 34: a map has columns and rows, and at most 128 fields"
    );
    assert_eq!(
        broken("[2]             [2]", "[3]             [2]"),
        "line 37: a hut on c1 must cost what the zone grey says"
    );
    assert_eq!(
        broken(
            "[2]             [2]                      grey",
            "[2]             [2]                      gray"
        ),
        "line 37: `gray` is no zone named above"
    );
    assert_eq!(
        broken("plantation 2", "plantation 5"),
        "line 57: expected `plantation 3-4` or `plantation 2`"
    );
    assert_eq!(broken("+---1---+---2", "+---1---+---1"), "line 76: harbour 1 has a second dock");
    assert_eq!(
        broken("+---1---+---2", "+---1---+---+"),
        "line 76: harbours must be numbered from 1 without a gap"
    );
    assert_eq!(
        broken("  1 |   |   |   |   |[3]", "  1 |   |   |   |    [3]"),
        "line 76: with two seats all 162 edges must be drawn, not 161"
    );
}

#[test]
fn sites_touch_exactly_one_path_and_paths_lead_to_one_harbour() {
    // The site a4 without the segment it touches, and a site far from all paths.
    assert_eq!(
        broken("  5     |   |       |", "  5         |       |"),
        "line 43: the site a4 must touch exactly one path, not 0"
    );
    assert_eq!(
        broken("  1          [2]             [2]", "  1          [2]     [2]     [2]"),
        "line 37: the site e1 must touch exactly one path, not 0"
    );
    // A gap below makes a path without harbour.
    assert_eq!(
        broken("  6     |   |[4]    |", "  6         |[4]    |"),
        "line 45: the path through 1.4 must lead to one harbour, not 0"
    );
    // A branch of the first path towards the second, and a site between them.
    let branched = old_board().replacen("+   +---+   +   +---+", "+   +---+---+   +---+", 1).replacen(
        "  9     |               |",
        "  9     |        [6]    |",
        1,
    );
    let error = check_board(&branched).expect_err("a site at two paths");
    assert_eq!(error.to_string(), "line 53: the site d9 must touch exactly one path, not 2");
}

#[test]
fn a_board_is_drawn_as_it_is_read() {
    // Apart from comments it is the file itself.
    let lines = |text: &str| -> Vec<String> {
        text.lines()
            .map(str::trim_end)
            .filter(|l| !l.is_empty() && !l.starts_with('#'))
            .map(str::to_string)
            .collect()
    };
    for board in BuiltIn::all() {
        let drawn = redraw_board(board.text()).expect("a built-in board");
        assert_eq!(redraw_board(&drawn).as_deref(), Ok(drawn.as_str()));
        assert_eq!(lines(&drawn), lines(board.text()));
    }
}

/// A text that says what a built-in board says is that board, whatever its comments; another name or market is not.
#[test]
fn g6_5_a_built_in_board_may_be_named_or_brought() {
    let played = |text: String| {
        let setup = Setup { board: BoardChoice::Text(text), ..Setup::new(4) };
        Guatemala::new(&setup).expect("a board").setup().board
    };
    for board in BuiltIn::all() {
        assert_eq!(BuiltIn::named(board.name()), Some(board));
        let named = format!("seats=4 board={}", board.name()).parse::<Setup>().expect("a set-up").board;
        assert_eq!(named, BoardChoice::BuiltIn(board));
        assert_eq!(
            Guatemala::new(&Setup { board: named, ..Setup::new(4) }).expect("a game").setup().board,
            { BoardChoice::BuiltIn(board) }
        );
        assert_eq!(played(board.text().replace("# ", "# note: ")), BoardChoice::BuiltIn(board));
    }
    assert_eq!(
        BoardChoice::default(),
        BoardChoice::BuiltIn(BuiltIn::named("standard").expect("it is built in"))
    );
    // A file somebody took from version 2 has its name and its market.
    let kept = old_board().replace("board standard-2", "board standard");
    assert_eq!(played(kept.clone()), BoardChoice::Text(kept));
}

#[test]
fn a_record_with_another_board_stands_alone() {
    let text = STANDARD_BOARD.replace("board standard", "board mine");
    let setup = Setup { board: BoardChoice::Text(text), ..Setup::new(3) };
    let word = setup.to_string();
    assert_eq!(word.split(' ').count(), Setup::options().len());
    let read: Setup = word.parse().expect("a set-up");
    assert_eq!(read, setup);
    assert_eq!(Guatemala::new(&read).expect("a board").open().layout().name(), "mine");
}

#[test]
fn a_bad_board_is_a_bad_set_up() {
    let text = STANDARD_BOARD.replace("berths", "births");
    let error =
        Guatemala::new(&Setup { board: BoardChoice::Text(text), ..Setup::new(2) }).expect_err("a bad board");
    assert!(error.to_string().starts_with("board line 32: expected `zone`"), "{error}");
}
