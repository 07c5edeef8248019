// This browser's contribution to a shuffle, and the commitment that it was sent before: stored, so that the closed hand
// can be verified against both (docs/fair.md).
import { localStore } from '../app/storage';
import type { Card, ClientSeed, Digits64, Id, Seat, SeenEvent, TableMessage } from '../protocol/types';

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
const PACK = 'pack';

export const digitsOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(localStore.get(KEY) ?? '[]');
    // Older notes have no seed of this name.
    return Array.isArray(kept) ? kept.filter((note: Kept) => note.clientSeed) : [];
  } catch {
    return [];
  }
}
const isOf = (table: Id, hand: number) => (kept: Kept) => kept.table === table && kept.hand === hand;

/** Adds notes about a hand, or replaces them. */
const keep = (note: Kept): void => {
  const others = all().filter((one) => !isOf(note.table, note.hand)(one));
  localStore.set(KEY, JSON.stringify([...others, note].slice(-MOST)));
};

/** Notes about that hand from before it was dealt. */
export const keptOf = (table: Id, hand: number): Kept | undefined => all().find(isOf(table, hand));

/**
 * Returns the contribution to the hand that the table has committed to; null if it has committed to none. The answer is
 * the same if asked again, so that a server cannot ask until it likes the result. If the commitment has changed,
 * nothing is contributed and the first commitment is kept.
 */
export function addClientSeed({ id: table, commitment }: TableMessage): ClientSeed | null {
  if (!commitment) return null;
  const before = keptOf(table, commitment.hand);
  if (before) return before.cards === commitment.cards ? before.clientSeed : null;
  const clientSeed = digitsOf(crypto.getRandomValues(new Uint8Array(CLIENT_SEED_BYTES)));
  keep({ table, ...commitment, clientSeed });
  return clientSeed;
}

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
  if (cards.length > (kept.dealt?.cards.length ?? 0)) keep({ ...kept, dealt: { seat, cards } });
}
