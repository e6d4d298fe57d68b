// What happened is shown one thing after another: the table waits with the new view until its pieces have moved.

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
/** What waits is shown within this time: the more it is, the faster it moves. */
const MOST_MS = 4000;

/** A moment with what moves before it is on the table. */
interface Waiting<View, Move> {
  view: View;
  scenes: { event: Happening; scene: Scene<Move> }[];
}

export class Moments<View, Move> {
  /** What is on the table now. */
  view = $state.raw<View>();
  /** What is moving over it, and for how long. */
  moves = $state.raw<readonly Move[]>([]);
  ms = $state(0);
  /** What happens just now. */
  now = $state.raw<Happening>();
  /** Whether everything that happened is on the table. */
  settled = $state(true);
  private waiting: Waiting<View, Move>[] = [];
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
    this.now = undefined;
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
    const before = this.waiting.at(-1)?.view ?? this.view;
    const scenes = moment.events.flatMap((event) => {
      const scene = this.scenes(event, before, moment.view);
      return scene && scene.moves.length > 0 ? [{ event, scene }] : [];
    });
    this.waiting.push({ view: moment.view, scenes });
    this.settled = false;
    if (this.waiting.length > MOST_WAITING) this.finish();
    else if (!this.running) void this.run();
  }

  /** How much faster than usual things move, so that all that waits is seen in time. */
  private haste(from: number): number {
    const [first, ...rest] = this.waiting.map((moment) => moment.scenes.map(({ scene }) => scene.ms));
    const left = [...(first ?? []).slice(from), ...rest.flat()].reduce((sum, ms) => sum + ms, 0);
    return Math.min(1, MOST_MS / left);
  }

  private async run(): Promise<void> {
    this.running = true;
    for (;;) {
      const moment = this.waiting[0];
      if (!moment || this.view === undefined) break;
      for (const [i, { event, scene }] of moment.scenes.entries()) {
        this.ms = scene.ms * this.haste(i);
        this.moves = scene.moves;
        this.now = event;
        await this.pause(this.ms);
        // Somebody jumped ahead meanwhile.
        if (this.waiting[0] !== moment) break;
      }
      if (this.waiting[0] === moment) {
        this.waiting.shift();
        this.moves = [];
        this.now = undefined;
        this.view = moment.view;
      }
    }
    this.settled = true;
    this.running = false;
  }
}
