// A house that sends mail, with a mail server of Debian: `python3-aiosmtpd`.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bring, faults } from './axe.ts';
import { launch, leave, PATIENCE, serve, type Served } from './house.ts';

const HOME = 'https://tables.example';

let folder: string;
let post: ChildProcess;
let club: Served;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klatsch-mail-'));
  const port = await freePort();
  const words = ['-m', 'aiosmtpd', '-n', '-l', `127.0.0.1:${port}`, '-c', 'aiosmtpd.handlers.Mailbox', join(folder, 'box')];
  post = spawn('/usr/bin/python3', words, { stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => post.kill());
  await vi.waitFor(() => reached(port), { timeout: PATIENCE, interval: 50 });
  writeFileSync(join(folder, 'imprint.txt'), 'Run by Olga.\n\nKaffeestraße 1, Bremen');
  const mail = ['--public-url', HOME, '--mail-server', `smtp://127.0.0.1:${port}`, '--mail-from', 'klatsch@tables.example'];
  club = await serve(['--no-limits', ...mail, '--imprint-file', join(folder, 'imprint.txt')]);
  browser = await launch();
}, PATIENCE);

afterAll(async () => {
  await leave(browser);
  await club?.close();
  post?.kill();
  rmSync(folder, { recursive: true, force: true });
});

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}
function reached(port: number): Promise<void> {
  return new Promise((yes, no) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      yes();
    }).once('error', no);
  });
}

/** The path of the link to this page in a mail, once it is there. */
async function link(page: string): Promise<string> {
  return vi.waitFor(
    () => {
      const box = join(folder, 'box', 'new');
      const mails = existsSync(box) ? readdirSync(box).map((name) => readFileSync(join(box, name), 'utf8').replace(/=\r?\n/g, '')) : [];
      const found = mails.map((mail) => new RegExp(`${HOME}(/${page}#\\S+)`).exec(mail)?.[1]).find((path) => path);
      if (!found) throw new Error(`no mail with /${page}`);
      return found;
    },
    { timeout: PATIENCE, interval: 100 },
  );
}

async function stranger(path: string, lang = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ baseURL: club.url, locale: lang, reducedMotion: 'reduce' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('somebody gives an address, forgets the password, and chooses another by mail', { timeout: PATIENCE }, async () => {
  const page = await stranger('/');
  await page.waitForSelector('#open-tables');
  await page.request.post('/api/me/account', { data: { name: 'Ina', password: 'kaffee und kuchen' } });
  await page.goto('/profile');
  const form = page.locator('[data-mail]');
  await form.locator('input[type=email]').fill('ina@example.org');
  await form.locator('form button').click();
  await form.locator('[data-unconfirmed]').waitFor();
  await bring(page);
  expect(await faults(page)).toEqual([]);

  const elsewhere = await stranger(await link('mail'), 'de');
  await elsewhere.locator('[data-mail-link=mail] button').click();
  await elsewhere.locator('[data-mail-link=mail] [role=status]', { hasText: 'Danke' }).waitFor();
  await page.reload();
  await page.locator('[data-mail] [data-no-mail]').waitFor();
  expect(await page.locator('[data-unconfirmed]').count()).toBe(0);

  await elsewhere.goto('/profile');
  await elsewhere.locator('input[value=sign-in]').check();
  await elsewhere.locator('a[href="/forgotten"]').click();
  await elsewhere.locator('[data-forgotten] input').fill('Ina');
  await bring(elsewhere);
  expect(await faults(elsewhere)).toEqual([]);
  await elsewhere.locator('[data-forgotten] button').click();
  await elsewhere.locator('[data-forgotten] [role=status]', { hasText: 'Link' }).waitFor();
  await elsewhere.goto(await link('reset'));
  await elsewhere.locator('[data-reset] input').fill('tee und kuchen');
  await elsewhere.locator('[data-reset] button').click();
  await elsewhere.waitForSelector('[data-sign-out]');
  const me = (await (await elsewhere.request.get('/api/me')).json()) as { name: string };
  expect(me.name).toBe('Ina');

  await elsewhere.goto('/unsubscribe#nobody.knows');
  await elsewhere.locator('[data-mail-link=unsubscribe] button').click();
  await elsewhere.locator('[role=alert]').waitFor();
});

test('texts of the operator are at the foot of every page', { timeout: PATIENCE }, async () => {
  const page = await stranger('/about');
  await page.locator('footer a[href="/imprint"]').click();
  await page.locator('[data-legal=imprint]', { hasText: 'Kaffeestraße 1' }).waitFor();
  expect(await page.locator('footer a[href="/privacy"]').count()).toBe(0);
  await bring(page);
  expect(await faults(page)).toEqual([]);
});
