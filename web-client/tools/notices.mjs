// Adds notices of typefaces, icons and the modules for practice to those that Vite writes for the scripts.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const json = (path) => JSON.parse(readFileSync(at(path), 'utf8'));

/** A section of `notices.txt` for an npm package; `words` replaces its licence text. */
function part(name, words) {
  const { version, license } = json(`node_modules/${name}/package.json`);
  const text = words ?? readFileSync(at(`node_modules/${name}/LICENSE`), 'utf8').trim();
  return `\n## ${name} - ${version} (${license})\n\n${text}\n`;
}

function artNotices() {
  const { devDependencies } = json('package.json');
  const fonts = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource/'));
  const authors = [...new Set(Object.values(json('tools/cards/authors.json')))].sort().join(', ');
  const icons = `Icons from https://game-icons.net by ${authors}; recoloured. https://creativecommons.org/licenses/by/3.0/`;
  return [...fonts.map((name) => part(name)), part('@iconify-json/game-icons', icons)].join('');
}

/** Debian's packages whose code is in the modules (practice/wasm). */
const MODULE_PACKAGES = ['wasi-libc', 'libc++-19-dev-wasm32', 'rapidjson-dev', 'libexpected-dev'];

function moduleNotices() {
  if (!existsSync(at('src/practice/modules'))) return '';
  const text = (name) => readFileSync(`/usr/share/doc/${name}/copyright`, 'utf8').trim();
  return MODULE_PACKAGES.map((name) => `\n## In the modules for practice: ${name} (Debian)\n\n${text(name)}\n`).join(
    '',
  );
}

/** Vite plugin for builds that write `fileName` themselves. */
export const notices = (fileName) => ({
  name: 'notices',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: ({ dir }) => appendFileSync(`${dir}/${fileName}`, artNotices() + moduleNotices()),
  },
});
