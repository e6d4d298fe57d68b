import { describe, expect, test } from 'vitest';
import { Moments, type Happening } from '../../src/table/moments.svelte.ts';
import { scene } from '../../src/cafe/flights.ts';
import { sorted } from '../../src/cafe/actions.ts';
import act from '../fixtures/act.json';
import type { CafeView } from '../../src/cafe/view.ts';

/** A pause that ends when it is told to. */
function gate() {
  const open: (() => void)[] = [];
  return {
    pause: () => new Promise<void>((resolve) => open.push(resolve)),
    next: async () => {
      open.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const beanMoves = (event: Happening) => (event.kind === 'dried' ? { moves: [event.kind], ms: 1 } : undefined);

describe('moments', () => {
  test('the first is shown at once', () => {
    const moments = new Moments<number, string>(beanMoves, () => Promise.resolve(), () => false);
    moments.push({ view: 1, events: [] });
    expect(moments.view).toBe(1);
    expect(moments.settled).toBe(true);
  });

  test('a view waits until its beans have moved, and the next waits for it', async () => {
    const { pause, next } = gate();
    const moments = new Moments<number, string>(beanMoves, pause, () => false);
    moments.jump(1);
    moments.push({ view: 2, events: [{ kind: 'dried' }] });
    moments.push({ view: 3, events: [{ kind: 'dried' }] });
    expect(moments.view).toBe(1);
    expect(moments.moves).toEqual(['dried']);
    await next();
    expect(moments.view).toBe(2);
    await next();
    expect(moments.view).toBe(3);
    expect(moments.settled).toBe(true);
  });

  test('whoever is far behind jumps ahead', () => {
    const moments = new Moments<number, string>(beanMoves, () => new Promise(() => {}), () => false);
    moments.jump(0);
    for (let view = 1; view <= 50; view += 1) moments.push({ view, events: [{ kind: 'dried' }] });
    expect(moments.view).toBeGreaterThanOrEqual(40);
  });

  test('whoever touches the table sees the last moment at once', () => {
    const moments = new Moments<number, string>(beanMoves, () => new Promise(() => {}), () => false);
    moments.jump(0);
    for (let view = 1; view <= 3; view += 1) moments.push({ view, events: [{ kind: 'dried' }] });
    expect([moments.view, moments.settled]).toEqual([0, false]);
    moments.finish();
    expect([moments.view, moments.settled]).toEqual([3, true]);
  });

  test('nothing moves for those who want it still', () => {
    const moments = new Moments<number, string>(beanMoves, () => new Promise(() => {}), () => true);
    moments.jump(1);
    moments.push({ view: 2, events: [{ kind: 'dried' }] });
    expect(moments.view).toBe(2);
  });
});

test('roasting moves every drying square of the colour', () => {
  const view = structuredClone(act.view) as unknown as CafeView;
  const drying = view.seats[0]?.squares.filter((square) => square.kind === 'drying') ?? [];
  const after = structuredClone(view);
  for (const square of drying) square.beans.red = 1;
  const seen = scene({ kind: 'roasted', seat: 0, x: 1, y: 2, colour: 'red', n: drying.length }, view, after);
  expect(seen?.moves.length).toBe(drying.length);
  expect(scene({ kind: 'round_ended', round: 3 }, view, view)).toBeUndefined();
});

test('actions are offered where they belong', () => {
  const offers = sorted(
    ['take 17', 'take 17 pay red', 'place -1,2 turn 3', 'dry 2,0 brown', 'clear 2,0', 'bid green', 'keep red at 1,1', 'end'].map(
      (text) => ({ text, sentence: text }),
    ),
  );
  expect(offers.cards.get('17')?.length).toBe(2);
  expect(offers.places).toEqual([{ x: -1, y: 2, turn: 3, text: 'place -1,2 turn 3' }]);
  expect(offers.squares.get('2,0')?.map((o) => o.verb)).toEqual(['dry', 'clear']);
  expect(offers.squares.get('1,1')?.[0]?.colour).toBe('red');
  expect(offers.colours.get('green')?.text).toBe('bid green');
  expect([...offers.plain.keys()]).toEqual(['end']);
});
