// Sentences and the drawing: what a sentence speaks of lights up while somebody points at it, and places are told as
// a person at the drawing sees them.

import { getContext, setContext } from 'svelte';
import type { Happening } from './moments.svelte.ts';

const KEY = Symbol('pointing');

export class Pointing {
  /** The places that are lit, by the names the drawing gave them. */
  places = $state.raw<ReadonlySet<string>>(new Set());
  /** The action somebody points at: a card is held where it would lie. */
  action = $state<string>();
  /** Which places an event speaks of; the drawing says. */
  of: (event: Happening) => readonly string[] = () => [];
  /** An event as it is told beside the drawing, in the log or while it happens; nothing if no line is worth it. */
  retold = $state.raw<(event: Happening, live?: boolean) => Happening | undefined>((event) => event);

  at(places: readonly string[]): void {
    this.places = new Set(places);
  }
  away(): void {
    if (this.places.size > 0) this.places = new Set();
  }
}

/** To be called by the screen. */
export const providePointing = (): Pointing => setContext(KEY, new Pointing());
/** What is pointed at on this screen; of its own where no screen provides one. */
export const usePointing = (): Pointing => getContext<Pointing | undefined>(KEY) ?? new Pointing();

/** Makes an element speak of these places: `use:points={{ pointing, places }}`. */
export function points(node: HTMLElement, what: { pointing: Pointing; places: () => readonly string[] }) {
  const on = () => what.pointing.at(what.places());
  const off = () => what.pointing.away();
  const pairs = [['pointerenter', on], ['focusin', on], ['pointerleave', off], ['focusout', off]] as const;
  for (const [name, does] of pairs) node.addEventListener(name, does);
  return {
    update: (next: typeof what) => (what = next),
    destroy: () => {
      for (const [name, does] of pairs) node.removeEventListener(name, does);
      what.pointing.away();
    },
  };
}
