// Café's drawing, as the screens ask for it.

import { words } from '../lib/words.svelte.ts';
import CafeTable from './CafeTable.svelte';
import Told from './Told.svelte';
import { meanwhile, scene } from './flights.ts';
import { placesOf, retell, seen } from './telling.ts';

const AT = /-?\d+,-?\d+/;

/** Cards are touched in the display, everything on a square there, and a card in hand is laid by its button. */
function where(action: string): string[] {
  const [verb = '', what = ''] = action.split(' ');
  if (verb === 'take' || verb === 'discard') return [`[data-card="${what}"]`];
  const at = verb === 'place' ? undefined : AT.exec(action)?.[0];
  // What lifted beans go to is lit by its square, whatever they come from.
  return at ? [`[data-square="${at}"]`] : [];
}

export async function load() {
  await words.learn('cafe', 'cafe-table');
  return { table: CafeTable, scene, meanwhile, places: placesOf, retell, say: seen, told: Told, where, whole: true, glance: () => import('./Glance.svelte') };
}
