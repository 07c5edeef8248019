// Verifies that a closed hand was dealt from the committed secret, computed here instead of on the server.
import type { DealRules, DealRecord } from '../games/game_ui';
import type { Card, Deal, Options } from '../protocol/types';
import type { Kept } from './client_seed';
import { shuffled } from './shuffle';
import { commitment, randomWords } from './random_words';

/**
 * Failed checks: the commitment, the cards, more contributions than players; or, compared with this browser's own
 * notes, the commitment that it was sent, what it contributed, the cards that it was dealt.
 */
export type Fault = 'commitment' | 'cards' | 'bot' | 'told' | 'added' | 'hand';

/** Deals the pack from random words by the game's rules. */
export function packOf(dealt: DealRules, options: Options, words: () => number): Card[] {
  for (;;) {
    const pack = shuffled(dealt.laid, words);
    if (!dealt.again?.(pack, options)) return pack;
  }
}

/** `people`: number of players without bots; contributions for bots are the server's own. */
export function dealFaults(
  deal: Deal,
  record: DealRecord & { options: Options },
  dealt: DealRules,
  people: number,
  kept?: Kept,
): Fault[] {
  const faults: Fault[] = [];
  if (commitment(deal.secret, 'hand', deal.hand, deal.table) !== deal.commitment) faults.push('commitment');
  const pack = packOf(dealt, record.options, randomWords(deal.secret, deal.client_seeds));
  if (pack.join(' ') !== record.pack.join(' ')) faults.push('cards');
  if (deal.client_seeds.filter((seed) => seed !== '').length > people) faults.push('bot');
  if (kept && kept.cards !== deal.commitment) faults.push('told');
  if (kept && !deal.client_seeds.includes(kept.clientSeed)) faults.push('added');
  if (dealtAsTold({ ...record, pack }, dealt, kept) === false) faults.push('hand');
  return faults;
}

/** Whether this browser was dealt the cards that the record's pack gives its seat; null if that is not known. */
export function dealtAsTold(record: DealRecord & { options: Options }, dealt: DealRules, kept?: Kept): boolean | null {
  const mine = kept?.dealt && dealt.hand?.(record, record.options, kept.dealt.seat);
  if (!kept?.dealt || !mine) return null;
  // A seat may see more of the pack than every seat is dealt; if it saw less, it saw only the beginning of the deal.
  const held = new Set(kept.dealt.cards);
  return held.size < mine.length ? null : mine.every((card) => held.has(card));
}
