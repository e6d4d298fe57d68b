// What the service shows of a table of VivaJava Dice, and what is printed on its pieces.

/** Bean colours from the lightest roast to the darkest. */
export const COLOURS = ['white', 'yellow', 'brown', 'red', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = Colour | 'joker';
export type Kind = 'coffee' | 'aroma';
export type Track = Exclude<Colour, 'black'>;
export const TRACKS = COLOURS.slice(0, 5) as Track[];

/** The number in the corner of a die. */
export const ROAST: Record<Face, number> = { white: 1, yellow: 2, brown: 3, red: 4, green: 5, black: 6, joker: 0 };
export const ofRoast = (roast: number): Colour | undefined => COLOURS[roast - 1];

/** The letters by which actions name faces. */
const LETTERS: Record<Face, string> = { white: 'W', yellow: 'Y', brown: 'B', red: 'R', green: 'G', black: 'K', joker: 'J' };
const OF_LETTER = Object.fromEntries(Object.entries(LETTERS).map(([face, letter]) => [letter, face as Face]));
export const facesOf = (letters: string): Face[] => [...letters].flatMap((letter) => OF_LETTER[letter] ?? []);

const ORDER: readonly Face[] = [...COLOURS, 'joker'];
/** Faces as the letters of an action, in roast order; `-` for none. */
export function lettersOf(faces: readonly Face[]): string {
  return ORDER.flatMap((face) => faces.filter((one) => one === face).map(() => LETTERS[face])).join('') || '-';
}

export interface Die {
  kind: Kind;
  /** Nothing while it is to be rolled. */
  face: Face | null;
}
export interface DonatedDie extends Die {
  seat: number;
}
export interface BlendDie {
  face: Colour;
  /** Whose token lies on it. */
  token?: number;
}

export interface SeatView {
  seat: number;
  points: number;
  tracks: Record<Track, number>;
  /** How often an ability is open: 0, 1 or 2. */
  levels: Record<Track, number>;
  cups: Track[];
  aroma: number;
  /** Where each token lies: `hand`, `cup`, `blend`, `ability red`, `track seat1 red`. */
  tokens: string[];
  owed: number;
}

export interface Ability {
  colour: Track;
  ability: string;
  points: number;
  once: number;
  twice: number;
  cup: number;
}

export interface VivaView {
  you: number | 'spectator';
  round: number;
  phase: string;
  stage: string;
  question: string | null;
  turn: number;
  /** Who is asked for aroma dice. */
  asked?: number;
  /** The main colour of a blend that is being made with donated dice, and how many of each seat. */
  main?: Colour;
  use?: number[];
  steps_left?: number;
  joint?: Colour;
  supply: { coffee: number; aroma: number };
  featured: { owner: number | null; dice: BlendDie[]; strength: number | null; roast: number | null; pays?: number };
  rainbow: { owner: number | null; pays?: number };
  dice: Die[];
  donated: DonatedDie[];
  blocked: { colour: Track; ability: string; by: number }[];
  left: Record<Track, number>;
  seats: SeatView[];
  abilities: Ability[];
  goal: number;
  setup: { seats: number; coaster: 'mild' | 'bold'; [option: string]: unknown };
}

/** The word by which the Fluent files know an ability. */
const WORDS: Record<string, string> = {
  're-roll': 'reroll',
  'focus groups': 'focus',
  'joint research': 'joint',
  'ride along': 'ride',
  'extra aroma': 'aroma',
};
export const abilityWord = (ability: string): string => WORDS[ability] ?? ability;

/** The tokens of all seats that ride along on a track of a seat. */
export function riders(view: VivaView, seat: number, track: Track): number[] {
  return view.seats.flatMap((each) => each.tokens.filter((spot) => spot === `track seat${seat} ${track}`).map(() => each.seat));
}

/** The dice of a blend: its main colour first, those with tokens last among them, then from dark to light. */
export function sortedBlend(view: VivaView): BlendDie[] {
  const { dice, roast } = view.featured;
  const main = roast === null ? undefined : ofRoast(roast);
  const rank = (die: BlendDie) => (die.face === main ? 100 : 0) + ROAST[die.face] * 2 - (die.token === undefined ? 0 : 1);
  return [...dice].sort((a, b) => rank(b) - rank(a));
}

/** What the coasters pay their owners at each turn: printed on them, for two, three and four seats. */
const PRINTED = { featured: [2, 3, 3], rainbow: [1, 1, 2] };
export function pays(view: VivaView): { featured: number; rainbow: number } {
  const row = view.seats.length - 2;
  return { featured: view.featured.pays ?? PRINTED.featured[row] ?? 0, rainbow: view.rainbow.pays ?? PRINTED.rainbow[row] ?? 0 };
}

/** What a seat gets from the Best Bean when its owner's turn comes. */
export function incomeOf(view: VivaView, seat: number): { kind: 'featured' | 'rainbow' | 'tokens'; n: number }[] {
  const tokens = view.featured.dice.filter((die) => die.token === seat).length;
  return [
    ...(view.featured.owner === seat ? [{ kind: 'featured' as const, n: pays(view).featured }] : []),
    ...(view.rainbow.owner === seat ? [{ kind: 'rainbow' as const, n: pays(view).rainbow }] : []),
    ...(tokens > 0 && view.featured.owner !== seat ? [{ kind: 'tokens' as const, n: tokens }] : []),
  ];
}

/** What beats the Best Bean is drawn as a line: so many beans of a colour lie beyond it. */
export function beyond(view: VivaView, colour: Colour): number {
  const { owner, strength, roast } = view.featured;
  if (owner === null || strength === null || roast === null) return 2;
  return Math.max(2, ROAST[colour] > roast ? strength : strength + 1);
}
