// The pack before shuffling, and how it is dealt.
import { unshuffled } from '../../cards/unshuffled';
import type { Options, Word } from '../../protocol/types';
import type { DealRules } from '../game_ui';
import { deck } from './cards';
import { MATTAZZA } from './mattazza';

interface Shape {
  seats: number;
  packets: number;
  packet: number;
}
/** DEAL-1, DEAL-4 … DEAL-6, DEAL-8: seats, and the packets that each is dealt first. */
const SHAPES: Record<Word, Shape> = {
  millone: { seats: 2, packets: 4, packet: 5 },
  centocinquanta: { seats: 2, packets: 3, packet: 5 },
  quindici: { seats: 2, packets: 3, packet: 5 },
  terziglio: { seats: 3, packets: 3, packet: 6 },
  [MATTAZZA]: { seats: 4, packets: 2, packet: 5 },
};
const FOUR: Shape = { seats: 4, packets: 3, packet: 5 };
function shapeOf(preset: Word | undefined, { players }: Options = {}): Shape {
  const shape = SHAPES[preset ?? ''] ?? FOUR;
  return preset === MATTAZZA && typeof players === 'number' ? { ...shape, seats: players } : shape;
}

/** Tricks per hand: as many as the cards that each seat is dealt first. */
export const tricksOf = (preset: Word | undefined): number => {
  const { packets, packet } = shapeOf(preset);
  return packets * packet;
};

export const dealRules: DealRules = {
  laid: unshuffled(deck.cards),
  // From the dealer's right; without the dealer's last two cards.
  hand({ pack, dealer, rules, seats: all }, options, seat) {
    const { seats, packets, packet } = shapeOf(rules?.preset, options);
    // If seats sit out, the record renumbers the others, and does not say who they are.
    if (dealer === undefined || (all ?? seats) !== seats) return null;
    const position = (seat + seats - dealer - 1) % seats;
    return Array.from({ length: packets }, (_, round) => (round * seats + position) * packet).flatMap((at) =>
      pack.slice(at, at + packet),
    );
  },
};
