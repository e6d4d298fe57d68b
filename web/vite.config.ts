import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Where `npm run dev` finds the table service. */
const service = process.env['KLATSCH'] ?? 'http://127.0.0.1:7722';

export default defineConfig({
  plugins: [svelte()],
  // The Fluent files are shared with the terminal.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: service, ws: true } } },
  build: {
    target: 'es2022',
    // A strict content security policy allows no inline scripts or data images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.ts'] },
});
