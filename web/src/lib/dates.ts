// Days as people say them.

import { words } from './words.svelte.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Today and yesterday by name, other days of this year without it. */
export function dayText(at: number, now = Date.now()): string {
  const midnight = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  const ago = Math.round((midnight(now) - midnight(at)) / DAY);
  if (ago < 2) {
    const text = new Intl.RelativeTimeFormat(words.lang, { numeric: 'auto' }).format(-ago, 'day');
    return text.slice(0, 1).toLocaleUpperCase(words.lang) + text.slice(1);
  }
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(words.lang, { day: 'numeric', month: 'long', ...year }).format(at);
}
