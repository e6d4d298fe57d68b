import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { after, asked, asText, call, open, playOn, table, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

/** What can be clicked, by what it is best to click first. */
const CLICKS = ['[role=menuitem]', '.pay [data-action]', '[data-action^="place"]', '.card.able', '.square.able', '.tray [data-action]', '.bar [data-action]'];

/** Follows the arrows at the edge of the board until a finger could touch the first of these squares. */
async function intoSight(page: Page, which: string): Promise<void> {
  for (let taps = 0; taps < 12; taps += 1) {
    const side = await page.evaluate((square) => {
      const [board, box] = ['svg.area', square].map((each) => document.querySelector(each)?.getBoundingClientRect());
      if (!board || !box) return undefined;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return x < board.left ? 'left' : x > board.right ? 'right' : y < board.top ? 'up' : y > board.bottom ? 'down' : undefined;
    }, which);
    if (!side) return;
    await page.locator(`[data-more=${side}]`).click();
  }
}

/** One move by clicks: whatever the table offers first, with some sense. */
async function click(page: Page, order: readonly string[] = CLICKS): Promise<void> {
  const which = await page.evaluate((list) => list.find((each) => document.querySelector(each)), order);
  if (!which) throw new Error('nothing to click');
  // A card may want to be paid for, and a square may offer a choice.
  const opens = which === '.card.able' ? '.pay [data-action]' : which === '.square.able' ? '[role=menuitem]' : '[role=alert]';
  const one = page.locator(which).first();
  // What lies beyond the edge of a telephone's board is brought into sight by the arrow that points there.
  if (which === '.square.able') await intoSight(page, which);
  await after(page, () => one.click(), opens);
}

test('a visitor is in a game against the house with one click, and plays it to the end', async () => {
  const page = await house.visitor();
  await page.goto('/');
  await page.locator('[data-level=easy]').check();
  await page.locator('[data-play]').click();
  let moves = 0;
  while ((await asked(page)) === 'asked') {
    await click(page);
    moves += 1;
    expect(moves).toBeLessThan(600);
  }
  await page.waitForSelector('.end figure svg');
  expect(await page.locator('.end [data-glass]').count()).toBe(2);
  const record = await page.evaluate(async (href) => (await fetch(href)).text(), await page.locator('.end a[download]').getAttribute('href') ?? '');
  expect(record).toMatch(/^game cafe rules/);
  expect(record).toMatch(/\nsecret [0-9a-f]{64}\n$/);
  // And once more.
  const before = page.url();
  await page.locator('[data-rematch]').click();
  await page.waitForURL((url) => url.href !== before);
  await page.waitForSelector('main[data-status=running]');
  expect(await asked(page)).toBe('asked');
});

test('a whole solo game by keyboard alone', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  await page.goto(`/t/${id}`);
  let presses = 0;
  while ((await asked(page)) === 'asked') {
    const before = await page.locator('main').getAttribute('data-plays');
    // Tab until something that plays has the focus, as a person would.
    for (let tabs = 0; ; tabs += 1) {
      expect(tabs).toBeLessThan(200);
      await page.keyboard.press('Tab');
      const plays = await page.evaluate(() => {
        const focus = document.activeElement;
        return focus?.matches('.card.able, .square.able, [data-action]') ?? false;
      });
      if (plays) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (plays) =>
        document.querySelector('main')?.dataset['plays'] !== plays ||
        document.querySelector('[role=menuitem], .pay [data-action]') !== null,
      before,
    );
    presses += 1;
    expect(presses).toBeLessThan(600);
  }
  await page.waitForSelector('.end');
});

test('a card is turned, moved and laid with the keyboard, and taken back', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  await page.goto(`/t/${id}`);
  // The cards were revealed, and nobody has chosen anything: undo says so before it is asked.
  await page.waitForSelector('[data-undo][aria-disabled=true]');
  expect(await page.locator('#undo-limit').innerText()).toBe('There is nothing to take back.');
  while (!(await page.locator('svg.placing').count())) {
    await asked(page);
    await click(page);
    await page.waitForSelector('svg.placing, .card.able, .pay [data-action]');
  }
  const ghost = () => page.locator('[data-ghost]').getAttribute('data-ghost');
  const first = await ghost();
  await page.keyboard.press('r');
  await page.waitForFunction((text) => document.querySelector('[data-ghost]')?.getAttribute('data-ghost') !== text, first);
  const turned = await ghost();
  await page.locator('svg.placing').focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  expect(turned).not.toBe(first);
  await after(page, () => page.keyboard.press('Enter'));
  // Nothing was revealed since, so the card comes back into the hand.
  await page.waitForSelector('svg.area:not(.placing)');
  await page.waitForSelector('[data-undo][aria-disabled=false]');
  await page.locator('[data-undo]').click();
  await page.waitForSelector('svg.placing');
});

/** Drags something to the middle of something else. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const middle = async (what: string) => {
    const box = await page.locator(what).first().boundingBox();
    if (!box) throw new Error(`${what} cannot be seen`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await page.mouse.move(...(await middle(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 8 });
  await page.mouse.up();
}

test('a card is dragged onto the area, and coffee from its field to where it dries', async () => {
  const page = await house.visitor();
  const game = () => table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  const question = (view: Record<string, unknown>) => (view['seats'] as { question: string | null }[])[0]?.question;
  const id = await game();
  await playOn(page, id, (view) => question(view) === 'place');
  await page.goto(`/t/${id}`);
  await page.waitForSelector('main[data-ready=true] svg.placing');
  await after(page, () => drag(page, '.hand .face', '[data-ghost]'));
  await page.waitForSelector('svg.area:not(.placing)');

  // Somebody who always picks what is ripe can dry some of it sooner or later.
  const dries = (_: unknown, legal: readonly string[]) => legal.some((text) => text.startsWith('dry '));
  let other = await game();
  while (!(await playOn(page, other, dries, 'produce'))) other = await game();
  await page.goto(`/t/${other}`);
  await page.waitForSelector('main[data-ready=true] .square.able');
  interface Now {
    legal: string[];
    view: { seats: { squares: { x: number; y: number; kind: string; beans: Record<string, number> }[] }[] };
  }
  const now = () => call<Now>(page, 'get', `/tables/${other}/view`);
  const before = await now();
  const [, to = '', colour = ''] = before.legal.find((text) => text.startsWith('dry '))?.split(' ') ?? [];
  const field = before.view.seats[0]?.squares.find((square) => ['field', 'batch', 'surplus'].includes(square.kind) && (square.beans[colour] ?? 0) > 0);
  await after(page, () => drag(page, `[data-square="${field?.x},${field?.y}"]`, `[data-square="${to}"]`));
  const dried = (await now()).view.seats[0]?.squares.find((square) => `${square.x},${square.y}` === to);
  expect(dried?.beans[colour]).toBeGreaterThan(0);
});

test('two people by a link, with a reload in the middle, and a refusal with its rule', async () => {
  const host = await house.visitor();
  await host.goto(`/new/cafe`);
  await host.locator('[data-create]').click();
  const link = await host.locator('[data-link][data-complete=true]').inputValue();
  const guest = await house.visitor({ width: 390, height: 800 });
  await guest.goto(link);
  await guest.locator('[data-join]').first().click();
  const pages = [host, guest];
  await Promise.all(pages.map((page) => page.waitForSelector('main[data-status=running]')));
  for (let move = 0; move < 24; move += 1) {
    await Promise.race(pages.map((page) => page.waitForSelector('main[data-ready=true]')));
    const ready = await Promise.all(pages.map((page) => page.locator('main[data-ready=true]').count()));
    const turn = ready[0] ? host : guest;
    const waits = ready[0] ? guest : host;
    if (move === 0) {
      // Whoever is not asked may not take a card, and is told by which rule.
      await waits.locator('[data-card]').first().click();
      await waits.waitForSelector('[role=alert] .door');
      expect(await waits.locator('[role=alert] .door').innerText()).toMatch(/^C\d/);
    }
    if (move === 10) await turn.reload();
    await asked(turn);
    await click(turn);
  }
  await Promise.all(pages.map((page) => page.waitForSelector('svg.area')));
});

test('people at one screen take turns', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
  await page.goto(`/t/${id}`);
  let veils = 0;
  for (let move = 0; move < 40 && veils < 3; move += 1) {
    await page.waitForSelector('main[data-ready=true], [data-unveil]');
    const veil = page.locator('[data-unveil]');
    if (await veil.count()) {
      veils += 1;
      // Nothing of the table is on the page while the screen changes hands.
      expect(await page.locator('.guatemala, .generic').count()).toBe(0);
      await veil.click();
      continue;
    }
    await after(page, () => page.locator('.guatemala [data-action]:not([aria-disabled=true])').first().click({ force: true }));
  }
  expect(veils).toBeGreaterThanOrEqual(3);
});

test.each(['guatemala', 'vivajava'])('the text view plays %s to the end', async (game) => {
  const page = await house.visitor();
  const id = await table(page, { game, setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } });
  await page.goto(`/t/${id}`);
  await asText(page);
  let dice = 7;
  let moves = 0;
  while ((await asked(page)) === 'asked') {
    await page.waitForSelector('.moves [data-action]');
    const offers = page.locator('.moves [data-action]');
    dice = (dice * 1103515245 + 12345) % 2147483648;
    const n = await offers.count();
    await after(page, () => offers.nth(dice % n).click());
    moves += 1;
    expect(moves).toBeLessThan(2000);
  }
  await page.waitForSelector('.end');
});

test('whoever opens a table at which they have one seat is shown it once', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  let shown = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const news = JSON.parse(String(payload)) as { type?: string };
      if (news.type === 'update') shown += 1;
    });
  });
  await page.goto(`/t/${id}`);
  expect(await asked(page)).toBe('asked');
  expect(shown).toBe(1);
});

test('what happened since one moved is told in order, the newest in sight', async () => {
  const page = await house.visitor({ width: 360, height: 740 });
  const id = await table(page, { game: 'cafe', setup: { seats: 4 }, mine: [0], bots: { 1: 'random', 2: 'random', 3: 'random' } });
  await page.goto(`/t/${id}`);
  while ((await asked(page)) === 'asked' && !(await page.locator('svg.placing').count())) await click(page);
  // While one holds one's card, three others lay theirs and end their round.
  const news = page.locator('.strip [data-news] li');
  await news.nth(5).waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll('.strip li')].filter((line) => line.textContent?.includes(' ends the round')).length === 3);
  // A line of the log ends with the number of its paragraph.
  const log = (await page.locator('aside li:not(.since)').allInnerTexts()).map((line) => line.replace(/\s*C\d+(\.\d+)?$/, ''));
  let at = -1;
  for (const line of await news.allInnerTexts()) {
    at = log.indexOf(line, at + 1);
    expect(at, line).toBeGreaterThanOrEqual(0);
  }
  expect(await news.last().getAttribute('class')).toContain('newest');
  const seen = await page.evaluate(() => {
    const box = (what: string) => document.querySelector(`.strip ${what}`)?.getBoundingClientRect();
    const [scroll, newest, oldest] = [box('.scroll'), box('li:last-child'), box('li:first-child')];
    return scroll && newest && oldest && { newest: newest.bottom <= scroll.bottom + 1 && newest.top >= scroll.top - 1, oldest: oldest.top < newest.top };
  });
  expect(seen).toEqual({ newest: true, oldest: true });
});
