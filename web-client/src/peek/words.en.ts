import type { words as it } from './words.it';

type Words = typeof it;

const about: Words['about'] = {
  nothing: 'Worth nothing by itself.',
  combinations: 'Can be part of',
  held: 'in hand',
};

export const words: Words = { about };
