// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('the wire’s types are those that the schemas give now', () => {
  const root = join(import.meta.dirname, '..');
  const made = execFileSync(process.execPath, ['tools/types.mjs', '--print'], { cwd: root, encoding: 'utf8' });
  expect(readFileSync(join(root, 'src/protocol/types.ts'), 'utf8')).toBe(made);
});
