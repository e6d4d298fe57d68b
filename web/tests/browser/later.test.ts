// What a table fetches only when it is needed: a question counts as asked when it can be answered, and a part that cannot
// be fetched has words.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { after, asked, call, delayed, focused, open, playOn, table, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

/** A table of two seats at one screen, at this question; the screen has yet to be taken over. */
async function at(page: Page, kind: string, setup: Record<string, unknown> = {}): Promise<void> {
  const id = await table(page, { game: 'guatemala', setup: { seats: 2, ...setup }, mine: [0, 1] });
  expect(await playOn(page, id, (view) => (view['question'] as { kind: string }).kind === kind, 'sack')).toBe(true);
  await page.goto(`/t/${id}`);
  await page.waitForSelector('[data-unveil]');
}

test.each([
  ['blockade', /\/Block-[^/]*\.js$/, {}, '[data-action=decline]'],
  ['arrange_piece', /\/Arrange-[^/]*\.js$/, { market: 'players' }, '[data-action="arrange worker black"]'],
  ['place', /\/MapSpots-[^/]*\.js$/, {}, '.plantations .spot.able[tabindex="0"]'],
] as const)('a question (%s) is asked when it stands on the page, and then has the focus of who plays by keys', async (kind, part, setup, answer) => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const { wanted, release } = await delayed(page, part);
  await at(page, kind, setup);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.guatemala[data-question=${kind}] .ask`);
  await wanted;
  expect(await page.locator('main').getAttribute('data-ready')).toBe('false');
  release();
  expect(await asked(page)).toBe('asked');
  expect(await page.locator(answer).count()).toBe(1);
  await focused(page, '.guatemala [data-action]:not([aria-disabled=true])');
});

test.each([
  ['blockade', /\/Block-[^/]*\.js$/, {}, 'decline', '.block'],
  ['arrange_piece', /\/Arrange-[^/]*\.js$/, { market: 'players' }, 'arrange worker black', '.kinds'],
] as const)('a question (%s) whose card cannot be fetched says so, can be answered, and is fetched once more on demand', async (kind, part, setup, answer, card) => {
  const page = await house.visitor({ width: 1440, height: 900 });
  await page.route(part, (route) => route.abort());
  await at(page, kind, setup);
  expect(await asked(page)).toBe('asked');
  expect(await page.locator('.ask [data-missing]').innerText()).toMatch(/could not be loaded/);
  expect(await page.locator(`.ask [data-action="${answer}"]`).count()).toBe(1);
  await page.unroute(part);
  await page.locator('[data-fetch]').click();
  await page.waitForSelector(card);
  await page.waitForSelector('[data-missing]', { state: 'detached' });
  await after(page, () => page.locator(`.ask [data-action="${answer}"]`).click());
});

test('a piece whose places cannot be fetched is placed by sentences, and on the map once they are there', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const part = /\/MapSpots-[^/]*\.js$/;
  await page.route(part, (route) => route.abort());
  await at(page, 'place');
  expect(await asked(page)).toBe('asked');
  await page.waitForSelector('.ask [data-missing]');
  expect(await page.locator('.ask .plain [data-action]').count()).toBeGreaterThan(1);
  expect(await page.locator('.plantations .spot').count()).toBe(0);
  await page.unroute(part);
  await page.locator('[data-fetch]').click();
  await page.waitForSelector('.plantations .spot.able');
  await page.waitForSelector('.ask .plain', { state: 'detached' });
});

test('chat, the table as text and the end say so, too, and are there when they are fetched once more', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } });
  const parts = /\/(Chat|GenericTable|EndScene)-[^/]*\.js$/;
  await page.goto(`/t/${id}`);
  await asked(page);
  const deeds: [() => Promise<unknown>, string][] = [
    [() => page.locator('[data-chat-tab]').click(), '.ledger form'],
    [() => page.evaluate(() => document.querySelector<HTMLElement>('[data-text]')?.click()), '.generic'],
    [() => call(page, 'post', `/tables/${id}/resign`, { seat: 0 }), '.end'],
  ];
  for (const [deed, there] of deeds) {
    await page.route(parts, (route) => route.abort());
    await deed();
    await page.waitForSelector('[data-missing]');
    expect(await page.locator(there).count()).toBe(0);
    await page.unroute(parts);
    await page.locator('[data-fetch]').click();
    await page.waitForSelector(there);
  }
});
