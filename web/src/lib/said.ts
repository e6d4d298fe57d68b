// Events and offers of short updates leave out what they have as fields: arguments of their sentence, be they the
// characters of the words in a list, and its key where it is made of the game and what the thing is called.

import type { Message } from '../protocol/service.ts';

/** How something short is said: nothing more, more arguments, the key, or both. */
type Short = Message['args'] | string | Message | undefined;

/** The words of short updates by their characters. */
type Words = Readonly<Record<string, string>>;

/** The characters of the words in a list; nothing if it lists something else. */
function letters(list: readonly unknown[], words: Words): string | undefined {
  const codes = list.map((word) => Object.entries(words).find(([, known]) => known === word)?.[0]);
  return codes.every((code) => code !== undefined) ? codes.join('') : undefined;
}

function whole(thing: { [name: string]: unknown }, usual: string, words: Words): Message {
  const say = thing.say as Short;
  const [key, args] = say === undefined ? [usual, {}] : typeof say === 'string' ? [say, {}] : isMessage(say) ? [say.key, say.args ?? {}] : [usual, say];
  const found = Object.entries(thing).map(([name, field]): [string, unknown] => [name, Array.isArray(field) ? letters(field, words) : field]);
  const fields = found.filter((field): field is [string, string | number] => ['string', 'number'].includes(typeof field[1]));
  return { key, args: { ...Object.fromEntries(fields), ...args } };
}

const isMessage = (say: object): say is Message => 'key' in say;

/** Events with their whole sentences. */
export function saidEvents<T extends { kind: string }>(game: string, events: readonly T[], words: Words = {}): (T & { say: Message })[] {
  return events.map((event) => ({ ...event, say: whole(event, `${game}-event-${event.kind.replaceAll('_', '-')}`, words) }));
}

/** Offers with their whole sentences. */
export function saidOffers<T extends { verb: string }>(game: string, offers: readonly T[], words: Words = {}): T[] {
  return offers.map((offer) => ({ ...offer, say: whole(offer, `${game}-action-${offer.verb.replaceAll('_', '-')}`, words) }));
}
