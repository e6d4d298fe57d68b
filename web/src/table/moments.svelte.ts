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
const MOST_WAITING = 40;
/** From so many waiting on, everything moves faster. */
const MANY = 3;

export class Moments<View, Move> {
  /** What is on the table now. */
  view = $state.raw<View>();
  /** What is moving over it, and for how long. */
  moves = $state.raw<readonly Move[]>([]);
  ms = $state(0);
  /** Whether everything that happened is on the table. */
  settled = $state(true);
  private waiting: Moment<View>[] = [];
  private running = false;

  constructor(
    private readonly scenes: (event: Happening, before: View, after: View) => Scene<Move> | undefined,
    private readonly pause: (ms: number) => Promise<void>,
    private readonly still: () => boolean,
  ) {}

  /** Shows a view at once and forgets what was waiting. */
  jump(view: View): void {
    this.waiting = [];
    if (this.moves.length > 0) this.moves = [];
    this.view = view;
    this.settled = true;
  }

  /** Shows the last moment at once: somebody wants to go on. */
  finish(): void {
    const last = this.waiting.at(-1);
    if (last) this.jump(last.view);
  }

  /** Shows a moment after those before it. */
  push(moment: Moment<View>): void {
    if (this.view === undefined || this.still()) {
      this.jump(moment.view);
      return;
    }
    this.waiting.push(moment);
    this.settled = false;
    if (this.waiting.length > MOST_WAITING) this.finish();
    else if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    for (;;) {
      const moment = this.waiting[0];
      if (!moment || this.view === undefined) break;
      for (const event of moment.events) {
        const scene = this.scenes(event, this.view, moment.view);
        if (!scene || scene.moves.length === 0) continue;
        this.ms = scene.ms * Math.min(1, MANY / this.waiting.length);
        this.moves = scene.moves;
        await this.pause(this.ms);
        // Somebody jumped ahead meanwhile.
        if (this.waiting[0] !== moment) break;
      }
      if (this.waiting[0] === moment) {
        this.waiting.shift();
        this.moves = [];
        this.view = moment.view;
      }
    }
    this.settled = true;
    this.running = false;
  }
}
