import { beforeAll, expect, test } from 'vitest';
import { Name, factName, line, shapeOf, withNames } from '../../src/table/facts.ts';
import { words } from '../../src/lib/words.svelte.ts';

beforeAll(async () => {
  await words.speak('de');
  await words.learn('view');
});

test('entries and code words are said in the language of the reader', () => {
  expect(factName('deck_left')).toBe('Karten im Stapel');
  expect(line({ kind: 'worker', coffee: 'black' })).toBe('Arbeiterin · schwarz');
  expect(line([])).toBe('–');
  expect(line(true)).toBe('ja');
  expect(line('8.1')).toBe('8.1');
  expect(line(['hand', 'ability white', 'ride along'])).toBe('in der Hand, auf der Fähigkeit weiß, Forschungsschub');
});

test('lists of equal things are tables, rows of squares are grids', () => {
  expect(shapeOf([{ a: 1 }, { a: 2, b: [1, 2] }])).toMatchObject({ kind: 'rows', columns: ['a', 'b'] });
  expect(shapeOf([[{ kind: 'hut' }], [null]]).kind).toBe('grid');
  expect(shapeOf([1, 2])).toEqual({ kind: 'text', text: '1, 2' });
  expect(shapeOf({ a: { b: [{ c: {} }] } }).kind).toBe('entries');
});

test('seats have the names of those who sit there', () => {
  const view = { round: 1, turn: 1, scores: [3, 4], featured: { owner: 0, dice: [{ face: 'white', token: 1 }] }, seats: [{ seat: 0, points: 3 }] };
  const told = withNames(view, ['Ada', 'white']);
  expect(Object.keys(told)).toEqual(Object.keys(view));
  expect(line(told['turn'])).toBe('white');
  expect(line(told['scores'])).toBe('Ada 3, white 4');
  expect(told['featured']).toEqual({ owner: new Name('Ada'), dice: [{ face: 'white', token: new Name('white') }] });
  expect(shapeOf((told['seats'] as unknown[])[0])).toMatchObject({ entries: [['points', 3]] });
});
