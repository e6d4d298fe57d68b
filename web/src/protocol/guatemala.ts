// Written from the types in crates/wire/src/guatemala; UPDATE_TYPES=1 cargo nextest run -p wire

import type { Message } from './service.ts';

export type MarketAt = string;

export type FieldAt = string;

export type EdgeAt = string;

export type AwaitsShape = { kind: 'seat' | 'seats' | 'chance' | 'nobody', seat?: number, seats?: Array<number>, };

export type CoffeeName = "black" | "white" | "beige" | "russet" | "brown";

export type ByCoffee<T> = { black: T, white: T, beige: T, russet: T, brown: T, };

export type ContentKind = "empty" | "sack" | "worker" | "hut" | "ship" | "road";

export type MarketSquare = { kind: ContentKind, coffee?: CoffeeName, 
/**
 * Where sacks lie and come back to.
 */
sack_field?: true, };

export type PieceShape = { kind: ContentKind, coffee?: CoffeeName, };

export type PieceCount = { kind: ContentKind, coffee?: CoffeeName, n: number, };

export type Sacks = Array<CoffeeName> | number;

export type QuestionShape = { "kind": "arrange", done: number, } | { "kind": "arrange_piece" } | { "kind": "arrange_field", piece: PieceShape, } | { "kind": "deal", dealt: number, } | { "kind": "start" } | { "kind": "set_buyer" } | { "kind": "move" } | { "kind": "choose" } | { "kind": "may_build" } | { "kind": "take", emptied: Array<MarketAt>, } | { "kind": "place", piece: PieceShape, emptied: Array<MarketAt>, } | { "kind": "blockade", asked: number, coffee: CoffeeName, field: MarketAt, } | { "kind": "sail", coffee: CoffeeName, field: MarketAt, harbours: Array<number>, } | { "kind": "lay", field: MarketAt, } | { "kind": "draw", field: MarketAt, } | { "kind": "over", end: string, };

export type LineShape = { name: string, fields: Array<MarketAt>, };

export type SupplyShape = { roads: number, };

export type TrackShape = { last: number, sacks: Array<CoffeeName>, meets: number, };

export type PlantShape = { at: FieldAt, seat: number, coffee: CoffeeName, };

export type ShipShape = { harbour: number, coffee: CoffeeName, 
/**
 * What the berth cost.
 */
berth: number, };

export type BoardShape = { huts: Array<PlantShape>, workers: Array<PlantShape>, ships: Array<ShipShape>, roads: Array<EdgeAt>, };

export type RowShape = { row: number, zone: string, worker: number, };

export type SiteShape = { at: FieldAt, price: number, open: boolean, };

export type HarbourShape = { harbour: number, dock: string, open: boolean, };

export type MapShape = { columns: number, rows: Array<RowShape>, sites: Array<SiteShape>, segments: Array<EdgeAt>, closed_segments: Array<EdgeAt>, harbours: Array<HarbourShape>, berths: Array<number>, 
/**
 * The line seen from each ring space.
 */
ring: Array<string>, };

export type PrintedBoard = { name: string, map: MapShape, };

export type Printed = { board: PrintedBoard, setup: Record<string, string | number | boolean>, };

export type GroupShape = { coffee: CoffeeName, workers: number, hut: FieldAt | null, 
/**
 * The harbours its hut is connected to.
 */
harbours: Array<number>, 
/**
 * Ships that would multiply its workers.
 */
ships: number, 
/**
 * What a sack would bring now.
 */
points: number, };

export type SeatShape = { seat: number, money: number, points: number, sacks: Sacks, claims: Array<CoffeeName>, groups: Array<GroupShape>, };

export type GuatemalaShape = { awaits: AwaitsShape, round: number, turns: number, idle_turns: number, phase: string, question: QuestionShape, turn: number, scores: Array<number>, buyer: number | null, line: LineShape | null, market: Array<Array<MarketSquare>>, bag: Sacks, supply: SupplyShape, track: TrackShape, gone_ships: ByCoffee<number>, 
/**
 * Pieces that are still to come onto a market that is being arranged.
 */
to_arrange?: Array<PieceCount>, would_score: ByCoffee<Array<number>>, board: BoardShape, seats: Array<SeatShape>, };

export type Pays = { coffee: CoffeeName, before: Array<number>, after: Array<number>, };

export type WayShape = { coffee: CoffeeName, harbour: number, 
/**
 * How many roads are missing on it, this one among them.
 */
missing: number, };

export type Taking = { market: MarketAt, piece: ContentKind, coffee?: CoffeeName, 
/**
 * As in an offer to take it.
 */
prices?: [number, number], best?: number, };

export type GuatemalaOffer = { 
/**
 * The first word of the action.
 */
verb: 'arrange' | 'lot' | 'at' | 'buyer' | 'move' | 'build' | 'sack' | 'nothing' | 'take' | 'done' | 'worker' | 'hut' | 'ship' | 'road' | 'block' | 'decline' | 'sail' | 'lay', 
/**
 * The ring space it leads to.
 */
space?: number, 
/**
 * The market fields in the line seen from there.
 */
line?: Array<MarketAt>, 
/**
 * The market field it acts on.
 */
market?: MarketAt, 
/**
 * The plantation field it acts on.
 */
field?: FieldAt, 
/**
 * The place for a road it acts on.
 */
edge?: EdgeAt, 
/**
 * The harbour it acts on.
 */
harbour?: number, 
/**
 * What is taken, placed or arranged.
 */
piece?: ContentKind, 
/**
 * Its coffee, or that of the sack it is about.
 */
coffee?: CoffeeName, 
/**
 * What it costs.
 */
price?: number, 
/**
 * What money it brings.
 */
income?: number, 
/**
 * The points a sack of that coffee pays each seat now.
 */
points?: Array<number>, 
/**
 * For each coffee of which a sack would pay something else afterwards: before and after, by seat.
 */
pays?: Array<Pays>, 
/**
 * The most that the own sacks' worth can rise by placing this piece.
 */
best?: number, 
/**
 * The lowest and the highest price where this piece could be placed now; left out for what is free.
 */
prices?: [number, number], 
/**
 * What may be taken from the line once one builds.
 */
takes?: Array<Taking>, 
/**
 * The own ways between hut and harbour on which this road is missing; for a hut, the way it would have.
 */
ways?: Array<WayShape>, };

export type SpotAt = string;

export type GuatemalaEvent = { "kind": "dealt", seat: number, coffee: CoffeeName | null, } | { "kind": "arranged", field: MarketAt, square: PieceShape, } | { "kind": "laid_out", seat: number, field: MarketAt, square: PieceShape, } | { "kind": "left_to_lot", seat: number, } | { "kind": "started", seat: number, } | { "kind": "buyer_stands", seat: number, space: number, paid: number, } | { "kind": "did_nothing", seat: number, } | { "kind": "piece_taken", seat: number, field: MarketAt, piece: PieceShape, } | { "kind": "placed", seat: number, piece: PieceShape, at: SpotAt, price: number, } | { "kind": "road_laid_out", field: MarketAt, } | { "kind": "sack_taken", seat: number, field: MarketAt, coffee: CoffeeName, space: number, } | { "kind": "declined", seat: number, } | { "kind": "blocked", seat: number, coffee: CoffeeName, field: MarketAt, } | { "kind": "scored", seat: number, coffee: CoffeeName, workers: number, ships: number, points: number, } | { "kind": "sailed", harbour: number, coffee: CoffeeName, } | { "kind": "sack_laid", seat: number, coffee: CoffeeName, field: MarketAt, } | { "kind": "sack_drawn", coffee: CoffeeName, field: MarketAt, } | { "kind": "game_ended", end: 'marker_after_points' | 'marker_after_blockade' | 'no_sack_left' | 'idle', };

/** What one viewer may know. */
export type GuatemalaView = { game: 'guatemala', you: number | 'spectator' | 'all' } & GuatemalaShape & Printed;

/** A legal action with what it means, acts on, costs and brings. */
export type Offer = GuatemalaOffer & { say?: Message };

/** What happened, with its sentence. */
export type Event = GuatemalaEvent & { text?: string, say: Message };
