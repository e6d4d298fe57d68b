// Games that have a drawing of their own, `drawing.ts` in their folder; all others are shown as text.

import type { Component } from 'svelte';
import type { TableProps } from './model.ts';
import type { Happening, Meanwhile, Scene } from './moments.svelte.ts';
import type { Part } from './part.svelte.ts';
import { GAMES, byGame } from '../lib/games.ts';
import type { Message } from '../lib/words.svelte.ts';

export interface Drawing {
  table: Component<TableProps<never> & { flights?: readonly unknown[]; ms?: number; settled?: boolean }>;
  scene: (event: Happening, before: never, after: never, all: readonly Happening[]) => Scene<unknown, never> | undefined;
  /** What to do with the others' moves while somebody is busy; without it they are shown at once. */
  meanwhile?: Meanwhile<never>;
  /** The places an event speaks of, as the drawing names them. */
  places?: (event: Happening) => readonly string[];
  /** An event in words that fit the drawing; nothing if no line is worth it. */
  retell?: (event: Happening, view: never, live: boolean) => Happening | undefined;
  /** A sentence of the service in words that fit the drawing: what would be a number there is what one sees here. */
  say?: (message: Message) => Message;
  /** Whether a step of one's own is worth its sentence while it is shown, as those of the others are. */
  tells?: (event: Happening) => boolean;
  /** How it writes an event, where words alone would be letters: given the sentence. */
  told?: Component<{ event: Happening; text: string }>;
  /** Where an action is chosen: selectors of all that is touched for it. With what the service says of it, if it is offered now. */
  where?: (action: string, view: never, facts: never) => readonly string[];
  /** The parts a question is asked with that may not have been fetched yet: until then nothing is offered. */
  needs?: (view: never) => readonly Part<unknown>[];
  /** A seat at a glance, where the drawing shows one seat at a time; fetched only where it is looked back at. */
  glance?: () => Promise<{ default: Component<{ view: never; seat: number }> }>;
  /** Whether it shows clocks, log and chat itself. */
  whole?: boolean;
}

type Found = { table: unknown; scene: unknown; meanwhile?: unknown } & Omit<Drawing, 'table' | 'scene' | 'meanwhile'>;

const DRAWINGS = byGame(import.meta.glob<() => Promise<Found>>('../*/drawing.ts', { import: 'load' }));

export const tellsOdds = (game: string): boolean => GAMES[game]?.odds ?? false;

export const isDrawn = (game: string): boolean => game in DRAWINGS;

export async function drawingOf(game: string): Promise<Drawing | undefined> {
  const load = await DRAWINGS[game]?.();
  return (await load?.()) as Drawing | undefined;
}
