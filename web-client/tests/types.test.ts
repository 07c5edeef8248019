// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the wire’s types and calls are those that the schemas and openapi.json give now', () => {
  const root = join(import.meta.dirname, '..');
  const made = execFileSync(process.execPath, ['tools/types.mjs', '--print'], { cwd: root, encoding: 'utf8' });
  const files = ['types.ts', 'calls.ts'].map((file) => readFileSync(join(root, 'src/protocol', file), 'utf8'));
  expect(files.join('')).toBe(made);
});
