import { expect, test } from 'vitest';
import { changed } from '../../src/lib/delta.ts';

// The same kinds of cases as in crates/wire/src/delta.rs.
test.each([
  [{ a: 1, b: 'x', c: true, d: 3 }, { a: 2, b: 'y', c: null, d: false }, { a: 2, b: 'y', c: null, d: false }],
  [
    { seats: [{ points: 3, card: '17' }, { points: 1 }], round: 1 },
    { seats: { '0': { points: [7], '-': ['card'] } } },
    { seats: [{ points: 7 }, { points: 1 }], round: 1 },
  ],
  [{ a: { b: 1 } }, { a: [null], c: [{}] }, { a: null, c: {} }],
  [['01', '02'], [['02']], ['02']],
  [[{ x: 1 }], { '1': [{ x: 2 }] }, [{ x: 1 }, { x: 2 }]],
  [[{ x: 1 }, { x: 2 }], { '0': { x: [2] }, '#': 1 }, [{ x: 2 }]],
  [[{ x: 1 }], [[]], []],
])('%j changed by %j is %j', (old, delta, expected) => {
  const before = structuredClone(old);
  expect(changed(old, delta)).toEqual(expected);
  expect(old).toEqual(before);
});

test('entries with an identity come and go alone', () => {
  const before = { squares: [{ x: 1 }, { x: 2, beans: 5 }, { x: 4 }] };
  const delta = { squares: { '<': [0], '>': [[0, { x: 0 }], [2, { x: 3 }]], '1': { beans: [6] } } };
  expect(changed(before, delta)).toEqual({ squares: [{ x: 0 }, { x: 2, beans: 6 }, { x: 3 }, { x: 4 }] });
  expect(before.squares).toHaveLength(3);
});
