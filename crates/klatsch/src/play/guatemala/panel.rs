//! What is shown around the boards: the line, the seats, the sacks, the scores.

use guatemala::{Coffee, Content, Counts, End, Guatemala, Line as MarketLine, Open, Piece};
use table::Seat;

use super::draw::{self, BOLD, DIM, coffee_style};
use crate::play::canvas::{Canvas, Line, wrap};
use crate::play::names::capital;
use crate::play::screen::{Screen, Sight};

/// The whole table.
pub(super) fn table(sight: &Sight<Guatemala>) -> Canvas {
    let open = &sight.view.open;
    let mut canvas = Canvas::new();
    canvas.push(header(sight));
    canvas.push("");
    let (market, board) = (draw::market(open), draw::board(open));
    let (offers, seats) = (now(sight), seats(sight));
    let gap = 2;
    if market.width() + gap + board.width() <= sight.width {
        // The market is lower than the larger board: what a sack would score fits below it.
        let mut left = market;
        left.push("");
        left.below(offers);
        canvas.below(left.beside(board, gap));
    } else {
        canvas.below(market);
        canvas.below(board);
        canvas.below(offers);
    }
    canvas.push(draw::harbours(open));
    canvas.below(draw::track(open));
    canvas.below(seats);
    if let Some(line) = open.line() {
        for text in wrap(&format!("{}: {}.", line_name(line), offer(open, line)), sight.width) {
            canvas.push(text);
        }
    }
    canvas
}

fn header(sight: &Sight<Guatemala>) -> Line {
    let open = &sight.view.open;
    let turn = match open.end() {
        Some(_) => "the end".into(),
        None => format!("{} turn", sight.names.whose(open.active())),
    };
    let buyer = match (open.buyer(), open.line()) {
        (Some(space), Some(line)) => format!(" · buyer on {space}, {}", line_name(line).to_lowercase()),
        _ => String::new(),
    };
    Line::new()
        .put(Guatemala::TITLE, BOLD)
        .and(&format!(" · round {} · {turn}{buyer}", open.round()))
        .put(&format!(" · {} roads left · bag {}", open.road_supply(), sight.view.n_bag), DIM)
}

/// `Row 4` or `Column 7`.
pub(super) fn line_name(line: MarketLine) -> String {
    match line {
        MarketLine::Row(row) => format!("Row {row}"),
        MarketLine::Column(column) => format!("Column {column}"),
    }
}

/// What a line offers, in words: `white SACK, black hut, 2 white workers, 3 roads`.
pub(super) fn offer(open: &Open, line: MarketLine) -> String {
    let words: Vec<String> = kinds(open, line).into_iter().map(|(kind, n)| counted(kind, n)).collect();
    if words.is_empty() { "nothing".into() } else { words.join(", ") }
}

/// The same by signs: `*W hK 2wW 3==`.
pub(super) fn offer_in_signs(open: &Open, line: MarketLine) -> String {
    let signs = kinds(open, line).into_iter().map(|(kind, n)| match n {
        1 => draw::sign(kind).0,
        _ => format!("{n}{}", draw::sign(kind).0),
    });
    let signs: Vec<String> = signs.collect();
    if signs.is_empty() { "nothing".into() } else { signs.join(" ") }
}

/// What lies in a line, with how many of each.
fn kinds(open: &Open, line: MarketLine) -> Vec<(Content, usize)> {
    let mut kinds: Vec<(Content, usize)> = Vec::new();
    for content in line.fields().map(|field| open.on_market(field)) {
        match kinds.iter_mut().find(|(kind, _)| *kind == content) {
            Some((_, n)) => *n += 1,
            None => kinds.push((content, 1)),
        }
    }
    kinds.sort_by_key(|(content, _)| order(*content));
    kinds.retain(|(kind, _)| *kind != Content::Empty);
    kinds
}

/// Sacks first, then huts, workers, ships, roads.
fn order(content: Content) -> (u8, usize) {
    match content {
        Content::Sack(coffee) => (0, coffee.index()),
        Content::Piece(Piece::Hut(coffee)) => (1, coffee.index()),
        Content::Piece(Piece::Worker(coffee)) => (2, coffee.index()),
        Content::Piece(Piece::Ship(coffee)) => (3, coffee.index()),
        Content::Piece(Piece::Road) => (4, 0),
        Content::Empty => (5, 0),
    }
}

fn counted(content: Content, n: usize) -> String {
    let s = if n == 1 { "" } else { "s" };
    let number = if n == 1 { String::new() } else { format!("{n} ") };
    match content {
        Content::Sack(coffee) => format!("{number}{coffee} SACK{}", s.to_uppercase()),
        Content::Piece(Piece::Hut(coffee)) => format!("{number}{coffee} hut{s}"),
        Content::Piece(Piece::Worker(coffee)) => format!("{number}{coffee} worker{s}"),
        Content::Piece(Piece::Ship(coffee)) => format!("{number}{coffee} ship{s}"),
        Content::Piece(Piece::Road) => format!("{number}road{s}"),
        Content::Empty => "nothing".into(),
    }
}

/// What a sack of each coffee would score for whom now; a star marks those in the buyer's line.
fn now(sight: &Sight<Guatemala>) -> Canvas {
    let open = &sight.view.open;
    let mut canvas = Canvas::new();
    let mut heading = Line::new().put("a sack now scores", DIM).pad(20);
    for seat in Seat::all(open.n_seats()) {
        heading = heading.put(&format!("{:>6}", format!("#{}", seat.index())), DIM);
    }
    canvas.push(heading);
    for coffee in Coffee::ALL {
        let here = open.line().is_some_and(|line| {
            line.fields().iter().any(|&field| open.on_market(field) == Content::Sack(coffee))
        });
        let mut row = Line::plain(if here { " * " } else { "   " })
            .put(&format!("{} {}", coffee.letter(), coffee.name()), coffee_style(coffee))
            .pad(20);
        for found in &open.scoring(coffee).yields[..open.n_seats()] {
            row = row.and(&match found.points() {
                0 => format!("{:>6}", "-"),
                points => format!("{points:>6}"),
            });
        }
        canvas.push(row);
    }
    canvas
}

/// Everybody's points, money, sacks and groups; one's own sacks by coffee.
fn seats(sight: &Sight<Guatemala>) -> Canvas {
    let open = &sight.view.open;
    let width = sight.names.width();
    let mut canvas = Canvas::new();
    for seat in Seat::all(open.n_seats()) {
        let mark = if seat == open.active() && open.end().is_none() { ">" } else { " " };
        let sacks = match sight.view.own.filter(|_| seat == sight.seat) {
            Some(own) => format!("sacks {}", stock(own)),
            None => format!("{} sacks", sight.view.n_sacks[seat.index()]),
        };
        let line = Line::plain(mark)
            .put(&format!("#{} {:<width$}", seat.index(), capital(sight.names.of(seat))), BOLD)
            .and(&format!("  {:>2} points  {:>2} centavos  {sacks}", open.points(seat), open.money(seat)));
        let groups: Vec<String> = Coffee::ALL
            .into_iter()
            .filter(|&coffee| open.has_claimed(seat, coffee))
            .map(|coffee| group(open, seat, coffee))
            .collect();
        let text = if groups.is_empty() { String::new() } else { format!("  {}", groups.join(" · ")) };
        if line.width() + text.chars().count() <= sight.width {
            canvas.push(line.and(&text));
        } else {
            canvas.push(line);
            for text in wrap(text.trim(), sight.width.saturating_sub(6)) {
                canvas.push(format!("      {text}"));
            }
        }
    }
    canvas
}

/// `K 3 workers, hut, 1 ship = 6`.
fn group(open: &Open, seat: Seat, coffee: Coffee) -> String {
    let workers = open.group(seat, coffee).filter(|(_, piece)| matches!(piece, Piece::Worker(_))).count();
    let hut = open.group(seat, coffee).any(|(_, piece)| matches!(piece, Piece::Hut(_)));
    let found = open.scoring(coffee).yields[seat.index()];
    let hut = if hut { "+hut" } else { "" };
    let harbours = open.connected(seat, coffee).count();
    let ships = match (found.ships, harbours) {
        (0, 0) => String::new(),
        (0, _) => " at harbour".into(),
        (n, _) => format!(" ×{}", n + 1),
    };
    format!("{} {workers}w{hut}{ships} = {}", coffee.letter(), found.points())
}

/// `2K W 3N`; nothing for none.
pub(super) fn stock(sacks: Counts) -> String {
    let words: Vec<String> = Coffee::ALL
        .into_iter()
        .filter(|&coffee| sacks[coffee] > 0)
        .map(|coffee| match sacks[coffee] {
            1 => coffee.letter().to_string(),
            n => format!("{n}{}", coffee.letter()),
        })
        .collect();
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

/// One seat's groups in full, or everybody's in short.
pub(super) fn look(sight: &Sight<Guatemala>, at: Option<Seat>) -> Canvas {
    let open = &sight.view.open;
    let Some(seat) = at else { return seats(sight) };
    let mut canvas = Canvas::new();
    let (points, money) = (open.points(seat), open.money(seat));
    canvas.push(
        Line::new()
            .put(&capital(sight.names.of(seat)), BOLD)
            .and(&format!(": {points} points, {money} centavos")),
    );
    for coffee in Coffee::ALL.into_iter().filter(|&coffee| open.has_claimed(seat, coffee)) {
        let fields: Vec<String> = open
            .group(seat, coffee)
            .map(|(field, piece)| match piece {
                Piece::Hut(_) => format!("hut {field}"),
                _ => field.to_string(),
            })
            .collect();
        let harbours: Vec<String> = open.connected(seat, coffee).map(|harbour| harbour.to_string()).collect();
        let reach = match harbours.is_empty() {
            true => "no harbour".into(),
            false => format!("harbour {}", harbours.join(", ")),
        };
        let found = open.scoring(coffee).yields[seat.index()];
        canvas.push(format!(
            "  {coffee}: {}; {reach}; {} workers × {} = {} points now",
            fields.join(" "),
            found.workers,
            1 + found.ships,
            found.points()
        ));
    }
    canvas
}

/// The scores, as they are now or at the end.
pub(super) fn scores(sight: &Sight<Guatemala>) -> Canvas {
    let open = &sight.view.open;
    let width = sight.names.width().max(4) + 2;
    let mut canvas = Canvas::new();
    canvas.push(Line::new().pad(2 + width).put("points  money", DIM));
    for seat in Seat::all(open.n_seats()) {
        let (points, money) = (open.points(seat), open.money(seat));
        canvas.push(
            Line::plain("  ")
                .and(&capital(sight.names.of(seat)))
                .pad(2 + width)
                .put(&format!("{points:>6}"), BOLD)
                .and(&format!("  {money:>5}")),
        );
    }
    canvas
}

/// Who won and why it is over.
pub(super) fn verdict(sight: &Sight<Guatemala>) -> Vec<String> {
    let open = &sight.view.open;
    let Some(end) = open.end() else { return Vec::new() };
    let worth = |seat: Seat| (open.points(seat), open.money(seat));
    let best = Seat::all(open.n_seats()).map(worth).max();
    let first: Vec<Seat> = Seat::all(open.n_seats()).filter(|&seat| Some(worth(seat)) == best).collect();
    let why = match end {
        End::MarkerAfterPoints | End::MarkerAfterBlockade => "A marker has met the sacks.",
        End::NoSackLeft => "No sack is left on the market.",
        End::Idle => "Nobody took anything for two rounds.",
    };
    let names: Vec<&str> = first.iter().map(|&seat| sight.names.of(seat)).collect();
    let who = match first[..] {
        [winner] => format!("{}!", capital(&sight.names.does(winner, "win", "wins"))),
        _ => format!("{} share the victory.", capital(&names.join(" and "))),
    };
    vec![why.into(), who]
}

/// What the signs mean.
pub(super) fn legend(width: usize) -> Canvas {
    let lines = [
        ("wK hK sK", "a black worker, hut, ship; K black, W white, B beige, R russet, N brown"),
        ("*K", "a black sack on its market field; == a road"),
        ("(12)", "the ring space of the buyer; [..] the line it looks along"),
        ("wK0 hK0", "on the board: a black worker and a hut of seat #0"),
        ("[4]", "a free hut site and its price; [x] a closed one"),
        ("━ ┃", "a laid road; ╌ ┆ a printed place for one, where roads have printed places"),
        (
            "4.8-5.8",
            "the segment between the corners 4.8 and 5.8: columns are numbered below the board, rows at its right",
        ),
        (
            "1 2 3",
            "on a corner: the dock of that harbour; a hut is connected when a corner of its site is reached",
        ),
    ];
    let mut canvas = Canvas::new();
    for (sign, means) in lines {
        for (nth, part) in wrap(means, width.saturating_sub(13)).iter().enumerate() {
            let sign = if nth == 0 { sign } else { "" };
            canvas.push(Line::plain("  ").put(sign, BOLD).pad(12).and(part));
        }
    }
    canvas
}

/// What each ring space offers: those within reach, or one by number.
pub(super) fn offers(sight: &Sight<Guatemala>, which: &str) -> Result<Canvas, String> {
    let open = &sight.view.open;
    let n = guatemala::RING_SPACES as u8;
    let spaces: Vec<u8> = match (which.trim().parse::<u8>(), open.buyer()) {
        (Ok(space), _) if space < n => vec![space],
        (Err(_), Some(buyer)) if which.trim().is_empty() => {
            (0..=guatemala::MOST_STEPS).map(|steps| (buyer + steps) % n).collect()
        }
        (Err(_), None) if which.trim().is_empty() => (0..n).collect(),
        _ => return Err("ring spaces go from 0 to 35".into()),
    };
    let mut canvas = Canvas::new();
    for space in spaces {
        let line = open.layout().line(space);
        for text in
            wrap(&format!("{space} {}: {}", line_name(line).to_lowercase(), offer(open, line)), sight.width)
        {
            canvas.push(text);
        }
    }
    Ok(canvas)
}
