//! Whole games of every title, every screen of which has to fit the terminal: a test for each, named after it.

use bots::Effort;
use table::{Awaits, ChaChaDealer, Seat, Sitting, Step, Viewer};
use words::{Lang, Words};

use super::canvas::{Canvas, Glyphs};
use super::compose::Room;
use super::host::screen_of;
use super::names::Names;
use super::screen::{Question, Screen, SeatView};
use super::seating::Who;

/// The sizes that every screen is held to.
const SIZES: [(usize, usize); 2] = [(80, 24), (120, 40)];

/// A game that the bots of its seats play, seen by seat 0 in this language.
fn play<G: Screen>(setup: &str, seed: &str, bot: &str, lang: Lang, mut screen: impl FnMut(&[Canvas], &str)) {
    let setup: G::Setup = setup.parse().unwrap_or_else(|error| panic!("{setup}: {error}"));
    let mut sitting = Sitting::<G>::new(&setup).unwrap_or_else(|error| panic!("{error}"));
    let n_seats = sitting.state().n_seats();
    let mut table = vec![Who::Bot(bot.into()); n_seats];
    table[0] = Who::Person(None);
    let names = Names::new(Words::of(lang), &table);
    let mut dealer = ChaChaDealer::from_seed(seed);
    let mut bots: Vec<_> = (0..n_seats)
        .map(|_| G::bot(bot, &Effort::nodes(8)).unwrap_or_else(|| panic!("no bot {bot}")))
        .collect();
    let me = Seat::new(0).expect("there is a seat 0");
    let mut news: Vec<String> = Vec::new();
    let mut show = |sitting: &Sitting<G>, news: &mut Vec<String>| {
        let state = sitting.state();
        let is_over = state.awaits() == Awaits::Nobody;
        let mut legal = Vec::new();
        state.legal_actions(me, &mut legal);
        let shown = SIZES.map(|(width, height)| {
            let seat_view = SeatView {
                view: state.view(Viewer::Seat(me)),
                seat: me,
                legal: legal.clone(),
                names: names.clone(),
                width,
                is_over,
            };
            let question = match is_over {
                false => G::question(&seat_view),
                true => Question {
                    sentence: names.word("term-over"),
                    prompt: String::new(),
                    menu: Vec::new(),
                    obvious: None,
                },
            };
            screen_of(&seat_view, &question, news, Room { width, height: Some(height) })
        });
        let step = sitting.record().steps.len();
        screen(&shown, &format!("{} {setup} seed {seed} {bot} {lang} step {step}", G::ID));
        news.clear();
    };
    loop {
        let before = sitting.record().steps.len();
        let events = match sitting.state().awaits() {
            Awaits::Nobody => break show(&sitting, &mut news),
            Awaits::Chance => sitting.deal(&mut dealer),
            awaits => {
                let seat = awaits.seats().iter().next().expect("somebody is awaited");
                if seat == me {
                    show(&sitting, &mut news);
                }
                let mut legal = Vec::new();
                sitting.state().legal_actions(seat, &mut legal);
                let view = sitting.state().view(Viewer::Seat(seat));
                let mut dealer = ChaChaDealer::for_step(seed, before);
                let action = bots[seat.index()].choose(&view, seat, &legal, &mut dealer).action;
                sitting.play(Step::Choice(seat, action)).unwrap_or_default()
            }
        };
        let seen: Vec<G::Seen> =
            events.iter().filter_map(|event| G::seen_by(event, Viewer::Seat(me))).collect();
        news.extend(G::tell(&seen, &sitting.state().view(Viewer::Seat(me)), &names));
    }
}

/// Holds every screen of a game to its size. Says how many there were and how many had to be cut.
fn hold<G: Screen>(setup: &str, seed: &str, bot: &str, lang: Lang) -> (usize, usize) {
    let (mut screens, mut cut) = (0, 0);
    let more = Words::of(lang).word("term-menu-more");
    play::<G>(setup, seed, bot, lang, |shown, what| {
        for (canvas, (width, height)) in shown.iter().zip(SIZES) {
            let lines: Vec<String> = canvas
                .render(Glyphs::Boxes)
                .map(|line| anstream::adapter::strip_str(&line).to_string())
                .collect();
            let text = lines.join("\n");
            assert!(lines.len() < height, "{what}: {} lines of {height}\n{text}", lines.len());
            let wide = lines.iter().find(|line| line.chars().count() > width);
            assert!(wide.is_none(), "{what}: wider than {width}: {wide:?}\n{text}");
            screens += 1;
            cut += usize::from(text.contains(&more));
        }
    });
    (screens, cut)
}

/// Every number of seats, by a bot that knows what it does and by one that does anything; languages take turns.
fn hold_all<G: Screen>(setups: &[&str]) {
    let (mut screens, mut cut, mut game) = (0, 0, 0);
    for setup in setups {
        for (bot, seed) in [("greedy", "one"), ("random", "two"), ("random", "three")] {
            let (n, n_cut) = hold::<G>(setup, seed, bot, Lang::ALL[game % Lang::ALL.len()]);
            screens += n;
            cut += n_cut;
            game += 1;
        }
    }
    assert!(screens > 500, "only {screens} screens");
    assert!(cut * 100 < screens, "{cut} of {screens} screens do not show all choices");
}

macro_rules! fits {
    ($($name:ident: $game:ty),+ $(,)?) => {
        $(
            #[test]
            fn $name() {
                hold_all::<$game>(<$game as Screen>::FITS);
            }
        )+
    };
}

wire::all_games!(fits);
