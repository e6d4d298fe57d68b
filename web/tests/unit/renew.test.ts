import { expect, test, vi } from 'vitest';
import { renew, type Place } from '../../src/lib/renew.ts';

const OLD = '/assets/index-old.js';
const page = (build: string) => `<!doctype html><script type="module" src="${build}"></script>`;

function place(change: Partial<Place>): Place {
  const kept = new Map<string, string>();
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  return { build: OLD, look: async () => page('/assets/index-new.js'), store, ...change, reload: vi.fn<() => void>() };
}

test('a tab that stayed open during an upgrade loads the new page, once', async () => {
  const tab = place({});
  expect(await renew(tab)).toBe(true);
  expect(tab.reload).toHaveBeenCalledTimes(1);
  expect(await renew(tab)).toBe(false);
  expect(tab.reload).toHaveBeenCalledTimes(1);
  // The new page may become old as well.
  expect(await renew({ ...tab, build: '/assets/index-new.js', look: async () => page('/assets/index-newer.js') })).toBe(true);
});

test('a part that is missing from the present build is no reason', async () => {
  const tab = place({ look: async () => page(OLD) });
  expect(await renew(tab)).toBe(false);
  expect(tab.reload).not.toHaveBeenCalled();
});

test('without a connection, or without a memory, the page stays', async () => {
  const away = place({ look: async () => Promise.reject(new TypeError('offline')) });
  expect(await renew(away)).toBe(false);
  const forgetful = place({ store: { getItem: () => { throw new Error('no'); }, setItem: () => {} } });
  expect(await renew(forgetful)).toBe(false);
  expect(away.reload).not.toHaveBeenCalled();
  expect(forgetful.reload).not.toHaveBeenCalled();
});
