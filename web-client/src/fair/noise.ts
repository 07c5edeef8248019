// What this browser adds to a deal, and what it was promised before it did: kept, so that the closed hand can be held
// against both (docs/fair.md).
import { lasting } from '../app/kept';
import type { Digits64, Id, Noise, TableMessage } from '../protocol/types';
import { digitsOf } from './digits';

/** Of a hand at a table. */
export interface Kept {
  table: Id;
  hand: number;
  /** The hash that was told before anything was added. */
  cards: Digits64;
  noise: Noise;
}

const KEY = 'germini.deals';
/** Older ones are forgotten: some months of evenings. */
const MOST = 400;
const NOISE_BYTES = 16;

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(lasting.get(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

/**
 * What is added to the hand that the table has promised; nothing where it promises none. Once only: who is asked again
 * says the same, so that no server can ask until it likes the answer, and who is promised something else adds nothing,
 * and keeps what was promised first.
 */
export function addNoise(table: TableMessage): Noise | null {
  if (!table.promise) return null;
  const { hand, cards } = table.promise;
  const before = keptOf(table.id, hand);
  if (before) return before.cards === cards ? before.noise : null;
  const noise = digitsOf(crypto.getRandomValues(new Uint8Array(NOISE_BYTES)));
  lasting.set(KEY, JSON.stringify([...all(), { table: table.id, hand, cards, noise }].slice(-MOST)));
  return noise;
}

/** What this browser knows of that hand from before it was dealt. */
export function keptOf(table: Id, hand: number): Kept | undefined {
  return all().find((kept) => kept.table === table && kept.hand === hand);
}
