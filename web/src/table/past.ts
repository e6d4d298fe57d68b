// A game that is looked back at: every version with its view, and what follows from them.

import type { ReplayVersion } from '../lib/api.ts';
import { changed } from '../lib/delta.ts';
import type { Happening } from './moments.svelte.ts';

/** A table as it was at a version. */
export interface Past {
  version: number;
  kind: string;
  /** Who chose. */
  seat: number | undefined;
  view: Record<string, unknown> | null;
  events: Happening[];
  /** The round it belongs to, in games that have rounds; otherwise 0. */
  round: number;
  /** The points of each seat. */
  scores: number[];
}

/** Every version with its view; a choice belongs to the round in which it was made. */
export function unrolled(versions: readonly ReplayVersion[]): Past[] {
  let view: unknown = null;
  let round = 0;
  return versions.map((step) => {
    if (step.delta) view = changed(view, step.delta);
    const now = view as Past['view'];
    const past: Past = {
      version: step.version,
      kind: step.kind,
      seat: step.seat,
      view: now,
      events: step.events,
      round: step.kind === 'play' || step.kind === 'undo' ? round : Number(now?.['round'] ?? 0),
      scores: [...((now?.['scores'] as number[] | undefined) ?? [])],
    };
    round = Number(now?.['round'] ?? 0);
    return past;
  });
}

/** What was played and not taken back, in order. */
export function played(all: readonly Past[]): Past[] {
  const stack: Past[] = [];
  for (const past of all) {
    if (past.kind === 'play') stack.push(past);
    // Each choice that was taken back is an event of its own.
    else if (past.kind === 'undo') stack.splice(Math.max(0, stack.length - Math.max(1, past.events.length)));
  }
  return stack;
}

/** Points of all seats at the end of each round, or after each change in games without rounds. */
export function course(all: readonly Past[]): { label: string; scores: number[] }[] {
  const begun = all.filter((past) => past.view && past.scores.length > 0);
  if (begun.some((past) => past.round > 0)) {
    const rounds: { label: string; scores: number[] }[] = [];
    for (const past of begun) if (past.round > 0) rounds[past.round] = { label: String(past.round), scores: past.scores };
    return rounds.filter((row) => row !== undefined);
  }
  const turns = begun.filter((past, i) => i === 0 || String(past.scores) !== String(begun[i - 1]?.scores));
  return turns.map(({ scores }) => ({ label: '', scores }));
}
