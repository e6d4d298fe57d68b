// The texts and worked examples of the rules, fetched when somebody first reads them: one language and game at a time.

import { readBook, readQuick, type Quick, type RuleBook, type Setup } from './rulebook.ts';
import type { Component } from 'svelte';
import { byGame } from '../lib/games.ts';
import type { Lang } from '../lib/langs.ts';

const texts = import.meta.glob<string>('../../../rules/*/*.md', { query: '?raw', import: 'default' });
const examples = import.meta.glob<{ examples: Example[]; turn: TurnPicture[] }>(['../../../rules/examples/*.json', '!../../../rules/examples/*.views.json'], { import: 'default' });
const views = import.meta.glob<Record<string, unknown[]>>('../../../rules/examples/*.views.json', { import: 'default' });
const editions = import.meta.glob<Record<string, Setup>>('../../../rules/editions/*.json', { import: 'default' });
const pictures = byGame(import.meta.glob<Picture>('../*/Example.svelte', { import: 'default' }));

/** How a game draws a part of its table for the rules. */
export type Picture = Component<{ view: never; show: string; after: boolean }>;

/** A worked example: a position, what is played from it, and which part of the table shows it. */
export interface Example {
  id: string;
  rule: string;
  show: string;
  position: Record<string, unknown>;
  play: string[];
}

/** The picture of a step of a turn: a worked example, whether after it is played, and what of it is shown. */
export interface TurnPicture {
  example: string;
  after?: boolean;
  show: string;
}

async function fetched<T>(all: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const load = all[path];
  if (!load) throw new Error(`there is no ${path}`);
  return load();
}

export const bookOf = async (lang: Lang, game: string): Promise<RuleBook> => readBook(await fetched(texts, `../../../rules/${lang}/${game}.md`));

export const quickOf = async (lang: Lang, game: string): Promise<Quick> => readQuick(await fetched(texts, `../../../rules/${lang}/${game}-quick.md`));

/** A worked example with what the engine shows of it: before, and after what is played. */
export async function exampleOf(game: string, id: string): Promise<{ example: Example; views: unknown[] } | undefined> {
  const [list, shown] = await Promise.all([
    fetched(examples, `../../../rules/examples/${game}.json`),
    fetched(views, `../../../rules/examples/${game}.views.json`),
  ]);
  const example = list.examples.find((each) => each.id === id);
  const drawn = shown[id];
  return example && drawn ? { example, views: drawn } : undefined;
}

/** The picture of one step of a turn, if the step has one. */
export async function turnPictureOf(game: string, step: number): Promise<TurnPicture | undefined> {
  return (await fetched(examples, `../../../rules/examples/${game}.json`)).turn[step];
}

/** The pictures of a game, if it has any. */
export const pictureOf = async (game: string): Promise<Picture | undefined> => pictures[game]?.();

/** What an edition sets, as the engine sets it. */
export const editionOf = async (game: string, edition: string): Promise<Setup> => (await editions[`../../../rules/editions/${game}.json`]?.())?.[edition] ?? {};
