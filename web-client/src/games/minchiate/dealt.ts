// The pack as it is shuffled.
import { laidOut } from '../../cards/laid_out';
import type { Dealt } from '../game_ui';
import { deck } from './cards';

export const dealt: Dealt = {
  laid: laidOut(deck.cards),
  // CUT-1: the whole pack again until a cartiglia lies at the bottom, a suit card that is no King.
  again(pack, options) {
    const bottom = pack.at(-1) ?? '';
    return options.bottom_plain === true && (/^[TM]/.test(bottom) || bottom.endsWith('K'));
  },
};
