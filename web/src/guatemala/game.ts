// Guatemala Café, as the house speaks of it.

import type { GameFolder } from '../lib/games.ts';

export const game: GameFolder = { letter: 'G', about: 'about-guatemala', authors: 'Inka & Markus Brand' };
