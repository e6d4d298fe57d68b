// The rules at hand: the book in every language, the sheet beside a table, and what a piece means.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { asked, open, playOn, table, type House } from './house.ts';
import { LANGS } from '../../src/lib/langs.ts';
import { readBook } from '../../src/learn/rulebook.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

const GAMES = ['cafe', 'guatemala', 'vivajava'];
const bookOf = (lang: string, game: string) => readBook(readFileSync(join(import.meta.dirname, `../../../rules/${lang}/${game}.md`), 'utf8'));

test.each(LANGS)('the books in %s say every paragraph, and every door leads somewhere', async (lang) => {
  const page = await house.visitor({ lang });
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await page.waitForSelector(`[data-rules=${game}] [data-paragraph]`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
    const paragraphs = bookOf(lang, game).chapters.flatMap((chapter) => chapter.paragraphs);
    const shown = await page.locator('[data-paragraph]').evaluateAll((all) => all.map((node) => ({ number: node.getAttribute('data-paragraph') ?? '', text: node.textContent ?? '' })));
    expect(shown.map((each) => each.number)).toEqual(paragraphs.map((each) => each.number));
    for (const { number, text } of shown) {
      const paragraph = paragraphs.find((each) => each.number === number);
      expect(text, number).toContain(paragraph?.title);
      expect(text.length, number).toBeGreaterThan((paragraph?.title.length ?? 0) + number.length + 15);
    }
    // Each worked example is drawn.
    const examples = paragraphs.flatMap((each) => each.blocks.filter((block) => block.kind === 'picture'));
    await page.waitForFunction((n) => document.querySelectorAll('[data-example] svg').length >= n, examples.length);
    const numbers = new Set(paragraphs.map((each) => each.number));
    await page.goto(`/rules/${game}/quick`);
    await page.waitForSelector(`[data-page=${game}]`);
    const doors = await page.locator('[data-page] .door').evaluateAll((all) => all.map((node) => node.getAttribute('href') ?? ''));
    expect(doors.length).toBeGreaterThan(10);
    for (const door of doors) expect(numbers, door).toContain(door.slice(door.indexOf('#') + 1));
  }
});

test('paragraphs are found by words, and links lead to them', async () => {
  const page = await house.visitor();
  await page.goto('/rules/cafe#C4.9');
  await page.waitForFunction(() => document.activeElement?.id === 'C4.9');
  expect(await page.locator('[aria-current=location]').textContent()).toContain('C4.9');
  const top = await page.evaluate(() => document.getElementById('C4.9')?.getBoundingClientRect().top ?? -1);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(400);
  // From there a door leads on, and the browser leads back.
  await page.locator('[data-paragraph="C2.4"] h3 a').click();
  await page.waitForFunction(() => location.hash === '#C2.4');
  await page.goBack();
  await page.waitForFunction(() => location.hash === '#C4.9' && document.activeElement?.id === 'C4.9');

  await page.locator('[data-find]').fill('pastry CAFE');
  await page.waitForFunction(() => document.querySelectorAll('[data-paragraph]').length < 5);
  expect(await page.locator('[data-paragraph]').evaluateAll((all) => all.map((node) => node.getAttribute('data-paragraph')))).toContain('C7.4');
  await page.locator('[data-find]').fill('xyzzy');
  await page.waitForFunction(() => document.querySelectorAll('[data-paragraph]').length === 0);
  await page.goto('/rules');
  await page.locator('[data-book=guatemala]').click();
  await page.waitForSelector('[data-rules=guatemala] [data-paragraph]');
});

test('a paragraph is shown as the table or the edition has it', async () => {
  const page = await house.visitor();
  const said = async (path: string) => {
    await page.goto(path);
    await page.waitForSelector('[data-paragraph="C4.7"] p');
    return page.locator('[data-paragraph="C4.7"] > p').first();
  };
  const usual = await said('/rules/cafe');
  expect(await usual.textContent()).toContain('Choose the roasting squares');
  const french = await said('/rules/cafe?edition=fr');
  await page.waitForFunction(() => document.querySelector('[data-paragraph="C4.7"] > p')?.textContent?.startsWith('All your roasting squares'));
  expect(await french.textContent()).toContain('All your roasting squares');
  const id = await table(page, { game: 'cafe', setup: { seats: 2, delivery: 'all', draft: 'auction' }, mine: [0, 1] });
  await said(`/rules/cafe?table=${id}`);
  await page.waitForFunction(() => document.querySelector('[data-paragraph="C4.7"] > p')?.textContent?.startsWith('All your roasting squares'));
  expect(await page.locator('.away [data-paragraph="C7.2"]').count(), 'no Espresso cards at that table').toBe(1);
  expect(await page.locator('.away [data-paragraph="C6.2"]').count(), 'but an auction').toBe(0);
});

test.each(['cafe', 'guatemala', 'vivajava'])('the short rules of %s are one page of paper in every language, without buttons', async (game) => {
  const page = await house.visitor();
  for (const lang of LANGS) {
    await page.goto('/');
    await page.evaluate((chosen) => localStorage.setItem('klatsch-prefs', JSON.stringify({ lang: chosen })), lang);
    await page.goto(`/rules/${game}/quick`);
    await page.waitForSelector(`html[lang=${lang}] [data-page=${game}] li`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-print]').isVisible()).toBe(false);
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)?.length, lang).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('what is chosen on the new table is how the book is read from there', async () => {
  const page = await house.visitor();
  await page.goto('/new/cafe/house');
  await page.locator('[data-rule=delivery] summary').click();
  await page.locator('[data-rule=delivery] input[value=all]').check();
  const [book] = await Promise.all([page.context().waitForEvent('page'), page.locator('[data-rule=delivery] .door').click()]);
  await book.waitForFunction(() => document.querySelector('[data-paragraph="C4.7"] > p')?.textContent?.startsWith('All your roasting squares'));
  expect(new URL(book.url()).searchParams.get('seats')).toBe('2');
  expect(await book.locator('.away [data-paragraph="C7.2"]').count(), 'no Espresso cards are chosen').toBe(1);
});

test('a refusal opens its paragraph beside the table and leads back', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  await playOn(page, id, (view) => (view['seats'] as { question: string | null }[]).some((seat) => seat.question === 'act'));
  // The rules are not loaded with the table.
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`/t/${id}`);
  await asked(page);
  await page.locator('[data-square][data-mean="cafe-empty"], [data-square][data-mean="cafe-drying"], [data-square][data-mean="cafe-roasting"]').first().waitFor();
  for (const square of await page.locator('[data-square]').all()) {
    if (await page.locator('[role=alert] .door').count()) break;
    if ((await square.getAttribute('class'))?.includes('able')) continue;
    await square.click({ force: true });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  const door = page.locator('[role=alert] .door');
  await door.waitFor();
  expect(loaded.filter((url) => /RuleSheet|rules.*\.md|cafe-[\w-]+\.md/.test(url))).toEqual([]);
  const number = (await door.textContent()) ?? '';
  await door.click();
  await page.waitForSelector(`[data-sheet="${number}"] h2`);
  expect(await page.locator('[data-sheet] .body').textContent()).toContain(bookOf('en', 'cafe').chapters.flatMap((each) => each.paragraphs).find((each) => each.number === number)?.title);
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-sheet'));
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[data-sheet]'));
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-rule'))).toBe(number);
  // Lines of the log and what may be done have doors, too; and a paragraph leads on to another.
  await page.locator('[data-log-tab]').click();
  expect(await page.locator('aside li .door').count()).toBeGreaterThan(0);
  expect(await page.locator('.head [data-doors] .door').count()).toBeGreaterThan(0);
  await page.locator('aside li .door').first().click();
  await page.waitForSelector('[data-sheet] h2');
  await page.locator('[data-back]').click();
  await page.waitForFunction(() => !document.querySelector('[data-sheet]'));
});

test('whatever is touched explains itself while it is asked for', async () => {
  const page = await house.visitor();
  for (const [game, word] of [['cafe', 'cafe-card'], ['guatemala', 'guatemala-worker'], ['vivajava', 'vivajava-featured']] as const) {
    const id = await table(page, { game, setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } });
    await page.goto(`/t/${id}`);
    await asked(page);
    const version = await page.locator('main').getAttribute('data-version');
    await page.locator('[data-ask]').click();
    await page.waitForSelector('[data-asking]');
    await page.locator(`[data-mean="${word}"]`).first().click({ force: true });
    await page.waitForSelector('[data-meaning]');
    expect(await page.locator('main').getAttribute('data-version'), 'nothing was done').toBe(version);
    await page.locator('[data-meaning] .door').click();
    await page.waitForSelector('[data-sheet] h2');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    // By keys: one thing after the other, each of them once.
    await page.keyboard.press('i');
    await page.waitForSelector('[data-meaning]');
    const first = await page.locator('[data-meaning]').getAttribute('data-meaning');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((before) => document.querySelector('[data-meaning]')?.getAttribute('data-meaning') !== before, first);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[data-meaning], [data-asking]'));
    // The list of keys has a key of its own.
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[data-keys][open]');
    expect(await page.locator('[data-meaning], [data-asking]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[data-keys]', { state: 'detached' });
  }
});

test('a finger that rests on a card asks what it means', async () => {
  const page = await house.visitor({ touch: true, width: 390, height: 800 });
  const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  await page.goto(`/t/${id}`);
  await asked(page);
  const card = page.locator('[data-mean="cafe-card"]').first();
  await card.scrollIntoViewIfNeeded();
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true, ...(await middle(card)) });
  await page.waitForSelector('[data-meaning]');
  expect(await page.locator('[data-meaning]').textContent()).toContain('C2');
});
async function middle(node: { boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> }) {
  const box = await node.boundingBox();
  return { clientX: (box?.x ?? 0) + (box?.width ?? 0) / 2, clientY: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

test('a worked example is played on from where it is shown', async () => {
  const page = await house.visitor();
  await page.goto('/rules/cafe#C4.5');
  await page.locator('[data-try=dry]').click();
  await page.waitForURL(/\/t\//);
  await asked(page);
  expect(await page.locator('[data-mean="cafe-drying"]').count()).toBe(2);
});

test('the options of a new table have doors', async () => {
  const page = await house.visitor();
  await page.goto('/new/cafe');
  await page.waitForSelector('[data-create]');
  const doors = await page.locator('form .door').evaluateAll((all) => all.map((node) => node.getAttribute('href') ?? ''));
  expect(doors.length).toBeGreaterThan(8);
  for (const door of doors) expect(door).toMatch(/^\/rules\/cafe(\?[^#]*)?#C\d/);
});
