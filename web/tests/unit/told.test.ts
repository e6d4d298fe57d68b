import { beforeAll, expect, test } from 'vitest';

import { words } from '../../src/lib/words.svelte.ts';
import { named, told } from '../../src/table/told.ts';

beforeAll(async () => {
  await words.speak('de');
  await words.learn('view');
});

test('parts and words of a view are said in the language, names and places stay', () => {
  expect(named('warehouse')).toBe('Lager');
  expect(told({ owner: 1, dice: [{ kind: 'coffee', face: 'red' }], at: 'r3c7' }, '', ['Anna', 'Bo'])).toBe(
    'Besitz: Bo; Würfel: Art: Kaffeewürfel; Seite: rot; auf: r3c7',
  );
});

test('tokens say in words where they lie', () => {
  expect(told(['hand', 'ability white', 'ride along'], 'tokens', [])).toBe('in der Hand, auf der Fähigkeit weiß, Mitfahren');
});

test('lists of things are lines, and what nobody needs to hear is left out', () => {
  expect(told({ huts: [{ seat: 0, at: 'd7' }, { seat: 1, at: 'c2' }], map: { rows: 3 } }, 'board', ['Anna'])).toBe(
    'Hütten:\n  Platz: Anna; auf: d7\n  Platz: 1; auf: c2',
  );
});
