// Squares and places in words.

import { t, words, type Message } from '../lib/words.svelte.ts';
import type { SquareOffer } from './actions.ts';
import { COLOURS, coloursOf, total, type Square } from './view.ts';

/** What a square is and holds, what it is for, and what can be done there. */
export function nameOf(square: Square, offers: readonly SquareOffer[]): string {
  const held = total(square.beans);
  const what = t('house-square', {
    kind: square.kind,
    colour: square.colour ?? 'none',
    title: square.title ?? '',
    x: square.x,
    y: square.y,
  });
  const holds = held > 0 ? t('house-holds', { n: held, colour: COLOURS.find((c) => square.beans[c] > 0) ?? 'none' }) : '';
  const wanted = coloursOf(square.wanted ?? '');
  const wants = COLOURS.filter((colour) => wanted.includes(colour)).map((colour) =>
    t('house-beans', { colour, n: wanted.filter((c) => c === colour).length }),
  );
  const asks = wants.length > 0 ? t('house-cafe-wants', { beans: wants.join(', '), n: square.points ?? 0 }) : '';
  const does = offers.length > 0 ? offers.map((offer) => offer.sentence).join(' ') : asks === '' ? t('house-square-is-for', { kind: square.kind }) : '';
  return [what, holds, asks, does].filter((part) => part !== '').join('. ');
}

/** What laying a card there would cover, lose and bring, in short. */
export function placeNews(message: Message): string {
  const args = message.args ?? {};
  const beans = (Array.isArray(args['beans']) ? args['beans'] : []).map((part) => words.say(part)).join(', ');
  return t('house-lay-news', {
    covered: Number(args['covered'] ?? 0),
    lost: Number(args['lost'] ?? 0),
    beans,
    dies: String(args['dies'] ?? 'no'),
    points: Number(args['points'] ?? 0),
  });
}
