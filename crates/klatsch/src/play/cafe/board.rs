//! Areas and cards drawn with box characters: no line inside a group or a café.

use anstyle::{AnsiColor, Color, Style};
use cafe::{Area, Beans, Card, Colour, Kind, Letter, Pos, Square, Turn};

use crate::play::canvas::{Canvas, Line};
use words::Words;

/// How large squares are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    /// With beans and numbered axes.
    Full,
    /// The same with one line a square.
    Low,
    /// One line a square and no lines between rows: neighbours of one kind are one group anyway.
    Flat,
    /// As flat, with signs instead of words.
    Tiny,
    /// One line a square, for cards.
    Card,
    /// Cards as flat areas.
    FlatCard,
}

/// Columns inside a square.
const INSIDE: usize = 6;
/// Columns inside a tiny square.
const TINY: usize = 3;
/// Columns left of a board for the numbers of the rows.
const MARGIN: usize = 4;

impl Size {
    /// Lines of a square.
    fn rows(self) -> usize {
        if self == Size::Full { 2 } else { 1 }
    }

    /// Whether there are lines between the rows.
    fn is_boxed(self) -> bool {
        matches!(self, Size::Full | Size::Low | Size::Card)
    }

    /// Whether the columns and rows are numbered.
    fn has_axes(self) -> bool {
        !matches!(self, Size::Card | Size::FlatCard)
    }

    fn inside(self) -> usize {
        match self {
            Size::Tiny => TINY,
            Size::FlatCard => INSIDE - 1,
            _ => INSIDE,
        }
    }

    /// Where the upper left corner of the boxes is.
    fn corner(self) -> (usize, usize) {
        if self.has_axes() { (MARGIN, 1) } else { (0, 0) }
    }
}

/// A board: visible squares, and which of the laid cards is to stand out.
pub(super) struct Board {
    squares: Vec<Square>,
    fresh: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    None,
    Light,
    Heavy,
}

impl Board {
    /// An area.
    pub(super) fn of_area(area: &Area) -> Board {
        Board { squares: area.squares().collect(), fresh: None }
    }

    /// An area whose last card stands out.
    pub(super) fn with_last_card(area: &Area) -> Board {
        Board { fresh: area.laid().len().checked_sub(1), ..Board::of_area(area) }
    }

    /// A card turned so.
    pub(super) fn of_card(card: &Card, turn: Turn) -> Board {
        let square = |slot: usize| {
            let (x, y) = turn.offset(slot);
            let kind = card.squares[slot];
            let order = card.order_of(kind);
            Square { at: Pos::new(x, y), kind, beans: Beans::NONE, laid: 0, order }
        };
        Board { squares: (0..6).map(square).collect(), fresh: None }
    }

    fn at(&self, x: i8, y: i8) -> Option<&Square> {
        self.squares.iter().find(|square| square.at == Pos::new(x, y))
    }

    /// The line between two neighbours.
    fn edge(&self, a: Option<&Square>, b: Option<&Square>) -> Edge {
        let is_fresh = |square: Option<&Square>| square.is_some_and(|square| self.fresh == Some(square.laid));
        match (a, b) {
            (None, None) => Edge::None,
            (Some(a), Some(b)) if joined(a, b) => Edge::None,
            _ if is_fresh(a) != is_fresh(b) => Edge::Heavy,
            _ => Edge::Light,
        }
    }

    /// Draws it.
    pub(super) fn draw(&self, size: Size, words: &Words) -> Canvas {
        let mut canvas = Canvas::new();
        let xs = || self.squares.iter().map(|square| square.at.x);
        let ys = || self.squares.iter().map(|square| square.at.y);
        let (Some(left), Some(right)) = (xs().min(), xs().max()) else { return canvas };
        let (Some(top), Some(bottom)) = (ys().min(), ys().max()) else { return canvas };
        let (x0, y0) = size.corner();
        let wide = size.inside() + 1;
        let (high, border) = if size.is_boxed() { (size.rows() + 1, 1) } else { (1, 0) };
        let column = |x: i8| x0 + (x - left) as usize * wide;
        let row = |y: i8| y0 + (y - top) as usize * high;

        if size.has_axes() {
            let dim = Style::new().dimmed();
            for x in left..=right {
                canvas.write(column(x), 0, &format!("{:^width$}", x, width = wide + 1), dim);
            }
            for y in top..=bottom {
                canvas.write(0, row(y) + border, &format!("{y:>3}"), dim);
            }
        }
        match size.is_boxed() {
            true => self.draw_boxes(&mut canvas, size, (left, right), (top, bottom), &column, &row),
            false => {
                for y in top..=bottom {
                    for x in left..=right + 1 {
                        let edge = self.edge(self.at(x - 1, y), self.at(x, y));
                        if let Some(line) = edge.sign('│', '┃') {
                            canvas.write(column(x), row(y), &line.to_string(), edge_style(&[edge]));
                        }
                    }
                }
            }
        }
        for square in &self.squares {
            let (x, y) = (column(square.at.x) + 1, row(square.at.y) + border);
            if matches!(size, Size::Low | Size::Flat | Size::Tiny | Size::FlatCard) {
                let mut x = x;
                for (text, style) in self.in_a_line(square, size.inside(), words) {
                    canvas.write(x, y, &text, style);
                    x += text.chars().count();
                }
                continue;
            }
            let (text, style) = face(square, self.first_of_cafe(square), words);
            canvas.write(x, y, &text, style);
            if size == Size::Full {
                self.draw_beans(&mut canvas, square, x, y);
            }
        }
        canvas
    }

    /// Lines around groups, cafés and single squares.
    fn draw_boxes(
        &self,
        canvas: &mut Canvas,
        size: Size,
        (left, right): (i8, i8),
        (top, bottom): (i8, i8),
        column: &dyn Fn(i8) -> usize,
        row: &dyn Fn(i8) -> usize,
    ) {
        for y in top..=bottom + 1 {
            for x in left..=right + 1 {
                let across = self.edge(self.at(x, y - 1), self.at(x, y));
                let down = self.edge(self.at(x - 1, y), self.at(x, y));
                let before = self.edge(self.at(x - 1, y - 1), self.at(x - 1, y));
                let above = self.edge(self.at(x - 1, y - 1), self.at(x, y - 1));
                let arms = [above, down, before, across];
                canvas.write(column(x), row(y), &corner(arms).to_string(), edge_style(&arms));
                if let Some(line) = across.sign('─', '━') {
                    let line = line.to_string().repeat(INSIDE);
                    canvas.write(column(x) + 1, row(y), &line, edge_style(&[across]));
                }
                if let Some(line) = down.sign('│', '┃') {
                    for nth in 0..size.rows() {
                        canvas.write(column(x), row(y) + 1 + nth, &line.to_string(), edge_style(&[down]));
                    }
                }
            }
        }
    }

    /// A square and what lies on it in one line of this many columns: `dry●2Y`, `café 5` with `○YN` for what is missing.
    fn in_a_line(&self, square: &Square, columns: usize, words: &Words) -> Vec<(String, Style)> {
        let first = self.first_of_cafe(square);
        let tiny = columns == TINY;
        let (word, style) = face(square, first, words);
        let pile = square.beans.colours().next().map(|colour| {
            let sign = if tiny { "" } else { "●" };
            (format!("{sign}{}{}", square.beans[colour], colour.letter()), bean_style(colour))
        });
        if let Some(order) = square.order {
            let missing = |room: usize| {
                let left: String = letters_of(order.demand(), first.beans);
                let text = if left.is_empty() { "✓".into() } else { format!("○{left}") };
                if text.chars().count() > room { format!("○{}", left.chars().count()) } else { text }
            };
            let points = match (tiny, first.at == square.at, self.second_of_cafe(first)) {
                (_, false, _) => return vec![(missing(columns), style_of_cafe())],
                (false, true, Some(_)) => {
                    let points = order.points().to_string();
                    let word = format!("{} ", words.word("cafe-board-cafe"));
                    format!("{}{points}", cut(&word, columns - points.len()))
                }
                (true, true, Some(_)) => format!("c{}", order.points()),
                (_, true, None) => format!("{}{}", order.points(), missing(columns - 1)),
            };
            return vec![(points, style_of_cafe())];
        }
        let word = word.trim().to_string();
        if let Some(points) = square.kind.pastry_points() {
            return vec![(format!("{}+{points}", cut(&word, columns - 2)), style)];
        }
        if square.kind.letter() == Letter::Field {
            // The bean of a field has its colour, except on a batch field.
            let text = if tiny { word.replace(' ', "") } else { word };
            let beans = match (square.beans.total(), tiny) {
                (0, _) => return vec![(text, style)],
                (_, true) => {
                    return vec![(format!("{}●", cut(&text, 1)), style), (pile_count(square), style)];
                }
                (_, false) => pile.unwrap_or_default().0,
            };
            let field = cut(&text.replace(' ', ""), columns - beans.chars().count());
            return vec![(field, style), (beans, style)];
        }
        let label = if tiny { tiny_sign(square.kind).to_string() } else { word };
        match pile {
            Some((beans, bean)) => vec![(cut(&label, columns - beans.chars().count()), style), (beans, bean)],
            None if tiny => vec![(format!(" {label}"), style)],
            None => vec![(cut(&label, columns), style)],
        }
    }

    /// What lies on a square; a café has what it asks for, full where it was brought.
    fn draw_beans(&self, canvas: &mut Canvas, square: &Square, x: usize, y: usize) {
        let write = |canvas: &mut Canvas, x: usize, y: usize, parts: &[(String, Style)]| {
            let mut x = x;
            for (text, style) in parts {
                canvas.write(x, y, text, *style);
                x += text.chars().count();
            }
        };
        if let Some(order) = square.order {
            if self.first_of_cafe(square).at != square.at {
                return;
            }
            let mut tokens = Vec::new();
            for (colour, n) in order.demand().iter() {
                for nth in 0..n {
                    let served = nth < square.beans[colour];
                    let (sign, style) =
                        if served { ('●', bean_style(colour)) } else { ('○', Style::new()) };
                    tokens.push((format!("{sign}{}", colour.letter()), style));
                }
            }
            let (in_row, rows) = match self.second_of_cafe(square) {
                None => (INSIDE / 2, 1),
                Some(second) if second.at.y == square.at.y => (INSIDE, 1),
                Some(_) => (INSIDE / 2, 4),
            };
            if tokens.len() > in_row * rows {
                let text = format!("{}/{}", square.beans.total(), tokens.len());
                return write(canvas, x, y + 1, &[(text, Style::new())]);
            }
            for (nth, row) in tokens.chunks(in_row).enumerate() {
                write(canvas, x, y + 1 + nth, row);
            }
        } else if let Some(points) = square.kind.pastry_points() {
            canvas.write(x + 1, y + 1, &format!("+{points}"), Style::new());
        } else if let Some(colour) = square.beans.colours().next() {
            let text = format!("●{}{}", square.beans[colour], colour.letter());
            canvas.write(x + 1, y + 1, &text, bean_style(colour));
        }
    }

    fn of_cafe(&self, square: &Square) -> impl Iterator<Item = &Square> {
        self.squares.iter().filter(move |other| other.shares_cafe(square))
    }

    fn first_of_cafe<'a>(&'a self, square: &'a Square) -> &'a Square {
        self.of_cafe(square).min_by_key(|other| other.at).unwrap_or(square)
    }

    fn second_of_cafe(&self, first: &Square) -> Option<&Square> {
        self.of_cafe(first).find(|other| other.at != first.at)
    }
}

/// Squares of one group or one café.
fn joined(a: &Square, b: &Square) -> bool {
    let letter = a.kind.letter();
    match letter {
        Letter::Other => a.shares_cafe(b),
        _ => letter == b.kind.letter(),
    }
}

impl Edge {
    fn sign(self, light: char, heavy: char) -> Option<char> {
        match self {
            Edge::None => None,
            Edge::Light => Some(light),
            Edge::Heavy => Some(heavy),
        }
    }
}

/// The sign where lines meet: from above, below, left and right.
fn corner(arms: [Edge; 4]) -> char {
    const LIGHT: [char; 16] =
        [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];
    const HEAVY: [char; 16] =
        [' ', '╹', '╻', '┃', '╸', '┛', '┓', '┫', '╺', '┗', '┏', '┣', '━', '┻', '┳', '╋'];
    const UP: usize = 1;
    const DOWN: usize = 2;
    const LEFT: usize = 4;
    const RIGHT: usize = 8;
    const UD: usize = UP | DOWN;
    const LR: usize = LEFT | RIGHT;
    const UL: usize = UP | LEFT;
    const UR: usize = UP | RIGHT;
    const DL: usize = DOWN | LEFT;
    const DR: usize = DOWN | RIGHT;
    let bits = |wanted: &dyn Fn(Edge) -> bool| {
        arms.iter().enumerate().filter(|(_, edge)| wanted(**edge)).map(|(bit, _)| 1 << bit).sum::<usize>()
    };
    let heavy = bits(&|edge| edge == Edge::Heavy);
    let light = bits(&|edge| edge == Edge::Light);
    match (heavy, light) {
        _ if heavy.count_ones() < 2 => LIGHT[heavy | light],
        (UD, RIGHT) => '┠',
        (UD, LEFT) => '┨',
        (UD, LR) => '╂',
        (LR, DOWN) => '┯',
        (LR, UP) => '┷',
        (LR, UD) => '┿',
        (UR, LEFT) => '┺',
        (UR, DOWN) => '┡',
        (UR, DL) => '╄',
        (UL, RIGHT) => '┹',
        (UL, DOWN) => '┩',
        (UL, DR) => '╃',
        (DR, LEFT) => '┲',
        (DR, UP) => '┢',
        (DR, UL) => '╆',
        (DL, RIGHT) => '┱',
        (DL, UP) => '┪',
        (DL, UR) => '╅',
        _ => HEAVY[heavy],
    }
}

fn edge_style(edges: &[Edge]) -> Style {
    if edges.contains(&Edge::Heavy) { Style::new().bold() } else { Style::new().dimmed() }
}

/// The letters of what is asked for and not there yet: `YYG`.
fn letters_of(demand: Beans, there: Beans) -> String {
    demand
        .iter()
        .map(|(colour, n)| colour.letter().to_string().repeat(usize::from(n.saturating_sub(there[colour]))))
        .collect()
}

fn pile_count(square: &Square) -> String {
    square.beans.total().to_string()
}

fn cut(text: &str, columns: usize) -> String {
    text.chars().take(columns).collect()
}

fn style_of_cafe() -> Style {
    Style::new().fg_color(Some(Color::Ansi(AnsiColor::Magenta))).bold()
}

/// A square where there is no room for a word; the legend says what it means.
pub(super) fn tiny_sign(kind: Kind) -> char {
    match kind {
        Kind::Drying => 'd',
        Kind::Roasting => 'r',
        Kind::Espresso => 'e',
        Kind::Cup => 'u',
        Kind::Ship => 's',
        Kind::Dead => '×',
        _ => '·',
    }
}

/// A word on a square; short ones stand off the edge.
pub(super) fn label(words: &Words, key: &'static str) -> String {
    let word: String = words.word(key).chars().take(INSIDE).collect();
    if word.chars().count() < INSIDE { format!(" {word}") } else { word }
}

/// What a square is, in at most six columns.
fn face(square: &Square, first_of_cafe: &Square, words: &Words) -> (String, Style) {
    let word = |key: &'static str| label(words, key);
    let plain = Style::new();
    let colour = |colour: Colour| plain.fg_color(Some(colour_of(colour)));
    let ansi = |colour: AnsiColor| plain.fg_color(Some(Color::Ansi(colour)));
    match square.kind {
        Kind::Drying => (word("cafe-board-drying"), ansi(AnsiColor::Cyan)),
        Kind::Roasting => (word("cafe-board-roasting"), ansi(AnsiColor::Cyan).bold()),
        kind if kind.is_cafe() && first_of_cafe.at != square.at => (String::new(), plain),
        kind if kind.is_cafe() => {
            let order = square.order.unwrap_or_default();
            let sign = if order.demand() == square.beans { '✓' } else { ' ' };
            (
                format!("{}{sign}{}", words.word("cafe-board-cafe"), order.points()),
                ansi(AnsiColor::Magenta).bold(),
            )
        }
        Kind::Espresso => (word("cafe-board-espresso"), ansi(AnsiColor::Magenta)),
        Kind::Pastry1 | Kind::Pastry2 | Kind::Pastry3 => {
            (word("cafe-board-pastry"), ansi(AnsiColor::Magenta))
        }
        Kind::Cup => (word("cafe-board-cup"), plain.bold()),
        Kind::Ship => (word("cafe-board-ship"), ansi(AnsiColor::Blue).bold()),
        Kind::Empty => ("  ·".into(), plain.dimmed()),
        Kind::Dead => (word("cafe-board-dead"), plain.dimmed()),
        Kind::Batch => (" ? ♣".into(), plain.bold()),
        field => match field.colour() {
            Some(found) if field.harvest() > 1 => (format!(" {} ♣♣", found.letter()), colour(found).bold()),
            Some(found) => (format!(" {} ♣", found.letter()), colour(found)),
            None => (field.name().into(), plain),
        },
    }
}

/// The colour of beans of a colour.
fn colour_of(colour: Colour) -> Color {
    match colour {
        Colour::Yellow => Color::Ansi(AnsiColor::Yellow),
        // The sixteen colours of old have no brown.
        Colour::Brown => Color::Ansi256(130.into()),
        Colour::Green => Color::Ansi(AnsiColor::Green),
        Colour::Red => Color::Ansi(AnsiColor::Red),
    }
}

/// How beans are shown.
pub(super) fn bean_style(colour: Colour) -> Style {
    Style::new().fg_color(Some(colour_of(colour))).bold()
}

/// `1Y 0N 2G 1R`, in colour.
pub(super) fn stock(beans: Beans) -> Line {
    beans.iter().fold(Line::new(), |line, (colour, n)| {
        let gap = if line.width() > 0 { " " } else { "" };
        line.and(gap).put(&format!("{n}{}", colour.letter()), bean_style(colour))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::canvas::Glyphs;
    use cafe::{CardId, DeckRef, Order};
    use words::Lang;

    fn text(canvas: &Canvas) -> String {
        let lines: Vec<String> = canvas.render(Glyphs::Boxes).collect();
        anstream::adapter::strip_str(&lines.join("\n")).to_string()
    }

    fn square(x: i8, y: i8, kind: Kind, beans: Beans) -> Square {
        Square { at: Pos::new(x, y), kind, beans, laid: 0, order: None }
    }

    fn cafe(x: i8, y: i8, laid: usize, letters: &str, beans: Beans) -> Square {
        let order = Order::from_letters(letters, 4).expect("the letters are good");
        Square { at: Pos::new(x, y), kind: Kind::Cafe, beans, laid, order: Some(order) }
    }

    #[test]
    fn every_kind_of_square_can_be_told_apart_without_colour() {
        let of = Beans::of;
        let squares = vec![
            square(0, 0, Kind::YellowField, of(Colour::Yellow, 1)),
            square(1, 0, Kind::BrownField, Beans::NONE),
            square(2, 0, Kind::GreenSurplus, of(Colour::Green, 2)),
            square(3, 0, Kind::Batch, of(Colour::Red, 1)),
            square(4, 0, Kind::Drying, of(Colour::Brown, 12)),
            square(5, 0, Kind::Drying, Beans::NONE),
            square(0, 1, Kind::Roasting, of(Colour::Red, 3)),
            square(1, 1, Kind::Cup, Beans::NONE),
            square(2, 1, Kind::Ship, of(Colour::Yellow, 1)),
            square(3, 1, Kind::Espresso, of(Colour::Green, 1)),
            square(4, 1, Kind::Pastry2, Beans::NONE),
            square(5, 1, Kind::Empty, Beans::NONE),
            square(0, 2, Kind::Dead, Beans::NONE),
            cafe(1, 2, 1, "YYG", Beans::new([1, 0, 1, 0])),
            cafe(2, 2, 2, "YNGR", Beans::new([1, 1, 1, 1])),
            cafe(3, 2, 2, "YNGR", Beans::NONE),
            cafe(4, 2, 3, "NNGRR", Beans::new([0, 2, 0, 1])),
            cafe(4, 3, 3, "NNGRR", Beans::NONE),
            cafe(5, 2, 4, "YYNNGGRR", Beans::new([2, 0, 0, 0])),
        ];
        let board = Board { squares, fresh: None };
        insta::assert_snapshot!(text(&board.draw(Size::Full, Words::of(Lang::En))));
        insta::assert_snapshot!("tight", text(&board.draw(Size::Flat, Words::of(Lang::En))));
        insta::assert_snapshot!("tiny", text(&board.draw(Size::Tiny, Words::of(Lang::En))));
    }

    #[test]
    fn a_card_has_a_line_to_a_square_and_turns_clockwise() {
        let deck = DeckRef::classic();
        let id: CardId = "05".parse().expect("there is a card 05");
        let card = deck.get(id).expect("it is in the deck");
        let turned = Turn::ALL.map(|turn| Board::of_card(card, turn).draw(Size::Card, Words::of(Lang::En)));
        insta::assert_snapshot!(text(&Canvas::rows(turned.to_vec(), 2, 100)));
    }

    #[test]
    fn nothing_is_drawn_of_nothing() {
        assert_eq!(
            text(&Board { squares: Vec::new(), fresh: None }.draw(Size::Full, Words::of(Lang::En))),
            ""
        );
    }

    #[test]
    fn words_on_squares_fit_in_every_language() {
        let keys = ["drying", "roasting", "espresso", "pastry", "cup", "ship", "dead"];
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let all = [
                words.word("cafe-board-drying"),
                words.word("cafe-board-roasting"),
                words.word("cafe-board-espresso"),
                words.word("cafe-board-pastry"),
                words.word("cafe-board-cup"),
                words.word("cafe-board-ship"),
                words.word("cafe-board-dead"),
            ];
            for (key, word) in keys.iter().zip(&all) {
                assert!((1..=INSIDE).contains(&word.chars().count()), "{lang}: {key}: {word}");
                assert_eq!(
                    all.iter().filter(|other| *other == word).count(),
                    1,
                    "{lang}: {word} is there twice"
                );
            }
            let cafe = words.word("cafe-board-cafe");
            assert!((1..=INSIDE - 2).contains(&cafe.chars().count()), "{lang}: {cafe}");
        }
    }
}
