// Clocks as they stand now, and time in words.

import type { Clock } from './link.svelte.ts';
import { t } from './words.svelte.ts';

/** How much is left `since` milliseconds after the clock was told: first of the turn or the game, then of the bank. */
export function remaining(clock: Clock, since: number): { left: number; bank: number } {
  if (!clock.runs) return { left: clock.left_ms, bank: clock.bank_ms };
  const beyond = Math.max(0, since - clock.left_ms);
  return { left: Math.max(0, clock.left_ms - since), bank: Math.max(0, clock.bank_ms - beyond) };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `4:05` or `1:04:05`; from a day on in days and hours. */
export function clockText(ms: number): string {
  if (ms >= DAY) return t('house-days-hours', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE), Math.floor((ms % MINUTE) / SECOND)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** With less than this left, a player should hurry. */
export const HURRY = MINUTE;
