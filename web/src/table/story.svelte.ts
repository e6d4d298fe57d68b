// What has happened at a table, and since when one has not moved oneself.

import type { Happening } from './moments.svelte.ts';
import type { Told } from './say.ts';

export class Story {
  lines = $state.raw<Told[]>([]);
  /** So many lines were put away by the reader. */
  private read = $state(0);

  /** Adds what happened; a whole story replaces the one told so far. */
  tell(events: readonly Happening[], whole: boolean): void {
    const told = events.map((event) => ({ seat: event.seat, event }));
    if (!whole) this.lines = [...this.lines, ...told];
    else if (told.length > 0) this.lines = told;
  }

  /** The first line after one's own last move. */
  since(own: readonly number[]): number {
    const last = this.lines.findLastIndex((line) => line.seat !== undefined && own.includes(line.seat));
    return last + 1;
  }

  /** What the others did since one's own last move, unless it was put away. */
  news(own: readonly number[]): Told[] {
    const from = Math.max(this.since(own), this.read);
    return this.lines.slice(from).filter((line) => line.seat !== undefined && !own.includes(line.seat));
  }

  /** What the news are called: whoever has not moved yet hears them from the beginning. */
  heading(own: readonly number[]): 'house-since' | 'house-so-far' {
    return this.since(own) > 0 ? 'house-since' : 'house-so-far';
  }

  /** Puts the news away. */
  putAway(): void {
    this.read = this.lines.length;
  }
}
