// The pack before shuffling, and how it is dealt.
import { unshuffled } from '../../cards/unshuffled';
import type { DealRules } from '../game_ui';
import { deck } from './cards';

const SEATS = 4;
const PACKETS = 3;
const PACKET = 5;

export const dealRules: DealRules = {
  laid: unshuffled(deck.cards),
  // DEAL-1: three packets of five, starting at the dealer's right; without the dealer's last two cards.
  hand({ pack, dealer }, _options, seat) {
    if (dealer === undefined) return null;
    const position = (seat + SEATS - dealer - 1) % SEATS;
    return Array.from({ length: PACKETS }, (_, round) => (round * SEATS + position) * PACKET).flatMap((at) =>
      pack.slice(at, at + PACKET),
    );
  },
};
