// Where points come from, as layers of a score: the parts the rules count, or what was scored on the way.

import type { TableDoc } from '../lib/api.ts';
import { t, words } from '../lib/words.svelte.ts';
import { played, type Past } from './past.ts';

export interface Layer {
  key: string;
  name: string;
  fill: string;
  /** A pattern over it, so that layers differ without colours. */
  pattern: 'hatch' | 'dots' | undefined;
  /** Whether light figures can be read on it. */
  dark: boolean;
  /** The points of each seat. */
  points: number[];
}

type Look = Pick<Layer, 'fill' | 'pattern' | 'dark'>;
const LAYERS: Look[] = [
  { fill: 'var(--layer-1)', pattern: 'hatch', dark: true },
  { fill: 'var(--layer-2)', pattern: undefined, dark: false },
  { fill: 'var(--layer-3)', pattern: 'dots', dark: false },
];
/** Coffees keep the colours of their sacks. */
const COFFEES: Record<string, Look> = {
  black: { fill: '#2c2326', pattern: 'hatch', dark: true },
  russet: { fill: '#8a4526', pattern: undefined, dark: true },
  brown: { fill: '#a9713f', pattern: 'hatch', dark: false },
  beige: { fill: '#dcb985', pattern: undefined, dark: false },
  white: { fill: '#f7efdf', pattern: 'dots', dark: false },
};
/** The parts of Café from the bottom up. */
const CAFE = ['warehouse', 'cafes', 'pastries'];

function partName(game: string, part: string): string {
  const name = part.replaceAll('_', '-');
  const key = [`${game}-part-${name}`, `part-${name}`].find((each) => words.has(each));
  return key ? t(key) : part;
}

/** The layers of all seats, lowest first; those that nobody has are left out. */
export function layersOf(doc: TableDoc, all: readonly Past[]): Layer[] {
  const scores = doc.result?.scores ?? [];
  const of = (seat: number, part: string) => scores.find((score) => score.seat === seat)?.parts[part] ?? 0;
  const total = (seat: number) => scores.find((score) => score.seat === seat)?.total ?? 0;
  const seats = doc.seats.map((_, seat) => seat);
  const parts = Object.keys(scores[0]?.parts ?? {});
  if (parts.length > 1) {
    const order = [...CAFE.filter((part) => parts.includes(part)), ...parts.filter((part) => !CAFE.includes(part))];
    return layers(order.map((part, i) => ({ key: part, name: partName(doc.game, part), look: LAYERS[i % LAYERS.length]!, points: seats.map((seat) => of(seat, part)) })));
  }
  const sums = new Map<string, number[]>();
  const left = seats.map(total);
  for (const past of played(all)) {
    for (const event of past.events) {
      if (event.kind !== 'scored' || event.seat === undefined) continue;
      const key = sourceOf(event as Record<string, unknown>);
      const points = sums.get(key) ?? seats.map(() => 0);
      // A race ends at its goal: of the last points only those count that lead there.
      const counted = Math.min(Number(event['points'] ?? 0), left[event.seat] ?? 0);
      left[event.seat] = (left[event.seat] ?? 0) - counted;
      points[event.seat] = (points[event.seat] ?? 0) + counted;
      sums.set(key, points);
    }
  }
  if (sums.size === 0) {
    return layers([{ key: 'points', name: partName(doc.game, 'points'), look: LAYERS[0]!, points: seats.map(total) }]);
  }
  const order = [...Object.keys(COFFEES), 'blends', 'cups', 'help'];
  const found = [...sums.keys()].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return layers([
    ...found.map((key, i) => ({ key, name: t('foyer-source', { source: key }), look: COFFEES[key] ?? LAYERS[i % LAYERS.length]!, points: sums.get(key) ?? [] })),
    { key: 'other', name: t('foyer-source', { source: 'other' }), look: LAYERS[2]!, points: left },
  ]);
}

/** What an event says its points are for: a coffee, or a kind of deed. */
function sourceOf(event: Record<string, unknown>): string {
  if (typeof event['coffee'] === 'string') return event['coffee'];
  if (event['source'] === 'cup') return 'cups';
  return event['source'] === 'featured' || event['source'] === 'rainbow' || event['source'] === 'new_blend' ? 'blends' : 'help';
}

function layers(rows: { key: string; name: string; look: Look; points: number[] }[]): Layer[] {
  return rows.filter((row) => row.points.some((points) => points > 0)).map(({ key, name, look, points }) => ({ key, name, ...look, points }));
}
