import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NARROW } from '../src/ui/breakpoints';

const SRC = join(import.meta.dirname, '../src');
const styled = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(SRC, name), 'utf8') }));
/** The figures on the small badges of the clock and of a button fit their circles, which do not grow. */
const BADGES = new Set(['styles/primitives.css: font: 700 12px/18px var(--plain);']);

describe('the styles', () => {
  it('give type in rem, so that it grows with the size that the reader chose', () => {
    const found = styled.flatMap(({ name, text }) =>
      [...text.matchAll(/^\s*(font(?:-size)?:[^;]*\dpx[^;]*;)/gm)].map((match) => `${name}: ${match[1]}`),
    );
    expect(found.filter((line) => !BADGES.has(line))).toEqual([]);
    expect(styled.length).toBeGreaterThan(30);
  });

  it('move elements without layout or painting', () => {
    const found = styled.flatMap(({ name, text }) =>
      [...text.matchAll(/transition:([^;]*);/g)].flatMap((match) =>
        (match[1] ?? '').split(/,(?![^(]*\))/).map((part) => `${name}: ${part.trim().split(/\s+/)[0]}`),
      ),
    );
    expect(found.length).toBeGreaterThan(2);
    expect(found.filter((line) => !/: (transform|opacity)$/.test(line))).toEqual([]);
  });

  it('let nothing appear with layout or painting either', () => {
    const found = styled.flatMap(({ name, text }) =>
      [...text.matchAll(/@keyframes [^{]*\{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap((frames) =>
        [...(frames[1] ?? '').matchAll(/([a-z-]+):/g)].map((match) => `${name}: ${match[1]}`),
      ),
    );
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((line) => !/: (transform|opacity)$/.test(line))).toEqual([]);
    // What the page's own program shows at the table is animated by the one player, or by its styles.
    const tables = styled.filter(({ name }) => /^(table|games|motion)\//.test(name));
    expect(tables.filter(({ text }) => /svelte\/(transition|animate)/.test(text))).toEqual([]);
    expect(tables.length).toBeGreaterThan(30);
  });

  it('change the page’s layout at the same width as the program, 700 px exactly', () => {
    expect(NARROW).toBe(`width < ${700 / 16}em`);
    const widths = styled.flatMap(({ name, text }) =>
      [...text.matchAll(/@media \(([^)]*(?:width|height)[^)]*)\)/g)].map((match) => ({ name, query: match[1] ?? '' })),
    );
    expect(widths.length).toBeGreaterThan(5);
    for (const { name, query } of widths) expect(query, name).toMatch(/^(width|height) (<|>=) [\d.]+em$/);
  });
});
