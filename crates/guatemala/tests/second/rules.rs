//! A second implementation of the rules, written to be obvious and slow: lists, maps and texts, no masks. It shares
//! the drawing of the board with the first one and nothing else.

use std::collections::{BTreeMap, BTreeSet};

use guatemala::{Content, Guatemala, LayoutRef, MarketField, Openness, Setup};
use table::kit::second::Second;
use table::{Game, Seat, StepOf};

const COFFEES: [&str; 5] = ["black", "white", "beige", "russet", "brown"];

/// What stands on a plantation field.
#[derive(Clone, PartialEq)]
struct Stands {
    seat: usize,
    hut: bool,
    coffee: String,
}

/// Which question is open.
#[derive(Clone, PartialEq, Debug)]
enum Open {
    Piece(usize),
    Pick(usize),
    Put(usize, String),
    Deal(usize),
    Start,
    Buyer,
    Move,
    Choose,
    MayBuild,
    Take,
    Place(String),
    Ask(usize, String, String),
    Sail(Vec<usize>, String, String),
    Lay(String),
    Draw(String),
    Over,
}

#[derive(Clone)]
pub(crate) struct SecondGuatemala {
    layout: LayoutRef,
    n: usize,
    track_end: i32,
    /// The seats lay out the pieces themselves.
    by_seats: bool,
    /// The seat that was agreed on to start.
    first: Option<usize>,
    /// The idle turns that end the game.
    most_idle: Option<usize>,
    /// By field: a piece such as `worker black`, `road`, `sack black`, or nothing.
    market: BTreeMap<String, String>,
    sack_fields: Vec<String>,
    fields: BTreeMap<String, Stands>,
    roads: BTreeSet<String>,
    harbours: Vec<Vec<String>>,
    money: Vec<i32>,
    points: Vec<i32>,
    stocks: Vec<Vec<String>>,
    bag: Vec<String>,
    boxed: Vec<String>,
    track: usize,
    supply: usize,
    buyer: usize,
    active: usize,
    idle: usize,
    emptied: Vec<String>,
    open: Open,
}

fn text_of(content: Content) -> String {
    match content {
        Content::Empty => String::new(),
        Content::Piece(piece) => piece.to_string(),
        Content::Sack(coffee) => format!("sack {coffee}"),
    }
}

fn kinds(list: &[String]) -> Vec<String> {
    list.iter().cloned().collect::<BTreeSet<_>>().into_iter().collect()
}

fn remove(list: &mut Vec<String>, thing: &str) {
    let place = list.iter().position(|other| other == thing).expect("it is there");
    list.remove(place);
}

impl SecondGuatemala {
    fn new(setup: &Setup, layout: LayoutRef) -> SecondGuatemala {
        let text = setup.to_string();
        let option = |name: &str| {
            let words = text.split(' ').filter_map(|word| word.split_once('='));
            words.into_iter().find(|(other, _)| *other == name).expect("every option is written").1
        };
        let by_seats = option("market") == "players";
        let free = option("market") == "free" || by_seats;
        let mut bag: Vec<String> = COFFEES.iter().flat_map(|c| vec![c.to_string(); 7]).collect();
        let mut boxed = Vec::new();
        let mut market = BTreeMap::new();
        for field in MarketField::all() {
            let content = text_of(layout.printed(field));
            if free {
                market.insert(field.to_string(), String::new());
            } else {
                if let Some(coffee) = content.strip_prefix("sack ") {
                    remove(&mut bag, coffee);
                }
                market.insert(field.to_string(), content);
            }
        }
        if free {
            for (kind, count) in [("worker", 9), ("hut", 3), ("ship", 3)] {
                COFFEES.iter().for_each(|c| boxed.extend(vec![format!("{kind} {c}"); count]));
            }
        }
        SecondGuatemala {
            n: setup.seats,
            track_end: i32::from(setup.track.last()),
            by_seats,
            first: option("first").strip_prefix("seat").map(|seat| seat.parse().expect("a seat")),
            most_idle: option("idle_end").parse::<usize>().ok().map(|rounds| rounds * setup.seats),
            market,
            sack_fields: layout.sack_fields().iter().map(|field| field.to_string()).collect(),
            fields: BTreeMap::new(),
            roads: BTreeSet::new(),
            harbours: vec![Vec::new(); layout.harbours().count()],
            layout,
            money: vec![15; setup.seats],
            points: vec![0; setup.seats],
            stocks: vec![Vec::new(); setup.seats],
            bag,
            boxed,
            track: 0,
            supply: usize::from(setup.roads.number()),
            buyer: 0,
            active: 0,
            idle: 0,
            emptied: Vec::new(),
            open: match (free, by_seats) {
                (_, true) => Open::Piece(75),
                (true, _) => Open::Piece(0),
                _ => Open::Deal(0),
            },
        }
    }

    fn line(&self) -> Vec<String> {
        self.layout.line(self.buyer as u8).fields().iter().map(|field| field.to_string()).collect()
    }

    /// The fields of a free market in the order they are filled.
    fn arranging(&self) -> Vec<String> {
        let pieces =
            MarketField::all().map(|field| field.to_string()).filter(|f| !self.sack_fields.contains(f));
        pieces.chain(self.sack_fields.clone()).collect()
    }

    /// The empty fields for pieces.
    fn gaps(&self) -> Vec<String> {
        self.arranging().into_iter().take(75).filter(|field| self.market[field].is_empty()).collect()
    }

    /// Who starts is drawn or agreed on.
    fn find_start(&mut self) {
        self.open = match self.first {
            None => Open::Start,
            Some(seat) => {
                self.active = seat;
                Open::Buyer
            }
        };
    }

    /// The names of the fields around one; beyond the edge nothing ever stands.
    fn neighbours(field: &str) -> [String; 4] {
        let (column, row) = (field.as_bytes()[0], field[1..].parse::<u8>().expect("a row"));
        [(column, row + 1), (column, row - 1), (column + 1, row), (column - 1, row)]
            .map(|(column, row)| format!("{}{row}", column as char))
    }

    /// Where the active seat may put this piece, with the price.
    fn places(&self, piece: &str) -> Vec<(String, i32)> {
        let money = self.money[self.active];
        let mut places: Vec<(String, i32)> = Vec::new();
        match piece.split_once(' ') {
            None => {
                for (segment, openness) in self.layout.segments() {
                    if openness == Openness::Open && !self.roads.contains(&segment.to_string()) {
                        places.push((format!("road {segment}"), 0));
                    }
                }
            }
            Some(("ship", _)) => {
                for (harbour, _, openness) in self.layout.harbours() {
                    let ships = self.harbours[harbour.index()].len();
                    if openness == Openness::Open && ships < 3 {
                        places.push((format!("ship {harbour}"), [2, 3, 4][ships]));
                    }
                }
            }
            Some((kind, coffee)) => {
                let hut = kind == "hut";
                let mine = self.fields.values().any(|s| s.seat == self.active && s.coffee == coffee);
                let my_hut =
                    self.fields.values().any(|s| s.seat == self.active && s.coffee == coffee && s.hut);
                for field in self.layout.fields() {
                    let name = field.to_string();
                    let site = self.layout.site(field);
                    let fits = if hut { site == Some(Openness::Open) } else { site.is_none() };
                    if !fits || self.fields.contains_key(&name) {
                        continue;
                    }
                    let around = SecondGuatemala::neighbours(&name);
                    let next = |wanted: &dyn Fn(&Stands) -> bool| {
                        around.iter().any(|other| self.fields.get(other).is_some_and(wanted))
                    };
                    let touches_mine = next(&|s| s.seat == self.active && s.coffee == coffee);
                    let touches_other = next(&|s| s.seat != self.active && s.coffee == coffee);
                    if touches_other || (mine && !touches_mine) || (hut && my_hut) {
                        continue;
                    }
                    let price =
                        if hut { self.layout.hut_price(field) } else { self.layout.worker_price(field) };
                    places.push((format!("{kind} {name}"), i32::from(price)));
                }
            }
        }
        places.retain(|(_, price)| *price <= money);
        places
    }

    fn takeable(&self) -> Vec<String> {
        let line = self.line();
        let is_piece = |content: &String| !content.is_empty() && !content.starts_with("sack");
        line.into_iter()
            .filter(|f| is_piece(&self.market[f]) && !self.places(&self.market[f]).is_empty())
            .collect()
    }

    /// Every legal step.
    fn texts(&self) -> Vec<String> {
        let by =
            |seat: usize, what: Vec<String>| what.into_iter().map(|a| format!("seat{seat} {a}")).collect();
        let chance = |what: &str, list: &[String]| -> Vec<String> {
            kinds(list).into_iter().map(|thing| format!("chance {what} {thing}")).collect()
        };
        match &self.open {
            Open::Piece(done) if *done < 75 => chance("piece", &self.boxed),
            Open::Piece(80) => chance("sack", &self.bag),
            Open::Piece(_) => {
                let shown: Vec<&String> = self.sack_fields.iter().map(|field| &self.market[field]).collect();
                let left: Vec<String> = COFFEES
                    .iter()
                    .filter(|c| !shown.contains(&&format!("sack {c}")))
                    .map(|c| c.to_string())
                    .collect();
                chance("sack", &left)
            }
            Open::Pick(seat) => {
                let mut what: Vec<String> =
                    kinds(&self.boxed).iter().map(|p| format!("arrange {p}")).collect();
                what.push("lot".into());
                by(*seat, what)
            }
            Open::Put(seat, _) => by(*seat, self.gaps().iter().map(|f| format!("at {f}")).collect()),
            Open::Deal(_) => chance("deal", &self.bag),
            Open::Draw(_) => chance("bag", &self.bag),
            Open::Start => (0..self.n).map(|seat| format!("chance start seat{seat}")).collect(),
            Open::Buyer => {
                by((self.active + self.n - 1) % self.n, (0..36).map(|s| format!("buyer {s}")).collect())
            }
            Open::Move => {
                let most = if self.money[self.active] >= 2 { 4 } else { 3 };
                by(self.active, (1..=most).map(|steps| format!("move {steps}")).collect())
            }
            Open::Choose | Open::MayBuild => {
                let mut what = vec!["nothing".to_string()];
                if !self.takeable().is_empty() {
                    what.push("build".into());
                }
                if self.open == Open::Choose {
                    let sacks =
                        self.line().into_iter().filter(|field| self.market[field].starts_with("sack"));
                    what.extend(sacks.map(|field| format!("sack {field}")));
                }
                by(self.active, what)
            }
            Open::Take => {
                let mut what: Vec<String> =
                    self.takeable().into_iter().map(|f| format!("take {f}")).collect();
                if !self.emptied.is_empty() {
                    what.push("done".into());
                }
                by(self.active, what)
            }
            Open::Place(piece) => {
                by(self.active, self.places(piece).into_iter().map(|(place, _)| place).collect())
            }
            Open::Ask(seat, coffee, _) => {
                let mut what = vec!["decline".to_string()];
                if self.stocks[*seat].contains(coffee) {
                    what.push("block".into());
                }
                by(*seat, what)
            }
            Open::Sail(harbours, ..) => {
                by(self.active, harbours.iter().map(|h| format!("sail {}", h + 1)).collect())
            }
            Open::Lay(_) => {
                by(self.active, kinds(&self.stocks[self.active]).iter().map(|c| format!("lay {c}")).collect())
            }
            Open::Over => Vec::new(),
        }
    }

    /// Carries a legal step out.
    fn play_text(&mut self, step: &str) {
        let words: Vec<&str> = step.split(' ').collect();
        let number = |word: &str| word.parse::<usize>().expect("a number");
        match (&self.open.clone(), &words[1..]) {
            (Open::Piece(done), ["piece", kind, coffee]) => {
                remove(&mut self.boxed, &format!("{kind} {coffee}"));
                let field =
                    if self.by_seats { self.gaps()[0].clone() } else { self.arranging()[*done].clone() };
                self.market.insert(field, format!("{kind} {coffee}"));
                self.open = Open::Piece(done + 1);
                if self.by_seats && self.boxed.is_empty() {
                    self.find_start();
                }
            }
            (Open::Pick(seat), ["arrange", kind, coffee]) => {
                remove(&mut self.boxed, &format!("{kind} {coffee}"));
                self.open = Open::Put(*seat, format!("{kind} {coffee}"));
            }
            (Open::Put(seat, piece), ["at", field]) => {
                self.market.insert(field.to_string(), piece.clone());
                self.open = Open::Pick((seat + 1) % self.n);
                if self.boxed.is_empty() {
                    self.find_start();
                }
            }
            (Open::Pick(_), ["lot"]) => self.open = Open::Piece(75 - self.boxed.len()),
            (Open::Piece(done), ["sack", coffee]) => {
                remove(&mut self.bag, coffee);
                let field = self.arranging()[*done].clone();
                self.market.insert(field, format!("sack {coffee}"));
                self.open = if *done == 80 { Open::Deal(0) } else { Open::Piece(done + 1) };
            }
            (Open::Deal(done), ["deal", coffee]) => {
                remove(&mut self.bag, coffee);
                self.stocks[done % self.n].push(coffee.to_string());
                self.open = Open::Deal(done + 1);
                if *done == 23 && self.by_seats {
                    self.open = Open::Pick(0);
                } else if *done == 23 {
                    self.find_start();
                }
            }
            (_, ["start", seat]) => {
                self.active = number(&seat[4..]);
                self.open = Open::Buyer;
            }
            (_, ["buyer", space]) => {
                self.buyer = number(space);
                self.open = Open::Move;
            }
            (_, ["move", steps]) => {
                self.buyer = (self.buyer + number(steps)) % 36;
                self.money[self.active] -= if *steps == "4" { 2 } else { 0 };
                self.open = Open::Choose;
            }
            (_, ["build"]) => {
                self.emptied.clear();
                self.open = Open::Take;
            }
            (question, ["nothing"]) => {
                self.idle += usize::from(*question == Open::Choose);
                self.end_turn();
            }
            (_, ["take", field]) => {
                let piece = self.market.insert(field.to_string(), String::new()).expect("a field");
                self.emptied.push(field.to_string());
                self.idle = 0;
                self.open = Open::Place(piece);
            }
            (_, ["done"]) => self.fill(),
            (Open::Place(piece), [_, place]) => {
                let action = words[1..].join(" ");
                let price = self.places(piece).into_iter().find(|(a, _)| *a == action).expect("legal").1;
                self.money[self.active] -= price;
                match piece.split_once(' ') {
                    None => {
                        self.roads.insert(place.to_string());
                    }
                    Some(("ship", coffee)) => self.harbours[number(place) - 1].push(coffee.into()),
                    Some((kind, coffee)) => {
                        let stands = Stands { seat: self.active, hut: kind == "hut", coffee: coffee.into() };
                        self.fields.insert(place.to_string(), stands);
                    }
                }
                self.open = Open::Take;
                if self.emptied.len() == 3 {
                    self.fill();
                }
            }
            (_, ["sack", field]) => {
                let sack = self.market.insert(field.to_string(), String::new()).expect("a field");
                let coffee = sack.strip_prefix("sack ").expect("a sack").to_string();
                self.track += 1;
                self.idle = 0;
                self.money[self.active] += 8;
                self.open = Open::Ask((self.active + 1) % self.n, coffee, field.to_string());
            }
            (Open::Ask(seat, coffee, field), ["block"]) => {
                remove(&mut self.stocks[*seat], coffee);
                self.market.insert(field.clone(), format!("sack {coffee}"));
                self.open = if self.met() { Open::Over } else { Open::MayBuild };
            }
            (Open::Ask(seat, coffee, field), ["decline"]) => {
                let next = (seat + 1) % self.n;
                if next == self.active {
                    self.score(coffee, field);
                } else {
                    self.open = Open::Ask(next, coffee.clone(), field.clone());
                }
            }
            (Open::Sail(_, coffee, field), ["sail", harbour]) => {
                remove(&mut self.harbours[number(harbour) - 1], coffee);
                self.replace(field);
            }
            (Open::Lay(field), ["lay", coffee]) => {
                remove(&mut self.stocks[self.active], coffee);
                self.market.insert(field.clone(), format!("sack {coffee}"));
                self.end_turn();
            }
            (Open::Draw(field), ["bag", coffee]) => {
                remove(&mut self.bag, coffee);
                self.market.insert(field.clone(), format!("sack {coffee}"));
                self.end_turn();
            }
            (open, _) => panic!("`{step}` does not answer {open:?}"),
        }
    }

    fn fill(&mut self) {
        for field in self.emptied.clone() {
            if self.supply > 0 {
                self.supply -= 1;
                self.market.insert(field, "road".into());
            }
        }
        self.end_turn();
    }

    fn end_turn(&mut self) {
        let no_sack = self.sack_fields.iter().all(|field| self.market[field].is_empty());
        if Some(self.idle) == self.most_idle || no_sack {
            self.open = Open::Over;
            return;
        }
        self.active = (self.active + 1) % self.n;
        self.open = Open::Move;
    }

    fn met(&self) -> bool {
        self.points.iter().any(|&points| points >= self.track_end + 1 - self.track as i32)
    }

    /// The corners reached from a harbour, as texts.
    fn reached(&self, harbour: usize) -> BTreeSet<String> {
        let dock = self.layout.harbours().nth(harbour).expect("a harbour").1.to_string();
        let mut reached = BTreeSet::from([dock]);
        for _ in 0..self.roads.len() + 1 {
            for road in &self.roads {
                let (from, to) = road.split_once('-').expect("two corners");
                if reached.contains(from) || reached.contains(to) {
                    reached.insert(from.into());
                    reached.insert(to.into());
                }
            }
        }
        reached
    }

    fn score(&mut self, coffee: &str, field: &str) {
        let mut earning: BTreeSet<usize> = BTreeSet::new();
        for seat in 0..self.n {
            let mine: Vec<_> =
                self.fields.iter().filter(|(_, s)| s.seat == seat && s.coffee == coffee).collect();
            let workers = mine.iter().filter(|(_, stands)| !stands.hut).count() as i32;
            let Some((hut, _)) = mine.iter().find(|(_, stands)| stands.hut) else { continue };
            if workers == 0 {
                continue;
            }
            let (x, y) = (i32::from(hut.as_bytes()[0] - b'a'), hut[1..].parse::<i32>().expect("a row") - 1);
            let corners = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].map(|(x, y)| format!("{x}.{y}"));
            let mut ships = 0;
            for harbour in 0..self.harbours.len() {
                let here = self.harbours[harbour].iter().filter(|ship| *ship == coffee).count() as i32;
                let reached = self.reached(harbour);
                if here > 0 && corners.iter().any(|corner| reached.contains(corner)) {
                    ships += here;
                    earning.insert(harbour);
                }
            }
            self.points[seat] += workers * (1 + ships);
        }
        if self.met() {
            self.open = Open::Over;
            return;
        }
        let berth =
            |harbour: usize| self.harbours[harbour].iter().position(|ship| ship == coffee).expect("a ship");
        let cheapest = earning.iter().map(|&harbour| berth(harbour)).min();
        let leaving: Vec<usize> = earning.iter().copied().filter(|&h| Some(berth(h)) == cheapest).collect();
        match leaving[..] {
            [] => self.replace(field),
            [only] => {
                remove(&mut self.harbours[only], coffee);
                self.replace(field);
            }
            _ => self.open = Open::Sail(leaving, coffee.into(), field.into()),
        }
    }

    fn replace(&mut self, field: &str) {
        if !self.stocks[self.active].is_empty() {
            self.open = Open::Lay(field.into());
        } else if !self.bag.is_empty() {
            self.open = Open::Draw(field.into());
        } else {
            self.end_turn();
        }
    }
}

impl Second<Guatemala> for SecondGuatemala {
    fn begin(setup: &Setup) -> SecondGuatemala {
        let state = Guatemala::new(setup).expect("a sound set-up");
        SecondGuatemala::new(setup, state.open().layout().clone())
    }

    fn steps(&self) -> Vec<StepOf<Guatemala>> {
        self.texts().iter().map(|text| text.parse().expect("a step in notation")).collect()
    }

    fn play(&mut self, step: &StepOf<Guatemala>) {
        self.play_text(&step.to_string());
    }

    fn differences(&self, state: &Guatemala) -> Vec<String> {
        let mut differences = Vec::new();
        for seat in Seat::all(state.n_seats()) {
            let first = (i32::from(state.open().money(seat)), i32::from(state.open().points(seat)));
            let other = (self.money[seat.index()], self.points[seat.index()]);
            if first != other {
                differences.push(format!("money and points of {seat}: {first:?} by the rules, {other:?}"));
            }
        }
        if (self.open == Open::Over) != state.scores().is_some() {
            differences.push(format!("over: {:?} by the rules, {:?}", state.scores(), self.open));
        }
        differences
    }
}
