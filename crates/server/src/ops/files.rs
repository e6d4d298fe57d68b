//! How many files the process may have open. Every connection is one, and so are the database's.

/// What connections may never take: for the database, calls to others, and the log.
const RESERVE: u64 = 128;

/// More connections than any machine serves.
const MOST: u64 = 1_000_000;

/// Asks the system for as many open files as it grants; how many there may be.
pub fn raise_open_files() -> std::io::Result<u64> {
    rlimit::increase_nofile_limit(u64::MAX)
}

/// How many connections there may be at once if there may be this many open files.
pub(crate) fn connections_of(files: u64) -> usize {
    let reserve = RESERVE.min(files / 2);
    usize::try_from((files - reserve).min(MOST)).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::metrics::open_files;

    #[test]
    fn some_files_are_kept_from_connections() {
        assert_eq!(connections_of(1_024), 896);
        assert_eq!(connections_of(100), 50);
        assert_eq!(connections_of(u64::MAX), 1_000_000);
    }

    #[test]
    fn the_limit_is_what_the_system_grants() {
        let files = raise_open_files().expect("a limit");
        assert!(files > 0);
        assert_eq!(raise_open_files().expect("a limit"), files, "there is no more");
        if let Some(open) = open_files() {
            assert!((1..files).contains(&(open as u64)), "{open} of {files}");
        }
    }
}
