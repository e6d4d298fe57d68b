// How a table ended, from the eyes of one of its people.

import type { TableDoc } from '../lib/api.ts';
import { seatsOf } from './people.ts';

export interface Outcome {
  /** Their place, if there are places. */
  place: number | undefined;
  won: boolean;
  /** Played by one person alone. */
  solo: boolean;
  points: number | undefined;
  /** The points of the others, most first. */
  others: number[];
}

/** The seats that won: the best of those who stayed, or who stayed when all others had left. */
export function winners(doc: TableDoc): number[] {
  const result = doc.result;
  if (!result || doc.seats.length < 2) return [];
  const stayed = (seats: readonly number[]) => seats.filter((seat) => !result.lost.includes(seat));
  if (result.how === 'deserted') return stayed([...doc.seats.keys()]);
  return result.ranking?.map(({ seats }) => stayed(seats)).find((seats) => seats.length > 0) ?? [];
}

export function outcomeFor(doc: TableDoc, user: string | undefined): Outcome {
  const mine = seatsOf(doc, user);
  const seat = mine.length === 1 ? mine[0] : undefined;
  const scores = doc.result?.how === 'finished' ? (doc.result.scores ?? []) : [];
  const own = scores.find((score) => score.seat === seat);
  return {
    place: own?.place,
    won: seat !== undefined && winners(doc).includes(seat),
    solo: doc.seats.length === 1,
    points: own?.total,
    others: scores.filter((score) => score.seat !== seat).map((score) => score.total).sort((a, b) => b - a),
  };
}
