// The hand printed in Dresden in 1798: the engine's replay of its record, also the protocol's sample of a hand's page.
// A server test compares it with the record.
import hand from '../../../../protocol/samples/http_hand_one.json';
import type { Printed } from '../contract/printed';
import type { HandOne } from '../../protocol/types';
import { printed as en } from './i18n/en/printed';
import { printed as it } from './i18n/it/printed';

const RESTO = 60;
/** West might have brought home the King of cups in the seventeenth trick. */
const WEST = 3;
const { record, events, sides, seats, unit } = hand as unknown as HandOne;

export const printed: Printed = {
  hand: { record, events, sides, seats, unit },
  unitPoints: RESTO,
  reviewed: WEST,
  words: (lang) => ({ it, en })[lang],
  comments: async (lang) =>
    (await (lang === 'it' ? import('./i18n/it/comments') : import('./i18n/en/comments'))).comments,
};
