// The line of the buyer as a shelf: its pieces in their order, each with its price and with what may be done with it.

import type { Choice, GuatemalaOffer } from './offers.ts';
import { emptiedStalls, heldPiece, onMarket, type GuatemalaView, type Thing } from './view.ts';

export interface Slot {
  field: string;
  thing: Thing | undefined;
  /** What choosing it does: the sack, or taking the piece. */
  choice: Choice | undefined;
  /** Whether it is the piece in hand. */
  hand: boolean;
  /** Whether it was taken this turn. */
  used: boolean;
  /** What the service told of it this turn: prices, and the most it can bring. */
  told: GuatemalaOffer | undefined;
}

/** What may be done with the pieces of the line, by field. Where one may begin to build, each piece is one choice although the protocol needs two actions. */
export function takings(choices: readonly Choice[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of choices) {
    if ((choice.verb === 'take' || choice.verb === 'sack') && choice.market) found.set(choice.market, choice);
    for (const take of choice.takes ?? []) {
      found.set(take.market, { ...take, verb: 'take', text: `take ${take.market}`, sentence: '' });
    }
  }
  return found;
}

/** The actions that make up this choice: to take a piece one has to begin building first. */
export function stepsOf(choice: Choice, choices: readonly Choice[]): string[] {
  const build = choices.find((other) => other.verb === 'build');
  return choice.verb === 'take' && build ? [build.text, choice.text] : [choice.text];
}

/** `earlier` is what was told of this line before, while a piece is in hand and nothing else is offered. */
export function shelfOf(view: GuatemalaView, choices: readonly Choice[], earlier: ReadonlyMap<string, GuatemalaOffer> = new Map()): Slot[] {
  const may = takings(choices);
  const emptied = emptiedStalls(view);
  const held = view.question.kind === 'place' ? emptied.at(-1) : undefined;
  return (view.line?.fields ?? []).map((field) => {
    const inHand = field === held;
    const choice = may.get(field);
    return {
      field,
      thing: inHand ? heldPiece(view) : onMarket(view, field),
      choice,
      hand: inHand,
      used: emptied.includes(field) && !inHand,
      told: choice ?? (view.question.kind === 'place' ? earlier.get(field) : undefined),
    };
  });
}
