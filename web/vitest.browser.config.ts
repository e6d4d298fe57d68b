import { defineConfig } from 'vitest/config';

// Whole games in a real browser against the real program: `KLATSCH_BIN` names it.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    // One browser and one service are enough for a small machine.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
