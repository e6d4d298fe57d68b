// Beans and cards that move when something happens in Café.

import { OWN_MS, STEP_MS, type Crossing } from '../table/flights.ts';
import type { Happening, Scene } from '../table/moments.svelte.ts';
import { COLOURS, key, stageOn, type Beans, type CafeView, type Colour, type SeatView, type Stage } from './view.ts';
import type { Point } from './layout.ts';

/** Something on its way, drawn over the area of a seat. */
export interface BeanFlight {
  kind: 'bean';
  seat: number;
  colour: Colour;
  stage: Stage;
  from: Point;
  to: Point;
}
/** A bean that grows where nothing was. */
export interface Sprout {
  kind: 'sprout';
  seat: number;
  colour: Colour;
  stage: Stage;
  at: Point;
}
/** A card coming down on an area. */
export interface CardFlight {
  kind: 'card';
  seat: number;
  card: string;
  at: Point;
  turn: number;
}
/** A card or a bean that crosses the table between things with these marks on the page. */
export interface CafeCrossing extends Crossing {
  kind: 'crossing';
  seat: number;
  card?: string;
  colour?: Colour;
}
export type Flight = BeanFlight | Sprout | CardFlight | CafeCrossing;

/** The hand: below the area, where lifted beans wait. */
function hand(seat: SeatView): Point {
  const xs = seat.squares.map((square) => square.x);
  const ys = seat.squares.map((square) => square.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.max(...ys) + 1 };
}

const point = (event: Happening): Point => ({ x: Number(event['x']), y: Number(event['y']) });

/** The squares on which beans of a colour and stage lay before and do not after. */
function emptied(before: SeatView, after: SeatView, stage: Stage, colour: Colour): Point[] {
  const now = new Map(after.squares.map((square) => [key(square), square.beans[colour]]));
  return before.squares.filter(
    (square) => stageOn(square.kind) === stage && square.beans[colour] > 0 && (now.get(key(square)) ?? 0) < square.beans[colour],
  );
}

/** The squares that hold more beans than before. */
function grown(before: SeatView, after: SeatView, seat: number): Sprout[] {
  const then = new Map(before.squares.map((square) => [key(square), square.beans]));
  return after.squares.flatMap((square) =>
    COLOURS.filter((colour) => square.beans[colour] > (then.get(key(square))?.[colour] ?? 0)).map(
      (colour): Sprout => ({ kind: 'sprout', seat, colour, stage: stageOn(square.kind), at: square }),
    ),
  );
}

/** What moves when this happens, between the table as it was and as it will be. */
export function scene(event: Happening, before: CafeView, after: CafeView): Scene<Flight> | undefined {
  const seat = event.seat;
  const then = seat === undefined ? undefined : before.seats[seat];
  const now = seat === undefined ? undefined : after.seats[seat];
  if (seat === undefined || !then || !now) return undefined;
  const colour = event['colour'] as Colour;
  const beans = event['beans'] as Beans | undefined;
  const several = beans ? COLOURS.filter((c) => beans[c] > 0) : [];
  const fly = (stage: Stage, from: Point, to: Point, c = colour): Flight => ({ kind: 'bean', seat, colour: c, stage, from, to });
  const seatMark = `[data-seat="${seat}"]`;
  const across = (what: { card?: string; colour?: Colour }, from: string, to: string): Flight => ({
    kind: 'crossing',
    seat,
    fades: true,
    from,
    to,
    ...what,
    ...(what.card ? { shrink: 0.35 } : { shrink: 0.8, width: 34 }),
  });
  const shown = (moves: Flight[]): Scene<Flight> => ({ moves, ms: seat === before.you ? OWN_MS : STEP_MS });
  switch (event.kind) {
    case 'took':
      return shown([across({ card: String(event['card']) }, `[data-card="${String(event['card'])}"]`, seatMark)]);
    case 'bid_bean':
      return shown([across({ colour }, seatMark, `[data-bid="${seat}"]`)]);
    case 'placed':
      return shown([{ kind: 'card', seat, card: String(event['card']), at: point(event), turn: Number(event['turn']) }]);
    case 'produced':
    case 'grew':
      return shown(grown(then, now, seat));
    case 'dried':
      return shown(emptied(then, now, 'cherry', colour).map((from) => fly('cherry', from, point(event))));
    case 'roasted':
      return shown(emptied(then, now, 'drying', colour).map((from) => fly('drying', from, point(event))));
    case 'lifted':
      return shown(several.map((c) => fly('roasted', point(event), hand(then), c)));
    case 'sent':
      return shown([fly('roasted', hand(then), point(event))]);
    case 'kept':
      return shown([fly('delivered', hand(then), point(event))]);
    case 'stored':
      return shown(several.map((c) => across({ colour: c }, '[data-hand]', seatMark)));
    default:
      return undefined;
  }
}

const own = (view: CafeView) => (typeof view.you === 'number' ? view.seats[view.you] : undefined);

/** All seats act at once: those who are done see what the others did meanwhile. */
export const meanwhile = {
  busy: (view: CafeView): boolean => view.phase === 'act' && (own(view)?.question ?? null) !== null,
  others: (event: Happening, view: CafeView): boolean => event.seat !== undefined && event.seat !== view.you,
  as: (now: CafeView, then: CafeView): CafeView => ({
    ...now,
    seats: now.seats.map((seat, i) => (i === now.you ? seat : (then.seats[i] ?? seat))),
  }),
};
