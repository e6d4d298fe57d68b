// The rules of a game as data, read from `rules/<language>/<game>.md`; `rules/README.md` says how they are written.

import { GAMES } from '../lib/games.ts';

/** Options and the values they must have, such as `coaster=bold seats=3,4`. */
export type Condition = { option: string; values: string[] }[];

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'variant'; when: Condition; text: string }
  | { kind: 'picture'; id: string; captions: string[] }
  | { kind: 'instead'; text: string };

export interface Paragraph {
  /** Such as `C4.9`. */
  number: string;
  title: string;
  blocks: Block[];
}

export interface Chapter {
  number: string;
  title: string;
  /** The set-ups it is in force for; all of them if there is none. */
  only: Condition | undefined;
  paragraphs: Paragraph[];
}

export interface RuleBook {
  title: string;
  aim: string;
  /** A turn in a few steps. */
  steps: string[];
  chapters: Chapter[];
}

/** A set-up: each option with its value. */
export type Setup = Record<string, unknown>;

export function readCondition(text: string): Condition {
  return text.split(' ').map((word) => {
    const [option = '', values = ''] = word.split('=');
    return { option, values: values.split(',') };
  });
}

export function holds(when: Condition, setup: Setup): boolean {
  return when.every(({ option, values }) => option in setup && values.includes(String(setup[option])));
}

function headed(text: string): { number: string; title: string } {
  const at = text.indexOf(' ');
  return { number: text.slice(0, at), title: text.slice(at + 1) };
}

function readBlock(line: string): Block {
  const variant = /^- `([^`]+)` (.*)$/.exec(line);
  if (variant) return { kind: 'variant', when: readCondition(variant[1] ?? ''), text: variant[2] ?? '' };
  const picture = /^!\[(.*)\]\(#([a-z-]+)\)$/.exec(line);
  if (picture) return { kind: 'picture', id: picture[2] ?? '', captions: (picture[1] ?? '').split(' → ') };
  return line.startsWith('> ') ? { kind: 'instead', text: line.slice(2) } : { kind: 'text', text: line };
}

/** Reads a book. The tests of the program refuse a text that is not written as it should be. */
export function readBook(text: string): RuleBook {
  const book: RuleBook = { title: '', aim: '', steps: [], chapters: [] };
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const chapter = book.chapters.at(-1);
    const paragraph = chapter?.paragraphs.at(-1);
    if (line.startsWith('### ')) chapter?.paragraphs.push({ ...headed(line.slice(4)), blocks: [] });
    else if (line.startsWith('## ')) book.chapters.push({ ...headed(line.slice(3)), only: undefined, paragraphs: [] });
    else if (line.startsWith('# ')) book.title = line.slice(2);
    else if (paragraph) paragraph.blocks.push(readBlock(line));
    else if (chapter) chapter.only = readCondition(line.replaceAll('`', ''));
    else if (/^\d\. /.test(line)) book.steps.push(line.slice(3));
    else book.aim = line;
  }
  return book;
}

/** A sentence in pieces: plain, emphasised, and numbers of paragraphs. */
export type Piece = { kind: 'plain' | 'strong' | 'rule'; text: string };

/** The letters that numbers of paragraphs begin with. */
const LETTER = `[${Object.values(GAMES).map(({ letter }) => letter).join('')}]`;
const IN_BRACKETS = new RegExp(` \\((${LETTER}\\d+(?:\\.\\d+)?)\\)`, 'g');
const PIECES = new RegExp(`(\\*\\*[^*]+\\*\\*|\\b${LETTER}\\d+(?:\\.\\d+)?\\b)`);
const NUMBERED = new RegExp(`^${LETTER}\\d`);

export function piecesOf(text: string): Piece[] {
  // A number in brackets is a door without them, on the line of the word before it.
  const parts = text.replace(IN_BRACKETS, '\u00a0$1').split(PIECES);
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      return { kind: NUMBERED.test(part) ? 'rule' : 'plain', text: part };
    });
}

/** Letters without accents and case, so that `cafe` finds `Café`. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const textOf = (paragraph: Paragraph) =>
  [paragraph.number, paragraph.title, ...paragraph.blocks.map((block) => (block.kind === 'picture' ? block.captions.join(' ') : block.text))].join(' ');

/** The book with the paragraphs that have every word of what is looked for. */
export function found(book: RuleBook, wanted: string): Chapter[] {
  const words = folded(wanted).split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return book.chapters;
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((paragraph) => {
        const text = folded(`${textOf(paragraph)} ${chapter.title}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}

/** A paragraph and its chapter, by number; the number of a chapter means its first paragraph. */
export function paragraphOf(book: RuleBook, number: string): { chapter: Chapter; paragraph: Paragraph } | undefined {
  for (const chapter of book.chapters) {
    const paragraph = chapter.paragraphs.find((each) => each.number === number) ?? (chapter.number === number ? chapter.paragraphs[0] : undefined);
    if (paragraph) return { chapter, paragraph };
  }
  return undefined;
}

/** A page of reference: headings with lists. */
export interface Quick {
  title: string;
  aim: string;
  parts: { title: string; items: string[] }[];
}

export function readQuick(text: string): Quick {
  const quick: Quick = { title: '', aim: '', parts: [] };
  for (const line of text.split('\n').filter((each) => each !== '')) {
    if (line.startsWith('## ')) quick.parts.push({ title: line.slice(3), items: [] });
    else if (line.startsWith('# ')) quick.title = line.slice(2);
    else if (line.startsWith('- ')) quick.parts.at(-1)?.items.push(line.slice(2));
    else quick.aim = line;
  }
  return quick;
}
