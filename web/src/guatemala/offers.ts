// Legal actions with what is known of them: facts of the service where it tells them, else what the notation, the
// sentence and the printed board say. Nothing is reckoned here that the rules would have to know.

import type { Offer } from '../table/model.ts';
import { lineFields, onMarket, type Coffee, type GuatemalaView, type Kind } from './view.ts';

export type Verb =
  | 'arrange' | 'at' | 'lot' | 'buyer' | 'move' | 'build' | 'sack' | 'nothing' | 'take' | 'done'
  | 'worker' | 'hut' | 'ship' | 'road' | 'block' | 'decline' | 'sail' | 'lay';

/** What sacks of a coffee would pay each seat, before and after. */
export interface Pays {
  coffee: Coffee;
  before: number[];
  after: number[];
}

/** The facts of an offer, as the service tells them. */
export interface GuatemalaOffer {
  verb: Verb;
  space?: number;
  line?: string[];
  market?: string;
  field?: string;
  edge?: string;
  harbour?: number;
  piece?: Kind | 'sack';
  coffee?: Coffee;
  price?: number;
  income?: number;
  points?: number[];
  pays?: Pays[];
  best?: number;
  /** The own ways between hut and harbour on which this road is missing, and how many are, this one among them. */
  ways?: { coffee: Coffee; harbour: number; missing: number }[];
}

/** An offer and its facts. */
export interface Choice extends GuatemalaOffer {
  text: string;
  /** In words; read when it is needed. */
  readonly sentence: string;
}

/** Every legal action with its facts. */
export function offersOf(legal: readonly Offer[], view: GuatemalaView): Choice[] {
  return legal.map((offer) => ({
    ...((offer.facts as GuatemalaOffer | undefined) ?? readNotation(offer, view)),
    text: offer.text,
    get sentence() {
      return offer.sentence;
    },
  }));
}

const RING = 36;

/** What can be read from the text of an action and the printed board. */
function readNotation(offer: Offer, view: GuatemalaView): GuatemalaOffer {
  const [verb = '', word = '', more = ''] = offer.text.split(' ');
  const map = view.board.map;
  const aims = (space: number): GuatemalaOffer => ({ verb: verb as Verb, space, line: seenFrom(space, map.ring) });
  const hand = view.question?.piece?.coffee;
  const held = hand ? { coffee: hand } : {};
  switch (verb) {
    case 'buyer':
      return aims(Number(word));
    case 'move': {
      const price = Number(offer.say?.args?.['price'] ?? 0);
      return { ...aims(((view.buyer ?? 0) + Number(word)) % RING), ...(price > 0 ? { price } : {}) };
    }
    case 'take': {
      const thing = onMarket(view, word);
      return { verb, market: word, ...(thing ? { piece: thing.kind } : {}), ...(thing?.coffee ? { coffee: thing.coffee } : {}) };
    }
    case 'sack': {
      const coffee = onMarket(view, word)?.coffee;
      return { verb, market: word, ...(coffee ? { coffee, points: view.would_score[coffee] } : {}), ...told(offer, 'income') };
    }
    case 'worker': {
      const row = map.rows.find((each) => each.row === Number(word.slice(1)));
      return { verb, field: word, ...held, ...(row ? { price: row.worker } : {}), ...told(offer, 'price') };
    }
    case 'hut': {
      const site = map.sites.find((each) => each.at === word);
      return { verb, field: word, ...held, ...(site ? { price: site.price } : {}), ...told(offer, 'price') };
    }
    case 'ship':
      return { verb, harbour: Number(word), ...held, ...told(offer, 'price') };
    case 'road':
      return { verb, edge: word };
    case 'sail':
      return { verb, harbour: Number(word), ...(view.question?.coffee ? { coffee: view.question.coffee } : {}) };
    case 'lay':
      return { verb, coffee: word as Coffee, ...(view.question?.field ? { market: view.question.field } : {}) };
    case 'block':
    case 'decline': {
      const coffee = view.question?.coffee;
      return { verb, ...(coffee ? { coffee, ...(verb === 'decline' ? { points: view.would_score[coffee] } : {}) } : {}) };
    }
    case 'arrange':
      return { verb, piece: word as Kind, ...(more ? { coffee: more as Coffee } : {}) };
    case 'at':
      return { verb, market: word, ...(view.question?.piece ? { piece: view.question.piece.kind } : {}), ...held };
    default:
      return { verb: verb as Verb };
  }
}

/** A number its sentence speaks of. */
function told<K extends 'price' | 'income'>(offer: Offer, name: K): { [key in K]?: number } {
  const value = offer.say?.args?.[name];
  return typeof value === 'number' ? ({ [name]: value } as { [key in K]?: number }) : {};
}

/** The fields seen from a space of the ring, nearest first: those at the right and the bottom look backwards. */
export function seenFrom(space: number, ring: readonly string[]): string[] {
  const fields = lineFields(ring[space] ?? 'r1');
  const side = Math.floor((space * 4) / RING);
  return side === 1 || side === 2 ? fields.reverse() : fields;
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
