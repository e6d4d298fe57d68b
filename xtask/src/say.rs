//! Words to the person who gave the command. A closed pipe is no reason to stop.

use std::io::{self, Write as _};
use std::time::Duration;

/// A line of what is being done, or of what came out.
pub(crate) fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// A line about something that went wrong.
pub(crate) fn complain(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// A time for people.
pub(crate) fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_short() {
        assert_eq!(seconds(Duration::from_millis(61_249)), "61.2 s");
    }
}
