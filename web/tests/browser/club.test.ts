import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, leave, PATIENCE, serve, type Served } from './house.ts';

let browser: Browser;
let club: Served;
beforeAll(async () => {
  browser = await launch();
  club = await serve(['--no-limits', '--seed', '7', '--entry', 'invitation', '--invitation', 'a-cup']);
});
afterAll(async () => {
  await leave(browser);
  await club?.close();
});

/** Somebody who was never here. */
async function stranger(path: string, lang = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ baseURL: club.url, locale: lang, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}
const me = async (page: Page) => (await (await page.request.get('/api/me')).json()) as { id: string; name: string };

test('a newcomer needs the code of the house, by hand or by link', async () => {
  const page = await stranger('/', 'de');
  await page.waitForSelector('[data-entrance="identity/invitation"]');
  const form = page.locator('main form').first();
  await form.locator('input').fill('tea');
  await form.locator('button').click();
  await page.locator('[role=alert]', { hasText: 'Code' }).waitFor();
  await form.locator('input').fill('a-cup');
  await form.locator('button').click();
  await page.waitForSelector('#open-tables');
  await page.context().close();
  const invited = await stranger('/?invitation=a-cup');
  await invited.waitForSelector('#open-tables');
  await invited.context().close();
});

test('a forgotten password is chosen again by the link of an operator, and a notice is above every screen', async () => {
  const page = await stranger('/?invitation=a-cup');
  await page.waitForSelector('#open-tables');
  await page.request.post('/api/me/account', { data: { name: 'Ina', password: 'kaffee und kuchen' } });
  const { link } = club.admin('users', 'reset-password', 'Ina')['link'] as { link: string };
  // From a device that nobody knows: the house takes no newcomers, but this is none.
  const elsewhere = await stranger(link);
  await elsewhere.locator('[data-reset] input').fill('tee und kuchen');
  await elsewhere.locator('[data-reset] button').click();
  await elsewhere.waitForSelector('[data-sign-out]');
  expect((await me(elsewhere)).name).toBe('Ina');

  club.admin('announce', 'Cake at four.');
  await elsewhere.reload();
  await elsewhere.locator('[data-notice]', { hasText: 'Cake at four.' }).waitFor();
  club.admin('ban', '--user', 'Ina', '--reason', 'Enough for today.');
  await elsewhere.reload();
  await elsewhere.waitForSelector('[data-entrance="identity/banned"]');
  await elsewhere.locator('main', { hasText: 'Enough for today.' }).waitFor();
  club.admin('unban', 'Ina');
  club.admin('announce', '--clear');
  await page.context().close();
  await elsewhere.context().close();
});

test('somebody in the chat is reported and hidden, and an open table hears of maintenance', async () => {
  const [ada, ben] = [await stranger('/?invitation=a-cup'), await stranger('/?invitation=a-cup')];
  await ada.waitForSelector('#open-tables');
  await ben.waitForSelector('#open-tables');
  await ben.request.post('/api/me', { data: { name: 'Ben' } });
  const made = (await (
    await ada.request.post('/api/tables', { data: { game: 'vivajava', setup: { seats: 2 }, listed: true, begins_when_full: true } })
  ).json()) as { id: string };
  await ben.request.post(`/api/tables/${made.id}/join`, { data: {} });
  await ben.request.post(`/api/tables/${made.id}/chat`, { data: { text: 'you cheat' } });
  await ada.goto(`/t/${made.id}`);
  await ada.waitForSelector('main[data-ready=true]');
  await ada.locator('[data-menu]').click();
  await ada.locator('[data-about]').click();
  const person = ada.locator('[data-person]');
  await person.locator('textarea').fill('He is rude.');
  await person.locator('form button').click();
  await person.locator('[role=status]').waitFor();
  const { reports } = club.admin('reports', 'list') as { reports: { about_name: string; text: string; said: string[] }[] };
  expect(reports).toMatchObject([{ about_name: 'Ben', text: 'He is rude.', said: ['Ben: you cheat'] }]);
  await person.locator('[aria-pressed]').click();
  await person.locator('[aria-pressed=true]').waitFor();

  club.admin('maintenance', 'on', 'Back at noon.');
  await ada.locator('[data-notice]', { hasText: 'Back at noon.' }).waitFor();
  club.admin('maintenance', 'off');
  await ada.locator('[data-notice]').waitFor({ state: 'detached' });
  await ada.context().close();
  await ben.context().close();
});
