// Where an action is touched, as hints and lessons light it.

import { expect, test } from 'vitest';
import { where as ofViva } from '../../src/vivajava/where.ts';
import type { VivaView } from '../../src/vivajava/view.ts';

const view = {
  dice: ['white', 'brown', 'brown', 'brown', 'red'].map((face) => ({ kind: 'coffee', face })).concat([{ kind: 'aroma', face: 'red' }]),
} as unknown as VivaView;

test('dice that are rolled again or turned are touched themselves', () => {
  expect(ofViva('reroll WR', view)).toEqual(['[data-spot="die-0"]', '[data-spot="die-4"]']);
  expect(ofViva('reroll BB', view)).toEqual(['[data-spot="die-1"]', '[data-spot="die-2"]']);
  expect(ofViva('and R', view)).toEqual(['[data-spot="die-5"]']);
  expect(ofViva('upgrade coffee brown', view)).toEqual(['[data-tool="upgrade"]', '[data-spot="die-1"]']);
});

test('a blend is the row of its main colour, of two the darker', () => {
  expect(ofViva('blend WBBBR', view)).toEqual(['[data-spot="row-brown"]']);
  expect(ofViva('blend WWRRK', view)).toEqual(['[data-spot="row-red"]']);
  expect(ofViva('use red seat1=1', view)).toEqual(['[data-spot="row-red"]']);
  expect(ofViva('research white 3', view)).toEqual([]);
});
