import { expect, test } from 'vitest';
import { counted, POUR, poured } from '../../src/table/end/pouring.svelte.ts';

test('a layer is poured from nothing to all of it, never back', () => {
  const seen = [0, 0.1, 0.3, 0.5, 0.7, 1].map((elapsed) => poured(0.2, elapsed));
  expect(seen[0]).toBe(0);
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
});

test('figures are whole, follow the layers, and end at the score', () => {
  const layers = [
    { points: 7, at: 0 },
    { points: 5, at: POUR },
  ];
  expect(counted(layers, 0)).toBe(0);
  expect(counted(layers, POUR), 'the first source alone').toBe(7);
  expect(counted(layers, 2 * POUR)).toBe(12);
  expect(counted(layers, Infinity)).toBe(12);
});
