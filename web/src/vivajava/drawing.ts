// The drawing of VivaJava Dice, as the screens ask for it.

import Told from './Told.svelte';
import VivajavaTable from './VivajavaTable.svelte';
import { words } from '../lib/words.svelte.ts';
import { places, scene } from './flights.ts';
import { needs } from './parts.ts';
import { spelledFaces } from './view.ts';
import { where } from './where.ts';

export async function load() {
  await words.learn('vivajava-table');
  for (const name of ['faces', 'kept']) words.spell(name, spelledFaces);
  return { table: VivajavaTable, scene, places, told: Told, where, needs, whole: true };
}
