import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What is text, and worth it. */
const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Beside every text of the build its forms for browsers that read gzip or Brotli: the program sends them as they are. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue;
        const plain = readFileSync(join(folder, name));
        const forms = { gz: gzipSync(plain, { level: 9 }), br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) };
        for (const [end, form] of Object.entries(forms)) {
          if (form.length < plain.length) writeFileSync(join(folder, `${name}.${end}`), form);
        }
      }
    },
  };
}
