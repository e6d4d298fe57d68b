//! The table around the areas: header, what a seat has, the display, the scores.

use ::words::Message;
use anstyle::Style;
use cafe::{
    Cafe, CardId, Colour, Company, Draft, Frame, Kind, MAX_ACTION_POINTS, N_ROUNDS, Rating, Stage, Turn,
};
use table::{Game, Seat};
use wire::WireGame;

use super::board::{self, Board, Size, bean_style, stock};
use super::plan;
use super::words::{count, letters};
use crate::play::canvas::{Canvas, Line, wrap};
use crate::play::screen::{Screen, SeatView};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// How much is said about the seats, and how cards are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Detail {
    Full,
    Short,
}

/// The whole table as a seat sees it, from the largest drawing to the smallest.
pub(super) fn tables(seat_view: &SeatView<Cafe>) -> Vec<Canvas> {
    use Detail::{Full, Short};
    let mut tables = vec![table(seat_view)];
    for size in [Size::Low, Size::Flat, Size::Tiny] {
        for (seats, cards) in [(Full, Full), (Full, Short), (Short, Full), (Short, Short)] {
            tables.push(tight_table(seat_view, size, seats, cards));
        }
    }
    tables
}

/// The area, the seats and the cards in question, arranged so that they take the fewest lines.
fn tight_table(seat_view: &SeatView<Cafe>, size: Size, seats: Detail, cards: Detail) -> Canvas {
    let gap = 3;
    let area = Board::of_area(&seat_view.view.table.company(seat_view.seat).area)
        .draw(size, seat_view.names.words());
    let beside = seat_view.width.saturating_sub(area.width() + gap);
    let seats_in = |width: usize| match seats {
        Detail::Full => {
            let mut panel = own(seat_view);
            panel.below(others(seat_view));
            panel
        }
        Detail::Short => short_seats(seat_view, width),
    };
    let cards_in = |width: usize| extras(seat_view, width, cards).unwrap_or_default();
    let fits = |canvas: &Canvas| canvas.width() <= seat_view.width;
    let over = |mut upper: Canvas, lower: Canvas| {
        upper.below(lower);
        upper
    };
    let arrangements = [
        area.clone().beside(over(seats_in(beside), cards_in(beside)), gap),
        over(area.clone().beside(seats_in(beside), gap), cards_in(seat_view.width)),
        over(area.clone().beside(cards_in(beside), gap), seats_in(seat_view.width)),
        over(over(area, seats_in(seat_view.width)), cards_in(seat_view.width)),
    ];
    let lowest = arrangements.into_iter().filter(fits).min_by_key(Canvas::height);
    let mut canvas = Canvas::new();
    // A header that is too long for the terminal is cut: `look` and the panel say the same.
    canvas.push(header(seat_view).clip(seat_view.width));
    canvas.below(lowest.unwrap_or_default());
    canvas
}

/// Everybody in a line or two: what the longer panel says in a column of its own.
fn short_seats(seat_view: &SeatView<Cafe>, width: usize) -> Canvas {
    let table = &seat_view.view.table;
    let mut canvas = Canvas::new();
    for seat in Seat::all(table.n_seats()) {
        let company = table.company(seat);
        let mut parts = vec![worth(seat_view, company.score().total()), cups_and_ships(seat_view, company)];
        if seat == seat_view.seat {
            if !matches!(company.stage, Stage::Done | Stage::Place | Stage::Exchange) {
                let left = count(&seat_view.names, "cafe-left", company.points_left);
                parts.push(format!("{} {left}", seat_view.word("cafe-label-points")));
            }
            if !company.in_hand.is_empty() {
                let delivers = matches!(company.stage, Stage::Deliver);
                let what = if delivers { "cafe-label-lifted" } else { "cafe-label-bid" };
                parts.push(format!("{} {}", seat_view.word(what), letters(company.in_hand)));
            }
        }
        let doing = if seat == seat_view.seat { String::new() } else { doing(seat_view, seat) };
        let text = format!(" {}{doing}", parts.join(" · "));
        let name = Line::new().put(seat_view.names.of(seat), BOLD);
        let beans = Line::plain(" ").join(stock(company.warehouse));
        if name.width() + text.chars().count() + beans.width() <= width {
            canvas.push(name.and(&text).join(beans));
        } else {
            canvas.push(name.join(beans));
            wrap(&text, width.saturating_sub(2)).iter().for_each(|part| canvas.push(format!("  {part}")));
        }
    }
    canvas
}

/// The whole table with everything in its own place.
fn table(seat_view: &SeatView<Cafe>) -> Canvas {
    let table = &seat_view.view.table;
    let mut canvas = Canvas::new();
    canvas.push(header(seat_view));
    canvas.push("");
    let area = Board::of_area(&table.company(seat_view.seat).area).draw(Size::Full, seat_view.names.words());
    let (own, others) = (own(seat_view), others(seat_view));
    let gap = 3;
    let beside = seat_view.width.saturating_sub(area.width() + gap);
    let mut extra = None;
    if own.width().max(others.width()) <= beside {
        let mut panel = own;
        panel.push("");
        panel.below(others);
        // Beside a tall area there is room for what would make the screen taller still.
        if area.height() >= TALL {
            extra = extras(seat_view, beside, Detail::Full).filter(|extra| extra.width() <= beside);
            panel.push("");
            panel.below(extra.clone().unwrap_or_default());
        }
        canvas.below(area.beside(panel, gap));
    } else {
        canvas.below(area);
        canvas.push("");
        canvas.below(Canvas::rows(vec![own, others], gap, seat_view.width).indent(1));
    }
    if extra.is_none()
        && let Some(extra) = extras(seat_view, seat_view.width, Detail::Full)
    {
        canvas.push("");
        canvas.below(extra);
    }
    canvas
}

/// An area of this many lines leaves room for cards at its side.
const TALL: usize = 20;

/// The cards in question: those on display, or the one to place.
fn extras(seat_view: &SeatView<Cafe>, width: usize, detail: Detail) -> Option<Canvas> {
    let table = &seat_view.view.table;
    let size = if detail == Detail::Full { Size::Card } else { Size::FlatCard };
    match table.display().is_empty() {
        false => Some(display(seat_view, width, size)),
        true if table.company(seat_view.seat).stage == Stage::Place => plan::hand(seat_view, width, size),
        true => None,
    }
}

fn header(seat_view: &SeatView<Cafe>) -> Line {
    let table = &seat_view.view.table;
    let round = Message::new("cafe-header").with("round", table.round()).with("rounds", N_ROUNDS);
    let phase = seat_view.say(&Cafe::phase_message(&seat_view.view));
    let mut line = Line::new()
        .put(&seat_view.word(Cafe::TITLE), BOLD)
        .and(&format!(" · {} · {phase}", seat_view.say(&round)));
    if table.n_seats() > 1 {
        let master =
            Message::new("cafe-header-master").with("name", seat_view.names.of(table.master()).to_string());
        line = line.and(&format!(" · {}", seat_view.say(&master)));
    }
    let deck = format!(" · {}", count(&seat_view.names, "cafe-header-deck", table.deck_left()));
    line.join_within(seat_view.width, Line::new().put(&deck, DIM))
}

/// What a seat has is named in a column of its own.
fn label(seat_view: &SeatView<Cafe>, key: &'static str) -> Line {
    const KEYS: [&str; 8] = [
        "cafe-label-cups",
        "cafe-label-points",
        "cafe-label-ships",
        "cafe-label-warehouse",
        "cafe-label-lifted",
        "cafe-label-bid",
        "cafe-label-score",
        "cafe-label-score-now",
    ];
    let width = KEYS.iter().map(|key| seat_view.word(key).chars().count()).max().unwrap_or(0) + 2;
    Line::new().put(&seat_view.word(key), DIM).pad(width)
}

/// What the seat has.
fn own(seat_view: &SeatView<Cafe>) -> Canvas {
    let table = &seat_view.view.table;
    let company = table.company(seat_view.seat);
    let mut panel = Canvas::new();
    panel.push(Line::new().put(seat_view.names.of(seat_view.seat), BOLD));
    let cups = company.area.count(Kind::Cup).min(MAX_ACTION_POINTS.into());
    panel.push(match company.stage {
        Stage::Done | Stage::Place | Stage::Exchange => {
            label(seat_view, "cafe-label-cups").and(&cups.to_string())
        }
        _ => {
            let left = usize::from(company.points_left);
            let spent = cups.saturating_sub(left);
            label(seat_view, "cafe-label-points")
                .put(&"●".repeat(left), BOLD)
                .and(&"○".repeat(spent))
                .and(&format!(" {}", count(&seat_view.names, "cafe-left", left)))
        }
    });
    let ships = company.area.count(Kind::Ship);
    let free = if company.has_discount() {
        format!(" · {}", seat_view.word("cafe-cups-free"))
    } else {
        String::new()
    };
    panel.push(label(seat_view, "cafe-label-ships").and(&format!("{ships}{free}")));
    panel.push(label(seat_view, "cafe-label-warehouse").join(stock(company.warehouse)));
    if !company.in_hand.is_empty() {
        let delivers = matches!(company.stage, Stage::Deliver);
        let what = if delivers { "cafe-label-lifted" } else { "cafe-label-bid" };
        panel.push(label(seat_view, what).put(&letters(company.in_hand), BOLD));
    }
    let score = company.score();
    let name = if table.frame() == Frame::Over { "cafe-label-score" } else { "cafe-label-score-now" };
    panel.push(label(seat_view, name).put(&score.total().to_string(), BOLD));
    let mut parts = vec![format!("{} {}", seat_view.word("cafe-part-cafes"), score.cafes)];
    if score.pastries > 0 {
        parts.push(format!("{} {}", seat_view.word("cafe-part-pastries"), score.pastries));
    }
    parts.push(format!("{} {}", seat_view.word("cafe-part-warehouse"), score.warehouse));
    panel.push(Line::new().put(&format!("  {}", parts.join(" · ")), DIM));
    panel
}

fn worth(seat_view: &SeatView<Cafe>, points: i32) -> String {
    count(&seat_view.names, "cafe-n-points", points)
}

/// The others in a line or two each, and the supply.
fn others(seat_view: &SeatView<Cafe>) -> Canvas {
    let table = &seat_view.view.table;
    let mut panel = Canvas::new();
    for seat in Seat::all(table.n_seats()).filter(|&seat| seat != seat_view.seat) {
        let company = table.company(seat);
        panel.push(
            Line::new()
                .put(seat_view.names.of(seat), BOLD)
                .and(&format!(" {}", worth(seat_view, company.score().total())))
                .put(&doing(seat_view, seat), DIM),
        );
        let line = format!("  {}  ", cups_and_ships(seat_view, company));
        panel.push(Line::plain(&line).join(stock(company.warehouse)));
    }
    let supply = Colour::ALL.into_iter().fold(
        Line::new().put(&seat_view.word("cafe-label-supply"), DIM).pad(10),
        |line, colour| {
            line.and(" ").put(&format!("{}{}", table.supply(colour), colour.letter()), bean_style(colour))
        },
    );
    panel.push(supply);
    panel
}

fn cups_and_ships(seat_view: &SeatView<Cafe>, company: &Company) -> String {
    let cups = count(&seat_view.names, "cafe-n-cups", company.area.count(Kind::Cup));
    let ships = count(&seat_view.names, "cafe-n-ships", company.area.count(Kind::Ship));
    format!("{cups}, {ships}")
}

/// What another seat is about.
fn doing(seat_view: &SeatView<Cafe>, seat: Seat) -> String {
    let table = &seat_view.view.table;
    let company = table.company(seat);
    let doing = match table.frame() {
        Frame::Auction { .. } | Frame::Keep { .. } => {
            let bid = count(&seat_view.names, "cafe-doing-bid", company.bid);
            match table.has_passed(seat) {
                true => format!("{bid}, {}", seat_view.word("cafe-doing-passed")),
                false => bid,
            }
        }
        Frame::Draft { .. } | Frame::Refill { .. } | Frame::Choose { .. } => match company.card {
            Some(card) => seat_view.say(&Message::new("cafe-doing-card").with("card", card.to_string())),
            None => return String::new(),
        },
        Frame::Act if company.stage == Stage::Done => seat_view.word("cafe-doing-done"),
        _ => return String::new(),
    };
    format!(" · {doing}")
}

/// The cards on display, side by side.
pub(super) fn display(seat_view: &SeatView<Cafe>, width: usize, size: Size) -> Canvas {
    let table = &seat_view.view.table;
    let mut blocks = Vec::new();
    for id in table.display().iter() {
        let Some(card) = table.setup().deck.get(id) else { continue };
        let price = match (card.has_cup(), table.setup().draft) {
            (true, Draft::Auction) => Some("cafe-price-cup"),
            (true, _) if table.company(seat_view.seat).has_discount() => Some("cafe-price-ships"),
            (true, _) => Some("cafe-price-bean"),
            (false, Draft::Auction) => None,
            (false, _) => Some("cafe-price-free"),
        };
        let price = price.map_or(String::new(), |key| format!(" · {}", seat_view.word(key)));
        let mut block = Canvas::new();
        block.push(Line::new().put(&id.to_string(), BOLD).and(&price));
        block.below(Board::of_card(card, Turn::NONE).draw(size, seat_view.names.words()));
        if let Some(line) = order_line(table, id) {
            block.push(line);
        }
        blocks.push(block);
    }
    Canvas::rows(blocks, 2, width)
}

/// What the café on a card asks for: `YYG = 4 Lisboa 1905`.
pub(super) fn order_line(table: &Cafe, id: CardId) -> Option<Line> {
    let deck = &table.setup().deck;
    let order = deck.get(id)?.order?;
    let mut line = order.letters().chars().fold(Line::new(), |line, letter| {
        line.put(&letter.to_string(), Colour::of_letter(letter).map_or(BOLD, bean_style))
    });
    line = line.and(&format!(" = {}", order.points()));
    let title = deck.title(id).map_or(String::new(), |title| format!(" {title}"));
    // A card is 22 columns wide; a long name is cut.
    let room = 22usize.saturating_sub(line.width());
    let title = match title.chars().count() > room {
        true => title.chars().take(room - 1).chain(['…']).collect(),
        false => title,
    };
    Some(line.put(&title, DIM))
}

/// One seat's things in full, or everybody's.
pub(super) fn look(seat_view: &SeatView<Cafe>, at: Option<Seat>) -> Canvas {
    let table = &seat_view.view.table;
    let seats: Vec<Seat> =
        Seat::all(table.n_seats()).filter(|&seat| at.is_none_or(|at| at == seat)).collect();
    let mut canvas = Canvas::new();
    let blocks = seats.iter().map(|&seat| {
        let company = table.company(seat);
        let mut block = Canvas::new();
        let score = company.score();
        block.push(Line::new().put(seat_view.names.of(seat), BOLD).and(&format!(
            " · {} · {}",
            worth(seat_view, score.total()),
            cups_and_ships(seat_view, company),
        )));
        let warehouse = format!("{} ", seat_view.word("cafe-label-warehouse"));
        block.push(Line::plain(&warehouse).join(stock(company.warehouse)));
        block.below(Board::of_area(&company.area).draw(Size::Full, seat_view.names.words()));
        block
    });
    canvas.below(Canvas::rows(blocks.collect(), 3, seat_view.width));
    canvas
}

/// The scores in parts.
pub(super) fn scores(seat_view: &SeatView<Cafe>) -> Canvas {
    let table = &seat_view.view.table;
    let places = table.ranking().filter(|places| places.len() > 1);
    let name_width = seat_view.names.width().max(4) + 2;
    let mut canvas = Canvas::new();
    let mut titles = vec![
        seat_view.word("cafe-part-cafes"),
        seat_view.word("cafe-part-pastries"),
        seat_view.word("cafe-part-warehouse"),
        seat_view.word("term-total"),
    ];
    titles.extend(places.as_ref().map(|_| seat_view.word("term-place")));
    let widths: Vec<usize> = titles.iter().map(|title| title.chars().count()).collect();
    canvas.push(Line::new().pad(2 + name_width).put(&titles.join("  "), DIM));
    for seat in Seat::all(table.n_seats()) {
        let company = table.company(seat);
        let score = company.score();
        let cell = |n: i32, column: usize| format!("{n:>width$}", width = widths[column]);
        let mut tie = Line::new();
        let mut line = Line::plain("  ")
            .and(seat_view.names.of(seat))
            .pad(2 + name_width)
            .and(&format!(
                "{}  {}  {}  ",
                cell(score.cafes, 0),
                cell(score.pastries, 1),
                cell(score.warehouse, 2)
            ))
            .put(&cell(score.total(), 3), BOLD);
        if let Some(places) = &places {
            let place = places[seat.index()];
            let shared = match places.iter().filter(|other| **other == place).count() > 1 {
                true => format!(" {}", seat_view.word("term-shared")),
                false => String::new(),
            };
            line = line.and(&format!("  {}{shared}", cell(place.into(), 4)));
            let equal = |other: Seat| other != seat && table.company(other).score().total() == score.total();
            if Seat::all(table.n_seats()).any(equal) {
                let (roasting, drying) = company.tie_break();
                let message = Message::new("cafe-tie").with("roasting", roasting).with("drying", drying);
                tie = tie.put(&format!("  ({})", seat_view.say(&message)), DIM);
            }
        }
        // What broke a tie, and the beans behind the points of the warehouse, as far as there is room.
        for more in [tie, Line::plain("   ").join(stock(company.warehouse))] {
            line = line.join_within(seat_view.width, more);
        }
        canvas.push(line);
    }
    canvas
}

/// Who won, or how good it was.
pub(super) fn verdict(seat_view: &SeatView<Cafe>) -> Vec<String> {
    let table = &seat_view.view.table;
    let (Some(scores), Some(places)) = (table.scores(), table.ranking()) else { return Vec::new() };
    if let [score] = scores[..] {
        let rating = wire::rating_message(Rating::of(score));
        return vec![
            seat_view.say(&Message::new("cafe-verdict-solo").with("points", score).with("rating", rating)),
        ];
    }
    let first: Vec<Seat> = Seat::all(table.n_seats()).filter(|seat| places[seat.index()] == 1).collect();
    vec![seat_view.names.verdict(&first)]
}

/// What the squares are.
pub(super) fn legend(seat_view: &SeatView<Cafe>) -> Canvas {
    let words = seat_view.names.words();
    let on_board = |key: &'static str| board::label(words, key).trim().to_string();
    let lines = [
        ("Y ♣".to_string(), "cafe-legend-field"),
        ("Y ♣♣".into(), "cafe-legend-surplus"),
        ("? ♣".into(), "cafe-legend-batch"),
        ("●2N".into(), "cafe-legend-beans"),
        (on_board("cafe-board-drying"), "cafe-legend-drying"),
        (on_board("cafe-board-roasting"), "cafe-legend-roasting"),
        (format!("{} 4", on_board("cafe-board-cafe")), "cafe-legend-cafe"),
        (on_board("cafe-board-espresso"), "cafe-legend-espresso"),
        (on_board("cafe-board-pastry"), "cafe-legend-pastry"),
        (on_board("cafe-board-cup"), "cafe-legend-cup"),
        (on_board("cafe-board-ship"), "cafe-legend-ship"),
        (on_board("cafe-board-dead"), "cafe-legend-dead"),
    ];
    let mut canvas = Canvas::new();
    for (sign, key) in &lines {
        for (nth, part) in wrap(&seat_view.word(key), seat_view.width.saturating_sub(11)).iter().enumerate() {
            let sign = if nth == 0 { sign.as_str() } else { "" };
            canvas.push(Line::plain("  ").put(sign, BOLD).pad(10).and(part));
        }
    }
    for key in ["cafe-legend-groups", "cafe-legend-tight"] {
        let lines = wrap(&seat_view.word(key), seat_view.width.saturating_sub(2));
        lines.into_iter().for_each(|line| canvas.push(format!("  {line}")));
    }
    canvas
}
