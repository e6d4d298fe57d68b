// Actions and events in words.

import { t, words, type Message } from '../lib/words.svelte.ts';
import type { Happening } from './moments.svelte.ts';

export interface Said {
  seat: number | undefined;
  text: string;
}

/** An event as a sentence: from its message, else as the service wrote it. */
export function sayEvent(_game: string, event: Happening, names: readonly string[]): Said {
  const message = event['say'] as Message | undefined;
  let text = message && words.has(message.key) ? words.say(named(message, names)) : String(event['text'] ?? event.kind);
  text = text.replace(/\bseat(\d)\b/g, (whole, digit: string) => names[Number(digit)] ?? whole);
  return { seat: event.seat, text };
}

/** Seats are called by the names of those who sit there. */
export function named(message: Message, names: readonly string[]): Message {
  const args: Record<string, string | number> = { ...message.args };
  for (const [key, value] of Object.entries(args)) {
    if (/^(seat|by|for)$/.test(key) && typeof value === 'number') args[key] = names[value] ?? value;
  }
  return { key: message.key, args };
}

/** An action as a sentence. */
export function sayAction(_game: string, text: string, _view: unknown): string {
  return words.has(`house-action-${text}`) ? t(`house-action-${text}`) : text;
}
