// How much is loaded and how fast it is, in Chromium on this machine: `npm run measure [-- MOVES [GAME]]`.
// Needs what the browser tests need: a program (`KLATSCH_BIN`) and Chromium; with `PREVIEW=1` the pages of `dist`.

import { gzipSync } from 'node:zlib';
import { createServer } from 'vite';

const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error' });
const { open, asked, table } = await vite.ssrLoadModule('/tests/browser/house.ts');
const MOST_MOVES = Number(process.argv[2] ?? 400);
const ROUNDS = 5;
const MOVES_BEFORE_PANNING = 30;

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
          const shows = news.type === 'update' && (news.delta || news.view);
          if (shows) performance.mark('klatsch-update');
          hear(event);
          if (!shows) return;
          // The frame after the next request for one has been painted.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              performance.mark('klatsch-painted');
              globalThis.paints.push(performance.now() - began);
            };
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
  const worked = await processor(page);
  // One trace at a time: where the board is moved, the work is traced after that.
  let traced = board ? undefined : await tracing(page);
  let moves = 0;
  let dice = 7;
  let frames = [];
  while (moves < MOST_MOVES && (await asked(page)) === 'asked') {
    // A board with pieces on it, and before the end, which has another picture.
    if (board && moves === MOVES_BEFORE_PANNING) {
      frames = await panned(page, board);
      traced = await tracing(page);
    }
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
  if (traced) {
    const work = workOfUpdates(await traced());
    console.log(`the work for it on the main thread, in processor time: ${ms(spread(work))} (${work.length} updates)`);
  }
  console.log(`of the main thread's processor time: mean ${((await worked()) / paints.length).toFixed(0)} ms an update, with everything that is clicked and drawn between two`);
  if (board) console.log(`a frame while the board is moved: ${ms(spread(frames))} of the main thread's processor time (${frames.length} frames)`);
  await page.context().close();
}

/** Processor time of the page's main thread in milliseconds since this was called: other work on the machine disturbs it less than the clock. */
async function processor(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  const began = await now();
  return async () => (await now()) - began;
}

/** Writes down what the page's main thread does; calling the answer ends that and gives the events. */
async function tracing(page) {
  await house.browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'blink.user_timing', '__metadata'] });
  return async () => {
    const { traceEvents } = JSON.parse((await house.browser.stopTracing()).toString());
    const main = traceEvents.find((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain');
    return traceEvents.filter((event) => event.pid === main?.pid && event.tid === main?.tid);
  };
}

/** Tasks with their processor time, which other work on the machine disturbs less than the clock. Tasks within tasks are counted once. */
const tasksOf = (events) =>
  events
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask')
    .map((event) => ({ from: event.ts, to: event.ts + (event.dur ?? 0), ms: (event.tdur ?? event.dur ?? 0) / 1000 }));

/** How long the main thread works from the message of an update until the frame that shows it is handed on. */
function workOfUpdates(events) {
  const tasks = tasksOf(events);
  const marks = (name) => events.filter((event) => event.name === name).map((event) => event.ts).sort((a, b) => a - b);
  const painted = marks('klatsch-painted');
  return marks('klatsch-update').flatMap((began) => {
    const end = painted.find((at) => at > began);
    if (end === undefined) return [];
    return tasks.filter(({ from, to }) => to > began && from < end).reduce((sum, task) => sum + task.ms, 0);
  });
}

/** How long the main thread works for each frame while the board is looked at from near and dragged about, by the trace. */
async function panned(page, board) {
  const box = await page.locator(board).boundingBox();
  if (!box) throw new Error(`${board} is not to be seen`);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, -100);
  const traced = await tracing(page);
  await page.mouse.down();
  for (let step = 0; step < 120; step += 1) await page.mouse.move(middle.x + Math.sin(step / 6) * 120, middle.y + Math.cos(step / 6) * 80);
  await page.mouse.up();
  const there = await traced();
  for (let step = 0; step < 8; step += 1) await page.mouse.wheel(0, 100);
  const tasks = tasksOf(there);
  const frames = there.filter((event) => event.name === 'Layerize').map((event) => event.ts).sort((a, b) => a - b);
  return frames.slice(1).map((end, i) => tasks.filter(({ from }) => from >= frames[i] && from < end).reduce((sum, task) => sum + task.ms, 0));
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
  // The tests leave it to their process, which waits for it.
  await house.browser.close();
  await vite.close();
}
