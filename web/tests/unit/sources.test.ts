import { expect, test } from 'vitest';
import type { TableDoc } from '../../src/lib/api.ts';
import type { Past } from '../../src/table/past.ts';
import { layersOf } from '../../src/table/sources.ts';

const doc = (totals: number[]) =>
  ({ game: 'vivajava', seats: totals.map(() => ({})), result: { scores: totals.map((total, seat) => ({ seat, total, place: 1, parts: { points: total } })) } }) as unknown as TableDoc;
const scored = (seat: number, points: number, source: string): Past => ({
  version: 0, kind: 'play', seat, view: null, round: 1, scores: [], events: [{ kind: 'scored', seat, points, source } as unknown as Past['events'][number]],
});
const told = (totals: number[], all: Past[]) => layersOf(doc(totals), all).map(({ key, points }) => [key, points]);

test('points are told by what they were scored for', () => {
  expect(told([7, 3], [scored(0, 3, 'featured'), scored(1, 3, 'rainbow'), scored(0, 4, 'cup')])).toEqual([['blends', [3, 3]], ['cups', [4, 0]]]);
});

test('what leads beyond the goal of a race is not counted, and the rest is still told by source', () => {
  const all = [scored(0, 17, 'featured'), scored(1, 19, 'featured'), scored(0, 7, 'cup')];
  expect(told([21, 19], all)).toEqual([['blends', [17, 19]], ['cups', [4, 0]]]);
});

test('points nobody told of are other points', () => {
  expect(told([5, 0], [scored(0, 3, 'featured')])).toEqual([['blends', [3, 0]], ['other', [2, 0]]]);
});
