// Exact chances of a roll, as the service counts them.

/** What an action may lead to. */
export interface Chance {
  /** That some colour beats the Best Bean. */
  beats?: number;
  /** The same by the main colour of the blend. */
  by_colour?: { colour: string; chance: number }[];
  rainbow?: number;
  research?: { colour: string; steps: number; chance: number }[];
}
export interface OddsLine extends Chance {
  action: string;
}
/** By the action. */
export type Odds = ReadonlyMap<string, Chance>;

export const oddsOf = (lines: readonly OddsLine[]): Odds => new Map(lines.map((line) => [line.action, line]));

/** The action whose chances are those of an intention; none where aroma dice go along: that is another choice, which follows. */
export function countedBy(texts: readonly string[]): string | undefined {
  const [first, second] = texts;
  return second === undefined || second === 'and -' ? first : undefined;
}
export function chanceOf(odds: Odds, texts: readonly string[]): Chance | undefined {
  const action = countedBy(texts);
  return action === undefined ? undefined : odds.get(action);
}
/** The chance to beat the Best Bean with a colour. */
export const withColour = (chance: Chance, colour: string): number => chance.by_colour?.find((line) => line.colour === colour)?.chance ?? 0;

/** A chance for people: never 0 % for what can happen, never 100 % for what can fail. */
export function percent(chance: number, lang: string): string {
  const say = (share: number) => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  if (chance <= 0) return '–';
  if (chance < 0.005) return `< ${say(0.01)}`;
  if (chance < 1 && chance > 0.995) return `> ${say(0.99)}`;
  return say(chance);
}

/** The research chances worth a line: at least one step more of each colour, the likeliest first. */
export function researchLines(chance: Chance, most: number): { colour: string; steps: number; chance: number }[] {
  return [...(chance.research ?? [])]
    .filter((line) => line.chance > 0)
    .sort((a, b) => b.chance * b.steps - a.chance * a.steps)
    .slice(0, most);
}
