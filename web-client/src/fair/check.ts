// Whether a closed hand was dealt of what had been promised, reckoned here and not by the server.
import type { DealRules, DealRecord } from '../games/game_ui';
import type { Card, Deal, Options } from '../protocol/types';
import type { Kept } from './client_seed';
import { shuffled } from './shuffle';
import { commitment, randomWords } from './random_words';

/**
 * What does not hold: the promise, the cards, more that added something than played; or, against what this browser kept,
 * what was promised to it, what it added, and the cards that it was dealt.
 */
export type Fault = 'promise' | 'cards' | 'bot' | 'told' | 'added' | 'hand';

/** The pack of these words, as the game's rules deal it. */
export function packOf(dealt: DealRules, options: Options, words: () => number): Card[] {
  for (;;) {
    const pack = shuffled(dealt.laid, words);
    if (!dealt.again?.(pack, options)) return pack;
  }
}

/** `people`: how many played, bots apart: what is added for a bot is the server's own. */
export function dealFaults(
  deal: Deal,
  record: DealRecord & { options: Options },
  dealt: DealRules,
  people: number,
  kept?: Kept,
): Fault[] {
  const faults: Fault[] = [];
  if (commitment(deal.secret, 'hand', deal.hand, deal.table) !== deal.commitment) faults.push('promise');
  const pack = packOf(dealt, record.options, randomWords(deal.secret, deal.noise));
  if (pack.join(' ') !== record.pack.join(' ')) faults.push('cards');
  if (deal.noise.filter((noise) => noise !== '').length > people) faults.push('bot');
  if (kept && kept.cards !== deal.commitment) faults.push('told');
  if (kept && !deal.noise.includes(kept.noise)) faults.push('added');
  if (dealtAsTold({ ...record, pack }, dealt, kept) === false) faults.push('hand');
  return faults;
}

/** Whether this browser was told the cards that the record's pack has for its seat; null: that is not known. */
export function dealtAsTold(record: DealRecord & { options: Options }, dealt: DealRules, kept?: Kept): boolean | null {
  const mine = kept?.dealt && dealt.hand?.(record, record.options, kept.dealt.seat);
  if (!kept?.dealt || !mine) return null;
  // A seat may be told more of the pack than every seat is dealt; one that was told less saw the deal's beginning alone.
  const held = new Set(kept.dealt.cards);
  return held.size < mine.length ? null : mine.every((card) => held.has(card));
}
