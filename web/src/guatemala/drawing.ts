// Guatemala Café's drawing, as the screens ask for it.

import { words } from '../lib/words.svelte.ts';
import GuatemalaTable from './GuatemalaTable.svelte';
import type { Happening } from '../table/moments.svelte.ts';
import { scene } from './flights.ts';
import { atOnce, needs } from './parts.ts';
import { placesOf, retell, seen } from './telling.ts';

export async function load() {
  await Promise.all([words.learn('guatemala', 'guatemala-table'), atOnce()]);
  return { table: GuatemalaTable, scene, places: placesOf, retell, say: seen, needs, tells: ({ kind }: Happening) => kind === 'scored', whole: true };
}
