import { defineConfig } from 'vitest/config';

// Whole games in a real browser against the real program: `KLATSCH_BIN` names it.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    // Every file has a service of its own, and visitors who know nothing of those of other files; three processes with a
    // browser each fill the pauses of a small machine.
    maxWorkers: 3,
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
