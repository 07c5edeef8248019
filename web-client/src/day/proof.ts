// Verifies the secret of a day's deal: its place in the chain of secrets, and the cards that it gives (docs/fair.md).
import { below, bytesOf, hashOf, keyedHash, packOf, randomWords, secretOf, utf8 } from '../fair/recompute';
import type { DealRecord, DealRules } from '../games/game_ui';
import type { DayChain, DayDate, DayProof, Digits64, Options, Word } from '../protocol/types';

/**
 * A part of the proof: the secret's hash, its date, the commitment that this browser was shown, pack and dealer.
 * `holds`: null if this browser cannot know.
 */
export interface Finding {
  part: 'hash' | 'date' | 'seen' | 'deal';
  holds: boolean | null;
}
/** The commitment of a chain as this browser was first shown it, and the day of that. */
export type SeenCommitment = Pick<DayChain, 'first' | 'commitment'> & { on: DayDate };

const CHAIN_FORM = utf8('germini-day-chain/1 ');
/** Secrets of a chain. */
const MOST = 4000;
const DAY_MS = 86_400_000;
const SEATS = 4;
const NO_SEEDS = Array<string>(SEATS).fill('');

export const secretBefore = (secret: Digits64): Digits64 => hashOf(CHAIN_FORM, bytesOf(secret));

/** Returns the commitment of the chain that has this secret at that index; null if no chain is so long. */
export function commitmentOf(secret: Digits64, place: number): Digits64 | null {
  if (!(place >= 0 && place < MOST)) return null;
  let hash = secret;
  for (let at = place; at >= 0; at -= 1) hash = secretBefore(hash);
  return hash;
}

/** `seen`: what this browser was shown of the chain, if it was. */
export function checkChain({ secret, before, place }: DayProof, date: DayDate, seen?: SeenCommitment): Finding[] {
  const hash: Finding = { part: 'hash', holds: secretBefore(secret) === before };
  if (!seen) return [hash, { part: 'seen', holds: null }];
  const follows = commitmentOf(secret, place) === seen.commitment;
  return [
    hash,
    { part: 'date', holds: Date.parse(date) - Date.parse(seen.first) === place * DAY_MS },
    // Once the day is over, the chain may have been made to fit.
    { part: 'seen', holds: follows && seen.on > date ? null : follows },
  ];
}

/** Compares the pack and the first dealer of a record with those that follow from the day's secret. */
export function checkDeal(
  secret: Digits64,
  game: Word,
  field: 'accounts' | 'guests',
  record: DealRecord & { options: Options },
  dealt: DealRules,
): Finding {
  const key = keyedHash(secret, `germini-day/1 ${game} ${field}`);
  const wordsOf = (lot: 'hand' | 'seats') => randomWords(secretOf(key, lot, 1), NO_SEEDS);
  const pack = packOf(dealt, record.options, wordsOf('hand'));
  const holds = pack.join(' ') === record.pack.join(' ') && below(SEATS, wordsOf('seats')) === record.dealer;
  return { part: 'deal', holds };
}
