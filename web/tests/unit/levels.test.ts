import { expect, test } from 'vitest';
import { LEVELS, beansFor, levelFor, levelsOf, nearest } from '../../src/lib/levels.ts';

const FIVE = ['easy', 'casual', 'medium', 'hard', 'expert'];
const SIX = ['easy', 'casual', 'steady', 'medium', 'hard', 'expert'];

test('a game offers its levels from the gentlest on, and nothing else', () => {
  expect(levelsOf({ bots: ['random', 'greedy', 'hard', 'easy'] })).toEqual(['easy', 'hard']);
  expect(levelsOf(undefined)).toEqual([]);
});

test('a level a game has stays; of others the nearest is taken, of two as near the gentler one', () => {
  for (const level of SIX) expect(nearest(level, SIX)).toBe(level);
  expect(nearest('skilled', SIX)).toBe('medium');
  expect(nearest('relaxed', FIVE)).toBe('easy');
  expect(nearest('steady', FIVE)).toBe('casual');
  expect(nearest('expert', ['easy', 'steady'])).toBe('steady');
  expect(nearest('medium', [])).toBeUndefined();
});

test('whoever is seated, the game has them', () => {
  for (const bots of [FIVE, SIX, [...LEVELS], ['random', 'greedy', ...FIVE]]) {
    for (const wished of [...LEVELS, 'greedy', '']) expect(bots).toContain(levelFor({ bots }, wished));
  }
  expect(levelFor({ bots: ['random', 'greedy'] }, 'medium')).toBe('greedy');
});

test('beans tell every level from its neighbour, and the strongest fills them all', () => {
  for (const levels of [['easy'], FIVE, SIX, [...LEVELS].slice(1), [...LEVELS]]) {
    const marks = levels.map((level) => beansFor(level, levels));
    const filled = marks.map((beans) => beans.reduce((sum, bean) => sum + { full: 1, half: 0.5, empty: 0 }[bean], 0));
    const [beans] = marks;
    expect(beans?.length).toBeLessThanOrEqual(5);
    expect(filled.at(-1)).toBe(beans?.length);
    filled.slice(1).forEach((some, i) => expect(some - (filled[i] ?? 0)).toBe(levels.length > 5 ? 0.5 : 1));
  }
  expect(beansFor('casual', FIVE)).toEqual(['full', 'full', 'empty', 'empty', 'empty']);
  expect(beansFor('casual', LEVELS)).toEqual(['full', 'half', 'empty', 'empty']);
});
