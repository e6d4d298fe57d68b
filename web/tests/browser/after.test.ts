// During and after a game: proposals, chat, a broken line, the end, playing again, my games, looking back.

import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asked, asText, call, open, playOn, table, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

/** Two people at a running table. */
async function pair(game = 'cafe'): Promise<[Page, Page, string]> {
  const [ada, ben] = [await house.visitor(), await house.visitor()];
  const id = await table(ada, { game, setup: { seats: 2 }, mine: [0], listed: true });
  await call(ben, 'post', `/tables/${id}/join`, {});
  for (const page of [ada, ben]) {
    await page.goto(`/t/${id}`);
    await page.waitForSelector('main[data-status=running]');
  }
  return [ada, ben, id];
}

test('a proposal to stop is declined, made again and accepted', async () => {
  const [ada, ben] = await pair();
  const propose = async () => {
    await ada.locator('[data-menu]').click();
    await ada.locator('[data-abort]').click();
    await ada.locator('[data-sure]').click();
  };
  await propose();
  await ben.locator('[data-proposal] [data-play-on]').click();
  await Promise.all([ada, ben].map((page) => page.waitForSelector('[data-proposal]', { state: 'detached' })));
  await propose();
  await ben.locator('[data-proposal] [data-agree]').click();
  await ada.waitForSelector('main[data-status=over]');
  expect(await ada.locator('#how-it-ended').innerText()).toBe('Stopped by agreement');
});

test('what is said while one looks at the log is marked', async () => {
  const [ada, ben, id] = await pair();
  await call(ben, 'post', `/tables/${id}/chat`, { text: 'hello' });
  await ada.locator('[data-to-chat]').click();
  await ada.waitForSelector('text=hello');
  expect(await ada.locator('[data-unread]').count()).toBe(0);
});

test('a broken line is told within three seconds, nothing is queued, and being back is told for a moment', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  await page.goto(`/t/${id}`);
  await asked(page);
  await asText(page);
  await page.waitForSelector('.moves [data-action]');
  const version = await page.locator('main').getAttribute('data-version');
  const since = Date.now();
  await page.context().setOffline(true);
  await page.waitForSelector('[data-lost]');
  expect(Date.now() - since).toBeLessThan(3000);
  await page.locator('.moves [data-action]').first().click();
  await page.waitForSelector('[role=alert]');
  await page.context().setOffline(false);
  await page.waitForSelector('[data-lost]', { state: 'detached' });
  await page.waitForSelector('[data-back-again]');
  await page.waitForSelector('[data-back-again]', { state: 'detached' });
  expect(await page.locator('main > [role=alert]').count(), 'what could not be sent is no news any more').toBe(0);
  expect(await page.locator('main').getAttribute('data-version'), 'nothing was played behind one’s back').toBe(version);
});

test('sounds are switched at the table, and the name field keeps what is typed', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0], bots: { 1: 'easy' } });
  await page.goto(`/t/${id}`);
  await page.locator('[data-menu]').click();
  await page.locator('[data-sound]').click();
  expect(await page.locator('[data-sound]').getAttribute('aria-checked')).toBe('true');
  await page.goto('/profile');
  await page.locator('[data-name]').fill('Olena');
  // What is typed while the house still writes the first name down stays.
  await page.route('**/api/me', async (route) => {
    if (route.request().method() === 'POST') await page.locator('[data-name]').fill('Olena K.');
    await route.continue();
  });
  await page.locator('[data-save]').click();
  await page.waitForSelector('text=Saved.');
  expect(await page.locator('[data-name]').inputValue()).toBe('Olena K.');
});

describe('the end', () => {
  test.each(['cafe', 'guatemala', 'vivajava'])('%s: a glass for each seat, filled by source', async (game) => {
    const page = await house.visitor({ width: 1440 });
    const id = await table(page, { game, setup: { seats: 2 }, mine: [0, 1] });
    await playOn(page, id);
    await page.goto(`/t/${id}`);
    await page.waitForSelector('.end figure svg');
    expect(await page.locator('[data-glass]').count()).toBe(2);
    const { result } = await call<{ result: { scores: { seat: number; total: number }[] } }>(page, 'get', `/tables/${id}`);
    for (const { seat, total } of result.scores) {
      const glass = page.locator(`[data-glass="${seat}"]`);
      expect(await glass.locator('.num').innerText()).toBe(String(total));
      const parts = (await glass.locator('p').innerText()).match(/-?\d+/g)?.map(Number) ?? [];
      expect(parts.reduce((sum, part) => sum + part, 0), 'the layers are the score').toBe(total);
    }
    await page.waitForSelector('[data-chance=verified]');
    expect(await page.evaluate(() => document.body.innerText.includes('if the game ended now'))).toBe(false);
    expect(await page.evaluate(() => document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity).length), 'nothing pulses').toBe(0);
    // How points are counted is behind a door beside the legend.
    if (game === 'guatemala') await page.locator('.end .legend .door').waitFor();
    for (const door of await page.locator('.end .legend .door').all()) {
      await door.click();
      await page.waitForSelector(`[data-sheet="${await door.getAttribute('data-rule')}"] h2`);
      await page.keyboard.press('Escape');
    }
  });

  test('who gave up is named, and who won', async () => {
    const [ada, ben, id] = await pair();
    await call(ada, 'post', `/tables/${id}/resign`, {});
    await ben.waitForSelector('.end');
    expect(await ben.locator('#how-it-ended').innerText()).toBe('You win!');
    expect(await ben.locator('.end .words').innerText()).toMatch(/left the table\./);
    expect(await ada.locator('.end .words').innerText()).toContain('You left the table.');
  });
});

describe('playing again', () => {
  test('one offer is one table: the second press joins the first’s', async () => {
    const [ada, ben, id] = await pair();
    await call(ada, 'post', `/tables/${id}/resign`, {});
    await Promise.all([ada, ben].map((page) => page.waitForSelector('[data-rematch]')));
    await ada.locator('[data-rematch]').click();
    await ada.waitForSelector('[data-link]');
    await ben.waitForSelector('text=Join them again');
    await ben.locator('[data-rematch]').click();
    await Promise.all([ada, ben].map((page) => page.waitForSelector('main[data-status=running]')));
    expect(new URL(ada.url()).pathname).toBe(new URL(ben.url()).pathname);
    expect(ada.url()).not.toContain(id);
  });

  test('those who have left see it on home', async () => {
    const [ada, ben, id] = await pair();
    await call(ada, 'post', `/tables/${id}/resign`, {});
    await ben.goto('/');
    await ada.locator('[data-rematch]').click();
    await ada.waitForSelector('[data-link]');
    await ben.goto('/');
    await ben.locator('[data-offer] [data-accept]').click();
    await Promise.all([ada, ben].map((page) => page.waitForSelector('main[data-status=running]')));
    expect(new URL(ada.url()).pathname).toBe(new URL(ben.url()).pathname);
  });
});

test('my games: states, titles, figures, kept for guests', async () => {
  const page = await house.visitor({ width: 1440 });
  const lost = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0], bots: { 1: 'easy' } });
  await call(page, 'post', `/tables/${lost}/resign`, {});
  const alone = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  await playOn(page, alone);
  await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
  await page.goto('/games');
  await page.waitForSelector('[data-state=running][aria-pressed=true]');
  await page.locator('[data-state=over]').click();
  expect(await page.locator('[data-finished]').count()).toBe(2);
  await page.locator('[data-title=vivajava]').click();
  expect(await page.locator('[data-finished]').count()).toBe(1);
  expect(await page.locator('[data-against=easy]').innerText()).toMatch(/0\/1/);
  await page.reload();
  await page.locator('[data-state=over]').click();
  await page.locator(`[data-finished="${alone}"] a`).click();
  await page.waitForURL(`**/t/${alone}`);
});

describe('looking back', () => {
  test('by keys, by itself, from a link, within the screen', async () => {
    const page = await house.visitor({ width: 1440, height: 900 });
    const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
    await playOn(page, id);
    await page.goto(`/t/${id}/1`);
    await page.waitForSelector('.replay');
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    const at = async () => Number(await page.locator('.replay').getAttribute('data-at'));
    const round = () => page.locator('[data-chapter][aria-expanded=true]').first().getAttribute('data-chapter');
    const first = await at();
    await page.keyboard.press('ArrowRight');
    expect(await at()).toBeGreaterThan(first);
    const seat = await page.locator('.replay').getAttribute('data-seat');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.replay').getAttribute('data-seat'), 'the board follows the seat that moves').not.toBe(seat);
    await page.keyboard.press('PageDown');
    expect(await round()).toBe('2');
    await page.waitForURL(new RegExp(`/t/${id}/\\d+$`));
    const link = page.url();
    const there = await at();
    await page.keyboard.press('3');
    await page.keyboard.press('Space');
    await page.waitForFunction((before) => Number(document.querySelector('.replay')?.getAttribute('data-at')) > before + 2, there);
    await page.goto(link);
    await page.waitForSelector('.replay');
    expect(await at()).toBe(there);
    await page.locator('[data-what-if]').click();
    await page.locator('[data-fork]').click();
    await page.waitForSelector('main[data-status=running]');
  });

  test('a running game of one’s own', async () => {
    const page = await house.visitor();
    const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0], bots: { 1: 'easy' } });
    await page.goto(`/t/${id}`);
    await asked(page);
    const version = await page.locator('main').getAttribute('data-version');
    await page.goto(`/t/${id}/${version}`);
    await page.waitForSelector('.replay [data-caption]');
    expect(await page.locator('[data-what-if]').count(), 'no other way while it is on').toBe(0);
  });

  test('a record of anybody is opened; a broken one is refused with its line', async () => {
    const page = await house.visitor({ width: 1440 });
    const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0, 1] });
    await playOn(page, id);
    const record = await (await page.request.get(`/api/tables/${id}/record`)).text();
    const lines = record.split('\n');
    const bad = lines.findIndex((line) => /^\d+ seat/.test(line));
    lines[bad] = lines[bad]?.replace(/seat(\d) .*/, 'seat$1 brew tea') ?? '';
    const [good, broken] = ['good', 'broken'].map((name) => join(tmpdir(), `klatsch-${process.pid}-${name}.record`));
    writeFileSync(good ?? '', record);
    writeFileSync(broken ?? '', lines.join('\n'));
    await page.goto('/games');
    await page.locator('[data-open-record]').click();
    await page.locator('[data-record-file]').setInputFiles(broken ?? '');
    expect(await page.locator('[data-refused]').innerText()).toContain(`line ${bad + 1}`);
    await page.locator('[data-record-file]').setInputFiles(good ?? '');
    await page.waitForSelector('.replay');
    expect(await page.locator('header h1').innerText()).toContain('chance verified');
    await page.keyboard.press('End');
    const { tables } = await call<{ tables: unknown[] }>(page, 'get', '/me/tables');
    expect(tables.length, 'nothing is kept').toBe(1);
  });
});
