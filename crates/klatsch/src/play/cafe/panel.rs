//! The table around the areas: header, what a seat has, the display, the scores.

use anstyle::Style;
use cafe::{
    Cafe, CardId, Colour, Company, Draft, Kind, MAX_ACTION_POINTS, N_ROUNDS, Phase, Rating, Stage, Turn,
};
use table::{Game, Seat};

use super::board::{Board, Size, bean_style, stock};
use super::plan;
use super::words::{beans_or, letters};
use crate::play::canvas::{Canvas, Line, wrap};
use crate::play::names::capital;
use crate::play::screen::{Screen, Sight};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// The whole table as a seat sees it.
pub(super) fn table(sight: &Sight<Cafe>) -> Canvas {
    let table = &sight.view.table;
    let mut canvas = Canvas::new();
    canvas.push(header(sight));
    canvas.push("");
    let area = Board::of_area(&table.company(sight.seat).area).draw(Size::Full);
    let (own, others) = (own(sight), others(sight));
    let gap = 3;
    let beside = sight.width.saturating_sub(area.width() + gap);
    let mut extra = None;
    if own.width().max(others.width()) <= beside {
        let mut panel = own;
        panel.push("");
        panel.below(others);
        // Beside a tall area there is room for what would make the screen taller still.
        if area.height() >= TALL {
            extra = extras(sight, beside).filter(|extra| extra.width() <= beside);
            panel.push("");
            panel.below(extra.clone().unwrap_or_default());
        }
        canvas.below(area.beside(panel, gap));
    } else {
        canvas.below(area);
        canvas.push("");
        canvas.below(Canvas::rows(vec![own, others], gap, sight.width).indent(1));
    }
    if extra.is_none()
        && let Some(extra) = extras(sight, sight.width)
    {
        canvas.push("");
        canvas.below(extra);
    }
    canvas
}

/// An area of so many lines leaves room for cards at its side.
const TALL: usize = 20;

/// The cards in question: those on display, or the one to place.
fn extras(sight: &Sight<Cafe>, width: usize) -> Option<Canvas> {
    let table = &sight.view.table;
    match table.display().is_empty() {
        false => Some(display(sight, width)),
        true if table.company(sight.seat).stage == Stage::Place => plan::hand(sight, width),
        true => None,
    }
}

fn header(sight: &Sight<Cafe>) -> Line {
    let table = &sight.view.table;
    let phase = match table.phase() {
        Phase::Box { .. } | Phase::FirstMaster | Phase::Show => "cards are shown",
        Phase::Draft { .. } | Phase::Refill { .. } => "taking cards",
        Phase::Auction { .. } => "auction",
        Phase::Keep { .. } => "after the auction",
        Phase::Choose { .. } => "choosing cards",
        Phase::Act => "placing and acting",
        Phase::Exchange => "last Espresso beans",
        Phase::Over => "the end",
    };
    let mut line = Line::new()
        .put(Cafe::TITLE, BOLD)
        .and(&format!(" · round {} of {N_ROUNDS} · {phase}", table.round()));
    if table.n_seats() > 1 {
        line = line.and(&format!(" · master: {}", sight.names.of(table.master())));
    }
    line.put(&format!(" · {} in the deck", beans_or(table.deck_left().into(), "card")), DIM)
}

/// What the seat has.
fn own(sight: &Sight<Cafe>) -> Canvas {
    let table = &sight.view.table;
    let company = table.company(sight.seat);
    let mut panel = Canvas::new();
    let label = |text: &str| Line::new().put(text, DIM).pad(11);
    panel.push(Line::new().put(&capital(sight.names.of(sight.seat)), BOLD));
    let cups = company.area.count(Kind::Cup).min(MAX_ACTION_POINTS.into());
    panel.push(match company.stage {
        Stage::Done | Stage::Place | Stage::Exchange => label("cups").and(&cups.to_string()),
        _ => {
            let left = usize::from(company.points_left);
            let spent = cups.saturating_sub(left);
            label("points").put(&"●".repeat(left), BOLD).and(&"○".repeat(spent)).and(&format!(" {left} left"))
        }
    });
    let ships = company.area.count(Kind::Ship);
    let free = if company.has_discount() { " · cups are free" } else { "" };
    panel.push(label("ships").and(&format!("{ships}{free}")));
    panel.push(label("warehouse").join(stock(company.warehouse)));
    if !company.in_hand.is_empty() {
        let what = if matches!(company.stage, Stage::Deliver) { "lifted" } else { "bid" };
        panel.push(label(what).put(&letters(company.in_hand), BOLD));
    }
    let score = company.score();
    let name = if table.phase() == Phase::Over { "score" } else { "score now" };
    panel.push(label(name).put(&score.total().to_string(), BOLD));
    let pastries =
        if score.pastries > 0 { format!(" · pastries {}", score.pastries) } else { String::new() };
    let parts = format!("  cafés {}{pastries} · warehouse {}", score.cafes, score.warehouse);
    panel.push(Line::new().put(&parts, DIM));
    panel
}

/// The others in a line or two each, and the supply.
fn others(sight: &Sight<Cafe>) -> Canvas {
    let table = &sight.view.table;
    let mut panel = Canvas::new();
    for seat in Seat::all(table.n_seats()).filter(|&seat| seat != sight.seat) {
        let company = table.company(seat);
        panel.push(
            Line::new()
                .put(&capital(sight.names.of(seat)), BOLD)
                .and(&format!(" {}", beans_or(company.score().total().unsigned_abs(), "point")))
                .put(&doing(table, seat), DIM),
        );
        let line =
            format!("  {}, {}  ", count(company, Kind::Cup, "cup"), count(company, Kind::Ship, "ship"));
        panel.push(Line::plain(&line).join(stock(company.warehouse)));
    }
    let supply = Colour::ALL.into_iter().fold(Line::new().put("supply", DIM).pad(10), |line, colour| {
        line.and(" ").put(&format!("{}{}", table.supply(colour), colour.letter()), bean_style(colour))
    });
    panel.push(supply);
    panel
}

fn count(company: &Company, kind: Kind, word: &str) -> String {
    beans_or(company.area.count(kind) as u32, word)
}

/// What another seat is about.
fn doing(table: &Cafe, seat: Seat) -> String {
    let company = table.company(seat);
    match table.phase() {
        Phase::Auction { .. } | Phase::Keep { .. } => {
            let passed = if table.has_passed(seat) { ", passed" } else { "" };
            format!(" · bid {}{passed}", company.bid)
        }
        Phase::Draft { .. } | Phase::Refill { .. } | Phase::Choose { .. } => {
            company.card.map_or(String::new(), |card| format!(" · has card {card}"))
        }
        Phase::Act if company.stage == Stage::Done => " · done".into(),
        _ => String::new(),
    }
}

/// The sentence that asks for a bid.
pub(super) fn bidding(sight: &Sight<Cafe>) -> String {
    let table = &sight.view.table;
    let master = table.master();
    let own = table.company(sight.seat).bid;
    match (table.company(master).bid, master == sight.seat) {
        (0, true) => "Bid for the first choice, or pass; the token is with you already.".into(),
        (0, false) => {
            format!(
                "Bid for the first choice, or pass; {} the token.",
                sight.names.does(master, "have", "has")
            )
        }
        (bid, true) => format!("You hold the token with {bid}: raise your bid, or pass."),
        (bid, false) => {
            let total = beans_or(bid.into(), "bean");
            let own = if own > 0 { format!("; {own} of yours lie there already") } else { String::new() };
            format!("Bid or pass: {total} in all would take the token from {}{own}.", sight.names.of(master))
        }
    }
}

/// The cards on display, side by side.
pub(super) fn display(sight: &Sight<Cafe>, width: usize) -> Canvas {
    let table = &sight.view.table;
    let mut blocks = Vec::new();
    for id in table.display().iter() {
        let Some(card) = table.setup().deck.get(id) else { continue };
        let price = match (card.has_cup(), table.setup().draft) {
            (true, Draft::Auction) => " · cup",
            (true, _) if table.company(sight.seat).has_discount() => " · cup: your ships pay",
            (true, _) => " · cup: 1 bean",
            (false, Draft::Auction) => "",
            (false, _) => " · free",
        };
        let mut block = Canvas::new();
        block.push(Line::new().put(&id.to_string(), BOLD).and(price));
        block.below(Board::of_card(card, Turn::NONE).draw(Size::Card));
        if let Some(line) = order_line(table, id) {
            block.push(line);
        }
        blocks.push(block);
    }
    Canvas::rows(blocks, 2, width)
}

/// What the café on a card asks for: `YYG for 4, Lisboa 1905`.
pub(super) fn order_line(table: &Cafe, id: CardId) -> Option<Line> {
    let deck = table.setup().deck;
    let order = deck.get(id)?.order?;
    let mut line = order.letters().chars().fold(Line::new(), |line, letter| {
        line.put(&letter.to_string(), Colour::of_letter(letter).map_or(BOLD, bean_style))
    });
    line = line.and(&format!(" for {}", order.points()));
    let title = deck.title(id).map_or(String::new(), |title| format!(" {title}"));
    // A card is 22 columns wide; a long name is cut.
    let room = 22usize.saturating_sub(line.width());
    let title = match title.chars().count() > room {
        true => title.chars().take(room - 1).chain(['…']).collect(),
        false => title,
    };
    Some(line.put(&title, DIM))
}

/// One seat's things in full, or everybody's.
pub(super) fn look(sight: &Sight<Cafe>, at: Option<Seat>) -> Canvas {
    let table = &sight.view.table;
    let seats: Vec<Seat> =
        Seat::all(table.n_seats()).filter(|&seat| at.is_none_or(|at| at == seat)).collect();
    let mut canvas = Canvas::new();
    let blocks = seats.iter().map(|&seat| {
        let company = table.company(seat);
        let mut block = Canvas::new();
        let score = company.score();
        block.push(Line::new().put(&capital(sight.names.of(seat)), BOLD).and(&format!(
            " · {} now · {}, {}",
            beans_or(score.total().unsigned_abs(), "point"),
            count(company, Kind::Cup, "cup"),
            count(company, Kind::Ship, "ship"),
        )));
        block.push(Line::plain("warehouse ").join(stock(company.warehouse)));
        block.below(Board::of_area(&company.area).draw(Size::Full));
        block
    });
    canvas.below(Canvas::rows(blocks.collect(), 3, sight.width));
    canvas
}

/// The scores in parts.
pub(super) fn scores(sight: &Sight<Cafe>) -> Canvas {
    let table = &sight.view.table;
    let places = table.ranking().filter(|places| places.len() > 1);
    let name_width = sight.names.width().max(4) + 2;
    let mut canvas = Canvas::new();
    let heading = Line::new().pad(2 + name_width).put("cafés  pastries  warehouse  total", DIM);
    canvas.push(if places.is_some() { heading.put("  place", DIM) } else { heading });
    for seat in Seat::all(table.n_seats()) {
        let company = table.company(seat);
        let score = company.score();
        let mut line = Line::plain("  ")
            .and(&capital(sight.names.of(seat)))
            .pad(2 + name_width)
            .and(&format!("{:>5}  {:>8}  {:>9}  ", score.cafes, score.pastries, score.warehouse))
            .put(&format!("{:>5}", score.total()), BOLD);
        if let Some(places) = &places {
            let place = places[seat.index()];
            let shared =
                if places.iter().filter(|other| **other == place).count() > 1 { " shared" } else { "" };
            line = line.and(&format!("  {place:>5}{shared}"));
            let equal = |other: Seat| other != seat && table.company(other).score().total() == score.total();
            if Seat::all(table.n_seats()).any(equal) {
                let (roasting, drying) = company.tie_break();
                line = line.put(&format!("  (roasting {roasting}, drying {drying})"), DIM);
            }
        }
        canvas.push(line.and("   ").join(stock(company.warehouse)));
    }
    canvas
}

/// Who won, or how good it was.
pub(super) fn verdict(sight: &Sight<Cafe>) -> Vec<String> {
    let table = &sight.view.table;
    let (Some(scores), Some(places)) = (table.scores(), table.ranking()) else { return Vec::new() };
    if let [score] = scores[..] {
        return vec![format!("{}: {}.", beans_or(score.unsigned_abs(), "point"), Rating::of(score).name())];
    }
    let first: Vec<Seat> = Seat::all(table.n_seats()).filter(|seat| places[seat.index()] == 1).collect();
    let names: Vec<&str> = first.iter().map(|&seat| sight.names.of(seat)).collect();
    match first[..] {
        [winner] => vec![format!("{}!", capital(&sight.names.does(winner, "win", "wins")))],
        _ => vec![format!("{} share the victory.", capital(&names.join(" and ")))],
    }
}

/// What the squares are.
pub(super) fn legend(width: usize) -> Canvas {
    let lines = [
        ("Y ♣", "a field of yellow coffee (N brown, G green, R red); `produce` puts a bean on it"),
        ("Y ♣♣", "a surplus field: two beans at once"),
        ("? ♣", "a batch field: a bean of any colour"),
        ("●2N", "two brown beans"),
        ("dry", "a drying square: beans come from fields"),
        ("roast", "a roasting square: beans come from drying squares"),
        ("café 4", "a café worth 4 points; ○Y it wants a yellow bean, ●Y it has one; café✓4 is complete"),
        ("espr.", "an Espresso square: holds one bean, any colour at the end"),
        ("pastry", "its points count beside a complete café"),
        ("cup", "one action point a round"),
        ("ship", "with two, cup cards are free; keeps a bean of a bid"),
        ("dead", "what is left of a café covered in part"),
    ];
    let mut canvas = Canvas::new();
    for (sign, means) in lines {
        for (nth, part) in wrap(means, width.saturating_sub(11)).iter().enumerate() {
            let sign = if nth == 0 { sign } else { "" };
            canvas.push(Line::plain("  ").put(sign, BOLD).pad(10).and(part));
        }
    }
    let groups = "Squares with no line between them are one group: one action serves them all.";
    wrap(groups, width.saturating_sub(2)).into_iter().for_each(|line| canvas.push(format!("  {line}")));
    canvas
}
