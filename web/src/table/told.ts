// A view as lines of text, in the player's language.

import { t, words } from '../lib/words.svelte.ts';

/**
 * What is not told: the question is put as a sentence, and maps and cards do not change.
 * The test that every part has a name (`crates/wire/tests`) has the same list.
 */
export const LEFT_OUT = new Set(['game', 'you', 'setup', 'awaits', 'cards_shown', 'stage', 'question', 'asked', 'map']);

/** Parts that hold the number of a seat. */
const SEATS = new Set(['seat', 'owner', 'starter', 'master', 'by']);

/** What a part of a view is called. */
export function named(key: string): string {
  return words.has('view-key') ? t('view-key', { key }) : key;
}

/** A word of a view; names, places and numbers stay as they are. */
function word(text: string): string {
  if (!words.has('view-word')) return text;
  const whole = text.replaceAll(' ', '-');
  const said = t('view-word', { word: whole });
  if (said !== whole) return said;
  return text.split(' ').map((part) => t('view-word', { word: part })).join(' ');
}

function plain(value: unknown, key: string, names: readonly string[]): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number' && SEATS.has(key)) return names[value] ?? String(value);
  // Names and codes are no words.
  if (typeof value === 'string') return /^[a-z][a-z_ -]+$/.test(value) ? word(value) : value;
  return typeof value === 'boolean' ? word(String(value)) : String(value);
}

/** A value as lines; `key` says what it is, `names` who sits where. */
export function told(value: unknown, key: string, names: readonly string[]): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    if (value.every((item) => typeof item !== 'object' || item === null)) {
      return value.map((item) => plain(item, key, names)).join(', ');
    }
    return value.map((item) => told(item, key, names)).join('\n');
  }
  if (typeof value !== 'object' || value === null) return plain(value, key, names);
  const parts = Object.entries(value).filter(([part]) => !LEFT_OUT.has(part));
  return parts
    .map(([part, inner]) => {
      const text = told(inner, part, names);
      return text.includes('\n') ? `${named(part)}:\n${text.replace(/^/gm, '  ')}` : `${named(part)}: ${text}`;
    })
    .join(typeof parts[0]?.[1] === 'object' ? '\n' : '; ');
}
