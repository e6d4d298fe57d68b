// Café, as the house speaks of it.

import type { GameFolder } from '../lib/games.ts';

export const game: GameFolder = { letter: 'C', about: 'about-cafe', authors: 'Rôla & Costa', houses: 'Pythagoras · Sylex · HUCH! · Lord of Boards' };
