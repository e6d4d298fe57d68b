// What a viewer of Guatemala Café is shown.

export const COFFEES = ['black', 'white', 'beige', 'russet', 'brown'] as const;
export type Coffee = (typeof COFFEES)[number];
export const KINDS = ['worker', 'hut', 'ship', 'road'] as const;
export type Kind = (typeof KINDS)[number];

/** A piece or a sack; roads have no coffee. */
export interface Thing {
  kind: Kind | 'sack';
  coffee?: Coffee;
}

/** A field of the market; an empty one has no kind, or `null`. */
export interface Stall {
  kind?: Thing['kind'] | 'empty' | null;
  coffee?: Coffee;
  sack_field?: boolean;
}

export interface Standing {
  at: string;
  seat: number;
  coffee: Coffee;
}
export interface Moored {
  harbour: number;
  coffee: Coffee;
  /** The price of the berth it lies on. */
  berth: number;
}
export interface Group {
  coffee: Coffee;
  workers: number;
  hut: string | null;
  harbours: number[];
  ships: number;
  points: number;
}

/** The printed board. */
export interface Printed {
  columns: number;
  rows: { row: number; zone: string; worker: number }[];
  sites: { at: string; price: number; open: boolean }[];
  segments: string[];
  closed_segments: string[];
  harbours: { harbour: number; dock: string; open: boolean }[];
  berths: number[];
  ring: string[];
}

/** So many pieces of one kind. */
export interface PieceCount extends Thing {
  n: number;
}

export interface Question {
  kind: string;
  emptied?: string[];
  piece?: Thing;
  asked?: number;
  coffee?: Coffee;
  field?: string;
  harbours?: number[];
}

export interface SeatView {
  seat: number;
  money: number;
  points: number;
  /** Their coffees, for the seat itself; for all others how many. */
  sacks: Coffee[] | number;
  claims: Coffee[];
  groups: Group[];
}

export interface GuatemalaView {
  game: 'guatemala';
  you: number | 'spectator' | 'all';
  awaits: { kind: string; seat?: number };
  round: number;
  phase: string;
  question: Question | null;
  turn: number;
  scores: number[];
  buyer: number | null;
  line: { name: string; fields: string[] } | null;
  market: Stall[][];
  bag: number | Coffee[];
  supply: { roads: number };
  track: { last: number; sacks: Coffee[]; meets: number };
  gone_ships: Record<Coffee, number>;
  /** Pieces that are still to come onto a market that is being arranged. */
  to_arrange?: PieceCount[];
  would_score: Record<Coffee, number[]>;
  board: {
    name: string;
    huts: Standing[];
    workers: Standing[];
    ships: Moored[];
    roads: string[];
    map: Printed;
  };
  seats: SeatView[];
}

/** The thing on a field of the market, if there is one. */
export function thingOn(stall: Stall | undefined): Thing | undefined {
  if (!stall?.kind || stall.kind === 'empty') return undefined;
  return stall.coffee ? { kind: stall.kind, coffee: stall.coffee } : { kind: stall.kind };
}

/** Row and column of a market field such as `r3c7`, from 0. */
export function marketAt(field: string): { x: number; y: number } {
  const [, row = '1', column = '1'] = /^r(\d+)c(\d+)$/.exec(field) ?? [];
  return { x: Number(column) - 1, y: Number(row) - 1 };
}
export const marketField = (x: number, y: number): string => `r${y + 1}c${x + 1}`;

/** What lies on a field of the market. */
export function onMarket(view: GuatemalaView, field: string): Thing | undefined {
  const { x, y } = marketAt(field);
  return thingOn(view.market[y]?.[x]);
}

const SIDE = 9;

/** The fields of a line such as `r3` or `c7`. */
export function lineFields(name: string): string[] {
  const number = Number(name.slice(1));
  const each = [...Array(SIDE).keys()].map((i) => i + 1);
  return each.map((i) => (name.startsWith('r') ? `r${number}c${i}` : `r${i}c${number}`));
}

/** How many sacks a seat has. */
export const sackCount = (seat: SeatView): number => (typeof seat.sacks === 'number' ? seat.sacks : seat.sacks.length);

/** One's own sacks by coffee; nothing of those one may not know. */
export function sacksOf(seat: SeatView | undefined): Record<Coffee, number> | undefined {
  const sacks = seat?.sacks;
  if (!Array.isArray(sacks)) return undefined;
  return Object.fromEntries(COFFEES.map((coffee) => [coffee, sacks.filter((each) => each === coffee).length])) as Record<Coffee, number>;
}

/** How many sacks of each coffee lie on the market. */
export function onOffer(view: GuatemalaView): Record<Coffee, number> {
  const stalls = view.market.flat().filter((stall) => stall.kind === 'sack');
  return Object.fromEntries(COFFEES.map((coffee) => [coffee, stalls.filter((stall) => stall.coffee === coffee).length])) as Record<Coffee, number>;
}

export const groupOf = (view: GuatemalaView, seat: number, coffee: Coffee): Group | undefined =>
  view.seats[seat]?.groups.find((group) => group.coffee === coffee);

/** How many more points end the game, by the marker that is furthest. */
export const pointsLeft = (view: GuatemalaView): number => Math.max(0, view.track.meets - Math.max(...view.scores));
