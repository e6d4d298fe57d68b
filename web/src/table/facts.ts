// Views of any game as text: what kind of thing a value is, and what it is called.

import { t } from '../lib/words.svelte.ts';

type Row = Record<string, unknown>;

export type Shape =
  | { kind: 'text'; text: string }
  | { kind: 'grid'; rows: unknown[][] }
  | { kind: 'rows'; columns: string[]; rows: Row[] }
  | { kind: 'list'; items: unknown[] }
  | { kind: 'entries'; entries: [string, unknown][] };

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
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
  return { kind: 'entries', entries: Object.entries(value as Row) };
}

/** A value in one line. */
export function line(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t('house-yes-no', { value: String(value) });
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(line).join(', ');
  if (isRow(value)) return Object.entries(value).map(([key, each]) => (isNamed(key) ? line(each) : `${factName(key)} ${line(each)}`)).join(' · ');
  return typeof value === 'string' ? wordOf(value) : String(value);
}
/** Entries that say what something is need no name before them. */
const isNamed = (key: string) => key === 'kind' || key === 'coffee' || key === 'face' || key === 'colour';

/** The name of an entry in the reader's language, or as the program calls it. */
export function factName(key: string): string {
  return known(t('house-fact', { key: coded(key) }), key) ?? key.replaceAll('_', ' ');
}
/** A code word in the reader's language, or as it is. */
function wordOf(word: string): string {
  return known(t('house-word', { key: coded(word) }), word) ?? word.replaceAll('_', ' ');
}
const coded = (key: string) => key.replaceAll('_', '-');
/** What has no words of its own is said as `none`. */
function known(text: string, key: string): string | undefined {
  return text === 'none' || !/^[a-z_]+$/.test(key) ? undefined : text;
}
