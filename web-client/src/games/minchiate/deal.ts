// The pack before shuffling, how seats are drawn from it, and how it is dealt.
import { unshuffled } from '../../cards/unshuffled';
import type { Card, Options, Seat, SeatDraw } from '../../protocol/types';
import type { DealRules, DealRecord } from '../game_ui';
import { deck } from './cards';
import { formOf, mayRob, type Form } from './forms';

/**
 * D-1: trumps, by number, are above all suit cards; those rank by strength within their suit. The Matto has no rank.
 */
function strength(card: Card): number | null {
  const { suit, rank } = deck.info(card);
  if (rank === undefined) return null;
  return suit === 'T' ? deck.cards.length + rank : rank;
}

/**
 * SEAT-2, SEAT-3, SOLO-2, D-1: one card each; players with the Matto, or with a card as strong as another's, draw again until
 * all differ.
 */
function seats(pack: readonly Card[], number: number): SeatDraw {
  const people = Array.from({ length: number }, (_, person) => person);
  const held: (number | null)[] = [];
  const cards: SeatDraw['cards'] = [];
  for (let again = people; again.length && cards.length < pack.length;) {
    for (const person of again) {
      const card = pack[cards.length] ?? '';
      cards.push({ person, card });
      held[person] = strength(card);
    }
    again = people.filter(
      (person) => held[person] === null || held.some((other, i) => i !== person && other === held[person]),
    );
  }
  return { cards, ranking: people.toSorted((a, b) => (held[b] ?? 0) - (held[a] ?? 0)) };
}

const PAIRS: Form = { seats: 4, packets: [10, 11] };
/** The packets of four players by the option `deal`; the last one is the turned-up card. */
const IN_THREE = '10+10+1';
/** ROB-4, D-43: cards that the cutter may rob where no option says it. */
const ROB_LIMIT = 13;

/** ROB-1: it counts, or is a trump above the 20. */
function robbable(card: Card): boolean {
  const { suit, rank = 0, worth } = deck.info(card);
  return worth > 0 || (suit === 'T' && rank > 20);
}

/** CUT-2, ROB-1 … ROB-5: the pack as it is dealt from, after the cut; null if it is not known. */
function cut({ pack, moves }: DealRecord, options: Options): Card[] | null {
  if (!mayRob(options)) return [...pack];
  const lifted = moves?.[0]?.cut;
  if (typeof lifted !== 'number') return null;
  // The cutter robs from the bottom of the lifted part; the rest goes below the other part.
  const { rob_limit: limit = ROB_LIMIT } = options;
  const most = typeof limit === 'number' ? Math.min(limit, lifted) : lifted;
  let robbed = 0;
  while (robbed < most && robbable(pack[lifted - 1 - robbed] ?? '')) robbed += 1;
  return [...pack.slice(lifted), ...pack.slice(0, lifted - robbed)];
}

/** ROB-8, DEAL-1, DEAL-2, SOLO-3: the cards dealt to the seat, the turned-up card last. */
function hand(record: DealRecord, options: Options, seat: Seat): Card[] | null {
  const { dealer, rules } = record;
  const stock = cut(record, options);
  if (dealer === undefined || !stock) return null;
  const { seats, packets } = formOf(rules?.preset) ?? PAIRS;
  const [first = 0, second = 0] = packets;
  const dealt: Card[] = [];
  const round = (count: (position: number) => number): void => {
    for (let position = 1; position <= seats; position += 1) {
      const packet = stock.splice(0, count(position));
      if ((dealer + position) % seats === seat) dealt.push(...packet);
    }
  };
  round(() => first);
  if (options.deal === IN_THREE) {
    // With too few cards, the dealer leaves the others their last card.
    round((position) => (position < seats ? first : Math.min(first, stock.length - (seats - 1))));
    round(() => 1);
  } else round(() => second);
  return dealt;
}

export const dealRules: DealRules = {
  laid: unshuffled(deck.cards),
  // CUT-1: shuffle again until the bottom card is a cartiglia, a suit card other than a King.
  again(pack, options) {
    const bottom = pack.at(-1) ?? '';
    return options.bottom_plain === true && (/^[TM]/.test(bottom) || bottom.endsWith('K'));
  },
  hand,
  seats,
};
