// First games: every guide by clicks, wrong tries, keys, what is kept, and hints at the table.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { asked, call, focused, open, painted, playOn, table, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

const GAMES = { cafe: 12, guatemala: 12, vivajava: 12 };

async function at(page: Page, lesson: string): Promise<void> {
  await page.waitForSelector(`main[data-lesson="${lesson}"][data-ready=true]`);
}
const verdict = (page: Page) => page.locator('main').getAttribute('data-verdict');
const solved = (page: Page) => page.waitForSelector('main[data-verdict=solved]');

/** Goes on with "Show me" until the lesson is solved: first it is lit, then it is done. */
async function shownThrough(page: Page): Promise<number> {
  let lit = 0;
  for (let i = 0; i < 60 && (await verdict(page)) !== 'solved'; i += 1) {
    await page.locator('[data-show]').click();
    await page.waitForFunction(() => document.querySelector('[data-shown]') !== null || document.querySelector('main')?.dataset['verdict'] === 'solved');
    await painted(page);
    lit += Number((await page.locator('.rings').getAttribute('data-lit')) !== '0');
    const before = await page.locator('main').getAttribute('data-chosen');
    await page.locator('[data-show]').click();
    await page.waitForFunction((chosen) => document.querySelector('main')?.dataset['chosen'] !== chosen, before);
  }
  return lit;
}

for (const [game, many] of Object.entries(GAMES)) {
  test(`the guide of ${game} can be gone through, and a game with hints follows`, async () => {
    const page = await house.visitor();
    await page.goto(`/learn/${game}`);
    let lit = 0;
    for (let n = 1; n <= many; n += 1) {
      await page.waitForSelector('main[data-ready=true]');
      lit += await shownThrough(page);
      await page.waitForSelector('[data-success]');
      await page.locator('[data-next]').click();
    }
    expect(lit, 'what is shown is lit at the table').toBeGreaterThan(many / 2);
    await page.waitForSelector('main[data-lesson=game]');
    await page.locator('[data-finish]').click();
    await page.waitForURL(/\/t\//);
    expect(await asked(page)).toBe('asked');
    await page.waitForSelector('[data-hint]');
    const made = await call<{ hints: string; seats: { bot?: string }[] }>(page, 'get', `/tables/${new URL(page.url()).pathname.slice(3)}`);
    expect([made.hints, made.seats[1]?.bot]).toEqual(['on', 'easy']);
  });
}

test('the first page leads to the lessons', async () => {
  const page = await house.visitor();
  await page.goto('/');
  await page.locator('[data-learn]').first().click();
  await at(page, 'serve');
});

test('lessons of Café by hand: a wrong try is taken back with its reason, a right one solves', async () => {
  const page = await house.visitor();
  await page.goto('/learn/cafe');
  await at(page, 'serve');
  await page.locator('[data-pass]').click();
  await at(page, 'produce');
  await page.locator('[data-square="0,0"]').click();
  await solved(page);
  await page.locator('[data-next]').click();
  await at(page, 'dry');
  await page.locator('[data-square="2,0"]').click();
  await page.locator('[role=menuitem][data-action="dry 2,0 red"]').click();
  await page.waitForSelector('[data-reason]');
  expect(await page.locator('[data-reason]').textContent()).toContain('That was the red bean');
  await at(page, 'dry');
  await page.locator('[data-square="2,0"]').click();
  await page.locator('[role=menuitem][data-action="dry 2,0 brown"]').click();
  await solved(page);
  expect(await page.locator('[data-success]').textContent()).toContain('Both share one square');
});

test('why: the paragraph opens beside the lesson, and leads back to it', async () => {
  const page = await house.visitor();
  await page.goto('/learn/cafe');
  await at(page, 'serve');
  const tabs = page.context().pages().length;
  await page.locator('[data-why]').click();
  await page.waitForSelector('[data-sheet] h2');
  expect(page.context().pages().length, 'in no other tab').toBe(tabs);
  await page.locator('[data-sheet] [data-back]').click();
  await page.waitForSelector('[data-sheet]', { state: 'detached' });
  await focused(page, '[data-why]');
});

test('lessons of Guatemala Café by hand', async () => {
  const page = await house.visitor();
  await page.goto('/learn/guatemala');
  await at(page, 'sack');
  await page.locator('[data-action="nothing"]').first().click();
  await page.waitForSelector('[data-reason]');
  await at(page, 'sack');
  await page.locator('[data-action="sack r4c1"]').first().click({ force: true });
  await solved(page);
});

test('lessons of VivaJava Dice by hand', async () => {
  const page = await house.visitor();
  await page.goto('/learn/vivajava');
  await at(page, 'aim');
  await page.locator('[data-action^="research white"]').first().click();
  await page.waitForSelector('[data-reason]');
  expect(await page.locator('[data-reason]').textContent()).toContain('One point now wins the game');
});

test('by keys alone, and what was done is kept', async () => {
  const page = await house.visitor();
  await page.goto('/learn/cafe');
  await at(page, 'serve');
  const press = async (name: string, key = 'Enter') => {
    await page.locator(name).focus();
    await page.keyboard.press(key);
  };
  await press('[data-show]');
  await page.waitForSelector('[data-shown]');
  await press('[data-pass]');
  await at(page, 'produce');
  await focused(page, 'h1');
  await press('[data-square="0,0"]');
  await solved(page);
  await press('[data-next]');
  await at(page, 'dry');
  await page.reload();
  await at(page, 'dry');
  expect(await page.locator('[aria-current=step]').textContent()).toContain('Dry the two brown beans');
  expect(await page.locator('.dots .done').count()).toBe(1);
  await page.goto('/learn');
  expect(await page.locator('[data-game=cafe]').textContent()).toContain('2');
});

test('hints appear numbered at the table, count, and can be put away', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1], hints: 'on' });
  await page.goto(`/t/${id}`);
  await asked(page);
  await page.locator('[data-hint]').click();
  await page.waitForSelector('[data-hints=given]');
  const best = page.locator('[data-hinted]');
  expect(await best.count()).toBeGreaterThan(0);
  await page.waitForFunction(() => document.querySelector('.rings .number') !== null);
  await page.locator('[data-hint-close]').click();
  await page.waitForSelector('[data-hints=none]');
  await page.waitForSelector('.rings[data-lit="0"]', { state: 'attached' });
  const seats = (await call<{ seats: { hints?: number }[] }>(page, 'get', `/tables/${id}`)).seats;
  expect(seats.map((seat) => seat.hints ?? 0).reduce((sum, n) => sum + n, 0)).toBe(1);
});

test('hints at the table of Guatemala Café name no field by letters and numbers', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1], hints: 'on' });
  expect(await playOn(page, id, (view) => (view['question'] as { kind: string }).kind === 'place', ['build', 'take'])).toBe(true);
  await page.goto(`/t/${id}`);
  await asked(page);
  await page.locator('[data-hint]').click();
  await page.waitForSelector('[data-hints=given]');
  for (const said of await page.locator('[data-hinted]').allInnerTexts()) expect(said).not.toMatch(/\b[a-z]\d+\b|\br\d+c\d+\b|\d\.\d/);
});

test('a hint that takes long shows that it does, and can be stopped', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1], hints: 'on' });
  // The answer waits until it is stopped, whatever the machine can do.
  let release = () => {};
  const stopped = new Promise<void>((done) => (release = done));
  await page.route('**/hint', async (route) => {
    if (route.request().method() === 'DELETE') {
      release();
      await route.continue();
      return;
    }
    await stopped;
    await route.fulfill({ status: 409, contentType: 'application/json', body: JSON.stringify({ code: 'hint/stopped', message: '' }) });
  });
  await page.goto(`/t/${id}`);
  await asked(page);
  await page.locator('[data-hint]').click();
  await page.waitForSelector('[data-hints=thinking] [role=status]');
  await page.locator('[data-hint-stop]').click();
  await page.waitForSelector('[data-hints=none]');
});

test('where hints are off nobody is offered any', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
  await page.goto(`/t/${id}`);
  await asked(page);
  expect(await page.locator('[data-hint]').count()).toBe(0);
  const answer = await page.request.post(`/api/tables/${id}/hint`, { data: { seat: 0 } });
  expect(answer.status()).toBe(403);
});
