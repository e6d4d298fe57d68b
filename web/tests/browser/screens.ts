// Every screen there is, opened by a function: for the tests, and for pictures.

import type { Page } from 'playwright-core';
import { asked, asText, call, playOn, table } from './house.ts';

type Opens = (page: Page) => Promise<void>;

const see =
  (path: string, sign: string): Opens =>
  async (page) => {
    await page.goto(path);
    await page.waitForSelector(sign);
  };

async function at(page: Page, id: string, sign: string): Promise<void> {
  await page.goto(`/t/${id}`);
  await page.waitForSelector(sign);
}

/** A game of Café at one screen, played on to this question. */
const cafe =
  (setup: Record<string, unknown>, question: string, sign: string): Opens =>
  async (page) => {
    const seats = Number(setup['seats'] ?? 1);
    const id = await table(page, { game: 'cafe', setup: { seats: 1, ...setup }, mine: [...Array(seats).keys()] });
    await playOn(page, id, (view) => (view['seats'] as { question: string | null }[]).some((seat) => seat.question === question));
    await at(page, id, `main[data-ready=true] ${sign}`);
  };

/** A game of Guatemala Café at one screen, played on to this question; of pieces to be placed, to their kind. */
const guatemala =
  (setup: Record<string, unknown>, question: string, likes?: string): Opens =>
  async (page) => {
    const mine = [...Array(Number(setup['seats'])).keys()];
    const isAsked = (view: Record<string, unknown>) => {
      const { kind, piece } = view['question'] as { kind: string; piece?: { kind: string } };
      return (kind === 'place' ? piece?.kind : kind) === question;
    };
    // Whatever the cards say, sooner or later it is asked.
    for (;;) {
      const id = await table(page, { game: 'guatemala', setup, mine });
      if (!(await playOn(page, id, isAsked, likes))) continue;
      await page.goto(`/t/${id}`);
      await asked(page);
      return;
    }
  };

/** Both seats grow black coffee, each with a road to a ship of its own, equally cheap. */
export const TIED = {
  setup: { seats: 2 },
  question: 'choose',
  turn: 0,
  buyer: 12,
  market: ['= wN = *R hW sN wW = =', 'wW = wW sB = wN hK wN =', 'wR wB hB wR wN hR *W sR wW', '*K wN wB hN sB wB sK = wN', 'sN wR wW hR wR = = wR =', 'wB hW wB wK = wW hB wB *N', 'sR hN *B wR wB hB wB wN sB', 'hR sR = wN wR wB wN hN sW', 'wR sN = wR wW +W wK sW wK'],
  board: {
    huts: [{ at: 'd4', seat: 0, coffee: 'black' }, { at: 'i4', seat: 1, coffee: 'black' }, { at: 'k5', seat: 1, coffee: 'white' }],
    workers: [
      ...['d3', 'd2', 'e3'].map((at) => ({ at, seat: 0, coffee: 'black' })),
      ...['i3', 'i2', 'j3'].map((at) => ({ at, seat: 1, coffee: 'black' })),
      ...['k4', 'k3'].map((at) => ({ at, seat: 1, coffee: 'white' })),
    ],
    ships: [{ harbour: 2, coffee: 'black' }, { harbour: 5, coffee: 'black' }, { harbour: 6, coffee: 'white' }],
    roads: ['3.4-3.5', '3.5-3.6', '9.4-9.5', '9.5-9.6'],
  },
};
/** A game of Guatemala Café from this position, after its black sack was taken and let pass. */
async function paid(page: Page, points: number): Promise<string> {
  const seats = [{ money: 2, points }, { money: 5, points }];
  const id = await table(page, { game: 'guatemala', position: { ...TIED, seats }, mine: [0, 1] });
  for (const [seat, action] of ['sack r4c1', 'decline'].entries()) {
    const { version } = await call<{ version: number }>(page, 'get', `/tables/${id}/view`);
    await call(page, 'post', `/tables/${id}/play`, { seat, version, action });
  }
  return id;
}

const text =
  (game: string): Opens =>
  async (page) => {
    const id = await table(page, { game, setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } });
    await page.goto(`/t/${id}`);
    await asked(page);
    await asText(page);
    await page.waitForSelector('.moves [data-action]');
  };

/** A game of VivaJava Dice at one screen, played on to where something like this may be chosen. */
const viva =
  (setup: Record<string, unknown>, offers: RegExp, sign: string, likes?: string | readonly string[]): Opens =>
  async (page) => {
    const seats = Number(setup['seats'] ?? 2);
    let id = '';
    do id = await table(page, { game: 'vivajava', setup: { seats: 2, ...setup }, mine: [...Array(seats).keys()] });
    while (!(await playOn(page, id, (_, legal) => legal.some((text) => offers.test(text)), likes)));
    await at(page, id, `main[data-ready=true] ${sign}`);
  };

/** A game of VivaJava Dice at one screen, from this position. */
async function lab(page: Page, position: Record<string, unknown>, sign: string): Promise<void> {
  const seats = (position['setup'] as { seats: number }).seats;
  const id = await table(page, { game: 'vivajava', position, mine: [...Array(seats).keys()] });
  await at(page, id, `main[data-ready=true] ${sign}`);
}
/** A roll of coffee and aroma dice with a donated one, against a blend on which a token lies. */
const ROLLED = {
  setup: { seats: 3 },
  round: 13,
  coffee: 'BRGKK',
  aroma: 'BR',
  featured: { owner: 2, dice: [{ face: 'brown', token: 1 }, ...['brown', 'brown', 'black', 'green'].map((face) => ({ face }))] },
  seats: [
    { points: 12, tracks: { white: 4, yellow: 3, brown: 1, red: 5, green: 4 } },
    { points: 11, tracks: { yellow: 3, red: 2, green: 3 } },
    { points: 6, tracks: { white: 4, yellow: 2, red: 6, green: 3 }, donated: ['yellow'] },
  ],
};

/** Games that are over stay as they are, and everybody may look at them. */
let over: Promise<string> | undefined;
function finished(page: Page): Promise<string> {
  over ??= playedThrough(page);
  return over;
}
async function playedThrough(page: Page): Promise<string> {
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
  await playOn(page, id);
  return id;
}

/** A lesson of a game, from its beginning. */
async function lesson(page: Page, game: string, id: string): Promise<void> {
  await page.goto('/');
  await page.evaluate(([game, at]) => localStorage.setItem('klatsch-lessons', JSON.stringify({ [game ?? '']: { at, done: [], choices: [], seed: 'a' } })), [game, id]);
  await page.goto(`/learn/${game}`);
  await page.waitForSelector(`main[data-lesson="${id}"][data-ready=true]`);
}
/** Does something as somebody else, with cookies of their own. */
async function asMarta<T>(page: Page, path: string, data: unknown): Promise<T> {
  const origin = new URL((await page.request.get('/api/games')).url()).origin;
  const context = await page.context().browser()?.newContext({ baseURL: origin });
  if (!context) throw new Error('no browser');
  await context.request.post('/api/me', { data: { name: 'Marta' } });
  const answer = (await (await context.request.post(`/api${path}`, { data })).json()) as T;
  await context.close();
  return answer;
}

export const SCREENS: Record<string, Opens> = {
  home: see('/', '#open-tables'),
  'home with tables': async (page) => {
    await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0], listed: true });
    await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0, 1] });
    await page.goto('/');
    await page.waitForSelector('[href^="/t/"]');
  },
  learn: see('/learn', '[data-game]'),
  'lesson of Café': see('/learn/cafe', 'main[data-ready=true]'),
  'lesson of Café, wrong': async (page) => {
    await lesson(page, 'cafe', 'dry');
    await page.locator('[data-square="2,0"]').click();
    await page.locator('[role=menuitem][data-action="dry 2,0 red"]').click();
    await page.waitForSelector('[data-reason]');
  },
  'lesson of Café, solved': async (page) => {
    await lesson(page, 'cafe', 'produce');
    await page.locator('[data-square="0,0"]').click();
    await page.waitForSelector('[data-success]');
  },
  'lesson of Guatemala Café, shown': async (page) => {
    await lesson(page, 'guatemala', 'road');
    await page.locator('[data-show]').click();
    await page.waitForSelector('[data-shown]');
  },
  'lesson of VivaJava Dice': see('/learn/vivajava', 'main[data-ready=true]'),
  'the end of the lessons': async (page) => {
    await page.goto('/learn/cafe');
    await page.waitForSelector('main[data-ready=true]');
    await page.locator('[data-skip]').click();
    await page.waitForSelector('[data-finish]');
  },
  hints: async (page) => {
    const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1], hints: 'on' });
    await at(page, id, 'main[data-ready=true] [data-hint]');
    await page.locator('[data-hint]').click();
    await page.waitForSelector('[data-hints=given]');
  },
  'new table, Café': see('/new/cafe', '[data-create]'),
  'new table, Guatemala Café': see('/new/guatemala', '[data-create]'),
  'new table, VivaJava Dice': see('/new/vivajava', '[data-create]'),
  profile: see('/profile', '[data-notify] form'),
  'profile of an account': async (page) => {
    await call(page, 'post', '/me/account', { name: 'Anna', password: 'kaffee und kuchen' });
    await page.goto('/profile');
    await page.waitForSelector('[data-sign-out]');
  },
  'rules, Café': see('/rules/cafe', '[data-example=pastry] svg'),
  'rules, Guatemala Café': see('/rules/guatemala', '[data-example=pay] svg'),
  'rules, VivaJava Dice': see('/rules/vivajava', '[data-example=research] svg'),
  'rules, all games': see('/rules', '[data-book]'),
  'quick reference, Café': see('/rules/cafe/quick', '[data-page]'),
  'quick reference, Guatemala Café': see('/rules/guatemala/quick', '[data-page]'),
  'quick reference, VivaJava Dice': see('/rules/vivajava/quick', '[data-page]'),
  'rule beside the table': async (page) => {
    await cafe({}, 'place', '.lay')(page);
    await page.locator('[data-log-tab]').click();
    await page.locator('aside li .door').first().click();
    await page.waitForSelector('[data-sheet] h2');
  },
  'what a card means': async (page) => {
    await cafe({}, 'take', '.card.able')(page);
    await page.locator('[data-ask]').click();
    await page.waitForSelector('[data-asking]');
    await page.locator('.card[data-mean]').first().click({ force: true });
    await page.waitForSelector('[data-meaning]');
  },
  nowhere: see('/no/such/page', 'main h1'),
  'no such table': see('/t/nosuchtable', 'main h1'),
  waiting: async (page) => {
    const id = await table(page, { game: 'cafe', setup: { seats: 3 }, mine: [0], bots: { 2: 'easy' } });
    await at(page, id, '[data-link][data-complete=true]');
  },
  'Café, take': cafe({}, 'take', '.card.able'),
  'Café, place': cafe({}, 'place', 'svg.placing'),
  'Café, act': cafe({}, 'act', '[data-action], .square.able'),
  'Café, auction': cafe({ seats: 2, draft: 'auction' }, 'bid', '[data-action]'),
  'Café, Espresso': cafe({ espresso: true }, 'act', '[data-action], .square.able'),
  'Café as text': async (page) => {
    await cafe({}, 'take', '.card.able')(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-text]')?.click());
    await page.waitForSelector('.moves [data-action]');
  },
  'Guatemala Café, arrange': guatemala({ seats: 2, market: 'players' }, 'arrange_piece'),
  'Guatemala Café, arranged piece': guatemala({ seats: 3, market: 'players' }, 'arrange_field'),
  'Guatemala Café, set the buyer': guatemala({ seats: 4 }, 'set_buyer'),
  'Guatemala Café, move': guatemala({ seats: 3 }, 'move'),
  'Guatemala Café, choose': guatemala({ seats: 2 }, 'choose'),
  'Guatemala Café, take': guatemala({ seats: 4 }, 'take'),
  'Guatemala Café, worker': guatemala({ seats: 4 }, 'worker'),
  'Guatemala Café, hut': guatemala({ seats: 3 }, 'hut'),
  'Guatemala Café, ship': guatemala({ seats: 2 }, 'ship'),
  'Guatemala Café, road': guatemala({ seats: 2 }, 'road'),
  'Guatemala Café, blockade': guatemala({ seats: 3 }, 'blockade'),
  'Guatemala Café, may build': guatemala({ seats: 3 }, 'may_build', 'block'),
  'Guatemala Café, lay': guatemala({ seats: 2 }, 'lay'),
  'Guatemala Café, sail': async (page) => {
    await page.goto(`/t/${await paid(page, 10)}`);
    await asked(page);
    await page.waitForSelector('.plantations [data-action^=sail]');
  },
  'Guatemala Café, the end': async (page) => {
    const id = await paid(page, 58);
    await playOn(page, id);
    await at(page, id, '.end');
  },
  'Guatemala Café as text': async (page) => {
    await guatemala({ seats: 2 }, 'take')(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-text]')?.click());
    await page.waitForSelector('.moves [data-action]');
  },
  'VivaJava Dice as text': text('vivajava'),
  'VivaJava Dice, roll': viva({ seats: 3 }, /^reroll/, '[data-roll]'),
  'VivaJava Dice, odds': async (page) => {
    await lab(page, ROLLED, '[data-roll]');
    if (await page.locator('[data-odds][aria-pressed=false]').count()) await page.locator('[data-odds]').click();
    for (const die of [0, 2, 5]) await page.locator(`[data-die="${die}"]`).click();
    await page.waitForSelector('.po');
  },
  'VivaJava Dice, flip': async (page) => {
    const seats = [{ points: 9, tracks: { white: 3, yellow: 5, green: 2 } }, { points: 17 }, { points: 3 }, { points: 8, aroma: 2 }];
    await lab(page, { setup: { seats: 4, coaster: 'bold' }, coffee: 'WYBRK', aroma: 'WJ', seats }, '[data-tool=flip]');
    await page.locator('[data-tool=flip]').click();
    await page.locator('[data-die="3"]').focus();
    await page.waitForSelector('.fresh');
  },
  'VivaJava Dice, Rainbow': async (page) => {
    await lab(page, { setup: { seats: 2 }, coffee: 'WBRGK', rainbow: 1, seats: [{ points: 9 }, { points: 4 }] }, '[data-spot=rainbow]');
    await page.locator('[data-spot=rainbow]').focus();
    await page.waitForSelector('.brings');
  },
  'VivaJava Dice, extra aroma': async (page) => {
    await lab(page, { setup: { seats: 2 }, stage: 'activate', seats: [{ points: 4, aroma: 2, tracks: { green: 5 } }, { points: 7 }] }, '[data-spot=aroma]');
  },
  'VivaJava Dice, blend': async (page) => {
    await viva({ seats: 3 }, /^use /, '.wins', 'donate 1')(page);
    await page.locator('.wins[data-action^=use]').first().click();
    await page.waitForSelector('[data-make]');
  },
  'VivaJava Dice, donation': viva({ seats: 3 }, /^donate 1/, '[data-give]', 'research black'),
  'VivaJava Dice, keep or drop': viva({}, /^decay/, '[data-drop]', 'blend'),
  'VivaJava Dice, block': viva({ seats: 3 }, /^block/, '.bigsign', 'research red'),
  'VivaJava Dice, ride along': viva({ seats: 4, coaster: 'bold' }, /^ride/, '.tcol', 'research red'),
  'VivaJava Dice, joint research': viva({ seats: 3, coaster: 'bold' }, /^partner/, '.card', ['joint', 'research brown', 'research']),
  'VivaJava Dice, watched': async (page) => {
    const { id } = await asMarta<{ id: string }>(page, '/tables', { game: 'vivajava', setup: { seats: 4 }, mine: [0, 1, 2, 3], begins_when_full: true, listed: true });
    await at(page, id, '.viva .rack');
  },
  'VivaJava Dice, recall': async (page) => {
    // V5.5: somebody whose dice were used owes a token, and the last one in hand is gone.
    const position = { setup: { seats: 2 }, coffee: 'WWYBR', seats: [{}, { tracks: { red: 5 }, tokens: ['cup', 'ability white'], donated: ['white', 'white'] }] };
    const id = await table(page, { game: 'vivajava', position, mine: [0, 1] });
    await playOn(page, id, (_, legal) => legal.some((text) => text.startsWith('recall')), ['use white seat1=2', 'blend WWR']);
    await at(page, id, 'main[data-ready=true] .card.recall');
  },
  'VivaJava Dice, the end': async (page) => {
    const position = { setup: { seats: 2 }, coffee: 'BBRGK', seats: [{ points: 20, tracks: { white: 7, red: 7 } }, { points: 17 }] };
    const id = await table(page, { game: 'vivajava', position, mine: [0, 1] });
    await playOn(page, id, undefined, 'blend');
    await at(page, id, '.end');
  },
  'VivaJava Dice, focus groups': viva({}, /^focus/, '.card', 'research brown'),
  menu: async (page) => {
    await text('vivajava')(page);
    await page.locator('[data-menu]').click();
    await page.waitForSelector('#table-menu [data-sound]');
  },
  clocks: async (page) => {
    const pace = { kind: 'correspondence', days: 2, bank_days: 6 };
    const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0, 1], pace });
    await at(page, id, '[role=timer]');
  },
  veil: async (page) => {
    const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
    await page.goto(`/t/${id}`);
    for (;;) {
      await page.waitForSelector('main[data-ready=true], [data-unveil]');
      if (await page.locator('[data-unveil]').count()) return;
      const before = await page.locator('main').getAttribute('data-version');
      await page.locator('.guatemala [data-action]').first().click({ force: true });
      await page.waitForFunction((version) => document.querySelector('main')?.dataset['version'] !== version, before);
    }
  },
  'the end': async (page) => at(page, await finished(page), '.end figure svg'),
  'the end of somebody who left': async (page) => {
    const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0], bots: { 1: 'easy' } });
    await call(page, 'post', `/tables/${id}/resign`, {});
    await at(page, id, '.end');
  },
  'my games': async (page) => {
    const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0], bots: { 1: 'easy' } });
    await call(page, 'post', `/tables/${id}/resign`, {});
    await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
    await page.goto('/games');
    await page.locator('[data-state=over]').click();
    await page.waitForSelector('[data-finished]');
  },
  'looking back': async (page) => {
    await page.goto(`/t/${await finished(page)}/40`);
    await page.waitForSelector('.replay .stage svg');
    await page.locator('[data-what-if]').click();
    await page.waitForSelector('[data-fork]');
  },
  'open a record': see('/replay', '[data-record-file]'),
  watch: see('/watch', 'main h1'),
  about: see('/about', 'main h1'),
  keys: see('/keys', 'kbd'),
  'a new password by link': see('/reset#nothing', '[data-reset]'),
  'a guest is invited': async (page) => {
    const wishes = { game: 'cafe', setup: { seats: 3 }, mine: [0], bots: { 2: 'medium' }, begins_when_full: true };
    const made = await asMarta<{ id: string; table: { code: string } }>(page, '/tables', wishes);
    await page.goto(`/t/${made.id}?code=${made.table.code}`);
    await page.waitForSelector('[data-join]');
  },
  'a proposal to stop': async (page) => {
    const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0], listed: true });
    await asMarta(page, `/tables/${id}/join`, {});
    await call(page, 'post', `/tables/${id}/abort`, {});
    await at(page, id, '[data-proposal]');
  },
};
