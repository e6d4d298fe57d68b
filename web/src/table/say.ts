// Events and refusals in words.

import { Refused } from '../lib/api.ts';
import { t, words, type Message, type Seats } from '../lib/words.svelte.ts';
import type { Happening } from './moments.svelte.ts';

/** An event of the log; said again whenever the language changes. */
export interface Told {
  seat: number | undefined;
  event: Happening;
}

export function sayEvent(event: Happening, seats: Seats): string {
  const message = event['say'] as Message | undefined;
  return message && words.has(message.key) ? words.say(message, seats) : String(event['text'] ?? event.kind);
}

/** A message and all it speaks of by other keys, where there are words for them: as a drawing says it. */
export function reworded(message: Message, names: Readonly<Record<string, string>>): Message {
  const name = names[message.key];
  const key = name !== undefined && words.has(name) ? name : message.key;
  if (!message.args) return { key };
  const args = Object.entries(message.args).map(([arg, value]) => [arg, Array.isArray(value) ? value.map((part) => reworded(part, names)) : value] as const);
  return { key, args: Object.fromEntries(args) };
}

/** Why something was refused, in words, and the rule. */
export interface Reason {
  text: string;
  rule: string | undefined;
}

/** Refusals of the service that have words of their own. */
const SERVICE = new Set([
  'identity/name_taken',
  'identity/wrong',
  'identity/account',
  'house/maintenance',
  'identity/name_reserved',
  'limit/too_many',
  'limit/too_many_open',
  'limit/full',
  'seat/away',
  'seat/not_yours',
  'store/unavailable',
  'table/code',
  'table/full',
  'table/not_found',
  'table/not_host',
  'table/not_over',
  'table/not_watchable',
  'table/no_version',
  'table/over',
  'table/quarantined',
  'table/removed',
]);

/** A drawing may retell it: there nothing is named by numbers. */
export function sayRefusal(error: unknown, seats: Seats = { names: [], you: undefined }, retell: (message: Message) => Message = (message) => message): Reason {
  if (!(error instanceof Refused)) return { text: t('house-broken'), rule: undefined };
  if (error.code === 'network') return { text: t('house-line-lost'), rule: undefined };
  if (error.code === 'action/stale') return { text: t('house-stale'), rule: undefined };
  if (error.say && words.has(error.say.key)) return { text: sentence(words.say(retell(error.say), seats)), rule: error.rule };
  if (SERVICE.has(error.code)) return { text: t('house-refused', { code: error.code.replace(/[/_]/g, '-') }), rule: error.rule };
  // Faults of a file or a field: what it is in the reader's language, where it is as the program says it.
  const fault = `fault-${error.code.replace(/[/_]/g, '-')}`;
  const text = words.has(fault) ? `${t(fault)} (${error.message})` : sentence(error.message);
  return { text, rule: error.rule };
}

/** Reasons are clauses; here they stand alone. */
export function sentence(clause: string): string {
  const first = clause.slice(0, 1).toLocaleUpperCase(words.lang);
  return `${first}${clause.slice(1)}${/[.!?…]$/.test(clause) ? '' : '.'}`;
}
