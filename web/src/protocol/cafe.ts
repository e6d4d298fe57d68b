// Written from the types in crates/wire/src/cafe/shape.rs; UPDATE_TYPES=1 cargo nextest run -p wire

export type BeanCounts = { yellow: number, brown: number, green: number, red: number, };

export type SquareShape = { x: number, y: number, 
/**
 * field, batch, surplus, drying, roasting, cafe, espresso, pastry, cup, ship, empty or dead.
 */
kind: string, colour?: string, 
/**
 * Of a café or a pastry.
 */
points?: number, beans: BeanCounts, card: string, 
/**
 * Which card of the area it belongs to, in the order laid.
 */
laid: number, 
/**
 * The first square of its group in reading order, which names it (C4.3): fields, drying and roasting squares.
 */
group?: string, 
/**
 * What a café asks for, in letters such as `YYG`.
 */
demand?: string, 
/**
 * The first square of the café in reading order, where its beans lie.
 */
cafe?: string, 
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

export type SeatShape = { seat: number, warehouse: BeanCounts, cups: number, ships: number, points_left: number, stage: string, group?: string, question: string | null, card: string | null, in_hand: BeanCounts, bid: number, passed: boolean, kept: boolean, score: ScoreShape, cards: Array<PlacedShape>, squares: Array<SquareShape>, };

export type CardShape = { 
/**
 * Two rows of three words, such as `u b D / b c Y`.
 */
squares: string, cup: boolean, demand?: string, points?: number, title?: string, 
/**
 * What the second café on the card asks for, if there are two.
 */
demand2?: string, points2?: number, title2?: string, };

export type CafeTableShape = { round: number, rounds: number, phase: string, drawing?: string, turn?: number, bid_begun?: boolean, master: number, scores: Array<number>, display: Array<string>, deck_left: number, supply: BeanCounts, seats: Array<SeatShape>, cards_shown: { [key in string]: CardShape }, setup: Record<string, string | number | boolean>, };
