// The pack before shuffling, and how it is dealt.
import { unshuffled } from '../../cards/unshuffled';
import type { DealRules } from '../game_ui';
import { deck } from './cards';

const SEATS = 4;
const ROUNDS = 3;
const PACKET = 5;
/** Tricks per hand: as many as the cards that each seat is dealt. */
export const TRICKS = ROUNDS * PACKET;

export const dealRules: DealRules = {
  laid: unshuffled(deck.cards),
  // DEAL-1: packets from the dealer's right, without the monte.
  hand({ pack, dealer }, _, seat) {
    if (dealer === undefined) return null;
    const position = (seat + SEATS - dealer - 1) % SEATS;
    return Array.from({ length: ROUNDS }, (_, round) => (round * SEATS + position) * PACKET).flatMap((at) =>
      pack.slice(at, at + PACKET),
    );
  },
};
