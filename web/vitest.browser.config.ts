import { defineConfig } from 'vitest/config';

// Whole games in a real browser against the real program: `KLATSCH_BIN` names it.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    // Every file has a browser and a service of its own; three at once fill the pauses of a small machine.
    maxWorkers: 3,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
