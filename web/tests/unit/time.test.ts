import { expect, test } from 'vitest';
import { clockText, remaining } from '../../src/lib/time.ts';

test('a clock that runs uses the turn first, then the bank', () => {
  const clock = { left_ms: 1000, bank_ms: 5000, runs: true };
  expect(remaining(clock, 400)).toEqual({ left: 600, bank: 5000 });
  expect(remaining(clock, 3000)).toEqual({ left: 0, bank: 3000 });
  expect(remaining(clock, 9000)).toEqual({ left: 0, bank: 0 });
  expect(remaining({ ...clock, runs: false }, 9000)).toEqual({ left: 1000, bank: 5000 });
});

test('time is written as on a clock', () => {
  expect(clockText(0)).toBe('0:00');
  expect(clockText(65_999)).toBe('1:05');
  expect(clockText(3_725_000)).toBe('1:02:05');
});
