//! A table of Guatemala Café as JSON. A seat's sacks are a list for itself and a number for everybody else.

use ::guatemala::{Coffee, End, Frame, Guatemala, MARKET_SIDE, MarketField, Open, Openness, Piece, View};
use serde_json::{Map, Value, json};
use table::{Game, Seat, Viewer};

use super::market::{content_json, piece_json, sacks_json};
use crate::setup::setup_json;

/// What this viewer may know.
pub(super) fn view_json(view: &View) -> Map<String, Value> {
    let sacks = |seat: Seat| match (view.viewer, view.own) {
        (Viewer::Seat(own), Some(sacks)) if own == seat => sacks_json(sacks),
        _ => json!(view.n_sacks[seat.index()]),
    };
    table_json(&view.open, sacks, json!(view.n_bag))
}

/// Everything.
pub(super) fn all_json(state: &Guatemala) -> Map<String, Value> {
    let mut all = Map::new();
    all.insert("game".into(), json!(Guatemala::ID));
    all.extend(table_json(state.open(), |seat| sacks_json(state.stock(seat)), sacks_json(state.bag())));
    all
}

/// What cannot be computed from the rest.
pub(super) fn position_json(state: &Guatemala) -> Map<String, Value> {
    let mut all = all_json(state);
    for derived in ["round", "phase", "scores", "line", "would_score", "gone_ships", "to_arrange"] {
        all.remove(derived);
    }
    if let Some(board) = all.get_mut("board").and_then(Value::as_object_mut) {
        board.remove("map");
        board.remove("name");
    }
    for seat in all.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
        for derived in ["seat", "claims", "groups"] {
            seat.as_object_mut().map(|seat| seat.remove(derived));
        }
    }
    all
}

fn table_json(open: &Open, sacks: impl Fn(Seat) -> Value, bag: Value) -> Map<String, Value> {
    let mut view = Map::new();
    let mut put = |key: &str, value: Value| view.insert(key.into(), value);
    let seats = || Seat::all(open.n_seats());
    put("round", json!(open.round()));
    put("turns", json!(open.turns()));
    put("idle_turns", json!(open.idle_turns()));
    put("phase", json!(phase_word(open.frame())));
    put("question", question_json(open.frame()));
    put("turn", json!(open.active().index()));
    put("scores", seats().map(|seat| open.points(seat)).collect());
    put("buyer", json!(open.buyer()));
    put("line", line_json(open));
    put("market", (1..=MARKET_SIDE).map(|row| row_json(open, row)).collect());
    put("bag", bag);
    put("supply", json!({"roads": open.road_supply()}));
    put("track", track_json(open));
    put("gone_ships", gone_json(open));
    if open.is_arranging() {
        put("to_arrange", to_arrange(open));
    }
    put("would_score", would_score(open));
    put("board", board_json(open));
    put("seats", seats().map(|seat| seat_json(open, seat, sacks(seat))).collect());
    put("setup", setup_json::<Guatemala>(&open.setup()));
    view
}

fn row_json(open: &Open, row: usize) -> Value {
    let square = |column: usize| {
        let field = MarketField::new(row, column).expect("nine rows of nine columns");
        let mut square = content_json(open.on_market(field));
        if open.layout().sack_fields().contains(&field) {
            square["sack_field"] = json!(true);
        }
        square
    };
    (1..=MARKET_SIDE).map(square).collect()
}

fn line_json(open: &Open) -> Value {
    open.line().map_or(Value::Null, |line| {
        let fields: Vec<String> = line.fields().iter().map(ToString::to_string).collect();
        json!({"name": line.to_string(), "fields": fields})
    })
}

fn track_json(open: &Open) -> Value {
    let sacks: Vec<&str> = open.track().map(Coffee::name).collect();
    json!({"last": open.track_end(), "sacks": sacks, "meets": open.meeting_space()})
}

fn by_coffee(of: impl Fn(Coffee) -> Value) -> Value {
    Value::Object(Coffee::ALL.map(|coffee| (coffee.name().to_string(), of(coffee))).into_iter().collect())
}

/// Ships that left the game; while a free market is arranged, none has.
fn gone_json(open: &Open) -> Value {
    by_coffee(|coffee| json!(if open.is_arranging() { 0 } else { open.ships_in_box(coffee) }))
}

/// G1.2: the pieces that are still to come onto the market, by kind with how many there are.
fn to_arrange(open: &Open) -> Value {
    let counted = Piece::coloured().map(|piece| (piece, open.in_box(piece))).filter(|&(_, n)| n > 0);
    counted
        .map(|(piece, n)| {
            let mut entry = piece_json(piece);
            entry["n"] = json!(n);
            entry
        })
        .collect()
}

/// G5.3: the points each sack would bring each seat now.
fn would_score(open: &Open) -> Value {
    by_coffee(|coffee| {
        let yields = open.scoring(coffee).yields;
        yields[..open.n_seats()].iter().map(|found| found.points()).collect()
    })
}

fn seat_json(open: &Open, seat: Seat, sacks: Value) -> Value {
    let claims: Vec<&str> =
        Coffee::ALL.into_iter().filter(|&coffee| open.has_claimed(seat, coffee)).map(Coffee::name).collect();
    let group = |coffee: Coffee| {
        let workers = open.group(seat, coffee).filter(|(_, piece)| matches!(piece, Piece::Worker(_))).count();
        let hut = open.group(seat, coffee).find(|(_, piece)| matches!(piece, Piece::Hut(_)));
        let found = open.scoring(coffee).yields[seat.index()];
        json!({
            "coffee": coffee.name(), "workers": workers, "hut": hut.map(|(field, _)| field.to_string()),
            "harbours": open.connected(seat, coffee).map(|harbour| harbour.number()).collect::<Vec<_>>(),
            "ships": found.ships, "points": found.points(),
        })
    };
    let groups: Vec<Value> =
        Coffee::ALL.into_iter().filter(|&coffee| open.has_claimed(seat, coffee)).map(group).collect();
    json!({
        "seat": seat.index(), "money": open.money(seat), "points": open.points(seat), "sacks": sacks,
        "claims": claims, "groups": groups,
    })
}

fn board_json(open: &Open) -> Value {
    let (mut huts, mut workers) = (Vec::new(), Vec::new());
    for seat in Seat::all(open.n_seats()) {
        for (field, piece) in Coffee::ALL.into_iter().flat_map(|coffee| open.group(seat, coffee)) {
            let (list, coffee) = match piece {
                Piece::Hut(coffee) => (&mut huts, coffee),
                Piece::Worker(coffee) => (&mut workers, coffee),
                Piece::Ship(_) | Piece::Road => continue,
            };
            list.push(json!({"at": field.to_string(), "seat": seat.index(), "coffee": coffee.name()}));
        }
    }
    let layout = open.layout();
    let mut ships = Vec::new();
    for (harbour, _, _) in layout.harbours() {
        for (coffee, price) in open.ships(harbour).zip(layout.berth_prices()) {
            ships.push(json!({"harbour": harbour.number(), "coffee": coffee.name(), "berth": price}));
        }
    }
    let roads: Vec<String> = open.roads().map(|segment| segment.to_string()).collect();
    json!({
        "name": layout.name(), "huts": huts, "workers": workers, "ships": ships, "roads": roads,
        "map": map_json(open),
    })
}

/// The printed board: what never changes during a game.
fn map_json(open: &Open) -> Value {
    let layout = open.layout();
    let (columns, n_rows) = layout.size();
    let mut rows = Vec::new();
    for row in 1..=n_rows {
        let field = layout.fields().find(|field| field.row() == row);
        let price = field.map_or(0, |field| layout.worker_price(field));
        rows.push(json!({"row": row, "zone": layout.zone(row), "worker": price}));
    }
    let mut sites = Vec::new();
    for field in layout.fields() {
        if let Some(openness) = layout.site(field) {
            let (price, open) = (layout.hut_price(field), openness == Openness::Open);
            sites.push(json!({"at": field.to_string(), "price": price, "open": open}));
        }
    }
    let segments = |wanted: Openness| {
        let fitting = layout.segments().filter(move |(_, openness)| *openness == wanted);
        fitting.map(|(segment, _)| segment.to_string()).collect::<Vec<_>>()
    };
    let harbours: Vec<Value> = (layout.harbours())
        .map(|(harbour, dock, openness)| {
            let open = openness == Openness::Open;
            json!({"harbour": harbour.number(), "dock": dock.to_string(), "open": open})
        })
        .collect();
    let ring: Vec<String> = (0..::guatemala::RING_SPACES as u8).map(|s| layout.line(s).to_string()).collect();
    json!({
        "columns": columns, "rows": rows, "sites": sites, "segments": segments(Openness::Open),
        "closed_segments": segments(Openness::Closed), "harbours": harbours,
        "berths": layout.berth_prices(), "ring": ring,
    })
}

/// The word for a stretch of the game.
fn phase_word(frame: Frame) -> &'static str {
    match frame {
        Frame::Arrange { .. }
        | Frame::ArrangePiece
        | Frame::ArrangeField { .. }
        | Frame::Deal { .. }
        | Frame::Start
        | Frame::SetBuyer => "setup",
        Frame::Move => "move",
        Frame::Choose => "choose",
        Frame::MayBuild | Frame::Take { .. } | Frame::Place { .. } => "build",
        Frame::Blockade { .. } | Frame::Sail { .. } | Frame::Lay { .. } | Frame::Draw { .. } => "sack",
        Frame::Over { .. } => "over",
    }
}

/// The open question with what belongs to it.
fn question_json(frame: Frame) -> Value {
    let names = |fields: &[MarketField]| fields.iter().map(ToString::to_string).collect::<Vec<_>>();
    match frame {
        Frame::Arrange { done } => json!({"kind": "arrange", "done": done}),
        Frame::ArrangePiece => json!({"kind": "arrange_piece"}),
        Frame::ArrangeField { piece } => json!({"kind": "arrange_field", "piece": piece_json(piece)}),
        Frame::Deal { dealt } => json!({"kind": "deal", "dealt": dealt}),
        Frame::Start => json!({"kind": "start"}),
        Frame::SetBuyer => json!({"kind": "set_buyer"}),
        Frame::Move => json!({"kind": "move"}),
        Frame::Choose => json!({"kind": "choose"}),
        Frame::MayBuild => json!({"kind": "may_build"}),
        Frame::Take { emptied } => json!({"kind": "take", "emptied": names(emptied.fields())}),
        Frame::Place { piece, emptied } => {
            json!({"kind": "place", "piece": piece_json(piece), "emptied": names(emptied.fields())})
        }
        Frame::Blockade { asked, coffee, field } => json!({
            "kind": "blockade", "asked": asked.index(), "coffee": coffee.name(),
            "field": field.to_string(),
        }),
        Frame::Sail { coffee, harbours, field } => json!({
            "kind": "sail", "coffee": coffee.name(), "field": field.to_string(),
            "harbours": harbours.iter().map(|harbour| harbour.number()).collect::<Vec<_>>(),
        }),
        Frame::Lay { field } => json!({"kind": "lay", "field": field.to_string()}),
        Frame::Draw { field } => json!({"kind": "draw", "field": field.to_string()}),
        Frame::Over { end } => json!({"kind": "over", "end": end_word(end)}),
    }
}

/// Why a game is over, in a word.
pub(super) fn end_word(end: End) -> &'static str {
    match end {
        End::MarkerAfterPoints => "marker_after_points",
        End::MarkerAfterBlockade => "marker_after_blockade",
        End::NoSackLeft => "no_sack_left",
        End::Idle => "idle",
    }
}
