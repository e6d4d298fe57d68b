import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress';

/** Where `npm run dev` finds the table service. */
const service = process.env['KLATSCH'] ?? 'http://127.0.0.1:7722';

export default defineConfig({
  plugins: [svelte(), compress()],
  // The Fluent files are shared with the terminal.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: service, ws: true } } },
  build: {
    target: 'es2022',
    // A strict content security policy allows no inline scripts or data images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Cut up by who needs which part, code is larger, because each piece is compressed by itself.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every table, lesson and replay is drawn with.
            { name: 'kit', test: /src\/table\/(moments|intention|ticking|hands|Later|part|pointing|geometry|drawings|Crossings|SeatClock|Worth)\b|src\/learn\/(RuleDoor|OfferDoors|rules|doors)\b|src\/lib\/(delta|time)\b/ },
            // What Guatemala's table, the cards it fetches later and the pictures of the rules share.
            { name: 'guatemala-art', test: /src\/guatemala\/(Market|Map(?!Spots)|Piece|Sprite|layout|offers|pictures|telling|view|ways|weave|theme)|src\/table\/Spot/ },
          ],
        },
      },
    },
  },
  test: { environment: 'happy-dom', include: ['tests/unit/**/*.test.ts'] },
});
