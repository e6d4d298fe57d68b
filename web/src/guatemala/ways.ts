// Ways over roads, for the eye: which roads a dock reaches, the way from a hut to its harbour, and what is still
// missing there. What counts as connected the view says (`groups[].harbours`); here is only where to draw it.

import { cornerAt, fieldAt } from './layout.ts';
import type { GuatemalaView, Printed } from './view.ts';

type Graph = Map<string, { to: string; edge: string }[]>;

function graphOf(edges: readonly string[]): Graph {
  const graph: Graph = new Map();
  for (const edge of edges) {
    const [a = '', b = ''] = edge.split('-');
    graph.set(a, [...(graph.get(a) ?? []), { to: b, edge }]);
    graph.set(b, [...(graph.get(b) ?? []), { to: a, edge }]);
  }
  return graph;
}

const openDocks = (map: Printed): { harbour: number; dock: string }[] => map.harbours.filter((harbour) => harbour.open);

/** The roads that some open dock reaches without a gap. */
export function reached(view: GuatemalaView): Set<string> {
  const graph = graphOf(view.board.roads);
  const seen = new Set<string>();
  const found = new Set<string>();
  const next = openDocks(view.board.map).map(({ dock }) => dock);
  for (let corner = next.pop(); corner !== undefined; corner = next.pop()) {
    if (seen.has(corner)) continue;
    seen.add(corner);
    for (const { to, edge } of graph.get(corner) ?? []) {
      found.add(edge);
      next.push(to);
    }
  }
  return found;
}

/** The four corners of a field. */
export function cornersOf(field: string): string[] {
  const { x, y } = fieldAt(field);
  return [`${x}.${y}`, `${x + 1}.${y}`, `${x}.${y + 1}`, `${x + 1}.${y + 1}`];
}

export interface Way {
  harbour: number;
  /** All edges of the way, from the hut on. */
  edges: string[];
  /** Those without a road. */
  missing: string[];
  /** How many roads it lacks, where several ways are equally short and all are shown. */
  lacks?: number;
}

/** The way from a hut to a harbour that lacks the fewest roads, then the shortest; none where no printed way leads. */
export function wayFrom(view: GuatemalaView, hut: string, harbours: readonly number[]): Way | undefined {
  const map = view.board.map;
  const laid = new Set(view.board.roads);
  const graph = graphOf([...new Set([...map.segments, ...view.board.roads])]);
  const goals = new Map(openDocks(map).filter(({ harbour }) => harbours.includes(harbour)).map(({ harbour, dock }) => [dock, harbour]));
  // Dijkstra with a list: a board has a hundred corners.
  const cost = new Map<string, number>(cornersOf(hut).map((corner) => [corner, 0]));
  const from = new Map<string, { corner: string; edge: string }>();
  const done = new Set<string>();
  /** A missing road weighs more than any way over laid ones. */
  const MISSING = 1000;
  for (;;) {
    let corner: string | undefined;
    for (const [each, much] of cost) {
      if (!done.has(each) && (corner === undefined || much < (cost.get(corner) ?? Infinity))) corner = each;
    }
    if (corner === undefined) return undefined;
    const harbour = goals.get(corner);
    if (harbour !== undefined) {
      const edges: string[] = [];
      for (let step = from.get(corner); step; step = from.get(step.corner)) edges.unshift(step.edge);
      return { harbour, edges, missing: edges.filter((edge) => !laid.has(edge)) };
    }
    done.add(corner);
    for (const { to, edge } of graph.get(corner) ?? []) {
      const much = (cost.get(corner) ?? 0) + (laid.has(edge) ? 1 : MISSING + 1);
      if (much >= (cost.get(to) ?? Infinity)) continue;
      cost.set(to, much);
      from.set(to, { corner, edge });
    }
  }
}

/** The ways of a plantation to every harbour it is connected to. */
export function waysOf(view: GuatemalaView, hut: string, harbours: readonly number[]): Way[] {
  return harbours.flatMap((harbour) => wayFrom(view, hut, [harbour]) ?? []);
}

/** For a seat's huts that lack a road: the nearest harbour where ships of their coffee lie and they are not connected. */
export function missingWays(view: GuatemalaView, seat: number): Way[] {
  return (view.seats[seat]?.groups ?? []).flatMap((group) => {
    if (group.hut === null) return [];
    const wanted = view.board.ships.filter((ship) => ship.coffee === group.coffee && !group.harbours.includes(ship.harbour)).map((ship) => ship.harbour);
    const way = wanted.length > 0 ? wayFrom(view, group.hut, wanted) : undefined;
    // Without a ship anywhere, a hut still wants a harbour.
    const any = !way && group.harbours.length === 0 ? wayFrom(view, group.hut, view.board.map.harbours.map(({ harbour }) => harbour)) : undefined;
    return way ?? any ?? [];
  });
}

/** The way that lacks least, as the service tells it with the roads that could be laid. */
export function toldWay(roads: readonly { edge?: string; ways?: { coffee: string; harbour: number; missing: number }[] }[]): Way | undefined {
  const all = roads.flatMap(({ edge, ways }) => (edge ? (ways ?? []).map((way) => ({ ...way, edge })) : []));
  const least = [...all].sort((a, b) => a.missing - b.missing)[0];
  if (!least) return undefined;
  const edges = all.filter((way) => way.coffee === least.coffee && way.harbour === least.harbour && way.missing === least.missing).map((way) => way.edge);
  return { harbour: least.harbour, edges, missing: edges, lacks: least.missing };
}

/** The middle of an edge, in fields. */
export function middleOf(edge: string): { x: number; y: number } {
  const [a = '0.0', b = '0.0'] = edge.split('-');
  const [from, to] = [cornerAt(a), cornerAt(b)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
