// Squares, places, losses and events in words. Nothing is named by its coordinates: what is spoken of lights up.

import { t, words, type Message } from '../lib/words.svelte.ts';
import type { CafeOffer } from '../protocol/cafe.ts';
import type { Happening } from '../table/moments.svelte.ts';
import type { Offer } from '../table/model.ts';
import { reworded } from '../table/say.ts';
import type { SquareOffer } from './actions.ts';
import { COLOURS, coloursOf, key, squaresOf, total, type Beans, type CafeView, type CardShown, type Square } from './view.ts';

/** What names places by numbers, or cards, and how this drawing says the same of what lights up. */
const SAID: Record<string, string> = {
  'cafe-action-take-start': 'cafe-table-do-take-start',
  'cafe-action-take': 'cafe-table-do-take',
  'cafe-action-buy': 'cafe-table-do-buy',
  'cafe-action-discard': 'cafe-table-do-discard',
  'cafe-action-keep': 'cafe-table-do-keep',
  'cafe-action-place': 'cafe-table-do-place',
  'cafe-action-produce': 'cafe-table-do-produce',
  'cafe-action-dry': 'cafe-table-do-dry',
  'cafe-action-roast': 'cafe-table-do-roast',
  'cafe-action-deliver': 'cafe-table-do-deliver',
  'cafe-action-send': 'cafe-table-do-send',
  'cafe-action-send-espresso': 'cafe-table-do-send-espresso',
  'cafe-action-clear': 'cafe-table-do-clear',
  'cafe-event-start-dealt': 'cafe-table-event-start-dealt',
  'cafe-event-start-taken': 'cafe-table-event-start-taken',
  'cafe-event-took': 'cafe-table-event-took',
  'cafe-event-bought': 'cafe-table-event-bought',
  'cafe-event-discarded': 'cafe-table-event-discarded',
  'cafe-event-kept': 'cafe-table-event-kept',
  'cafe-event-placed': 'cafe-table-event-placed',
  'cafe-event-dropped': 'cafe-table-event-dropped',
  'cafe-event-produced': 'cafe-table-event-produced',
  'cafe-event-grew': 'cafe-table-event-grew',
  'cafe-event-dried': 'cafe-table-event-dried',
  'cafe-event-roasted': 'cafe-table-event-roasted',
  'cafe-event-lifted': 'cafe-table-event-lifted',
  'cafe-event-sent': 'cafe-table-event-sent',
  'cafe-event-cleared': 'cafe-table-event-cleared',
  'cafe-outcome-show': 'cafe-table-outcome-show',
  'cafe-outcome-start': 'cafe-table-outcome-start',
  'cafe-reason-not-on-display': 'cafe-table-reason-not-on-display',
  'cafe-reason-nothing-to-pay': 'cafe-table-reason-nothing-to-pay',
  'cafe-reason-ships-pay': 'cafe-table-reason-ships-pay',
  'cafe-reason-must-pay': 'cafe-table-reason-must-pay',
  'cafe-reason-cannot-pay': 'cafe-table-reason-cannot-pay',
  'cafe-reason-no-empty-ship': 'cafe-table-reason-no-empty-ship',
  'cafe-reason-no-square': 'cafe-table-reason-no-square',
  'cafe-reason-not-of-kind': 'cafe-table-reason-not-of-kind',
  'cafe-reason-occupied': 'cafe-table-reason-occupied',
  'cafe-reason-other-group': 'cafe-table-reason-other-group',
  'cafe-reason-nothing-there': 'cafe-table-reason-nothing-there',
  'cafe-reason-not-wanted': 'cafe-table-reason-not-wanted',
  'cafe-reason-stays-there': 'cafe-table-reason-stays-there',
  'cafe-reason-holds-none': 'cafe-table-reason-holds-none',
  'cafe-reason-no-start-card': 'cafe-table-reason-no-start-card',
};

/** What an action does, for somebody who sees the square or the card it belongs to. */
export function plainly(offer: Offer): string {
  const said = offer.say && retold(offer.say);
  return said ? words.say(said) : offer.sentence;
}

/** The same message in the words of this drawing, if it has any. */
function retold(say: Message): Message | undefined {
  const name = SAID[say.key];
  return name && words.has(name) ? { ...say, key: name } : undefined;
}

/** The same for all that a message speaks of. */
export const seen = (say: Message): Message => reworded(say, SAID);

/** What a square is and holds, what it is for, and what can be done there. */
export function nameOf(square: Square, offers: readonly SquareOffer[]): string {
  const held = total(square.beans);
  const what = t('house-square', { kind: square.kind, colour: square.colour ?? 'none', title: square.title ?? '' });
  const holds = held > 0 ? t('house-holds', { n: held, colour: COLOURS.find((c) => square.beans[c] > 0) ?? 'none' }) : '';
  const wanted = coloursOf(square.wanted ?? '');
  const wants = COLOURS.filter((colour) => wanted.includes(colour)).map((colour) =>
    t('house-beans', { colour, n: wanted.filter((c) => c === colour).length }),
  );
  const asks = wants.length > 0 ? t('house-cafe-wants', { beans: wants.join(', '), n: square.points ?? 0 }) : '';
  const does = offers.length > 0 ? offers.map((offer) => offer.sentence).join(' ') : asks === '' ? t('house-square-is-for', { kind: square.kind }) : '';
  return [what.trim(), holds, asks, does].filter((part) => part !== '').join('. ');
}

/** The same for those who hear the area: squares alike are told apart by where they lie. */
export function heardAs(square: Square, area: readonly Square[], offers: readonly SquareOffer[]): string {
  const column = square.x - Math.min(...area.map(({ x }) => x)) + 1;
  const row = square.y - Math.min(...area.map(({ y }) => y)) + 1;
  return `${nameOf(square, offers)} (${t('cafe-table-where', { column, row })})`;
}

/** The six squares of a card, row by row. */
export function cardSquares(card: CardShown): string {
  const kinds = squaresOf(card).map(({ kind, colour }): Message => ({ key: 'cafe-kind', args: { kind, colour: colour ?? 'none' } }));
  return words.say({ key: 'cafe-table-card', args: { upper: kinds.slice(0, 3), lower: kinds.slice(3) } });
}

const beanList = (beans: Beans): Message[] =>
  COLOURS.filter((colour) => beans[colour] > 0).map((colour) => ({ key: 'cafe-beans', args: { colour, n: beans[colour] } }));

/** A kind of loss, with a sentence for it. */
export interface Loss {
  what: string;
  text: string;
}

/** What laying a card somewhere takes away: one sentence for each kind, the worst first. */
export function lossesOf(facts: CafeOffer | undefined): Loss[] {
  const losses = facts?.losses ?? [];
  const say = (what: string, n: number, beans: Message[] = []): Loss => ({
    what,
    text: words.say({ key: 'cafe-table-loss', args: { what, n, beans, points: facts?.points ?? 0 } }),
  });
  const count = (what: string) => losses.filter((loss) => loss.what === what).length;
  const found: Loss[] = [];
  if (facts?.lost) found.push(say('beans', total(facts.lost), beanList(facts.lost)));
  for (const what of ['cafe', 'drying', 'roasting', 'cup', 'ship', 'pastry']) {
    if (count(what) > 0) found.push(say(what, count(what)));
  }
  return found;
}

/** The squares an event speaks of, as the area names them. */
export function placesOf(event: Happening): string[] {
  return typeof event['x'] === 'number' && typeof event['y'] === 'number' ? [key({ x: event['x'], y: event['y'] })] : [];
}

/** Events no line is worth: the drawing shows the cards that come and go. */
const UNTOLD = new Set(['shown', 'display_cleared', 'boxed', 'promo_drawn']);

/** An event in words that name what a person sees: no coordinate and no number of a card. */
export function retell(event: Happening, view: CafeView, live: boolean): Happening | undefined {
  if (!live && UNTOLD.has(event.kind)) return undefined;
  const say = event['say'] as Message | undefined;
  const told = say && retold(say);
  if (!told) return event;
  if (event.kind !== 'sent') return { ...event, say: told };
  const at = placesOf(event)[0];
  const goal = view.seats[event.seat ?? 0]?.squares.find((square) => key(square) === at);
  return { ...event, say: { ...told, args: { ...told.args, to: goal?.kind === 'espresso' ? 'espresso' : 'cafe' } } };
}
