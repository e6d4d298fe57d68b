// Woven patterns: each is drawn as rows of threads, one letter a thread, and becomes a few paths.

/** The colours of threads; a space is the ground. */
const THREAD: Record<string, string> = {
  r: 'var(--w-red2)',
  p: 'var(--w-rose)',
  o: 'var(--w-ochre)',
  c: 'var(--w-cream)',
  i: 'var(--w-indigo)',
  j: 'var(--w-jade)',
  k: 'var(--w-ink)',
  m: 'var(--thread)',
};

export interface Weave {
  width: number;
  height: number;
  paths: { fill: string; d: string }[];
}

export function weave(rows: readonly string[]): Weave {
  const width = Math.max(...rows.map((row) => row.length));
  const paths = new Map<string, string>();
  rows.forEach((row, y) => {
    for (const { 0: run, index } of row.matchAll(/([^ ])\1*/g)) {
      const fill = THREAD[run[0] ?? ''] ?? 'none';
      paths.set(fill, `${paths.get(fill) ?? ''}M${index} ${y}h${run.length}v1h-${run.length}z`);
    }
  });
  return { width, height: rows.length, paths: [...paths].map(([fill, d]) => ({ fill, d })) };
}

/** A picture that is the same from all four sides, from its upper left quarter. */
export function mirrored(quarter: readonly string[]): string[] {
  const wide = quarter.map((row) => row + [...row].reverse().slice(1).join(''));
  return [...wide, ...wide.slice(0, -1).reverse()];
}

/** The huipil band that heads the question. */
export const BAND = weave([
  'kkkkkkkkkkkkkkkkkkkkkkkkkkkk',
  'oooooooooooooooooooooooooooo',
  'iicciicciicciicciicciicciicc',
  '       c             c      ',
  '      cjc           cic     ',
  '     cjojc         ciiic    ',
  '    cjoooojc      cii oiic  '.slice(0, 28),
  '     cjojc         ciiic    ',
  '      cjc           cic     ',
  '       c             c      ',
  'iicciicciicciicciicciicciicc',
  'oooooooooooooooooooooooooooo',
  'kkkkkkkkkkkkkkkkkkkkkkkkkkkk',
]);

/** The hem of map and track: a row of teeth. */
export const HEM = weave(['kkkkkkkk', 'oc    co', ' oc  co ', '  occo  ', '   oo   ', 'oooooooo']);

/** One space of the ring: a rhombus with a seed. */
export const RING = weave(mirrored(['pp    p', 'p    p ', '    p  ', '   p  r', '  p  rr', ' p  rr ', 'p  rr o'].map((row) => row.slice(0, 7))));

/** The cloths of the seats: diamonds, zigzag, stripes, checks. */
export const CLOTHS = [
  weave(['    mm    ', '   mmmm   ', '  mm  mm  ', ' mm mm mm ', ' mm mm mm ', '  mm  mm  ', '   mmmm   ', '    mm    ', '          ', '          ']),
  weave(['mm     m', 'mmm   mm', ' mmm mmm', '  mmmmm ', '   mmm  ', '    m   ', '        ', 'm       ']),
  weave(['mm    ', 'mm    ', 'mm    ', 'mm    ', 'mm    ', 'mm    ']),
  weave(['mmmm    ', 'mmmm    ', 'mmmm    ', 'mmmm    ', '    mmmm', '    mmmm', '    mmmm', '    mmmm']),
];
