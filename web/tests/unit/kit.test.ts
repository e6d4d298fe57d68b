import { describe, expect, test } from 'vitest';
import { Carrier } from '../../src/table/carry.svelte.ts';
import { WHOLE, fitted, scaleOf, seen } from '../../src/table/camera.ts';
import { around, beside } from '../../src/table/geometry.ts';
import { Intention } from '../../src/table/intention.ts';

const offers = (...texts: string[]) => texts.map((text) => ({ text }));

describe('an intention of two actions', () => {
  const begin = () => {
    const done: string[] = [];
    const intention = new Intention({ play: (text) => done.push(text), missing: (text, played) => done.push(`no ${text} after ${played}`) });
    intention.begin(['build', 'take a'], offers('build', 'nothing'));
    return { done, intention };
  };

  test('plays the second as soon as it is offered, and not before', () => {
    const { done, intention } = begin();
    intention.offered(offers('build', 'nothing'));
    intention.offered([]);
    expect(done).toEqual(['build']);
    intention.offered(offers('take a', 'take b'));
    expect(done).toEqual(['build', 'take a']);
    intention.offered(offers('worker d7'));
    expect(done.length).toBe(2);
  });

  test('says so if the second is not offered, once', () => {
    const { done, intention } = begin();
    intention.offered(offers('take b'));
    intention.offered(offers('take a'));
    expect(done).toEqual(['build', 'no take a after 1']);
  });

  test('is forgotten when something else is wanted', () => {
    const { done, intention } = begin();
    intention.drop();
    intention.offered(offers('take a'));
    expect(done).toEqual(['build']);
    expect(intention.open).toBe(false);
  });
});

describe('something carried', () => {
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, pointerId: 1, button: 0, target: null }) as unknown as PointerEvent;

  test('is pulled by moving, dropped by letting go', () => {
    const heard: string[] = [];
    const carrier = new Carrier<string>((thing) => heard.push(`lift ${thing}`), (thing, event) => heard.push(`drop ${thing} at ${event.clientX}`));
    carrier.press('worker', at(10, 10));
    carrier.move(at(12, 11));
    expect(carrier.dragging).toBe(false);
    carrier.move(at(30, 10));
    carrier.move(at(50, 10));
    expect([carrier.held, carrier.at]).toEqual(['worker', { x: 50, y: 10 }]);
    carrier.up(at(50, 10));
    expect(heard).toEqual(['lift worker', 'drop worker at 50']);
    expect(carrier.held).toBeUndefined();
  });

  test('is not moved by a mere touch, and stays in hand between two clicks', () => {
    const heard: string[] = [];
    const carrier = new Carrier<string>(() => heard.push('lift'), () => heard.push('drop'));
    carrier.press('hut', at(10, 10));
    carrier.up(at(11, 10));
    carrier.hold('hut');
    carrier.move(at(90, 90));
    carrier.up(at(90, 90));
    expect([heard, carrier.held]).toEqual([[], 'hut']);
  });
});

describe('what matters is fitted into the frame', () => {
  const box = { x: 0, y: 0, w: 12, h: 9 };
  const frame = { w: 360, h: 360 };

  test('all of it, if a unit is large enough then', () => {
    const part = { x: 2, y: 2, w: 6, h: 3 };
    const view = seen(box, fitted(box, part, frame, 40));
    expect(view.w).toBeLessThanOrEqual(7);
    expect(view.x).toBeLessThanOrEqual(part.x);
    expect(view.x + view.w).toBeGreaterThanOrEqual(part.x + part.w);
  });

  test('its middle, if it is larger; a unit is never smaller than asked for', () => {
    const camera = fitted(box, box, frame, 40);
    expect(scaleOf(box, frame) * camera.zoom).toBeCloseTo(40);
    expect(fitted(box, box, { w: 1200, h: 900 }, 40)).toEqual(WHOLE);
  });
});

test('an arrow leads to the nearest in its direction', () => {
  const points = [{ x: 1, y: 0 }, { x: 3, y: 0 }, { x: 1, y: 4 }, { x: 0, y: 1 }];
  expect(beside(points, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 1, y: 0 });
  expect(beside(points, { x: 0, y: 0 }, 0, 1)).toEqual({ x: 0, y: 1 });
  expect(beside(points, { x: 0, y: 0 }, -1, 0)).toBeUndefined();
});

test('boxes have a box around them', () => {
  expect(around([])).toBeUndefined();
  expect(around([{ x: 1, y: 1, w: 1, h: 1 }, { x: 4, y: 2, w: 1, h: 2 }], 1)).toEqual({ x: 0, y: 0, w: 6, h: 5 });
});
