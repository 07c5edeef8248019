// What this browser adds to a deal, and what it was promised before it did: kept, so that the closed hand can be held
// against both (docs/fair.md).
import { localStore } from '../app/storage';
import type { Card, Digits64, Id, Noise, Seat, SeenEvent, TableMessage } from '../protocol/types';
import { digitsOf } from './digits';

/** Of a hand at a table. */
export interface Kept {
  table: Id;
  hand: number;
  /** The hash that was told before anything was added. */
  cards: Digits64;
  /** The same of the draw for seats, or of who deals first, where a match begins with it. */
  seats?: Digits64 | null;
  noise: Noise;
  /** What it was dealt, as it was told then. */
  dealt?: { seat: Seat; cards: Card[] };
}

const KEY = 'germini.deals';
/** Older ones are forgotten: some months of evenings. */
const MOST = 400;
const NOISE_BYTES = 16;

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept[]) : [];
  } catch {
    return [];
  }
}

const keep = (kept: Kept[]): void => localStore.set(KEY, JSON.stringify(kept.slice(-MOST)));

/**
 * What is added to the hand that the table has promised; nothing where it promises none. Once only: who is asked again
 * says the same, so that no server can ask until it likes the answer, and who is promised something else adds nothing,
 * and keeps what was promised first.
 */
export function addNoise(table: TableMessage): Noise | null {
  if (!table.promise) return null;
  const { hand, cards, seats } = table.promise;
  const before = keptOf(table.id, hand);
  if (before) return before.cards === cards ? before.noise : null;
  const noise = digitsOf(crypto.getRandomValues(new Uint8Array(NOISE_BYTES)));
  keep([...all(), { table: table.id, hand, cards, seats, noise }]);
  return noise;
}

/** What this browser knows of that hand from before it was dealt. */
export function keptOf(table: Id, hand: number): Kept | undefined {
  return all().find((kept) => kept.table === table && kept.hand === hand);
}

const PACK = 'pack';

/**
 * The cards that this seat is dealt, out of the events of a hand, the last of which are news: kept with what was promised
 * for it.
 */
export function keepHand(
  table: Id,
  hand: number,
  seat: Seat | null,
  news: readonly SeenEvent[],
  events: readonly SeenEvent[],
): void {
  const dealt = (event: SeenEvent): Card[] =>
    event.e === 'moved' && event.from === PACK && event.to === `hand:${seat}` ? (event.cards ?? []) : [];
  // Only when something is dealt is anything read or written.
  const kept = news.some((event) => dealt(event).length > 0) ? keptOf(table, hand) : undefined;
  if (!kept || seat === null) return;
  const cards = events.flatMap(dealt);
  if (cards.length <= (kept.dealt?.cards.length ?? 0)) return;
  const others = all().filter((one) => one.table !== table || one.hand !== hand);
  keep([...others, { ...kept, dealt: { seat, cards } }]);
}
