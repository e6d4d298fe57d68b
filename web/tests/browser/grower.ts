// Somebody who plays Guatemala Café with some sense, from what the table offers: grows what has a hut, builds the way
// to a harbour, and takes a sack when it pays. Good enough for whole games with everything that belongs to them.

import { cornersOf } from '../../src/guatemala/ways.ts';
import { coffeeAsked, groupOf, heldPiece, onMarket, type Coffee, type GuatemalaView, type Thing } from '../../src/guatemala/view.ts';

/** The roads missing between a hut and the nearest of these harbours; a player's guess, the rules are asked by nobody here. */
function missing(view: GuatemalaView, hut: string, harbours: readonly number[]): string[] | undefined {
  const laid = new Set(view.board.roads);
  const docks = new Set(view.board.map.harbours.filter(({ harbour, open }) => open && harbours.includes(harbour)).map(({ dock }) => dock));
  const found = new Map<string, string[]>(cornersOf(hut).map((corner) => [corner, []]));
  const open = [...found.keys()];
  for (let corner = open.shift(); corner !== undefined; corner = open.shift()) {
    const way = found.get(corner) ?? [];
    if (docks.has(corner)) return way;
    for (const edge of [...view.board.map.segments, ...view.board.roads]) {
      const [a = '', b = ''] = edge.split('-');
      const to = a === corner ? b : b === corner ? a : undefined;
      const more = laid.has(edge) ? way : [...way, edge];
      if (to === undefined || (found.get(to)?.length ?? Infinity) <= more.length) continue;
      found.set(to, more);
      // Over laid roads first: then the nearest is found first.
      if (laid.has(edge)) open.unshift(to);
      else open.push(to);
    }
  }
  return undefined;
}
/** The same for every hut of a seat: to where its ships lie, or to any harbour. */
function lacking(view: GuatemalaView, seat: number): string[][] {
  const all = view.board.map.harbours.map(({ harbour }) => harbour);
  return (view.seats[seat]?.groups ?? []).flatMap((group) => {
    if (group.hut === null) return [];
    const wanted = view.board.ships.filter((ship) => ship.coffee === group.coffee && !group.harbours.includes(ship.harbour)).map((ship) => ship.harbour);
    if (wanted.length === 0 && group.harbours.length > 0) return [];
    return [missing(view, group.hut, wanted.length > 0 ? wanted : all) ?? []];
  });
}

const rivals = (points: readonly number[], seat: number) => Math.max(0, ...points.filter((_, i) => i !== seat));

/** What a piece is worth to a seat. */
function worth(thing: Thing | undefined, view: GuatemalaView, seat: number): number {
  if (!thing) return 0;
  const group = thing.coffee && groupOf(view, seat, thing.coffee);
  const money = view.seats[seat]?.money ?? 0;
  switch (thing.kind) {
    case 'worker':
      return group ? (group.hut ? 6 + group.ships * 3 : 3) : (view.seats[seat]?.groups.length ?? 0) < 2 ? 2.5 : 0.2;
    case 'hut':
      return group && !group.hut ? 7 : !group && (view.seats[seat]?.groups.length ?? 0) < 2 && money > 6 ? 5 : 0.1;
    case 'ship':
      return group && group.harbours.length > 0 ? 9 : group ? 1 : 0.1;
    case 'road':
      return lacking(view, seat).some((way) => way.length > 0) ? 5 : 0.4;
    default:
      return 0;
  }
}

/** What a line is worth: its three best pieces, or its sack. */
function lineWorth(fields: readonly string[], view: GuatemalaView, seat: number): number {
  const things = fields.map((field) => onMarket(view, field));
  const pieces = things.map((thing) => worth(thing, view, seat)).sort((a, b) => b - a);
  const sacks = things.flatMap((thing) => (thing?.kind === 'sack' && thing.coffee ? [sackWorth(thing.coffee, view, seat)] : []));
  return Math.max((pieces[0] ?? 0) + (pieces[1] ?? 0) + (pieces[2] ?? 0), ...sacks);
}
function sackWorth(coffee: Coffee, view: GuatemalaView, seat: number): number {
  const points = view.would_score[coffee];
  const poor = (view.seats[seat]?.money ?? 0) < 3 ? 8 : 0;
  return ((points[seat] ?? 0) - rivals(points, seat)) * 3 + poor;
}

/** What it is best to click, among the actions on the page. `holds` says whether to block if one can. */
export function best(actions: readonly string[], view: GuatemalaView, seat: number, holds = false): string {
  const map = view.board.map;
  const value = (action: string): number => {
    const [verb = '', word = '', more = ''] = action.split(' ');
    const held = heldPiece(view)?.coffee;
    const group = held && groupOf(view, seat, held);
    switch (verb) {
      case 'buyer':
      case 'move': {
        const space = verb === 'buyer' ? Number(word) : ((view.buyer ?? 0) + Number(word)) % 36;
        const name = map.ring[space] ?? 'r1';
        const fields = [...Array(9).keys()].map((i) => (name.startsWith('r') ? `${name}c${i + 1}` : `r${i + 1}${name}`));
        return lineWorth(fields, view, seat) - (verb === 'move' && word === '4' ? 3 : 0);
      }
      case 'take':
        return worth(onMarket(view, word), view, seat);
      case 'sack':
        return sackWorth(onMarket(view, word)?.coffee ?? 'black', view, seat);
      case 'worker':
        return 20 - (map.rows[Number(word.slice(1)) - 1]?.worker ?? 0);
      case 'hut': {
        const way = missing(view, word, map.harbours.map(({ harbour }) => harbour));
        return 40 - (way?.length ?? 20) * 3 - (map.sites.find((site) => site.at === word)?.price ?? 0);
      }
      case 'ship':
        return group && group.harbours.includes(Number(word)) ? 5 : 1;
      case 'road':
        return lacking(view, seat).some((way) => way.includes(word)) ? 5 : 1;
      case 'block':
        return holds || rivals(view.would_score[coffeeAsked(view) ?? 'black'], seat) >= 8 ? 5 : -1;
      case 'lay':
        return -rivals(view.would_score[word as Coffee], seat) + (view.would_score[word as Coffee][seat] ?? 0);
      case 'done':
      case 'nothing':
        return 0.15;
      default:
        return more === '' ? 0 : 1;
    }
  };
  return [...actions].sort((a, b) => value(b) - value(a))[0] ?? '';
}
