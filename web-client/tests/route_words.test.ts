// A page loads the texts of every part that it may show.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { features, type Feature } from '../src/i18n/features';

const SRC = join(import.meta.dirname, '../src');
const read = (file: string): string => readFileSync(join(SRC, file), 'utf8');

/** Loaded with their pages only; each has one section, of the same name. */
const LAZY = Object.keys(features).filter((name) => name !== 'house') as Feature[];

function resolve(from: string, to: string): string | null {
  const base = join(dirname(from), to);
  return (
    [base, `${base}.ts`, `${base}/index.ts`].find((file) => /\.\w+$/.test(file) && existsSync(join(SRC, file))) ?? null
  );
}

/** Files that a file imports, at once or later; types need no texts. */
function imports(file: string): string[] {
  const text = read(file).replace(/import type [^;]*;/g, '');
  const named = [...text.matchAll(/(?:from |import\(|^\s*import )'(\.[^']+)'/gm)];
  return named.flatMap(([, to]) => resolve(file, to ?? '') ?? []).filter((to) => /\.(ts|svelte)$/.test(to));
}

/** Lazy features whose texts a file reads without loading them itself. */
function needs(file: string): Feature[] {
  const text = read(file);
  return LAZY.filter(
    (name) =>
      !text.includes(`language.load('${name}')`) &&
      new RegExp(`\\b(?:language\\.t|t|catalogues\\[[^\\]]+\\])\\.${name}\\b`).test(text),
  );
}

/** For each feature that a page needs, a file that needs it. */
function needed(page: string): Map<Feature, string> {
  const seen = new Set<string>(['app/routes.ts', 'i18n/features.ts']);
  const queue = [page];
  const features = new Map<Feature, string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const feature of needs(file)) features.set(feature, file);
    queue.push(...imports(file));
  }
  return features;
}

const routes = read('app/routes.ts');
const club = /^const CLUB: Feature\[\] = (\[[^\]]*\])/m.exec(routes)?.[1] ?? '';
const pages = [...routes.matchAll(/load: (?:link|\(\) => import\('([^']+)'\)),\s+words: (CLUB|\[[^\]]*\])/g)];

it('every page has its texts', () => {
  expect(pages.length).toBeGreaterThan(15);
  for (const [, file = '../account/OneTimeLink.svelte', words = ''] of pages) {
    const loaded = [...(words === 'CLUB' ? club : words).matchAll(/'([^']+)'/g)].map(([, one]) => one);
    const lost = [...needed(join('app', file))].filter(([feature]) => !loaded.includes(feature));
    expect(lost, file).toEqual([]);
  }
});
