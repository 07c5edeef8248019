// Writes the list of a build's files, which public/sw.js keeps for offline use, and names it in the page: so the list
// always belongs to the page that names it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const HASH_CHARS = 8;

/** Vite plugin. */
export const files = () => ({
  name: 'files',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }) {
      const names = readdirSync(`${dir}/assets`).map((name) => `assets/${name}`);
      const list = JSON.stringify(names.sort());
      const hash = createHash('sha256').update(list).digest('base64url').slice(0, HASH_CHARS);
      const name = `assets/files-${hash}.json`;
      writeFileSync(`${dir}/${name}`, list);
      const page = `${dir}/index.html`;
      const text = readFileSync(page, 'utf8');
      writeFileSync(page, text.replace('<title>', `<meta name="files" content="./${name}" />\n    <title>`));
    },
  },
});
