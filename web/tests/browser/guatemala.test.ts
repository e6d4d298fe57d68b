import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { after, asked, asText, call, open, playOn, scriptsOf, table, type House } from './house.ts';
import { best } from './grower.ts';
import { TIED } from './screens.ts';
import { coffeeAsked, emptiedStalls, heldPiece, onMarket, type GuatemalaView } from '../../src/guatemala/view.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

interface Seen {
  version: number;
  legal: string[];
  view: GuatemalaView;
}
const now = (page: Page, id: string) => call<Seen>(page, 'get', `/tables/${id}/view`);

/** What may be clicked: the actions on the page. */
const offered = (page: Page) => page.evaluate(() => [...document.querySelectorAll('.guatemala [data-action]')].filter((node) => node.getAttribute('aria-disabled') !== 'true').map((node) => node.getAttribute('data-action') ?? ''));

/** One choice by a click. */
async function click(page: Page, action: string): Promise<void> {
  await after(page, () =>
    page.evaluate((text) => {
      const place = document.querySelector(`.guatemala [data-action="${text}"]`);
      if (!place) throw new Error(`nothing plays ${text}`);
      place.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, action),
  );
}

/** Every kind of event of a game that is over. */
async function happened(page: Page, id: string): Promise<{ kind: string; end?: string }[]> {
  const replay = await call<{ versions: { events: { kind: string; end?: string }[] }[] }>(page, 'get', `/tables/${id}/replay`);
  return replay.versions.flatMap((version) => version.events);
}

/** A whole game by clicks; says what happened in it. */
async function game(page: Page, seats: number, setup: Record<string, unknown> = {}): Promise<{ kind: string; end?: string }[]> {
  const bots = Object.fromEntries([...Array(seats - 1).keys()].map((i) => [i + 1, 'random']));
  const id = await table(page, { game: 'guatemala', setup: { seats, ...setup }, mine: [0], bots });
  await page.goto(`/t/${id}`);
  let moves = 0;
  let blocked = 0;
  while ((await asked(page)) === 'asked') {
    const { view } = await now(page, id);
    const action = best(await offered(page), view, 0, blocked === 0);
    if (action === 'block') blocked += 1;
    await click(page, action);
    moves += 1;
    expect(moves).toBeLessThan(500);
  }
  await page.waitForSelector('.end');
  return happened(page, id);
}

test.each([2, 3])('a whole game of %i seats by clicks, with a blockade, a ship that leaves, and a marker that meets the sacks', async (seats) => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const kinds = new Set<string>();
  const ends = new Set<string | undefined>();
  // Bots throw dice: what one game lacks, the next has.
  for (let games = 0; games < 3 && !(kinds.has('blocked') && kinds.has('sailed') && ends.has('marker_after_points')); games += 1) {
    for (const event of await game(page, seats, { track: '50' })) {
      kinds.add(event.kind);
      if (event.kind === 'game_ended') ends.add(event.end);
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['blocked', 'sailed', 'scored', 'placed', 'sack_laid']));
  expect([...ends]).toContain('marker_after_points');
});

test('a game by keyboard alone', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2, track: '50' }, mine: [0], bots: { 1: 'random' } });
  await page.goto(`/t/${id}`);
  const focus = () => page.evaluate(() => (document.activeElement?.matches('.guatemala [data-action]:not([aria-disabled=true])') ? (document.activeElement.getAttribute('data-action') ?? '') : ''));
  let presses = 0;
  while ((await asked(page)) === 'asked') {
    // What is asked has the focus as soon as somebody plays by keys; only the first time Tab has to find it.
    for (let tabs = 0; (await focus()) === ''; tabs += 1) {
      expect(tabs, `presses ${presses}: ${await page.locator('.guatemala').getAttribute('data-question')}`).toBeLessThan(presses === 0 ? 80 : 1);
      await page.keyboard.press('Tab');
    }
    const actions = await offered(page);
    const sack = actions.find((action) => action.startsWith('sack '));
    // A sack, if there is one: Tab goes along the shelf. Else the third place, by arrows.
    for (let tabs = 0; sack && tabs < 12 && (await focus()) !== sack; tabs += 1) await page.keyboard.press('Tab');
    if (!sack && presses % 3 === 0) await page.keyboard.press('ArrowDown');
    await after(page, () => page.keyboard.press('Enter'));
    presses += 1;
    expect(presses).toBeLessThan(500);
  }
  await page.waitForSelector('.end');
});

test('opening a table loads at most 60 KiB of JavaScript beyond the first page', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } });
  expect(await scriptsOf(page, id)).toBeLessThanOrEqual(60);
});

test('a piece is dragged from the shelf to its field, put back, and taken by two clicks', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
  await playOn(page, id, (view) => (view['question'] as { kind: string }).kind === 'choose');
  await page.goto(`/t/${id}`);
  await asked(page);
  const slot = page.locator('.shelf .can:not(.sack)').first();
  const box = await slot.boundingBox();
  if (!box) throw new Error('no piece in the line');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 120, { steps: 4 });
  // Lifted is taken: two actions of the protocol, one gesture.
  await page.waitForSelector('[data-question=place] .spot.able');
  const goal = await page.locator('.plantations .spot.able').first().boundingBox();
  if (!goal) throw new Error('nowhere to put it');
  await after(page, async () => {
    await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 4 });
    await page.mouse.up();
  });
  await page.waitForSelector('[data-question=take]');
  expect(emptiedStalls((await now(page, id)).view)).toHaveLength(1);
  // The same by two clicks, and back.
  await click(page, (await offered(page)).find((action) => action.startsWith('take ')) ?? '');
  await page.waitForSelector('[data-question=place] [data-back]');
  await page.locator('[data-back]').click();
  await page.waitForSelector('[data-question=take]');
});

/** What costs money wherever it goes. */
const DEAR = ['ship', 'hut', 'worker'];

test('what cannot be taken says why, and nothing was played', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
  // Somebody without money in front of a line with a ship, a hut or a worker.
  const poor = await playOn(page, id, (view) => {
    const now = view as unknown as GuatemalaView;
    const fields = now.line?.fields ?? [];
    const dear = fields.some((field) => DEAR.includes(onMarket(now, field)?.kind ?? ''));
    const road = fields.some((field) => onMarket(now, field)?.kind === 'road');
    return now.question.kind === 'choose' && dear && road && now.seats[now.turn]?.money === 0;
  }, 'worker');
  expect(poor).toBe(true);
  await page.goto(`/t/${id}`);
  await asked(page);
  const before = (await now(page, id)).view;
  const dear = before.line?.fields.find((field) => DEAR.includes(onMarket(before, field)?.kind ?? ''));
  await page.locator(`.shelf [data-slot="${dear}"]`).click();
  await page.waitForSelector('[role=alert] .door');
  expect(await page.locator('[role=alert] .door').innerText()).toMatch(/^G\d/);
  // The first of the two actions was taken back.
  await page.waitForSelector('main[data-ready=true] [data-question=choose]');
  expect((await now(page, id)).view.question.kind).toBe('choose');
});

/** The sides of everything that may be touched and is in sight. */
const targets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.guatemala :is([data-action], button)')].flatMap((node) => {
      const { width, height, top, left } = node.getBoundingClientRect();
      const middle = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && middle && node.contains(middle) ? [{ what: node.getAttribute('data-action') ?? node.className, side: Math.min(width, height) }] : [];
    }),
  );

test('on a telephone the sheet that is asked about comes up, and nothing to touch is smaller than a finger', async () => {
  const page = await house.visitor({ width: 360, height: 740 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 3 }, mine: [0], bots: { 1: 'random', 2: 'random' } });
  await page.goto(`/t/${id}`);
  const met = new Set<string>();
  for (let move = 0; move < 60 && (await asked(page)) === 'asked'; move += 1) {
    const { view } = await now(page, id);
    const kind = view.question.kind === 'place' ? view.question.piece.kind : view.question.kind;
    if (!met.has(kind)) {
      met.add(kind);
      const onMap = ['worker', 'hut', 'ship', 'road', 'sail'].includes(kind);
      expect(await page.locator('.plantations').count(), kind).toBe(onMap ? 1 : 0);
      for (const { what, side } of await targets(page)) expect(side, `${kind}: ${what}`).toBeGreaterThanOrEqual(40);
      // Whatever is asked can be answered without scrolling, and hides neither the track nor what sacks pay.
      const box = async (what: string) => (await page.locator(what).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const ask = await box('.ask');
      expect(ask.y + ask.height, kind).toBeLessThanOrEqual(740);
      for (const part of ['.track', 'table.strip']) {
        const shown = await box(part);
        expect(shown.y + shown.height, `${kind}: ${part}`).toBeLessThanOrEqual(ask.y + 1);
      }
    }
    const actions = await offered(page);
    if (kind === 'set_buyer') {
      await page.locator('[data-ring=on]').click();
      await after(page, () => page.locator('[data-ring=here]').click());
    } else await click(page, best(actions, view, 0));
  }
  expect([...met]).toEqual(expect.arrayContaining(['move', 'choose', 'worker', 'take']));
  // Below, in the log, the number of each rule is such a target, too.
  const doors = await page.locator('.guatemala .beside .door').evaluateAll((all) => all.map((door) => Math.min(door.getBoundingClientRect().width, door.getBoundingClientRect().height)));
  expect(doors.length).toBeGreaterThan(5);
  for (const side of doors) expect(side).toBeGreaterThanOrEqual(40);
  // The other sheet is one touch away, once the others have moved.
  await asked(page);
  const thumb = page.locator('[data-thumb]');
  const which = await thumb.getAttribute('data-thumb');
  await thumb.click();
  await page.waitForFunction((before) => document.querySelector('[data-thumb]')?.getAttribute('data-thumb') !== before, which);
});

test('the market is arranged by dragging, by two clicks, by fingers, and the rest by lot', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2, market: 'players' }, mine: [0, 1] });
  await page.goto(`/t/${id}`);
  await asked(page);
  const laid = async () => (await now(page, id)).view.market.flat().filter((stall) => stall.kind !== 'empty' && stall.kind !== 'sack').length;
  const middle = async (what: string) => {
    const box = await page.locator(what).first().boundingBox();
    if (!box) throw new Error(`${what} is not to be seen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  // Nothing lies over the market while it is arranged.
  expect(await page.evaluate(() => {
    const all = [...document.querySelectorAll('.market .stall')];
    return all.filter((stall) => {
      const { x, y, width, height } = stall.getBoundingClientRect();
      return stall.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }).length;
  })).toBe(81);
  const [from, to] = [await middle('.kinds [data-action="arrange worker black"]'), await middle('.market [data-spot=r1c1]')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 });
  await after(page, async () => {
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
  });
  await page.waitForFunction(() => document.querySelector('[data-unveil]') !== null);
  expect((await now(page, id)).view.market[0]?.[0]).toMatchObject({ kind: 'worker', coffee: 'black' });
  await asked(page);
  expect(await page.locator('.ledger').innerText()).not.toMatch(/r\dc\d/);
  await click(page, 'arrange hut white');
  await page.waitForSelector('[data-question=arrange_field] .market .stall.able');
  await click(page, 'at r2c2');
  expect(await laid()).toBe(2);
  await asked(page);
  await click(page, 'lot');
  await page.waitForFunction(() => document.querySelector('[data-unveil]') !== null || document.querySelector('[data-question=set_buyer]') !== null);
  expect(await laid()).toBe(75);

  const phone = await house.visitor({ width: 360, height: 740, touch: true });
  const other = await table(phone, { game: 'guatemala', setup: { seats: 2, market: 'players' }, mine: [0, 1] });
  await phone.goto(`/t/${other}`);
  for (const [question, action] of [['arrange_piece', 'arrange ship brown'], ['arrange_field', 'at r9c9']] as const) {
    await asked(phone);
    await phone.waitForSelector(`[data-question=${question}]`);
    for (const { what, side } of await targets(phone)) expect(side, what).toBeGreaterThanOrEqual(40);
    await after(phone, () => phone.locator(`.guatemala [data-action="${action}"]`).tap());
  }
  expect((await now(phone, other)).view.market[8]?.[8]).toMatchObject({ kind: 'ship', coffee: 'brown' });
});

test('who hears the table hears the market by lines, and fields by zone, price and neighbours, what brings most first', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
  // A worker of a coffee that somebody grows with a hut: there each field brings something.
  const found = await playOn(page, id, (view) => {
    const here = view as unknown as GuatemalaView;
    const piece = heldPiece(here);
    const group = here.seats[here.turn]?.groups.find(({ coffee }) => coffee === piece?.coffee);
    return here.question.kind === 'place' && piece?.kind === 'worker' && group !== undefined && group.hut !== null;
  }, 'hut');
  expect(found).toBe(true);
  await page.goto(`/t/${id}`);
  await asked(page);
  const { view, legal } = await now(page, id);
  const tree = await page.locator('.plantations').ariaSnapshot();
  const fields = tree.split('\n').filter((line) => line.includes('button "'));
  expect(fields).toHaveLength(legal.length);
  for (const name of fields) expect(name).toMatch(/Field in the (grey|green|yellow) zone, for \d centavos?; column \d+, row \d+/);
  expect(fields[0]).toMatch(/beside your \w+ plantation.*brings you \d+ more/);
  // What grows is heard without looking for it, one's own first.
  const grown = (await page.locator('.map ul').ariaSnapshot()).split('\n').filter((line) => line.includes('listitem'));
  expect(grown[0]).toMatch(/Your \w+ plantation/);
  expect(grown.filter((line) => line.includes('plantation'))).toHaveLength(view.seats.flatMap((seat) => seat.groups).length);
  // No number is heard without a word for it.
  expect(tree).not.toMatch(/text: [\d ]+$/m);
  const market = await page.locator('.market').ariaSnapshot();
  expect(market).not.toMatch(/text: [\d ]+$/m);
  const rows = market.split('\n').filter((line) => /group "Row \d: /.test(line));
  expect(rows).toHaveLength(9);
  const third = view.market[2]?.map(({ kind, coffee }) => (kind === 'empty' ? 'nothing' : kind === 'worker' ? `${coffee}-coffee worker` : coffee ? `${coffee} ${kind}` : kind)).join(', ');
  expect(rows[2]).toContain(`Row 3: ${third}`);
});

test('each choice is heard once, with its price and what it can bring; what is only touched is not heard', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  for (const kind of ['move', 'choose', 'take']) {
    const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
    expect(await playOn(page, id, (view) => (view['question'] as { kind: string }).kind === kind)).toBe(true);
    await page.goto(`/t/${id}`);
    await asked(page);
    const names = (await page.locator('.guatemala').ariaSnapshot()).split('\n').filter((line) => /button "(\d: To |Take)/.test(line));
    const places = new Set(await offered(page));
    expect(names, kind).toHaveLength([...places].filter((action) => /^(move|take|sack) /.test(action)).length);
    for (const name of names) expect(name).toMatch(kind === 'move' ? /: To (row|column) \d/ : /centavo|free of charge/);
    // Market and ring are touched all the same.
    const place = page.locator('.market .spot.able').first();
    const action = (await place.getAttribute('data-action')) ?? '';
    const before = (await now(page, id)).version;
    await after(page, () => place.click({ force: true }));
    expect((await now(page, id)).version, action).toBeGreaterThan(before);
  }
});

test('edges are named by what is beside them, those on a way to a harbour first', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
  // Somebody has a hut, nothing leads to it, and a road is in hand.
  const found = await playOn(page, id, (view) => {
    const here = view as unknown as GuatemalaView;
    return heldPiece(here)?.kind === 'road' && here.seats[here.turn]?.groups.some(({ hut, harbours }) => hut !== null && harbours.length === 0) === true;
  }, 'hut');
  expect(found).toBe(true);
  await page.goto(`/t/${id}`);
  await asked(page);
  const edges = (await page.locator('.plantations').ariaSnapshot()).split('\n').filter((line) => line.includes('button "Edge'));
  expect(edges.length).toBeGreaterThan(60);
  for (const name of edges) expect(name).not.toMatch(/(row|column) 0/);
  const missing = edges.map((name) => / missing to harbour/.test(name));
  expect(missing[0]).toBe(true);
  expect(missing.lastIndexOf(true)).toBeLessThan(missing.filter(Boolean).length + edges.filter((name) => / brings you /.test(name)).length);
});

test.each([[768, 1024], [1024, 768]])('at %i × %i the question hides neither the ring nor the track, and the bar stays in one line', async (width, height) => {
  const page = await house.visitor({ width, height });
  const wide = width >= 1000;
  for (const kind of ['move', 'choose', 'take', 'lay', ...(wide ? [] : ['blockade'])]) {
    const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
    expect(await playOn(page, id, (view) => (view['question'] as { kind: string }).kind === kind, kind === 'take' ? [] : 'sack')).toBe(true);
    await page.goto(`/t/${id}`);
    await asked(page);
    const box = async (what: string) => (await page.locator(what).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const ask = await box('.ask');
    expect(ask.y + ask.height, kind).toBeLessThanOrEqual(height);
    // Above the question, or beside it; on a wide screen the market is below it.
    if (wide) expect(ask.y + ask.height, kind).toBeLessThanOrEqual((await box('.market')).y + 3);
    else for (const part of ['.market', '.track', 'table.strip']) expect((await box(part)).y + (await box(part)).height, `${kind}: ${part}`).toBeLessThanOrEqual(ask.y + 1);
    expect((await box('header.head')).height, kind).toBeLessThan(66);
  }
});

test('on a tablet with four seats what is placed on the map hides neither the track nor what sacks pay', async () => {
  const page = await house.visitor({ width: 768, height: 1024 });
  for (const kind of ['worker', 'ship']) {
    const id = await table(page, { game: 'guatemala', setup: { seats: 4 }, mine: [0, 1, 2, 3] });
    expect(await playOn(page, id, (view) => (view['question'] as { piece?: { kind: string } }).piece?.kind === kind)).toBe(true);
    await page.goto(`/t/${id}`);
    await asked(page);
    const box = async (what: string) => (await page.locator(what).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const ask = await box('.ask');
    expect(ask.y + ask.height, kind).toBeLessThanOrEqual(1024);
    for (const part of ['.plantations', 'table.strip', '.track']) expect((await box(part)).y + (await box(part)).height, `${kind}: ${part}`).toBeLessThanOrEqual(ask.y + 1);
  }
});

test('the text view has the whole market, its rows and columns numbered', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } });
  await page.goto(`/t/${id}`);
  await asked(page);
  await asText(page);
  const { view } = await now(page, id);
  const grid = page.getByRole('table', { name: 'market' });
  expect(await grid.locator('thead th').allInnerTexts()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(await grid.locator('tbody th').allInnerTexts()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  const cells = await grid.locator('tbody td').allInnerTexts();
  expect(cells).toHaveLength(81);
  for (const [i, { kind, coffee }] of view.market.flat().entries()) {
    if (kind !== 'empty') expect(cells[i]).toContain(kind);
    if (coffee) expect(cells[i]).toContain(coffee);
  }
});

test('a board from a file is drawn as it is printed', async () => {
  const board = readFileSync(new URL('../fixtures/isthmus.board', import.meta.url), 'utf8');
  const page = await house.visitor({ width: 1440, height: 900 });
  for (const [seats, columns, sites, harbours] of [[2, 7, 7, 3], [4, 8, 7, 4]] as const) {
    const id = await table(page, { game: 'guatemala', setup: { seats, board }, mine: [...Array(seats).keys()] });
    await playOn(page, id, (view) => (view['question'] as { kind: string; piece?: { kind: string } }).piece?.kind === 'worker');
    await page.goto(`/t/${id}`);
    await asked(page);
    const { view, legal } = await now(page, id);
    expect(view.board.map.columns).toBe(columns);
    const taken = view.board.huts.length;
    expect(await page.locator('.siteplace').count()).toBe(sites);
    expect(await page.locator('.plantations .dock').count()).toBe(harbours);
    expect(await page.locator('.pieces use').count()).toBe(view.board.workers.length + taken + view.board.ships.length);
    expect(await page.locator('.plantations .spot.able').count()).toBe(legal.length);
    await click(page, legal[0] ?? '');
  }
});

test('what others do is seen one after the other, each in a sentence; a key skips it; less motion shows the end at once', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const id = await table(page, { game: 'guatemala', setup: { seats: 4 }, mine: [0], bots: { 1: 'easy', 2: 'easy', 3: 'easy' } });
  await page.goto(`/t/${id}`);
  await page.evaluate(() => {
    const seen = ((globalThis as unknown as { seen: string[] }).seen = []) as string[];
    new MutationObserver(() => {
      const line = document.querySelector('.ask [data-skip]')?.parentElement?.querySelector('.prompt')?.textContent;
      if (line && seen.at(-1) !== line) seen.push(line);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  while ((await seen()).length < 3) {
    await asked(page);
    const { view } = await now(page, id);
    const actions = await offered(page);
    await click(page, actions.find((action) => action === 'done' || action === 'nothing') ?? best(actions, view, 0));
  }
  for (const line of await seen()) expect(line).not.toMatch(/\br\dc\d\b|\d\.\d-\d\.\d/);
  // Into the midst of what happens: one key, and the table is there.
  for (let tries = 0; ; tries += 1) {
    expect(tries).toBeLessThan(40);
    await page.waitForSelector('main[data-ready=true], [data-skip]');
    if (await page.locator('[data-skip]').count()) break;
    const { view } = await now(page, id);
    const actions = await offered(page);
    // Somebody else's move has begun in between.
    if (actions.length === 0) continue;
    await page.locator(`.guatemala [data-action="${actions.find((action) => action === 'done' || action === 'nothing') ?? best(actions, view, 0)}"]`).first().click({ force: true });
  }
  await page.locator('.guatemala button').first().focus();
  await page.keyboard.press(' ');
  await page.waitForFunction(() => !document.querySelector('[data-skip]') || document.querySelector('main')?.dataset['ready'] === 'true');

  const calm = await house.visitor({ width: 1440, height: 900 });
  const other = await table(calm, { game: 'guatemala', setup: { seats: 2 }, mine: [0], bots: { 1: 'easy' } });
  await calm.goto(`/t/${other}`);
  await calm.evaluate(() => {
    const flown = ((globalThis as unknown as { flown: number[] }).flown = []) as number[];
    new MutationObserver(() => document.querySelector('.crossing, [data-skip]') && flown.push(1)).observe(document.body, { subtree: true, childList: true });
  });
  for (let move = 0; move < 8 && (await asked(calm)) === 'asked'; move += 1) await click(calm, best(await offered(calm), (await now(calm, other)).view, 0));
  expect(await calm.evaluate(() => (globalThis as unknown as { flown: number[] }).flown.length)).toBe(0);
});

test('a scoring is seen step by step: the sum in a sentence, over the plantation, the markers walk, a ship leaves and those behind it move up', async () => {
  const page = await house.visitor({ width: 1440, height: 900, motion: true });
  // Without a black sack nobody blocks.
  const seats = [{ money: 2, points: 10, sacks: 'KKKWWBBRRNN' }, { money: 5, points: 12, sacks: 'WWBBRRNN' }];
  // Behind the black ship of harbour 2 lie two others, which are no longer on the market.
  const ships = [...TIED.board.ships, { harbour: 2, coffee: 'white' }, { harbour: 2, coffee: 'beige' }];
  const market = TIED.market.map((row) => row.replace(/^(hR .*) sW$|^(sR .*) sB$/, '$1$2 ='));
  const id = await table(page, { game: 'guatemala', position: { ...TIED, market, board: { ...TIED.board, ships }, seats }, mine: [0], bots: { 1: 'random' } });
  await page.goto(`/t/${id}`);
  await asked(page);
  await page.evaluate(() => {
    const seen = ((globalThis as unknown as { seen: string[][] }).seen = []) as string[][];
    new MutationObserver(() => {
      const plus = document.querySelector('.plantations .plus')?.textContent;
      if (!plus) return;
      const markers = [...document.querySelectorAll('[data-shuttle]')].map((node) => node.textContent ?? '');
      const line = [plus, document.querySelector('.ask .prompt')?.textContent ?? '', ...markers];
      if (seen.at(-1)?.join() !== line.join()) seen.push(line);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // Pointing at the sack shows who would be paid.
  await page.locator('.shelf .can.sack').hover();
  await page.waitForFunction(() => document.querySelectorAll('.mat.glow').length === 2);
  expect(await page.locator('.means').innerText()).toMatch(/8 centavos.*you 6/);
  await click(page, 'sack r4c1');
  await page.waitForSelector('main[data-ready=true] [data-question=sail]');
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[][] }).seen);
  expect(seen.map(([plus, , ...markers]) => [plus, ...markers])).toEqual([['+6', '16', '12'], ['+6', '16', '18']]);
  expect(seen[0]?.[1]).toMatch(/^You score 6 for black/);
  await page.evaluate(() => {
    const moved = ((globalThis as unknown as { moved: string[] }).moved = []) as string[];
    new MutationObserver(() => {
      for (const ship of document.querySelectorAll('.plantations .slides')) {
        const said = `${ship.closest('[data-berth]')?.getAttribute('data-berth')} ${ship.getAttribute('href')} ${ship.getAnimations().length}`;
        if (!moved.includes(said)) moved.push(said);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await click(page, 'sail 2');
  await page.waitForSelector('main[data-ready=true] [data-question=lay]');
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual(['2-2 #gt-ship-white 1', '2-3 #gt-ship-beige 1']);
});

test('a coffee that is let pass for the rest of the game is not asked about again', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0], bots: { 1: 'random' } });
  await page.goto(`/t/${id}`);
  const passed = new Set<string>();
  for (let move = 0; move < 120 && passed.size < 2 && (await asked(page)) === 'asked'; move += 1) {
    const { view } = await now(page, id);
    const coffee = coffeeAsked(view);
    if (view.question.kind === 'blockade' && coffee) {
      expect(passed.has(coffee)).toBe(false);
      passed.add(coffee);
      await after(page, () => page.locator('[data-ahead]').click({ force: true }));
      continue;
    }
    const actions = await offered(page);
    await click(page, best(actions, view, 0));
  }
  expect(passed.size).toBeGreaterThan(0);
  await page.reload();
  const kept = await page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('klatsch-pass'))?.[1]);
  expect(JSON.parse(kept ?? '[]')).toHaveLength(passed.size);
});

test('what the service says of an offer stands at its place before it is chosen', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 2 }, mine: [0, 1] });
  await playOn(page, id, (view) => (view['question'] as { piece?: { kind: string } }).piece?.kind === 'worker');
  const { view, legal } = await now(page, id);
  const coffee = heldPiece(view)?.coffee ?? 'black';
  // The update as a service would send it that tells facts: a gain for the seat at the first field, one for the rival.
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const news = JSON.parse(String(message)) as { type?: string; legal?: unknown[]; offers?: unknown[] };
      if (news.type === 'update' && news.legal?.length === legal.length) {
        news.offers = legal.map((text, i) => ({
          verb: 'worker',
          field: text.split(' ')[1],
          piece: 'worker',
          coffee,
          price: 2,
          ...(i === 0 ? { pays: [{ coffee, before: [12, 12], after: [15, 15] }] } : {}),
        }));
      }
      socket.send(JSON.stringify(news));
    });
  });
  await page.goto(`/t/${id}`);
  await asked(page);
  const spot = page.locator(`.plantations [data-action="${legal[0]}"]`);
  expect(await spot.locator('.gain').textContent()).toBe('+3');
  expect(await spot.locator('title').textContent()).toContain('3');
  await spot.hover({ force: true });
  await page.waitForSelector('.means .warn');
  expect(await page.locator('.means').innerText()).toMatch(/12.*15/s);
});

test('whoever watches, and whoever looks back, sees the same table without anything to choose and without secret sacks', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'guatemala', setup: { seats: 3 }, mine: [0, 1, 2], watch: 'everybody' });
  await playOn(page, id, (view) => (view['question'] as { kind: string }).kind === 'take');
  const guest = await house.visitor({ width: 1440, height: 900 });
  await guest.goto(`/t/${id}`);
  await guest.waitForSelector('.guatemala .market');
  expect(await guest.locator('.guatemala [data-action]').count()).toBe(0);
  expect(await guest.locator('.guatemala .stock').count()).toBe(0);
  expect(await guest.locator('.guatemala .plate').count()).toBe(3);
  // All of it is in sight, the strip that says who watches, too.
  await guest.waitForSelector('.strip');
  const track = await guest.locator('.guatemala .track').boundingBox();
  expect((track?.y ?? 900) + (track?.height ?? 0)).toBeLessThanOrEqual(900);
  await guest.goto(`/t/${id}/${(await now(page, id)).version - 1}`);
  await guest.waitForSelector('main[data-status=past] .guatemala .market');
  expect(await guest.locator('.guatemala [data-action]').count()).toBe(0);
});
