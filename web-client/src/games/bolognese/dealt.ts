// The pack as it is shuffled.
import { laidOut, type Dealt } from '../../fair/dealt';
import { deck } from './cards';

export const dealt: Dealt = { laid: laidOut(deck.cards) };
