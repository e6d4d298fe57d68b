// What the pieces of Guatemala Café mean.

import type { Meanings } from '../learn/meanings.ts';

export const meanings: Meanings = {
  'guatemala-worker': { key: 'mean-guatemala-worker', rule: 'G4.3' },
  'guatemala-hut': { key: 'mean-guatemala-hut', rule: 'G4.2' },
  'guatemala-ship': { key: 'mean-guatemala-ship', rule: 'G4.6' },
  'guatemala-road': { key: 'mean-guatemala-road', rule: 'G4.5' },
  'guatemala-sack': { key: 'mean-guatemala-sack', rule: 'G5.1' },
  'guatemala-stall': { key: 'mean-guatemala-stall', rule: 'G2.2' },
  'guatemala-buyer': { key: 'mean-guatemala-buyer', rule: 'G2.1' },
  'guatemala-ring': { key: 'mean-guatemala-ring', rule: 'G2.1' },
  'guatemala-plantation': { key: 'mean-guatemala-plantation', rule: 'G5.3' },
  'guatemala-map': { key: 'mean-guatemala-map', rule: 'G3.2' },
  'guatemala-track': { key: 'mean-guatemala-track', rule: 'G6.1' },
  'guatemala-sacks': { key: 'mean-guatemala-sacks', rule: 'G5.5' },
  'guatemala-seat': { key: 'mean-guatemala-seat', rule: 'G6.2' },
};
