// Where an action is touched, as hints and lessons light it.

import { expect, test } from 'vitest';
import type { Offer } from '../../src/protocol/vivajava.ts';
import { where } from '../../src/vivajava/where.ts';
import type { VivaView } from '../../src/vivajava/view.ts';

const view = {
  dice: ['white', 'brown', 'brown', 'brown', 'red'].map((face) => ({ kind: 'coffee', face })).concat([{ kind: 'aroma', face: 'red' }]),
} as unknown as VivaView;
const at = (text: string, facts?: Offer) => where(text, view, facts);

test('dice that are rolled again or turned are touched themselves', () => {
  expect(at('reroll WR', { verb: 'reroll', kind: 'coffee', dice: ['white', 'red'] })).toEqual(['[data-spot="die-0"]', '[data-spot="die-4"]']);
  expect(at('reroll BB', { verb: 'reroll', kind: 'coffee', dice: ['brown', 'brown'] })).toEqual(['[data-spot="die-1"]', '[data-spot="die-2"]']);
  expect(at('and R', { verb: 'reroll_aroma', kind: 'aroma', dice: ['red'] })).toEqual(['[data-spot="die-5"]']);
  expect(at('upgrade coffee brown', { verb: 'upgrade', kind: 'coffee', face: 'brown', to: 'red' })).toEqual(['[data-tool="upgrade"]', '[data-spot="die-1"]']);
});

test('a blend is the row of the colour that the service says, whatever its dice look like', () => {
  expect(at('blend WBBBR', { verb: 'blend', colour: 'brown' })).toEqual(['[data-spot="row-brown"]']);
  expect(at('blend WWRRK', { verb: 'blend', colour: 'white' })).toEqual(['[data-spot="row-white"]']);
  expect(at('use red seat1=1', { verb: 'use', colour: 'red' })).toEqual(['[data-spot="row-red"]']);
});

test('what is not offered, or has its place by itself, is lit nowhere else', () => {
  expect(at('blend WBBBR')).toEqual([]);
  expect(at('research white 3', { verb: 'research', colour: 'white', n: 3 })).toEqual([]);
});
