import { describe, expect, test } from 'vitest';
import { actionFor, mixOf, rowsOf, toggled, type Mix, type Table } from '../../src/vivajava/blends.ts';
import { chanceOf, countedBy, oddsOf, percent, researchLines, withColour } from '../../src/vivajava/odds.ts';
import { offersOf, type Given, type VivaOffer } from '../../src/vivajava/offers.ts';
import { scene } from '../../src/vivajava/flights.ts';
import { beyond, facesOf, lettersOf, type Die, type DonatedDie, type VivaView } from '../../src/vivajava/view.ts';

const coffee = (letters: string): Die[] => facesOf(letters).map((face) => ({ kind: 'coffee', face }));
const aroma = (letters: string): Die[] => facesOf(letters).map((face) => ({ kind: 'aroma', face }));

function viewOf(over: Partial<VivaView> = {}): VivaView {
  const seat = (n: number) => ({
    seat: n, points: 3, tracks: { white: 0, yellow: 0, brown: 0, red: 2, green: 0 }, levels: { white: 0, yellow: 0, brown: 0, red: 0, green: 0 }, cups: [], aroma: 0, tokens: ['hand', 'hand', 'hand'], owed: 0,
  });
  return {
    you: 0, round: 1, phase: 'blend', stage: 'choose', question: 'choose', turn: 0, supply: { coffee: 5, aroma: 5 },
    featured: { owner: null, dice: [], strength: null, roast: null }, rainbow: { owner: null }, dice: [], donated: [], blocked: [],
    left: { white: 0, yellow: 0, brown: 0, red: 0, green: 0 }, seats: [seat(0), seat(1)],
    abilities: [{ colour: 'red', ability: 'block', points: 4, once: 3, twice: 5, cup: 7 }], goal: 21, setup: { seats: 2, coaster: 'mild' }, ...over,
  };
}
const given = (text: string, say?: Given['say']): Given => ({ text, sentence: text, ...(say ? { say } : {}) });
const offers = (texts: string[], view = viewOf()): VivaOffer[] => offersOf(texts.map((text) => given(text)), view);

describe('facts of offers', () => {
  test('are those the service sent, where it sent some', () => {
    const [offer] = offersOf([{ text: 'blend WWWWW', sentence: 'x', facts: { verb: 'blend', strength: 4, roast: 6 } }], viewOf());
    expect(offer).toMatchObject({ text: 'blend WWWWW', strength: 4, roast: 6 });
  });

  test('else they are read from the text and its message', () => {
    const say = {
      key: 'vivajava-action-research',
      args: {
        colour: 'red', n: 5, effects: 2,
        then: [
          { key: 'vivajava-effect-marked', args: { seat: 0, colour: 'red', from: 2, to: 7, cup: 7, opens: 0 } },
          { key: 'vivajava-effect-points', args: { seat: 0, points: 4, source: 'cup', colour: 'red' } },
        ],
      },
    };
    const [offer] = offersOf([given('research red 5', say)], viewOf());
    expect(offer).toMatchObject({ verb: 'research', colour: 'red', n: 5, points: [4, 0], tracks: [{ seat: 0, colour: 'red', from: 2, to: 7, cup: 4 }] });
  });

  test.each([
    ['decay red seat1', { verb: 'decay', face: 'red', token: 1 }],
    ['and GJ', { verb: 'reroll_aroma', kind: 'aroma', dice: ['green', 'joker'] }],
    ['reroll -', { verb: 'reroll', kind: 'coffee', dice: [] }],
    ['use red seat1=2', { verb: 'use', colour: 'red', roast: 4, donated: [0, 2] }],
    ['ride seat1 white', { verb: 'ride', seat: 1, colour: 'white' }],
    ['recall track seat1 green', { verb: 'recall', spot: 'track seat1 green' }],
    ['block red', { verb: 'block', colour: 'red', ability: 'block' }],
    ['flip aroma joker', { verb: 'flip', kind: 'aroma', face: 'joker' }],
  ])('%s', (text, facts) => expect(offers([text])[0]).toMatchObject(facts));
});

describe('a Best Bean is composed of legal actions', () => {
  // Three yellow, two brown and a joker: what the service would offer beside other things.
  const dice = [...coffee('YYYBB'), ...aroma('J')];
  const table: Table = { dice, donated: [] };
  const legal = offers(['research yellow 4', 'blend YYYYB', 'blend YYYBB', 'blend YYBBB', 'blend YYYBR', 'blend YYYBK']);

  test('one row a colour, the strongest first', () => {
    const rows = rowsOf(legal);
    expect([...rows.keys()].sort()).toEqual(['brown', 'yellow']);
    expect(rows.get('yellow')).toMatchObject({ strength: 4 });
    expect(rows.get('yellow')?.best.text).toBe('blend YYYYB');
    expect(rows.get('brown')?.best.text).toBe('blend YYBBB');
    expect(rows.get('yellow')?.offers).toHaveLength(4);
  });

  test('a second pair comes before dark single dice', () => {
    const rows = rowsOf(offers(['blend YYYBK', 'blend YYYBB', 'blend YYYRK']));
    expect(rows.get('yellow')?.best.text).toBe('blend YYYBB');
  });

  test('its dice are put forward, jokers for what is missing', () => {
    const best = rowsOf(legal).get('yellow')?.best;
    expect(best && mixOf(best, table)).toEqual({ colour: 'yellow', own: [0, 1, 2, 3, 5], given: [] });
  });

  test('dice go in and out; only a legal set can be made', () => {
    const mix = mixOf(rowsOf(legal).get('yellow')?.best as VivaOffer, table) as Mix;
    expect(actionFor(mix, legal, table)?.texts).toEqual(['blend YYYYB']);
    const without = toggled(mix, 'own', 5, table);
    expect(actionFor(without, legal, table)).toBeUndefined();
    const two = toggled(without, 'own', 4, table);
    expect(two.own).toHaveLength(5);
    expect(actionFor(two, legal, table)?.texts).toEqual(['blend YYYBB']);
  });

  test('a sixth die takes the place of a spare one', () => {
    const mix = mixOf(rowsOf(legal).get('yellow')?.best as VivaOffer, table) as Mix;
    expect(toggled(mix, 'own', 4, table).own).toEqual([0, 1, 2, 5, 4]);
  });

  test('donated dice are used first, then own ones, as one intention', () => {
    const donated: DonatedDie[] = [...aroma('YR'), ...aroma('J')].map((die, i) => ({ ...die, seat: i === 2 ? 0 : 1 }));
    const with4: Table = { dice: coffee('YYBRG'), donated };
    const some = offers(['use yellow seat1=1', 'use yellow seat0=1 seat1=1', 'use red seat1=1', 'blend YYBRG']);
    const best = rowsOf(some.map((offer) => (offer.verb === 'use' ? { ...offer, strength: 2 + (offer.donated ?? []).reduce((a, b) => a + b, 0) } : offer))).get('yellow')?.best as VivaOffer;
    expect(best.text).toBe('use yellow seat0=1 seat1=1');
    const mix = mixOf(best, with4) as Mix;
    expect(mix.given).toEqual([2, 0]);
    expect(actionFor(mix, some, with4)?.texts).toEqual(['use yellow seat0=1 seat1=1', 'blend YYG']);
    // Without the joker of the other seat: another legal action, and room for one own die more.
    const less = toggled(mix, 'given', 2, with4);
    expect(actionFor(toggled(less, 'own', 3, with4), some, with4)?.texts).toEqual(['use yellow seat1=1', 'blend YYRG']);
    // What nobody offers cannot be made.
    expect(actionFor({ ...mix, colour: 'green' }, some, with4)).toBeUndefined();
  });

  test('where donated dice are chosen already, own ones are asked for', () => {
    const view = viewOf({ stage: 'use', main: 'yellow', use: [0, 1] });
    const locked: Table = { dice: coffee('YYBRG'), donated: aroma('Y').map((die) => ({ ...die, seat: 1 })), use: [0, 1] };
    const [row] = rowsOf(offers(['blend YYBR', 'blend YYRG'], view)).values();
    expect(row).toMatchObject({ colour: 'yellow', strength: 3 });
    const mix = row && mixOf(row.best, locked);
    expect(mix).toEqual({ colour: 'yellow', own: [0, 1, 3, 4], given: [0] });
    expect(mix && actionFor(mix, row.offers, locked)?.texts).toEqual(['blend YYRG']);
  });
});

describe('odds', () => {
  const odds = oddsOf([
    { action: 'reroll WY', beats: 0.5, rainbow: 0.25, by_colour: [{ colour: 'red', chance: 0.42 }], research: [{ colour: 'red', steps: 2, chance: 0.1 }, { colour: 'green', steps: 1, chance: 0.9 }, { colour: 'white', steps: 3, chance: 0 }] },
  ]);

  test('are those of the picked dice; not where aroma dice go along, which is a choice of its own', () => {
    expect(chanceOf(odds, ['reroll WY'])?.beats).toBe(0.5);
    expect(chanceOf(odds, ['reroll WY', 'and -'])?.rainbow).toBe(0.25);
    expect(chanceOf(odds, ['reroll WY', 'and J'])).toBeUndefined();
    expect(countedBy(['reroll WY', 'and J'])).toBeUndefined();
    expect(chanceOf(odds, ['reroll WYB'])).toBeUndefined();
  });

  test('by colour, and the best research first', () => {
    const chance = chanceOf(odds, ['reroll WY']) ?? {};
    expect(withColour(chance, 'red')).toBe(0.42);
    expect(withColour(chance, 'green')).toBe(0);
    expect(researchLines(chance, 2).map((line) => line.colour)).toEqual(['green', 'red']);
  });

  test.each([
    [0, '–'],
    [0.001, '< 1%'],
    [0.42, '42%'],
    [0.999, '> 99%'],
    [1, '100%'],
  ])('%d is said as %s', (chance, text) => expect(percent(chance, 'en')).toBe(text));
});

test('the chalk line lies just beyond the rating of the Best Bean', () => {
  expect(beyond(viewOf(), 'white')).toBe(2);
  const view = viewOf({ featured: { owner: 1, dice: [], strength: 3, roast: 3 } });
  expect(['white', 'brown', 'red'].map((colour) => beyond(view, colour as 'white'))).toEqual([4, 4, 3]);
  expect(beyond(viewOf({ featured: { owner: 1, dice: [], strength: 1, roast: 6 } }), 'white')).toBe(2);
});

test('letters and faces', () => {
  expect(lettersOf(['joker', 'white', 'green', 'white'])).toBe('WWGJ');
  expect(lettersOf([])).toBe('-');
  expect(facesOf('WK')).toEqual(['white', 'black']);
});

test('a roll is shown once, with the dice that are new', () => {
  const before = viewOf({ dice: coffee('WYBRG') });
  const after = viewOf({ dice: coffee('WYBKK') });
  const event = { kind: 'rolled', seat: 0, dice: 'coffee', faces: ['black', 'black'] };
  const first = scene(event, before, after);
  expect(first?.moves[0]).toMatchObject({ kind: 'roll', seat: 0, fresh: [false, false, false, true, true] });
  expect(scene(event, before, after)).toBeUndefined();
});
