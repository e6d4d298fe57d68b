// What a viewer of Guatemala Café is shown: the types are the service's, the rest reads them for drawing.

import type { CoffeeName, GroupShape, GuatemalaEvent, GuatemalaView, MapShape, MarketSquare, PieceShape, SeatShape } from '../protocol/guatemala.ts';
import type { Happening } from '../table/moments.svelte.ts';

export type { GuatemalaView, PieceCount } from '../protocol/guatemala.ts';
export type Coffee = CoffeeName;
/** A piece or a sack; roads have no coffee. */
export type Thing = PieceShape;
export type Group = GroupShape;
/** The printed board. */
export type Printed = MapShape;

/** An event as this game tells it; the screens around a table know what all games share. */
export const eventOf = (event: Happening): GuatemalaEvent => event as unknown as GuatemalaEvent;

export const COFFEES: readonly Coffee[] = ['black', 'white', 'beige', 'russet', 'brown'];

// What belongs to the open question, whichever it is.

/** The piece in hand. */
export function heldPiece({ question }: GuatemalaView): Thing | undefined {
  return 'piece' in question ? question.piece : undefined;
}
/** The stalls emptied this turn, in their order. */
export function emptiedStalls({ question }: GuatemalaView): readonly string[] {
  return 'emptied' in question ? question.emptied : [];
}
/** The coffee it is about. */
export function coffeeAsked({ question }: GuatemalaView): Coffee | undefined {
  return 'coffee' in question ? question.coffee : undefined;
}
/** The stall it is about. */
export function stallAsked({ question }: GuatemalaView): string | undefined {
  return 'field' in question ? question.field : undefined;
}

/** The thing on a field of the market, if there is one. */
export function thingOn(stall: MarketSquare | undefined): Thing | undefined {
  if (!stall || stall.kind === 'empty') return undefined;
  return stall.coffee ? { kind: stall.kind, coffee: stall.coffee } : { kind: stall.kind };
}

/** Row and column of a market field such as `r3c7`, from 0. */
export function marketAt(field: string): { x: number; y: number } {
  const [, row = '1', column = '1'] = /^r(\d+)c(\d+)$/.exec(field) ?? [];
  return { x: Number(column) - 1, y: Number(row) - 1 };
}
export const marketField = (x: number, y: number): string => `r${y + 1}c${x + 1}`;

/** What lies on a field of the market. */
export function onMarket(view: GuatemalaView, field: string): Thing | undefined {
  const { x, y } = marketAt(field);
  return thingOn(view.market[y]?.[x]);
}

/** How many sacks a seat has. */
export const sackCount = (seat: SeatShape): number => (typeof seat.sacks === 'number' ? seat.sacks : seat.sacks.length);

/** One's own sacks by coffee; nothing of those one may not know. */
export function sacksOf(seat: SeatShape | undefined): Record<Coffee, number> | undefined {
  const sacks = seat?.sacks;
  if (!Array.isArray(sacks)) return undefined;
  return Object.fromEntries(COFFEES.map((coffee) => [coffee, sacks.filter((each) => each === coffee).length])) as Record<Coffee, number>;
}

/** How many sacks of each coffee lie on the market. */
export function onOffer(view: GuatemalaView): Record<Coffee, number> {
  const stalls = view.market.flat().filter((stall) => stall.kind === 'sack');
  return Object.fromEntries(COFFEES.map((coffee) => [coffee, stalls.filter((stall) => stall.coffee === coffee).length])) as Record<Coffee, number>;
}

export const groupOf = (view: GuatemalaView, seat: number, coffee: Coffee): Group | undefined =>
  view.seats[seat]?.groups.find((group) => group.coffee === coffee);

/** How many more points end the game, by the marker that is furthest. */
export const pointsLeft = (view: GuatemalaView): number => Math.max(0, view.track.meets - Math.max(...view.scores));
