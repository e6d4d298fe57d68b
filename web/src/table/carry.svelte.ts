// Something carried over the table: dragged with mouse or finger, or picked up by one click and put down by another.

import type { Point } from './geometry.ts';

/** The place under a pointer that takes what is carried: the nearest thing on the page with this mark. */
export function placeAt(event: { clientX: number; clientY: number }, mark = 'data-spot'): string | undefined {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${mark}]`)?.getAttribute(mark) ?? undefined;
}

/** A finger that moved less has only touched. */
const STILL = 6;

export class Carrier<Thing> {
  /** What is held, dragged or not. */
  held = $state.raw<Thing>();
  /** Where on the screen it is; only while it is dragged. */
  at = $state.raw<Point>();
  private from: { thing: Thing; x: number; y: number; pointer: number } | undefined;

  constructor(
    /** It was pulled away from where it lay. */
    private readonly onlift: (thing: Thing) => void,
    /** It was let go here. */
    private readonly ondrop: (thing: Thing, event: PointerEvent) => void,
  ) {}

  get dragging(): boolean {
    return this.at !== undefined;
  }

  /** The pointer comes down on something: if it moves on, that is carried. */
  press(thing: Thing, event: PointerEvent): void {
    if (event.button !== 0) return;
    // A finger belongs to what it touched first; what lies below the thing must hear of it.
    (event.target as Element | null)?.releasePointerCapture?.(event.pointerId);
    this.from = { thing, x: event.clientX, y: event.clientY, pointer: event.pointerId };
  }

  /** Carries this from now on, wherever the pointer is. */
  drag(thing: Thing, event: PointerEvent): void {
    this.held = thing;
    this.at = { x: event.clientX, y: event.clientY };
  }

  /** Picked up by a click or a key, or put down again. */
  hold(thing: Thing | undefined): void {
    [this.held, this.at, this.from] = [thing, undefined, undefined];
  }

  /** To be called for every move of a pointer on the page. */
  move(event: PointerEvent): void {
    const from = this.from;
    if (from && event.pointerId === from.pointer && Math.hypot(event.clientX - from.x, event.clientY - from.y) >= STILL) {
      this.from = undefined;
      this.drag(from.thing, event);
      this.onlift(from.thing);
    } else if (this.at) this.at = { x: event.clientX, y: event.clientY };
  }

  /** To be called whenever a pointer is let go. */
  up(event: PointerEvent): void {
    this.from = undefined;
    const thing = this.held;
    if (!this.at || thing === undefined) return;
    this.at = undefined;
    this.held = undefined;
    this.ondrop(thing, event);
  }

  /** The browser took the pointer away: nothing was put down. */
  cancel(): void {
    this.hold(undefined);
  }
}
