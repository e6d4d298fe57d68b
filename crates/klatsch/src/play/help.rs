//! What can be typed, and the rules: `help` and `rule`.

use std::io;

use anstyle::Style;
use table::RuleRef;
use words::{Message, RuleBook};

use super::canvas::{Canvas, Line, wrap};
use super::commands::{COMMANDS, first_word};
use super::host::{Asked, Flow, Host};
use super::names::Names;
use super::screen::{Command, Form, Screen};
use super::typed::shown;

impl<G: Screen> Host<G> {
    pub(super) fn help(&mut self, asked: &Asked<G>, about: &str) -> io::Result<Flow> {
        let width = asked.seat_view.width;
        let names = self.names.clone();
        let of_form = |form: &Form| {
            (spoken_form(&names, form.form), format!("{} [{}]", names.word(form.does), form.rule))
        };
        let (chapter, paragraph) = example_of(G::rules());
        let of_command = |command: &Command| {
            let does = Message::new(command.does).with("chapter", chapter).with("paragraph", paragraph);
            (spoken_form(&names, command.form), names.say(&does))
        };
        if !about.is_empty() {
            let word = first_word(about).to_lowercase();
            let forms = G::FORMS.iter().filter(|form| form.verb.starts_with(&word)).map(of_form);
            let commands = COMMANDS.iter().chain(G::COMMANDS);
            let commands = commands.filter(|command| command.name.starts_with(&word)).map(of_command);
            let found: Vec<(String, String)> = forms.chain(commands).collect();
            return match found.is_empty() {
                true => self.rule(about),
                false => self.show(table_of(&found, width)),
            };
        }
        let mut canvas = Canvas::new();
        let bold = Style::new().bold();
        let verbs: Vec<&str> = asked.texts.iter().map(|text| first_word(text)).collect();
        let now: Vec<(String, String)> =
            G::FORMS.iter().filter(|form| verbs.contains(&form.verb)).map(of_form).collect();
        if !now.is_empty() {
            canvas.push(Line::new().put(&names.word("term-what-now"), bold));
            canvas.below(table_of(&now, width));
        }
        canvas.push(Line::new().put(&names.word("term-commands"), bold));
        let commands: Vec<(String, String)> = COMMANDS.iter().chain(G::COMMANDS).map(of_command).collect();
        canvas.below(table_of(&commands, width));
        for line in wrap(&names.word("term-tips"), width.saturating_sub(2)) {
            canvas.push(format!("  {line}"));
        }
        self.show(canvas)
    }

    /// A paragraph in full, a chapter, or all of them by their titles.
    pub(super) fn rule(&mut self, name: &str) -> io::Result<Flow> {
        let name = name.trim().to_uppercase();
        let chapter = format!("{name}.");
        let found: Vec<RuleRef> = G::rules().iter().copied().filter(|rule| rule.0 == name).collect();
        let found = match found.is_empty() {
            true => G::rules().iter().copied().filter(|rule| rule.0.starts_with(&chapter)).collect(),
            false => found,
        };
        let width = self.input.room(&self.out).width;
        if name.is_empty() {
            let title = |rule: &RuleRef| {
                let title = self.names.words().rule(rule.0).unwrap_or_default();
                format!("{:<6}{title}", rule.0)
            };
            let canvas = in_columns(&G::rules().iter().map(title).collect::<Vec<_>>(), width);
            return self.show(canvas);
        }
        if found.is_empty() {
            return self.object(Message::new("term-no-rule").with("text", shown(&name.to_lowercase())));
        }
        self.show(found.iter().flat_map(|&rule| wrap(&self.rule_text(rule), width)).collect())
    }

    /// `C3.2: …`: the title of a paragraph and what it says at this table.
    pub(super) fn rule_text(&self, rule: RuleRef) -> String {
        let book = RuleBook::of(self.names.words().lang(), G::ID);
        let Some(paragraph) = book.and_then(|book| book.paragraph(rule.0)) else { return rule.to_string() };
        let says = paragraph.lines(&self.sitting.record().setup.to_string()).join(" ");
        format!("{rule}: {}. {says}", paragraph.title)
    }
}

/// A chapter and a paragraph of these rules, as examples: `C2` and `C2.1`.
fn example_of(rules: &'static [RuleRef]) -> (&'static str, &'static str) {
    let paragraph =
        rules.iter().find(|rule| rule.0.ends_with("2.1")).or(rules.first()).map_or("", |rule| rule.0);
    (paragraph.split('.').next().unwrap_or(""), paragraph)
}

/// Short lines in as many columns as fit, to be read downwards.
fn in_columns(lines: &[String], width: usize) -> Canvas {
    let widest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) + 2;
    let n_columns = (width / widest.max(1)).clamp(1, lines.len().max(1));
    let columns = lines.chunks(lines.len().div_ceil(n_columns).max(1));
    columns.fold(Canvas::new(), |canvas, lines| {
        let column: Canvas = lines.iter().map(String::as_str).collect();
        let gap = if canvas.height() == 0 { 0 } else { 2 };
        canvas.beside(column, gap)
    })
}

/// The words in capitals that stand for something in forms, and their keys.
const STANDS_FOR: &[(&str, &str)] = &[
    ("WORD", "form-word"),
    ("ACTION", "form-action"),
    ("SEAT", "form-seat"),
    ("FILE", "form-file"),
    ("LANGUAGE", "form-language"),
    ("CARD", "form-card"),
    ("COLOUR", "form-colour"),
    ("TURN", "form-turn"),
    ("SPACE", "form-space"),
    ("STEPS", "form-steps"),
    ("FIELD", "form-field"),
    ("COFFEE", "form-coffee"),
    ("PIECE", "form-piece"),
    ("SITE", "form-site"),
    ("HARBOUR", "form-harbour"),
    ("CORNER", "form-corner"),
    ("DICE", "form-dice"),
    ("KIND", "form-kind"),
    ("FACE", "form-face"),
    ("SPOT", "form-spot"),
    ("PARAGRAPH", "form-paragraph"),
];

/// How something is typed, with the words in capitals in the language of the reader.
pub(super) fn spoken_form(names: &Names, form: &str) -> String {
    let mut spoken = String::new();
    for part in form.split_inclusive(|letter: char| !letter.is_ascii_uppercase()) {
        let (word, rest) =
            part.split_at(part.trim_end_matches(|letter: char| !letter.is_ascii_uppercase()).len());
        match STANDS_FOR.iter().find(|(found, _)| *found == word) {
            Some((_, key)) => spoken += &names.word(key),
            None => spoken += word,
        }
        spoken += rest;
    }
    spoken
}

/// Two columns, the second one wrapped.
fn table_of(rows: &[(String, String)], width: usize) -> Canvas {
    let first = rows.iter().map(|(form, _)| form.chars().count()).max().unwrap_or(0) + 4;
    let mut canvas = Canvas::new();
    for (form, does) in rows {
        for (nth, part) in wrap(does, width.saturating_sub(first).max(20)).into_iter().enumerate() {
            let form = if nth == 0 { form.clone() } else { String::new() };
            canvas.push(Line::plain("  ").and(&form).pad(first).and(&part));
        }
    }
    canvas
}
