// Beans and cards that move when something happens in Café.

import type { Happening, Scene } from '../table/moments.svelte.ts';
import { COLOURS, type Beans, type CafeView, type Colour, type Kind, type SeatView } from './view.ts';
import type { Point } from './layout.ts';

export interface Flight {
  seat: number;
  colour: Colour;
  stage: 'cherry' | 'drying' | 'roasted' | 'delivered';
  from: Point;
  to: Point;
}

const MS = 420;

/** The hand: below the area, where lifted beans wait. */
function hand(seat: SeatView): Point {
  const xs = seat.squares.map((square) => square.x);
  const ys = seat.squares.map((square) => square.y);
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.max(...ys) + 1.2 };
}

function point(event: Happening): Point {
  return { x: Number(event['x']), y: Number(event['y']) };
}

/** The squares of a kind that hold beans of a colour. */
function sources(seat: SeatView, kinds: readonly Kind[], colour: Colour): Point[] {
  return seat.squares.filter((square) => kinds.includes(square.kind) && square.beans[colour] > 0);
}

/** What moves when this happens, on the table as it was before. */
export function scene(event: Happening, before: CafeView): Scene<Flight> | undefined {
  const seat = event.seat === undefined ? undefined : before.seats[event.seat];
  if (!seat || event.seat === undefined) return undefined;
  const number = event.seat;
  const colour = event['colour'] as Colour;
  const fly = (stage: Flight['stage'], from: Point, to: Point, c = colour): Flight => ({ seat: number, colour: c, stage, from, to });
  switch (event.kind) {
    case 'dried':
      return {
        moves: sources(seat, ['field', 'batch', 'surplus'], colour).map((from) => fly('cherry', from, point(event))),
        ms: MS,
      };
    case 'roasted':
      return { moves: sources(seat, ['drying'], colour).map((from) => fly('drying', from, point(event))), ms: MS };
    case 'lifted': {
      const beans = event['beans'] as Beans;
      const lifted = COLOURS.filter((c) => beans[c] > 0);
      return { moves: lifted.map((c) => fly('roasted', point(event), hand(seat), c)), ms: MS };
    }
    case 'sent':
      return { moves: [fly('roasted', hand(seat), point(event))], ms: MS };
    case 'stored': {
      const beans = event['beans'] as Beans;
      const down = { x: hand(seat).x - 2, y: hand(seat).y + 1 };
      return {
        moves: COLOURS.filter((c) => beans[c] > 0).map((c) => fly('delivered', hand(seat), down, c)),
        ms: MS,
      };
    }
    default:
      return undefined;
  }
}
