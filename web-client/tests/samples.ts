// The protocol's samples, which the C++ tests read too.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ShownMatch } from '../src/match/closed_hands';
import type { HandsMessage, TableMessage } from '../src/protocol/types';

const folder = join(import.meta.dirname, '../../protocol/samples');

export const sampleNames = (start: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith(start) && name.endsWith('.json'));

export const sample = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

/** The girone of the samples with its closed hands. */
export function girone(): ShownMatch {
  const { match } = sample<TableMessage>('outbound_table_girone.json');
  if (!match) throw new Error('the sample has a match');
  return { ...match, hands: sample<HandsMessage>('outbound_hands.json').hands };
}
