// The texts and worked examples of the rules, fetched when somebody first reads them: one language and game at a time.

import { readBook, readQuick, type Quick, type RuleBook, type Setup } from './rulebook.ts';
import type { Lang } from '../lib/langs.ts';

const texts = import.meta.glob<string>('../../../rules/*/*.md', { query: '?raw', import: 'default' });
const examples = import.meta.glob<{ examples: Example[] }>('../../../rules/examples/{cafe,guatemala,vivajava}.json', { import: 'default' });
const views = import.meta.glob<Record<string, unknown[]>>('../../../rules/examples/*.views.json', { import: 'default' });
const editions = () => import('../../../rules/editions.json').then((found) => found.default as Record<string, Record<string, Setup>>);

/** A worked example: a position, what is played from it, and which part of the table shows it. */
export interface Example {
  id: string;
  rule: string;
  show: string;
  position: Record<string, unknown>;
  play: string[];
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

/** What an edition sets, as the engine sets it. */
export const editionOf = async (game: string, edition: string): Promise<Setup> => (await editions())[game]?.[edition] ?? {};
