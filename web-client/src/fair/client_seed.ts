// This browser's contribution to a shuffle, and the commitment that it was sent before: stored, so that the closed hand
// can be verified against both (docs/fair.md).
import { localStore } from '../app/storage';
import type { Card, ClientSeed, Digits64, Id, Seat, SeenEvent, TableMessage } from '../protocol/types';
import { digitsOf } from './digits';

/** Notes about one hand at a table. */
export interface Kept {
  table: Id;
  hand: number;
  /** The commitment (hash) sent before anything was contributed. */
  cards: Digits64;
  /** The same for the draw of seats or of the first dealer, if a match begins with it. */
  seats?: Digits64 | null;
  clientSeed: ClientSeed;
  /** The cards that this browser was dealt. */
  dealt?: { seat: Seat; cards: Card[] };
}

const KEY = 'germini.deals';
/** Older notes are deleted; enough for some months of evenings. */
const MOST = 400;
const CLIENT_SEED_BYTES = 16;

/** Older notes call the seed `noise`. */
const readNote = ({ noise, ...note }: Kept & { noise?: ClientSeed }): Kept =>
  noise === undefined ? note : { ...note, clientSeed: noise };

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(readNote) : [];
  } catch {
    return [];
  }
}

const keep = (kept: Kept[]): void => localStore.set(KEY, JSON.stringify(kept.slice(-MOST)));

/**
 * Returns the contribution to the hand that the table has committed to; null if it has committed to none. The answer is
 * the same if asked again, so that a server cannot ask until it likes the result. If the commitment has changed,
 * nothing is contributed and the first commitment is kept.
 */
export function addClientSeed(table: TableMessage): ClientSeed | null {
  if (!table.commitment) return null;
  const { hand, cards, seats } = table.commitment;
  const before = keptOf(table.id, hand);
  if (before) return before.cards === cards ? before.clientSeed : null;
  const clientSeed = digitsOf(crypto.getRandomValues(new Uint8Array(CLIENT_SEED_BYTES)));
  keep([...all(), { table: table.id, hand, cards, seats, clientSeed }]);
  return clientSeed;
}

/** Notes about that hand from before it was dealt. */
export function keptOf(table: Id, hand: number): Kept | undefined {
  return all().find((kept) => kept.table === table && kept.hand === hand);
}

const PACK = 'pack';

/**
 * Stores the cards that this seat is dealt, from a hand's events, the last of which are new, together with the hand's
 * commitment.
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
  // Storage is accessed only when cards are dealt.
  const kept = news.some((event) => dealt(event).length > 0) ? keptOf(table, hand) : undefined;
  if (!kept || seat === null) return;
  const cards = events.flatMap(dealt);
  if (cards.length <= (kept.dealt?.cards.length ?? 0)) return;
  const others = all().filter((one) => one.table !== table || one.hand !== hand);
  keep([...others, { ...kept, dealt: { seat, cards } }]);
}
