// Who sits at a table, in words.

import type { Awaits, Chair, TableDoc } from '../lib/api.ts';
import { LEVELS } from '../lib/levels.ts';
import { t } from '../lib/words.svelte.ts';
import type { SeatLabel } from './model.ts';

export function chairName(chair: Chair): string {
  // Who went for good has left no name.
  if (chair.user) return chair.user.name || t('house-gone');
  return chair.bot ? t('house-level-name', { level: chair.bot }) : t('house-free-seat');
}

/** The seats of a user. */
export function seatsOf(doc: TableDoc | undefined, user: string | undefined): number[] {
  return (doc?.seats ?? []).flatMap((chair, seat) => (chair.user && chair.user.id === user ? [seat] : []));
}

/** The seats that are asked. */
export function awaitedSeats(awaits: Awaits): number[] {
  return awaits.kind === 'seat' ? [awaits.seat] : awaits.kind === 'seats' ? awaits.seats : [];
}

/** The seats as they are called at this table: people at one screen, and bots of one level, by their seat as well. */
export function labelsOf(doc: TableDoc | undefined, own: readonly number[]): SeatLabel[] {
  const chairs = doc?.seats ?? [];
  return chairs.map((chair, seat) => {
    const called = chairName(chair);
    const shared = chairs.some((other, at) => at !== seat && chairName(other) === called);
    return {
      name: shared ? t('house-name-of-seat', { name: called, n: seat + 1 }) : called,
      // Of several house bots their seat and level say enough.
      brief: shared ? `${seat + 1} · ${chair.bot && LEVELS.includes(chair.bot) ? t('foyer-strength', { level: chair.bot }) : called}` : called,
      you: own.includes(seat),
      ...(chair.bot ? { bot: chair.bot } : {}),
    };
  });
}
