// Café's drawing, as the screens ask for it.

import CafeTable from './CafeTable.svelte';
import { scene } from './flights.ts';

export const drawing = { table: CafeTable, scene };
