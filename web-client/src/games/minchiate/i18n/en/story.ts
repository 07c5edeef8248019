import type * as it from '../it/story';

export const story: typeof it.story = {
  robbed: 'cards robbed and exposed',
  declared: 'versicole declared',
  deaths: 'counting cards that died',
  versicole: 'versicole in the count',
  cards: 'counting cards brought home',
  tricks: 'cards beyond forty-two',
  last: 'the last trick',
};
