//! What is shown around the boards: the line, the seats, the sacks, the scores.

use ::words::Message;
use guatemala::{Coffee, Content, Counts, Frame, Guatemala, Line as MarketLine, OpenEvent, Piece, Seen};
use table::Seat;
use wire::WireGame;

use super::draw::{self, BOLD, Between, DIM, coffee_style};
use crate::play::canvas::{Canvas, Line, wrap};
use crate::play::names::capital;
use crate::play::screen::{Screen, SeatView};

/// The whole table, from the largest drawing to the smallest. The tight ones show the market or the plantations,
/// whichever the question is about; the other one has a command.
pub(super) fn tables(seat_view: &SeatView<Guatemala>) -> Vec<Canvas> {
    let mut tables = vec![table(seat_view, Between::All), table(seat_view, Between::Telling)];
    match is_about_board(seat_view) {
        true => tables.extend([
            board_only(seat_view, seats(seat_view)),
            board_only(seat_view, short_seats(seat_view, seat_view.width)),
            board_only(
                seat_view,
                wrap(&in_short(seat_view, seat_view.seat), seat_view.width).into_iter().collect(),
            ),
        ]),
        false => tables.extend(market_only(seat_view)),
    }
    tables
}

/// Whether a piece is to be laid on the plantations, or a road.
fn is_about_board(seat_view: &SeatView<Guatemala>) -> bool {
    matches!(seat_view.view.open.frame(), Frame::Place { .. } | Frame::Sail { .. })
        || seat_view.legal.is_empty()
}

fn board_only(seat_view: &SeatView<Guatemala>, seats: Canvas) -> Canvas {
    let mut canvas = Canvas::new();
    canvas.push(header(seat_view).clip(seat_view.width));
    canvas.below(draw::board(seat_view, Between::Telling));
    // The prices of berths matter where a ship is placed; else the docks on the board say enough.
    if matches!(
        seat_view.view.open.frame(),
        Frame::Place { piece: Piece::Hut(_) | Piece::Ship(_), .. } | Frame::Sail { .. }
    ) {
        canvas.below(draw::harbours(seat_view));
    }
    canvas.below(seats);
    canvas
}

/// The plantations, the harbours and the point track.
pub(super) fn board(seat_view: &SeatView<Guatemala>) -> Canvas {
    let mut canvas = draw::board(seat_view, Between::Telling);
    canvas.below(draw::harbours(seat_view));
    canvas.below(draw::track(seat_view));
    canvas
}

/// The market with what a sack would score beside it, or with the seats there.
fn market_only(seat_view: &SeatView<Guatemala>) -> [Canvas; 3] {
    let open = &seat_view.view.open;
    let gap = 2;
    let market = draw::market(open);
    let beside = seat_view.width.saturating_sub(market.width() + gap);
    let meets: Canvas = draw::meets(seat_view).into_iter().flat_map(|meets| wrap(&meets, beside)).collect();
    let mut scores = short_now(seat_view);
    scores.push("");
    scores.below(meets.clone());
    let mut all = short_seats(seat_view, beside);
    all.below(meets);
    let over = |upper: Canvas, lower: Canvas| {
        let mut canvas = Canvas::new();
        canvas.push(header(seat_view).clip(seat_view.width));
        canvas.below(upper);
        canvas.below(lower);
        canvas
    };
    let beside_scores = market.clone().beside(scores.clip(beside), gap);
    [
        over(beside_scores.clone(), seats(seat_view)),
        over(beside_scores, short_seats(seat_view, seat_view.width)),
        over(market.beside(all, gap), Canvas::new()),
    ]
}

/// Everything at once.
fn table(seat_view: &SeatView<Guatemala>, between: Between) -> Canvas {
    let open = &seat_view.view.open;
    let mut canvas = Canvas::new();
    canvas.push(header(seat_view));
    canvas.push("");
    let (market, board) = (draw::market(open), draw::board(seat_view, between));
    let (offers, seats) = (now(seat_view), seats(seat_view));
    let gap = 2;
    if market.width() + gap + board.width() <= seat_view.width {
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
    canvas.below(draw::harbours(seat_view));
    canvas.below(draw::track(seat_view));
    canvas.below(seats);
    if let Some(line) = open.line() {
        for text in wrap(
            &format!("{}: {}.", capital(&line_name(seat_view, line)), offer(seat_view, line)),
            seat_view.width,
        ) {
            canvas.push(text);
        }
    }
    canvas
}

fn header(seat_view: &SeatView<Guatemala>) -> Line {
    let open = &seat_view.view.open;
    let mut parts = vec![seat_view.say(&Message::new("term-round").with("round", open.round()))];
    parts.push(match open.end() {
        Some(_) => seat_view.word("term-the-end"),
        None => seat_view.say(&Message::new("term-turn").with("seat", open.active().index())),
    });
    if let (Some(space), Some(line)) = (open.buyer(), open.line()) {
        let line = line_name(seat_view, line);
        parts.push(
            seat_view.say(&Message::new("guatemala-header-buyer").with("space", space).with("where", line)),
        );
    }
    let left =
        Message::new("guatemala-header-left").with("n", open.road_supply()).with("bag", seat_view.view.n_bag);
    Line::new()
        .put(&seat_view.word(Guatemala::TITLE), BOLD)
        .and(&format!(" · {}", parts.join(" · ")))
        .join_within(seat_view.width, Line::new().put(&format!(" · {}", seat_view.say(&left)), DIM))
}

/// `row 4` or `column 7`.
pub(super) fn line_name(seat_view: &SeatView<Guatemala>, line: MarketLine) -> String {
    let message = Message::new("guatemala-line");
    seat_view.say(&match line {
        MarketLine::Row(row) => message.with("line", "row").with("number", row),
        MarketLine::Column(column) => message.with("line", "column").with("number", column),
    })
}

/// What a line offers, in words: `a white sack, a black hut, 2 white-coffee workers and 3 roads`.
pub(super) fn offer(seat_view: &SeatView<Guatemala>, line: MarketLine) -> String {
    let offers = wire::market_offers(&seat_view.view.open, line);
    match offers.is_empty() {
        true => seat_view.word("guatemala-offer-nothing"),
        false => seat_view.say(&Message::new("item").with("item", offers)),
    }
}

/// The same by signs: `*W hK 2wW 3==`.
pub(super) fn offer_in_signs(seat_view: &SeatView<Guatemala>, line: MarketLine) -> String {
    let signs = wire::market_kinds(&seat_view.view.open, line).into_iter().map(|(kind, n)| match n {
        1 => draw::sign(kind).0,
        _ => format!("{n}{}", draw::sign(kind).0),
    });
    let signs: Vec<String> = signs.collect();
    if signs.is_empty() { seat_view.word("guatemala-offer-nothing") } else { signs.join(" ") }
}

fn coffee_name(seat_view: &SeatView<Guatemala>, coffee: Coffee) -> String {
    seat_view.say(&Message::new("guatemala-coffee-name").with("coffee", coffee.name()))
}

/// The names of the coffees have a column of their own.
const COLUMN: usize = 24;

/// What a sack of each coffee would score for whom now; a star marks those in the buyer's line.
fn now(seat_view: &SeatView<Guatemala>) -> Canvas {
    let open = &seat_view.view.open;
    let mut canvas = Canvas::new();
    let mut heading = Line::new().put(&seat_view.word("guatemala-sack-now"), DIM).pad(COLUMN);
    for seat in Seat::all(open.n_seats()) {
        heading = heading.put(&format!("{:>6}", format!("#{}", seat.index())), DIM);
    }
    canvas.push(heading);
    for coffee in Coffee::ALL {
        let mut row = Line::plain(if is_offered(seat_view, coffee) { " * " } else { "   " })
            .put(&format!("{} {}", coffee.letter(), coffee_name(seat_view, coffee)), coffee_style(coffee))
            .pad(COLUMN);
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

/// The same in few columns: coffees by letter.
fn short_now(seat_view: &SeatView<Guatemala>) -> Canvas {
    let open = &seat_view.view.open;
    let mut canvas = Canvas::new();
    canvas.push(Line::new().put(&seat_view.word("guatemala-sack-now"), DIM));
    let seats: String =
        Seat::all(open.n_seats()).map(|seat| format!("{:>4}", format!("#{}", seat.index()))).collect();
    canvas.push(Line::new().put(&format!("     {seats}"), DIM));
    for coffee in Coffee::ALL {
        let mut row = Line::plain(if is_offered(seat_view, coffee) { " * " } else { "   " })
            .put(&format!("{} ", coffee.letter()), coffee_style(coffee));
        for found in &open.scoring(coffee).yields[..open.n_seats()] {
            row = row.and(&match found.points() {
                0 => format!("{:>4}", "-"),
                points => format!("{points:>4}"),
            });
        }
        canvas.push(row);
    }
    canvas
}

/// Whether a sack of this coffee lies in the buyer's line.
fn is_offered(seat_view: &SeatView<Guatemala>, coffee: Coffee) -> bool {
    let open = &seat_view.view.open;
    let in_line =
        |line: MarketLine| line.fields().iter().any(|&field| open.on_market(field) == Content::Sack(coffee));
    open.line().is_some_and(in_line)
}

/// Everybody's points, money and sacks without the groups, for which there is `look`.
fn short_seats(seat_view: &SeatView<Guatemala>, width: usize) -> Canvas {
    let all: Vec<String> =
        Seat::all(seat_view.view.open.n_seats()).map(|seat| in_short(seat_view, seat)).collect();
    let together = wrap(&all.join(" · "), width);
    match together.len() < all.len() {
        true => together.into_iter().collect(),
        false => all.iter().flat_map(|line| wrap(line, width)).collect(),
    }
}

/// `#1 Medium: 12 points, 20 centavos, 5 sacks`.
fn in_short(seat_view: &SeatView<Guatemala>, seat: Seat) -> String {
    let (name, worth, sacks) = (seat_view.names.of(seat), worth(seat_view, seat), sacks(seat_view, seat));
    format!("#{} {name}: {worth}, {sacks}", seat.index())
}

fn worth(seat_view: &SeatView<Guatemala>, seat: Seat) -> String {
    let open = &seat_view.view.open;
    let message =
        Message::new("guatemala-worth").with("points", open.points(seat)).with("money", open.money(seat));
    seat_view.say(&message)
}

/// One's own sacks by coffee, the number of others'.
fn sacks(seat_view: &SeatView<Guatemala>, seat: Seat) -> String {
    match seat_view.view.own.filter(|_| seat == seat_view.seat) {
        Some(own) => seat_view.say(&Message::new("guatemala-sacks-own").with("sacks", stock(own))),
        None => {
            seat_view.say(&Message::new("guatemala-n-sacks").with("n", seat_view.view.n_sacks[seat.index()]))
        }
    }
}

/// Everybody's points, money, sacks and groups; one's own sacks by coffee.
fn seats(seat_view: &SeatView<Guatemala>) -> Canvas {
    let open = &seat_view.view.open;
    let width = seat_view.names.width();
    let mut canvas = Canvas::new();
    for seat in Seat::all(open.n_seats()) {
        let mark = if seat == open.active() && open.end().is_none() { ">" } else { " " };
        let line = Line::plain(mark)
            .put(&format!("#{} {:<width$}", seat.index(), seat_view.names.of(seat)), BOLD)
            .and(&format!("  {}  {}", worth(seat_view, seat), sacks(seat_view, seat)));
        let groups: Vec<String> = Coffee::ALL
            .into_iter()
            .filter(|&coffee| open.has_claimed(seat, coffee))
            .map(|coffee| group(seat_view, seat, coffee))
            .collect();
        let text = if groups.is_empty() { String::new() } else { format!("  {}", groups.join(" · ")) };
        if line.width() + text.chars().count() <= seat_view.width {
            canvas.push(line.and(&text));
        } else {
            canvas.push(line);
            for text in wrap(text.trim(), seat_view.width.saturating_sub(6)) {
                canvas.push(format!("      {text}"));
            }
        }
    }
    canvas
}

/// `K 3w+h ×2 = 6`: workers, hut, ships.
fn group(seat_view: &SeatView<Guatemala>, seat: Seat, coffee: Coffee) -> String {
    let open = &seat_view.view.open;
    let workers = open.group(seat, coffee).filter(|(_, piece)| matches!(piece, Piece::Worker(_))).count();
    let hut = open.group(seat, coffee).any(|(_, piece)| matches!(piece, Piece::Hut(_)));
    let found = open.scoring(coffee).yields[seat.index()];
    let hut = if hut { "+h" } else { "" };
    let harbours = open.connected(seat, coffee).count();
    let ships = match (found.ships, harbours) {
        (0, 0) => String::new(),
        (0, _) => format!(" {}", seat_view.word("guatemala-at-harbour")),
        (n, _) => format!(" ×{}", n + 1),
    };
    format!("{} {workers}w{hut}{ships} = {}", coffee.letter(), found.points())
}

/// `2K W 3N`; a dash for none.
pub(super) fn stock(sacks: Counts) -> String {
    let words: Vec<String> = Coffee::ALL
        .into_iter()
        .filter(|&coffee| sacks[coffee] > 0)
        .map(|coffee| match sacks[coffee] {
            1 => coffee.letter().to_string(),
            n => format!("{n}{}", coffee.letter()),
        })
        .collect();
    if words.is_empty() { "-".into() } else { words.join(" ") }
}

/// One seat's groups in full, or everybody's in short.
pub(super) fn look(seat_view: &SeatView<Guatemala>, at: Option<Seat>) -> Canvas {
    let open = &seat_view.view.open;
    let Some(seat) = at else { return seats(seat_view) };
    let mut canvas = Canvas::new();
    canvas
        .push(Line::new().put(seat_view.names.of(seat), BOLD).and(&format!(": {}", worth(seat_view, seat))));
    for coffee in Coffee::ALL.into_iter().filter(|&coffee| open.has_claimed(seat, coffee)) {
        let fields: Vec<String> = open
            .group(seat, coffee)
            .map(|(field, piece)| match piece {
                Piece::Hut(_) => format!("h:{field}"),
                _ => field.to_string(),
            })
            .collect();
        let harbours: Vec<String> = open.connected(seat, coffee).map(|harbour| harbour.to_string()).collect();
        let found = open.scoring(coffee).yields[seat.index()];
        let message = Message::new("guatemala-group")
            .with("fields", fields.join(" "))
            .with("n", harbours.len())
            .with("harbours", harbours.join(", "))
            .with("workers", found.workers)
            .with("times", 1 + found.ships)
            .with("points", found.points());
        canvas.push(format!("  {}: {}", coffee_name(seat_view, coffee), seat_view.say(&message)));
    }
    canvas
}

/// The scores, as they are now or at the end.
pub(super) fn scores(seat_view: &SeatView<Guatemala>) -> Canvas {
    let open = &seat_view.view.open;
    let width = seat_view.names.width().max(4) + 2;
    let mut canvas = Canvas::new();
    let titles = [seat_view.word("part-points"), seat_view.word("guatemala-money")];
    let widths = titles.each_ref().map(|title| title.chars().count().max(3));
    canvas.push(Line::new().pad(2 + width).put(&titles.join("  "), DIM));
    for seat in Seat::all(open.n_seats()) {
        let (points, money) = (open.points(seat), open.money(seat));
        canvas.push(
            Line::plain("  ")
                .and(seat_view.names.of(seat))
                .pad(2 + width)
                .put(&format!("{points:>width$}", width = widths[0]), BOLD)
                .and(&format!("  {money:>width$}", width = widths[1])),
        );
    }
    canvas
}

/// Who won and why it is over.
pub(super) fn verdict(seat_view: &SeatView<Guatemala>) -> Vec<String> {
    let open = &seat_view.view.open;
    let Some(end) = open.end() else { return Vec::new() };
    let worth = |seat: Seat| (open.points(seat), open.money(seat));
    let best = Seat::all(open.n_seats()).map(worth).max();
    let first: Vec<Seat> = Seat::all(open.n_seats()).filter(|&seat| Some(worth(seat)) == best).collect();
    let why = Guatemala::event_message(&Seen::Open(OpenEvent::Ended(end)));
    vec![seat_view.say(&why), seat_view.names.verdict(&first)]
}

/// What the signs mean.
pub(super) fn legend(seat_view: &SeatView<Guatemala>) -> Canvas {
    let lines = [
        ("wK hK sK", "guatemala-legend-pieces"),
        ("*K ==", "guatemala-legend-sack"),
        ("(12)", "guatemala-legend-buyer"),
        ("wK0 hK0", "guatemala-legend-owner"),
        ("[4]", "guatemala-legend-site"),
        ("━ ┃", "guatemala-legend-road"),
        ("4.8-5.8", "guatemala-legend-segment"),
        ("1 2 3", "guatemala-legend-dock"),
    ];
    let mut canvas = Canvas::new();
    for (sign, key) in lines {
        for (nth, part) in wrap(&seat_view.word(key), seat_view.width.saturating_sub(13)).iter().enumerate() {
            let sign = if nth == 0 { sign } else { "" };
            canvas.push(Line::plain("  ").put(sign, BOLD).pad(12).and(part));
        }
    }
    canvas
}

/// What each ring space offers: those within reach, or one by number.
pub(super) fn offers(seat_view: &SeatView<Guatemala>, which: &str) -> Result<Canvas, String> {
    let open = &seat_view.view.open;
    let n = guatemala::RING_SPACES as u8;
    let spaces: Vec<u8> = match (which.trim().parse::<u8>(), open.buyer()) {
        (Ok(space), _) if space < n => vec![space],
        (Err(_), Some(buyer)) if which.trim().is_empty() => {
            (0..=guatemala::MOST_STEPS).map(|steps| (buyer + steps) % n).collect()
        }
        (Err(_), None) if which.trim().is_empty() => (0..n).collect(),
        _ => return Err(seat_view.say(&Message::new("guatemala-ring-spaces").with("last", n - 1))),
    };
    let mut canvas = Canvas::new();
    for space in spaces {
        let line = open.layout().line(space);
        for text in wrap(
            &format!("{space} {}: {}", line_name(seat_view, line), offer(seat_view, line)),
            seat_view.width,
        ) {
            canvas.push(text);
        }
    }
    Ok(canvas)
}
