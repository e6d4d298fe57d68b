// The tables at which I sit: fetched for every screen that shows them or counts those that wait for me.

import * as api from './api.ts';
import { session } from './session.svelte.ts';
import { awaitedSeats, seatsOf } from '../table/people.ts';

/** Whether a table waits for this person. */
export function waitsFor(table: api.TableDoc, user: string | undefined): boolean {
  const own = seatsOf(table, user);
  return table.status === 'running' && awaitedSeats(table.awaits).some((seat) => own.includes(seat));
}

class Own {
  tables = $state.raw<api.TableDoc[]>();
  problem = $state<unknown>();

  /** Those that wait for me. */
  turns = $derived((this.tables ?? []).filter((table) => waitsFor(table, session.me?.id)));

  async load(): Promise<void> {
    try {
      this.tables = await api.mine();
      this.problem = undefined;
    } catch (error) {
      this.problem = error;
    }
  }
}

export const own = new Own();
