// How much is loaded and how fast it is, in Chromium on this machine: `npm run measure [-- MOVES [GAME]]`.
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

/** What is played: how it is set up, and what may be clicked; what a first choice opened comes first. */
const GAMES = [
  {
    name: 'Café',
    wishes: { game: 'cafe', setup: { seats: 2, draft: 'auction', espresso: true }, mine: [0], bots: { 1: 'random' } },
    opened: '[role=menuitem][data-action], .pay [data-action]',
    offers: '.tray [data-action], .bar [data-action], .card.able, .square.able',
    board: 'svg.area',
  },
  {
    name: 'Guatemala Café',
    wishes: { game: 'guatemala', setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } },
    opened: '[role=menuitem]',
    offers: '.guatemala [data-action]:not([aria-disabled=true])',
    board: 'svg.plantations',
  },
  {
    name: 'VivaJava Dice',
    wishes: { game: 'vivajava', setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } },
    opened: '[data-make]:not(:disabled)',
    offers: '.viva [data-action]:not(:disabled)',
    board: undefined,
  },
].filter(({ name }) => name.includes(process.argv[3] ?? ''));

/** A whole game: from the message of the service to the frame that shows it; what opening it loads; how the board is moved. */
async function measureGame({ name, wishes, opened, offers, board }) {
  const page = await house.visitor({ width: 1440, height: 900 });
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
  const id = await table(page, wishes);
  await page.goto('/');
  await page.waitForSelector('#open-tables');
  const bodies = [];
  page.on('response', (answer) => bodies.push(answer));
  // Within the house: what is loaded already is not loaded again.
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/t/${id}`);
  await asked(page);
  let script = 0;
  for (const answer of bodies) {
    if (answer.ok() && (answer.headers()['content-type'] ?? '').includes('javascript')) script += gzipSync(await answer.body()).length;
  }
  console.log(`opening a table of ${name}: JavaScript ${kib(script)} beyond the house, compressed by gzip`);
  let moves = 0;
  let dice = 7;
  while (moves < MOST_MOVES && (await asked(page)) === 'asked') {
    dice = (dice * 1103515245 + 12345) % 2147483648;
    const before = await page.locator('main').getAttribute('data-plays');
    await page.evaluate(([throwing, first, then]) => {
      const open = [...document.querySelectorAll(first)];
      const all = open.length > 0 ? open : [...document.querySelectorAll(then)];
      all[throwing % all.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, [dice, opened, offers]);
    await page.waitForFunction(
      ([plays, first]) => document.querySelector('main')?.dataset.plays !== plays || document.querySelector(first),
      [before, opened],
    );
    moves += 1;
  }
  const paints = await page.evaluate(() => globalThis.paints);
  console.log(`an update to paint: ${ms(spread(paints))} (${paints.length} updates of a game of ${name})`);
  if (board) console.log(`a frame while the board is moved: ${ms(spread(await panned(page, board)))} of the main thread`);
  await page.context().close();
}

/** How long the main thread works for each frame while the board is zoomed in and dragged about, by the trace. */
async function panned(page, board) {
  const box = await page.locator(board).boundingBox();
  if (!box) return [];
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await house.browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) await page.mouse.move(box.x + box.width / 2 + Math.sin(step / 6) * 120, box.y + box.height / 2 + Math.cos(step / 6) * 80);
  await page.mouse.up();
  const { traceEvents } = JSON.parse((await house.browser.stopTracing()).toString());
  const main = traceEvents.find((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')?.tid;
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && event.dur > 0 && (main === undefined || event.tid === main)).map((event) => ({ from: event.ts, ms: event.dur / 1000 }));
  const frames = traceEvents.filter((event) => event.name === 'Commit' || event.name === 'Paint').map((event) => event.ts).sort((a, b) => a - b);
  return frames.slice(1).map((end, i) => tasks.filter(({ from }) => from >= frames[i] && from < end).reduce((sum, task) => sum + task.ms, 0)).filter((each) => each > 0);
}

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

  for (const game of GAMES) await measureGame(game);
} finally {
  await house.close();
  await vite.close();
}
