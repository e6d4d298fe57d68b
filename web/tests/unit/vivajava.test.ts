import { describe, expect, test } from 'vitest';
import { actionFor, mixOf, rowsOf, toggled, type Mix, type Table } from '../../src/vivajava/blends.ts';
import { asked, chanceOf, oddsOf, percent, researchLines, withColour, type Chance } from '../../src/vivajava/odds.ts';
import { offersOf, type VivaOffer } from '../../src/vivajava/offers.ts';
import { scene } from '../../src/vivajava/flights.ts';
import { LANGS, words } from '../../src/lib/words.svelte.ts';
import { incomeOf, lettersOf, ROAST, sameFaces, spelledFaces, tokensEarn, type Die, type Face, type VivaView } from '../../src/vivajava/view.ts';

const FACES: Record<string, Face> = { W: 'white', Y: 'yellow', B: 'brown', R: 'red', G: 'green', K: 'black', J: 'joker' };
const faces = (letters: string): Face[] => [...letters].map((letter) => FACES[letter] ?? 'joker');
const coffee = (letters: string): Die[] => faces(letters).map((face) => ({ kind: 'coffee', face }));
const aroma = (letters: string): Die[] => faces(letters).map((face) => ({ kind: 'aroma', face }));

function viewOf(over: Partial<VivaView> = {}): VivaView {
  const seat = (n: number) => ({
    seat: n, points: 3, tracks: { white: 0, yellow: 0, brown: 0, red: 2, green: 0 }, levels: { white: 0, yellow: 0, brown: 0, red: 0, green: 0 }, cups: [], unlocked: 0, aroma: 0, tokens: ['hand', 'hand', 'hand'], owed: 0, income: [],
  });
  const line = { white: 2, yellow: 2, brown: 2, red: 2, green: 2, black: 2 };
  return {
    game: 'vivajava', awaits: { kind: 'seat', seat: 0 }, you: 0, round: 1, phase: 'blend', stage: 'choose', question: 'choose', turn: 0, starter: 0, scores: [3, 3], supply: { coffee: 5, aroma: 5 },
    featured: { owner: null, dice: [], strength: null, roast: null, to_beat: line, pays: 2, makes: 1 }, rainbow: { owner: null, pays: 1, makes: 1 }, dice: [], donated: [], blocked: [],
    used: { rerolls: 0, upgrades: 0, flips: 0, flipped: null, extra_aroma: false, extra_aromas: 0, joint_research: false },
    left: { white: 0, yellow: 0, brown: 0, red: 0, green: 0 }, seats: [seat(0), seat(1)], dice_in_box: { coffee: 10, aroma: 5 },
    abilities: [{ colour: 'red', ability: 'block', points: 4, once: 3, twice: 5, cup: 7 }], goal: 21, setup: { seats: 2, coaster: 'mild' }, ...over,
  };
}
/** Blends, uses and research as the service offers them. */
function offers(texts: string[], strengths: Record<string, number> = {}): VivaOffer[] {
  return offersOf(
    texts.map((text) => {
      const [verb = '', first = '', ...rest] = text.split(' ');
      const sorted = faces(verb === 'blend' ? first : '').map((face) => ({ face, n: faces(first).filter((one) => one === face).length }));
      const main = sorted.sort((a, b) => b.n - a.n || ROAST[b.face] - ROAST[a.face])[0];
      const donated = [0, 1].map((seat) => Number(rest.find((word) => word.startsWith(`seat${seat}=`))?.slice(6) ?? 0));
      const facts =
        verb === 'blend'
          ? { verb, dice: faces(first), strength: main?.n, roast: ROAST[main?.face ?? 'white'] }
          : verb === 'use'
            ? { verb, colour: first, roast: ROAST[first as Face], donated, strength: strengths[text] }
            : { verb, colour: first, n: Number(rest[0]) };
      return { text, sentence: text, facts };
    }),
  );
}

describe('offers', () => {
  test('have the facts the service sent', () => {
    const [offer] = offersOf([{ text: 'blend WWWWW', sentence: 'x', facts: { verb: 'blend', strength: 4, roast: 6 } }]);
    expect(offer).toMatchObject({ text: 'blend WWWWW', sentence: 'x', strength: 4, roast: 6 });
  });

  test('are none without facts', () => expect(offersOf([{ text: 'blend WWWWW', sentence: 'x' }])).toEqual([]));
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
    const donated: Die[] = [...aroma('YR'), ...aroma('J')].map((die, i) => ({ ...die, seat: i === 2 ? 0 : 1 }));
    const with4: Table = { dice: coffee('YYBRG'), donated };
    const some = offers(['use yellow seat1=1', 'use yellow seat0=1 seat1=1', 'use red seat1=1', 'blend YYBRG'], { 'use yellow seat1=1': 3, 'use yellow seat0=1 seat1=1': 4, 'use red seat1=1': 2 });
    const best = rowsOf(some).get('yellow')?.best as VivaOffer;
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
    const locked: Table = { dice: coffee('YYBRG'), donated: aroma('Y').map((die) => ({ ...die, seat: 1 })), use: [0, 1] };
    const own = ['YYBR', 'YYRG'].map((letters) => ({ text: `blend ${letters}`, sentence: letters, facts: { verb: 'blend', dice: faces(letters), donated: [0, 1], strength: 3, roast: 2 } }));
    const [row] = rowsOf(offersOf(own)).values();
    expect(row).toMatchObject({ colour: 'yellow', strength: 3 });
    const mix = row && mixOf(row.best, locked);
    expect(mix).toEqual({ colour: 'yellow', own: [0, 1, 3, 4], given: [0] });
    expect(mix && actionFor(mix, row.offers, locked)?.texts).toEqual(['blend YYRG']);
  });
});

describe('odds', () => {
  const line = (over: Partial<Chance>): Chance => ({ action: '', by_colour: [], research: [], ...over });
  const odds = oddsOf([
    line({ action: 'reroll WY', beats: 0.5, rainbow: 0.25, by_colour: [{ colour: 'red', chance: 0.42 }], research: [{ colour: 'red', steps: 2, chance: 0.1 }, { colour: 'green', steps: 1, chance: 0.9 }, { colour: 'white', steps: 3, chance: 0 }] }),
    line({ action: 'reroll WY', then: 'and J', beats: 0.75 }),
    line({ action: 'decay white', then: 'keep', stays: 0.3 }),
  ]);

  test('are those of the picked dice, with the aroma dice that go along', () => {
    expect(chanceOf(odds, ['reroll WY'])?.beats).toBe(0.5);
    expect(chanceOf(odds, ['reroll WY', 'and -'])?.rainbow).toBe(0.25);
    expect(chanceOf(odds, ['reroll WY', 'and J'])?.beats).toBe(0.75);
    expect(chanceOf(odds, ['decay white', 'keep'])?.stays).toBe(0.3);
    expect(chanceOf(odds, ['reroll WYB'])).toBeUndefined();
    expect(asked(['reroll WY', 'and -'])).toEqual(['reroll WY']);
    expect(asked(['reroll WY', 'and J'])).toEqual(['reroll WY', 'and J']);
  });

  test('by colour, and the best research first', () => {
    const chance = chanceOf(odds, ['reroll WY']) as Chance;
    expect(withColour(chance, 'red')).toBe(0.42);
    expect(withColour(chance, 'green')).toBe(0);
    expect(researchLines(chance, 2).map(({ colour }) => colour)).toEqual(['green', 'red']);
  });

  test.each([
    [0, '–'],
    [0.001, '< 1%'],
    [0.42, '42%'],
    [0.999, '> 99%'],
    [1, '100%'],
  ])('%d is said as %s', (chance, text) => expect(percent(chance, 'en')).toBe(text));
});

test('letters and faces', () => {
  expect(lettersOf(['joker', 'white', 'green', 'white'])).toBe('WWGJ');
  expect(lettersOf([])).toBe('-');
  expect(sameFaces(faces('WKW'), faces('KWW'))).toBe(true);
  expect(sameFaces(faces('WK'), faces('KK'))).toBe(false);
});

test('what the coasters pay a seat, and what tokens on a blend earn', () => {
  const [first] = viewOf().seats;
  expect(first && incomeOf({ ...first, income: [{ source: 'featured', points: 3 }, { source: 'tokens', points: 1 }] })).toBe(4);
  const view = viewOf();
  const seats = view.seats.map((seat, i) => ({ ...seat, income: i === 1 ? [{ source: 'rainbow' as const, points: 1 }, { source: 'tokens' as const, points: 2 }] : [{ source: 'featured' as const, points: 3 }] }));
  expect(tokensEarn({ ...view, seats })).toEqual([{ seat: 1, n: 2 }]);
  // A die leaves with one of them, then the other one's.
  expect(tokensEarn({ ...view, seats }, [3, 2])).toEqual([{ seat: 1, n: 1 }]);
  expect(tokensEarn({ ...view, seats }, [3, 1])).toEqual([]);
});

test('with a turn that begins the dice of the last one are put away', () => {
  const before = viewOf({ turn: 0, dice: coffee('WYBRG') });
  const began = scene({ kind: 'turn_began', seat: 1 }, before, viewOf({ turn: 1 }));
  expect(began?.view).toMatchObject({ turn: 1, dice: [], donated: [] });
});

test('a roll is shown once, with the dice that are new', () => {
  const before = viewOf({ dice: coffee('WYBRG') });
  const after = viewOf({ dice: coffee('WYBKK') });
  const event = { kind: 'rolled', seat: 0, dice: 'coffee', faces: ['black', 'black'] };
  const first = scene(event, before, after);
  expect(first?.moves[0]).toMatchObject({ kind: 'roll', seat: 0, fresh: [false, false, false, true, true] });
  expect(scene(event, before, after)).toBeUndefined();
});

test('a die that is rolled again tumbles, also when it shows what it had shown', () => {
  const before = viewOf({ dice: coffee('WYBRG') });
  const after = viewOf({ dice: coffee('WYBRG') });
  const event = { kind: 'rolled', seat: 0, dice: 'coffee', faces: ['white', 'green'] };
  expect(scene(event, before, after)?.moves[0]).toMatchObject({ fresh: [true, false, false, false, true] });
});

test('while the next seat rolls, the wall shows what was made before, and not what the dice will show', () => {
  const line = viewOf().featured.to_beat;
  const before = viewOf({ dice: coffee('WYBRR') });
  const made = { owner: 0, dice: faces('WYBRR').map((face) => ({ face })), strength: 2, roast: 4, to_beat: line, pays: 2, makes: 1 };
  const after = viewOf({ turn: 1, dice: coffee('KKKKK'), featured: made, seats: before.seats.map((seat) => ({ ...seat, points: seat.seat === 0 ? 4 : 3 })) });
  const all = [
    { kind: 'made_featured', seat: 0, faces: faces('WYBRR') },
    { kind: 'scored', seat: 0, points: 1, source: 'new_blend' },
    { kind: 'turn_began', seat: 1 },
    { kind: 'rolled', seat: 1, dice: 'coffee', faces: faces('KKKKK') },
  ];
  let shown = before;
  const views = all.flatMap((event) => {
    const next = scene(event, shown, after, all);
    shown = next?.view ?? shown;
    return next ? [shown] : [];
  });
  expect(views.map((view) => view.featured.owner)).toEqual([null, 0, 0, 0]);
  expect(views.map((view) => view.seats[0]?.points)).toEqual([3, 4, 4, 4]);
  expect(views.map((view) => view.turn)).toEqual([0, 0, 1, 1]);
  expect(views.at(-1)?.turn).toBe(1);
  expect(views.at(-1)?.dice.map((die) => die.face)).toEqual([null, null, null, null, null]);
});

test.each(LANGS)('dice in a sentence are words in %s, and no letters', async (lang) => {
  await words.speak(lang);
  await words.learn('vivajava');
  words.spell('faces', spelledFaces);
  const said = words.say({ key: 'undo-chance', args: { outcome: [{ key: 'vivajava-outcome-roll', args: { dice: 'coffee', faces: 'WWWYK' } }] } });
  expect(said).toContain(`3 × ${words.t('vivajava-colour', { colour: 'white' })}, ${words.t('vivajava-colour', { colour: 'yellow' })} `);
  expect(said).not.toMatch(/[WYBRGKJ]{2}/);
  expect(spelledFaces('-')).toBe('-');
});
