// What moves when something happens in VivaJava Dice.

import type { Happening, Scene } from '../table/moments.svelte.ts';
import { OWN_MS, STEP_MS, type Crossing } from '../table/flights.ts';
import type { Colour, Die, Face, SeatView, VivaView } from './view.ts';

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

/** Which dice were rolled, own ones and then donated ones. Of equal dice those that lay there before are taken to lie still. */
function fresh(before: VivaView, after: VivaView, all: readonly Happening[]): boolean[] {
  const named = (die: Die) => `${die.kind} ${die.face}`;
  const take = (list: string[], name: string) => {
    const at = list.indexOf(name);
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
  };
  const rolled = all.flatMap((event) => (event.kind === 'rolled' && event.seat === after.turn ? (event['faces'] as Face[]).map((face) => `${String(event['dice'])} ${face}`) : []));
  const old = before.turn === after.turn ? before.dice.map(named) : [];
  const changed = after.dice.map((die) => !take(old, named(die)) && take(rolled, named(die)));
  const gave = before.donated.some((die) => die.face !== null);
  // What is left was rolled and shows what it had shown.
  return [...after.dice.map((die, i) => changed[i] || take(rolled, named(die))), ...after.donated.map(() => !gave)];
}

/** The table with something changed about one seat. */
function withSeat(view: VivaView, seat: number, change: (old: SeatView) => Partial<SeatView>): VivaView {
  return { ...view, seats: view.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

export function scene(event: Happening, before: VivaView, after: VivaView, all: readonly Happening[] = [event]): Scene<Move, VivaView> | undefined {
  const seat = event.seat ?? before.turn;
  const own = seat === before.you;
  const ms = own ? OWN_MS : STEP_MS;
  const shown = (moves: Move[], length = ms): Scene<Move, VivaView> => ({ moves, ms: length });
  const then = after.seats[seat];
  const plate = `[data-seat="${seat}"]`;
  const fly = (what: Flight['what'], from: string, to: string, width = 40): Flight => ({ kind: 'fly', what, from, to, width, arc: 40 });
  const tell = (length = ms) => (own ? undefined : shown([{ kind: 'tell' }], length));
  switch (event.kind) {
    case 'turn_began': {
      // The dice of the last turn are put away, and the lamp of the plate goes on.
      const view: VivaView = { ...before, turn: seat, dice: [], donated: [] };
      return { moves: own ? [] : [{ kind: 'tell' }], ms: STEP_MS / 2, view };
    }
    case 'rolled': {
      if (rolled.has(after)) return undefined;
      rolled.add(after);
      const shows = after.turn === (before.turn === after.turn ? before.turn : after.turn) && after.dice.some((die) => die.face !== null);
      if (!shows) return tell();
      const tumbling = fresh(before, after, all);
      const hidden = (dice: Die[], from: number) => dice.map((die, i) => (tumbling[from + i] ? { ...die, face: null } : die));
      // The wall is as it is for this roll, and does not tell what the dice will show.
      const view: VivaView = { ...after, dice: hidden(after.dice, 0), donated: hidden(after.donated, after.dice.length) };
      return { ...shown([{ kind: 'roll', seat: after.turn, dice: after.dice, donated: after.donated, fresh: tumbling }], ROLL_MS), view };
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
      const points = Number(event['points']);
      // What was made lies there by now, and the marker walks.
      const made: VivaView = { ...before, featured: after.featured, rainbow: after.rainbow };
      const view = withSeat(made, seat, (old) => ({ points: Math.min(old.points + points, then?.points ?? 0), income: then?.income ?? [] }));
      return { ...shown([fly({ points }, from, `[data-marker="${seat}"]`, 44)], 500), view };
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
    case 'marked': {
      const rise = tell();
      return rise && then && { ...rise, view: withSeat(before, seat, () => ({ tracks: then.tracks, levels: then.levels, cups: then.cups })) };
    }
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
