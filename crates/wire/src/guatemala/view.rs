//! A table of Guatemala Café as JSON. A seat's sacks are a list for itself and a number for everybody else.

use ::guatemala::{
    Coffee, End, Frame, Guatemala, Layout, MARKET_SIDE, MarketField, Open, Openness, Piece, View,
};
use serde_json::{Map, Value, json};
use table::{Game, Seat, Viewer};

use super::shape::{
    BoardShape, ByCoffee, CoffeeName, EdgeAt, FieldAt, GroupShape, GuatemalaShape, HarbourShape, LineShape,
    MapShape, MarketAt, MarketSquare, PieceCount, PlantShape, Printed, PrintedBoard, QuestionShape, RowShape,
    Sacks, SeatShape, ShipShape, SiteShape, SupplyShape, TrackShape,
};
use crate::setup::setup_json;
use crate::table_of::{as_object, merge};

/// What this viewer may know.
pub(super) fn shape(view: &View) -> GuatemalaShape {
    let sacks = |seat: Seat| match (view.viewer, view.own) {
        (Viewer::Seat(own), Some(sacks)) if own == seat => sacks.into(),
        _ => Sacks::Number(view.n_sacks[seat.index()]),
    };
    table_shape(&view.open, sacks, Sacks::Number(view.n_bag))
}

/// What is printed: the board and the set-up.
pub(super) fn printed(open: &Open) -> Printed {
    let layout = open.layout();
    Printed {
        board: PrintedBoard { name: layout.name().into(), map: map_shape(layout) },
        setup: setup_json::<Guatemala>(&open.setup()),
    }
}

/// What somebody knows who sees everything.
pub(super) fn whole_shape(state: &Guatemala) -> GuatemalaShape {
    table_shape(state.open(), |seat| state.stock(seat).into(), state.bag().into())
}

/// Everything.
pub(super) fn all_json(state: &Guatemala) -> Map<String, Value> {
    let (open, shape) = (state.open(), whole_shape(state));
    let mut all = Map::new();
    all.insert("game".into(), json!(Guatemala::ID));
    all.extend(as_object(&shape));
    merge(&mut all, as_object(&printed(open)));
    all
}

/// What cannot be computed from the rest.
pub(super) fn position_json(state: &Guatemala) -> Map<String, Value> {
    let mut all = all_json(state);
    for derived in ["awaits", "round", "phase", "scores", "line", "would_score", "gone_ships", "to_arrange"] {
        all.shift_remove(derived);
    }
    if let Some(board) = all.get_mut("board").and_then(Value::as_object_mut) {
        board.shift_remove("map");
        board.shift_remove("name");
    }
    for seat in all.get_mut("seats").and_then(Value::as_array_mut).into_iter().flatten() {
        for derived in ["seat", "claims", "groups"] {
            seat.as_object_mut().map(|seat| seat.shift_remove(derived));
        }
    }
    all
}

fn table_shape(open: &Open, sacks: impl Fn(Seat) -> Sacks, bag: Sacks) -> GuatemalaShape {
    let seats = || Seat::all(open.n_seats());
    GuatemalaShape {
        awaits: open.awaits().into(),
        round: open.round(),
        turns: open.turns(),
        idle_turns: open.idle_turns(),
        phase: phase_word(open.frame()),
        question: question_shape(open.frame()),
        turn: open.active().index(),
        scores: seats().map(|seat| open.points(seat)).collect(),
        buyer: open.buyer(),
        line: open.line().map(|line| LineShape {
            name: line.to_string(),
            fields: line.fields().into_iter().map(MarketAt).collect(),
        }),
        market: (1..=MARKET_SIDE).map(|row| row_shape(open, row)).collect(),
        bag,
        supply: SupplyShape { roads: open.road_supply() },
        track: TrackShape {
            last: open.track_end(),
            sacks: open.track().map(Into::into).collect(),
            meets: open.meeting_space(),
        },
        gone_ships: gone_ships(open),
        to_arrange: open.is_arranging().then(|| to_arrange(open)),
        would_score: would_score(open),
        board: board_shape(open),
        seats: seats().map(|seat| seat_shape(open, seat, sacks(seat))).collect(),
    }
}

fn row_shape(open: &Open, row: usize) -> Vec<MarketSquare> {
    let layout = open.layout();
    let square = |column: usize| {
        let field = MarketField::new(row, column).expect("nine rows of nine columns");
        MarketSquare::new(open.on_market(field), layout.sack_fields().contains(&field))
    };
    (1..=MARKET_SIDE).map(square).collect()
}

/// Ships that left the game; while a free market is arranged, none has.
fn gone_ships(open: &Open) -> ByCoffee<u8> {
    ByCoffee::of(|coffee| if open.is_arranging() { 0 } else { open.ships_in_box(coffee) })
}

/// G1.2: the pieces that are still to come onto the market, by kind with how many there are.
fn to_arrange(open: &Open) -> Vec<PieceCount> {
    let counted = Piece::coloured().map(|piece| (piece, open.in_box(piece))).filter(|&(_, n)| n > 0);
    counted.map(|(piece, n)| PieceCount::new(piece, n)).collect()
}

/// G5.3: the points each sack would bring each seat now.
pub(super) fn would_score(open: &Open) -> ByCoffee<Vec<u16>> {
    ByCoffee::of(|coffee| points_of(open, coffee))
}

/// G5.3: the points a sack of this coffee would bring each seat now.
pub(super) fn points_of(open: &Open, coffee: Coffee) -> Vec<u16> {
    open.scoring(coffee).yields[..open.n_seats()].iter().map(|found| found.points()).collect()
}

fn seat_shape(open: &Open, seat: Seat, sacks: Sacks) -> SeatShape {
    let claims = Coffee::ALL.into_iter().filter(|&coffee| open.has_claimed(seat, coffee));
    let group = |coffee: Coffee| {
        let workers = open.group(seat, coffee).filter(|(_, piece)| matches!(piece, Piece::Worker(_))).count();
        let hut = open.group(seat, coffee).find(|(_, piece)| matches!(piece, Piece::Hut(_)));
        let found = open.scoring(coffee).yields[seat.index()];
        GroupShape {
            coffee: coffee.into(),
            workers,
            hut: hut.map(|(field, _)| FieldAt(field)),
            harbours: open.connected(seat, coffee).map(|harbour| harbour.number()).collect(),
            ships: found.ships,
            points: found.points(),
        }
    };
    SeatShape {
        seat: seat.index(),
        money: open.money(seat),
        points: open.points(seat),
        sacks,
        claims: claims.clone().map(CoffeeName::from).collect(),
        groups: claims.map(group).collect(),
    }
}

fn board_shape(open: &Open) -> BoardShape {
    let (mut huts, mut workers) = (Vec::new(), Vec::new());
    for seat in Seat::all(open.n_seats()) {
        for (field, piece) in Coffee::ALL.into_iter().flat_map(|coffee| open.group(seat, coffee)) {
            let (list, coffee) = match piece {
                Piece::Hut(coffee) => (&mut huts, coffee),
                Piece::Worker(coffee) => (&mut workers, coffee),
                Piece::Ship(_) | Piece::Road => continue,
            };
            list.push(PlantShape { at: FieldAt(field), seat: seat.index(), coffee: coffee.into() });
        }
    }
    let layout = open.layout();
    let mut ships = Vec::new();
    for (harbour, _, _) in layout.harbours() {
        for (coffee, berth) in open.ships(harbour).zip(layout.berth_prices()) {
            ships.push(ShipShape { harbour: harbour.number(), coffee: coffee.into(), berth });
        }
    }
    BoardShape { huts, workers, ships, roads: open.roads().map(EdgeAt).collect() }
}

/// The printed board: what never changes during a game.
fn map_shape(layout: &Layout) -> MapShape {
    let (columns, n_rows) = layout.size();
    let row = |row: usize| {
        let field = layout.fields().find(|field| field.row() == row);
        let worker = field.map_or(0, |field| layout.worker_price(field));
        RowShape { row, zone: layout.zone(row).into(), worker }
    };
    let sites = layout.fields().filter_map(|field| {
        let open = layout.site(field)? == Openness::Open;
        Some(SiteShape { at: FieldAt(field), price: layout.hut_price(field), open })
    });
    let segments = |wanted: Openness| {
        let fitting = layout.segments().filter(move |(_, openness)| *openness == wanted);
        fitting.map(|(segment, _)| EdgeAt(segment)).collect()
    };
    let harbours = layout.harbours().map(|(harbour, dock, openness)| HarbourShape {
        harbour: harbour.number(),
        dock: dock.to_string(),
        open: openness == Openness::Open,
    });
    MapShape {
        columns,
        rows: (1..=n_rows).map(row).collect(),
        sites: sites.collect(),
        segments: segments(Openness::Open),
        closed_segments: segments(Openness::Closed),
        harbours: harbours.collect(),
        berths: layout.berth_prices().to_vec(),
        ring: (0..::guatemala::RING_SPACES as u8).map(|space| layout.line(space).to_string()).collect(),
    }
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
fn question_shape(frame: Frame) -> QuestionShape {
    let places = |fields: &[MarketField]| fields.iter().copied().map(MarketAt).collect();
    match frame {
        Frame::Arrange { done } => QuestionShape::Arrange { done },
        Frame::ArrangePiece => QuestionShape::ArrangePiece,
        Frame::ArrangeField { piece } => QuestionShape::ArrangeField { piece: piece.into() },
        Frame::Deal { dealt } => QuestionShape::Deal { dealt },
        Frame::Start => QuestionShape::Start,
        Frame::SetBuyer => QuestionShape::SetBuyer,
        Frame::Move => QuestionShape::Move,
        Frame::Choose => QuestionShape::Choose,
        Frame::MayBuild => QuestionShape::MayBuild,
        Frame::Take { emptied } => QuestionShape::Take { emptied: places(emptied.fields()) },
        Frame::Place { piece, emptied } => {
            QuestionShape::Place { piece: piece.into(), emptied: places(emptied.fields()) }
        }
        Frame::Blockade { asked, coffee, field } => {
            QuestionShape::Blockade { asked: asked.index(), coffee: coffee.into(), field: MarketAt(field) }
        }
        Frame::Sail { coffee, harbours, field } => QuestionShape::Sail {
            coffee: coffee.into(),
            field: MarketAt(field),
            harbours: harbours.iter().map(|harbour| harbour.number()).collect(),
        },
        Frame::Lay { field } => QuestionShape::Lay { field: MarketAt(field) },
        Frame::Draw { field } => QuestionShape::Draw { field: MarketAt(field) },
        Frame::Over { end } => QuestionShape::Over { end: end_word(end) },
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
