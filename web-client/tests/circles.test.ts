// No file of the client imports itself through others, types included. A dynamic import does not count.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const IMPORT = /^\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*'(\.[^']*)'/gm;

/** The files that a file imports statically. */
function imported(file: string): string[] {
  const paths = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map((found) => join(dirname(file), found[1] ?? ''));
  return paths.flatMap((path) => {
    const names = [path, `${path}.ts`, join(path, 'index.ts')];
    return names.filter((name) => /\.(ts|svelte)$/.test(name) && existsSync(name)).slice(0, 1);
  });
}

/** The groups of files that all reach one another. */
function circles(graph: Map<string, string[]>): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    const at = open.push(file) - 1;
    let low = own;
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? own);
    }
    if (low === own) {
      const group = open.splice(at);
      if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

test('no import circle', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name));
  expect(files.length).toBeGreaterThan(100);
  expect(circles(new Map(files.map((name) => [join('src', name), imported(join('src', name))])))).toEqual([]);
});
