import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { after, asked, call, delayed, open, playOn, scriptsOf, table, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

interface View {
  question: string;
  turn: number;
  seats: { aroma: number; cups: string[]; levels: Record<string, number>; tracks: Record<string, number> }[];
  featured: { owner: number | null };
}

const BOTH = { game: 'vivajava', mine: [0, 1] };
const rerolls = (_: unknown, legal: readonly string[]) => legal.some((text) => text.startsWith('reroll'));
const BENCHES = /\/benches-[^/]*\.js$/;
const count = (page: Page, what: string) => page.locator(what).count();

/** The first of these that is on the table. */
async function first(page: Page, ...list: string[]): Promise<string | undefined> {
  return page.evaluate((each) => each.find((one) => document.querySelector(one)), list);
}

/** One choice by clicks, as somebody plays who likes research, red first, and gives what they have. */
async function click(page: Page, seen: Set<string>, reached: Map<string, number>): Promise<void> {
  const question = await page.locator('.viva[data-asked]').getAttribute('data-asked');
  const go = async (what: string): Promise<void> => {
    // The mouse goes to everything twice; after that it is known to be in reach, and the page clicks by itself, which is quicker.
    const times = (reached.get(what) ?? 0) + 1;
    reached.set(what, times);
    if (times <= 2) return after(page, () => page.locator(what).first().click());
    return after(page, () =>
      page.evaluate((one) => {
        document.querySelector(one)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }, what),
    );
  };
  switch (question) {
    case 'donate':
      // Once is enough; whoever always gives has nothing left.
      if (seen.has('donate')) return go('[data-action="donate 0"]');
      await page.locator('[data-give="1"]').click();
      await go('[data-donate]:enabled');
      seen.add('donate');
      return;
    case 'decay':
    case 'keep_or_drop': {
      // Two actions of the protocol in one click.
      const keep = await first(page, '[data-keep]', '[data-drop]');
      if (await count(page, '[data-leave]')) seen.add('decay');
      return go(keep ?? '');
    }
    case 'activate': {
      const target = await first(page, '.bigsign.lit', '.tcol:enabled', '[data-spot=aroma]', '[data-spot=joint]', '[data-end]');
      if (target === '.bigsign.lit') seen.add('block');
      if (target === '.tcol:enabled') seen.add('ride');
      return go(target ?? '');
    }
    case 'focus':
    case 'partner':
    case 'recall':
      return go((await first(page, '[data-spot^=tube]', '.card', '[data-go]')) ?? '');
    case 'own_dice':
      return go('[data-make]:enabled');
    default: {
      const wanted = await first(
        page,
        ...(seen.has('donate') ? [] : ['[data-spot=jar]']),
        '[data-spot=tube-red]',
        '[data-spot^=tube]',
        '.wins',
        '[data-spot=rainbow]',
        '[data-spot=jar]',
        '[data-go]:enabled',
      );
      if (wanted !== '.wins') return go(wanted ?? '');
      // A row with one set of dice is made at once; where there are several, they are on the bench now.
      await after(page, () => page.locator('.wins').first().click(), '[data-make]');
      if (await count(page, '[data-make]:enabled')) await go('[data-make]:enabled');
      seen.add('blend');
    }
  }
}

test.each([
  ['mild', 'block'],
  ['bold', 'ride'],
])('a whole %s game by clicks, with a donation, a cup and a token that goes its way', async (coaster, way) => {
  const page = await house.visitor();
  const id = await table(page, { ...BOTH, setup: { seats: 2, coaster } });
  await page.goto(`/t/${id}`);
  const seen = new Set<string>();
  const reached = new Map<string, number>();
  let moves = 0;
  while ((await asked(page)) === 'asked') {
    await click(page, seen, reached);
    moves += 1;
    expect(moves).toBeLessThan(600);
  }
  await page.waitForSelector('.end');
  expect([...seen]).toEqual(expect.arrayContaining(['donate', way]));
  const { view } = await call<{ view: View }>(page, 'get', `/tables/${id}/view`);
  expect(view.seats.flatMap((seat) => seat.cups).length).toBeGreaterThan(0);
});

test('a whole game by keyboard alone', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } });
  await page.goto(`/t/${id}`);
  let presses = 0;
  let rolled = 0;
  while ((await asked(page)) === 'asked') {
    presses += 1;
    expect(presses).toBeLessThan(400);
    const before = await page.locator('main').getAttribute('data-plays');
    const answered = () => page.waitForFunction((plays) => document.querySelector('main')?.dataset['plays'] !== plays, before);
    // The numbers pick up dice, R rolls them.
    if (rolled < 2 && (await count(page, '[data-roll]'))) {
      await page.keyboard.press('1');
      await page.waitForSelector('[data-die="0"][aria-pressed=true]');
      await page.keyboard.press('2');
      await page.waitForSelector('[data-roll]:enabled');
      await page.keyboard.press('r');
      await answered();
      rolled += 1;
      continue;
    }
    // Arrows go from place to place; Enter chooses.
    const plays = () =>
      page.evaluate(() => {
        const focus = document.activeElement;
        if (document.querySelector('[data-make]')) return focus?.matches('[data-make]:not(:disabled)') ?? false;
        return focus?.matches('.wins, .col.lit, button.rain, [data-go]:not(:disabled):not([data-roll]), .card') ?? false;
      });
    await page.keyboard.press('ArrowDown');
    for (let tries = 0; !(await plays()); tries += 1) {
      expect(tries).toBeLessThan(80);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction((old) => document.querySelector('main')?.dataset['plays'] !== old || document.querySelector('[data-make]') !== null, before);
    // The others need no waiting for: their answer comes with the next question.
  }
  await page.waitForSelector('.end');
});

test('opening a table loads at most 60 KiB of JavaScript beyond the first page', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } });
  // The benches of later questions are sent for once the table has been looked at for a while, and are not needed to open it.
  await delayed(page, BENCHES);
  expect(await scriptsOf(page, id)).toBeLessThanOrEqual(60);
});

test('arrows lead over the wall and the bench', async () => {
  const page = await house.visitor();
  const id = await table(page, { ...BOTH, setup: { seats: 2, opening: 'fixed' } });
  await page.goto(`/t/${id}`);
  await asked(page);
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-spot'));
  await page.keyboard.press('ArrowRight');
  const spots = new Set([await at()]);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key);
    spots.add(await at());
  }
  expect(spots.size).toBeGreaterThan(1);
});

test('a finger looks first and chooses by the second touch; on a telephone nothing is cut off', async () => {
  const page = await house.visitor({ width: 360, height: 740, touch: true });
  const id = await table(page, { ...BOTH, setup: { seats: 2, opening: 'fixed' } });
  await page.goto(`/t/${id}`);
  await asked(page);
  const plays = () => page.locator('main').getAttribute('data-plays');
  const tube = page.locator('[data-spot^=tube]').first();
  const before = await plays();
  await tube.tap();
  const go = page.locator('.side .big[data-go]');
  await go.waitFor();
  expect(await plays()).toBe(before);
  const action = await go.getAttribute('data-action');
  expect(action).toMatch(/^research/);
  await after(page, () => tube.tap());
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits).toBe(true);
  // What is to be touched is large enough for a finger.
  await asked(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('.viva button:not(.strow), .viva [role=button]')].filter((node) => {
      const box = node.getBoundingClientRect();
      return box.width > 0 && !node.closest('.stairs') && (box.width < 40 || box.height < 40);
    }).length,
  );
  expect(small).toBe(0);
  // Every lit row of the stairs is a button of that size as well.
  expect(await count(page, '[data-row]')).toBe(await count(page, '.wins'));
});

test('dice that were picked are rolled, and only those', async () => {
  const page = await house.visitor();
  let id = '';
  do id = await table(page, { ...BOTH, setup: { seats: 2 } });
  while (!(await playOn(page, id, rerolls, 'research white')));
  await page.goto(`/t/${id}`);
  await page.waitForSelector('[data-roll]');
  expect(await page.locator('[data-roll]').isDisabled()).toBe(true);
  await page.locator('[data-die="0"]').click();
  await page.locator('[data-die="1"]').click();
  await page.locator('[data-die="1"]').click();
  expect(await count(page, '[data-die][aria-pressed=true]')).toBe(1);
  const version = Number(await page.locator('main').getAttribute('data-version'));
  // The same by keys: 1 puts the die back, 2 picks the next one up, R rolls.
  await page.keyboard.press('1');
  await page.waitForSelector('[data-die="0"][aria-pressed=false]');
  await page.keyboard.press('2');
  await page.waitForSelector('[data-die="1"][aria-pressed=true]');
  await after(page, () => page.keyboard.press('r'));
  const { view, version: now } = await call<{ view: { used: { rerolls: number } }; version: number }>(page, 'get', `/tables/${id}/view`);
  expect(view.used.rerolls).toBe(1);
  expect(now).toBeGreaterThan(version);
});

test('dice tumble for whoever likes that, may be skipped, and lie at once for whoever does not', async () => {
  const watch = async (motion: boolean): Promise<{ tumbled: number; page: Page }> => {
    const page = await house.visitor({ motion });
    const id = await table(page, { game: 'vivajava', setup: { seats: 2, opening: 'fixed' }, mine: [0], bots: { 1: 'random' } });
    await page.goto(`/t/${id}`);
    await asked(page);
    await page.evaluate(() => {
      const counter = globalThis as unknown as { tumbled: number };
      counter.tumbled = 0;
      new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) if (node instanceof Element && (node.matches('.tumbler') || node.querySelector('.tumbler'))) counter.tumbled += 1;
      }).observe(document.body, { childList: true, subtree: true });
    });
    // Research ends the turn, and the other seat rolls.
    await after(page, () => page.locator('[data-spot^=tube]').first().click());
    if (motion) {
      // The log does not tell what dice show that still roll.
      const rolling = await page.waitForFunction(() => document.querySelector('.tumbler') && { lines: document.querySelectorAll('.beside li').length });
      const lines = (await rolling.jsonValue())?.lines ?? 0;
      await page.keyboard.press('Escape');
      await asked(page);
      expect(await count(page, '.beside li')).toBeGreaterThan(lines);
    }
    await asked(page);
    expect(await count(page, '.tumbler')).toBe(0);
    return { page, tumbled: await page.evaluate(() => (globalThis as unknown as { tumbled: number }).tumbled) };
  };
  expect((await watch(true)).tumbled).toBeGreaterThan(0);
  expect((await watch(false)).tumbled).toBe(0);
});

test('tracks from a file are drawn as they are printed', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const tracks = ['white 2 4 6', 'yellow 4 7 10', 'brown 3 5 7', 'red 1 2 3', 'green 5 6 8'].join('\n');
  const id = await table(page, { ...BOTH, setup: { seats: 2, tracks } });
  await page.goto(`/t/${id}`);
  await asked(page);
  const signs = await page.locator('.rack [data-sign] .uses').allInnerTexts();
  expect(signs.slice(0, 5)).toEqual(['at 2', 'at 4', 'at 3', 'at 1', 'at 5']);
  const heights = await page.locator('.rack .tubes').evaluateAll((tubes) => tubes.map((tube) => Number(tube.getAttribute('viewBox')?.split(' ')[1])));
  // The longest tube begins at the top, the shortest far below.
  expect(heights.indexOf(Math.max(...heights))).toBe(1);
  expect(heights.indexOf(Math.min(...heights))).toBe(3);
});

/** A table that was played on until something like this may be done. */
async function reach(page: Page, setup: Record<string, unknown>, until: (view: unknown, legal: readonly string[]) => boolean, likes: string, wishes = {}): Promise<void> {
  let id = '';
  do id = await table(page, { ...BOTH, setup: { seats: 2, ...setup }, ...wishes });
  while (!(await playOn(page, id, until, likes)));
  await page.goto(`/t/${id}`);
  await asked(page);
}
const share = /^(?:–|[<>]?\s?\d+\s?%)$/;

/** A table at a question whose bench is fetched; the page is opened, and nothing is waited for. */
async function donation(page: Page): Promise<void> {
  let id = '';
  do id = await table(page, { ...BOTH, setup: { seats: 2 } });
  while (!(await playOn(page, id, (_, legal) => legal.includes('donate 1'), 'research black')));
  await page.goto(`/t/${id}`);
}

test('a question is asked when its bench is here, and not before', async () => {
  const page = await house.visitor();
  const { wanted, release } = await delayed(page, BENCHES);
  await donation(page);
  await wanted;
  await page.waitForSelector('.bench [data-tray]');
  expect(await page.locator('main').getAttribute('data-ready')).toBe('false');
  release();
  await asked(page);
  expect(await count(page, '[data-give]')).toBeGreaterThan(0);
});

test('a bench that cannot be fetched says so, its question can be answered, and it is fetched once more on demand', async () => {
  const page = await house.visitor();
  await page.route(BENCHES, (route) => route.abort());
  await donation(page);
  await asked(page);
  await page.waitForSelector('.bench [data-missing]');
  expect(await count(page, '[data-plain] [data-action="donate 0"]')).toBe(1);
  await page.unroute(BENCHES);
  await page.locator('[data-fetch]').click();
  await page.waitForSelector('[data-give]');
  await after(page, () => page.locator('[data-action="donate 0"]').click());
});

test('chances are told on demand, and from then on', async () => {
  const page = await house.visitor();
  await reach(page, {}, rerolls, 'research white');
  // The stairs explain themselves the first time.
  await page.locator('[data-understood]').click();
  await page.waitForSelector('[data-understood]', { state: 'detached' });
  await page.locator('[data-die="0"]').click();
  expect(await count(page, '.odd')).toBe(0);
  await page.locator('[data-odds]').click();
  await page.waitForSelector('.odd b');
  for (const told of await page.locator('.odd b').allTextContents()) expect(told.trim()).toMatch(share);
  await page.reload();
  await page.waitForSelector('[data-odds][aria-pressed=true]');
  await page.locator('[data-die="0"]').click();
  await page.waitForSelector('.odd b');
});

test('chances of a re-roll with aroma dice, of a donation, of keeping and of dropping', async () => {
  const page = await house.visitor();
  const glass = (view: unknown, legal: readonly string[]) => rerolls(view, legal) && (view as { dice: { kind: string }[] }).dice.some(({ kind }) => kind === 'aroma');
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('klatsch-viva-odds', 'yes'));
  await reach(page, {}, glass, 'research white');
  const last = (await count(page, '[data-die]')) - 1;
  await page.locator('[data-die="0"]').click();
  await page.locator(`[data-die="${last}"]`).click();
  await page.waitForSelector('.odd b');

  await reach(page, {}, (_, legal) => legal.includes('donate 1'), 'research black');
  await page.waitForSelector('.bar');
  expect(await count(page, '.bar')).toBeGreaterThan(1);

  await reach(page, {}, (_, legal) => legal.some((text) => text.startsWith('decay')), 'blend');
  await page.waitForSelector('.future .odds');
  expect(await count(page, '.future .odds')).toBe(await count(page, '.future'));
});

test('who opens a table says whether chances are told at it', async () => {
  const page = await house.visitor();
  await page.goto('/new/vivajava');
  await page.locator('[data-odds-wish]').uncheck();
  await page.locator('[data-create]').click();
  await page.waitForURL(/\/t\//);
  const { odds } = await call<{ odds: string }>(page, 'get', `/tables/${new URL(page.url()).pathname.slice(3)}`);
  expect(odds).toBe('hidden');
});

test('where nobody is told chances, nobody is offered them', async () => {
  const page = await house.visitor();
  await reach(page, {}, rerolls, 'research white', { odds: 'hidden' });
  await page.waitForSelector('[data-roll]');
  expect(await count(page, '[data-odds]')).toBe(0);
});

test('the question on the bench is the one the service asks', async () => {
  const page = await house.visitor();
  await reach(page, {}, rerolls, 'research white');
  const heading = await page.locator('.bench h2').textContent();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-text]')?.click());
  await page.waitForSelector('.generic');
  expect(await page.locator('.generic').textContent()).toContain(heading?.trim());
});

test('everything that can be chosen has a name for those who hear the table', async () => {
  const page = await house.visitor();
  await reach(page, { coaster: 'mild' }, rerolls, 'research white');
  const tree = await page.locator('.room > .viva').ariaSnapshot();
  expect(tree).toMatch(/heading "Best Bean"/);
  expect(tree).toMatch(/img "Race to 21 points/);
  expect(tree.match(/- button(?! ")/g) ?? []).toEqual([]);
  const dice = tree.match(/button "(?:coffee|aroma) die: [a-z]+ \(\d\)"/g) ?? [];
  expect(dice.length).toBe(await count(page, '[data-die]'));
});

/** Seven dice, two abilities: more answers than are told with the question. */
const MANY = { setup: { seats: 4, coaster: 'bold' }, coffee: 'WYBRK', aroma: 'WJ', seats: [{ points: 9, tracks: { white: 3, yellow: 5, green: 2 } }, { points: 17 }, { points: 3 }, { points: 8, aroma: 2 }] };
async function lab(page: Page, position: Record<string, unknown>): Promise<void> {
  const seats = (position['setup'] as { seats: number }).seats;
  await page.goto(`/t/${await table(page, { game: 'vivajava', position, mine: [...Array(seats).keys()] })}`);
  await asked(page);
}

test('what can be touched is told in sentences, however many answers a question has', async () => {
  const page = await house.visitor();
  await lab(page, MANY);
  await page.locator('[data-tool=flip]').click();
  await page.waitForSelector('[data-die][aria-label^="Turn "]');
  const tree = await page.locator('.room > .viva').ariaSnapshot();
  expect(tree).not.toMatch(/button "(?:flip|upgrade|research|rainbow|blend) /);
  expect(tree).toMatch(/button "Mark 3 white steps/);
  // What others have, and what a colour needs, is heard as well.
  expect(tree).toMatch(/img "Research of [^"]*: white 0 of 7, yellow 0 of 7/);
  expect(tree).toMatch(/group "What beats the Best Bean: 2 black, 2 green/);
});

test('a finger reads what its touch would do, however many answers a question has', async () => {
  const page = await house.visitor({ width: 360, height: 740, touch: true });
  await lab(page, MANY);
  await page.locator('[data-spot=tube-white]').tap();
  const said = await page.waitForFunction(() => /^Mark /.test(document.querySelector('.side .big[data-go]')?.textContent ?? ''));
  expect(await said.jsonValue()).toBe(true);
});

test('a row of the stairs says what it brings, and takes the roll as it would be only while a die is looked at', async () => {
  const page = await house.visitor();
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('klatsch-viva-odds', 'yes'));
  await lab(page, MANY);
  await page.locator('[data-tool=flip]').click();
  const red = page.locator('[data-spot=row-red]');
  expect(await red.locator('.chip').textContent()).toMatch(/\+1/);
  // Red to brown: the joker alone makes no pair of red.
  await page.locator('[data-die="3"]').focus();
  await page.waitForSelector('[data-spot=row-red]:not(.lit)');
  expect(await page.locator('[data-spot=row-brown] .chip').textContent()).toContain('✓');
});

test('with little motion nothing waits for its turn to appear', async () => {
  const page = await house.visitor();
  await lab(page, { setup: { seats: 2 }, coffee: 'WBRGK', seats: [{}, {}] });
  const delays = await page.locator('.rain .arcs').evaluateAll((arcs) => arcs.map((arc) => getComputedStyle(arc).animationDelay));
  expect(delays).toEqual(Array<string>(5).fill('0s'));
});

test.each([
  ['en', 768],
  ['de', 1024],
  ['de', 1440],
])('both futures of a blend fit their slates: %s, %i pixels', async (lang, width) => {
  const page = await house.visitor({ lang, width, height: 900 });
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('klatsch-viva-odds', 'yes'));
  const dice = [{ face: 'green', token: 1 }, { face: 'green' }, { face: 'black' }, { face: 'white' }, { face: 'white' }];
  const seats = [{ points: 15, aroma: 2, tracks: { white: 3, yellow: 6, brown: 4, red: 2, green: 5 } }, { points: 17, aroma: 2 }];
  await lab(page, { setup: { seats: 2 }, stage: 'decay', featured: { owner: 0, dice }, seats });
  await page.waitForSelector('.future .odds');
  const wrong = await page.locator('.future').evaluateAll((slates) =>
    slates.flatMap((slate) => {
      const [pictures, facts, button] = ['.fd', 'dl', '.big'].map((part) => slate.querySelector(part)?.getBoundingClientRect());
      if (!pictures || !facts || !button) return ['something is missing'];
      const texts = [...slate.querySelectorAll('dt, dd')].map((node) => node.getBoundingClientRect());
      const inside = texts.every((box) => box.top >= pictures.bottom - 1 && box.bottom <= button.top + 1 && box.right <= slate.getBoundingClientRect().right);
      return inside && slate.scrollWidth <= slate.clientWidth ? [] : [slate.textContent ?? ''];
    }),
  );
  expect(wrong).toEqual([]);
});
