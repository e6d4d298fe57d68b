// Where an action is touched: dice that are rolled or turned, and rows of the Best Bean. What it acts on, the service says.

import type { Offer } from '../protocol/vivajava.ts';
import type { Face, VivaView } from './view.ts';

/** The dice that show these faces, each once. */
function diceOf(view: VivaView, kind: Offer['kind'], faces: readonly Face[]): string[] {
  const left = [...faces];
  return view.dice.flatMap((die, i) => {
    const at = die.kind === kind && die.face ? left.indexOf(die.face) : -1;
    if (at < 0) return [];
    left.splice(at, 1);
    return [`[data-spot="die-${i}"]`];
  });
}

/** Nothing for an action that is not offered now. */
export function where(_: string, view: VivaView, facts: Offer | undefined): string[] {
  switch (facts?.verb) {
    case 'reroll':
    case 'reroll_aroma':
      return diceOf(view, facts.kind, facts.dice ?? []);
    case 'upgrade':
    case 'flip':
      return [`[data-tool="${facts.verb}"]`, ...diceOf(view, facts.kind, facts.face ? [facts.face] : [])];
    case 'use':
    case 'blend':
      return [`[data-spot="row-${facts.colour}"]`];
    default:
      return [];
  }
}
