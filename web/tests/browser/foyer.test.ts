// Beginning: home, seek, a new table, the invitation and its guest.

import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LEVELS, levelsOf } from '../../src/lib/levels.ts';
import { call, open, painted, table, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

/** The games and their levels. */
async function games(page: Page): Promise<{ id: string; levels: string[] }[]> {
  const found = await call<{ games: { id: string; bots: string[] }[] }>(page, 'get', '/games');
  return found.games.map((game) => ({ id: game.id, levels: levelsOf(game) }));
}
const offered = (page: Page) => page.locator('[data-level]').evaluateAll((levels) => levels.map((level) => (level as HTMLElement).dataset['level']));

describe('home', () => {
  test.each([
    [360, 740],
    [390, 844],
  ])('game, opponent and Play are in sight at %i × %i', async (width, height) => {
    const page = await house.visitor({ width, height });
    await page.goto('/');
    await page.waitForSelector('[data-level]');
    expect(await page.locator('[data-game]').count()).toBe(3);
    for (const { id, levels } of await games(page)) {
      await page.locator(`[data-game=${id}]`).click();
      await page.waitForFunction((n) => document.querySelectorAll('[data-level]').length === n, levels.length);
      expect(await offered(page)).toEqual(levels);
      const button = await page.locator('[data-play]').boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0), id).toBeLessThanOrEqual(height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });

  test('as many levels as there are can be read and touched on a telephone, in every language', async () => {
    const page = await house.visitor();
    // The place with the least room.
    await page.goto('/new/guatemala/house');
    await page.waitForSelector('[data-lang] option', { state: 'attached' });
    const languages = await page.locator('[data-lang]').first().locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(languages.length).toBe(5);
    for (const language of languages) {
      // On a telephone languages are in the menu.
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.locator('[data-lang]').first().selectOption(language);
      await page.waitForSelector(`html[lang=${language}]`);
      await page.setViewportSize({ width: 360, height: 740 });
      await painted(page);
      const levels = await page.locator('label:has([data-level])').evaluateAll((cards) =>
        cards.map((card) => {
          const [box, word] = [card.getBoundingClientRect(), card.lastElementChild as HTMLElement];
          const letters = document.createRange();
          letters.selectNodeContents(word);
          const { left, right } = letters.getBoundingClientRect();
          return {
            word: word.innerText,
            lines: letters.getClientRects().length,
            size: parseFloat(getComputedStyle(word).fontSize),
            room: Math.min(left - box.left, box.right - right),
            target: Math.min(box.width, box.height),
          };
        }),
      );
      expect(levels.length).toBe(LEVELS.length);
      expect(new Set(levels.map(({ word }) => word)).size).toBe(LEVELS.length);
      for (const level of levels) {
        expect(level.word).toMatch(/^[^,]+$/);
        expect(level.lines, level.word).toBe(1);
        expect(level.size, level.word).toBeGreaterThanOrEqual(12);
        expect(level.room, `${level.word} is within its card`).toBeGreaterThanOrEqual(2);
        expect(level.target, level.word).toBeGreaterThanOrEqual(44);
      }
    }
  });

  test('levels are named to who cannot see them, and chosen by arrow keys', async () => {
    const page = await house.visitor();
    await page.goto('/');
    await page.locator('[data-game=guatemala]').click();
    const group = page.getByRole('radiogroup', { name: 'Opponent' });
    expect(await group.getByRole('radio').count()).toBe(LEVELS.length);
    await group.getByRole('radio', { name: 'Medium', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await group.getByRole('radio', { name: 'Skilled', exact: true }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await group.getByRole('radio', { name: 'Steady', exact: true }).isChecked()).toBe(true);
    expect(await page.locator('[data-level]:checked').count()).toBe(1);
  });

  test('a level that another game has not becomes its nearest, and comes back with its game', async () => {
    const page = await house.visitor();
    await page.goto('/');
    const chosen = (level: string) => page.waitForSelector(`[data-level=${level}]:checked`);
    await page.locator('[data-game=guatemala]').click();
    await page.locator('[data-level=skilled]').check();
    await page.locator('[data-game=vivajava]').click();
    await chosen('medium');
    await page.locator('[data-game=guatemala]').click();
    await chosen('skilled');
    await page.locator('[data-game=vivajava]').click();
    await chosen('medium');
    await page.locator('[data-play]').click();
    await page.waitForSelector('main[data-status=running]');
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    const doc = await call<{ seats: { bot?: string }[] }>(page, 'get', `/tables/${id}`);
    expect(doc.seats[1]?.bot).toBe('medium');
  });

  // The service writes the whole address into the page.
  test('a link to the house is shown with a picture', async () => {
    const page = await house.visitor();
    await page.goto('/');
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(picture).toMatch(/^https?:\/\//);
    const answer = await page.request.get(new URL(picture).pathname);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  test('titles are set in the bundled face', async () => {
    const page = await house.visitor();
    await page.goto('/');
    await page.waitForSelector('h1');
    await page.waitForFunction(() => document.fonts.check('800 20px Alegreya'));
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name).filter((name) => name.endsWith('.woff2')));
    expect(loaded.some((name) => name.includes('cyrillic')), 'Cyrillic only where it is written').toBe(false);
    await page.locator('[data-lang]').first().selectOption('uk');
    await page.waitForFunction(() => performance.getEntriesByType('resource').some((entry) => /cyrillic.*woff2/.test(entry.name)));
  });

  test('a game that waits leads the page', async () => {
    const page = await house.visitor();
    const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
    await page.goto('/');
    expect(await page.locator('#goes-on').innerText()).toBe('Café at one screen');
    await page.locator('[data-continue]').click();
    await page.waitForURL(`**/t/${id}`);
  });

  test('seek: the first opens a table, the second sits down at it', async () => {
    const [ada, ben] = [await house.visitor(), await house.visitor()];
    for (const page of [ada, ben]) {
      await page.goto('/');
      await page.locator('[data-game=vivajava]').click();
    }
    await ada.locator('[data-seek=live]').click();
    await ada.waitForSelector('[data-link]');
    await ben.locator('[data-seek=live]').click();
    await Promise.all([ada, ben].map((page) => page.waitForSelector('main[data-status=running]')));
    expect(new URL(ada.url()).pathname).toBe(new URL(ben.url()).pathname);
  });

  test('a row of the lobby says what is played, and one press sits down', async () => {
    const [host, guest] = [await house.visitor(), await house.visitor()];
    const id = await table(host, { game: 'cafe', setup: { seats: 2, draft: 'auction' }, mine: [0], listed: true });
    await guest.goto('/');
    const row = guest.locator('li', { has: guest.locator(`[data-join-table="${id}"]`) });
    expect(await row.innerText()).toMatch(/Café for two · The draft · no clock/);
    await row.locator('[data-join-table]').click();
    await guest.waitForSelector('main[data-status=running]');
  });
});

describe('a new table', () => {
  test('what, who and how fast make a sentence, and the sentence a table', async () => {
    const page = await house.visitor({ width: 1440 });
    await page.goto('/new/cafe/friend');
    await page.locator('[data-chair="2"]').click();
    await page.locator('[data-who=house]').click();
    await page.locator('[data-level=hard]').check();
    await page.locator('[data-pace=live]').check();
    const sentence = page.locator('[data-sentence]');
    expect(await sentence.innerText()).toBe('Café for three: you, a friend by link and the house (hard). 20 min + 15 s, rules as in the books.');
    await page.locator('[data-rule=espresso] summary').click();
    await page.locator('[data-rule=espresso] input[value=true]').check();
    expect(await sentence.innerText()).toContain('house rules: Espresso cards');
    await page.locator('[data-create]').click();
    await page.waitForSelector('[data-link][data-complete=true]');
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    const doc = await call<{ seats: { bot?: string }[]; pace: { kind: string }; setup: Record<string, unknown> }>(page, 'get', `/tables/${id}`);
    expect(doc.seats.map((chair) => chair.bot)).toEqual([undefined, undefined, 'hard']);
    expect([doc.pace.kind, doc.setup['espresso']]).toEqual(['live', true]);
  });

  test('another game seats the level that is nearest', async () => {
    const page = await house.visitor({ width: 1440 });
    await page.goto('/new/guatemala/house');
    await page.locator('[data-level=relaxed]').check();
    const sentence = page.locator('[data-sentence]');
    expect(await sentence.innerText()).toContain('the house (relaxed)');
    await page.locator('input[data-game=cafe]').check();
    expect(await sentence.innerText()).toContain('the house (easy)');
    await page.locator('[data-create]').click();
    await page.waitForSelector('main[data-status=running]');
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    const doc = await call<{ seats: { bot?: string }[] }>(page, 'get', `/tables/${id}`);
    expect(doc.seats[1]?.bot).toBe('easy');
  });

  test('a game for two at least keeps its second chair', async () => {
    const page = await house.visitor();
    await page.goto('/new/cafe/alone');
    await page.locator('input[data-game=guatemala]').check();
    expect(await page.locator('[data-sentence]').innerText()).toContain('Guatemala Café for two');
    await page.locator('[data-chair="1"]').click();
    expect(await page.locator('[data-who=nobody]').isDisabled()).toBe(true);
  });
});

test('the invitation says what was agreed; a guest takes a name and sits down with one press', async () => {
  const [host, guest] = [await house.visitor(), await house.visitor({ width: 390, height: 844, touch: true })];
  const id = await table(host, { game: 'cafe', setup: { seats: 3 }, mine: [0], bots: { 2: 'medium' } });
  await host.goto(`/t/${id}`);
  const link = await host.locator('[data-link][data-complete=true]').inputValue();
  expect(await host.locator('[data-agreed]').innerText()).toMatch(/the house \(medium\)\. No clock, rules as in the books\.$/);
  expect(await host.locator('.qr svg').count()).toBe(1);
  expect(await host.locator('[data-text]').count(), 'there is nothing to read as text yet').toBe(0);
  await guest.goto(link);
  // Those who do not know the game look at it first, and keep the invitation.
  expect(await guest.locator('[data-learn]').evaluate((way: HTMLAnchorElement) => [way.pathname, way.target])).toEqual(['/learn/cafe', '_blank']);
  await guest.locator('[data-name]').fill('Olena');
  await guest.locator('[data-join]').click();
  await Promise.all([host, guest].map((page) => page.waitForSelector('main[data-status=running]')));
  const doc = await call<{ seats: { user?: { name: string } }[] }>(host, 'get', `/tables/${id}`);
  expect(doc.seats[1]?.user?.name).toBe('Olena');
});

test('a house that is open to the home network offers its address there, for the link and for telephones', async () => {
  const host = await house.visitor();
  const [lan, elsewhere] = ['http://192.168.0.17:7722', await table(host, { game: 'cafe', setup: { seats: 2 }, mine: [0] })];
  await host.goto(`/t/${elsewhere}`);
  await host.waitForSelector('[data-link][data-complete=true]');
  expect(await host.locator('[data-lan]').count(), 'nothing is offered where there is nothing').toBe(0);

  await host.route('**/api/house', (route) => route.fulfill({ json: { lan } }));
  await host.reload();
  const [link, qr] = [host.locator('[data-link][data-complete=true]'), host.locator('.qr')];
  const [usual, picture] = [await link.inputValue(), await qr.innerHTML()];
  await host.locator('[data-lan]').click();
  expect(await host.locator('[data-lan]').getAttribute('aria-pressed')).toBe('true');
  expect(await link.inputValue()).toBe(usual.replace(new URL(usual).origin, lan));
  expect(await qr.innerHTML(), 'telephones are led there, too').not.toBe(picture);
  await host.locator('[data-lan]').click();
  expect(await link.inputValue()).toBe(usual);
});

test('about and the list of keys', async () => {
  const page = await house.visitor();
  await page.goto('/about');
  await page.waitForSelector('main h2');
  expect(await page.locator('main').innerText()).toContain('Rôla & Costa');
  await page.keyboard.press('?');
  await page.waitForSelector('dialog[data-keys][open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[data-keys]', { state: 'detached' });
  await page.goto('/keys');
  await page.waitForSelector('kbd');
  expect(await page.locator('kbd').count()).toBeGreaterThan(15);
});
