// What moves when something happens in Guatemala Café.

import { OWN_MS, STEP_MS, type Crossing } from '../table/flights.ts';
import type { Happening, Scene } from '../table/moments.svelte.ts';
import { symbolOf } from './pictures.ts';
import { emptiedStalls, eventOf, marketAt, type Coffee, type GuatemalaView } from './view.ts';

/** What follows when a sack is taken. */
export type Step = 'sack' | 'points' | 'ship' | 'lay';

/** A piece, a sack or a ship on its way. */
export interface PieceFlight extends Crossing {
  kind: 'piece';
  symbol: string;
  step?: Step;
  /** The place of the map it comes from or goes to, so that the map has a mark there. */
  mark?: string;
  /** The berth a ship leaves: those behind it move up. */
  left?: Berth;
}
/** A berth is known by its price. */
export interface Berth {
  harbour: number;
  price: number;
}
/** The buyer walks his ring. */
export interface Walk {
  kind: 'walk';
  from: number | null;
  to: number;
}
/** A plantation is counted. */
export interface Count {
  kind: 'count';
  step: 'points';
  seat: number;
  coffee: Coffee;
  points: number;
}
/** Nothing moves; what happened is read. */
export interface Said {
  kind: 'said';
  step?: Step;
}
export type Flight = PieceFlight | Walk | Count | Said;

const SPACE_MS = 140;
const COUNT_MS = 1100;
const SHIP_MS = 700;
const SACK_MS = 500;
const FILL_MS = 180;
const READ_MS = 450;

const RING = 36;
const mark = (place: string) => `[data-mark="${place}"]`;
const stall = (field: string) => `[data-market="${field}"]`;

/** What moves when this happens, between the table as it was and as it will be. */
export function scene(happening: Happening, before: GuatemalaView, after: GuatemalaView): Scene<Flight, GuatemalaView> | undefined {
  const event = eventOf(happening);
  const mine = 'seat' in event && event.seat === before.you;
  const step = mine ? OWN_MS : STEP_MS;
  const shown = (moves: Flight[], ms = step): Scene<Flight> => ({ moves, ms });
  const then = (view: GuatemalaView, moves: Flight[], ms: number): Scene<Flight, GuatemalaView> => ({ moves, ms, view });
  const sack = (coffee: Coffee): string => symbolOf({ kind: 'sack', coffee });
  switch (event.kind) {
    case 'buyer_stands': {
      const steps = before.buyer === null ? 1 : (event.space - before.buyer + RING) % RING;
      return shown([{ kind: 'walk', from: before.buyer, to: event.space }], before.buyer === null ? step : Math.max(mine ? 0 : 400, steps * SPACE_MS + 120));
    }
    case 'laid_out':
      // One's own lies there already: it was carried.
      return mine ? undefined : shown([{ kind: 'piece', symbol: symbolOf(event.square), from: [`[data-seat="${event.seat}"]`], to: [stall(event.field)], width: 40, arc: 20 }], READ_MS);
    case 'piece_taken':
      // One's own is in hand at once; of another's the stall is seen before it is empty.
      return mine ? undefined : shown([{ kind: 'said' }], READ_MS);
    case 'placed': {
      const from = emptiedStalls(before).at(-1);
      const moves: Flight[] = from
        ? [{ kind: 'piece', symbol: symbolOf(event.piece), from: [`[data-slot="${from}"]`, stall(from)], to: [mark(event.at), '[data-thumb="map"]'], mark: event.at, width: 46, arc: 40 }]
        : [{ kind: 'said' }];
      return shown(moves);
    }
    case 'sack_taken': {
      // What flies is no longer where it was.
      const at = marketAt(event.field);
      const market = before.market.map((row, y) => row.map((stall, x) => (x === at.x && y === at.y ? { kind: 'empty' as const, ...(stall.sack_field ? { sack_field: true as const } : {}) } : stall)));
      return then({ ...before, market }, [{ kind: 'piece', step: 'sack', symbol: sack(event.coffee), from: [stall(event.field), '[data-thumb="market"]'], to: ['[data-wall]'], width: 40, shrink: 0.65, arc: 30 }], SACK_MS);
    }
    case 'sack_laid':
    case 'blocked':
      return shown(
        [{ kind: 'piece', ...(event.kind === 'sack_laid' ? { step: 'lay' } : {}), symbol: sack(event.coffee), from: [`[data-stock="${event.seat}"]`, `[data-seat="${event.seat}"]`], to: [stall(event.field), '[data-thumb="market"]'], width: 40, arc: 20 }],
        event.kind === 'blocked' ? STEP_MS * 1.5 : SACK_MS,
      );
    case 'sack_drawn':
      return shown([{ kind: 'piece', step: 'lay', symbol: sack(event.coffee), from: ['[data-bag]'], to: [stall(event.field), '[data-thumb="market"]'], width: 36 }], SACK_MS);
    case 'scored': {
      // The marker walks while its plantation is counted.
      const scores = before.scores.map((score, seat) => score + (seat === event.seat ? event.points : 0));
      const view = { ...before, scores, seats: before.seats.map((seat, i) => ({ ...seat, points: scores[i] ?? seat.points })) };
      return then(view, [{ kind: 'count', step: 'points', seat: event.seat, coffee: event.coffee, points: event.points }], COUNT_MS);
    }
    case 'sailed': {
      const { harbour, coffee } = event;
      const berths = before.board.ships.filter((ship) => ship.harbour === harbour && ship.coffee === coffee).map((ship) => ship.berth);
      const price = Math.min(...berths);
      const place = `berth-${harbour}-${price}`;
      const left = after.board.ships.filter((ship) => ship.harbour === harbour).length;
      if (berths.length === 0 && left === 0) return shown([{ kind: 'said', step: 'ship' }]);
      return then({ ...before, board: { ...before.board, ships: after.board.ships } }, [{ kind: 'piece', step: 'ship', symbol: symbolOf({ kind: 'ship', coffee }), from: [mark(place), '[data-thumb="map"]'], to: ['[data-mark="horizon"]', '[data-thumb="map"]'], mark: place, left: { harbour, price }, width: 44, fades: true }], SHIP_MS);
    }
    case 'road_laid_out':
      return shown([{ kind: 'piece', symbol: '#gt-road', from: ['[data-supply]'], to: [stall(event.field)], width: 34 }], FILL_MS);
    case 'declined':
      return mine ? undefined : shown([{ kind: 'said', step: 'sack' }], READ_MS);
    case 'did_nothing':
      return mine ? undefined : shown([{ kind: 'said' }], READ_MS);
    default:
      return undefined;
  }
}
