// The line of the buyer as a shelf: its pieces in their order, each with its price and with what may be done with it.

import type { Choice } from './offers.ts';
import { onMarket, type GuatemalaView, type Thing } from './view.ts';

export interface Slot {
  field: string;
  thing: Thing | undefined;
  /** What choosing it does: the sack, or taking the piece. */
  choice: Choice | undefined;
  /** Whether it is the piece in hand. */
  hand: boolean;
  /** Whether it was taken this turn. */
  used: boolean;
  /** Whether it is too dear by every printed price, or was refused before: it may be tried, and the service says why not. */
  doubt: boolean;
  /** The lowest and highest price printed where it could go. */
  prices: [number, number] | undefined;
}

/** Whether one may still begin to build: then each piece is one choice, although the protocol needs two. */
export const mayBuild = (choices: readonly Choice[]): boolean => choices.some((choice) => choice.verb === 'build');

/** What may be done with the pieces of the line, by field. */
export function takings(view: GuatemalaView, choices: readonly Choice[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    if ((choice.verb === 'take' || choice.verb === 'sack') && choice.market) found.set(choice.market, choice);
  }
  if (!mayBuild(choices)) return found;
  for (const field of view.line?.fields ?? []) {
    const thing = onMarket(view, field);
    if (!thing || thing.kind === 'sack') continue;
    found.set(field, { text: `take ${field}`, sentence: '', verb: 'take', market: field, piece: thing.kind, ...(thing.coffee ? { coffee: thing.coffee } : {}) });
  }
  return found;
}

/** The actions that make up this choice: to take a piece one has to begin building first. */
export function stepsOf(choice: Choice, choices: readonly Choice[]): string[] {
  return choice.verb === 'take' && mayBuild(choices) ? ['build', choice.text] : [choice.text];
}

/** The prices printed where a piece could go; nothing for what is free. */
export function printedPrices(view: GuatemalaView, thing: Thing): [number, number] | undefined {
  const { map, huts, ships } = view.board;
  let prices: number[] = [];
  if (thing.kind === 'worker') prices = map.rows.map((row) => row.worker);
  if (thing.kind === 'hut') prices = map.sites.filter((site) => site.open && !huts.some((hut) => hut.at === site.at)).map((site) => site.price);
  if (thing.kind === 'ship') {
    const taken = (harbour: number) => ships.filter((ship) => ship.harbour === harbour).length;
    prices = map.harbours.flatMap(({ harbour, open }) => (open ? [map.berths[taken(harbour)] ?? []].flat() : []));
  }
  return prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined;
}

export function shelfOf(view: GuatemalaView, choices: readonly Choice[], seat?: number, refused: ReadonlySet<string> = new Set()): Slot[] {
  const may = takings(view, choices);
  const emptied = view.question?.emptied ?? [];
  const held = view.question?.kind === 'place' ? emptied.at(-1) : undefined;
  return (view.line?.fields ?? []).map((field) => {
    const inHand = field === held;
    const thing = inHand ? view.question?.piece : onMarket(view, field);
    const prices = thing ? printedPrices(view, thing) : undefined;
    const money = seat === undefined ? Infinity : (view.seats[seat]?.money ?? 0);
    return {
      field,
      thing,
      choice: may.get(field),
      hand: inHand,
      used: emptied.includes(field) && !inHand,
      prices,
      doubt: mayBuild(choices) && (refused.has(field) || (prices !== undefined && prices[0] > money)),
    };
  });
}
