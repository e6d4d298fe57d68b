// Which set-up a reader of the rules has in mind: that of a table, of an edition, or the usual one.

import * as api from '../lib/api.ts';
import { editionOf } from './library.ts';
import type { Setup } from './rulebook.ts';

/** The set-up of a table made without wishes. */
export function usual(info: api.GameInfo | undefined): Setup {
  return Object.fromEntries((info?.options ?? []).map((option) => [option.name, option.default]));
}

/** What was chosen for a new table, for the address of the book. Files stay where they are: the book says nothing about them. */
export function queryOf(info: api.GameInfo, chosen: Readonly<Record<string, string>>, seats: number): string {
  const query = new URLSearchParams();
  for (const option of info.options) {
    const value = option.name === 'seats' ? String(seats) : chosen[option.name];
    if (value !== undefined && Array.isArray(option.values)) query.set(option.name, value);
  }
  return `?${query}`;
}

export interface Asked {
  setup: Setup;
  /** Whether it is that of a table, made or about to be made, and not the usual one. */
  certain: boolean;
  /** The table it is of. */
  table: string | undefined;
}

/** Reads `?table=ID`, or `?edition=fr` and any other options. A table that cannot be seen is passed over. */
export async function askedFor(search: string, game: string, info: api.GameInfo | undefined): Promise<Asked> {
  const query = new URLSearchParams(search);
  const id = query.get('table') ?? undefined;
  if (id) {
    const doc = await api.table(id).catch(() => undefined);
    if (doc?.game === game) return { setup: doc.setup, certain: true, table: id };
  }
  const own = usual(info);
  const edition = query.get('edition');
  if (edition) Object.assign(own, await editionOf(game, edition));
  const wishes = [...query].filter(([name]) => name in own);
  for (const [name, value] of wishes) own[name] = value;
  return { setup: own, certain: wishes.length > 0, table: undefined };
}
