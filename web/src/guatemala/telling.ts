// Things and choices in words: for those who hear the table, and for the line below the question.

import { t, type Message } from '../lib/words.svelte.ts';
import { fieldAt, fieldName } from './layout.ts';
import { gainFor, type Choice } from './offers.ts';
import { onMarket, type GuatemalaView, type Thing } from './view.ts';
import type { Happening } from '../table/moments.svelte.ts';

/** The spaces of the buyer's ring. */
const RING = 36;

/** A piece with its coffee: “white worker”. */
export const pieceName = (thing: Thing | undefined): string => t('guatemala-table-piece', { kind: thing?.kind ?? 'none', coffee: thing?.coffee ?? 'none' });

/** What lies in a line, in order, the same things counted together. */
function contents(view: GuatemalaView, fields: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const field of fields) {
    const thing = onMarket(view, field);
    if (thing) counts.set(pieceName(thing), (counts.get(pieceName(thing)) ?? 0) + 1);
  }
  return counts.size === 0 ? pieceName(undefined) : [...counts].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name)).join(', ');
}

/** The plantations beside a field: one's own first. */
function neighbours(view: GuatemalaView, field: string, seat: number | undefined, names: readonly string[]): string {
  const { x, y } = fieldAt(field);
  const around = [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]].map(([a = 0, b = 0]) => fieldName(a, b));
  const beside = [...view.board.huts, ...view.board.workers].filter(({ at }) => around.includes(at));
  beside.sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));
  const said = beside.map((each) => t('guatemala-table-plantation', { who: each.seat === seat ? 'you' : 'they', name: names[each.seat] ?? '', coffee: each.coffee }));
  return [...new Set(said)].join(', ');
}

/** What a choice is and does, complete. */
export function labelOf(choice: Choice, view: GuatemalaView, seat: number | undefined, names: readonly string[]): string {
  const price = choice.price ?? 0;
  const gain = gainFor(choice, seat);
  const more = gain === 0 ? '' : ` ${t('guatemala-table-brings', { n: gain })}`;
  const thing: Thing = { kind: choice.piece ?? 'road', ...(choice.coffee ? { coffee: choice.coffee } : {}) };
  switch (choice.verb) {
    case 'buyer':
    case 'move': {
      const name = view.board.map.ring[choice.space ?? 0] ?? 'r1';
      const line = { line: name.startsWith('r') ? 'row' : 'column', number: Number(name.slice(1)) };
      const to = t('guatemala-table-to-line', { ...line, price, list: contents(view, choice.line ?? []) });
      // The number on its space is part of its name.
      return choice.verb === 'buyer' || view.buyer === null ? to : `${((choice.space ?? 0) - view.buyer + RING) % RING}: ${to}`;
    }
    case 'sack':
      return t('guatemala-table-take-sack', { coffee: choice.coffee ?? 'black', list: gains(choice.points ?? [], seat, names) });
    case 'take':
      return t('guatemala-table-take', { what: pieceName(thing) });
    case 'worker':
    case 'hut': {
      const at = fieldAt(choice.field ?? 'a1');
      const zone = view.board.map.rows[at.y]?.zone ?? 'none';
      const beside = neighbours(view, choice.field ?? 'a1', seat, names);
      return t('guatemala-table-field', { kind: choice.verb, zone, price, column: at.x + 1, row: at.y + 1, near: beside ? 1 : 0, beside }) + more + lacking(choice);
    }
    case 'ship':
      return t('guatemala-table-to-harbour', { harbour: choice.harbour ?? 0, price }) + more;
    case 'sail':
      return t('guatemala-table-sails', { harbour: choice.harbour ?? 0, coffee: choice.coffee ?? 'black' });
    case 'road': {
      const [a = '0.0', b = '0.0'] = (choice.edge ?? '').split('-');
      const [x = 0, y = 0] = a.split('.').map(Number);
      const upright = a.split('.')[0] === b.split('.')[0];
      return t('guatemala-table-edge', { way: upright ? 'upright' : 'across', column: x, row: y + (upright ? 1 : 0) }) + more + lacking(choice);
    }
    case 'lay':
      return t('guatemala-table-lay', { coffee: choice.coffee ?? 'black', list: gains(choice.points ?? [], seat, names) });
    case 'arrange':
      return t('guatemala-table-take', { what: pieceName(thing) });
    default:
      return choice.sentence;
  }
}

/** The roads missing on a way, where the choice is about one. */
const lacking = (choice: Choice): string => (choice.ways ?? []).map(({ harbour, missing }) => ` ${t('guatemala-table-way', { n: missing, harbour })}`).join('');

/** Who would be paid what. */
function gains(points: readonly number[], seat: number | undefined, names: readonly string[]): string {
  const paid = points.flatMap((n, i) => (n > 0 ? [`${i === seat ? t('guatemala-table-you') : (names[i] ?? '')} ${n}`] : []));
  return paid.length > 0 ? paid.join(', ') : t('guatemala-table-nobody');
}

/** The places an event speaks of, as the drawing names them. */
export function placesOf(event: Happening): string[] {
  const text = (name: string) => (typeof event[name] === 'string' ? [event[name] as string] : []);
  const number = (name: string, before: string) => (typeof event[name] === 'number' ? [`${before}-${event[name] as number}`] : []);
  const harbour = event.kind === 'placed' && /^\d+$/.test(String(event['at'])) ? [`harbour-${String(event['at'])}`] : text('at');
  const group = event.kind === 'scored' ? [`mat-${event.seat ?? 0}-${String(event['coffee'])}`] : [];
  return [...text('field'), ...harbour, ...number('harbour', 'harbour'), ...number('space', event.kind === 'buyer_stands' ? 'space' : 'track'), ...group];
}

/** Events no line is worth: the drawing shows them, or nobody wants to read twenty-four of them. */
const UNTOLD = new Set(['dealt', 'piece_taken', 'arranged', 'road_laid_out']);

/** An event in words that name what a person sees, without coordinates. */
export function retell(event: Happening, view: GuatemalaView, live: boolean): Happening | undefined {
  // To begin building is half of taking a piece; to take that back is nothing anybody did.
  if (event.kind === 'undone' && event['action'] === 'build') return undefined;
  if (!live && UNTOLD.has(event.kind)) return undefined;
  const say = event['say'] as Message | undefined;
  const said = (key: string, more: Record<string, string | number> = {}): Happening => ({ ...event, say: { key, args: { ...say?.args, ...more } } });
  switch (event.kind) {
    case 'buyer_stands':
      return said('guatemala-table-event-buyer');
    case 'road_laid_out':
      return said('guatemala-table-event-filled');
    case 'laid_out':
      return said('guatemala-table-event-laid-out');
    case 'piece_taken':
      return said('guatemala-table-event-taken');
    case 'placed': {
      const piece = (event['piece'] as Thing).kind;
      if (piece === 'road') return said('guatemala-table-event-road');
      if (piece === 'ship') return event;
      return said('guatemala-table-event-placed', { zone: view.board.map.rows[fieldAt(String(event['at'])).y]?.zone ?? 'yellow' });
    }
    case 'sack_taken':
      return said('guatemala-table-event-sack-taken');
    case 'blocked':
      return said('guatemala-table-event-blocked');
    case 'sack_laid':
      return said('guatemala-table-event-sack-laid');
    case 'sack_drawn':
      return said('guatemala-table-event-sack-drawn');
    default:
      return event;
  }
}
