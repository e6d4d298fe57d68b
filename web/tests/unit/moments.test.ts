import { describe, expect, test } from 'vitest';
import { Moments, type Happening } from '../../src/table/moments.svelte.ts';
import { meanwhile, scene } from '../../src/cafe/flights.ts';
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

  test('a scene may show the table as it is by then, and the next begins from there', async () => {
    const { pause, next } = gate();
    const begins: number[] = [];
    const steps = (_: Happening, before: number) => {
      begins.push(before);
      return { moves: ['x'], ms: 1, view: before + 1 };
    };
    const moments = new Moments<number, string>(steps, pause, () => false);
    moments.jump(1);
    moments.push({ view: 9, events: [{ kind: 'dried' }, { kind: 'dried' }] });
    expect(begins).toEqual([1, 2]);
    expect(moments.view).toBe(2);
    await next();
    expect(moments.view).toBe(3);
    await next();
    expect(moments.view).toBe(9);
  });

  test('whoever is far behind jumps ahead', () => {
    const moments = new Moments<number, string>(beanMoves, () => new Promise(() => {}), () => false);
    moments.jump(0);
    for (let view = 1; view <= 41; view += 1) moments.push({ view, events: [{ kind: 'dried' }] });
    expect(moments.view).toBe(41);
    expect(moments.settled).toBe(true);
  });

  test('what waits is seen within four seconds, however much it is', async () => {
    const { pause, next } = gate();
    const moments = new Moments<number, string>(() => ({ moves: ['x'], ms: 600 }), pause, () => false);
    moments.jump(0);
    moments.push({ view: 1, events: [{ kind: 'moved' }] });
    expect(moments.ms).toBe(600);
    expect(moments.now?.kind).toBe('moved');
    for (let view = 2; view <= 11; view += 1) moments.push({ view, events: [{ kind: 'dried' }] });
    await next();
    expect(moments.view).toBe(1);
    expect(moments.ms).toBe(400);
  });

  test('a touch shows everything at once, and the rest of a pause changes nothing', async () => {
    const { pause, next } = gate();
    const moments = new Moments<number, string>(beanMoves, pause, () => false);
    moments.jump(0);
    moments.push({ view: 1, events: [{ kind: 'dried' }] });
    moments.push({ view: 2, events: [{ kind: 'dried' }] });
    expect(moments.settled).toBe(false);
    moments.finish();
    expect([moments.view, moments.settled, moments.moves.length]).toEqual([2, true, 0]);
    await next();
    expect(moments.view).toBe(2);
  });

  test('what is still to be shown is still to be told', async () => {
    const { pause, next } = gate();
    const moments = new Moments<number, string>(beanMoves, pause, () => false);
    moments.jump(0);
    moments.push({ view: 1, events: [{ kind: 'taken' }, { kind: 'dried' }, { kind: 'ended' }, { kind: 'dried' }] });
    moments.push({ view: 2, events: [{ kind: 'taken' }] });
    // The first bean moves: what came before it is told, it itself when it lies.
    expect(moments.untold).toBe(4);
    await next();
    expect(moments.untold).toBe(2);
    await next();
    expect([moments.untold, moments.view]).toEqual([0, 2]);
  });

  test('a touch tells everything at once, and the rest of a pause tells nothing twice', async () => {
    const { pause, next } = gate();
    const moments = new Moments<number, string>(beanMoves, pause, () => false);
    moments.jump(0);
    moments.push({ view: 1, events: [{ kind: 'dried' }] });
    moments.push({ view: 2, events: [{ kind: 'dried' }] });
    expect(moments.untold).toBe(2);
    moments.finish();
    expect(moments.untold).toBe(0);
    await next();
    expect(moments.untold).toBe(0);
    moments.push({ view: 3, events: [{ kind: 'dried' }, { kind: 'ended' }] });
    expect(moments.untold).toBe(2);
    await next();
    expect(moments.untold).toBe(0);
  });

  test('nothing moves for those who want it still', () => {
    const moments = new Moments<number, string>(beanMoves, () => new Promise(() => {}), () => true);
    moments.jump(1);
    moments.push({ view: 2, events: [{ kind: 'dried' }] });
    expect(moments.view).toBe(2);
  });
});

describe('in Café', () => {
  const before = structuredClone(act.view) as unknown as CafeView;
  before.seats[0]!.question = null;
  for (const square of before.seats[0]!.squares) square.beans.red = 0;
  const after = structuredClone(before);
  const drying = before.seats[0]?.squares.filter((square) => square.kind === 'drying') ?? [];
  for (const square of drying) square.beans.red = 1;

  test('roasting moves every drying square that is emptied', () => {
    const seen = scene({ kind: 'roasted', seat: 0, x: 1, y: 2, colour: 'red', n: drying.length }, before, after);
    expect(drying.length).toBeGreaterThan(0);
    expect(seen?.moves.map((move) => move.kind)).toEqual(drying.map(() => 'bean'));
    expect(scene({ kind: 'round_ended', round: 3 }, before, after)).toBeUndefined();
  });

  test('producing lets beans grow where there were none', () => {
    const seen = scene({ kind: 'produced', seat: 0, x: 1, y: 2 }, after, before);
    expect(seen?.moves.length).toBe(drying.length);
    expect(seen?.moves[0]?.kind).toBe('sprout');
  });

  test('a step of somebody else takes 600 ms, one of one’s own less', () => {
    const roasted = { kind: 'roasted', seat: 0, x: 1, y: 2, colour: 'red', n: 1 };
    expect(scene(roasted, { ...before, you: 1 }, after)?.ms).toBe(600);
    expect(scene(roasted, { ...before, you: 0 }, after)?.ms).toBeLessThan(600);
  });

  test('somebody who acts does not wait for the others, and sees afterwards what they did', async () => {
    const { pause, next } = gate();
    const acts = structuredClone(before);
    [acts.you, acts.phase] = [1, 'act'];
    acts.seats[1]!.question = 'act';
    const went = structuredClone(after);
    [went.you, went.phase] = [1, 'act'];
    went.seats[1]!.question = 'act';
    const done = structuredClone(went);
    done.seats[1]!.question = null;
    const moments = new Moments<CafeView, { kind: string }>(scene, pause, () => false, () => meanwhile);
    moments.jump(acts);
    moments.push({ view: went, events: [{ kind: 'roasted', seat: 0, x: 1, y: 2, colour: 'red', n: 1 }] });
    expect(moments.view).toBe(went);
    expect([moments.moves.length, moments.settled]).toEqual([0, true]);
    // One's own last choice: now the beans of the other are where they were, and move.
    moments.push({ view: done, events: [{ kind: 'ended', seat: 1 }] });
    expect(moments.moves.map((move) => move.kind)).toEqual(drying.map(() => 'bean'));
    expect(moments.view?.seats[0]).toEqual(acts.seats[0]);
    expect(moments.view?.seats[1]?.question).toBeNull();
    await next();
    expect(moments.view).toBe(done);
    expect([moments.moves.length, moments.settled]).toEqual([0, true]);
  });
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
