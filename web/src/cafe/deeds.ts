// What an action can be spent on, one row a verb: chips by colour, each with the squares it may be done at.

import { factsOf, type Deed, type Offers, type SquareOffer } from './actions.ts';
import { COLOURS, stageOn, total, type Colour, type SeatView, type Stage } from './view.ts';

/** Beans of a colour, or of a group of fields, and where they may go. */
export interface Chip extends Deed {
  colours: Colour[];
  stage: Stage;
  /** How many beans it moves or grows, if the service says so. */
  n: number;
  /** Where it can be done, with the action for each. */
  at: { square: string; offer: SquareOffer }[];
}

export interface Row {
  verb: string;
  chips: Chip[];
  /** Different squares, or groups of fields, where it can be done. */
  places: number;
}

/** The stage of what a verb moves, as it looks afterwards. */
const STAGE: Record<string, Stage> = { produce: 'cherry', dry: 'drying', roast: 'roasted', deliver: 'roasted' };
/** The way of coffee: these rows stay where they are while an action can be chosen. */
const WAY = ['produce', 'dry', 'roast', 'deliver'];

const coloursIn = (offer: SquareOffer): Colour[] => {
  const beans = factsOf(offer)?.beans;
  return offer.colour ? [offer.colour] : beans ? COLOURS.filter((colour) => beans[colour] > 0) : [];
};
const sumOf = (offer: SquareOffer): number => {
  const beans = factsOf(offer)?.beans;
  return beans ? total(beans) : 0;
};

/** The rows for these offers; all of the way of coffee while an action is to be chosen. */
export function rowsOf(offers: Offers, all: boolean): Row[] {
  const listed = [...offers.squares].flatMap(([square, list]) => list.map((offer) => ({ square, offer })));
  const verbs = [...WAY.filter((verb) => all || listed.some(({ offer }) => offer.verb === verb)), ...['send', 'keep'].filter((verb) => listed.some(({ offer }) => offer.verb === verb))];
  return verbs.map((verb) => {
    const mine = listed.filter(({ offer }) => offer.verb === verb);
    return { verb, chips: chipsOf(verb, mine), places: new Set(mine.map(({ square }) => square)).size };
  });
}

function chipsOf(verb: string, mine: Chip['at']): Chip[] {
  const stage = STAGE[verb] ?? 'delivered';
  // A group of fields grows what is planted there, and a roasting square gives what lies on it: alike ones are one chip.
  if (verb === 'produce' || verb === 'deliver') {
    const alike = new Map<string, Chip>();
    for (const one of mine) {
      const [colours, n] = [coloursIn(one.offer), sumOf(one.offer)];
      const name = `${colours.join(' ')} ${n}`;
      const chip = alike.get(name) ?? { verb, stage, colours, n, at: [], texts: [] };
      alike.set(name, chip);
      chip.at.push(one);
      chip.texts?.push(one.offer.text);
    }
    return [...alike.values()].sort((a, b) => COLOURS.indexOf(a.colours[0] ?? 'red') - COLOURS.indexOf(b.colours[0] ?? 'red'));
  }
  return COLOURS.flatMap((colour) => {
    const at = mine.filter(({ offer }) => offer.colour === colour);
    return at.length > 0 ? [{ verb, colour, stage, colours: [colour], n: Math.max(...at.map(({ offer }) => sumOf(offer))), at }] : [];
  });
}

/** Squares on which beans grow. */
const FIELDS = ['field', 'surplus', 'batch'];

/**
 * What a verb that cannot be used lacks: beans of the stage it begins with (or a field without any), or a free square
 * for them. Facts of the area, not of the rules; where they do not say it, nothing does here.
 */
export function lacks(verb: string, seat: SeatView): string {
  const isFree = (kinds: readonly string[]) => seat.squares.some((square) => kinds.includes(square.kind) && total(square.beans) === 0);
  if (verb === 'produce') return isFree(FIELDS) ? 'other' : verb;
  const from: Record<string, Stage> = { dry: 'cherry', roast: 'drying', deliver: 'roasted' };
  const stage = from[verb];
  if (stage === undefined) return 'other';
  if (!seat.squares.some((square) => stageOn(square.kind) === stage && total(square.beans) > 0)) return verb;
  const to: Record<string, string> = { dry: 'drying', roast: 'roasting' };
  const kind = to[verb];
  return kind !== undefined && !isFree([kind]) ? `${verb}-full` : 'other';
}

/** An action of this kind somewhere, so that the service can say why there is none. */
export function wishOf(verb: string, seat: SeatView): string | undefined {
  const kinds: Record<string, string[]> = { produce: FIELDS, dry: ['drying'], roast: ['roasting'], deliver: ['roasting'] };
  const square = seat.squares.find(({ kind }) => kinds[verb]?.includes(kind));
  if (!square) return undefined;
  const at = `${square.x},${square.y}`;
  return verb === 'dry' || verb === 'roast' ? `${verb} ${at} yellow` : `${verb} ${at}`;
}
