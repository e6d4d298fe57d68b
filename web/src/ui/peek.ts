// One seat's board at a glance, where a game has a small drawing of it: `Peek.svelte` in its folder.

import type { Component } from 'svelte';
import { byGame } from '../lib/games.ts';

export interface PeekProps {
  view: Record<string, unknown>;
  /** The table a step earlier, to show what has changed. */
  before?: Record<string, unknown> | null | undefined;
  seat: number | undefined;
  /** What it shows, for those who hear it; without it the board is a picture among others. */
  prompt?: string;
}

const PEEKS = byGame(import.meta.glob<Component<PeekProps>>('../*/Peek.svelte', { import: 'default' }));

export const peekOf = (game: string): (() => Promise<Component<PeekProps>>) | undefined => PEEKS[game];
