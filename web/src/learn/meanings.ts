// What the pieces of a table mean: the key of a sentence, and the paragraph that says more; `meanings.ts` of each game.

import { byGame } from '../lib/games.ts';
import { words } from '../lib/words.svelte.ts';

/** By the word that a drawing puts on a piece as `data-mean`; it begins with the game. */
export type Meanings = Record<string, { key: string; rule: string }>;

const all = byGame(import.meta.glob<Meanings>('../*/meanings.ts', { import: 'meanings' }));

/** What the pieces of a game mean, with the words to say it. */
export async function meaningsOf(game: string): Promise<Meanings> {
  const [meanings] = await Promise.all([all[game]?.(), words.learn(`${game}-meanings`)]);
  return meanings ?? {};
}
