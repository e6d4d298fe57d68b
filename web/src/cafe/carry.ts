// Beans picked up with a finger: where they may be put down, and what that plays. What is allowed comes from the
// legal actions alone; here is only which action brings coffee from one kind of square to the next.

import type { Offers } from './actions.ts';
import { COLOURS, key, stageOn, type Beans, type Colour, type SeatView, type Square, type Stage } from './view.ts';

/** Beans of one colour on their way. */
export interface Carry {
  colour: Colour;
  stage: Stage;
  /** The square they were lifted from; none for beans in hand. */
  from: string | undefined;
}

/** The warehouse, where it is named together with squares. */
export const WAREHOUSE = 'warehouse';

const VERB: Record<Stage, string> = { cherry: 'dry', drying: 'roast', roasted: 'send', delivered: 'send' };

const colourIn = (beans: Beans): Colour | undefined => COLOURS.find((colour) => beans[colour] > 0);

/** The action that lifts the beans of a roasting square, if it may be played. */
function lifting(carry: Carry, offers: Offers): string | undefined {
  const own = carry.from === undefined ? undefined : offers.squares.get(carry.from)?.find((offer) => offer.verb === 'deliver');
  return own?.text ?? offers.plain.get('deliver all')?.text;
}

/** The beans of a square, if they may be brought anywhere now. */
export function liftedFrom(square: Square, offers: Offers, seat: SeatView): Carry | undefined {
  const colour = colourIn(square.beans);
  const stage = stageOn(square.kind);
  if (!colour || stage === 'delivered') return undefined;
  const carry: Carry = { colour, stage, from: key(square) };
  const may = isUnlifted(carry) ? lifting(carry, offers) !== undefined : targets(carry, offers, seat).size > 0;
  return may ? carry : undefined;
}

/** Roasted beans that no action has lifted yet: where they may be sent the service says once they are in hand. */
export function isUnlifted(carry: Carry): boolean {
  return carry.stage === 'roasted' && carry.from !== undefined;
}

/** Where beans may be put down, by `x,y`: what the legal actions say, and nothing else. */
export function targets(carry: Carry, offers: Offers, seat: SeatView): Set<string> {
  const found = new Set<string>();
  if (isUnlifted(carry)) return found;
  for (const [at, list] of offers.squares) {
    if (list.some((offer) => offer.verb === VERB[carry.stage] && offer.colour === carry.colour)) found.add(at);
  }
  for (const square of seat.squares) {
    if (square.cafe && found.has(square.cafe)) found.add(key(square));
  }
  if (carry.stage === 'roasted' && offers.plain.has('store')) found.add(WAREHOUSE);
  return found;
}

/** The actions that bring beans there, one after another; none where they could not be meant to go. */
export function steps(carry: Carry, to: string, offers: Offers, seat: SeatView): string[] {
  const square = seat.squares.find((square) => key(square) === to);
  const at = square?.cafe ?? to;
  if (carry.stage === 'cherry') return [`dry ${at} ${carry.colour}`];
  if (carry.stage === 'drying') return [`roast ${at} ${carry.colour}`];
  const send = to === WAREHOUSE ? 'store' : `send ${carry.colour} to ${at}`;
  if (carry.from === undefined) return [send];
  // To lift costs an action: only where somebody means to send them.
  const isMeant = to === WAREHOUSE || square?.kind === 'cafe' || square?.kind === 'espresso';
  return isMeant ? [lifting(carry, offers) ?? `deliver ${carry.from}`, send] : [];
}

/** What somebody who touches this square probably wants, so that the service can say why it cannot be. */
export function wishFor(square: Square, seat: SeatView): string | undefined {
  const at = square.cafe ?? key(square);
  const lying = (stage: Stage) => seat.squares.filter((s) => stageOn(s.kind) === stage).map((s) => colourIn(s.beans)).find((c) => c !== undefined);
  switch (square.kind) {
    case 'field':
    case 'batch':
    case 'surplus':
      return `produce ${at}`;
    case 'drying':
      return `dry ${at} ${lying('cherry') ?? 'yellow'}`;
    case 'roasting':
      return colourIn(square.beans) ? `deliver ${at}` : `roast ${at} ${lying('drying') ?? 'yellow'}`;
    case 'cafe':
    case 'espresso': {
      // Without beans in hand there is nothing to send; the square says what it is for.
      const colour = colourIn(seat.in_hand);
      return colour && `send ${colour} to ${at}`;
    }
    default:
      return undefined;
  }
}
