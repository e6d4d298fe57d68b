//! How a game is set up: seats, market, start, track, roads, idle end, board.

use std::fmt::{self, Display};
use std::str::FromStr;

use table::{
    FileOption, GameSetup, OptionSpec, OptionValues, OptionWords, ParseError, Seat, SetupError, from_word,
    to_word,
};

use crate::board::{BOARDS, BuiltIn, LayoutRef, built_in_layout, layout_of};
use crate::catalog::SEATS;
use crate::places::read_number;
use crate::rules::{G1_1, G1_2, G1_5, G6_1, G6_3, G6_4, G6_5};

/// A set-up, written `seats=2 market=fixed first=lot track=60 roads=50 idle_end=4 board=standard`.
///
/// Options may be read in any order and left out; they are written in full.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many seats play: 2 to 4.
    pub seats: usize,
    /// G1.2: how the market is arranged.
    pub market: Market,
    /// G1.5: who starts.
    pub first: First,
    /// G6.1: the length of the point track.
    pub track: Track,
    /// G6.4: how many roads there are.
    pub roads: Roads,
    /// G6.3: when idle turns end the game.
    pub idle_end: IdleEnd,
    /// Which board is played on.
    pub board: BoardChoice,
}

/// G1.2: the arrangement of the market.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Market {
    /// As the board file draws it.
    #[default]
    Fixed,
    /// By lot.
    Free,
    /// By the seats, a piece at a time.
    Players,
}

/// G1.5: who starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum First {
    /// Chance draws a seat.
    #[default]
    Lot,
    /// The players have agreed on this seat.
    Seat(Seat),
}

/// G6.3: the full rounds in which nobody takes anything after which the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum IdleEnd {
    /// Four.
    #[default]
    Four,
    /// Two.
    Two,
    /// The game goes on.
    Off,
}

impl IdleEnd {
    /// How many rounds, if they end the game.
    #[inline]
    pub const fn rounds(self) -> Option<u8> {
        match self {
            IdleEnd::Four => Some(4),
            IdleEnd::Two => Some(2),
            IdleEnd::Off => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            IdleEnd::Four => "4",
            IdleEnd::Two => "2",
            IdleEnd::Off => "off",
        }
    }
}

/// G6.1: the last space of the point track.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Track {
    /// 60.
    #[default]
    Sixty,
    /// 50.
    Fifty,
}

impl Track {
    /// The number of the last space.
    pub const fn last(self) -> u8 {
        match self {
            Track::Sixty => 60,
            Track::Fifty => 50,
        }
    }
}

/// G6.4: the number of roads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Roads {
    /// 50.
    #[default]
    Fifty,
    /// 36, for three seats.
    ThirtySix,
}

impl Roads {
    /// How many there are.
    pub const fn number(self) -> u8 {
        match self {
            Roads::Fifty => 50,
            Roads::ThirtySix => 36,
        }
    }
}

/// Which board is played on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum BoardChoice {
    /// One that comes with the game.
    BuiltIn(BuiltIn),
    /// The board of this text; kept whole, so that a record needs no other file.
    Text(String),
}

impl Default for BoardChoice {
    /// The standard board.
    fn default() -> Self {
        BoardChoice::BuiltIn(BuiltIn::default())
    }
}

impl Setup {
    /// The usual game for this number of seats.
    pub fn new(seats: usize) -> Setup {
        Setup {
            seats,
            market: Market::default(),
            first: First::default(),
            track: Track::default(),
            roads: Roads::default(),
            idle_end: IdleEnd::default(),
            board: BoardChoice::default(),
        }
    }

    /// The board as this set-up uses it, or what is wrong with the set-up.
    pub(crate) fn layout(&self) -> Result<LayoutRef, SetupError> {
        if !SEATS.contains(&self.seats) {
            return Err(SetupError { message: format!("2 to 4 seats play, not {}", self.seats), rule: G1_1 });
        }
        if self.roads == Roads::ThirtySix && self.seats != 3 {
            let message = format!("36 roads are for three seats, not {}", self.seats);
            return Err(SetupError { message, rule: G6_4 });
        }
        if let First::Seat(seat) = self.first
            && seat.index() >= self.seats
        {
            let message = format!("{seat} cannot start: {} seats play", self.seats);
            return Err(SetupError { message, rule: G1_5 });
        }
        match &self.board {
            BoardChoice::BuiltIn(board) => Ok(built_in_layout(*board, self.seats)),
            BoardChoice::Text(text) => layout_of(text, self.seats),
        }
    }
}

impl Default for Setup {
    fn default() -> Self {
        Setup::new(2)
    }
}

/// What a set-up of rules version 1 is called in version 2: idle turns ended a game after two rounds.
pub(crate) fn upgrade_from_1(options: &mut OptionWords) {
    options.set_default("idle_end", "2");
}

/// What a set-up of rules version 2 is called in version 3: the board of its time.
pub(crate) fn upgrade_from_2(options: &mut OptionWords) {
    if options.get("board").is_none_or(|board| board == BuiltIn::default().name()) {
        options.set("board", "standard-2");
    }
}

impl GameSetup for Setup {
    fn options() -> Vec<OptionSpec> {
        let spec = |name, values, default, rule| OptionSpec { name, values, default, rule };
        vec![
            spec("seats", OptionValues::Range(2, 4), "2", G1_1),
            spec("market", OptionValues::OneOf(&["fixed", "free", "players"]), "fixed", G1_2),
            spec("first", OptionValues::OneOf(&["lot", "seat0", "seat1", "seat2", "seat3"]), "lot", G1_5),
            spec("track", OptionValues::OneOf(&["60", "50"]), "60", G6_1),
            spec("roads", OptionValues::OneOf(&["50", "36"]), "50", G6_4),
            spec("idle_end", OptionValues::OneOf(&["4", "2", "off"]), "4", G6_3),
            spec(
                "board",
                OptionValues::File(FileOption {
                    names: &BOARDS,
                    noun: "board file",
                    meaning: "`standard`, `standard-2` (that of earlier rules versions), or the text of a board file as one word",
                    most_bytes: 256 << 10,
                }),
                BuiltIn::default().name(),
                G6_5,
            ),
        ]
    }

    fn seats(&self) -> usize {
        self.seats
    }
}

impl Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let market = match self.market {
            Market::Fixed => "fixed",
            Market::Free => "free",
            Market::Players => "players",
        };
        write!(f, "seats={} market={market} first=", self.seats)?;
        match self.first {
            First::Lot => f.write_str("lot")?,
            First::Seat(seat) => write!(f, "{seat}")?,
        }
        let (track, roads) = (self.track.last(), self.roads.number());
        write!(f, " track={track} roads={roads} idle_end={} board=", self.idle_end.name())?;
        match &self.board {
            BoardChoice::BuiltIn(board) => f.write_str(board.name()),
            BoardChoice::Text(text) => f.write_str(&to_word(text)),
        }
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut setup = Setup::default();
        let mut named: Vec<&str> = Vec::new();
        for word in text.split(' ').filter(|_| !text.is_empty()) {
            let (name, value) =
                word.split_once('=').ok_or_else(|| ParseError::new("an option as `name=value`", word))?;
            if named.contains(&name) {
                return Err(ParseError::new("each option once", word));
            }
            named.push(name);
            match name {
                "seats" => setup.seats = usize::from(read_number(value, "a number of seats")?),
                "market" => setup.market = value.parse()?,
                "first" => setup.first = value.parse()?,
                "track" => setup.track = value.parse()?,
                "roads" => setup.roads = value.parse()?,
                "idle_end" => setup.idle_end = value.parse()?,
                "board" => setup.board = value.parse()?,
                _ => {
                    let known = "one of seats, market, first, track, roads, idle_end, board";
                    return Err(ParseError::new(known, name));
                }
            }
        }
        Ok(setup)
    }
}

impl FromStr for Market {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "fixed" => Ok(Market::Fixed),
            "free" => Ok(Market::Free),
            "players" => Ok(Market::Players),
            _ => Err(ParseError::new("`market=fixed`, `market=free` or `market=players`", text)),
        }
    }
}

impl FromStr for First {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text == "lot" {
            return Ok(First::Lot);
        }
        let seat =
            text.parse().map_err(|_| ParseError::new("`first=lot` or a seat such as `first=seat0`", text))?;
        Ok(First::Seat(seat))
    }
}

impl FromStr for IdleEnd {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        [IdleEnd::Four, IdleEnd::Two, IdleEnd::Off]
            .into_iter()
            .find(|end| end.name() == text)
            .ok_or_else(|| ParseError::new("`idle_end=4`, `idle_end=2` or `idle_end=off`", text))
    }
}

impl FromStr for Track {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "60" => Ok(Track::Sixty),
            "50" => Ok(Track::Fifty),
            _ => Err(ParseError::new("`track=60` or `track=50`", text)),
        }
    }
}

impl FromStr for Roads {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "50" => Ok(Roads::Fifty),
            "36" => Ok(Roads::ThirtySix),
            _ => Err(ParseError::new("`roads=50` or `roads=36`", text)),
        }
    }
}

impl FromStr for BoardChoice {
    type Err = ParseError;
    /// The name of a built-in board, or a whole board file made one word; one line alone is no board file.
    fn from_str(word: &str) -> Result<Self, ParseError> {
        if let Some(board) = BuiltIn::named(word) {
            return Ok(BoardChoice::BuiltIn(board));
        }
        let text = from_word(word)?;
        if text.contains('\n') {
            Ok(BoardChoice::Text(text))
        } else {
            let known = format!("one of {} or the text of a board file", BOARDS.join(", "));
            Err(ParseError::new(known, word))
        }
    }
}
