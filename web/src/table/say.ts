// Events and refusals in words.

import { Refused } from '../lib/api.ts';
import { t, words, type Message, type Seats } from '../lib/words.svelte.ts';
import type { Happening } from './moments.svelte.ts';

/** An event of the log; said anew whenever the language changes. */
export interface Told {
  seat: number | undefined;
  event: Happening;
}

export function sayEvent(event: Happening, seats: Seats): string {
  const message = event['say'] as Message | undefined;
  return message && words.has(message.key) ? words.say(message, seats) : String(event['text'] ?? event.kind);
}

/** Why something was refused, in words, and the rule. */
export interface Reason {
  text: string;
  rule: string | undefined;
}

export function sayRefusal(error: unknown, seats: Seats): Reason {
  if (!(error instanceof Refused)) return { text: t('house-broken'), rule: undefined };
  if (error.code === 'network') return { text: t('house-line-lost'), rule: undefined };
  if (error.code === 'action/stale') return { text: t('house-stale'), rule: undefined };
  const text = error.say && words.has(error.say.key) ? words.say(error.say, seats) : error.message;
  return { text: sentence(text), rule: error.rule };
}

/** Reasons are clauses; here they stand alone. */
export function sentence(clause: string): string {
  const first = clause.slice(0, 1).toLocaleUpperCase(words.lang);
  return `${first}${clause.slice(1)}${/[.!?…]$/.test(clause) ? '' : '.'}`;
}
