// What a viewer of Café is shown: the types written from the program's, with its words narrowed.

import type { CafeTableShape, CardShape, SeatShape, SquareShape } from '../protocol/cafe.ts';

export const COLOURS = ['yellow', 'brown', 'green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export type Beans = Record<Colour, number>;

export type Kind =
  | 'field'
  | 'batch'
  | 'surplus'
  | 'drying'
  | 'roasting'
  | 'cafe'
  | 'espresso'
  | 'pastry'
  | 'cup'
  | 'ship'
  | 'empty'
  | 'dead';

export type Square = Omit<SquareShape, 'kind' | 'colour'> & { kind: Kind; colour?: Colour };

export type CardShown = CardShape;

export type SeatView = Omit<SeatShape, 'squares'> & { squares: Square[] };

export type CafeView = Omit<CafeTableShape, 'seats' | 'cards_shown'> & {
  game: 'cafe';
  you: number | 'spectator' | 'all';
  seats: SeatView[];
  deck_cards: Record<string, CardShape>;
};

/** How far coffee has come, which is how it is drawn. */
export type Stage = 'cherry' | 'drying' | 'roasted' | 'delivered';

/** The look of beans that lie on a square of this kind. */
export function stageOn(kind: Kind): Stage {
  if (kind === 'drying') return 'drying';
  if (kind === 'roasting') return 'roasted';
  return kind === 'field' || kind === 'batch' || kind === 'surplus' ? 'cherry' : 'delivered';
}

/** A square by its place. */
export const key = (at: { x: number; y: number }): string => `${at.x},${at.y}`;

const LETTER: Record<string, Colour> = { Y: 'yellow', N: 'brown', G: 'green', R: 'red' };

/** The colours of a demand such as `YYG`. */
export function coloursOf(letters: string): Colour[] {
  return [...letters].flatMap((letter) => LETTER[letter] ?? []);
}

/** Beans as a list, colour by colour. */
export function listed(beans: Beans): Colour[] {
  return COLOURS.flatMap((colour) => Array<Colour>(Math.max(0, beans[colour])).fill(colour));
}

/** How many beans in all. */
export function total(beans: Beans): number {
  return COLOURS.reduce((sum, colour) => sum + beans[colour], 0);
}

/** A square as it is printed on a card. */
export interface Printed {
  kind: Kind;
  colour?: Colour;
  points?: number;
  /** A square of the second café on its card. */
  second?: boolean;
}

const WORD: Record<string, Printed> = {
  b: { kind: 'drying' },
  c: { kind: 'roasting' },
  D: { kind: 'cafe' },
  D2: { kind: 'cafe', second: true },
  e: { kind: 'espresso' },
  u: { kind: 'cup' },
  s: { kind: 'ship' },
  '?': { kind: 'batch' },
  '.': { kind: 'empty' },
};

/** The six squares of a card from text such as `u b D / b c Y`, row by row. */
export function squaresOf(card: CardShown): Printed[] {
  return card.squares
    .split(/[\s/]+/)
    .filter((word) => word !== '')
    .map((word) => {
      const known = WORD[word];
      if (known) return known;
      const pastry = /^p(\d)$/.exec(word);
      if (pastry) return { kind: 'pastry', points: Number(pastry[1]) };
      const colour = LETTER[word[0] ?? ''];
      if (!colour) return { kind: 'empty' };
      return { kind: word.length === 2 ? 'surplus' : 'field', colour };
    });
}
