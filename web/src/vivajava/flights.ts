// What moves when something happens in VivaJava Dice.

import type { Happening, Scene } from '../table/moments.svelte.ts';
import { OWN_MS, STEP_MS, type Crossing } from '../table/flights.ts';
import type { Colour, Die, Face, VivaView } from './view.ts';

/** Dice that tumble to the faces that were decided. */
export interface Roll {
  kind: 'roll';
  seat: number;
  dice: readonly Die[];
  donated: readonly Die[];
  /** Which of the dice tumble: own ones, then donated ones. */
  fresh: readonly boolean[];
}
/** A die, a token or points on their way over the table. */
export interface Flight extends Crossing {
  kind: 'fly';
  what: { die: Face | null; glass: boolean } | { token: number } | { points: number };
}
/** Nothing moves, but the sentence is there to be read, and what it speaks of is lit. */
export interface Telling {
  kind: 'tell';
}
/** A die tips off the coaster. */
export interface Tip {
  kind: 'tip';
  face: Colour;
}
export type Move = Roll | Flight | Telling | Tip;

export const ROLL_MS = 700;

/** A moment shows its dice once, whatever kinds of dice it tells of one after the other. */
const rolled = new WeakSet<VivaView>();

/** Which dice lie there that lay not before. */
function fresh(before: VivaView, after: VivaView): boolean[] {
  const old = before.turn === after.turn ? before.dice.map((die) => `${die.kind} ${die.face}`) : [];
  const isNew = (name: string) => {
    const at = old.indexOf(name);
    if (at < 0) return true;
    old.splice(at, 1);
    return false;
  };
  const gave = before.donated.some((die) => die.face !== null);
  return [...after.dice.map((die) => isNew(`${die.kind} ${die.face}`)), ...after.donated.map(() => !gave)];
}

export function scene(event: Happening, before: VivaView, after: VivaView): Scene<Move> | undefined {
  const seat = event.seat ?? before.turn;
  const own = seat === before.you;
  const ms = own ? OWN_MS : STEP_MS;
  const shown = (moves: Move[], length = ms): Scene<Move> => ({ moves, ms: length });
  const plate = `[data-seat="${seat}"]`;
  const fly = (what: Flight['what'], from: string, to: string, width = 40): Flight => ({ kind: 'fly', what, from, to, width, arc: 40 });
  const tell = (length = ms) => (own ? undefined : shown([{ kind: 'tell' }], length));
  switch (event.kind) {
    case 'rolled': {
      if (rolled.has(after)) return undefined;
      rolled.add(after);
      const shows = after.turn === (before.turn === after.turn ? before.turn : after.turn) && after.dice.some((die) => die.face !== null);
      if (!shows) return tell();
      return shown([{ kind: 'roll', seat: after.turn, dice: after.dice, donated: after.donated, fresh: fresh(before, after) }], ROLL_MS);
    }
    case 'rolled_for_start':
      return tell(STEP_MS / 2);
    case 'made_featured': {
      const faces = event['faces'] as Colour[];
      return shown(faces.map((face): Flight => ({ ...fly({ die: face, glass: false }, '[data-tray]', '[data-coaster="featured"]', 54) })), 450);
    }
    case 'made_rainbow':
      return shown([fly({ die: 'joker', glass: true }, '[data-tray]', '[data-coaster="rainbow"]', 54)], 450);
    case 'scored': {
      const from =
        event['source'] === 'cup' ? `[data-tube="${seat}-${String(event['colour'])}"]` : `[data-coaster="${event['source'] === 'rainbow' ? 'rainbow' : 'featured'}"]`;
      return shown([fly({ points: Number(event['points']) }, from, `[data-marker="${seat}"]`, 44)], 500);
    }
    case 'decayed':
      return shown([{ kind: 'tip', face: event['face'] as Colour }, fly({ die: event['face'] as Colour, glass: false }, '[data-coaster="featured"]', '[data-tray], .bench', 44)], 350);
    case 'took_aroma':
      return shown(Array.from({ length: Number(event['dice']) }, () => fly({ die: null, glass: true }, '[data-jar]', plate, 30)), own ? 350 : 500);
    case 'donated':
      return Number(event['dice']) > 0
        ? shown(Array.from({ length: Number(event['dice']) }, () => fly({ die: null, glass: true }, plate, '[data-tray], .bench', 40)), 500)
        : tell(STEP_MS / 2);
    case 'token_moved':
      return shown([fly({ token: seat }, spotOf(String(event['from']), seat), spotOf(String(event['to']), seat), 30)], 400);
    case 'marked':
    case 'kept':
    case 'dropped':
    case 'turned':
    case 'passed':
    case 'joint_rolled':
    case 'bottlenecked':
    case 'rainbow_to_middle':
      return tell();
    default:
      return undefined;
  }
}

/** Where on the page a token lies. */
function spotOf(spot: string, seat: number): string {
  const [kind, ...rest] = spot.split(' ');
  if (kind === 'blend') return '[data-coaster="featured"]';
  if (kind === 'cup') return `[data-tube="${seat}-red"]`;
  if (kind === 'ability') return `[data-sign="${rest[0] ?? ''}"]`;
  if (kind === 'track') return `[data-tube="${(rest[0] ?? '').replace('seat', '')}-${rest[1] ?? ''}"]`;
  return `[data-seat="${seat}"]`;
}

/** What an event speaks of, to be lit while its sentence is looked at. */
export function places(event: Happening): readonly string[] {
  const seat = event.seat;
  if (event.kind === 'marked') return [`${seat}-${String(event['colour'])}`];
  if (event.kind === 'made_featured' || event.kind === 'decayed' || event.kind === 'kept' || event.kind === 'dropped') return ['featured'];
  if (event.kind === 'made_rainbow' || event.kind === 'rainbow_to_middle') return ['rainbow'];
  return seat === undefined ? [] : [`seat-${seat}`];
}
