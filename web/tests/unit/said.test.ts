import { expect, test } from 'vitest';
import { decoded } from '../../src/lib/coded.ts';
import { saidEvents, saidOffers } from '../../src/lib/said.ts';

const say = (event: { kind: string; [name: string]: unknown }) => saidEvents('cafe', [event])[0]?.say;

test('a short sentence finds its key and its arguments in the event', () => {
  const took = { kind: 'took', seat: 0, card: '17' };
  expect(say(took)).toEqual({ key: 'cafe-event-took', args: took });
  expect(say({ ...took, say: { n: 2 } })).toMatchObject({ key: 'cafe-event-took', args: { card: '17', n: 2 } });
  expect(say({ ...took, say: 'cafe-event-bought' })).toMatchObject({ key: 'cafe-event-bought', args: { seat: 0, card: '17' } });
  expect(say({ kind: 'round_ended', round: 2 })).toMatchObject({ key: 'cafe-event-round-ended', args: { round: 2 } });
  expect(say({ kind: 'rolled', faces: ['white'], say: { faces: 'W' } })?.args).toMatchObject({ faces: 'W' });
});

test('the characters of words in a list are an argument', () => {
  const words = { W: 'white', K: 'black' };
  const said = (faces: string[]) => saidEvents('vivajava', [{ kind: 'rolled', faces }], words)[0]?.say.args;
  expect(said(['white', 'black', 'black'])).toMatchObject({ faces: 'WKK' });
  expect(said(['white', 'pink'])).not.toHaveProperty('faces');
});

test('a whole sentence stays as it is', () => {
  const whole = { kind: 'took', seat: 0, say: { key: 'x', args: { seat: 1, n: 2 } }, text: 'X' };
  expect(say(whole)).toMatchObject({ key: 'x', args: { seat: 1, n: 2 } });
});

test('offers are said like events', () => {
  const offer = { verb: 'take', card: '17' };
  expect(saidOffers('cafe', [offer])[0]).toMatchObject({ say: { key: 'cafe-action-take', args: { card: '17' } } });
});

test('short words are put in, for keys and values', () => {
  const words = { A: 'kind', B: 'took', C: 'seat' };
  expect(decoded([{ A: 'B', C: 1, '~x': '~A', y: [null, true, 'D', '~~'] }], words)).toEqual([{ kind: 'took', seat: 1, x: 'A', y: [null, true, 'D', '~'] }]);
});
