import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGS, preferred } from '../../src/lib/words.svelte.ts';

const LOCALES = join(process.cwd(), '..', 'locales');
const SOURCES = join(process.cwd(), 'src');

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

function keysOf(lang: string): Set<string> {
  const text = readFileSync(join(LOCALES, lang, 'house.ftl'), 'utf8');
  return new Set([...text.matchAll(/^(house-[\w-]+)\s*=/gm)].map((match) => match[1] ?? ''));
}

describe('the words of the house', () => {
  const text = sources(SOURCES).join('\n');
  const used = new Set([...text.matchAll(/['"`](house-[a-z0-9-]+[a-z0-9])['"`]/g)].map((match) => match[1] ?? ''));

  test('every key in use is there, and every key there is in use', () => {
    const known = keysOf('en');
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
    expect([...known].filter((key) => !used.has(key))).toEqual([]);
  });

  test.each(LANGS)('%s has the same keys, and they can be read', (lang) => {
    expect([...keysOf(lang)].sort()).toEqual([...keysOf('en')].sort());
    const bundle = new FluentBundle(lang);
    const errors = bundle.addResource(new FluentResource(readFileSync(join(LOCALES, lang, 'house.ftl'), 'utf8')));
    expect(errors).toEqual([]);
  });
});

test('the language of the browser is chosen', () => {
  expect(preferred(['de-AT', 'en'])).toBe('de');
  expect(preferred(['ja', 'uk-UA'])).toBe('uk');
  expect(preferred(['ja'])).toBe('en');
});
