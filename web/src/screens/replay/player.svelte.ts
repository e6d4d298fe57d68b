// Steps through a game: by step, turn and round, by hand or by itself.

import type { Past } from '../../table/past.ts';

/** Milliseconds a step is shown, by speed. */
export const SPEEDS = [1600, 800, 350];

export class Player {
  /** What is looked at, as its place among the steps. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);

  constructor(
    private readonly steps: () => readonly Past[],
    /** Called with every step that is taken. */
    private readonly onstep: (past: Past) => void = () => {},
  ) {}

  get last(): number {
    return Math.max(0, this.steps().length - 1);
  }

  go(to: number): void {
    this.at = Math.min(this.last, Math.max(0, to));
    if (this.at === this.last) this.playing = false;
    const past = this.steps()[this.at];
    if (past) this.onstep(past);
  }

  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  /** To the next or the last beginning of a turn: where another seat chooses. */
  turn(by: 1 | -1): void {
    this.go(this.border(by, (a, b) => a.seat !== b.seat || a.round !== b.round));
  }

  round(by: 1 | -1): void {
    this.go(this.border(by, (a, b) => a.round !== b.round));
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  /** The next place, that way, whose step differs from the one before it. */
  private border(by: 1 | -1, differs: (a: Past, b: Past) => boolean): number {
    const steps = this.steps();
    for (let i = this.at + by; i > 0 && i <= this.last; i += by) {
      const [before, here] = [steps[i - 1], steps[i]];
      if (before && here && differs(before, here)) return i;
    }
    return by > 0 ? this.last : 0;
  }

  /** A key, if it means something here. */
  key(event: KeyboardEvent): boolean {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: () => this.turn(-1),
      ArrowDown: () => this.turn(1),
      PageUp: () => this.round(-1),
      PageDown: () => this.round(1),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      ' ': () => this.toggle(),
      1: () => (this.speed = 0),
      2: () => (this.speed = 1),
      3: () => (this.speed = 2),
    };
    const deed = keys[event.key];
    deed?.();
    return deed !== undefined;
  }
}
