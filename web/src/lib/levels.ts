/** The levels of the house's players, from the gentlest on. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'];
