// Stores a Brotli-compressed copy beside each built file that compresses well; the server sends it instead.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const TEXT = /\.(wasm|html|js|css|svg|json|txt|webmanifest)$/;
const WORTH_COMPRESSING = 1024; // bytes

/** Vite plugin. */
export const brotli = () => ({
  name: 'brotli',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }) {
      for (const name of readdirSync(dir, { recursive: true })) {
        if (!TEXT.test(name)) continue;
        const content = readFileSync(`${dir}/${name}`);
        if (content.length < WORTH_COMPRESSING) continue;
        const compressed = brotliCompressSync(content);
        if (compressed.length < content.length) writeFileSync(`${dir}/${name}.br`, compressed);
      }
    },
  },
});
