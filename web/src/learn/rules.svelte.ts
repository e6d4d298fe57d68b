// The rules beside a table: which paragraph is open, by which set-up it is read, and where the reader came from.

import { getContext, setContext } from 'svelte';
import { doorsOf } from './doors.ts';
import type { Setup } from './rulebook.ts';
import type { Message } from '../lib/words.svelte.ts';
import type { Offer } from '../table/model.ts';

const KEY = Symbol('rules');

export class RulesBeside {
  /** The paragraphs that were opened one after another; the last one is shown. */
  trail = $state.raw<readonly string[]>([]);
  /** The set-up of the table. */
  setup = $state.raw<Setup>({});
  private doors = $state.raw<Record<string, string>>({});
  /** The door that was opened, to lead back to. */
  private from: HTMLElement | undefined;

  get open(): string | undefined {
    return this.trail.at(-1);
  }

  /** Knows the doors of a game from now on. */
  async learn(game: string): Promise<void> {
    this.doors = await doorsOf(game);
  }

  show(number: string, from?: HTMLElement): void {
    if (this.trail.length === 0) this.from = from;
    if (this.open !== number) this.trail = [...this.trail, number];
  }
  /** One paragraph back. */
  back(): void {
    this.trail = this.trail.slice(0, -1);
  }
  /** Back to the move. */
  close(): void {
    this.trail = [];
    // The refusal whose door it was may be gone by now.
    (this.from?.isConnected ? this.from : document.getElementById('main'))?.focus();
    this.from = undefined;
  }

  /** The paragraph behind a message such as `cafe-event-took`. */
  of(message: Message | undefined): string | undefined {
    return message && this.doors[message.key.slice(message.key.indexOf('-') + 1)];
  }
  /** The paragraph behind something that may be done. */
  ofOffer(offer: Offer): string | undefined {
    const verb = (offer.facts as { verb?: string } | undefined)?.verb ?? offer.text.split(' ')[0] ?? '';
    return this.of(offer.say) ?? this.doors[`action-${verb.replaceAll('_', '-')}`];
  }
  /** The paragraph behind a part of a score. */
  ofPart(part: string): string | undefined {
    return this.doors[`part-${part}`];
  }
}

/** To be called by a screen that shows the rules beside itself. */
export const provideRules = (): RulesBeside => setContext(KEY, new RulesBeside());
/** The rules beside this screen, if it has any. */
export const useRules = (): RulesBeside | undefined => getContext<RulesBeside | undefined>(KEY);
