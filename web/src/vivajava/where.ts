// Where an action is touched: dice that are rolled or turned, and rows of the Best Bean.

import type { VivaView } from './view.ts';

const LETTERS: Record<string, string> = { W: 'white', Y: 'yellow', B: 'brown', R: 'red', G: 'green', K: 'black', J: 'joker' };

/** The dice that show these faces, each once. */
function diceOf(view: VivaView, kind: string, faces: readonly string[]): string[] {
  const left = [...faces];
  return view.dice.flatMap((die, i) => {
    const at = die.kind === kind ? left.indexOf(die.face ?? '') : -1;
    if (at < 0) return [];
    left.splice(at, 1);
    return [`[data-spot="die-${i}"]`];
  });
}

export function where(action: string, view: VivaView): string[] {
  const [verb = '', what = '', face = ''] = action.split(' ');
  if (verb === 'reroll') return diceOf(view, 'coffee', [...what].map((letter) => LETTERS[letter] ?? ''));
  if (verb === 'and') return diceOf(view, 'aroma', [...what].map((letter) => LETTERS[letter] ?? ''));
  if (verb === 'upgrade' || verb === 'flip') return [`[data-tool="${verb}"]`, ...diceOf(view, what, [face])];
  if (verb === 'use') return [`[data-spot="row-${what}"]`];
  if (verb === 'blend') {
    const faces = [...what].map((letter) => LETTERS[letter] ?? '');
    const most = Math.max(...faces.map((one) => faces.filter((other) => other === one).length));
    // Of colours that are equally many, the last is the darkest: letters come in the order of the roasts.
    const main = faces.filter((one) => faces.filter((other) => other === one).length === most).at(-1);
    return [`[data-spot="row-${main}"]`];
  }
  return [];
}
