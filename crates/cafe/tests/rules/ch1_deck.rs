//! C1.6: decks are data. The files, what is wrong with bad ones, and the cards of the embedded deck.

use cafe::rules::{C4_8, C7_1, C8_1};
use cafe::{Cafe, CardId, Colour, Deck, DeckRef, Kind, Position, Reason, SeatPosition, Setup, Switch};
use table::Game;

use super::support::{Described, Table, area, beans, card, pos, solo};

/// The embedded deck as a file: the name in line 1, start cards from line 2, plan cards from 6, Espresso cards
/// from 54, promo cards from 62.
fn file() -> String {
    DeckRef::classic().to_string()
}

/// A broken file: what is replaced by what, and the complaint.
type Broken = (&'static str, &'static str, &'static str);

const BROKEN: &[Broken] = &[
    (
        "deck classic\n",
        "",
        "line 1: expected `deck <name>` before the first card, found `start S1 Y N b / u G R`",
    ),
    ("deck classic", "deck", "line 1: expected a name of 1 to 80 letters, found nothing"),
    ("deck classic", "deck classic\ndeck again", "line 2: a second name; the deck is `classic`"),
    ("plan 01", "plans 01", "line 6: expected `deck`, `start`, `plan`, `espresso` or `promo`, found `plans`"),
    ("plan 01", "plan 49", "line 6: expected a card (01–48, E1–E8, P1–P3, S1–S4), found `49`"),
    ("plan 01 R Y . / u s c", "plan", "line 6: expected a card (01–48, E1–E8, P1–P3, S1–S4), found nothing"),
    ("plan 01", "start 01", "line 6: card 01 belongs under `plan`, not `start`"),
    ("plan 02", "plan 01", "line 7: card 01 stands here a second time"),
    ("start S1", "start S1*", "line 2: card S1 has a star; only plan cards have one"),
    ("promo P1", "promo P1*", "line 62: card P1 has a star; only plan cards have one"),
    (
        "R Y . / u s c",
        "R Y Y / u s",
        "line 6: expected two rows of three squares, as in `R Y Y / u s c`, found `R Y Y / u s`",
    ),
    (
        "R Y . / u s c",
        "R Y Y u s c",
        "line 6: expected two rows of three squares, as in `R Y Y / u s c`, found `R Y Y u s c`",
    ),
    (
        "R Y . / u s c",
        "R Y Q / u s c",
        "line 6: expected a square (Y N G R field, YY NN GG RR surplus, ? batch, b drying, c roasting, D café, D2 second café, \
         e espresso, p1 p2 p3 pastry, u cup, s ship, . empty), found `Q`",
    ),
    (
        "wants YYG for 6 at Porto",
        "wants YXG for 6 at Porto",
        "line 8: expected demand letters among Y N G R, found `YXG`",
    ),
    ("for 6 at Porto 1921", "for four", "line 8: expected a number of points, found `four`"),
    ("for 6 at Porto 1921", "for -4", "line 8: expected a number of points, found `-4`"),
    (
        "wants YYG for 6 at Porto",
        "wants YYYYYYYY for 6 at Porto",
        "line 8: expected a demand of at most 7 beans of a colour, found `8 yellow`",
    ),
    (
        "wants YYG for 6 at Porto",
        "wants YYG worth 6 at Porto",
        "line 8: expected `wants <beans> for <points>`, as in `wants YYG for 4`, found `YYG worth 6`",
    ),
    (
        "for 6 at Porto 1921",
        "for 6 at \u{7}Porto",
        "line 8: expected a name of 1 to 80 letters, found `\\u{7}Porto`",
    ),
    (
        " wants YYG for 6 at Porto 1921",
        "",
        "line 8: expected a demand and points for the café, found nothing",
    ),
    (
        "R Y . / u s c",
        "R Y . / u s c wants YY for 2",
        "line 6: expected no demand on a card without a café, found `a demand`",
    ),
    ("b c D / c Y D", "b D D / c Y D", "line 8: expected at most two squares of a café, found `3`"),
    (
        "b c D / c Y D",
        "D c D / c Y b",
        "line 8: expected the two squares of a café side by side, found `squares apart`",
    ),
    (
        "b c D / c Y D",
        "b c D / D Y c",
        "line 8: expected the two squares of a café side by side, found `squares apart`",
    ),
    ("R Y . / u s c", "R u . / u s c", "line 6: card 01 has more than one cup"),
    (
        "Y N b / u G R",
        "Y N b / . G R",
        "line 2: start card S1 needs a cup: one must be visible from the first round",
    ),
    (
        "plan 40 . Y R / b u .\n",
        "",
        "line 63: card 40 is missing: plan cards are numbered without a gap, up to 48",
    ),
    (
        "start S3 G R b / u Y N\n",
        "",
        "line 63: card S3 is missing: start cards are numbered without a gap, up to S4",
    ),
    ("plan 40", "plan 40*", "line 64: 9 cards with a star; there must be 1 to 8"),
    (
        "espresso E1 e b Y / u YY .\n",
        "",
        "line 63: card E1 is missing: Espresso cards are numbered without a gap, up to E8",
    ),
    ("promo P1", "#", "line 64: card P1 is missing: promo cards are numbered without a gap, up to P3"),
    (
        "wants YYG for 6 at Porto",
        "wants YYG for 32 at Porto",
        "line 8: expected at most 31 points, found `32`",
    ),
    ("b c D / c Y D", "b c D / c Y D2", "line 8: expected a demand and points for the café, found nothing"),
    (
        "plan 03 b c D / c Y D wants YYG for 6 at Porto 1921",
        "plan 03 b c D2 / c Y D2 wants YYG for 6",
        "line 8: expected a first café (D) on a card with a second (D2), found nothing",
    ),
    (
        "plan 03 b c D / c Y D wants YYG for 6 at Porto 1921",
        "plan 03 b c D / c Y D2 wants YYG for 6 wants NNNGGG for 4",
        "line 8: expected at most 5 beans for each of two cafés on a card, found `6`",
    ),
];

#[test]
fn c1_6_a_bad_deck_file_is_refused_with_its_line_and_reason() {
    for (from, to, complaint) in BROKEN {
        let file = file();
        assert_eq!(file.matches(from).count(), 1, "`{from}` must name one place");
        let error = file.replace(from, to).parse::<Deck>().expect_err(complaint);
        assert_eq!(error.to_string(), *complaint);
        assert!(DeckRef::load(&file.replace(from, to)).is_err(), "{complaint}");
    }
    assert_eq!("".parse::<Deck>().expect_err("empty").to_string(), "line 1: no `deck <name>` line");
    assert_eq!(
        "# cards\n\n".parse::<Deck>().expect_err("empty").to_string(),
        "line 2: no `deck <name>` line"
    );
}

#[test]
fn c1_6_a_deck_file_round_trips() {
    let deck: Deck = file().parse().expect("the embedded deck");
    assert_eq!(deck, *DeckRef::classic());
    assert_eq!(deck.to_string(), file());
    let other: Deck = file().replace("deck classic", "deck   my own  box").parse().expect("a deck");
    assert_eq!(other.name(), "my own box");
    assert_eq!(other.to_string().parse(), Ok(other));
}

#[test]
fn c1_6_comments_blank_lines_and_order_do_not_matter() {
    let mut lines: Vec<String> = file().lines().map(String::from).collect();
    lines[1..].reverse();
    let text = format!("# mine\r\n\r\n{}\n# end", lines.join("\r\n"));
    assert_eq!(text.parse(), Ok(Deck::clone(&DeckRef::classic())));
}

#[test]
fn c1_6_a_deck_loaded_twice_is_one_deck() {
    let classic = DeckRef::load(&file()).expect("a deck");
    assert_eq!(classic, DeckRef::classic());
    assert_eq!(classic.built_in(), Some("classic"));
    let text = file().replace("Porto 1921", "Porto 1922");
    let other = DeckRef::load(&text).expect("a deck");
    assert_eq!(other, DeckRef::load(&text).expect("a deck"));
    assert_ne!(other, classic);
    assert_eq!(other.built_in(), None);
}

#[test]
fn c1_6_a_set_up_with_another_deck_stands_alone() {
    let text = file()
        .replace("deck classic", "deck 100% mine")
        .replace("plan 01 R Y . / u s c", "plan 01 Y R . / u s c");
    let setup = Setup { deck: DeckRef::load(&text).expect("a deck"), ..Setup::default() };
    let written = setup.to_string();
    assert!(!written.contains('\n'));
    assert_eq!(written.parse(), Ok(setup.clone()));
    assert_eq!(Cafe::new(&setup).expect("a game").setup().deck.name(), "100% mine");
    assert!(Setup::default().to_string().ends_with(" deck=classic"));

    let broken = written.replace("plan%2002", "plan%2001");
    let error = broken.parse::<Setup>().expect_err("a bad deck");
    assert_eq!(
        error.expected(),
        "one of classic, classic-2, classic-1 or a deck (line 7: card 01 stands here a second time)"
    );
    assert!("deck=nowhere".parse::<Setup>().is_err());
}

#[test]
fn c1_6_a_deck_may_lack_the_extra_cards_but_then_none_can_be_played() {
    let plain: String = file()
        .lines()
        .filter(|line| !line.starts_with("espresso") && !line.starts_with("promo"))
        .fold(String::new(), |text, line| text + line + "\n");
    let deck = DeckRef::load(&plain).expect("a deck");
    assert!(!deck.has_espresso());
    assert_eq!(deck.n_promos(), 0);
    assert!(Cafe::new(&Setup { deck: deck.clone(), ..Setup::default() }).is_ok());
    let error = Cafe::new(&Setup { deck: deck.clone(), espresso: Switch::On, ..Setup::default() })
        .expect_err("no cards");
    assert_eq!((error.message.as_str(), error.rule), ("the deck has no Espresso cards", C7_1));
    let error =
        Cafe::new(&Setup { deck: deck.clone(), promos: 2, ..Setup::default() }).expect_err("no cards");
    assert_eq!((error.message.as_str(), error.rule), ("2 promo cards asked for, the deck has 0", C8_1));
}

/// The plan cards as designed: number, squares, demand, points.
const PLAN: &str = "
01 | R Y . / u s c
02 | b c . / b s u
03 | b c D / c Y D | YYG 6
04 | N u . / Y b Y
05 | G . b / u D D | NGR 5
06 | G D D / c s c | YNR 6
07 | G Y c / c D Y | NG 3
08 | c G b / Y c s
09 | b s N / D u R | YR 3
10 | c . Y / R D R | GG 4
11 | D R N / . R u | YYG 4
12 | . D N / c s G | NG 4
13 | D N G / . G N | NNR 6
14 | b Y R / u . R
15 | N G b / R R G
16 | . G . / b c u
17 | G u N / . R b
18 | u N N / . b .
19 | Y c Y / R N D | YYG 6
20 | . N . / c G u
21 | . b D / b c Y | GRR 5
22 | R c G / s N G
23 | Y R u / R . .
24 | Y b G / b c N
25 | b c s / c R Y
26 | . u R / N N .
27 | . . b / b u N
28 | N s N / b D u | NR 3
29 | D R Y / N Y R | GG 4
30 | . G . / u b b
31 | D D c / c R N | YNGR 8
32 | D . u / D Y b | YYNR 7
33 | . D u / R D c | GGRR 7
34 | . R c / b D c | YNN 5
35 | Y b . / b c D | GRR 5
36 | N D s / . D b | YNNR 8
37 | R N c / Y c G
38 | D c G / c . b | NNG 5
39 | . G G / N G b
40 | . Y R / b u .
41* | c . . / Y u D | YR 3
42* | Y N s / R N c
43* | N G c / c R b
44* | . u G / b R .
45* | b R c / b R R
46* | G . u / . D c | NG 4
47* | G D N / Y D Y | YYNGR 11
48* | s G u / N . D | YYR 5
";

#[test]
fn c1_6_the_embedded_deck_has_the_plan_cards_as_designed() {
    let deck = DeckRef::classic();
    let written: String = CardId::plan().fold(String::from("\n"), |text, id| {
        let card = deck.get(id).expect("a plan card");
        let star = if deck.stars().contains(id) { "*" } else { "" };
        let order = card.order.map(|order| format!(" | {} {}", order.letters(), order.points()));
        text + &format!("{id}{star} | {}{}\n", card.squares_text(), order.unwrap_or_default())
    });
    assert_eq!(written, PLAN);
}

#[test]
fn c1_6_the_embedded_start_cards_have_four_fields_a_drying_square_and_a_cup() {
    let deck = DeckRef::classic();
    let texts: Vec<String> = ["S1", "S2", "S3", "S4"]
        .iter()
        .map(|id| deck.get(card(id)).expect("a card").squares_text())
        .collect();
    assert_eq!(texts, ["Y N b / u G R", "N G b / u R Y", "G R b / u Y N", "R Y b / u N G"]);
}

#[test]
fn c1_6_the_embedded_espresso_cards_keep_to_their_totals() {
    let deck = DeckRef::classic();
    let squares: Vec<Kind> =
        CardId::espresso().flat_map(|id| deck.get(id).expect("an Espresso card").squares).collect();
    let count = |kind: Kind| squares.iter().filter(|&&square| square == kind).count();
    assert_eq!(
        [Kind::Espresso, Kind::Batch, Kind::Pastry1, Kind::Pastry2, Kind::Pastry3].map(count),
        [3, 3, 2, 2, 0]
    );
    assert_eq!(Colour::ALL.map(|colour| count(Kind::surplus(colour))), [1; 4]);
    assert_eq!(Colour::ALL.map(|colour| count(Kind::field(colour))).iter().sum::<usize>(), 8);
    assert_eq!(
        [Kind::Cup, Kind::Ship, Kind::Drying, Kind::Roasting, Kind::Empty].map(count),
        [4, 1, 6, 5, 6]
    );
    // Four cafés of one square each: four cards have one, none has two.
    assert_eq!(count(Kind::Cafe), 4);
    assert_eq!(CardId::espresso().filter(|&id| deck.get(id).is_some_and(cafe::Card::has_cafe)).count(), 4);
}

#[test]
fn c1_6_each_embedded_promo_card_is_a_large_cafe_without_a_cup() {
    let deck = DeckRef::classic();
    let names = ["Leão d'Ouro", "Lviv coffee mine, Lviv 1675", "Atlas, Lviv 1871"];
    for (id, name) in CardId::promo().zip(names) {
        let card = deck.get(id).expect("a promo card");
        let order = card.order.expect("a café");
        assert_eq!(card.squares.iter().filter(|&&kind| kind == Kind::Cafe).count(), 2);
        assert_eq!((order.demand().total(), card.has_cup()), (4, false));
        assert!(order.points() >= 7, "{name}: a large café is worth more than a small one");
        assert_eq!(deck.title(id), Some(name));
    }
}

#[test]
fn c1_6_another_deck_is_played_with() {
    let text = file().replace("start S1 Y N b / u G R", "start S1 R R b / u R c");
    let setup = Setup { seats: 1, deck: DeckRef::load(&text).expect("a deck"), ..Setup::default() };
    let mut table = Table::of(Cafe::new(&setup).expect("a game"));
    table.show("06 07 08");
    table.play("seat0 take 08; seat0 place 2,0 turn 0; seat0 produce 0,0");
    assert_eq!(table.beans(0, "0,0").to_string(), "1 red");
}

/// A deck of these first plan cards, with this number of plan cards in all and this number of them with a star.
fn small(first: &[&str], n_plan: usize, n_stars: usize) -> String {
    let mut text = String::from("deck small\nstart S1 Y N b / u G R\nstart S2 N G b / u R Y\n");
    for number in 1..=n_plan {
        let star = if number > n_plan - n_stars { "*" } else { "" };
        let card = first.get(number - 1).unwrap_or(&"Y b c / u . .");
        text += &format!("plan {number:02}{star} {card}\n");
    }
    text
}

#[test]
fn c1_6_decks_of_other_sizes_play_the_games_they_have_cards_for() {
    let deck = DeckRef::load(&small(&[], 33, 1)).expect("a deck");
    let game =
        |text: &str| Cafe::new(&Setup { deck: deck.clone(), ..text.parse::<Setup>().expect("a set-up") });
    // 32 cards without a star: eight rounds of four.
    for enough in ["seats=1", "seats=2", "seats=2 draft=auction"] {
        assert!(game(enough).is_ok(), "{enough}");
    }
    let error = game("seats=3").expect_err("two start cards");
    assert_eq!(error.to_string(), "3 seats, and the deck has 2 start cards (C1.3)");
    let deck = DeckRef::load(&small(&[], 25, 1)).expect("a deck");
    let error = Cafe::new(&Setup { deck: deck.clone(), ..Setup::default() }).expect_err("too few cards");
    assert_eq!(error.to_string(), "eight rounds of this game need 32 cards, and the deck has 24 (C1.4)");
    let mut solo = Table::of(Cafe::new(&Setup { seats: 1, deck, ..Setup::default() }).expect("a game"));
    solo.show("01 02 03");

    let refused = |text: String| text.parse::<Deck>().expect_err("a bad deck").message;
    assert_eq!(
        refused(small(&[], 31, 8)),
        "23 plan cards without a star; eight rounds of the smallest game need 24"
    );
    assert_eq!(refused(small(&[], 30, 0)), "0 cards with a star; there must be 1 to 8");
}

#[test]
fn c1_6_two_cafes_on_a_card_are_served_and_die_each_for_itself() {
    let two = "D2 D c / D2 u b wants YG for 31 at First wants N for 16 at Second";
    let text = small(&[two], 40, 8);
    let deck = DeckRef::load(&text).expect("a deck");
    assert_eq!(deck.to_string(), text, "it is written as it was read");
    let printed = deck.get(card("01")).expect("a card");
    assert_eq!(
        (printed.order.map(|order| order.points()), printed.second.map(|o| o.points())),
        (Some(31), Some(16))
    );
    assert_eq!((deck.title(card("01")), deck.second_title(card("01"))), (Some("First"), Some("Second")));

    let at = |seat: SeatPosition| {
        let position = solo(seat);
        Table::at(&Position { setup: Setup { deck: deck.clone(), ..position.setup }, ..position })
    };
    // The card lies at 2,0: the second café at 2,0 and 2,1, the first at 3,0, roasting at 4,0.
    let seat0 = || area(&["S1", "01 @ 2,0"]).on("4,0", "2 brown");
    let mut table = at(seat0());
    table.play("seat0 deliver 4,0");
    table.refuses(
        "seat0 send brown to 3,0",
        Reason::NotWanted { at: pos("3,0"), colour: Colour::Brown },
        C4_8,
    );
    table.refuses("seat0 send brown to 2,1", Reason::NamedBy(pos("2,0")), C4_8);
    table.play("seat0 send brown to 2,0");
    assert_eq!((table.company(0).score().cafes, table.beans(0, "2,0")), (16, beans("1 brown")));

    // A card over 3,0 and 4,0 closes the first; the second stays as it is, and is a café like any other.
    let covered = at(area(&["S1", "01 @ 2,0", "02 @ 3,-1"]).on("2,0", "1 brown"));
    assert_eq!(covered.company(0).score().cafes, 16);
    let kinds = |table: &Table, at: &str| {
        let mut squares = table.company(0).area.squares();
        squares.find(|square| square.at == pos(at)).map(|square| square.kind)
    };
    assert_eq!(kinds(&covered, "2,0"), Some(Kind::Cafe));
    // A card over 2,1 kills the second: its other half is dead, its bean is gone, the first is left.
    let dead = at(area(&["S1", "01 @ 2,0", "02 @ 0,1"]).on("3,0", "1 yellow, 1 green"));
    assert_eq!((kinds(&dead, "2,0"), kinds(&dead, "3,0")), (Some(Kind::Dead), Some(Kind::Cafe)));
    assert_eq!(dead.company(0).score().cafes, 31);
}
