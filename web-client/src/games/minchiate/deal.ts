// The pack before shuffling, how seats are drawn from it, and how it is dealt.
import { unshuffled } from '../../cards/unshuffled';
import type { Card, Options, Seat, SeatDraw } from '../../protocol/types';
import type { DealRules, DealRecord } from '../game_ui';
import { deck } from './cards';

const PEOPLE = [0, 1, 2, 3];

/**
 * D-1: trumps, by number, are above all suit cards; those rank by strength within their suit. The Matto has no rank.
 */
function strength(card: Card): number | null {
  const { suit, rank } = deck.info(card);
  if (rank === undefined) return null;
  return suit === 'T' ? deck.cards.length + rank : rank;
}

/**
 * SEAT-2, SEAT-3, D-1: one card each; players with the Matto, or with a card as strong as another's, draw again until
 * all differ.
 */
function seats(pack: readonly Card[]): SeatDraw {
  const held: (number | null)[] = [];
  const cards: SeatDraw['cards'] = [];
  for (let again = PEOPLE; again.length && cards.length < pack.length;) {
    for (const person of again) {
      const card = pack[cards.length] ?? '';
      cards.push({ person, card });
      held[person] = strength(card);
    }
    again = PEOPLE.filter(
      (person) => held[person] === null || held.some((other, i) => i !== person && other === held[person]),
    );
  }
  return { cards, ranking: PEOPLE.toSorted((a, b) => (held[b] ?? 0) - (held[a] ?? 0)) };
}

const SEATS = 4;
const FIRST_PACKET = 10;
const HAND = 21;

/** ROB-1: it counts, or is a trump above the 20. */
function robbable(card: Card): boolean {
  const { suit, rank = 0, worth } = deck.info(card);
  return worth > 0 || (suit === 'T' && rank > 20);
}

/** CUT-2, ROB-1 … ROB-5, ROB-8, DEAL-1, DEAL-2: the cards dealt to the seat, the turned-up card last. */
function hand({ pack, dealer, moves }: DealRecord, options: Options, seat: Seat): Card[] | null {
  const lifted = moves?.[0]?.cut;
  if (dealer === undefined || typeof lifted !== 'number') return null;
  // The cutter robs from the bottom of the lifted part; the rest goes below the other part.
  const limit = typeof options.rob_limit === 'number' ? options.rob_limit : lifted;
  let robbed = 0;
  while (robbed < Math.min(limit, lifted) && robbable(pack[lifted - 1 - robbed] ?? '')) robbed += 1;
  const stock = [...pack.slice(lifted), ...pack.slice(0, lifted - robbed)];
  const dealt: Card[] = [];
  const round = (count: (position: number) => number): void => {
    for (let position = 1; position <= SEATS; position += 1) {
      const packet = stock.splice(0, count(position));
      if ((dealer + position) % SEATS === seat) dealt.push(...packet);
    }
  };
  round(() => FIRST_PACKET);
  if (options.deal === '10+10+1') {
    // With too few cards, the dealer leaves the others their last card.
    round((position) => (position < SEATS ? FIRST_PACKET : Math.min(FIRST_PACKET, stock.length - (SEATS - 1))));
    round(() => 1);
  } else round(() => HAND - FIRST_PACKET);
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
