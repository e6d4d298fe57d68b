// Where things lie on the map: computed from the printed board of the view, whatever board that is. Lengths are fields.

import type { Box, Point } from '../table/geometry.ts';
import type { Coffee, GuatemalaView, Printed } from './view.ts';

/** The upper left corner of a field such as `d7`. */
export function fieldAt(field: string): Point {
  return { x: field.charCodeAt(0) - 'a'.charCodeAt(0), y: Number(field.slice(1)) - 1 };
}
export const fieldName = (x: number, y: number): string => `${String.fromCharCode('a'.charCodeAt(0) + x)}${y + 1}`;

/** A corner such as `5.9`: its distance in fields from the left and from the top. */
export function cornerAt(corner: string): Point {
  const [x = 0, y = 0] = corner.split('.').map(Number);
  return { x, y };
}

/** The two ends of a segment such as `4.8-5.8`. */
export function endsOf(segment: string): [Point, Point] {
  const [from = '0.0', to = '0.0'] = segment.split('-');
  return [cornerAt(from), cornerAt(to)];
}

/** Rows of one zone that lie together. */
export interface Band {
  zone: string;
  from: number;
  rows: number;
  worker: number;
  /** The prices of huts printed in it, each once, cheapest first. */
  huts: number[];
}

export function bandsOf(map: Printed): Band[] {
  const bands: Band[] = [];
  for (const row of map.rows) {
    const last = bands.at(-1);
    if (last && last.zone === row.zone && last.worker === row.worker) last.rows += 1;
    else bands.push({ zone: row.zone, from: row.row - 1, rows: 1, worker: row.worker, huts: [] });
  }
  for (const band of bands) {
    const within = map.sites.filter((site) => fieldAt(site.at).y >= band.from && fieldAt(site.at).y < band.from + band.rows);
    band.huts = [...new Set(within.map((site) => site.price))].sort((a, b) => a - b);
  }
  return bands;
}

/** What the map needs around its fields. */
const RIBBON = 0.95;
const MARGIN = 0.15;
const LEAST_SKY = 0.75;
const LEAST_SEA = 2.05;
/** More sky and sea than this looks empty. */
const MOST_MORE = 3.2;

export interface Plan {
  columns: number;
  rows: number;
  /** All that is drawn. */
  box: Box;
  /** The fields with the ribbon of prices and the harbours: what has to be seen. */
  ribbon: number;
  /** Where the sea begins. */
  shore: number;
}

/** The map with as much sky, sea and land around it as fills a frame of this shape. */
export function planOf(map: Printed, shape: number | undefined): Plan {
  const [columns, rows] = [map.columns, map.rows.length];
  const w = columns + RIBBON + 2 * MARGIN;
  const h = rows + LEAST_SKY + LEAST_SEA;
  const box = { x: -RIBBON - MARGIN, y: -LEAST_SKY, w, h };
  if (shape && shape > w / h) {
    const more = h * shape - w;
    Object.assign(box, { x: box.x - more / 2, w: w + more });
  } else if (shape) {
    const more = Math.min(MOST_MORE, w / shape - h);
    // Two thirds of it are sky: there are the volcanoes.
    Object.assign(box, { y: box.y - (more * 2) / 3, h: h + more });
  }
  return { columns, rows, box, ribbon: -RIBBON, shore: rows + 0.12 };
}

/** A harbour: its dock on the shore and its berths below it. */
export interface Quay {
  harbour: number;
  open: boolean;
  /** The corner where roads reach it. */
  dock: Point;
  /** The middle of each berth, cheapest first. */
  berths: (Point & { price: number })[];
}

export const BERTH = 0.585;

export function quaysOf(map: Printed): Quay[] {
  return map.harbours.map(({ harbour, dock, open }) => {
    const at = cornerAt(dock);
    const left = at.x - ((map.berths.length - 1) * BERTH) / 2;
    // A dock at the edge keeps its ships on the map.
    const shift = Math.max(0, BERTH / 2 - left) - Math.max(0, left + (map.berths.length - 0.5) * BERTH - map.columns);
    return { harbour, open, dock: at, berths: map.berths.map((price, i) => ({ price, x: left + shift + i * BERTH, y: at.y + 0.92 })) };
  });
}

/** A plantation: the fields of one seat with one coffee. */
export interface Mat {
  seat: number;
  coffee: Coffee;
  fields: string[];
  path: string;
}

export function matsOf(view: GuatemalaView): Mat[] {
  const mats = new Map<string, Mat>();
  for (const { seat, coffee, at } of [...view.board.huts, ...view.board.workers]) {
    const key = `${seat} ${coffee}`;
    const mat = mats.get(key) ?? { seat, coffee, fields: [], path: '' };
    mat.fields.push(at);
    mats.set(key, mat);
  }
  for (const mat of mats.values()) mat.path = outline(mat.fields.map(fieldAt));
  return [...mats.values()];
}

const INSET = 0.055;
const ROUND = 0.17;

/** The outline of fields that touch, as an SVG path in units of a field: a little within them, with round corners. */
export function outline(fields: readonly Point[]): string {
  const has = new Set(fields.map(({ x, y }) => `${x},${y}`));
  const is = (x: number, y: number) => has.has(`${x},${y}`);
  // Edges clockwise around the fields, from corner to corner.
  const next = new Map<string, Point[]>();
  const add = (x: number, y: number, to: Point) => next.set(`${x},${y}`, [...(next.get(`${x},${y}`) ?? []), to]);
  for (const { x, y } of fields) {
    if (!is(x, y - 1)) add(x, y, { x: x + 1, y });
    if (!is(x + 1, y)) add(x + 1, y, { x: x + 1, y: y + 1 });
    if (!is(x, y + 1)) add(x + 1, y + 1, { x, y: y + 1 });
    if (!is(x - 1, y)) add(x, y + 1, { x, y });
  }
  let path = '';
  for (;;) {
    const first = [...next].find(([, ends]) => ends.length > 0);
    if (!first) return path;
    const [x = 0, y = 0] = first[0].split(',').map(Number);
    const loop: Point[] = [];
    let at: Point = { x, y };
    let way: Point | undefined;
    do {
      const ends: Point[] = next.get(`${at.x},${at.y}`) ?? [];
      const here: Point = at;
      const came = way;
      // Where two fields touch at a corner alone, the sharper turn to the right stays with one's own field.
      const i = came && ends.length > 1 ? ends.findIndex((end) => came.x * (end.y - here.y) - came.y * (end.x - here.x) > 0) : 0;
      const [to] = ends.splice(Math.max(0, i), 1);
      if (!to) break;
      way = { x: to.x - at.x, y: to.y - at.y };
      loop.push(at);
      at = to;
    } while (at.x !== x || at.y !== y);
    path += rounded(corners(loop));
  }
}

/** The corners of a loop of unit steps: straight on is none. */
function corners(loop: readonly Point[]): Point[] {
  return loop.filter((point, i) => {
    const before = loop.at(i - 1) ?? point;
    const after = loop[(i + 1) % loop.length] ?? point;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
}

/** A path through corners that lie a little inside, each rounded. */
function rounded(points: readonly Point[]): string {
  const unit = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  };
  const n = (value: number) => String(Math.round(value * 1000) / 10);
  let path = '';
  points.forEach((point, i) => {
    const came = unit(points.at(i - 1) ?? point, point);
    const goes = unit(point, points[(i + 1) % points.length] ?? point);
    // Clockwise, the inside is to the right of every edge.
    const inner = { x: point.x - (came.y + goes.y) * INSET, y: point.y + (came.x + goes.x) * INSET };
    path += `${path ? 'L' : 'M'}${n(inner.x - came.x * ROUND)} ${n(inner.y - came.y * ROUND)}`;
    path += `Q${n(inner.x)} ${n(inner.y)} ${n(inner.x + goes.x * ROUND)} ${n(inner.y + goes.y * ROUND)}`;
  });
  return `${path}Z`;
}
