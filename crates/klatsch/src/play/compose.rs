//! One screen from its parts: as much as the terminal has room for, the rest by commands.

use anstyle::Style;
use words::Message;

use super::canvas::{Canvas, Line, wrap};
use super::names::Names;

/// The columns and rows there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Room {
    /// Columns.
    pub(crate) width: usize,
    /// Rows, with that of the prompt; nothing where a screen may be as tall as it likes, as in a file.
    pub(crate) height: Option<usize>,
}

impl Room {
    /// The least that the layouts are made for.
    pub(crate) const LEAST: Room = Room { width: 80, height: Some(24) };

    /// Whether it is smaller than what the layouts are made for.
    fn is_too_small(self) -> bool {
        self.width < Room::LEAST.width || self.height < Room::LEAST.height && self.height.is_some()
    }
}

/// What a screen is made of.
pub(crate) struct Parts<'a> {
    /// The table, from the most detailed drawing to the tightest.
    pub(crate) tables: Vec<Canvas>,
    /// What has happened, a line each.
    pub(crate) news: &'a [String],
    /// The scores and who won, once the game is over.
    pub(crate) end: Option<Canvas>,
    /// The question.
    pub(crate) sentence: &'a str,
    /// Its answers, from the most detailed list to the tightest.
    pub(crate) menus: Vec<Canvas>,
}

/// Lines of news that are shown even if something else must be drawn smaller for them; fewer if nothing fits else.
const NEWS_FIRST: [usize; 4] = [6, 3, 1, 0];

/// The screen above the prompt.
pub(crate) fn compose(parts: Parts<'_>, room: Room, names: &Names) -> Canvas {
    let question = bold(wrap(parts.sentence, room.width));
    let end = parts.end.unwrap_or_default();
    let Some(height) = room.height else {
        let table = parts.tables.into_iter().next().unwrap_or_default();
        let menu = parts.menus.into_iter().next().unwrap_or_default();
        return join([table, news_lines(parts.news, room.width), end, question], menu, usize::MAX);
    };
    if room.is_too_small() {
        let least = Message::new("term-too-small")
            .with("columns", room.width)
            .with("rows", height)
            .with("least", format!("{} × {}", Room::LEAST.width, Room::LEAST.height.unwrap_or_default()));
        let table = parts.tables.into_iter().last().unwrap_or_default();
        let menu = parts.menus.into_iter().last().unwrap_or_default();
        let note = bold(wrap(&names.say(&least), room.width));
        let news = news_within(parts.news, room.width, NEWS_FIRST[1]);
        return join([table, news, end, note, question], menu, 0);
    }
    // The last row is that of the prompt.
    let height = height.saturating_sub(1);
    let all_news = indented(&parts.news.join(" "), room.width).len();
    for n_news in NEWS_FIRST {
        let n_news = if parts.news.is_empty() { 0 } else { n_news.min(all_news) };
        for menu in &parts.menus {
            for table in parts.tables.iter().filter(|table| table.width() <= room.width) {
                let fixed = table.height() + end.height() + question.height() + menu.height();
                if fixed + n_news <= height {
                    let news = news_within(parts.news, room.width, height - fixed);
                    let spare = height - fixed - news.height();
                    return join([table.clone(), news, end, question], menu.clone(), spare);
                }
            }
        }
    }
    // Nothing fits: the answers are cut, and a command lists them all; in the worst case the table is cut too.
    let table = parts.tables.into_iter().last().unwrap_or_default().clip(room.width);
    let menu = parts.menus.into_iter().last().unwrap_or_default();
    let more = Line::new().put(&format!("  {}", names.word("term-menu-more")), Style::new().dimmed());
    let taken = question.height() + end.height() + 1;
    let table = table.first(height.saturating_sub(taken + menu.height().min(2)));
    let room_left = height.saturating_sub(table.height() + taken);
    let is_cut = menu.height() > room_left;
    let mut menu = menu.first(room_left);
    if is_cut {
        menu.push(more);
    }
    join([table, end, question], menu, 0)
}

/// The blocks below each other, with a blank line before all but the first as long as there are lines to spare.
fn join<const N: usize>(blocks: [Canvas; N], menu: Canvas, mut spare: usize) -> Canvas {
    let mut screen = Canvas::new();
    for block in blocks.into_iter().filter(|block| block.height() > 0) {
        if screen.height() > 0 && spare > 0 {
            screen.push("");
            spare -= 1;
        }
        screen.below(block);
    }
    screen.below(menu);
    screen
}

fn bold(lines: Vec<String>) -> Canvas {
    lines.iter().map(|line| Line::new().put(line, Style::new().bold())).collect()
}

/// News, each from the beginning of a line.
fn news_lines(news: &[String], width: usize) -> Canvas {
    news.iter().flat_map(|line| indented(line, width)).collect()
}

fn indented(text: &str, width: usize) -> Vec<String> {
    wrap(text, width.saturating_sub(2)).into_iter().map(|line| format!("  {line}")).collect()
}

/// The latest news in this many lines: a line each if they fit, else one after another, without the oldest.
fn news_within(news: &[String], width: usize, n_lines: usize) -> Canvas {
    let lines = news_lines(news, width);
    if lines.height() <= n_lines {
        return lines;
    }
    let run_on = |left_out: usize| {
        let mark = if left_out > 0 { "… " } else { "" };
        indented(&format!("{mark}{}", news[left_out..].join(" ")), width)
    };
    let whole = (0..news.len()).map(run_on).find(|lines| lines.len() <= n_lines);
    // The last one alone may be too long.
    whole
        .unwrap_or_else(|| run_on(news.len().saturating_sub(1)).into_iter().take(n_lines).collect())
        .into_iter()
        .collect()
}

#[cfg(test)]
mod tests {
    use words::{Lang, Words};

    use super::*;
    use crate::play::canvas::Glyphs;

    fn block(name: &str, n_lines: usize) -> Canvas {
        (0..n_lines).map(|nth| format!("{name}{nth}")).collect()
    }

    fn screen(height: Option<usize>, tables: &[usize], news: usize, menus: &[usize]) -> Vec<String> {
        let news: Vec<String> = (0..news).map(|nth| format!("News {nth}.")).collect();
        let parts = Parts {
            tables: tables.iter().map(|&n| block("t", n)).collect(),
            news: &news,
            end: None,
            sentence: "What now?",
            menus: menus.iter().map(|&n| block("m", n)).collect(),
        };
        let names = Names::new(Words::of(Lang::En), &[]);
        let canvas = compose(parts, Room { width: 80, height }, &names);
        let lines: Vec<String> = canvas.render(Glyphs::Boxes).collect();
        anstream::adapter::strip_str(&lines.join("\n")).to_string().lines().map(String::from).collect()
    }

    #[test]
    fn what_has_room_is_drawn_in_full_with_space_between() {
        assert_eq!(screen(None, &[30, 5], 40, &[9]).len(), 30 + 1 + 40 + 1 + 1 + 9);
        assert_eq!(screen(Some(24), &[10, 5], 2, &[3, 1]).len(), 10 + 1 + 2 + 1 + 1 + 3);
    }

    #[test]
    fn the_table_gives_way_before_the_answers_and_old_news_before_both() {
        let lines = screen(Some(24), &[20, 12], 30, &[6, 2]);
        assert_eq!(lines.len(), 23);
        let count = |first: char| lines.iter().filter(|line| line.starts_with(first)).count();
        assert_eq!((count('t'), count('m')), (12, 6), "{lines:?}");
        assert!(lines.iter().any(|line| line.ends_with("News 29.")), "{lines:?}");
    }

    #[test]
    fn what_never_fits_is_cut_and_says_so() {
        let lines = screen(Some(24), &[20], 3, &[40]);
        assert_eq!(lines.len(), 23);
        assert!(lines[22].contains("`menu`"), "{lines:?}");
    }

    #[test]
    fn a_small_terminal_is_told_so() {
        assert!(screen(Some(20), &[5], 0, &[2]).iter().any(|line| line.contains("80 × 24")));
    }
}
