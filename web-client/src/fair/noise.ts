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

/** What is added to the hand that the table has promised; nothing where it promises none. */
export function addNoise(table: TableMessage): Noise | null {
  if (!table.promise) return null;
  const { hand, cards } = table.promise;
  const noise = digitsOf(crypto.getRandomValues(new Uint8Array(NOISE_BYTES)));
  const others = all().filter((kept) => kept.table !== table.id || kept.hand !== hand);
  lasting.set(KEY, JSON.stringify([...others, { table: table.id, hand, cards, noise }].slice(-MOST)));
  return noise;
}

/** What this browser knows of that hand from before it was dealt. */
export const keptOf = (table: Id, hand: number): Kept | undefined =>
  all().find((kept) => kept.table === table && kept.hand === hand);
