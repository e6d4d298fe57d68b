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

    /// With another line after it if that fits.
    #[must_use]
    pub(crate) fn join_within(self, width: usize, other: Line) -> Line {
        if self.width() + other.width() <= width { self.join(other) } else { self }
    }

    /// Cut to a width, with a sign where something is missing.
    #[must_use]
    pub(crate) fn clip(mut self, width: usize) -> Line {
        let end = self.0.iter().rposition(|cell| cell.0 != ' ').map_or(0, |last| last + 1);
        if end > width {
            self.0.truncate(width.saturating_sub(1));
            self.0.push(('…', Style::new().dimmed()));
        }
        self
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
            // Anyone who reads Ukrainian has its letters.
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

    /// The first lines only.
    #[must_use]
    pub(crate) fn first(mut self, n_lines: usize) -> Canvas {
        self.0.truncate(n_lines);
        self
    }

    /// In blocks of at most this many lines.
    pub(crate) fn pages(self, n_lines: usize) -> Vec<Canvas> {
        self.0.chunks(n_lines.max(1)).map(|lines| Canvas(lines.to_vec())).collect()
    }

    /// With no line wider than this.
    #[must_use]
    pub(crate) fn clip(self, width: usize) -> Canvas {
        Canvas(self.0.into_iter().map(|line| line.clip(width)).collect())
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

/// What is to be typed stays in one line if it is no longer than this.
const TOGETHER: usize = 30;

/// Signs that never begin a line, also where a language puts a space before them.
const NEVER_FIRST: &str = ";:!?»—";

/// The words of a text; a short phrase in `backquotes` is one, and so is a word with the sign behind or before it.
fn words_of(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_odd = |word: &str| word.matches('`').count() % 2 == 1;
    let mut found: Vec<String> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let closing = words[at + 1..].iter().position(|word| is_odd(word)).filter(|_| is_odd(words[at]));
        let phrase = closing.map(|behind| words[at..=at + 1 + behind].join(" "));
        let phrase = phrase.filter(|phrase| phrase.chars().count() <= TOGETHER);
        at += 1 + phrase.as_ref().and(closing).map_or(0, |behind| behind + 1);
        let word = phrase.unwrap_or_else(|| words[at - 1].to_string());
        match found.last_mut() {
            Some(before) if before == "«" || word.chars().all(|sign| NEVER_FIRST.contains(sign)) => {
                before.push(' ');
                before.push_str(&word);
            }
            _ => found.push(word),
        }
    }
    found
}

/// Breaks text into lines of at most `width` columns, at spaces.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in &words_of(text) {
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
    fn no_line_begins_with_a_sign() {
        assert_eq!(wrap("deux cases ; aucun", 11), ["deux", "cases ;", "aucun"]);
        assert_eq!(wrap("dis « oui » !", 8), ["dis", "« oui » !"]);
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
        assert_eq!(wrap("as in `1,-4 1`; or so", 12), ["as in", "`1,-4 1`; or", "so"]);
        assert_eq!(wrap("an odd ` sign and more", 10), ["an odd `", "sign and", "more"]);
    }
}
