// Pictures of every screen, to look at: `npm run shots -- FOLDER [part of a name]`.
// Needs what the browser tests need: a program (`KLATSCH_BIN`) and Chromium; with `PREVIEW=1` the pages of `dist`.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';

const [folder, part = ''] = process.argv.slice(2);
if (!folder) throw new Error('usage: npm run shots -- FOLDER [part of a name]');
mkdirSync(folder, { recursive: true });

// Vite reads TypeScript.
const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom', logLevel: 'error' });
const { open } = await vite.ssrLoadModule('/tests/browser/house.ts');
const { SCREENS } = await vite.ssrLoadModule('/tests/browser/screens.ts');
const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
];
const THEMES = (process.env.THEMES ?? 'light,dark').split(',');

const house = await open();
try {
  const page = await house.visitor();
  // Nothing is half-way between two looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [name, make] of Object.entries(SCREENS)) {
    if (!name.includes(part)) continue;
    await make(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const theme of THEMES) {
        await page.evaluate((look) => {
          const kept = JSON.parse(localStorage.getItem('klatsch-prefs') ?? '{}');
          localStorage.setItem('klatsch-prefs', JSON.stringify({ ...kept, theme: look }));
          dispatchEvent(new StorageEvent('storage', { key: 'klatsch-prefs' }));
        }, theme);
        // Two frames later everything has its place and its colour.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        const file = `${name.replace(/[^\p{L}\d]+/gu, '-').toLowerCase()}-${width}-${theme}.png`;
        await page.screenshot({ path: join(folder, file), fullPage: true });
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    console.log(name);
  }
} finally {
  await house.close();
  // The tests leave it to their process, which waits for it.
  await house.browser.close();
  await vite.close();
}
