// The rules as data: read, searched, chosen by the set-up of a table; every piece that explains itself has its words.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/learn/doors.ts';
import { found, holds, paragraphOf, piecesOf, readBook, readCondition, readQuick } from '../../src/learn/rulebook.ts';
import { meaningsOf } from '../../src/learn/meanings.ts';
import { GAMES as FOLDERS } from '../../src/lib/games.ts';
import { LANGS } from '../../src/lib/langs.ts';

const GAMES = Object.keys(FOLDERS);
const text = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
const book = (lang: string, game: string) => readBook(text(`rules/${lang}/${game}.md`));

describe('a book of rules', () => {
  it('is read as it is written', () => {
    const read = readBook('# Tea\n\nBoil.\n\n1. **Fill** it.\n\n## T1 Pots\n`pots=2,3`\n\n### T1.1 Size\nBig.\n- `pots=2 lid=on` Two.\n![Cold. → Hot.](#kettle)\n> Wait.\n');
    expect(read.steps).toEqual(['**Fill** it.']);
    expect(read.chapters[0]?.only).toEqual([{ option: 'pots', values: ['2', '3'] }]);
    expect(read.chapters[0]?.paragraphs[0]?.blocks).toEqual([
      { kind: 'text', text: 'Big.' },
      { kind: 'variant', when: readCondition('pots=2 lid=on'), text: 'Two.' },
      { kind: 'picture', id: 'kettle', captions: ['Cold.', 'Hot.'] },
      { kind: 'instead', text: 'Wait.' },
    ]);
  });

  it('shows the variant of a set-up, whatever the type of its values', () => {
    const when = readCondition('espresso=true seats=3,4');
    expect(holds(when, { espresso: true, seats: 3 })).toBe(true);
    expect(holds(when, { espresso: 'true', seats: '2' })).toBe(false);
    expect(holds(when, { seats: 3 })).toBe(false);
  });

  it.each(LANGS)('has a number behind every door in %s', (lang) => {
    for (const game of GAMES) {
      const read = book(lang, game);
      const numbers = new Set(read.chapters.flatMap((chapter) => chapter.paragraphs.map((paragraph) => paragraph.number)));
      const texts = read.chapters.flatMap((chapter) => chapter.paragraphs).flatMap((paragraph) => paragraph.blocks.map((block) => ('text' in block ? block.text : '')));
      const quick = readQuick(text(`rules/${lang}/${game}-quick.md`));
      const cited = [...texts, ...quick.parts.flatMap((part) => part.items)].flatMap(piecesOf).filter((piece) => piece.kind === 'rule');
      expect(cited.length).toBeGreaterThan(15);
      for (const { text: number } of cited) expect(numbers, `${lang} ${game}`).toContain(number);
    }
  });

  it('is searched by every word, without accents and case', () => {
    const hits = (game: string, wanted: string, lang = 'en') => found(book(lang, game), wanted).flatMap((chapter) => chapter.paragraphs.map((each) => each.number));
    expect(hits('cafe', 'CAFE covered')).toContain('C3.3');
    expect(hits('cafe', 'c4.9')).toContain('C4.9');
    expect(hits('guatemala', 'blockade')).toContain('G5.2');
    expect(hits('cafe', 'röstfeld', 'de')).toEqual(hits('cafe', 'ROSTFELD', 'de'));
    expect(hits('vivajava', 'веселка', 'uk')).toContain('V4.5');
    expect(hits('cafe', 'no such thing anywhere')).toEqual([]);
    expect(hits('cafe', '  ').length).toBe(43);
  });

  it('finds paragraphs and chapters by number', () => {
    const read = book('en', 'cafe');
    expect(paragraphOf(read, 'C4.9')?.chapter.number).toBe('C4');
    expect(paragraphOf(read, 'C4')?.paragraph.number).toBe('C4.1');
    expect(paragraphOf(read, 'C99')).toBeUndefined();
    expect([gameOf('C4.9'), gameOf('G1.1'), gameOf('V1.1')]).toEqual(['cafe', 'guatemala', 'vivajava']);
  });

  it('divides a sentence into words, emphasis and doors', () => {
    expect(piecesOf('It is **free** (C4.10).')).toEqual([
      { kind: 'plain', text: 'It is ' },
      { kind: 'strong', text: 'free' },
      { kind: 'plain', text: '\u00a0' },
      { kind: 'rule', text: 'C4.10' },
      { kind: 'plain', text: '.' },
    ]);
  });
});

describe('what a piece means', async () => {
  const MEANINGS = Object.assign({}, ...(await Promise.all(GAMES.map(meaningsOf)))) as Awaited<ReturnType<typeof meaningsOf>>;
  const sources = (folder: string): string =>
    readdirSync(folder, { withFileTypes: true })
      .map((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : readFileSync(join(folder, entry.name), 'utf8')))
      .join('\n');
  const drawn = sources(join(import.meta.dirname, '../../src'));

  it('is said for every piece that asks for it, and nothing is said for nobody', () => {
    const named = [...drawn.matchAll(/data-mean="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(20);
    // A piece may be named by what it is: `cafe-{square.kind}`.
    const kinds = named.flatMap((name) => (name.includes('{') ? Object.keys(MEANINGS).filter((word) => word.startsWith(name.slice(0, name.indexOf('{')))) : [name]));
    for (const name of kinds) expect(Object.keys(MEANINGS)).toContain(name);
    for (const word of Object.keys(MEANINGS)) expect(kinds, word).toContain(word);
  });

  it('has a paragraph in the book', () => {
    for (const { rule } of Object.values(MEANINGS)) expect(paragraphOf(book('en', gameOf(rule)), rule)?.paragraph.number, rule).toBe(rule);
  });
});
