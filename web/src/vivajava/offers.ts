// What each legal action would bring. The facts come with the offers of the service; as long as a service does not send
// them, they are read from the text of the action and from its message.

import type { Message } from '../lib/words.svelte.ts';
import { abilityWord, COLOURS, facesOf, ofRoast, ROAST, type Colour, type Face, type Kind, type Track, type VivaView } from './view.ts';

export type Verb =
  | 'decay' | 'keep' | 'drop' | 'donate' | 'reroll' | 'reroll_aroma' | 'upgrade' | 'flip' | 'use' | 'blend' | 'rainbow' | 'research' | 'pass'
  | 'focus' | 'stop' | 'block' | 'ride' | 'aroma' | 'joint' | 'partner' | 'recall' | 'leave' | 'end';

/** A track that would rise. */
export interface Rise {
  seat: number;
  colour: Track;
  from: number;
  to: number;
  opens?: 1 | 2;
  /** The points of the cup it reaches. */
  cup?: number;
}

/** The facts of an offer as the service tells them. */
export interface Facts {
  say?: Message;
  verb: Verb;
  dice?: Face[];
  kind?: Kind;
  face?: Face;
  to?: Face;
  token?: number;
  donated?: number[];
  n?: number;
  colour?: Colour;
  ability?: string;
  seat?: number;
  spot?: string;
  strength?: number;
  roast?: number;
  points?: number[];
  income?: number[];
  tracks?: Rise[];
  gains_aroma?: number;
  loses_aroma?: number;
  rainbow_lost?: true;
  over?: true;
}

/** A legal action with its facts. */
export interface VivaOffer extends Facts {
  text: string;
  /** What it does, in the player's language. */
  readonly sentence: string;
}

/** A legal action as a table is given it: with facts, if the service sent them. */
export interface Given {
  text: string;
  readonly sentence: string;
  readonly say?: Message | undefined;
  readonly facts?: unknown;
}

/** All that may be done, with what it would bring. */
export function offersOf(legal: readonly Given[], view: VivaView): VivaOffer[] {
  return legal.map((offer) => {
    const facts = (offer.facts as Facts | undefined) ?? read(offer, view);
    return {
      ...facts,
      text: offer.text,
      get sentence() {
        return offer.sentence;
      },
    };
  });
}

const SEAT = /^seat(\d)$/;
const isColour = (word: string | undefined): word is Colour => COLOURS.includes(word as Colour);

/** The facts of an action by its text and its message. */
function read(offer: Given, view: VivaView): Facts {
  const [verb = '', ...words] = offer.text.split(' ');
  const say = offer.say;
  const facts: Facts = { verb: (verb === 'and' ? 'reroll_aroma' : verb) as Verb, ...(say ? { say } : {}) };
  const colour = words.find(isColour);
  const seat = words.flatMap((word) => SEAT.exec(word)?.[1] ?? []).map(Number)[0];
  const args = say?.args ?? {};
  if (typeof args['strength'] === 'number' && isColour(String(args['colour']))) {
    facts.strength = args['strength'];
    facts.roast = ROAST[args['colour'] as Colour];
  }
  const then = args['then'];
  if (Array.isArray(then)) Object.assign(facts, effects(then, view));
  switch (facts.verb) {
    case 'reroll':
    case 'reroll_aroma':
      return { ...facts, kind: verb === 'and' ? 'aroma' : 'coffee', dice: facesOf(words[0] ?? '') };
    case 'blend':
      return { ...rated(facesOf(words[0] ?? ''), view), ...facts, dice: facesOf(words[0] ?? '') };
    case 'use': {
      const donated = view.seats.map(({ seat: n }) => Number(words.find((word) => word.startsWith(`seat${n}=`))?.split('=')[1] ?? 0));
      return { ...facts, ...(colour ? { colour, roast: ROAST[colour] } : {}), donated };
    }
    case 'upgrade':
    case 'flip':
      return { ...facts, kind: words[0] as Kind, face: words[1] as Face, ...(args['to'] ? { to: args['to'] as Face } : {}) };
    case 'decay':
      return { ...facts, ...(colour ? { face: colour } : {}), ...(seat === undefined ? {} : { token: seat }) };
    case 'donate':
      return { ...facts, n: Number(words[0]) };
    case 'research':
      return { ...facts, n: Number(words[1]), ...(colour ? { colour } : {}), ...(colour === 'black' && typeof args['n'] === 'number' ? { gains_aroma: args['n'] } : {}) };
    case 'block': {
      const ability = view.abilities.find((each) => each.colour === colour)?.ability;
      return { ...facts, ...(colour ? { colour } : {}), ...(ability ? { ability: abilityWord(ability) } : {}) };
    }
    case 'recall':
      return { ...facts, spot: words.join(' ') };
    default:
      return { ...facts, ...(colour ? { colour } : {}), ...(seat === undefined ? {} : { seat }) };
  }
}

/** What the message of an action says would follow. */
function effects(then: readonly Message[], view: VivaView): Partial<Facts> {
  const found: Partial<Facts> = {};
  const points = view.seats.map(() => 0);
  const tracks: Rise[] = [];
  for (const { key, args = {} } of then) {
    const seat = Number(args['seat'] ?? 0);
    if (key === 'vivajava-effect-points') {
      points[seat] = (points[seat] ?? 0) + Number(args['points']);
      const risen = args['source'] === 'cup' ? tracks.find((rise) => rise.seat === seat && rise.colour === args['colour']) : undefined;
      if (risen) risen.cup = Number(args['points']);
    } else if (key === 'vivajava-effect-marked') {
      const opens = Number(args['opens']);
      tracks.push({
        seat,
        colour: args['colour'] as Track,
        from: Number(args['from']),
        to: Number(args['to']),
        ...(opens === 1 || opens === 2 ? { opens } : {}),
      });
    } else if (key === 'vivajava-effect-aroma') found.gains_aroma = (found.gains_aroma ?? 0) + Number(args['n']);
    else if (key === 'vivajava-effect-rainbow-lost') found.rainbow_lost = true;
    else if (key === 'vivajava-effect-over') found.over = true;
  }
  if (points.some((n) => n > 0)) found.points = points;
  if (tracks.length > 0) found.tracks = tracks;
  return found;
}

/** How a blend counts, as its letters tell: the most beans of one colour, the darkest of these. */
function rated(faces: readonly Face[], view: VivaView): Partial<Facts> {
  const given = (view.use ?? []).reduce((sum, n) => sum + n, 0);
  const counts = COLOURS.map((colour) => faces.filter((face) => face === colour).length + (colour === view.main ? given : 0));
  const most = Math.max(...counts);
  const roast = counts.lastIndexOf(most) + 1;
  return ofRoast(roast) ? { strength: most, roast } : {};
}

/** The offers of one verb. */
export const those = (offers: readonly VivaOffer[], ...verbs: Verb[]): VivaOffer[] => offers.filter((offer) => verbs.includes(offer.verb));
