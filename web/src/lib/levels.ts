// The levels of the house's players: eight names, of which each game has as many as its steps need.

import { LEVELS, type GameInfo } from '../protocol/service.ts';

export { LEVELS };

/** The levels a game has, from the gentlest on. */
export const levelsOf = (info: Pick<GameInfo, 'bots'> | undefined): string[] => LEVELS.filter((level) => info?.bots.includes(level));

/** The one of these levels that is nearest to one that was wished; of two as near the gentler one. */
export function nearest(wished: string, levels: readonly string[]): string | undefined {
  const way = (level: string) => Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(wished));
  return [...levels].sort((a, b) => way(a) - way(b) || LEVELS.indexOf(a) - LEVELS.indexOf(b))[0];
}

/** Whom the house seats in this game for who wished this level, perhaps for another game. */
export const levelFor = (info: Pick<GameInfo, 'bots'> | undefined, wished: string): string =>
  nearest(wished, levelsOf(info)) ?? info?.bots.at(-1) ?? 'random';

/** Beans side by side that are still read at a glance. */
const MOST_BEANS = 5;

/** How much of a bean is filled. */
export type BeanFill = 'full' | 'half' | 'empty';

/** How strong a level is among those of its game, as beans: one a level, or half a one where they would be too many. */
export function beansFor(level: string, levels: readonly string[]): BeanFill[] {
  const halved = levels.length > MOST_BEANS;
  const beans = halved ? Math.ceil(levels.length / 2) : levels.length;
  const strength = levels.indexOf(nearest(level, levels) ?? level) + 1;
  // The strongest fills them all.
  const halves = halved ? strength + 2 * beans - levels.length : 2 * strength;
  return Array.from({ length: beans }, (_, i) => (halves >= 2 * i + 2 ? 'full' : halves === 2 * i + 1 ? 'half' : 'empty'));
}
