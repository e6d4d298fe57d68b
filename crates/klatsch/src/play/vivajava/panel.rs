//! The table in characters: dice as faces, both coasters, the tracks of every seat.

use ::words::Message;
use anstyle::{AnsiColor, Style};
use table::{Game, Seat};
use vivajava::{Ability, Colour, GOAL, Kind, Rating, Spot, Vivajava};

use crate::play::canvas::{Canvas, Line, wrap};
use crate::play::screen::{Screen, SeatView};

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

/// A die: who rolled it for the active seat, and whose token lies on it.
struct Die {
    kind: Kind,
    face: Option<Colour>,
    donor: Option<Seat>,
    token: Option<Seat>,
}

impl Die {
    fn new(kind: Kind, face: Option<Colour>) -> Die {
        Die { kind, face, donor: None, token: None }
    }

    fn of(donor: Seat, face: Option<Colour>) -> Die {
        Die { donor: Some(donor), ..Die::new(Kind::Aroma, face) }
    }

    fn letter(&self) -> (String, Style) {
        let letter = self.face.map_or('?', |face| self.kind.letter(face));
        (letter.to_string(), self.face.map_or(DIM, |face| style(face).bold()))
    }

    /// Its letter in a box, a sign in the upper edge for aroma and donor, one in the lower edge for a token.
    fn drawn(&self) -> Canvas {
        let top = match (self.kind, self.donor) {
            (Kind::Coffee, _) => "┌───┐".to_string(),
            (Kind::Aroma, None) => "┌─a─┐".to_string(),
            (Kind::Aroma, Some(seat)) => format!("┌{}─a┐", seat.index()),
        };
        let bottom = self.token.map_or("└───┘".to_string(), |seat| format!("└─{}─┘", seat.index()));
        let mut canvas = Canvas::new();
        let (letter, style) = self.letter();
        canvas.push(top);
        canvas.push(Line::plain("│ ").put(&letter, style).and(" │"));
        canvas.push(bottom);
        canvas
    }

    /// The same in few letters: `W`, `Wa` of aroma, `W1a` of a donor, `W(1)` with a token.
    fn letters(&self) -> Line {
        let (letter, style) = self.letter();
        let donor = self.donor.map_or(String::new(), |seat| seat.index().to_string());
        let kind = if self.kind == Kind::Aroma { "a" } else { "" };
        let token = self.token.map_or(String::new(), |seat| format!("({})", seat.index()));
        Line::new().put(&letter, style).put(&format!("{donor}{kind}{token}"), DIM)
    }
}

/// The whole table as a seat sees it, from the largest drawing to the smallest.
pub(super) fn tables(seat_view: &SeatView<Vivajava>) -> Vec<Canvas> {
    vec![
        table(seat_view),
        tight_table(seat_view, look(seat_view, None)),
        tight_table(seat_view, own_and_rows(seat_view)),
        tight_table(seat_view, rows(seat_view, None)),
    ]
}

fn header(seat_view: &SeatView<Vivajava>) -> Line {
    let table = seat_view.view.table();
    let round = seat_view.say(&Message::new("term-round").with("round", table.round()));
    let turn = seat_view.say(&Message::new("term-turn").with("seat", table.active().index()));
    let supply = Message::new("vivajava-supply")
        .with("coffee", table.coffee_supply())
        .with("aroma", table.aroma_supply());
    Line::new()
        .put(&seat_view.word(Vivajava::TITLE), BOLD)
        .and(&format!(" · {round} · {turn}"))
        .join_within(seat_view.width, Line::new().put(&format!(" · {}", seat_view.say(&supply)), DIM))
}

fn table(seat_view: &SeatView<Vivajava>) -> Canvas {
    let table = seat_view.view.table();
    let mut canvas = Canvas::new();
    canvas.push(header(seat_view));
    canvas.push("");
    canvas.below(coasters(seat_view));
    let dice = dice(table);
    if !dice.is_empty() {
        canvas.push("");
        canvas.push(
            Line::new()
                .put(&seat_view.word("vivajava-dice"), BOLD)
                .put(&format!(" ({})", seat_view.word("vivajava-dice-signs")), DIM),
        );
        canvas.below(Canvas::rows(dice.iter().map(Die::drawn).collect(), 0, seat_view.width));
    }
    canvas.push("");
    canvas.below(look(seat_view, None));
    canvas
}

/// Dice by their letters, a line for what lies in the middle and one for the roll; then the seats.
fn tight_table(seat_view: &SeatView<Vivajava>, seats: Canvas) -> Canvas {
    let table = seat_view.view.table();
    let mut canvas = Canvas::new();
    canvas.push(header(seat_view).clip(seat_view.width));
    let (featured, rainbow) = owners(seat_view);
    let featured = blend(table).iter().fold(featured, |line, die| line.and(" ").join(die.letters()));
    match featured.width() + 4 + rainbow.width() <= seat_view.width {
        true => canvas.push(featured.and("    ").join(rainbow)),
        false => {
            canvas.push(featured);
            canvas.push(rainbow);
        }
    }
    let dice = dice(table);
    if !dice.is_empty() {
        let line = Line::new().put(&seat_view.word("vivajava-dice"), BOLD);
        canvas.push(dice.iter().fold(line, |line, die| line.and(" ").join(die.letters())));
    }
    canvas.below(seats);
    canvas
}

/// One's own tracks in full, the others in rows.
fn own_and_rows(seat_view: &SeatView<Vivajava>) -> Canvas {
    let mut canvas = seat_block(seat_view, seat_view.seat);
    canvas.below(rows(seat_view, Some(seat_view.seat)));
    canvas
}

/// A row for each seat but one: points, aroma dice, steps and abilities by track; below it the tokens that lie somewhere.
fn rows(seat_view: &SeatView<Vivajava>, but: Option<Seat>) -> Canvas {
    const TRACK: usize = 8;
    let table = seat_view.view.table();
    let names = seat_view.names.width() + 2;
    let (points, aroma) = (seat_view.word("part-points"), seat_view.word("vivajava-aroma"));
    let mut canvas = Canvas::new();
    let mut heading = Line::new().pad(names).put(&format!("{points}  {aroma}  "), DIM);
    for track in Colour::WITH_TRACK {
        let text = format!("{} [{}]", Kind::Coffee.letter(track), table.setup().coaster.cup_points(track));
        heading = heading.put(&format!("{text:<TRACK$}"), style(track));
    }
    canvas.push(heading);
    for seat in table.seats().filter(|&seat| Some(seat) != but) {
        let mut row = Line::new().put(seat_view.names.of(seat), BOLD).pad(names);
        row = row.put(&format!("{:>1$}  ", table.points(seat), points.chars().count()), BOLD);
        row = row.and(&format!("{:>1$}  ", table.held_aroma(seat), aroma.chars().count()));
        for track in Colour::WITH_TRACK {
            let level = match (table.is_completed(seat, track), table.level(seat, track)) {
                (true, _) => " ✓".to_string(),
                (_, 0) => String::new(),
                _ if table.is_blocked(seat, track) => " ×".to_string(),
                (_, level) => format!(" {level}X"),
            };
            let steps =
                format!("{}/{}{level}", table.steps(seat, track), table.setup().tracks.squares(track).cup);
            row = row.put(&format!("{steps:<TRACK$}"), style(track));
        }
        canvas.push(row);
        if table.tokens(seat).iter().any(|&spot| spot != Spot::Hand) {
            let text = format!("{} {}", seat_view.word("vivajava-tokens"), tokens(seat_view, seat));
            wrap(&text, seat_view.width.saturating_sub(names)).iter().for_each(|part| {
                canvas.push(Line::new().pad(names).put(part, DIM));
            });
        }
    }
    canvas
}

/// Who has Best Bean and how strong it is, and who has Rainbow.
fn owners(seat_view: &SeatView<Vivajava>) -> (Line, Line) {
    let table = seat_view.view.table();
    let owner = |seat: Option<Seat>| {
        seat.map_or_else(|| seat_view.word("vivajava-middle"), |seat| seat_view.names.of(seat).into())
    };
    let rating = Rating::of(table.featured())
        .map_or(String::new(), |rating| format!(", {}", rating_words(seat_view, rating)));
    let featured = Line::new()
        .put(&seat_view.word("vivajava-best-bean"), BOLD)
        .and(&format!(": {}{rating}", owner(table.featured_owner())));
    let rainbow = Line::new()
        .put(&seat_view.word("vivajava-rainbow"), BOLD)
        .and(&format!(": {}", owner(table.rainbow_owner())));
    (featured, rainbow)
}

/// The dice of Best Bean.
fn blend(table: &Vivajava) -> Vec<Die> {
    let die =
        |there: vivajava::BlendDie| Die { token: there.token, ..Die::new(Kind::Coffee, Some(there.face)) };
    table.blend_dice().into_iter().map(die).collect()
}

fn coasters(seat_view: &SeatView<Vivajava>) -> Canvas {
    let (first, second) = owners(seat_view);
    let mut featured = Canvas::new();
    featured.push(first);
    let blend = blend(seat_view.view.table());
    featured.below(Canvas::rows(blend.iter().map(Die::drawn).collect(), 0, seat_view.width));
    let mut rainbow = Canvas::new();
    rainbow.push(second);
    Canvas::rows(vec![featured, rainbow], 4, seat_view.width)
}

/// The dice in front of the active seat and those rolled for it.
fn dice(table: &Vivajava) -> Vec<Die> {
    let mut all = Vec::new();
    for kind in [Kind::Coffee, Kind::Aroma] {
        all.extend(table.own_dice(kind).iter().map(|face| Die::new(kind, Some(face))));
        all.extend((0..table.unrolled(kind)).map(|_| Die::new(kind, None)));
    }
    for seat in table.seats() {
        all.extend(table.donated_dice(seat).iter().map(|face| Die::of(seat, Some(face))));
        all.extend((0..table.donated_unrolled(seat)).map(|_| Die::of(seat, None)));
    }
    all
}

/// One seat's things, or everybody's.
pub(super) fn look(seat_view: &SeatView<Vivajava>, at: Option<Seat>) -> Canvas {
    let table = seat_view.view.table();
    let seats = table.seats().filter(|&seat| at.is_none_or(|at| at == seat));
    Canvas::rows(seats.map(|seat| seat_block(seat_view, seat)).collect(), 3, seat_view.width)
}

fn seat_block(seat_view: &SeatView<Vivajava>, seat: Seat) -> Canvas {
    let table = seat_view.view.table();
    let mut block = Canvas::new();
    let points = usize::from(table.points(seat));
    let name = Line::new().put(seat_view.names.of(seat), BOLD);
    let worth = Message::new("vivajava-worth")
        .with("points", points)
        .with("goal", GOAL)
        .with("aroma", table.held_aroma(seat));
    block.push(name.and(&format!(" · {}", seat_view.say(&worth))));
    let left = usize::from(GOAL) - points;
    block.push(Line::new().put(&"●".repeat(points), BOLD).put(&"·".repeat(left), DIM));
    for track in Colour::WITH_TRACK {
        block.push(track_line(seat_view, seat, track));
    }
    block.push(
        Line::new()
            .put(&format!("{} ", seat_view.word("vivajava-tokens")), DIM)
            .and(&tokens(seat_view, seat)),
    );
    block.push("");
    block
}

/// `1 in hand, riding Y B of seat 1`.
fn tokens(seat_view: &SeatView<Vivajava>, seat: Seat) -> String {
    let table = seat_view.view.table();
    let spots = table.tokens(seat);
    let mut words = Vec::new();
    for (spot, place) in [(Spot::Hand, "hand"), (Spot::Cup, "cup"), (Spot::Blend, "blend")] {
        let n = spots.iter().filter(|&&there| there == spot).count();
        let message = Message::new("vivajava-tokens-at").with("n", n).with("spot", place);
        words.extend((n > 0).then(|| seat_view.say(&message)));
    }
    let letters = |is: &dyn Fn(Spot) -> Option<Colour>| -> String {
        let tracks = spots.iter().filter_map(|&spot| is(spot));
        tracks.map(|track| Kind::Coffee.letter(track).to_string()).collect::<Vec<_>>().join(" ")
    };
    let blocked = letters(&|spot| if let Spot::Ability(track) = spot { Some(track) } else { None });
    if !blocked.is_empty() {
        words.push(seat_view.say(&Message::new("vivajava-tokens-blocking").with("tracks", blocked)));
    }
    for other in table.seats() {
        let ridden = letters(&|spot| match spot {
            Spot::Track(whose, track) if whose == other => Some(track),
            _ => None,
        });
        if !ridden.is_empty() {
            let message = Message::new("vivajava-tokens-riding").with("tracks", ridden);
            words.push(seat_view.say(&message.with("other", other.index())));
        }
    }
    words.join(", ")
}

fn ability_name(seat_view: &SeatView<Vivajava>, ability: Ability) -> String {
    seat_view.say(&Message::new("vivajava-ability").with("ability", wire::ability_word(ability)))
}

/// `3 green`, or that there is no pair.
fn rating_words(seat_view: &SeatView<Vivajava>, rating: Rating) -> String {
    let colour = Colour::ALL.into_iter().find(|colour| colour.roast() == rating.roast);
    let message = Message::new("vivajava-rating").with("strength", rating.strength);
    seat_view.say(&message.with("colour", colour.map_or("none", |colour| colour.name())))
}

/// `W re-roll ● ● ●1 · ·2 · [3] 1X`.
fn track_line(seat_view: &SeatView<Vivajava>, seat: Seat, track: Colour) -> Line {
    let table = seat_view.view.table();
    let squares = table.setup().tracks.squares(track);
    let steps = table.steps(seat, track);
    let letter = Kind::Coffee.letter(track).to_string();
    let mut line = Line::new()
        .put(&letter, style(track))
        .and(" ")
        .and(&ability_name(seat_view, table.ability(track)))
        .pad(column(seat_view));
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
        _ if table.is_blocked(seat, track) => {
            line.put(&format!(" {}", seat_view.word("vivajava-shut")), BOLD)
        }
        level => line.put(&format!(" {level}X"), BOLD),
    }
}

/// Where the squares of the tracks stand: behind the longest name of an ability.
fn column(seat_view: &SeatView<Vivajava>) -> usize {
    let width =
        |&track: &Colour| ability_name(seat_view, seat_view.view.table().ability(track)).chars().count();
    Colour::WITH_TRACK.iter().map(width).max().unwrap_or(0) + 3
}

/// Points, and what breaks ties.
pub(super) fn scores(seat_view: &SeatView<Vivajava>) -> Canvas {
    let table = seat_view.view.table();
    let places = table.ranking();
    let width = seat_view.names.width().max(4) + 4;
    let mut canvas = Canvas::new();
    let titles =
        [seat_view.word("part-points"), seat_view.word("vivajava-unlocked"), seat_view.word("term-place")];
    let widths = titles.each_ref().map(|title| title.chars().count());
    canvas.push(Line::new().pad(width).put(&titles.join("  "), DIM));
    for seat in table.seats() {
        let place = places.as_ref().map_or("-".to_string(), |places| places[seat.index()].to_string());
        let line = Line::plain("  ").and(seat_view.names.of(seat)).pad(width);
        let line = line.put(&format!("{:>width$}", table.points(seat), width = widths[0]), BOLD);
        let rest = format!("  {:>1$}  {place:>2$}", table.unlocked(seat), widths[1], widths[2]);
        canvas.push(line.and(&rest));
    }
    canvas
}

/// Who won.
pub(super) fn verdict(seat_view: &SeatView<Vivajava>) -> Vec<String> {
    let table = seat_view.view.table();
    let Some(places) = table.ranking() else { return Vec::new() };
    let first: Vec<Seat> = table.seats().filter(|seat| places[seat.index()] == 1).collect();
    vec![seat_view.names.verdict(&first)]
}

/// What the abilities of the coaster in play do.
pub(super) fn abilities(seat_view: &SeatView<Vivajava>) -> Canvas {
    let table = seat_view.view.table();
    let mut canvas = Canvas::new();
    for track in Colour::WITH_TRACK {
        let ability = table.ability(track);
        let message = Message::new("vivajava-ability-does").with("ability", wire::ability_word(ability));
        let does = seat_view.say(&message);
        let room = seat_view.width.saturating_sub(column(seat_view) + 2);
        for (nth, part) in wrap(&does, room).iter().enumerate() {
            let name = if nth == 0 { ability_name(seat_view, ability) } else { String::new() };
            canvas.push(Line::plain("  ").put(&name, style(track)).pad(column(seat_view) + 1).and(part));
        }
    }
    for part in wrap(&seat_view.word("vivajava-signs"), seat_view.width.saturating_sub(2)) {
        canvas.push(Line::plain("  ").and(&part));
    }
    canvas
}

/// What letters and signs mean.
pub(super) fn legend(seat_view: &SeatView<Vivajava>) -> Canvas {
    let colours: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| {
            let name = seat_view.say(&Message::new("vivajava-colour").with("colour", colour.name()));
            format!("{} {name}", Kind::Coffee.letter(colour))
        })
        .collect();
    let lines = [
        ("W Y B R G K".to_string(), colours.join(", ")),
        ("J".into(), seat_view.word("vivajava-legend-joker")),
        ("Wa W1a".into(), seat_view.word("vivajava-legend-aroma")),
        ("W(1)".into(), seat_view.word("vivajava-legend-token")),
        ("3/7 1X".into(), seat_view.word("vivajava-legend-steps")),
        ("✓ ×".into(), seat_view.word("vivajava-legend-marks")),
        ("[4]".into(), seat_view.word("vivajava-signs")),
        ("abilities".into(), seat_view.word("vivajava-help-abilities")),
    ];
    let mut canvas = Canvas::new();
    for (sign, text) in lines {
        for (nth, part) in wrap(&text, seat_view.width.saturating_sub(15)).iter().enumerate() {
            let sign = if nth == 0 { sign.as_str() } else { "" };
            canvas.push(Line::plain("  ").put(sign, BOLD).pad(14).and(part));
        }
    }
    canvas
}
