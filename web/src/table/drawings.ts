// Games that have a drawing of their own; all others are shown as text.

import type { Component } from 'svelte';
import type { TableProps } from './model.ts';
import type { Happening, Scene } from './moments.svelte.ts';

export interface Drawing {
  table: Component<TableProps<never> & { flights?: readonly unknown[]; ms?: number; settled?: boolean }>;
  scene: (event: Happening, before: never, after: never) => Scene<unknown> | undefined;
  /** The places an event speaks of, as the drawing names them. */
  places?: (event: Happening) => readonly string[];
  /** An event in words that fit the drawing; nothing if no line is worth it. */
  retell?: (event: Happening, view: never, live: boolean) => Happening | undefined;
  /** How it writes an event, where words alone would be letters: given the sentence. */
  told?: Component<{ event: Happening; text: string }>;
  /** Where an action is chosen: selectors of all that is touched for it. */
  where?: (action: string, view: never) => readonly string[];
  /** Whether it shows clocks, log and chat itself. */
  whole?: boolean;
}

type Found = { table: unknown; scene: unknown } & Omit<Drawing, 'table' | 'scene'>;

const DRAWINGS: Record<string, () => Promise<Found>> = {
  cafe: () => import('../cafe/drawing.ts').then((found) => found.drawing),
  guatemala: () => import('../guatemala/drawing.ts').then((found) => found.load()),
  vivajava: () => import('../vivajava/drawing.ts').then((found) => found.drawing),
};

export const isDrawn = (game: string): boolean => game in DRAWINGS;

export async function drawingOf(game: string): Promise<Drawing | undefined> {
  return (await DRAWINGS[game]?.()) as Drawing | undefined;
}
