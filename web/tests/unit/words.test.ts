import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/lib/games.ts';
import { LANGS, preferred, unbroken } from '../../src/lib/words.svelte.ts';

const LOCALES = join(process.cwd(), '..', 'locales');
const SOURCES = join(process.cwd(), 'src');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

function keysIn(text: string, how: (prefix: string) => RegExp, prefix: string): Set<string> {
  return new Set([...text.matchAll(how(prefix))].map((match) => match[1] ?? ''));
}

describe.each([
  ['house', 'house'],
  ['foyer', 'foyer'],
  ['vivajava-table', 'viva'],
  ['learn', 'book'],
  ...Object.keys(GAMES).map((game) => [`${game}-meanings`, `mean-${game}`] as [string, string]),
])('the words of %s.ftl', (file, prefix) => {
  const keysOf = (lang: string) => keysIn(readFileSync(join(LOCALES, lang, `${file}.ftl`), 'utf8'), (name) => new RegExp(`^(${name}-[\\w-]+)\\s*=`, 'gm'), prefix);
  const text = sources(SOURCES).join('\n');
  const used = keysIn(text, (name) => new RegExp(`['"\`](${name}-[a-z0-9-]+[a-z0-9])['"\`]`, 'g'), prefix);

  test('every key in use is there, and every key there is in use', () => {
    const known = keysOf('en');
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
    expect([...known].filter((key) => !used.has(key))).toEqual([]);
  });

  test.each(LANGS)('%s has the same keys, and they can be read', (lang) => {
    expect([...keysOf(lang)].sort()).toEqual([...keysOf('en')].sort());
    const bundle = new FluentBundle(lang);
    const errors = bundle.addResource(new FluentResource(readFileSync(join(LOCALES, lang, `${file}.ftl`), 'utf8')));
    expect(errors).toEqual([]);
  });
});

test('the language of the browser is chosen', () => {
  expect(preferred(['de-AT', 'en'])).toBe('de');
  expect(preferred(['ja', 'uk-UA'])).toBe('uk');
  expect(preferred(['ja'])).toBe('en');
});

test('French marks stay with the word before them', () => {
  expect(unbroken('fr', 'Prêt ? « Oui » : viens !')).toBe('Prêt\u00a0? «\u00a0Oui\u00a0»\u00a0: viens\u00a0!');
  expect(unbroken('en', 'Ready ? Yes !')).toBe('Ready ? Yes !');
});
