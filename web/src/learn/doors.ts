// Which paragraph belongs to what. Every table needs it; the books themselves are for those who read them.

import { GAMES } from '../lib/games.ts';

const BY_LETTER = new Map(Object.entries(GAMES).map(([game, { letter }]) => [letter, game]));
/** The game of a paragraph: its letter. */
export const gameOf = (number: string): string => BY_LETTER.get(number[0] ?? '') ?? '';

const doors = import.meta.glob<Record<string, string>>('../../../rules/doors/*.json', { import: 'default' });

/** The paragraph behind a message: an action, an event, or a part of a score. */
export async function doorsOf(game: string): Promise<Record<string, string>> {
  return (await doors[`../../../rules/doors/${game}.json`]?.()) ?? {};
}
