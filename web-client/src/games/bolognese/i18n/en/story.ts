import type * as it from '../it/story';

export const story: typeof it.story = {
  sequences: 'sequences',
  cricche: 'cricche',
  scartini: 'cards of value',
  last: 'the last trick',
  declared: 'accusi',
};
