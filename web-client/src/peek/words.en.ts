import type * as it from './words.it';

export const about: typeof it.about = {
  label: 'About the card',
  nothing: 'Worth nothing by itself.',
  combinations: 'Can be part of',
  held: 'in hand',
};
