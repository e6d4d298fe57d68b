// During and after a game: proposals, chat, a broken line, the end, playing again, my games, looking back.

import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { levelsOf } from '../../src/lib/levels.ts';
import { asked, asText, call, open, playOn, table, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

/** What brings points, in the order in which it is done. */
const DILIGENT = ['send', 'store', 'deliver', 'roast', 'dry', 'produce', 'end'];

/** A finished game of one person at two seats in which somebody has points: of one deal or the next. */
async function scored(page: Page, game: string): Promise<{ id: string; scores: { seat: number; total: number }[] }> {
  for (let deals = 0; deals < 6; deals += 1) {
    const id = await table(page, { game, setup: { seats: 2 }, mine: [0, 1] });
    await playOn(page, id, undefined, DILIGENT);
    const { result } = await call<{ result: { scores: { seat: number; total: number }[] } }>(page, 'get', `/tables/${id}`);
    if (result.scores.some((score) => score.total > 0)) return { id, scores: result.scores };
  }
  throw new Error('six games without a point');
}

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
    const page = await house.visitor({ width: 1440, height: 900 });
    const { id, scores } = await scored(page, game);
    await page.goto(`/t/${id}`);
    await page.waitForSelector('.end figure svg');
    expect(await page.locator('[data-glass]').count()).toBe(2);
    for (const { seat, total } of scores) {
      const glass = page.locator(`[data-glass="${seat}"]`);
      expect(await glass.locator('.num').innerText()).toBe(String(total));
      const parts = (await glass.locator('p').innerText()).match(/-?\d+/g)?.map(Number) ?? [];
      expect(parts.reduce((sum, part) => sum + part, 0), 'the layers are the score').toBe(total);
    }
    await page.waitForSelector('[data-chance=verified]');
    if (game === 'cafe') {
      // The areas as they were at last, each a way to the whole table.
      await page.waitForSelector('[data-last-look] [data-mini]');
      expect(await page.locator('[data-last-look] [data-mini]').count()).toBe(2);
    }
    // The scene fits the screen.
    await page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
    expect(await page.evaluate(() => document.body.innerText.includes('if the game ended now'))).toBe(false);
    expect(await page.evaluate(() => document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations === Infinity).length), 'nothing pulses').toBe(0);
    // How points are counted is behind a door beside the legend.
    await page.locator('.end .legend .door').first().waitFor();
    for (const door of await page.locator('.end .legend .door').all()) {
      await door.click();
      await page.waitForSelector(`[data-sheet="${await door.getAttribute('data-rule')}"] h2`);
      await page.keyboard.press('Escape');
    }
  });

  test('figures count up with what is poured, source after source; nothing moves for those who like it still', async () => {
    const [page, calm] = [await house.visitor({ motion: true }), await house.visitor()];
    const { id, scores } = await scored(page, 'cafe');
    const best = scores.reduce((a, b) => (b.total > a.total ? b : a));
    // Every figure that was ever shown, from before the scene is there.
    await page.addInitScript((seat) => {
      const shown: number[] = [];
      Object.assign(window, { shown });
      new MutationObserver(() => {
        const figure = document.querySelector(`[data-glass="${seat}"] .num`)?.textContent;
        if (figure && Number(figure) !== shown.at(-1)) shown.push(Number(figure));
      }).observe(document, { childList: true, characterData: true, subtree: true });
    }, best.seat);
    await page.goto(`/t/${id}`);
    await page.waitForSelector('.end[data-pouring=true]');
    await page.waitForSelector('.end[data-pouring=false]');
    const shown = await page.evaluate(() => (window as unknown as { shown: number[] }).shown);
    expect(shown.at(-1)).toBe(best.total);
    expect(shown[0], 'it begins at nothing').toBe(0);
    expect(shown, 'it never falls').toEqual([...shown].sort((a, b) => a - b));
    await calm.goto(`/t/${id}`);
    await calm.waitForSelector('.end figure svg');
    expect(await calm.locator('.end[data-pouring=true]').count()).toBe(0);
    expect(await calm.locator(`[data-glass="${best.seat}"] .num`).innerText()).toBe(String(best.total));
  });

  test('who gave up is named, and who won', async () => {
    const [ada, ben, id] = await pair();
    await call(ada, 'post', `/tables/${id}/resign`, {});
    await ben.waitForSelector('.end');
    expect(await ben.locator('#how-it-ended').innerText()).toBe('You win!');
    expect(await ben.locator('.end .words').innerText()).toMatch(/left the table\./);
    expect(await ada.locator('.end .words').innerText()).toContain('You left the table.');
    // Both see the same two cups: a full one, and one turned over.
    for (const page of [ada, ben]) {
      expect(await page.locator('[data-cup="1"][data-cup-state=won] svg path').count()).toBeGreaterThan(0);
      expect(await page.locator('[data-cup="0"]').getAttribute('data-cup-state')).toBe('left');
      for (const next of ['[data-rematch]', '[data-past]', '[data-share]']) expect(await page.locator(`.end ${next}`).isVisible()).toBe(true);
    }
    expect(await ada.locator('[data-cup="0"] .name').innerText()).toMatch(/^You\s+left the table\s+2nd$/);
    expect(await ben.locator('[data-cup="1"] .name').innerText()).toMatch(/^You\s+1st$/);
  });

  test('who ran out of time is named, with a clock beside the cup', async () => {
    const [ada, ben, id] = await pair();
    await call(ada, 'post', `/tables/${id}/resign`, {});
    // A clock takes a minute at least; the service marks those who forfeit by it beside those who left.
    for (const page of [ada, ben]) {
      await page.routeWebSocket(/\/ws$/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => socket.send(String(message).replaceAll('"lost":[0]', '"lost":[0],"late":[0]')));
      });
      await page.reload();
      await page.waitForSelector('[data-cup="0"][data-cup-state=late] .clock');
    }
    expect(await ada.locator('.end .words').innerText()).toContain('You ran out of time.');
    expect(await ben.locator('.end .words').innerText()).toMatch(/You win!\s+.* ran out of time\./);
  });

  test('a result is shared as its link, or copied where nothing can be shared', async () => {
    const [ada, ben, id] = await pair();
    // Not every browser of the tests knows how to share.
    await ada.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { configurable: true, value: (what: { url: string }) => Promise.resolve(document.documentElement.setAttribute('data-told', what.url)) });
    });
    await ben.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await ben.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
    await call(ada, 'post', `/tables/${id}/resign`, {});
    for (const page of [ada, ben]) {
      await page.reload();
      await page.locator('[data-share]').click();
    }
    await ada.waitForSelector(`html[data-told="${ada.url()}"]`);
    await ben.waitForFunction((url) => navigator.clipboard.readText().then((text) => text === url), ben.url());
  });

  test('a game stopped by agreement has no winner, and everybody’s cup is half full', async () => {
    const [ada, ben, id] = await pair();
    for (const page of [ada, ben]) await call(page, 'post', `/tables/${id}/abort`, {});
    await ada.waitForSelector('.end [data-cup]');
    expect(await ada.locator('[data-cup-state=stopped]').count()).toBe(2);
    expect(await ada.locator('#how-it-ended').innerText()).toBe('Stopped by agreement');
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
  const shared = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
  await playOn(page, shared);
  await page.goto('/games');
  await page.waitForSelector('[data-state=running][aria-pressed=true]');
  await page.locator('[data-state=over]').click();
  await page.waitForFunction(() => document.querySelectorAll('[data-finished]').length === 3);
  const columns = await page.locator('[data-finished] .when').evaluateAll((days) => days.map((day) => Math.round(day.getBoundingClientRect().left)));
  expect(new Set(columns).size, 'days stand in one column').toBe(1);
  // What was played at one screen is counted, and said to be.
  expect(await page.locator('[data-title=cafe] .title').innerText()).toMatch(/2 games\s+1 at one screen/);
  expect(await page.locator('[data-title=vivajava] [data-one-screen]').count()).toBe(0);
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
    // Every seat's area is on its plate, once its drawing is fetched, and the one that moves is the marked one.
    await page.locator('.plates [data-mini] rect').first().waitFor();
    expect(await page.locator('.plates [data-mini] rect').count()).toBeGreaterThan(2 * 5);
    expect(await page.locator('.plates [data-mini]').count()).toBe(2);
    expect(await page.locator('.plates li.shown [data-mini]').getAttribute('data-mini')).toBe(await page.locator('.replay').getAttribute('data-seat'));
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
    const { games } = await call<{ games: { id: string; bots: string[] }[] }>(page, 'get', '/games');
    const levels = await page.locator('[data-fork-level] option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(levels, 'only whom this game has').toEqual(levelsOf(games.find(({ id }) => id === 'cafe')));
    expect(await page.locator('[data-fork-level]').inputValue()).toBe('medium');
    await page.locator('[data-fork]').click();
    await page.waitForSelector('main[data-status=running]');
  });

  test('beans are followed on their way', async () => {
    const page = await house.visitor({ width: 1440, height: 900 });
    // Not every deal has something to dry: of one or the next.
    const dried = async () => {
      for (let deals = 0; deals < 6; deals += 1) {
        const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
        await playOn(page, id, (view) => Number(view['round']) > 4, DILIGENT);
        const { versions } = await call<{ versions: { version: number; events: { kind: string }[] }[] }>(page, 'get', `/tables/${id}/replay`);
        const step = versions.find(({ events }) => events.some((event) => event.kind === 'dried'));
        if (step) return `/t/${id}/${step.version}`;
      }
      throw new Error('six games without anything dried');
    };
    await page.goto(await dried());
    await page.waitForSelector('.stage [data-way]');
    await page.keyboard.press('Home');
    await page.waitForFunction(() => document.querySelectorAll('.stage [data-way]').length === 0);
  });

  test.each(['cafe', 'guatemala', 'vivajava'])('%s fits a telephone, with everything in reach', async (game) => {
    const page = await house.visitor({ width: 360, height: 740 });
    const id = await table(page, { game, setup: { seats: 2 }, mine: [0, 1] });
    let steps = 0;
    await playOn(page, id, () => (steps += 1) > 12, DILIGENT);
    await call(page, 'post', `/tables/${id}/resign`, { seat: 0 });
    const { version } = await call<{ version: number }>(page, 'get', `/tables/${id}`);
    await page.goto(`/t/${id}/${version - 2}`);
    await page.waitForSelector('.replay [data-caption]');
    // The drawing is fetched for itself, and so are its parts.
    await page.waitForSelector('.stage .wood > svg, .stage .page > *');
    expect(await page.evaluate(() => [document.documentElement.scrollHeight <= innerHeight, document.documentElement.scrollWidth <= innerWidth])).toEqual([true, true]);
    for (const what of ['[data-copy-step]', '[data-now]', '[data-record]', '[data-play-replay]', '[data-what-if]', '.stage']) {
      const box = await page.locator(what).boundingBox();
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 360, `${what} is within the screen`).toBe(true);
    }
    expect((await page.locator('.stage').boundingBox())?.height, 'the board has the most room').toBeGreaterThan(200);
    await page.locator('[data-what-if]').click();
    const fork = await page.locator('[data-fork]').boundingBox();
    expect((fork?.y ?? 999) + (fork?.height ?? 0), 'what if is asked within the screen').toBeLessThanOrEqual(740);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  });

  test('with everybody’s eyes, with a seat’s, and with those of who watched', async () => {
    const page = await house.visitor({ width: 1440, height: 900 });
    const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
    let steps = 0;
    await playOn(page, id, () => (steps += 1) > 12);
    await call(page, 'post', `/tables/${id}/resign`, { seat: 0 });
    await page.goto(`/t/${id}/1`);
    await page.waitForSelector('.replay');
    for (const eyes of ['spectator', '0', 'all']) {
      await page.locator('[data-eyes]').selectOption(eyes);
      await page.locator('[data-eyes]').blur();
      const seats = new Set<string>();
      await page.keyboard.press('Home');
      for (let turns = 0; turns < 4; turns += 1) {
        await page.keyboard.press('ArrowDown');
        const seat = (await page.locator('.replay').getAttribute('data-seat')) ?? '';
        seats.add(seat);
        // The sacks of the seat that moves are there for those who may know them.
        await page.locator(`.stage [data-sacks-of="${seat}"]`).waitFor({ state: eyes === 'all' || eyes === seat ? 'attached' : 'detached' });
      }
      expect(seats.size, 'both seats moved').toBe(2);
    }
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
