// What happened is shown one thing after another: the table waits with the new view until its beans have moved.

/** Something that happened, as the service tells it. */
export interface Happening {
  kind: string;
  seat?: number;
  [name: string]: unknown;
}

/** A state of the table and what led to it. */
export interface Moment<View> {
  view: View;
  events: readonly Happening[];
}

/** A pause in which something moves. */
export interface Scene<Move> {
  moves: readonly Move[];
  ms: number;
}

/** How many moments may wait; whoever is further behind jumps ahead. */
const MOST_WAITING = 6;

export class Moments<View, Move> {
  /** What is on the table now. */
  view = $state.raw<View>();
  /** What is moving over it. */
  moves = $state.raw<readonly Move[]>([]);
  private waiting: Moment<View>[] = [];
  private running = false;

  constructor(
    private readonly scenes: (event: Happening, before: View) => Scene<Move> | undefined,
    private readonly pause: (ms: number) => Promise<void>,
    private readonly still: () => boolean,
  ) {}

  /** Shows a view at once and forgets what was waiting. */
  jump(view: View): void {
    this.waiting = [];
    this.moves = [];
    this.view = view;
  }

  /** Shows a moment after those before it. */
  push(moment: Moment<View>): void {
    if (this.view === undefined || this.still()) {
      this.jump(moment.view);
      return;
    }
    this.waiting.push(moment);
    if (this.waiting.length > MOST_WAITING) {
      const last = this.waiting[this.waiting.length - 1];
      if (last) this.jump(last.view);
      return;
    }
    if (!this.running) void this.run();
  }

  /** Whether everything that happened is on the table. */
  get settled(): boolean {
    return this.waiting.length === 0 && this.moves.length === 0;
  }

  private async run(): Promise<void> {
    this.running = true;
    for (;;) {
      const moment = this.waiting[0];
      if (!moment || this.view === undefined) break;
      for (const event of moment.events) {
        const scene = this.view === undefined ? undefined : this.scenes(event, this.view);
        if (!scene) continue;
        this.moves = scene.moves;
        await this.pause(scene.ms);
        // Somebody jumped ahead meanwhile.
        if (this.waiting[0] !== moment) break;
      }
      this.moves = [];
      if (this.waiting[0] === moment) {
        this.waiting.shift();
        this.view = moment.view;
      }
    }
    this.running = false;
  }
}
