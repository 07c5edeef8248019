import type * as it from './words.it';

export const about: typeof it.about = {
  nothing: 'Worth nothing by itself.',
  combinations: 'Can be part of',
  held: 'in hand',
};
