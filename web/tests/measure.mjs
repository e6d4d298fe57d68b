// How much is loaded and how fast it is, in Chromium on this machine: `npm run measure [-- MOVES]`.
// Needs what the browser tests need: a program (`KLATSCH_BIN`) and Chromium; with `PREVIEW=1` the pages of `dist`.

import { gzipSync } from 'node:zlib';
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error' });
const { open, asked, table } = await vite.ssrLoadModule('/tests/browser/house.ts');
const MOST_MOVES = Number(process.argv[2] ?? 400);
const ROUNDS = 5;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
const spread = (list) => {
  const sorted = [...list].sort((a, b) => a - b);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95), most: sorted.at(-1) };
};
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const ms = (figures) => `median ${figures.median.toFixed(0)} ms, 95 % below ${figures.p95.toFixed(0)} ms, most ${figures.most.toFixed(0)} ms`;

const house = await open();
try {
  // What a first visit loads before a game is opened; compressed again here, so that it does not matter who serves it.
  const visits = [];
  let script = 0;
  let style = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await house.visitor();
    const bodies = [];
    page.on('response', (answer) => bodies.push(answer));
    await page.goto('/');
    await page.waitForSelector('[data-play]:enabled');
    // From the first byte asked for until the button is there and the page has nothing else to do.
    visits.push(await page.evaluate(() => new Promise((done) => {
      const ready = performance.getEntriesByName('klatsch-ready')[0]?.startTime ?? performance.now();
      requestAnimationFrame(() => setTimeout(() => done(Math.max(ready, performance.now()))));
    })));
    if (round === 0) {
      await page.waitForSelector('#open-tables');
      for (const answer of bodies) {
        const kind = answer.headers()['content-type'] ?? '';
        if (!answer.ok()) continue;
        const size = gzipSync(await answer.body()).length;
        if (kind.includes('javascript')) script += size;
        if (kind.includes('css')) style += size;
      }
    }
    await page.context().close();
  }
  console.log(`before a game: JavaScript ${kib(script)}, style ${kib(style)}, compressed by gzip`);
  console.log(`interactive after: ${ms(spread(visits))} (${ROUNDS} first visits)`);

  // A whole game: from the message of the service to the frame that shows it.
  const page = await house.visitor();
  await page.addInitScript(() => {
    globalThis.paints = [];
    const listen = WebSocket.prototype.__lookupSetter__('onmessage');
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      set(hear) {
        listen.call(this, (event) => {
          const began = performance.now();
          const news = JSON.parse(event.data);
          hear(event);
          if (news.type !== 'update' || !(news.delta || news.view)) return;
          // The frame after the next request for one has been painted.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => globalThis.paints.push(performance.now() - began);
            channel.port2.postMessage(0);
          });
        });
      },
    });
  });
  const id = await table(page, { game: 'cafe', setup: { seats: 2, draft: 'auction', espresso: true }, mine: [0], bots: { 1: 'random' } });
  await page.goto(`/t/${id}`);
  let moves = 0;
  let dice = 7;
  while (moves < MOST_MOVES && (await asked(page)) === 'asked') {
    dice = (dice * 1103515245 + 12345) % 2147483648;
    const before = await page.locator('main').getAttribute('data-plays');
    await page.evaluate((throwing) => {
      // What a first choice opened comes first: another would only close it again.
      const opened = [...document.querySelectorAll('[role=menuitem][data-action], .pay [data-action]')];
      const offers = opened.length > 0 ? opened : [...document.querySelectorAll('.tray [data-action], .bar [data-action], .card.able, .square.able')];
      offers[throwing % offers.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, dice);
    await page.waitForFunction(
      (plays) => document.querySelector('main')?.dataset.plays !== plays || document.querySelector('[role=menuitem], .pay [data-action]'),
      before,
    );
    moves += 1;
  }
  const paints = await page.evaluate(() => globalThis.paints);
  console.log(`an update to paint: ${ms(spread(paints))} (${paints.length} updates of a game of Café)`);
} finally {
  await house.close();
  await vite.close();
}
