// Keys of the Fluent files that depend on the game.

/** A game in a sentence. */
export const ABOUT: Record<string, string> = {
  cafe: 'house-about-cafe',
  guatemala: 'house-about-guatemala',
  vivajava: 'house-about-vivajava',
};
