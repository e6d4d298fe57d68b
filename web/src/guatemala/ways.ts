// Ways over roads, for the eye: which roads a dock reaches, and the way of a plantation to its harbours. What counts as
// connected the view says (`groups[].harbours`), and what is missing the offers; here is only where to draw it.

import { cornerAt, fieldAt } from './layout.ts';
import type { GuatemalaOffer } from './offers.ts';
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

/** The laid roads of the shortest ways from a hut to these harbours. */
export function connection(view: GuatemalaView, hut: string, harbours: readonly number[]): Set<string> {
  const graph = graphOf(view.board.roads);
  const from = new Map<string, { corner: string; edge: string } | undefined>(cornersOf(hut).map((corner) => [corner, undefined]));
  // A map keeps its order, and what is added while it is walked is walked too.
  for (const corner of from.keys()) {
    for (const { to, edge } of graph.get(corner) ?? []) if (!from.has(to)) from.set(to, { corner, edge });
  }
  const edges = new Set<string>();
  for (const { harbour, dock } of view.board.map.harbours) {
    if (!harbours.includes(harbour)) continue;
    for (let step = from.get(dock); step; step = from.get(step.corner)) edges.add(step.edge);
  }
  return edges;
}

/** Roads that are missing between one's hut and a harbour. */
export interface Way {
  harbour: number;
  edges: string[];
  lacks: number;
}

/** The way that lacks least, as the service tells it with the roads that could be laid. */
export function toldWay(roads: readonly Pick<GuatemalaOffer, 'edge' | 'ways'>[]): Way | undefined {
  const all = roads.flatMap(({ edge, ways }) => (edge ? (ways ?? []).map((way) => ({ ...way, edge })) : []));
  const least = [...all].sort((a, b) => a.missing - b.missing)[0];
  if (!least) return undefined;
  const edges = all.filter((way) => way.coffee === least.coffee && way.harbour === least.harbour && way.missing === least.missing).map((way) => way.edge);
  return { harbour: least.harbour, edges, lacks: least.missing };
}

/** The middle of an edge, in fields. */
export function middleOf(edge: string): { x: number; y: number } {
  const [a = '0.0', b = '0.0'] = edge.split('-');
  const [from, to] = [cornerAt(a), cornerAt(b)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}
