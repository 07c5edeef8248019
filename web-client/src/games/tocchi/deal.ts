// The pack before shuffling, and how it is dealt (TOC-3).
import { unshuffled } from '../../cards/unshuffled';
import type { DealRules } from '../game_ui';
import { deck } from './deck';

/** Cards that each player gets. */
export const HAND = 7;

export const dealRules: DealRules = {
  laid: unshuffled(deck.cards),
  hand({ pack, dealer, seats = 0 }, { players }, seat) {
    const number = Number(players ?? seats);
    if (dealer === undefined || !number) return null;
    const position = (seat - dealer - 1 + 2 * number) % number;
    return pack.slice(position * HAND, (position + 1) * HAND);
  },
};
