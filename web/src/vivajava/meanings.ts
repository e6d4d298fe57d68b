// What the pieces of VivaJava Dice mean.

import type { Meanings } from '../learn/meanings.ts';

export const meanings: Meanings = {
  'vivajava-coffee': { key: 'mean-vivajava-coffee', rule: 'V1.2' },
  'vivajava-aroma': { key: 'mean-vivajava-aroma', rule: 'V4.10' },
  'vivajava-featured': { key: 'mean-vivajava-featured', rule: 'V4.1' },
  'vivajava-rainbow': { key: 'mean-vivajava-rainbow', rule: 'V4.5' },
  'vivajava-tube': { key: 'mean-vivajava-tube', rule: 'V4.7' },
  'vivajava-race': { key: 'mean-vivajava-race', rule: 'V6.1' },
  'vivajava-token': { key: 'mean-vivajava-token', rule: 'V5.4' },
  'vivajava-seat': { key: 'mean-vivajava-seat', rule: 'V1.1' },
};
