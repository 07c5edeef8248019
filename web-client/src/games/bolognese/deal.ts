// The pack before shuffling, and how it is dealt.
import { unshuffled } from '../../cards/unshuffled';
import type { Word } from '../../protocol/types';
import type { DealRules } from '../game_ui';
import { deck } from './cards';

const PACKET = 5;
interface Shape {
  seats: number;
  packets: number;
}
/** DEAL-1, DEAL-4, DEAL-5: seats, and packets of five that each is dealt first. */
const SHAPES: Record<Word, Shape> = {
  millone: { seats: 2, packets: 4 },
  centocinquanta: { seats: 2, packets: 3 },
  quindici: { seats: 2, packets: 3 },
};
const FOUR: Shape = { seats: 4, packets: 3 };
const shapeOf = (preset: Word | undefined): Shape => SHAPES[preset ?? ''] ?? FOUR;

/** Tricks per hand: as many as the cards that each seat is dealt first. */
export const tricksOf = (preset: Word | undefined): number => shapeOf(preset).packets * PACKET;

export const dealRules: DealRules = {
  laid: unshuffled(deck.cards),
  // From the dealer's right; without the dealer's last two cards.
  hand({ pack, dealer, rules }, _options, seat) {
    if (dealer === undefined) return null;
    const { seats, packets } = shapeOf(rules?.preset);
    const position = (seat + seats - dealer - 1) % seats;
    return Array.from({ length: packets }, (_, round) => (round * seats + position) * PACKET).flatMap((at) =>
      pack.slice(at, at + PACKET),
    );
  },
};
