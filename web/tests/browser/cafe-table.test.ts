// Café's table as somebody sees, hears and touches it.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { after, asked, call, open, playOn, table, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await open();
});
afterEach(() => house.sweep());
afterAll(() => house.close());

interface Square {
  x: number;
  y: number;
  kind: string;
  beans: Record<string, number>;
}
interface Seat {
  question: string | null;
  points_left: number;
  squares: Square[];
}
interface Now {
  legal: string[];
  view: { round: number; seats: Seat[] };
}
const seatIn = (view: Record<string, unknown>) => (view['seats'] as Seat[])[0];
const now = (page: Page, id: string) => call<Now>(page, 'get', `/tables/${id}/view`);
/** Two numbers as the text view writes a place. */
const COORDINATES = /-?\d+\s*,\s*-?\d+/;

/** A solo game played on until this may be chosen. */
async function solo(page: Page, until: (view: Record<string, unknown>, legal: readonly string[]) => boolean, likes?: string | readonly string[]): Promise<string> {
  for (;;) {
    const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
    if (await playOn(page, id, until, likes)) return id;
  }
}
async function goto(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}`);
  await asked(page);
}

test('a card is first held where it costs little; what a place costs stands on it and on the button', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await solo(page, (view) => Number(view['round']) >= 3 && seatIn(view)?.question === 'place', 'produce');
  await goto(page, id);
  const ghost = () => page.locator('[data-ghost]').getAttribute('data-ghost');
  const first = await ghost();
  expect(await page.locator('[data-loss=drying], [data-loss=roasting]').count()).toBe(0);
  // Somewhere it costs something, and that is said in three places.
  let seen = 0;
  for (const key of ['r', 'ArrowLeft', 'ArrowUp', 'r', 'ArrowLeft', 'ArrowDown', 'r', 'ArrowRight', 'ArrowRight', 'r', 'ArrowUp', 'ArrowLeft']) {
    await page.keyboard.press(key);
    const said = await page.evaluate(() => ({
      signs: [...document.querySelectorAll('[data-loss]')].map((sign) => sign.getAttribute('data-loss') ?? ''),
      notes: [...document.querySelectorAll('[data-note]')].map((note) => [note.getAttribute('data-note') ?? '', note.textContent.trim()] as const),
      button: document.querySelector('.lay')?.textContent ?? '',
      caption: document.querySelector('.caption p')?.textContent ?? '',
    }));
    const named = new Set(said.notes.map(([what]) => what));
    for (const sign of said.signs) expect(named.has(sign), `${sign}: ${JSON.stringify(said)}`).toBe(true);
    for (const [, text] of said.notes) expect(said.button).toContain(text);
    expect(said.caption).not.toMatch(COORDINATES);
    if (said.signs.length > 0) seen += 1;
  }
  expect(seen).toBeGreaterThan(0);
  await page.keyboard.press('b');
  expect(await ghost()).toBe(first);
});

test('actions stand by verb and colour; squares light up instead of coordinates', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const twice = (legal: readonly string[]) =>
    legal.map((text) => /^dry \S+ (\w+)$/.exec(text)?.[1]).find((colour, i, all) => colour !== undefined && all.indexOf(colour) !== i);
  const id = await solo(page, (view, legal) => seatIn(view)?.question === 'act' && twice(legal) !== undefined, 'produce');
  await goto(page, id);
  const { legal } = await now(page, id);
  const colour = twice(legal) ?? '';
  const verbs = await page.locator('.deeds [data-verb]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-verb')));
  expect(verbs).toEqual(['produce', 'dry', 'roast', 'deliver']);
  const framed = () => page.locator('.square.able').evaluateAll((squares) => squares.map((square) => square.getAttribute('data-square') ?? '').sort());
  await page.locator(`[data-chip="dry ${colour}"]`).click();
  const dries = legal.flatMap((text) => (text.startsWith('dry ') && text.endsWith(` ${colour}`) ? [text.split(' ')[1] ?? ''] : [])).sort();
  expect(dries.length).toBeGreaterThan(1);
  expect(await framed()).toEqual(dries);
  expect(await page.locator('.caption p').first().innerText()).not.toMatch(COORDINATES);
  const labels = await page.locator('.sheet button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? each.textContent));
  for (const label of labels) expect(label).not.toMatch(COORDINATES);
  // What can be cleared is framed too, and nothing else.
  await page.locator('[data-clear]').click();
  expect(await framed()).toEqual(legal.flatMap((text) => (text.startsWith('clear ') ? [text.slice(6)] : [])).sort());
  await page.keyboard.press('Escape');
  // A frame is for targets; under the pointer a square only glows.
  const target = `[data-square="${dries[0]}"] .frame`;
  const line = () => page.locator(target).evaluate((frame) => [getComputedStyle(frame).strokeWidth, getComputedStyle(frame).stroke]);
  const rest = await line();
  await page.locator(`[data-square="${dries[0]}"]`).hover();
  expect(await line()).toEqual(rest);
  await page.locator(`[data-chip="dry ${colour}"]`).click();
  await after(page, () => page.locator(`[data-square="${dries[1]}"]`).click());
  const [x, y] = (dries[1] ?? '').split(',').map(Number);
  const dried = (await now(page, id)).view.seats[0]?.squares.find((square) => square.x === x && square.y === y);
  expect(dried?.beans[colour]).toBeGreaterThan(0);
});

test('with no action left the prompt says to end the round', async () => {
  const page = await house.visitor();
  const done = (legal: readonly string[]) => legal.includes('end') && legal.every((text) => text === 'end' || text.startsWith('clear '));
  const id = await solo(page, (_, legal) => done(legal), 'produce');
  await goto(page, id);
  expect(await page.locator('[data-question]').innerText()).toMatch(/^End your round/);
  expect(await page.locator('.bar [data-action=end]').getAttribute('class')).toContain('warm');
});

test.each([
  ['classic', 1440, 900],
  ['auction', 1440, 900],
  ['classic', 1920, 1080],
])('%s cards for four with Espresso are large at %i × %i, and what they cost is in sight', async (draft, width, height) => {
  const page = await house.visitor({ width, height });
  const id = await table(page, { game: 'cafe', setup: { seats: 4, espresso: true, draft }, mine: [0, 1, 2, 3] });
  await goto(page, id);
  const cards = page.locator('[data-card] svg');
  expect(await cards.count()).toBe(draft === 'classic' ? 4 : 6);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(220);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  if (draft === 'auction') {
    const box = await page.locator('.bar').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    return;
  }
  // Every card that costs a bean shows its payment above the fold.
  const priced = page.locator('.lot:has(.price.costs) [data-card]');
  expect(await priced.count()).toBeGreaterThan(0);
  for (const card of await priced.all()) {
    await card.click();
    const box = await page.locator('.pay').boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    await card.click();
  }
  // A card under a resting mouse is seen from near.
  await page.mouse.move(5, 5);
  await page.locator('[data-card]').first().hover();
  const near = await page.locator('[data-near]').boundingBox();
  expect(near?.width).toBeGreaterThan(400);
  await page.mouse.move(5, 5);
  await page.waitForSelector('[data-near]', { state: 'detached' });
});

test('a long press looks at a card from near and takes nothing', async () => {
  const page = await house.visitor({ width: 390, height: 844, touch: true });
  const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  await goto(page, id);
  const card = page.locator('[data-card]').first();
  const plays = await page.locator('main').getAttribute('data-plays');
  const touch = (type: string) => card.dispatchEvent(type, { pointerType: 'touch', pointerId: 5, button: 0, bubbles: true });
  await touch('pointerdown');
  await page.waitForSelector('[data-near]');
  await touch('pointerup');
  await card.dispatchEvent('click');
  await page.waitForSelector('[data-near]', { state: 'detached' });
  expect(await page.locator('main').getAttribute('data-plays')).toBe(plays);
  expect(await page.locator('.pay').count()).toBe(0);
});

test('one’s card stays in sight while the others choose, and the legend is one key away', async () => {
  const [host, guest] = [await house.visitor({ width: 1440, height: 900 }), await house.visitor({ width: 390, height: 844 })];
  const id = await table(host, { game: 'cafe', setup: { seats: 2 }, mine: [0], begins_when_full: true });
  await host.goto(`/t/${id}`);
  await guest.goto((await host.locator('[data-link][data-complete=true]').inputValue()).replace(/^https?:\/\/[^/]+/, ''));
  await guest.locator('[data-join]').first().click();
  const pages = [host, guest];
  await Promise.all(pages.map((page) => page.waitForSelector('main[data-status=running] [data-card]')));
  await Promise.race(pages.map((page) => page.waitForSelector('main[data-ready=true]')));
  const first = (await host.locator('main[data-ready=true]').count()) ? host : guest;
  await first.locator('.card.able').first().click();
  await first.waitForSelector('.pay [data-action], [data-taken]');
  if (await first.locator('.pay [data-action]').count()) await first.locator('.pay [data-action]').first().click();
  await first.waitForSelector('[data-taken] svg');
  expect(await first.locator('main').getAttribute('data-ready')).toBe('false');
  const box = await first.locator('[data-taken] svg').boundingBox();
  expect(box?.width).toBeGreaterThan(100);
  for (const page of pages) {
    if (page === host) await page.keyboard.press('l');
    else await page.locator('[data-legend-opens]').click();
    await page.waitForSelector('[data-legend][open]');
    expect(await page.locator('[data-legend] ol li').count()).toBe(4);
    expect(await page.locator('[data-legend] ul li').count()).toBe(12);
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-legend]:not([open])', { state: 'attached' });
  }
});

test('on a phone nothing that is to be touched is smaller than 40 px, however late it is', async () => {
  const page = await house.visitor({ width: 360, height: 740, touch: true });
  const late = (question: string) => (view: Record<string, unknown>, legal: readonly string[]) =>
    Number(view['round']) >= 7 && seatIn(view)?.question === question && (question === 'place' || legal.some((text) => /^(produce|dry|roast|deliver) /.test(text)));
  await goto(page, await solo(page, late('act'), 'produce'));
  await page.waitForFunction(() => [...document.querySelectorAll('.square.able')].every((square) => square.getBoundingClientRect().width >= 40));
  expect(await page.locator('.square.able').count()).toBeGreaterThan(0);
  // Nearer and further by buttons, and moved by a finger.
  const width = () => page.locator('.square.able').first().evaluate((square) => square.getBoundingClientRect().width);
  const before = await width();
  await page.locator('.zoom button').last().click();
  await page.waitForFunction((was) => (document.querySelector('.square.able')?.getBoundingClientRect().width ?? 0) > was, before);
  const left = () => page.locator('.square').first().evaluate((square) => square.getBoundingClientRect().left);
  const from = await left();
  await page.locator('svg.area').evaluate((svg) => {
    const { left, top, width, height } = svg.getBoundingClientRect();
    const send = (type: string, x: number) =>
      svg.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true, clientX: left + x, clientY: top + height / 2 }));
    svg.setPointerCapture = () => {};
    send('pointerdown', width / 2);
    for (let x = 0; x <= 40; x += 8) send('pointermove', width / 2 - x);
    send('pointerup', width / 2 - 40);
  });
  await page.waitForFunction((was) => Math.abs((document.querySelector('.square')?.getBoundingClientRect().left ?? 0) - was) > 10, from);
  await goto(page, await solo(page, late('place'), 'produce'));
  await page.waitForFunction(() => {
    const card = document.querySelector('[data-ghost]')?.getBoundingClientRect();
    return card !== undefined && Math.max(card.width, card.height) >= 120;
  });
});

test('on a phone whatever is to be touched comes into sight, and is touched by a finger', async () => {
  const page = await house.visitor({ width: 360, height: 740, touch: true });
  const squares = (legal: readonly string[]) => legal.filter((text) => /^(produce|dry|roast|deliver) /.test(text)).length;
  const id = await solo(page, (view, legal) => Number(view['round']) >= 7 && seatIn(view)?.question === 'act' && squares(legal) > 4, 'produce');
  await goto(page, id);
  /** Where a finger has to go for a square: nowhere, if it can be touched, or to the arrow at this side of the board. */
  const way = (at: string) =>
    page.evaluate((which) => {
      const [board, box] = ['svg.area', `[data-square="${which}"]`].map((each) => document.querySelector(each)?.getBoundingClientRect());
      if (!board || !box) return 'gone';
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < board.left || x > board.right) return x < board.left ? 'left' : 'right';
      if (y < board.top || y > board.bottom) return y < board.top ? 'up' : 'down';
      return document.elementFromPoint(x, y)?.closest('[data-square], [data-more]')?.getAttribute('data-more') ?? '';
    }, at);
  const all = await page.locator('.square.able').evaluateAll((squares) => squares.map((square) => square.getAttribute('data-square') ?? ''));
  expect(all.length).toBeGreaterThan(1);
  // Looked at from near, much is out of sight; the arrows at the edge lead to all of it, by touch.
  await page.locator('.zoom button').last().tap();
  await page.locator('.zoom button').last().tap();
  await page.waitForSelector('[data-more]');
  let followed = 0;
  for (const at of all) {
    for (let taps = 0; ; taps += 1) {
      const side = await way(at);
      if (side === '') break;
      expect(taps, `${at} by ${side}`).toBeLessThan(12);
      await page.locator(`[data-more=${side}]`).tap();
      followed += 1;
    }
  }
  expect(followed).toBeGreaterThan(0);
  await after(page, () => page.locator(`[data-square="${all.at(-1)}"]`).tap(), '[role=menuitem]');
  // The next question brings its squares back into sight, as far as the board has room for them.
  if (await page.locator('[role=menuitem]').count()) await after(page, () => page.locator('[role=menuitem][data-action]').first().tap());
  await page.waitForFunction(() => {
    const board = document.querySelector('svg.area')?.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.square.able')].map((square) => square.getBoundingClientRect());
    if (!board) return false;
    return boxes.length === 0 || boxes.some((box) => box.left >= board.left - 1 && box.right <= board.right + 1 && box.top >= board.top - 1 && box.bottom <= board.bottom + 1);
  });
});

test('a late area fills the board', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await solo(page, (view) => Number(view['round']) >= 8 && seatIn(view)?.question === 'act');
  await goto(page, id);
  const fit = await page.evaluate(() => {
    const board = document.querySelector('svg.area')?.getBoundingClientRect();
    const squares = [...document.querySelectorAll('.square')].map((square) => square.getBoundingClientRect());
    const [left, right] = [Math.min(...squares.map((box) => box.left)), Math.max(...squares.map((box) => box.right))];
    const [top, bottom] = [Math.min(...squares.map((box) => box.top)), Math.max(...squares.map((box) => box.bottom))];
    return board && { inside: left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom, full: Math.max((right - left) / board.width, (bottom - top) / board.height) };
  });
  expect(fit?.inside).toBe(true);
  expect(fit?.full).toBeGreaterThan(0.8);
});

test('what the others did is seen in their area, step by step, and can be skipped', async () => {
  const page = await house.visitor({ width: 1440, height: 900, motion: true });
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0], bots: { 1: 'easy' } });
  await page.goto(`/t/${id}`);
  await asked(page);
  while (!(await page.locator('svg.placing').count())) {
    await page.locator('.card.able').first().click();
    await page.waitForSelector('.pay [data-action], svg.placing');
    if (await page.locator('.pay [data-action]').count()) await page.locator('.pay [data-action]').first().click();
    await page.waitForSelector('svg.placing, main[data-ready=true]');
  }
  // The bot lays its card and ends its round while one holds one's own: that is told, and one is not disturbed.
  await page.waitForFunction(() => document.querySelector('.strip')?.textContent?.includes(' ends the round'));
  expect(await page.locator('svg.area').getAttribute('aria-label')).not.toContain('bot');
  await after(page, () => page.locator('.lay').click());
  await asked(page);
  await page.locator('.bar [data-action=end]').click();
  // What is told goes by itself after a moment: it is looked at and skipped in one breath.
  const skipped = await page.waitForFunction(() => {
    const skip = document.querySelector<HTMLElement>('[data-telling] [data-skip]');
    if (!skip) return undefined;
    const seen = { area: document.querySelector('svg.area')?.getAttribute('aria-label'), told: document.querySelector('[data-telling] span')?.textContent };
    skip.click();
    const frames = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // A promise would count as found at once, so it is kept inside.
    return { seen, gone: frames.then(() => document.querySelector('[data-telling]') === null) };
  });
  const seen = await skipped.evaluate(async (found) => found && { ...found.seen, gone: await found.gone });
  if (!seen) throw new Error('nothing was told');
  expect(seen.area).toContain('bot');
  expect(seen.told).toMatch(/bot/);
  expect(seen.told).not.toMatch(COORDINATES);
  expect(seen.gone).toBe(true);
});

test('those who hear the table learn the six squares of a card, and the next question has the focus', async () => {
  const page = await house.visitor();
  const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0] });
  await goto(page, id);
  const focus = () => page.evaluate(() => document.activeElement?.matches('[data-question]') ? 'question' : document.activeElement?.matches('svg.area') ? 'area' : (document.activeElement?.tagName ?? ''));
  await page.waitForFunction(() => document.activeElement?.matches('[data-question]'));
  // A plate says each number once, with what it counts.
  expect(await page.locator('nav .seat').first().ariaSnapshot()).toMatch(/Points: 3 1 yellow 1 brown 1 green 1 red 1 cup 0 ships/);
  // From the question it is no further than four stops to a card.
  let stops = 0;
  do {
    await page.keyboard.press('Tab');
    stops += 1;
  } while (!(await page.evaluate(() => document.activeElement?.matches('[data-card]'))) && stops < 10);
  expect(stops).toBeLessThanOrEqual(4);
  const heard = await page.locator('[data-card]').first().textContent();
  const rows = /Upper row: (.*)\. Lower row: ([^.]*)\./.exec(heard ?? '');
  for (const row of rows?.slice(1) ?? ['']) expect(row.split(/, | and /).length).toBe(3);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.pay [data-action], svg.placing');
  if (await page.locator('.pay [data-action]').count()) await page.locator('.pay [data-action]').first().press('Enter');
  await page.waitForSelector('svg.placing');
  await page.waitForFunction(() => document.activeElement?.matches('svg.area'));
  expect(await focus()).toBe('area');
  expect(await page.locator('svg.area').evaluate((area) => getComputedStyle(area).outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.matches('[data-question]'));
});

test('a clock is part of its seat’s plate, and log and chat are tabs beside the move', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0], bots: { 1: 'easy' }, pace: { kind: 'live', minutes: 10, increment_s: 10 } });
  await goto(page, id);
  expect(await page.locator('.seat [role=timer]').count()).toBe(2);
  expect(await page.locator('main [role=timer]').count()).toBe(2);
  await page.locator('[data-log-tab]').click();
  await page.waitForSelector('.sheet aside li');
  for (const line of await page.locator('.sheet aside li').allInnerTexts()) expect(line).not.toMatch(COORDINATES);
  await page.locator('[data-chat-tab]').click();
  await page.waitForSelector('.sheet aside input, .sheet aside textarea');
});

test('a replay names no place by numbers; the squares are lit', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0, 1] });
  await playOn(page, id);
  await page.goto(`/t/${id}/1`);
  await page.waitForSelector('[data-chapter]');
  for (const chapter of await page.locator('[data-chapter]').all()) if ((await chapter.getAttribute('aria-expanded')) === 'false') await chapter.click();
  const lines = await page.locator('[data-move]').allInnerTexts();
  expect(lines.length).toBeGreaterThan(40);
  for (const line of lines) expect(line).not.toMatch(COORDINATES);
  await page.locator('[data-move]').filter({ hasText: /dries|dry/ }).first().click();
  await page.waitForSelector('.stage .mark');
});

/** A card by its number, or two numbers as the text view writes a place. */
const NUMBERED = /card \d|-?\d+\s*,\s*-?\d+/i;

test('hints, their plan and the reason why a choice stays name what one sees, and the table keeps to the screen', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'cafe', setup: { seats: 1 }, mine: [0], hints: 'on' });
  const ask = async () => {
    await goto(page, id);
    await page.locator('[data-hint]').click();
    await page.waitForSelector('[data-hints=given]');
    const said = await page.locator('[data-hints=given]').innerText();
    expect(said).not.toMatch(NUMBERED);
    return said;
  };
  expect(await ask()).toMatch(/Take this card/);
  // Nothing is pushed below the fold.
  await page.waitForFunction(() => document.documentElement.scrollHeight <= innerHeight);
  // A step of the plan lights what it speaks of.
  await playOn(page, id, (view) => seatIn(view)?.question === 'act', 'take');
  await ask();
  const steps = page.locator('.plan .step');
  expect(await steps.count()).toBeGreaterThan(0);
  await steps.first().hover();
  await page.waitForSelector('[data-lit="1"]', { state: 'attached' });
  // Taking a card reveals another: that stays, and is said without its number.
  await playOn(page, id, (view) => Number(view['round']) > 1 && seatIn(view)?.question === 'take', 'end');
  await goto(page, id);
  expect(await page.locator('#undo-limit').innerText()).toMatch(/^That cannot be taken back: a new card has been revealed since\.$/);
});

test('what can be done stays in its place while a choice is on its way', async () => {
  const page = await house.visitor({ width: 1440, height: 900, motion: true });
  const id = await solo(page, (view, legal) => seatIn(view)?.question === 'act' && Number(seatIn(view)?.points_left) > 1 && legal.some((text) => text.startsWith('produce ')));
  await goto(page, id);
  await page.evaluate(() => {
    const seen = { rows: document.querySelectorAll('.deeds li').length, held: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.rows = Math.min(seen.rows, document.querySelectorAll('.deeds li').length);
      seen.held ||= document.querySelector('.deeds[inert]') !== null;
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await after(page, () => page.locator('[data-verb=produce] [data-action]').first().click());
  await asked(page);
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({ rows: 4, held: true });
  expect(await page.locator('.deeds [data-action], .deeds [data-chip]').count()).toBeGreaterThan(0);
});

test('one’s own seat is called you, and a verb that cannot be used says what it lacks', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const id = await table(page, { game: 'cafe', setup: { seats: 2 }, mine: [0], bots: { 1: 'easy' } });
  await page.goto(`/t/${id}`);
  await asked(page);
  expect(await page.locator('.seat .who b').allInnerTexts()).toEqual(['You', 'House bot (easy)']);
  const full = await solo(page, (view, legal) => seatIn(view)?.question === 'act' && (seatIn(view)?.points_left ?? 0) > 0 && !legal.some((text) => text.startsWith('produce ')), 'produce');
  await goto(page, full);
  expect(await page.locator('[data-verb=produce] .why').innerText()).toBe('no field is free');
});

test('a refusal names no place by numbers: the square it speaks of is lit; what had the focus and is gone hands it to the question', async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  const held = (square: Square) => Object.values(square.beans).reduce((sum, n) => sum + n, 0);
  const id = await solo(
    page,
    (view): boolean => {
      const seat = seatIn(view);
      const of = (kind: string) => seat?.squares.filter((square) => square.kind === kind) ?? [];
      const [only, ...others] = of('roasting');
      return seat?.question === 'act' && seat.points_left > 0 && only !== undefined && others.length === 0 && held(only) > 0 && of('drying').some((square) => held(square) > 0);
    },
    ['roast', 'dry', 'produce', 'stop'],
  );
  await goto(page, id);
  expect(await page.locator('[data-verb=roast] .why').innerText()).toBe('no roasting square is free');
  await page.locator('[data-verb=roast] .ask').click();
  const refusal = page.locator('main > [role=alert]');
  await refusal.waitFor();
  expect(await refusal.innerText()).toContain('This square holds beans already.');
  expect(await refusal.innerText()).not.toMatch(COORDINATES);
  expect(await page.locator('.square.lit').count()).toBe(1);
  expect((await page.locator('.square.lit').getAttribute('data-mean')) ?? '').toBe('cafe-roasting');
  await after(page, () => page.locator('[data-verb=deliver] [data-action]').first().press('Enter'));
  await page.waitForFunction(() => document.activeElement?.matches('[data-question]'));
});
