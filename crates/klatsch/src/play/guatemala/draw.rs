//! The market with its ring, the plantation board with its roads, and the point track.

use ::words::Message;
use anstyle::{AnsiColor, Style};
use guatemala::{
    BERTHS, Coffee, Content, Corner, Field, Guatemala, MARKET_SIDE, MarketField, Open, Openness, Piece,
    RING_SPACES, Runs, Segment,
};
use table::Seat;

use crate::play::canvas::{Canvas, Line};
use crate::play::screen::SeatView;

pub(super) const BOLD: Style = Style::new().bold();
pub(super) const DIM: Style = Style::new().dimmed();

/// A coffee in colour; its letter says the same.
pub(super) fn coffee_style(coffee: Coffee) -> Style {
    let style = Style::new().bold();
    match coffee {
        Coffee::Black => style.fg_color(Some(AnsiColor::Blue.into())),
        Coffee::White => style,
        Coffee::Beige => style.fg_color(Some(AnsiColor::Yellow.into())),
        Coffee::Russet => style.fg_color(Some(AnsiColor::Red.into())),
        Coffee::Brown => style.fg_color(Some(AnsiColor::Green.into())),
    }
}

/// What lies on a market field, as in board files; `==` is a road.
pub(super) fn sign(content: Content) -> (String, Style) {
    let of = |kind: char, coffee: Coffee| (format!("{kind}{}", coffee.letter()), coffee_style(coffee));
    match content {
        Content::Empty => ("  ".into(), DIM),
        Content::Sack(coffee) => of('*', coffee),
        Content::Piece(Piece::Worker(coffee)) => of('w', coffee),
        Content::Piece(Piece::Hut(coffee)) => of('h', coffee),
        Content::Piece(Piece::Ship(coffee)) => of('s', coffee),
        Content::Piece(Piece::Road) => ("==".into(), DIM),
    }
}

/// Columns left of the fields: ring spaces, then rows as actions name them.
const LEFT: usize = 7;

/// The market: rows and columns as actions name them, ring spaces by number, the buyer's in parentheses; its line in
/// brackets.
pub(super) fn market(open: &Open) -> Canvas {
    let line = open.line();
    let ring = |space: usize| match open.buyer() {
        Some(buyer) if usize::from(buyer) == space => (format!("({space})"), BOLD),
        _ => (format!("{space}"), DIM),
    };
    let across = |spaces: [usize; MARKET_SIDE]| {
        let mut row = Line::new().pad(LEFT);
        for (nth, space) in spaces.into_iter().enumerate() {
            let (text, style) = ring(space);
            row = row.pad(LEFT + 4 * nth).put(&format!("{text:^4}"), style);
        }
        row
    };
    let mut canvas = Canvas::new();
    canvas.push(across(std::array::from_fn(|nth| nth)));
    let columns: String = (1..=MARKET_SIDE).map(|column| format!(" c{column} ")).collect();
    canvas.push(Line::new().pad(LEFT).put(&columns, DIM));
    for row in 0..MARKET_SIDE {
        let (left, style) = ring(RING_SPACES - 1 - row);
        let mut drawn = Line::new().put(&format!("{left:>4} "), style).put(&format!("r{}", row + 1), DIM);
        for column in 0..MARKET_SIDE {
            let Some(field) = MarketField::new(row + 1, column + 1) else { continue };
            let (text, style) = sign(open.on_market(field));
            let (before, after) =
                if line.is_some_and(|line| line.contains(field)) { ("[", "]") } else { (" ", " ") };
            drawn = drawn.put(before, BOLD).put(&text, style).put(after, BOLD);
        }
        let (right, style) = ring(MARKET_SIDE + row);
        canvas.push(drawn.put(&format!(" {right:<4}"), style));
    }
    canvas.push(across(std::array::from_fn(|nth| 3 * MARKET_SIDE - 1 - nth)));
    canvas
}

/// Which lines between the rows of fields are drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Between {
    /// All of them.
    All,
    /// Those with a road, a place for one, or a dock.
    Telling,
}

/// The plantation board: `wK0` a worker of black coffee of seat 0, `hK0` its hut, `[4]` a site and its price.
pub(super) fn board(seat_view: &SeatView<Guatemala>, between: Between) -> Canvas {
    let open = &seat_view.view.open;
    let layout = open.layout();
    let (columns, rows) = layout.size();
    let n_edges = columns * (rows + 1) + rows * (columns + 1);
    // Where roads may lie along every edge, drawing the empty places would say nothing.
    let everywhere = layout.segments().count() == n_edges;
    let road = |x: usize, y: usize, runs: Runs| {
        let segment = Segment { from: Corner { x: x as u8, y: y as u8 }, runs };
        let known = layout.segments().find(|(known, _)| *known == segment);
        match (known, runs) {
            (Some(_), Runs::Across) if open.has_road(segment) => ("━━━", BOLD),
            (Some(_), Runs::Down) if open.has_road(segment) => ("┃", BOLD),
            (Some((_, Openness::Open)), Runs::Across) if !everywhere => ("╌╌╌", DIM),
            (Some((_, Openness::Open)), Runs::Down) if !everywhere => ("┆", DIM),
            (_, Runs::Across) => ("   ", DIM),
            (_, Runs::Down) => (" ", DIM),
        }
    };
    let mut canvas = Canvas::new();
    let letters: String = (0..columns).map(|x| format!("  {} ", (b'a' + x as u8) as char)).collect();
    canvas.push(Line::new().pad(3).put(&letters, DIM));
    for y in 0..=rows {
        let mut drawn = Line::new().pad(3);
        let mut tells = between == Between::All;
        for x in 0..=columns {
            let corner = Corner { x: x as u8, y: y as u8 };
            let dock = layout.harbours().find(|(_, dock, _)| *dock == corner);
            drawn = match dock {
                Some((harbour, _, Openness::Open)) => drawn.put(&harbour.to_string(), BOLD),
                Some(_) => drawn.put("x", DIM),
                None => drawn.put("·", DIM),
            };
            tells |= dock.is_some();
            if x < columns {
                let (text, style) = road(x, y, Runs::Across);
                tells |= text != "   ";
                drawn = drawn.put(text, style);
            }
        }
        if tells {
            canvas.push(drawn.put(&format!(" .{y}"), DIM));
        }
        if y == rows {
            break;
        }
        let mut drawn = Line::new().put(&format!("{:>2} ", y + 1), DIM);
        for x in 0..=columns {
            let (text, style) = road(x, y, Runs::Down);
            drawn = drawn.put(text, style);
            if let Some(field) = Field::new(x + 1, y + 1).filter(|_| x < columns) {
                let (text, style) = plant(open, field);
                drawn = drawn.put(&text, style);
            }
        }
        let price = Field::new(1, y + 1).map_or(0, |field| layout.worker_price(field));
        let zone =
            seat_view.say(&Message::new("guatemala-zone").with("zone", layout.zone(y + 1).to_string()));
        // Where a line is left out, the numbers of its corners are said here.
        let corners = if between == Between::All { String::new() } else { format!("  .{y}-.{}", y + 1) };
        canvas.push(drawn.put(&format!(" {zone} {price}{corners}"), DIM));
    }
    let numbers: String = (0..=columns).map(|x| format!("{:<4}", format!("{x}."))).collect();
    canvas.push(Line::new().pad(3).put(numbers.trim_end(), DIM));
    canvas
}

fn plant(open: &Open, field: Field) -> (String, Style) {
    let layout = open.layout();
    match (open.on_field(field), layout.site(field)) {
        (Some((seat, piece)), _) => {
            let (text, style) = sign(Content::Piece(piece));
            (format!("{text}{}", seat.index()), style)
        }
        (None, Some(Openness::Open)) => (format!("[{}]", layout.hut_price(field)), Style::new()),
        (None, Some(Openness::Closed)) => ("[x]".into(), DIM),
        (None, None) => ("   ".into(), DIM),
    }
}

/// The harbours: ships on their berths, and what the next one costs.
pub(super) fn harbours(seat_view: &SeatView<Guatemala>) -> Canvas {
    let open = &seat_view.view.open;
    let layout = open.layout();
    let heading = seat_view.word("guatemala-harbours");
    let mut canvas = Canvas::new();
    let mut line = Line::new().put(&heading, DIM);
    for (harbour, _, _) in layout.harbours().filter(|(_, _, openness)| *openness == Openness::Open) {
        let mut entry = Line::new().and("  ").put(&format!("{harbour}:"), BOLD);
        let ships: Vec<Coffee> = open.ships(harbour).collect();
        for &coffee in &ships {
            entry = entry.put(&format!("s{} ", coffee.letter()), coffee_style(coffee));
        }
        entry = match ships.len() {
            BERTHS => entry.put(&seat_view.word("guatemala-full"), DIM),
            n => {
                let next = Message::new("guatemala-next").with("price", layout.berth_prices()[n]);
                entry.put(&seat_view.say(&next), DIM)
            }
        };
        if line.width() + entry.width() > seat_view.width {
            canvas.push(line);
            line = Line::new().pad(heading.chars().count());
        }
        line = line.join(entry);
    }
    canvas.push(line);
    canvas
}

/// The track: markers by seat number from the left, sacks from the right; `&` where several markers stand.
pub(super) fn track(seat_view: &SeatView<Guatemala>) -> Canvas {
    let open = &seat_view.view.open;
    let last = usize::from(open.track_end());
    let mut spaces = vec![('·', DIM); last + 1];
    for (nth, coffee) in open.track().enumerate() {
        spaces[last - nth.min(last)] = (coffee.letter(), coffee_style(coffee));
    }
    for seat in Seat::all(open.n_seats()) {
        let space = &mut spaces[usize::from(open.points(seat)).min(last)];
        let digit = char::from_digit(seat.index() as u32, 10).unwrap_or('?');
        let several = space.0.is_ascii_digit() || space.0 == '&';
        *space = (if several { '&' } else { digit }, BOLD);
    }
    let mut canvas = Canvas::new();
    let mut drawn = Line::new().put(&format!("{}  0 ", seat_view.word("guatemala-track")), DIM);
    for (letter, style) in spaces {
        drawn = drawn.put(&letter.to_string(), style);
    }
    let drawn = drawn.put(&format!(" {last}"), DIM);
    let meets = meets(seat_view).map_or(String::new(), |meets| format!("   {meets}"));
    match drawn.width() + meets.chars().count() <= seat_view.width {
        true => canvas.push(drawn.and(&meets)),
        false => {
            canvas.push(drawn);
            canvas.push(Line::plain(&meets));
        }
    }
    canvas
}

/// Which space of the track ends the game.
pub(super) fn meets(seat_view: &SeatView<Guatemala>) -> Option<String> {
    let open = &seat_view.view.open;
    let message = Message::new("guatemala-meets").with("space", open.meeting_space());
    (open.track().count() > 0).then(|| seat_view.say(&message))
}
