//! Reading board files: drawings a person can see and edit, checked line by line.

use std::fmt;

use crate::board::check::{check_every_edge, check_limits, check_paths};
use crate::board::{MOST_FIELDS, PRICE_ROWS};
use crate::catalog::{
    BERTHS, Cell, Coffee, Content, Counts, MARKET_FIELDS, MARKET_SIDE, MOST_HARBOURS, Piece, RING_SPACES,
    SACK_FIELDS,
};
use crate::places::{Corner, Field, Harbour, Line, MOST_COLUMNS, MOST_ROWS, MarketField, Runs, Segment};

/// What is wrong with a board file, and in which line (from 1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardError {
    /// The line.
    pub line: usize,
    /// What is wrong there.
    pub message: String,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl std::error::Error for BoardError {}

/// A board file, read and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BoardFile {
    pub(crate) name: String,
    pub(crate) market: [Cell; MARKET_FIELDS],
    pub(crate) sack_fields: [MarketField; SACK_FIELDS],
    pub(crate) ring: [Line; RING_SPACES],
    pub(crate) two: Side,
    pub(crate) more: Side,
}

/// One side of the plantation board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) zones: Vec<Zone>,
    /// By row from 0: a place in `zones`.
    pub(crate) zone_of_row: Vec<usize>,
    pub(crate) sites: Vec<Site>,
    /// Sorted.
    pub(crate) segments: Vec<Segment>,
    /// By harbour.
    pub(crate) docks: Vec<Corner>,
    pub(crate) berths: [u8; BERTHS],
    pub(crate) closed_with_three: Option<Harbour>,
}

/// A zone and its prices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Zone {
    pub(crate) name: String,
    pub(crate) worker: u8,
    pub(crate) hut: Option<u8>,
}

/// A hut site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    pub(crate) field: Field,
    pub(crate) price: u8,
}

impl Side {
    pub(crate) fn worker_price(&self, field: Field) -> u8 {
        self.zones[self.zone_of_row[field.row() - 1]].worker
    }
}

/// Longer files are refused before they are read.
const MOST_BYTES: usize = 64 * 1024;

/// The columns of the margin in a drawing.
const MARGIN: usize = 4;
/// The distance of corners in a drawing.
const PITCH: usize = 4;

pub(crate) type Read<T> = Result<T, BoardError>;

pub(crate) fn wrong<T>(line: usize, message: impl Into<String>) -> Read<T> {
    Err(BoardError { line, message: message.into() })
}

/// Whether a text is a sound board file; if not, which line is wrong.
///
/// ```text
/// board <name>
/// market                         nine rows of nine: wK hW sB pieces, *R and +W sack fields
/// ring                           four rows of nine lines: c1 … c9, r1 … r9
/// plantation 3-4                 then `zone`, `berths`, `closed-with-three`, `map`; likewise `plantation 2`
/// zone grey worker 1 hut 2       prices; without `hut` the price stands on each site alone
/// berths 2 3 4
/// closed-with-three 1            the harbour whose path three seats do without
/// map 12 x 9                     then the drawing: corner lines and field lines in turn
/// ```
///
/// In a drawing every line begins with a margin of four places. Corners are four places apart: `+`, or the digit
/// of the harbour that has its dock there. `---` and `|` are segments, `[4]` is a hut site with its price, and
/// the word behind a field line names the zone of that row.
pub fn check_board(text: &str) -> Result<(), BoardError> {
    read_board(text).map(|_| ())
}

/// The board file of a text drawn again, without comments: one text for one board.
pub fn redraw_board(text: &str) -> Result<String, BoardError> {
    read_board(text).map(|file| file.to_string())
}

/// Everything that is wrong with a board file. What can only be said of a whole section is said if its lines are good.
pub fn board_mistakes(text: &str) -> Vec<BoardError> {
    let mut lines = Lines::of(text);
    let last = read_lines(text, &mut lines).err();
    lines.mistakes.into_iter().chain(last).collect()
}

/// Reads a board file, or says which line is wrong first.
pub(crate) fn read_board(text: &str) -> Read<BoardFile> {
    let mut lines = Lines::of(text);
    let read = read_lines(text, &mut lines);
    match lines.mistakes.into_iter().next() {
        Some(first) => Err(first),
        None => read,
    }
}

fn read_lines(text: &str, lines: &mut Lines) -> Read<BoardFile> {
    if text.len() > MOST_BYTES {
        return wrong(1, format!("a board file has at most {MOST_BYTES} bytes"));
    }
    let name = lines.keyword("board")?;
    let name = match name[..] {
        [name] => name.to_string(),
        _ => return wrong(lines.number, "expected `board <name>`, the name one word"),
    };
    lines.keyword("market")?;
    let (market, sack_fields) = read_market(lines)?;
    lines.keyword("ring")?;
    let ring = read_ring(lines)?;
    let (mut two, mut more) = (None, None);
    while let Some(heading) = lines.next() {
        let place = match heading {
            "plantation 2" => &mut two,
            "plantation 3-4" => &mut more,
            _ => return wrong(lines.number, "expected `plantation 3-4` or `plantation 2`"),
        };
        if place.is_some() {
            return wrong(lines.number, format!("`{heading}` stands here a second time"));
        }
        let so_far = lines.mistakes.len();
        let (side, row_lines) = read_side(lines)?;
        let whole = match heading {
            "plantation 2" => check_every_edge(&side, lines.number),
            _ => check_paths(&side, &row_lines),
        };
        lines.note_whole(so_far, whole);
        *place = Some(side);
    }
    let line = lines.number;
    let missing = |which: &str| BoardError { line, message: format!("`plantation {which}` is missing") };
    let two = two.ok_or_else(|| missing("2"))?;
    let more = more.ok_or_else(|| missing("3-4"))?;
    Ok(BoardFile { name, market, sack_fields, ring, two, more })
}

/// The lines that matter, with the number of the one handed out last, and what was wrong in lines that could be passed
/// over.
struct Lines<'a> {
    rest: std::iter::Enumerate<std::str::Lines<'a>>,
    number: usize,
    mistakes: Vec<BoardError>,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Self {
        Lines { rest: table::without_bom(text).lines().enumerate(), number: 1, mistakes: Vec::new() }
    }

    /// Something is wrong in this line, and what follows can be read all the same.
    fn note(&mut self, message: impl Into<String>) {
        self.mistakes.push(BoardError { line: self.number, message: message.into() });
    }

    /// What a line says, or its mistake noted.
    fn noted<T>(&mut self, read: Read<T>) -> Option<T> {
        read.map_err(|mistake| self.mistakes.push(mistake)).ok()
    }

    /// What is wrong with a whole section, unless that follows from a line of it that is wrong.
    fn note_whole(&mut self, so_far: usize, whole: Read<()>) {
        if self.mistakes.len() == so_far {
            self.noted(whole);
        }
    }

    fn next(&mut self) -> Option<&'a str> {
        for (index, line) in self.rest.by_ref() {
            self.number = index + 1;
            let line = line.trim_end();
            if !line.is_empty() && !line.starts_with('#') {
                return Some(line);
            }
        }
        None
    }

    fn expect(&mut self, what: &str) -> Read<&'a str> {
        match self.next() {
            Some(line) => Ok(line),
            None => wrong(self.number, format!("the file ends, but {what} should follow")),
        }
    }

    /// A line that begins with this word: the words behind it.
    fn keyword(&mut self, word: &str) -> Read<Vec<&'a str>> {
        let line = self.expect(&format!("`{word}`"))?;
        let mut words = line.split_whitespace();
        match words.next() {
            Some(first) if first == word => Ok(words.collect()),
            _ => wrong(self.number, format!("expected `{word}`")),
        }
    }

    /// A line of exactly nine words.
    fn nine(&mut self, what: &str) -> Read<[&'a str; MARKET_SIDE]> {
        let line = self.expect(what)?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = words.len();
        match words.try_into() {
            Ok(nine) => Ok(nine),
            Err(_) => wrong(self.number, format!("expected nine words for {what}, found {number}")),
        }
    }
}

fn read_market(lines: &mut Lines) -> Read<([Cell; MARKET_FIELDS], [MarketField; SACK_FIELDS])> {
    let mut market = [Cell::EMPTY; MARKET_FIELDS];
    let (mut bordered, mut last_marked) = (Vec::new(), Vec::new());
    let so_far = lines.mistakes.len();
    for row in 0..MARKET_SIDE {
        let nine = lines.nine("a market row");
        for (column, word) in lines.noted(nine).into_iter().flatten().enumerate() {
            let field = MarketField::at(row * MARKET_SIDE + column);
            let mut letters = word.chars();
            let two = (letters.next(), letters.next().and_then(Coffee::from_letter), letters.next());
            let content = match two {
                (Some('w'), Some(coffee), None) => Content::Piece(Piece::Worker(coffee)),
                (Some('h'), Some(coffee), None) => Content::Piece(Piece::Hut(coffee)),
                (Some('s'), Some(coffee), None) => Content::Piece(Piece::Ship(coffee)),
                (Some('*' | '+'), Some(coffee), None) => Content::Sack(coffee),
                _ => {
                    lines.note(format!("`{word}` is no piece and no sack field"));
                    continue;
                }
            };
            match two.0 {
                Some('*') => bordered.push(field),
                Some('+') => last_marked.push(field),
                _ => {}
            }
            market[field.index()] = Cell::of(content);
        }
    }
    let whole = check_market(&market, &bordered, &last_marked, lines.number);
    lines.note_whole(so_far, whole);
    let fields: Vec<MarketField> = bordered.into_iter().chain(last_marked).collect();
    Ok((market, fields.try_into().unwrap_or([MarketField::at(0); SACK_FIELDS])))
}

/// G1.1, G1.2: every piece and every sack field in its number.
fn check_market(
    market: &[Cell; MARKET_FIELDS],
    bordered: &[MarketField],
    last_marked: &[MarketField],
    line: usize,
) -> Read<()> {
    if (bordered.len(), last_marked.len()) != (SACK_FIELDS - 1, 1) {
        let message = "the market needs five sack fields with `*` and one with `+`";
        return wrong(line, format!("{message}, not {} and {}", bordered.len(), last_marked.len()));
    }
    let mut sacks = Counts::default();
    for field in bordered {
        if let Content::Sack(coffee) = market[field.index()].content() {
            sacks[coffee] += 1;
        }
    }
    if sacks != Counts::each(1) {
        return wrong(line, "the sack fields with `*` must show each coffee once");
    }
    for piece in Piece::coloured() {
        let needed = usize::from(piece.in_the_game().expect("pieces with a coffee have a number"));
        let cell = Cell::of(Content::Piece(piece));
        let found = market.iter().filter(|&&other| other == cell).count();
        if found != needed {
            return wrong(line, format!("the market needs {needed} × {piece}, not {found}"));
        }
    }
    Ok(())
}

fn read_ring(lines: &mut Lines) -> Read<[Line; RING_SPACES]> {
    let mut ring = [Line::Row(1); RING_SPACES];
    let so_far = lines.mistakes.len();
    for side in 0..RING_SPACES / MARKET_SIDE {
        let nine = lines.nine("a side of the ring");
        for (place, word) in lines.noted(nine).into_iter().flatten().enumerate() {
            match word.parse() {
                Ok(line) => ring[side * MARKET_SIDE + place] = line,
                Err(error) => lines.note(error.to_string()),
            }
        }
    }
    let named = |line: Line| ring.iter().filter(|&&other| other == line).count();
    let mut all = (1..=MARKET_SIDE as u8).flat_map(|number| [Line::Row(number), Line::Column(number)]);
    let whole = match all.find(|&line| named(line) != 2) {
        Some(line) => {
            wrong(lines.number, format!("the ring must name {line} twice, not {} times", named(line)))
        }
        None => Ok(()),
    };
    lines.note_whole(so_far, whole);
    Ok(ring)
}

fn price(word: &str, line: usize) -> Read<u8> {
    match word.parse::<u8>() {
        Ok(price) if (1..PRICE_ROWS as u8).contains(&price) => Ok(price),
        _ => wrong(line, format!("a price is a number from 1 to {}, not `{word}`", PRICE_ROWS - 1)),
    }
}

/// A side, and the line of the file each of its rows comes from.
fn read_side(lines: &mut Lines) -> Read<(Side, Vec<usize>)> {
    let (mut zones, mut berths, mut closed) = (Vec::<Zone>::new(), None, None);
    loop {
        let words: Vec<&str> = lines.expect("`map`")?.split_whitespace().collect();
        let line = lines.number;
        match words[..] {
            ["zone", name, "worker", worker] => {
                let worker = lines.noted(price(worker, line)).unwrap_or(1);
                zones.push(Zone { name: name.into(), worker, hut: None });
            }
            ["zone", name, "worker", worker, "hut", hut] => {
                let hut = lines.noted(price(hut, line));
                let worker = lines.noted(price(worker, line)).unwrap_or(1);
                zones.push(Zone { name: name.into(), worker, hut });
            }
            ["berths", first, second, third] => {
                let prices = [first, second, third].map(|word| lines.noted(price(word, line)));
                if prices.iter().all(Option::is_some)
                    && !prices.is_sorted_by(|cheaper, dearer| cheaper < dearer)
                {
                    lines.note("each berth must cost more than the one before");
                }
                berths = Some(prices.map(|price| price.unwrap_or(1)));
            }
            ["closed-with-three", harbour] => match harbour.parse::<Harbour>() {
                Ok(harbour) => closed = Some((harbour, line)),
                Err(error) => lines.note(error.to_string()),
            },
            ["map", columns, "x", rows] => {
                let size = (columns.parse().unwrap_or(0), rows.parse().unwrap_or(0));
                let Some(berths) = berths else {
                    return wrong(line, "`berths` must stand before `map`");
                };
                let (side, row_lines) = read_map(lines, size, zones, berths)?;
                return match closed {
                    Some((harbour, line)) if harbour.index() >= side.docks.len() => {
                        lines.noted::<()>(wrong(line, format!("there is no harbour {harbour} to close")));
                        Ok((side, row_lines))
                    }
                    closed => {
                        let closed_with_three = closed.map(|(harbour, _)| harbour);
                        Ok((Side { closed_with_three, ..side }, row_lines))
                    }
                };
            }
            _ => return wrong(line, "expected `zone`, `berths`, `closed-with-three` or `map`"),
        }
        if zones.iter().enumerate().any(|(place, zone)| zones[..place].iter().any(|z| z.name == zone.name)) {
            lines.note("this zone was named before");
            zones.pop();
        }
    }
}

fn read_map(
    lines: &mut Lines,
    size: (usize, usize),
    zones: Vec<Zone>,
    berths: [u8; BERTHS],
) -> Read<(Side, Vec<usize>)> {
    let (columns, rows) = size;
    let fits = (1..=MOST_COLUMNS).contains(&columns) && (1..=MOST_ROWS).contains(&rows);
    if !fits || columns * rows > MOST_FIELDS {
        return wrong(lines.number, format!("a map has columns and rows, and at most {MOST_FIELDS} fields"));
    }
    let (mut zone_of_row, mut sites, mut segments) = (Vec::new(), Vec::new(), Vec::new());
    let mut row_lines = Vec::new();
    let so_far = lines.mistakes.len();
    let mut docks: [Option<Corner>; MOST_HARBOURS] = [None; MOST_HARBOURS];
    for row in 0..=rows {
        let drawn = Drawn::of(lines.expect("a line of corners")?, columns, lines.number);
        for column in 0..=columns {
            let corner = Corner { x: column as u8, y: row as u8 };
            match drawn.at(column) {
                '+' => {}
                digit @ '1'..='6' => {
                    let dock = &mut docks[digit as usize - '1' as usize];
                    if dock.replace(corner).is_some() {
                        lines.note(format!("harbour {digit} has a second dock"));
                    }
                }
                other => lines.note(drawn.unexpected(column, other, "a corner (`+` or a harbour's digit)")),
            }
            if column < columns && lines.noted(drawn.edge(column, "---")) == Some(true) {
                segments.push(Segment { from: corner, runs: Runs::Across });
            }
        }
        lines.noted(drawn.nothing_behind());
        if row == rows {
            break;
        }

        let drawn = Drawn::of(lines.expect("a line of fields")?, columns, lines.number);
        let zone = zones.iter().position(|zone| zone.name == drawn.behind());
        if zone.is_none() {
            lines.note(format!("`{}` is no zone named above", drawn.behind()));
        }
        zone_of_row.push(zone.unwrap_or(0));
        row_lines.push(lines.number);
        for column in 0..=columns {
            match drawn.at(column) {
                ' ' => {}
                '|' => segments
                    .push(Segment { from: Corner { x: column as u8, y: row as u8 }, runs: Runs::Down }),
                other => lines.note(drawn.unexpected(column, other, "`|` or a space")),
            }
            if column == columns {
                break;
            }
            match drawn.field(column) {
                [' ', ' ', ' '] => {}
                ['[', digit @ '1'..='9', ']'] => {
                    let price = digit as u8 - b'0';
                    let field = Field::new(column + 1, row + 1).expect("the size was checked");
                    if let Some(zone) = zone.map(|zone| &zones[zone])
                        && zone.hut.is_some_and(|hut| hut != price)
                    {
                        lines.note(format!("a hut on {field} must cost what the zone {} says", zone.name));
                    }
                    sites.push(Site { field, price });
                }
                letters => {
                    let letters: String = letters.iter().collect();
                    lines.note(format!("`{letters}` is no field: expected blanks or `[price]`"));
                }
            }
        }
    }
    segments.sort_unstable();
    let n_docks = docks.iter().flatten().count();
    if n_docks == 0 || docks[..n_docks].iter().any(Option::is_none) {
        let message = "harbours must be numbered from 1 without a gap";
        lines.note_whole(so_far, wrong(lines.number, message));
    }
    let docks: Vec<Corner> = docks.into_iter().flatten().collect();
    let side =
        Side { columns, rows, zones, zone_of_row, sites, segments, docks, berths, closed_with_three: None };
    lines.note_whole(so_far, check_limits(&side, lines.number));
    Ok((side, row_lines))
}

/// One line of a drawing, padded to its full width.
struct Drawn {
    letters: Vec<char>,
    width: usize,
    line: usize,
}

impl Drawn {
    fn of(text: &str, columns: usize, line: usize) -> Drawn {
        let width = MARGIN + PITCH * columns + 1;
        let mut letters: Vec<char> = text.chars().collect();
        letters.resize(letters.len().max(width), ' ');
        Drawn { letters, width, line }
    }

    /// What stands where the corner or the vertical segment of this column is.
    fn at(&self, column: usize) -> char {
        self.letters[MARGIN + PITCH * column]
    }

    fn field(&self, column: usize) -> [char; 3] {
        let start = MARGIN + PITCH * column + 1;
        [self.letters[start], self.letters[start + 1], self.letters[start + 2]]
    }

    fn edge(&self, column: usize, drawn: &str) -> Read<bool> {
        let found: String = self.field(column).iter().collect();
        match found.as_str() {
            "   " => Ok(false),
            found if found == drawn => Ok(true),
            found => wrong(self.line, format!("`{found}` is no segment: expected `{drawn}` or blanks")),
        }
    }

    fn behind(&self) -> String {
        self.letters[self.width..].iter().collect::<String>().trim().to_string()
    }

    fn nothing_behind(&self) -> Read<()> {
        match self.behind() {
            rest if rest.is_empty() => Ok(()),
            rest => wrong(self.line, format!("`{rest}` stands behind the map")),
        }
    }

    fn unexpected(&self, column: usize, found: char, expected: &str) -> String {
        let place = MARGIN + PITCH * column + 1;
        format!("place {place}: expected {expected}, found `{}`", found.escape_debug())
    }
}
