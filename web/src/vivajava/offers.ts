// What each legal action would bring, as the service tells it.

import type { Offer as Facts } from '../protocol/vivajava.ts';

export type Verb = Facts['verb'];

/** A legal action with its facts. */
export interface VivaOffer extends Facts {
  text: string;
  /** What it does, in the player's language. */
  readonly sentence: string;
}

/** A legal action as a table is given it. */
export interface Given {
  text: string;
  readonly sentence: string;
  readonly facts?: unknown;
}

/** All that may be done, with what it would bring. */
export function offersOf(legal: readonly Given[]): VivaOffer[] {
  return legal.flatMap((offer) => {
    // Between two updates the facts of an action may not be here yet.
    if (!offer.facts) return [];
    return {
      ...(offer.facts as Facts),
      text: offer.text,
      // Said when it is looked at: there may be dozens.
      get sentence() {
        return offer.sentence;
      },
    };
  });
}

/** The offers of one verb. */
export const those = (offers: readonly VivaOffer[], ...verbs: Verb[]): VivaOffer[] => offers.filter((offer) => verbs.includes(offer.verb));
