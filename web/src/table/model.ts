// What every table is drawn from, whatever the game.

import type { Snippet } from 'svelte';
import type { Message } from '../lib/words.svelte.ts';

/** A legal action as the service sent it. */
export interface Offer {
  text: string;
  /** What it does, in the player's language. */
  sentence: string;
  /** The same as a message, where it is known already. */
  say?: Message | undefined;
  /** What the service says of it beside words: places, prices, gains. Each game has a type for it. */
  facts?: unknown;
}

export interface SeatLabel {
  name: string;
  /** The same where there is little room: what tells two seats of one name apart comes first. */
  brief: string;
  /** A bot's level, if a bot sits here. */
  bot?: string;
  you: boolean;
}

/** Log and chat behind the tabs of a drawing. */
export interface Panel {
  /** What was chosen last. */
  at: 'log' | 'chat';
  show: (what: 'log' | 'chat') => void;
  /** What was said and not yet seen. */
  unread: number;
  body: Snippet;
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
  /** Asks what actions would do; their sentences follow. */
  explain: (...texts: string[]) => void;
  /** The question at hand, in words. */
  prompt: string;
  /** What the others did since one's own last move, if there is anything to tell. */
  news?: Snippet | undefined;
  /** Takes back one's last choice, or all of the turn. */
  undo?: ((whole: boolean) => void) | undefined;
  /** Asks for the chances of what leads to a roll, of one action, of two that belong together or of all; refused where there are none to be told. */
  odds?: ((action?: string, then?: string) => Promise<{ odds: unknown[] }>) | undefined;
  /** Whether an answer of the service is awaited: what was touched shows it. */
  busy?: boolean;
  /** What somebody else is doing right now, in a sentence. */
  telling?: string | undefined;
  /** Shows the rest of it at once. */
  skip?: (() => void) | undefined;
  /** Whether it is looked back at: nothing is asked, and `seat` is the one that moves, not the viewer's. */
  past?: boolean | undefined;
  /** The clock of a seat and whether it is here, to be put on its plate. */
  plate?: Snippet<[number]> | undefined;
  /** The same without its tabs, for a drawing that has tabs of its own. */
  panel?: Panel | undefined;
  /** Log and chat, to be put where the drawing has room for them. */
  beside?: Snippet | undefined;
}
