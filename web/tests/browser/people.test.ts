import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page, WebSocketRoute } from 'playwright-core';
import { after, asked, asText, call, open, playOn, table, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

const choose = async (page: Page) => {
  await asText(page);
  await after(page, () => page.locator('.moves [data-action]').first().click());
};
const icon = (page: Page) => page.evaluate(() => document.querySelector('#favicon')?.getAttribute('href'));

test('a guest keeps their name with a password, and comes back to their games from elsewhere', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0, 1] });
  await page.goto('/profile');
  const form = page.locator('[data-account]');
  await form.locator('[autocomplete=username]').fill('Ina');
  await form.locator('[type=password]').fill('kaffee und kuchen');
  await form.locator('button').click();
  await page.waitForSelector('[data-sign-out]');

  const elsewhere = await house.visitor();
  await elsewhere.goto('/profile');
  await elsewhere.locator('[data-account]').waitFor();
  await elsewhere.locator('[value=sign-in]').check();
  const entry = elsewhere.locator('[data-account]');
  await entry.locator('[autocomplete=username]').fill('Ina');
  await entry.locator('[type=password]').fill('tee und kuchen');
  await entry.locator('[type=checkbox]').check();
  await entry.locator('button').click();
  expect(await elsewhere.locator('[role=alert]').innerText()).toContain('wrong');
  // A second tab of the same browser notices who is here now.
  const tab = await elsewhere.context().newPage();
  await tab.goto('/');
  await tab.waitForSelector('#open-tables');
  await entry.locator('[type=password]').fill('kaffee und kuchen');
  await entry.locator('button').click();
  await elsewhere.waitForSelector('[data-sign-out]');
  await tab.locator('header', { hasText: 'Ina' }).waitFor();
  await tab.locator(`[href="/t/${id}"]`).first().click();
  await tab.waitForSelector('main[data-ready=true]');

  await elsewhere.locator('[data-sign-out]').click();
  await elsewhere.waitForSelector('[data-account]');
});

test('who wants messages says where; an address that is none is refused', async () => {
  const page = await house.visitor();
  await page.goto('/profile');
  const form = page.locator('[data-notify] form');
  await form.locator('input').fill('https://example.org/klatsch');
  await form.locator('button').click();
  expect((await page.locator('[data-notify] code').innerText()).length).toBe(32);
  await form.locator('input').fill('https://127.0.0.1/');
  await form.locator('button').click();
  await page.waitForSelector('[data-notify] [role=alert]');
  await page.reload();
  expect(await page.locator('[data-notify] input').inputValue()).toBe('https://example.org/klatsch');
});

test('one’s data can be taken along and taken away', async () => {
  const page = await house.visitor();
  const before = await call<{ id: string }>(page, 'get', '/me');
  await page.goto('/profile');
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-export]').click()]);
  const kept = JSON.parse(readFileSync(await download.path(), 'utf8')) as { profile: { id: string } };
  expect(kept.profile.id).toBe(before.id);
  await page.locator('[data-forget]').click();
  await page.locator('[data-forget-sure]').click();
  await page.waitForURL(`${house.url}/`);
  await page.waitForSelector('[data-play]');
  expect((await call<{ id: string }>(page, 'get', '/me')).id).not.toBe(before.id);
});

test('a seat is filled with a bot, sent away, and filled again; then the game begins', async () => {
  const page = await house.visitor();
  await page.goto('/new/vivajava');
  await page.locator('[data-create]').click();
  await page.locator('[data-bot-level]').waitFor();
  expect(await page.locator('.qr svg').count()).toBe(1);
  const id = page.url().split('/').at(-1) ?? '';
  // A third seat would keep the table open; with two it begins at once, so a friend leaves first.
  const three = await table(page, { game: 'vivajava', setup: { seats: 3 }, mine: [0] });
  await page.goto(`/t/${three}`);
  await page.locator('[data-seat-bot="1"]').click();
  await page.locator('[data-send-away="1"]').click();
  await page.locator('[data-seat-bot="1"]').waitFor();
  await page.goto(`/t/${id}`);
  await page.locator('[data-bot-level] [data-level=easy]').check();
  await page.locator('[data-seat-bot="1"]').click();
  await page.waitForSelector('main[data-status=running]');
});

test('a table of one’s own deck; a deck that is none is refused with its rule', async () => {
  const page = await house.visitor();
  const deck = readFileSync('../crates/cafe/data/classic.deck', 'utf8');
  await page.goto('/new/cafe/house');
  const file = page.locator('[data-file=deck]');
  await file.setInputFiles({ name: 'broken.deck', mimeType: 'text/plain', buffer: Buffer.from('card nonsense\n') });
  await page.locator('[data-create]').click();
  expect(await page.locator('[role=alert]').innerText()).toMatch(/cannot be read.*card nonsense.*C1\.6/s);
  await file.setInputFiles({ name: 'mine.deck', mimeType: 'text/plain', buffer: Buffer.from(deck) });
  await page.locator('summary', { hasText: 'mine.deck' }).waitFor();
  await page.locator('[data-create]').click();
  await page.waitForSelector('main[data-status=running]');
});

test.each([
  [{ kind: 'live', minutes: 20, increment_s: 10 }, /^(20:00|19:\d\d)$/],
  [{ kind: 'correspondence', days: 2, bank_days: 6 }, /^(2 d 0 h|1 d 23 h)\s\+\s6 d 0 h$/],
])('clocks stand at the table: %o', async (pace, face) => {
  const page = await house.visitor();
  const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0, 1], pace });
  await page.goto(`/t/${id}`);
  const clocks = page.locator('[role=timer]');
  await clocks.first().waitFor();
  expect(await clocks.count()).toBe(2);
  expect(await clocks.first().innerText()).toMatch(face);
  expect(await page.locator('[role=timer].runs').count()).toBe(1);
});

test('who gives up is asked whether they mean it; who wants to stop waits for the others', async () => {
  const page = await house.visitor();
  const friend = await house.visitor();
  const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0], listed: true });
  await call(friend, 'post', `/tables/${id}/join`, {});
  for (const each of [page, friend]) {
    await each.goto(`/t/${id}`);
    await each.waitForSelector('main[data-status=running]');
  }
  await page.locator('[data-menu]').click();
  await page.locator('[data-abort]').click();
  await page.locator('[data-sure]').click();
  await friend.locator('.strip', { hasText: 'wants to stop' }).waitFor();
  await friend.locator('[data-menu]').click();
  await friend.locator('[data-resign]').click();
  await friend.keyboard.press('Escape');
  expect(await friend.locator('#table-menu').count()).toBe(0);
  expect(await friend.locator('main').getAttribute('data-status')).toBe('running');
  await friend.locator('[data-menu]').click();
  await friend.locator('[data-resign]').click();
  await friend.locator('[data-sure]').click();
  for (const each of [page, friend]) await each.waitForSelector('.end');
});

test('every step of a game has a link, with steps to and fro, and another game goes on from there', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
  await page.goto(`/t/${id}`);
  await page.waitForSelector('main[data-ready=true]');
  // Of a game that goes on, what was so far.
  await page.locator('[data-menu]').click();
  await page.locator('[data-past]').click();
  await page.waitForSelector('main[data-status=past] .stage svg');
  expect(await page.locator('[data-fork]').count()).toBe(0);
  await page.locator('[data-now]').click();
  await page.waitForSelector('main[data-ready=true]');

  await playOn(page, id);
  await page.waitForSelector('.end [data-past]');
  await page.locator('.end [data-past]').click();
  const last = Number(page.url().split('/').at(-1));
  const shows = (version: number) => page.waitForSelector(`main[data-version="${version}"]`);
  await shows(last);
  await page.locator('[data-back]').click();
  await shows(last - 1);
  await page.keyboard.press('ArrowLeft');
  await shows(last - 2);
  await page.locator('[data-on]').click();
  await shows(last - 1);
  // A link to any step shows that step.
  await page.goto(`/t/${id}/12`);
  await shows(12);
  const then = await call<{ view: { scores: number[] } }>(page, 'get', `/tables/${id}/versions/12`);
  await page.waitForSelector('.plates .num');
  expect(await page.locator('.plates .num').allInnerTexts()).toEqual(then.view.scores.map(String));
  await page.locator('[data-what-if]').click();
  await page.locator('[data-fork]').click();
  await page.waitForURL((url) => !url.pathname.includes(id));
  await page.waitForSelector('main[data-status=running]');
  const origin = await call<{ origin: { table: string; version: number } }>(page, 'get', `/tables/${page.url().split('/').at(-1)}`);
  expect(origin.origin).toEqual({ table: id, version: 12 });
});

test('who has no seat watches, and is told so', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
  await page.goto(`/t/${id}`);
  await page.waitForSelector('main[data-ready=true]');
  const watcher = await house.visitor();
  await watcher.goto(`/t/${id}`);
  await watcher.locator('.watching').waitFor();
  await watcher.waitForSelector('svg.area');
  expect(await watcher.locator('[data-action], [data-undo], .card.able').count()).toBe(0);
  const before = await watcher.locator('main').getAttribute('data-version');
  await after(page, () => page.locator('.card.able').first().click(), '.pay [data-action]');
  if (await page.locator('.pay [data-action]').count()) await after(page, () => page.locator('.pay [data-action]').first().click());
  await watcher.waitForFunction((version) => document.querySelector('main')?.dataset['version'] !== version, before);
});

test('two tabs at one table agree; title and icon say whose turn it is', async () => {
  const page = await house.visitor();
  const friend = await house.visitor();
  const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0], listed: true });
  await call(friend, 'post', `/tables/${id}/join`, {});
  const tab = await page.context().newPage();
  for (const each of [page, tab, friend]) await each.goto(`/t/${id}`);
  await Promise.race([page, friend].map((each) => each.waitForSelector('main[data-ready=true]')));
  const [turn, waits] = (await page.locator('main[data-ready=true]').count()) ? [page, friend] : [friend, page];
  await turn.waitForFunction(() => document.title.includes('Your turn'));
  expect(await icon(turn)).toBe('/icon-turn.svg');
  await waits.waitForSelector('main[data-status=running]');
  await waits.waitForFunction(() => document.title.includes('VivaJava'));
  expect(await waits.title()).not.toContain('Your turn');
  expect(await icon(waits)).toBe('/icon.svg');
  await asked(turn);
  await choose(turn);
  const version = await turn.locator('main').getAttribute('data-version');
  for (const each of [tab, waits]) await each.waitForSelector(`main[data-version="${version}"]`);
});

test('undo is always there, and says why it stops', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0, 1] });
  await page.goto(`/t/${id}`);
  await page.waitForSelector('main[data-ready=true]');
  expect(await page.locator('#undo-limit').innerText()).toBe('There is nothing to take back.');
  // Whoever asks nevertheless is answered.
  await page.locator('[data-undo]').focus();
  await page.keyboard.press('Enter');
  expect((await page.locator('[role=alert]').innerText()).length).toBeGreaterThan(10);
});

test('a broken line is said, mends itself, and nothing is missed', async () => {
  const page = await house.visitor();
  const sockets: WebSocketRoute[] = [];
  let let_in = () => {};
  let closed = new Promise<void>((done) => done());
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    sockets.push(socket);
    await closed;
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => socket.send(message));
  });
  const id = await table(page, { game: 'vivajava', setup: { seats: 2 }, mine: [0, 1] });
  await page.goto(`/t/${id}`);
  await asked(page);
  closed = new Promise((done) => (let_in = done));
  await sockets[0]?.close({ code: 1012 });
  await page.locator('[data-lost]').waitFor();
  // Meanwhile the game goes on elsewhere.
  const now = await call<{ version: number; legal: string[] }>(page, 'get', `/tables/${id}/view`);
  const { version } = await call<{ version: number }>(page, 'post', `/tables/${id}/play`, { version: now.version, action: now.legal[0] });
  let_in();
  await page.waitForFunction((wanted) => Number(document.querySelector('main')?.dataset['version']) >= wanted, version);
  await page.waitForSelector('main[data-line=open]');
  expect(await page.locator('[data-lost]').count()).toBe(0);
});

test('a house that does not answer says so, and opens when it does', async () => {
  const page = await house.visitor();
  await page.route('**/api/games', (route) => route.abort());
  await page.goto('/');
  await page.locator('h1', { hasText: 'closed' }).waitFor();
  await page.unroute('**/api/games');
  await page.locator('main button').click();
  await page.waitForSelector('[data-play]');
  // The same for a list on it.
  await page.route('**/api/me/tables', (route) => route.abort());
  await page.goto('/profile');
  await page.goto('/');
  await page.locator('[role=alert] button').waitFor();
  await page.unroute('**/api/me/tables');
  await page.locator('[role=alert] button').click();
  await page.waitForSelector('#open-tables');
});
