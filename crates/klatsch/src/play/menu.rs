//! The answers to a question, numbered, in as much room as there is.

use anstyle::Style;

use super::canvas::{Canvas, Line, wrap};
use super::screen::{Layout, Question};

/// The answers from the most detailed list to the tightest. Their numbers are the same in all of them.
pub(crate) fn menus<A>(question: &Question<A>, layout: Layout, width: usize) -> Vec<Canvas> {
    match layout {
        Layout::Flow => vec![flow(question, width, usize::MAX), flow(question, width, LONG)],
        Layout::List => {
            let short = without_meanings(question);
            vec![
                list(question, width, Lines::Wrapped),
                list(question, width, Lines::Cut),
                flow(&short, width, LONG),
            ]
        }
    }
}

/// Under a heading with more answers than this they go without numbers where room is short: they are typed by name.
const LONG: usize = 14;

/// The answers with their numbers, a heading to a line; those of headings with more than `most` without numbers.
fn flow<A>(question: &Question<A>, width: usize, most: usize) -> Canvas {
    let dim = Style::new().dimmed();
    let mut canvas = Canvas::new();
    let column = 2 + question.menu.iter().map(|(heading, _)| heading.chars().count()).max().unwrap_or(0) + 2;
    let mut number = 0;
    for (heading, entries) in &question.menu {
        let mut line = Line::plain("  ").and(heading).pad(column);
        let (gap, numbered) = if entries.len() > most { (" ", false) } else { ("   ", true) };
        for (_, text) in entries {
            number += 1;
            let entry = match numbered {
                true => Line::new().put(&format!("{number} "), dim).and(text),
                false => Line::plain(text),
            };
            if line.width() > column && line.width() + entry.width() > width {
                canvas.push(line);
                line = Line::new().pad(column);
            }
            // An answer that is longer than a line goes on below, broken at words.
            if column + entry.width() > width {
                let mut parts = wrap(text, width.saturating_sub(column + 3)).into_iter();
                let first = parts.next().unwrap_or_default();
                canvas.push(line.put(&format!("{number} "), dim).and(&first));
                let mut rest: Vec<String> = parts.collect();
                let last = rest.pop().unwrap_or_default();
                rest.iter().for_each(|part| canvas.push(Line::new().pad(column + 2).and(part)));
                line = Line::new().pad(column + 2).and(&last).and(gap);
                continue;
            }
            line = line.join(entry).and(gap);
        }
        canvas.push(line);
    }
    canvas
}

/// What becomes of a meaning that is longer than its line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lines {
    Wrapped,
    Cut,
}

/// An answer and what it does: two texts with two spaces between them.
fn split(text: &str) -> (&str, &str) {
    text.split_at(text.rfind("  ").map_or(0, |at| at + 2))
}

/// The answers with their numbers, a line for each.
fn list<A>(question: &Question<A>, width: usize, lines: Lines) -> Canvas {
    const INDENT: usize = 6;
    const MIN_COLUMN: usize = 20;
    let mut canvas = Canvas::new();
    let answers = question.menu.iter().flat_map(|(_, entries)| entries);
    for (number, (_, text)) in (1..).zip(answers) {
        let mut line = Line::plain("  ").put(&format!("{number:>2}"), Style::new().dimmed()).pad(INDENT);
        // What it does is in a column of its own, also where it takes several lines.
        let (answer, does) = split(text);
        line = line.and(answer);
        let column = line.width();
        let room = width.saturating_sub(column).max(MIN_COLUMN);
        let mut parts = wrap(does, room);
        if lines == Lines::Cut && parts.len() > 1 {
            parts = vec![in_one_line(does, room)];
        }
        for part in parts {
            canvas.push(line.and(&part));
            line = Line::new().pad(column);
        }
    }
    canvas
}

/// As much of a meaning as fits: what comes of it, which is told after a colon, rather than what is done, which the
/// answer says itself.
fn in_one_line(does: &str, room: usize) -> String {
    let outcome = does.split_once(": ").map_or(does, |(_, outcome)| outcome);
    match outcome.chars().count() <= room {
        true => outcome.into(),
        false => {
            let mut parts = wrap(outcome, room.saturating_sub(2)).into_iter();
            format!("{} …", parts.next().unwrap_or_default())
        }
    }
}

/// The answers alone, under the words they begin with.
fn without_meanings<A>(question: &Question<A>) -> Question<()> {
    let menu = question.menu.iter().map(|(heading, entries)| {
        let entries = entries.iter().map(|(_, text)| {
            let answer = split(text).0.trim();
            let rest = answer.strip_prefix(heading.as_str()).map_or(answer, str::trim);
            ((), if rest.is_empty() { answer.to_string() } else { rest.to_string() })
        });
        (heading.clone(), entries.collect())
    });
    Question { sentence: String::new(), prompt: String::new(), menu: menu.collect(), obvious: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::canvas::Glyphs;

    fn text(canvas: &Canvas) -> String {
        let lines: Vec<String> = canvas.render(Glyphs::Boxes).collect();
        anstream::adapter::strip_str(&lines.join("\n")).to_string()
    }

    fn question(entries: &[(&str, &[&str])]) -> Question<u8> {
        let menu = entries.iter().map(|(heading, texts)| {
            (heading.to_string(), texts.iter().map(|text| (0, text.to_string())).collect())
        });
        Question { sentence: String::new(), prompt: String::new(), menu: menu.collect(), obvious: None }
    }

    #[test]
    fn meanings_are_cut_before_they_go() {
        let question = question(&[("use", &["use white  Begin with the white dice", "use red    End"])]);
        let [wrapped, cut, short] = &menus(&question, Layout::List, 37)[..] else { panic!("three of them") };
        assert_eq!(
            text(wrapped),
            "   1  use white  Begin with the white\n                 dice\n   2  use red    End"
        );
        assert_eq!(text(cut), "   1  use white  Begin with the …\n   2  use red    End");
        assert_eq!(text(short), "  use  1 white   2 red");
    }

    #[test]
    fn what_comes_of_an_answer_is_the_last_to_be_cut() {
        let answers: &[&str] = &["mix 1  Mix them: you get 2 points", "mix 2  Mix others: you get 1 point"];
        let [_, cut, _] = &menus(&question(&[("mix", answers)]), Layout::List, 34)[..] else {
            panic!("three")
        };
        assert_eq!(text(cut), "   1  mix 1  you get 2 points\n   2  mix 2  you get 1 point");
        let long: &[&str] = &["mix 1  Mix them: you get two points and a token"];
        let [_, cut, _] = &menus(&question(&[("mix", long)]), Layout::List, 33)[..] else { panic!("three") };
        assert_eq!(text(cut), "   1  mix 1  you get two points …");
    }

    #[test]
    fn many_answers_go_without_numbers_and_long_ones_are_broken_at_words() {
        let fields: Vec<String> = (1..=20).map(|n| format!("a{n}")).collect();
        let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
        let tight = &menus(&question(&[("worker", &fields), ("done", &["enough"])]), Layout::Flow, 80)[1];
        assert_eq!(
            text(tight).lines().next().map(str::trim_end).unwrap_or(""),
            format!("  worker  {}", fields.join(" "))
        );
        assert!(text(tight).ends_with("  done    21 enough"), "{}", text(tight));
        let long = &menus(&question(&[("go", &["one two three four five"])]), Layout::Flow, 20)[0];
        assert_eq!(text(long), "  go  1 one two\n        three four\n        five");
    }
}
