import { describe, expect, test } from 'vitest';
import { atLeast, beyond, boundsOf, heldAt, nearest, offsetOf, sizeOf, turned, type Place } from '../../src/cafe/layout.ts';
import act from '../fixtures/act.json';
import type { CafeView, CardShown } from '../../src/cafe/view.ts';
import { coloursOf, squaresOf } from '../../src/cafe/view.ts';

const place = (x: number, y: number, turn: number): Place => ({ x, y, turn, text: `place ${x},${y} turn ${turn}` });

describe('a card', () => {
  test('keeps its six squares apart in every turn and fills its size', () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { w, h } = sizeOf(turn);
      const spots = [0, 1, 2, 3, 4, 5].map((slot) => offsetOf(slot, turn));
      expect(new Set(spots.map((s) => `${s.x},${s.y}`)).size).toBe(6);
      for (const spot of spots) {
        expect(spot.x).toBeGreaterThanOrEqual(0);
        expect(spot.x).toBeLessThan(w);
        expect(spot.y).toBeGreaterThanOrEqual(0);
        expect(spot.y).toBeLessThan(h);
      }
    }
  });

  test('turned four times lies as before; one turn is clockwise', () => {
    expect(offsetOf(0, 4)).toEqual(offsetOf(0, 0));
    // The upper left square goes to the upper right.
    expect(offsetOf(0, 1)).toEqual({ x: 1, y: 0 });
  });

  test('is read from its text', () => {
    const card: CardShown = { squares: 'u YY D / p2 ? .', cup: true, demand: 'YNG' };
    expect(squaresOf(card).map((square) => square.kind)).toEqual(['cup', 'surplus', 'cafe', 'pastry', 'batch', 'empty']);
    expect(squaresOf(card)[1]?.colour).toBe('yellow');
    expect(squaresOf(card)[3]?.points).toBe(2);
    expect(coloursOf('YNG')).toEqual(['yellow', 'brown', 'green']);
  });
});

describe('an area', () => {
  const squares = (act.view as unknown as CafeView).seats[0]?.squares ?? [];

  test('has bounds that hold every square', () => {
    const box = boundsOf(squares, 0);
    for (const square of squares) {
      expect(square.x).toBeGreaterThanOrEqual(box.x);
      expect(square.x + 1).toBeLessThanOrEqual(box.x + box.w);
    }
    expect(boundsOf([], 1).w).toBeGreaterThan(0);
  });

  test('that is small is not drawn larger than it is good', () => {
    expect(atLeast({ x: 0, y: 0, w: 3, h: 2 }, 5, 2)).toEqual({ x: -1, y: 0, w: 5, h: 2 });
    expect(atLeast({ x: 1, y: 1, w: 9, h: 9 }, 5, 2)).toEqual({ x: 1, y: 1, w: 9, h: 9 });
  });
});

describe('places', () => {
  const places = [place(0, 0, 0), place(2, 0, 0), place(2, 3, 0), place(0, 0, 1)];

  test('snap to the nearest of the same turn', () => {
    expect(nearest(places, 0, { x: 3.4, y: 1 })?.text).toBe('place 2,0 turn 0');
    expect(nearest(places, 1, { x: 9, y: 9 })?.text).toBe('place 0,0 turn 1');
    expect(nearest(places, 3, { x: 0, y: 0 })).toBeUndefined();
  });

  test('draw a held card to them from nearby; further off it lies where it is held, and may not', () => {
    expect(heldAt(places, 0, { x: 3.1, y: 1.6 })).toEqual({ ...place(2, 0, 0), legal: true });
    expect(heldAt(places, 0, { x: -4.4, y: 1.2 })).toEqual({ ...place(-6, 0, 0), legal: false });
    expect(heldAt([], 1, { x: 1, y: 1.5 })).toEqual({ ...place(0, 0, 1), legal: false });
  });

  test('are walked with arrows, and a wall stays a wall', () => {
    const start = places[0] ?? place(0, 0, 0);
    expect(beyond(places, start, 1, 0).text).toBe('place 2,0 turn 0');
    expect(beyond(places, start, -1, 0)).toBe(start);
    expect(beyond(places, place(2, 0, 0), 0, 1).text).toBe('place 2,3 turn 0');
  });

  test('turn to the next turn that is possible', () => {
    expect(turned(places, place(0, 0, 0), 1)?.turn).toBe(1);
    expect(turned(places, place(0, 0, 1), 1)?.turn).toBe(0);
  });
});
