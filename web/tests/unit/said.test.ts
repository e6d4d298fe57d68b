import { expect, test } from 'vitest';
import { said } from '../../src/lib/said.ts';
import type { Happening } from '../../src/protocol/service.ts';

test('a short sentence finds its arguments in the event', () => {
  const short = { kind: 'took', seat: 0, card: '17', paid: null, say: 'cafe-event-took' } as unknown as Happening;
  expect(said(short).say).toEqual({ key: 'cafe-event-took', args: { kind: 'took', seat: 0, card: '17', say: 'cafe-event-took' } });
  const more = { kind: 'rolled', seat: 1, faces: ['white'], say: { key: 'rolled', args: { faces: 'W' } } } as unknown as Happening;
  expect(said(more).say).toEqual({ key: 'rolled', args: { kind: 'rolled', seat: 1, faces: 'W' } });
});

test('a whole sentence stays as it is', () => {
  const whole = { kind: 'took', seat: 0, say: { key: 'x', args: { seat: 0, n: 2 } }, text: 'X' } as Happening;
  expect(said(whole).say.args).toMatchObject({ seat: 0, n: 2 });
});
