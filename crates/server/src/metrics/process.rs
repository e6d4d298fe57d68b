//! What this process uses, where the system tells.

/// Memory and time of the process.
pub(crate) struct Process {
    /// Memory, in bytes.
    pub(crate) resident: u64,
    /// CPU time of all threads.
    pub(crate) cpu_seconds: f64,
}

/// Ticks of a second and bytes of a page, as Linux tells programs on every machine we know.
const TICKS: f64 = 100.0;
const PAGE: u64 = 4_096;

/// As of now; Linux only.
pub(crate) fn now() -> Option<Process> {
    let memory = std::fs::read_to_string("/proc/self/statm").ok()?;
    let times = std::fs::read_to_string("/proc/self/stat").ok()?;
    read(&memory, &times)
}

fn read(memory: &str, times: &str) -> Option<Process> {
    let resident = memory.split(' ').nth(1)?.parse::<u64>().ok()? * PAGE;
    // The name of the program may have spaces; what follows it has none.
    let mut fields = times.rsplit_once(')')?.1.split_whitespace();
    let (user, system) = (fields.nth(11)?.parse::<u64>().ok()?, fields.next()?.parse::<u64>().ok()?);
    Some(Process { resident, cpu_seconds: (user + system) as f64 / TICKS })
}

/// How many files are open now, where the system tells.
pub(crate) fn open_files() -> Option<usize> {
    // Reading the folder takes one as well.
    std::fs::read_dir("/proc/self/fd").ok().map(|folder| folder.count().saturating_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linux_is_understood() {
        let times = "42 (a (b) c) S 1 42 42 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 4 0 9 9 9";
        let process = read("1000 25 3 1 0 9 0", times).expect("a process");
        assert_eq!((process.resident, process.cpu_seconds), (102_400, 3.0));
        assert!(read("", times).is_none() && read("1 2 3", "42 (a").is_none());
    }
}
