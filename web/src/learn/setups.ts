// Which set-up a reader of the rules has in mind: that of a table, of an edition, or the usual one.

import * as api from '../lib/api.ts';
import { editionOf } from './library.ts';
import type { Setup } from './rulebook.ts';

/** The set-up of a table made without wishes. */
export function usual(info: api.GameInfo | undefined): Setup {
  return Object.fromEntries((info?.options ?? []).map((option) => [option.name, option.default]));
}

export interface Asked {
  setup: Setup;
  /** The table it is of. */
  table: string | undefined;
}

/** Reads `?table=ID`, or `?edition=fr` and any other options. A table that cannot be seen is passed over. */
export async function askedFor(search: string, game: string, info: api.GameInfo | undefined): Promise<Asked> {
  const query = new URLSearchParams(search);
  const id = query.get('table') ?? undefined;
  if (id) {
    const doc = await api.table(id).catch(() => undefined);
    if (doc?.game === game) return { setup: doc.setup, table: id };
  }
  const own = usual(info);
  const edition = query.get('edition');
  if (edition) Object.assign(own, await editionOf(game, edition));
  for (const [name, value] of query) if (name in own) own[name] = value;
  return { setup: own, table: undefined };
}
