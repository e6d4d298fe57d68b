import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { after, asked, open, table, type House } from './house.ts';
import { LANGS } from '../../src/lib/langs.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterAll(() => house.close());

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every screen there is, opened by a function. */
const SCREENS: [string, (page: Page) => Promise<void>][] = [
  ['home', (page) => page.goto(house.url).then(() => page.waitForSelector('#open-tables')).then(() => {})],
  ['new table', (page) => page.goto(`${house.url}/new/cafe`).then(() => page.waitForSelector('[data-create]')).then(() => {})],
  ['profile', (page) => page.goto(`${house.url}/profile`).then(() => page.waitForSelector('[data-theme-picker]')).then(() => {})],
  ['nowhere', (page) => page.goto(`${house.url}/t/nosuchtable`).then(() => page.waitForSelector('main h1')).then(() => {})],
  ['waiting', async (page) => {
    const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0] });
    await page.goto(`${house.url}/t/${id}`);
    await page.waitForSelector('[data-link]');
  }],
  ['café, taking', async (page) => {
    const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0], begins_when_full: true });
    await page.goto(`${house.url}/t/${id}`);
    await page.waitForSelector('.card.able');
  }],
  ['café, placing', async (page) => {
    const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0], begins_when_full: true });
    await page.goto(`${house.url}/t/${id}`);
    await page.locator('.card.able').first().click();
    await page.waitForSelector('svg.placing, .pay [data-action]');
    if (await page.locator('.pay [data-action]').count()) await page.locator('.pay [data-action]').first().click();
    await page.waitForSelector('svg.placing');
  }],
  ['text view', async (page) => {
    const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0, 1], begins_when_full: true });
    await page.goto(`${house.url}/t/${id}`);
    await page.waitForSelector('.moves [data-action]');
  }],
];

describe.each(SCREENS)('%s', (_name, go) => {
  test('has no fault that axe knows', async () => {
    const page = await house.visitor({ reducedMotion: 'reduce' });
    await page.goto(house.url);
    await page.waitForSelector('[data-play]');
    await go(page);
    await page.evaluate(AXE);
    const faults = (await page.evaluate(() =>
      (globalThis as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe.run(),
    )) as { violations: { id: string; nodes: { html: string }[] }[] };
    expect(faults.violations.map((fault) => `${fault.id}: ${fault.nodes[0]?.html}`)).toEqual([]);
  });

  test('fits a telephone', async () => {
    const page = await house.visitor({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    await page.goto(house.url);
    await page.waitForSelector('[data-play]');
    await go(page);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });

  test.each(LANGS)('speaks %s without a missing word', async (lang) => {
    const page = await house.visitor({ locale: lang, reducedMotion: 'reduce' });
    await page.goto(house.url);
    await page.waitForSelector('[data-play]');
    await go(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    const text = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label],[title],[alt]')].flatMap((node) =>
        ['aria-label', 'title', 'alt'].map((name) => node.getAttribute(name) ?? ''),
      );
      return [document.body.innerText, ...labels].join('\n');
    });
    expect(text).not.toMatch(/\b(house|cafe|guatemala|vivajava)-[a-z]+/);
    expect(text).not.toMatch(/\{\s*\$|\?\?\?/);
  });
});

test('the language changes at once', async () => {
  const page = await house.visitor();
  await page.goto(house.url);
  await page.locator('[data-lang]').selectOption('de');
  await page.waitForFunction(() => document.documentElement.lang === 'de');
  expect(await page.locator('[data-play]').innerText()).toBe('Jetzt spielen');
  await page.reload();
  await page.waitForSelector('[data-play]');
  expect(await page.locator('[data-play]').innerText()).toBe('Jetzt spielen');
});

test.each(['guatemala', 'vivajava'])('the text view plays %s to the end', async (game) => {
  const page = await house.visitor({ reducedMotion: 'reduce' });
  await page.goto(house.url);
  await page.waitForSelector('[data-play]');
  const id = await table(page, { game, setup: { seats: 2 }, mine: [0], bots: { 1: 'random' }, begins_when_full: true });
  await page.goto(`${house.url}/t/${id}`);
  let dice = 7;
  let moves = 0;
  while ((await asked(page)) === 'asked') {
    const offers = page.locator('.moves [data-action]');
    const n = await offers.count();
    dice = (dice * 1103515245 + 12345) % 2147483648;
    await after(page, () => offers.nth(dice % n).click());
    moves += 1;
    expect(moves).toBeLessThan(2000);
  }
  expect(await page.locator('.end').count()).toBe(1);
}, 900_000);
