// The protocol's samples, which the C++ tests read too.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../protocol/samples');

export const sampleNames = (start: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith('.json'));

export const sample = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;
