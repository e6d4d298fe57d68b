// A service of one's own and a browser, for every file of tests.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type BrowserContext, type Page, type Response } from 'playwright-core';

const PROGRAM = process.env['KLATSCH_BIN'] ?? '../target/debug/klatsch';
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A step of a test takes a moment; on a machine that does ten other things, some seconds. */
export const PATIENCE = 120_000;

export interface Guest {
  /** The look they chose earlier. */
  theme?: 'light' | 'dark' | 'contrast';
  lang?: string;
  width?: number;
  height?: number;
  /** Whether they stay for all tests of the file. */
  stays?: boolean;
  /** Whether they have fingers instead of a mouse. */
  touch?: boolean;
  /** Whether they like things to move. */
  motion?: boolean;
}

export interface House {
  url: string;
  browser: Browser;
  /** A visitor with cookies of their own, who has been here before. Whatever goes wrong in a page fails the test. */
  visitor(guest?: Guest): Promise<Page>;
  /** Sends all visitors home; after every test. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

/** A service on a data folder of its own. */
export interface Served {
  url: string;
  /** Gives an order of an operator; what came of it. */
  admin(...words: string[]): Record<string, unknown>;
  close(): Promise<void>;
}

/** With `PREVIEW=1` the pages come from `dist` instead of from the program, which then need not be built again. */
const PAGES = process.env['PREVIEW'] ? ['--web', 'dist'] : [];

/** Starts the program with these settings. */
export async function serve(settings: readonly string[]): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'klatsch-web-'));
  const service = spawn(PROGRAM, ['serve', '--addr', '127.0.0.1:0', '--data', data, ...PAGES, ...settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, KLATSCH_LOG: 'error' },
  });
  // Whatever becomes of the tests, the service does not outlive them.
  process.once('exit', () => service.kill());
  return {
    url: await address(service),
    admin: (...words) => JSON.parse(execFileSync(PROGRAM, ['admin', ...words, '--data', data, '--json'], { encoding: 'utf8' })) as Record<string, unknown>,
    async close() {
      await new Promise<void>((done) => {
        service.once('exit', () => done());
        service.kill('SIGTERM');
      });
      rmSync(data, { recursive: true, force: true });
    },
  };
}

let running: Browser | undefined;

/** Debian's browser: one for all files of tests that a process runs, one after the other. It ends with the process. */
export async function launch(): Promise<Browser> {
  if (!CHROMIUM) throw new Error('no chromium: `cargo xtask test` installs it from Debian');
  if (!running?.isConnected()) running = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: ARGUMENTS, timeout: PATIENCE });
  return running;
}

/** Leaves nobody behind in the browser. */
export async function leave(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

export async function open(): Promise<House> {
  // The same choices give the same games: no test depends on luck.
  const service = await serve(['--no-limits', '--seed', '7']);
  const browser = await launch();
  let contexts: BrowserContext[] = [];
  let faults: string[] = [];
  return {
    url: service.url,
    browser,
    async visitor({ theme = 'light', lang, width = 1280, height = 900, stays = false, touch = false, motion = false } = {}) {
      const context = await browser.newContext({
        locale: lang ?? 'en-GB',
        viewport: { width, height },
        reducedMotion: motion ? 'no-preference' : 'reduce',
        hasTouch: touch,
        baseURL: service.url,
      });
      context.setDefaultTimeout(PATIENCE);
      if (!stays) contexts.push(context);
      await context.addInitScript((look) => {
        // An empty page keeps nothing.
        if (location.protocol === 'about:') return;
        if (!localStorage.getItem('klatsch-prefs')) localStorage.setItem('klatsch-prefs', JSON.stringify({ theme: look }));
      }, theme);
      await context.request.post('/api/me', { data: {} });
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('console', (message) => {
        // The browser reports refusals and broken lines, of which the page itself makes words.
        if (message.type() === 'error' && !/Failed to load resource|WebSocket/.test(message.text())) faults.push(message.text());
      });
      return context.newPage();
    },
    async sweep() {
      await Promise.all(contexts.map((context) => context.close()));
      const found = faults;
      [contexts, faults] = [[], []];
      if (found.length > 0) throw new Error(`in the browser: ${found.join(' | ')}`);
    },
    async close() {
      await leave(browser);
      await service.close();
    },
  };
}

function address(service: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let heard = '';
    service.once('error', failed);
    service.once('exit', (code) => failed(new Error(`the service ended with ${code}`)));
    service.stdout?.on('data', (bytes: Buffer) => {
      heard += bytes.toString();
      const match = /http:\/\/\S+/.exec(heard);
      if (match) found(match[0]);
    });
  });
}

/** Waits until somebody at this page may act, or the game is over. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('[data-unveil]')) return 'veiled';
    const main = document.querySelector('main');
    if (main?.dataset['status'] === 'over') return 'over';
    return main?.dataset['ready'] === 'true' && 'asked';
  });
  const what = await found.jsonValue();
  if (what !== 'veiled') return what || 'asked';
  await page.locator('[data-unveil]').click();
  return asked(page);
}

/** Shows the table as text, if it is drawn. */
export async function asText(page: Page): Promise<void> {
  await page.waitForSelector('main[data-ready=true]');
  if ((await page.locator('.generic').count()) > 0) return;
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-text]')?.click());
  await page.waitForSelector('.generic');
}

/** Waits until the page has been painted as it is now: some things are measured first and drawn in the next frame. */
export function painted(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
}

/** Waits until what has the focus is something like this. */
export async function focused(page: Page, sign: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), sign);
}

/** Makes a choice and waits until it was answered, or until something else can be seen. */
export async function after(page: Page, deed: () => Promise<void>, or = '[role=alert]'): Promise<void> {
  const before = await page.locator('main').getAttribute('data-plays');
  await deed();
  // The others may choose meanwhile, so it is not the version that counts.
  await page.waitForFunction(
    ([plays, other]) =>
      document.querySelector('main')?.dataset['plays'] !== plays || document.querySelector(other ?? '') !== null,
    [before, or],
  );
}

/** A part of the table stays on its way until it is let through. */
export async function delayed(page: Page, part: RegExp): Promise<{ wanted: Promise<void>; release: () => void }> {
  let [want, release] = [() => {}, () => {}];
  const wanted = new Promise<void>((resolve) => (want = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(part, async (route) => {
    want();
    await released;
    await route.continue();
  });
  return { wanted, release };
}

/** How much JavaScript opening this table loads beyond the first page, in KiB as it is sent. */
export async function scriptsOf(page: Page, id: string): Promise<number> {
  await page.goto('/');
  await page.waitForSelector('#open-tables');
  const answers: Response[] = [];
  page.on('response', (answer) => answers.push(answer));
  // Within the house: what is loaded already is not loaded again.
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/t/${id}`);
  await asked(page);
  const scripts = answers.filter((answer) => answer.ok() && (answer.headers()['content-type'] ?? '').includes('javascript'));
  if (scripts.length < 3) throw new Error('a table comes in several parts');
  const sizes = await Promise.all(scripts.map(async (answer) => gzipSync(await answer.body()).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** A call of the service as this visitor. */
export async function call<T>(page: Page, method: 'get' | 'post', path: string, data?: unknown): Promise<T> {
  const answer = await page.request[method](`/api${path}`, data === undefined ? {} : { data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A table by the API, made by this visitor. */
export async function table(page: Page, wishes: Record<string, unknown>): Promise<string> {
  return (await call<{ id: string }>(page, 'post', '/tables', { begins_when_full: true, ...wishes })).id;
}

/**
 * Somebody who has all seats chooses something for each, up to a question or the end; says whether it was asked.
 * What begins with one of `likes` is chosen first, in their order.
 */
export async function playOn(
  page: Page,
  id: string,
  until?: (view: Record<string, unknown>, legal: readonly string[]) => boolean,
  likes: string | readonly string[] = [],
): Promise<boolean> {
  let dice = 7;
  for (;;) {
    const now = await call<{ version: number; awaits: Awaits; legal: string[]; view: Record<string, unknown> }>(page, 'get', `/tables/${id}/view`);
    const seat = now.awaits.seat ?? now.awaits.seats?.[0];
    if (seat === undefined) return false;
    if (until?.(now.view, now.legal)) return true;
    dice = (dice * 1103515245 + 12345) % 2147483648;
    const liked = [likes].flat().map((like) => now.legal.find((text) => text.startsWith(like))).find((text) => text !== undefined);
    const action = liked ?? now.legal[dice % now.legal.length];
    await call(page, 'post', `/tables/${id}/play`, { seat, version: now.version, action });
  }
}

interface Awaits {
  seat?: number;
  seats?: number[];
}
