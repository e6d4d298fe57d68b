import { expect, test } from 'vitest';
import { MOST_ZOOM, WHOLE, moved, seen, zoomed } from '../../src/table/camera.ts';

const box = { x: -2, y: 1, w: 8, h: 6 };

test('at first all of the area is seen', () => {
  expect(seen(box, WHOLE)).toEqual(box);
});

test('zooming keeps what is under the finger under the finger', () => {
  const at = { x: 0, y: 3 };
  const part = (camera: typeof WHOLE) => {
    const view = seen(box, camera);
    return [(at.x - view.x) / view.w, (at.y - view.y) / view.h];
  };
  const near = zoomed(box, WHOLE, 2, at);
  expect(seen(box, near).w).toBeCloseTo(4);
  expect(part(near)[0]).toBeCloseTo(part(WHOLE)[0] ?? 0);
  expect(part(near)[1]).toBeCloseTo(part(WHOLE)[1] ?? 0);
});

test('nearer than near and further than all is not possible', () => {
  expect(zoomed(box, WHOLE, 100, { x: 0, y: 2 }).zoom).toBe(MOST_ZOOM);
  expect(zoomed(box, zoomed(box, WHOLE, 3, { x: 0, y: 2 }), 0.01, { x: 0, y: 2 })).toEqual(WHOLE);
});

test('the area cannot be pushed out of sight, and does not move while all of it is seen', () => {
  expect(moved(box, WHOLE, 3, 3)).toEqual(WHOLE);
  const far = moved(box, { ...WHOLE, zoom: 2 }, 100, -100);
  expect(far.x).toBe(box.w / 2);
  expect(far.y).toBe(-box.h / 2);
});
