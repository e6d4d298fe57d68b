import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { bring, faults } from './axe.ts';
import { open, type House } from './house.ts';
import { SCREENS } from './screens.ts';
import { LANGS } from '../../src/lib/langs.ts';

let house: House;
/** Somebody who looks at all screens, one after the other. */
let page: Page;
beforeAll(async () => {
  house = await open();
  page = await house.visitor({ stays: true });
});
afterEach(() => house.sweep());
afterAll(() => house.close());

const THEMES = ['light', 'dark', 'contrast'] as const;
const WIDTHS = [1280, 360];

/** Everything on the page and where it lies, whatever its colours are. */
function shape(page: Page): Promise<string> {
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('body *')].map((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [x, y, width, height, node.checkVisibility({ visibilityProperty: true })].join(' ');
    });
    return [document.title, document.body.innerHTML, ...places].join('\n');
  });
}

/** Another look chosen in another tab, which this one follows. */
async function prefer(page: Page, wish: Record<string, string>): Promise<void> {
  await page.evaluate((prefs) => {
    const kept = JSON.parse(localStorage.getItem('klatsch-prefs') ?? '{}') as object;
    localStorage.setItem('klatsch-prefs', JSON.stringify({ ...kept, ...prefs }));
    dispatchEvent(new StorageEvent('storage', { key: 'klatsch-prefs' }));
  }, wish);
}

test.each(Object.entries(SCREENS))('%s: every theme, width and language', async (_name, make) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await make(page);
  await bring(page);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    let checked: string | undefined;
    for (const theme of THEMES) {
      await prefer(page, { theme });
      await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
      // Whatever fades has faded.
      await page.waitForFunction(() => document.getAnimations().every((each) => each.playState === 'finished'));
      // A page that differs in nothing but its looks need not be asked again for what it is.
      const now = await shape(page);
      found.push(...(await faults(page, now === checked ? 'looks' : 'all')).map((fault) => `${theme} ${width}: ${fault}`));
      checked = now;
    }
  }
  if (found.length > 0) throw new Error(found.join('\n'));
  for (const lang of LANGS) {
    await prefer(page, { lang });
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
    const seen = await page.evaluate(() => {
      const names = ['aria-label', 'title', 'alt', 'placeholder'];
      const labels = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((node) =>
        names.map((name) => node.getAttribute(name) ?? ''),
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.querySelectorAll('body *')].filter((node) => node.getBoundingClientRect().right > clientWidth + 1).slice(0, 8);
      const which = scrollWidth > clientWidth ? wide.map((node) => `${node.tagName}.${node.getAttribute('class')}`).join(', ') : '';
      return { text: [document.title, document.body.innerText, ...labels].join('\n'), beyond: scrollWidth - clientWidth, which };
    });
    expect(seen.text, lang).not.toMatch(/\b(house|book|mean|cafe|guatemala|vivajava|table|option|fault|reason|event)-[a-z]+/);
    expect(seen.text, lang).not.toMatch(/\{\s*\$|\?\?\?/);
    expect(seen.beyond, `${lang} on a telephone: ${seen.which}`).toBeLessThanOrEqual(0);
  }
});

test('the theme of the last visit is there before anything is seen', async () => {
  for (const theme of THEMES) {
    const page = await house.visitor({ theme });
    await page.goto('/');
    await page.waitForSelector('#open-tables');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe(theme);
    await bring(page);
    expect((await faults(page)).join('\n')).toBe('');
  }
});

test.each(LANGS)('a browser that wants %s gets it', async (lang) => {
  const page = await house.visitor({ lang });
  await page.goto('/');
  await page.waitForSelector('[data-play]');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang);
});

test('the language changes at once, in all tabs, and stays', async () => {
  const page = await house.visitor();
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await other.waitForSelector('[data-theme-picker]');
  await page.locator('[data-lang]').selectOption('de');
  for (const tab of [page, other]) await tab.waitForFunction(() => document.documentElement.lang === 'de');
  expect(await page.locator('[data-play]').innerText()).toBe('Jetzt spielen');
  await page.reload();
  await page.waitForSelector('[data-play]');
  expect(await page.locator('[data-play]').innerText()).toBe('Jetzt spielen');
  // So does the look.
  await other.locator('[data-theme-picker]').selectOption('contrast');
  await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'contrast');
});
