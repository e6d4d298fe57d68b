// Written from the types in crates/wire/src/cafe; UPDATE_TYPES=1 cargo nextest run -p wire

import type { Message } from './service.ts';

export type SquareAt = string;

export type CardAt = string;

export type AwaitsShape = { kind: 'seat' | 'seats' | 'chance' | 'nobody', seat?: number, seats?: Array<number>, };

export type BeanCounts = { yellow: number, brown: number, green: number, red: number, };

export type SquareShape = { x: number, y: number, 
/**
 * field, batch, surplus, drying, roasting, cafe, espresso, pastry, cup, ship, empty or dead.
 */
kind: string, colour?: string, 
/**
 * Of a café or a pastry.
 */
points?: number, beans: BeanCounts, card: CardAt, 
/**
 * Which card of the area it belongs to, in the order laid.
 */
laid: number, 
/**
 * The first square of its group in reading order, which names it (C4.3): fields, drying and roasting squares.
 */
group?: SquareAt, 
/**
 * What a café asks for, in letters such as `YYG`.
 */
demand?: string, 
/**
 * The first square of the café in reading order, where its beans lie.
 */
cafe?: SquareAt, 
/**
 * The letters of the demand still missing.
 */
wanted?: string, 
/**
 * The name of the café.
 */
title?: string, };

export type ScoreShape = { total: number, cafes: number, pastries: number, warehouse: number, };

export type PlacedShape = { card: string | { squares: string; demand?: string; points?: number; demand2?: string; points2?: number }, x: number, y: number, turn: number, };

export type SeatShape = { seat: number, warehouse: BeanCounts, cups: number, ships: number, points_left: number, stage: string, group?: SquareAt, question: string | null, card: CardAt | null, in_hand: BeanCounts, bid: number, passed: boolean, kept: boolean, score: ScoreShape, cards: Array<PlacedShape>, squares: Array<SquareShape>, };

export type CardShape = { 
/**
 * Two rows of three words, such as `u b D / b c Y`.
 */
squares: string, cup: boolean, demand?: string, points?: number, title?: string, 
/**
 * What the second café on the card asks for, if there are two.
 */
demand2?: string, points2?: number, title2?: string, };

export type CafeTableShape = { awaits: AwaitsShape, round: number, rounds: number, phase: string, drawing?: string, turn?: number, bid_begun?: boolean, master: number, scores: Array<number>, display: Array<CardAt>, deck_left: number, supply: BeanCounts, seats: Array<SeatShape>, 
/**
 * The cards that may still be drawn, for those who see everything.
 */
unseen?: Array<CardAt>, 
/**
 * Those of `deck_cards` that are on display or in hand.
 */
cards_shown: { [key in string]: CardShape }, };

export type Printed = { 
/**
 * Every card of the deck, wherever it is.
 */
deck_cards: { [key in string]: CardShape }, setup: Record<string, string | number | boolean>, };

export type LossShape = { at: SquareAt, 
/**
 * `beans` that go to the supply; a `cup`, a `ship`, a `pastry`; a `cafe` that closes; the only `drying` or
 * `roasting` square.
 */
what: 'beans' | 'cup' | 'ship' | 'pastry' | 'cafe' | 'drying' | 'roasting', 
/**
 * Beans that go to the supply: those on the square, or all that the café held.
 */
beans?: BeanCounts, 
/**
 * Whether there was but one of its kind.
 */
only?: boolean, };

export type CafeOffer = { 
/**
 * The first word of the action.
 */
verb: 'take' | 'discard' | 'bid' | 'stand' | 'pass' | 'keep' | 'place' | 'drop' | 'produce' | 'grow' | 'dry' | 'roast' | 'stop' | 'deliver' | 'send' | 'store' | 'clear' | 'end' | 'exchange', 
/**
 * The card it is about.
 */
card?: CardAt, 
/**
 * The bean it costs.
 */
pay?: string, 
/**
 * The square it acts on; of a card that is laid, its upper left one.
 */
at?: SquareAt, 
/**
 * Quarter turns of a card.
 */
turn?: number, 
/**
 * The colour of the beans it moves.
 */
colour?: string, 
/**
 * The beans it moves, grows, stores or gives back.
 */
beans?: BeanCounts, 
/**
 * Squares that a card covers.
 */
covers?: Array<SquareAt>, 
/**
 * Beans that are lost by it.
 */
lost?: BeanCounts, 
/**
 * Cafés of which half is covered, so that they never open again: their first squares.
 */
closes?: Array<SquareAt>, 
/**
 * What a card takes away by covering it, square by square.
 */
losses?: Array<LossShape>, 
/**
 * Whether a card is first held here: the best place by the judgement of the bots.
 */
suggested?: boolean, 
/**
 * Cups in sight before and after a card is laid.
 */
cups?: [number, number], 
/**
 * Action points that follow.
 */
points?: number, 
/**
 * By how much the own score rises or falls at once.
 */
score?: number, };

export type BeanColour = 'yellow' | 'brown' | 'green' | 'red';

export type CafeEvent = { "kind": "promo_drawn", card: CardAt, } | { "kind": "boxed", card: CardAt, } | { "kind": "master_drawn", seat: number, } | { "kind": "start_dealt", seat: number, card: CardAt, } | { "kind": "start_taken", seat: number, card: CardAt, } | { "kind": "shown", card: CardAt, } | { "kind": "took", seat: number, card: CardAt, paid: BeanColour | null, } | { "kind": "discarded", seat: number, card: CardAt, } | { "kind": "display_cleared", cards: Array<CardAt>, } | { "kind": "bid_bean", seat: number, colour: BeanColour, } | { "kind": "bid_made", seat: number, total: number, } | { "kind": "bid_low", seat: number, total: number, needed: number, } | { "kind": "passed", seat: number, } | { "kind": "kept", seat: number, colour: BeanColour, x: number, y: number, } | { "kind": "bid_paid", seat: number, beans: BeanCounts, } | { "kind": "auction_won", seat: number, } | { "kind": "placed", seat: number, card: CardAt, x: number, y: number, turn: number, covered: number, points: number, to_supply: BeanCounts, to_warehouse: BeanCounts, } | { "kind": "dropped", seat: number, card: CardAt, } | { "kind": "produced", seat: number, x: number, y: number, beans: BeanCounts, } | { "kind": "grew", seat: number, x: number, y: number, colour: BeanColour, } | { "kind": "dried", seat: number, x: number, y: number, colour: BeanColour, n: number, } | { "kind": "roasted", seat: number, x: number, y: number, colour: BeanColour, n: number, } | { "kind": "lifted", seat: number, x: number, y: number, beans: BeanCounts, } | { "kind": "sent", seat: number, x: number, y: number, colour: BeanColour, } | { "kind": "stored", seat: number, beans: BeanCounts, } | { "kind": "cleared", seat: number, x: number, y: number, beans: BeanCounts, } | { "kind": "ended", seat: number, unspent: number, } | { "kind": "round_ended", round: number, } | { "kind": "master_passed", seat: number, } | { "kind": "ships_unloaded", seat: number, beans: BeanCounts, } | { "kind": "exchanged", seat: number, colour: BeanColour, } | { "kind": "game_ended" };

/** What one viewer may know. */
export type CafeView = { game: 'cafe', you: number | 'spectator' | 'all' } & CafeTableShape & Printed;

/** A legal action with what it means, acts on, costs and brings. */
export type Offer = CafeOffer & { say?: Message };

/** What happened, with its sentence. */
export type Event = CafeEvent & { text?: string, say: Message };
