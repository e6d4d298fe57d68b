// Events of short updates leave out those arguments of their sentence that they have as fields of the same name.

import type { Happening, Message } from '../protocol/service.ts';

/** The event with its whole sentence. */
export function said(event: Happening): Happening {
  const say = event.say as Message | string;
  const { key, args } = typeof say === 'string' ? { key: say, args: {} } : say;
  const fields = Object.entries(event).filter((field): field is [string, string | number] => ['string', 'number'].includes(typeof field[1]));
  return { ...event, say: { key, args: { ...Object.fromEntries(fields), ...args } } };
}
