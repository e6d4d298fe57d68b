// The games that have a folder here, and what the house must know of them before anything of them is opened.

export interface GameFolder {
  /** The letter that the numbers of its paragraphs begin with. */
  letter: string;
  /** The key of a sentence about it. */
  about: string;
  /** Names of people and houses are the same in every language. */
  authors: string;
  houses?: string;
  /** Whether it tells chances, at tables that do not hide them. */
  odds?: boolean;
}

/** What was found in the folders of the games, by game: `../cafe/game.ts` is of `cafe`. */
export const byGame = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([path, what]) => [path.split('/').at(-2) ?? '', what]));

export const GAMES = byGame(import.meta.glob<GameFolder>('../*/game.ts', { eager: true, import: 'game' }));
