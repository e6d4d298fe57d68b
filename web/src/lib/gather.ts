// What comes faster than it can be painted is dealt out together, once a frame.

/** Calls back with the next frame; in a tab nobody sees there are none, so after a while without one. */
export function nextFrame(then: () => void): void {
  const once = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    then();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, 200);
}

/** The first thing is dealt at once; what follows before it was painted waits for that frame, and keeps its order. */
export class Gather<T> {
  private waiting: T[] = [];
  private framed = false;

  constructor(
    private readonly deal: (item: T) => void,
    private readonly frame: (then: () => void) => void = nextFrame,
  ) {}

  add(item: T): void {
    if (this.framed) {
      this.waiting.push(item);
      return;
    }
    this.deal(item);
    this.framed = true;
    this.frame(() => {
      this.framed = false;
      this.all();
    });
  }

  /** Deals what waits now. */
  all(): void {
    const items = this.waiting;
    this.waiting = [];
    for (const item of items) this.deal(item);
  }
}
