import { expect, test } from 'vitest';
import { unpack } from '../../src/lib/packed.ts';

test('packed lists unpack', () => {
  expect(unpack(['0place -1,1 turn 0', 'g1', '60,1 turn 1', '0skip', '0öde', '1l'])).toEqual([
    'place -1,1 turn 0',
    'place -1,1 turn 1',
    'place 0,1 turn 1',
    'skip',
    'öde',
    'öl',
  ]);
  expect(unpack([])).toEqual([]);
});
