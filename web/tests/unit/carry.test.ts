import { describe, expect, test } from 'vitest';
import { sorted } from '../../src/cafe/actions.ts';
import { WAREHOUSE, isUnlifted, liftedFrom, steps, targets, wishFor } from '../../src/cafe/carry.ts';
import type { Beans, Kind, SeatView, Square } from '../../src/cafe/view.ts';

const none: Beans = { yellow: 0, brown: 0, green: 0, red: 0 };
const square = (x: number, y: number, kind: Kind, more: Partial<Square> = {}): Square => ({ x, y, kind, beans: none, card: '01', laid: 0, ...more });
const seatOf = (squares: Square[], more: Partial<SeatView> = {}) => ({ squares, in_hand: none, ...more }) as unknown as SeatView;
const offersOf = (...texts: string[]) => sorted(texts.map((text) => ({ text, sentence: text })));

describe('beans on a field', () => {
  const field = square(0, 0, 'field', { colour: 'red', beans: { ...none, red: 1 } });
  const seat = seatOf([field, square(1, 0, 'drying'), square(2, 0, 'drying')]);

  test('are lifted only if some legal action takes them on', () => {
    expect(liftedFrom(field, offersOf('dry 1,0 yellow', 'end'), seat)).toBeUndefined();
    expect(liftedFrom(field, offersOf('dry 1,0 red'), seat)).toEqual({ colour: 'red', stage: 'cherry', from: '0,0' });
    expect(liftedFrom(square(3, 0, 'field'), offersOf('dry 1,0 red'), seat)).toBeUndefined();
  });

  test('go where the legal actions say, by that action', () => {
    const offers = offersOf('dry 1,0 red', 'dry 2,0 yellow', 'roast 2,0 red');
    const carry = { colour: 'red', stage: 'cherry', from: '0,0' } as const;
    expect([...targets(carry, offers, seat)]).toEqual(['1,0']);
    expect(steps(carry, '1,0', offers, seat)).toEqual(['dry 1,0 red']);
  });
});

describe('roasted beans', () => {
  const oven = square(0, 0, 'roasting', { beans: { ...none, green: 2 } });
  const wants = { demand: 'GG', wanted: 'G', cafe: '1,0', points: 3 };
  const seat = seatOf([oven, square(1, 0, 'cafe', wants), square(2, 0, 'cafe', wants), square(3, 0, 'cafe', { demand: 'Y', wanted: 'Y', cafe: '3,0' })]);
  const lying = { colour: 'green', stage: 'roasted', from: '0,0' } as const;
  const inHand = { colour: 'green', stage: 'roasted', from: undefined } as const;

  test('may be picked up if an action lifts them; until then nobody says where they may go', () => {
    expect(liftedFrom(oven, offersOf('deliver 0,0'), seat)).toEqual(lying);
    expect(liftedFrom(oven, offersOf('deliver all'), seat)).toEqual(lying);
    expect(liftedFrom(oven, offersOf('end'), seat)).toBeUndefined();
    expect([isUnlifted(lying), isUnlifted(inHand)]).toEqual([true, false]);
    expect(targets(lying, offersOf('deliver 0,0'), seat).size).toBe(0);
  });

  test('are lifted first and then sent, to the square that names the café', () => {
    expect(steps(lying, '2,0', offersOf('deliver 0,0'), seat)).toEqual(['deliver 0,0', 'send green to 1,0']);
    expect(steps(lying, WAREHOUSE, offersOf('deliver all'), seat)).toEqual(['deliver all', 'store']);
    expect(steps(lying, '0,0', offersOf('deliver 0,0'), seat)).toEqual([]);
  });

  test('in hand go where they may be sent', () => {
    const offers = offersOf('send green to 1,0', 'store');
    expect([...targets(inHand, offers, seat)]).toEqual(['1,0', '2,0', WAREHOUSE]);
    expect(steps(inHand, '1,0', offers, seat)).toEqual(['send green to 1,0']);
    expect(steps(inHand, WAREHOUSE, offers, seat)).toEqual(['store']);
  });
});

test('a wish is what the square is for', () => {
  const field = square(0, 0, 'field', { beans: { ...none, brown: 1 } });
  const seat = seatOf([field], { in_hand: { ...none, yellow: 1 } });
  expect(wishFor(field, seat)).toBe('produce 0,0');
  expect(wishFor(square(1, 0, 'drying'), seat)).toBe('dry 1,0 brown');
  expect(wishFor(square(1, 0, 'roasting', { beans: { ...none, red: 1 } }), seat)).toBe('deliver 1,0');
  expect(wishFor(square(1, 1, 'cafe', { cafe: '1,0' }), seat)).toBe('send yellow to 1,0');
  expect(wishFor(square(1, 1, 'cafe', { cafe: '1,0' }), seatOf([]))).toBeUndefined();
  expect(wishFor(square(1, 0, 'cup'), seat)).toBeUndefined();
});
