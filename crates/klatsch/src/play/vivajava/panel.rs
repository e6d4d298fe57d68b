//! The table in characters: dice as faces, both coasters, the tracks of every seat.

use anstyle::{AnsiColor, Style};
use table::{Game, Seat};
use vivajava::{Ability, Colour, GOAL, Kind, Rating, Spot, Vivajava};

use super::foretell::rating_words;
use crate::play::canvas::{Canvas, Line, wrap};
use crate::play::names::capital;
use crate::play::screen::{Screen, Sight};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

fn style(colour: Colour) -> Style {
    match colour {
        Colour::White => BOLD,
        Colour::Yellow => AnsiColor::BrightYellow.on_default(),
        Colour::Brown => AnsiColor::Yellow.on_default(),
        Colour::Red => AnsiColor::BrightRed.on_default(),
        Colour::Green => AnsiColor::BrightGreen.on_default(),
        Colour::Black => AnsiColor::BrightBlack.on_default().bold(),
    }
}

/// A die: its letter, a sign in the upper edge for aroma and donor, one in the lower edge for a token.
fn die(kind: Kind, face: Option<Colour>, donor: Option<Seat>, token: Option<Seat>) -> Canvas {
    let top = match (kind, donor) {
        (Kind::Coffee, _) => "┌───┐".to_string(),
        (Kind::Aroma, None) => "┌─a─┐".to_string(),
        (Kind::Aroma, Some(seat)) => format!("┌{}─a┐", seat.index()),
    };
    let bottom = token.map_or("└───┘".to_string(), |seat| format!("└─{}─┘", seat.index()));
    let mut canvas = Canvas::new();
    let letter = face.map_or('?', |face| kind.letter(face));
    canvas.push(top);
    let style = face.map_or(DIM, |face| style(face).bold());
    canvas.push(Line::plain("│ ").put(&letter.to_string(), style).and(" │"));
    canvas.push(bottom);
    canvas
}

/// The whole table as a seat sees it.
pub(super) fn table(sight: &Sight<Vivajava>) -> Canvas {
    let table = sight.view.table();
    let mut canvas = Canvas::new();
    let header = format!(" · round {} · {} turn", table.round(), sight.names.whose(table.active()));
    let supply = format!(" · supply {} coffee, {} aroma", table.coffee_supply(), table.aroma_supply());
    canvas.push(Line::new().put(Vivajava::TITLE, BOLD).and(&header).put(&supply, DIM));
    canvas.push("");
    canvas.below(coasters(sight));
    let dice = dice(table);
    if !dice.is_empty() {
        canvas.push("");
        canvas.push(Line::new().put("Dice", BOLD).put(" (a: aroma; a number: whose donation)", DIM));
        canvas.below(Canvas::rows(dice, 0, sight.width));
    }
    canvas.push("");
    canvas.below(look(sight, None));
    canvas
}

fn coasters(sight: &Sight<Vivajava>) -> Canvas {
    let table = sight.view.table();
    let owner =
        |seat: Option<Seat>| seat.map_or("in the middle".into(), |seat| capital(sight.names.of(seat)));
    let mut featured = Canvas::new();
    let rating = Rating::of(table.featured())
        .map_or(String::new(), |rating| format!(", {} (roast {})", rating_words(rating), rating.roast));
    featured.push(
        Line::new().put("Best Bean", BOLD).and(&format!(": {}{rating}", owner(table.featured_owner()))),
    );
    let blend =
        table.blend_dice().into_iter().map(|there| die(Kind::Coffee, Some(there.face), None, there.token));
    featured.below(Canvas::rows(blend.collect(), 0, sight.width));
    let mut rainbow = Canvas::new();
    rainbow.push(Line::new().put("Rainbow", BOLD).and(&format!(": {}", owner(table.rainbow_owner()))));
    Canvas::rows(vec![featured, rainbow], 4, sight.width)
}

/// The dice in front of the active seat and those rolled for it.
fn dice(table: &Vivajava) -> Vec<Canvas> {
    let mut all = Vec::new();
    for kind in [Kind::Coffee, Kind::Aroma] {
        all.extend(table.own_dice(kind).iter().map(|face| die(kind, Some(face), None, None)));
        all.extend((0..table.unrolled(kind)).map(|_| die(kind, None, None, None)));
    }
    for seat in table.seats() {
        let donor = Some(seat);
        all.extend(table.donated_dice(seat).iter().map(|face| die(Kind::Aroma, Some(face), donor, None)));
        all.extend((0..table.donated_unrolled(seat)).map(|_| die(Kind::Aroma, None, donor, None)));
    }
    all
}

/// One seat's things, or everybody's.
pub(super) fn look(sight: &Sight<Vivajava>, at: Option<Seat>) -> Canvas {
    let table = sight.view.table();
    let seats = table.seats().filter(|&seat| at.is_none_or(|at| at == seat));
    Canvas::rows(seats.map(|seat| seat_block(sight, seat)).collect(), 3, sight.width)
}

fn seat_block(sight: &Sight<Vivajava>, seat: Seat) -> Canvas {
    let table = sight.view.table();
    let mut block = Canvas::new();
    let points = usize::from(table.points(seat));
    let name = Line::new().put(&capital(sight.names.of(seat)), BOLD);
    block.push(name.and(&format!(" · {points} of {GOAL} points · {} aroma", table.held_aroma(seat))));
    let left = usize::from(GOAL) - points;
    block.push(Line::new().put(&"●".repeat(points), BOLD).put(&"·".repeat(left), DIM));
    for track in Colour::WITH_TRACK {
        block.push(track_line(table, seat, track));
    }
    block.push(Line::new().put("tokens ", DIM).and(&tokens(sight, seat)));
    block.push("");
    block
}

/// `1 in hand, riding Y B of seat 1`.
fn tokens(sight: &Sight<Vivajava>, seat: Seat) -> String {
    let table = sight.view.table();
    let spots = table.tokens(seat);
    let mut words = Vec::new();
    for (spot, place) in
        [(Spot::Hand, "in hand"), (Spot::Cup, "on the red cup"), (Spot::Blend, "on the blend")]
    {
        let n = spots.iter().filter(|&&there| there == spot).count();
        words.extend((n > 0).then(|| format!("{n} {place}")));
    }
    let letters = |is: &dyn Fn(Spot) -> Option<Colour>| -> String {
        let tracks = spots.iter().filter_map(|&spot| is(spot));
        tracks.map(|track| format!(" {}", Kind::Coffee.letter(track))).collect()
    };
    let blocked = letters(&|spot| if let Spot::Ability(track) = spot { Some(track) } else { None });
    words.extend((!blocked.is_empty()).then(|| format!("blocking{blocked}")));
    for other in table.seats() {
        let ridden = letters(&|spot| match spot {
            Spot::Track(whose, track) if whose == other => Some(track),
            _ => None,
        });
        words.extend((!ridden.is_empty()).then(|| format!("riding{ridden} of {}", sight.names.of(other))));
    }
    words.join(", ")
}

/// `W re-roll ● ● ●1 · ·2 · [3] 1X`.
fn track_line(table: &Vivajava, seat: Seat, track: Colour) -> Line {
    let squares = table.setup().tracks.squares(track);
    let steps = table.steps(seat, track);
    let letter = Kind::Coffee.letter(track).to_string();
    let mut line = Line::new().put(&letter, style(track)).and(" ").and(table.ability(track).name()).pad(17);
    for square in 1..squares.cup {
        let mark = if steps >= square { "●" } else { "·" };
        line = line.put(mark, style(track));
        line = match square {
            _ if square == squares.once => line.and("1 "),
            _ if square == squares.twice => line.and("2 "),
            _ => line.and(" "),
        };
    }
    let cup = table.setup().coaster.cup_points(track);
    if table.is_completed(seat, track) {
        return line.put(&format!("[{cup}✓]"), style(track));
    }
    line = line.and(&format!("[{cup}]"));
    match table.level(seat, track) {
        0 => line,
        _ if table.is_blocked(seat, track) => line.put(" shut", BOLD),
        level => line.put(&format!(" {level}X"), BOLD),
    }
}

/// Points, and what breaks ties.
pub(super) fn scores(sight: &Sight<Vivajava>) -> Canvas {
    let table = sight.view.table();
    let places = table.ranking();
    let width = sight.names.width().max(4) + 4;
    let mut canvas = Canvas::new();
    canvas.push(Line::new().pad(width).put("points  unlocked  place", DIM));
    for seat in table.seats() {
        let place = places.as_ref().map_or("-".to_string(), |places| places[seat.index()].to_string());
        let line = Line::plain("  ").and(&capital(sight.names.of(seat))).pad(width);
        let line = line.put(&format!("{:>6}", table.points(seat)), BOLD);
        canvas.push(line.and(&format!("  {:>8}  {place:>5}", table.unlocked(seat))));
    }
    canvas
}

/// Who won.
pub(super) fn verdict(sight: &Sight<Vivajava>) -> Vec<String> {
    let table = sight.view.table();
    let Some(places) = table.ranking() else { return Vec::new() };
    let first: Vec<Seat> = table.seats().filter(|seat| places[seat.index()] == 1).collect();
    let names: Vec<&str> = first.iter().map(|&seat| sight.names.of(seat)).collect();
    match first[..] {
        [winner] => vec![format!("{}!", capital(&sight.names.does(winner, "win", "wins")))],
        _ => vec![format!("{} share the victory.", capital(&names.join(" and ")))],
    }
}

/// What the abilities of the coaster in play do.
pub(super) fn abilities(sight: &Sight<Vivajava>) -> Canvas {
    let table = sight.view.table();
    let mut canvas = Canvas::new();
    for track in Colour::WITH_TRACK {
        let ability = table.ability(track);
        let does = match ability {
            Ability::Reroll => "after the roll: roll any of your dice again; 2X: twice",
            Ability::Upgrade => "after the roll: a die one roast up; 2X: two steps",
            Ability::Flip => "after the roll: a die to its opposite face; 2X: two dice",
            Ability::FocusGroups => "when you make a blend: a step on any track; 2X: two",
            Ability::JointResearch => "activate: roll a die, you and an opponent mark a step; 2X: two",
            Ability::Block => "activate: a token closes an ability to the others until your next turn",
            Ability::RideAlong => "activate: a token on an opponent's track gains you what it gains",
            Ability::ExtraAroma => "activate: take an aroma die; 2X: two",
            Ability::Bottleneck => "always: roll a coffee die fewer; 2X: two",
        };
        for (nth, part) in wrap(does, sight.width.saturating_sub(20)).iter().enumerate() {
            let name = if nth == 0 { ability.name() } else { "" };
            canvas.push(Line::plain("  ").put(name, style(track)).pad(19).and(part));
        }
    }
    let signs = "On a track, 1 and 2 are the squares that open its ability once and twice a turn, [4] the cup and \
                 its points, [4✓] a cup that was reached; `shut` is blocked by another seat.";
    for part in wrap(signs, sight.width.saturating_sub(2)) {
        canvas.push(Line::plain("  ").and(&part));
    }
    canvas
}
