// The drawing of VivaJava Dice, as the screens ask for it.

import Told from './Told.svelte';
import VivajavaTable from './VivajavaTable.svelte';
import { words } from '../lib/words.svelte.ts';
import { places, scene } from './flights.ts';
import { where } from './where.ts';

await words.learn('vivajava-table');

export const drawing = { table: VivajavaTable, scene, places, told: Told, where, whole: true };
