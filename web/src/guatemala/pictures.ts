// Which picture a thing has.

import type { Thing } from './view.ts';

export const symbolOf = (thing: Thing): string => (thing.coffee ? `#gt-${thing.kind}-${thing.coffee}` : `#gt-${thing.kind}`);

/** The place of a ring space around the market, in fields: 0 to 8 above it, then clockwise. */
export function spaceAt(space: number): { x: number; y: number } {
  const along = space % 9;
  switch (Math.floor(space / 9)) {
    case 0:
      return { x: along, y: -1 };
    case 1:
      return { x: 9, y: along };
    case 2:
      return { x: 8 - along, y: 9 };
    default:
      return { x: -1, y: 8 - along };
  }
}
