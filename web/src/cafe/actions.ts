// Action texts taken apart, so that each can be offered where it belongs on the table.

import type { Offer } from '../table/model.ts';
import type { CafeOffer } from '../protocol/cafe.ts';
import { plainly } from './telling.ts';
import type { Colour } from './view.ts';
import type { Place } from './layout.ts';

/** An action that belongs to a square. */
export interface SquareOffer extends Offer {
  verb: string;
  colour?: Colour;
  facts?: CafeOffer | undefined;
}

/** One kind of action, perhaps of one colour: what was chosen beside the area, to be done at one of its squares. */
export interface Deed {
  verb: string;
  colour?: Colour | undefined;
  /** The actions it may be, where verb and colour do not say it all. */
  texts?: string[];
}

/** Whether an action is of this kind; of any while none is chosen. */
export const isOf = (deed: Deed | undefined, offer: SquareOffer): boolean =>
  !deed || (deed.texts ? deed.texts.includes(offer.text) : deed.verb === offer.verb && (deed.colour === undefined || deed.colour === offer.colour));

/** What the service says of an action beside words. */
export const factsOf = (offer: Offer): CafeOffer | undefined => offer.facts as CafeOffer | undefined;

export interface Offers {
  /** By card of the display. */
  cards: Map<string, Offer[]>;
  /** By square, as `x,y`. */
  squares: Map<string, SquareOffer[]>;
  places: Place[];
  /** Actions that belong to a colour of the warehouse or of a bid. */
  colours: Map<Colour, Offer>;
  /** Everything else: end, stop, store, pass, stand … by text. */
  plain: Map<string, Offer>;
}

const COLOUR = /^(yellow|brown|green|red)$/;
const AT = /^-?\d+,-?\d+$/;

/** Sorts legal actions by where they are offered. */
export function sorted(legal: readonly Offer[]): Offers {
  const offers: Offers = {
    cards: new Map(),
    squares: new Map(),
    places: [],
    colours: new Map(),
    plain: new Map(),
  };
  for (const offer of legal) {
    const words = offer.text.split(' ');
    const verb = words[0] ?? '';
    const colour = words.find((word) => COLOUR.test(word)) as Colour | undefined;
    const at = words.find((word) => AT.test(word));
    if (verb === 'take' || verb === 'discard') {
      push(offers.cards, words[1] ?? '', told(offer));
    } else if (verb === 'place' && at) {
      const [x, y] = at.split(',').map(Number);
      offers.places.push({ x: x ?? 0, y: y ?? 0, turn: Number(words[3] ?? 0), text: offer.text, facts: factsOf(offer) });
    } else if (at) {
      push(offers.squares, at, onSquare(offer, verb, colour));
    } else if (colour) {
      offers.colours.set(colour, offer);
    } else {
      offers.plain.set(offer.text, offer);
    }
  }
  return offers;
}

/** The offer with its verb. */
function onSquare(offer: Offer, verb: string, colour: Colour | undefined): SquareOffer {
  return Object.assign(told(offer), { verb, ...(colour ? { colour } : {}), facts: factsOf(offer) });
}

/** The offer in words for somebody who sees where it belongs; what it means is read when it is needed. */
function told(offer: Offer): Offer {
  return {
    text: offer.text,
    facts: offer.facts,
    get sentence() {
      return plainly(offer);
    },
    get say() {
      return offer.say;
    },
  };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
