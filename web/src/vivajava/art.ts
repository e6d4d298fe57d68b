// Shapes of the laboratory, as paths: what no hand wants to write out.

import type { Colour } from './view.ts';

const f = (n: number): number => Math.round(n * 100) / 100;

/** Five petals round 50,50. */
function blossom(r: number): string {
  const at = (angle: number, radius: number) => `${f(50 + Math.cos(angle) * radius)} ${f(52 + Math.sin(angle) * radius)}`;
  let path = '';
  for (let i = 0; i < 5; i += 1) {
    const a = ((i * 72 - 90) * Math.PI) / 180;
    const next = a + Math.PI / 5;
    if (i === 0) path += `M${at(a - 0.628, r * 0.4)}`;
    path += `C${at(a - 0.62, r * 1.08)} ${at(a - 0.3, r * 1.16)} ${at(a, r * 0.98)}C${at(a + 0.3, r * 1.16)} ${at(a + 0.62, r * 1.08)} ${at(next, r * 0.4)}`;
  }
  return `${path}z`;
}

/** The swirl of the joker. */
function swirl(): string {
  const turns = 1.72;
  const points = [...Array(45).keys()].map((i) => {
    const a = (i / 44) * Math.PI * 2 * turns - 0.6;
    const r = 3 + (i / 44) * 32;
    return `${f(50 + Math.cos(a) * r)} ${f(50 + Math.sin(a) * r)}`;
  });
  return `M${points.join('L')}`;
}

export const SWIRL = swirl();

/** Every colour has a shape of its own, the same on dice, tubes and signs; 100 by 100. */
export const MARKS: Record<Colour, string> = {
  white: blossom(42),
  yellow: 'M14 50a36 36 0 1 0 72 0a36 36 0 1 0-72 0z',
  brown: 'M26 18h48q8 0 8 8v48q0 8-8 8H26q-8 0-8-8V26q0-8 8-8z',
  red: 'M50 6 89 50 50 94 11 50z',
  green: 'M50 12 92 84H8z',
  black: 'M62 8A44 44 0 1 0 92 68 34 34 0 0 1 62 8z',
};

/** The crease of a bean in every mark, so that shapes read as beans. */
export const CREASE: Record<Colour, string> = {
  white: '',
  yellow: 'M60 20C44 36 56 42 50 50s6 14-10 30',
  brown: 'M62 26C44 38 56 44 50 50s6 12-12 24',
  red: 'M56 24C46 36 56 42 50 50s5 14-6 26',
  green: 'M52 32C46 44 56 50 51 58s3 10-3 20',
  black: 'M40 30c-10 12 0 18-3 26s6 14 14 22',
};

/** Abilities as line drawings of 24 by 24, by the word of the ability. */
export const ABILITIES: Record<string, string> = {
  reroll: 'M19 12a7 7 0 1 1-2.4-5.3M17.2 2.500v4.500h-4.500M10 10.500h4v3h-4z',
  upgrade: 'M12 20V5M5.5 11 12 4.5 18.5 11M6 20.500h12',
  flip: 'M4 12h3M10.5 12h3M17 12h3M7 9 12 3.5 17 9zM7 15l5 5.5 5-5.500z',
  focus: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 11.500v1',
  joint: 'M5 4h4M6 4v6l-3.5 7q-.8 2.5 1.7 2.500h5.600q2.5 0 1.7-2.500L8 10V4M15 4h4M16 4v6M18 4v6l3.5 7q.8 2.5-1.7 2.500h-4M5 15.500h5',
  block: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M6.5 6.500l11 11',
  ride: 'M3 16.500h18l-2.5-5H8zM5.5 19a2 2 0 1 0 4 0M14.5 19a2 2 0 1 0 4 0M10.5 6.500a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
  aroma: 'M8 9h4q4 0 4 4v4q0 4-4 4H8q-4 0-4-4v-4q0-4 4-4zM19 3v8M15 7h8M8 6q-2-2 0-4',
  bottleneck: 'M9 2.500h6M10 2.500v6L5.5 14v5.500q0 2 2 2h9q2 0 2-2V14L14 8.500v-6M12 12v5.500M9.8 15.5 12 17.800l2.2-2.3',
};

/** Digits 1 to 6 as strokes in a box of 6 by 10: a browser lays out letters in a drawing slowly, and dice have many. */
export const DIGITS: Record<number, string> = {
  1: 'M1 2.500L3.6.5V9.5',
  2: 'M.5 2.600Q.5.5 3 .5t2.5 2.200Q5.5 4.1 4 5.500L.5 9.500h5',
  3: 'M.7 1.800Q1.5.5 3 .5q2.3 0 2.3 2.100T2.8 4.700q2.7 0 2.7 2.400T3 9.500Q1.1 9.5.5 8.1',
  4: 'M4.3 9.500V.5L.4 6.700h5.5',
  5: 'M5.2.5H1.300L1 4.600q.8-.8 2-.8 2.5 0 2.5 2.800T2.9 9.500Q1.2 9.5.5 8.3',
  6: 'M4.9 1.500Q4.3.5 3.1.5.5.5.5 5.600q0 3.9 2.5 3.900t2.5-2.800T3.1 4 .7 6.2',
};
/** The X after them. */
export const TIMES = 'M8.5.5l5 9M13.5.5l-5 9';
