// Positions of Minchiate: six from the hand of 1798, two from simulated hands.
import { listed } from '../../contract/positions';
import { words as en } from './words.en';
import { words as it } from './words.it';

export const positions = listed(
  {
    tenuta: 'SIG-6',
    fumata: 'SIG-3',
    impiccare: 'SIG-7',
    gelosa: 'SIG-11',
    ultimo: 'SIG-12',
    rifitta: 'SIG-14',
    prima: 'SIG-18',
    fallio: 'SIG-23',
  },
  it,
  en,
);
