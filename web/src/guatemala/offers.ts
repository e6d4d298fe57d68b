// Legal actions with what the service says of them. Nothing is reckoned here that the rules would have to know.

import type { GuatemalaOffer } from '../protocol/guatemala.ts';
import type { Offer } from '../table/model.ts';
import type { Coffee } from './view.ts';

export type { GuatemalaOffer } from '../protocol/guatemala.ts';

/** An offer and its facts. */
export interface Choice extends GuatemalaOffer {
  text: string;
  /** In words; read when it is needed. */
  readonly sentence: string;
}

/** Every legal action with its facts. Until they have come there is nothing to touch. */
export function offersOf(legal: readonly Offer[]): Choice[] {
  return legal.flatMap((offer) => {
    const facts = offer.facts as GuatemalaOffer | undefined;
    if (!facts) return [];
    return [
      {
        ...facts,
        text: offer.text,
        get sentence() {
          return offer.sentence;
        },
      },
    ];
  });
}

/** What a choice would change for a seat in what sacks pay. */
export function gainFor(choice: GuatemalaOffer, seat: number | undefined): number {
  if (seat === undefined) return 0;
  return (choice.pays ?? []).reduce((sum, { before, after }) => sum + (after[seat] ?? 0) - (before[seat] ?? 0), 0);
}

/** What it would change for the others, seat by seat; only those for whom it does. */
export function gainsOfOthers(choice: GuatemalaOffer, seat: number | undefined, seats: number): { seat: number; gain: number; coffee: Coffee }[] {
  return (choice.pays ?? []).flatMap(({ coffee, before, after }) =>
    [...Array(seats).keys()]
      .filter((other) => other !== seat)
      .map((other) => ({ seat: other, coffee, gain: (after[other] ?? 0) - (before[other] ?? 0) }))
      .filter(({ gain }) => gain !== 0),
  );
}

/** Choices by a place of theirs. */
export function byPlace<K extends 'space' | 'market' | 'field' | 'edge' | 'harbour'>(choices: readonly Choice[], place: K): Map<NonNullable<Choice[K]>, Choice> {
  const found = new Map<NonNullable<Choice[K]>, Choice>();
  for (const choice of choices) {
    const at = choice[place];
    if (at !== undefined && !found.has(at as NonNullable<Choice[K]>)) found.set(at as NonNullable<Choice[K]>, choice);
  }
  return found;
}
