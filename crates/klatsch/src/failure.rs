//! How failures end: one line on standard error and the right exit code.

use std::error::Error;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// Wrong usage, found only after the command line was read: exit code 2.
#[derive(Debug)]
pub(crate) struct Usage(pub(crate) String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for Usage {}

/// Something wrong in a file: the line begins with the place, as compilers have it.
#[derive(Debug)]
pub(crate) struct BadFile(pub(crate) String);

impl fmt::Display for BadFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Error for BadFile {}

/// Says what failed and gives the exit code. A reader that went away is no failure.
pub(crate) fn report(error: &anyhow::Error) -> ExitCode {
    let closed = |cause: &(dyn Error + 'static)| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    if error.chain().any(closed) {
        return ExitCode::SUCCESS;
    }
    let message = format!("{error:#}").replace(['\n', '\r'], " ");
    match error.is::<BadFile>() {
        true => say(&message),
        false => say(&format!("klatsch: {message}")),
    }
    if error.is::<Usage>() { ExitCode::from(2) } else { ExitCode::FAILURE }
}

/// One line on standard error, if anybody listens.
pub(crate) fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}
