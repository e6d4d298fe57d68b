// What every table is drawn from, whatever the game.

import type { Snippet } from 'svelte';
import type { Offer } from '../cafe/actions.ts';

export interface SeatLabel {
  name: string;
  /** The same where there is little room: what tells two seats of one name apart comes first. */
  brief: string;
  /** A bot's level, if a bot sits here. */
  bot?: string;
  you: boolean;
}

/** What a game's table is given: the view, what may be done, and how to do it. */
export interface TableProps<View> {
  view: View;
  /** The legal actions of the seat that is played at this screen. */
  legal: Offer[];
  /** That seat, or nothing for those who watch. */
  seat: number | undefined;
  seats: SeatLabel[];
  /** Plays an action. */
  play: (text: string) => void;
  /** Asks why an action is not allowed; the answer is shown. */
  wish: (text: string) => void;
  /** Asks what an action would do; its sentence follows. */
  explain: (text: string) => void;
  /** The question at hand, in words. */
  prompt: string;
  /** What the others did since one's own last move, if there is anything to tell. */
  news?: Snippet | undefined;
}
