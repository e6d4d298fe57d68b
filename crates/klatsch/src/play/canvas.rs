//! Text with styles on a grid of characters, so that pieces of a screen can be put side by side.

use anstyle::Style;

/// A character with its style.
type Cell = (char, Style);

/// One line of styled text.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line(Vec<Cell>);

impl Line {
    /// An empty line.
    pub(crate) fn new() -> Line {
        Line::default()
    }

    /// A line in the style of the terminal.
    pub(crate) fn plain(text: &str) -> Line {
        Line::new().put(text, Style::new())
    }

    /// With this text after it.
    #[must_use]
    pub(crate) fn put(mut self, text: &str, style: Style) -> Line {
        self.0.extend(text.chars().map(|letter| (letter, style)));
        self
    }

    /// With this plain text after it.
    #[must_use]
    pub(crate) fn and(self, text: &str) -> Line {
        self.put(text, Style::new())
    }

    /// With another line after it.
    #[must_use]
    pub(crate) fn join(mut self, other: Line) -> Line {
        self.0.extend(other.0);
        self
    }

    /// Filled with spaces up to a width.
    #[must_use]
    pub(crate) fn pad(mut self, width: usize) -> Line {
        while self.0.len() < width {
            self.0.push((' ', Style::new()));
        }
        self
    }

    /// How many columns it takes.
    pub(crate) fn width(&self) -> usize {
        self.0.len()
    }

    /// The text with escape sequences for its styles, without spaces at its end.
    fn render(&self, glyphs: Glyphs) -> String {
        let end = self.0.iter().rposition(|cell| cell.0 != ' ').map_or(0, |last| last + 1);
        let mut text = String::new();
        let mut now = Style::new();
        for &(letter, style) in &self.0[..end] {
            if style != now {
                text.push_str(&now.render_reset().to_string());
                text.push_str(&style.render().to_string());
                now = style;
            }
            text.push(glyphs.of(letter));
        }
        text.push_str(&now.render_reset().to_string());
        text
    }
}

impl From<&str> for Line {
    fn from(text: &str) -> Line {
        Line::plain(text)
    }
}

impl From<String> for Line {
    fn from(text: String) -> Line {
        Line::plain(&text)
    }
}

/// Which characters the terminal is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Glyphs {
    /// Box characters and signs.
    Boxes,
    /// Only what every terminal has.
    Ascii,
}

impl Glyphs {
    fn of(self, letter: char) -> char {
        if self == Glyphs::Boxes || letter.is_ascii() {
            return letter;
        }
        match letter {
            '─' | '━' | '–' | '—' => '-',
            '’' => '\'',
            '«' | '»' => '"',
            '│' | '┃' => '|',
            '\u{2500}'..='\u{257f}' => '+',
            '●' => '*',
            '○' => 'o',
            '♣' => '&',
            '✓' => '!',
            '×' => 'x',
            '·' => '.',
            '…' => '~',
            '→' => '>',
            'é' | 'è' | 'ê' | 'ë' => 'e',
            'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
            'í' | 'î' | 'ï' => 'i',
            'ó' | 'ô' | 'õ' | 'ö' => 'o',
            'ú' | 'û' | 'ù' | 'ü' => 'u',
            'ç' => 'c',
            'ß' => 's',
            'É' | 'Ê' | 'È' => 'E',
            'À' | 'Á' | 'Â' | 'Ã' | 'Ä' => 'A',
            'Í' => 'I',
            'Ó' | 'Õ' | 'Ô' | 'Ö' => 'O',
            'Ü' | 'Ú' => 'U',
            'Ç' => 'C',
            // Whoever reads Ukrainian has its letters.
            letter if letter.is_alphabetic() => letter,
            _ => '?',
        }
    }
}

/// A block of lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Canvas(Vec<Line>);

impl Canvas {
    /// Nothing.
    pub(crate) fn new() -> Canvas {
        Canvas::default()
    }

    /// Adds a line below.
    pub(crate) fn push(&mut self, line: impl Into<Line>) {
        self.0.push(line.into());
    }

    /// Adds a block below.
    pub(crate) fn below(&mut self, other: Canvas) {
        self.0.extend(other.0);
    }

    /// Writes text from a place on; the canvas grows to the right and downwards as needed.
    pub(crate) fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        if self.0.len() <= y {
            self.0.resize_with(y + 1, Line::new);
        }
        let line = &mut self.0[y].0;
        for (nth, letter) in text.chars().enumerate() {
            while line.len() <= x + nth {
                line.push((' ', Style::new()));
            }
            line[x + nth] = (letter, style);
        }
    }

    /// The widest line.
    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(Line::width).max().unwrap_or(0)
    }

    /// How many lines.
    pub(crate) fn height(&self) -> usize {
        self.0.len()
    }

    /// With another block at its right.
    #[must_use]
    pub(crate) fn beside(mut self, other: Canvas, gap: usize) -> Canvas {
        let width = self.width();
        let height = self.height().max(other.height());
        self.0.resize_with(height, Line::new);
        for (line, right) in self.0.iter_mut().zip(other.0) {
            *line = std::mem::take(line).pad(width + gap).join(right);
        }
        self
    }

    /// Blocks in rows, as many side by side as fit.
    pub(crate) fn rows(blocks: Vec<Canvas>, gap: usize, width: usize) -> Canvas {
        let mut all = Canvas::new();
        let mut row: Option<Canvas> = None;
        for block in blocks {
            row = Some(match row {
                None => block,
                Some(row) if row.width() + gap + block.width() <= width => row.beside(block, gap),
                Some(row) => {
                    all.below(row);
                    block
                }
            });
        }
        all.below(row.unwrap_or_default());
        all
    }

    /// Moved to the right.
    #[must_use]
    pub(crate) fn indent(mut self, columns: usize) -> Canvas {
        for line in &mut self.0 {
            *line = Line::new().pad(columns).join(std::mem::take(line));
        }
        self
    }

    /// Each line as text.
    pub(crate) fn render(&self, glyphs: Glyphs) -> impl Iterator<Item = String> {
        self.0.iter().map(move |line| line.render(glyphs))
    }
}

impl<L: Into<Line>> FromIterator<L> for Canvas {
    fn from_iter<I: IntoIterator<Item = L>>(lines: I) -> Canvas {
        Canvas(lines.into_iter().map(Into::into).collect())
    }
}

/// Breaks text into lines of at most `width` columns, at spaces.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let last = lines.last_mut().expect("there is always a last line");
        if !last.is_empty() && last.chars().count() + 1 + word.chars().count() > width {
            lines.push(word.to_string());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(canvas: &Canvas) -> String {
        canvas.render(Glyphs::Boxes).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn blocks_stand_side_by_side_and_wrap() {
        let block = |name: &str| {
            let mut canvas = Canvas::new();
            canvas.push(name);
            canvas.push("--");
            canvas
        };
        let row = block("a").beside(block("bcd"), 2);
        assert_eq!(text(&row), "a   bcd\n--  --");
        let rows = Canvas::rows(vec![block("a"), block("bcd"), block("e")], 2, 7);
        assert_eq!(text(&rows), "a   bcd\n--  --\ne\n--");
    }

    #[test]
    fn a_canvas_grows_where_it_is_written_on() {
        let mut canvas = Canvas::new();
        canvas.write(2, 1, "x", Style::new());
        canvas.write(0, 0, "yy", Style::new());
        assert_eq!(text(&canvas), "yy\n  x");
    }

    #[test]
    fn long_text_is_broken_at_spaces() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("indivisible", 4), ["indivisible"]);
    }
}
