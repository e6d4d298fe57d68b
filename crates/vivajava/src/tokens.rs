//! Where the three tokens of a seat lie.

use std::fmt;
use std::str::FromStr;

use table::{ParseError, Seat, WordReader};

use crate::catalog::{Colour, MAX_SEATS, TOKENS, TRACKS};

/// A place a token can lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// With its owner, unused.
    Hand,
    /// On the cup of the owner's red track, waiting to be used (V5.4).
    Cup,
    /// On a die of Best Bean (V4.4).
    Blend,
    /// On an ability of the coaster, which it closes to the other seats (Block).
    Ability(Colour),
    /// On an opponent's track (Ride along).
    Track(Seat, Colour),
}

/// The spots of a seat's tokens, one byte each, sorted: which token is which does not matter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tokens([u8; TOKENS as usize]);

const HAND: u8 = 0;
const CUP: u8 = 1;
const BLEND: u8 = 2;
/// A power of two: the codes from here on are those with a high bit.
const ABILITY: u8 = 4;
const TRACK: u8 = ABILITY + TRACKS as u8;

const fn code(spot: Spot) -> u8 {
    match spot {
        Spot::Hand => HAND,
        Spot::Cup => CUP,
        Spot::Blend => BLEND,
        Spot::Ability(colour) => ABILITY + colour as u8,
        Spot::Track(seat, colour) => TRACK + (seat.index() * TRACKS) as u8 + colour as u8,
    }
}

fn spot(code: u8) -> Spot {
    match code {
        HAND => Spot::Hand,
        CUP => Spot::Cup,
        BLEND => Spot::Blend,
        _ if code < TRACK => Spot::Ability(Colour::ALL[(code - ABILITY) as usize]),
        _ => {
            let place = (code - TRACK) as usize;
            let seat = Seat::new(place / TRACKS).expect("codes are made from seats");
            Spot::Track(seat, Colour::ALL[place % TRACKS])
        }
    }
}

impl Tokens {
    /// All in hand.
    pub(crate) const NEW: Tokens = Tokens([HAND; TOKENS as usize]);

    #[inline]
    pub(crate) fn count(self, at: Spot) -> u8 {
        let wanted = code(at);
        self.0.iter().map(|&token| u8::from(token == wanted)).sum()
    }

    #[inline]
    #[expect(clippy::manual_contains, reason = "`contains` searches three bytes by a call")]
    pub(crate) fn any(self, at: Spot) -> bool {
        let wanted = code(at);
        self.0.iter().any(|&token| token == wanted)
    }

    /// Whether any lies on an ability or a track: those are sorted last.
    #[inline]
    pub(crate) fn any_laid(self) -> bool {
        self.0[TOKENS as usize - 1] >= ABILITY
    }

    #[inline]
    pub(crate) fn all_in_hand(self) -> bool {
        self == Tokens::NEW
    }

    /// Moves one token. There must be one at `from`.
    pub(crate) fn shift(&mut self, from: Spot, to: Spot) {
        let wanted = code(from);
        let slot = self.0.iter_mut().find(|token| **token == wanted).expect("a token lies there");
        *slot = code(to);
        self.0.sort_unstable();
    }

    /// Takes all tokens at one spot back in hand; says how many.
    pub(crate) fn take_home(&mut self, from: Spot) -> u8 {
        let wanted = code(from);
        let mut n = 0;
        for slot in &mut self.0 {
            if *slot == wanted {
                *slot = HAND;
                n += 1;
            }
        }
        if n > 0 {
            self.0.sort_unstable();
        }
        n
    }

    /// The spots, sorted, one entry a token.
    pub(crate) fn spots(self) -> [Spot; TOKENS as usize] {
        self.0.map(spot)
    }
}

/// Whether any token of any seat lies on an ability or a track.
#[inline]
pub(crate) fn any_laid(tokens: &[Tokens; MAX_SEATS]) -> bool {
    let last = |seat: usize| tokens[seat].0[TOKENS as usize - 1];
    (last(0) | last(1) | last(2) | last(3)) >= ABILITY
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Hand => write!(f, "hand"),
            Spot::Cup => write!(f, "cup"),
            Spot::Blend => write!(f, "blend"),
            Spot::Ability(track) => write!(f, "ability {track}"),
            Spot::Track(seat, track) => write!(f, "track {seat} {track}"),
        }
    }
}

impl FromStr for Spot {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = WordReader::of(text);
        let spot = read_spot(&mut words)?;
        words.end()?;
        Ok(spot)
    }
}

pub(crate) fn read_spot(words: &mut WordReader) -> Result<Spot, ParseError> {
    match words.next() {
        Some("hand") => Ok(Spot::Hand),
        Some("cup") => Ok(Spot::Cup),
        Some("blend") => Ok(Spot::Blend),
        Some("ability") => Ok(Spot::Ability(read_track(words)?)),
        Some("track") => Ok(Spot::Track(words.read("a seat")?, read_track(words)?)),
        other => Err(ParseError::new("hand, cup, blend, ability or track", other.unwrap_or(""))),
    }
}

fn read_track(words: &mut WordReader) -> Result<Colour, ParseError> {
    let text = words.next().unwrap_or("");
    text.parse()
        .ok()
        .filter(|&colour| colour != Colour::Black)
        .ok_or_else(|| ParseError::new("a colour with a track (white, yellow, brown, red, green)", text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spot_has_its_own_code_in_order() {
        let mut spots = vec![Spot::Hand, Spot::Cup, Spot::Blend];
        spots.extend(Colour::WITH_TRACK.map(Spot::Ability));
        for seat in Seat::all(4) {
            spots.extend(Colour::WITH_TRACK.map(|colour| Spot::Track(seat, colour)));
        }
        assert!(spots.is_sorted());
        for (number, &at) in spots.iter().enumerate() {
            assert!(number == 0 || code(at) > code(spots[number - 1]));
            assert_eq!(spot(code(at)), at);
            let mut tokens = [Tokens::NEW; MAX_SEATS];
            tokens[number % MAX_SEATS].shift(Spot::Hand, at);
            let laid = matches!(at, Spot::Ability(_) | Spot::Track(..));
            assert_eq!((tokens[number % MAX_SEATS].any_laid(), any_laid(&tokens)), (laid, laid));
        }
    }
}
