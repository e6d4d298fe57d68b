// What has happened at a table, and since when one has not moved oneself.

import type { Happening } from './moments.svelte.ts';
import type { Told } from './say.ts';

export class Story {
  lines = $state.raw<Told[]>([]);
  /** How many lines the reader has put away. */
  private read = $state(0);

  /** The first line after one's own last choice; 0 if one has not chosen yet. */
  since = $state(0);

  /** Adds what happened, `own` of it no later than one's own last choice; a whole story replaces the one told so far. */
  tell(events: readonly Happening[], whole: boolean, own?: number): void {
    const told = events.map((event) => ({ seat: event.seat, event }));
    if (whole && told.length === 0) return;
    const before = whole ? [] : this.lines;
    this.lines = [...before, ...told];
    if (own !== undefined) this.since = before.length + own;
    else if (whole) this.since = 0;
  }

  /** What is on the table already, when this many of the last lines are still to be shown there. */
  shown(untold: number): Told[] {
    return untold > 0 ? this.lines.slice(0, -untold) : this.lines;
  }

  /** What the others did since one's own last choice, unless it was put away. */
  news(own: readonly number[]): Told[] {
    const from = Math.max(this.since, this.read);
    return this.lines.slice(from).filter((line) => line.seat !== undefined && !own.includes(line.seat));
  }

  /** What the news is called: a player who has not chosen yet hears it from the beginning. */
  get heading(): 'house-since' | 'house-so-far' {
    return this.since > 0 ? 'house-since' : 'house-so-far';
  }

  /** Puts the news away. */
  putAway(): void {
    this.read = this.lines.length;
  }
}
