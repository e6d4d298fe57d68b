// What the service shows of a table of VivaJava Dice, and what is printed on its pieces.

import { t, words } from '../lib/words.svelte.ts';
import type { BlendDieShape, DieShape, Face, SeatShape, Track, VivajavaView } from '../protocol/vivajava.ts';

export type { AbilityShape as Ability, BlendDieShape as BlendDie, DieShape as Die, Face, SeatShape as SeatView, Track } from '../protocol/vivajava.ts';
export type VivaView = VivajavaView;
export type Colour = Exclude<Face, 'joker'>;
export type Kind = DieShape['kind'];

/** Bean colours from the lightest roast to the darkest. */
export const COLOURS: readonly Colour[] = ['white', 'yellow', 'brown', 'red', 'green', 'black'];
export const TRACKS: readonly Track[] = ['white', 'yellow', 'brown', 'red', 'green'];

/** The number in the corner of a die. */
export const ROAST: Record<Face, number> = { white: 1, yellow: 2, brown: 3, red: 4, green: 5, black: 6, joker: 0 };
export const ofRoast = (roast: number): Colour | undefined => COLOURS[roast - 1];

/** The letters by which actions name faces. */
const LETTERS: Record<Face, string> = { white: 'W', yellow: 'Y', brown: 'B', red: 'R', green: 'G', black: 'K', joker: 'J' };
const ORDER: readonly Face[] = [...COLOURS, 'joker'];
/** Faces as the letters of an action, in roast order; `-` for none. */
export function lettersOf(faces: readonly Face[]): string {
  return ORDER.flatMap((face) => faces.filter((one) => one === face).map(() => LETTERS[face])).join('') || '-';
}
/** Faces as they are said: each once, with its number. */
export function spelledFaces(letters: string): string {
  const all = ORDER.flatMap((face) => {
    const n = letters.split(LETTERS[face]).length - 1;
    const colour = n > 0 ? t('vivajava-colour', { colour: face }) : '';
    return n > 1 ? [`${n} × ${colour}`] : n > 0 ? [colour] : [];
  });
  return all.length > 0 ? words.list(all) : letters;
}
/** Whether these are the same faces, in whatever order. */
export const sameFaces = (a: readonly Face[], b: readonly Face[]): boolean => lettersOf(a) === lettersOf(b);

/** The word by which the Fluent files know an ability. */
const WORDS: Record<string, string> = {
  're-roll': 'reroll',
  'focus groups': 'focus',
  'joint research': 'joint',
  'ride along': 'ride',
  'extra aroma': 'aroma',
};
export const abilityWord = (ability: string): string => WORDS[ability] ?? ability;

/** The one ability nobody wants to have or is sorry to lose. */
export const BURDEN = 'bottleneck';

/** How often the seat whose turn it is may still use an ability, by the word of it. */
export function leftOf(view: VivaView, word: string): number {
  const colour = view.abilities.find((each) => abilityWord(each.ability) === word)?.colour;
  return colour ? view.left[colour] : 0;
}

/** The tokens of all seats that ride along on a track of a seat. */
export function riders(view: VivaView, seat: number, track: Track): number[] {
  return view.seats.flatMap((each) => each.tokens.filter((spot) => spot === `track seat${seat} ${track}`).map(() => each.seat));
}

/** The dice of a blend: its main colour first, those with tokens last among them, then from dark to light. */
export function sortedBlend(view: VivaView): BlendDieShape[] {
  const { dice, roast } = view.featured;
  const main = roast === null ? undefined : ofRoast(roast);
  const rank = (die: BlendDieShape) => (die.face === main ? 100 : 0) + ROAST[die.face] * 2 - (die.token === undefined ? 0 : 1);
  return [...dice].sort((a, b) => rank(b) - rank(a));
}

/** What a seat gets in all when the owners of the coasters have their next turns. */
export const incomeOf = (seat: SeatShape): number => seat.income.reduce((sum, { points }) => sum + points, 0);

/** What tokens on the Best Bean earn their owners whenever it is scored; after a choice, with what that makes of their income. */
export function tokensEarn(view: VivaView, after?: readonly number[]): { seat: number; n: number }[] {
  return view.seats.flatMap((each) => {
    const now = each.income.find(({ source }) => source === 'tokens')?.points ?? 0;
    const n = now - (after ? incomeOf(each) - (after[each.seat] ?? 0) : 0);
    return n > 0 && now > 0 ? [{ seat: each.seat, n }] : [];
  });
}
