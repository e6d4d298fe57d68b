// What moves over a table, whatever the game.

/** Something that crosses the table between two things on the page, named by selectors; of several, the first in sight. */
export interface Crossing {
  from: string | readonly string[];
  to: string | readonly string[];
  /** How wide it is in pixels; else as wide as where it comes from. */
  width?: number;
  /** How much smaller it arrives. */
  shrink?: number;
  /** How high it flies, in pixels. */
  arc?: number;
  fades?: boolean;
}

/** How long a step of somebody else is on its way. */
export const STEP_MS = 600;
/** The same for one's own: one knows it already. */
export const OWN_MS = 350;
