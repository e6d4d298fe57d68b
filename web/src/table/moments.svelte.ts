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
export interface Scene<Move, View = never> {
  moves: readonly Move[];
  ms: number;
  /** The table as it is by then; without it, it stays as it was. */
  view?: View;
}

/** What the others do while somebody is busy with a question of their own is shown to them afterwards. */
export interface Meanwhile<View> {
  /** Whether the viewer is busy, so that what others do has to wait. */
  busy: (view: View) => boolean;
  /** Whether this was done by somebody else. */
  others: (event: Happening, view: View) => boolean;
  /** The table as it is now, with what the others have as it was then. */
  as: (now: View, then: View) => View;
}

/** How many moments may wait; a page further behind jumps ahead. */
const MOST_WAITING = 40;
/** What waits is shown within this time: the more it is, the faster it moves. */
const MOST_MS = 4000;

/** A moment with what moves before it is on the table. */
interface Waiting<View, Move> {
  view: View;
  scenes: { event: Happening; scene: Scene<Move, View> }[];
  /** Everything that is told with it, moving or not. */
  events: readonly Happening[];
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
  /** How many of the events that were pushed are still to be shown: a log leaves them out until then. */
  untold = $state(0);
  private waiting: Waiting<View, Move>[] = [];
  private running = false;
  /** What the others did while the viewer was busy. */
  private shelf: { before: View; after: View; events: readonly Happening[] }[] = [];

  constructor(
    private readonly scenes: (event: Happening, before: View, after: View, all: readonly Happening[]) => Scene<Move, View> | undefined,
    private readonly pause: (ms: number) => Promise<void>,
    private readonly still: () => boolean,
    private readonly meanwhile: () => Meanwhile<View> | undefined = () => undefined,
  ) {}

  /** Shows a view at once and forgets what was waiting. */
  jump(view: View): void {
    this.waiting = [];
    this.shelf = [];
    if (this.moves.length > 0) this.moves = [];
    this.now = undefined;
    this.view = view;
    this.settled = true;
    this.untold = 0;
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
    const meanwhile = this.meanwhile();
    const later = meanwhile?.busy(before) ? moment.events.filter((event) => meanwhile.others(event, before)) : [];
    if (later.length > 0) this.shelf.push({ before, after: moment.view, events: later });
    const now = moment.events.filter((event) => !later.includes(event));
    this.waiting.push({ view: moment.view, scenes: this.scenesOf(now, before, moment.view), events: moment.events });
    this.untold += moment.events.length;
    if (meanwhile && this.shelf.length > 0 && !meanwhile.busy(moment.view)) this.unshelve(meanwhile, moment.view);
    this.settled = false;
    if (this.waiting.filter(({ scenes }) => scenes.length > 0).length > MOST_WAITING) this.finish();
    else if (!this.running) void this.run();
  }

  private scenesOf(events: readonly Happening[], then: View, after: View): Waiting<View, Move>['scenes'] {
    let before = then;
    return events.flatMap((event) => {
      const scene = this.scenes(event, before, after, events);
      before = scene?.view ?? before;
      return scene && scene.moves.length > 0 ? [{ event, scene }] : [];
    });
  }

  /** Goes back to what the others did meanwhile, and from there to where the table is now. */
  private unshelve(meanwhile: Meanwhile<View>, view: View): void {
    const shown = this.shelf.map(({ before, after, events }) => ({ before, after, scenes: this.scenesOf(events, before, after) }));
    this.shelf = [];
    if (shown.every(({ scenes }) => scenes.length === 0)) return;
    for (const { before, after, scenes } of shown) {
      this.waiting.push({ view: meanwhile.as(view, before), scenes: [], events: [] }, { view: meanwhile.as(view, after), scenes, events: [] });
    }
    this.waiting.push({ view, scenes: [], events: [] });
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
      let told = 0;
      const tellUpTo = (n: number) => {
        this.untold -= Math.max(0, n - told);
        told = Math.max(told, n);
      };
      for (const [i, { event, scene }] of moment.scenes.entries()) {
        this.ms = scene.ms * this.haste(i);
        if (scene.view !== undefined) this.view = scene.view;
        this.moves = scene.moves;
        this.now = event;
        // What is just happening is written down once it is to be seen: nobody reads what dice show that still roll.
        const at = moment.events.indexOf(event);
        tellUpTo(at);
        await this.pause(this.ms);
        // Somebody jumped ahead meanwhile.
        if (this.waiting[0] !== moment) break;
        tellUpTo(at + 1);
      }
      if (this.waiting[0] === moment) {
        this.waiting.shift();
        tellUpTo(moment.events.length);
        this.moves = [];
        this.now = undefined;
        this.view = moment.view;
      }
    }
    this.settled = true;
    this.running = false;
  }
}
