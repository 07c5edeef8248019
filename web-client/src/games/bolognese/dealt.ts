// The pack as it is shuffled.
import { laidOut } from '../../cards/laid_out';
import type { Dealt } from '../game_ui';
import { deck } from './cards';

export const dealt: Dealt = { laid: laidOut(deck.cards) };
