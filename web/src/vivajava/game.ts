// VivaJava Dice, as the house speaks of it.

import type { GameFolder } from '../lib/games.ts';

export const game: GameFolder = { letter: 'V', about: 'about-vivajava', authors: 'T. C. Petty III', odds: true };
