import type * as it from '../it/story';

export const story: typeof it.story = {
  values: 'cards of value',
  threes: 'the number of cards taken',
  last: 'the last trick',
};
