// Guatemala Café's drawing, as the screens ask for it.

import { words } from '../lib/words.svelte.ts';
import GuatemalaTable from './GuatemalaTable.svelte';
import { scene } from './flights.ts';
import { placesOf, retell } from './telling.ts';

export async function load() {
  await words.learn('guatemala', 'guatemala-table');
  return { table: GuatemalaTable, scene, places: placesOf, retell, whole: true };
}
