// A page loads the texts of every part that it may show.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { features, type Feature } from '../src/i18n/features';

const SRC = join(import.meta.dirname, '../src');
const read = (file: string): string => readFileSync(join(SRC, file), 'utf8');

/** Groups that are loaded with their pages only. */
const LAZY = Object.keys(features).filter((name) => name !== 'house') as Feature[];

/** The group of each of their sections. */
const groups = new Map<string, Feature>();
for (const name of LAZY) for (const section of Object.keys(features[name].texts.it)) groups.set(section, name);

function resolve(from: string, to: string): string | null {
  const base = join(dirname(from), to);
  return (
    [base, `${base}.ts`, `${base}/index.ts`].find((file) => /\.\w+$/.test(file) && existsSync(join(SRC, file))) ?? null
  );
}

/**
 * Files that a file imports; types need no texts, and what is loaded together with its texts brings them. `later`: also
 * those that it loads by itself.
 */
function imports(file: string, later: boolean): string[] {
  const text = read(file)
    .replace(/import type [^;]*;/g, '')
    .replace(/import\('[^']+'\), language\.load\(/g, '');
  const named = [
    ...text.matchAll(later ? /(?:from |import\(|^\s*import )'(\.[^']+)'/gm : /(?:from |^\s*import )'(\.[^']+)'/gm),
  ];
  return named.flatMap(([, to]) => resolve(file, to ?? '') ?? []).filter((to) => /\.(ts|svelte)$/.test(to));
}

/** Lazy groups whose texts a file reads without loading them itself. */
function needs(file: string): Feature[] {
  const text = read(file);
  const reads = text.matchAll(
    // In a component `t` may be a section instead of the catalogue.
    /\bt = \$derived\(language\.t\.\w/.test(text)
      ? /\b(?:language\.t|catalogues\[[^\]]+\])\.(\w+)\b/g
      : /\b(?:language\.t|t|catalogues\[[^\]]+\])\.(\w+)\b/g,
  );
  const all = [...reads].flatMap(([, section = '']) => groups.get(section) ?? []);
  return all.filter((name) => !text.includes(`language.load('${name}')`));
}

/** For each group that a page needs, a file that needs it. */
function needed(page: string, later = true): Map<Feature, string> {
  const seen = new Set(['app/routes.ts', 'i18n/features.ts']);
  const queue = [page];
  const found = new Map<Feature, string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const feature of needs(file)) found.set(feature, file);
    queue.push(...imports(file, later));
  }
  return found;
}

const routes = read('app/routes.ts');
const shared = new Map(
  [...routes.matchAll(/^const ([A-Z]+): Feature\[\] = (\[[^\]]*\])/gm)].map(([, k = '', v = '']) => [k, v]),
);
const loaders = new Map(
  [...routes.matchAll(/^const (\w+) = \(\) => import\('([^']+)'\)/gm)].map(([, name = '', file = '']) => [name, file]),
);
const pages = [...routes.matchAll(/load: (?:(\w+)|\(\) => import\('([^']+)'\)),\s+words: ([A-Z]+|\[[^\]]*\])/g)];

it('every page has its texts', () => {
  expect(pages.length).toBeGreaterThan(15);
  for (const [, loader = '', direct, words = ''] of pages) {
    const file = direct ?? loaders.get(loader) ?? '';
    const loaded = [...(shared.get(words) ?? words).matchAll(/'([^']+)'/g)].map(([, one]) => one);
    const lost = [...needed(join('app', file))].filter(([feature]) => !loaded.includes(feature));
    expect(lost, file).toEqual([]);
  }
});

it('the first page needs no other texts than the house’s', () => {
  expect([...needed('app/App.svelte', false)]).toEqual([]);
});

it('the dialog for a new table needs the table’s texts alone', () => {
  expect([...needed('lobby/CreateTable.svelte').keys()]).toEqual(['table']);
});
