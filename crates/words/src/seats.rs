//! Who sits where, as the reader sees it.

/// The names of the seats, and which of them is the reader's.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seats {
    names: Vec<String>,
    you: Option<usize>,
}

impl Seats {
    /// Seats by name; `you` is the number of the reader's seat, if the reader is to be spoken to.
    pub fn new(names: Vec<String>, you: Option<usize>) -> Seats {
        Seats { names, you }
    }

    /// The name of a seat, if it has one.
    pub fn name(&self, seat: usize) -> Option<&str> {
        self.names.get(seat).map(String::as_str)
    }

    /// Whether the reader sits there.
    pub fn is_you(&self, seat: usize) -> bool {
        self.you == Some(seat)
    }

    /// How wide the widest name is.
    pub fn width(&self) -> usize {
        self.names.iter().map(|name| name.chars().count()).max().unwrap_or(0)
    }
}
