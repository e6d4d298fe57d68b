// Keys of the Fluent files that depend on the game.

/** A game in a sentence. */
export const ABOUT: Record<string, string> = {
  cafe: 'house-about-cafe',
  guatemala: 'house-about-guatemala',
  vivajava: 'house-about-vivajava',
};

/** The levels of the house's players, from the gentlest on. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'];

/** How long a game takes, in minutes, and what is known of it besides. */
export const MINUTES: Record<string, number> = { cafe: 40, guatemala: 60, vivajava: 25 };
