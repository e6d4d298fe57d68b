// Views of any game as text: what kind of thing a value is, and what it is called.

import { t, words } from '../lib/words.svelte.ts';

/**
 * What is not told: the question is put as a sentence, and maps and cards do not change.
 * The test that everything else has a name (`crates/wire/tests/suite/view_words.rs`) reads this list.
 */
export const LEFT_OUT = new Set(['game', 'you', 'setup', 'awaits', 'cards_shown', 'deck_cards', 'stage', 'question', 'asked', 'map']);

type Row = Record<string, unknown>;

/** The name of somebody: said as it is, whatever it means in our words. */
export class Name {
  constructor(readonly text: string) {}
}

/** Entries that name a seat by its number; the same test holds this list to the views of whole games. */
const SEATED = new Set(['master', 'starter', 'owner', 'by', 'token', 'roller', 'contenders', 'seat']);

/** A view in which seats have the names of those who sit there. */
export function withNames(view: Row, names: readonly string[]): Row {
  const name = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(name);
    const known = typeof value === 'number' ? names[value] : undefined;
    return known === undefined ? value : new Name(known);
  };
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (!isRow(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, SEATED.has(key) ? name(each) : within(each)]));
  };
  const told = ([key, value]: [string, unknown]): [string, unknown] => {
    if (key === 'turn') return [key, name(value)];
    if (key === 'scores' && Array.isArray(value)) return [key, value.map((score, seat) => new Name(`${names[seat] ?? seat} ${String(score)}`))];
    // Each stands under its name: no need to repeat the number.
    if (key === 'seats' && Array.isArray(value)) return [key, value.map((seat) => within(isRow(seat) ? { ...seat, seat: undefined } : seat))];
    return [key, SEATED.has(key) ? name(value) : within(value)];
  };
  return Object.fromEntries(Object.entries(view).map(told));
}

export type Shape =
  | { kind: 'text'; text: string }
  | { kind: 'grid'; rows: unknown[][] }
  | { kind: 'rows'; columns: string[]; rows: Row[] }
  | { kind: 'list'; items: unknown[] }
  | { kind: 'entries'; entries: [string, unknown][] };

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Name);
}
const isPlain = (value: unknown) => typeof value !== 'object' || value === null || value instanceof Name;
/** Whether a value fits into a cell. */
const isShort = (value: unknown) =>
  isPlain(value) || (Array.isArray(value) && value.every(isPlain)) || (isRow(value) && Object.values(value).every(isPlain));

export function shapeOf(value: unknown): Shape {
  if (isPlain(value)) return { kind: 'text', text: line(value) };
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return { kind: 'text', text: line(value) };
    if (value.every((item) => Array.isArray(item) && item.every(isShort))) return { kind: 'grid', rows: value as unknown[][] };
    if (value.length > 1 && value.every((item) => isRow(item) && Object.values(item).every(isShort))) {
      const columns = [...new Set(value.flatMap((item) => Object.keys(item as Row)))];
      return { kind: 'rows', columns, rows: value as Row[] };
    }
    return { kind: 'list', items: value };
  }
  return { kind: 'entries', entries: Object.entries(value as Row).filter(([key, each]) => each !== undefined && !LEFT_OUT.has(key)) };
}

/** A value in one line. */
export function line(value: unknown): string {
  if (value instanceof Name) return value.text;
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(line).join(', ');
  if (isRow(value)) return Object.entries(value).map(([key, each]) => (isNamed(key) ? line(each) : `${factName(key)} ${line(each)}`)).join(' · ');
  return typeof value === 'number' ? String(value) : wordOf(String(value));
}
/** Entries that say what something is need no name before them. */
const isNamed = (key: string) => key === 'kind' || key === 'coffee' || key === 'face' || key === 'colour';

/** The name of an entry in the reader's language. */
export function factName(key: string): string {
  return words.has('view-key') ? t('view-key', { key }) : key;
}
/** A code word in the reader's language; names, places and numbers stay as they are. */
function wordOf(text: string): string {
  if (!/^[a-z][a-z_ -]+$/.test(text) || !words.has('view-word')) return text;
  const whole = text.replaceAll(' ', '-');
  const said = t('view-word', { word: whole });
  if (said !== whole) return said;
  return text
    .split(' ')
    .map((part) => t('view-word', { word: part }))
    .join(' ');
}
