// Things and choices in words: for those who hear the table, and for the line below the question.

import { t, type Message } from '../lib/words.svelte.ts';
import { fieldAt, fieldName } from './layout.ts';
import { gainFor, gainsOfOthers, type Choice } from './offers.ts';
import { eventOf, onMarket, type Coffee, type GuatemalaView, type Thing } from './view.ts';
import type { Happening } from '../table/moments.svelte.ts';
import { reworded, sentence } from '../table/say.ts';

/** What names places by letters and numbers, and how the drawing says the same of what is lit. */
const SAID: Record<string, string> = {
  'guatemala-action-at': 'guatemala-table-do-at',
  'guatemala-action-buyer': 'guatemala-table-do-buyer',
  'guatemala-action-sack': 'guatemala-table-do-sack',
  'guatemala-action-take': 'guatemala-table-do-take',
  'guatemala-action-put': 'guatemala-table-do-put',
  'guatemala-action-road': 'guatemala-table-do-road',
  'guatemala-action-lay': 'guatemala-table-do-lay',
};
export const seen = (say: Message): Message => reworded(say, SAID);

/** The spaces of the buyer's ring. */
const RING = 36;

/** A piece with its coffee: “white-coffee worker”. */
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
  const more = gain === 0 ? '' : ` ${gain > 0 ? t('guatemala-table-brings', { n: gain }) : t('guatemala-table-brings-less', { n: -gain })}`;
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
      return t('guatemala-table-take-sack', { coffee: choice.coffee ?? 'black', income: choice.income ?? 0, list: gains(choice.points ?? [], seat, names) });
    case 'take': {
      const [low, high] = choice.prices ?? [0, 0];
      const what = pieceName(thing);
      const most = choice.best ? `. ${t('guatemala-table-brings-most', { n: choice.best })}` : '';
      return (low < high ? t('guatemala-table-take-for', { what, low, high }) : `${t('guatemala-table-take', { what })}, ${t('guatemala-price', { price: low })}`) + most;
    }
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
      return [t('guatemala-table-sails', { harbour: choice.harbour ?? 0, coffee: choice.coffee ?? 'black' }) + more, ...gainsOfOthers(choice, seat, names.length).map((each) => sentence(changeOf(each, names)))].join(' ');
    case 'road': {
      const [a = '0.0', b = '0.0'] = (choice.edge ?? '').split('-');
      const [x = 0, y = 0] = a.split('.').map(Number);
      const upright = a.split('.')[0] === b.split('.')[0];
      return t('guatemala-table-edge', { way: upright ? 'upright' : 'across', column: x + (upright ? 0 : 1), row: y + (upright ? 1 : 0) }) + more + lacking(choice);
    }
    case 'lay':
      return t('guatemala-table-lay', { coffee: choice.coffee ?? 'black', list: gains(choice.points ?? [], seat, names) });
    case 'arrange':
      return t('guatemala-table-take', { what: pieceName(thing) });
    default:
      return choice.sentence;
  }
}

/** What a choice changes for somebody else. */
export function changeOf({ seat, gain, coffee }: { seat: number; gain: number; coffee: Coffee }, names: readonly string[]): string {
  const words = { name: names[seat] ?? '', coffee, n: Math.abs(gain) };
  return gain < 0 ? t('guatemala-table-pays-other-less', words) : t('guatemala-table-pays-other', words);
}

/** The roads missing on a way, where the choice is about one. */
const lacking = (choice: Choice): string => (choice.ways ?? []).map(({ harbour, missing }) => ` ${t('guatemala-table-way', { n: missing, harbour })}`).join('');

/** Who would be paid what. */
function gains(points: readonly number[], seat: number | undefined, names: readonly string[]): string {
  const paid = points.flatMap((n, i) => (n > 0 ? [`${i === seat ? t('guatemala-table-you') : (names[i] ?? '')} ${n}`] : []));
  return paid.length > 0 ? paid.join(', ') : t('guatemala-table-nobody');
}

/** The places an event speaks of, as the drawing names them. */
export function placesOf(happening: Happening): string[] {
  const event = eventOf(happening);
  switch (event.kind) {
    case 'placed':
      return [event.piece.kind === 'ship' ? `harbour-${event.at}` : event.at];
    case 'buyer_stands':
      return [`space-${event.space}`];
    case 'sack_taken':
      return [event.field, `track-${event.space}`];
    case 'scored':
      return [`mat-${event.seat}-${event.coffee}`];
    case 'sailed':
      return [`harbour-${event.harbour}`];
    default:
      return 'field' in event ? [event.field] : [];
  }
}

/** Events no line is worth: the drawing shows them, or nobody wants to read twenty-four of them. */
const UNTOLD = new Set(['dealt', 'piece_taken', 'arranged', 'road_laid_out']);

/** An event in words that name what a person sees, without coordinates. */
export function retell(happening: Happening, view: GuatemalaView, live: boolean): Happening | undefined {
  // To begin building is half of taking a piece; to take that back is nothing anybody did.
  if (happening.kind === 'undone' && happening['action'] === 'build') return undefined;
  if (!live && UNTOLD.has(happening.kind)) return undefined;
  const event = eventOf(happening);
  const say = happening['say'] as Message | undefined;
  const said = (key: string, more: Record<string, string | number> = {}): Happening => ({ ...happening, say: { key, args: { ...say?.args, ...more } } });
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
      if (event.piece.kind === 'road') return said('guatemala-table-event-road');
      if (event.piece.kind === 'ship') return happening;
      return said('guatemala-table-event-placed', { zone: view.board.map.rows[fieldAt(event.at).y]?.zone ?? 'yellow' });
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
      return happening;
  }
}
