// Games that have a drawing of their own; all others are shown as text.

import type { Component } from 'svelte';
import type { TableProps } from './model.ts';
import type { Happening, Scene } from './moments.svelte.ts';

export interface Drawing {
  table: Component<TableProps<never> & { flights?: readonly unknown[]; ms?: number; settled?: boolean }>;
  scene: (event: Happening, before: never, after: never) => Scene<unknown> | undefined;
}

export async function drawingOf(game: string): Promise<Drawing | undefined> {
  if (game !== 'cafe') return undefined;
  const [table, flights] = await Promise.all([import('../cafe/CafeTable.svelte'), import('../cafe/flights.ts')]);
  return { table: table.default as unknown as Drawing['table'], scene: flights.scene as unknown as Drawing['scene'] };
}
