//! Training: a program that goes on in portions, can be put down and taken up again, and ends in data files.

/// What a training is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TuningPlan {
    /// Every random number of the training comes from here.
    pub seed: u64,
    /// How many games are played, if not as many as the game's training usually takes.
    pub games: Option<u64>,
}

/// How far a training is.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    /// Portions of work done.
    pub done: u64,
    /// Portions of work in all; the training is complete when `done` reaches it.
    pub whole: u64,
    /// One line for those who watch: what is being done and how well it goes.
    pub remark: String,
}

/// A file a training ends in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TunedFile {
    /// Its name below `crates/bots/data/<game>/`.
    pub name: String,
    /// Its text: first, as `#` comments, what it is and how it was made, then the values.
    pub text: String,
}

/// A training in progress. The same plan gives the same files, interrupted or not.
pub trait Tuner: Send {
    /// Does the next portion (about a second's work).
    fn work(&mut self) -> Progress;

    /// Everything needed to go on later.
    fn checkpoint(&self) -> Vec<u8>;

    /// The files as of now.
    fn files(&self) -> Vec<TunedFile>;
}
