// What the pieces of Café mean.

import type { Meanings } from '../learn/meanings.ts';

export const meanings: Meanings = {
  'cafe-field': { key: 'mean-cafe-field', rule: 'C4.4' },
  'cafe-batch': { key: 'mean-cafe-batch', rule: 'C7.3' },
  'cafe-surplus': { key: 'mean-cafe-surplus', rule: 'C7.5' },
  'cafe-drying': { key: 'mean-cafe-drying', rule: 'C4.5' },
  'cafe-roasting': { key: 'mean-cafe-roasting', rule: 'C4.6' },
  'cafe-cafe': { key: 'mean-cafe-cafe', rule: 'C4.8' },
  'cafe-espresso': { key: 'mean-cafe-espresso', rule: 'C7.2' },
  'cafe-pastry': { key: 'mean-cafe-pastry', rule: 'C7.4' },
  'cafe-cup': { key: 'mean-cafe-cup', rule: 'C4.1' },
  'cafe-ship': { key: 'mean-cafe-ship', rule: 'C2.3' },
  'cafe-empty': { key: 'mean-cafe-empty', rule: 'C1.2' },
  'cafe-dead': { key: 'mean-cafe-dead', rule: 'C3.3' },
  'cafe-card': { key: 'mean-cafe-card', rule: 'C2.1' },
  'cafe-warehouse': { key: 'mean-cafe-warehouse', rule: 'C5.3' },
  'cafe-points': { key: 'mean-cafe-points', rule: 'C4.1' },
  'cafe-seat': { key: 'mean-cafe-seat', rule: 'C5.1' },
};
