// What axe finds on a page: whatever a browser can tell about who cannot see it well, or not at all.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules about what something looks like; all others are about what it is. */
const LOOKS = ['color-contrast', 'link-in-text-block'];

interface Found {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** Brings axe into the page that is open. */
export function bring(page: Page): Promise<unknown> {
  return page.evaluate(AXE);
}

/** What axe finds, by all of its rules or by those about looks. */
export async function faults(page: Page, which: 'all' | 'looks' = 'all'): Promise<string[]> {
  const found = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: { run(where: Document, how: object): Promise<Found> } }).axe.run(document, {
        resultTypes: ['violations'],
        // No rule that is switched on reads style sheets.
        preload: { assets: ['media'] },
        ...(only ? { runOnly: only } : {}),
      }),
    which === 'looks' ? LOOKS : null,
  );
  return found.violations.flatMap((fault) =>
    fault.nodes.map((node) => `${fault.id}: ${node.html.slice(0, 200)} ${/contrast of [\d.]+[^.]*/.exec(node.failureSummary ?? '')?.[0] ?? ''}`),
  );
}
