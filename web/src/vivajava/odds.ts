// Exact chances of a roll, as the service counts them.

import type { Odds as Chance } from '../protocol/vivajava.ts';

export type { Odds as Chance } from '../protocol/vivajava.ts';

/** By the actions they belong to. */
export type Odds = ReadonlyMap<string, Chance>;

/** A re-roll without aroma dice is told by its first half alone. */
const key = (texts: readonly (string | undefined)[]): string => texts.filter((text) => text !== undefined && text !== 'and -').join(', ');

export const oddsOf = (lines: readonly Chance[]): Odds => new Map(lines.map((line) => [key([line.action, line.then]), line]));
export const chanceOf = (odds: Odds, texts: readonly string[]): Chance | undefined => odds.get(key(texts));
/** The actions whose chances are to be asked for. */
export const asked = (texts: readonly string[]): string[] => texts.filter((text) => text !== 'and -');

/** The chance to beat the Best Bean with a colour. */
export const withColour = (chance: Chance, colour: string): number => chance.by_colour?.find((line) => line.colour === colour)?.chance ?? 0;

/** A chance for people: never 0 % for what can happen, never 100 % for what can fail. */
export function percent(chance: number, lang: string, none = '–'): string {
  const say = (share: number) => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  if (chance <= 0) return none;
  if (chance < 0.005) return `< ${say(0.01)}`;
  if (chance < 1 && chance > 0.995) return `> ${say(0.99)}`;
  return say(chance);
}

/** The research chances worth a line: what is not certain, the most steps for their chance first. */
export function researchLines(chance: Chance, most: number): Chance['research'] {
  return chance.research
    .filter((line) => line.chance > 0 && line.chance < 1)
    .sort((a, b) => b.chance * b.steps - a.chance * a.steps)
    .slice(0, most);
}
