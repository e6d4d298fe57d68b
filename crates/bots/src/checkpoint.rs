//! Checkpoints of trainings: a line that names the game and the plan, then numbers as little-endian bytes.

/// A training says once what it consists of; the same walk over its numbers writes and reads them.
pub(crate) trait Kept: Clone {
    /// The game, the seed, and the number of games if it is not the usual one.
    fn plan(&self) -> (&'static str, u64, Option<u64>);

    /// Hands over every number, always in the same order.
    fn walk(&mut self, checkpoint: &mut Checkpoint<'_>) -> Result<(), String>;
}

/// A checkpoint while it is written or read.
pub(crate) enum Checkpoint<'a> {
    Writing(Vec<u8>),
    Reading(&'a [u8]),
}

fn head(training: &impl Kept) -> String {
    let (game, seed, games) = training.plan();
    format!("{game} seed={seed} games={}\n", games.map_or("usual".into(), |games| games.to_string()))
}

/// The checkpoint of a training.
pub(crate) fn write(training: &impl Kept) -> Vec<u8> {
    let mut checkpoint = Checkpoint::Writing(head(training).into_bytes());
    match (training.clone().walk(&mut checkpoint), checkpoint) {
        (Ok(()), Checkpoint::Writing(bytes)) => bytes,
        _ => unreachable!("only what is read can be wrong"),
    }
}

/// The training of the same plan as it was when the checkpoint was made; without one, as it is.
pub(crate) fn resume<T: Kept>(mut training: T, bytes: Option<&[u8]>) -> Result<T, String> {
    let Some(bytes) = bytes else { return Ok(training) };
    let head = head(&training);
    let of_another = || format!("the checkpoint is of another plan, not of {}", head.trim_end());
    let mut checkpoint = Checkpoint::Reading(bytes.strip_prefix(head.as_bytes()).ok_or_else(of_another)?);
    training.walk(&mut checkpoint)?;
    match checkpoint {
        Checkpoint::Reading([]) => Ok(training),
        _ => Err("the checkpoint is too long".into()),
    }
}

impl Checkpoint<'_> {
    fn bytes<const N: usize>(&mut self, bytes: [u8; N]) -> Result<[u8; N], String> {
        match self {
            Checkpoint::Writing(to) => to.extend(bytes),
            Checkpoint::Reading(from) => {
                let (first, rest) = from.split_first_chunk().ok_or("the checkpoint is too short")?;
                *from = rest;
                return Ok(*first);
            }
        }
        Ok(bytes)
    }

    pub(crate) fn u64(&mut self, number: &mut u64) -> Result<(), String> {
        self.bytes(number.to_le_bytes()).map(|bytes| *number = u64::from_le_bytes(bytes))
    }

    pub(crate) fn f64(&mut self, number: &mut f64) -> Result<(), String> {
        self.bytes(number.to_le_bytes()).map(|bytes| *number = f64::from_le_bytes(bytes))
    }

    pub(crate) fn f32(&mut self, number: &mut f32) -> Result<(), String> {
        self.bytes(number.to_le_bytes()).map(|bytes| *number = f32::from_le_bytes(bytes))
    }

    /// A list of any length: its length, then each of it; what is read grows from `blank`.
    pub(crate) fn list<T: Clone>(
        &mut self,
        list: &mut Vec<T>,
        blank: &T,
        mut each: impl FnMut(&mut Self, &mut T) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut length = list.len() as u64;
        self.u64(&mut length)?;
        (0..length as usize).try_for_each(|nth| {
            if nth == list.len() {
                list.push(blank.clone());
            }
            each(self, &mut list[nth])
        })
    }
}
