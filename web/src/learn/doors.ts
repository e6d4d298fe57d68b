// Which paragraph belongs to what. Every table needs it; the books themselves are for those who read them.

const GAMES: Record<string, string> = { C: 'cafe', G: 'guatemala', V: 'vivajava' };
/** The game of a paragraph: its letter. */
export const gameOf = (number: string): string => GAMES[number[0] ?? ''] ?? 'cafe';

const doors = () => import('../../../rules/doors.json').then((found) => found.default as Record<string, Record<string, string>>);

/** The paragraph behind a message: an action, an event, or a part of a score. */
export async function doorsOf(game: string): Promise<Record<string, string>> {
  return (await doors())[game] ?? {};
}
