// The proxy that docs/operations.md describes, run as it is in `packaging/nginx.conf`: only names, ports and paths are
// those of this test. TLS, and a port other than 443.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, leave, PATIENCE, serve, type Served } from './house.ts';
import type { Browser, BrowserContext } from 'playwright-core';

const NGINX = '/usr/sbin/nginx';

let folder: string;
let served: Served;
let nginx: ChildProcess;
let browser: Browser;
let url: string;
/** Where the same host is reached without TLS. */
let plain: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'klatsch-proxy-'));
  const port = await freePort();
  url = `https://localhost:${port}`;
  plain = `http://localhost:${await freePort(port + 1)}`;
  served = await serve(['--secure-cookies', '--proxies', '1', '--public-url', url]);
  const certificate = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const made = spawnSync('openssl', [...certificate, '-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')]);
  expect(made.status, made.stderr.toString()).toBe(0);
  const file = readFileSync('../packaging/nginx.conf', 'utf8');
  const here: [string, string][] = [
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['listen 80;', `listen ${new URL(plain).host.replace('localhost', '127.0.0.1')};`],
    ['server_name klatsch.example;', 'server_name localhost;'],
    ['server_name klatsch.example;', 'server_name localhost;'],
    ['/etc/ssl/klatsch.example.pem', join(folder, 'cert.pem')],
    ['/etc/ssl/klatsch.example.key', join(folder, 'key.pem')],
    ['127.0.0.1:7722', new URL(served.url).host],
  ];
  let text = file;
  for (const [usual, own] of here) {
    expect(text, usual).toContain(usual);
    text = text.replace(usual, own);
  }
  writeFileSync(join(folder, 'nginx.conf'), text);
  const main = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn;`;
  nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', main], { stdio: ['ignore', 'ignore', 'inherit'] });
  const gone = new Promise<never>((_, failed) => {
    nginx.once('error', failed);
    nginx.once('exit', (code) => failed(new Error(`nginx ended with ${code}`)));
  });
  gone.catch(() => undefined);
  browser = await launch();
  await Promise.race([answers(), gone]);
});

afterAll(async () => {
  await leave(browser);
  nginx?.kill('SIGTERM');
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

test('home, cookie, socket and invitation work behind the proxy as it is documented', async () => {
  const ada = await somebody();
  const page = await ada.newPage();
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto('/');
  await page.waitForSelector('#open-tables');
  const made = await page.request.post('/api/me', { data: {}, headers: { origin: url } });
  expect(made.ok(), await made.text()).toBe(true);
  const cookies = await ada.cookies();
  expect(cookies.map(({ secure, httpOnly }) => ({ secure, httpOnly }))).toEqual([{ secure: true, httpOnly: true }]);
  expect(made.headers()['strict-transport-security']).toBeTruthy();
  const wishes = { game: 'vivajava', setup: { seats: 2 }, mine: [0], begins_when_full: true };
  const opened = await page.request.post('/api/tables', { data: wishes, headers: { origin: url } });
  expect(opened.ok(), await opened.text()).toBe(true);
  const { id } = (await opened.json()) as { id: string };

  const ben = await somebody();
  const guest = await ben.newPage();
  await page.goto(`/t/${id}`);
  // The link that is sent to a friend is that of the proxy.
  const link = await page.locator('[data-link][data-complete=true]').inputValue();
  expect(link.startsWith(`${url}/t/${id}`)).toBe(true);
  await guest.goto(link);
  await guest.locator('[data-join]').click();
  // What happens reaches the other through the proxy.
  await Promise.all([page, guest].map((at) => at.waitForSelector('main[data-status=running]')));
  expect(sockets.some((socket) => socket.startsWith(url.replace('https', 'wss')))).toBe(true);
  // Another site changes nothing.
  const strange = await page.request.post('/api/tables', { data: wishes, headers: { origin: 'https://elsewhere.example' } });
  expect(strange.status()).toBe(403);
  // Without TLS one is sent to where it is.
  const sent = await page.request.get(`${plain}/t/${id}`, { maxRedirects: 0 });
  expect(sent.status()).toBe(301);
  expect(sent.headers()['location']).toBe(`https://localhost/t/${id}`);
  await Promise.all([ada.close(), ben.close()]);
});

/** A port that nobody listens on, below those that the system gives away: nobody else takes it before the proxy does. */
async function freePort(first = 20_000 + (process.pid % 10_000)): Promise<number> {
  for (let port = first; ; port += 1) {
    const isFree = await new Promise<boolean>((found) => {
      const server = createServer();
      server.once('error', () => found(false));
      server.listen(port, '127.0.0.1', () => server.close(() => found(true)));
    });
    if (isFree) return port;
  }
}

/** Somebody with cookies of their own. */
async function somebody(): Promise<BrowserContext> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: url, reducedMotion: 'reduce', locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE);
  return context;
}

/** Waits until the proxy takes connections. */
async function answers(): Promise<void> {
  const context = await somebody();
  for (;;) {
    try {
      if ((await context.request.get('/healthz')).ok()) return await context.close();
    } catch {
      // Nobody listens yet: another program starts, and there is nothing to wait for but time.
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
}
