// Where things lie: bounds of an area, turned cards, the place nearest to a finger. Geometry only, no rules.

import type { Box, Point } from '../table/geometry.ts';
import type { CafeOffer } from '../protocol/cafe.ts';

export type { Point };

/** A place a card may be laid: its upper left square as it will lie, and its quarter turns. */
export interface Place extends Point {
  turn: number;
  /** The action that lays it there. */
  text: string;
  /** What the service says of it: what it takes away, what follows. */
  facts?: CafeOffer | undefined;
}

/** A card held over the area: at a legal place, or at one that is not. */
export interface Ghost extends Place {
  legal: boolean;
}

export const CARD_COLUMNS = 3;
export const CARD_ROWS = 2;

/** The size of a card after a number of quarter turns. */
export function sizeOf(turn: number): { w: number; h: number } {
  return turn % 2 === 0 ? { w: CARD_COLUMNS, h: CARD_ROWS } : { w: CARD_ROWS, h: CARD_COLUMNS };
}

/** Where the slot of a card (0 to 5, row by row as printed) lies after a number of quarter turns clockwise. */
export function offsetOf(slot: number, turn: number): Point {
  const column = slot % CARD_COLUMNS;
  const row = Math.floor(slot / CARD_COLUMNS);
  switch (((turn % 4) + 4) % 4) {
    case 0:
      return { x: column, y: row };
    case 1:
      return { x: CARD_ROWS - 1 - row, y: column };
    case 2:
      return { x: CARD_COLUMNS - 1 - column, y: CARD_ROWS - 1 - row };
    default:
      return { x: row, y: CARD_COLUMNS - 1 - column };
  }
}

/** The smallest box around all squares, with a margin. */
export function boundsOf(squares: readonly Point[], margin: number): Box {
  if (squares.length === 0) return { x: -margin, y: -margin, w: 3 + 2 * margin, h: 2 + 2 * margin };
  const xs = squares.map((square) => square.x);
  const ys = squares.map((square) => square.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, w: Math.max(...xs) + 1 + margin - x, h: Math.max(...ys) + 1 + margin - y };
}

/** The same box, widened around its middle to this size. */
export function atLeast(box: Box, w: number, h: number): Box {
  const more = { w: Math.max(0, w - box.w), h: Math.max(0, h - box.h) };
  return { x: box.x - more.w / 2, y: box.y - more.h / 2, w: box.w + more.w, h: box.h + more.h };
}

/** The place of this turn whose middle is nearest to a point, if any. */
export function nearest(places: readonly Place[], turn: number, to: Point): Place | undefined {
  const { w, h } = sizeOf(turn);
  let best: Place | undefined;
  let least = Infinity;
  for (const place of places) {
    if (place.turn !== turn) continue;
    const dx = place.x + w / 2 - to.x;
    const dy = place.y + h / 2 - to.y;
    const distance = dx * dx + dy * dy;
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

/** A card snaps to a legal place no further away than this many squares. */
const REACH = 1.2;

/** The card held with its middle here: at the nearest legal place if there is one near, else where it would lie. */
export function heldAt(places: readonly Place[], turn: number, to: Point): Ghost {
  const { w, h } = sizeOf(turn);
  const place = nearest(places, turn, to);
  if (place && Math.hypot(place.x + w / 2 - to.x, place.y + h / 2 - to.y) <= REACH) return { ...place, legal: true };
  const x = Math.round(to.x - w / 2);
  const y = Math.round(to.y - h / 2);
  return { x, y, turn, text: placeText(x, y, turn), legal: false };
}

/** The action that lays the card there. */
export function placeText(x: number, y: number, turn: number): string {
  return `place ${x},${y} turn ${turn}`;
}

/** The next place in a direction, for arrow keys: the nearest one that lies further that way. */
export function beyond(places: readonly Place[], from: Place, dx: number, dy: number): Place {
  let best = from;
  let least = Infinity;
  for (const place of places) {
    if (place.turn !== from.turn) continue;
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (along <= 0) continue;
    const distance = along + 2.5 * aside;
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

/** The same spot after turning the card, or the nearest legal one to it. */
export function turned(places: readonly Place[], from: Place, by: number): Place | undefined {
  const { w, h } = sizeOf(from.turn);
  const middle = { x: from.x + w / 2, y: from.y + h / 2 };
  for (let quarter = 1; quarter <= 4; quarter += 1) {
    const turn = (((from.turn + by * quarter) % 4) + 4) % 4;
    const place = nearest(places, turn, middle);
    if (place) return place;
  }
  return undefined;
}
