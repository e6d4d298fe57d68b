// A service of one's own and a browser, for every file of tests.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

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

export interface House {
  url: string;
  browser: Browser;
  /** A visitor with cookies of their own. Whatever goes wrong in a page fails the test. */
  visitor(options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
  close(): Promise<void>;
}

export async function open(): Promise<House> {
  if (!CHROMIUM) throw new Error('no chromium: `cargo xtask test` installs it from Debian');
  const data = mkdtempSync(join(tmpdir(), 'klatsch-web-'));
  const service = spawn(PROGRAM, ['serve', '--addr', '127.0.0.1:0', '--data', data, '--no-limits'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, KLATSCH_LOG: 'warn' },
  });
  const url = await address(service);
  const browser = await chromium.launch({ executablePath: CHROMIUM, headless: true, args: ARGUMENTS });
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  return {
    url,
    browser,
    async visitor(options) {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 }, ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/401|Failed to load resource|WebSocket/.test(message.text())) faults.push(message.text());
      });
      return page;
    },
    async close() {
      await browser.close();
      await new Promise<void>((done) => {
        service.once('exit', () => done());
        service.kill('SIGTERM');
      });
      rmSync(data, { recursive: true, force: true });
      if (faults.length > 0) throw new Error(`in the browser: ${faults.join(' | ')}`);
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
  await page.waitForSelector('main[data-ready=true], main[data-status=over], [data-unveil]');
  if (await page.locator('[data-unveil]').count()) {
    await page.locator('[data-unveil]').click();
    return asked(page);
  }
  return (await page.locator('main[data-status=over]').count()) > 0 ? 'over' : 'asked';
}

/** Does something and waits until the table has moved on, or says no. */
export async function after(page: Page, deed: () => Promise<void>): Promise<void> {
  const before = await page.locator('main').getAttribute('data-version');
  await deed();
  await page.waitForFunction(
    (version) =>
      document.querySelector('main')?.dataset['version'] !== version || document.querySelector('[role=alert]') !== null,
    before,
  );
}

/** A table against the house, by the API, as this visitor. */
export async function table(page: Page, wishes: Record<string, unknown>): Promise<string> {
  if (!page.url().startsWith('http')) throw new Error('open the house first');
  const made = (await page.evaluate(async (body) => {
    const answer = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.json();
  }, wishes)) as { id: string };
  return made.id;
}
