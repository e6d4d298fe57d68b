//! Who plays in a match: one of the game's bots, or a program of somebody's own.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bots::{Budget, Effort, Stop};
use wire::WireGame;

use crate::failure::Usage;

/// Who plays for a side.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Contender {
    /// As it was asked for.
    text: String,
    /// Who it is.
    pub(crate) who: Who,
    /// Its own budget, if it has one besides the match's.
    budget: Option<Budget>,
}

/// Who a contender is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Who {
    /// A bot of the game.
    Bot(String),
    /// A program and its arguments, spoken to in lines.
    Program(Vec<String>),
}

impl Contender {
    /// A bot of the game by its name.
    pub(crate) fn named(name: &str) -> Contender {
        Contender { text: name.into(), who: Who::Bot(name.into()), budget: None }
    }

    /// What it may spend on a decision.
    pub(crate) fn budget(&self, usual: Option<Budget>) -> Option<Budget> {
        self.budget.or(usual)
    }

    /// How hard a bot of the game may think here.
    pub(crate) fn effort(&self, usual: Option<Budget>, stop: &Stop) -> Effort {
        Effort { budget: self.budget(usual), threads: 1, stop: stop.clone() }
    }

    /// Whether the game has this bot; if not, which it has.
    pub(crate) fn check<G: WireGame>(&self) -> anyhow::Result<()> {
        match &self.who {
            Who::Bot(name) if G::bot(name, &Effort::nodes(1)).is_none() => {
                let name: String = name.chars().take(60).flat_map(char::escape_debug).collect();
                let message = format!("{} has no bot `{name}`; it has {}", G::NAME, G::BOTS.join(", "));
                Err(Usage(message).into())
            }
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for Contender {
    type Err = String;

    /// `NAME`, `NAME@nodes=N`, `NAME@ms=N` or `cmd:PROGRAM ARGUMENTS`.
    fn from_str(text: &str) -> Result<Contender, String> {
        let contender = |who, budget| Contender { text: text.into(), who, budget };
        if let Some(command) = text.strip_prefix("cmd:") {
            return match shlex::split(command) {
                Some(words) if !words.is_empty() => Ok(contender(Who::Program(words), None)),
                _ => Err("expected a program behind `cmd:`, as in \"cmd:python3 bot.py\"".into()),
            };
        }
        let Some((name, budget)) = text.split_once('@') else {
            return Ok(contender(Who::Bot(text.into()), None));
        };
        let number = |digits: &str| digits.parse::<u64>().ok().filter(|&number| number > 0);
        let budget = match budget.split_once('=') {
            Some(("nodes", digits)) => number(digits).map(Budget::Nodes),
            Some(("ms", digits)) => number(digits).map(|ms| Budget::Time(Duration::from_millis(ms))),
            _ => None,
        };
        match budget {
            Some(budget) => Ok(contender(Who::Bot(name.into()), Some(budget))),
            None => Err("expected `@nodes=N` or `@ms=N` behind the name".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contenders_are_read() {
        let plain: Contender = "expert".parse().expect("a bot");
        assert_eq!((plain.who.clone(), plain.budget(None)), (Who::Bot("expert".into()), None));
        let nodes: Contender = "flat@nodes=50".parse().expect("a bot");
        assert_eq!(nodes.budget(Some(Budget::Nodes(9))), Some(Budget::Nodes(50)));
        assert_eq!(nodes.to_string(), "flat@nodes=50");
        let time: Contender = "flat@ms=20".parse().expect("a bot");
        assert_eq!(time.budget(None), Some(Budget::Time(Duration::from_millis(20))));
        let program: Contender = "cmd:python3 'my bot.py' -v".parse().expect("a program");
        assert_eq!(program.who, Who::Program(vec!["python3".into(), "my bot.py".into(), "-v".into()]));
        for wrong in ["cmd:", "cmd:  ", "cmd:'open", "flat@", "flat@nodes=0", "flat@nodes=x", "flat@kg=3"] {
            assert!(wrong.parse::<Contender>().is_err(), "{wrong}");
        }
    }
}
