// Every sentence of every language, said once with real arguments: nothing is missing, no plural is forgotten.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/lib/langs.ts';

const LOCALES = join(process.cwd(), '..', 'locales');
const LOCALE: Record<string, string> = { pt: 'pt-PT' };
/** Words that a person would type are shown only by the terminal. */
const isTyped = (file: string) => file === 'terminal.ftl' || file.endsWith('-screen.ftl');

/** Numbers that need different forms somewhere: 1, 2, 5, 11, 21, and none. */
const NUMBERS = [0, 1, 2, 5, 11, 21];
/** Arguments that are texts. */
const NAMES: Record<string, string> = { name: 'Olena', othername: 'Max', names: 'Olena, Max', game: 'Café', title: 'Braga', file: 'game.record' };

interface Asked {
  key: string;
  text: string;
  /** The arguments it speaks of, its references included. */
  names: string[];
  /** The words its selectors know, by argument. */
  words: Map<string, string[]>;
}

function messages(lang: string, file: string): Map<string, string> {
  const text = readFileSync(join(LOCALES, lang, file), 'utf8');
  return new Map([...text.matchAll(/^([a-z][\w-]*) = ((?:.*\n?)(?:(?:[ }]).*\n?)*)/gm)].map((found) => [found[1] ?? '', found[2] ?? '']));
}

/** What a message may be asked with. */
function asked(all: Map<string, string>, key: string): Asked {
  const met = new Set<string>();
  let text = '';
  const reach = (each: string) => {
    if (met.has(each)) return;
    met.add(each);
    const body = all.get(each) ?? '';
    text += body;
    for (const found of body.matchAll(/\{ ([a-z][\w-]*) \}/g)) reach(found[1] ?? '');
  };
  reach(key);
  const words = new Map<string, string[]>();
  for (const found of text.matchAll(/\{ \$(\w+) ->((?:\s+\*?\[[^\]]+\](?:[^{}[\]]|\{(?:[^{}]|\{[^{}]*\})*\})*)+)\}/g)) {
    const variants = [...(found[2] ?? '').matchAll(/\[([^\]]+)\]/g)].map((variant) => variant[1] ?? '');
    words.set(found[1] ?? '', [...new Set([...(words.get(found[1] ?? '') ?? []), ...variants])]);
  }
  return { key, text, names: [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ''))], words };
}

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const isNumber = (variants: string[] | undefined) => variants?.some((variant) => PLURALS.has(variant) || /^\d+$/.test(variant)) ?? false;

/** A handful of ways to ask: every number, every word of every selector once. */
function ways(of: Asked): Record<string, FluentVariable>[] {
  const usual: Record<string, FluentVariable> = {};
  for (const name of of.names) {
    const variants = of.words.get(name);
    usual[name] = NAMES[name] ?? (variants && !isNumber(variants) ? (variants[0] ?? '') : variants ? 2 : /^(n|of|at|x|y|card|seat|number|points|total|beans?|dice|steps?|from|to)$/.test(name) ? 2 : name === 'who' || name === 'whom' ? 'they' : 'Braga');
  }
  const all = [usual];
  for (const name of of.names) {
    const variants = of.words.get(name);
    const values: FluentVariable[] = isNumber(variants) ? NUMBERS : variants ? variants.filter((variant) => variant !== 'other') : [];
    for (const value of values) all.push({ ...usual, [name]: value });
  }
  return all;
}

describe.each(LANGS)('%s', (lang) => {
  const files = readdirSync(join(LOCALES, lang)).filter((file) => file.endsWith('.ftl'));
  const all = new Map(files.flatMap((file) => [...messages(lang, file)]));
  const bundle = new FluentBundle(LOCALE[lang] ?? lang, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(readFileSync(join(LOCALES, lang, file), 'utf8')));

  test('every sentence can be said, and says all it should', () => {
    const wrong: string[] = [];
    const page: string[] = [];
    for (const file of files) {
      for (const key of messages(lang, file).keys()) {
        for (const args of ways(asked(all, key))) {
          const errors: Error[] = [];
          const message = bundle.getMessage(key);
          const said = message?.value ? bundle.formatPattern(message.value, args, errors) : '';
          page.push(`${key}\t${JSON.stringify(args)}\t${said}`);
          if (errors.length > 0 || /\{|\}|undefined|\$/.test(said)) wrong.push(`${key} ${JSON.stringify(args)}: ${said} ${errors.join(' ')}`);
          if (/ {2}|\s[,.;!?](?!\S)|,,|\.\.(?!\.)/.test(said.replace(/[ \u00a0\u202f][;:!?»]/g, '')) && !isTyped(file)) wrong.push(`${key}: spaces or marks: "${said}"`);
          if (said.includes('`') && !isTyped(file)) wrong.push(`${key}: a raw command: "${said}"`);
        }
      }
    }
    // SENTENCES=folder writes the page, to be read by somebody who plays.
    const folder = process.env['SENTENCES'];
    if (folder) writeFileSync(join(folder, `${lang}.tsv`), page.join('\n'));
    expect(page.length).toBeGreaterThan(1500);
    expect(wrong).toEqual([]);
  });
});
