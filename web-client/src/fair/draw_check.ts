// Verifies that the seats of a match, or its first dealer, were drawn from the committed secret, computed here instead
// of on the server (docs/fair.md).
import type { DealRules } from '../games/game_ui';
import type { DrawProof, Id, Seat, SeatDraw } from '../protocol/types';
import type { Kept } from './client_seed';
import { below, shuffled } from './shuffle';
import { commitment, randomWords } from './random_words';

/** What was drawn before a match. */
export interface DrawRecord {
  table: Id;
  /** Number at the table of the match's first hand. */
  from: number;
  proof: DrawProof;
  /** The seat draw; null: seats were chosen, and only the first dealer was drawn. */
  draw: SeatDraw | null;
  /** The dealer of the first hand. */
  dealer: Seat;
  /** Number of players at the start, without bots. */
  people: number;
}

/**
 * Failed checks: the draw, more contributions than players; or, compared with this browser's own notes, the commitment
 * that it was sent, what it contributed.
 */
export type DrawFault = 'drawn' | 'bot' | 'told' | 'added';

/** Text by which two draws can be compared. */
const written = (draw: SeatDraw): string =>
  [...draw.cards.map(({ person, card }) => `${person}:${card}`), ...draw.ranking].join(' ');

/** Returns null if the page does not know how this game draws seats. */
export function drawFaults(drawn: DrawRecord, dealt: DealRules | undefined, kept?: Kept): DrawFault[] | null {
  const { table, from, proof, draw, dealer, people } = drawn;
  const words = randomWords(proof.secret, proof.client_seeds);
  const faults: DrawFault[] = [];
  if (draw) {
    if (!dealt?.seats) return null;
    if (written(dealt.seats(shuffled(dealt.laid, words))) !== written(draw)) faults.push('drawn');
    if (draw.ranking[0] !== dealer) faults.push('drawn');
  } else if (below(proof.client_seeds.length, words) !== dealer) faults.push('drawn');
  if (proof.client_seeds.filter((seed) => seed !== '').length > people) faults.push('bot');
  if (kept?.seats && commitment(proof.secret, 'seats', from, table) !== kept.seats) faults.push('told');
  if (kept && !proof.client_seeds.includes(kept.clientSeed)) faults.push('added');
  return [...new Set(faults)];
}
