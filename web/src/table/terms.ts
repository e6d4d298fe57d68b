// What was agreed at a table, in words: how many, who, which rules, how much time.

import type { GameInfo, Option, Pace, TableDoc } from '../lib/api.ts';
import { LEVELS } from '../lib/levels.ts';
import { t, words } from '../lib/words.svelte.ts';
import { chairName } from './people.ts';
import { sentence } from './say.ts';

/** `Café for three`. */
export const tableFor = (game: string, seats: number): string => t('foyer-table-for', { game, n: seats });

/** How much time there is: a few words. */
export function paceText(pace: Pace): string {
  if (pace.kind === 'live') return t('foyer-pace-text-live', { minutes: pace.minutes, seconds: pace.increment_s });
  if (pace.kind === 'correspondence') return t('foyer-pace-text-days', { days: pace.days });
  return t('foyer-pace-text-none');
}

/** What a rule is called, in two words. */
export const ruleName = (option: Option): string => t('foyer-rule-name', { rule: option.name.replaceAll('_', '-') });

/** What a value of an option means, in the game's own words. */
export function valueText(option: Option, value: string): string {
  const message = option.means?.find(([word]) => word === value)?.[1];
  if (message && words.has(message.key)) return words.say(message);
  if (value === '0') return t('foyer-none');
  if (value === 'true' || value === 'false') return t('house-yes-no', { value });
  return value;
}

/** The options that are not as the books have them. */
export function houseRules(info: GameInfo | undefined, setup: Record<string, unknown>): Option[] {
  return (info?.options ?? []).filter((option) => {
    const value = setup[option.name];
    return option.name !== 'seats' && value !== undefined && String(value) !== String(option.default);
  });
}

/** The rules in a few words: as in the books, or which are not. */
export function rulesText(info: GameInfo | undefined, setup: Record<string, unknown>): string {
  const own = houseRules(info, setup);
  return own.length === 0 ? t('foyer-rules-by-book') : t('foyer-rules-own', { rules: words.list(own.map(ruleName)) });
}

/** Free chairs of a table. */
export const freeSeats = (doc: TableDoc): number => doc.seats.filter((chair) => !chair.user && !chair.bot).length;

/** Whom a level of the house is in a sentence. */
export const houseName = (level: string): string => (LEVELS.includes(level) ? t('foyer-who-house', { level }) : t('house-level-name', { level }));

/** What was agreed, in a sentence or two: who plays, how much time there is, by which rules. To who is invited a free chair is theirs. */
export function agreed(doc: TableDoc, info: GameInfo | undefined, me: string | undefined, invited?: 'invited'): string {
  const own = invited && doc.seats.findIndex((chair) => !chair.user && !chair.bot);
  const who = doc.seats.map((chair, seat) => {
    if (seat === own) return t('foyer-who', { who: 'me' });
    if (chair.user) return chair.user.id === me ? t('foyer-who', { who: 'me' }) : chairName(chair);
    return chair.bot ? houseName(chair.bot) : t('foyer-who', { who: 'friend' });
  });
  return t('foyer-agreed', { who: sentence(words.list(who)), pace: sentence(paceText(doc.pace)).slice(0, -1), rules: rulesText(info, doc.setup) });
}

/** A game of mine by those it is played with: people and bots, others at the same screen, or nobody. */
export function gameOfMine(game: string, others: readonly string[], seats: number): string {
  if (others.length > 0) return t('foyer-game-with', { game, names: words.list([...others]) });
  return t(seats > 1 ? 'foyer-game-screen' : 'foyer-game-alone', { game });
}
