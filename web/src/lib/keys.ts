// Keys of the Fluent files that depend on the game.

/** A game in a sentence. */
export const ABOUT: Record<string, string> = {
  cafe: 'house-about-cafe',
  guatemala: 'house-about-guatemala',
  vivajava: 'house-about-vivajava',
};

/** The levels of the house's players, from the gentlest on. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'];
